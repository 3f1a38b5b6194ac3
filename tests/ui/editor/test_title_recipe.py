"""The title made of attributes: its pattern, its preview while attributes change, and its use."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.editing.values import Choice
from app.engine.notices import Notice, NoticeError

PATTERN = "Porcelanato {BRAND} {THICKNESS} {ROOMS}"


def title_of(bench) -> str:
    return bench.find("recipe_title").text()


def note_of(bench) -> str:
    return bench.controller._title._state().note


async def test_that_a_kept_pattern_shows_its_title_as_attributes_change_and_is_used(bench, qtbot):
    bench.session.listings.title_patterns.by_category["MX1"] = PATTERN
    await bench.open(qtbot)
    await bench.settle()
    assert title_of(bench) == "Porcelanato Tolvanera 9 mm"
    history = bench.controller.history
    history.edit("attributes.ROOMS", (Choice("7", "Baño"), Choice("8", "Cocina")), by_field=False)
    assert title_of(bench) == "Porcelanato Tolvanera 9 mm Baño, Cocina"
    QTest.mouseClick(bench.find("recipe_use"), Qt.MouseButton.LeftButton)
    assert bench.find("field_title").text() == "Porcelanato Tolvanera 9 mm Baño, Cocina"
    assert not bench.find("recipe_use").isEnabled()
    assert note_of(bench) == "This is the title"
    history.stack.undo()
    assert bench.find("field_title").text() == "Porcelanato Calacatta 60 × 120 cm pulido"
    assert bench.find("recipe_use").isEnabled()


async def test_that_a_pattern_is_typed_with_keys_alone_and_kept_for_its_category(bench, qtbot):
    await bench.open(qtbot)
    toggle = bench.find("recipe_toggle")
    toggle.setFocus()
    QTest.keyClick(toggle, Qt.Key.Key_Space)
    line = bench.view.focusWidget()
    assert line.objectName() == "recipe_pattern"
    QTest.keyClicks(line, "Piso {BRAND}")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert bench.find("field_title").text() == "Piso Tolvanera"
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert bench.view.focusWidget() is toggle
    assert not line.isVisible()
    assert bench.left == 0, "Escape closes the pattern, not the editor"
    await bench.settle()
    assert bench.session.listings.title_patterns.by_category == {"MX1": "Piso {BRAND}"}


@pytest.mark.parametrize(
    ("pattern", "note", "usable"),
    [
        ("Piso {GONE}", "The category has no attribute GONE", False),
        ("Piso {brand}", "“{brand}” names no attribute: write {BRAND}", False),
        ("Piso {", "“{” names no attribute: its id stands between braces, as {BRAND}", False),
        ("Piso", "No attribute is named: every listing would have the same title", False),
        ("", "", False),
        ("Piso {BRAND} " + "muy largo " * 6, "Shortened to whole words that fit", True),
        ("Piso {BRAND}", "", True),
    ],
)
async def test_that_what_is_wrong_with_a_pattern_is_named(bench, qtbot, pattern, note, usable):
    await bench.open(qtbot)
    recipe = bench.controller._title.recipe
    recipe.open_up()
    recipe._line.setText(pattern)
    recipe._on_edited(pattern)
    assert (note_of(bench), bench.find("recipe_use").isEnabled()) == (note, usable)


async def test_that_a_title_locked_by_sales_says_why_it_cannot_be_used(bench, qtbot, item):
    item["sold_quantity"] = 7
    bench.session.listings.title_patterns.by_category["MX1"] = PATTERN
    await bench.open(qtbot)
    await bench.settle()
    assert not bench.find("recipe_use").isEnabled()
    assert note_of(bench) == "Locked: 7 units have been sold."
    assert title_of(bench) == "Porcelanato Tolvanera 9 mm", "the preview stays"


async def test_that_a_pattern_that_cannot_be_kept_says_so(bench, qtbot):
    bench.session.listings.title_patterns.error = NoticeError(Notice("disk_full"))
    await bench.open(qtbot)
    recipe = bench.controller._title.recipe
    recipe.open_up()
    recipe._line.setText("Piso {BRAND}")
    recipe._on_edited("Piso {BRAND}")
    await bench.settle()
    assert "disk" in note_of(bench).lower()


async def test_that_attributes_are_added_at_the_cursor(bench, qtbot):
    await bench.open(qtbot)
    recipe = bench.controller._title.recipe
    recipe.open_up()
    line = recipe._line
    line.setText("Piso cm")
    line.setCursorPosition(5)
    recipe._name("THICKNESS")
    assert recipe.pattern() == "Piso {THICKNESS} cm"
    add = bench.find("recipe_add")
    assert isinstance(add, QPushButton)
    assert add.isEnabled()
