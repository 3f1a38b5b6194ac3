"""Practice faults: which calls they affect and how often, reproducible by a seed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from fnmatch import translate
from random import Random

from app.domain.shapes import JsonObject
from app.service.errors import BadRequest

MOST_FAULTS = 100
"""The maximum number of faults at once."""

LONGEST_WAIT = 3_600
"""The maximum number of seconds that a fault waits."""

MOST_CALLS = 1_000_000_000
"""The largest number of calls that a fault may count to."""


class FaultKind(StrEnum):
    """The effect of a fault on a call."""

    LATENCY = "latency"
    STATUS = "status"
    CUT_BEFORE_COMMIT = "cut_before_commit"
    CUT_AFTER_COMMIT = "cut_after_commit"
    LATE_COMMIT = "late_commit"
    TRUNCATE = "truncate"
    HTML = "html"
    EXPIRE_SCROLL = "expire_scroll"
    EXPIRE_TOKEN = "expire_token"
    RATE_LIMIT = "rate_limit"


STATUSES = (429, 500, 504, 510)
"""The status codes that a fault of kind ``status`` may answer with."""

DEFAULT_SECONDS: Mapping[FaultKind, int] = {
    FaultKind.LATENCY: 1,
    FaultKind.LATE_COMMIT: 5,
    FaultKind.RATE_LIMIT: 1,
}
"""The default number of seconds that a fault waits or asks the caller to wait."""

# These are combined with others: the call continues after them.
_GOES_ON = frozenset({FaultKind.LATENCY, FaultKind.EXPIRE_SCROLL, FaultKind.EXPIRE_TOKEN})


@dataclass(frozen=True, slots=True)
class InjectedFault:
    """One fault: its effect, and the calls it applies to.

    ``method`` ``None`` means any method. ``path`` is the path of a route (``/items/{item_id}``), or
    a pattern of the address, in which ``*`` stands for any characters. ``rate`` is the share of
    calls that are hit, after the first ``after_calls`` and at most ``times`` in all (``None``: no
    limit).
    """

    kind: FaultKind
    method: str | None
    path: str
    rate: float
    after_calls: int
    times: int | None
    status: int
    seconds: float

    def wire(self) -> JsonObject:
        """Return the fault in wire format."""
        return {
            "kind": self.kind.value,
            "method": self.method,
            "path": self.path,
            "rate": self.rate,
            "after_calls": self.after_calls,
            "times": self.times,
            "status": self.status,
            "seconds": self.seconds,
        }


@dataclass(slots=True)
class _ActiveFault:
    """An active fault: its random numbers, and the numbers of calls that it saw and hit.

    ``drawn`` counts the random numbers used so far.
    """

    fault: InjectedFault
    random: Random
    address: re.Pattern[str]
    route: str
    seen: int = 0
    hits: int = 0
    drawn: int = 0

    def draw(self) -> float:
        """Return the next random number."""
        self.drawn += 1
        return self.random.random()

    def meets(self, method: str, route: str, path: str) -> bool:
        """Return whether a call is hit; a call that the fault applies to is counted."""
        fault = self.fault
        if fault.method is not None and fault.method != method:
            return False
        named = self.route and self.route == _plain_route(route)
        if not named and self.address.fullmatch(path) is None:
            return False
        self.seen += 1
        if self.seen <= fault.after_calls:
            return False
        if fault.times is not None and self.hits >= fault.times:
            return False
        # A number is drawn for each call, so that the same seed always hits the same calls.
        if self.draw() >= fault.rate:
            return False
        self.hits += 1
        return True


@dataclass(slots=True)
class ActiveFaults:
    """The active faults, and the number of calls of each route."""

    calls: Counter[str] = field(default_factory=Counter)
    _seed: int = 0
    _active: list[_ActiveFault] = field(default_factory=list)

    def set(self, seed: int, faults: list[InjectedFault]) -> None:
        """Replace the faults; all counts start at zero."""
        self._seed = seed
        self._active = [
            _ActiveFault(
                fault,
                _numbers(seed, place),
                re.compile(translate(fault.path)),
                _plain_route(fault.path),
            )
            for place, fault in enumerate(faults)
        ]

    def clear(self) -> None:
        """Remove all faults and counts."""
        self._seed = 0
        self._active = []
        self.calls.clear()

    def meet(self, method: str, route: str, path: str) -> list[InjectedFault]:
        """Count a call and return the faults that hit it.

        At most one of them ends the call, and that one is the last.
        """
        self._count(method, route)
        return self._met(method, route, path) if self._active else []

    def _count(self, method: str, route: str) -> None:
        self.calls[f"{method} {route}"] += 1

    def _faults(self) -> list[InjectedFault]:
        return [active.fault for active in self._active]

    def _counts(self) -> list[tuple[int, int, int]]:
        """Return for each fault the numbers of calls seen and hit, and of numbers drawn."""
        return [(active.seen, active.hits, active.drawn) for active in self._active]

    def _take_counts(self, counts: Sequence[Sequence[int]]) -> None:
        """Continue from the counts and random numbers of another process."""
        for place, (active, (seen, hits, drawn)) in enumerate(
            zip(self._active, counts, strict=True)
        ):
            active.seen, active.hits = seen, hits
            if active.drawn > drawn:
                # The last draws were rolled back.
                active.random, active.drawn = _numbers(self._seed, place), 0
            while active.drawn < drawn:
                active.draw()

    def _met(self, method: str, route: str, path: str) -> list[InjectedFault]:
        met: list[InjectedFault] = []
        for active in self._active:
            if active.meets(method, route, path):
                met.append(active.fault)
                if active.fault.kind not in _GOES_ON:
                    break
        return met

    async def settle(self) -> None:
        """Wait until all calls so far are counted."""

    def wire(self) -> JsonObject:
        """Return the faults with their hits, and the calls of each route."""
        return {
            "seed": self._seed,
            "faults": [
                {**active.fault.wire(), "calls": active.seen, "hits": active.hits}
                for active in self._active
            ],
            "calls": dict(sorted(self.calls.items())),
        }


def _numbers(seed: int, place: int) -> Random:
    return Random(f"{seed}/{place}")


def read_faults(form: JsonObject) -> tuple[int, list[InjectedFault]]:
    """Parse ``{"seed", "faults"}``; raise :class:`BadRequest` naming the invalid fields."""
    wrong: list[str] = []
    seed = form.get("seed", 0)
    if not isinstance(seed, int) or isinstance(seed, bool) or abs(seed) >= 2**63:
        wrong.append("seed")
        seed = 0
    sent = form.get("faults")
    if not isinstance(sent, list) or len(sent) > MOST_FAULTS:
        raise BadRequest(f"faults is a list of at most {MOST_FAULTS}", fields=[*wrong, "faults"])
    faults = [_read_fault(entry, f"faults.{place}", wrong) for place, entry in enumerate(sent)]
    wrong += [f"{name}: no such field" for name in form if name not in ("seed", "faults")]
    if wrong:
        raise BadRequest("These fields of the faults are wrong", fields=wrong)
    return seed, [fault for fault in faults if fault is not None]


def _read_fault(entry: object, where: str, wrong: list[str]) -> InjectedFault | None:
    if not isinstance(entry, dict):
        wrong.append(where)
        return None
    before = len(wrong)
    kind = entry.get("kind")
    if kind not in tuple(FaultKind):
        wrong.append(f"{where}.kind")
        return None
    kind = FaultKind(kind)
    given = {name: value for name, value in entry.items() if value is not None}
    method = given.get("method")
    if method == "*":
        method = None
    if method is not None and not (isinstance(method, str) and method.upper() in _METHODS):
        wrong.append(f"{where}.method")
    path = given.get("path", "*")
    if not isinstance(path, str) or not 0 < len(path) <= _LONGEST_PATH:
        wrong.append(f"{where}.path")
    rate = given.get("rate", 1)
    if not _is_number(rate) or not 0 <= rate <= 1:
        wrong.append(f"{where}.rate")
    for name in ("after_calls", "times"):
        if name in given and not (_is_whole(given[name]) and 0 <= given[name] <= MOST_CALLS):
            wrong.append(f"{where}.{name}")
    status = given.get("status", 500)
    if not _is_whole(status) or status not in STATUSES:
        wrong.append(f"{where}.status")
    seconds = given.get("seconds", DEFAULT_SECONDS.get(kind, 0))
    if not _is_number(seconds) or not 0 <= seconds <= LONGEST_WAIT:
        wrong.append(f"{where}.seconds")
    wrong += [f"{where}.{name}" for name in entry if name not in _FIELDS]
    if len(wrong) > before:
        return None
    return InjectedFault(
        kind=kind,
        method=None if method is None else str(method).upper(),
        path=str(path),
        rate=float(rate),
        after_calls=given.get("after_calls", 0),
        times=given.get("times"),
        status=status,
        seconds=float(seconds),
    )


def _plain_route(path: str) -> str:
    """Return the path of a route without the names of its variables: ``/items/{}/pictures``."""
    if "{" not in path and "/:" not in path:
        # A path without variables is matched by the address itself.
        return ""
    return "/".join(
        "{}" if re.fullmatch(r":\w+|\{\w+\}", step) else re.sub(r"\{\w+\}", "{}", step)
        for step in path.rstrip("/").split("/")
    )


def _is_whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_number(value: object) -> bool:
    return isinstance(value, (int, Decimal)) and not isinstance(value, bool)


_METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "PATCH", "OPTIONS")
_LONGEST_PATH = 200
_FIELDS = ("kind", "method", "path", "rate", "after_calls", "times", "status", "seconds")
