"""Tabs with counts for the saved views of a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QTabBar, QWidget

from app.ui.look.paint import fill_round, outline, paint_text
from app.ui.look.text import one_line
from app.ui.look.theme import color
from app.ui.look.type_scale import metrics, px

if TYPE_CHECKING:
    from collections.abc import Mapping


class ViewTab(NamedTuple):
    """A tab: ``total`` is its formatted count.

    A ``mark`` is shown as a dot, with its text for screen readers.
    """

    key: str
    title: str
    total: str = ""
    mark: str = ""


class ViewTabs(QTabBar):
    """A row of tabs over a list; ``chosen`` has the key of the tab chosen by the seller."""

    chosen = Signal(str)

    def __init__(
        self, parent: QWidget | None = None, *, name: str = "view_tabs", fits: bool = False
    ) -> None:
        """Create a row of tabs.

        With ``fits`` its width does not depend on its content, and counts are hidden if there is no
        room.
        """
        super().__init__(parent)
        self._fits = fits
        self._tabs: list[ViewTab] = []
        self._only_current_counts = self._only_wanted = False
        self.setObjectName(name)
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.currentChanged.connect(self._was_chosen)

    def set_tabs(self, tabs: list[ViewTab]) -> None:
        """Set ``tabs``; the current one stays current if its key still exists."""
        current = self.current_key()
        self.blockSignals(True)
        while self.count():
            self.removeTab(0)
        self._tabs = list(tabs)
        for tab in tabs:
            # Doubled, because "&" marks a mnemonic; the text is drawn from the table, not from Qt's
            # text.
            at = self.addTab(one_line(tab.title).replace("&", "&&"))
            self._name(at)
        self.set_current(current)
        self.blockSignals(False)

    def tabs(self) -> tuple[ViewTab, ...]:
        """Return the tabs."""
        return tuple(self._tabs)

    def set_counts(self, counts: Mapping[str, str]) -> None:
        """Set counts by key; other tabs keep theirs."""
        for at, tab in enumerate(self._tabs):
            count = counts.get(tab.key, tab.total)
            if count != tab.total:
                self._tabs[at] = tab._replace(total=count)
                self._name(at)
                # The only public way to make Qt measure a tab again.
                self.setTabText(at, self.tabText(at))
        self._fit_counts()
        self.update()

    def set_shown(self, key: str, shown: bool) -> None:
        """Show or hide the tab ``key``; the current one is always shown."""
        for at, tab in enumerate(self._tabs):
            visible = shown or at == self.currentIndex()
            if tab.key == key and self.isTabVisible(at) != visible:
                self.setTabVisible(at, visible)
                # Qt gives a tab that becomes visible its place only when it is measured again.
                self.setTabText(at, self.tabText(at))
                self._fit_counts()

    def set_only_current_counts(self, only: bool) -> None:
        """Show only the count of the current tab, for a narrow window."""
        self._only_wanted = only
        self._fit_counts()

    def _fit_counts(self) -> None:
        """Show the counts of the other tabs if that is wanted and there is room for all of them."""
        full = 0
        for at, tab in enumerate(self._tabs):
            if self.isTabVisible(at):
                title = round(metrics("title").horizontalAdvance(one_line(tab.title))) + 1
                count = round(metrics("label").horizontalAdvance(tab.total))
                mark = self._mark_width(tab)
                full += title + (px(6) + count if count else 0) + mark + 2 * px(11)
        only = self._only_wanted or (self._fits and full > self.width())
        if only != self._only_current_counts:
            self._only_current_counts = only
            self._measure_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update which counts are shown."""
        super().resizeEvent(event)
        self._fit_counts()

    def current_key(self) -> str:
        """Return the key of the current tab, or an empty string."""
        at = self.currentIndex()
        return self._tabs[at].key if 0 <= at < len(self._tabs) else ""

    def set_current(self, key: str) -> None:
        """Switch to the tab ``key`` if it exists."""
        for at, tab in enumerate(self._tabs):
            if tab.key == key:
                self.setCurrentIndex(at)

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size of title and count, measured as if the tab were current."""
        if not 0 <= index < len(self._tabs):
            return super().tabSizeHint(index)
        title, count = self._parts(index)
        width = title + (px(6) + count if count else 0) + self._mark_width(self._tabs[index])
        return QSize(width + 2 * self._pad(), px(38))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the full size: tabs are never squeezed, the row scrolls instead."""
        return self.tabSizeHint(index)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw titles, counts, the line under the current one and the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, tab in enumerate(self._tabs):
            # A hidden tab still has a rectangle, beside the row.
            if self.isTabVisible(at):
                self._paint_tab(painter, at, tab)
        painter.end()

    def _paint_tab(self, painter: QPainter, at: int, tab: ViewTab) -> None:
        rect = self.tabRect(at)
        current = at == self.currentIndex()
        title, count = self._parts(at)
        inner = rect.adjusted(self._pad(), 0, -self._pad(), 0)
        use, role = ("title", "text") if current else ("body_strong", "text2")
        count_role = "text2" if current else "text3"
        pieces = ((title, tab.title, use, role), (count, tab.total, "label", count_role))
        left = 0
        for width, text, text_use, text_role in pieces:
            if width:
                place = QRect(self._from(inner, left, width), inner.y(), width, inner.height())
                paint_text(painter, place, one_line(text), use=text_use, role=text_role)
                left += width + px(6)
        if tab.mark:
            dot = QRectF(self._from(inner, left, px(6)), inner.center().y() - px(3), px(6), px(6))
            fill_round(painter, dot, px(3), "accent")
        if current:
            line = rect.adjusted(px(8), rect.height() - 2, -px(8), 0)
            painter.fillRect(line, color("accent"))
            if self.hasFocus():
                outline(
                    painter, QRectF(rect.adjusted(px(3), px(4), -px(3), -px(4))), px(6), "focus", 2
                )

    def _mark_width(self, tab: ViewTab) -> int:
        return px(12) if tab.mark else 0

    def _pad(self) -> int:
        """Return the padding left and right of a tab's text; less if there is little room."""
        return px(8 if self._only_current_counts else 11)

    def _from(self, inner: QRect, left: int, width: int) -> int:
        return inner.right() + 1 - left - width if self.isRightToLeft() else inner.x() + left

    def _parts(self, at: int) -> tuple[int, int]:
        tab = self._tabs[at]
        counted = not self._only_current_counts or at == self.currentIndex()
        title = round(metrics("title").horizontalAdvance(one_line(tab.title))) + 1
        count = round(metrics("label").horizontalAdvance(tab.total)) if counted else 0
        return title, count

    def _name(self, at: int) -> None:
        tab = self._tabs[at]
        words = (tab.title, tab.total, tab.mark)
        self.setAccessibleTabName(at, ", ".join(word for word in words if word))

    def _measure_again(self) -> None:
        for at in range(self.count()):
            self.setTabText(at, self.tabText(at))
        self.updateGeometry()
        self.update()

    def _was_chosen(self, at: int) -> None:
        if self._only_current_counts:
            self._measure_again()
        if 0 <= at < len(self._tabs):
            self.chosen.emit(self._tabs[at].key)
