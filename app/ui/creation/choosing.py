"""The logic of choosing a category: predict it after a pause, look it up, use it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from app.domain.models.category import Category
from app.engine.catalog.category_finder import Guess, Step
from app.engine.events import Connected
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.creation.category_chooser import SEARCH_MARK
from app.ui.creation.category_facts import NO_OUTCOME, MoveOutcome, can_list
from app.ui.look.translation import Words
from app.ui.texts.notice_text import text_of

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.engine.catalog.categories import CategoryBook
    from app.engine.catalog.category_finder import CategoryFinder
    from app.engine.events import Event
    from app.tasks import TaskScope
    from app.ui.creation.category_chooser import CategoryChooser

Choosing = Words("Choosing")
PAUSE_SECONDS = 0.35
"""The pause in typing, in seconds, after which a category is predicted for the title."""
_SHORTEST = 3


class Choice:
    """The logic behind one ``CategoryChooser``.

    ``recents`` returns the ids of recently used categories; ``outcome`` returns what a move to a
    category does to the attributes of the draft. ``take`` is called with the category that the
    seller uses.
    """

    def __init__(
        self,
        finder: CategoryFinder,
        book: CategoryBook,
        scope: TaskScope,
        view: CategoryChooser,
        *,
        take: Callable[[Category], object],
        recents: Callable[[], Sequence[str]] = tuple,
        outcome: Callable[[Category, Sequence[AttributeDefinition]], MoveOutcome] = lambda *_: (
            NO_OUTCOME
        ),
    ) -> None:
        self._finder, self._book = finder, book
        self._scope, self._view = scope, view
        self._take, self._recents, self._outcome = take, recents, outcome
        self._shown: Category | None = None
        self._by_hand = False
        self._asked = ""
        self._has_tree = False
        view.chosen.connect(lambda category_id: self.choose(category_id))
        view.branch_requested.connect(self._open_branch)
        view.used.connect(self._use)
        view.facts.clear(Choosing.tr("What a category asks for is shown here before it is used."))

    def begin(self, title: str, category_id: str = "") -> None:
        """Read the recent categories and the tree, and ask about an existing title."""
        self._scope.start(self._read_recents(), key="recents", overlap=Overlap.SKIP)
        self._start_tree()
        self._asked = ""
        if category_id:
            self.choose(category_id)
        self.ask(title)

    def on_event(self, event: Event) -> None:
        """Repeat failed requests when the marketplace answers again."""
        if isinstance(event, Connected):
            self._start_tree()
            title, self._asked = self._view.title.text(), ""
            self.ask(title)

    def ask(self, title: str) -> None:
        """Predict the category of a title once the seller pauses.

        A text that begins with the search mark is searched for by name instead.
        """
        words = title.strip()
        if words == self._asked:
            return
        self._asked = words
        self._scope.start(self._ask(words), key="predict", overlap=Overlap.REPLACE)

    def choose(self, category_id: str, *, by_hand: bool = True) -> None:
        """Show the requirements of a category, so that it can be used."""
        self._by_hand = self._by_hand or by_hand
        self._view.check_card(category_id)
        self._scope.start(self._show(category_id), key="facts", overlap=Overlap.REPLACE)

    async def _ask(self, words: str) -> None:
        await asyncio.sleep(PAUSE_SECONDS)
        searched = words.removeprefix(SEARCH_MARK).strip()
        if len(searched) < _SHORTEST:
            self._view.show_guesses(())
            self._view.say("")
            return
        try:
            if words.startswith(SEARCH_MARK):
                await self._search(searched)
            else:
                await self._predict(words)
        except NoticeError as error:
            self._asked = ""
            self._view.show_guesses(())
            self._view.say(text_of(error.notice).title, "bad")

    async def _search(self, words: str) -> None:
        self._view.say(Choosing.tr("Searching…"))
        found = await self._finder.search(words)
        guesses = [_as_found(category) for category in found]
        chosen = self._shown.id if self._shown is not None else ""
        self._view.show_guesses(guesses, chosen=chosen, best=False)
        none = Choosing.tr("No known category has this name")
        self._view.say("" if found else none)

    async def _predict(self, title: str) -> None:
        self._view.say(Choosing.tr("Predicting…"))
        best = await self._finder.predict(title)
        if best is None:
            self._view.show_guesses(())
            self._view.say(Choosing.tr("No category can be predicted for this title"))
            return
        chosen = self._shown.id if self._by_hand and self._shown is not None else best.id
        self._view.show_guesses((best,), chosen=chosen)
        if not self._by_hand:
            self.choose(best.id, by_hand=False)
        alternatives = await self._finder.alternatives(title, best)
        self._view.show_guesses((best, *alternatives), chosen=chosen)
        self._view.say("")

    async def _show(self, category_id: str) -> None:
        view = self._view
        try:
            category = await self._book.category(category_id)
            attributes = await self._book.attributes(category_id)
        except NoticeError as error:
            self._shown = None
            gone = error.notice.code == "not_found"
            words = Choosing.tr("This category does not exist any more")
            view.facts.clear(words if gone else text_of(error.notice).title)
            view.show_use(None, possible=False)
            return
        if self._finder.learn(category):
            self._has_tree = False
            self._start_tree()
        self._show_facts(category, attributes)

    def _show_facts(self, category: Category, attributes: Sequence[AttributeDefinition]) -> None:
        self._shown = category
        self._view.facts.show_category(category, attributes, self._outcome(category, attributes))
        self._view.show_use(category, possible=can_list(category))

    def _use(self) -> None:
        if self._shown is not None and can_list(self._shown):
            self._take(self._shown)

    def _start_tree(self) -> None:
        if not self._has_tree:
            self._scope.start(self._read_tree(), key="tree", overlap=Overlap.SKIP)

    async def _read_tree(self) -> None:
        try:
            roots = await self._finder.roots()
        except NoticeError as error:
            self._view.say_of_tree(text_of(error.notice).title)
            return
        self._has_tree = True
        none = Choosing.tr("Nothing is listed on this site yet, so no category is known here.")
        self._view.say_of_tree("" if roots else none)
        self._view.tree.show_roots(roots)

    def _open_branch(self, category_id: str) -> None:
        self._scope.start(self._show_branch(category_id), key="branch", overlap=Overlap.REPLACE)

    async def _show_branch(self, category_id: str) -> None:
        depth = self._view.tree.depth_of(category_id)
        try:
            below = await self._finder.below(category_id)
        except NoticeError as error:
            self._view.facts.clear(text_of(error.notice).title)
            return
        self._view.tree.show_level(depth + 1, below)
        if below:
            self._view.tree.focus_level(depth + 1)
        else:
            self.choose(category_id)

    async def _read_recents(self) -> None:
        found = []
        for category_id in self._recents():
            try:
                category = await self._book.category(category_id)
            except NoticeError:
                continue
            if can_list(category):
                found.append(category)
        self._view.show_recents(found)


def _as_found(category: Category) -> Guess:
    path = category.path_from_root or ()
    steps = tuple(Step(one.id, one.name or one.id, None) for one in path)
    own = category.name or category.id
    return Guess(category.id, own, steps or (Step(category.id, own, None),), None)
