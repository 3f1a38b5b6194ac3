"""The logic of the editor of one listing: the outcome of a send and its consequences."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from app.domain.dimensions import parse_dimensions
from app.domain.wire_item import WireItem, item_of
from app.editing.cells.cell_fields import is_cell
from app.editing.checks import judge_draft
from app.editing.form.form import build_form, formed_item
from app.editing.form.locks import decided_by, item_locks
from app.editing.item_paths import DESCRIPTION, known_texts, write_paths
from app.editing.variation_list import VARIATIONS, varies
from app.engine.events import (
    Connected,
    DraftDiscarded,
    DraftRestored,
    DraftsKept,
    OutboxChanged,
    Synced,
)
from app.engine.listings.listings import outcome_of
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import OutboxState
from app.engine.sending.answers import stored_findings
from app.engine.sending.side_effects import side_effects
from app.rules.findings import Finding
from app.tasks import Overlap
from app.ui.editor.form_controller import FormController
from app.ui.editor.history import EditHistory, SentAnswer
from app.ui.editor.past_work import PastWork
from app.ui.editor.response_findings import ResponseFindings, as_warnings
from app.ui.editor.sending.answer_lines import answer_lines, answered_findings
from app.ui.editor.sending.losses import agreed_to, losses_in
from app.ui.forms.category_editor import CategoryEditor
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.acceptance_text import sent_text
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.editing.form.fields import Section
    from app.engine.events import Event
    from app.engine.listings.listings import OpenListing, SaveOutcome
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.engine.shipping.cost_preview import ShippingAnswer
    from app.tasks import TaskScope

Edit = Words("Edit")


class EditorController(FormController):
    """The controller of one open listing: its draft, its findings, and all calls to the engine.

    ``on_back`` is called when the seller leaves; ``on_other`` when the form must be rebuilt: with
    the history that continues if the category or the fields of the variations changed, with
    ``None`` if other fields are locked now, for example in a closed listing. ``change_category``
    asks for another category.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        opened: OpenListing,
        on_back: Callable[[], object],
        on_other: Callable[[EditHistory | None], object] = lambda _history: None,
        change_category: Callable[[EditorController], object] = lambda _editor: None,
        history: EditHistory | None = None,
    ) -> None:
        made_anew = history is not None
        if history is None:
            history = EditHistory(opened.draft)
        else:
            history.draft = opened.draft
        super().__init__(session, session.listings, scope, opened, history, on_back)
        self.item_id, self._on_other = opened.draft.item_id, on_other
        self._seen = asyncio.Event()
        self._past = PastWork(
            session, scope, self.view, self.history, lambda: self._opened.item, self._context
        )
        self._past.undo = self._undo_sent
        self._last_row = 0
        self.undo_sent: Callable[[int], object] = lambda _number: None
        """Called with the number of the row to be undone."""
        self.view.answer.undo_requested.connect(lambda: self._undo_sent(self._last_row))
        field = self.view.fields["category_id"].editor
        if isinstance(field, CategoryEditor):
            # A locked category is shown, with the reason why it cannot change.
            field.change_requested.connect(lambda: change_category(self))
        stored = stored_findings(opened.item, opened.attributes)
        self._response = ResponseFindings((*as_warnings(opened.conflicts), *stored))
        answer, history.answer = history.answer, None
        self.view.begins_at, history.place = history.place, ""
        if answer is not None:
            self._response, self._last_row = answer.findings, answer.row
        self._show_all()
        if answer is not None:
            self.view.show_answer(answer.when, answer.lines)
            self._end_busy(*answer.words)
        elif not made_anew and not opened.draft.is_empty():
            self.view.header.show_kept(Edit.tr("earlier draft"))
        if opened.on_its_way is not None:
            self._sent = {path: opened.draft.value(path) for path in opened.sent_paths}
            self._take_outcome(outcome_of(opened.on_its_way))
            self._follow(opened.on_its_way)

    def _standing_note(self) -> str:
        if self._opened.live:
            return ""
        return Edit.tr("As of the last sync: the marketplace does not answer")

    def _undo_sent(self, row: int) -> None:
        """Request the undo of an outbox row; the button of the request disappears."""
        self.view.setFocus()
        self.undo_sent(row)

    def come_forward(self) -> None:
        """Mark the outcome of a send as seen, so that a waiting question can be asked."""
        super().come_forward()
        self._seen.set()

    def opened(self) -> OpenListing:
        """Return the listing as it was opened, with the present draft."""
        return replace(self._opened, draft=self.history.draft)

    def _sections(self) -> Sequence[Section]:
        """Return the sections of the form that edits the listing."""
        opened = self._opened
        item = self._formed()
        self._decided_by = decided_by(item)
        return build_form(item, opened.category, opened.attributes, site=opened.site)

    def _formed(self) -> WireItem:
        """Return the listing with the edits that determine the fields of the form."""
        return formed_item(item_of(self._opened.item), self.history.draft)

    def _on_changed(self, paths: Sequence[str], by_field: bool) -> None:
        if "category_id" in paths:
            # The new category may have entirely different fields.
            self._autosave.keep_typed()
            self._on_other(self.history)
            return
        super()._on_changed(paths, by_field)
        if any(map(varies, paths)) and decided_by(self._formed()) != self._decided_by:
            # Variations were added or removed: price, stock and attributes change between listing
            # and variations.
            self.history.place = VARIATIONS
            self._on_other(self.history)

    def _reset(self, path: str) -> None:
        """Reset a field; resetting the category also resets the attributes."""
        if path != "category_id":
            super()._reset(path)
            return
        draft = self.history.draft
        back = [one for one in draft.changed_paths() if one.startswith("attributes.")]
        values = [(one, draft.base_value(one)) for one in (*back, path)]
        self.history.edit_all(values, Edit.tr("Change the category"))

    def _show_header(self) -> None:
        """Show the listing as the marketplace has it, and the path of its category."""
        self.view.header.show_item(self._opened.item, one_line(self._opened.category.path_names))

    def _ruled(self, draft: ItemDraft) -> tuple[Finding, ...]:
        """Return the findings of the rules for the changes, and their side effects."""
        opened = self._opened
        found, after = judge_draft(
            draft,
            category=opened.category,
            attributes=opened.attributes,
            seller=opened.seller,
            site=opened.site,
        )
        follows = side_effects(draft.base, after, draft.changed_paths())
        return *found, *follows, *self._session.listings.check_codes(draft)

    def _acceptable(self) -> str:
        """Return the text for a validation without findings."""
        return Edit.tr("Rehearsed on a copy: it would be accepted")

    async def _ask_net(self, draft: ItemDraft) -> ShippingAnswer:
        """Return the costs of a sale; edited measures are taken into account."""
        preview = self._session.shipping
        answer = await preview.for_item(draft.item_id)
        if not draft.is_changed("shipping.dimensions"):
            return answer
        read = parse_dimensions(draft.value("shipping.dimensions"))
        if read is None:
            return answer
        measured = await preview.for_measures(
            read, category_id=answer.category_id, price=answer.price
        )
        return replace(answer, terms=measured.terms)

    async def _await_outcome(self, row: OutboxRow) -> None:
        self._last_row = row.number
        await super()._await_outcome(row)

    def _take_outcome(self, outcome: SaveOutcome) -> None:
        self._sending = False
        answered = answered_findings(outcome.findings, self.view.spec, self._sent, self._context)
        held = outcome.state == "held"
        self._waiting = outcome.state in ("queued", "unknown")
        if not self._waiting:
            self._response = ResponseFindings(as_warnings(answered) if held else answered)
        why = text_of(outcome.notice).title if outcome.notice is not None else ""
        match outcome.state:
            case "done":
                self._go_on_from(outcome, sent_text(outcome.arrival, was_there=outcome.was_there))
            case "refused":
                self._check()
                words = Edit.tr("Refused for %n reasons; nothing was changed", "", len(answered))
                self._end_busy(why if why and not answered else words, "bad")
                self.view.go_to_next_finding()
            case "cancelled":
                self._check()
                self._end_busy(Edit.tr("Taken back; nothing was sent"), "warn")
            case "held":
                self._seen.clear()
                self._check()
                losses = losses_in(outcome.findings)
                self._say_held(asking=bool(losses))
                work = self._ask_about(losses) if losses else self._reopen()
                self._scope.start(work, key="held", overlap=Overlap.SKIP)
            case "unknown":
                self._end_busy(Edit.tr("Sent, no answer yet; checking whether it arrived"), "warn")
            case "queued":
                self._end_busy(Edit.tr("In the outbox until the marketplace answers"), "warn")

    async def _ask_about(self, losses: tuple[Finding, ...]) -> None:
        """Ask whether to send despite the losses, or leave everything as it was typed.

        If another view is in front, the question waits until this one is.
        """
        if self._unseen:
            await self._seen.wait()
        self._show_step(asked=True)
        if await agreed_to(losses, self.history.draft, self._context, self.view):
            await self._send(confirmed=True)
        else:
            self._follow(None)

    def _on_event(self, event: Event) -> None:
        """Handle changes made elsewhere, such as a pause, and repeat failed reads.

        Reads that failed are repeated when the marketplace answers again.
        """
        ours = self._sending or self._waiting
        self._follow_kept(event)
        self._past.on_event(event)
        super()._on_event(event)
        if not ours and self._is_later(event):
            work = self._reopen(held=False)
            self._scope.start(work, key="reopen", overlap=Overlap.REPLACE)

    def _is_later(self, event: Event) -> bool:
        """Return whether the marketplace has, or can return, a newer state than the one shown."""
        if isinstance(event, OutboxChanged):
            row = event.row
            return row.item_id == self.history.draft.item_id and row.state is OutboxState.DONE
        return isinstance(event, Connected | Synced) and not self._opened.live

    def _follow_kept(self, event: Event) -> None:
        """Follow the list of drafts: discard or restore the draft as was done there."""
        history = self.history
        match event:
            case DraftDiscarded(gone) if gone.item_id == history.draft.item_id:
                history.reset_all(Edit.tr("Discard all changes"))
            case DraftRestored(draft) if draft.item_id == history.draft.item_id:
                values = [(path, draft.value(path)) for path in draft.changed_paths()]
                history.edit_all(values, Edit.tr("Restore the draft"))
            case DraftsKept(drafts):
                for draft in drafts:
                    if draft.item_id == history.draft.item_id:
                        history.edit_all(_cells_of(draft, history.draft), Edit.tr("Change cells"))

    async def _reopen(self, *, held: bool = True) -> None:
        """Rebase the edits onto the present listing; conflicts are shown at their fields."""
        draft = self.history.draft
        try:
            opened = await self._session.listings.open(draft.item_id)
        except NoticeError:
            return  # everything stays as it is, and the bar shows why
        if item_locks(item_of(opened.item)) != item_locks(item_of(self._opened.item)):
            self._on_other(None)
            return
        rebased = draft.rebased(item_of(opened.item))
        if decided_by(formed_item(item_of(opened.item), rebased)) != self._decided_by:
            # Variations were added or removed elsewhere, so the form needs other fields.
            self._on_other(None)
            return
        self._opened = replace(opened, draft=rebased)
        conflicts = as_warnings(opened.conflicts)
        self._response = ResponseFindings((*conflicts, *self._response.besides(conflicts)))
        self.history.rebase(self._opened.draft)
        self._show_all()
        if held:
            self._say_held()

    def _say_held(self, *, asking: bool = False) -> None:
        changed = Edit.tr("Not sent: it was changed elsewhere in the meantime")
        self._end_busy(Edit.tr("Not sent: it needs your decision") if asking else changed, "warn")

    def _go_on_from(self, outcome: SaveOutcome, words: tuple[str, str]) -> None:
        """Use the marketplace's answer as the new base; edits made meanwhile stay edits.

        If the form then needs other fields, it is replaced by another form that shows the same
        outcome.
        """
        item = outcome.item if outcome.item is not None else self._opened.item
        known = self._opened.item
        if DESCRIPTION in self._sent:
            # The answer to a request that is sent beside a description does not include its text.
            known = write_paths(known, {DESCRIPTION: self._sent[DESCRIPTION]})
        item = item_of(known_texts(item, known))
        draft = self.history.draft.after_sending(item, self._sent, outcome.uploaded)
        self._opened = replace(self._opened, item=item, draft=draft)
        self.history.replace(draft)
        self._show_all()
        view = self.view
        lines = answer_lines(outcome.findings, view.spec, self._sent, self._context, view.label)
        when = f"{datetime.now().astimezone():%H:%M}"
        self.view.show_answer(when, lines)
        self._end_busy(*words)
        if draft.is_empty():
            self.view.header.show_kept("")
        self._autosave.keep_soon()
        if decided_by(self._formed()) != self._decided_by:
            self.history.answer = SentAnswer(when, lines, words, self._response, self._last_row)
            self._on_other(self.history)


def _cells_of(kept: ItemDraft, own: ItemDraft) -> list[tuple[str, object]]:
    """Return the values for the table cells of a listing in its editor, by form path."""
    paths = dict.fromkeys((*kept.changed_paths(), *own.changed_paths()))
    return [
        (path, kept.value(path) if kept.is_changed(path) else own.base_value(path))
        for path in paths
        if is_cell(path)
    ]
