"""The inspector: one listing in full, or a summary of several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.ui.look.text import ElidedLabel
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.widgets.card import Divider
from app.ui.widgets.display.empty import EmptyView
from app.ui.widgets.inputs.buttons import IconButton, LinkButton
from app.ui.widgets.timer import single_shot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.totals import Totals
    from app.ui.actions import Actions
    from app.ui.listings.inspector.item_page import ItemPage
    from app.ui.listings.inspector.selection_page import SelectionPage
    from app.ui.listings.table.cell_text import CellText
    from app.ui.listings.table.selection import ItemSelection
    from app.ui.listings.table.thumbnails import Thumbnails
    from app.ui.widgets.display.timeline import TimelineLine


# The delay after which the pages are created, one at a time.
_AHEAD_MS: Final = 250


class Inspector(QFrame):
    """A header with the position in the list, and below it one of three pages.

    The pages are created ahead, one per event loop turn, or when they are first shown, so that a
    selection does not have to wait for them. ``select_all_requested`` and ``show_requested`` (with
    item ids) are for the table. ``history_requested`` (with an item id) is answered by
    ``show_history`` if the history is known.
    """

    select_all_requested = Signal()
    show_requested = Signal(object)
    history_requested = Signal(str)

    def __init__(
        self,
        catalog: ItemCatalog,
        texts: CellText,
        pictures: Thumbnails,
        actions: Actions,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("inspector")
        self.setProperty("background", "surface")
        self.setAccessibleName(self.tr("Inspector"))
        self._catalog, self._texts = catalog, texts
        self._pictures, self._actions = pictures, actions
        self._shown: tuple[object, ...] = ()
        self.item_id = ""
        self._item: ItemPage | None = None
        self._several: SelectionPage | None = None
        self._title = ElidedLabel("", "title", "text", self)
        self._title.setObjectName("inspector_title")
        self._all = LinkButton("", "", self, name="inspector_select_all")
        self._all.clicked.connect(self.select_all_requested)
        self._all.hide()
        head = QHBoxLayout()
        head.setContentsMargins(px(16), 0, px(8), 0)
        head.setSpacing(px(2))
        head.addWidget(self._title, 1)
        head.addWidget(self._all)
        self._steps = [
            self._button("previous_listing", "chevron-up"),
            self._button("next_listing", "chevron-down"),
        ]
        self._close = self._button("inspector", "x")
        for button in (*self._steps, self._close):
            head.addWidget(button)
        row = QWidget(self)
        row.setFixedHeight(px(37))
        row.setLayout(head)
        self._nothing = EmptyView(
            "", "", self, icon_name="info", small=True, name="inspector_empty"
        )
        self._any = True
        self._pages = QStackedLayout()
        self._pages.addWidget(self._nothing)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(row)
        column.addWidget(Divider(self))
        column.addLayout(self._pages, 1)
        self._translate()
        self._ahead = single_shot(self, _AHEAD_MS, self._make_ahead)
        self._ahead.start()

    def _button(self, action_id: str, icon_name: str) -> IconButton:
        action = self._actions[action_id]
        button = IconButton(
            icon_name,
            action.text(),
            self,
            key=action.shortcut(),
            size=28,
            name=f"inspector_{action_id}",
        )
        button.clicked.connect(action.trigger)
        return button

    def _show_nothing(self) -> None:
        """Show that no listing is selected, and how to select one if there are any."""
        words = (
            self.tr("No listing selected"),
            self.tr("Select one to see its details, what is left of a sale, and what to improve."),
        )
        self._nothing.set_words(*(words if self._any else (self.tr("No listing to show"), "")))

    def _translate(self) -> None:
        self._show_nothing()
        self._close.set_tooltip(self.tr("Close the inspector"))
        for button, action_id in zip(
            self._steps, ("previous_listing", "next_listing"), strict=True
        ):
            button.set_tooltip(self._actions[action_id].text())

    def changeEvent(self, event: QEvent) -> None:
        """Rebuild the pages after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._translate()
            for page in (self._item, self._several):
                if page is not None:
                    area = page.parentWidget()
                    while area is not None and not isinstance(area, QScrollArea):
                        area = area.parentWidget()
                    (area or page).deleteLater()
            self._item = self._several = None
            self._shown = ()

    def _make_ahead(self) -> None:
        """Create the next missing page; one at a time, so that no turn takes long."""
        if self._item is None:
            self._make_item_page()
        elif self._several is None:
            self._make_selection_page()
        if self._item is None or self._several is None:
            self._ahead.start()

    def _make_item_page(self) -> ItemPage:
        from app.ui.listings.inspector.item_page import ItemPage

        self._item = ItemPage(self._catalog, self._texts, self._pictures, self._actions)
        self._in_scroll_area(self._item)
        return self._item

    def _make_selection_page(self) -> SelectionPage:
        from app.ui.listings.inspector.selection_page import SelectionPage

        self._several = SelectionPage(self._catalog, self._texts, self._pictures, self._actions)
        self._several.show_requested.connect(self.show_requested)
        self._in_scroll_area(self._several)
        return self._several

    def _in_scroll_area(self, page: QWidget) -> None:
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        page.setProperty("background", "surface")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        area.setWidget(page)
        self._pages.addWidget(area)

    def _raise(self, page: QWidget) -> None:
        for at in range(self._pages.count()):
            widget = self._pages.widget(at)
            if widget is page or (isinstance(widget, QScrollArea) and widget.widget() is page):
                self._pages.setCurrentIndex(at)

    def forget(self) -> None:
        """Have the next ``show_item`` update its listing, because more is known about it."""
        self._shown = ()

    def show_item(self, item_id: str, position: int | None, count: int) -> None:
        """Show one listing; ``""`` shows that none is selected. ``position`` counts from 0."""
        row = self._catalog.row(item_id) if item_id else None
        item = self._catalog.facts(item_id) or {} if row is not None else {}
        self._all.hide()
        if row is None:
            self._shown = ()
            self._any = bool(count)
            self._show_nothing()
            self._title.setText(self.tr("Inspector"))
            self._show_steps(False)
            self._pages.setCurrentWidget(self._nothing)
            return
        number = self._texts.number
        if position is None:
            self._title.setText(self.tr("Listing"))
        else:
            self._title.setText(
                self.tr("Listing {n} of {count}").format(
                    n=number(position + 1), count=number(count)
                )
            )
        self._show_steps(True)
        page = self._item or self._make_item_page()
        self._raise(page)
        shown = ("item", row, item, self._catalog.shipping_cost(item_id))
        if self._shown != shown:
            if item_id != self.item_id:
                page.show_history(())
            self._shown = shown
            self.item_id = item_id
            page.show_row(row, item)
            self.history_requested.emit(item_id)

    def show_history(self, item_id: str, lines: Sequence[TimelineLine]) -> None:
        """Show the history of a listing if that listing is shown."""
        if self._item is not None and item_id == self.item_id:
            self._item.show_history(lines)

    def show_selection(self, selection: ItemSelection, count: int, totals: Totals | None) -> None:
        """Show the totals of the selected listings (``None``: not known yet).

        ``count`` is the number of listings in the table.
        """
        number, chosen = self._texts.number, len(selection)
        self._title.setText(
            with_count(self.tr("%n selected", "", chosen), chosen, self._texts.locale)
        )
        self._show_steps(False)
        self._all.setVisible(chosen < count)
        self._all.setText(self.tr("Select all {count}").format(count=number(count)))
        page = self._several or self._make_selection_page()
        self._raise(page)
        shown = ("several", selection.version, self._catalog.revision(), totals)
        if self._shown != shown:
            self._shown = shown
            page.show_selection(selection, totals)

    def _show_steps(self, shown: bool) -> None:
        for button in self._steps:
            button.setVisible(shown)
