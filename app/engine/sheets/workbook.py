"""A workbook that is written row by row: ids locked, values to choose from, no formulas.

What is typed into a cell is in the hands of another program, so no text becomes a formula, an
address or a number here; what looks like one stays the text that it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from app.engine.sheets.columns import Column, Kind, letters_of
from app.engine.sheets.row_text import RowText

if TYPE_CHECKING:
    from xlsxwriter.format import Format
    from xlsxwriter.worksheet import Worksheet

    from app.engine.sheets.cells import SheetRow

MOST_ROWS = 1_048_575
"""Rows that a sheet of a workbook has below its headings."""
LONGEST_CELL = 32_767
_SURELY_FITS = LONGEST_CELL // 2
_LONGEST_NAME = 31
_LONGEST_LIST = 255
_ROOM = 1_000
"""Rows below the last one that have values to choose from as well, for new listings."""
_NOT_IN_A_NAME = re.compile(r"[\[\]:*?/\\\x00-\x1f]")
_LISTS = "vitrina_lists"
_WIDTHS = {"title": 44, "seller_custom_field": 18, "pictures": 30, "variation": 24, "warranty": 26}
_WIDTH, _HIDDEN = 15, {"hidden": True}


class WorkbookFile:
    """Writes sheets one after the other; ``too_long`` counts texts that no cell can hold."""

    def __init__(self, path: Path) -> None:
        from xlsxwriter import Workbook

        self._rows = TemporaryDirectory(prefix="vitrina-", ignore_cleanup_errors=True)
        options = {
            "constant_memory": True,
            "strings_to_urls": False,
            "strings_to_formulas": False,
            "strings_to_numbers": False,
            "tmpdir": self._rows.name,
        }
        self._book = Workbook(str(path), options)
        self._head: Format = self._book.add_format(
            {"bold": True, "bg_color": "#E8E6F4", "bottom": 1, "text_wrap": True, "valign": "top"}
        )
        self._locked: Format = self._book.add_format({"font_color": "#6B6880"})
        self._open: Format = self._book.add_format({"locked": False})
        self._text: Format = self._book.add_format({"locked": False, "num_format": "@"})
        self._sheet: Worksheet | None = None
        self._row_text = RowText((), 0)
        self._columns: Sequence[Column] = ()
        self._formats: list[Format] = []
        self._row = 0
        self._names: set[str] = {_LISTS}
        self._lists: dict[tuple[str, ...], str] = {}
        self.too_long = 0

    def start_sheet(self, name: str, columns: Sequence[Column]) -> None:
        """End the sheet that is open, and begin another one with these columns."""
        self._end_sheet()
        sheet = self._sheet = self._book.add_worksheet(self._free(name))
        self._columns, self._row = columns, 0
        self._formats = [self._format(column) for column in columns]
        for at, (column, form) in enumerate(zip(columns, self._formats, strict=True)):
            width = _WIDTHS.get(column.path, _WIDTH)
            sheet.set_column(at, at, width, form, _HIDDEN if column.kind is Kind.MARK else {})
            sheet.write_string(0, at, column.heading, self._head)
        styles = [form._get_xf_index() for form in self._formats]
        self._row_text = RowText(styles, self._locked._get_xf_index())
        sheet.freeze_panes(1, 1)

    @property
    def is_full(self) -> bool:
        """Whether the sheet that is open has no room for another listing."""
        return self._row + _ROOM >= MOST_ROWS

    def write(self, row: SheetRow) -> None:
        """Write the next row."""
        sheet = self._sheet
        assert sheet is not None, "a sheet is open"
        self._row += 1
        cells = row.cells
        for at, cell in enumerate(cells):
            if (
                isinstance(cell, str)
                and len(cell) > _SURELY_FITS
                and _length_of(cell) > LONGEST_CELL
            ):
                self.too_long += 1
                cells[at] = None
        if self._row == 1:
            # The headings, which wait for the row after them.
            sheet._write_single_row(1)
        sheet.row_data_fh.write(self._row_text.of(self._row, cells, row.blank))
        sheet._check_dimensions(self._row, len(cells) - 1)

    def close(self) -> None:
        """End the file; raise ``OSError`` where it cannot be written."""
        from xlsxwriter.exceptions import XlsxWriterException

        self._end_sheet()
        if self._lists:
            self._write_lists()
        try:
            self._book.close()
        except XlsxWriterException as error:
            raise OSError(str(error)) from error
        finally:
            self._rows.cleanup()

    def give_up(self) -> None:
        """Leave the file unfinished, and take its temporary ones away."""
        for sheet in self._book.worksheets():
            if sheet.row_data_fh is not None:
                sheet.row_data_fh.close()
        # It would complain at the end of the program that nobody closed it.
        self._book.fileclosed = True
        self._rows.cleanup()

    def _format(self, column: Column) -> Format:
        if column.locked:
            return self._locked
        return self._open if column.is_number else self._text

    def _free(self, name: str) -> str:
        """Return a name for a sheet that no other one has."""
        plain = _NOT_IN_A_NAME.sub(" ", name).strip().strip("'").strip() or "Sheet"
        found, count = plain[:_LONGEST_NAME].strip("' "), 1
        while found.casefold() in self._names:
            count += 1
            ending = f" ({count})"
            found = plain[: _LONGEST_NAME - len(ending)].strip() + ending
        self._names.add(found.casefold())
        return found

    def _end_sheet(self) -> None:
        sheet = self._sheet
        if sheet is None:
            return
        last = min(self._row + _ROOM, MOST_ROWS)
        for at, column in enumerate(self._columns):
            if column.choices and not column.locked:
                sheet.data_validation(1, at, last, at, self._validation(column))
        sheet.autofilter(0, 0, max(self._row, 1), len(self._columns) - 1)
        sheet.protect(
            "",
            {
                **dict.fromkeys(("format_cells", "format_columns", "format_rows", "sort"), True),
                "autofilter": True,
            },
        )
        self._sheet = None

    def _validation(self, column: Column) -> dict[str, object]:
        # Values in own words are the marketplace's business: a sheet warns, and lets through.
        rule = {"validate": "list", "ignore_blank": True, "error_type": "warning"}
        # A comma ends a value of a list that stands in the rule itself.
        is_short = len(",".join(column.choices)) <= _LONGEST_LIST
        if is_short and not any("," in choice for choice in column.choices):
            return {**rule, "source": list(column.choices)}
        name = self._lists.setdefault(column.choices, f"vitrina_list_{len(self._lists) + 1}")
        return {**rule, "source": f"={name}"}

    def _write_lists(self) -> None:
        """Write the lists that are too long for a rule, each into a column of a hidden sheet."""
        sheet = self._book.add_worksheet(_LISTS)
        longest = max(map(len, self._lists))
        for row in range(longest):
            for at, choices in enumerate(self._lists):
                if row < len(choices):
                    sheet.write_string(row, at, choices[row][:LONGEST_CELL])
        for at, (choices, name) in enumerate(self._lists.items()):
            letters = letters_of(at)
            area = f"='{_LISTS}'!${letters}$1:${letters}${len(choices)}"
            self._book.define_name(name, area)
        sheet.hide()


def _length_of(text: str) -> int:
    """Return how long a text is as spreadsheets count: in units of UTF-16."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
