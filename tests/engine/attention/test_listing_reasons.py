"""What of the listings needs the seller: the same that a look at each of them finds."""

from __future__ import annotations

import json
import random
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.attention.listing_reasons import DAY, listing_groups
from app.engine.attention.reasons import Act, Entry, Group, Kind
from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.table_query import ListingQuery
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ItemRow
from tests.stands.sample import sample_rows

NOW = 1_790_000_000_000
STATES = (
    ("active", ""),
    ("active", "warning"),
    ("paused", ""),
    ("paused", "out_of_stock"),
    ("paused", "out_of_stock,warning"),
    ("closed", ""),
    ("closed", "deleted"),
    ("closed", "waiting_for_patch"),
    ("under_review", ""),
    ("under_review", "waiting_for_patch"),
    ("under_review", "pending_documentation,warning"),
    ("under_review", "forbidden"),
    ("inactive", "suspended"),
    ("payment_required", ""),
    ("not_yet_active", "held"),
)
Listings = list[tuple[ItemRow, dict[str, Any]]]


def day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z")


def shop_of(count: int, seed: int) -> Listings:
    """Listings in every state, some about to end, with imposed shipping, warned, or losing."""
    draw = random.Random(seed)
    found: Listings = []
    for row in sample_rows(count, seed=seed):
        status, sub_status = draw.choice(STATES)
        net = draw.choice([row.net, None, -500])
        floor = draw.choice([None, None, (row.price or 0) + 100, 1])
        ends = NOW + draw.randrange(-20, 20) * DAY
        tags = draw.choice([[], ["mandatory_free_shipping"]])
        warnings = draw.choice([[], [], [{"code": "a.b", "message": "Foto borrosa"}]])
        row = row._replace(
            status=status,
            sub_status=sub_status,
            net=net,
            floor=floor,
            below_floor=None if floor is None else (row.price or 0) < floor,
            warnings=len(warnings),
        )
        shipping = {"free_shipping": row.free_shipping, "tags": tags}
        body = {"id": row.id, "stop_time": day(ends), "shipping": shipping, "warnings": warnings}
        found.append((row, body))
    return found


def write(path: Path, listings: Listings) -> None:
    with closing(CatalogWriter(path)) as writer:
        writer.put((row, json.dumps(body).encode()) for row, body in listings)


def kinds_of(row: ItemRow, body: dict[str, Any]) -> set[Kind]:
    """Why a listing needs its seller, said once more without SQL."""
    found: set[Kind] = set()
    modifiers, closed = row.sub_status.split(","), row.status == "closed"
    empty = "out_of_stock" in modifiers
    if empty:
        found.add(Kind.OUT_OF_STOCK)
    ends = datetime.fromisoformat(body["stop_time"]).timestamp() * 1000
    if (
        row.listing_type_id == "free"
        and row.status in ("active", "paused")
        and NOW <= ends <= NOW + 7 * DAY
    ):
        found.add(Kind.ENDING)
    if closed and not empty:
        return found
    for kind, words in {
        Kind.PATCH: {"waiting_for_patch"},
        Kind.DOCUMENTS: {"pending_documentation"},
        Kind.STOPPED: {"banned", "forbidden", "freezed", "held", "suspended"},
        Kind.SUSPECTED: {"warning"},
    }.items():
        if words & {*modifiers}:
            found.add(kind)
    if row.status == "under_review" and not found & {Kind.PATCH, Kind.DOCUMENTS}:
        found.add(Kind.REVIEW)
    if row.status == "payment_required":
        found.add(Kind.PAYMENT)
    if row.net is not None and row.net < 0:
        found.add(Kind.LOSING)
    if row.below_floor:
        found.add(Kind.BELOW_FLOOR)
    if row.free_shipping and body["shipping"]["tags"]:
        found.add(Kind.IMPOSED)
    if row.warnings:
        found.add(Kind.WARNED)
    if row.status == "active" and not empty and row.health is not None and row.health < 0.5:
        found.add(Kind.UNHEALTHY)
    return found


