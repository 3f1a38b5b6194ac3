"""Creation of listings from rows of a sheet: each is checked and put in the outbox once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from app.domain.shapes import text_of
from app.editing.draft import ItemDraft
from app.engine.changes.creation_forms import without_files
from app.engine.changes.picture_intents import with_pictures
from app.engine.changes.prepared import ChangeError
from app.engine.outbox.guards import NotAccepted
from app.engine.sending.creation import creation
from app.engine.sheets.cell_parsing import CellError
from app.engine.sheets.new_rows import PictureFolder, RowError, category_of, draft_id_of, form_of
from app.engine.sheets.row_changes import NewRow, Refused
from app.engine.sheets.sheet_import import Answers, read_row_changes
from app.rules.findings import Finding, errors_of
from app.workspace.journal.outbox_row import OutboxRow, OutboxState

if TYPE_CHECKING:
    from app.engine.changes.new_listings import NewListings
    from app.engine.changes.reading import ListingReader
    from app.engine.listings.pictures import PictureFiles
    from app.engine.outbox.outbox import Outbox
    from app.workspace.catalog.catalog_reader import CatalogReader

OnProgress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class NewRows:
    """Rows of new listings and how to read their cells; ``folder`` has their pictures.

    ``predict`` requests the category of a row without one from the marketplace. ``codes`` are all
    own codes of the sheet, so that a picture of a code that is listed already is not reported as
    unmatched.
    """

    rows: Sequence[NewRow]
    site_id: str
    marks: Mapping[str, str] = field(default_factory=dict)
    questions: frozenset[str] = frozenset()
    heading_of: Callable[[str], str] = str
    folder: Path | None = None
    predict: bool = False
    codes: Sequence[str] = ()


def read_new_rows(
    path: Path,
    reader: CatalogReader,
    answers: Answers,
    *,
    folder: Path | None = None,
    predict: bool = False,
) -> tuple[NewRows, tuple[Refused, ...]]:
    """Return the rows of a sheet that have no listing yet, and those that cannot be read.

    The site is that of the catalog, empty before the first sync. Raise as ``import_sheet`` does.
    """
    changes, new, refused = read_row_changes(path, reader, answers, only_new=True)
    rows = NewRows(
        new,
        reader.fact("site_id") or "",
        changes.decimal_marks(answers.decimals),
        frozenset(one.path for one in changes.questions(answers.decimals)),
        changes.heading_of,
        folder,
        predict,
        [row.code for row in changes.new],
    )
    return rows, (*changes.refused, *refused)


@dataclass(slots=True)
class PutRows:
    """The outcome of rows: ``waiting`` are rows of the outbox by number.

    ``listable`` rows can be listed and come with their findings; ``unlisted`` rows would be refused
    by the rules or the marketplace; ``refused`` rows cannot be read or were listed before;
    ``unmatched`` are pictures without a code in the sheet.
    """

    waiting: dict[int, NewRow] = field(default_factory=dict)
    listable: list[tuple[NewRow, tuple[Finding, ...]]] = field(default_factory=list)
    unlisted: list[tuple[NewRow, tuple[Finding, ...]]] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    unmatched: tuple[Path, ...] = ()


class RowLister:
    """A lister of rows; methods raise ``NoticeError`` if the shop cannot be reached.

    A row is put in the outbox under an id derived from its own code: even if it is read twice or
    the program is killed, it creates one listing.
    """

    def __init__(
        self, new: NewListings, reader: ListingReader, pictures: PictureFiles, outbox: Outbox
    ) -> None:
        self._new = new
        self._reader = reader
        self._pictures = pictures
        self._outbox = outbox

    async def put(
        self,
        wanted: NewRows,
        *,
        dry_run: bool = False,
        on_progress: OnProgress = lambda _d, _t: None,
        into: PutRows | None = None,
    ) -> PutRows:
        """Check each row and put it in the outbox, unless ``dry_run``.

        ``into`` receives the outcome of each row at once, also if the call is cancelled. Raise
        ``OSError`` if the folder of pictures cannot be read.
        """
        found = PutRows() if into is None else into
        codes = [*wanted.codes, *(row.code for row in wanted.rows)]
        folder = None
        if wanted.folder is not None:
            # A folder may have ten thousand files, so it is read on another thread.
            folder = await asyncio.to_thread(PictureFolder, wanted.folder, codes)
        found.unmatched = () if folder is None else tuple(folder.unmatched)
        for done, row in enumerate(wanted.rows):
            on_progress(done, len(wanted.rows))
            there = await self._there(row)
            if there is not None and there.state is OutboxState.DONE:
                values: dict[str, object] = {"name": row.code[:60]}
                item_id = there.progress.item_id or ""
                found.refused.append(Refused(row.place, "row.code_known", "", item_id, values))
            elif there is not None:
                found.waiting[there.number] = row
            else:
                try:
                    await self._put(row, wanted, folder, found, dry_run=dry_run)
                except RowError as problem:
                    heading = wanted.heading_of(problem.path) if problem.path else ""
                    found.refused.append(problem.refused(row, heading))
        return found

    async def _there(self, row: NewRow) -> OutboxRow | None:
        """Return the outbox row that lists, or may have listed, this own code."""
        draft_id = draft_id_of(row.code)
        rows = await self._outbox.read(lambda store: store.all_of_item(draft_id))
        return next((one for one in rows if one.may_be_made), None)

    async def _put(
        self,
        row: NewRow,
        wanted: NewRows,
        folder: PictureFolder | None,
        found: PutRows,
        *,
        dry_run: bool,
    ) -> None:
        form = await self._form(row, wanted)
        if folder is not None and (files := folder.of(row.code)):
            try:
                form = await with_pictures(self._pictures, form, files)
            except ChangeError as problem:
                raise RowError(
                    "pictures", CellError("row.picture", name=row.code[:60])
                ) from problem
        findings = await self._new.check(form)
        if errors_of(findings):
            found.unlisted.append((row, findings))
            return
        found.listable.append((row, findings))
        if dry_run:
            return
        sent, pictures = without_files(form)
        _, command = creation(sent, pictures=pictures)
        try:
            made = await self._outbox.add_once(ItemDraft(draft_id_of(row.code), {}), command)
        except NotAccepted as problem:
            raise RowError("price", CellError("row.risky")) from problem
        found.waiting[made.number] = row

    async def _form(self, row: NewRow, wanted: NewRows) -> dict[str, object]:
        category_id = category_of(row)
        if not category_id:
            if not wanted.predict:
                raise RowError("category_id", CellError("row.no_category"))
            title = {"title": text_of(row.cells.get("title"))}
            try:
                predicted, _ = await self._new.completed(title, predict=True)
            except ChangeError as problem:
                raise RowError("title", CellError("row.not_predicted")) from problem
            category_id = text_of(predicted.get("category_id"))
        try:
            _, attributes = await self._reader.category(category_id)
        except ChangeError as problem:
            wrong = CellError("row.no_such_category", name=category_id[:40])
            raise RowError("category_id", wrong) from problem
        form = form_of(
            row, wanted.site_id, attributes, marks=wanted.marks, questions=wanted.questions
        )
        return {**form, "category_id": category_id}
