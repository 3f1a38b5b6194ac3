"""Filled-in spreadsheets, read back: a plan of their changes, and new listings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from app.api.errors import FilesUnusable, InputError, error_of, shop_errors
from app.api.results import OF_STATE, Outcome
from app.commands.texts.problems import problem_text
from app.domain.coded_error import CodedError
from app.domain.timestamps import format_timestamp
from app.engine.history.past import catalog_at
from app.engine.notices import notice_of
from app.engine.plans.plan_file import read_plan
from app.engine.sheets.listing_rows import PutRows, RowLister, read_new_rows
from app.engine.sheets.mapping import Headings, is_path, remembered
from app.engine.sheets.sheet_import import Answers, Owner, import_sheet
from app.workspace.folder import Workspace

if TYPE_CHECKING:
    from app.api.shop_thread import ShopThread
    from app.engine.facade import OpenShop
    from app.engine.outbox.send_report import SentRow
    from app.engine.plans.plan import Plan
    from app.engine.sheets.row_changes import NewRow, Refused
    from app.rules.findings import Finding
    from app.workspace.catalog.catalog_reader import CatalogReader


@dataclass(frozen=True, slots=True)
class RefusedRow:
    """A row of a sheet that is left out: its place, its listing, and the reason.

    ``row`` is its number as the program that wrote the sheet shows it, ``table`` the name of its
    sheet, ``column`` the heading of the cell. ``code`` is the machine-readable form of ``reason``.
    """

    table: str
    row: int
    column: str
    listing_id: str
    code: str
    reason: str


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """The content of a sheet: the plan of its changes, and the rest of its rows.

    ``untouched`` is the number of rows that change nothing, ``new`` has the own codes of rows that
    belong to no listing, and ``refused`` the rows that are left out. ``doubtful`` has the columns
    with ambiguous numbers, by form path: name the decimal mark of each. Their rows are not part of
    the plan.
    """

    plan: Plan
    rows: int
    untouched: int
    new: tuple[str, ...]
    refused: tuple[RefusedRow, ...]
    doubtful: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class ListedRow:
    """The outcome of a row that belonged to no listing yet; ``sku`` is its own code.

    ``outcome`` is ``not_sent`` if the rules or the marketplace would refuse the row: ``findings``
    has the reasons. ``listing_id`` is the new id, empty while it is unknown; ``number`` is its row
    in the outbox, if it was put there.
    """

    table: str
    row: int
    sku: str
    outcome: Outcome
    listing_id: str = ""
    findings: tuple[Finding, ...] = ()
    number: int | None = None


@dataclass(frozen=True, slots=True)
class ListedSheet:
    """The outcome of the new rows of a sheet, in its order.

    ``refused`` has the rows that cannot be read, or whose own code belongs to a listing already;
    ``pictures_left`` has the files of the folder whose names begin with no own code of the sheet.
    """

    rows: tuple[ListedRow, ...]
    refused: tuple[RefusedRow, ...]
    pictures_left: tuple[Path, ...]


class SheetShop:
    """The part of ``Shop`` that reads sheets; every method raises ``ShopError``."""

    def __init__(self, thread: ShopThread, folder: Path, timeout: float) -> None:
        self._thread = thread
        self._timeout = timeout
        self._folder = Workspace(folder)

    def import_sheet(
        self,
        path: str | PathLike[str],
        *,
        columns: Mapping[str, str] | None = None,
        decimals: Mapping[str, str] | None = None,
        clear: bool = False,
    ) -> ReadSheet:
        """Compare a filled-in sheet (xlsx, xls, ods, csv) with the local catalog; nothing is
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
        answers = self._answers(columns, decimals, clear=clear)
        with (
            TemporaryDirectory(prefix="vitrina-sheet-") as folder,
            self._reading(file) as reader,
        ):
            user_id, site_id = reader.fact("user_id") or "", reader.fact("site_id") or ""
            owner = Owner(user_id, site_id, format_timestamp(datetime.now(UTC)))
            out = Path(folder, "plan.json")
            found = import_sheet(file, reader, owner, out, answers)
            plan = read_plan(out)
        return ReadSheet(
            plan,
            found.rows,
            found.untouched + found.outcome.unchanged,
            tuple(row.code for row in found.new),
            tuple(map(_refused, found.refused)),
            {one.path: one.samples for one in found.questions},
        )

    def list_sheet(
        self,
        path: str | PathLike[str],
        *,
        pictures: str | PathLike[str] | None = None,
        predict: bool = False,
        columns: Mapping[str, str] | None = None,
        decimals: Mapping[str, str] | None = None,
        dry_run: bool = False,
    ) -> ListedSheet:
        """Create a listing for each row of a sheet that belongs to none yet.

        Each such row needs an own code. Listing the same sheet twice creates nothing the second
        time, even if the first run was interrupted or got no answer. Each row is checked first, by
        the rules and by the marketplace; rows that would be refused do not stop the others.
        ``pictures`` is a folder of files whose names begin with own codes (``AB-1.jpg``,
        ``AB-1-2.jpg``), ``predict`` fills in a missing category from the title; ``columns`` and
        ``decimals`` are those of ``import_sheet``.

        >>> read = shop.list_sheet(new_rows, dry_run=True)
        >>> [(one.sku, one.outcome.value) for one in read.rows], read.refused
        ([('NEW-1', 'shown')], ())
        """
        self._thread.require_open()
        file = Path(path)
        answers = self._answers(columns, decimals)
        folder = None if pictures is None else Path(pictures)
        with self._reading(file) as reader:
            rows, unread = read_new_rows(file, reader, answers, folder=folder, predict=predict)

        async def work(shop: OpenShop) -> ListedSheet:
            lister = RowLister(
                shop.listing.new, shop.listing.reader, shop.session.pictures, shop.outbox
            )
            try:
                put = await lister.put(replace(rows, site_id=shop.account.site_id), dry_run=dry_run)
            except OSError as error:
                raise _unusable(folder or file, error) from error
            sent: tuple[SentRow, ...] = ()
            if put.waiting and not dry_run:
                report = await shop.send(self._timeout, numbers=frozenset(put.waiting))
                sent = tuple(report.rows)
            refused = sorted((*unread, *put.refused), key=lambda one: one.place)
            return ListedSheet(
                tuple(
                    sorted(
                        _listed(put, sent, dry_run=dry_run), key=lambda one: (one.table, one.row)
                    )
                ),
                tuple(map(_refused, refused)),
                put.unmatched,
            )

        return self._thread.call(work, writes=not dry_run)

    def _answers(
        self,
        columns: Mapping[str, str] | None,
        decimals: Mapping[str, str] | None,
        *,
        clear: bool = False,
    ) -> Answers:
        return Answers(
            {**remembered(self._folder.path), **_paths(columns or {})},
            {_path(name): _mark(mark) for name, mark in (decimals or {}).items()},
            clear,
            asked=tuple(columns or ()),
        )

    @contextmanager
    def _reading(self, file: Path) -> Iterator[CatalogReader]:
        """Provide the catalog while ``file`` is read; convert its errors into ``ShopError``."""
        try:
            with shop_errors(), catalog_at(self._folder, None) as reader:
                if reader.refusal is not None:
                    raise error_of(notice_of(reader.refusal))
                yield reader
        except OSError as error:
            raise _unusable(file, error) from error


def _unusable(file: Path, error: OSError) -> FilesUnusable:
    return FilesUnusable(f"{error.filename or file}: {error.strerror or error}", "storage")


def _listed(put: PutRows, sent: tuple[SentRow, ...], *, dry_run: bool) -> Iterator[ListedRow]:
    def listed(row: NewRow, outcome: Outcome, findings: tuple[Finding, ...] = ()) -> ListedRow:
        return ListedRow(row.place.table, row.place.row, row.code, outcome, findings=findings)

    yield from (listed(row, Outcome.NOT_SENT, findings) for row, findings in put.unlisted)
    for one in sent:
        outcome = Outcome.DROPPED if one.unmet else OF_STATE[one.state]
        found = listed(put.waiting[one.number], outcome, one.result.findings)
        yield replace(found, listing_id=one.made_id, number=one.number)
    if dry_run:
        yield from (listed(row, Outcome.SHOWN, findings) for row, findings in put.listable)
        for number, row in put.waiting.items():
            yield replace(listed(row, Outcome.WAITING), number=number)


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
