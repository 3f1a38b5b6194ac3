"""Forms: what a large one takes to its first section, a usual one beside bare widgets, a keystroke.

All in processor time of the window's process. A large form has 305 attributes: opening goes from
the listing that was read to the first frame; a turn is one slice of building with the layout and
painting that follow it. A keystroke goes from the letter in the title to the findings that are
shown, with all of them built. A form of 60 is held against as many labels and controls of Qt's own,
one beside the other, and the next listing of a category against the first; of these the fastest
runs count, because what else the machine does only ever adds.
"""

from __future__ import annotations

import asyncio
import copy
import os
import sys
import time
from statistics import median, quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.wire_item import item_of
from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.form.form import build_form
from app.editing.values import Choice
from app.tasks import TaskScope
from app.ui.editor.controller import EditorController
from app.ui.forms.blocks import FieldBlocks
from app.ui.forms.field import FormField
from app.ui.look import style_sheet, theme
from tests.benchmarks.measure import Measurement, note, report, spread
from tests.stands.editor_session import fake_session
from tests.ui.editor.conftest import CATEGORY, ITEM, MEXICO

ITEM_ID = str(ITEM["id"])
COUNT = 305
ROUNDS = 7
USUAL = 60
KEYS = 60
VALUES = 2_000
KEY_BOUND_MS = 16.0
FIRST_BOUND_MS = 150.0
TURN_BOUND_MS = 50.0
BARE_BOUND = 2.2
NEXT_BOUND = 1.0
KINDS = ("string", "list", "number", "number_unit", "boolean", "list")


def definition(number: int) -> AttributeDefinition:
    """An attribute as the large categories have them: hints, groups, lists of thirty values."""
    kind = KINDS[number % len(KINDS)]
    several = {"multivalued": True} if number % len(KINDS) == 5 else {}
    values = [{"id": str(one), "name": f"Valor {one}"} for one in range(30 if number % 5 else 6)]
    return AttributeDefinition.parse(
        {
            "id": f"A{number}",
            "name": f"Atributo {number}",
            "value_type": kind,
            "tags": several,
            "hint": "Una pista del marketplace",
            "attribute_group_name": f"Grupo {number // 20}",
            "values": values if kind == "list" else [],
            "allowed_units": [{"id": unit, "name": unit} for unit in ("mm", "cm", "m")],
        }
    )


async def open_once(
    application: QApplication, attributes: tuple[AttributeDefinition, ...]
) -> tuple[float, list[float]]:
    """Milliseconds to the first frame, and those of every turn until all is built."""
    turns = []
    async with TaskScope("bench") as scope:
        session = fake_session(copy.deepcopy(ITEM), Category.parse(CATEGORY), attributes)
        started = time.process_time()
        opened = await session.listings.open(ITEM_ID)
        controller = EditorController(session, scope, opened, lambda: None)
        view = controller.view
        view.resize(1384, 842)
        view.show()
        view.grab()
        first = time.process_time() - started
        while view.building.running:
            started = time.process_time()
            application.processEvents()
            turns.append((time.process_time() - started) * 1_000)
        await controller.close()
        view.hide()
        view.deleteLater()
        application.processEvents()
    return first * 1_000, turns


async def open_whole(
    application: QApplication, attributes: tuple[AttributeDefinition, ...], listings: int
) -> list[float]:
    """Milliseconds from each of several listings of a category to the whole of its form."""
    found = []
    async with TaskScope("bench") as scope:
        session = fake_session(copy.deepcopy(ITEM), Category.parse(CATEGORY), attributes)
        for _ in range(listings):
            started = time.process_time()
            opened = await session.listings.open(ITEM_ID)
            controller = EditorController(session, scope, opened, lambda: None)
            view = controller.view
            view.resize(1384, 842)
            view.show()
            while view.building.running:
                application.processEvents()
            view.grab()
            found.append((time.process_time() - started) * 1_000)
            await controller.close()
            view.hide()
            view.deleteLater()
            application.processEvents()
    return found


def form_alone(application: QApplication, attributes: tuple[AttributeDefinition, ...]) -> float:
    """Milliseconds to the fields of a form, without the editor around it, shown."""
    started = time.process_time()
    sections = build_form(item_of(copy.deepcopy(ITEM)), Category.parse(CATEGORY), attributes)
    section = next(one for one in sections if one.key == "attributes")
    area = QScrollArea()
    area.setWidgetResizable(True)
    blocks = FieldBlocks(section, lambda spec: FormField(spec, MEXICO), MEXICO.locale)
    for grid in blocks.grids:
        for spec in grid.specs:
            grid.build(spec.path)
    return _shown(application, area, blocks, started)


def _shown(application: QApplication, area: QScrollArea, inner: QWidget, started: float) -> float:
    area.setWidget(inner)
    area.resize(1384, 842)
    area.show()
    application.processEvents()
    area.grab()
    took = (time.process_time() - started) * 1_000
    area.hide()
    area.deleteLater()
    application.processEvents()
    return took


