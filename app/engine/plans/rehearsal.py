"""Rehearsing a plan: carried out on a clone of its listings, in a marketplace of its own."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from app.client.api import MarketplaceApi
from app.client.errors import ClientError
from app.client.requester import Requester
from app.domain.shapes import JsonObject, text_of
from app.domain.wire import write_json
from app.domain.wire_item import WireItem
from app.engine.notices import Notice, NoticeError, notice_of
from app.engine.plans.plan_check import Checked, Outlook, compare
from app.engine.processes.children import MarketplaceProcess
from app.engine.sending.dispatcher import SENDINGS_AT_ONCE, Dispatcher
from app.engine.sending.sender import Sender
from app.engine.sending.side_effects import side_effects
from app.paths import drop_remains
from app.rules.findings import Finding
from app.tasks import TaskScope
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
_FOLDER = "vitrina-rehearsal-"

OnProgress = Callable[[int, int], None]
Bodies = Mapping[str, WireItem | None]


async def rehearse(
    catalog: ItemCatalog,
    plan: Plan,
    clock: Clock,
    *,
    read: ReadItems | None = None,
    on_progress: OnProgress = lambda _done, _total: None,
) -> list[Checked]:
    """Carry ``plan`` out on a clone, and answer what became of each listing, in its order.

    The clone has the listings as ``read`` finds them now (without it: as the catalogue has them)
    and the categories and seller of the catalogue. Each change goes as it will be sent, by the same
    steps. The shop itself is asked for its listings, and nothing else. ``on_progress`` hears how
    many of how many are done. Raise ``NoticeError`` when they cannot be read, or when the
    marketplace of the clone cannot be run.
    """
    bodies = await _bodies(catalog, plan, read)
    drop_remains(Path(tempfile.gettempdir()), f"{_FOLDER}*")
    with tempfile.TemporaryDirectory(prefix=_FOLDER) as name:
        world = Path(name) / "world"
        _clone(catalog, plan, bodies, world)
        async with clone_market(Path(name), plan.user_id, clock) as api:
            return await _Stage(api, plan, bodies, Path(name), clock, on_progress).play()


@asynccontextmanager
async def clone_market(folder: Path, user_id: str, clock: Clock) -> AsyncIterator[MarketplaceApi]:
    """Run a marketplace of the records in ``folder/world``, and ask it as ``user_id``.

    Raise ``NoticeError`` when it cannot be run.
    """
    async with TaskScope("rehearsal") as scope:
        marketplace = MarketplaceProcess(
            folder / "store",
            scope=scope,
            clock=clock,
            publish=lambda _event: None,
            on_back=lambda: None,
            options=("--world", str(folder / "world"), "--listings", "0"),
        )
        try:
            await marketplace.start()
            # The ready lines come one after the other; the seller's may be behind others.
            token = await _token(marketplace, user_id, clock)
            async with MarketplaceApi(Requester(marketplace.base_url, token, clock=clock)) as api:
                yield api
        finally:
            await marketplace.close()


async def _bodies(catalog: ItemCatalog, plan: Plan, read: ReadItems | None) -> Bodies:
    ids = [entry.item_id for entry in plan.listings]
    if read is None:
        return {item_id: catalog.facts(item_id) for item_id in ids}
    found: dict[str, WireItem | None] = {}
    for first in range(0, len(ids), _AT_ONCE):
        try:
            found |= await read(ids[first : first + _AT_ONCE])
        except ClientError as error:
            raise NoticeError(notice_of(error)) from error
    return found


def _clone(catalog: ItemCatalog, plan: Plan, bodies: Bodies, world: Path) -> None:
    """Write the affected listings, their categories and their seller in the wire format."""
    (world / "attributes").mkdir(parents=True)
    (world / "listing_types").mkdir()
    found = [body for body in bodies.values() if body is not None]
    with (world / "items.jsonl").open("wb") as file:
        for body in found:
            file.write(write_json(_without_warnings(body)) + b"\n")
    categories = []
    for category_id in sorted({text_of(body.get("category_id")) for body in found}):
        category = catalog.document("category", category_id)
        attributes = catalog.document("attributes", category_id)
        if category is not None:
            categories.append(category)
        if attributes is not None:
            (world / "attributes" / f"{category_id}.json").write_bytes(attributes)
    (world / "categories.json").write_bytes(b"[" + b",".join(categories) + b"]")
    user = catalog.document("user", plan.user_id)
    if user is not None:
        (world / "users.json").write_bytes(b"[" + user + b"]")
    types = catalog.document("listing_types", plan.site_id)
    if types is not None:
        (world / "listing_types" / f"{plan.site_id}.json").write_bytes(types)


def _without_warnings(body: WireItem) -> JsonObject:
    return {name: value for name, value in body.items() if name != "warnings"}


async def _token(marketplace: MarketplaceProcess, user_id: str, clock: Clock) -> Token:
    for _ in range(40):
        for seller in marketplace.sellers:
            if seller.user_id == user_id:
                return seller.token
        await clock.sleep(0.05)
    raise NoticeError(Notice("process_given_up", {"process": "marketplace"}))


class _Stage:
    """The clone, and an outbox of its own from which the plan is sent to it."""

    def __init__(
        self,
        api: MarketplaceApi,
        plan: Plan,
        bodies: Bodies,
        folder: Path,
        clock: Clock,
        on_progress: OnProgress,
    ) -> None:
        self._api = api
        self._plan = plan
        self._bodies = bodies
        self._folder = folder
        self._clock = clock
        self._on_progress = on_progress
        self._ended: set[int] = set()

    async def play(self) -> list[Checked]:
        """Send what would be sent, and answer what became of each listing."""
        checked: dict[str, Checked] = {}
        changes = []
        for entry in self._plan.listings:
            outlook, findings = compare(entry, self._bodies.get(entry.item_id))
            checked[entry.item_id] = Checked(entry.item_id, entry.title, outlook, findings)
            if outlook is Outlook.READY:
                changes.append(Change(entry.item_id, entry.base, entry.after))
        journal = Journal(self._folder / "journal.db")
        try:
            outbox = OutboxStore(journal)
            numbers = outbox.put(changes, batch=self._plan.batches[0])
            await self._send(outbox, len(checked) - len(numbers))
            entries = {entry.item_id: entry for entry in self._plan.listings}
            for first in range(0, len(numbers), _AT_ONCE):
                for row in outbox.rows_of(numbers[first : first + _AT_ONCE]):
                    checked[row.item_id] = self._outcome(outbox, row, entries[row.item_id])
        finally:
            journal.close()
        return list(checked.values())

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
                uploads=self._folder,
                stored=lambda _item: None,
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

    def _outcome(self, outbox: OutboxStore, row: OutboxRow, entry: PlannedListing) -> Checked:
        findings, notice = row.result.findings, row.result.notice
        match row.state:
            case OutboxState.DONE:
                entries = outbox.history.of_operation(row.op_id, row.listing_id)
                before = self._bodies[row.item_id] or {}
                answer = entries[-1].answer if entries else None
                follows = side_effects(before, answer, entry.after) if answer else ()
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
