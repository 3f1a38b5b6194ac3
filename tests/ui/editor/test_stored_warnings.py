"""What the marketplace keeps against a listing is shown at its field, or with why there is none."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import app
from app.editing.form.form_gaps import Gap
from app.editing.values import Choice
from app.rules.attributes import attributes
from app.rules.findings import Finding
from app.service.items.messages import entry_of
from app.ui.editor.form.gap_text import gap_text
from app.ui.widgets.field_state import state_of
from tests.ui.editor.conftest import ITEM


def omitted(attribute: str, name: str, **more: object) -> Finding:
    return Finding.warning(
        f"attributes.{attribute}",
        "item.attributes.omitted",
        attribute=attribute,
        name=name,
        value="BRAND 9",
        **more,
    )


READ_ONLY = Finding.warning(
    "attributes.SECRET", "item.attributes.read_only", attribute="SECRET", name="Secreto"
)
REMOVED = Finding.warning("variations.7", "item.variations.removed", variation="7")
DROPPED = "Its value was dropped. The marketplace says: “The attribute"
LEFT_OUT = "The marketplace sets this value and ignored what was sent"
GONE = "A variation was not sent, so it was removed"

#: A warning, the field that shows it or the reason why none does, its label, its sentence.
WARNINGS = [
    (omitted("THICKNESS", "Espesor", units=["mm"]), "attributes.THICKNESS", "Espesor", DROPPED),
    (omitted("NOTES", "Notas"), "attributes.NOTES", "Notas", DROPPED),
    (omitted("CURSED", "Maldición"), Gap.NO_DEFINITION, "“CURSED”", DROPPED),
    (omitted("SECRET", "Secreto"), Gap.HIDDEN, "Secreto", DROPPED),
    (READ_ONLY, Gap.HIDDEN, "Secreto", LEFT_OUT),
    (REMOVED, "variations", "Variations", GONE),
]


def rows(bench):
    return bench.view.columns.findings.rows


@pytest.mark.parametrize(("warning", "place", "label", "sentence"), WARNINGS)
async def test_that_each_warning_of_the_service_is_shown_when_its_listing_is_opened(
    bench, qtbot, warning, place, label, sentence
):
    bench.session.listings.item = {
        **ITEM,
        "attributes": ITEM["attributes"][:1],
        "warnings": [entry_of(warning)],
    }
    view = await bench.open(qtbot, whole=True)
    (row,) = rows(bench)
    assert (row.label, row.blocks) == (label, False)
    assert row.sentence.startswith(sentence)
    assert row.effect == "stored with the listing by the marketplace"
    if isinstance(place, Gap):
        assert row.gap == gap_text(place)
        assert view.banner.isVisible()
    elif place == "variations":
        assert row.gap == ""
        assert GONE in view.variations._note.text()
    else:
        assert row.gap == ""
        assert state_of(bench.find(f"field_{place}")) == "warn"
        assert view.fields[place].editor.main().accessibleDescription() == row.sentence


def test_that_every_warning_that_the_service_can_give_is_in_the_table():
    given = set()
    for package in ("rules", "service"):
        for path in (Path(app.__file__).parent / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Finding.warning":
                    code = node.args[1]
                    named = isinstance(code, ast.Name) and code.id == "READ_ONLY"
                    given.add(attributes.READ_ONLY if named else ast.literal_eval(code))
    # What an answer is compared with, and what is asked before sending, never leaves the client.
    kept = {code for code in given if not code.startswith(("answer.", "guard."))}
    assert kept == {warning.code for warning, *_rest in WARNINGS}


async def test_that_an_attribute_that_the_variations_set_says_so(varied_bench, qtbot):
    item = varied_bench.session.listings.item
    warnings = [entry_of(omitted("FINISH", "Acabado")), entry_of(REMOVED)]
    varied_bench.session.listings.item = {**item, "warnings": warnings}
    view = await varied_bench.open(qtbot)
    finish, removed = rows(varied_bench)
    assert (finish.path, finish.gap) == ("attributes.FINISH", gap_text(Gap.VARIED))
    assert (removed.path, removed.gap) == ("variations", "")
    assert GONE in view.variations._note.text()


@pytest.mark.parametrize(
    ("warning", "sentence"),
    [
        ({"code": "moon.full", "message": "Not at full moon"}, "Not at full moon"),
        ({"code": "moon.full"}, "“moon.full”"),
        ({"message": "Not at full moon"}, "Not at full moon"),
        ({}, "The marketplace warns, but does not say why"),
        ("Not at full moon", "Not at full moon"),
        (None, "The marketplace warns, but does not say why"),
    ],
)
async def test_that_a_warning_that_nobody_knows_is_shown_in_its_own_words(
    bench, qtbot, warning, sentence
):
    bench.session.listings.item = {**ITEM, "warnings": [warning]}
    await bench.open(qtbot)
    (row,) = rows(bench)
    assert (row.sentence, row.gap) == (sentence, gap_text(Gap.WHOLE))


async def test_that_several_warnings_without_a_field_are_all_shown(bench, qtbot):
    warnings = [{"code": "a.b", "message": "One"}, {"code": "c.d", "message": "Two"}]
    bench.session.listings.item = {**ITEM, "warnings": warnings}
    await bench.open(qtbot)
    assert [row.sentence for row in rows(bench)] == ["One", "Two"]


@pytest.mark.parametrize("field", ["price", "thumbnail"])
async def test_that_what_the_table_cannot_read_is_named_in_the_editor(bench, qtbot, field):
    bench.session.listings.item = {**ITEM, field: {"odd": True}}
    await bench.open(qtbot)
    assert "What the marketplace has here cannot be read" in {row.sentence for row in rows(bench)}


async def test_that_a_warning_goes_when_its_field_is_edited(bench, qtbot):
    bench.session.listings.item = {**ITEM, "warnings": [entry_of(omitted("NOTES", "Notas"))]}
    view = await bench.open(qtbot)
    view.edited.emit("attributes.NOTES", ())
    assert len(rows(bench)) == 1
    bench.controller.history.edit("attributes.NOTES", (Choice(None, "x"),))
    assert rows(bench) == ()
