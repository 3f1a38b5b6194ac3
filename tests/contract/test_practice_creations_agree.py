"""What the form of a new listing calls sendable is listed, in every category of the practice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from app.domain.models.category import Category
from app.domain.wire_item import item_of
from app.editing.change import FieldChange
from app.editing.checks import check_creation
from app.editing.creation import creation_form
from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldKind
from app.editing.form.form import NewItem, build_form
from app.editing.values import Choice, PictureRef, choices_of
from app.engine.listings.creations import first_values
from app.rules.sites import SiteRules
from tests.stands.form_values import value_for
from tests.stands.practice_market import PracticeMarket

CREATIONS = 300
MANY_CREATIONS = 4_000
_TAKEN = ("title", "price", "available_quantity", "condition", "listing_type_id", "location")
_NOT_FILLED_IN = (FieldKind.CATEGORY, FieldKind.VARIATIONS)


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PracticeMarket]:
    made = PracticeMarket(tmp_path_factory.mktemp("practice"))
    yield made
    made.database.close()


class Case(NamedTuple):
    """One new listing: what the form says of it, and what the marketplace answers."""

    form: dict[str, Any]
    blocked: list[tuple[str, str]]
    status: int
    answer: Any


def _like(practice: PracticeMarket, item: dict[str, Any]) -> ItemDraft:
    """Return a draft of a new listing that says much of what ``item`` does."""
    category, attributes = practice.category(item)
    _, site = practice.standing(practice.seller_of[item["id"]])
    draft = ItemDraft("new-1", {})
    values: dict[str, object] = {name: item[name] for name in _TAKEN if item.get(name)}
    if item["variations"]:
        values["available_quantity"] = 3
        for part in item["variations"][0]["attribute_combinations"]:
            values[f"attributes.{part['id']}"] = choices_of(part)
    values["pictures"] = (PictureRef("source", "https://example.com/1.jpg"),)
    values["shipping.mode"] = item["shipping"]["mode"]
    values["shipping.free_shipping"] = item["shipping"]["free_shipping"]
    if category.limits.seller_contact == "required":
        values["seller_contact.contact"] = "Ana"
    for entry in item["attributes"]:
        values[f"attributes.{entry['id']}"] = choices_of(entry)
    values.pop("location", None)
    for path, value in [*values.items(), *first_values(draft, category, attributes, site)]:
        draft.apply(FieldChange(path, None, value))
    return draft


def _judged(practice: PracticeMarket, number: int, chance: random.Random) -> Case:
    item = practice.items[number % len(practice.items)]
    seller = practice.seller_of[item["id"]]
    standing, _ = practice.standing(seller)
    draft = _like(practice, item)
    category, attributes = practice.category(item)
    if chance.random() < 0.05:
        # A branch of the tree, in which nothing can be listed.
        path = category.path_from_root or ()
        category, attributes = practice.category_of(path[0].id, seller)
        draft.apply(FieldChange("category_id", None, category.id))
    site = practice.site(category, seller)
    for spec, value in _changes(draft, category, attributes, chance, site):
        draft.apply(FieldChange(spec, None, value))
    _, types = practice.ask_as(seller, "GET", f"/sites/{site.id}/listing_types")
    found = check_creation(
        draft,
        category=category,
        attributes=attributes,
        seller=standing,
        site=site,
        listing_types=[kind["id"] for kind in types],
    )
    form = creation_form(draft, site.id)
    status, answer = practice.ask_as(seller, "POST", "/items", form)
    return Case(form, [(one.path, one.code) for one in found if one.is_error], status, answer)


def _changes(
    draft: ItemDraft,
    category: Category,
    attributes: Any,
    chance: random.Random,
    site: SiteRules,
) -> list[tuple[str, object]]:
    sections = build_form(
        item_of(draft.preview()),
        category,
        attributes,
        site=site,
        new=NewItem((Choice("gold_special", ""), Choice("gold_pro", ""), Choice("free", ""))),
    )
    specs = [
        spec
        for section in sections
        for spec in section.fields
        if spec.kind not in _NOT_FILLED_IN and spec.locked is None
    ]
    found: list[tuple[str, object]] = []
    for spec in chance.sample(specs, chance.choice((0, 1, 1, 2, 3))):
        if spec.kind is FieldKind.LISTING_TYPE:
            found.append((spec.path, chance.choice((None, "free", "gold_pro", "nothing"))))
        else:
            found.append((spec.path, value_for(spec, chance, site.id)))
    return found


def agree(practice: PracticeMarket, creations: int) -> None:
    chance = random.Random(7)
    said = {True: 0, False: 0}
    differ = []
    for number in range(creations):
        case = _judged(practice, number, chance)
        said[not case.blocked] += 1
        if case.status != (400 if case.blocked else 201):
            differ.append(case)
    assert not differ, f"{len(differ)} of {creations}: {differ[:3]}"
    assert min(said.values()) > creations // 5, said


def test_that_the_form_and_the_marketplace_say_the_same_of_300_creations(
    practice: PracticeMarket,
) -> None:
    agree(practice, CREATIONS)


@pytest.mark.prove
def test_that_the_form_and_the_marketplace_say_the_same_of_4000_creations(
    practice: PracticeMarket,
) -> None:
    agree(practice, MANY_CREATIONS)
