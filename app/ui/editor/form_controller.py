"""The logic of sending a form of one listing: validate, send and follow the outcome."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from app.engine.events import OutboxChanged
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import ENDED
from app.tasks import Overlap
from app.ui.editor.edited_form import EditedForm
from app.ui.editor.editor_tab_row import Mark
from app.ui.editor.response_findings import ResponseFindings
from app.ui.look.translation import Words
from app.ui.texts.notice_text import text_of
from app.ui.window.risks import put_accepted

if TYPE_CHECKING:
    from app.engine.events import Event
    from app.engine.listings.listings import OpenListing, SaveOutcome
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory
    from app.ui.editor.sending.form_engine import FormEngine

Edit = Words("Edit")


class FormController(EditedForm):
    """The controller of the form of one listing, with all steps towards the engine.

    ``sending`` is the engine's interface for the draft. A subclass defines the texts of the bar,
    and the handling of each outcome.
    """

    def __init__(
        self,
        session: Session,
        sending: FormEngine,
        scope: TaskScope,
        opened: OpenListing,
        history: EditHistory,
        on_back: Callable[[], object],
    ) -> None:
        super().__init__(session, scope, opened, history, on_back)
        self._engine = sending
        self._unseen = False
        self.view.validate_requested.connect(self._start_validation)
        self.view.send_requested.connect(self._start_sending)
        self._unsubscribe = session.events.subscribe(self._on_event)

    @abstractmethod
    def _take_outcome(self, outcome: SaveOutcome) -> None:
        """Show the outcome of a send."""

    @property
    def mark(self) -> Mark:
        """The mark of its tab while another view is in front."""
        if self._unseen:
            return Mark.ATTENTION
        if self._sending:
            return Mark.SENDING
        return Mark.NONE if self.history.draft.is_empty() else Mark.CHANGED

    def go_to(self, path: str) -> None:
        """Go to the field at a form path."""
        self.view.begin_at(path)

    def come_forward(self) -> None:
        """Mark the outcome of a send as seen."""
        self._unseen = False
        self.on_tab()

    def let_go(self) -> None:
        """Stop following events; rows that are being sent continue in the outbox."""
        self._unsubscribe()
        self._autosave.let_go()

    async def close(self) -> None:
        """Store the draft and stop following events."""
        self.let_go()
        await self.keep()

    def _can_send(self) -> bool:
        ready = self.history.draft.sends() and not self._blocking
        return ready and not self._sending and not self._waiting

    def _start_validation(self) -> None:
        self.view.finish()
        self._scope.start(self._validate(), key="validate", overlap=Overlap.SKIP)

    async def _validate(self) -> None:
        bar = self.view.bar
        bar.show_busy(Edit.tr("Validating…"))
        try:
            opened = replace(self._opened, draft=self.history.draft)
            findings = await self._engine.validate(opened)
        except NoticeError as error:
            self._end_busy(text_of(error.notice).title, "bad")
            return
        self._response = ResponseFindings(findings)
        self._check()
        if findings:
            self._end_busy(Edit.tr("%n findings", "", len(findings)), "warn")
        else:
            self._end_busy(self._acceptable(), "ok")

    def _acceptable(self) -> str:
        """Return the text for a validation without findings."""
        return Edit.tr("The marketplace would accept it")

    def _start_sending(self) -> None:
        self.view.finish()
        if self._can_send():
            self._scope.start(self._send(), key="send", overlap=Overlap.SKIP, finish=True)

    async def _send(self, *, confirmed: bool = False) -> None:
        draft = self.history.draft
        self.history.end_step()
        self._sending = True
        if self.view.bar.isAncestorOf(QApplication.focusWidget() or self.view):
            # The button is about to be disabled, which would move the focus to the next widget.
            self.view.setFocus()
        self._sent = {path: draft.value(path) for path in draft.changed_paths()}
        self._show_step(asked=False)
        self.on_tab()
        try:
            opened = replace(self._opened, draft=draft)
            send = partial(self._engine.send, opened, confirmed=confirmed)
            row = await put_accepted(
                send, self._context, self.view, asking=lambda asked: self._show_step(asked=asked)
            )
        except NoticeError as error:
            self._stop(text_of(error.notice).title, "bad")
        else:
            self._follow(row)

    def _show_step(self, *, asked: bool) -> None:
        """Show in the bar that the draft is being sent, or that the seller is asked first."""
        self.view.bar.show_busy(Edit.tr("Not sent yet") if asked else Edit.tr("Sending…"))

    def _follow(self, row: OutboxRow | None) -> None:
        """Wait for the outcome of an outbox row; ``None`` means that none was added."""
        if row is None:
            self._stop(Edit.tr("Not sent: everything stays as you left it"), "warn")
        else:
            self._scope.start(self._await_outcome(row), key="outcome", overlap=Overlap.REPLACE)

    async def _await_outcome(self, row: OutboxRow) -> None:
        try:
            outcome = await self._engine.outcome(row)
            self._unseen = outcome.state in ("refused", "held") and not self.view.isVisible()
            self._take_outcome(outcome)
        except NoticeError as error:
            self._stop(text_of(error.notice).title, "bad")

    def _stop(self, text: str, tone: str) -> None:
        self._sending = False
        self._end_busy(text, tone)

    def _end_busy(self, text: str, tone: str) -> None:
        self.view.bar.end_busy()
        if self._blocking and tone != "bad":
            self._show_bar()
        else:
            self.view.bar.show_obstacle(text, can_send=self._can_send(), tone=tone)
        self.on_tab()

    def _on_event(self, event: Event) -> None:
        """Show the progress of picture uploads, and late outcomes of sends without an answer."""
        self._net.on_event(event, self.history.draft)
        self._pictures.on_event(event)
        if isinstance(event, OutboxChanged) and event.row.item_id == self.history.draft.item_id:
            self._pictures.show_uploads(event.row)
            if self._waiting and event.row.state in ENDED:
                self._waiting = False
                self._follow(event.row)
