"""Views that every shop has: queries, offered where they find something, each with its count."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from app.domain.vocabulary import ItemStatus
from app.editing.sentences.attention_sentences import KIND_TITLES
from app.engine.attention.reasons import QUERIES
from app.engine.catalog.questions import Count, Counted
from app.engine.catalog.table_query import VIEWS
from app.engine.queries.conditions import FIELDS
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
    """A view by its query, and what it is called in the language of the window."""

    title: str
    query: str


def built_in_views() -> Iterator[BuiltInView]:
    """Yield the views beside the tabs: states without a tab of their own, then what to look at.

    Of a condition that the query language does not know there is none.
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
    """Lists in a menu those views that find something among what is searched for."""

    def __init__(self, catalog: ItemCatalog, number: Callable[[int], str], parent: QObject) -> None:
        super().__init__(parent)
        self._catalog, self._number = catalog, number

    def add_to(self, menu: Menu, words: str, choose: Callable[[str], None]) -> None:
        """Add the views to a menu, each as soon as it is counted among the listings that have
        ``words``; ``choose`` takes the query of one."""
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
        # What nobody looks at any more is not counted on.
        menu.aboutToHide.connect(lambda: self._catalog.ask(_KEY, Count(()), lambda _answer: None))

        def take(answer: CatalogAnswer) -> None:
            assert isinstance(answer, Counted)
            if not alive:
                return
            entry, view = entries[answer.place], views[answer.place]
            # Not counted: it asks for what is made when it is first asked for.
            entry.setVisible(answer.listings != 0)
            if answer.listings:
                entry.setText(f"{literal(view.title)}\t{self._number(answer.listings)}")
            if answer.last:
                counting.setText(literal(self.tr("No other view has listings")))
                counting.setVisible(not any(one.isVisible() for one in entries))

        self._catalog.ask(_KEY, Count(tuple(texts)), take)
