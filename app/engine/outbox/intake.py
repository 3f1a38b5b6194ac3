"""The entrance of the outbox: the guards check changes, which are then stored."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem
from app.engine.events import Event, OutboxChanged
from app.engine.outbox.guards import Accepted, Guards, Risk, change_of
from app.workspace.journal.outbox import OutboxMoved, OutboxRow, OutboxStore
from app.workspace.outbox_command import Change, OutboxCommand

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.engine.journal_thread import JournalThread


class Intake:
    """The part of the outbox that adds changes, durably, after their risks were confirmed.

    Every method that adds has ``accepted``: the risks that the seller confirmed. Without it no
    risky change is accepted: the method raises ``NotAccepted``, and nothing of that call is in the
    outbox. All methods raise ``NoticeError`` if the journal cannot be written.
    """

    def __init__(
        self,
        store: OutboxStore,
        thread: JournalThread,
        guards: Guards,
        *,
        publish: Callable[[Event], None],
        wake: Callable[[], None],
    ) -> None:
        self._store = store
        self._thread = thread
        self._guards = guards
        self._publish = publish
        self._wake = wake
        self._closing = threading.Event()

    async def risks(
        self, changes: Iterable[Change], *, floor: Decimal | None = None
    ) -> tuple[Risk, ...]:
        """Return the risks of ``changes`` that would have to be confirmed; see ``Guards.risks``."""
        return await self._thread.run(lambda: self._guards.risks(changes, floor=floor))

    async def add(
        self, draft: ItemDraft, command: OutboxCommand | None = None, *, accepted: Accepted = ()
    ) -> OutboxRow:
        """Put a draft in the outbox, durably, and have it sent."""
        await self._thread.run(self._guards.require, [change_of(draft, command)], accepted)
        return self._begun([await self._thread.run(self._store.add, draft, command)])[0]

    async def add_parts(
        self, drafts: Iterable[ItemDraft], *, accepted: Accepted = ()
    ) -> list[OutboxRow]:
        """Put parts of drafts in the outbox, durably, and have them sent; all or none of them.

        The stored drafts keep their other edits.
        """
        given = tuple(drafts)

        def put() -> list[OutboxRow]:
            self._guards.require([change_of(draft, None) for draft in given], accepted)
            return self._store.add_parts(given)

        return self._begun(await self._thread.run(put))

    async def replace(
        self, row: OutboxRow, draft: ItemDraft, *, accepted: Accepted = ()
    ) -> OutboxRow | None:
        """Put the seller's decision about a held row in the outbox in its place.

        Edits of the listing that were typed since stay a draft. Return ``None`` if the row changed
        meanwhile: then nothing is added.
        """

        def put() -> list[OutboxRow]:
            self._guards.require([change_of(draft, None)], accepted)
            try:
                return [self._store.replace(row, draft)]
            except OutboxMoved:
                return []

        added = self._begun(await self._thread.run(put))
        return added[0] if added else None

    async def add_once(
        self, draft: ItemDraft, command: OutboxCommand, *, accepted: Accepted = ()
    ) -> OutboxRow:
        """Put the creation of a new listing in the outbox, unless a row for it exists already.

        Such a row is returned instead, and nothing is added.
        """

        def put() -> tuple[OutboxRow, bool]:
            for row in self._store.all_of_item(draft.item_id):
                if row.may_be_made:
                    return row, False
            self._guards.require([change_of(draft, command)], accepted)
            return self._store.add(draft, command), True

        row, is_new = await self._thread.run(put)
        return self._begun([row])[0] if is_new else row

    async def add_change(
        self,
        item_id: str,
        base: WireItem,
        changes: JsonObject,
        *,
        batch: str | None = None,
        confirmed: bool = False,
        accepted: Accepted = (),
    ) -> OutboxRow | None:
        """Put ``changes`` (form values by path) to a listing with the body ``base`` in the outbox.

        Return ``None`` if they change nothing. ``confirmed``: variations, or pictures of theirs,
        may be lost.
        """
        change = Change(item_id, base, changes, confirmed=confirmed)
        rows = await self.add_changes([change], batch=batch, accepted=accepted)
        return rows[0] if rows else None

    async def add_changes(
        self, changes: Iterable[Change], *, batch: str | None = None, accepted: Accepted = ()
    ) -> list[OutboxRow]:
        """Put all these changes in the outbox, or none if the disk is full; see ``add_change``."""
        given = tuple(changes)

        def put() -> list[OutboxRow]:
            self._guards.require(given, accepted)
            return self._store.add_changes(given, batch=batch)

        return self._begun(await self._thread.run(put))

    async def put(
        self,
        changes: Iterable[Change],
        *,
        batch: str | None = None,
        accepted: Accepted = (),
    ) -> list[int]:
        """Store a large number of changes, without an event for each; return their numbers.

        None is stored if the shop is closed meanwhile.
        """
        given, closing = tuple(changes), self._closing.is_set

        def put() -> list[int]:
            self._guards.require(given, accepted)
            return self._store.put(given, batch=batch, given_up=closing)

        return await self._thread.run(put)

    async def put_decided(
        self,
        decide: Callable[[OutboxStore], Iterable[Change]],
        *,
        batch: str | None = None,
        accepted: Accepted = (),
        floor: Decimal | None = None,
        costs: Mapping[str, int | None] | None = None,
    ) -> list[int]:
        """Store, as ``put`` does, the changes that ``decide`` returns within the same transaction.

        ``decide`` is called with the outbox. ``floor`` and ``costs`` are for the guards; see
        ``Guards.risks``.
        """

        def decided() -> tuple[Change, ...]:
            changes = tuple(decide(self._store))
            self._guards.require(changes, accepted, floor=floor, costs=costs)
            return changes

        closing = self._closing.is_set
        return await self._thread.run(
            lambda: self._store.put_decided(decided, batch=batch, given_up=closing)
        )

    def begin(self) -> None:
        """Start sending the rows of the outbox, without waiting for it."""
        self._wake()

    def close(self) -> None:
        """Abort additions that are not written yet, because the shop is closing."""
        self._closing.set()

    def _begun(self, rows: list[OutboxRow]) -> list[OutboxRow]:
        for row in rows:
            self._publish(OutboxChanged(row))
        if rows:
            self._wake()
        return rows
