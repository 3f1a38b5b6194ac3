"""A layout that fills rows and wraps; the last item may take the rest of its row."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """A layout that puts items side by side, ``gap`` pixels apart, and wraps.

    With ``stretch_last`` the last item gets the rest of its row, or a new row if the rest is too
    small.
    """

    def __init__(
        self, parent: QWidget | None = None, *, gap: int = 6, stretch_last: bool = False
    ) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._stretch_last = stretch_last
        self._heights: dict[int, int] = {}
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Append ``item``."""
        self._items.append(item)

    def insert_widget(self, at: int, widget: QWidget) -> None:
        """Insert ``widget`` before the item at ``at``."""
        self.addWidget(widget)
        self._items.insert(at, self._items.pop())
        self.invalidate()

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return the item at ``index``, or ``None``."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return the item at ``index``, or ``None``."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return no direction: the layout does not grow by itself."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Return ``True``: the height depends on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows in ``width``."""
        found = self._heights.get(width)
        if found is None:
            found = self._heights[width] = self._place(QRect(0, 0, width, 0), move=False)
        return found

    def invalidate(self) -> None:
        """Clear the cached heights, which outer layouts request many times."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Place every item in ``rect``."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size with all items in one row."""
        hints = [item.sizeHint() for item in self._shown()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        height = max((hint.height() for hint in hints), default=0)
        return self._with_margins(QSize(width, height))

    def minimumSize(self) -> QSize:
        """Return the size of the largest item."""
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return self._with_margins(size)

    def _with_margins(self, size: QSize) -> QSize:
        margins: QMargins = self.contentsMargins()
        return QSize(
            size.width() + margins.left() + margins.right(),
            size.height() + margins.top() + margins.bottom(),
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _place(self, rect: QRect, *, move: bool) -> int:
        inner = rect.marginsRemoved(self.contentsMargins())
        shown = self._shown()
        rows: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        left = 0
        for item in shown:
            size = item.sizeHint()
            last = self._stretch_last and item is shown[-1]
            needed = item.minimumSize().width() if last else size.width()
            if rows[-1] and left + needed > inner.width():
                rows.append([])
                left = 0
            if last:
                size.setWidth(max(needed, inner.width() - left))
            rows[-1].append((item, QSize(min(size.width(), inner.width()), size.height())))
            left += size.width() + self._gap
        top = inner.y()
        for row in rows:
            tall = max((size.height() for _item, size in row), default=0)
            if move:
                self._place_row(row, inner, top, tall)
            top += tall + self._gap
        margins = self.contentsMargins()
        return top - self._gap - inner.y() + margins.top() + margins.bottom()

    def _place_row(
        self, row: list[tuple[QLayoutItem, QSize]], inner: QRect, top: int, tall: int
    ) -> None:
        owner = self.parentWidget()
        mirrored = owner is not None and owner.isRightToLeft()
        left = 0
        for item, size in row:
            start = inner.width() - left - size.width() if mirrored else left
            item.setGeometry(
                QRect(
                    inner.x() + start,
                    top + (tall - size.height()) // 2,
                    size.width(),
                    size.height(),
                )
            )
            left += size.width() + self._gap
