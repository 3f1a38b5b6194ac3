"""Rows of a worksheet as XML text.

A workbook of a hundred thousand rows is written in constant memory: each row goes to a temporary
file. Writing cell by cell takes twice as long as everything else, so the row is assembled here.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from app.engine.sheets.columns import letters_of

if TYPE_CHECKING:
    from app.engine.sheets.cells import Cell

# Characters that must be escaped: XML markup, control characters, text that looks like an escape,
# and blanks at either end.
_SPECIAL = re.compile(
    r"[&<>\x00-\x08\x0b-\x1f\ufffe\uffff]|_x[0-9a-fA-F]{4}_|^\s|\s\Z", re.ASCII | re.DOTALL
)
_ESCAPED = re.compile(r"_(?=x[0-9a-fA-F]{4}_)")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\ufffe\uffff]")


class RowText:
    """A formatter of rows: ``styles`` are the format numbers of the columns.

    ``blank`` is the format number of cells that must stay empty.
    """

    def __init__(self, styles: Sequence[int], blank: int) -> None:
        self._starts = [f'<c r="{letters_of(at)}' for at in range(len(styles))]
        self._texts = [f'" s="{style}" t="inlineStr"><is><t>' for style in styles]
        self._numbers = [f'" s="{style}"><v>' for style in styles]
        self._blank = f'" s="{blank}"/>'

    def of(self, number: int, cells: Sequence[Cell], blank: frozenset[int]) -> str:
        """Return the text of row ``number`` (from 0); ``blank`` cells must stay empty.

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
    """Return a text escaped for the file ("Office Open XML", ST_Xstring)."""
    text = _CONTROL.sub(lambda found: f"_x{ord(found[0]):04X}_", _ESCAPED.sub("_x005F_", text))
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
