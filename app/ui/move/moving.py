"""The logic of a move: choose a category, preview it on the draft, and apply it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from app.domain.shapes import text_of as wire_text
from app.editing.category_move import AttributeOutcome, move_to
from app.engine.notices import NoticeError
from app.tasks import OnFailure, Overlap, TaskScope
from app.ui.creation.category_facts import NO_OUTCOME, MoveOutcome, path_text
from app.ui.creation.choosing import Choice
from app.ui.look.translation import Words
from app.ui.loop import ask
from app.ui.move.move_sheet import MoveSheet
from app.ui.texts.form_context import context_of
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.engine.session import Session
    from app.ui.creation.recents import Recents
    from app.ui.editor.controller import EditorController

Moving: Final = Words("Moving")


def start_move(
    session: Session,
    recents: Callable[[], Recents],
    scope: TaskScope,
    failed: OnFailure,
    editor: EditorController,
) -> None:
    """Ask for another category for the listing of an open editor."""
    moving = CategoryMoving(session, editor, recents(), failed)
    scope.start(moving.run(), key="category", overlap=Overlap.SKIP)


class CategoryMoving:
    """The question for an open editor's new category; a confirmed move goes into the draft."""

    def __init__(
        self,
        session: Session,
        editor: EditorController,
        recents: Recents,
        failed: OnFailure,
    ) -> None:
        self._session, self._editor, self._recents = session, editor, recents
        self._opened = editor.opened()
        self._scope = TaskScope("category move", on_failure=failed)
        draft = self._opened.draft
        self._title = wire_text(draft.value("title"))
        self._sheet = MoveSheet(self._title, context_of(self._opened), editor.widget)
        self._choice = Choice(
            session.listings.creations.finder,
            session.categories,
            self._scope,
            self._sheet.chooser,
            take=self._take,
            recents=recents.ids,
            outcome=self._outcome,
        )
        self._sheet.chooser.title_edited.connect(self._choice.ask)

    async def run(self) -> None:
        """Show the dialog, and wait for the answer."""
        try:
            self._choice.begin(self._title, wire_text(self._opened.draft.value("category_id")))
            agreed = bool(await ask(self._sheet))
            move = self._sheet.move_shown
            if agreed and move is not None:
                self._recents.note(move.category.id)
                self._editor.history.edit_all(move.values, Moving.tr("Change the category"))
        finally:
            await self._scope.close()

    def _outcome(
        self, category: Category, attributes: Sequence[AttributeDefinition]
    ) -> MoveOutcome:
        """Return the effect on the listing's attributes, as the move will show it."""
        opened = self._opened
        if category.id == wire_text(opened.draft.value("category_id")):
            return NO_OUTCOME
        moved = move_to(
            opened.draft,
            category,
            attributes,
            now=(opened.category, opened.attributes),
            seller=opened.seller,
            site=opened.site,
        ).attributes
        lost = [one.name for one in moved if one.outcome is AttributeOutcome.LOST]
        return MoveOutcome(
            [one.name for one in moved if one.outcome is not AttributeOutcome.LOST], lost
        )

    def _take(self, category: Category) -> None:
        self._scope.start(self._try(category), key="try", overlap=Overlap.REPLACE)

    async def _try(self, category: Category) -> None:
        """Show the effect of a move to a category."""
        opened = self._opened
        if category.id == wire_text(opened.draft.value("category_id")):
            self._sheet.chooser.say(Moving.tr("The listing is in this category"))
            return
        try:
            move = await self._session.listings.move(opened, category.id)
        except NoticeError as error:
            self._sheet.chooser.say(text_of(error.notice).title, "bad")
            return
        paths = (path_text(opened.category), path_text(category))
        self._sheet.show_move(move, paths)
