"""The dialog in which the rules of a search are grouped, with the resulting query and its count."""

from __future__ import annotations

from collections import deque
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.engine.catalog.questions import Count, Counted, Parse, Parsed
from app.engine.queries.rules import RuleGroup, query_of, rules_of
from app.engine.queries.syntax import LONGEST_QUERY, All
from app.engine.queries.tree_text import written
from app.ui.listings.rules.rule_group import GroupBox
from app.ui.listings.rules.rule_row import RuleRow
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.loop import is_alive, while_alive
from app.ui.texts.query_text import query_sentence
from app.ui.widgets.inputs.buttons import Button, PrimaryButton
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.timer import single_shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer
    from app.engine.queries.errors import QueryError
    from app.engine.queries.syntax import Node
    from app.ui.listings.rules.vocabulary import RuleVocabulary

_REST = 250
"""The pause in typing, in milliseconds, after which a query is parsed."""
_WIDE, _HIGH = 860, 560
_TURN = 0.01
"""The number of seconds for which fields are built in one turn of the event loop."""


class RuleSheet(QDialog):
    """The rules dialog.

    ``chosen`` carries the text to search for, and whether it is to be saved as a view.
    """

    chosen = Signal(str, bool)

    def __init__(
        self, catalog: ItemCatalog, vocabulary: RuleVocabulary, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rule_sheet")
        title = self.tr("Search by rules")
        self.setWindowTitle(title)
        self._catalog, self._vocabulary = catalog, vocabulary
        self._text = ""
        self._problem: QueryError | None = None
        self._root = GroupBox(vocabulary, RuleGroup())
        self._empty: deque[RuleRow | GroupBox] = deque()
        self._furnishing = single_shot(self, 0, self._furnish)
        self._area = QScrollArea(self)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setObjectName("rules_area")
        self._field = LineEdit(name="rules_text")
        self._field.setMaxLength(LONGEST_QUERY * 2)
        self._field.setAccessibleName(self.tr("The same as text"))
        self._field.setPlaceholderText(self.tr("The same as text"))
        self._field.textEdited.connect(self._text_edited)
        self._says = PlainLabel("", "label", "bad", self, wrap=True)
        self._says.setObjectName("rules_problem")
        self._found = PlainLabel("", "body", "text2", self)
        self._found.setObjectName("rules_found")
        self._rest = single_shot(self, _REST, self._read_text)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(10))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        column.addWidget(self._area, 1)
        column.addWidget(self._field)
        column.addWidget(self._says)
        column.addLayout(self._foot())
        self.resize(px(_WIDE), px(_HIGH))
        self._add_keys()

    def _foot(self) -> QHBoxLayout:
        save = Button(self.tr("Save as a view…"), "star", self, name="rules_save")
        save.clicked.connect(lambda: self._choose(save=True))
        cancel = Button(self.tr("Cancel"), "", self, name="rules_cancel")
        cancel.clicked.connect(self.reject)
        self._go = PrimaryButton(self.tr("Search"), "search", self, name="rules_go")
        self._go.clicked.connect(lambda: self._choose(save=False))
        self._save = save
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addWidget(self._found, 1)
        foot.addWidget(save)
        foot.addWidget(cancel)
        foot.addWidget(self._go)
        return foot

    def _add_keys(self) -> None:
        acts: dict[str, Callable[[GroupBox, RuleRow | GroupBox], None]] = {
            "Alt+Up": lambda box, part: box.shift(part, -1),
            "Alt+Down": lambda box, part: box.shift(part, 1),
            "Alt+Right": lambda box, part: box.indent(part),
            "Alt+Left": lambda box, part: box.outdent(part),
            "Alt+Del": lambda box, part: box.remove(part),
        }
        for key, act in acts.items():
            QShortcut(QKeySequence(key), self).activated.connect(lambda act=act: self._act(act))
        QShortcut(QKeySequence("Alt+Ins"), self).activated.connect(self._add_beside)
        for key in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(key), self).activated.connect(self._go.click)

    # -- the displayed query -----------------------------------------------------------------------

    def show_text(self, text: str) -> None:
        """Parse a query and show its rules."""
        self._vocabulary.ask()
        self._field.setText(text)
        self._read_text()

    def text(self) -> str:
        """Return the query of the rules."""
        return self._text

    def rows(self) -> list[RuleRow]:
        """Return all rules, from top to bottom."""
        return self._root.rows()

    def _text_edited(self) -> None:
        self._go.setEnabled(False)
        self._save.setEnabled(False)
        self._rest.start()

    def _read_text(self) -> None:
        self._rest.stop()
        question = Parse(self._field.text().strip())
        self._catalog.ask("rules", question, while_alive(self, self._take_text))

    def _take_text(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, Parsed)
        if answer.text != self._field.text().strip():
            return
        self._problem = answer.problem
        if answer.node is not None:
            self._vocabulary.names = answer.names
            self._put_root(GroupBox(self._vocabulary, rules_of(answer.node)))
            self._text = answer.text
        self._judge()
        self._count()

    def _put_root(self, root: GroupBox) -> None:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, px(4), 0)
        column.addWidget(root)
        column.addStretch(1)
        self._root = root
        self._area.setWidget(holder)
        root.changed.connect(self._rules_changed)
        self._empty = deque([root])
        self._furnishing.start()

    @property
    def is_whole(self) -> bool:
        """Whether the widgets of all rules exist."""
        return not self._empty

    def _furnish(self) -> None:
        """Create the widgets of as many rules as one event loop turn has time for."""
        end = perf_counter() + _TURN
        while self._empty:
            part = self._empty.popleft()
            if not is_alive(part):
                continue
            if isinstance(part, RuleRow):
                part.furnish()
            else:
                self._empty.extendleft(reversed(part.furnish()))
            if perf_counter() > end:
                break
        if self._empty:
            self._furnishing.start()
        elif not self._root.rows():
            self._root.add_rule()
        elif not self._field.hasFocus():
            self._root.rows()[0].setFocus(Qt.FocusReason.OtherFocusReason)

    # -- changes to the rules ----------------------------------------------------------------------

    def _rules_changed(self) -> None:
        node: Node = query_of(self._root.group())
        self._text = "" if isinstance(node, All) and not node.parts else written(node)
        self._field.setText(self._text)
        self._field.setCursorPosition(0)
        self._problem = None
        self._rest.stop()
        self._judge()
        self._catalog.ask("rules", Parse(self._text), while_alive(self, self._take_rules))

    def _take_rules(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, Parsed)
        if answer.text == self._text:
            self._problem = answer.problem
            self._vocabulary.names = {**self._vocabulary.names, **answer.names}
            self._judge()
            self._count()

    def _judge(self) -> None:
        """Show errors, and enable only the possible actions."""
        rows = self._root.rows()
        unread = any(row.problem() for row in rows)
        why = "" if self._problem is None else query_sentence(self._problem)
        empty = sum(row.rule() is None for row in rows)
        self._says.set_role("bad" if why else "text2")
        if not why and not unread and empty and len(rows) > 1:
            why = self.tr("%n rules without a value are left out", "", empty)
        self._says.setText(why)
        self._says.setVisible(bool(why))
        can = self._problem is None and not unread
        self._go.setEnabled(can)
        self._save.setEnabled(can and bool(self._text))

    def _count(self) -> None:
        self._found.setText("")
        if self._problem is None:
            question = Count((self._text,))
            self._catalog.ask("rules count", question, while_alive(self, self._counted))

    def _counted(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, Counted)
        if answer.listings is None:
            return
        locale = self._vocabulary.wording.locale
        words = self.tr("%n listings found", "", answer.listings)
        self._found.setText(with_count(words, answer.listings, locale))

    # -- actions -----------------------------------------------------------------------------------

    def _choose(self, *, save: bool) -> None:
        self.chosen.emit(self._text, save)
        self.accept()

    def _part(self) -> tuple[GroupBox, RuleRow | GroupBox] | None:
        """Return the focused rule or group, with the group that contains it, or ``None``."""
        part: QWidget | None = None
        widget: QWidget | None = QApplication.focusWidget()
        while widget is not None and widget is not self:
            if part is not None and isinstance(widget, GroupBox):
                assert isinstance(part, RuleRow | GroupBox)
                return widget, part
            if part is None and isinstance(widget, RuleRow | GroupBox):
                part = widget
            widget = widget.parentWidget()
        return None

    def _act(self, act: Callable[[GroupBox, RuleRow | GroupBox], None]) -> None:
        found = self._part()
        if found is not None:
            act(*found)

    def _add_beside(self) -> None:
        found = self._part()
        (found[0] if found is not None else self._root).add_rule()
