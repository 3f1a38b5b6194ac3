"""Import of a sheet from a file: a plan of its changes, its new listings and refused rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from app.domain.coded_error import nearest_hint
from app.engine.plans.plan import Plan, new_plan_id
from app.engine.plans.plan_writer import write_plan
from app.engine.sheets.difference import Difference, SheetOutcome, sorted_out, value_types
from app.engine.sheets.export import Cancelled
from app.engine.sheets.mapping import Headings, attribute_labels, attribute_names
from app.engine.sheets.row_changes import Columns, NewRow, Question, Refused, RowChange, RowChanges
from app.engine.sheets.table import SheetError, Table, split_head
from app.engine.sheets.text_file import read_text_file
from app.engine.sheets.workbook_reader import ENDINGS, is_workbook, read_workbook
from app.workspace.listing_rows import fold

if TYPE_CHECKING:
    from app.engine.plans.plan import PlannedListing
    from app.workspace.catalog.catalog_reader import CatalogReader

_READING, _COMPARING = "reading", "comparing"
OnStep = Callable[[str, int, int], bool]
"""Called with the current step, the amount done and the total (0 if unknown); ``False`` stops the
import."""


@dataclass(frozen=True, slots=True)
class Answers:
    """The seller's answers about a sheet.

    ``columns`` are paths by heading, ``decimals`` the decimal separators by path; ``clear`` lets
    cells that say so empty their fields. The columns in ``asked`` have to exist.
    """

    columns: Mapping[str, str] = field(default_factory=dict)
    decimals: Mapping[str, str] = field(default_factory=dict)
    clear: bool = False
    asked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Imported:
    """The result of reading a sheet: columns, rows, questions, and the outcome.

    ``new`` are rows without a listing; ``refused`` are in the order of the file. ``marks`` are the
    decimal separators by path, ``codes`` all own codes of rows without an id, ``attributes`` the
    ids and names of attributes that a column may have. If there is no column of ids or own codes
    (``has_key``), only the columns are known.
    """

    columns: tuple[Columns, ...]
    rows: int
    untouched: int
    outcome: SheetOutcome
    new: tuple[NewRow, ...]
    refused: tuple[Refused, ...]
    questions: tuple[Question, ...]
    plan_id: str = ""
    marks: Mapping[str, str] = field(default_factory=dict)
    codes: tuple[str, ...] = ()
    attributes: tuple[tuple[str, str], ...] = ()
    has_key: bool = True

    def heading_of(self, path: str) -> str:
        """Return the heading of a column in the file."""
        for columns in self.columns:
            place = columns.mapped.place_of(path)
            if place is not None:
                return columns.headings[place]
        return path


class NoKey(SheetError):
    """A sheet without a column of ids or own codes; ``columns`` are those it has."""

    def __init__(self, row_changes: RowChanges) -> None:
        super().__init__("sheet.no_key")
        self.columns = tuple(row_changes.columns)
        self.attributes = row_changes.attributes

    @property
    def imported(self) -> Imported:
        """The part of the result that is known: the columns."""
        return Imported(
            self.columns,
            0,
            0,
            SheetOutcome(),
            (),
            (),
            (),
            attributes=self.attributes,
            has_key=False,
        )


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of the catalog, and the time of the plan in wire format."""

    user_id: str
    site_id: str
    made_at: str


def import_sheet(
    path: Path,
    reader: CatalogReader,
    owner: Owner,
    out: Path | None,
    answers: Answers | None = None,
    on_step: OnStep = lambda _step, _done, _total: True,
) -> Imported:
    """Compare a sheet with the catalog, and write a plan of its changes to ``out``.

    Without ``out`` nothing is written. Raise ``SheetError`` for a file that is no sheet or belongs
    to another shop, and ``Cancelled``, ``OSError`` and ``StorageError``.
    """
    given = answers or Answers()
    row_changes, new, refused = read_row_changes(path, reader, given, on_step)
    all_changes = row_changes.row_changes
    _require_own(all_changes, reader, row_changes)
    questions = row_changes.questions(given.decimals)
    difference = Difference(
        reader,
        owner.site_id,
        marks=row_changes.decimal_marks(given.decimals),
        questions=frozenset(one.path for one in questions),
        clear=given.clear,
        heading_of=row_changes.heading_of,
    )
    listings = difference.listings(
        all_changes, lambda done, total: on_step(_COMPARING, done, total)
    )
    plan_id = new_plan_id() if out is not None else ""
    _write(path.name, listings, owner, out, plan_id)
    outcome = difference.outcome
    every = [*row_changes.refused, *refused, *outcome.refused]
    return Imported(
        tuple(row_changes.columns),
        row_changes.rows,
        row_changes.untouched,
        outcome,
        tuple(new),
        tuple(sorted(every, key=lambda one: (one.place.table, one.place.row))),
        questions,
        plan_id,
        row_changes.decimal_marks(given.decimals),
        tuple(row.code for row in row_changes.new),
        row_changes.attributes,
    )