def bare_form(application: QApplication, attributes: tuple[AttributeDefinition, ...]) -> float:
    """Milliseconds to as many labels and controls of Qt's own, shown."""
    started = time.process_time()
    area, inner = QScrollArea(), QWidget()
    area.setWidgetResizable(True)
    layout = QGridLayout(inner)
    for place, one in enumerate(attributes):
        field = QWidget()
        column = QVBoxLayout(field)
        column.addWidget(QLabel(one.name or ""))
        for control in _bare_controls(one):
            column.addWidget(control)
        column.addWidget(QLabel(one.hint or ""))
        layout.addWidget(field, place // 2, place % 2)
    return _shown(application, area, inner, started)


def _bare_controls(definition: AttributeDefinition) -> list[QWidget]:
    match definition.value_type:
        case "list":
            box = QComboBox()
            box.setEditable(True)
            box.addItems([value.name or "" for value in definition.values or ()])
            return [box]
        case "boolean":
            return [QPushButton(words) for words in ("Sí", "No", "–")]
        case "number_unit":
            box = QComboBox()
            box.addItems(list(definition.units))
            return [QLineEdit(), box]
    return [QLineEdit()]


async def type_title(
    application: QApplication, attributes: tuple[AttributeDefinition, ...]
) -> list[float]:
    """Milliseconds from each of many letters in the title to its findings in the form."""
    found = []
    async with TaskScope("bench") as scope:
        session = fake_session(copy.deepcopy(ITEM), Category.parse(CATEGORY), attributes)
        opened = await session.listings.open(ITEM_ID)
        controller = EditorController(session, scope, opened, lambda: None)
        view = controller.view
        view.resize(1384, 842)
        view.show()
        while view.building.running:
            application.processEvents()
        line = view.findChild(QLineEdit, "field_title")
        assert line is not None, "the form has a title"
        line.clear()
        for number in range(KEYS):
            started = time.process_time()
            QTest.keyClicks(line, "abcdefghij"[number % 10])
            found.append((time.process_time() - started) * 1_000)
            await asyncio.sleep(0)
        await controller.close()
        view.hide()
        view.deleteLater()
        application.processEvents()
    return found


def type_ahead(application: QApplication) -> list[float]:
    """Milliseconds from each letter in a list of many values to its suggestions."""
    choices = tuple(Choice(str(one), f"Valor {one} de la lista") for one in range(VALUES))
    spec = FieldSpec("attributes.A", FieldKind.CHOICE, choices=choices, named=True)
    found = []
    for _ in range(ROUNDS):
        field = FormField(spec, MEXICO)
        field.resize(300, 80)
        field.show()
        line = field.findChild(QLineEdit)
        assert line is not None, "a long list is typed into"
        line.setFocus()
        for letter in "valor 199":
            started = time.process_time()
            QTest.keyClicks(line, letter)
            application.processEvents()
            found.append((time.process_time() - started) * 1_000)
        field.hide()
        field.deleteLater()
        application.processEvents()
    return found


def main(words: list[str]) -> int:
    application = QApplication([])
    style_sheet.apply_theme(application, theme.Theme("light"))
    attributes = tuple(definition(number) for number in range(COUNT))
    opened = [asyncio.run(open_once(application, attributes)) for _ in range(ROUNDS)]
    firsts = [first for first, _turns in opened]
    # The first turns hold the first painting of the window, the others the building alone.
    turns = [turn for _first, some in opened for turn in some]
    note(f"first section: ms, {spread(firsts)}")
    note(f"turns: {len(turns) // ROUNDS} a form, ms, {spread(turns)}")
    longest = quantiles(turns, n=100)[98]
    found = [
        Measurement("first section of 305 attributes", median(firsts), FIRST_BOUND_MS, 1.0, "ms"),
        Measurement("a turn of building them, 99 of 100", longest, TURN_BOUND_MS, 1.0, "ms"),
    ]
    usual = tuple(definition(number) for number in range(USUAL))
    opened_usual = [asyncio.run(open_whole(application, usual, 3)) for _ in range(ROUNDS)]
    first = [rounds[0] for rounds in opened_usual]
    following = [one for rounds in opened_usual for one in rounds[1:]]
    keys = asyncio.run(type_title(application, attributes))
    pairs = [
        (bare_form(application, usual), form_alone(application, usual)) for _ in range(2 * ROUNDS)
    ]
    bare, form = zip(*pairs, strict=True)
    note(f"bare widgets of 60 attributes: ms, {spread(bare)}")
    note(f"the form of 60 attributes: ms, {spread(form)}")
    note(f"the first listing of a category: ms, {spread(first)}")
    note(f"the next ones: ms, {spread(following)}")
    ahead = type_ahead(application)
    note(f"keystrokes in a list of {VALUES:,}: ms, {spread(ahead)}")
    note(f"keystrokes: ms, {spread(keys)}")
    found += [
        Measurement("a form of 60 beside bare widgets", min(form), min(bare), BARE_BOUND, "ms"),
        Measurement(
            "the next listing beside the first", min(following), min(first), NEXT_BOUND, "ms"
        ),
        Measurement(
            "a keystroke to its findings, 95 of 100",
            quantiles(keys, n=20)[18],
            KEY_BOUND_MS,
            1.0,
            "ms",
        ),
        Measurement(
            "a keystroke in a list of 2,000, 95 of 100",
            quantiles(ahead, n=20)[18],
            TURN_BOUND_MS,
            1.0,
            "ms",
        ),
    ]
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
