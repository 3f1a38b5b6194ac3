"""A form of 305 attributes: what it takes to its first section, and the longest turn of the rest.

Both in processor time of the window's process: opening goes from the listing that was read to the
first frame; a turn is one slice of building with the layout and painting that follow it.
"""

from __future__ import annotations

import asyncio
import copy
import os
import sys
import time
from statistics import median, quantiles

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.tasks import TaskScope
from app.ui.editor.controller import EditorController
from app.ui.look import style_sheet, theme
from tests.benchmarks.measure import Measurement, note, report, spread
from tests.stands.editor_session import FakeSession
from tests.ui.editor.conftest import CATEGORY, ITEM

COUNT = 305
ROUNDS = 7
FIRST_BOUND_MS = 150.0
TURN_BOUND_MS = 50.0
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
        session = FakeSession(copy.deepcopy(ITEM), Category.parse(CATEGORY), attributes)
        started = time.process_time()
        opened = await session.listings.open(ITEM["id"])
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
    return report(found, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
