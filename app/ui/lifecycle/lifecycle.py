"""Handling of life-cycle actions on listings, and reports of their outcome."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.domain.shapes import text_of
from app.editing.acceptance import acceptance_of
from app.engine.changes.intents import DELETED, NewStatus
from app.engine.changes.lifecycle import STATUSES, LifecycleStep, obstacle_to
from app.engine.changes.prepared import ChangeError
from app.engine.changes.previews import ChangePreviews, RelistedBefore
from app.engine.changes.reading import ListingGone
from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import ENDED, Kind, OutboxState
from app.engine.plans.operation_parsing import Skip
from app.engine.undo.planner import is_unanswered
from app.tasks import Overlap
from app.ui.activity.outbox.undoing import Undoing
from app.ui.lifecycle.effects import finding_sentences
from app.ui.lifecycle.relist_sheet import RelistSheet
from app.ui.lifecycle.selection import LifeOfSelection
from app.ui.lifecycle.type_sheet import TypeSheet
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import window_locale
from app.ui.texts.acceptance_text import sent_text
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.form_context import FormContext, currency_context
from app.ui.texts.life_text import obstacle_text
from app.ui.texts.notice_text import text_of as notice_words
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.waits import Waits
from app.ui.window.lifecycle_offers import affected_ids
from app.ui.window.risks import put_accepted

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from contextlib import AbstractContextManager

    from app.engine.changes.prepared import Intent, LiveListing, PreparedChange
    from app.engine.outbox.guards import Risk
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.widgets.display.toast import ToastStack
    from app.ui.window.main_window import MainWindow

Life: Final = Words("Life")
#: The delay after which the window shows that a change still waits, and the time-out from then on.
SOON, _LATER = 4.0, 150.0


class LifeOfListings(QObject):
    """The handler of the window's actions on whole listings; lives with the window."""

    def __init__(
        self, window: MainWindow, session: Session, scope: TaskScope, toasts: ToastStack
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._scope = window, session, scope
        self._toasts, self._waits = toasts, Waits(lambda: toasts)
        self._previews = ChangePreviews(
            session.outbox,
            account=session.account,
            catalog=session.catalog,
            categories=session.categories,
            connection=session.connection,
            shipping=session.shipping,
        )
        self._undoing = Undoing(session, toasts, window, self._context)
        self._selection = LifeOfSelection(window, session, toasts, self._undo, self._context)
        window.life_requested.connect(self._begin)
        window.undo_requested.connect(self._undo_rows)

    def _undo_rows(self, rows: object) -> None:
        """Undo the changes of one or several outbox rows."""
        numbers = rows if isinstance(rows, tuple) else (rows,)
        self._undo(numbers, None, f"row {numbers[0]}")

    def _begin(self, name: str) -> None:
        ids, step = affected_ids(self._window), LifecycleStep(name)
        if len(ids) > 1:
            work, key = partial(self._selection.change, step, ids), "life of a selection"
        elif ids:
            work, key = partial(self._change, step, ids[0]), f"life {ids[0]}"
        else:
            return
        # A repeated request is ignored while the first one is running.
        self._scope.start(self._guarded(work), key=key, overlap=Overlap.SKIP)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
        except ListingGone:
            self._toasts.add("bad", Life.tr("The marketplace does not have this listing any more"))
        except RelistedBefore as problem:
            toast = self._toasts.add(
                "warn", Life.tr("It was relisted before"), Life.tr("Open the new listing")
            )
            toast.acted.connect(partial(self._window.open_item, problem.new_id))
        except (ChangeError, Skip):
            self._toasts.add("bad", Life.tr("Nothing was sent: the listing does not allow it"))

    def _context(self) -> FormContext:
        site = self._session.account.site
        return currency_context(window_locale(site.id), site.currency_id)

    # -- one listing ---------------------------------------------------------------------------

    async def _change(self, step: LifecycleStep, item_id: str) -> None:
        with self._reading(item_id):
            listing = await self._listing(item_id)
        # The displayed listing may be outdated.
        obstacle = obstacle_to(listing.item, step)
        if obstacle is not None:
            words = obstacle_text(step, obstacle, text_of(listing.item.get("status")))
            self._toasts.add("warn", Life.tr("Nothing was sent. {why}").format(why=words))
            return
        match step:
            case LifecycleStep.RELIST:
                sheet = RelistSheet(listing.item, self._context().of(listing.item), self._window)
                prepared = await self._chosen(sheet, listing)
            case LifecycleStep.TYPE:
                with self._reading(item_id):
                    _currency, offers = await self._previews.offers(item_id)
                context = self._context().of(listing.item)
                types = TypeSheet(listing.item, offers, context, self._window)
                prepared = await self._chosen(types, listing)
            case _:
                prepared = await self._of_status(step, listing)
        if prepared is not None and prepared.change is not None:
            await self._send(step, prepared)

    def _reading(self, item_id: str) -> AbstractContextManager[None]:
        """Show that a listing is being read if that takes long; the seller can cancel it."""
        title = self._session.catalog.title(item_id)
        return self._waits.reading(title, partial(self._scope.cancel, f"life {item_id}"))

    async def _listing(self, item_id: str) -> LiveListing:
        """Return a listing in its present state, or as last synced.

        The last state is used if the marketplace is unreachable.
        """
        try:
            return await self._previews.reader.read(item_id)
        except NoticeError:
            stored = self._session.catalog.facts(item_id)
            if stored is None:
                raise
            return await self._previews.reader.with_category(stored)

    async def _over(self, intent: Intent, listing: LiveListing) -> PreparedChange | None:
        """Return the effect of ``intent``; ``None`` if the same change is being sent already."""
        if await self._previews.same(intent, listing):
            self._toasts.add("info", Life.tr("It is in the outbox already, and not sent twice"))
            return None
        return await self._previews.over(intent, listing)

    async def _of_status(self, step: LifecycleStep, listing: LiveListing) -> PreparedChange | None:
        status = STATUSES.get(step, DELETED)
        item_id = text_of(listing.item.get("id"))
        with self._reading(item_id):
            prepared = await self._over(NewStatus(item_id, status), listing)
        if prepared is None or prepared.change is None:
            return None
        if prepared.is_refused:
            reasons = finding_sentences(prepared, self._context())
            words = Life.tr("Nothing was sent. {why}").format(why=" · ".join(reasons))
            self._toasts.add("bad", words)
            return None
        asked = step in (LifecycleStep.CLOSE, LifecycleStep.DELETE)
        if asked and not await self._agreed(step, prepared):
            return None
        return prepared

    async def _agreed(self, step: LifecycleStep, prepared: PreparedChange) -> bool:
        deletes = step is LifecycleStep.DELETE
        name = f"{one_line(prepared.title)} · {prepared.item_id}"
        gone = Life.tr("It is gone for good: nothing brings it back, and it cannot be relisted.")
        ended = Life.tr("Buyers no longer see it. It cannot be reopened, only relisted as new.")
        sheet = AskSheet(
            Life.tr("Delete this listing?") if deletes else Life.tr("Close this listing?"),
            f"{name}\n{gone if deletes else ended}",
            (),
            self._window,
            keep=Life.tr("Keep"),
            go=Life.tr("Delete listing") if deletes else Life.tr("Close listing"),
            # For a deletion the seller types the id, which confirms all risks; otherwise each risk
            # has a check box.
            ticks=()
            if deletes
            else [
                finding_sentence(finding, self._context())
                for risk in prepared.risks
                for finding in risk.findings
            ],
            typed=prepared.item_id if deletes else "",
        )
        return await sheet.agreed()

    async def _chosen(
        self, sheet: RelistSheet | TypeSheet, listing: LiveListing
    ) -> PreparedChange | None:
        """Ask with ``sheet``, which previews the effect of each choice."""

        async def look() -> None:
            try:
                intent = sheet.intent()
                if intent is not None:
                    prepared = await self._previews.over(intent, listing)
                    sheet.show_prepared(prepared, sheet.notes())
            except NoticeError as error:
                sheet.show_problem(notice_words(error.notice).title)
            except (RelistedBefore, ChangeError, Skip) as problem:
                again = isinstance(problem, RelistedBefore)
                words = Life.tr("This cannot be worked out: check what was typed")
                sheet.show_problem(Life.tr("It was relisted before") if again else words)

        key = sheet.objectName()
        sheet.chosen.connect(lambda: self._scope.start(look(), key=key, overlap=Overlap.REPLACE))
        sheet.choose()
        prepared = await sheet.agreed()
        intent = sheet.intent() if prepared is not None else None
        if intent is not None and await self._previews.same(intent, listing):
            self._toasts.add("info", Life.tr("It is in the outbox already, and not sent twice"))
            return None
        return prepared

    # -- sending -------------------------------------------------------------------------------

    async def _send(self, step: LifecycleStep, prepared: PreparedChange) -> None:
        change = prepared.change
        assert change is not None, "there is something to be sent"
        agreed: Sequence[Risk] = (
            prepared.guarded if step in (LifecycleStep.CLOSE, LifecycleStep.DELETE) else ()
        )

        async def put(*, accepted: Sequence[Risk]) -> list[OutboxRow]:
            return await self._session.outbox.add_changes([change], accepted=[*agreed, *accepted])

        for row in await put_accepted(put, self._context(), self._window) or ():
            follow = partial(self._follow, step, row)
            key = f"life row {row.number}"
            self._scope.start(self._guarded(follow), key=key, overlap=Overlap.SKIP)

    async def _follow(self, step: LifecycleStep, row: OutboxRow) -> None:
        """Report the outcome of a row, which is safely stored in the outbox."""
        row = await self._session.outbox.wait(row.number, SOON) or row
        if row.state not in ENDED:
            self._report_waiting(row)
            row = await self._session.outbox.wait(row.number, _LATER) or row
        if row.state in ENDED:
            await self._report_end(step, row)

    def _report_waiting(self, row: OutboxRow) -> None:
        if row.state is OutboxState.UNKNOWN:
            words = Life.tr("Sent, no answer yet; checking whether it arrived")
        else:
            words = Life.tr("In the outbox until the marketplace answers")
        self._show_outbox("warn", words, row)

    async def _report_end(self, step: LifecycleStep, row: OutboxRow) -> None:
        title = one_line(row.title) or row.item_id
        if row.state is not OutboxState.DONE:
            why = [finding_sentence(one, self._context()) for one in row.result.findings[:1]]
            if not why and row.result.notice is not None:
                why = [notice_words(row.result.notice).title]
            words = Life.tr("Nothing was changed. {why}")
            if is_unanswered(row):
                words = Life.tr("It is not known whether it arrived. {why}")
            self._show_outbox("bad", words.format(why=" ".join(why)).strip(), row)
            return
        if row.kind is Kind.RELIST:
            words = Life.tr("Relisted as {id}").format(id=row.progress.item_id)
            toast = self._toasts.add("ok", words, Life.tr("Open"), about=row.item_id)
            toast.acted.connect(partial(self._window.open_item, row.progress.item_id))
            return
        arrival = acceptance_of(row.result.findings, row.result.unmet)
        if not arrival.is_whole:
            words, tone = sent_text(arrival)
            self._show_outbox(tone, f"{words}: {title}", row)
            return
        undo = await self._session.outbox.undo_of(numbers=(row.number,))
        back = bool(undo.changes) and not undo.asks
        toast = self._toasts.add(
            "ok",
            self._done(step, row, title),
            Life.tr("Undo") if back else "",
            about=row.item_id,
        )
        toast.acted.connect(lambda: self._undo((row.number,), None, row.op_id))

    def _done(self, step: LifecycleStep, row: OutboxRow, title: str) -> str:
        match step:
            case LifecycleStep.PAUSE:
                words = Life.tr("Paused: {title}")
            case LifecycleStep.ACTIVATE:
                words = Life.tr("Active: {title}")
            case LifecycleStep.CLOSE:
                words = Life.tr("Closed: {title}")
            case LifecycleStep.DELETE:
                words = Life.tr("Deleted: {title}")
            case _:
                _draft, command = row.order()
                kind = text_of(command.details.get("listing_type_id"))
                words = Life.tr("Now {type}: {title}").replace(
                    "{type}", code_name(LISTING_TYPE, kind)
                )
        return words.replace("{title}", title)

    def _show_outbox(self, tone: str, words: str, row: OutboxRow) -> None:
        toast = self._toasts.add(tone, words, Life.tr("Show"), about=row.item_id)
        toast.acted.connect(lambda: self._window.show_view("outbox"))

    def _undo(self, numbers: Sequence[int], batch: str | None, what: str) -> None:
        async def undo() -> None:
            found = await self._undoing.find(numbers=numbers, batch=batch)
            await self._undoing.send(found, what)

        self._scope.start(self._guarded(undo), key=f"undo {what}", overlap=Overlap.SKIP)
