"""The chart's axis, and that the drawings paint for any numbers."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.shipping.chart import ChartData, CliffMark, NetChart, Point, Present, Series, axis_steps
from app.ui.shipping.parcel import Measures, Parcel


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [
        (400.0, 850.0, 10, [400, 450, 500, 550, 600, 650, 700, 750, 800, 850]),
        (0.0, 1.0, 5, [0, 0.2, 0.4, 0.6, 0.8, 1.0]),
        (-30.0, 95.0, 4, [0, 50]),
        (1_000_000.0, 9_000_000.0, 4, [2e6, 4e6, 6e6, 8e6]),
        (5.0, 5.0, 4, []),
        (9.0, 5.0, 4, []),
        (0.0, float("inf"), 4, []),
        (float("nan"), 1.0, 4, []),
        (0.0, 1.0, 0, []),
    ],
)
def test_that_an_axis_is_marked_at_round_values_inside_its_range(
    low: float, high: float, most: int, expected: list[float]
) -> None:
    assert axis_steps(low, high, most) == pytest.approx(expected)


def painted(widget: QWidget) -> int:
    """How many different colours the widget paints."""
    widget.resize(600, 320)
    image = widget.grab().toImage()
    return len(
        {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)}
    )


def chart(low: float, high: float, fall: float) -> ChartData:
    line = ((Point(low, low * 0.9), Point(high, high * 0.9 - fall)),)
    return ChartData(
        (Series("Clásica", line, chosen=True), Series("Premium", line, chosen=False)),
        CliffMark(line[0][0], Point(low, low * 0.9 - fall), line[0][1], "less", "a", "again", "b"),
        Present(line[0][1], "now", "less than before", loss=True),
        lambda amount: f"${amount:,.2f}",
    )


@pytest.mark.parametrize(
    ("low", "high", "fall"),
    [(400, 850, 112), (0, 1, 0), (5, 5, 0), (1e9, 2e9, 1e8), (0, 0, 0)],
)
def test_that_the_chart_paints_any_prices(
    qtbot: QtBot, low: float, high: float, fall: float
) -> None:
    widget = NetChart()
    qtbot.addWidget(widget)
    blank = painted(widget)
    widget.show_data(chart(low, high, fall))
    assert painted(widget) > blank
    assert "now" in widget.accessibleDescription()
    widget.show_data(None)
    assert painted(widget) == blank


@pytest.mark.parametrize(
    "sides", [(12, 20, 33), (0, 0, 0), (1000, 1, 1), (1, 1000, 1), (1, 1, 1000), (0.1, 0.1, 0.1)]
)
def test_that_a_parcel_of_any_proportions_is_drawn(
    qtbot: QtBot, sides: tuple[float, float, float]
) -> None:
    widget = Parcel()
    qtbot.addWidget(widget)
    outline = painted(widget)
    widget.show_measures(Measures(*sides, "height", "width", "length", "890 g"))
    assert painted(widget) != outline > 1
    assert widget.accessibleDescription() == "height, width, length, 890 g"
