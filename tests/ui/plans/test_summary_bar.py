"""The figures above a plan: as many as there is room for, and none is cut."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from app.ui.application import choose_theme, interface_font
from app.ui.plans.preview.figures import CHANGES, Figures
from app.ui.plans.preview.summary_bar import SummaryBar
from app.ui.texts.form_context import currency_context
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
        *(Decimal(0), 0, 0, False, 1_000, None, 1_094),
    )
    bar.show_figures(figures, currency_context(locale("pt_BR"), "MXN"), 0.21)
    QApplication.processEvents()
    shown = [label for label in bar.findChildren(QLabel) if label.isVisible() and label.text()]
    assert shown
    for label in shown:
        assert label.width() >= label.sizeHint().width(), (label.text(), label.width())
        assert label.mapTo(host, label.rect().topRight()).x() <= width, label.text()


@pytest.mark.parametrize(
    ("calls", "seconds", "words"),
    [
        (10, None, "requests"),
        (0, 0.5, "requests"),
        (1, 0.01, "requests, about 1 s"),
        (173, 0.25, "requests, about 40 s"),
        (5_000, 0.05, "requests, about 4 min"),
        (100_000, 0.1, "requests, about 2.8 h"),
    ],
)
def test_that_a_time_is_shown_where_it_is_known_and_no_more_exactly_than_that(
    qtbot: Any, calls: int, seconds: float | None, words: str
) -> None:
    bar = SummaryBar()
    qtbot.addWidget(bar)
    figures = figures_of(calls=calls)
    bar.show_figures(figures, currency_context(locale("en"), "MXN"), seconds)
    assert words in {label.text() for label in bar.findChildren(QLabel)}
    bar.show_figures(None, currency_context(locale("en"), "MXN"), seconds)
    assert not any("about" in label.text() for label in bar.findChildren(QLabel))


@pytest.mark.parametrize(
    ("known", "words"), [(8, "average net of one sale"), (5, "average net, known of 5 of 8")]
)
def test_that_a_mean_of_some_says_so(qtbot: Any, known: int, words: str) -> None:
    bar = SummaryBar()
    qtbot.addWidget(bar)
    bar.show_figures(figures_of(known=known), currency_context(locale("en"), "MXN"))
    assert words in {label.text() for label in bar.findChildren(QLabel)}


@pytest.mark.parametrize(
    ("known", "figure", "words"),
    [
        (8, "0", "would earn less"),
        (5, "0", "would earn less, known of 5 of 8"),
        (0, "–", "would earn less"),
    ],
)
def test_that_who_would_earn_less_is_counted_where_nets_are_known(
    qtbot: Any, known: int, figure: str, words: str
) -> None:
    bar = SummaryBar()
    qtbot.addWidget(bar)
    bar.show_figures(figures_of(known=known), currency_context(locale("en"), "MXN"))
    shown = bar.findChild(QWidget, "plan_figure_less")
    assert {figure, words} <= {label.text() for label in shown.findChildren(QLabel)}


def figures_of(*, known: int = 8, calls: int = 8) -> Figures:
    means = (Decimal(1), Decimal(2), "MXN")
    return Figures({CHANGES: 8}, *means, *(Decimal(0), 0, 0, False, known, None, calls))
