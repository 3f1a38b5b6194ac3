"""The list of stored plans: open, applied or undone; each can be reopened or deleted."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

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

from app.domain.timestamps import parse_timestamp
from app.engine.notices import NoticeError
from app.engine.previews.kept_rows import as_sent
from app.engine.previews.question import Source, source_of
from app.tasks import Overlap
from app.ui.activity.listing_cell import paint_row_background
from app.ui.look.chips import ChipStyle
from app.ui.look.paint import RIGHT, elide, paint_chip, paint_text
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.translation import Words
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.plans.operation_words import operation_words
from app.ui.schedules.schedule_panel import SchedulePanel
from app.ui.texts.catalog_text import age, now_ms
from app.ui.view import View
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.empty import EmptyView, Pages
from app.ui.widgets.display.line_model import LineModel
from app.ui.widgets.inputs.buttons import Button, GhostButton
from app.ui.widgets.view_head import ViewHead, lay_out_view

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent

    from app.editing.number_locale import NumberLocale
    from app.engine.outbox.outbox import Outbox
    from app.engine.plans.plan_store import KeptPlan, PlanStore
    from app.tasks import TaskScope

    Index = QModelIndex | QPersistentModelIndex

PlanLines: Final = Words("PlanLines")
_ROW, _CHIP, _WHEN = 46, 150, 90


class PlanLine(NamedTuple):
    """A plan prepared for display."""

    kept: KeptPlan
    words: str
    chip: ChipStyle
    moment: int


def line_of(kept: KeptPlan, locale: NumberLocale) -> PlanLine:
    """Return the display data of a plan: its operations, its state, and since when."""
    words = " · ".join(filter(None, (operation_words(*spec) for spec in kept.specs)))
    if not words and kept.question.get("sheet"):
        match source_of(kept.question):
            case Source.SHEET:
                words = PlanLines.tr("Values of a sheet")
            case Source.FOLDER:
                words = PlanLines.tr("Pictures from a folder")
            case Source.CELLS:
                words = PlanLines.tr("Changed cells")
    if kept.count:
        counted = PlanLines.tr("%n listings", "", kept.count)
        words = f"{words} · {with_count(counted, kept.count, locale)}"
    if kept.undone_at:
        chip = ChipStyle("neutral", "undo", PlanLines.tr("Undone"))
    elif kept.applied_at:
        chip = ChipStyle("ok", "check-circle", PlanLines.tr("Applied"))
    elif kept.scheduled_at:
        # Whether it was sent, and what, is shown in the panel of schedules above.
        chip = ChipStyle("info", "clock", PlanLines.tr("Given a time"))
    else:
        chip = ChipStyle("neutral", "pencil", PlanLines.tr("Nothing sent"))
    at = parse_timestamp(kept.undone_at or kept.applied_at or kept.scheduled_at or kept.made_at)
    return PlanLine(kept, words, chip, 0 if at is None else round(at.timestamp() * 1000))


class _PlanModel(LineModel[PlanLine]):
    def data(self, index: Index, role: int = 0) -> Any:
        """Return the name; for screen readers with the operations and the state."""
        line = self.lines[index.row()]
        name = one_line(line.kept.name)
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{name}, {line.words}, {line.chip.text}"
        return None


class _PlanDelegate(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of two lines."""
        return QSize(px(200), px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the name, the operations, the state and its time."""
        model, view = index.model(), self.parent()
        assert isinstance(model, _PlanModel)
        assert isinstance(view, QListView)
        line, rect = model.lines[index.row()], QRect(option.rect)
        state: QStyle.StateFlag = option.state
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_background(
            painter,
            rect,
            selected=bool(state & QStyle.StateFlag.State_Selected),
            focused=view.hasFocus(),
            hovered=bool(state & QStyle.StateFlag.State_MouseOver),
            first=True,
        )
        inner = rect.adjusted(px(16), px(4), -px(16), -px(5))
        words = inner.adjusted(0, 0, -px(_CHIP + _WHEN), 0)
        half = words.height() // 2
        top = QRect(words.left(), words.top(), words.width(), half)
        below = top.translated(0, half)
        name = elide(one_line(line.kept.name), "body_strong", words.width())
        paint_text(painter, top, name, use="body_strong")
        text = elide(line.words, "caption", words.width())
        paint_text(painter, below, text, use="caption", role="text3")
        chip = QRect(words.right() + 1, inner.top(), px(_CHIP), inner.height())
        paint_chip(painter, chip, line.chip)
        when = QRect(chip.right() + 1, inner.top(), px(_WHEN), inner.height())
        paint_text(
            painter, when, age(line.moment, now_ms()), use="label", role="text2", align=RIGHT
        )


class _PlanList(QListView):
    opened = Signal()
    dropped = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter, delete with Delete."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.opened.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.dropped.emit()
            case _:
                super().keyPressEvent(event)


class PlanListView(QWidget):
    """A list with two actions, whose signals carry a ``KeptPlan``.

    ``listings_requested`` goes to the listings, where a first plan can be made.
    """

    open_wanted = Signal(object)
    drop_wanted = Signal(object)
    listings_requested = Signal()

    def __init__(self, locale: Callable[[], NumberLocale], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plans")
        self.setAccessibleName(self.tr("Plans"))
        self._locale = locale
        self.list = _PlanList(self)
        self.list.setObjectName("plans_list")
        self.list.setAccessibleName(self.tr("Plans"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)
        self.list.setItemDelegate(_PlanDelegate(self.list))
        self._model = _PlanModel(self.list)
        self.list.setModel(self._model)
        self._open = Button(self.tr("Open"), "layers", self, size="tall", name="plan_open")
        self._drop = GhostButton(self.tr("Delete"), "trash", self, size="tall", name="plan_drop")
        self._empty = EmptyView(
            self.tr("No plans"),
            self.tr("Select listings and change them all at once: each such plan is kept here."),
            self,
            icon_name="layers",
            name="plans_empty",
        )
        step = self._empty.add_link(self.tr("Go to the listings"), "tag", name="plans_first_step")
        step.clicked.connect(self.listings_requested)
        head = ViewHead(self)
        row = head.line
        row.addWidget(PlainLabel(self.tr("Plans"), "view_title", "text", head))
        row.addStretch(1)
        row.addWidget(self._drop)
        row.addWidget(self._open)
        body = QFrame(self)
        body.setProperty("background", "surface")
        self._pages = Pages(body)
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._empty)
        self.schedules = SchedulePanel(self)
        lay_out_view(self, head, self.schedules, body=body)
        for signal, wanted in (
            (self.list.opened, self.open_wanted),
            (self._open.clicked, self.open_wanted),
            (self.list.doubleClicked, self.open_wanted),
            (self.list.dropped, self.drop_wanted),
            (self._drop.clicked, self.drop_wanted),
        ):
            signal.connect(lambda *_, wanted=wanted: self._emit(wanted))
        self.show_plans(())

    def show_plans(self, plans: Sequence[KeptPlan]) -> None:
        """Show these plans, the newest first; the current one stays."""
        at = max(0, self.list.currentIndex().row())
        self._model.show([line_of(kept, self._locale()) for kept in plans])
        if plans:
            self.list.setCurrentIndex(self._model.index(min(at, len(plans) - 1), 0))
        self._pages.turn_to(self.list if plans else self._empty)
        for button in (self._open, self._drop):
            button.setVisible(bool(plans))

    def _emit(self, wanted: Any) -> None:
        row = self.list.currentIndex().row()
        if 0 <= row < len(self._model.lines):
            wanted.emit(self._model.lines[row].kept)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to the list, or to the first-step button if it is empty."""
        super().focusInEvent(event)
        self._pages.take_focus()


class PlanListController(View):
    """The controller that reads the stored plans, and opens and deletes them."""

    def __init__(
        self,
        scope: TaskScope,
        view: PlanListView,
        plan_store: PlanStore,
        outbox: Outbox,
        open_plan: Callable[[KeptPlan], object],
        dropped: Callable[[str], object],
        read_times: Callable[[], object],
    ) -> None:
        self._scope, self._view, self._plan_store, self._dropped = scope, view, plan_store, dropped
        self._outbox, self._read_times = outbox, read_times
        self.widget = view
        view.open_wanted.connect(open_plan)
        view.drop_wanted.connect(self._drop)
        self.read()

    def come_forward(self) -> None:
        """Read again, because a plan may have been applied or scheduled meanwhile."""
        self.read()
        self._read_times()
        self._view.setFocus()

    def read(self) -> None:
        """Read the plans again."""
        self._scope.start(self._read(), key="plans read", overlap=Overlap.REPLACE)

    def _drop(self, kept: KeptPlan) -> None:
        self._scope.start(self._forget(kept), key="plans drop", overlap=Overlap.SKIP)

    async def _forget(self, kept: KeptPlan) -> None:
        title = PlanLines.tr("Delete the plan “{name}”?").replace("{name}", one_line(kept.name))
        sheet = AskSheet(
            title,
            PlanLines.tr("What it has sent stays as it is, in the outbox and the history, too."),
            (),
            self._view,
            keep=PlanLines.tr("Keep"),
            go=PlanLines.tr("Delete"),
        )
        if not await sheet.agreed():
            return
        self._dropped(kept.plan_id)
        await asyncio.to_thread(self._plan_store.drop, kept.plan_id)
        await self._read()

    async def _read(self) -> None:
        found = await asyncio.to_thread(self._plan_store.all)
        with suppress(NoticeError):
            # If the outbox cannot be read now, the plans are shown in their stored state.
            found = [await as_sent(kept, self._plan_store, self._outbox) for kept in found]
        self._view.show_plans(found)
