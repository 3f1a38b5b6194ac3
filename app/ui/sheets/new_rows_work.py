"""Checking and listing of the new rows of a sheet, and following their progress."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from app.engine.changes.new_listings import NewListings
from app.engine.changes.reading import ListingReader
from app.engine.events import Job, OutboxChanged, WorkEnded
from app.engine.outbox.outbox import OutboxState
from app.engine.sheets.listing_rows import NewRows, PutRows, RowLister
from app.rules.findings import errors_of
from app.ui.look.translation import Words
from app.ui.plans.applying import Applying
from app.ui.sheets.new_rows_page import RowState
from app.ui.sheets.sheet_words import problem_sentence
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.money import format_number
from app.ui.widgets.timer import single_shot

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from app.engine.events import Event
    from app.engine.outbox.outbox import OutboxReads, OutboxRow
    from app.engine.session import Session
    from app.engine.sheets.row_changes import NewRow
    from app.engine.sheets.sheet_import import Imported
    from app.rules.findings import Finding
    from app.ui.sheets.new_rows_page import NewRowsPage
    from app.ui.texts.form_context import FormContext

NewRowWords: Final = Words("NewRowWords")
_SHOW_MS: Final = 200
_SECONDS_BETWEEN: Final = 0.1
_READ_AT_ONCE: Final = 200


class NewRowsWork:
    """The work on the rows of one page; ``folder`` has their pictures.

    Its methods raise ``NoticeError`` and ``OSError``.
    """

    def __init__(self, session: Session, page: NewRowsPage, context: FormContext) -> None:
        self._session, self._page, self._context = session, page, context
        reader = ListingReader(
            account=session.account, categories=session.categories, connection=session.connection
        )
        new = NewListings(
            session,
            catalog=session.catalog,
            reader=reader,
            categories=session.categories,
            connection=session.connection,
            shipping=session.shipping,
        )
        self._lister = RowLister(new, reader, session.pictures, session.outbox)
        self._applying = Applying(session, page, context)
        self._waiting: dict[int, NewRow] = {}
        self._moved: dict[int, OutboxRow] = {}
        self._shown: dict[int, int] = {}
        self._showing = single_shot(page, _SHOW_MS, self._show_moved)
        self._end_events = session.events.subscribe(self._on_event)
        page.destroyed.connect(lambda: self.close())
        self.folder: Path | None = None
        self._next = 0.0

    def close(self) -> None:
        """End the subscription to events."""
        self._end_events()

    async def check(self, found: Imported, *, predict: bool) -> None:
        """Check the chosen rows without listing them."""
        await self._put(found, predict=predict, dry_run=True)

    async def list_rows(self, found: Imported, *, predict: bool) -> None:
        """List the chosen rows; repeated calls list each of them only once."""
        try:
            await self._put(found, predict=predict, dry_run=False)
        finally:
            # Even if the rest was cancelled, rows already in the outbox are sent.
            if self._waiting:
                self._session.start(Job.SEND)

    async def _put(self, found: Imported, *, predict: bool, dry_run: bool) -> None:
        rows = self._page.chosen()
        wanted = NewRows(
            rows,
            self._session.account.site_id,
            found.marks,
            frozenset(one.path for one in found.questions),
            found.heading_of,
            self.folder,
            predict,
            found.codes,
        )
        put = PutRows()
        progress = partial(self._progress, dry_run=dry_run)
        try:
            await self._lister.put(wanted, dry_run=dry_run, on_progress=progress, into=put)
        finally:
            self._page.show_progress("", None)
            self._waiting |= put.waiting
            self._page.show_states(self._states(rows, put, dry_run=dry_run))
            self._page.show_folder(self.folder, len(put.unmatched))
            numbers = [*put.waiting]
        for first in range(0, len(numbers), _READ_AT_ONCE):
            some = numbers[first : first + _READ_AT_ONCE]
            read: list[OutboxRow] = await self._session.outbox.read(partial(_rows_of, numbers=some))
            self._show_rows(read)
            await asyncio.sleep(0)

    def _progress(self, done: int, total: int, *, dry_run: bool) -> None:
        now = time.monotonic()
        if done and now < self._next:
            return
        self._next = now + _SECONDS_BETWEEN
        words = NewRowWords.tr("Checking {done} of {total}")
        if not dry_run:
            words = NewRowWords.tr("Putting {done} of {total} into the outbox")
        locale = self._context.locale
        words = words.format(done=format_number(done, locale), total=format_number(total, locale))
        self._page.show_progress(words, done / total if total else None)

    def _states(
        self, rows: Sequence[NewRow], put: PutRows, *, dry_run: bool
    ) -> dict[str, RowState]:
        codes = {row.place: row.code for row in rows}
        states = {}
        for row, findings in put.listable:
            words = NewRowWords.tr("Can be listed") if dry_run else NewRowWords.tr("Waiting")
            if findings:
                words = f"{words} · {self._sentences(findings)}"
            icon = ("alert", "warn") if findings else ("check", "ok")
            states[row.code] = RowState(dry_run or None, *icon, words)
        for row, findings in put.unlisted:
            words = self._sentences(errors_of(findings))
            states[row.code] = RowState(False, "x-circle", "bad", words)
        for one in put.refused:
            words = problem_sentence(one.code, one.values, self._context.locale)
            if one.heading:
                words = f"{one.heading}: {words}"
            states[codes[one.place]] = RowState(False, "x-circle", "bad", words)
        return states

    def _sentences(self, findings: Sequence[Finding]) -> str:
        return " · ".join(dict.fromkeys(finding_sentence(one, self._context) for one in findings))

    # -- what is sent --------------------------------------------------------------------------

    def _on_event(self, event: Event) -> None:
        match event:
            case OutboxChanged(row) if row.number in self._waiting:
                self._moved[row.number] = row
                if not self._showing.isActive():
                    self._showing.start()
            case WorkEnded(Job.SEND) if self._moved and not self._showing.isActive():
                self._showing.start()

    def _show_moved(self) -> None:
        moved, self._moved = [*self._moved.values()], {}
        self._show_rows(moved)

    def _show_rows(self, rows: Sequence[OutboxRow]) -> None:
        """Show the states of rows, except those of which a newer state is shown already."""
        states = {}
        for row in rows:
            if row.changed_at >= self._shown.get(row.number, 0):
                self._shown[row.number] = row.changed_at
                states[self._waiting[row.number].code] = self._state_of(row)
        self._page.show_states(states)

    def _state_of(self, row: OutboxRow) -> RowState:
        words = self._applying.result(row)
        text = words.word
        if row.state is OutboxState.DONE:
            text = NewRowWords.tr("Listed as {id}").replace("{id}", row.progress.item_id or "")
        if words.why:
            text = f"{text}: {words.why}"
        return RowState(False, words.icon, words.role, text)


def _rows_of(store: OutboxReads, numbers: Sequence[int]) -> list[OutboxRow]:
    return store.rows_of(numbers)
