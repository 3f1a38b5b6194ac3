"""The painting of the outbox: column headings, rows, and group headings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.engine.outbox.outbox import OutboxState
from app.ui.activity import row_state
from app.ui.activity.listing_cell import paint_listing, paint_row_background
from app.ui.activity.outbox.outbox_model import LISTING, WHEN, Heading, column_title, heading_text
from app.ui.activity.outbox.row_actions import UNDO, title_of
from app.ui.look import icons, theme
from app.ui.look.paint import LEFT, RIGHT, elide, paint_chip, paint_text
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import age, now_ms

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPixmap

    from app.engine.outbox.outbox import OutboxRow
    from app.ui.activity.outbox.outbox_model import OutboxModel

    Index = QModelIndex | QPersistentModelIndex

HEAD = 30


class OutboxHeader(QHeaderView):
    """Column headings on the sunken background."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("outbox_header")
        self.setAccessibleName(self.tr("Columns"))
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:
        """Return a header 30 high at the 13 px font."""
        return QSize(0, px(HEAD))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        """Draw the heading of one column."""
        painter.fillRect(rect, theme.color("sunken"))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.color("border"))
        right = logicalIndex == WHEN
        inner = rect.adjusted(px(16 if logicalIndex == LISTING else 8), 0, -px(12), 0)
        text = elide(column_title(logicalIndex), "label_strong", inner.width())
        align = RIGHT if right else LEFT
        paint_text(painter, inner, text, use="label_strong", role="text2", align=align)


class HoveredRows(Protocol):
    """The part of the table's interface that the delegate needs to paint rows."""

    rows: OutboxModel
    hovered: int

    def hasFocus(self) -> bool:
        """Return whether the table has the keyboard focus."""

    def can_undo(self, row: OutboxRow) -> bool:
        """Return whether the hovered row offers its undo in place."""


class RowDelegate(QStyledItemDelegate):
    """A delegate that paints a cell of the outbox directly from its row."""

    def __init__(
        self, view: HoveredRows, picture_of: Callable[[str], QPixmap | None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._view = view
        self._picture_of = picture_of

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one cell, or the heading of a group."""
        entry = self._view.rows.entry(index.row())
        rect: QRect = option.rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(entry, Heading):
            painter.fillRect(rect, theme.color("sunken"))
            painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.color("border"))
            inner = rect.adjusted(px(16), 0, -px(8), -1)
            paint_text(painter, inner, heading_text(entry), use="label_strong", role="text2")
            return
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        paint_row_background(
            painter,
            rect,
            selected=selected,
            focused=self._view.hasFocus(),
            hovered=index.row() == self._view.hovered,
            first=index.column() == LISTING,
        )
        match index.column():
            case 0:
                self._listing(painter, rect, entry)
            case 1:
                facts = self._view.rows.facts(entry)
                room = rect.adjusted(px(8), 0, -px(6), -1)
                words = elide(row_state.fields_of(facts), "label", room.width())
                paint_text(painter, room, words, use="label", role="text2")
            case 2:
                paint_chip(painter, rect.adjusted(px(8), 0, 0, -1), self._view.rows.chip(entry))
            case _:
                room = rect.adjusted(0, 0, -px(12), -1)
                if index.row() == self._view.hovered and self._view.can_undo(entry):
                    self._undo(painter, room)
                    return
                words = age(entry.changed_at, now_ms())
                paint_text(painter, room, words, use="label", role="text2", align=RIGHT)

    def _undo(self, painter: QPainter, room: QRect) -> None:
        words = title_of(UNDO)
        wide = paint_text(painter, room, words, use="label_strong", role="accentText", align=RIGHT)
        side = px(14)
        left = room.right() - wide - side - px(4)
        drawn = icons.exact_pixmap("undo", "accentText", side, painter.device().devicePixelRatio())
        painter.drawPixmap(left, room.top() + (room.height() - side) // 2, drawn)

    def _listing(self, painter: QPainter, rect: QRect, row: OutboxRow) -> None:
        rows = self._view.rows
        words = row_state.reason_of(row, rows.facts(row), rows.context)
        paint_listing(
            painter,
            rect,
            self._picture_of(row.listing_id),
            row.title or row.item_id,
            words,
            role="bad" if row.state is OutboxState.REFUSED else "text2",
        )
