"""The command palette: finds every action, view and listing by a few letters."""

from __future__ import annotations

import unicodedata
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.look import icons, theme
from app.ui.look.key_caps import caps_width, paint_caps
from app.ui.look.paint import elide, fill_round, outline, paint_text
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.loop import while_alive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtGui import QCloseEvent, QPaintEvent

    Index = QModelIndex | QPersistentModelIndex

_WIDE, _SHADOW, _ROW, _GROUP, _ROWS = 578, 24, 36, 22, 9


class Entry(NamedTuple):
    """An entry of the palette; ``group`` is its heading, ``words`` are further search words."""

    group: str
    title: str
    icon: str
    run: Callable[[], object]
    detail: str = ""
    keys: QKeySequence | None = None
    words: str = ""


def folded(text: str) -> str:
    """Return ``text`` without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def matches(entry: Entry, typed: str) -> bool:
    """Return whether each typed word is a prefix of a word of the entry."""
    words = folded(f"{entry.title} {entry.detail} {entry.words}").split()
    return all(any(word.startswith(part) for word in words) for part in folded(typed).split())


class EntryModel(QAbstractListModel):
    """The matching entries in groups; the heading of a group is a row that cannot be selected."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: list[Entry | str] = []

    def show(self, entries: Iterable[Entry]) -> None:
        """Show ``entries``, each group under its heading in order of first appearance."""
        groups: dict[str, list[Entry]] = {}
        for entry in entries:
            groups.setdefault(entry.group, []).append(entry)
        self.beginResetModel()
        self.lines = []
        for name, found in groups.items():
            self.lines.append(name)
            self.lines.extend(found)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Return the number of entries and headings."""
        return 0 if parent.isValid() else len(self.lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return the item flags of a line; headings cannot be selected."""
        if isinstance(self.lines[index.row()], str):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = 0) -> Any:
        """Return the title, for screen readers with its keys."""
        line = self.lines[index.row()]
        if role == int(Qt.ItemDataRole.DisplayRole):
            return line if isinstance(line, str) else line.title
        if role == int(Qt.ItemDataRole.AccessibleTextRole) and isinstance(line, Entry):
            keys = line.keys.toString() if line.keys else ""
            return ", ".join(part for part in (line.title, line.detail, keys) if part)
        return None


