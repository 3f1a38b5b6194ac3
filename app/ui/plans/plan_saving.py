"""The dialog for choosing the file in which a plan is saved."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from app.ui.loop import ask

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_NOT_IN_NAMES = re.compile(r"[^\w .-]+")


async def chosen_file(parent: QWidget, name: str) -> Path | None:
    """Ask for the file in which to save the plan ``name``; return ``None`` if cancelled."""
    chosen: list[Path] = []
    dialog = QFileDialog(parent, QCoreApplication.translate("PlanSaving", "Save the plan"))
    dialog.setObjectName("plan_save_dialog")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilter(QCoreApplication.translate("PlanSaving", "Plans (*.json)"))
    dialog.setDefaultSuffix("json")
    dialog.selectFile((_NOT_IN_NAMES.sub(" ", name).strip() or "plan") + ".json")
    dialog.fileSelected.connect(lambda file: chosen.append(Path(file)))
    await ask(dialog)
    return chosen[0] if chosen else None
