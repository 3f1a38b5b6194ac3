"""Rehearsing a plan: carried out on a clone of its listings, in a marketplace of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.client.api import MarketplaceApi
from app.client.errors import ClientError, Refused
from app.client.requester import Requester
from app.domain.wire import write_json
from app.engine.answers import findings_of_causes, findings_of_warnings
from app.engine.children import MarketplaceProcess
from app.engine.notices import Notice, NoticeError, notice_of
from app.engine.plan_check import Checked, Outlook, compare
from app.engine.together import together
from app.paths import drop_remains
from app.rules.answer import compare_answer
from app.rules.findings import Finding
from app.rules.shapes import text_of
from app.tasks import TaskScope

if TYPE_CHECKING:
    from app.client.token import Token
    from app.clock import Clock
    from app.engine.catalog import ItemCatalog
    from app.engine.plan import Plan, PlannedListing

_SIDE_BY_SIDE = 4
_FOLDER = "vitrina-rehearsal-"

Told = Callable[[int, int], None]


async def rehearse(
    catalog: ItemCatalog, plan: Plan, clock: Clock, *, told: Told = lambda _done, _total: None
) -> list[Checked]:
    """Carry ``plan`` out on a clone, and answer what became of each listing, in its order.

    The clone has the bodies, categories and seller of the catalogue. The shop itself is not asked
    for anything. ``told`` hears how many of how many are done. Raises ``NoticeError`` when the
    marketplace of the clone cannot be run.
    """
    bodies = {entry.item_id: catalog.facts(entry.item_id) for entry in plan.listings}
    drop_remains(Path(tempfile.gettempdir()), f"{_FOLDER}*")
    with tempfile.TemporaryDirectory(prefix=_FOLDER) as name:
        world = Path(name) / "world"
        _clone(catalog, plan, bodies, world)
        async with TaskScope("rehearsal") as scope:
            marketplace = MarketplaceProcess(
                Path(name) / "store",
                scope=scope,
                clock=clock,
                tell=lambda _event: None,
                on_back=lambda: None,
                options=("--world", str(world), "--listings", "0"),
            )
            try:
                await marketplace.start()
                # The ready lines come one after the other; the seller's may be behind others.
                token = await _token(marketplace, plan.user_id, clock)
                return await _carry_out(marketplace.base_url, token, plan, bodies, clock, told)
            finally:
                await marketplace.close()


def _clone(
    catalog: ItemCatalog, plan: Plan, bodies: dict[str, dict[str, Any] | None], world: Path
) -> None:
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


def _without_warnings(body: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in body.items() if name != "warnings"}


async def _token(marketplace: MarketplaceProcess, user_id: str, clock: Clock) -> Token:
    for _ in range(40):
        for seller in marketplace.sellers:
            if seller.user_id == user_id:
                return seller.token
        await clock.sleep(0.05)
    raise NoticeError(Notice("process_given_up", {"process": "marketplace"}))


async def _carry_out(
    base_url: str,
    token: Token,
    plan: Plan,
    bodies: dict[str, dict[str, Any] | None],
    clock: Clock,
    told: Told,
) -> list[Checked]:
    found: dict[str, Checked] = {}
    waiting: Iterator[PlannedListing] = iter(plan.listings)
    api = MarketplaceApi(Requester(base_url, token, clock=clock))

    async def work() -> None:
        # One iterator for all: each takes the next listing when it is free.
        for entry in waiting:
            found[entry.item_id] = await _try(api, entry, bodies[entry.item_id])
            told(len(found), len(plan.listings))

    try:
        await together(*(work() for _ in range(_SIDE_BY_SIDE)))
    finally:
        await api.close()
    return [found[entry.item_id] for entry in plan.listings]


async def _try(api: MarketplaceApi, entry: PlannedListing, body: dict[str, Any] | None) -> Checked:
    outlook, findings = compare(entry, body)
    if outlook is not Outlook.READY:
        return Checked(entry.item_id, entry.title, outlook, findings)
    try:
        live = await api.items.get(entry.item_id)
        draft = entry.draft(live)
        payload = draft.payload()
        answer = await api.items.update(entry.item_id, payload)
    except Refused as error:
        preview = entry.draft(body).preview()
        findings = findings_of_causes(error.causes, preview) or (
            Finding.error("", notice_of(error).code, message=error.message or ""),
        )
        return Checked(entry.item_id, entry.title, Outlook.REFUSED, findings)
    except ClientError as error:
        raise NoticeError(notice_of(error)) from error
    warned = findings_of_warnings(answer, {**answer, **payload})
    said = {finding.path for finding in warned}
    compared = tuple(f for f in compare_answer(payload, answer) if f.path not in said)
    outlook = Outlook.WARNED if warned or compared else Outlook.READY
    return Checked(entry.item_id, entry.title, outlook, (*warned, *compared))
