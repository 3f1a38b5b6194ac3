"""The choice of the shown preview rows: tabs, and a filter by finding."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.look.paint import elide
from app.ui.look.text import ElidedLabel, PlainLabel, literal
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.plans.preview.figures import ALL, CHANGES, LEFT_OUT, LESS, REFUSED, UNCHANGED
from app.ui.texts.money import format_number
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import LinkButton
from app.ui.widgets.menu import Menu
from app.ui.widgets.tabs import ViewTab, ViewTabs

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.ui.plans.preview.model import PreviewModel
    from app.ui.plans.preview.whys import Shared

# The maximum width of a finding in the menu; the strip below the tabs shows the full text.
_MENU_WORDS: Final = 460


class RowsLine(QWidget):
    """Tabs with counts, a menu of findings, and a strip with the finding that is filtered for."""

    def __init__(self, model: PreviewModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.tabs = ViewTabs(self, name="plan_tabs")
        self.tabs.chosen.connect(model.show_tab)
        self._order = PlainLabel(self.tr("Risky first"), "label", "text2", self)
        self._by = LinkButton(self.tr("By finding"), "filter", self, name="plan_findings")
        self._by.clicked.connect(self._show_menu)
        line = QHBoxLayout()
        line.setContentsMargins(px(8), 0, px(12), 0)
        line.setSpacing(px(10))
        line.addWidget(self.tabs, 1)
        line.addWidget(self._order)
        line.addWidget(self._by)
        self._strip = QFrame(self)
        self._strip.setObjectName("plan_only")
        self._strip.setProperty("background", "sunken")
        self._words = ElidedLabel("", "body", "text", self._strip)
        self._count = PlainLabel("", "label", "text2", self._strip)
        self._clear = LinkButton(self.tr("Show all rows"), "x", self._strip, name="plan_only_clear")
        self._clear.clicked.connect(lambda: self.show_only(None))
        row = QHBoxLayout(self._strip)
        row.setContentsMargins(px(16), px(3), px(12), px(3))
        row.setSpacing(px(8))
        row.addWidget(IconLabel("filter", "accentText", 14, self._strip))
        row.addWidget(self._words, 1)
        row.addWidget(self._count)
        row.addWidget(self._clear)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(line)
        column.addWidget(self._strip)
        self._strip.hide()
        model.modelReset.connect(self._show_count)
        model.rowsInserted.connect(self._show_count)

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """Show the number of rows in each tab."""
        locale = self._model.context.locale

        def tab(key: str, title: str) -> ViewTab:
            return ViewTab(key, title, format_number(counts.get(key, 0), locale))

        frozen = self._model.frozen
        tabs = [
            tab(ALL, self.tr("All rows")),
            tab(CHANGES, self.tr("In the plan") if frozen else self.tr("Will change")),
            tab(LESS, self.tr("Earns less")),
            tab(REFUSED, self.tr("Refused")),
            tab(UNCHANGED, self.tr("Unchanged")),
        ]
        if counts.get(LEFT_OUT) or self.tabs.current_key() == LEFT_OUT:
            tabs.append(tab(LEFT_OUT, self.tr("Left out")))
        if [one[:2] for one in tabs] != [one[:2] for one in self.tabs.tabs()]:
            self.tabs.set_tabs(tabs)
        self.tabs.set_counts({one.key: one.total for one in tabs})

    def set_narrow(self, narrow: bool) -> None:
        """Hide parts that have no room in a narrow window."""
        self._order.setVisible(not narrow)
        self._by.set_compact(narrow)
        self.tabs.set_only_current_counts(narrow)

    def show_only(self, shared: Shared | None) -> None:
        """Show the rows with a common finding; ``None`` for all of them."""
        self._strip.setVisible(shared is not None)
        if shared is not None:
            self._words.setText(shared.words)
            # All rows with the finding, whatever their result is.
            self.tabs.set_current(ALL)
        self._model.show_only(None if shared is None else shared.why)

    def show_code(self, code: str) -> None:
        """Show the rows with a finding of this code, if there are any."""
        for shared in self._model.shared():
            if shared.why.code == code:
                self.show_only(shared)
                return

    def _show_count(self) -> None:
        if self._strip.isHidden():
            return
        count = self._model.rowCount()
        words = self.tr("%n listings", "", count)
        self._count.setText(with_count(words, count, self._model.context.locale))

    def _show_menu(self) -> None:
        menu = Menu(parent=self)
        menu.setObjectName("plan_findings_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        shared = self._model.shared()
        for one in shared:
            words = elide(one.words, "body", px(_MENU_WORDS))
            count = format_number(one.rows, self._model.context.locale)
            action = menu.addAction(literal(f"{words} · {count}"))
            action.setCheckable(True)
            action.setChecked(one.why == self._model.only)
            action.triggered.connect(lambda _on=False, one=one: self.show_only(one))
        if not shared:
            menu.addAction(self.tr("Nothing was found about these rows")).setEnabled(False)
        menu.popup(self._by.mapToGlobal(QPoint(0, self._by.height())))
