"""The steps behind a form of one listing, whether it is there already or not: check, keep, send."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from app.domain.shapes import text_of as wire_text
from app.domain.wire_item import item_of
from app.editing.form.form_gaps import gaps_of
from app.editing.form.picture_address import PICTURE_ADDRESS
from app.engine.events import OutboxChanged
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import ENDED
from app.tasks import Overlap
from app.ui.editor.autosave import Autosave
from app.ui.editor.net.net_work import NetWork
from app.ui.editor.picture_work import PictureWork
from app.ui.editor.response_findings import ResponseFindings
from app.ui.editor.sending.answer_lines import offered_repairs
from app.ui.editor.tab_row import Mark
from app.ui.editor.view import EditorView
from app.ui.forms.sent_parts import call_text, count_calls, sent_parts
from app.ui.look.translation import Words
from app.ui.texts.notice_text import text_of
from app.ui.texts.site_format import context_of
from app.ui.view import View
from app.ui.window.risks import put_accepted

if TYPE_CHECKING:
    from decimal import Decimal

    from PySide6.QtWidgets import QWidget

    from app.editing.draft import ItemDraft
    from app.editing.form.fields import Section
    from app.engine.events import Event
    from app.engine.listings.listings import OpenListing, SaveOutcome
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.engine.shipping.net_proceeds import Terms
    from app.engine.shipping.preview import ShippingAnswer
    from app.rules.findings import Finding
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory
    from app.ui.editor.sending.form_engine import FormEngine

Edit = Words("Edit")


class FormController(View):
    """Owns the form of one listing: its findings, and every step between view and engine.

    ``history`` has the draft. ``sending`` is what the engine does with it. A subclass says which
    fields there are, how the bar reads, and what each outcome means.
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
        self._session = session
        self._engine = sending
        self._scope = scope
        self._on_back = on_back
        self._opened = opened
        self._sent: dict[str, object] = {}
        self._blocking = 0
        self._sending = self._waiting = self._unseen = False
        self.on_tab: Callable[[], object] = lambda: None
        self._context = context_of(opened)
        self.history = history
        self.view = EditorView(
            self._sections(),
            self.history,
            self._context,
            gaps_of(item_of(opened.item), opened.attributes),
        )
        self.widget: QWidget = self.view
        self.undo_stack = self.history.stack
        self._pictures = PictureWork(session, scope, self.view, self._context, self.history)
        self._autosave = Autosave(session, scope, self.view, self.history)
        self._net = NetWork(
            self._ask_net, scope, self.view.net, self.view.variations, self.view.spec
        )
        self._net.on_terms = self._on_terms
        self._response = ResponseFindings(())
        self._wire()
        self._unsubscribe = session.events.subscribe(self._on_event)

    @abstractmethod
    def _sections(self) -> Sequence[Section]:
        """Return the sections of the form."""

    @abstractmethod
    def _ruled(self, draft: ItemDraft) -> tuple[Finding, ...]:
        """Return what the rules find in the draft; an error among it blocks sending."""

    def _quiet(self, findings: Sequence[Finding]) -> Collection[str]:
        """Return the paths whose fields say nothing yet of what is wrong with them."""
        return ()

    @abstractmethod
    def _show_header(self) -> None:
        """Say in the head of the view which listing it is."""

    @abstractmethod
    def _take_outcome(self, outcome: SaveOutcome) -> None:
        """Show what came of a sending."""

    def _on_terms(self, terms: Terms, price: Decimal) -> None:
        """Take note of what a sale at ``price`` costs, wherever else it is shown."""

    @abstractmethod
    async def _ask_net(self, draft: ItemDraft) -> ShippingAnswer:
        """Return what a sale of the draft costs; raise ``NoticeError``."""

    @property
    def title(self) -> str:
        """What the listing is called."""
        draft = self.history.draft
        return wire_text(draft.value("title")) or draft.item_id

    @property
    def mark(self) -> Mark:
        """What is to be known of it while it is not in front."""
        if self._unseen:
            return Mark.ATTENTION
        if self._sending:
            return Mark.SENDING
        return Mark.NONE if self.history.draft.is_empty() else Mark.CHANGED

    def come_forward(self) -> None:
        """Take note that what came of a sending is seen now."""
        self._unseen = False
        self.on_tab()

    def leave(self) -> bool:
        """Go back at once; the draft is kept behind the window."""
        self.view.finish()
        self._autosave.keep_soon()
        self._on_back()
        return True

    async def keep(self) -> bool:
        """Keep the draft at once, with all that is typed; return whether that went well."""
        self.view.finish()
        return await self._autosave.keep()

    def let_go(self) -> None:
        """Follow what happens no more; what is being sent goes on in the outbox."""
        self._unsubscribe()

    async def close(self) -> None:
        """Keep the draft and let go."""
        self.let_go()
        await self.keep()

    def _wire(self) -> None:
        view = self.view
        view.edited.connect(self.history.edit)
        view.several_edited.connect(self.history.edit_all)
        view.reset_requested.connect(self._reset)
        view.repair_requested.connect(self._repair)
        view.field_left.connect(self._on_left)
        view.discard_requested.connect(
            lambda: self.history.reset_all(Edit.tr("Discard all changes"))
        )
        view.pictures_offered.connect(self._pictures.take)
        view.picture_address_requested.connect(self._pictures.take_address)
        view.pending_picture_dropped.connect(self._pictures.forget)
        view.image_requested.connect(self._pictures.fetch)
        view.variation_chosen.connect(lambda _id: self._net.show(self.history.draft))
        view.call_requested.connect(self._show_call)
        view.validate_requested.connect(self._start_validation)
        view.send_requested.connect(self._start_sending)
        view.back_requested.connect(self.leave)
        self.history.changed.connect(self._on_changed)

    def _show_all(self) -> None:
        """Show the whole draft, as after opening and after sending."""
        view, draft = self.view, self.history.draft
        self._show_header()
        self._pictures.learn_addresses(self._opened.item)
        view.fields.show_draft()
        view.show_value(PICTURE_ADDRESS, draft.value(PICTURE_ADDRESS))
        if view.variations is not None:
            view.variations.show_draft(draft)
        self._check()
        self._pictures.show_cover()
        self._net.ask(draft)

    def _reset(self, path: str) -> None:
        """Take a field back to what the marketplace has."""
        self.history.reset(path)

    def _on_left(self, path: str) -> None:
        """End the undo step when a field is left, and write the value as the site writes it."""
        self.history.end_step()
        if path not in self.history.draft.unread():
            self.view.show_value(path, self.history.draft.value(path))

    def _on_changed(self, paths: Sequence[str], by_field: bool) -> None:
        self._waiting = False
        for path in paths:
            self._response.forget(path)
            if not by_field:
                self.view.show_value(path, self.history.draft.value(path))
            self.view.fields.show_changed(path)
        self._check()
        self._net.show(self.history.draft)
        if "pictures" in paths:
            self._pictures.show_cover()
        self._autosave.keep_typed()

    def _repair(self, path: str, value: object) -> None:
        self.history.edit(path, value, by_field=False)
        self.history.end_step()

    def _check(self) -> None:
        """Look at the draft by the rules and show everything that is found."""
        draft = self.history.draft
        ruled = self._ruled(draft)
        known = (*self._opened.missing, *ruled)
        self._blocking = sum(finding.is_error for finding in known)
        findings = (*known, *self._response.besides(ruled))
        repairs = offered_repairs(findings, self.view.spec, draft, self._sent, self._context)
        self.view.show_findings(findings, repairs, self._quiet(findings))
        self._show_bar()

    def _show_bar(self) -> None:
        bar, draft = self.view.bar, self.history.draft
        self._show_parts()
        self.view.header.set_discardable(not draft.is_empty())
        if not self._sending:
            text = Edit.tr("%n finding(s) block sending", "", self._blocking)
            bar.show_obstacle(text if self._blocking else "", can_send=self._can_send())
        self._show_call(bar.wants_call())
        self.on_tab()

    def _show_parts(self) -> None:
        """Show in the bar what would be sent."""
        draft = self.history.draft
        unread = len(draft.unread())
        changes = len(draft.changed_paths()) - unread
        parts = sent_parts(draft, self.view.fields.specs, self._context)
        self.view.bar.show_changes(changes, count_calls(draft), parts, unread=unread)

    def _can_send(self) -> bool:
        ready = self.history.draft.sends() and not self._blocking
        return ready and not self._sending and not self._waiting

    def _show_call(self, shown: bool) -> None:
        self.view.show_call(self._call_text() if shown else "")

    def _call_text(self) -> str:
        """Return the calls that send the draft, as text."""
        return call_text(self.history.draft)

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
            self._end_busy(Edit.tr("%n finding(s)", "", len(findings)), "warn")
        else:
            self._end_busy(self._acceptable(), "ok")

    def _acceptable(self) -> str:
        """Return what is said where nothing was found."""
        return Edit.tr("The marketplace would accept it")

    def _start_sending(self) -> None:
        self.view.finish()
        if self._can_send():
            self._scope.start(self._send(), key="send", overlap=Overlap.SKIP, finish=True)

    async def _send(self, *, confirmed: bool = False) -> None:
        draft = self.history.draft
        self.history.end_step()
        self._sending = True
        # The button is about to be disabled, and the focus would jump to wherever comes next.
        self.view.setFocus()
        self._sent = {path: draft.value(path) for path in draft.changed_paths()}
        self.view.bar.show_busy(Edit.tr("Sending…"))
        self.on_tab()
        try:
            opened = replace(self._opened, draft=draft)
            send = partial(self._engine.send, opened, confirmed=confirmed)
            row = await put_accepted(send, self._context, self.view)
        except NoticeError as error:
            self._stop(text_of(error.notice).title, "bad")
        else:
            self._follow(row)

    def _follow(self, row: OutboxRow | None) -> None:
        """Wait for what comes of a row, which is safe in the outbox; ``None`` was not put there."""
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
        """Show how far the pictures are, and how a send ended that had no answer at first."""
        self._net.hear(event, self.history.draft)
        if isinstance(event, OutboxChanged) and event.row.item_id == self.history.draft.item_id:
            self._pictures.show_uploads(event.row)
            if self._waiting and event.row.state in ENDED:
                self._waiting = False
                self._follow(event.row)
