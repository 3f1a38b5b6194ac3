"""The logic of the history of the open listing: read, refreshed on events, undone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.editing.item_paths import DESCRIPTION
from app.engine.events import OutboxChanged, Synced
from app.engine.history.earlier_texts import earlier_texts
from app.engine.history.listing_past import listing_past
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.activity.outbox.row_actions import UNDO, actions_of
from app.ui.activity.past_entries import PastEntry, past_of
from app.ui.activity.row_state import facts_of_row
from app.ui.editor.past.past_panel import PastLine
from app.ui.editor.past.texts_sheet import TextsSheet
from app.ui.forms.lock_text import lock_reason
from app.ui.look.translation import Words
from app.ui.loop import open_dialog
from app.ui.texts.notice_text import text_of
from app.ui.widgets.inputs.buttons import LinkButton

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.domain.wire_item import WireItem
    from app.engine.events import Event
    from app.engine.history.earlier_texts import EarlierText
    from app.engine.history.listing_past import ListingPast
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory
    from app.ui.editor.view import EditorView
    from app.ui.forms.field import FormField
    from app.ui.texts.form_context import FormContext

PastWords = Words("PastWords")
_MOST = 60
"""The maximum number of requests, and of changes found by syncs, that are read."""


class PastWork:
    """The logic of a listing's history and of restoring earlier descriptions.

    ``item`` returns the listing as known now. ``undo`` is called with the outbox row to be undone.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: EditorView,
        history: EditHistory,
        item: Callable[[], WireItem],
        context: FormContext,
    ) -> None:
        self._session, self._scope, self._view = session, scope, view
        self._history, self._item, self._context = history, item, context
        self._item_id = history.draft.item_id
        self._past: ListingPast | None = None
        self.undo: Callable[[int], object] = lambda _number: None
        panel = view.panels.past
        assert panel is not None, "a listing that is there has a history"
        self._panel = panel
        panel.undo_requested.connect(lambda number: self.undo(number))
        self._has_place = False
        self._earlier = LinkButton("", "history", view, size="small", name="earlier_texts")
        self._earlier.clicked.connect(self._show_texts)
        self._earlier.hide()
        view.fields.built.connect(self._on_built)
        self.begin()

    def begin(self) -> None:
        """Read the history, for the first time or again."""
        self._scope.start(self._read(), key="listing history", overlap=Overlap.REPLACE)

    def on_event(self, event: Event) -> None:
        """Read again after a change of the listing was sent, or after a sync."""
        moved = isinstance(event, OutboxChanged) and event.row.listing_id == self._item_id
        if moved or isinstance(event, Synced):
            self.begin()

    def earlier_texts(self) -> tuple[EarlierText, ...]:
        """Return the earlier descriptions of the listing, the latest first."""
        return earlier_texts(self._item(), () if self._past is None else self._past.sent.entries)

    def _on_built(self, field: FormField) -> None:
        if field.spec.path == DESCRIPTION:
            field.put_below(self._earlier)
            self._has_place = True
            self._show_earlier()

    def _show_earlier(self) -> None:
        """Show the button for earlier descriptions if there are any and the field exists."""
        count = len(self.earlier_texts())
        self._earlier.setText(PastWords.tr("%n earlier descriptions", "", count))
        self._earlier.setVisible(bool(count) and self._has_place)

    def _show_texts(self) -> None:
        spec = self._view.spec(DESCRIPTION)
        why = lock_reason(spec, self._context) if spec is not None else ""
        sheet = TextsSheet(self.earlier_texts(), self._view.window(), why)
        sheet.taken.connect(self._put_back)
        open_dialog(sheet)

    def _put_back(self, text: str) -> None:
        """Put an earlier description into the draft, as an undoable step."""
        self._history.end_step()
        self._history.edit(DESCRIPTION, text, by_field=False)
        self._history.end_step()
        self._view.focus_path(DESCRIPTION)

    async def _read(self) -> None:
        try:
            past = await self._session.outbox.read(
                lambda store: listing_past(store, self._item_id, _MOST)
            )
            seen = await self._session.archive.changes_of(self._item_id, past.sent, _MOST)
        except NoticeError as error:
            self._panel.say(text_of(error.notice).title)
            return
        self._past = past
        entries = past_of(past.sent.entries, seen, self._context)
        taken: set[str] = set()
        lines = []
        for entry in entries:
            # If an operation made several calls, the undo is offered at the last one and reverts
            # all of them.
            lines.append(self._line(entry, past, can_undo=entry.op_id not in taken))
            taken.add(entry.op_id)
        self._panel.show_lines(lines)
        self._view.show_sections()
        self._show_earlier()

    def _line(self, entry: PastEntry, past: ListingPast, *, can_undo: bool) -> PastLine:
        row = past.rows.get(entry.op_id)
        undone = entry.op_id in past.undone
        if row is None:
            return PastLine(entry, 0, undone=False)
        actions = actions_of(row, facts_of_row(row, self._context), undone=undone)
        number = row.number if can_undo and UNDO in actions else 0
        return PastLine(entry, number, undone=undone)
