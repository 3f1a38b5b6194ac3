"""A chooser over a tree that is known by heart, and a way to let everything under way end."""

from __future__ import annotations

import asyncio
from decimal import Decimal

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category, CategoryRef
from app.engine.catalog.category_finder import Guess, Step
from app.engine.notices import Notice, NoticeError
from app.tasks import TaskScope
from app.ui.creation.category_chooser import CategoryChooser
from app.ui.creation.category_facts import NO_OUTCOME
from app.ui.creation.choosing import Choice
from app.ui.look.type_scale import px
from tests.stands.locales import locale
from tests.ui.editor.conftest import ATTRIBUTES, CATEGORY

SHOES, RUNNING, MUGS, CLOSED = "MX1", "MX11", "MX21", "MX12"
ROOTS = ((SHOES, "Calzado"), ("MX2", "Hogar"))
BELOW = {SHOES: ((RUNNING, "Running"), (CLOSED, "Botas")), "MX2": ((MUGS, "Tazas"),)}
PARENTS = {RUNNING: SHOES, CLOSED: SHOES, MUGS: "MX2"}
NAMES = dict(ROOTS) | {key: name for below in BELOW.values() for key, name in below}
OFFLINE = NoticeError(Notice("unreachable"))


def refs(pairs) -> tuple[CategoryRef, ...]:
    return tuple(
        CategoryRef(id=key, name=name, total_items_in_this_category=1_200) for key, name in pairs
    )


def category_of(category_id: str) -> Category:
    path = [one for one in (PARENTS.get(category_id), category_id) if one]
    children = [{"id": key, "name": name} for key, name in BELOW.get(category_id, ())]
    return Category.parse(
        {
            **CATEGORY,
            "id": category_id,
            "name": NAMES[category_id],
            "path_from_root": [{"id": one, "name": NAMES[one]} for one in path],
            "children_categories": children,
            "settings": {**CATEGORY["settings"], "listing_allowed": category_id != CLOSED},
        }
    )


def guess(category_id: str, *shares: str, at_most: bool = False) -> Guess:
    told = [Decimal(share) for share in shares] or [None]
    path = [PARENTS[category_id], category_id]
    steps = tuple(Step(one, NAMES[one], share) for one, share in zip(path, told * 2, strict=False))
    return Guess(category_id, NAMES[category_id], steps, told[-1], at_most)


class FakeFinder:
    """Predicts what it was told to and remembers what it was asked; the book of the same tree."""

    def __init__(self) -> None:
        self.best: Guess | None = guess(RUNNING, "0.95", "0.86")
        self.others: tuple[Guess, ...] = (guess(MUGS, "1", "0.04", at_most=True),)
        self.tree = refs(ROOTS)
        self.error: NoticeError | None = None
        self.gone: set[str] = set()
        self.asked: list[str] = []
        self.learned: list[str] = []

    def _fail(self) -> None:
        if self.error is not None:
            raise self.error

    async def predict(self, title: str) -> Guess | None:
        self.asked.append(title)
        self._fail()
        return self.best

    async def alternatives(self, title: str, best: Guess) -> tuple[Guess, ...]:
        self._fail()
        return self.others

    async def roots(self) -> tuple[CategoryRef, ...]:
        self._fail()
        return self.tree

    def learn(self, category: Category) -> bool:
        self.learned.append(category.id)
        root, known = category.path_from_root[0], [one.id for one in self.tree]
        if root.id in known:
            return False
        self.tree = (*self.tree, root)
        return True

    async def below(self, category_id: str) -> tuple[CategoryRef, ...]:
        self._fail()
        return refs(BELOW.get(category_id, ()))

    async def search(self, words: str) -> tuple[Category, ...]:
        self.asked.append(f"/{words}")
        self._fail()
        found = [key for key, name in NAMES.items() if words.casefold() in name.casefold()]
        return tuple(category_of(key) for key in found if key in PARENTS)

    async def category(self, category_id: str) -> Category:
        if category_id in self.gone:
            raise NoticeError(Notice("not_found"))
        self._fail()
        return category_of(category_id)

    async def attributes(self, category_id: str) -> tuple[AttributeDefinition, ...]:
        self._fail()
        return tuple(AttributeDefinition.parse(entry) for entry in ATTRIBUTES)


class Desk:
    """A chooser that is shown, with the questions behind it."""

    def __init__(self, scope: TaskScope) -> None:
        self.scope = scope
        self.finder = FakeFinder()
        self.taken: list[str] = []
        self.recents: list[str] = []
        self.outcome = NO_OUTCOME

    async def open(self, qtbot, title: str = "", width: int = 1130) -> CategoryChooser:
        self.view = CategoryChooser(locale("es_MX"))
        self.choice = Choice(
            self.finder,
            self.finder,
            self.scope,
            self.view,
            take=lambda category: self.taken.append(category.id),
            recents=lambda: self.recents,
            outcome=lambda _category, _attributes: self.outcome,
        )
        self.view.title_edited.connect(self.choice.ask)
        qtbot.addWidget(self.view, before_close_func=lambda view: view.blockSignals(True))
        self.view.resize(px(width), px(760))
        self.view.show()
        self.view.show_title(title)
        self.choice.begin(title)
        await self.settle()
        return self.view

    async def settle(self) -> None:
        for _ in range(3):
            for _ in range(6):
                QApplication.processEvents()
                await asyncio.sleep(0)
            await self.scope.settle()

    def find(self, name: str) -> QWidget:
        found = [one for one in self.view.findChildren(QWidget, name) if one.isVisible()]
        assert found, name
        return found[-1]


@pytest.fixture(scope="session", autouse=True)
def _themed(qapp: QApplication) -> None:
    from app.ui.look import style_sheet, theme

    style_sheet.apply_theme(qapp, theme.Theme("light"))


@pytest.fixture
async def desk(monkeypatch):
    # Tests do not wait for pauses in typing.
    monkeypatch.setattr("app.ui.creation.choosing.PAUSE_SECONDS", 0.0)
    async with TaskScope("chooser test") as scope:
        made = Desk(scope)
        yield made
        await made.settle()
