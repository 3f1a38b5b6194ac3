"""Built-in views: queries that every shop has, offered with their counts if they find listings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from app.domain.vocabulary import ItemStatus
from app.editing.sentences.attention_sentences import KIND_TITLES
from app.engine.attention.reasons import QUERIES
from app.engine.catalog.questions import Count, Counted
from app.engine.catalog.table_query import VIEWS
from app.engine.queries.sql_conditions import FIELDS
from app.ui.look.text import literal
from app.ui.texts.code_names import STATUS, code_name

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QAction

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer
    from app.ui.widgets.menu import Menu

_KEY: Final = "view counts"
_CHANGED: Final = "changed_elsewhere:price,title,status,category,type,free_shipping@7d"
_MORE: Final = (
    (QT_TRANSLATE_NOOP("BuiltInViews", "Required attributes missing"), "-status:closed missing:>0"),
    (QT_TRANSLATE_NOOP("BuiltInViews", "Changed by the marketplace or elsewhere"), _CHANGED),
    (QT_TRANSLATE_NOOP("BuiltInViews", "Price rose over 20 % this week"), "price_rose:>20%@7d"),
    (QT_TRANSLATE_NOOP("BuiltInViews", "Price fell over 20 % this week"), "price_fell:>20%@7d"),
    (QT_TRANSLATE_NOOP("BuiltInViews", "Probably listed twice"), "-status:closed double:yes"),
)


class BuiltInView(NamedTuple):
    """A view: its title in the window's language, and its query."""

    title: str
    query: str


def built_in_views() -> Iterator[BuiltInView]:
    """Yield the views beside the tabs: states without a tab of their own, then inbox queries.

    Views with a condition that the query language does not know are left out.
    """
    for status in ItemStatus:
        if status not in VIEWS:
            yield BuiltInView(code_name(STATUS, status), f"status:{status}")
    for kind, shown in QUERIES.items():
        yield BuiltInView(QCoreApplication.translate("Attention", KIND_TITLES[kind]), shown.query)
    for title, query in _MORE:
        name = query.split()[-1].partition(":")[0]
        if name in FIELDS:
            yield BuiltInView(QCoreApplication.translate("BuiltInViews", str(title)), query)


class BuiltInViews(QObject):
    """The menu entries of views that match some of the listings searched for."""

    def __init__(self, catalog: ItemCatalog, number: Callable[[int], str], parent: QObject) -> None:
        super().__init__(parent)
        self._catalog, self._number = catalog, number

    def add_to(self, menu: Menu, words: str, choose: Callable[[str], None]) -> None:
        """Add the views to a menu, each after it was counted.

        Only listings with ``words`` are counted; ``choose`` is called with the query of a view.
        """
        views = [*built_in_views()]
        texts = [f"{words} {view.query}".strip() for view in views]
        counting = menu.addAction(literal(self.tr("Counting…")))
        counting.setEnabled(False)
        entries: list[QAction] = []
        for view, text in zip(views, texts, strict=True):
            entry = menu.addAction(literal(view.title))
            entry.setVisible(False)
            entry.triggered.connect(partial(choose, text))
            entries.append(entry)
        alive = [menu]
        menu.aboutToHide.connect(alive.clear)
        # Counting stops when the menu is closed.
        menu.aboutToHide.connect(lambda: self._catalog.ask(_KEY, Count(()), lambda _answer: None))

        def take(answer: CatalogAnswer) -> None:
            assert isinstance(answer, Counted)
            if not alive:
                return
            entry, view = entries[answer.place], views[answer.place]
            # ``None`` means not counted: the query needs facets, which are built at the first use.
            entry.setVisible(answer.listings != 0)
            if answer.listings:
                entry.setText(f"{literal(view.title)}\t{self._number(answer.listings)}")
            if answer.last:
                counting.setText(literal(self.tr("No other view has listings")))
                counting.setVisible(not any(one.isVisible() for one in entries))

        self._catalog.ask(_KEY, Count(tuple(texts)), take)
