"""The base class of forms for one listing, existing or new: editing, checking and saving."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import text_of as wire_text
from app.domain.wire_item import item_of
from app.editing.form.form_gaps import gaps_of
from app.editing.form.picture_address import PICTURE_ADDRESS
from app.editing.variation_list import VARIATIONS
from app.ui.editor.autosave import Autosave
from app.ui.editor.net.net_work import NetWork
from app.ui.editor.picture_work import PictureWork
from app.ui.editor.response_findings import ResponseFindings
from app.ui.editor.sending.answer_lines import offered_repairs
from app.ui.editor.title_work import TitleWork
from app.ui.editor.view import EditorView
from app.ui.forms.sent_parts import call_text, count_calls, sent_parts
from app.ui.look.translation import Words
from app.ui.texts.form_context import context_of
from app.ui.view import View

if TYPE_CHECKING:
    from decimal import Decimal

    from PySide6.QtWidgets import QWidget

    from app.editing.draft import ItemDraft
    from app.editing.form.fields import Section
    from app.engine.listings.listings import OpenListing
    from app.engine.session import Session
    from app.engine.shipping.cost_preview import ShippingAnswer
    from app.engine.shipping.net_proceeds import Terms
    from app.rules.findings import Finding
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory

Edit = Words("Edit")


class EditedForm(View):
    """The form of one listing: its draft, its findings, and the display of both.

    ``history`` has the draft. A subclass defines the fields, and whether the draft can be sent.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        opened: OpenListing,
        history: EditHistory,
        on_back: Callable[[], object],
    ) -> None:
        self._session = session
        self._scope = scope
        self._on_back = on_back
        self._opened = opened
        self._sent: dict[str, object] = {}
        self._blocking = 0
        self._sending = self._waiting = False
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
        self._title = TitleWork(
            session, scope, self.view.fields["title"], self.history, opened.attributes
        )
        self._response = ResponseFindings(())
        self._wire()

    @abstractmethod
    def _sections(self) -> Sequence[Section]:
        """Return the sections of the form."""

    @abstractmethod
    def _can_send(self) -> bool:
        """Return whether the draft can be sent in its present state."""

    @abstractmethod
    def _ruled(self, draft: ItemDraft) -> tuple[Finding, ...]:
        """Return the findings of the rules for the draft; an error among them blocks sending."""

    def _quiet(self, findings: Sequence[Finding]) -> Collection[str]:
        """Return the paths of fields that do not show their findings yet."""
        return ()

    @abstractmethod
    def _show_header(self) -> None:
        """Show in the header which listing it is."""

    def _on_terms(self, terms: Terms, price: Decimal) -> None:
        """Handle new terms of a sale at ``price``, for subclasses that show them elsewhere."""

    @abstractmethod
    async def _ask_net(self, draft: ItemDraft) -> ShippingAnswer:
        """Return the costs of a sale of the draft; raise ``NoticeError``."""

    @property
    def title(self) -> str:
        """The title of the listing."""
        draft = self.history.draft
        return wire_text(draft.value("title")) or draft.item_id

    def leave(self) -> bool:
        """Go back at once; the draft is stored afterwards."""
        self.view.finish()
        self._autosave.keep_soon()
        self._on_back()
        return True

    async def keep(self) -> bool:
        """Store the draft at once, with everything typed; return whether that succeeded."""
        self.view.finish()
        return await self._autosave.keep()

    def _wire(self) -> None:
        view = self.view
        view.edited.connect(self.history.edit)
        view.several_edited.connect(self.history.edit_all)
        view.reset_requested.connect(self._reset)
        view.repair_requested.connect(self._repair)
        view.field_left.connect(self._on_left)
        view.discard_requested.connect(self._discard_all)
        view.pictures_offered.connect(self._pictures.take)
        view.picture_address_requested.connect(self._pictures.take_address)
        view.pending_picture_dropped.connect(self._pictures.forget)
        view.image_requested.connect(self._pictures.fetch)
        view.variation_chosen.connect(lambda _id: self._net.show(self.history.draft))
        view.call_requested.connect(self._show_call)
        view.back_requested.connect(self.leave)
        self.history.changed.connect(self._on_changed)

    def _show_all(self) -> None:
        """Show the whole draft, for example after opening and after sending."""
        view, draft = self.view, self.history.draft
        self._show_header()
        self._pictures.learn_addresses(self._opened.item)
        view.fields.show_draft()
        view.show_value(PICTURE_ADDRESS, draft.value(PICTURE_ADDRESS))
        if view.variations is not None:
            view.variations.show_draft(draft)
        self._check()
        self._pictures.show_cover()
        self._title.show()
        self._net.ask(draft)

    def set_thrown_away(self, *, thrown_away: bool) -> None:
        """Turn saving off while the draft is discarded."""
        self._autosave.is_off = thrown_away

    def _discard_all(self) -> None:
        """Reset everything to the marketplace's values, as one undoable step."""
        self.history.reset_all(Edit.tr("Discard all changes"))

    def _reset(self, path: str) -> None:
        """Reset a field to the marketplace's value."""
        self.history.reset(path)

    def _on_left(self, path: str) -> None:
        """End the undo step when a field is left, and show the value in the site's format."""
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
        self._title.show()
        if any(path.startswith(VARIATIONS) for path in paths):
            self.view.fields.show_varied()
        if "pictures" in paths:
            self._pictures.show_cover()
        self._autosave.keep_typed()

    def _repair(self, path: str, value: object) -> None:
        self.history.edit(path, value, by_field=False)
        self.history.end_step()

    def _check(self) -> None:
        """Check the draft with the rules and show all findings."""
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
            text, tone = self._standing_note(), "warn"
            if self._blocking:
                text, tone = Edit.tr("%n findings block sending", "", self._blocking), "bad"
            bar.show_obstacle(text, can_send=self._can_send(), tone=tone)
        self._show_call(bar.wants_call())
        self.on_tab()

    def _standing_note(self) -> str:
        """Return the text of the bar while nothing blocks sending; may be empty."""
        return ""

    def _show_parts(self) -> None:
        """Show in the bar what will be sent."""
        draft = self.history.draft
        unread = len(draft.unread())
        changes = len(draft.changed_paths()) - unread
        parts = sent_parts(draft, self.view.fields.specs, self._context)
        self.view.bar.show_changes(changes, count_calls(draft), parts, unread=unread)

    def _show_call(self, shown: bool) -> None:
        self.view.show_call(self._call_text() if shown else "")

    def _call_text(self) -> str:
        """Return the requests that send the draft, as text."""
        return call_text(self.history.draft)
