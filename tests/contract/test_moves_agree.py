"""What is shown before a listing goes to another category is what the marketplace then has."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.domain.models.attribute import AttributeDefinition
from app.domain.wire_item import item_of
from app.editing.category_move import AttributeOutcome, CategoryMove, move_to
from app.editing.draft import ItemDraft
from app.editing.values import Choice, choices_of
from app.rules.sites import site_rules
from app.service.application import build_for
from app.service.market.market import Market, open_market
from app.service.seeding.world import open_world
from app.service.worlds.first_start import open_store
from tests.stands.direct import Direct
from tests.stands.virtual_clock import VirtualClock

LISTINGS, CATEGORIES = 160, 3
Rows = list[tuple[str, str]]


@pytest.fixture(scope="module")
def practice(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Market, Rows]]:
    folder: Path = tmp_path_factory.mktemp("practice")
    database = open_store(folder, lambda: open_world(1, LISTINGS), seed=1, listings=LISTINGS)
    made = open_market(
        database, folder / "pictures", clock=VirtualClock(), draw_picture=lambda key, size: b""
    )
    yield made, database.rows("SELECT id, seller_id FROM items ORDER BY number")
    database.close()


def moved(draft: ItemDraft, move: CategoryMove) -> ItemDraft:
    after = draft.copy()
    for path, value in move.values:
        change = after.change(path, value)
        if change is not None:
            after.apply(change)
    return after


def filled(definition: AttributeDefinition) -> Choice:
    """A value that the definition takes."""
    if definition.values:
        return Choice(definition.values[0].id, definition.values[0].name or "")
    kind, unit = definition.value_type, next(iter(definition.units), "")
    return Choice(None, {"number": "1", "number_unit": f"1 {unit}"}.get(kind or "", "Uno"))


def texts(item: dict[str, object], path: str) -> str:
    found = [one for one in item["attributes"] if one["id"] == path]
    return ", ".join(choice.name for choice in choices_of(found[0])) if found else ""


def test_that_a_move_does_what_was_shown_of_it(
    practice: tuple[Market, Rows],
) -> None:
    market, rows = practice
    direct, chance = Direct(build_for(market)), random.Random(3)
    said: Counter[str] = Counter()
    places = sorted({str(direct.call("GET", f"/items/{id_}")[1]["category_id"]) for id_, _ in rows})
    for id_, seller in rows:
        kept = market.users.token(seller)
        assert kept is not None
        item = direct.call("GET", f"/items/{id_}", token=kept.token)[1]
        own = market.categories.known(item["category_id"])
        site = site_rules(item["site_id"])
        for category_id in chance.sample([p for p in places if p[:2] == site.id], CATEGORIES):
            there = market.categories.known(category_id)
            assert own is not None
            assert there is not None
            if there is own:
                continue
            draft = ItemDraft(id_, item_of(item))
            move = move_to(
                draft,
                there.category,
                there.attributes,
                now=(own.category, own.attributes),
                seller=market.users.standing(seller),
                site=site,
            )
            blocked = bool(move.required) or any(one.is_error for one in move.findings)
            after = moved(draft, move)
            if move.required and chance.random() < 0.8:
                for one in move.required:
                    change = after.change(f"attributes.{one.id}", (filled(one),))
                    assert change is not None
                    after.apply(change)
                blocked = any(one.is_error for one in move.findings)
            body = after.payload()
            status, answer = direct.call("PUT", f"/items/{id_}", body, token=kept.token)
            assert status == (400 if blocked else 200), (id_, category_id, move, answer)
            said["blocked" if blocked else "moved"] += 1
            if blocked:
                continue
            item = direct.call("GET", f"/items/{id_}", token=kept.token)[1]
            assert item["category_id"] == category_id
            wanted = {one.id for one in move.required}
            for attribute in move.attributes:
                if attribute.id in wanted:
                    continue
                assert texts(item, attribute.id) == attribute.after, (id_, category_id, attribute)
                said[attribute.outcome] += 1
            omitted = [w for w in item["warnings"] if "omitted" in w["code"]]
            assert not omitted, omitted
            own = there
    assert (
        min(said[key] for key in ("blocked", "moved", AttributeOutcome.KEPT, AttributeOutcome.LOST))
        > 20
    ), said
