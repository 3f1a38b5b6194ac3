"""Export of listings to a sheet: a row for each, followed by rows for its variations."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import text_of
from app.domain.spreadsheet_text import escape_formula
from app.domain.wire import Unreadable, read_fields
from app.domain.wire_item import item_of
from app.engine.catalog.export import DIALECTS, whole_file, whole_path
from app.engine.sheets.cells import FIELDS, Cell, RowMaker
from app.engine.sheets.columns import CategoryBook, columns_of
from app.engine.sheets.marks import Marker
from app.engine.sheets.workbook_writer import WorkbookFile

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.engine.catalog.export import Dialect, Sink
    from app.engine.queries.query import Where
    from app.workspace.catalog.catalog_reader import CatalogReader

_EACH = 200


class Cancelled(Exception):
    """The export or import was cancelled; no file was written."""


@dataclass(slots=True)
class Exported:
    """Counts of an export: ``too_long`` texts fit in no cell, ``unread`` listings have no body."""

    listings: int = 0
    rows: int = 0
    too_long: int = 0
    unread: int = 0


class SheetFormat(NamedTuple):
    """The format of a sheet (csv, xlsx), its language and its dialect."""

    form: str
    language: str
    dialect: Dialect = DIALECTS["plain"]


OnProgress = Callable[[int, int], bool]
"""Called with the number of listings done and the total; ``False`` stops the export."""


def export_sheet(
    where: Where,
    reader: CatalogReader,
    path: Path,
    sheet_format: SheetFormat,
    on_progress: OnProgress = lambda _done, _total: True,
) -> Exported:
    """Write the listings of a query to a sheet, completely or not at all.

    Raise ``OSError``, ``StorageError`` and ``Cancelled``.
    """
    export = _Export(where, reader, sheet_format, on_progress)
    if sheet_format.form == "xlsx":
        with whole_path(path) as draft:
            export.write_workbook(draft)
    else:
        with whole_file(path) as file:
            export.write_text(file)
    return export.done


def export_text(
    where: Where, reader: CatalogReader, file: Sink, sheet_format: SheetFormat
) -> Exported:
    """Write the listings of a query as text, as ``export_sheet`` does."""
    export = _Export(where, reader, sheet_format, lambda _done, _total: True)
    export.write_text(file)
    return export.done


class _Export:
    def __init__(
        self,
        where: Where,
        reader: CatalogReader,
        sheet_format: SheetFormat,
        on_progress: OnProgress,
    ) -> None:
        self._where = where
        self._reader = reader
        self._format = sheet_format
        self._on_progress = on_progress
        self._book = CategoryBook(reader)
        self._counts: list[tuple[str, int]] = [
            (text_of(category), count)
            for category, count in reader.rows(
                f"SELECT category_id, count(*) FROM items WHERE {where.sql}"
                " GROUP BY category_id ORDER BY category_id",
                where.parameters,
            )
        ]
        self._total = sum(count for _, count in self._counts)
        self.done = Exported()

    def write_workbook(self, path: Path) -> None:
        """Write a workbook with a sheet for each category."""
        book = WorkbookFile(path)
        try:
            self._fill(book)
        except BaseException:
            book.give_up()
            raise
        self.done.too_long = book.too_long
        book.close()

    def _fill(self, book: WorkbookFile) -> None:
        names = {category: self._book.name(category) for category, _ in self._counts}
        for category_id, _ in sorted(
            self._counts, key=lambda one: (names[one[0]].casefold(), one[0])
        ):
            columns = columns_of(self._book.asked_for(category_id), self._format.language)
            name = names[category_id]
            maker, marker = RowMaker(columns, self._format.language), Marker(columns)
            book.start_sheet(name, columns)
            for item in self._items(" AND category_id = ?", (category_id,)):
                if book.is_full:
                    book.start_sheet(name, columns)
                for row in maker.rows(item):
                    marker.put(row.cells)
                    book.write(row)
                    self.done.rows += 1
        if not self._counts:
            book.start_sheet("Vitrina", columns_of((), self._format.language))

    def write_text(self, file: Sink) -> None:
        """Write one table with the attributes of all categories."""
        known = (one for category, _ in self._counts for one in self._book.asked_for(category))
        columns = columns_of(known, self._format.language)
        maker, marker = RowMaker(columns, self._format.language), Marker(columns)
        dialect = self._format.dialect
        file.write(dialect.mark)
        writer = csv.writer(file, delimiter=dialect.separator, lineterminator="\r\n")
        writer.writerow([escape_formula(column.heading) for column in columns])
        for item in self._items("", ()):
            for row in maker.rows(item):
                marker.put(row.cells)
                writer.writerow([text_of_cell(cell, dialect.decimal) for cell in row.cells])
                self.done.rows += 1

    def _items(self, more: str, parameters: tuple[object, ...]) -> Iterator[WireItem]:
        rows = self._reader.each(
            f"SELECT body FROM items LEFT JOIN bodies USING (number) WHERE ({self._where.sql})"
            f"{more} ORDER BY id",
            (*self._where.parameters, *parameters),
        )
        for (body,) in rows:
            if self.done.listings % _EACH == 0 and not self._on_progress(
                self.done.listings, self._total
            ):
                raise Cancelled
            try:
                item = None if body is None else item_of(read_fields(body, FIELDS))
            except Unreadable:
                item = None
            if item is None:
                self.done.unread += 1
                continue
            self.done.listings += 1
            yield item
        self._reader.require_intact()


def text_of_cell(cell: Cell, decimal: str) -> str:
    """Return a cell as written to a text file, escaped so that no text is a formula."""
    match cell:
        case None:
            return ""
        case str():
            return escape_formula(cell)
        case Decimal():
            return f"{cell:f}".replace(".", decimal)
    return str(cell)
