"""The list of sections at the left of the form, each with its state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
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
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from app.ui.look.icons import pixmap
from app.ui.look.paint import RIGHT, elide, fill_round, outline, paint_text
from app.ui.look.type_scale import metrics, px

ICONS = {
    "basics": "list",
    "attributes": "columns",
    "pictures": "image",
    "variations": "layers",
    "shipping": "truck",
    "description": "text",
    "sale_terms": "shield",
    "selling": "coin",
    "contact": "phone",
    "history": "history",
}
_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_ACCESSIBLE = int(Qt.ItemDataRole.AccessibleTextRole)
_PARENT = QModelIndex()


class SectionRow(NamedTuple):
    """One section: ``state`` is a text ("5 of 12"), followed by counts.

    The counts are the errors, the warnings and the empty required fields.
    """

    key: str
    title: str
    state: str = ""
    errors: int = 0
    warnings: int = 0
    missing: int = 0


class SectionModel(QAbstractListModel):
    """Rows of ``SectionRow`` in the order of the form."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[SectionRow, ...] = ()

    def set_rows(self, rows: Sequence[SectionRow]) -> None:
        """Show ``rows``; their number changes only for another listing."""
        if len(rows) != len(self.rows):
            self.beginResetModel()
            self.rows = tuple(rows)
            self.endResetModel()
            return
        self.rows = tuple(rows)
        if rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _PARENT) -> int:
        """Return the number of sections."""
        return 0 if parent.isValid() else len(self.rows)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the title; for screen readers with its state."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == _DISPLAY:
            return row.title
        if role == _ACCESSIBLE:
            parts = [row.title, row.state]
            if row.errors:
                parts.append(self.tr("%n findings block sending", "", row.errors))
            if row.warnings:
                parts.append(self.tr("%n warnings", "", row.warnings))
            return ", ".join(part for part in parts if part)
        return None


class SectionList(QListView):
    """The list of sections; selecting one scrolls to it."""

    chosen = Signal(str)

    def __init__(self, model: SectionModel) -> None:
        super().__init__()
        self.setObjectName("editor_sections")
        self.setAccessibleName(self.tr("Sections"))
        self.setModel(model)
        self.setItemDelegate(_SectionDelegate(self))
        self.setMouseTracking(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("background", "window")
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    def show_current(self, key: str) -> None:
        """Mark the section that is in view, without scrolling."""
        model = self.model()
        if isinstance(model, SectionModel):
            for place, row in enumerate(model.rows):
                if row.key == key and place != self.currentIndex().row():
                    self.setCurrentIndex(model.index(place))

    def fit(self) -> None:
        """Set the height to that of the rows."""
        count = self.model().rowCount()
        self.setFixedHeight(count * px(38) + px(2))

    def _choose(self, index: QModelIndex) -> None:
        model = self.model()
        if isinstance(model, SectionModel) and index.row() < len(model.rows):
            self.chosen.emit(model.rows[index.row()].key)


class _SectionDelegate(QStyledItemDelegate):
    """The painter of the icon, the name and the state of a section."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Return the size of one line."""
        return QSize(px(160), px(38))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the section."""
        model = index.model()
        if not isinstance(model, SectionModel) or index.row() >= len(model.rows):
            return
        row = model.rows[index.row()]
        rect: QRect = option.rect
        state = option.state
        current = bool(state & QStyle.StateFlag.State_Selected)
        background = QRectF(rect.adjusted(0, px(2), 0, -px(2)))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            fill_round(painter, background, px(6), "hover2")
        elif state & QStyle.StateFlag.State_MouseOver:
            fill_round(painter, background, px(6), "border")
        if state & QStyle.StateFlag.State_HasFocus:
            outline(painter, background, px(6), "focus", 2)
        ratio = painter.device().devicePixelRatio()
        side = px(16)
        middle = rect.y() + (rect.height() - side) // 2
        icon = pixmap(ICONS.get(row.key, "list"), "accentText" if current else "text2", 16, ratio)
        painter.drawPixmap(rect.x() + px(10), middle, icon)
        use, role = ("title", "text") if current else ("body_strong", "text2")
        end = self._paint_state(painter, rect, row, ratio)
        left = rect.x() + px(34)
        name = QRect(left, rect.y(), end - px(6) - left, rect.height())
        paint_text(painter, name, elide(row.title, use, name.width()), use=use, role=role)
        painter.restore()

    def _paint_state(self, painter: QPainter, rect: QRect, row: SectionRow, ratio: float) -> int:
        """Draw the state of a section; return its left edge."""
        side = px(14)
        middle = rect.y() + (rect.height() - side) // 2
        right = rect.right() - px(10)
        found = row.errors + row.warnings
        if found:
            name, role = ("alert-circle", "bad") if row.errors else ("alert", "warn")
            painter.drawPixmap(right - side, middle, pixmap(name, role, 14, ratio))
            count = QRect(rect.x(), rect.y(), right - side - px(6) - rect.x(), rect.height())
            return count.right() - paint_text(
                painter, count, str(found), use="title", role=role, align=RIGHT
            )
        if row.state:
            place = QRect(rect.x(), rect.y(), right - rect.x(), rect.height())
            width = round(metrics("label").horizontalAdvance(row.state))
            if width >= rect.width() // 2:
                return right
            paint_text(painter, place, row.state, use="label", role="text3", align=RIGHT)
            return right - width
        painter.drawPixmap(right - side, middle, pixmap("check", "ok", 14, ratio))
        return right - side
