"""The view of a new listing: first the choice of a category, then its form."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.domain.shapes import text_of as wire_text
from app.editing.placeholders import resolved
from app.editing.variation_list import VARIATIONS, varies
from app.engine.events import DraftDiscarded, DraftRestored, NoticeRaised
from app.engine.listings.creations import first_values
from app.engine.notices import NoticeError
from app.tasks import OnFailure, Overlap, TaskScope
from app.ui.creation.category_chooser import SEARCH_MARK, CategoryChooser
from app.ui.creation.category_facts import NO_OUTCOME, MoveOutcome
from app.ui.creation.choosing import Choice
from app.ui.creation.creation_form import CreationForm
from app.ui.editor.autosave import Autosave
from app.ui.editor.editor_tab_row import Mark
from app.ui.editor.history import EditHistory
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.look.window_locale import window_locale
from app.ui.texts.notice_text import text_of
from app.ui.view import View
from app.ui.widgets.display.banner import Banner

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.editing.draft import ItemDraft
    from app.engine.events import Event
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.ui.creation.recents import Recents

Creation = Words("Creation")
_ATTRIBUTES = "attributes."
_REBUILT = ("category_id", "buying_mode")
"""The paths that determine the fields of the form."""


class CreationController(View):
    """The controller of one draft of a new listing, with its chooser and the form of its category.

    ``on_back`` is called when the seller leaves, ``listed`` with the id of the new listing.
    ``note`` is a title and a text about the origin of the draft.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        draft: ItemDraft,
        row: OutboxRow | None,
        *,
        recents: Recents,
        on_back: Callable[[], object],
        listed: Callable[[str], object],
        failed: OnFailure,
        note: tuple[str, str] = ("", ""),
    ) -> None:
        self._session, self._scope = session, scope
        self._row = row
        self._recents = recents
        self._on_back, self._listed, self._failed = on_back, listed, failed
        self._is_listed = False
        self.on_tab: Callable[[], object] = lambda: None
        self._attributes: Sequence[AttributeDefinition] = ()
        self.history = EditHistory(draft)
        self.undo_stack = self.history.stack
        self.chooser = CategoryChooser(window_locale(session.account.site_id))
        self.form: CreationForm | None = None
        self._form_scope: TaskScope | None = None
        self._stack = QStackedWidget()
        self.widget: QWidget = _below_note(self._stack, *note) if note[0] else self._stack
        self._stack.setObjectName(f"creation_{draft.item_id}")
        self._stack.addWidget(self.chooser)
        self._autosave = Autosave(session, scope, self.chooser, self.history)
        creations = session.listings.creations
        self._choice = Choice(
            creations.finder,
            session.categories,
            scope,
            self.chooser,
            take=self._take,
            recents=recents.ids,
            outcome=self._outcome,
        )
        self.chooser.title_edited.connect(self._on_title)
        self.chooser.back_requested.connect(self._on_chooser_back)
        self.history.changed.connect(self._on_changed)
        self._unsubscribe = session.events.subscribe(self._on_event)
        self._show_chooser()
        if wire_text(draft.value("category_id")) or row is not None:
            self._start_form()

    @property
    def title(self) -> str:
        """The title of the new listing."""
        draft = resolved(self.history.draft)
        return wire_text(draft.value("title")) or Creation.tr("New listing")

    @property
    def mark(self) -> Mark:
        """The mark of its tab while another view is in front."""
        if self.form is not None:
            return self.form.mark
        return Mark.NONE if self.history.draft.is_empty() else Mark.CHANGED

    def new_listing(self) -> ItemDraft:
        """Return the draft in its present state."""
        if self._shows_form() and self.form is not None:
            self.form.view.commit()
        return self.history.draft

    def come_forward(self) -> None:
        """Mark the outcome of publishing as seen."""
        if self.form is not None:
            self.form.come_forward()

    def leave(self) -> bool:
        """Go back at once; the draft is stored afterwards."""
        self._on_back()
        return True

    async def keep(self) -> bool:
        """Store the draft at once, with everything typed; return whether that succeeded."""
        if self._is_listed:
            return True
        if self.form is not None and self._shows_form():
            return await self.form.keep()
        return await self._autosave.keep()

    def let_go(self) -> None:
        """Stop following events; rows that are being sent continue in the outbox."""
        self._unsubscribe()
        self._autosave.let_go()
        if self.form is not None:
            self.form.let_go()
        if self._form_scope is not None:
            # The code that closes the scope of this view waits for it.
            self._scope.start(
                self._form_scope.close(), key="form end", overlap=Overlap.QUEUE, finish=True
            )

    async def close(self) -> None:
        """Store the draft and stop following events."""
        await self.keep()
        self.let_go()

    def _shows_form(self) -> bool:
        return self.form is not None and self._stack.currentWidget() is self.form.view

    def _show_chooser(self) -> None:
        draft = self.history.draft
        title = wire_text(draft.value("title"))
        self.chooser.show_title(title)
        self._stack.setCurrentWidget(self.chooser)
        self._choice.begin(title, wire_text(draft.value("category_id")))

    def _on_chooser_back(self) -> None:
        if self.form is not None:
            self._stack.setCurrentWidget(self.form.view)
        else:
            self.leave()

    def _on_title(self, text: str) -> None:
        if not text.startswith(SEARCH_MARK):
            self.history.edit("title", text)
        self._choice.ask(text)

    def _on_changed(self, paths: Sequence[str], _by_field: bool) -> None:
        rebuilt = [path for path in _REBUILT if path in paths]
        if rebuilt and (self.form is not None or "category_id" in rebuilt):
            self._start_form()
        elif self.form is not None and any(map(varies, paths)) and self.form.is_another():
            self.history.place = VARIATIONS
            self._start_form()
        elif not self._shows_form():
            self.chooser.show_title(wire_text(self.history.draft.value("title")))
            self._autosave.keep_typed()
        self.on_tab()

    def _discard(self) -> None:
        self._scope.start(self._throw_away(), key="discard", overlap=Overlap.SKIP)

    async def _throw_away(self) -> None:
        """Discard the draft; the resulting event closes its view, and an undo restores both."""
        draft = self.new_listing().copy()
        self._set_thrown_away(thrown_away=True)
        try:
            await self._session.listings.discard(draft)
        except NoticeError as error:
            self._set_thrown_away(thrown_away=False)
            self._session.events.publish(NoticeRaised(error.notice))
            return
        self._session.events.publish(DraftDiscarded(draft))

    def _set_thrown_away(self, *, thrown_away: bool) -> None:
        self._autosave.is_off = thrown_away
        if self.form is not None:
            self.form.set_thrown_away(thrown_away=thrown_away)

    def _on_event(self, event: Event) -> None:
        match event:
            case DraftDiscarded(gone) if gone.item_id == self.history.draft.item_id:
                self._set_thrown_away(thrown_away=True)
            case DraftRestored(draft) if draft.item_id == self.history.draft.item_id:
                self._set_thrown_away(thrown_away=False)
        if not self._shows_form():
            self._choice.on_event(event)

    def _outcome(
        self, category: Category, attributes: Sequence[AttributeDefinition]
    ) -> MoveOutcome:
        """Return the effect of another category on the attributes of the draft."""
        draft = self.history.draft
        if category.id == wire_text(draft.value("category_id")):
            return NO_OUTCOME
        names = {f"{_ATTRIBUTES}{one.id}": one.name or str(one.id) for one in self._attributes}
        there = dict(first_values(draft, category, attributes, self._session.account.site))
        filled = {
            path: one_line(names.get(path, path.removeprefix(_ATTRIBUTES)))
            for path in draft.changed_paths()
            if path.startswith(_ATTRIBUTES)
        }
        lost = [name for path, name in filled.items() if path in there]
        return MoveOutcome([name for path, name in filled.items() if path not in there], lost)

    def _take(self, category: Category) -> None:
        self._scope.start(self._use(category), key="use", overlap=Overlap.SKIP)

    async def _use(self, category: Category) -> None:
        """Set the category of the draft, as one undoable step."""
        try:
            attributes = await self._session.categories.attributes(category.id)
        except NoticeError as error:
            self.chooser.say(text_of(error.notice).title, "bad")
            return
        self._recents.note(category.id)
        draft = self.history.draft
        if draft.value("category_id") == category.id and self.form is not None:
            self._on_chooser_back()
            return
        values = first_values(draft, category, attributes, self._session.account.site)
        self.history.edit_all(values, Creation.tr("Choose the category"))

    def _start_form(self) -> None:
        self._scope.start(self._open_form(), key="form", overlap=Overlap.REPLACE)

    async def _open_form(self) -> None:
        """Build the form of the draft's category, replacing the previous one."""
        opened = None
        # If the category was undone, there is no form.
        if wire_text(self.history.draft.value("category_id")) or self._row is not None:
            creations = self._session.listings.creations
            try:
                opened = await creations.open(self.history.draft, self._row)
            except NoticeError as error:
                self.chooser.say(text_of(error.notice).title, "bad")
                return
        old, old_scope = self.form, self._form_scope
        if old is not None:
            old.view.commit()
            old.release()
        if opened is None:
            self.form = self._form_scope = None
            self._show_chooser()
        else:
            self._attributes = opened.attributes
            self._form_scope = TaskScope("form of a new listing", on_failure=self._failed)
            self.form = CreationForm(
                self._session,
                self._form_scope,
                opened,
                self.history,
                self.leave,
                change_category=self._show_chooser,
                listed=self._on_listed,
                discard=self._discard,
            )
            self.form.on_tab = lambda: self.on_tab()
            self.form.view.begins_at, self.history.place = self.history.place, ""
            self._row = None
            self._stack.addWidget(self.form.view)
            self._stack.setCurrentWidget(self.form.view)
        if old is not None:
            self._stack.removeWidget(old.view)
            old.view.deleteLater()
        if old_scope is not None:
            await old_scope.close()

    def _on_listed(self, item_id: str) -> None:
        self._is_listed = True
        self._listed(item_id)


def _below_note(view: QWidget, title: str, text: str) -> QWidget:
    """Return ``view`` below a note that can be closed."""
    whole = QWidget()
    note = Banner("info", title, text, whole, icon_name="copy", name="creation_note")
    button = note.add_action(Creation.tr("Close"))
    button.clicked.connect(note.hide)
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(note)
    column.addWidget(view, 1)
    return whole
