"""The banner of a plan whose higher prices would earn less, with a button to correct them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from app.ui.look.window_locale import with_count
from app.ui.texts.money import format_money
from app.ui.widgets.display.banner import Banner

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.ui.plans.preview.figures import Figures
    from app.ui.texts.form_context import FormContext


class RiskBanner(Banner):
    """A banner with the number of rows that exceed the threshold.

    ``show_wanted`` requests that they be shown, ``keep_wanted`` that their prices stay at the
    threshold.
    """

    show_wanted = Signal()
    keep_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("warn", "", "", parent, name="plan_risk")
        self.add_action(self.tr("Show them"), name="plan_show_less").clicked.connect(
            self.show_wanted
        )
        self._keep = self.add_action("", "wand", name="plan_keep_at")
        self._keep.clicked.connect(self.keep_wanted)

    def show_figures(self, figures: Figures | None, context: FormContext) -> None:
        """Show how many rows exceed the threshold and earn less; nothing if there are none."""
        crossing = 0 if figures is None else figures.crossing
        self.setVisible(bool(crossing))
        if figures is None or not crossing:
            return
        currency, locale, threshold = context.currency_id, context.locale, figures.threshold
        words = ""
        if threshold is None:
            amount = ""
            title = self.tr(
                "%n listings would earn less than today at a higher price", "", crossing
            )
        else:
            amount = format_money(threshold, currency, locale)
            title = (
                self.tr("%n listings would cross {amount} and earn less than today", "", crossing)
                if figures.sure
                else self.tr("%n listings would cross {amount} and may earn less", "", crossing)
            )
            text = self.tr("Above {amount} free shipping becomes mandatory for this account.")
            words = text.format(amount=amount)
        title = with_count(title, crossing, locale).format(amount=amount)
        if figures.sure and figures.lost:
            lost = format_money(figures.lost, currency, locale)
            sentence = self.tr("Together they would lose {lost} on one sale each.").format(
                lost=lost
            )
            words = f"{words} {sentence}".strip()
        self.show_message("warn", title, words)
        self._keep.setVisible(bool(figures.keepable))
        keep = self.tr("Keep %n prices at {amount}", "", figures.keepable)
        self._keep.setText(with_count(keep, figures.keepable, locale).format(amount=amount))
