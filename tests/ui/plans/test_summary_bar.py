"""The figures above a plan: as many as there is room for, and none is cut."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.ui.application import choose_theme, interface_font
from app.ui.plans.preview.figures import CHANGES, Figures
from app.ui.plans.preview.summary_bar import SummaryBar
from app.ui.texts.site_format import currency_context
from tests.stands.locales import locale


@pytest.mark.parametrize("width", [600, 660, 820, 860, 1000, 1400])
@pytest.mark.parametrize("narrow", [False, True])
def test_that_no_figure_is_cut(qtbot: Any, qapp: QApplication, width: int, narrow: bool) -> None:
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")
    # A window of its own would never be narrower than what is in it.
    host = QWidget()
    qtbot.addWidget(host)
    bar = SummaryBar(host)
    host.resize(width, 60)
    bar.setGeometry(0, 0, width, 60)
    host.show()
    bar.set_narrow(narrow)
    counts = {CHANGES: 1_094}
    figures = Figures(
        *(counts, Decimal("1010471.42"), Decimal("1011361.62"), "MXN"),
        *(Decimal(0), 0, 0, False),
    )
    bar.show_figures(figures, currency_context(locale("pt_BR"), "MXN"))
    QApplication.processEvents()
    shown = [label for label in bar.findChildren(QLabel) if label.isVisible() and label.text()]
    assert shown
    for label in shown:
        assert label.width() >= label.sizeHint().width(), (label.text(), label.width())
        assert label.mapTo(host, label.rect().topRight()).x() <= width, label.text()
