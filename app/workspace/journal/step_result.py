"""The outcome of the last step of a schedule, as stored in the journal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from app.domain.shapes import JsonObject, object_of, objects_of, text_of


class PartLeft(NamedTuple):
    """A value of a listing that was skipped, and the code of the reason."""

    item_id: str
    path: str
    code: str


@dataclass(frozen=True, slots=True)
class StepResult:
    """The outcome of a step, or the ``code`` of the reason why nothing was done.

    ``counts`` are the rows of the outbox by state, ``already`` the listings that were as wanted,
    ``left`` the number of skipped values, of which the first are ``named``.
    """

    code: str = ""
    counts: Mapping[str, int] = field(default_factory=dict)
    already: int = 0
    left: int = 0
    named: tuple[PartLeft, ...] = ()

    def to_json(self) -> JsonObject:
        """Return the result as a JSON object: only the code if there is one."""
        if self.code:
            return {"code": self.code}
        return {
            "counts": dict(self.counts),
            "already": self.already,
            "left": self.left,
            "named": [part._asdict() for part in self.named],
        }


def read_result(value: object) -> StepResult | None:
    """Return the result in ``value`` as written by ``to_json``; ``None`` if there is none."""
    record = object_of(value)
    if not record:
        return None
    counts = object_of(record.get("counts")).items()
    return StepResult(
        text_of(record.get("code")),
        {state: count for state, count in counts if isinstance(count, int)},
        _count(record.get("already")),
        _count(record.get("left")),
        tuple(
            PartLeft(*(text_of(one.get(name)) for name in PartLeft._fields))
            for one in objects_of(record.get("named"))
        ),
    )


def _count(value: object) -> int:
    return value if isinstance(value, int) else 0
