"""The tabs of the open listings: title, mark and close button."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QTabBar, QWidget

from app.ui.look.icons import exact_pixmap
from app.ui.look.paint import elide, fill_round, paint_text
from app.ui.look.text import one_line, tooltip_text
from app.ui.look.theme import color
from app.ui.look.type_scale import metrics, px

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QMouseEvent, QPaintEvent

_HIGH, _WIDEST, _NARROWEST, _MARGIN, _SIDE = 34, 210, 96, 12, 14


class Mark(StrEnum):
    """The state of a listing that is shown in its tab while another view is in front."""

    NONE = ""
    CHANGED = "changed"
    SENDING = "sending"
    ATTENTION = "attention"


_ICONS: Final = {
    Mark.SENDING: ("send", "accentText"),
    Mark.ATTENTION: ("alert", "warn"),
}


class Tab(NamedTuple):
    """One tab: the name of its view, the title of the listing, and its mark."""

    name: str
    title: str
    mark: Mark = Mark.NONE


class TabRow(QTabBar):
    """A row of tabs; ``chosen`` and ``closed`` carry the name of one.

    The current tab is set by ``show_tabs``: there is none while another kind of view is in front.
    The row takes no focus; tabs are reached by keyboard shortcuts of the window.
    """

    chosen = Signal(str)
    closed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tabs: tuple[Tab, ...] = ()
        self._front = ""
        self._under = -1
        self.setObjectName("editor_tabs")
        self.setAccessibleName(self.tr("Open listings"))
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.setFixedHeight(px(_HIGH))
        self.hide()

    def tabs(self) -> tuple[Tab, ...]:
        """Return the tabs that are shown."""
        return self._tabs

    def show_tabs(self, tabs: Sequence[Tab], front: str) -> None:
        """Show ``tabs``; ``front`` is the name of the current one.

        A single tab that is current would only repeat the header of its view: the row is hidden
        then.
        """
        tabs = tuple(tabs)
        if [tab.name for tab in tabs] != [tab.name for tab in self._tabs]:
            while self.count() > len(tabs):
                self.removeTab(self.count() - 1)
            while self.count() < len(tabs):
                self.addTab("")
        self._tabs, self._front = tabs, front
        for at, tab in enumerate(tabs):
            title = one_line(tab.title)
            if self.tabText(at) != title.replace("&", "&&"):
                # "&" is doubled, because it marks a mnemonic in a tab text; the paint event uses
                # the title itself.
                self.setTabText(at, title.replace("&", "&&"))
                self.setTabToolTip(at, tooltip_text(title))
            words = (title, self._words(tab.mark))
            self.setAccessibleTabName(at, ", ".join(word for word in words if word))
            if tab.name == front:
                self.setCurrentIndex(at)
        self.setVisible(len(tabs) > 1 or any(tab.name != front for tab in tabs))
        self.update()

    def close_place(self, at: int) -> QRect:
        """Return the rectangle of a tab's close button."""
        rect, side = self.tabRect(at), px(20)
        top = rect.top() + (rect.height() - side) // 2
        left = rect.left() + px(6) if self.isRightToLeft() else rect.right() - px(6) - side
        return QRect(left, top, side, side)

    def tabSizeHint(self, index: int) -> QSize:
        """Return the size for the title (up to a maximum width), the mark and the cross."""
        words = ""
        if 0 <= index < len(self._tabs):
            words = one_line(self._tabs[index].title)
        wide = round(metrics("title").horizontalAdvance(words)) + px(2 * _MARGIN + _SIDE + 30)
        return QSize(max(px(_NARROWEST), min(wide, px(_WIDEST))), px(_HIGH))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Return the tab's full size: tabs are never squeezed; the row scrolls instead."""
        return self.tabSizeHint(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the tab under the pointer; its cross and the middle button act on release."""
        at = self.tabAt(event.position().toPoint())
        left = event.button() == Qt.MouseButton.LeftButton
        if at < 0:
            super().mousePressEvent(event)
        elif left and not self.close_place(at).contains(event.position().toPoint()):
            self.chosen.emit(self._tabs[at].name)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Close the tab whose cross, or which with the middle button, was clicked."""
        at = self.tabAt(event.position().toPoint())
        if at < 0:
            super().mouseReleaseEvent(event)
            return
        crossed = self.close_place(at).contains(event.position().toPoint())
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (crossed and event.button() == Qt.MouseButton.LeftButton):
            self.closed.emit(self._tabs[at].name)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the cross of the tab under the pointer."""
        self._point_at(event.position().toPoint())

    def event(self, event: QEvent) -> bool:
        """Hide the cross when the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().event(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw every tab, and the line between the row and the view."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), color("window"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color("border"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, tab in enumerate(self._tabs):
            self._paint_tab(painter, at, tab)
        painter.end()

    def _paint_tab(self, painter: QPainter, at: int, tab: Tab) -> None:
        rect = self.tabRect(at)
        front, under = tab.name == self._front, at == self._under
        if front:
            painter.fillRect(rect, color("surface"))
            painter.fillRect(rect.left(), rect.top(), rect.width(), 2, color("accent"))
        elif under:
            painter.fillRect(rect.adjusted(0, 0, 0, -1), color("hover2"))
        painter.fillRect(rect.right(), rect.top(), 1, rect.height() - 1, color("border"))
        cross, inner = self.close_place(at), rect.adjusted(px(_MARGIN), 0, -px(_MARGIN), 0)
        if self.isRightToLeft():
            inner.setLeft(cross.right() + px(6))
        else:
            inner.setRight(cross.left() - px(6))
        if tab.mark is not Mark.NONE:
            place = QRect(inner.left(), rect.center().y() - px(7), px(_SIDE), px(_SIDE))
            self._paint_mark(painter, place, tab.mark)
            inner.setLeft(inner.left() + px(_SIDE + 6))
        use, role = ("title", "text") if front else ("body_strong", "text2")
        shown = elide(one_line(tab.title), use, inner.width())
        paint_text(painter, inner, shown, use=use, role=role)
        if front or under:
            side = px(14)
            drawn = exact_pixmap("x", "text2", side, self.devicePixelRatio())
            gap = (cross.width() - side) // 2
            painter.drawPixmap(cross.left() + gap, cross.top() + gap, drawn)

    def _paint_mark(self, painter: QPainter, place: QRect, mark: Mark) -> None:
        if mark is Mark.CHANGED:
            side = px(8)
            gap = (place.width() - side) / 2
            dot = QRectF(place.left() + gap, place.top() + gap, side, side)
            fill_round(painter, dot, side / 2, "pendingMark")
            return
        name, role = _ICONS[mark]
        painter.drawPixmap(
            place.topLeft(), exact_pixmap(name, role, place.width(), self.devicePixelRatio())
        )

    def _words(self, mark: Mark) -> str:
        match mark:
            case Mark.CHANGED:
                return self.tr("changes not sent")
            case Mark.SENDING:
                return self.tr("being sent")
            case Mark.ATTENTION:
                return self.tr("needs your attention")
        return ""

    def _point_at(self, place: QPoint | None) -> None:
        under = -1 if place is None else self.tabAt(place)
        if under != self._under:
            self._under = under
            self.update()
