"""No entry of the outbox takes what is risky before its seller has agreed to it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app.domain.wire import write_json
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.variations.naming import where_of
from app.engine.journal_thread import JournalThread
from app.engine.outbox.guards import Accepted, Guards, NotAccepted, Risk
from app.engine.outbox.outbox import Outbox
from app.engine.sending.creation import creation
from app.engine.sync.item_rows import parse_item_row
from app.rules.findings import Finding
from app.rules.guards import Limits
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxStore
from app.workspace.journal.undone import UNDOES
from app.workspace.outbox_command import Change, Kind

USER = b'{"id":"7","seller_reputation":{"level_id":"5_green"}}'


def item(**changes: object) -> dict[str, Any]:
    return {
        "id": "MX1",
        "title": "Mesa",
        "price": Decimal(500),
        "currency_id": "MXN",
        "available_quantity": 5,
        "status": "active",
        "listing_type_id": "gold_special",
        "condition": "new",
        "buying_mode": "buy_it_now",
        "shipping": {"free_shipping": False},
        "variations": [],
        **changes,
    }


@dataclass
class Desk:
    outbox: Outbox
    store: OutboxStore


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    journal, thread = Journal(tmp_path / "journal.db"), JournalThread()
    outbox = Outbox(journal, thread, publish=lambda _event: None, wake=lambda: None)
    yield Desk(outbox, OutboxStore(journal))
    await thread.close()
    journal.close()


def draft(changes: Mapping[str, Any], base: dict[str, Any] | None = None) -> ItemDraft:
    made = ItemDraft("MX1", base or item())
    for path, value in changes.items():
        made.apply(FieldChange(path, None, value))
    return made


Put = Callable[[Outbox, Accepted], Awaitable[object]]
RISKY = Change("MX1", item(), {"price": Decimal(5000)})
NEW = creation({"title": "Mesa", "price": 0})
RELISTED = Change("MX1", item(), {}, Kind.RELIST, details={"body": {"price": 5000}})
ENTRIES: dict[str, Put] = {
    "add": lambda o, ok: o.add(draft(RISKY.changes), accepted=ok),
    "add_parts": lambda o, ok: o.add_parts([draft(RISKY.changes)], accepted=ok),
    "add_once": lambda o, ok: o.add_once(*NEW, accepted=ok),
    "add_change": lambda o, ok: o.add_change("MX1", item(), RISKY.changes, accepted=ok),
    "add_changes": lambda o, ok: o.add_changes([RISKY], accepted=ok),
    "put": lambda o, ok: o.put([RISKY], accepted=ok),
    "put_decided": lambda o, ok: o.put_decided(lambda _store: [RISKY], accepted=ok),
    "add of a new listing": lambda o, ok: o.add(*NEW, accepted=ok),
    "add_changes of a relisting": lambda o, ok: o.add_changes([RELISTED], accepted=ok),
}


@pytest.mark.parametrize("entry", ENTRIES)
async def test_that_no_entry_takes_what_was_not_agreed_to(desk: Desk, entry: str) -> None:
    put = ENTRIES[entry]
    other = Risk("MX1", "Mesa", (Finding.warning("price", "guard.price_change"),))
    for accepted in ((), [other], 0, 2):
        with pytest.raises(NotAccepted) as refusal:
            await put(desk.outbox, accepted)
        assert len(refusal.value.risks) == 1
        assert desk.store.numbers() == []
    await put(desk.outbox, refusal.value.risks)
    assert len(desk.store.numbers()) == 1


@pytest.mark.parametrize("entry", ENTRIES)
async def test_that_the_number_of_risky_rows_agrees_to_them(desk: Desk, entry: str) -> None:
    await ENTRIES[entry](desk.outbox, 1)
    assert len(desk.store.numbers()) == 1


async def test_that_every_entry_is_tried() -> None:
    entries = {name for name in vars(Outbox.__bases__[0]) if name.startswith(("add", "put"))}
    assert entries == {entry.split()[0] for entry in ENTRIES}


async def test_that_one_risky_change_keeps_the_others_from_being_put_in(desk: Desk) -> None:
    plain = Change("MX2", item(id="MX2"), {"price": Decimal(510)})
    with pytest.raises(NotAccepted):
        await desk.outbox.put([plain, RISKY], batch="b")
    assert desk.store.numbers() == []


async def test_that_nothing_to_send_needs_no_number(desk: Desk) -> None:
    assert await desk.outbox.put([], accepted=3) == []
    with pytest.raises(NotAccepted):
        await desk.outbox.put([Change("MX1", item(), {"title": "Otra"})], accepted=3)


def codes(guards: Guards, *changes: Change) -> list[list[str]]:
    return [[finding.code for finding in risk.findings] for risk in guards.risks(changes)]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (Change("MX1", item(), {"price": 300}), []),
        (Change("MX1", item(), {"price": 200}), ["guard.price_change"]),
        (Change("MX1", item(), {"price": 0}), ["guard.price_zero"]),
        (Change("MX1", item(), {"title": "Otra", "available_quantity": 0}), []),
        (Change("MX1", item(), {"status": "paused"}), []),
        (Change("MX1", item(), {"status": "closed"}), []),
        (Change("MX1", item(status="closed"), {"deleted": True}), ["guard.deletes"]),
        (
            Change("MX1", item(listing_type_id="free"), {"available_quantity": 0}),
            ["guard.closes_without_stock"],
        ),
        (
            Change(
                "MX1",
                item(variations=[{"id": 1, "price": 90}, {"id": 2, "price": 90}]),
                {"variations.2.price": 10},
            ),
            ["guard.price_change"],
        ),
        (
            Change(
                "MX1",
                item(variations=[{"id": 1, "price": 90}]),
                {"variations": [{"id": 1, "price": 10}, {"price": 0}]},
            ),
            ["guard.price_change", "guard.price_zero"],
        ),
        # It was so before, and goes back.
        (Change("MX1", item(), {"price": 5000}, details={UNDOES: ["op"]}), []),
        (
            Change(
                "MX1",
                item(listing_type_id="free"),
                {"available_quantity": 0},
                details={UNDOES: ["op"]},
            ),
            ["guard.closes_without_stock"],
        ),
        # It was sent before, and waits for a decision.
        (Change("MX1", item(), {"price": 5000}, held={"findings": []}), []),
        (
            Change("MX1", item(), {}, Kind.RELIST, details={"body": {"price": 90}}),
            ["guard.price_change"],
        ),
    ],
)
def test_that_changes_are_guarded(change: Change, found: list[str]) -> None:
    assert codes(Guards(), change) == ([found] if found else [])


@pytest.mark.parametrize(("count", "found"), [(5, 0), (6, 6)])
def test_that_each_of_more_than_five_closings_is_reported(count: int, found: int) -> None:
    changes = [Change(f"MX{n}", item(), {"status": "closed"}) for n in range(count)]
    risks = Guards().risks(changes)
    assert len(risks) == found
    assert all(risk.findings[0].params == {"count": 6, "limit": 5} for risk in risks)


def test_that_floors_and_limits_are_those_of_the_seller() -> None:
    lower = Change("MX1", item(), {"price": 300})
    assert codes(Guards(Limits(price_change=Decimal(10))), lower) == [["guard.price_change"]]
    floors = Limits(least_prices={"MXN": Decimal(400), "ARS": Decimal(9000)})
    assert codes(Guards(floors), lower) == [["guard.price_floor"]]
    nets = Limits(least_nets={"MXN": Decimal(400)})
    assert codes(Guards(nets), lower) == []
    (risk,) = Guards().risks([lower], floor=Decimal("300.01"))
    assert risk.findings[0].params["floor"] == Decimal("300.01")


@pytest.fixture
def catalog(tmp_path: Path) -> Path:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    body = write_json(item(shipping={"free_shipping": False}))
    writer.put([(parse_item_row(body).row, body)])
    for name, value in {"site_id": "MX", "user_id": "7"}.items():
        writer.put_fact(name, value)
    writer.put_document("user", "7", USER)
    writer.close()
    return path


@pytest.mark.parametrize(
    ("cost", "price", "net_after"),
    [(8450, 560, Decimal("411.10")), (None, 560, None)],
)
def test_that_a_higher_price_that_leaves_less_is_reported(
    catalog: Path, cost: int | None, price: int, net_after: Decimal | None
) -> None:
    writer = CatalogWriter(catalog)
    writer.put_shipping_costs([("MX1", cost, "MXN")] if cost else [])
    writer.close()
    base = {"id": "MX1", "price": Decimal(500), "currency_id": "MXN"}
    (risk,) = Guards(catalog=catalog).risks([Change("MX1", base, {"price": price})])
    (finding,) = risk.findings
    assert (finding.code, finding.params["net_after"]) == ("guard.lower_net", net_after)
    assert finding.params["net_before"] == Decimal("442.50")
    assert codes(Guards(catalog=catalog), Change("MX1", base, {"price": 540})) == []
    # What was found out beside the catalog counts where it knows nothing.
    change = Change("MX1", base, {"price": price})
    (again,) = Guards(catalog=catalog).risks([change], costs={"MX1": 9450})
    (finding,) = again.findings
    assert finding.params["net_after"] == (net_after or Decimal("401.10"))


def test_that_a_net_below_the_floor_is_reported(catalog: Path) -> None:
    guards = Guards(Limits(least_nets={"MXN": Decimal(400)}), catalog)
    base = {"id": "MX1", "price": Decimal(500), "currency_id": "MXN"}
    assert codes(guards, Change("MX1", base, {"price": 440})) == [["guard.net_floor"]]
    assert codes(guards, Change("MX1", base, {"price": 460})) == []


@pytest.mark.parametrize("is_new", [False, True])
def test_that_the_price_of_a_new_variation_is_reported_by_its_values(*, is_new: bool) -> None:
    new = {"price": 0, "attribute_combinations": [{"id": "COLOR", "value_name": "Rojo"}]}
    change = Change("MX1", item(variations=[{"id": 181}]), {"variations": [{"id": 181}, new]})
    if is_new:
        form = {"price": 5, "variations": [{"price": 5}, new]}
        change = Change("new-1", {}, {}, Kind.CREATE, details={"form": form})
    ((finding,),) = (risk.findings for risk in Guards().risks([change]))
    assert (finding.path, where_of(finding)) == ("variations.1.price", "Rojo: price")
