"""The navigation on the left: the shop, then the views, wide or as a rail of icons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.look import icons, theme
from app.ui.look.paint import CENTER, RIGHT, elide, fill_round, outline, paint_text
from app.ui.look.text import one_line, plain_tooltip
from app.ui.look.type_scale import metrics, px
from app.ui.widgets.display.line_model import LineModel
from app.ui.widgets.parts import make_parts

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent

    Index = QModelIndex | QPersistentModelIndex

WIDE, RAIL = 216, 56
MOST_WIDE = 264
# Before a title: margin, space, icon, gap; after it: space, margin, the line beside the view.
_BEFORE, _BEHIND = 8 + 10 + 18 + 10, 8 + 8 + 2


class Place(NamedTuple):
    """An entry of the navigation; ``total`` is a formatted count.

    ``wanted`` shows it as a pill that draws attention.
    """

    name: str
    title: str
    icon: str
    total: str = ""
    wanted: bool = False


class ShopName(NamedTuple):
    """The name of the shop: letters for the badge, a name, and the kind of shop."""

    badge: str
    name: str
    kind: str
    practice: bool = True


class _PlaceModel(LineModel[Place]):
    """The list model of the entries."""

    def data(self, index: Index, role: int = 0) -> Any:
        """Return the title, for screen readers with the count."""
        place = self.lines[index.row()]
        if role in (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.ToolTipRole)):
            return place.title
        if role == int(Qt.ItemDataRole.AccessibleTextRole):
            return f"{place.title} {place.total}".strip()
        return None


def _total_width(place: Place) -> int:
    """Return the width of an entry's count, including the gap before it."""
    if not place.total:
        return 0
    number = metrics("label").horizontalAdvance(place.total)
    return px(4) + (_pill_width(place.total) if place.wanted else round(number))


def _line_width(place: Place) -> int:
    """Return the width of the navigation that an entry needs in full."""
    words = round(metrics("title").horizontalAdvance(place.title) + 0.5)
    return px(_BEFORE) + words + _total_width(place) + px(_BEHIND)


def _pill_width(text: str) -> int:
    return max(px(22), px(12) + round(metrics("label_strong").horizontalAdvance(text)))


