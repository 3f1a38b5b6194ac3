"""Calls that are cut off now and carried out later, by whichever process is there then."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from math import inf
from typing import TYPE_CHECKING, Any

from app.clock import Clock
from app.domain.wire import read_json, write_json
from app.service.call import Call
from app.service.market.market import Market
from app.service.market.news import News
from app.service.stores.database import Database
from app.service.stores.imaging import Jpeg

if TYPE_CHECKING:
    from starlette.types import Scope

_NEXT = "next_late_commit"
_TEXTS = ("type", "method", "scheme", "path")
_BYTES = ("raw_path", "query_string")


class LateCommits:
    """Owns the table of late commits; a commit is taken from it before it is carried out.

    A process that dies in between takes its commit with it, and whoever asked for it was never told
    what came of it anyway.
    """

    def __init__(self, database: Database, clock: Clock, news: News) -> None:
        self._database = database
        self._clock = clock
        self._next: float = inf
        news.follow(_NEXT, self._note)

    def add(self, seconds: float, call: Call) -> None:
        """Let a call be carried out in so many ``seconds``."""
        due = int((self._clock.now().timestamp() + seconds) * 1_000)
        with self._database.transaction():
            self._hold()
            self._database.execute(
                "INSERT INTO late_commits (due, body) VALUES (?, ?)", (due, _written(call))
            )
            self._keep_next()

    def take(self, market: Market) -> tuple[str, bytes, Call] | None:
        """Return the method, path and call that is due next; ``None`` when there is none.

        Whoever takes one carries it out. Costs one comparison when there is none.
        """
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
        """Let nobody else add or take one before the transaction ends."""
        if self._database.shared:
            self._database.execute(
                "INSERT INTO settings (key, value) VALUES (?, '') ON CONFLICT DO NOTHING", (_NEXT,)
            )
            self._database.held_setting(_NEXT)

    def _keep_next(self) -> None:
        row = self._database.one("SELECT min(due) FROM late_commits")
        due = "" if row is None or row[0] is None else str(row[0])
        if self._database.shared:
            self._database.keep_setting(_NEXT, due)
        self._note(due)

    def _note(self, due: str | None) -> None:
        self._next = int(due) if due else inf


def _written(call: Call) -> bytes:
    """Return a call as JSON: what was sent, and the picture that was read of it."""
    scope = call.scope
    jpeg = call.prepared if isinstance(call.prepared, Jpeg) else None
    return write_json(
        {
            **{name: scope[name] for name in _TEXTS},
            **{name: scope[name].decode("latin-1") for name in _BYTES},
            "headers": [[one.decode("latin-1") for one in pair] for pair in scope["headers"]],
            "body": b64encode(call.body).decode(),
            "picture": jpeg and [b64encode(jpeg.data).decode(), jpeg.width, jpeg.height],
            "variables": dict(call.variables),
        }
    )


def _read(body: bytes, market: Market) -> tuple[str, bytes, Call]:
    kept: Mapping[str, Any] = read_json(body)
    scope: Scope = {
        **{name: kept[name] for name in _TEXTS},
        **{name: kept[name].encode("latin-1") for name in _BYTES},
        "headers": [
            (name.encode("latin-1"), value.encode("latin-1")) for name, value in kept["headers"]
        ],
    }
    call = Call(scope, kept["variables"], b64decode(kept["body"]), market)
    if kept["picture"] is not None:
        data, width, height = kept["picture"]
        call.prepared = Jpeg(b64decode(data), width, height)
    return scope["method"], scope["raw_path"], call
