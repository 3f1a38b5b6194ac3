"""The totals of a plan above its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.plans.preview.figures import CHANGES, LESS, REFUSED, UNCHANGED
from app.ui.texts.money import difference_role, format_money, format_number
from app.ui.texts.pace_text import about_text
from app.ui.widgets.card import Divider
from app.ui.widgets.icon_label import IconLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from app.ui.plans.preview.figures import Figures
    from app.ui.texts.form_context import FormContext

_UNKNOWN = "–"


class _Figure(QWidget):
    """A number with its caption, and an icon if it deserves attention."""

    def __init__(self, name: str, caption: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"plan_figure_{name}")
        self._caption = caption
        self.icon = IconLabel("", "text2", 16, self)
        self.icon.hide()
        self.before = PlainLabel("", "figure", "text2", self)
        self.before.hide()
        self.arrow = IconLabel("arrow-right", "text3", 14, self)
        self.arrow.hide()
        self.figure = PlainLabel("", "figure", "text", self)
        line = QHBoxLayout()
        line.setSpacing(px(6))
        for widget in (self.icon, self.before, self.arrow, self.figure):
            line.addWidget(widget)
        line.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(px(1))
        column.addLayout(line)
        self._words = PlainLabel(caption, "label", "text2", self)
        column.addWidget(self._words)

    def show_caption(self, caption: str) -> None:
        """Change the caption."""
        self._caption = caption
        self._words.setText(caption)

    def show_count(self, count: int, words: str, *, icon: str = "", role: str = "text") -> None:
        """Show a count; ``icon`` and ``role`` apply only if it is not zero."""
        self.figure.setText(words)
        self.figure.set_role(role if count else "text2")
        self.icon.set_icon(icon, role)
        self.icon.setVisible(bool(count and icon))
        self.setAccessibleName(f"{words} {self._caption}")

    def show_pair(self, before: str, after: str, role: str) -> None:
        """Show the values before and after."""
        self.before.setText(before)
        self.figure.setText(after)
        self.figure.set_role(role)
        for widget in (self.before, self.arrow):
            widget.setVisible(bool(before))
        self.setAccessibleName(f"{self._caption}: {before} → {after}" if before else after)


class SummaryBar(QFrame):
    """Six totals side by side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plan_summary")
        self.setProperty("background", "surface")
        self._changes = _Figure("changes", self.tr("will change"), self)
        self._refused = _Figure("refused", self.tr("refused"), self)
        self._unchanged = _Figure("unchanged", self.tr("unchanged, skipped"), self)
        self._less = _Figure("less", self.tr("would earn less"), self)
        self._net = _Figure("net", self.tr("average net of one sale"), self)
        self._calls = _Figure("calls", self.tr("requests"), self)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(16), px(8), px(16), px(10))
        row.setSpacing(px(20))
        figures = (self._changes, self._refused, self._unchanged, self._less, self._net)
        lines: dict[_Figure, Divider] = {}
        for figure in figures:
            lines[figure] = Divider(self, upright=True)
            row.addWidget(figure)
            row.addWidget(lines[figure])
        row.addWidget(self._calls)
        row.addStretch(1)
        # If there is no room, totals that the tabs show too are hidden first; none is ever cut.
        self._steps: tuple[tuple[QWidget, ...], ...] = (
            (lines[self._net], self._calls, self._unchanged, lines[self._unchanged]),
            (self._less, lines[self._less]),
            (self._refused, lines[self._refused]),
        )
        self._narrow = False

    def set_narrow(self, narrow: bool) -> None:
        """Hide the totals that the tabs show too, if the window is narrow."""
        self._narrow = narrow
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as many totals as there is room for."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = [True] * len(self._steps)
        shown[0] = not self._narrow
        for at in range(len(self._steps) + 1):
            if at:
                shown[at - 1] = False
            for step, visible in zip(self._steps, shown, strict=True):
                for widget in step:
                    widget.setVisible(visible)
            if self._wide() <= self.width():
                return

    def _wide(self) -> int:
        """Return the width of the visible totals."""
        row = self.layout()
        assert row is not None
        margins = row.contentsMargins()
        found = (item.widget() for at in range(row.count()) if (item := row.itemAt(at)) is not None)
        wide = [
            widget.sizeHint().width() + row.spacing()
            for widget in found
            if widget is not None and not widget.isHidden()
        ]
        return sum(wide) + margins.left() + margins.right()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the parts that are always visible, so that it widens no window."""
        return QSize(px(320), super().minimumSizeHint().height())

    def show_figures(
        self, figures: Figures | None, context: FormContext, seconds: float | None = None
    ) -> None:
        """Show the totals; ``None`` while they are unknown.

        ``seconds`` is the measured duration of a request, or ``None``.
        """
        self._calls.show_caption(self._calls_caption(figures, context, seconds))
        self._net.show_caption(self._net_caption(figures, context))
        self._less.show_caption(self._less_caption(figures, context))
        if figures is None:
            for one in (self._changes, self._refused, self._unchanged, self._less, self._calls):
                one.show_count(0, _UNKNOWN)
            self._net.show_pair("", _UNKNOWN, "text2")
            self._fit()
            return
        counts, locale = figures.counts, context.locale

        def show(one: _Figure, key: str, icon: str = "", role: str = "text") -> None:
            count = counts.get(key, 0)
            one.show_count(count, format_number(count, locale), icon=icon, role=role)

        show(self._changes, CHANGES)
        show(self._refused, REFUSED, "x-circle", "bad")
        show(self._unchanged, UNCHANGED, "", "text2")
        if figures.known or not counts.get(CHANGES, 0):
            show(self._less, LESS, "alert", "warn")
        else:
            self._less.show_count(0, _UNKNOWN)
        self._calls.show_count(figures.calls, format_number(figures.calls, locale))
        before, after = figures.mean_before, figures.mean_after
        if before is None or after is None:
            self._net.show_pair("", _UNKNOWN, "text2")
        else:
            self._net.show_pair(
                format_money(before, figures.currency_id, locale),
                format_money(after, figures.currency_id, locale),
                difference_role(after - before),
            )
        self._fit()

    def _calls_caption(
        self, figures: Figures | None, context: FormContext, seconds: float | None
    ) -> str:
        if figures is None or not figures.calls or seconds is None:
            return self.tr("requests")
        about = about_text(
            figures.calls * seconds, lambda number: format_number(number, context.locale)
        )
        return self.tr("requests, {about}").format(about=about)

    def _less_caption(self, figures: Figures | None, context: FormContext) -> str:
        count = 0 if figures is None else figures.counts.get(CHANGES, 0)
        if figures is None or figures.known in (0, count):
            return self.tr("would earn less")
        words = self.tr("would earn less, known of {known} of {total}")
        known, total = (format_number(one, context.locale) for one in (figures.known, count))
        return words.format(known=known, total=total)

    def _net_caption(self, figures: Figures | None, context: FormContext) -> str:
        count = 0 if figures is None else figures.counts.get(CHANGES, 0)
        if figures is None or figures.mean_before is None or figures.known == count:
            return self.tr("average net of one sale")
        words = self.tr("average net, known of {known} of {total}")
        known, total = (format_number(one, context.locale) for one in (figures.known, count))
        return words.format(known=known, total=total)
