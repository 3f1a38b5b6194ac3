"""The component sheet: every widget in every state, as a window to be looked at."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from app.ui.application import create_application
from app.ui.look import style_sheet, theme
from app.ui.look.icons import exact_pixmap
from app.ui.look.paint import (
    fill_round,
    outline,
    paint_text,
)
from app.ui.look.text import PlainLabel
from app.ui.look.theme import ROLES
from app.ui.look.type_scale import SCALE, px
from app.ui.widgets.card import Card
from app.ui.widgets.display.illustration import AppMark
from app.ui.widgets.flow import FlowLayout
from tests.ui.widgets.sheet_controls import buttons, choices, fields, filters, legend, money, row
from tests.ui.widgets.sheet_views import (
    banners,
    empties,
    jobs,
    large_empty,
    table,
    toasts,
    waterfall,
)


def type_scale_card() -> Card:
    """The type scale."""
    card = Card("Type")
    holder = QWidget()
    flow = FlowLayout(holder, gap=px(24))
    for use in SCALE:
        flow.addWidget(PlainLabel(f"{use} 1,234", use))
    card.body.addWidget(holder)
    return card


class Swatches(QWidget):
    """Every colour role with its name."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(px(60) * 5)
        self.setAccessibleName("Colour roles")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = self.width() // 12
        for at, role in enumerate(ROLES):
            place = QRect(at % 12 * wide, at // 12 * px(60), wide - px(8), px(28))
            fill_round(painter, place.toRectF(), px(4), role)
            outline(painter, place.toRectF(), px(4), "field")
            name = QRect(place.x(), place.bottom() + px(2), wide, px(14))
            paint_text(painter, name, role, use="caption")
            paint_text(
                painter,
                name.translated(0, px(13)),
                theme.current().hex(role),
                use="caption",
                role="text3",
            )
        painter.end()


class IconSheet(QWidget):
    """Every icon with its name."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self._names = names
        self.setFixedHeight(px(52) * -(-len(names) // 16))
        self.setAccessibleName("Icons")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        wide = self.width() // 16
        for at, name in enumerate(self._names):
            place = QPoint(at % 16 * wide, at // 16 * px(52))
            drawn = exact_pixmap(name, "text", px(20), self.devicePixelRatio())
            painter.drawPixmap(place + QPoint(wide // 2 - px(10), 0), drawn)
            rect = QRect(place.x(), place.y() + px(22), wide, px(14))
            paint_text(
                painter,
                rect,
                name[:13],
                use="caption",
                role="text2",
                align=Qt.AlignmentFlag.AlignHCenter,
            )
        painter.end()


def build_sheet() -> QWidget:
    """The whole sheet as one window."""
    window = QWidget()
    window.setObjectName("sheet")
    window.setProperty("background", "window")
    window.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    window.setFixedWidth(px(1440))
    outer = QVBoxLayout(window)
    outer.setContentsMargins(px(24), px(16), px(24), px(24))
    outer.setSpacing(px(16))
    words = QVBoxLayout()
    words.setSpacing(0)
    words.addWidget(PlainLabel("Vitrina components", "view_title"))
    words.addWidget(PlainLabel(f"{theme.current().name} theme", "label", "text2"))
    top = row(AppMark(40), gap=12)
    top.addLayout(words)
    top.addStretch(1)
    outer.addLayout(top)
    columns = QHBoxLayout()
    columns.setSpacing(px(16))
    for width, cards in (
        (470, (buttons, fields, choices, money)),
        (450, (legend, filters, jobs, banners, toasts)),
        (440, (table, empties, waterfall, type_scale_card)),
    ):
        column = QVBoxLayout()
        column.setSpacing(px(16))
        for card in cards:
            column.addWidget(card())
        column.addStretch(1)
        columns.addLayout(column, width)
    outer.addLayout(columns)
    outer.addWidget(large_empty())
    for title, widget in (
        ("Colour roles", Swatches()),
        ("Icons", IconSheet(icon_names())),
    ):
        card_ = Card(title)
        card_.body.addWidget(widget)
        outer.addWidget(card_)
    return window


def draw_sheet(window: QWidget) -> QPixmap:
    """The picture of a sheet that is shown; what was posed is drawn with the focus or under the
    pointer."""
    layout = window.layout()
    assert layout is not None
    window.setFixedHeight(layout.totalHeightForWidth(window.width()))
    window.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.setFocus()
    for _turn in range(3):
        QApplication.processEvents()
    picture = window.grab()
    painter = QPainter(picture)
    for widget in window.findChildren(QWidget):
        posed = widget.property("posed")
        if posed:
            if posed == "focus":
                widget.setFocus()
            else:
                QTest.mouseMove(widget, widget.rect().center())
            QApplication.processEvents()
            place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
            painter.drawPixmap(place.topLeft(), window.grab(place))
    painter.end()
    return picture


def icon_names() -> list[str]:
    """Every drawing that ships, but the program's own mark."""
    from app.paths import resource

    return sorted(path.stem for path in resource("icons").glob("*.svg") if path.stem != "vitrina")


def main() -> int:
    """Draw the sheet into a file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--contrast", action="store_true")
    parser.add_argument("--out", type=Path, required=True)
    wanted = parser.parse_args()
    app = create_application(sys.argv[:1], wanted.theme)
    if wanted.contrast:
        style_sheet.apply_theme(app, theme.Theme(wanted.theme, contrast=True))
    window = build_sheet()
    window.show()
    saved = draw_sheet(window).save(str(wanted.out))
    return 0 if saved else 1


if __name__ == "__main__":
    sys.exit(main())
