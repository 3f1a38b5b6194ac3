"""The chart of net over price: its fall at the threshold, and the price that compensates it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.ui.look.paint import fill_round, outline
from app.ui.look.theme import color
from app.ui.look.type_scale import font, metrics, px

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent

_STEPS: Final = (1.0, 2.0, 2.5, 5.0, 10.0)


class Point(NamedTuple):
    """A price and its net, in units of the currency."""

    price: float
    net: float


class Series(NamedTuple):
    """A listing type: its displayed name, its straight segments, and whether it is chosen."""

    name: str
    pieces: tuple[tuple[Point, Point], ...]
    chosen: bool


class CliffMark(NamedTuple):
    """The fall at the threshold, and the price from which a sale earns the same again."""

    before: Point
    after: Point
    again: Point
    heading: str
    before_label: str
    again_caption: str
    again_label: str


class Present(NamedTuple):
    """The current price, with two lines of text; ``loss`` colours the second."""

    at: Point
    label: str
    comment: str
    loss: bool


class ChartData(NamedTuple):
    """The complete content of a chart; ``money`` formats an amount for an axis."""

    series: tuple[Series, ...]
    cliff: CliffMark | None
    present: Present | None
    money: Callable[[float], str]


def axis_steps(low: float, high: float, most: int) -> list[float]:
    """Return about ``most`` round values from ``low`` to ``high``; none if there is no room."""
    if not (math.isfinite(low) and math.isfinite(high)) or high <= low or most < 1:
        return []
    rough = (high - low) / most
    magnitude = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * magnitude for factor in _STEPS if factor * magnitude >= rough * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [index * step for index in range(first, math.floor(high / step + 1e-9) + 1)]


class NetChart(QWidget):
    """The chart widget; empty until ``show_data`` is called."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("net_chart")
        self.setAccessibleName(self.tr("Net by price"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(px(220))
        self._data: ChartData | None = None

    def sizeHint(self) -> QSize:
        """Return a size with room for the labels."""
        return QSize(px(640), px(330))

    def show_data(self, data: ChartData | None) -> None:
        """Draw ``data``, or nothing."""
        self._data = data
        texts: list[str] = []
        if data is not None and data.present is not None:
            texts += [data.present.label, data.present.comment]
        if data is not None and data.cliff is not None:
            texts += [data.cliff.heading, data.cliff.before_label, data.cliff.again_label]
        self.setAccessibleDescription(". ".join(text for text in texts if text))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw grid, lines, the fall and the current price."""
        if self._data is None or not self._data.series:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _Plot(painter, QRectF(self.rect()), self._data).draw()


class _Plot:
    """A single drawing of a chart in a rectangle."""

    def __init__(self, painter: QPainter, room: QRectF, data: ChartData) -> None:
        self._painter = painter
        self._data = data
        points = [point for line in data.series for piece in line.pieces for point in piece]
        self._low = Point(min(p.price for p in points), min(p.net for p in points))
        high_net = max(p.net for p in points)
        self._high = Point(max(p.price for p in points), high_net)
        spread = max(high_net - self._low.net, 1e-6)
        self._low = Point(self._low.price, self._low.net - spread * 0.08)
        widest = max(
            (metrics("label").horizontalAdvance(data.money(v)) for v in (self._low.net, high_net)),
            default=0,
        )
        self._area = QRectF(
            room.left() + widest + px(10),
            room.top() + metrics("title").height() + px(10),
            room.width() - widest - px(26),
            room.height() - metrics("title").height() - metrics("label").height() - px(22),
        )

    def _x(self, price: float) -> float:
        span = max(self._high.price - self._low.price, 1e-6)
        return self._area.left() + (price - self._low.price) / span * self._area.width()

    def _y(self, net: float) -> float:
        span = max(self._high.net - self._low.net, 1e-6)
        return self._area.bottom() - (net - self._low.net) / span * self._area.height()

    def _at(self, point: Point) -> QPointF:
        return QPointF(self._x(point.price), self._y(point.net))

    def draw(self) -> None:
        cliff = self._data.cliff
        if cliff is not None:
            left, right = self._x(cliff.before.price), self._x(cliff.again.price)
            band = QRectF(left, self._area.top(), right - left, self._area.height())
            self._painter.fillRect(band, color("chartLoss"))
        self._draw_axes()
        for series in sorted(self._data.series, key=lambda line: line.chosen):
            self._draw_series(series)
        if cliff is not None:
            self._draw_cliff(cliff)
        if self._data.present is not None:
            self._draw_present(self._data.present)

    def _text(
        self, text: str, x: float, y: float, *, use: str, role: str, align: float = 0.0
    ) -> None:
        """Draw a line of text, vertically centred at ``y``.

        ``align`` 0, 0.5, 1 means that its left end, centre or right end is at ``x``.
        """
        width = metrics(use).horizontalAdvance(text)
        line = metrics(use).height()
        left = min(max(x - width * align, 0.0), self._area.right() + px(14) - width)
        self._painter.setFont(font(use))
        self._painter.setPen(color(role))
        self._painter.drawText(
            QRectF(left, y - line / 2, width + 2, line), Qt.AlignmentFlag.AlignLeft, text
        )

    def _draw_axes(self) -> None:
        area, painter = self._area, self._painter
        rows = max(2, int(area.height() / px(48)))
        for net in axis_steps(self._low.net, self._high.net, rows):
            painter.fillRect(
                QRectF(area.left(), round(self._y(net)), area.width(), 1), color("chartGrid")
            )
            self._text(
                self._data.money(net),
                area.left() - px(8),
                self._y(net),
                use="label",
                role="text2",
                align=1,
            )
        painter.fillRect(
            QRectF(area.left(), round(area.bottom()), area.width(), 1), color("control")
        )
        widest = max(
            metrics("label").horizontalAdvance(self._data.money(price))
            for price in (self._low.price, self._high.price)
        )
        columns = max(1, int(area.width() / max(px(84), widest + px(28))))
        base = area.bottom() + metrics("label").height() / 2 + px(6)
        cliff = self._data.cliff
        marked = self._x(cliff.before.price) if cliff is not None else -1e9
        for price in axis_steps(self._low.price, self._high.price, columns):
            if abs(self._x(price) - marked) < max(px(46), widest / 2 + px(20)):
                continue
            self._text(
                self._data.money(price), self._x(price), base, use="label", role="text2", align=0.5
            )
        if cliff is not None:
            self._text(
                self._data.money(cliff.before.price),
                marked,
                base,
                use="heading",
                role="bad",
                align=0.5,
            )

    def _draw_series(self, series: Series) -> None:
        pen = QPen(color("chartNet" if series.chosen else "text3"), 2.0 if series.chosen else 1.25)
        if not series.chosen:
            pen.setDashPattern([4, 3])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        self._painter.setPen(pen)
        lines = [(self._at(first), self._at(last)) for first, last in series.pieces]
        for start, end in lines:
            self._painter.drawLine(start, end)
        start, end = lines[-1]
        right = end.x() - px(34)
        width = metrics("heading").horizontalAdvance(series.name)
        slope = (end.y() - start.y()) / max(end.x() - start.x(), 1.0)
        # The name is above its line at the right end or below it at the left end, never on it.
        above = series.pieces[-1][1].net >= max(
            other.pieces[-1][1].net for other in self._data.series
        )
        edge = right if above else right - width
        self._text(
            series.name,
            right,
            end.y() + (edge - end.x()) * slope + px(-14 if above else 14),
            use="heading",
            role="accentText" if series.chosen else "text2",
            align=1,
        )

    def _draw_cliff(self, cliff: CliffMark) -> None:
        before, after, again = self._at(cliff.before), self._at(cliff.after), self._at(cliff.again)
        painter = self._painter
        fall = QPen(color("bad"), 1.5)
        fall.setDashPattern([2, 2])
        painter.setPen(fall)
        painter.drawLine(before, after)
        level = QPen(color("ok"), 1.25)
        level.setDashPattern([5, 3])
        painter.setPen(level)
        painter.drawLine(before, again)
        self._dot(before, "chartNet")
        self._dot(after, "surface", "chartNet")
        self._dot(again, "okBar")
        self._text(
            cliff.heading,
            (before.x() + again.x()) / 2,
            self._area.top() - metrics("title").height() / 2 - px(3),
            use="heading",
            role="bad",
            align=0.5,
        )
        self._text(
            cliff.before_label,
            before.x() - px(8),
            before.y() - px(14),
            use="heading",
            role="text",
            align=1,
        )
        line = metrics("label").height()
        widest = max(
            metrics("heading").horizontalAdvance(cliff.again_label),
            metrics("label").horizontalAdvance(cliff.again_caption),
        )
        inside = again.x() - before.x() > widest + px(16)
        x, align = (again.x() - px(6), 1.0) if inside else (again.x() + px(10), 0.0)
        y = again.y() - px(14) if inside else again.y() + px(14) + line
        self._text(cliff.again_caption, x, y - line, use="label", role="text2", align=align)
        self._text(cliff.again_label, x, y, use="heading", role="text", align=align)

    def _dot(self, at: QPointF, fill: str, ring: str | None = None) -> None:
        self._painter.setPen(QPen(color(ring or fill), 2))
        self._painter.setBrush(color(fill))
        self._painter.drawEllipse(at, px(4), px(4))

    def _draw_present(self, present: Present) -> None:
        at = self._at(present.at)
        painter = self._painter
        drop = QPen(color("text2"), 1)
        drop.setDashPattern([1, 2])
        painter.setPen(drop)
        painter.drawLine(at, QPointF(at.x(), self._area.bottom()))
        self._dot(at, "badBar" if present.loss else "chartNet")
        lines = [text for text in (present.label, present.comment) if text]
        width = max(metrics("heading").horizontalAdvance(text) for text in lines) + px(18)
        line = metrics("heading").height()
        height = line * len(lines) + px(10)
        left = at.x() + px(12)
        if left + width > self._area.right():
            left = max(self._area.left() + px(4), at.x() - px(12) - width)
        top = min(at.y() + px(8), self._area.bottom() - height - px(6))
        rect = QRectF(left, top, width, height)
        fill_round(painter, rect, px(5), "raised")
        outline(painter, rect, px(5), "field")
        self._text(present.label, left + px(9), top + px(5) + line / 2, use="heading", role="text")
        if present.comment:
            self._text(
                present.comment,
                left + px(9),
                top + px(5) + line * 1.5,
                use="label",
                role="bad" if present.loss else "text2",
            )
