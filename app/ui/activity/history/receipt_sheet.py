"""The receipt of a sync: what was counted, what was missing, and what was requested again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import moment
from app.ui.texts.money import format_number
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.inputs.buttons import Button, PrimaryButton

if TYPE_CHECKING:
    from app.editing.number_locale import NumberLocale
    from app.engine.sync_receipt import Receipt


class ReceiptSheet(QDialog):
    """A dialog that shows one receipt; Escape or Close closes it."""

    def __init__(self, receipt: Receipt, locale: NumberLocale, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("receipt_sheet")
        self.setWindowTitle(self.tr("Summary of the last sync"))
        self._receipt, self._locale = receipt, locale
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(self.windowTitle(), "view_title", "text", self))
        ended = moment(receipt.ended_at)
        column.addWidget(PlainLabel(ended, "body", "text2", self))
        column.addWidget(self._verdict())
        column.addLayout(self._figures())
        column.addStretch(1)
        line = QHBoxLayout()
        line.addStretch(1)
        close: Button = PrimaryButton(self.tr("Close"), "", self, name="receipt_close")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        line.addWidget(close)
        column.addLayout(line)
        self.setMinimumWidth(px(460))

    def _verdict(self) -> Banner:
        receipt = self._receipt
        if receipt.complete and not receipt.missing:
            return Banner(
                "ok",
                self.tr("Everything was read"),
                self.tr(
                    "The shop changed during the sync. What changed was read again; everything "
                    "else is as of the start."
                )
                if receipt.moved
                else self.tr("The marketplace’s count matches what is here."),
                self,
                name="receipt_verdict",
            )
        if receipt.complete:
            return Banner(
                "info",
                self.tr("Every listing in the list was read"),
                self.tr("The marketplace counts some that are not in its list."),
                self,
                name="receipt_verdict",
            )
        return Banner(
            "warn",
            self.tr("Not everything was read"),
            self.tr("The next sync asks for the rest again."),
            self,
            name="receipt_verdict",
        )

    def _figures(self) -> QGridLayout:
        receipt = self._receipt
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(24))
        grid.setVerticalSpacing(px(6))
        grid.setColumnStretch(0, 1)
        rows = (
            (self.tr("Listings counted"), receipt.counted, True),
            (self.tr("New since the last sync"), receipt.added, True),
            (self.tr("Changed since the last sync"), receipt.changed, True),
            (self.tr("No longer there"), receipt.removed, True),
            (self.tr("Fewer than the marketplace’s total"), receipt.missing, True),
            (self.tr("Twice in the list, counted once"), receipt.repeated, False),
            (self.tr("Asked for again"), receipt.asked_again, False),
            (self.tr("Without an answer, left as they were"), receipt.lost, False),
            (self.tr("Costs and categories without an answer"), receipt.skipped, False),
            (self.tr("Changed while the shop was read"), receipt.moved, False),
            (self.tr("Read in part only"), receipt.unreadable, False),
            (self.tr("Times the list was read"), receipt.walks, False),
        )
        shown = [(words, self._number(count)) for words, count, always in rows if always or count]
        took = self.tr("{seconds} s").format(seconds=self._number(round(receipt.seconds)))
        shown.append((self.tr("Duration"), took))
        for at, (words, figure) in enumerate(shown):
            grid.addWidget(PlainLabel(words, "body", "text2", self), at, 0)
            value = PlainLabel(figure, "body_strong", "text", self)
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setAccessibleName(f"{words}: {figure}")
            grid.addWidget(value, at, 1)
        return grid

    def _number(self, count: int) -> str:
        return format_number(count, self._locale)
