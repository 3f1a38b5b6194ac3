"""Every field that an update may change has an editor, arrives, and says why it is locked."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from decimal import Decimal
from typing import Any, NamedTuple

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.domain.wire_item import item_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.form.form import build_form
from app.editing.item_paths import DESCRIPTION, read_path
from app.editing.values import Choice, PictureRef, is_fulfilled
from app.engine.changes.lifecycle import LifecycleStep, obstacle_to
from app.rules.changes.locks import MODIFIABLE
from app.tasks import TaskScope
from app.ui.editor.controller import EditorController
from app.ui.forms.category_editor import CategoryEditor
from app.ui.forms.lock_text import lock_reason
from app.ui.forms.registry import BUILDERS
from app.ui.texts.life_text import obstacle_text
from tests.stands.editor_session import FakeSession
from tests.stands.practice_market import AD, PLAIN, VARIED, PracticeMarket
from tests.ui.editor.conftest import MEXICO


class Field(NamedTuple):
    """One of the fields: where it is edited, a new value for it, and which listing has it."""

    name: str
    path: str
    value: Any
    kind: str = PLAIN


# A value that is a function is made of the listing.
FIELDS = (
    Field("title", "title", "Otro título para probar"),
    Field("subtitle", "subtitle", "Con garantía"),
    Field("price", "price", lambda item: item["price"] + 1),
    Field("available_quantity", "available_quantity", 17),
    Field("buying_mode", "buying_mode", "auction"),
    Field("condition", "condition", "used"),
    Field(
        "pictures",
        "pictures",
        lambda item: tuple(PictureRef("id", p["id"]) for p in reversed(item["pictures"])),
    ),
    Field("attributes", "attributes.BRAND", (Choice(None, "Acme"),)),
    Field(
        "variations",
        "variations.{id}.price",
        lambda item: item["variations"][0]["price"] + 1,
        VARIED,
    ),
    Field("sale_terms", "sale_terms.WARRANTY_TIME", (Choice(None, "5 meses"),)),
    Field("shipping", "shipping.local_pick_up", lambda item: not item["shipping"]["local_pick_up"]),
    Field("shipping", "shipping.store_pick_up", lambda item: not item["shipping"]["store_pick_up"]),
    Field("shipping", "shipping.dimensions", "11x12x13,500"),
    Field("shipping", "shipping.costs", [{"description": "Local", "cost": Decimal("90.5")}]),
    Field(
        "shipping",
        "shipping.free_methods",
        lambda item: [{"id": item["method"], "rule": {"free_mode": "country", "value": None}}],
    ),
    Field("location", "location.address_line", "Calle 5", AD),
    Field("location", "location.zip_code", "06100", AD),
    Field("location", "location.state", {"id": "MX-JAL", "name": "Jalisco"}, AD),
    Field("location", "location.city", {"id": "7", "name": "Zapopan"}, AD),
    Field("location", "location.neighborhood", {"name": "Centro"}, AD),
    Field("location", "location.latitude", Decimal("20.5"), AD),
    Field("location", "location.longitude", Decimal("-103.4"), AD),
    Field("seller_contact", "seller_contact.contact", "Ana", AD),
    Field("seller_contact", "seller_contact.phone1", "5551234", AD),
    Field("seller_contact", "seller_contact.area_code2", "33", AD),
    Field("seller_contact", "seller_contact.phone2", "5554321", AD),
    Field("seller_contact", "seller_contact.webpage", "https://example.com", AD),
    Field("coverage_areas", "coverage_areas", lambda item: [item["area"]], AD),
    Field("accepts_paymentplatform", "accepts_paymentplatform", False, AD),
    Field(
        "non_paymentplatform_payment_methods",
        "non_paymentplatform_payment_methods",
        [{"description": "Efectivo"}],
    ),
    Field("automatic_relist", "automatic_relist", True),
    Field("official_store_id", "official_store_id", 77),
    Field("video_id", "video_id", "dQw4w9WgXcQ"),
    Field("warranty", "warranty", "Doce meses"),
    Field("seller_custom_field", "seller_custom_field", "AB-1"),
    Field("description", DESCRIPTION, "Un texto nuevo"),
)
#: What no form can change: steps in the life of a listing, and what moves it elsewhere.
BY_LIFE = {"status": LifecycleStep.PAUSE, "listing_type_id": LifecycleStep.TYPE}
#: What a form shows and has its own way to change; ``tests/contract/test_moves_agree.py`` sends it.
MOVED = {"category_id": {"sold_units": {"sold_quantity": 1}, "closed": {"status": "closed"}}}


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PracticeMarket]:
    made = PracticeMarket(tmp_path_factory.mktemp("practice"))
    yield made
    made.database.close()


def fields_of(practice: PracticeMarket, item: dict[str, Any]) -> list[FieldSpec]:
    """The fields of the form of a listing."""
    category, attributes = practice.category(item)
    site = practice.site(category, practice.seller_of[item["id"]])
    sections = build_form(item_of(item), category, attributes, site=site)
    return [spec for section in sections for spec in section.all_fields]


def chosen(practice: PracticeMarket, field: Field) -> tuple[dict[str, Any], FieldSpec, Any, str]:
    """The listing that ``field`` is tried on, its field in the form, the value and the path."""

    # A text that was not read has no field, so that nobody writes over it.
    texts = {"descriptions": []} if field.path == DESCRIPTION else {}

    def fits(item: dict[str, Any]) -> bool:
        item = {**item, **texts}
        path = field.path.split(".", maxsplit=1)[0]
        category, _ = practice.category(item)
        shipping = item["shipping"]
        if field.path == "shipping.costs" and shipping["mode"] in ("me2", "not_specified"):
            return False
        if field.path == "shipping.free_methods" and shipping["mode"] != "me2":
            return False
        if path == "accepts_paymentplatform" and category.limits.immediate_payment == "required":
            return False
        found = fields_of(practice, item)
        wanted = field.path if path != "variations" else "variations"
        spec = next((s for s in found if s.path == wanted), None)
        if spec is None or spec.locked is not None:
            return False
        names = {choice.name for choice in spec.choices}
        value = field.value
        # A code is one that the category offers.
        return not (isinstance(value, str) and names) or value in names

    item = {**practice.fresh(field.kind, fits), **texts}
    if field.name == "coverage_areas":
        areas = practice.get(f"/sites/{item['site_id']}/coverage_areas", item["id"])
        item["area"] = areas[-1]["id"]
    site = practice.site(practice.category(item)[0], practice.seller_of[item["id"]])
    item["method"] = int(next(iter(site.free_methods or {"0"})))
    found = fields_of(practice, item)
    path = field.path
    if field.kind == VARIED:
        path = path.format(id=item["variations"][0]["id"])
    wanted = "variations" if field.kind == VARIED else path
    spec = next(s for s in found if s.path == wanted)
    value = field.value(item) if callable(field.value) else field.value
    return item, spec, value, path


def test_that_every_changeable_field_is_in_the_table() -> None:
    named = {field.name for field in FIELDS} | BY_LIFE.keys() | MOVED.keys()
    assert named == {*MODIFIABLE, "description", "listing_type_id"}


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.path)
def test_that_a_field_has_an_editor_and_arrives(practice: PracticeMarket, field: Field) -> None:
    item, spec, value, path = chosen(practice, field)
    assert spec.kind in {*BUILDERS, FieldKind.PICTURES, FieldKind.VARIATIONS}
    draft = ItemDraft(item["id"], item_of(item))
    draft.apply(FieldChange(path, draft.base_value(path), value))
    where = f"/items/{item['id']}"
    if path == DESCRIPTION:
        practice.call("POST", f"{where}/descriptions", item["id"], {"plain_text": value})
        told = practice.get(f"{where}/descriptions", item["id"])
        assert value in [one["plain_text"] for one in told]
        return
    practice.call("PUT", where, item["id"], draft.payload())
    after = practice.get(where, item["id"])
    assert is_fulfilled(value, read_path(after, path)), read_path(after, path)


@pytest.mark.parametrize("field", FIELDS, ids=lambda field: field.path)
def test_that_a_closed_listing_says_why_the_field_is_locked(
    practice: PracticeMarket, field: Field, qapp: QApplication
) -> None:
    item, *_ = chosen(practice, field)
    closed = {**item, "status": "closed"}
    specs = fields_of(practice, closed)
    wanted = "variations" if field.kind == VARIED else field.path
    spec = next(s for s in specs if s.path == wanted)
    if field.name == "seller_custom_field":
        assert spec.locked is None, "a code of one's own may always change"
    else:
        assert "closed" in lock_reason(spec, MEXICO)


@pytest.mark.parametrize("field", BY_LIFE, ids=str)
def test_that_status_and_type_say_why_they_cannot_change(field: str) -> None:
    step, closed = BY_LIFE[field], {"status": "closed"}
    obstacle = obstacle_to(closed, step)
    assert obstacle is not None
    assert "closed" in obstacle_text(step, obstacle, "closed")


@pytest.mark.parametrize(("field", "reason"), [(f, r) for f in MOVED for r in MOVED[f]])
def test_that_a_category_can_be_changed_or_says_why_not(
    practice: PracticeMarket, field: str, reason: str
) -> None:
    item = practice.fresh(PLAIN, lambda _item: True)
    category, attributes = practice.category(item)

    def spec_of(changes: dict[str, Any]) -> FieldSpec:
        form = build_form(item_of({**item, **changes}), category, attributes)
        return next(s for part in form for s in part.fields if s.path == field)

    assert BUILDERS[spec_of({}).kind] is CategoryEditor
    locked = spec_of(MOVED[field][reason]).locked
    assert locked is not None
    assert locked.code == reason


def kind_of(item: dict[str, Any]) -> tuple[object, ...]:
    """What makes a listing another kind for the form."""
    closed = item["status"] == "closed"
    return item["buying_mode"], closed, bool(item["variations"]), bool(item["sale_terms"])


async def test_that_opening_every_kind_of_listing_and_leaving_it_sends_nothing(
    practice: PracticeMarket, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.editor.autosave.PAUSE_SECONDS", 0.0)
    kinds = {kind_of(item): item for item in practice.items}
    assert len(kinds) > 5, kinds.keys()
    for item in kinds.values():
        category, attributes = practice.category(item)
        session: Any = FakeSession(item, category, attributes)
        async with TaskScope("editor test") as scope:
            opened = await session.listings.open(item["id"])
            controller = EditorController(session, scope, opened, lambda: None)
            view = controller.view
            qtbot.addWidget(view, before_close_func=lambda one: one.blockSignals(True))
            view.show()
            while view.building.running:
                QApplication.processEvents()
                await asyncio.sleep(0)
            view.commit()
            view.finish()
            for _ in range(3):
                QApplication.processEvents()
                await asyncio.sleep(0)
            draft = controller.history.draft
            assert draft.changed_paths() == (), kind_of(item)
            assert not draft.sends()
            controller.let_go()
            view.hide()
