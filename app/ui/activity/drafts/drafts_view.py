"""The view of drafts: edits of listings that are saved and have not been sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
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

from app.ui.activity.listing_cell import paint_listing, paint_row_background
from app.ui.look.paint import RIGHT, paint_text
from app.ui.look.text import PlainLabel, tooltip_text
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import age, now_ms
from app.ui.widgets.display.empty import EmptyView, Pages
from app.ui.widgets.display.line_model import LineModel
from app.ui.widgets.inputs.buttons import Button, GhostButton
from app.ui.widgets.view_head import ViewHead, lay_out_view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPixmap

    Index = QModelIndex | QPersistentModelIndex

_WHEN = 90


class DraftLine(NamedTuple):
    """A draft ready to be shown: the listing, the changed fields, and the time of saving."""

    item_id: str
    title: str
    words: str
    saved_at: int


class _DraftModel(LineModel[DraftLine]):
    def data(self, index: Index, role: int = 0) -> Any:
        """Return the title; as tooltip and for screen readers also the changes."""
        line = self.lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.title
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{line.title}, {line.words}, {age(line.saved_at, now_ms())}"
            case Qt.ItemDataRole.ToolTipRole:
                return tooltip_text(f"{line.title}\n{line.words}")
        return None


class _DraftDelegate(QStyledItemDelegate):
    def __init__(self, view: QListView, picture_of: Callable[[str], QPixmap | None]) -> None:
        super().__init__(view)
        self._view = view
        self._picture_of = picture_of

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return a row height of 42, as in the outbox."""
        return QSize(px(200), px(42))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the picture, two lines of text, and the age of the draft."""
        model = index.model()
        assert isinstance(model, _DraftModel)
        line = model.lines[index.row()]
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_background(
            painter,
            rect,
            selected=bool(state & QStyle.StateFlag.State_Selected),
            focused=self._view.hasFocus(),
            hovered=bool(state & QStyle.StateFlag.State_MouseOver),
            first=True,
        )
        words = rect.adjusted(0, 0, -px(_WHEN), 0)
        paint_listing(painter, words, self._picture_of(line.item_id), line.title, line.words)
        when = QRect(rect.right() - px(_WHEN), rect.top(), px(_WHEN - 15), rect.height() - 1)
        text = age(line.saved_at, now_ms())
        paint_text(painter, when, text, use="label", role="text2", align=RIGHT)


class _DraftList(QListView):
    opened = Signal()
    discarded = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter, discard with Delete."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opened.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.discarded.emit()
            case _:
                super().keyPressEvent(event)


class DraftsView(QWidget):
    """A list of drafts with two actions.

    ``open_requested`` and ``discard_requested`` carry the id of a listing, ``listings_requested``
    goes to the listings, where a first draft can be made.
    """

    open_requested = Signal(str)
    discard_requested = Signal(str)
    listings_requested = Signal()

    def __init__(
        self, picture_of: Callable[[str], QPixmap | None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("drafts")
        self.setAccessibleName(self.tr("Drafts"))
        self.list = _DraftList(self)
        self.list.setObjectName("drafts_list")
        self.list.setAccessibleName(self.tr("Drafts"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(_DraftDelegate(self.list, picture_of))
        self._model = _DraftModel(self.list)
        self.list.setModel(self._model)
        self._open = Button(
            self.tr("Continue editing"), "pencil", self, size="tall", name="draft_open"
        )
        self._discard = GhostButton(
            self.tr("Discard"), "trash", self, size="tall", name="draft_discard"
        )
        self._empty = EmptyView(
            self.tr("No drafts"),
            self.tr("What you type in a listing is saved here automatically until you send it."),
            self,
            icon_name="pencil",
            name="drafts_empty",
        )
        step = self._empty.add_link(self.tr("Go to the listings"), "tag", name="drafts_first_step")
        step.clicked.connect(self.listings_requested)
        self._lay_out()
        self.list.opened.connect(lambda: self._emit(self.open_requested))
        self.list.discarded.connect(lambda: self._emit(self.discard_requested))
        self.list.doubleClicked.connect(lambda _index: self._emit(self.open_requested))
        self._open.clicked.connect(lambda: self._emit(self.open_requested))
        self._discard.clicked.connect(lambda: self._emit(self.discard_requested))
        self.show_lines(())

    def _lay_out(self) -> None:
        head = ViewHead(self)
        line = head.line
        line.addWidget(PlainLabel(self.tr("Drafts"), "view_title", "text", head))
        line.addStretch(1)
        line.addWidget(self._discard)
        line.addWidget(self._open)
        body = QFrame(self)
        body.setProperty("background", "surface")
        self._pages = Pages(body)
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._empty)
        lay_out_view(self, head, body=body)

    def chosen(self) -> str:
        """Return the id of the listing of the current draft, or ``""``."""
        row = self.list.currentIndex().row()
        return self._model.lines[row].item_id if 0 <= row < len(self._model.lines) else ""

    def show_lines(self, lines: Sequence[DraftLine]) -> None:
        """Show these drafts, the latest first; the cursor stays on its listing."""
        chosen, before = self.chosen(), max(0, self.list.currentIndex().row())
        self._model.show(list(lines))
        ids = [line.item_id for line in lines]
        if ids:
            at = ids.index(chosen) if chosen in ids else min(before, len(ids) - 1)
            self.list.setCurrentIndex(self._model.index(at, 0))
        self._pages.turn_to(self.list if ids else self._empty)
        for button in (self._open, self._discard):
            button.setVisible(bool(ids))

    def _emit(self, signal: Any) -> None:
        if chosen := self.chosen():
            signal.emit(chosen)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the list of drafts, or if it is empty to the first-step button."""
        super().focusInEvent(event)
        self._pages.take_focus()
