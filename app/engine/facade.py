"""The engine for programs: opens, reads, changes (by plans) and closes a shop without a window."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from pathlib import Path

from app.clock import Clock, SystemClock
from app.domain.timestamps import format_timestamp
from app.engine.changes.listing_changes import ListingChanges
from app.engine.connected_shop import ConnectedShop
from app.engine.events import Event
from app.engine.outbox.guards import Accepted, Risk
from app.engine.outbox.send_report import TIMEOUT_SECONDS
from app.engine.plans.apply import Applied, apply_plan, check_owner, send_undo
from app.engine.plans.listing_operations import parse_operations
from app.engine.plans.operation_parsing import Operation
from app.engine.plans.plan import Plan
from app.engine.plans.plan_builder import Planning
from app.engine.plans.plan_check import Checked
from app.engine.plans.plan_undo import undo_plan
from app.engine.plans.rehearsal import rehearse
from app.engine.previews.texts import Texts, read_texts
from app.engine.queries.query import prepared_query
from app.engine.session import Session, Target, open_session
from app.engine.undo.inverse import UNANSWERED, WITHDRAWN, Note, Skipped, Undo
from app.engine.undo.planner import last_sent, unanswered_of
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.folder import Workspace
from app.workspace.journal.outbox import OutboxState


class OpenShop(ConnectedShop):
    """A connected shop, created by ``open_shop``.

    Every method raises ``NoticeError`` with the notice of the cause if it fails.
    """

    def __init__(self, session: Session, workspace: Path, clock: Clock) -> None:
        super().__init__(session)
        self._workspace = workspace
        self._clock = clock
        self.listing = ListingChanges(
            self,
            catalog=session.catalog,
            categories=session.categories,
            connection=session.connection,
            shipping=session.shipping,
        )

    async def plan(
        self,
        where: str,
        *operations: str,
        more: Sequence[Operation] = (),
        ids: Iterable[str] | None = None,
    ) -> Plan:
        """Plan ``operations`` such as ``price=+7%`` for the listings that ``where`` finds.

        ``more`` are operations that were parsed before; ``ids`` restricts the search to listings
        with these ids or own codes. The plan is based on the catalog, so sync first; nothing is
        sent. Descriptions, which the catalog does not have, are read from the marketplace. Raise
        ``QueryError``, ``IdListError`` and ``OperationError`` (all ``ValueError``) for invalid
        input.
        """
        now: datetime = self._clock.now()
        steps = [*parse_operations(operations), *more]
        path = Workspace(self._workspace).catalog_path
        made_at = format_timestamp(now)
        listed = ids if ids is None or isinstance(ids, str) else list(ids)
        asked = where if listed is None else f"{where} --ids ({len(listed)})".strip()
        planning = Planning(self.session.catalog, steps, where=asked, made_at=made_at)
        with (
            closing(CatalogReader(path)) as reader,
            prepared_query(where, now, reader, ids=listed) as query,
        ):
            if planning.needs_texts:
                found = [item_id for item_id, _ in query.items(reader, frozenset())]
                planning.texts = await self.read_texts(found)
            return planning.whole(query.items(reader, planning.fields))

    async def read_texts(
        self, ids: Sequence[str], on_read: Callable[[int], object] = lambda _count: None
    ) -> Texts:
        """Return the present descriptions of listings, each read by a request of its own.

        ``on_read`` is called with the number of further descriptions read.
        """
        api = self.session.connection.api
        return await read_texts(api, ids, lambda some: on_read(len(some)))

    async def rehearse(
        self,
        plan: Plan,
        take: Callable[[Checked], None],
        *,
        on_read: Callable[[int, int], None] = lambda _done, _total: None,
        on_progress: Callable[[int, int], None] = lambda _done, _total: None,
    ) -> None:
        """Apply ``plan`` to a clone of its listings in their present state.

        ``take`` is called with the result of each; ``on_read`` with the numbers of listings read
        and in total, ``on_progress`` with those done and in total. Raise ``OtherShop`` for the plan
        of another seller.
        """
        check_owner(self, plan)
        read = self.outbox.read_now
        await rehearse(
            self.session.catalog,
            plan,
            self._clock,
            take,
            read=read,
            on_read=on_read,
            on_progress=on_progress,
        )

    async def risks(self, plan: Plan, *, floor: Decimal | None = None) -> tuple[Risk, ...]:
        """Return the rows of ``plan`` that must be confirmed before it is applied, with reasons."""
        return await self.outbox.risks(plan.changes(), floor=floor)

    async def apply(
        self,
        plan: Plan,
        timeout: float = TIMEOUT_SECONDS,
        *,
        accepted: Accepted = 0,
        floor: Decimal | None = None,
    ) -> Applied:
        """Apply ``plan`` and wait for the outcome; applying it again changes nothing more.

        ``accepted`` is the number of its risky rows, or its ``risks``; ``floor`` is a minimum price
        for all listings. Raise ``OtherShop`` for the plan of another seller, and ``NotAccepted``
        (with ``risks``) if not all risks were accepted: then nothing is sent.
        """
        self.session.prepare()
        return await apply_plan(self, plan, timeout, accepted=accepted, floor=floor)

    async def undo(
        self, plan: Plan, timeout: float = TIMEOUT_SECONDS, *, accepted: Accepted = 0
    ) -> Applied:
        """Undo ``plan``, except for values that have changed since, which are left and reported.

        Raise the same errors as ``apply``; ``NotAccepted`` only if listings would be closed.
        """
        self.session.prepare()
        return await undo_plan(self, plan, timeout, accepted=accepted)

    async def find_undo(
        self,
        item_id: str,
        *,
        redo: bool = False,
        look: bool = True,
        timeout: float = TIMEOUT_SECONDS,
    ) -> Undo:
        """Return the undo of the change that was sent last for a listing.

        Called again after ``send_undo``, it returns the undo of the change before that. With
        ``redo`` it returns the reverse of the last undo. A change that waits to be sent is taken
        back first, and noted as withdrawn: that already undoes it. A change without an answer is
        looked up, and withdrawn if it did not arrive. If this cannot be determined, the change is
        left and reported. Without ``look`` nothing is taken back or looked up, only reported.

        Raise ``ChangeError`` if it is not a listing of this seller, unless something was sent for
        it from here.
        """
        outbox = self.outbox
        if not redo and (undo := await self._withdraw_last(item_id, look=look)) is not None:
            return undo
        open_ones = await outbox.read(lambda store: unanswered_of(store, item_id))
        if look and open_ones:
            numbers = frozenset(row.number for row in open_ones)
            await outbox.give_up(open_ones)
            await self.send(timeout, numbers=numbers, look=True)
            rows = await outbox.read(lambda store: store.rows_of(numbers))
            open_ones = await outbox.read(lambda store: unanswered_of(store, item_id))
            if gone := [row for row in rows if row.state is OutboxState.CANCELLED]:
                notes = (Note(item_id, row.title, "", WITHDRAWN, {}) for row in gone)
                return Undo((), (), tuple(notes))
        if open_ones:
            skipped = Skipped(item_id, open_ones[0].title, "", UNANSWERED, {})
            return Undo((), (skipped,))
        row = await outbox.read(lambda store: last_sent(store, item_id, redo=redo))
        if row is None and not await outbox.read(lambda store: store.numbers_of((item_id,))):
            await self.listing.reader.read(item_id)
        return await outbox.undo_of(numbers=() if row is None else (row.number,))

    async def _withdraw_last(self, item_id: str, *, look: bool) -> Undo | None:
        """Take back the last change of a listing that waits; ``None`` if none waits any more.

        Without ``look`` it is only reported.
        """
        rows = await self.outbox.read(lambda store: store.of_item(item_id))
        waiting = [row for row in rows if row.state is OutboxState.QUEUED][-1:]
        if look:
            waiting = await self.outbox.withdraw_queued(numbers=[row.number for row in waiting])
        notes = (Note(item_id, row.title, "", WITHDRAWN, {}) for row in waiting)
        return Undo((), (), tuple(notes)) if waiting else None

    async def send_undo(
        self, undo: Undo, timeout: float = TIMEOUT_SECONDS, *, accepted: Accepted = ()
    ) -> Applied:
        """Send an undo, including everything that ``undo.asks`` names, and wait for the outcome.

        Raise ``NotAccepted`` if its risks were not accepted; see ``session.outbox.risks``.
        """
        return await send_undo(self, undo, timeout, accepted=accepted)


@asynccontextmanager
async def open_shop(
    workspace: Path,
    target: Target,
    *,
    watch: Callable[[Event], None] | None = None,
    clock: Clock | None = None,
    offline: bool = False,
) -> AsyncIterator[OpenShop]:
    """Open a shop for a program and connect it; ``watch`` is called for every event.

    ``offline``: the marketplace is not contacted; everything that needs it raises ``unreachable``.
    Nothing is read or sent until it is requested. Raise ``NoticeError`` if the workspace cannot be
    used, belongs to another shop, or the marketplace refuses access. Leaving the block ends
    everything that was started.
    """
    session = await open_session(workspace, replace(target, begin=()), clock=clock)
    if watch is not None:
        session.events.subscribe(watch)
    shop = OpenShop(session, workspace, clock or SystemClock())
    try:
        if not offline:
            await shop.connect()
        yield shop
    finally:
        await session.close()


def open_practice_shop(
    workspace: Path | str,
    *,
    listings: int | None = None,
    watch: Callable[[Event], None] | None = None,
) -> AbstractAsyncContextManager[OpenShop]:
    """Open the practice shop of a folder; see ``open_shop``.

    Its marketplace is created with ``listings`` listings if it does not exist.
    """
    folder = Path(workspace)
    options = () if listings is None else ("--listings", str(listings))
    target = Target("practice", practice=True, store=folder / "marketplace", options=options)
    return open_shop(folder, target, watch=watch)