def groups_of(path: Path, size: int = 20) -> dict[Kind, Group]:
    with closing(CatalogReader(path)) as reader:
        return {group.kind: group for group in listing_groups(reader, NOW, size)}


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10_000), st.integers(1, 90))
def test_that_the_groups_are_what_a_look_at_each_listing_finds(
    tmp_path_factory: pytest.TempPathFactory, seed: int, count: int
) -> None:
    path = tmp_path_factory.mktemp("shop") / "catalogue.db"
    listings = shop_of(count, seed)
    write(path, listings)
    found = groups_of(path, size=1_000)
    for kind, group in found.items():
        wanted = {row.id for row, body in listings if kind in kinds_of(row, body)}
        assert {entry.item_id for entry in group.entries} == wanted, kind
        assert group.count == len(wanted), kind


def test_that_what_shows_all_of_a_kind_finds_just_those(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Then:
        def now(self) -> datetime:
            return datetime.fromtimestamp(NOW / 1000, UTC)

    monkeypatch.setattr("app.engine.catalog.search_reading.SystemClock", Then)
    path = tmp_path / "catalogue.db"
    write(path, shop_of(300, 3))
    with closing(ListingSearch(path)) as search:
        for kind, group in groups_of(path, size=1_000).items():
            assert group.count, kind
            assert group.shown is not None
            wanted = sorted(entry.item_id for entry in group.entries)
            shown = search.ids(ListingQuery(group.shown.text, group.shown.view))
            assert sorted(shown) == wanted, kind
            if kind not in (Kind.LOSING, Kind.BELOW_FLOOR):
                # A view counts a closed listing that is out of stock as the latter, too.
                assert sorted(search.ids(ListingQuery(group.shown.query))) == wanted, kind


def test_that_no_more_than_a_page_is_read_and_all_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    write(path, shop_of(400, 4))
    whole, paged = groups_of(path, size=1_000), groups_of(path, size=3)
    for kind, group in paged.items():
        assert group.count == whole[kind].count
        assert group.entries == whole[kind].entries[:3]


def entry_of(path: Path, kind: Kind) -> Entry:
    return groups_of(path)[kind].entries[0]


def test_that_each_entry_leads_to_the_field_it_is_about(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    write(path, shop_of(400, 5))
    fields = {
        kind: {entry.field for entry in group.entries} for kind, group in groups_of(path).items()
    }
    assert fields[Kind.OUT_OF_STOCK] == {"available_quantity", "variations"}
    assert fields[Kind.LOSING] == fields[Kind.BELOW_FLOOR] == {"price"}
    assert fields[Kind.ENDING] == {"listing_type_id"}
    assert fields[Kind.IMPOSED] == {"shipping.free_shipping"}
    assert entry_of(path, Kind.OUT_OF_STOCK).acts == (Act.RESTOCK,)
    assert entry_of(path, Kind.WARNED).message == "Foto borrosa"
    ending = entry_of(path, Kind.ENDING)
    assert ending.ends_at is not None
    assert NOW <= ending.ends_at <= NOW + 7 * DAY


def test_that_an_unhealthy_listing_says_what_would_raise_its_health(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    row = sample_rows(1)[0]._replace(status="active", sub_status="", health=0.2, category_id="MX1")
    body = {
        "id": row.id,
        "pictures": [{"id": "A"}],
        "attributes": [{"id": "BRAND", "value_name": "Nike"}],
        "descriptions": [{"id": "D"}],
        "shipping": {"free_shipping": True},
    }
    definitions = [{"id": "BRAND", "name": "Marca"}, {"id": "COLOR", "name": "Color"}]
    with closing(CatalogWriter(path)) as writer:
        writer.put([(row, json.dumps(body).encode())])
        writer.put_document("attributes", "MX1", json.dumps(definitions).encode())
    entry = entry_of(path, Kind.UNHEALTHY)
    assert entry.lacking is not None
    assert entry.lacking.attributes == (("COLOR", "Color"),)
    assert (entry.lacking.pictures, entry.lacking.warranty) == (3, True)
    assert not entry.lacking.description
    assert not entry.lacking.free_shipping
    assert entry.field == "attributes.COLOR"


def test_that_a_missing_or_earlier_catalogue_has_no_reasons(tmp_path: Path) -> None:
    assert [g for g in groups_of(tmp_path / "catalogue.db").values() if g.count] == []
