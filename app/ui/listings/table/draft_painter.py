"""The painter of the very first frame of the listings table: texts only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFontMetrics

from app.ui.listings.table import cell_text
from app.ui.look import theme
from app.ui.look.chips import CHIP_COLORS
from app.ui.look.plain_text import one_line
from app.ui.look.type_scale import font, px
from app.ui.texts import catalog_text
from app.ui.texts.money import without_sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor, QPainter

    from app.engine.catalog.catalog import ItemRow
    from app.ui.listings.table.cell_text import CellText
    from app.ui.listings.table.columns import Cell


class DraftPainter:
    """A painter of rows like ``RowPainter``, but without boxes, pictures, chips and bars.

    Loading the drawings, and the binding's set-up for the first filled shape, take longer than
    painting all texts. They are added in the next frame, some milliseconds later.
    """

    def __init__(self, texts: CellText, height: int) -> None:
        self._texts = texts
        self._height = height
        self._now = catalog_text.now_ms()
        self._title, self._small, self._body = font("body_strong"), font("caption"), font("body")
        self._title_line = QFontMetrics(self._title)
        self._small_line = QFontMetrics(self._small)
        self._body_line = QFontMetrics(self._body)
        self._pad = px(8)
        self._tile = px(28) + px(9)

    def paint(self, painter: QPainter, row: ItemRow, top: int, cells: Sequence[Cell]) -> None:
        """Paint ``row`` at ``top``; values beside the row are painted in the next frame."""
        middle = top + (self._height - 1 - self._body_line.height()) // 2
        base = middle + self._body_line.ascent()
        closed = row.status == "closed"
        value = theme.color("text3" if closed else "text")
        for _, column, left, wide in cells:
            if column.id == "title":
                self._words(painter, row, top, left, wide, value)
            elif column.id == "status":
                chip = cell_text.chip_of(row)
                painter.setFont(self._body)
                painter.setPen(theme.color(CHIP_COLORS[chip.kind][0]))
                painter.drawText(left + self._pad + px(25), base, chip.text)
            elif not column.form and column.id not in ("check", "health"):
                self._figure(painter, row, column.id, left, wide, base, value)
        painter.setPen(theme.color("border"))
        bottom = top + self._height - 1
        painter.drawLine(0, bottom, cells[-1].left + cells[-1].wide, bottom)

    def _words(
        self, painter: QPainter, row: ItemRow, top: int, left: int, wide: int, value: QColor
    ) -> None:
        title, small = self._title_line, self._small_line
        left += self._pad + self._tile
        room = max(0, wide - 2 * self._pad - self._tile)
        top += (self._height - 1 - title.height() - small.height()) // 2
        painter.setFont(self._title)
        painter.setPen(value)
        text = title.elidedText(one_line(row.title), cell_text.ELIDE, room)
        painter.drawText(left, top + title.ascent(), text)
        painter.setFont(self._small)
        painter.setPen(theme.color("text3"))
        text = small.elidedText(cell_text.second_line(row), cell_text.ELIDE, room)
        painter.drawText(left, top + title.height() + small.ascent(), text)

    def _figure(
        self,
        painter: QPainter,
        row: ItemRow,
        column_id: str,
        left: int,
        wide: int,
        base: int,
        value: QColor,
    ) -> None:
        quiet = column_id in ("sold", "updated")
        room = wide - self._pad
        if column_id == "updated":
            text = catalog_text.age(row.last_updated, self._now)
            length = self._body_line.horizontalAdvance(text)
        else:
            text, length = self._fitting(row, column_id, room)
        painter.setFont(self._body)
        painter.setPen(theme.color("text2") if quiet else value)
        painter.drawText(left + room - length, base, text)

    def _fitting(self, row: ItemRow, column_id: str, room: int) -> tuple[str, int]:
        """Return a number in the longest form that has ``room``, and its length."""
        advance = self._body_line.horizontalAdvance
        text = self._texts.display(row, column_id)
        length = advance(text)
        if length > room:
            text = without_sign(text, row.currency_id, self._texts.locale)
            length = advance(text)
        if length > room:
            # Imported here: few numbers are that long, and short forms need decimals.
            from app.ui.texts.short_numbers import fitting

            text = fitting(self._texts.forms(row, column_id), room, advance)
            length = advance(text)
        return text, length
