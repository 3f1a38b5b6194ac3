"""Writing of a workbook row by row: locked ids, lists of choices, and no formulas.

The workbook is opened by another program, so no text may become a formula, a link or a number; it
stays text.
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
"""The maximum number of rows in a sheet below its headings."""
LONGEST_CELL = 32_767
_SURELY_FITS = LONGEST_CELL // 2
_LONGEST_NAME = 31
_LONGEST_LIST = 255
_ROOM = 1_000
"""The number of rows after the last one that also have lists of values, for new listings."""
_NOT_IN_A_NAME = re.compile(r"[\[\]:*?/\\\x00-\x1f]")
_LISTS = "vitrina_lists"
_WIDTHS = {"title": 44, "seller_custom_field": 18, "pictures": 30, "variation": 24, "warranty": 26}
_WIDTH, _HIDDEN = 15, {"hidden": True}


class WorkbookFile:
    """A writer of sheets, one after the other; ``too_long`` counts texts that no cell can hold."""

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
        """Finish the open sheet and start another one with these columns."""
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
        """Whether the open sheet has no room for another listing."""
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
            # Flush the headings, which are held until the row after them.
            sheet._write_single_row(1)
        sheet.row_data_fh.write(self._row_text.of(self._row, cells, row.blank))
        sheet._check_dimensions(self._row, len(cells) - 1)

    def close(self) -> None:
        """Finish the file; raise ``OSError`` if it cannot be written."""
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
        """Abandon the file and delete its temporary files."""
        for sheet in self._book.worksheets():
            if sheet.row_data_fh is not None:
                sheet.row_data_fh.close()
        # Otherwise the library would warn at exit that the file was not closed.
        self._book.fileclosed = True
        self._rows.cleanup()

    def _format(self, column: Column) -> Format:
        if column.locked:
            return self._locked
        return self._open if column.is_number else self._text

    def _free(self, name: str) -> str:
        """Return a unique name for a sheet."""
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
        # The marketplace decides about other values, so the sheet only warns about them.
        rule = {"validate": "list", "ignore_blank": True, "error_type": "warning"}
        # A list inside the rule is separated by commas, so its values may not contain any.
        is_short = len(",".join(column.choices)) <= _LONGEST_LIST
        if is_short and not any("," in choice for choice in column.choices):
            return {**rule, "source": list(column.choices)}
        name = self._lists.setdefault(column.choices, f"vitrina_list_{len(self._lists) + 1}")
        return {**rule, "source": f"={name}"}

    def _write_lists(self) -> None:
        """Write lists that are too long for a validation rule to columns of a hidden sheet."""
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
    """Return the length of a text as spreadsheets count it: in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
