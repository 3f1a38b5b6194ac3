"""The tree of categories as columns: each level is loaded when a category is selected."""

from __future__ import annotations

from collections.abc import Sequence
from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QListView,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.ui.look import theme
from app.ui.look.icons import exact_pixmap
from app.ui.look.paint import RIGHT, elide, paint_text
from app.ui.look.text import one_line
from app.ui.look.type_scale import metrics, px
from app.ui.texts.short_numbers import short_number

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from app.domain.models.category import CategoryRef
    from app.editing.number_locale import NumberLocale

    Index = QModelIndex | QPersistentModelIndex

_WIDTH, _ROW = 256, 30


class _Level(QAbstractListModel):
    def __init__(self, refs: Sequence[CategoryRef], parent: QWidget) -> None:
        super().__init__(parent)
        self.refs = tuple(refs)

    def replace(self, refs: Sequence[CategoryRef]) -> None:
        """Show other categories in the same column."""
        self.beginResetModel()
        self.refs = tuple(refs)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of categories in the column."""
        return 0 if parent.isValid() else len(self.refs)

    def data(self, index: Index, role: int = 0) -> object:
        """Return the name, which is also used by screen readers and keyboard search."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            ref = self.refs[index.row()]
            return one_line(ref.name or ref.id)
        return None


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: QListView, locale: NumberLocale) -> None:
        super().__init__(view)
        self._locale = locale

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of one line."""
        return QSize(px(120), px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the name, the number of listings, and an arrow."""
        model = index.model()
        assert isinstance(model, _Level)
        ref = model.refs[index.row()]
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, theme.color("selected" if chosen else "hover"))
        inner = rect.adjusted(px(12), 0, -px(10), 0)
        total = ref.total_items_in_this_category
        count = "–" if total is None else short_number(Decimal(total), self._locale)
        taken = round(metrics("label").horizontalAdvance(count)) + px(24)
        side = px(14)
        arrow = exact_pixmap("chevron-right", "text3", side, painter.device().devicePixelRatio())
        painter.drawPixmap(inner.right() - side, inner.center().y() - side // 2, arrow)
        words = inner.adjusted(0, 0, -px(20), 0)
        paint_text(painter, words, count, use="label", role="text3", align=RIGHT)
        use = "title" if chosen else "body"
        name = elide(one_line(ref.name or ref.id), use, inner.width() - taken)
        paint_text(painter, inner, name, use=use)


class _Column(QListView):
    chosen = Signal(object)
    left = Signal()

    def __init__(
        self, refs: Sequence[CategoryRef], locale: NumberLocale, name: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFixedWidth(px(_WIDTH))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setItemDelegate(_Delegate(self, locale))
        self.level = _Level(refs, self)
        self.setModel(self.level)
        self.clicked.connect(lambda index: self.chosen.emit(index.row()))

    def select(self, category_id: str) -> None:
        """Select a category where it is in the column."""
        row = next((n for n, ref in enumerate(self.level.refs) if ref.id == category_id), -1)
        if row >= 0:
            self.setCurrentIndex(self.level.index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go down the tree with Enter or the right arrow, up with the left one."""
        row = self.currentIndex().row()
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Right if row >= 0:
                self.chosen.emit(row)
            case Qt.Key.Key_Left:
                self.left.emit()
            case _:
                super().keyPressEvent(event)


class CategoryColumns(QScrollArea):
    """A view of the levels; ``requested`` carries the id of a category selected in one of them."""

    requested = Signal(str)

    def __init__(self, locale: NumberLocale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._locale = locale
        self.setObjectName("category_tree")
        self.setAccessibleName(self.tr("Tree of categories"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget()
        inner.setProperty("background", "surface")
        inner.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._row = QHBoxLayout(inner)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addStretch(1)
        self.setWidget(inner)
        self._columns: list[_Column] = []

    def show_roots(self, refs: Sequence[CategoryRef]) -> None:
        """Show ``refs`` as the first column; what is open below one of them stays open."""
        if not self._columns:
            self.show_level(0, refs)
            return
        column = self._columns[0]
        row = column.currentIndex().row()
        chosen = column.level.refs[row].id if row >= 0 else ""
        column.level.replace(refs)
        column.select(chosen)

    def show_level(self, depth: int, refs: Sequence[CategoryRef]) -> None:
        """Show ``refs`` as the last column, number ``depth``."""
        for old in self._columns[depth:]:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        del self._columns[depth:]
        if not refs:
            return
        column = _Column(refs, self._locale, f"category_level_{depth}", self)
        above = self._columns[-1].currentIndex().data() if self._columns else ""
        column.setAccessibleName(str(above) if above else self.accessibleName())
        self._columns.append(column)
        self._row.insertWidget(depth, column)
        column.show()
        column.chosen.connect(lambda at, depth=depth: self._choose(depth, at))
        column.left.connect(lambda depth=depth: self._go_up(depth))
        QTimer.singleShot(0, column, lambda: self.ensureWidgetVisible(column))

    def depth_of(self, category_id: str) -> int:
        """Return the column in which a category is selected, -1 for none."""
        for depth, column in enumerate(self._columns):
            row = column.currentIndex().row()
            if row >= 0 and column.level.refs[row].id == category_id:
                return depth
        return -1

    def focus_level(self, depth: int) -> None:
        """Focus a column, on its first category if none is selected there."""
        if 0 <= depth < len(self._columns):
            column = self._columns[depth]
            column.setFocus()
            if not column.currentIndex().isValid():
                column.setCurrentIndex(column.level.index(0, 0))

    def _choose(self, depth: int, row: int) -> None:
        column = self._columns[depth]
        column.setCurrentIndex(column.level.index(row, 0))
        self.requested.emit(column.level.refs[row].id)

    def _go_up(self, depth: int) -> None:
        if depth:
            self.focus_level(depth - 1)
