"""The rows of the inbox: a heading for each kind, its first entries, and the number of the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
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
    QWidget,
)

from app.engine.attention.reasons import Entry, Group, Kind
from app.ui.activity.listing_cell import paint_listing, paint_row_background
from app.ui.attention.attention_words import KIND_ICONS, EntryText
from app.ui.look import icons, theme
from app.ui.look.paint import RIGHT, elide, paint_text
from app.ui.look.text import tooltip_text
from app.ui.look.type_scale import metrics, px
from app.ui.widgets.display.line_model import LineModel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPixmap

    Index = QModelIndex | QPersistentModelIndex

_HEADING, _ENTRY, _MORE = 38, 46, 34
_WHEN, _MARGIN = 92, 16


class Line(NamedTuple):
    """A row, ready to be shown: a heading, an entry, or the number of further entries.

    ``act`` is the action of Enter and of a click at the right end; ``""`` for none.
    """

    group: Group
    entry: Entry | None
    text: EntryText
    when: str = ""
    act: str = ""
    more: bool = False
    folded: bool = False

    @property
    def is_heading(self) -> bool:
        """Whether the row is the heading of a kind."""
        return self.entry is None and not self.more

    @property
    def name(self) -> tuple[Kind, str, int]:
        """The identity of the row, independent of the rows around it."""
        entry = self.entry
        if entry is None:
            return self.group.kind, "more" if self.more else "", 0
        row = 0 if entry.row is None else entry.row.number
        schedule = "" if entry.schedule is None else entry.schedule.schedule_id
        return self.group.kind, entry.item_id or schedule, row


class AttentionModel(LineModel[Line]):
    """The list model of the shown lines."""

    def data(self, index: Index, role: int = 0) -> Any:
        """Return the title; as tooltip and for screen readers the whole text."""
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.text.title
            case Qt.ItemDataRole.AccessibleTextRole:
                parts = (line.text.title, line.text.line, line.when, line.act)
                return ", ".join(part for part in parts if part)
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip_text("\n".join(part for part in line.text if part))
        return None


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: AttentionList, picture_of: Callable[[str], QPixmap | None]) -> None:
        super().__init__(view)
        self._view, self._picture_of = view, picture_of

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a heading, an entry, or a line with a number of further entries."""
        line = self._view.rows.lines[index.row()]
        high = _MORE if line.more else _ENTRY if line.entry is not None else _HEADING
        return QSize(px(200), px(high))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one line with its action at the right end."""
        line = self._view.rows.lines[index.row()]
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if line.is_heading:
            painter.fillRect(rect, theme.color("sunken"))
        paint_row_background(
            painter,
            rect,
            selected=bool(state & QStyle.StateFlag.State_Selected),
            focused=self._view.hasFocus(),
            hovered=bool(state & QStyle.StateFlag.State_MouseOver),
            first=True,
        )
        act = act_place(rect, line)
        paint_text(painter, act, line.act, use="label_strong", role="accentText", align=RIGHT)
        left = rect.adjusted(0, 0, act.left() - px(12) - rect.right(), 0)
        if line.is_heading:
            self._heading(painter, left, line)
        elif line.entry is None:
            words = left.adjusted(px(_MARGIN + 38), 0, 0, 0)
            paint_text(painter, words, line.text.title, use="label", role="text2")
        else:
            when = QRect(left.right() - px(_WHEN), rect.top(), px(_WHEN), rect.height())
            paint_text(painter, when, line.when, use="label", role="text2", align=RIGHT)
            words = left.adjusted(0, 0, -px(_WHEN) if line.when else 0, 0)
            picture = self._picture_of(line.entry.item_id)
            paint_listing(painter, words, picture, line.text.title, line.text.line)

    def _heading(self, painter: QPainter, rect: QRect, line: Line) -> None:
        ratio, left = painter.device().devicePixelRatio(), rect.left() + px(_MARGIN)
        icon_name, role = KIND_ICONS[line.group.kind]
        chevron = "chevron-right" if line.folded else "chevron-down"
        for name, colour, side in ((chevron, "text3", 14), (icon_name, role, 16)):
            drawn = icons.exact_pixmap(name, colour, px(side), ratio)
            painter.drawPixmap(left, rect.top() + (rect.height() - px(side)) // 2, drawn)
            left += px(side + 8)
        words = QRect(left, rect.top(), rect.right() - left, rect.height())
        number = round(metrics("label").horizontalAdvance(line.text.line) + 1)
        title = elide(line.text.title, "body_strong", words.width() - number - px(10))
        paint_text(painter, words, title, use="body_strong")
        after = left + round(metrics("body_strong").horizontalAdvance(title)) + px(10)
        place = QRect(after, rect.top(), number, rect.height())
        paint_text(painter, place, line.text.line, use="label", role="text2")


def act_place(rect: QRect, line: Line) -> QRect:
    """Return the rectangle of a row's action, which is shown and can be clicked there."""
    wide = round(metrics("label_strong").horizontalAdvance(line.act) + 1) if line.act else 0
    right = rect.right() - px(_MARGIN)
    return QRect(right - wide, rect.top(), wide, rect.height())


