"""The edited cells in the rows of a sheet, by listing, and the rows of new listings.

A sheet is read once, row by row. Cells that are unchanged since the export are ignored; only edited
cells are kept in memory.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from app.domain.spreadsheet_text import unescape_formula
from app.engine.sheets.cell_parsing import decimal_evidence, plain_cell
from app.engine.sheets.columns import KEYS
from app.engine.sheets.mapping import MARK_PATH, Headings, Mapped
from app.engine.sheets.marks import letters_in, letters_of, row_letters
from app.engine.sheets.table import MOST_ROWS, Raw, SheetError, Table, is_empty

if TYPE_CHECKING:
    from collections.abc import Iterable

_EACH = 500
_MOST_SAMPLES = 3
_FIGURE = re.compile(r"[\s$]*([0-9][0-9.,]*)")
_NUMBERS = ("price", "available_quantity")


class Place(NamedTuple):
    """A row of a file: the name of its table, and its number as a program shows it."""

    table: str
    row: int


class RowChange(NamedTuple):
    """The edited cells of a listing or a variation, by path."""

    place: Place
    item_id: str
    variation_id: str
    cells: Mapping[str, Raw]


class NewRow(NamedTuple):
    """A row without a listing: its own code and all its cells, by path."""

    place: Place
    code: str
    cells: Mapping[str, Raw]


@dataclass(frozen=True, slots=True)
class Refused:
    """A row that is left out, and the reason; ``heading`` is that of the column concerned."""

    place: Place
    code: str
    heading: str = ""
    item_id: str = ""
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Question:
    """A column whose numbers are ambiguous by a factor of a thousand, with samples."""

    path: str
    heading: str
    samples: tuple[str, ...]


@dataclass(slots=True)
class Columns:
    """The mapped columns of a table, with the first values of each."""

    table: str
    headings: tuple[str, ...]
    mapped: Mapped
    samples: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


class RowChanges:
    """A collector of edited rows from tables, which finds columns with ambiguous numbers.

    ``value_types`` are the types of attributes by id, if known.
    """

    def __init__(
        self,
        headings: Headings,
        value_types: Mapping[str, str],
        on_rows: Callable[[int], None] = lambda _rows: None,
    ) -> None:
        self._headings = headings
        self._value_types = value_types
        self._on_rows = on_rows
        self._evidence: dict[str, set[str]] = {}
        self._doubtful: dict[str, list[str]] = {}
        self._names: dict[str, str] = {}
        self.columns: list[Columns] = []
        self.row_changes: list[RowChange] = []
        self.new: list[NewRow] = []
        self.refused: list[Refused] = []
        self.rows = self.untouched = 0
        self.has_ids = self.has_key = False
        self.attributes: tuple[tuple[str, str], ...] = ()
        """The ids and names of attributes that a column may have, in addition to the fields."""

    def take(self, tables: Iterable[Table]) -> None:
        """Read tables; raise ``SheetError`` if they have too many rows."""
        for table in tables:
            mapped = self._headings.mapped(table.headings)
            columns = Columns(table.name, table.headings, mapped)
            self.columns.append(columns)
            for at, path in mapped.paths.items():
                self._names.setdefault(path, table.headings[at])
            if mapped.place_of("id") is None and mapped.place_of("seller_custom_field") is None:
                if any(table.headings):
                    columns.samples = _samples(table)
                continue
            self.has_key = True
            self.has_ids = self.has_ids or mapped.place_of("id") is not None
            self._read(table, mapped, columns)

    def heading_of(self, path: str) -> str:
        """Return the heading of a column in the file."""
        return self._names.get(path, path)

    def decimal_marks(self, answers: Mapping[str, str]) -> dict[str, str]:
        """Return the decimal separators by path, from the columns and the seller's answers."""
        found = {
            path: next(iter(marks)) for path, marks in self._evidence.items() if len(marks) == 1
        }
        return {**found, **answers}

    def questions(self, answers: Mapping[str, str]) -> tuple[Question, ...]:
        """Return the columns whose decimal separator cannot be determined."""
        marks = self.decimal_marks(answers)
        return tuple(
            Question(path, self.heading_of(path), tuple(samples[:_MOST_SAMPLES]))
            for path, samples in self._doubtful.items()
            if path not in marks
        )

    def _read(self, table: Table, mapped: Mapped, columns: Columns) -> None:
        places = [*mapped.paths.items()]
        named = {path: at for at, path in places}
        mark_at, id_at = named.get(MARK_PATH), named.get("id")
        variation_at, code_at = named.get("variation_id"), named.get("seller_custom_field")
        read_columns = [(at, path, path.encode(), self._is_number(path)) for at, path in places]
        read_columns = [one for one in read_columns if one[1] not in KEYS]
        numeric = [(at, path) for at, path, _, is_number in read_columns if is_number]
        samples: dict[int, list[str]] = {}
        is_whole = mark_at == len(table.headings) - 1 and not table.is_text
        for number, row in table.rows:
            self.rows += 1
            if self.rows % _EACH == 0:
                self._on_rows(self.rows)
            if self.rows > MOST_ROWS:
                raise SheetError("sheet.too_many_rows", most=MOST_ROWS)
            if self.rows <= _MOST_SAMPLES:
                for at, cell in enumerate(row):
                    if not is_empty(cell):
                        samples.setdefault(at, []).append(str(cell)[:80])
            mark = ""
            if mark_at is not None and len(row) > mark_at:
                mark = str(row[mark_at])
                if is_whole and mark and mark.startswith(row_letters(row[:mark_at])):
                    self.untouched += 1
                    continue
            refused = table.refused.get(number)
            if table.is_text:
                row = [unescape_formula(cell) if isinstance(cell, str) else cell for cell in row]
            if not any(not is_empty(row[at]) for at, *_ in read_columns if at < len(row)) and (
                id_at is None or id_at >= len(row) or is_empty(row[id_at])
            ):
                continue
            place = Place(table.name, number)
            if refused is not None:
                code, wrong = refused
                is_known = wrong is not None and wrong < len(table.headings)
                heading = table.headings[wrong or 0] if is_known else ""
                self.refused.append(Refused(place, code, heading))
                continue
            for at, path in numeric:
                if at < len(row) and isinstance(cell := row[at], str) and cell:
                    self._weigh(path, cell)
            letters = letters_in(mark) if mark else frozenset()
            cells = {
                path: cell
                for at, path, name, is_number in read_columns
                if at < len(row)
                and not is_empty(cell := row[at])
                and not (letters and self._stands(letters, name, cell, is_number, path))
            }
            item_id = _text(row, id_at)
            if item_id:
                if not cells:
                    self.untouched += 1
                    continue
                self.row_changes.append(RowChange(place, item_id, _text(row, variation_at), cells))
                continue
            code = _text(row, code_at)
            if not code:
                self.refused.append(Refused(place, "row.no_code"))
                continue
            self.new.append(NewRow(place, code, cells))
        columns.samples = {at: tuple(found) for at, found in samples.items()}

    def _is_number(self, path: str) -> bool:
        if path in _NUMBERS:
            return True
        return self._value_types.get(path.removeprefix("attributes."), "").startswith("number")

    def _stands(
        self, letters: frozenset[str], name: bytes, cell: Raw, is_number: bool, path: str
    ) -> bool:
        marks = self._evidence.get(path, set())
        decimal = next(iter(marks)) if len(marks) == 1 else "."
        plain = plain_cell(cell, is_number=is_number, decimal=decimal)
        if letters_of(name, plain) in letters:
            return True
        other = plain_cell(cell, is_number=is_number, decimal="," if decimal == "." else ".")
        return other != plain and letters_of(name, other) in letters

    def _weigh(self, path: str, text: str) -> None:
        """Record what a text shows about the decimal separator of its column."""
        figure = _FIGURE.match(text)
        shown = decimal_evidence(figure[1].rstrip(".,")) if figure else ""
        if shown == "?":
            samples = self._doubtful.setdefault(path, [])
            if len(samples) < _MOST_SAMPLES:
                samples.append(text.strip()[:40])
        elif shown:
            self._evidence.setdefault(path, set()).add(shown)


def _samples(table: Table) -> dict[int, tuple[str, ...]]:
    found: dict[int, list[str]] = {}
    for _, (_, row) in zip(range(_MOST_SAMPLES), table.rows, strict=False):
        for at, cell in enumerate(row):
            if not is_empty(cell):
                found.setdefault(at, []).append(str(cell)[:80])
    return {at: tuple(texts) for at, texts in found.items()}


def _text(row: Sequence[Raw], at: int | None) -> str:
    if at is None or at >= len(row):
        return ""
    return str(plain_cell(row[at], is_number=False) or "").strip()
