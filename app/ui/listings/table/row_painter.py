"""The painter of rows of the listings table, directly from row objects and with many caches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics, QPainter

from app.ui.listings.table import cell_text
from app.ui.listings.table.row_drawings import (
    check_pixmap,
    chip_drawing,
    health_drawing,
    placeholder_drawing,
)
from app.ui.look import theme
from app.ui.look.fitted_text import FittedTexts
from app.ui.look.paint import paint_thumbnail
from app.ui.look.type_scale import font, px
from app.ui.texts import catalog_text
from app.ui.texts.short_numbers import fitting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from PySide6.QtGui import QColor, QPixmap

    from app.engine.catalog.catalog import ItemRow
    from app.ui.listings.table.cell_text import CellText
    from app.ui.listings.table.columns import Cell, Column
    from app.ui.listings.table.thumbnails import Thumbnails

_PALER = ("sold", "updated")
_FIGURES = frozenset(("price", "stock", "net", "margin", *_PALER))


class RowPainter:
    """A painter of one row after the other; call ``begin`` first for each frame.

    It reads the fields of the row object instead of the model's roles, and draws text at computed
    base lines: a table of nineteen rows then takes about two milliseconds. ``widest`` is the width
    that number columns would need for their full forms, by id, for the rows painted so far.
    """

    def __init__(self, texts: CellText, thumbnails: Thumbnails) -> None:
        self._texts = texts
        self._thumbnails = thumbnails
        self.widest: dict[str, int] = {}
        self._chips: dict[tuple[str, str, int], QPixmap] = {}
        self._bars: dict[int, QPixmap] = {}
        self._placeholder: QPixmap | None = None
        self._height = 0
        self._ratio = 0.0
        theme.on_change(self.forget)
        self._cells: dict[str, Callable[[QPainter, ItemRow, int, int, int], None]] = {
            "title": self._title,
            "status": self._status,
            "health": self._health,
        }

    def forget(self) -> None:
        """Clear the caches after a change of theme, font, language or density."""
        self.widest.clear()
        self._chips.clear()
        self._bars.clear()
        self._placeholder = None
        self._height = 0

    def begin(self, ratio: float, height: int) -> None:
        """Prepare for a frame on a screen with this ``ratio`` and rows ``height`` pixels high."""
        self._now = catalog_text.now_ms()
        if height == self._height and ratio == self._ratio:
            return
        self.forget()
        self._height, self._ratio = height, ratio
        self._strong, self._small = font("body_strong"), font("caption")
        self._body, self._label = font("body"), font("label")
        strong, small, body = (QFontMetrics(f) for f in (self._strong, self._small, self._body))
        self._strong_texts, self._small_texts = FittedTexts(strong), FittedTexts(small)
        self._body_texts = FittedTexts(body)
        self._background = theme.color("surface")
        self._line = theme.color("border")
        self._hover = theme.color("hover")
        self._selected = theme.color("selected")
        self._idle = theme.color("selectedIdle")
        self._block = theme.color("hover2")
        self._accent, self._focus = theme.color("accent"), theme.color("focus")
        self._text, self._text2 = theme.color("text"), theme.color("text2")
        self._text3, self._bad = theme.color("text3"), theme.color("bad")
        self._track = theme.color("track")
        self._tile = px(40) if height >= px(44) else px(28) if height >= px(34) else px(22)
        self._pad = px(8)
        self._two_lines = height >= strong.height() + small.height()
        top = (height - 1 - strong.height() - small.height()) // 2
        middle = (height - 1 - strong.height()) // 2
        self._title_base = (top if self._two_lines else middle) + strong.ascent()
        self._second_base = top + strong.height() + small.ascent()
        self._base = (height - 1 - body.height()) // 2 + body.ascent()

    # -- a row ---------------------------------------------------------------------------------

    def paint(
        self,
        painter: QPainter,
        row: ItemRow,
        values: Mapping[str, object] | None,
        top: int,
        width: int,
        cells: Sequence[Cell],
        *,
        selected: bool,
        hovered: bool,
        focused: bool,
        current: int,
        roles: Mapping[str, str],
        block: Sequence[int],
    ) -> None:
        """Paint ``row`` at ``top``; ``values`` are its extra values, ``None`` while they are read.

        ``current`` is the logical column of the cell cursor, or -1; ``focused`` is whether the
        table has the focus. ``roles`` are the colours of cells with unsent edits, by their fields,
        and ``block`` the columns of the selected block of cells.
        """
        height = self._height
        if selected:
            painter.fillRect(0, top, width, height, self._selected if focused else self._idle)
        elif hovered:
            painter.fillRect(0, top, width, height, self._hover)
        painter.fillRect(0, top + height - 1, width, 1, self._line)
        closed = row.status == "closed"
        self._value = self._text3 if closed else self._text
        self._second = self._text3 if closed else self._text2
        self._is_closed = closed
        for number, column, left, wide in cells:
            kind = column.id
            if column.field in roles:
                self._mark(painter, roles[column.field], left, top, wide)
            elif number in block:
                painter.fillRect(left, top, wide, height - 1, self._block)
            if kind == "check":
                self._check(painter, top, left, wide, selected)
            elif kind in _FIGURES:
                text, pen = self._figure(row, column, wide)
                painter.setFont(self._body)
                painter.setPen(pen)
                right = left + wide - self._pad
                painter.drawText(right - self._body_texts.advance(text), top + self._base, text)
            elif kind in self._cells:
                self._cells[kind](painter, row, top, left, wide)
            elif column.beside and values is None:
                self._unread(painter, column, top, left, wide)
            else:
                self._value_of(painter, row, column, values or {}, top, left, wide)
            if number == current and focused:
                self._cursor(painter, left, top, wide, height - 1)
        if selected:
            bar = self._accent if focused else self._text3
            painter.fillRect(0, top, 3, height, bar)

    def paint_skeleton(
        self, painter: QPainter, number: int, top: int, cells: Sequence[Cell]
    ) -> None:
        """Paint row ``number`` as not read yet: grey bars in place of its texts."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._track)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = top + self._height // 2
        for _, column, left, wide in cells:
            if column.id == "title":
                side = self._tile
                painter.drawRoundedRect(left + self._pad, middle - side // 2, side, side, 5, 5)
                at = left + self._pad + side + px(9)
                long = min(wide - side - px(30), px(150 + 37 * (number * 7 % 5)))
                painter.drawRoundedRect(at, middle - px(9), long, px(8), 4, 4)
                painter.drawRoundedRect(at, middle + px(4), min(long, px(100)), px(6), 3, 3)
            elif column.id != "check":
                self._bar(painter, column, middle, left, wide)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _bar(self, painter: QPainter, column: Column, middle: int, left: int, wide: int) -> None:
        long = min(wide - 2 * self._pad, px(60))
        at = left + wide - self._pad - long if column.right else left + self._pad
        painter.drawRoundedRect(at, middle - px(4), long, px(8), 4, 4)

    def _unread(self, painter: QPainter, column: Column, top: int, left: int, wide: int) -> None:
        """Paint a cell as not read yet."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._track)
        self._bar(painter, column, top + self._height // 2, left, wide)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _mark(self, painter: QPainter, role: str, left: int, top: int, wide: int) -> None:
        """Tint a cell with an unsent edit; a bar at its side marks it without colours."""
        painter.fillRect(left, top, wide, self._height - 1, theme.color(role))
        side = theme.color("badBar" if role == "badTint" else "pendingMark")
        painter.fillRect(left, top, px(3), self._height - 1, side)

    def _cursor(self, painter: QPainter, left: int, top: int, wide: int, high: int) -> None:
        for x, y, w, h in (
            (left, top, wide, 2),
            (left, top + high - 2, wide, 2),
            (left, top, 2, high),
            (left + wide - 2, top, 2, high),
        ):
            painter.fillRect(x, y, w, h, self._focus)

    # -- cells ---------------------------------------------------------------------------------

    def _check(self, painter: QPainter, top: int, left: int, wide: int, selected: bool) -> None:
        state = Qt.CheckState.Checked if selected else Qt.CheckState.Unchecked
        side = px(16)
        painter.drawPixmap(
            left + (wide - side) // 2 + px(2),
            top + (self._height - 1 - side) // 2,
            check_pixmap(state, self._ratio),
        )

    def _title(self, painter: QPainter, row: ItemRow, top: int, left: int, wide: int) -> None:
        tile = self._tile
        x = left + self._pad
        picture = self._thumbnails.find(row.id, row.thumbnail)
        place = QRect(x, top + (self._height - 1 - tile) // 2, tile, tile)
        if picture is not None:
            paint_thumbnail(painter, place, picture, paler=self._is_closed)
        else:
            if self._placeholder is None:
                self._placeholder = placeholder_drawing(self._tile, self._ratio)
            painter.drawPixmap(place.topLeft(), self._placeholder)
        x += tile + px(9)
        room = left + wide - self._pad - x
        painter.setFont(self._strong)
        painter.setPen(self._value)
        painter.drawText(x, top + self._title_base, self._strong_texts.cut(row.title, room))
        if self._two_lines:
            painter.setFont(self._small)
            painter.setPen(self._text3)
            second = self._small_texts.cut(cell_text.second_line(row), room)
            painter.drawText(x, top + self._second_base, second)

    def _value_of(
        self,
        painter: QPainter,
        row: ItemRow,
        column: Column,
        values: Mapping[str, object],
        top: int,
        left: int,
        wide: int,
    ) -> None:
        """Paint a cell of an optional column: text left-aligned, numbers right-aligned."""
        text = self._texts.cell(row, column, values)
        painter.setFont(self._body)
        painter.setPen(self._text3 if text == catalog_text.UNKNOWN else self._value)
        room = wide - 2 * self._pad
        full = self._body_texts.advance(text)
        if full > room:
            if column.right:
                self.widest[column.id] = max(full + 2 * self._pad, self.widest.get(column.id, 0))
            text = self._body_texts.cut(text, room)
            full = self._body_texts.advance(text)
        at = left + wide - self._pad - full if column.right else left + self._pad
        painter.drawText(at, top + self._base, text)

    def _status(self, painter: QPainter, row: ItemRow, top: int, left: int, wide: int) -> None:
        key = (row.status, row.sub_status, wide)
        chip = self._chips.get(key)
        if chip is None:
            chip = self._chips[key] = chip_drawing(row, wide - self._pad, self._ratio)
        high = px(22)
        painter.drawPixmap(left + self._pad, top + (self._height - 1 - high) // 2, chip)

    def _figure(self, row: ItemRow, column: Column, wide: int) -> tuple[str, QColor]:
        """Return the text of a number or an age, and its colour.

        A number has the longest form that fits; the width of its full form is recorded.
        """
        kind = column.id
        pen = self._second if kind in _PALER else self._value
        if kind == "updated":
            return catalog_text.age(row.last_updated, self._now), pen
        if not self._is_closed and _is_alarming(row, kind):
            pen = self._bad
        text = self._texts.display(row, kind)
        long = self._body_texts.advance(text)
        if long + 2 * self._pad > self.widest.get(kind, 0):
            self.widest[kind] = long + 2 * self._pad
        if long <= wide - self._pad:
            return text, pen
        return fitting(
            self._texts.forms(row, kind), wide - self._pad, self._body_texts.advance
        ), pen

    def _health(self, painter: QPainter, row: ItemRow, top: int, left: int, wide: int) -> None:
        points = -1 if row.health is None else catalog_text.health_points(row.health)
        bar = self._bars.get(points)
        if bar is None:
            bar = self._bars[points] = health_drawing(points, self._height, self._ratio)
        painter.drawPixmap(left + self._pad, top, bar)


def _is_alarming(row: ItemRow, column_id: str) -> bool:
    """Return whether a figure needs the seller's attention."""
    if column_id == "stock":
        return row.available_quantity == 0
    if column_id == "price":
        return bool(row.below_floor)
    left = {"net": row.net, "margin": row.margin}.get(column_id)
    return left is not None and left < 0
