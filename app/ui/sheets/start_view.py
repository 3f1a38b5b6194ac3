"""The start page for spreadsheets: export of listings, or a file chosen or dropped to be read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.texts.money import format_number
from app.ui.widgets.card import Card
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.progress import JobLine
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import PrimaryButton
from app.ui.widgets.inputs.check import RadioButton
from app.ui.widgets.view_head import ViewHead, lay_out_view

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFocusEvent, QResizeEvent

    from app.editing.number_locale import NumberLocale

_NARROW = 900


class Offer(NamedTuple):
    """The listings that can be exported: those shown (``tab``, ``text``), and those selected."""

    shown: int
    tab: str
    text: str
    selected: int


class StartView(QWidget):
    """Two cards; ``dropped`` has the path of a file."""

    export_wanted = Signal()
    export_cancelled = Signal()
    import_wanted = Signal()
    dropped = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sheets_start")
        self.setAcceptDrops(True)
        self._build_export()
        self._build_import()
        inner = QWidget()
        inner.setProperty("background", "window")
        self._grid = QGridLayout(inner)
        self._grid.setContentsMargins(px(16), px(16), px(16), px(16))
        self._grid.setSpacing(px(16))
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(inner)
        head = ViewHead(self)
        row = head.line
        row.addWidget(PlainLabel(self.tr("Spreadsheets"), "view_title", "text", head))
        lay_out_view(self, head, body=area)
        self._arrange(narrow=False)

    def _build_export(self) -> None:
        card = self.export_card = Card(self.tr("Export"), self, name="sheet_export")
        text = self.tr(
            "A file to fill in: a row for each listing, one below it for each variation. "
            "What you change there comes back as a plan that you see before anything is sent."
        )
        card.body.addWidget(PlainLabel(text, "body", "text2", card, wrap=True))
        which = PlainLabel(self.tr("Which listings"), "heading", "text2", card)
        self.shown = RadioButton("", card, name="export_shown")
        self.selected = RadioButton("", card, name="export_selected")
        form = PlainLabel(self.tr("Kind of file"), "heading", "text2", card)
        self.xlsx = RadioButton(self.tr("Workbook (.xlsx)"), card, name="export_xlsx")
        self.csv = RadioButton(self.tr("Text table (.csv)"), card, name="export_csv")
        self.xlsx.setChecked(True)
        about = {
            self.xlsx: self.tr("A sheet for each category, with lists to choose values from."),
            self.csv: self.tr("One table for every spreadsheet; numbers as your country has them."),
        }
        for label, buttons in ((which, (self.shown, self.selected)), (form, (self.xlsx, self.csv))):
            card.body.addSpacing(px(4))
            card.body.addWidget(label)
            # Radio buttons exclude each other only if they have the same parent.
            place = QWidget(card)
            lines = QVBoxLayout(place)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(px(2))
            for button in buttons:
                lines.addWidget(button)
                if button in about:
                    note = PlainLabel(about[button], "label", "text2", place, wrap=True)
                    note.setContentsMargins(px(28), 0, 0, px(4))
                    lines.addWidget(note)
            card.body.addWidget(place)
        self.export = PrimaryButton(self.tr("Export…"), "upload", card, name="export_button")
        self.export.clicked.connect(self.export_wanted)
        self._job = JobLine(card, stacked=True, name="export_job")
        self._job.cancel_requested.connect(self.export_cancelled)
        self._job.hide()
        self._outcome = Banner("ok", "", "", card, name="export_outcome")
        self._outcome.hide()
        card.body.addStretch(1)
        card.body.addWidget(self._outcome)
        card.body.addWidget(self._job)
        foot = QHBoxLayout()
        foot.addWidget(self.export)
        foot.addStretch(1)
        card.body.addLayout(foot)

    def _build_import(self) -> None:
        card = self.import_card = Card(self.tr("Import"), self, name="sheet_import")
        text = self.tr(
            "A file of this program, or any other with a column of listing IDs or own codes: "
            ".xlsx, .xls, .ods or .csv. Blank cells change nothing, and nothing is ever deleted."
        )
        card.body.addWidget(PlainLabel(text, "body", "text2", card, wrap=True))
        well = Card("", card, kind="well", name="sheet_drop")
        well.setMinimumHeight(px(150))
        icon = QHBoxLayout()
        icon.addStretch(1)
        icon.addWidget(IconLabel("download", "text2", 24, well))
        icon.addStretch(1)
        words = PlainLabel(self.tr("Drop a spreadsheet here"), "title", "text", well)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(words)
        line.addStretch(1)
        well.body.addStretch(1)
        well.body.addLayout(icon)
        well.body.addLayout(line)
        well.body.addStretch(1)
        card.body.addWidget(well, 1)
        self.choose = PrimaryButton(self.tr("Choose a file…"), "folder", card, name="import_button")
        self.choose.clicked.connect(self.import_wanted)
        foot = QHBoxLayout()
        foot.addWidget(self.choose)
        foot.addStretch(1)
        card.body.addLayout(foot)

    def _arrange(self, *, narrow: bool) -> None:
        for card in (self.export_card, self.import_card):
            self._grid.removeWidget(card)
        second = (1, 0) if narrow else (0, 1)
        self._grid.addWidget(self.export_card, 0, 0)
        self._grid.addWidget(self.import_card, *second)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 0 if narrow else 1)
        self._grid.setRowStretch(2, 1)

    # -- what is shown -------------------------------------------------------------------------

    def show_offer(self, offer: Offer, locale: NumberLocale, *, selected: bool) -> None:
        """Show what can be exported; ``selected`` chooses the selected listings."""
        figure = format_number(offer.shown, locale)
        words = f"{one_line(offer.tab)}: {figure}"
        if offer.text.strip():
            searched = self.tr("with “{words}”").replace("{words}", one_line(offer.text)[:40])
            words = f"{words}, {searched}"
        self.shown.setText(words.replace("&", "&&"))
        counted = self.tr("%n selected listings", "", offer.selected)
        self.selected.setText(with_count(counted, offer.selected, locale))
        self.selected.setVisible(bool(offer.selected))
        (self.selected if selected and offer.selected else self.shown).setChecked(True)
        self.export.setEnabled(bool(offer.shown or offer.selected))

    def show_progress(self, words: str, share: float | None) -> None:
        """Show the progress of the export."""
        self._outcome.hide()
        self.export.setEnabled(False)
        self._job.show_job(words, share, icon_name="upload", can_pause=False)
        self._job.show()

    def show_outcome(self, tone: str, title: str, text: str = "") -> None:
        """Show the outcome of the export; an empty title hides it."""
        self._job.hide()
        self.export.setEnabled(True)
        self._outcome.show_message(tone, title, text)
        self._outcome.setVisible(bool(title))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stack the cards if the window is narrow."""
        super().resizeEvent(event)
        self._arrange(narrow=self.width() < px(_NARROW))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Give the focus to the first step."""
        super().focusInEvent(event)
        (self.export if self.export.isEnabled() else self.choose).setFocus()

    # -- dropped -------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a single local file."""
        if _file_of(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read the file that was dropped."""
        file = _file_of(event)
        if file is not None:
            event.acceptProposedAction()
            self.dropped.emit(file)


def _file_of(event: QDragEnterEvent | QDropEvent) -> Path | None:
    urls = event.mimeData().urls()
    files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    return files[0] if len(files) == 1 else None
