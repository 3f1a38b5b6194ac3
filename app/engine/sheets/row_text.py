"""Rows of a worksheet, each as the text of the file that it becomes.

A workbook of a hundred thousand rows is written in constant memory: each row goes to a temporary
file. Cell by cell that takes twice as long as all the rest, so the row is put together here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from app.engine.sheets.columns import letters_of

if TYPE_CHECKING:
    from app.engine.sheets.cells import Cell

# What cannot stand in the file as it is: marks of XML, control characters, text that looks like an
# escaped one, and blanks at either end.
_SPECIAL = re.compile(
    r"[&<>\x00-\x08\x0b-\x1f\ufffe\uffff]|_x[0-9a-fA-F]{4}_|^\s|\s\Z", re.ASCII | re.DOTALL
)
_ESCAPED = re.compile(r"_(?=x[0-9a-fA-F]{4}_)")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")


class RowText:
    """Makes rows of cells: ``styles`` are the numbers of the formats of its columns, ``blank`` that
    of cells that stay so.
    """

    def __init__(self, styles: Sequence[int], blank: int) -> None:
        self._starts = [f'<c r="{letters_of(at)}' for at in range(len(styles))]
        self._texts = [f'" s="{style}" t="inlineStr"><is><t>' for style in styles]
        self._numbers = [f'" s="{style}"><v>' for style in styles]
        self._blank = f'" s="{blank}"/>'

    def of(self, number: int, cells: Sequence[Cell], blank: frozenset[int]) -> str:
        """Return the row ``number`` (0 is the first); ``blank`` are cells that stay so.

        No text may be longer than a cell can hold.
        """
        row = str(number + 1)
        parts = [f'<row r="{row}">']
        for at, cell in enumerate(cells):
            if at in blank:
                parts.append(f"{self._starts[at]}{row}{self._blank}")
            elif cell is None:
                continue
            elif isinstance(cell, str):
                start, text = f"{self._starts[at]}{row}{self._texts[at]}", cell
                if _SPECIAL.search(cell):
                    start, text = f'{start[:-1]} xml:space="preserve">', _escaped(cell)
                parts.append(f"{start}{text}</t></is></c>")
            else:
                figure = float(cell) if isinstance(cell, Decimal) else cell
                parts.append(f"{self._starts[at]}{row}{self._numbers[at]}{figure:.16G}</v></c>")
        parts.append("</row>")
        return "".join(parts)


def _escaped(text: str) -> str:
    """Return a text as the file has it ("Office Open XML", ST_Xstring)."""
    text = _CONTROL.sub(lambda found: f"_x{ord(found[0]):04X}_", _ESCAPED.sub("_x005F_", text))
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
