"""Calls that are cut off now and carried out later, by any process that runs then."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

import msgspec

from app.clock import Clock
from app.service.call import Call
from app.service.market.market import Market
from app.service.market.shared_state import SharedState
from app.service.stores.database import Database
from app.service.stores.imaging import Jpeg

if TYPE_CHECKING:
    from starlette.types import Scope

_NEXT = "next_late_commit"


class _KeptCall(msgspec.Struct):
    """The stored form of a call: its request, and the picture parsed from it."""

    method: str
    scheme: str
    path: str
    raw_path: bytes
    query_string: bytes
    headers: list[tuple[bytes, bytes]]
    variables: dict[str, str]
    body: bytes
    picture: Jpeg | None = None


class LateCommits:
    """The table of late commits; a commit is deleted from it before it is carried out.

    If a process dies in between, its commit is lost, which is acceptable because its client does
    not know the outcome anyway.
    """

    def __init__(self, database: Database, clock: Clock, shared_state: SharedState) -> None:
        self._database = database
        self._clock = clock
        self._next: float = inf
        shared_state.follow(_NEXT, self._note)

    def add(self, seconds: float, call: Call) -> None:
        """Schedule a call to be carried out after this number of ``seconds``."""
        due = int((self._clock.now().timestamp() + seconds) * 1_000)
        with self._database.transaction():
            self._hold()
            self._database.execute(
                "INSERT INTO late_commits (due, body) VALUES (?, ?)", (due, _written(call))
            )
            self._keep_next()

    def take(self, market: Market) -> tuple[str, bytes, Call] | None:
        """Return the method, path and call that is due next; ``None`` if there is none.

        The caller carries it out. Costs one comparison if there is none.
        """
        if self._next == inf:
            return None
        now = int(self._clock.now().timestamp() * 1_000)
        if now < self._next:
            return None
        with self._database.transaction():
            self._hold()
            row = self._database.one(
                "SELECT number, body FROM late_commits WHERE due <= ? ORDER BY due, number LIMIT 1",
                (now,),
            )
            if row is not None:
                self._database.execute("DELETE FROM late_commits WHERE number = ?", (row[0],))
            self._keep_next()
        return None if row is None else _read(row[1], market)

    def _hold(self) -> None:
        """Lock the table against other processes until the transaction ends."""
        if self._database.shared:
            self._database.execute(
                "INSERT INTO settings (key, value) VALUES (?, '') ON CONFLICT DO NOTHING", (_NEXT,)
            )
            self._database.locked_setting(_NEXT)

    def _keep_next(self) -> None:
        row = self._database.one("SELECT min(due) FROM late_commits")
        due = "" if row is None or row[0] is None else str(row[0])
        if self._database.shared:
            self._database.keep_setting(_NEXT, due)
        self._note(due)

    def _note(self, due: str | None) -> None:
        self._next = int(due) if due else inf


def _written(call: Call) -> bytes:
    scope = call.scope
    return msgspec.json.encode(
        _KeptCall(
            scope["method"],
            scope["scheme"],
            scope["path"],
            scope["raw_path"],
            scope["query_string"],
            scope["headers"],
            dict(call.variables),
            call.body,
            call.prepared if isinstance(call.prepared, Jpeg) else None,
        )
    )


def _read(body: bytes, market: Market) -> tuple[str, bytes, Call]:
    kept = msgspec.json.decode(body, type=_KeptCall)
    scope: Scope = {
        "type": "http",
        "method": kept.method,
        "scheme": kept.scheme,
        "path": kept.path,
        "raw_path": kept.raw_path,
        "query_string": kept.query_string,
        "headers": kept.headers,
    }
    call = Call(scope, kept.variables, kept.body, market)
    call.prepared = kept.picture
    return kept.method, kept.raw_path, call
