"""The page of the groups: the column, the query and the groups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from app.engine.catalog.grouping import GROUPED_BY
from app.ui.grouping.group_table import GroupTable
from app.ui.grouping.group_words import column_title
from app.ui.look.text import ElidedLabel, PlainLabel, plain_tooltip
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import Button, GhostButton
from app.ui.widgets.inputs.combo import Combo
from app.ui.widgets.view_head import ViewHead, lay_out_view

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFocusEvent

    from app.ui.grouping.group_table import GroupRow


class GroupingView(QWidget):
    """The page of the groups.

    ``column_chosen`` carries a column, ``opened`` the query of a group, ``back_requested`` goes to
    the listings.
    """

    column_chosen = Signal(str)
    opened = Signal(str)
    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("groups")
        self.setAccessibleName(self.tr("Groups"))
        self.table = GroupTable(self)
        self.columns = Combo(self, name="group_column")
        self.columns.setAccessibleName(self.tr("Group by"))
        self.columns.setFixedWidth(px(200))
        for column in GROUPED_BY:
            self.columns.addItem(column_title(column), column)
        self._back = GhostButton(
            self.tr("Listings"), "arrow-left", self, size="tall", name="groups_back"
        )
        self._open = Button(
            self.tr("Show these listings"), "tag", self, size="tall", name="group_open"
        )
        self._about = ElidedLabel("", "label", "text2", self)
        self._about.setObjectName("groups_about")
        self._lay_out()
        self.columns.activated.connect(
            lambda at: self.column_chosen.emit(str(self.columns.itemData(at)))
        )
        self.table.opened.connect(self._emit)
        self.table.moved.connect(self._show_open)
        self._open.clicked.connect(self._emit)
        self._back.clicked.connect(self.back_requested)
        self._show_open()

    def _lay_out(self) -> None:
        head = ViewHead(self, left=8)
        line = head.line
        line.addWidget(self._back)
        label = PlainLabel(self.tr("Group by"), "view_title", "text", head)
        label.setBuddy(self.columns)
        line.addWidget(label)
        line.addWidget(self.columns)
        line.addWidget(self._about, 1)
        line.addWidget(self._open)
        body = QFrame(self)
        body.setProperty("background", "surface")
        inner = QVBoxLayout(body)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self.table)
        lay_out_view(self, head, body=body)

    def show_about(self, words: str) -> None:
        """Show which listings are grouped, or the current activity."""
        self._about.setText(words)

    def show_rows(self, rows: Sequence[GroupRow]) -> None:
        """Show these groups only."""
        self.table.show_rows(rows)

    def _show_open(self) -> None:
        row = self.table.row()
        self._open.setEnabled(row is not None and not row.why)
        plain_tooltip(self._open, "" if row is None else row.why)

    def _emit(self) -> None:
        row = self.table.row()
        if row is not None and not row.why:
            self.opened.emit(row.text)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to the table."""
        super().focusInEvent(event)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        """Return the size that fits into the smallest window."""
        return QSize(px(600), px(300))
