"""The page that shows the effect of a move to another category, in groups."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.editing.category_move import AttributeOutcome
from app.editing.numbers import format_number
from app.ui.look.text import PlainLabel, literal, one_line
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.texts.finding_text import finding_sentence
from app.ui.widgets.display.timeline import Timeline, TimelineLine
from app.ui.widgets.inputs.buttons import Button, PrimaryButton

if TYPE_CHECKING:
    from app.editing.category_move import CategoryMove, MovedAttribute
    from app.ui.texts.form_context import FormContext


class MovePage(QWidget):
    """A preview of one move; ``agreed`` and ``back_requested`` are its two outcomes."""

    agreed = Signal()
    back_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("move_page")
        self._title = PlainLabel("", "view_title", "text", self, wrap=True)
        self._paths = PlainLabel("", "body", "text2", self, wrap=True)
        self._paths.setObjectName("move_paths")
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        note = self.tr("Nothing is sent yet: the form of that category opens, and Undo goes back.")
        self._note = PlainLabel(note, "label", "text2", self, wrap=True)
        self._back = Button(self.tr("Another category"), "arrow-left", self, name="move_back")
        self._back.clicked.connect(self.back_requested)
        self.go = PrimaryButton(self.tr("Move"), "", self, name="move_go")
        self.go.clicked.connect(self.agreed)
        self.go.setDefault(True)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addWidget(self._note, 1)
        foot.addWidget(self._back)
        foot.addWidget(self.go)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(self._title)
        column.addWidget(self._paths)
        column.addWidget(self._area, 1)
        column.addLayout(foot)

    def show_move(self, move: CategoryMove, paths: tuple[str, str], context: FormContext) -> None:
        """Show the effect of a move; ``paths`` are the present and the new category."""
        name = one_line(move.category.name or move.category.id)
        self._title.setText(self.tr("Move to “{name}”").format(name=name))
        self._paths.setText(" → ".join(path or UNKNOWN for path in paths))
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, px(8), 0)
        column.setSpacing(px(6))
        for heading, lines in self._groups(move, context):
            if lines:
                words = self._counted(heading, len(lines), context)
                column.addWidget(PlainLabel(words, "heading", "text2", page))
                shown = Timeline(page)
                shown.show_lines(lines)
                column.addWidget(shown)
                column.addSpacing(px(8))
        kept = [one_line(one.name) for one in move.with_outcome(AttributeOutcome.KEPT)]
        if kept:
            words = self._counted(self.tr("Kept"), len(kept), context)
            column.addWidget(PlainLabel(words, "heading", "text2", page))
            column.addWidget(PlainLabel(", ".join(kept), "body", "text", page, wrap=True))
        column.addStretch(1)
        self._area.setWidget(page)
        self.go.setText(literal(self.tr("Move to “{name}”").format(name=_short(name))))
        self.go.setFocus()

    def _groups(
        self, move: CategoryMove, context: FormContext
    ) -> Iterable[tuple[str, list[TimelineLine]]]:
        empty = self.tr("has to be filled in before it can be sent")
        yield (
            self.tr("Asked for there, and empty"),
            [
                TimelineLine("alert", "warn", one_line(one.name or one.id), empty, "")
                for one in move.required
            ],
        )
        errors = [one for one in move.findings if one.is_error]
        warnings = [one for one in move.findings if not one.is_error]
        yield (
            self.tr("Has to be mended before it can be sent"),
            [
                TimelineLine("alert-circle", "bad", finding_sentence(one, context), "", "")
                for one in errors
            ],
        )
        yield self.tr("Lost"), [self._line(one) for one in move.with_outcome(AttributeOutcome.LOST)]
        yield (
            self.tr("Converted"),
            [self._line(one) for one in move.with_outcome(AttributeOutcome.CONVERTED)],
        )
        yield (
            self.tr("To know before"),
            [
                TimelineLine("info", "text2", finding_sentence(one, context), "", "")
                for one in warnings
            ],
        )

    def _counted(self, heading: str, count: int, context: FormContext) -> str:
        return f"{heading} · {format_number(Decimal(count), context.locale)}"

    def _line(self, one: MovedAttribute) -> TimelineLine:
        name, before = one_line(one.name), one_line(one.before) or UNKNOWN
        if one.outcome is AttributeOutcome.LOST:
            return TimelineLine("x-circle", "bad", name, before, "")
        return TimelineLine("sync", "text2", name, f"{before} → {one_line(one.after)}", "")


def _short(name: str) -> str:
    return name if len(name) <= 28 else name[:27] + "…"
