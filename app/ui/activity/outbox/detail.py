"""One row of the outbox in full: its state, the decision, the request, the history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.domain.calls import Call
from app.ui.activity.call_card import CallCard
from app.ui.activity.conflicts.conflict_grid import ConflictGrid
from app.ui.activity.outbox.action_bar import ActionBar
from app.ui.look.chips import ChipStyle
from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.display.empty import EmptyView
from app.ui.widgets.display.picture_frame import PictureFrame
from app.ui.widgets.display.timeline import Timeline
from app.ui.widgets.icon_label import IconLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPixmap

    from app.ui.activity.change_text import Step
    from app.ui.widgets.display.timeline import TimelineLine


_BESIDE = 44


class Detail(QFrame):
    """A panel that shows prepared texts; ``action_requested`` carries the id of an action."""

    action_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("outbox_detail")
        self.setAccessibleName(self.tr("Detail"))
        self.setProperty("background", "surface")
        self._picture = PictureFrame(self)
        self._picture.setObjectName("outbox_picture")
        self._picture.setFixedSize(px(48), px(48))
        self._title = ElidedLabel("", "section", "text", self)
        self._title.setObjectName("outbox_detail_title")
        self._chip = Chip(ChipStyle("neutral", "", ""), self)
        self._second = ElidedLabel("", "label", "text2", self)
        self.banner = Banner("info", "", "", self, name="outbox_banner")
        self.grid = ConflictGrid(self)
        self._steps = QWidget(self)
        self._step_grid = QGridLayout(self._steps)
        self._result = self._build_result()
        self.call = CallCard(self)
        self._history_title = PlainLabel(
            self.tr("History of this listing"), "heading", "text2", self
        )
        self.history = Timeline(self, name="outbox_history")
        self.history.setAccessibleName(self.tr("History of this listing"))
        self.action_bar = ActionBar(self)
        self.action_bar.requested.connect(self.action_requested)
        self._pages = QStackedLayout(self)
        self._nothing = EmptyView(
            self.tr("No change selected"),
            self.tr(
                "Select one to see why it is in this state, the exact request and the history."
            ),
            self,
            icon_name="outbox",
            small=True,
            name="outbox_detail_empty",
        )
        self._pages.addWidget(self._nothing)
        self._pages.addWidget(self._build_page())

    # -- built once ----------------------------------------------------------------------------

    def _build_page(self) -> QWidget:
        body = QWidget()
        body.setProperty("background", "surface")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(body)
        column.setContentsMargins(px(20), px(16), px(20), px(16))
        column.setSpacing(px(12))
        column.addLayout(self._build_head())
        for widget in (self.banner, self.grid, self._steps, self._result, self.call):
            column.addWidget(widget)
        column.addWidget(self._history_title)
        column.addWidget(self.history)
        column.addStretch(1)
        self._step_grid.setContentsMargins(0, 0, 0, 0)
        self._step_grid.setHorizontalSpacing(px(12))
        self._step_grid.setVerticalSpacing(px(6))
        self._step_grid.setColumnStretch(3, 1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(body)
        page = QWidget(self)
        whole = QVBoxLayout(page)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(area, 1)
        whole.addWidget(self.action_bar)
        return page

    def _build_head(self) -> QHBoxLayout:
        first = QHBoxLayout()
        first.setSpacing(px(10))
        first.addWidget(self._title)
        first.addWidget(self._chip)
        first.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(px(3))
        words.addLayout(first)
        words.addWidget(self._second)
        head = QHBoxLayout()
        head.setSpacing(px(12))
        head.addWidget(self._picture)
        head.addLayout(words, 1)
        return head

    def _build_result(self) -> QFrame:
        frame = QFrame(self)
        frame.setObjectName("outbox_result")
        frame.setProperty("kind", "card")
        line = QHBoxLayout(frame)
        line.setContentsMargins(px(12), px(8), px(12), px(8))
        line.setSpacing(px(8))
        line.addWidget(IconLabel("arrow-right", "text2", 16, frame))
        line.addWidget(PlainLabel(self.tr("Result"), "title", "text", frame))
        self._result_words = PlainLabel("", "body", "text", frame, wrap=True)
        line.addWidget(self._result_words, 1)
        self._net_name = PlainLabel(self.tr("net"), "label", "text2", frame)
        self._net = PlainLabel("", "title", "text", frame)
        self._net.setObjectName("outbox_result_net")
        line.addWidget(self._net_name)
        line.addWidget(self._net)
        return frame

    # -- what is shown -------------------------------------------------------------------------

    def show_nothing(self) -> None:
        """Show that no row is selected."""
        self._pages.setCurrentIndex(0)

    def show_head(self, title: str, second: str, chip: ChipStyle) -> None:
        """Show the title of the listing, the state, and a line on what that means."""
        self._pages.setCurrentIndex(1)
        self._title.setText(title)
        self._second.setText(second)
        self._chip.set_chip(chip)

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show the small picture of the listing, or a plain tile."""
        self._picture.show_picture(picture, "")

    def show_banner(self, tone: str, title: str, text: str) -> None:
        """Show a banner with the event; without a title hide it."""
        self.banner.setVisible(bool(title))
        if title:
            self.banner.show_message(tone, title, text)

    def show_steps(self, steps: Sequence[Step]) -> None:
        """Show the changes of the row, before and after; none for a conflict, which has a grid."""
        while (item := self._step_grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        at = 0
        for step in steps:
            if step.is_whole:
                label = PlainLabel(step.label, "title", "text", self._steps)
                self._step_grid.addWidget(label, at, 0, 1, 4)
                at += 1
                continue
            if not step.before and not step.after:
                before, after = "", self.tr("changed")
            else:
                before, after = step.before or self.tr("none"), step.after or self.tr("none")
            self._step_grid.addWidget(PlainLabel(step.label, "label", "text2", self._steps), at, 0)
            # Two long values are placed one below the other, so that neither is cut.
            apart = len(before) + len(after) > _BESIDE
            if before:
                old = ElidedLabel(before, "body", "text2", self._steps)
                self._step_grid.addWidget(old, at, 1, 1, 3 if apart else 1)
                at += apart
                arrow = IconLabel("arrow-right", "text3", 14, self._steps)
                self._step_grid.addWidget(arrow, at, 1 if apart else 2)
            new = ElidedLabel(after, "title", "text", self._steps)
            self._step_grid.addWidget(new, at, 2 if apart else 3, 1, 2 if apart else 1)
            at += 1
        self._steps.setVisible(bool(steps))

    def show_result(self, words: str) -> None:
        """Show the resulting values; hide them if there is nothing to decide."""
        self._result.setVisible(bool(words))
        self._result_words.setText(words)

    def show_net(self, text: str) -> None:
        """Show the net of a sale with the result; hide it while it is unknown."""
        self._net.setText(text)
        self._net.setVisible(bool(text))
        self._net_name.setVisible(bool(text))

    def show_call(self, call: Call | None) -> None:
        """Show the exact request; ``None`` if nothing is to be sent."""
        self.call.setVisible(call is not None)
        if call is not None:
            self.call.show_call(call)

    def show_history(self, lines: Sequence[TimelineLine]) -> None:
        """Show the history of the listing."""
        self._history_title.setVisible(bool(lines))
        self.history.setVisible(bool(lines))
        self.history.show_lines(lines)
