"""The logic of titles built from attributes: pattern storage, preview and use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.shapes import text_of as wire_text
from app.editing.numbers import format_number
from app.editing.placeholders import check_pattern, titled
from app.editing.values import Choice
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.editor.form.title_recipe import RecipeState, TitleRecipe
from app.ui.forms.lock_text import lock_reason
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.domain.models.attribute import AttributeDefinition
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.editor.history import EditHistory
    from app.ui.forms.field import FormField

RecipeWords = Words("RecipeWords")


class TitleWork:
    """The logic of the ``TitleRecipe`` below the title field.

    Patterns are stored by category. ``attributes`` are the definitions that a pattern can use.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        field: FormField,
        history: EditHistory,
        attributes: Sequence[AttributeDefinition],
    ) -> None:
        self._session, self._scope = session, scope
        self._field, self._history, self._context = field, history, field.context
        self._known = {wire_text(one.id): one for one in attributes if one.id}
        names = [Choice(id_, one_line(one.name or id_)) for id_, one in self._known.items()]
        self._kept = ""
        self._why_not_kept = ""
        self.recipe = TitleRecipe(names)
        field.put_below(self.recipe)
        self.recipe.edited.connect(self._on_edited)
        self.recipe.opened.connect(self.show)
        self.recipe.used.connect(self._use)
        scope.start(self._read(), key="title pattern", overlap=Overlap.QUEUE)

    def show(self) -> None:
        """Show the title that the present attributes give."""
        if self.recipe.is_open:
            self.recipe.show_state(self._state())

    def _state(self) -> RecipeState:
        pattern, spec = self.recipe.pattern(), self._field.spec
        whole = titled(pattern, self._history.draft, None)
        title = titled(pattern, self._history.draft, spec.longest)
        wrong = next(check_pattern(pattern, self._known.keys()), None)
        locale, room = self._context.locale, ""
        if spec.longest is not None and title:
            room = RecipeWords.tr("{n} of {most}").format(
                n=format_number(len(title), locale), most=format_number(spec.longest, locale)
            )
        kind, note = "hint", ""
        if wrong is not None:
            kind, note = "error", finding_sentence(wrong, self._context)
        elif spec.locked is not None:
            kind, note = "locked", lock_reason(spec, self._context)
        elif self._why_not_kept:
            kind, note = "warn", self._why_not_kept
        elif title and title == wire_text(self._history.draft.value("title")):
            kind, note = "done", RecipeWords.tr("This is the title")
        elif title != whole:
            kind, note = "hint", RecipeWords.tr("Shortened to whole words that fit")
        usable = bool(title) and wrong is None and spec.locked is None and kind != "done"
        return RecipeState(title, room, kind, note, usable)

    def _use(self) -> None:
        """Put the title into its field, as an undoable step."""
        state = self._state()
        if state.usable:
            self._history.end_step()
            self._history.edit("title", state.title, by_field=False)
            self._history.end_step()
            self.show()

    def _on_edited(self, _pattern: str) -> None:
        self.show()
        self._scope.start(self._keep(), key="keep title pattern", overlap=Overlap.SKIP, finish=True)

    def _category_id(self) -> str:
        return wire_text(self._history.draft.value("category_id"))

    async def _read(self) -> None:
        patterns = self._session.listings.title_patterns
        try:
            self._kept = await patterns.of(self._category_id())
        except NoticeError:
            # An unreadable journal is reported when something is written to it.
            return
        if self._kept and not self.recipe.pattern():
            self.recipe.show_pattern(self._kept)
            self.recipe.open_up()

    async def _keep(self) -> None:
        """Store the pattern while it is typed; later input is stored afterwards."""
        patterns = self._session.listings.title_patterns
        while (pattern := self.recipe.pattern()) != self._kept:
            try:
                await patterns.keep(self._category_id(), pattern)
            except NoticeError as error:
                self._why_not_kept = text_of(error.notice).title
                self.show()
                return
            self._kept, self._why_not_kept = pattern, ""
        self.show()
