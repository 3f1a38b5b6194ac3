"""Choosing the file that a plan is written to."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

_NOT_IN_NAMES = re.compile(r"[^\w .-]+")


def choose_file(parent: QWidget, name: str, then: Callable[[Path], object]) -> QFileDialog:
    """Ask where the plan ``name`` is written, and call ``then`` with that; return the dialog."""
    dialog = QFileDialog(parent, QCoreApplication.translate("PlanSaving", "Save the plan"))
    dialog.setObjectName("plan_save_dialog")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(QCoreApplication.translate("PlanSaving", "Plans (*.json)"))
    dialog.setDefaultSuffix("json")
    dialog.selectFile((_NOT_IN_NAMES.sub(" ", name).strip() or "plan") + ".json")
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    dialog.finished.connect(dialog.deleteLater)
    # Never executed: a nested loop would hold up every other task.
    dialog.open()
    return dialog
