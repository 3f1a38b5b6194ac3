"""Rehearsal of a plan on a clone of its listings, in a marketplace of its own."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from app.client.api import MarketplaceApi
from app.client.errors import ClientError
from app.client.requester import Requester
from app.domain.wire_item import WireItem
from app.editing.item_paths import RECORDS, RELISTED, known_texts
from app.engine.catalog.own_codes import taken_codes
from app.engine.notices import Notice, NoticeError, notice_of
from app.engine.plans.plan_check import Checked, Outlook, compare
from app.engine.plans.rehearsal_world import RehearsalWorld
from app.engine.processes.marketplace_process import READY_SECONDS, MarketplaceProcess
from app.engine.sending.dispatcher import SENDINGS_AT_ONCE, Dispatcher
from app.engine.sending.sender import Sender
from app.engine.sending.side_effects import side_effects
from app.paths import drop_remains
from app.rules.findings import Finding
from app.tasks import TaskScope
from app.workspace.folder import Workspace
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import ENDED, OutboxRow, OutboxState, OutboxStore
from app.workspace.outbox_command import Change

if TYPE_CHECKING:
    from app.client.token import Token
    from app.clock import Clock
    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.plans.plan import Plan, PlannedListing
    from app.engine.undo.planner import ReadItems

_AT_ONCE = 200
_LISTINGS_A_SECOND = 200
"""The lowest rate at which a marketplace imports listings, on a slow and busy machine."""
_FOLDER = "vitrina-rehearsal-"

OnProgress = Callable[[int, int], None]
Take = Callable[[Checked], None]


def _no_progress(_done: int, _total: int) -> None:
    return


async def rehearse(
    catalog: ItemCatalog,
    plan: Plan,
    clock: Clock,
    take: Take,
    *,
    read: ReadItems | None = None,
    on_read: OnProgress = _no_progress,
    on_progress: OnProgress = _no_progress,
) -> None:
    """Apply ``plan`` to a clone, and call ``take`` with the outcome of each listing, in order.

    The clone has the listings as ``read`` returns them now (without it: as in the catalog) and
    the categories and seller of the catalog. Each change is sent by the same steps as the real
    one. The shop itself is asked only for its listings. ``on_read`` is called with the numbers of
    listings read and in total, ``on_progress`` with those done and in total; ``take`` is called
    only after all are done. Data that grows with the plan is on disk. Raise ``NoticeError`` if the
    listings cannot be read, or the marketplace of the clone cannot be run.
    """
    drop_remains(Path(tempfile.gettempdir()), f"{_FOLDER}*")
    with tempfile.TemporaryDirectory(prefix=_FOLDER) as name:
        world = RehearsalWorld(Path(name) / "world")
        try:
            async for body in _bodies(catalog, plan, read, on_read):
                world.add(body)
            world.finish(catalog, plan)
            async with clone_market(Path(name), plan.user_id, clock, len(plan.listings)) as api:
                uploads = Workspace(catalog.path.parent).uploads
                stage = _Stage(api, plan, world, Path(name), clock, on_progress, uploads)
                await stage.play(lambda checked, entry: take(_with_codes(catalog, checked, entry)))
        finally:
            world.close()


def _with_codes(catalog: ItemCatalog, checked: Checked, entry: PlannedListing) -> Checked:
    """Add findings for own codes of other listings, because the clone has only the planned ones."""
    if checked.outlook not in (Outlook.READY, Outlook.WARNED):
        return checked
    codes = taken_codes(catalog, entry.after, entry.item_id)
    if not codes:
        return checked
    return replace(checked, outlook=Outlook.WARNED, findings=(*checked.findings, *codes))


@asynccontextmanager
async def clone_market(
    folder: Path, user_id: str, clock: Clock, listings: int = 1
) -> AsyncIterator[MarketplaceApi]:
    """Run a marketplace with the records in ``folder/world``, and yield its API for ``user_id``.

    The start time-out grows with the number of ``listings``. Raise ``NoticeError`` if it cannot be
    run.
    """
    async with TaskScope("rehearsal") as scope:
        marketplace = MarketplaceProcess(
            folder / "store",
            scope=scope,
            clock=clock,
            publish=lambda _event: None,
            on_back=lambda: None,
            options=("--world", str(folder / "world"), "--listings", "0"),
            ready_seconds=READY_SECONDS + listings / _LISTINGS_A_SECOND,
        )
        try:
            await marketplace.start()
            # The ready lines arrive one at a time; the seller's may be after others.
            token = await _token(marketplace, user_id, clock)
            async with MarketplaceApi(Requester(marketplace.base_url, token, clock=clock)) as api:
                yield api
        finally:
            await marketplace.close()


async def _bodies(
    catalog: ItemCatalog, plan: Plan, read: ReadItems | None, on_read: OnProgress
) -> AsyncIterator[WireItem | None]:
    total = len(plan.listings)
    for first in range(0, total, _AT_ONCE):
        some = plan.listings[first : first + _AT_ONCE]
        ids = [entry.item_id for entry in some]
        if read is None:
            for entry in some:
                yield _with_base_texts(catalog.facts(entry.item_id), entry)
            continue
        try:
            found = await read(ids)
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error
        for entry in some:
            yield _with_base_texts(found.get(entry.item_id), entry)
        on_read(first + len(ids), total)


def _with_base_texts(body: WireItem | None, entry: PlannedListing) -> WireItem | None:
    """Return a listing with the description that the plan is based on; a body has only its id."""
    return body if body is None or RECORDS not in entry.base else known_texts(body, entry.base)


async def _token(marketplace: MarketplaceProcess, user_id: str, clock: Clock) -> Token:
    for _ in range(40):
        for seller in marketplace.sellers:
            if seller.user_id == user_id:
                return seller.token
        await clock.sleep(0.05)
    raise NoticeError(Notice("process_given_up", {"process": "marketplace"}))


def _rows(outbox: OutboxStore, numbers: Sequence[int]) -> Iterator[OutboxRow]:
    for first in range(0, len(numbers), _AT_ONCE):
        yield from outbox.rows_of(numbers[first : first + _AT_ONCE])


class _Stage:
    """The clone, and an outbox of its own from which the plan is sent to it."""

    def __init__(
        self,
        api: MarketplaceApi,
        plan: Plan,
        world: RehearsalWorld,
        folder: Path,
        clock: Clock,
        on_progress: OnProgress,
        uploads: Path,
    ) -> None:
        self._api = api
        self._uploads = uploads
        self._plan = plan
        self._world = world
        self._folder = folder
        self._clock = clock
        self._on_progress = on_progress
        self._ended: set[int] = set()

    async def play(self, take: Callable[[Checked, PlannedListing], None]) -> None:
        """Send the plan, and pass on the outcome of each listing."""
        journal = Journal(self._folder / "journal.db")
        try:
            outbox = OutboxStore(journal)
            numbers = outbox.put(self._changes(), batch=self._plan.batches[0])
            await self._send(outbox, len(self._plan.listings) - len(numbers))
            rows = _rows(outbox, numbers)
            row = next(rows, None)
            for place, entry in enumerate(self._plan.listings):
                if row is not None and row.item_id == entry.item_id:
                    take(self._outcome(outbox, row, entry, place), entry)
                    row = next(rows, None)
                else:
                    outlook, findings = compare(entry, self._world.body(place))
                    take(Checked(entry.item_id, entry.title, outlook, findings), entry)
        finally:
            journal.close()

    def _changes(self) -> Iterator[Change]:
        for place, entry in enumerate(self._plan.listings):
            if compare(entry, self._world.body(place))[0] is Outlook.READY:
                yield entry.change()

    async def _send(self, outbox: OutboxStore, others: int) -> None:
        def changed(row: OutboxRow) -> None:
            if row.state in ENDED:
                self._ended.add(row.number)
                self._on_progress(others + len(self._ended), len(self._plan.listings))

        flush = Dispatcher(
            outbox,
            Sender(
                self._api,
                outbox,
                # Prepared pictures are uploaded to the clone as they will be to the shop.
                uploads=self._uploads,
                stored=lambda *_: None,
                changed=changed,
            ),
            clock=self._clock,
            publish=lambda _event: None,
            at_once=SENDINGS_AT_ONCE,
        )
        try:
            await flush.run()
        finally:
            flush.close()

    def _outcome(
        self, outbox: OutboxStore, row: OutboxRow, entry: PlannedListing, place: int
    ) -> Checked:
        findings, notice = row.result.findings, row.result.notice
        match row.state:
            case OutboxState.DONE:
                entries = outbox.history.of_operation(row.op_id, row.listing_id)
                before = self._world.body(place) or {}
                answer = entries[-1].answer if entries else None
                # A relisting creates another listing, so this one has no side effects.
                compared = answer if RELISTED not in entry.after else None
                follows = side_effects(before, compared, entry.after) if compared else ()
                findings = (*findings, *follows)
                outlook = Outlook.WARNED if findings else Outlook.READY
            case OutboxState.HELD:
                outlook = Outlook.CHANGED_SINCE
            case OutboxState.REFUSED:
                outlook = Outlook.REFUSED
                if notice is not None and not findings:
                    findings = (Finding.error("", notice.code, message=notice.detail),)
            case _:
                raise NoticeError(notice or Notice("outcome_unknown"))
        return Checked(entry.item_id, entry.title, outlook, findings)
