"""Export of catalog listings: rows for a spreadsheet, or complete bodies for a program."""

from __future__ import annotations

import csv
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from decimal import Decimal
from glob import escape
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple, Protocol

from app.domain.coded_error import CodedError
from app.domain.spreadsheet_text import escape_formula
from app.domain.timestamps import format_timestamp
from app.domain.wire import Unreadable, compact_json, write_json
from app.paths import drop_remains

if TYPE_CHECKING:
    from app.workspace.catalog.catalog_reader import CatalogReader
    from app.workspace.listing_rows import ItemRow

FORMATS = ("csv", "json", "jsonl", "xlsx")
COLUMNS = (
    *("id", "title", "seller_custom_field", "status", "sub_status", "price", "currency_id"),
    *("available_quantity", "sold_quantity", "net", "health", "listing_type_id", "last_updated"),
    *("free_shipping", "category_id", "variations", "warnings"),
)


class Sink(Protocol):
    """The target of an export: a file, or a terminal protected against control sequences."""

    def write(self, text: str, /) -> object:
        """Write a text."""


class Dialect(NamedTuple):
    """A CSV format, as spreadsheets of a country expect it.

    It consists of a separator, a decimal mark and an optional byte order mark.
    """

    separator: str
    decimal: str
    mark: str


DIALECTS = {
    "plain": Dialect(",", ".", ""),
    "en": Dialect(",", ".", "\ufeff"),
    "es": Dialect(";", ",", "\ufeff"),
    "pt_BR": Dialect(";", ",", "\ufeff"),
}


class NoSuchFormat(CodedError):
    """The error of a file name whose extension is not an export format."""


def format_of(path: Path | None, usual: str = "csv") -> str:
    """Return the format for the extension of a file, or ``usual`` if it has none.

    Raise ``NoSuchFormat`` for any other extension.
    """
    ending = "" if path is None else path.suffix.removeprefix(".").lower()
    if ending and ending not in FORMATS:
        raise NoSuchFormat("export.no_format", name=f".{ending}", names=FORMATS)
    return ending or usual


def write_listings(
    form: str, rows: Iterable[ItemRow], reader: CatalogReader, file: Sink, dialect: Dialect
) -> int:
    """Write listings in one of the text formats of ``FORMATS`` and return their number.

    A csv is written in the given ``dialect``.
    """
    match form:
        case "jsonl":
            return write_bodies(rows, reader, file)
        case "json":
            return write_records(rows, file)
    return write_csv(rows, file, dialect)


def record_of(row: ItemRow) -> dict[str, object]:
    """Return a row with amounts as decimals and its time as text; ``None`` if unknown."""
    values: dict[str, Any] = {name: getattr(row, name) for name in COLUMNS}
    for name in ("price", "net"):
        cents = values[name]
        values[name] = None if cents is None else Decimal(cents).scaleb(-2)
    values["free_shipping"] = bool(values["free_shipping"])
    if values["health"] is not None:
        values["health"] = Decimal(str(values["health"]))
    moment = datetime.fromtimestamp(row.last_updated / 1000, UTC)
    values["last_updated"] = format_timestamp(moment) if row.last_updated else None
    return values


def write_csv(rows: Iterable[ItemRow], file: Sink, dialect: Dialect) -> int:
    """Write a header line and one line per listing; return the number of listings.

    Text that a spreadsheet would interpret as a formula is prefixed with an apostrophe.
    """
    file.write(dialect.mark)
    writer = csv.writer(file, delimiter=dialect.separator, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    count = 0
    for row in rows:
        writer.writerow([_cell(value, dialect) for value in record_of(row).values()])
        count += 1
    return count


def _cell(value: object, dialect: Dialect) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case Decimal():
            return f"{value:f}".replace(".", dialect.decimal)
        case int():
            return str(value)
    return escape_formula(str(value))


def write_records(rows: Iterable[ItemRow], file: Sink) -> int:
    """Write one JSON list with an object per listing; return the number of listings."""
    count = 0
    file.write("[")
    for row in rows:
        file.write(",\n" if count else "\n")
        file.write(write_json(record_of(row)).decode())
        count += 1
    file.write("\n]\n")
    return count


def write_bodies(rows: Iterable[ItemRow], reader: CatalogReader, file: Sink) -> int:
    """Write each listing as the marketplace sent it, one per line; return their number.

    Bodies that cannot be read are left out.
    """
    count = 0
    for row in rows:
        body = reader.body(row.id)
        try:
            # A body may contain line ends.
            line = None if body is None else compact_json(body).decode()
        except (Unreadable, UnicodeDecodeError):
            line = None
        if line is not None:
            file.write(line + "\n")
            count += 1
    return count


@contextmanager
def whole_file(path: Path) -> Iterator[IO[str]]:
    """Yield a text file that replaces ``path`` when the block ends, completely or not at all.

    An existing file stays until then, and its permissions are kept; a symbolic link is followed.
    Anything other than a regular file, such as a pipe or a terminal, is written directly. Raise
    ``OSError`` if it cannot be written.
    """
    path = path.resolve()
    if path.exists() and not path.is_file():
        with path.open("w", encoding="utf-8", newline="") as file:
            yield file
        return
    with whole_path(path) as draft, draft.open("w", encoding="utf-8", newline="") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


@contextmanager
def whole_path(path: Path) -> Iterator[Path]:
    """Yield a temporary path whose file replaces ``path`` completely when the block ends.

    See ``whole_file``.
    """
    path = path.resolve()
    drop_remains(path.parent, f".{escape(path.name)}.*.tmp")
    draft = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        yield draft
        if path.exists():
            shutil.copymode(path, draft)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
