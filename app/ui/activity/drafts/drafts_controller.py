"""The controller of the view of drafts: loads them, opens one, discards one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from app.domain.shapes import JsonObject
from app.domain.shapes import text_of as wire_text
from app.domain.wire_item import item_of
from app.engine.events import (
    DraftDiscarded,
    DraftRestored,
    DraftsKept,
    Event,
    NoticeRaised,
    OutboxChanged,
)
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.activity.change_text import label_of, line_of, steps_of_draft, text_of_value
from app.ui.activity.drafts.drafts_view import DraftLine
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.form_context import context_of_shop
from app.ui.view import View

if TYPE_CHECKING:
    from app.editing.draft import ItemDraft
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.activity.drafts.drafts_view import DraftsView
    from app.ui.texts.form_context import FormContext

DraftWork: Final = Words("DraftWork")


class DraftsController(View):
    """The asynchronous operations of one ``DraftsView``."""

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: DraftsView,
        *,
        open_item: Callable[[str], object],
    ) -> None:
        self._session, self._scope, self._view = session, scope, view
        self.widget = view
        self._drafts: dict[str, ItemDraft] = {}
        view.open_requested.connect(open_item)
        view.discard_requested.connect(self._discard)
        end = session.events.subscribe(self._on_event)
        view.destroyed.connect(lambda: end())
        self.read()

    def come_forward(self) -> None:
        """Reload and take the focus, because text typed in an editor may be a draft by now."""
        self.read()
        self._view.setFocus()

    def order(self) -> list[str]:
        """Return the ids of the listings that have a draft, in display order."""
        return list(self._drafts)

    def read(self) -> None:
        """Reload the drafts."""
        self._scope.start(self._read(), key="drafts read", overlap=Overlap.REPLACE)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, (OutboxChanged, DraftDiscarded, DraftRestored, DraftsKept)):
            self.read()

    async def _read(self) -> None:
        try:
            kept = await self._session.listings.kept_drafts()
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
            return
        context = context_of_shop(self._session)
        self._drafts = {each.draft.item_id: each.draft for each in kept}
        lines = []
        for draft, saved_at in kept:
            title = one_line(_title_of(draft))
            if draft.is_new:
                fields = await self._filled_in(draft, context)
                words = DraftWork.tr("Not published yet")
                if fields:
                    words = DraftWork.tr("Not published yet: {fields}").format(fields=fields)
            else:
                words = line_of(steps_of_draft(draft, context), named=True)
            lines.append(DraftLine(draft.item_id, title, words, saved_at))
        self._view.show_lines(lines)

    async def _filled_in(self, draft: ItemDraft, context: FormContext) -> str:
        """Return in one line the content of a new listing besides its title, its category first."""
        category_id = wire_text(draft.value("category_id"))
        category, names = category_id, list[JsonObject]()
        if category_id:
            book = self._session.categories
            try:
                category = (await book.category(category_id)).path_names or category_id
                names = [
                    {"id": one.id, "name": one.name} for one in await book.attributes(category_id)
                ]
            except NoticeError:
                # It is shown by its id, as its name is unknown here.
                pass
        known = item_of({"attributes": names})
        parts = [one_line(category)] if category else []
        for path in draft.changed_paths():
            text = text_of_value(path, draft.value(path), context)
            if text and path not in ("title", "category_id"):
                parts.append(f"{label_of(path, known)}: {text}")
        return " · ".join(parts)

    def _discard(self, item_id: str) -> None:
        self._scope.start(
            self._throw_away(item_id), key=f"draft discard {item_id}", overlap=Overlap.SKIP
        )

    async def _throw_away(self, item_id: str) -> None:
        """Discard a draft; this can be undone."""
        draft = self._drafts.get(item_id)
        if draft is None:
            return
        try:
            draft = await self._session.listings.discard(draft)
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
            return
        self._session.events.publish(DraftDiscarded(draft))
        await self._read()


def _title_of(draft: ItemDraft) -> str:
    """Return the title of the listing, or the typed title of a new one."""
    if not draft.is_new:
        return str(draft.base.get("title") or draft.item_id)
    title = draft.value("title")
    return str(title) if title else DraftWork.tr("New listing without a title")
