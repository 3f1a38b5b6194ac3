"""What is done to variations in a draft is what the marketplace makes of it, or refuses."""

from __future__ import annotations

import random
from collections import Counter
from decimal import Decimal
from typing import Any

from app.domain.wire_item import item_of, variations_of
from app.editing.change import FieldChange
from app.editing.checks import check_creation, check_draft
from app.editing.creation import creation_form
from app.editing.draft import ItemDraft
from app.editing.merge import merge
from app.editing.values import Choice, PictureRef
from app.editing.variations.changes import (
    combos_of,
    with_added,
    with_cells,
    with_pictures,
    with_removed,
    with_restored,
)
from app.editing.variations.rows import Axis, live_rows, rows_of
from app.editing.variations.split_merge import merged_into, split_by
from app.rules.changes.answer import variation_look
from app.rules.sites import site_rules
from app.service.application import build_for
from app.service.market.market import Market
from tests.contract.test_creations_agree import GOOD
from tests.contract.test_listing_items import form
from tests.contract.test_variations import PICTURES, variation
from tests.stands.direct import Direct
from tests.stands.small_world import LEAF, NEW_SELLER

EDITS = 900
CREATIONS = 300
COLOUR, SIZE = Axis("COLOR", "Color"), Axis("SIZE", "Talle")
OWN = Axis("", "Aroma")
VALUES = {
    COLOUR: [Choice("101", "Rojo"), Choice(None, "Azul"), Choice(None, "Lila"), Choice(None, "")],
    SIZE: [Choice("201", "S"), Choice("202", "M"), Choice(None, "XL")],
    OWN: [Choice(None, "Pino"), Choice(None, "Rosa")],
}
CELLS: dict[str, list[object]] = {
    "price": [300, Decimal("280.50"), 0, -1, Decimal("1.005"), None],
    "available_quantity": [0, 5, -1, None],
    "seller_custom_field": ["A-1", None, "z" * 121],
}


def _judge(market: Market) -> dict[str, Any]:
    known = market.categories.known(LEAF)
    assert known is not None
    return {
        "category": known.category,
        "attributes": known.attributes,
        "seller": market.users.standing(NEW_SELLER),
        "site": site_rules("MX"),
    }


def _step(draft: ItemDraft, chance: random.Random, attributes: Any) -> str:
    """Do one thing to the variations of a draft, as a seller may; return what it was."""
    live = [row.key for row in live_rows(draft)]
    every = [row.key for row in rows_of(draft)]
    some = chance.sample(every, min(len(every), chance.randint(1, 2)))
    done = chance.choice(["add", "remove", "restore", "split", "merge", "pictures", "cell", "cell"])
    if done == "add":
        chosen = [
            (axis, tuple(chance.sample(VALUES[axis], chance.randint(0, 2))))
            for axis in (COLOUR, SIZE)
        ]
        combos = combos_of(draft, chosen, attributes)
        edits = with_added(draft, combos, attributes)
    elif done == "split":
        axis = chance.choice([SIZE, OWN])
        edits = split_by(draft, axis, tuple(chance.sample(VALUES[axis], 2)))
    elif done == "merge" and len(live) > 1:
        chosen_keys = chance.sample(live, 2)
        edits = merged_into(draft, chosen_keys, chosen_keys[0], Decimal(290))
    elif done == "pictures":
        shown = [ref.id_in_variation for ref in draft.pictures()]
        edits = with_pictures(draft, some, chance.sample(shown, chance.randint(0, 2)), attributes)
    elif done == "remove":
        edits = with_removed(draft, some)
    elif done == "restore":
        edits = with_restored(draft, some)
    elif live:
        name = chance.choice(sorted(CELLS))
        edits = with_cells(draft, [(chance.choice(live), name, chance.choice(CELLS[name]))])
    else:
        edits = []
    for path, value in edits:
        draft.apply(FieldChange(path, None, value))
    return done


def test_that_what_is_done_to_variations_is_taken_as_it_is_forecast(market: Market) -> None:
    """Every outcome is compared with that of PUT: refused or not, and what is there afterwards."""
    direct, chance, judged = Direct(build_for(market)), random.Random(5), _judge(market)
    kept = market.users.token(NEW_SELLER)
    assert kept is not None
    started = form(
        price=None,
        available_quantity=None,
        pictures=PICTURES,
        variations=[variation("Rojo", "S"), variation("Azul", "S"), variation("Azul", "M")],
    )
    status, made = direct.call("POST", "/items", started, token=kept.token)
    assert status == 201, made
    said: Counter[tuple[str, bool]] = Counter()
    for number in range(EDITS):
        sold = chance.choice([0, 0, 3])
        market.items.replace({**made, "sold_quantity": sold})
        draft = ItemDraft(made["id"], item_of({**made, "sold_quantity": sold}))
        done = [_step(draft, chance, judged["attributes"]) for _ in range(chance.randint(1, 3))]
        if draft.is_empty():
            continue
        found = check_draft(draft, **judged)
        blocked = [(one.path, one.code) for one in found if one.is_error]
        sent = draft.payload() if blocked else merge(draft, draft.base).payload()
        status, answer = direct.call("PUT", f"/items/{made['id']}", sent, token=kept.token)
        assert status == (400 if blocked else 200), (number, done, sent, blocked, answer)
        if not blocked:
            wanted = [row.entry for row in live_rows(draft)]
            there = variations_of(item_of(answer))
            looks = [variation_look(entry) for entry in there]
            assert len(there) == len(wanted), (number, done)
            forecast = [variation_look(one) for one in variations_of(draft.preview())]
            assert sorted(map(sorted, looks)) == sorted(map(sorted, forecast)), (number, done)
        for one in done:
            said[one, not blocked] += 1
    taken = {one for (one, is_taken), count in said.items() if is_taken and count > 9}
    assert taken >= {"add", "remove", "split", "merge", "pictures", "cell"}, said
    assert sum(count for (_, is_taken), count in said.items() if not is_taken) > EDITS // 5, said


def test_that_a_new_listing_with_variations_is_listed_or_refused_as_forecast(
    market: Market,
) -> None:
    direct, chance, judged = Direct(build_for(market)), random.Random(6), _judge(market)
    kept = market.users.token(NEW_SELLER)
    assert kept is not None
    types = market.sites.listing_type_ids("MX")
    said: Counter[bool] = Counter()
    for number in range(CREATIONS):
        draft = ItemDraft("new-1", {})
        values: dict[str, object] = {"category_id": LEAF, **GOOD}
        values["pictures"] = _sources()
        if chance.random() < 0.7:
            del values["price"], values["available_quantity"]
        for path, value in values.items():
            draft.apply(FieldChange(path, None, value))
        done = [_step(draft, chance, judged["attributes"]) for _ in range(chance.randint(1, 4))]
        cells = [(row.key, "available_quantity", 3) for row in live_rows(draft)]
        for path, value in with_cells(draft, cells[: chance.randint(0, 3)]):
            draft.apply(FieldChange(path, None, value))
        found = check_creation(draft, **judged, listing_types=types)
        blocked = [(one.path, one.code) for one in found if one.is_error]
        sent = creation_form(draft, "MX")
        status, answer = direct.call("POST", "/items", sent, token=kept.token)
        assert status == (400 if blocked else 201), (number, done, sent, blocked, answer)
        said[not blocked] += 1
    assert min(said.values()) > CREATIONS // 8, said


def _sources() -> tuple[PictureRef, ...]:
    return tuple(PictureRef("source", one["source"]) for one in PICTURES)
