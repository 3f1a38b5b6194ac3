"""The logic of grouping the listings of the table: asks the reader and leads back to the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from app.engine.catalog.category_names import category_names
from app.engine.catalog.questions import GroupBy, Grouped, Making, Unreadable
from app.tasks import Overlap
from app.ui.grouping.group_table import GroupRow
from app.ui.grouping.group_words import group_title
from app.ui.grouping.grouping_view import GroupingView
from app.ui.look.text import quoted
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.view import View

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ListingQuery
    from app.engine.catalog.grouping import Groups, ListingGroup, Sums
    from app.engine.catalog.questions import CatalogAnswer
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow

GROUPS = "groups"
_KEPT = "groups/column"
GroupingWords: Final = Words("GroupingWords")


class Grouping(QObject):
    """The handler of the window's request to show listings in groups; lives with the window."""

    def __init__(self, window: MainWindow, scope: TaskScope) -> None:
        super().__init__(window)
        self._window, self._scope = window, scope
        self._query: ListingQuery = window.listings.model.query
        self._column = str(window.view_settings.value(_KEPT, "status"))
        self._categories: dict[str, str] = {}
        self._groups: Groups | None = None
        self._view: GroupingView | None = None
        window.groups_requested.connect(self.show)
        window.listings.model.counted.connect(self._follow)

    def show(self) -> None:
        """Show the listings of the table in groups by the column used last."""
        window = self._window
        self._query = window.listings.model.query
        if window.view(GROUPS) is None:
            self._view = view = GroupingView()
            at = max(0, view.columns.findData(self._column))
            view.columns.setCurrentIndex(at)
            self._column = str(view.columns.itemData(at))
            view.column_chosen.connect(self._choose)
            view.opened.connect(self._open)
            view.back_requested.connect(lambda: window.close_view(GROUPS))
            window.add_view(GROUPS, _GroupsView(view, self.read))
        window.show_view(GROUPS)

    def read(self) -> None:
        """Request the groups again."""
        if self._view is not None:
            self._view.show_about(GroupingWords.tr("Adding up…"))
        self._window.catalog.ask("groups", GroupBy(self._query, self._column), self._take)
        if self._column == "category" and not self._categories:
            self._scope.start(self._read_names(), key="group names", overlap=Overlap.SKIP)

    async def _read_names(self) -> None:
        from asyncio import to_thread

        self._categories = await to_thread(category_names, self._window.catalog.path)
        self._show()

    def _follow(self) -> None:
        if self._window.current_view == GROUPS:
            self.read()

    def _choose(self, column: str) -> None:
        self._column = column
        self._window.view_settings.setValue(_KEPT, column)
        self.read()

    def _take(self, answer: CatalogAnswer) -> None:
        if self._view is None or self._window.view(GROUPS) is None:
            return
        number = self._window.listings.model.text.number
        match answer:
            case Making(done, total):
                words = GroupingWords.tr("Reading attributes: {done} of {total}")
                words = words.replace("{done}", number(done)).replace("{total}", number(total))
                self._view.show_about(words)
            case Unreadable():
                self._view.show_about(GroupingWords.tr("The search cannot be read."))
                self._view.show_rows(())
            case Grouped(groups) if groups.column == self._column:
                self._groups = groups
                self._show()

    def _show(self) -> None:
        groups, view = self._groups, self._view
        if groups is None or view is None or self._window.view(GROUPS) is None:
            return
        view.show_rows([*self._rows(groups)])
        locale, count = self._window.listings.model.text.locale, groups.total.listings
        words = with_count(GroupingWords.tr("%n listings", "", count), count, locale)
        if text := self._query.text.strip():
            words += " · " + quoted(text)
        if groups.left_out:
            left = GroupingWords.tr("%n smaller groups are not shown", "", groups.left_out)
            words += " · " + with_count(left, groups.left_out, locale)
        view.show_about(words)

    def _rows(self, groups: Groups) -> Iterator[GroupRow]:
        text = self._window.listings.model.text
        for group in groups.groups:
            title = group_title(groups.column, group, text, self._categories)
            yield GroupRow(self._cells(title, group.sums), self._asked(group), self._why(group))
        if groups.groups:
            total = self._cells(GroupingWords.tr("All"), groups.total)
            yield GroupRow(total, self._query.text, is_total=True)

    def _cells(self, title: str, sums: Sums) -> tuple[str, ...]:
        text, money = self._window.listings.model.text, sums.currency_id
        added = sums.price if sums.priced and money else None
        unknown = sums.listings - sums.netted
        return (
            title,
            text.number(sums.listings),
            text.number(sums.stock),
            text.number(sums.sold),
            text.money(sums.mean_price, money),
            text.money(added, money),
            text.money(sums.mean_net, money),
            text.number(unknown) if unknown else UNKNOWN,
        )

    def _why(self, group: ListingGroup) -> str:
        """Return why the listings of a group cannot be shown alone; empty if they can."""
        return "" if group.text else GroupingWords.tr("No query names just these listings.")

    def _asked(self, group: ListingGroup) -> str:
        """Return the query for the listings of a group within the grouped listings."""
        asked = self._query.text.strip()
        if " OR " in asked:
            asked = f"({asked})"
        return f"{asked} {group.text}".strip()

    def _open(self, text: str) -> None:
        listings = self._window.listings
        self._window.close_view(GROUPS)
        self._window.show_view("listings")
        listings.show_tab(self._query.view)
        if listings.searching is not None:
            listings.searching.search_for(text)


class _GroupsView(View):
    """The groups as a view of the window."""

    def __init__(self, view: GroupingView, read: Callable[[], None]) -> None:
        self.widget, self._read = view, read

    def come_forward(self) -> None:
        """Take the focus, and compute the groups again."""
        self.widget.setFocus()
        self._read()

    def read(self) -> None:
        """Compute the groups again."""
        self._read()
