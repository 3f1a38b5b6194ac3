"""The faults of a marketplace served by several processes: one set with common counts."""

from __future__ import annotations

import asyncio
import secrets

from app.domain.shapes import JsonObject
from app.domain.wire import read_json, write_json
from app.service.market.shared_state import SharedState
from app.service.practice.faults import ActiveFaults, InjectedFault, read_faults
from app.service.stores.database import Database, StoreUnavailable

SETTLING_SECONDS = 0.25
"""The number of seconds within which every process has stored its counts of calls."""

_COUNTING_SECONDS = 0.05
_SET = "faults_set"


class SharedFaults(ActiveFaults):
    """Faults in a row of the database, which each call locks while it is matched.

    While no faults are set, a call is only counted, and the counts are written together a moment
    later. Faults are kept while no process runs.
    """

    def __init__(self, database: Database, shared_state: SharedState) -> None:
        super().__init__()
        self._database = database
        self._are_set = False
        self._name = ""
        self._waiting = False
        shared_state.follow(_SET, self._note)

    def set(self, seed: int, faults: list[InjectedFault]) -> None:
        """Replace the faults; all counts start at zero."""
        super().set(seed, faults)
        self._replace(secrets.token_hex(8))
        self._are_set = True

    def clear(self) -> None:
        """Remove all faults and counts."""
        super().clear()
        self._replace("")
        self._are_set = False

    def meet(self, method: str, route: str, path: str) -> list[InjectedFault]:
        """Count a call and return the faults that hit it.

        At most one of them ends the call, and that one is the last.
        """
        self._count(method, route)
        self._write_soon()
        if not self._are_set:
            return []
        with self._database.transaction():
            if not self._read(self._database.for_update):
                return []
            before = self._counts()
            met = self._met(method, route, path)
            if self._counts() != before:
                self._database.execute("UPDATE faults SET body = ?", (self._body(),))
        return met

    def wire(self) -> JsonObject:
        """Return the faults with their hits, and the calls of each route."""
        self.write_calls()
        if not self._read():
            super().clear()
        rows = self._database.rows("SELECT route, calls FROM route_calls ORDER BY route")
        return {**super().wire(), "calls": dict(rows)}

    def write_calls(self) -> None:
        """Write the counts of this process to the database."""
        self._waiting = False
        if self.calls:
            # All processes use the same order, so that no two wait for each other.
            self._database.many(_MORE_CALLS, sorted(self.calls.items()))
            self.calls.clear()

    async def settle(self) -> None:
        """Wait until every process has written its counts."""
        if _is_running():
            await asyncio.sleep(SETTLING_SECONDS)

    def _write_soon(self) -> None:
        if not _is_running():
            self.write_calls()
        elif not self._waiting:
            self._waiting = True
            asyncio.get_running_loop().call_later(_COUNTING_SECONDS, self._write_late)

    def _write_late(self) -> None:
        try:
            self.write_calls()
        except StoreUnavailable:
            # The counts are written with the next call.
            return

    def _note(self, name: str | None) -> None:
        self._are_set = bool(name)

    def _replace(self, name: str) -> None:
        """Write the faults of this process under a new name; an empty name means no faults."""
        self._name = name
        with self._database.transaction():
            self._database.keep_setting(_SET, name)
            self._database.execute("DELETE FROM faults")
            if name:
                self._database.execute(
                    "INSERT INTO faults (number, body) VALUES (1, ?)", (self._body(),)
                )
            else:
                self._database.execute("DELETE FROM route_calls")

    def _read(self, for_update: str = "") -> bool:
        """Update faults and counts from the database; return whether any faults are set.

        The table is empty after a crash of the database server.
        """
        row = self._database.one(f"SELECT body FROM faults{for_update}")
        if row is None:
            return False
        kept = read_json(row[0].encode())
        if kept["name"] != self._name:
            seed, faults = read_faults({"seed": kept["seed"], "faults": kept["faults"]})
            super().set(seed, faults)
            self._name = kept["name"]
        self._take_counts(kept["counts"])
        return True

    def _body(self) -> str:
        faults = [fault.wire() for fault in self._faults()]
        kept = {"name": self._name, "seed": self._seed, "faults": faults, "counts": self._counts()}
        return write_json(kept).decode()


def _is_running() -> bool:
    """Return whether an event loop is running to which work can be left."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


_MORE_CALLS = (
    "INSERT INTO route_calls (route, calls) VALUES (?, ?)"
    " ON CONFLICT (route) DO UPDATE SET calls = route_calls.calls + excluded.calls"
)
