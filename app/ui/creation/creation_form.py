"""The form of a new listing: validated as a creation, and published once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import text_of as wire_text
from app.domain.wire_item import item_of
from app.domain.wire_site import LISTING_TYPE_NAMES
from app.editing.creation import creation_form, local_pictures
from app.editing.draft_calls import creation_call
from app.editing.form.form import NewItem, build_form
from app.editing.form.locks import decided_by
from app.editing.placeholders import resolved
from app.editing.values import Choice
from app.engine.events import OutboxChanged
from app.engine.listings.opened import outcome_of
from app.engine.shipping.net_proceeds import offers_at
from app.ui.creation.category_facts import path_text
from app.ui.editor.form_controller import FormController
from app.ui.editor.response_findings import ResponseFindings
from app.ui.forms.category_editor import CategoryEditor
from app.ui.forms.listing_type_editor import ListingTypeEditor
from app.ui.forms.sent_parts import calls_text, sent_parts
from app.ui.look.translation import Words
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from decimal import Decimal

    from app.editing.draft import ItemDraft
    from app.editing.form.fields import Section
    from app.engine.events import Event
    from app.engine.listings.creations import OpenCreation
    from app.engine.listings.opened import SaveOutcome
    from app.engine.session import Session
    from app.engine.shipping.cost_preview import ShippingAnswer
    from app.engine.shipping.net_proceeds import Terms
    from app.rules.findings import Finding
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory

Publish = Words("Publish")
_MISSING = ".required"


class CreationForm(FormController):
    """The form of one draft in one category.

    ``change_category`` is called if the seller wants another category, ``listed`` with the id of
    the created listing, ``discard`` if the draft is to be discarded.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        opened: OpenCreation,
        history: EditHistory,
        on_back: Callable[[], object],
        *,
        change_category: Callable[[], object],
        listed: Callable[[str], object],
        discard: Callable[[], object],
    ) -> None:
        self._on_discard = discard
        self._creations = session.listings.creations
        self._creation = opened
        self._path = path_text(opened.category)
        self._listed = listed
        self._touched: set[str] = set()
        self._loud = False
        super().__init__(session, self._creations, scope, opened, history, on_back)
        editor = self.view.fields["category_id"].editor
        assert isinstance(editor, CategoryEditor), "a new listing has the field of a category"
        editor.change_requested.connect(change_category)
        self._show_all()
        if opened.on_its_way is not None:
            self._take_outcome(outcome_of(opened.on_its_way))
            self._follow(opened.on_its_way)

    def release(self) -> None:
        """Detach from the draft, so that another form can continue with it."""
        self.let_go()
        self.history.changed.disconnect(self._on_changed)

    def _discard_all(self) -> None:
        self._on_discard()

    def _sections(self) -> Sequence[Section]:
        """Return the sections of the form for the category."""
        opened = self._creation
        kinds = tuple(
            Choice(kind.id, kind.name or LISTING_TYPE_NAMES.get(kind.id, kind.id))
            for kind in opened.offered_types()
        )
        new, item = NewItem(kinds), item_of(opened.item)
        self._decided_by = decided_by(item)
        return build_form(item, opened.category, opened.attributes, site=opened.site, new=new)

    def is_another(self) -> bool:
        """Return whether the form needs other fields, because variations now set some of them."""
        return decided_by(self.history.draft.preview()) != self._decided_by

    def _ruled(self, draft: ItemDraft) -> tuple[Finding, ...]:
        """Return the findings of the rules for the new listing."""
        return self._creations.check(self._creation, draft)

    def _quiet(self, findings: Sequence[Finding]) -> Collection[str]:
        """Return the paths of empty required fields that the seller has not visited yet."""
        if self._loud:
            return ()
        empty = (self.view.home(one.path) for one in findings if one.code.endswith(_MISSING))
        return {path for path in empty if path and path not in self._touched}

    def _show_header(self) -> None:
        """Show the title, and the path of the category."""
        self.view.header.show_item({"title": self.title, "status": "draft"}, self._path)

    @property
    def title(self) -> str:
        """The title of the new listing, with its attribute placeholders filled in."""
        return wire_text(resolved(self.history.draft).value("title"))

    def _show_parts(self) -> None:
        """Show the parts of the new listing in the bar."""
        draft = self.history.draft
        parts = sent_parts(draft, self.view.fields.specs, self._context)
        new = [ref for ref in local_pictures(draft) if ref.kind == "file"]
        calls = 1 + (len(new) + 1 if new else 0)
        fields = len(draft.changed_paths()) - len(draft.unread())
        self.view.bar.show_listing(fields, calls, parts)

    def _call_text(self) -> str:
        """Return the request that creates the listing, as text."""
        form = creation_form(resolved(self.history.draft), self._opened.site.id)
        return calls_text([creation_call(form)])

    async def _ask_net(self, draft: ItemDraft) -> ShippingAnswer:
        """Return the costs of a sale, as far as the form is filled in."""
        return await self._session.shipping.for_new(draft.preview())

    def _on_terms(self, terms: Terms, price: Decimal) -> None:
        """Show the fee and the net amount of a sale for each listing type."""
        field = self.view.fields.find("listing_type_id")
        if field is not None and isinstance(field.editor, ListingTypeEditor):
            names = {kind.id: kind.name or "" for kind in self._creation.listing_types}
            field.editor.show_offers(offers_at(terms, price, names))

    def _on_changed(self, paths: Sequence[str], by_field: bool) -> None:
        super()._on_changed(paths, by_field)
        if any(path == "title" or path.startswith("attributes.") for path in paths):
            self.view.header.show_title(self.title)

    def _on_left(self, path: str) -> None:
        """Show the findings of the field from now on, even if it is only empty."""
        super()._on_left(path)
        if path not in self._touched:
            self._touched.add(path)
            self._check()

    def _on_event(self, event: Event) -> None:
        """Check again if another new listing with an own code of this form was added."""
        super()._on_event(event)
        if isinstance(event, OutboxChanged):
            draft = self.history.draft
            if self._creations.follow(self._creation, draft, event.row):
                self._check()

    def _start_validation(self) -> None:
        self._loud = True
        super()._start_validation()

    def _take_outcome(self, outcome: SaveOutcome) -> None:
        """Show the outcome of publishing."""
        self._sending = False
        item_id = wire_text((outcome.item or {}).get("id"))
        if item_id and outcome.state in ("done", "refused", "cancelled"):
            # With a listing id, only pictures were refused or taken back; its editor shows that.
            self._listed(item_id)
            return
        why = text_of(outcome.notice).title if outcome.notice is not None else ""
        match outcome.state:
            case "refused":
                self._loud = True
                self._response = ResponseFindings(outcome.findings)
                self._check()
                words = Publish.tr("Not published, for %n reasons", "", len(outcome.findings))
                self._end_busy(words if outcome.findings else why, "bad")
                self.view.go_to_next_finding()
                return
            case "cancelled":
                self._end_busy(Publish.tr("Taken back; nothing was published"), "warn")
                return
            case "held":
                words = Publish.tr("Nobody can tell whether it was listed: decide in the outbox")
            case "unknown":
                words = Publish.tr("Sent, no answer yet; it is never listed twice")
            case _:
                words = Publish.tr("In the outbox until the marketplace answers")
        self._waiting = True
        self._end_busy(words, "warn")
