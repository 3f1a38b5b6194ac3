"""The engine for programs: one shop opened, read, changed by plans and closed, without a window."""

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
from app.engine.plans.operations import Operation
from app.engine.plans.plan import Plan
from app.engine.plans.plan_check import Checked
from app.engine.plans.plan_operations import parse_operations
from app.engine.plans.plan_undo import undo_plan
from app.engine.plans.planning import Planning
from app.engine.plans.rehearsal import rehearse
from app.engine.previews.texts import Texts, read_texts
from app.engine.queries.query import meant_by
from app.engine.session import Session, Target, open_session
from app.engine.undo.inverse import UNANSWERED, WITHDRAWN, Note, Skipped, Undo
from app.engine.undo.planner import last_sent, unanswered_of
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.folder import Workspace
from app.workspace.journal.outbox import OutboxState


class OpenShop(ConnectedShop):
    """A connected shop; made by ``open_shop``.

    Every method raises ``NoticeError`` with the notice of what stands in the way.
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

        ``more`` are operations that were read before, ``ids`` the listings among which it looks, by
        id or own code. The catalogue is what counts, so sync first; nothing is sent. Descriptions,
        which it does not have, are read from the marketplace. Raise
        ``QueryError``, ``IdListError`` and ``OperationError`` (all ``ValueError``) with what is
        wrong.
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
            meant_by(where, now, reader, ids=listed) as query,
        ):
            if planning.needs_texts:
                found = [item_id for item_id, _ in query.items(reader, frozenset())]
                planning.texts = await self.read_texts(found)
            return planning.whole(query.items(reader, planning.fields))

    async def read_texts(
        self, ids: Sequence[str], on_read: Callable[[int], object] = lambda _count: None
    ) -> Texts:
        """Return the descriptions of listings as they are now, each by a request of its own.

        ``on_read`` hears how many more were read.
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
        """Carry ``plan`` out on a clone of its listings as they are now.

        ``take`` gets what became of each; ``on_read`` hears how many of how many are read,
        ``on_progress`` how many are done. Raise ``OtherShop`` for the plan of another seller.
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
        """Return the rows of ``plan`` that have to be agreed to before it is applied, each with
        why.
        """
        return await self.outbox.risks(plan.changes(), floor=floor)

    async def apply(
        self,
        plan: Plan,
        timeout: float = TIMEOUT_SECONDS,
        *,
        accepted: Accepted = 0,
        floor: Decimal | None = None,
    ) -> Applied:
        """Carry ``plan`` out, and wait for the outcome; a second time changes nothing more.

        ``accepted`` is how many of its rows are risky, or its ``risks``; ``floor`` is a price that
        none may come under. Raise ``OtherShop`` for the plan of another seller, and
        ``NotAccepted`` (with ``risks``) when not all that is risky was agreed to: then nothing is
        sent.
        """
        self.session.prepare()
        return await apply_plan(self, plan, timeout, accepted=accepted, floor=floor)

    async def undo(
        self, plan: Plan, timeout: float = TIMEOUT_SECONDS, *, accepted: Accepted = 0
    ) -> Applied:
        """Take ``plan`` back, but for what changed since, which is left alone and named.

        Raise as ``apply`` does, ``NotAccepted`` only where listings would be closed by it.
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
        """Return the way back from what was sent last for a listing.

        Asked for again after ``send_undo`` it is that from what was sent before it. ``redo``: the
        way back from the last way back. What has no answer is looked up first, and not sent any
        more if it is not there: that is the way back from it. Where that cannot be found out, it
        is left alone and named; without ``look`` it is named at once.

        Raise ``ChangeError`` for what is no listing of this seller, unless something was sent for
        it from here.
        """
        outbox = self.outbox
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

    async def send_undo(
        self, undo: Undo, timeout: float = TIMEOUT_SECONDS, *, accepted: Accepted = ()
    ) -> Applied:
        """Send a way back, with all that ``undo.asks`` names, and wait for the outcome.

        Raise ``NotAccepted`` when what is risky of it was not agreed to; see
        ``session.outbox.risks``.
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
    """Open a shop for a program, connected; ``watch`` is called for every event.

    ``offline``: the marketplace is not asked; whatever needs it raises ``unreachable``. Nothing is
    read or sent until it is asked for. Raise ``NoticeError`` when the workspace cannot
    be used, is another shop's, or the marketplace does not let us in. Leaving it ends what was
    started.
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

    Its marketplace is made when it is not there, with so many ``listings``.
    """
    folder = Path(workspace)
    options = () if listings is None else ("--listings", str(listings))
    target = Target("practice", practice=True, store=folder / "marketplace", options=options)
    return open_shop(folder, target, watch=watch)
