"""The view of own costs: the codes of the shop with the seller's figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from app.ui.costs.figures_model import FiguresModel
from app.ui.costs.figures_table import FiguresTable
from app.ui.look.text import ElidedLabel, PlainLabel
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.widgets.card import Divider
from app.ui.widgets.display.empty import EmptyView
from app.ui.widgets.inputs.buttons import Button
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.inputs.segmented import Segmented

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.editing.number_locale import NumberLocale
    from app.engine.costs.code_list import ListedCodes
    from app.engine.costs.figures_journal import CodeFigures

ALL, GIVEN, LACKING = "all", "given", "lacking"
_SHOWN: Final = (
    (ALL, QT_TRANSLATE_NOOP("CostsView", "All codes")),
    (GIVEN, QT_TRANSLATE_NOOP("CostsView", "With figures")),
    (LACKING, QT_TRANSLATE_NOOP("CostsView", "No unit cost")),
)
_TYPING_MS = 250


class CostsView(QWidget):
    """A table of codes with a search, and further actions on own figures."""

    wanted = Signal()
    import_requested = Signal()
    export_requested = Signal()
    charges_requested = Signal()
    add_requested = Signal()

    def __init__(self, locale: NumberLocale, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("costs_view")
        self.model = FiguresModel(locale, self)
        self.table = FiguresTable(self.model, self)
        self._count = PlainLabel("", "label", "text2", self)
        self.search = LineEdit(
            parent=self, placeholder=self.tr("Search own code or title"), name="costs_search"
        )
        self.search.setAccessibleName(self.tr("Search own code or title"))
        self.shown = Segmented(
            [(key, QCoreApplication.translate("CostsView", str(t))) for key, t in _SHOWN],
            self,
            name="costs_shown",
        )
        self.shown.setAccessibleName(self.tr("Codes to show"))
        self.shown.set_value(ALL)
        self._note = ElidedLabel("", "label", "text2", self)
        self._note.setObjectName("costs_note")
        self._empty = EmptyView(self.tr("No own codes"), "", self, icon_name="coin")
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self.wanted)
        self.search.textEdited.connect(lambda _text: self._typing.start())
        self.search.returnPressed.connect(self.wanted)
        self.shown.chosen.connect(lambda _key: self.wanted.emit())
        self.model.refused.connect(lambda why: self.show_note(why, bad=True))
        self._lay_out()
        self.show_note("")

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(px(16), px(12), px(16), px(8))
        top.setSpacing(px(8))
        top.addWidget(PlainLabel(self.tr("Own costs"), "view_title", "text", self))
        top.addWidget(self._count, 1)
        for name, icon, text, asked in (
            ("costs_add", "plus", self.tr("Add a code…"), self.add_requested),
            ("costs_import", "download", self.tr("Import…"), self.import_requested),
            ("costs_export", "upload", self.tr("Export…"), self.export_requested),
            ("costs_charges", "coin", self.tr("Own charges…"), self.charges_requested),
        ):
            button = Button(text, icon, self, name=name)
            button.clicked.connect(asked)
            top.addWidget(button)
        column.addLayout(top)
        bar = QHBoxLayout()
        bar.setContentsMargins(px(16), 0, px(16), px(10))
        bar.setSpacing(px(12))
        bar.addWidget(self.search, 2)
        bar.addWidget(self.shown, 1)
        column.addLayout(bar)
        column.addWidget(Divider(self))
        self._pages = QStackedLayout()
        self._pages.addWidget(self.table)
        self._pages.addWidget(self._empty)
        column.addLayout(self._pages, 1)
        column.addWidget(Divider(self))
        foot = QHBoxLayout()
        foot.setContentsMargins(px(16), px(6), px(16), px(6))
        foot.addWidget(self._note, 1)
        column.addLayout(foot)
        self.setFocusProxy(self.table)

    def show_codes(self, found: ListedCodes, figures: Mapping[str, CodeFigures]) -> None:
        """Show exactly these codes."""
        self.model.show_codes(found.codes, figures)
        words = self.tr("%n codes", "", len(found.codes))
        words = with_count(words, len(found.codes), self.model.locale)
        if found.more:
            words = self.tr("the first {codes}; search for others").format(codes=words)
        self._count.setText(words)
        if found.codes and not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.model.index(0, 2))
        self._pages.setCurrentIndex(0 if found.codes else 1)
        if not found.codes:
            self._empty.set_words(*self._words_for_none())

    def _words_for_none(self) -> tuple[str, str]:
        if self.search.text().strip():
            return self.tr("No code is like that"), ""
        match self.shown.value():
            case str(key) if key == LACKING:
                return self.tr("Every listing on sale has its unit cost"), ""
            case str(key) if key == GIVEN:
                return (
                    self.tr("No figures were given yet"),
                    self.tr("Type them beside the codes, paste them, or import a file."),
                )
        return (
            self.tr("No listing has an own code"),
            self.tr("Costs are kept by own code. Add a code, or give your listings one."),
        )

    def show_note(self, text: str, *, bad: bool = False) -> None:
        """Show a note below the table; an empty text shows the help on keys."""
        keys = self.tr("Type a figure · Ctrl+D fills down · Ctrl+V pastes a block · Del clears it")
        self._note.setText(text or keys)
        self._note.set_role("bad" if bad else "text2" if text else "text3")
        self._note.setAlignment(Qt.AlignmentFlag.AlignLeft)