def read_row_changes(
    path: Path,
    reader: CatalogReader,
    given: Answers,
    on_step: OnStep = lambda _step, _done, _total: True,
    *,
    only_new: bool = False,
) -> tuple[RowChanges, list[NewRow], list[Refused]]:
    """Return the changes in a sheet, its new rows, and the rows refused for their own code.

    ``only_new``: every row without an id is a new listing. Raise as ``import_sheet`` does.
    """
    documents = reader.documents("attributes")
    headings = Headings(attribute_names(documents.values()), given.columns)

    def report(rows: int) -> None:
        if not on_step(_READING, rows, 0):
            raise Cancelled

    row_changes = RowChanges(headings, value_types(documents), report)
    row_changes.attributes = attribute_labels(documents.values())
    row_changes.take(read_tables(path, headings.is_known))
    if not row_changes.columns:
        raise SheetError("sheet.empty")
    _require_columns(given.asked, [one.headings for one in row_changes.columns])
    if not row_changes.has_key:
        raise NoKey(row_changes)
    found, new, refused = sorted_out(
        row_changes.new, reader, has_ids=only_new or row_changes.has_ids
    )
    row_changes.row_changes += found
    return row_changes, new, refused


def _require_columns(asked: Iterable[str], there: Iterable[Sequence[str]]) -> None:
    """Raise ``SheetError`` for an expected column that no table has."""
    known = {fold(heading): heading for headings in there for heading in headings}
    for name in asked:
        if fold(name) not in known:
            near = nearest_hint(name[:60], known.values())
            raise SheetError("sheet.no_column", name=name[:60], **near)


def read_tables(path: Path, is_known: Callable[[str], bool]) -> Iterator[Table]:
    """Yield the tables of a workbook or text file; ``is_known`` recognises headings.

    Raise ``SheetError`` and ``OSError``.
    """
    if not path.stat().st_size:
        raise SheetError("sheet.empty")
    if not is_workbook(path):
        if path.suffix.casefold() in ENDINGS:
            raise SheetError("sheet.unreadable")
        rows = read_text_file(path)
        table = split_head("", rows, is_known, is_text=True)
        if table is not None:
            yield table
        return
    for sheet in read_workbook(path):
        refused: dict[int, tuple[str, int | None]] = {
            one.row: ("row.formula", one.column) for one in sheet.uncounted
        }
        refused |= dict.fromkeys(sheet.merged, ("row.merged", None))
        rows = iter(sheet.rows)
        table = split_head(sheet.name, rows, is_known, refused=refused)
        if table is not None:
            yield table


def _require_own(row_changes: list[RowChange], reader: CatalogReader, found: RowChanges) -> None:
    """Raise ``SheetError`` if no id in the sheet is a listing of this shop."""
    if not row_changes or found.untouched:
        return
    ids = [*dict.fromkeys(change.item_id for change in row_changes)]
    for start in range(0, len(ids), 500):
        some = ids[start : start + 500]
        marks = ", ".join("?" * len(some))
        if reader.rows(f"SELECT 1 FROM items WHERE id IN ({marks}) LIMIT 1", some):
            return
    raise SheetError("sheet.other_shop", count=len(ids), name=ids[0][:40])


def _write(
    name: str,
    listings: Iterator[PlannedListing],
    owner: Owner,
    out: Path | None,
    plan_id: str,
) -> None:
    if out is None:
        for _ in listings:
            pass
        return
    plan = Plan(
        owner.user_id, owner.site_id, owner.made_at, f"sheet: {name[:200]}", (), (), plan_id=plan_id
    )
    write_plan(plan, out, listings)
