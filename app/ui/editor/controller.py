"""The steps behind the editor of one listing: open, check, keep, validate, send."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from app.domain.wire_item import item_of
from app.editing.checks import check_draft
from app.editing.form.form import build_form
from app.editing.form.form_gaps import gaps_of
from app.editing.form.picture_address import PICTURE_ADDRESS
from app.engine.events import OutboxChanged
from app.engine.listings.listings import outcome_of
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import ENDED
from app.engine.sending.answers import stored_findings
from app.engine.sending.description import known_texts
from app.rules.findings import Finding
from app.tasks import Overlap
from app.ui.editor.autosave import Autosave
from app.ui.editor.history import EditHistory
from app.ui.editor.net.net_work import NetWork
from app.ui.editor.picture_work import PictureWork
from app.ui.editor.response_findings import ResponseFindings, as_warnings
from app.ui.editor.sending.answer_lines import answer_lines, answered_findings, offered_repairs
from app.ui.editor.sending.losses import agreed_to, losses_in
from app.ui.editor.view import EditorView
from app.ui.forms.sent_parts import call_text, count_calls, sent_parts
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.notice_text import text_of
from app.ui.texts.site_format import context_of
from app.ui.view import View
from app.ui.window.risks import put_accepted

if TYPE_CHECKING:
    from app.engine.events import Event
    from app.engine.listings.listings import OpenListing, SaveOutcome
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.tasks import TaskScope

Edit = Words("Edit")


class EditorController(View):
    """Owns one open listing: its draft, its findings, and every step between view and engine.

    ``on_back`` is called when the seller leaves.
    """

    def __init__(
        self, session: Session, scope: TaskScope, opened: OpenListing, on_back: Callable[[], object]
    ) -> None:
        self._session = session
        self._scope = scope
        self._on_back = on_back
        self._opened = opened
        self._sent: dict[str, object] = {}
        self._blocking = 0
        self._sending = self._waiting = False
        self._context = context_of(opened)
        self.history = EditHistory(opened.draft)
        self.view = EditorView(
            build_form(item_of(opened.item), opened.category, opened.attributes),
            self.history,
            self._context,
            gaps_of(item_of(opened.item), opened.attributes),
        )
        self.widget, self.undo_stack = self.view, self.history.stack
        self._pictures = PictureWork(session, scope, self.view, self._context, self.history)
        self._autosave = Autosave(session, scope, self.view, self.history)
        self._net = NetWork(session, scope, self.view.net, self.view.variations, self.view.spec)
        stored = stored_findings(opened.item, opened.attributes)
        self._response = ResponseFindings((*as_warnings(opened.conflicts), *stored))
        self._wire()
        self._show_all()
        if not opened.draft.is_empty():
            self.view.header.show_kept(Edit.tr("earlier draft"))
        if not opened.live:
            self.view.bar.show_obstacle(
                Edit.tr("As of the last sync: the marketplace does not answer"),
                can_send=self._can_send(),
                tone="warn",
            )
        self._unsubscribe = session.events.subscribe(self._on_event)
        if opened.on_its_way is not None:
            self._sent = {path: opened.draft.value(path) for path in opened.sent_paths}
            self._take_outcome(outcome_of(opened.on_its_way))
            self._follow(opened.on_its_way)

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
        view.reset_wanted.connect(self.history.reset)
        view.repair_wanted.connect(self._repair)
        view.field_left.connect(self._on_left)
        view.discard_wanted.connect(lambda: self.history.reset_all(Edit.tr("Discard all changes")))
        view.pictures_offered.connect(self._pictures.take)
        view.picture_address_wanted.connect(self._pictures.take_address)
        view.pending_picture_dropped.connect(self._pictures.forget)
        view.image_wanted.connect(self._pictures.fetch)
        view.variation_chosen.connect(lambda _id: self._net.show(self.history.draft))
        view.call_wanted.connect(self._show_call)
        view.validate_wanted.connect(self._start_validation)
        view.send_wanted.connect(self._start_sending)
        view.back_wanted.connect(self.leave)
        self.history.changed.connect(self._on_changed)

    def _show_all(self) -> None:
        """Show the whole draft, as after opening and after sending."""
        view, draft = self.view, self.history.draft
        path = " › ".join(
            one_line(step.name or step.id) for step in self._opened.category.path_from_root or ()
        )
        view.header.show_item(self._opened.item, path)
        self._pictures.learn_addresses(self._opened.item)
        view.fields.show_draft()
        view.show_value(PICTURE_ADDRESS, draft.value(PICTURE_ADDRESS))
        if view.variations is not None:
            view.variations.show_draft(draft)
        self._check()
        self._pictures.show_cover()
        self._net.ask(draft)

    def _on_left(self, path: str) -> None:
        """End the undo step when a field is left, and write the value as the site writes it."""
        self.history.seal()
        if path not in self.history.draft.unread():
            self.view.show_value(path, self.history.draft.value(path))

    def _on_changed(self, path: str, by_field: bool) -> None:
        self._response.forget(path)
        self._waiting = False
        if not by_field:
            self.view.show_value(path, self.history.draft.value(path))
        self.view.fields.show_changed(path)
        self._check()
        self._net.show(self.history.draft)
        if path == "pictures":
            self._pictures.show_cover()
        self._autosave.keep_after_pause()

    def _repair(self, path: str, value: object) -> None:
        self.history.edit(path, value, by_field=False)
        self.history.seal()

    def _check(self) -> None:
        """Look at the draft by the rules and show everything that is found."""
        opened, draft = self._opened, self.history.draft
        ruled = check_draft(
            draft,
            category=opened.category,
            attributes=opened.attributes,
            seller=opened.seller,
            site=opened.site,
        )
        findings = (*opened.missing, *ruled, *self._response.besides(ruled))
        self._blocking = sum(finding.is_error for finding in ruled)
        repairs = offered_repairs(findings, self.view.spec, draft, self._sent, self._context)
        self.view.show_findings(findings, repairs)
        self._show_bar()

    def _show_bar(self) -> None:
        bar, draft = self.view.bar, self.history.draft
        unread = len(draft.unread())
        changes = len(draft.changed_paths()) - unread
        parts = sent_parts(draft, self.view.fields.specs, self._context)
        bar.show_changes(changes, count_calls(draft), parts, unread=unread)
        self.view.header.set_discardable(not draft.is_empty())
        if not self._sending:
            text = Edit.tr("%n finding(s) block sending", "", self._blocking)
            bar.show_obstacle(text if self._blocking else "", can_send=self._can_send())
        self._show_call(self.view.bar.wants_call())

    def _can_send(self) -> bool:
        ready = self.history.draft.sends() and not self._blocking
        return ready and not self._sending and not self._waiting

    def _show_call(self, shown: bool) -> None:
        self.view.show_call(call_text(self.history.draft) if shown else "")

    def _start_validation(self) -> None:
        self.view.finish()
        self._scope.start(self._validate(), key="validate", overlap=Overlap.SKIP)

    async def _validate(self) -> None:
        bar = self.view.bar
        bar.show_busy(Edit.tr("Validating…"))
        try:
            opened = replace(self._opened, draft=self.history.draft)
            findings = await self._session.listings.validate(opened)
        except NoticeError as error:
            self._end_busy(text_of(error.notice).title, "bad")
            return
        self._response = ResponseFindings(findings)
        self._check()
        if findings:
            self._end_busy(Edit.tr("%n finding(s)", "", len(findings)), "warn")
        else:
            self._end_busy(Edit.tr("The marketplace would accept it"), "ok")

    def _start_sending(self) -> None:
        self.view.finish()
        if self._can_send():
            self._scope.start(self._send(), key="send", overlap=Overlap.SKIP, finish=True)

    async def _send(self, *, confirmed: bool = False) -> None:
        draft = self.history.draft
        self.history.seal()
        self._sending = True
        # The button is about to be disabled, and the focus would jump to wherever comes next.
        self.view.setFocus()
        self._sent = {path: draft.value(path) for path in draft.changed_paths()}
        self.view.bar.show_busy(Edit.tr("Sending…"))
        try:
            opened = replace(self._opened, draft=draft)
            send = partial(self._session.listings.send, opened, confirmed=confirmed)
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
            self._take_outcome(await self._session.listings.outcome(row))
        except NoticeError as error:
            self._stop(text_of(error.notice).title, "bad")

    def _stop(self, text: str, tone: str) -> None:
        self._sending = False
        self._end_busy(text, tone)

    def _take_outcome(self, outcome: SaveOutcome) -> None:
        self._sending = False
        told = answered_findings(outcome.findings, self.view.spec, self._sent, self._context)
        held = outcome.state == "held"
        if outcome.state not in ("queued", "unknown"):
            self._response = ResponseFindings(as_warnings(told) if held else told)
        why = text_of(outcome.notice).title if outcome.notice is not None else ""
        match outcome.state:
            case "done":
                self._go_on_from(outcome)
                self._end_busy(Edit.tr("Sent"), "ok")
            case "refused":
                self._check()
                words = Edit.tr("Refused for %n reason(s); nothing was changed", "", len(told))
                self._end_busy(why if why and not told else words, "bad")
                self.view.go_to_next_finding()
            case "held":
                self._check()
                losses = losses_in(outcome.findings)
                self._say_held(asking=bool(losses))
                work = self._ask_about(losses) if losses else self._reopen()
                self._scope.start(work, key="held", overlap=Overlap.SKIP)
            case "unknown":
                self._waiting = True
                self._end_busy(Edit.tr("Sent, no answer yet; checking whether it arrived"), "warn")
            case "queued":
                self._waiting = True
                self._end_busy(Edit.tr("In the outbox until the marketplace answers"), "warn")

    async def _ask_about(self, losses: tuple[Finding, ...]) -> None:
        """Send it anyway, or leave everything as it was typed."""
        if await agreed_to(losses, self.history.draft, self._context, self.view):
            await self._send(confirmed=True)
        else:
            self._follow(None)

    async def _reopen(self) -> None:
        """Lay the edits over what the marketplace has now; what differs is said at its field."""
        draft = self.history.draft
        try:
            opened = await self._session.listings.open(draft.item_id)
        except NoticeError:
            return  # everything stays as it is, and the bar has said why
        self._opened = replace(opened, draft=draft.rebased(item_of(opened.item)))
        conflicts = as_warnings(opened.conflicts)
        self._response = ResponseFindings((*conflicts, *self._response.besides(conflicts)))
        self.history.replace(self._opened.draft)
        self._show_all()
        self._say_held()

    def _say_held(self, *, asking: bool = False) -> None:
        changed = Edit.tr("Not sent: it was changed elsewhere in the meantime")
        self._end_busy(Edit.tr("Not sent: it needs your decision") if asking else changed, "warn")

    def _go_on_from(self, outcome: SaveOutcome) -> None:
        """Take the marketplace's answer for what is; what was typed meanwhile stays an edit."""
        item = outcome.item if outcome.item is not None else self._opened.item
        item = item_of(known_texts(item, self._opened.item))
        draft = self.history.draft.after_sending(item, self._sent)
        self._opened = replace(self._opened, item=item, draft=draft)
        self.history.replace(draft)
        self._show_all()
        lines = answer_lines(outcome.findings, self.view.spec, self._sent, self._context)
        self.view.show_answer(f"{datetime.now().astimezone():%H:%M}", lines)
        if draft.is_empty():
            self.view.header.show_kept("")
        self._autosave.keep_soon()

    def _end_busy(self, text: str, tone: str) -> None:
        self.view.bar.end_busy()
        if self._blocking and tone != "bad":
            self._show_bar()
        else:
            self.view.bar.show_obstacle(text, can_send=self._can_send(), tone=tone)

    def _on_event(self, event: Event) -> None:
        """Show how far the pictures are, and how a send ended that had no answer at first."""
        self._net.hear(event, self.history.draft)
        if isinstance(event, OutboxChanged) and event.row.item_id == self.history.draft.item_id:
            self._pictures.show_uploads(event.row)
            if self._waiting and event.row.state in ENDED:
                self._waiting = False
                self._follow(event.row)
