"""The window of one plan: operations on the left, their results on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.activity.call_card import CallCard
from app.ui.look.chips import ChipStyle
from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.plans.operations_column import OperationsColumn
from app.ui.plans.preview.figures import CHANGES, LESS_NET
from app.ui.plans.preview.rows_line import RowsLine
from app.ui.plans.preview.summary_bar import SummaryBar
from app.ui.plans.preview.table import PreviewTable
from app.ui.plans.risk_banner import RiskBanner
from app.ui.widgets.card import Divider
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import Button, IconButton, LinkButton, PrimaryButton
from app.ui.widgets.inputs.fields import LineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from app.engine.previews.question import Source
    from app.ui.plans.preview.figures import Figures
    from app.ui.texts.form_context import FormContext

_NARROW = 1000


class PlanView(QWidget):
    """A passive view of a plan; the seller's actions are emitted as signals."""

    back_wanted = Signal()
    save_wanted = Signal()
    rehearse_wanted = Signal()
    stop_wanted = Signal()
    apply_wanted = Signal()
    when_wanted = Signal()
    keep_at_wanted = Signal()
    renamed = Signal(str)
    undo_wanted = Signal()
    retry_wanted = Signal()
    repeat_wanted = Signal()

    def __init__(self, context: FormContext, column: OperationsColumn, table: PreviewTable) -> None:
        super().__init__()
        self.setObjectName("plan_view")
        self.context = context
        self._of_sheet = False
        self._count = 0
        self.column, self.table, self.model = column, table, table.rows
        self.model.setParent(self)
        self.summary = SummaryBar(self)
        self.shown = RowsLine(self.model, self)
        self.tabs = self.shown.tabs
        self.risk = RiskBanner(self)
        self.risk.show_wanted.connect(lambda: self.shown.show_code(LESS_NET))
        self.risk.keep_wanted.connect(self.keep_at_wanted)
        self.report = Banner("ok", "", "", self, name="plan_report")
        self._retry = self.report.add_action(self.tr("Retry these"), "sync", name="plan_retry")
        self._retry.clicked.connect(self.retry_wanted)
        self._repeat = self.report.add_action(
            self.tr("Repeat as a new plan"), "copy", name="plan_repeat"
        )
        self._repeat.clicked.connect(self.repeat_wanted)
        self._stop = self.report.add_action(self.tr("Stop"), "stop", name="plan_stop")
        self._stop.clicked.connect(self.stop_wanted)
        self.problem = PlainLabel("", "body", "text2", self, wrap=True)
        self.problem.setObjectName("plan_problem")
        self.problem.setContentsMargins(px(16), px(12), px(16), px(12))
        self.calls = CallCard(self)
        self._lay_out()
        self.show_figures(None, whole=False)
        self.show_risk(None)
        self.show_problem("")
        self.report.hide()
        self.calls.hide()

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addWidget(self.summary)
        right.addWidget(Divider(self))
        for banner in (self.report, self.risk):
            place = QHBoxLayout()
            place.setContentsMargins(px(16), px(6), px(16), px(4))
            place.addWidget(banner)
            right.addLayout(place)
        self._rest = QWidget(self)
        right.addWidget(self.shown)
        right.addWidget(self.problem)
        right.addWidget(self._rest, 1)
        right.addWidget(self.table, 1)
        right.addWidget(self.calls)
        right.addWidget(self._build_footer())
        body = QFrame(self)
        body.setProperty("background", "surface")
        body.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        columns = QHBoxLayout()
        columns.setSpacing(0)
        columns.addWidget(self.column)
        columns.addWidget(Divider(self, upright=True))
        columns.addWidget(body, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._build_header())
        whole.addWidget(Divider(self))
        whole.addLayout(columns, 1)

    def _build_header(self) -> QFrame:
        header = QFrame(self)
        header.setProperty("background", "window")
        header.setFixedHeight(px(56))
        self._back = IconButton("arrow-left", self.tr("Back; the plan is kept"), key="Esc")
        self._back.setObjectName("plan_back")
        self._back.clicked.connect(self.back_wanted)
        self._fold = IconButton(
            "list", self.tr("What to do"), header, checkable=True, name="plan_fold"
        )
        self._fold.setChecked(True)
        self._fold.toggled.connect(self.column.setVisible)
        self._name = ElidedLabel("", "view_title", "text", header)
        self._name_field = LineEdit("", header, name="plan_name")
        self._name_field.setAccessibleName(self.tr("Name of the plan"))
        self._name_field.setMaxLength(80)
        self._name_field.hide()
        self._name_field.editingFinished.connect(self._take_name)
        self._rename = IconButton("pencil", self.tr("Rename the plan"), size=28)
        self._rename.setObjectName("plan_rename")
        self._rename.clicked.connect(self._begin_name)
        self._state = Chip(ChipStyle("neutral", "pencil", ""), header)
        self._save = Button(self.tr("Save as file…"), "download", name="plan_save")
        self._save.clicked.connect(self.save_wanted)
        self._rehearse = Button(self.tr("Rehearse"), "flask", name="plan_rehearse")
        self._rehearse.clicked.connect(self.rehearse_wanted)
        self._when = Button(self.tr("Schedule…"), "clock", name="plan_when")
        self._when.clicked.connect(self.when_wanted)
        self._undo = Button(self.tr("Undo the plan"), "undo", name="plan_undo")
        self._undo.clicked.connect(self.undo_wanted)
        self._undo.hide()
        self._apply = PrimaryButton("", "send", name="apply_button")
        self._apply.clicked.connect(self.apply_wanted)
        row = QHBoxLayout(header)
        row.setContentsMargins(px(16), 0, px(16), 0)
        row.setSpacing(px(8))
        row.addWidget(self._back)
        row.addWidget(self._fold)
        row.addWidget(self._name)
        row.addWidget(self._name_field)
        row.addWidget(self._rename)
        row.addWidget(self._state)
        row.addStretch(1)
        for button in (self._save, self._rehearse, self._undo, self._when, self._apply):
            row.addWidget(button)
        return header

    def _build_footer(self) -> QFrame:
        footer = QFrame(self)
        footer.setProperty("background", "footer")
        footer.setFixedHeight(px(38))
        self._foot = ElidedLabel("", "label", "text2", footer)
        self._show_calls = LinkButton(self.tr("Show the requests"), "eye", name="plan_show_calls")
        self._show_calls.setCheckable(True)
        self._show_calls.toggled.connect(self._calls_toggled)
        row = QHBoxLayout(footer)
        row.setContentsMargins(px(16), 0, px(10), 0)
        row.setSpacing(px(8))
        self._shield = IconLabel("shield", "ok", 16, footer)
        row.addWidget(self._shield)
        row.addWidget(self._foot, 1)
        row.addWidget(self._show_calls)
        return footer

    # -- what is shown -------------------------------------------------------------------------

    @property
    def shows_calls(self) -> bool:
        """Whether the API call of the current row is shown."""
        return self._show_calls.isChecked()

    def show_sheet(self, name: str, source: Source) -> None:
        """Show a plan from a sheet or a folder, whose operations are fixed."""
        self.column.show_sheet(name, source)
        self._of_sheet = True

    def show_name(self, name: str) -> None:
        """Show the name of the plan."""
        self._name.setText(name)
        self._name_field.setText(name)

    def _calls_toggled(self, on: bool) -> None:
        self._show_calls.setText(
            self.tr("Hide the requests") if on else self.tr("Show the requests")
        )
        if on and not self.table.currentIndex().isValid() and self.model.rowCount():
            self.table.selectRow(0)
        self.table.row_changed.emit()

    def show_stage(self, stage: ChipStyle) -> None:
        """Show the stage of the plan."""
        self._state.set_chip(stage)

    def set_editable(self, editable: bool) -> None:
        """Make the plan editable, or read-only once a part of it was sent."""
        self.column.set_editable(editable)
        self.model.frozen = not editable
        self._apply.setVisible(editable)
        self._rehearse.setVisible(editable)
        self._save.setVisible(editable)
        self._when.setVisible(editable)
        self.table.show_columns()
        self.table.viewport().update()

    def show_undo(self, shown: bool) -> None:
        """Show or hide the button that undoes the plan."""
        self._undo.setVisible(shown)
        self._show_foot()

    def _show_foot(self) -> None:
        """Show to what extent the plan can be undone; nothing once it was undone."""
        can_undo = self._undo.isVisibleTo(self) or not self.model.frozen
        self._foot.setText(self.column.undo_words() if can_undo else "")
        self._shield.setVisible(can_undo)

    def show_figures(
        self, figures: Figures | None, *, whole: bool, seconds: float | None = None
    ) -> None:
        """Show the counts; the plan can be applied once the ``whole`` is known.

        ``seconds`` is the measured duration of a request, or ``None``.
        """
        locale = self.context.locale
        self._show_foot()
        # Once the plan is sent, the report shows the outcome.
        self.summary.setVisible(not self.model.frozen)
        self.summary.show_figures(figures, self.context, seconds)
        counts = {} if figures is None else figures.counts

        self.shown.show_counts(counts)
        self._count = counts.get(CHANGES, 0)
        words = self.tr("Apply to %n listings", "", self._count)
        known = with_count(words, self._count, locale)
        self._apply.setText(self.tr("Apply") if figures is None else known)
        for button in (self._apply, self._rehearse, self._save, self._when):
            button.setEnabled(whole and self._count > 0)

    def show_risk(self, figures: Figures | None) -> None:
        """Show how many rows exceed the threshold and earn less, and offer to correct them."""
        self.risk.show_figures(None if self.model.frozen else figures, self.context)

    def show_problem(self, words: str) -> None:
        """Show why there are no rows; an empty text if there are some."""
        self.problem.setText(words)
        self.problem.setVisible(bool(words))
        if words:
            self.calls.hide()
        for widget in (self.table, self.shown):
            widget.setVisible(not words)
        self._rest.setVisible(bool(words))

    def show_report(
        self,
        tone: str,
        title: str,
        text: str,
        *,
        refused: int,
        ended: bool,
        stops: bool = False,
    ) -> None:
        """Show the outcome of the plan; ``refused`` rows can be sent again.

        ``stops`` shows a button that cancels the running work.
        """
        self.report.show_message(tone, title, text)
        self._retry.setVisible(bool(refused))
        self._repeat.setVisible(ended and not self._of_sheet)
        self._stop.setVisible(stops)
        self.report.show()

    # -- the name ------------------------------------------------------------------------------

    def _begin_name(self) -> None:
        self._name.hide()
        self._name_field.show()
        self._name_field.setFocus()
        self._name_field.selectAll()

    def _take_name(self) -> None:
        if self._name_field.isHidden():
            return
        self._name_field.hide()
        self._name.show()
        self.renamed.emit(self._name_field.text())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide the texts of buttons if the window is narrow."""
        super().resizeEvent(event)
        narrow = self.width() < px(_NARROW)
        for button in (self._save, self._rehearse):
            button.set_compact(narrow)
        self._fold.setVisible(narrow)
        self.column.setVisible(not narrow or self._fold.isChecked())
        self.summary.set_narrow(narrow)
        self._state.setVisible(not narrow)
        self.shown.set_narrow(narrow)
