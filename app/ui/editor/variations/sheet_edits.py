"""Edits of several cells of the sheet: fill down, paste and copy blocks."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex

from app.editing.variations.changes import Edits, with_cells
from app.editing.variations.rows import RowState
from app.ui.editor.variations.variations_model import EDITABLE, VariationsModel
from app.ui.look.translation import Words
from app.ui.texts.sheet_block import Block

SheetEdits = Words("SheetEdits")


class NotPasted(Exception):
    """The error of a block that cannot be pasted; the message is the reason."""


def filled_down(sheet: VariationsModel, indexes: Sequence[QModelIndex]) -> Edits:
    """Return the edits that copy the topmost selected cell of each column down.

    A single copied cell is written to all cells below it.
    """
    cells: list[tuple[str, str, object]] = []
    for column in sorted({index.column() for index in indexes}):
        field = sheet.columns[column].field
        rows = sorted(index.row() for index in indexes if index.column() == column)
        if field not in EDITABLE:
            continue
        if len(rows) == 1:
            rows = list(range(rows[0], len(sheet.rows)))
        top = sheet.value(rows[0], field)
        below = (row for row in rows[1:] if sheet.is_open(sheet.index(row, column)))
        cells += [(sheet.ids[row], field, top) for row in below]
    return with_cells(sheet.draft, cells)


def pasted(sheet: VariationsModel, places: Collection[tuple[int, int]], block: Block) -> Edits:
    """Return the edits that write a block, starting at the first of ``places`` (row and column).

    A block of one cell is written to all places. Raise ``NotPasted`` if the block does not fit, or
    would change cells that cannot be edited: then nothing is pasted.
    """
    top, left = min(row for row, _ in places), min(column for _, column in places)
    if len(block) == 1 and len(block[0]) == 1:
        edits = [(row, column, block[0][0]) for row, column in places]
    else:
        edits = [
            (top + down, left + right, cell)
            for down, line in enumerate(block)
            for right, cell in enumerate(line)
        ]
    cells: list[tuple[str, str, object]] = []
    for row, column, text in edits:
        if row >= len(sheet.rows) or column >= len(sheet.columns):
            raise NotPasted(
                SheetEdits.tr(
                    "Nothing was pasted: {rows} × {columns} cells were copied, and {there} × "
                    "{free} are here"
                ).format(
                    rows=sheet.number(len(block)),
                    columns=sheet.number(len(block[0])),
                    there=sheet.number(len(sheet.rows) - top),
                    free=sheet.number(len(sheet.columns) - left),
                )
            )
        index = sheet.index(row, column)
        if sheet.is_open(index):
            field = sheet.columns[column].field
            cells.append((sheet.ids[row], field, sheet.read(field, text)))
        elif text.strip() not in (sheet.shown(index), sheet.as_edited(index)):
            raise NotPasted(_closed(sheet, index))
    return with_cells(sheet.draft, cells)


def copied(sheet: VariationsModel, indexes: Sequence[QModelIndex]) -> list[list[str]]:
    """Return the smallest block around the selected cells, with the cells in editing format."""
    rows = sorted({index.row() for index in indexes})
    columns = sorted({index.column() for index in indexes})
    return [[sheet.as_edited(sheet.index(row, column)) for column in columns] for row in rows]


def _closed(sheet: VariationsModel, index: QModelIndex) -> str:
    if sheet.state(index) is RowState.REMOVED:
        return SheetEdits.tr("Nothing was pasted: {name} is to be removed").format(
            name=sheet.combination(index.row())
        )
    title = sheet.columns[index.column()].title
    return SheetEdits.tr("Nothing was pasted: “{title}” cannot be changed here").format(title=title)
