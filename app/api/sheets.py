"""Spreadsheets that were filled in, read back: a plan of what they change."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from app.api.errors import FilesUnusable, InputError, error_of, shop_errors
from app.commands.texts.problems import problem_text
from app.domain.coded_error import CodedError
from app.domain.timestamps import format_timestamp
from app.engine.history.past import catalog_at
from app.engine.notices import notice_of
from app.engine.plans.plan_file import read_plan
from app.engine.sheets.mapping import Headings, is_path, remembered
from app.engine.sheets.sheet_import import Answers, Owner, import_sheet
from app.workspace.folder import Workspace

if TYPE_CHECKING:
    from app.api.shop_thread import ShopThread
    from app.engine.plans.plan import Plan
    from app.engine.sheets.row_changes import Refused


@dataclass(frozen=True, slots=True)
class RefusedRow:
    """A row of a sheet that is left out: where it is, of which listing, and why.

    ``row`` is its number as the program that wrote the sheet shows it, ``table`` the name of its
    sheet, ``column`` the heading of the cell. ``code`` says the same as ``reason`` to a program.
    """

    table: str
    row: int
    column: str
    listing_id: str
    code: str
    reason: str


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """What a sheet says: the plan of what it changes, and the rest of its rows.

    ``untouched`` rows ask for nothing, ``new`` are the own codes of rows of no listing, ``refused``
    the rows that are left out. ``doubtful`` are columns whose numbers may mean two things, by form
    path: say which mark is before decimals there. Nothing of what those rows say is planned.
    """

    plan: Plan
    rows: int
    untouched: int
    new: tuple[str, ...]
    refused: tuple[RefusedRow, ...]
    doubtful: Mapping[str, tuple[str, ...]]


class SheetShop:
    """The part of ``Shop`` that reads sheets; every method raises ``ShopError``."""

    def __init__(self, thread: ShopThread, folder: Path) -> None:
        self._thread = thread
        self._folder = Workspace(folder)

    def import_sheet(
        self,
        path: str | PathLike[str],
        *,
        columns: Mapping[str, str] | None = None,
        decimals: Mapping[str, str] | None = None,
        clear: bool = False,
    ) -> ReadSheet:
        """Compare a filled-in sheet (xlsx, xls, ods, csv) with the local catalogue; nothing is
        sent.

        ``export`` writes one; any other with a column of ids or own codes will do. ``columns`` say
        what columns are by their headings (``{"Precio lista": "price"}``, ``"-"`` leaves one
        aside), ``decimals`` the mark before decimals by field. ``clear`` empties the fields of
        cells that ask for it. Raise ``InputError`` for what is no sheet, or another shop's.

        >>> _ = (folder / "prices.csv").write_text(f"id,price\\n{listing.id},777\\n")
        >>> read = shop.import_sheet(folder / "prices.csv")
        >>> [entry.after for entry in read.plan.listings], read.refused
        ([{'price': Decimal('777')}], ())
        """
        self._thread.require_open()
        file = Path(path)
        answers = Answers(
            {**remembered(self._folder.path), **_paths(columns or {})},
            {_path(name): _mark(mark) for name, mark in (decimals or {}).items()},
            clear,
        )
        try:
            with (
                TemporaryDirectory(prefix="vitrina-sheet-") as folder,
                shop_errors(),
                catalog_at(self._folder, None) as reader,
            ):
                user_id, site_id = reader.fact("user_id") or "", reader.fact("site_id") or ""
                if reader.refusal is not None:
                    raise error_of(notice_of(reader.refusal))
                owner = Owner(user_id, site_id, format_timestamp(datetime.now(UTC)))
                out = Path(folder, "plan.json")
                found = import_sheet(file, reader, owner, out, answers)
                plan = read_plan(out)
        except OSError as error:
            raise FilesUnusable(f"{file}: {error.strerror or error}", "storage") from error
        return ReadSheet(
            plan,
            found.rows,
            found.untouched + found.outcome.so_already,
            tuple(row.code for row in found.new),
            tuple(map(_refused, found.refused)),
            {one.path: one.samples for one in found.questions},
        )


def _refused(row: Refused) -> RefusedRow:
    reason = problem_text(CodedError(row.code, **row.values))
    place = row.place
    return RefusedRow(place.table, place.row, row.heading, row.item_id, row.code, reason)


def _paths(columns: Mapping[str, str]) -> dict[str, str]:
    return {heading: _path(name) for heading, name in columns.items()}


def _path(name: str) -> str:
    """Return the form path of a field by its name or path."""
    found = name if is_path(name) else Headings({}).path_of(name)
    if not found:
        raise InputError(f"there is no field {name[:40]!r}")
    return found


def _mark(mark: str) -> str:
    if mark not in (".", ","):
        raise InputError(f"a decimal mark is '.' or ',', not {mark[:10]!r}")
    return mark
