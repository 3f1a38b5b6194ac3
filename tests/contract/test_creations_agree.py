"""What the form of a new listing calls sendable is listed, and what it blocks is refused."""

from __future__ import annotations

import random
from decimal import Decimal

from app.editing.change import FieldChange
from app.editing.checks import check_creation
from app.editing.creation import creation_form
from app.editing.draft import ItemDraft
from app.editing.values import Choice, PictureRef
from app.rules.sites import site_rules
from app.service.application import build_for
from app.service.market.market import Market
from tests.stands.direct import Direct
from tests.stands.small_world import BRANCH, CERAMICS, LEAF, NEW_SELLER, SERVICES, TOP_SELLER

CREATIONS = 2_400
_NOTHING = (None, "", ())
_PICTURES = tuple(PictureRef("source", f"https://example.com/{n}.jpg") for n in range(8))


def _words(*texts: str) -> list[object]:
    return [(), *((Choice(None, text),) for text in texts)]


POOL: dict[str, list[object]] = {
    "title": ["Camisa de lino", "x" * 60, "x" * 61, "", " ", "Camisa\tazul", "Ñandú 9 × 12"],
    "subtitle": [None, "Fresca", "y" * 71],
    "price": [None, 120, Decimal("549.00"), Decimal("549.01"), Decimal("5.001"), 4, 0, -1, 10**17],
    "available_quantity": [None, 0, 1, 40, -1, 10**9],
    "currency_id": ["MXN", "ARS", None],
    "buying_mode": ["buy_it_now", "auction", "classified", None],
    "condition": ["new", "used", "not_specified", "broken", None],
    "listing_type_id": ["gold_special", "gold_pro", "free", "gold", "nothing", None],
    "seller_custom_field": [None, "A-1", "z" * 121],
    "video_id": [None, "v1", "v" * 65],
    "description": [None, "Muy fresca", "Dos\nlíneas", "\x07"],
    "attributes.BRAND": _words("Tolvanera", "b" * 41, " "),
    "attributes.PAGES": _words("120", "many"),
    "attributes.WEIGHT": _words("2 kg", "2", "2 lb"),
    "attributes.COLOR": [(), (Choice("101", "Rojo"),), (Choice(None, "Verde"),)],
    "attributes.NOTHING": _words("what"),
    "shipping.mode": [None, "me2", "custom", "carrier", "not_specified"],
    "shipping.free_shipping": [None, True, False],
    "shipping.local_pick_up": [None, True],
    "shipping.dimensions": [None, "9x17x22,462", "9x17"],
    "sale_terms.WARRANTY_TYPE": _words("Garantía del vendedor"),
    "sale_terms.WARRANTY_TIME": _words("12 meses", "soon"),
    "seller_contact.contact": [None, "Ana"],
    "location.city": [None, {"name": "Puebla"}],
    "location.latitude": [None, Decimal("19.04")],
    "automatic_relist": [None, True],
    "accepts_paymentplatform": [None, True, False],
    "coverage_areas": [None, ["MX-PUE"]],
    "pictures": [(), _PICTURES[:2], _PICTURES],
}
GOOD: dict[str, object] = {
    "title": "Camisa de lino",
    "price": 120,
    "available_quantity": 4,
    "currency_id": "MXN",
    "buying_mode": "buy_it_now",
    "condition": "new",
    "listing_type_id": "gold_special",
    "attributes.BRAND": (Choice(None, "Tolvanera"),),
}


def _draft(chance: random.Random) -> ItemDraft:
    """Return a form that is mostly right, with a few fields that may not be."""
    draft = ItemDraft("new-1", {})
    category_id = chance.choice([LEAF, LEAF, LEAF, CERAMICS, SERVICES, BRANCH])
    values: dict[str, object] = {"category_id": category_id, **GOOD}
    if category_id == SERVICES:
        values |= {"buying_mode": "classified", "condition": "not_specified"}
    for path in chance.sample(sorted(POOL), chance.randint(0, 4)):
        values[path] = chance.choice(POOL[path])
    for path, value in values.items():
        draft.apply(FieldChange(path, None, value))
    return draft


def test_that_the_form_and_the_marketplace_say_the_same_of_2400_creations(market: Market) -> None:
    direct, chance = Direct(build_for(market)), random.Random(20)
    said = {True: 0, False: 0}
    for number in range(CREATIONS):
        seller = chance.choice([TOP_SELLER, NEW_SELLER])
        draft = _draft(chance)
        known = market.categories.known(str(draft.value("category_id")))
        kept = market.users.token(seller)
        assert known is not None
        assert kept is not None
        found = check_creation(
            draft,
            category=known.category,
            attributes=known.attributes,
            seller=market.users.standing(seller),
            site=site_rules("MX"),
            listing_types=market.sites.listing_type_ids("MX"),
        )
        blocked = [(one.path, one.code) for one in found if one.is_error]
        form = creation_form(draft, "MX")
        status, answer = direct.call("POST", "/items", form, token=kept.token)
        assert status == (400 if blocked else 201), (number, form, blocked, answer)
        said[not blocked] += 1
    assert min(said.values()) > CREATIONS // 5, said
