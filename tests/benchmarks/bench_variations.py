"""A block of 250 × 3 cells pasted into the sheet of the variations, in processor time.

From the key to the frame that shows it: read, made one step, checked by the rules, told in the bar,
painted. Then the same taken back.
"""

from __future__ import annotations

import asyncio
import copy
import os
import sys
import time
from statistics import median

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.domain.models.category import Category
from app.tasks import TaskScope
from app.ui.editor.controller import EditorController
from app.ui.look import style_sheet, theme
from tests.benchmarks.measure import Measurement, note, report, spread
from tests.stands.editor_session import fake_session
from tests.ui.editor.conftest import CATEGORY, VARIED, parsed_attributes

ROWS = 250
ROUNDS = 9
BOUND_MS = 100.0


def listing() -> dict[str, object]:
    """A listing with more variations than most services allow."""
    item = copy.deepcopy(VARIED)
    first = item["variations"][0]
    item["variations"] = []
    for number in range(ROWS):
        value = {"id": "FINISH", "name": "Acabado", "value_name": f"Acabado {number}"}
        entry = {**first, "id": 4294967300 + number, "attribute_combinations": [value]}
        item["variations"].append(entry)
    return item


def block(number: int) -> str:
    """A block as a spreadsheet copies it; another one each time."""
    return "".join(f"{row + number}.50\t{row + number}\tC-{row}-{number}\n" for row in range(ROWS))


async def paste_often(application: QApplication) -> tuple[list[float], list[float]]:
    """Milliseconds of each paste, and of each step back."""
    pasted, undone = [], []
    async with TaskScope("bench") as scope:
        session = fake_session(listing(), Category.parse(CATEGORY), parsed_attributes())
        opened = await session.listings.open(str(VARIED["id"]))
        controller = EditorController(session, scope, opened, lambda: None)
        view = controller.view
        view.resize(1384, 842)
        view.show()
        while view.building.running:
            application.processEvents()
        panel = view.variations
        assert panel is not None, "the listing has variations"
        column = [one.field for one in panel.model.columns].index("price")
        for number in range(1, ROUNDS + 1):
            QGuiApplication.clipboard().setText(block(number))
            panel.table.setCurrentIndex(panel.model.index(0, column))
            application.processEvents()
            started = time.process_time()
            panel.table.paste()
            application.processEvents()
            pasted.append((time.process_time() - started) * 1_000)
            # One of the stocks is what it was.
            assert len(controller.history.draft.changed_paths()) >= 3 * ROWS - 1
            started = time.process_time()
            controller.history.stack.undo()
            application.processEvents()
            undone.append((time.process_time() - started) * 1_000)
            assert controller.history.draft.is_empty()
        await controller.close()
        view.hide()
        view.deleteLater()
        application.processEvents()
    return pasted, undone


async def main() -> int:
    """Paste often, and report."""
    application = QApplication.instance()
    assert isinstance(application, QApplication), "it is made before the loop"
    pasted, undone = await paste_often(application)
    note(f"pasting {ROWS} × 3 cells, ms: {spread(pasted)}; taking it back: {spread(undone)}")
    rows = [
        Measurement("block of 250 rows pasted", median(pasted[1:]), BOUND_MS, 1.0, "ms"),
        Measurement("block of 250 rows taken back", median(undone[1:]), BOUND_MS, 1.0, "ms"),
    ]
    return report(rows, sys.argv[1:])


if __name__ == "__main__":
    made = QApplication([])
    style_sheet.apply_theme(made, theme.Theme("light"))
    sys.exit(asyncio.run(main()))
