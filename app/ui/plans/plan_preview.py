"""The preview of a plan: the result of its operations, computed and shown row by row."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from app.editing.item_paths import RELISTED
from app.editing.numbers import read_number
from app.engine.changes.lifecycle import relisted_before
from app.engine.notices import NoticeError
from app.engine.outbox.pace import seconds_a_call
from app.engine.previews.client import PreviewProblem, PreviewProcess
from app.engine.previews.question import PreviewOutcome, PreviewQuestion
from app.engine.previews.shipping_costs import with_shipping_costs
from app.engine.previews.texts import keep_texts, read_texts
from app.engine.queries.errors import QueryError
from app.ui.look.translation import Words
from app.ui.texts.money import format_number
from app.ui.texts.query_text import query_sentence

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from app.engine.catalog.table_query import ListingQuery
    from app.engine.plans.plan_store import KeptPlan
    from app.engine.previews.question import Limits, PreviewRow
    from app.engine.previews.texts import Texts
    from app.engine.session import Session
    from app.ui.plans.plan_view import PlanView

PlanSteps: Final = Words("PlanSteps")
# The number of listings that are examined for their attributes.
_SAMPLE: Final = 60
_PIECE: Final = 200


class PlanPreview(QObject):
    """The preview of a plan, computed by a separate process.

    ``whole`` is true once all rows are there. ``asked_anew`` is emitted when something else has to
    be computed.
    """

    asked_anew = Signal()

    def __init__(
        self,
        session: Session,
        view: PlanView,
        kept: KeptPlan,
        texts: Path,
        limits: Limits,
        present: Callable[[], ListingQuery],
        tab_title: Callable[[str], str],
    ) -> None:
        super().__init__(view)
        self._session, self._view, self._limits = session, view, limits
        self._present, self._tab_title = present, tab_title
        self._process = PreviewProcess(session.catalog.path.parent)
        self._plan_id = kept.plan_id
        # Descriptions are read again whenever the plan is opened.
        self._texts = texts
        texts.unlink(missing_ok=True)
        self.question = replace(PreviewQuestion.of(kept.question), texts="")
        self.whole = False
        self._seconds: float | None = None
        if self.question.sheet:
            view.show_sheet(kept.name, self.question.source)

    def prepare(self) -> None:
        """Start the process in advance; a failure to start is reported with the first question."""
        with suppress(NoticeError):
            self._process.prepare()

    async def close(self) -> None:
        """End the process."""
        await self._process.close()

    async def write(self, file: Path) -> None:
        """Write the plan with the shown changes of the rows that are sent."""
        rows = self._view.model.going()
        after = {row.item_id: {path: new for path, _, new in row.changes} for row in rows}
        await self._process.write(file, self._plan_id, self.question, after)

    async def show_sent(self, rows: Sequence[PreviewRow]) -> None:
        """Show the rows in their state when the plan was applied."""
        view, model = self._view, self._view.model
        view.show_problem("")
        model.clear()
        for first in range(0, len(rows), _PIECE):
            model.add(rows[first : first + _PIECE])
            # Lets the event loop process keys and painting.
            await asyncio.sleep(0)
        view.table.show_columns()
        model.arrange()
        self.whole = True

    async def work_out(self, shown: Callable[[], object]) -> bool:
        """Compute and show the result for each listing; ``shown`` is called as rows arrive.

        Return whether all rows could be computed. Raise ``NoticeError``.
        """
        view, model = self._view, self._view.model
        self.whole = False
        view.report.hide()
        texts = () if self.question.sheet else view.column.texts(view.context.locale)
        view.show_figures(None, whole=False)
        view.show_risk(None)
        if texts is None:
            model.clear()
            view.show_problem(_missing_words(view))
            return False
        view.show_problem("")
        self.question = replace(self.question, operations=texts, limits=self._limits)
        begun = False
        try:
            async for rows in self._process.rows(self.question):
                if not begun:
                    # The previous rows stay visible until there are new ones.
                    model.clear()
                    begun = True
                model.add(rows)
                view.table.show_columns()
                shown()
        except QueryError as unreadable:
            self._keep_last(unreadable)
            return False
        except PreviewProblem as problem:
            model.clear()
            view.show_problem(
                PlanSteps.tr("What the plan was made of is not there any more")
                if self.question.sheet
                else _problem_words(str(problem))
            )
            return False
        if not begun:
            model.clear()
        self._seconds = await self._session.outbox.read(seconds_a_call)
        await self._read_texts()
        await self._refuse_relisted()
        if not await self._ask_costs():
            model.arrange()
        # Paint the sorted rows before counting: both together would block the event loop too long.
        await asyncio.sleep(0)
        self.whole = True
        return True

    def _keep_last(self, problem: QueryError) -> None:
        """Show why the query is invalid; the last rows stay visible but cannot be applied."""
        view, words = self._view, query_sentence(problem)
        if not view.model.rows():
            view.show_problem(words)
            return
        last = PlanSteps.tr("Below is what was worked out last. It cannot be applied.")
        view.show_report("bad", words, last, refused=0, ended=False)

    async def _read_texts(self) -> None:
        """Read the descriptions to be changed, which are not in the catalog."""
        view, model, locale = self._view, self._view.model, self._view.context.locale
        ids = [row.item_id for row in model.rows() if row.reason == "text_unread"]
        if not ids:
            return
        read = 0

        def take(some: Texts) -> None:
            nonlocal read
            keep_texts(self._texts, some)
            read += len(some)
            words = PlanSteps.tr("Reading the descriptions: {done} of {total}")
            done, total = format_number(read, locale), format_number(len(ids), locale)
            title = words.format(done=done, total=total)
            view.show_report("info", title, "", refused=0, ended=False)

        try:
            await read_texts(self._session.connection.api, ids, take)
        finally:
            view.report.hide()
        self.question = replace(self.question, texts=str(self._texts))
        model.replace(await self._rows_of(ids))

    async def _refuse_relisted(self) -> None:
        """Refuse listings that were relisted from here before, as their bodies do not show it."""
        model = self._view.model
        rows = {
            row.item_id: row
            for row in model.rows()
            if any(path == RELISTED for path, _, _ in row.changes)
        }
        if rows:
            ids = tuple(rows)
            found = await self._session.outbox.read(lambda store: relisted_before(store, ids))
            model.replace(
                rows[item_id]._replace(outcome=PreviewOutcome.REFUSED, reason="relisted_before")
                for item_id in found
            )

    async def _rows_of(self, ids: Sequence[str]) -> list[PreviewRow]:
        only = replace(self.question, ids=tuple(ids), query=None)
        return [row async for rows in self._process.rows(only) for row in rows]

    async def _ask_costs(self) -> bool:
        """Request the cost of free shipping if a net depends on it, and compute again with it.

        Return whether a cost was requested; the rows are sorted then.
        """
        model = self._view.model
        asked = [row for row in model.rows() if row.net_after is None and row.guards]
        if not asked:
            return False
        question = await with_shipping_costs(self._session.connection, self.question, asked)
        if question is None:
            return False
        self.question = question
        model.replace(await self._rows_of([row.item_id for row in asked]))
        return True

    def show_counts(self) -> None:
        """Show the counts of the rows known so far."""
        figures = self._view.model.figures()
        self._view.show_figures(figures, whole=self.whole, seconds=self._seconds)
        self._view.show_risk(figures if self.whole else None)
        self.show_which()

    async def offer_attributes(self) -> None:
        """Offer the possible attributes of the listings; raise ``NoticeError``."""
        catalog = self._session.catalog
        if self.question.ids is not None:
            rows = catalog.rows(self.question.ids[:_SAMPLE])
        else:
            found = catalog.first_page(self.question.query or self._present(), _SAMPLE)
            rows = [row for row in catalog.rows_at(list(found.numbers)) if row is not None]
        names: dict[str, str] = {}
        for category_id in dict.fromkeys(row.category_id for row in rows):
            for attribute in await self._session.categories.attributes(category_id):
                names.setdefault(attribute.id, attribute.name or attribute.id)
        ordered = sorted(names.items(), key=lambda pair: pair[1].casefold())
        self._view.column.offer_attributes(ordered)

    def show_which(self) -> None:
        """Show which listings the plan is for."""
        which, locale = self._view.column.which, self._view.context.locale
        if self.question.sheet:
            count = len(self._view.model.rows()) if self.whole else None
            which.show_sheet(count, locale, self.question.source)
            return
        if self.question.ids is not None:
            matching = self._session.catalog.tab_counts().get(self._present().view, 0)
            searches = self._present().searches
            which.show_ids(len(self.question.ids), 0 if searches else matching, locale)
            return
        query = self.question.query or self._present()
        count = len(self._view.model.rows()) if self.whole else None
        if not query.searches:
            count = self._session.catalog.tab_counts().get(query.view)
        which.show_query(query, self._tab_title(query.view), count, locale)

    def take_view(self) -> None:
        """Apply the plan to all listings of the current view instead of the selected ones."""
        self.question = replace(self.question, ids=None, query=self._present())
        self.show_which()
        self.asked_anew.emit()

    def set_by_hand(self, item_id: str, path: str, text: str) -> None:
        """Use a value typed into a cell instead of the computed one."""
        value: object = text.strip()
        if path in ("price", "available_quantity"):
            places = self._view.context.decimals if path == "price" else 0
            reading = read_number(text, self._view.context.locale, decimals=places)
            if reading.value is None:
                self._view.table.viewport().update()
                return
            value = reading.value if path == "price" else int(reading.value)
        self._with_hand({item_id: {path: value}})

    def keep_at(self) -> None:
        """Keep prices at the threshold they would exceed, if that leaves more."""
        rows = self._view.model.going()
        kept = {row.item_id: {"price": row.keep_at} for row in rows if row.keep_at is not None}
        self._with_hand(kept)

    def _with_hand(self, values: Mapping[str, Mapping[str, object]]) -> None:
        by_hand = {item: dict(known) for item, known in self.question.by_hand.items()}
        for item_id, changed in values.items():
            by_hand.setdefault(item_id, {}).update(changed)
        self.question = replace(self.question, by_hand=by_hand)
        self.asked_anew.emit()


def _missing_words(view: PlanView) -> str:
    """Return why there is nothing to compute."""
    if not view.column.specs():
        return PlanSteps.tr("Add what to do at the left. What becomes of each listing stands here.")
    if view.column.is_wrong:
        return PlanSteps.tr("One of the values cannot be read")
    return PlanSteps.tr("On the left, fill in what to do.")


def _problem_words(code: str) -> str:
    if code == "operation.stands_alone":
        return PlanSteps.tr(
            "Another listing type and a deletion each need a separate plan; with a relisting only "
            "price, stock and listing type can change."
        )
    return PlanSteps.tr("One of the values cannot be read")