class _PlaceDelegate(QStyledItemDelegate):
    """A delegate for entries: icon, name and count; as a rail the icon, and a dot if ``wanted``."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return a row height of 34."""
        return QSize(10, px(34))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one entry."""
        model = index.model()
        assert isinstance(model, _PlaceModel)
        place = model.lines[index.row()]
        whole: QRect = option.rect
        state: QStyle.StateFlag = option.state
        view = self.parent()
        assert isinstance(view, QListView)
        current = view.currentIndex() == index
        rect = whole.adjusted(px(8), px(1), -px(8), -px(1))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current or state & QStyle.StateFlag.State_MouseOver:
            fill_round(painter, QRectF(rect), px(6), "hover2")
        if current and view.hasFocus():
            outline(painter, QRectF(rect), px(6), "focus", 2)
        side = px(18)
        rail = rect.width() < px(60)
        left = rect.left() + (rect.width() - side) // 2 if rail else rect.left() + px(10)
        drawn = icons.exact_pixmap(
            place.icon,
            "accentText" if current else "text2",
            side,
            painter.device().devicePixelRatio(),
        )
        painter.drawPixmap(left, rect.top() + (rect.height() - side) // 2, drawn)
        if rail:
            if place.wanted:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("accent"))
                painter.drawEllipse(QRectF(left + side - px(4), rect.top() + px(5), px(8), px(8)))
            return
        left += side + px(10)
        room = rect.right() - px(8) - left
        right = QRect(left, rect.top(), room, rect.height())
        if place.wanted and place.total:
            self._pill(painter, right, place.total)
        elif place.total:
            paint_text(painter, right, place.total, use="label", role="text3", align=RIGHT)
        use = "title" if current else "body_strong"
        title = elide(place.title, use, room - _total_width(place))
        paint_text(painter, right, title, use=use, role="text" if current else "text2")

    def _pill(self, painter: QPainter, rect: QRect, text: str) -> None:
        wide, high = _pill_width(text), px(20)
        place = QRectF(rect.right() - wide, rect.top() + (rect.height() - high) / 2, wide, high)
        fill_round(painter, place, high / 2, "accentTint")
        paint_text(
            painter, place.toRect(), text, use="label_strong", role="accentText", align=CENTER
        )


class ShopBadge(QWidget):
    """The shop: a coloured badge with its site, its name, and in teal if it is for practice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shop_badge")
        self.setFixedHeight(px(50))
        self._shop = ShopName("", "Vitrina", "", practice=False)
        self.show_shop(self._shop)

    def show_shop(self, shop: ShopName) -> None:
        """Show another shop."""
        self._shop = shop
        name = ", ".join(part for part in (shop.name, shop.kind) if part)
        self.setAccessibleName(one_line(name))
        plain_tooltip(self, name)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the badge and two lines; as a rail only the badge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = px(32)
        rail = self.width() < px(100)
        left = (self.width() - side) // 2 if rail else px(16)
        badge = QRect(left, (self.height() - side) // 2, side, side)
        background = "envFill" if self._shop.practice else "accent"
        fill_round(painter, QRectF(badge), px(7), background)
        if self._shop.badge:
            letters = self._shop.badge[:2]
            paint_text(painter, badge, letters, use="title", role="onAccent", align=CENTER)
        else:
            inner = px(18)
            drawn = icons.exact_pixmap(
                "tag", "onAccent", inner, painter.device().devicePixelRatio()
            )
            gap = (side - inner) // 2
            painter.drawPixmap(badge.left() + gap, badge.top() + gap, drawn)
        if rail:
            return
        left += side + px(10)
        room = self.width() - left - px(8)
        half = self.height() // 2
        name = elide(one_line(self._shop.name), "title", room)
        if not self._shop.kind:
            paint_text(painter, QRect(left, 0, room, self.height()), name, use="title")
            return
        paint_text(painter, QRect(left, px(7), room, half - px(7)), name, use="title")
        kind = elide(one_line(self._shop.kind), "key", room)
        role = "env" if self._shop.practice else "text2"
        paint_text(painter, QRect(left, half, room, half - px(7)), kind, use="key", role=role)


class Navigation(QFrame):
    """The shop badge and the entries; ``chosen`` has the name of an entry."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("navigation")
        self.setAccessibleName(self.tr("Navigation"))
        self.badge = ShopBadge(self)
        self.list = _PlaceList(self)
        self.list.setObjectName("navigation_list")
        self.list.setAccessibleName(self.tr("Views"))
        self._model = _PlaceModel(self.list)
        self.list.setModel(self._model)
        self.list.activated_place.connect(self._chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 1, 0)
        column.setSpacing(px(4))
        column.addWidget(self.badge)
        column.addWidget(self.list, 1)
        self._rail = False
        self._fit()
        make_parts(self)

    @property
    def is_rail(self) -> bool:
        """Whether only icons are shown."""
        return self._rail

    def set_rail(self, *, rail: bool) -> None:
        """Collapse the navigation to a rail, or expand it."""
        self._rail = rail
        self._fit()

    def _fit(self) -> None:
        """Set the usual width, or more if a title would be cut by its count."""
        wanted = max((_line_width(place) for place in self._model.lines), default=0)
        self.setFixedWidth(px(RAIL) if self._rail else max(px(WIDE), min(wanted, px(MOST_WIDE))))

    def show_places(self, places: list[Place], current: str) -> None:
        """Show ``places`` and select that of the current view."""
        if places != self._model.lines:
            self._model.show(places)
            self._fit()
        for row, place in enumerate(places):
            if place.name == current:
                self.list.setCurrentIndex(self._model.index(row, 0))
                return
        self.list.setCurrentIndex(QModelIndex())

    def _chosen(self, row: int) -> None:
        self.chosen.emit(self._model.lines[row].name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the window's background and the line beside the view."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("window"))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), theme.color("border"))


class _PlaceList(QListView):
    """The list of entries; a click, Enter or moving with the arrow keys activates one."""

    activated_place = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setItemDelegate(_PlaceDelegate(self))
        self.setProperty("background", "window")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Activate the current entry on Enter or Space, and any other by moving to it.

        The entry of the current view can be selected too, which has no effect.
        """
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        before = self.currentIndex()
        if event.key() not in keys:
            super().keyPressEvent(event)
            if self.currentIndex() == before:
                return
        if self.currentIndex().isValid():
            self.activated_place.emit(self.currentIndex().row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Activate the clicked entry."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.setCurrentIndex(index)
            self.activated_place.emit(index.row())

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Repaint the previous and the current entry."""
        super().currentChanged(current, previous)
        self.viewport().update()
