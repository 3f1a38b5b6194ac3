"""Dialogs for choosing the file of a sheet, and a folder of pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QFileDialog

from app.engine.sheets.workbook_reader import ENDINGS
from app.ui.look.translation import Words
from app.ui.loop import ask

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SheetFiles: Final = Words("SheetFiles")
TEXTS: Final = (".csv", ".txt", ".tsv")


async def file_to_write(parent: QWidget, name: str, form: str) -> Path | None:
    """Ask for the file to export to (``form``: csv or xlsx); return ``None`` if cancelled."""
    dialog = QFileDialog(parent, SheetFiles.tr("Export to a spreadsheet"))
    dialog.setObjectName("sheet_save_dialog")
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    kind = SheetFiles.tr("Workbooks") if form == "xlsx" else SheetFiles.tr("Text tables")
    dialog.setNameFilter(f"{kind} (*.{form})")
    dialog.setDefaultSuffix(form)
    dialog.selectFile(f"{name}.{form}")
    return await _chosen(dialog)


async def file_to_read(parent: QWidget) -> Path | None:
    """Ask for the sheet to import; return ``None`` if cancelled."""
    dialog = QFileDialog(parent, SheetFiles.tr("Import a spreadsheet"))
    dialog.setObjectName("sheet_open_dialog")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    endings = " ".join(f"*{ending}" for ending in (*ENDINGS, *TEXTS))
    every = SheetFiles.tr("All files")
    dialog.setNameFilters([f"{SheetFiles.tr('Spreadsheets')} ({endings})", f"{every} (*)"])
    return await _chosen(dialog)


async def folder_of_pictures(parent: QWidget) -> Path | None:
    """Ask for the folder of the pictures; return ``None`` if cancelled."""
    dialog = QFileDialog(parent, SheetFiles.tr("Folder of pictures"))
    dialog.setObjectName("sheet_folder_dialog")
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    return await _chosen(dialog)


async def _chosen(dialog: QFileDialog) -> Path | None:
    chosen: list[Path] = []
    dialog.fileSelected.connect(lambda file: chosen.append(Path(file)))
    await ask(dialog)
    return chosen[0] if chosen else None