class _EntryDelegate(QStyledItemDelegate):
    """A delegate for entries: icon, title, detail and key caps; a heading is small."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return a line height of 36, or 22 for headings."""
        line = _model_of(index).lines[index.row()]
        return QSize(10, px(_GROUP if isinstance(line, str) else _ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        line = _model_of(index).lines[index.row()]
        rect: QRect = option.rect
        if isinstance(line, str):
            paint_text(painter, rect.adjusted(px(8), 0, 0, 0), line, use="heading", role="text2")
            return
        view = self.parent()
        current = isinstance(view, QListView) and view.currentIndex() == index
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            fill_round(painter, QRectF(rect), px(6), "selected")
        side = px(16)
        ratio = painter.device().devicePixelRatio()
        drawn = icons.exact_pixmap(line.icon, "accentText" if current else "text2", side, ratio)
        left = rect.left() + px(12)
        painter.drawPixmap(left, rect.top() + (rect.height() - side) // 2, drawn)
        left += side + px(10)
        right = rect.right() - px(10)
        if line.keys is not None and not line.keys.isEmpty():
            right -= caps_width(line.keys)
            paint_caps(painter, right, rect, line.keys)
            right -= px(10)
        room = right - left
        title = elide(one_line(line.title), "body_strong", room)
        used = paint_text(
            painter, QRect(left, rect.top(), room, rect.height()), title, use="body_strong"
        )
        left += used + px(10)
        if line.detail and right - left > px(40):
            detail = elide(one_line(line.detail), "label", right - left)
            place = QRect(left, rect.top(), right - left, rect.height())
            paint_text(painter, place, detail, use="label", role="text2")


def _model_of(index: Index) -> EntryModel:
    model = index.model()
    assert isinstance(model, EntryModel)
    return model


class CommandPalette(QWidget):
    """A panel over the window, which is not dimmed; typing filters, Enter runs, Esc closes.

    ``entries`` are the fixed entries; ``search`` looks for more (listings) and shows them when they
    are found.
    """

    def __init__(
        self,
        owner: QWidget,
        entries: Sequence[Entry],
        search: Callable[[str, Callable[[Sequence[Entry]], None]], None],
    ) -> None:
        # A child widget instead of a window: so its shadow works on every desktop, even without a
        # compositing window manager.
        super().__init__(owner)
        self.setObjectName("command_palette")
        self.setAccessibleName(self.tr("Find an action, a view or a listing"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._entries = entries
        self._search = search
        self.field = QLineEdit(self)
        self.field.setObjectName("palette_field")
        self.field.setAccessibleName(self.accessibleName())
        self.field.setPlaceholderText(self.tr("Type what you want to do"))
        self.field.addAction(icons.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.field.setFixedHeight(px(38))
        self.field.textChanged.connect(self._filter)
        self.field.installEventFilter(self)
        self.list = QListView(self)
        self.list.setObjectName("palette_list")
        self.list.setAccessibleName(self.tr("Results"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.setItemDelegate(_EntryDelegate(self.list))
        self.list.setProperty("background", "raised")
        self._lines = EntryModel(self.list)
        self.list.setModel(self._lines)
        self.list.entered.connect(self.list.setCurrentIndex)
        self.list.clicked.connect(self._run)
        edge = px(_SHADOW)
        column = QVBoxLayout(self)
        column.setContentsMargins(edge + px(9), edge + px(9), edge + px(9), edge + px(9))
        column.setSpacing(px(4))
        column.addWidget(self.field)
        column.addWidget(self.list)
        self.nothing = PlainLabel(
            self.tr("No action, view or listing is found by these words"), "label", "text2", self
        )
        self.nothing.setObjectName("palette_nothing")
        self.nothing.setContentsMargins(px(10), px(4), px(10), px(6))
        self.nothing.hide()
        column.addWidget(self.nothing)
        self._before: QWidget | None = None
        self._filter("")

    def open_over(self, window: QWidget) -> None:
        """Show the palette near the top of ``window``, as a child of it."""
        self._before = window.focusWidget()
        wide = min(px(_WIDE), window.width() - px(32)) + 2 * px(_SHADOW)
        self.setFixedWidth(wide)
        self.move((window.width() - wide) // 2, px(100) - px(_SHADOW))
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.PopupFocusReason)
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Return the focus to where it was."""
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        if self._before is not None and self.field.hasFocus():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        super().closeEvent(event)

    def _filter(self, typed: str) -> None:
        self._show([entry for entry in self._entries if matches(entry, typed)])
        if typed.strip():
            self._search(typed, while_alive(self, partial(self._show_found, typed)))

    def _show_found(self, typed: str, more: Sequence[Entry]) -> None:
        """Add the search results below the entries that were found at once."""
        if typed != self.field.text():
            return
        entries = [line for line in self._lines.lines if isinstance(line, Entry)]
        if more:
            self._show([*entries, *more], row=self.list.currentIndex().row())
        elif not entries:
            self.list.hide()
            self.nothing.show()
            self.adjustSize()

    def _show(self, found: list[Entry], *, row: int = -1) -> None:
        self.nothing.hide()
        self.list.show()
        self._lines.show(found)
        high = sum(px(_GROUP if isinstance(line, str) else _ROW) for line in self._lines.lines)
        self.list.setFixedHeight(min(high, px(_ROW * _ROWS)) + px(4))
        self._move(1, start=row - 1 if row > 0 else -1)
        self.adjustSize()

    def _move(self, step: int, *, start: int | None = None) -> None:
        row = self.list.currentIndex().row() if start is None else start
        count = self._lines.rowCount()
        for _ in range(count):
            row = (row + step) % count
            if isinstance(self._lines.lines[row], Entry):
                self.list.setCurrentIndex(self._lines.index(row, 0))
                return

    def _run(self, index: QModelIndex) -> None:
        line = self._lines.lines[index.row()] if index.isValid() else ""
        if isinstance(line, Entry):
            self.close()
            line.run()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list with up and down, run with Enter; close on Esc or loss of focus."""
        if self._leaves(watched, event):
            self.close()
            return False
        if watched is not self.field:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            match event.key():
                case Qt.Key.Key_Down:
                    self._move(1)
                    return True
                case Qt.Key.Key_Up:
                    self._move(-1)
                    return True
                case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                    self._run(self.list.currentIndex())
                    return True
                case Qt.Key.Key_Escape:
                    self.close()
                    return True
                case _:
                    pass
        return super().eventFilter(watched, event)

    def _leaves(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.MouseButtonPress:
                beside = isinstance(watched, QWidget) and watched is not self
                return beside and not self.isAncestorOf(cast(QWidget, watched))
            case QEvent.Type.FocusOut:
                popup = isinstance(event, QFocusEvent) and (
                    event.reason() == Qt.FocusReason.PopupFocusReason
                )
                return watched is self.field and self.isVisible() and not popup
            case QEvent.Type.Resize:
                return watched is self.parent()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the raised panel with a soft shadow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = px(_SHADOW)
        panel = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.setPen(Qt.PenStyle.NoPen)
        for ring in range(edge, 0, -2):
            shade = QColor(0, 0, 0, 3 if not theme.current().dark else 9)
            painter.setBrush(shade)
            grown = panel.adjusted(-ring, -ring + 6, ring, ring)
            painter.drawRoundedRect(grown.intersected(QRectF(self.rect())), 12 + ring, 12 + ring)
        fill_round(painter, panel, px(10), "raised")
        outline(painter, panel, px(10), "field")
