"""The view of outbox and history: waiting, being sent, needing the seller, and sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSplitter,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.ui.activity.outbox.batch_bar import BatchBar
from app.ui.activity.outbox.detail import Detail
from app.ui.activity.outbox.outbox_model import ALL, OutboxModel
from app.ui.activity.outbox.outbox_table import OutboxTable
from app.ui.activity.row_state import GROUPS, SENDING, WAITING, WITHOUT_TAB, group_title
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.card import Divider
from app.ui.widgets.display.empty import EmptyView, Pages
from app.ui.widgets.inputs.buttons import Button
from app.ui.widgets.tabs import ViewTab, ViewTabs
from app.ui.widgets.view_head import ViewHead, lay_out_view

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QFocusEvent, QPixmap, QResizeEvent

    from app.ui.texts.form_context import FormContext

_LEFT, _RIGHT = 578, 612
_NARROW = 1000


class OutboxView(QWidget):
    """Tabs and table on the left, the selected row on the right; it loads nothing itself.

    ``pause_requested`` carries whether sending is to be paused; ``read_requested`` asks for a
    reload of the rows, ``listings_requested`` for the listings, where a first change is made.
    """

    pause_requested = Signal(bool)
    read_requested = Signal()
    listings_requested = Signal()

    def __init__(
        self,
        context: FormContext,
        picture_of: Callable[[str], QPixmap | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("outbox")
        self.setAccessibleName(self.tr("Outbox and history"))
        self.picture_of = picture_of
        self.model = OutboxModel(context, self)
        self.table = OutboxTable(self.model, picture_of, self)
        self.detail = Detail(self)
        self.tabs = ViewTabs(self, name="outbox_tabs")
        self.tabs.setAccessibleName(self.tr("Groups"))
        self.batch = BatchBar(self)
        self._paused = self._can_hold = False
        self.hold_all = Button("", "pause", self, size="tall", name="outbox_hold_all")
        self.hold_all.clicked.connect(lambda: self.pause_requested.emit(not self._paused))
        self.hold_all.hide()
        self._empty = EmptyView(
            self.tr("Nothing has been sent yet"),
            self.tr(
                "Changes to your listings wait here until they are sent. Afterwards you can "
                "look up what happened to each."
            ),
            self,
            icon_name="outbox",
            name="outbox_empty",
        )
        step = self._empty.add_link(self.tr("Go to the listings"), "tag", name="outbox_first_step")
        step.clicked.connect(self.listings_requested)
        self._unread = EmptyView(
            self.tr("The outbox cannot be read"),
            self.tr("Its contents are still on the disk. Reading it again sends nothing twice."),
            self,
            icon_name="alert",
            name="outbox_unread",
        )
        again = self._unread.add_link(self.tr("Read it again"), "sync", name="outbox_read_again")
        again.clicked.connect(self.read_requested)
        self._no_match = EmptyView(
            "", "", self, icon_name="check", small=True, name="outbox_tab_empty"
        )
        self._lay_out()
        self.tabs.chosen.connect(self._choose_tab)
        self.show_counts({})
        self.show_rows()

    def _lay_out(self) -> None:
        head = ViewHead(self)
        line = head.line
        line.addWidget(PlainLabel(self.tr("Outbox and history"), "view_title", "text", head))
        line.addStretch(1)
        line.addWidget(self.hold_all)
        left = QFrame(self)
        left.setProperty("background", "surface")
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setContentsMargins(px(8), 0, px(8), 0)
        row.addWidget(self.tabs, 1)
        column.addLayout(row)
        column.addWidget(Divider(self))
        self._table_pages = QStackedLayout()
        self._table_pages.addWidget(self.table)
        self._table_pages.addWidget(self._no_match)
        column.addLayout(self._table_pages, 1)
        column.addWidget(self.batch)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setObjectName("outbox_splitter")
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(1)
        self.splitter.addWidget(left)
        self.splitter.setFocusProxy(self.table)
        self.splitter.addWidget(self.detail)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 1)
        self.splitter.setSizes([px(_LEFT), px(_RIGHT)])
        left.setMinimumWidth(px(360))
        self.detail.setMinimumWidth(px(380))
        body = QFrame(self)
        body.setProperty("background", "surface")
        self._pages = Pages(body)
        self._pages.addWidget(self.splitter)
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self._unread)
        lay_out_view(self, head, body=body)

    # -- what is shown -------------------------------------------------------------------------

    def show_counts(self, counts: Mapping[str, str]) -> None:
        """Show the formatted numbers beside the tabs; rows being processed have no tab."""
        tabs = [ViewTab(ALL, self.tr("All"))]
        tabs += [
            ViewTab(key, group_title(key), counts.get(key, ""))
            for key, _title in GROUPS
            if key not in WITHOUT_TAB
        ]
        if [tab[:2] for tab in self.tabs.tabs()] == [tab[:2] for tab in tabs]:
            self.tabs.set_counts({tab.key: tab.total for tab in tabs})
        else:
            self.tabs.set_tabs(tabs)

    def show_rows(self) -> None:
        """Show the table, or why it is empty, after the rows have changed."""
        self._show_hold()
        known = sum(self.model.counts().values())
        self._pages.turn_to(self.splitter if known else self._empty)
        self._table_pages.setCurrentIndex(0 if self.model.rowCount() else 1)
        if not self.model.rowCount():
            self._no_match.set_words(self.tr("Nothing here now"), self.tr("See the other tabs."))

    def show_unread(self) -> None:
        """Show that the rows cannot be read, unless earlier ones are shown."""
        if not sum(self.model.counts().values()):
            self._pages.turn_to(self._unread)

    def show_paused(self, paused: bool | None) -> None:
        """Show whether sending is paused; ``None`` if it cannot be paused."""
        self._can_hold = paused is not None
        self._paused = bool(paused)
        self._show_hold()
        self.hold_all.set_icon("play" if paused else "pause")
        self.hold_all.setText(self.tr("Resume sending") if paused else self.tr("Hold all"))

    def _show_hold(self) -> None:
        """Show the pause button only while rows wait or sending is paused."""
        counts = self.model.counts()
        waits = bool(counts[WAITING] or counts[SENDING])
        self.hold_all.setVisible(self._can_hold and (waits or self._paused))

    def _choose_tab(self, key: str) -> None:
        self.model.set_tab(key)
        self.show_rows()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the table, or to the button for the first step if there is none."""
        super().focusInEvent(event)
        self._pages.take_focus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show only the current tab's number in a small window."""
        super().resizeEvent(event)
        self.tabs.set_only_current_counts(self.width() < px(_NARROW))

    def minimumSizeHint(self) -> QSize:
        """Return the size that fits into the smallest window."""
        return QSize(px(760), px(400))
