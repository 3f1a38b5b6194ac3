"""The layout of the editor: three columns, or one with tabs in a narrow window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from app.ui.editor.findings.findings_list import FindingsList
from app.ui.editor.findings.findings_model import FindingsModel
from app.ui.editor.findings.findings_strip import FindingsStrip
from app.ui.editor.form.form_column import FormColumn, SectionPanel
from app.ui.editor.form.section_list import SectionList, SectionModel, SectionRow
from app.ui.forms.blocks import FieldBlocks
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.card import Divider
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.tabs import ViewTab, ViewTabs

_SIDE = 216
# The width from which two fields are placed beside each other: the width of the view if it is
# narrow, otherwise that of the form column.
_TWO_FIELDS_FROM = 720
_TWO_FIELDS_BESIDE_PICTURES = 500
_RIGHT = ("pictures", "variations")
_WITH_MONEY = ("basics", "variations", "shipping")


class EditorColumns(QWidget):
    """The sections at the left, the form in the middle, pictures and variations at the right.

    ``panels`` are the sections in their order; ``notes`` are placed below the right column; the
    first of them shows amounts and moves next to the prices in a narrow window. ``finding_chosen``
    carries a path.
    """

    finding_chosen = Signal(str)
    next_requested = Signal()

    def __init__(
        self, panels: Sequence[SectionPanel], money: QWidget, answer: QWidget, top: QWidget
    ) -> None:
        super().__init__()
        self.findings = FindingsModel()
        self.sections = SectionModel()
        self._panels = tuple(panels)
        self._money = money
        self._answer = answer
        self._top = top
        self._narrow: bool | None = None
        self._current = panels[0].key if panels else ""
        self.form = FormColumn(24)
        self.right = FormColumn(24)
        self.section_list = SectionList(self.sections)
        self.findings_list = FindingsList(self.findings)
        self.strip = FindingsStrip(self.findings)
        self.tabs = ViewTabs(name="editor_tabs")
        # The tabs are shown in a narrow window only.
        self.tabs.set_only_current_counts(True)
        self._hint = QWidget()
        self._hint.setObjectName("findings_key")
        self._hint.hide()
        self._heading = PlainLabel(self.tr("Findings"), "heading", "text2")
        self._line = Divider()
        self._edge = Divider(upright=True)
        self.side = self._build_side()
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()
        self.section_list.chosen.connect(self.go_to_section)
        self.tabs.chosen.connect(self._on_tab)
        self.findings_list.chosen.connect(self.finding_chosen)
        self.strip.chosen.connect(self.finding_chosen)
        self.strip.next_requested.connect(self.next_requested)
        self.form.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    @property
    def narrow(self) -> bool:
        """Whether the sections are shown as tabs."""
        return bool(self._narrow)

    def show_sections(self, rows: Sequence[SectionRow]) -> None:
        """Show the state of every section, as a list and as tabs."""
        first = not self.sections.rows
        self.sections.set_rows(rows)
        if first:
            self.tabs.set_tabs([ViewTab(row.key, row.title, _count(row)) for row in rows])
            self.section_list.fit()
            self.section_list.show_current(self._current)
        else:
            self.tabs.set_counts({row.key: _count(row) for row in rows})

    def show_found(self) -> None:
        """Show or hide the lists of findings after their number changed."""
        some = bool(self.findings.rows)
        self._heading.setVisible(some)
        self.findings_list.setVisible(some)
        self._hint.setVisible(some)
        self.strip.setVisible(some and self.narrow)

    def set_narrow(self, narrow: bool) -> None:
        """Switch to one column or back; fields are in two columns if there is enough width."""
        if narrow == self._narrow:
            self._fit_fields()
            return
        self._narrow = narrow
        self.side.setVisible(not narrow)
        self._edge.setVisible(not narrow)
        self.tabs.setVisible(narrow)
        self._line.setVisible(narrow)
        self.right.setVisible(not narrow)
        if narrow:
            self.form.set_widgets([self._top, *self._panels, self._money, self._answer])
        else:
            left = [panel for panel in self._panels if panel.key not in _RIGHT]
            right = [panel for panel in self._panels if panel.key in _RIGHT]
            self.form.set_widgets([self._top, *left])
            self.right.set_widgets([*right, self._money, self._answer])
        self._show_panels()
        self.show_found()
        self._fit_fields()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the field columns to the width of the form."""
        super().resizeEvent(event)
        self._fit_fields()

    def _fit_fields(self) -> None:
        # Runs after the splitter has its new sizes; moving the splitter by hand also leads here.
        QTimer.singleShot(0, self, self._set_field_columns)

    def _set_field_columns(self) -> None:
        least = _TWO_FIELDS_FROM if self._narrow else _TWO_FIELDS_BESIDE_PICTURES
        columns = 2 if self.form.width() >= px(least) else 1
        for panel in self._panels:
            if isinstance(panel.inner, FieldBlocks):
                panel.inner.set_columns(columns)

    def go_to_section(self, key: str) -> None:
        """Scroll to the top of a section."""
        panel = next((one for one in self._panels if one.key == key), None)
        if panel is None:
            return
        self._current = key
        self.section_list.show_current(key)
        if self._narrow:
            self.tabs.blockSignals(True)
            self.tabs.set_current(key)
            self.tabs.blockSignals(False)
            self._show_panels()
            self.form.verticalScrollBar().setValue(0)
            return
        column = self.right if key in _RIGHT else self.form
        column.go_to(panel)
        # Scrolling marks the section at the top, which the last sections can never be.
        self.section_list.show_current(key)

    def reveal(self, widget: QWidget, key: str) -> None:
        """Scroll to a field of the section ``key``."""
        if self._narrow and key != self._current:
            self.go_to_section(key)
        column = self.right if key in _RIGHT and not self._narrow else self.form
        # A section that was just shown has no size before the event loop has run once.
        QTimer.singleShot(0, widget, lambda: column.go_to(widget, margin=px(64)))

    def reveal_answer(self) -> None:
        """Scroll to the marketplace's answer to the last send."""
        column = self.form if self._narrow else self.right
        column.tidy()
        QTimer.singleShot(0, self._answer, lambda: column.go_to(self._answer, margin=px(24)))

    def _show_panels(self) -> None:
        for panel in self._panels:
            panel.setVisible(not self._narrow or panel.key == self._current)
        self._money.setVisible(not self._narrow or self._current in _WITH_MONEY)
        self.form.tidy()
        self.right.tidy()

    def _on_tab(self, key: str) -> None:
        self._current = key
        self._show_panels()
        self.form.verticalScrollBar().setValue(0)

    def _on_scrolled(self, _value: int) -> None:
        if not self._narrow:
            self.section_list.show_current(self.form.top_section())

    def _build_side(self) -> QFrame:
        side = QFrame()
        side.setProperty("background", "window")
        side.setFixedWidth(px(_SIDE))
        hint = QHBoxLayout(self._hint)
        hint.setContentsMargins(0, 0, 0, 0)
        hint.setSpacing(px(6))
        hint.addWidget(IconLabel("keyboard", "text3", 14))
        words = self.tr("F8 goes to the next finding")
        hint.addWidget(PlainLabel(words, "caption", "text3", wrap=True), 1)
        layout = QVBoxLayout(side)
        layout.setContentsMargins(px(12), px(12), px(12), px(12))
        layout.setSpacing(px(8))
        layout.addWidget(self.section_list)
        layout.addWidget(Divider())
        layout.addWidget(self._heading)
        layout.addWidget(self.findings_list, 1)
        layout.addStretch(0)
        layout.addWidget(self._hint)
        return side

    def _lay_out(self) -> None:
        self._split.addWidget(self.form)
        self._split.addWidget(self.right)
        self._split.setChildrenCollapsible(False)
        self._split.setStretchFactor(0, 1)
        self._split.setStretchFactor(1, 1)
        self._split.setHandleWidth(1)
        self._split.setSizes([1_000, 1_000])
        self._split.splitterMoved.connect(lambda _at, _index: self._fit_fields())
        row = QHBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.side)
        row.addWidget(self._edge)
        row.addWidget(self._split, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(px(12), 0, px(12), 0)
        tabs.addWidget(self.tabs)
        layout.addLayout(tabs)
        layout.addWidget(self._line)
        layout.addWidget(self.strip)
        layout.addLayout(row, 1)


def _count(row: SectionRow) -> str:
    found = row.errors + row.warnings
    if found or row.missing:
        return str(found or row.missing)
    return row.state.split(" ")[0] if row.state else ""