class AttentionList(QListView):
    """The list of rows.

    ``acted`` requests the action of a line, ``fold_asked`` carries a kind and whether its entries
    are to be hidden, ``menu_asked`` carries a position on the screen.
    """

    acted = Signal(object)
    fold_asked = Signal(object, bool)
    menu_asked = Signal(QPoint)
    moved = Signal()

    def __init__(self, picture_of: Callable[[str], QPixmap | None], parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("attention_list")
        self.setAccessibleName(self.tr("What needs you"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.rows = AttentionModel(self)
        self.setItemDelegate(_Delegate(self, picture_of))
        self.setModel(self.rows)

    def line(self) -> Line | None:
        """Return the line under the cursor."""
        at = self.currentIndex().row()
        return self.rows.lines[at] if 0 <= at < len(self.rows.lines) else None

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines, keeping cursor and scroll position."""
        if lines == self.rows.lines:
            return
        chosen, place = self.line(), self.verticalScrollBar().value()
        before = max(0, self.currentIndex().row())
        self.rows.show(lines)
        names = [line.name for line in lines]
        if lines:
            known = chosen is not None and chosen.name in names
            at = names.index(chosen.name) if known and chosen else min(before, len(lines) - 1)
            self.setCurrentIndex(self.rows.index(at, 0))
            self.verticalScrollBar().setValue(place)
        self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Run the action of a line with Enter; fold and unfold its kind with the arrow keys."""
        line = self.line()
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if line is not None:
                self._enter(line)
            case Qt.Key.Key_Left | Qt.Key.Key_Right if line is not None:
                self._fold(line, event.key() == Qt.Key.Key_Left)
            case _:
                super().keyPressEvent(event)

    def _enter(self, line: Line) -> None:
        if line.is_heading and not line.act:
            self.fold_asked.emit(line.group.kind, not line.folded)
        else:
            self.acted.emit(line)

    def _fold(self, line: Line, folded: bool) -> None:
        if folded:
            # The entries are about to be hidden: move the cursor to their heading.
            names = [one.name for one in self.rows.lines]
            at = names.index((line.group.kind, "", 0))
            self.setCurrentIndex(self.rows.index(at, 0))
        self.fold_asked.emit(line.group.kind, folded)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Run the action of a line if it was clicked; fold a kind by a click on its heading."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        index, line = self.indexAt(place), self.line()
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid() or line is None:
            return
        if index.row() != self.currentIndex().row():
            return
        if line.act and act_place(self.visualRect(index), line).contains(place):
            self.acted.emit(line)
        elif line.is_heading:
            self.fold_asked.emit(line.group.kind, not line.folded)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Run the action of an entry."""
        super().mouseDoubleClickEvent(event)
        line = self.line()
        if line is not None and line.entry is not None:
            self.acted.emit(line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu of a line at the pointer, or below the line if a key was pressed."""
        place: QPoint = event.globalPos()
        if event.reason() == event.Reason.Keyboard:
            place = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).bottomLeft())
        if self.line() is not None:
            self.menu_asked.emit(place)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Emit that another line is current."""
        super().currentChanged(current, previous)
        self.moved.emit()
