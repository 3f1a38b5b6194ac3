"""One rule: a field, how it is compared, and with what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.engine.queries.rules import Rule
from app.engine.queries.syntax import Condition, Words
from app.engine.queries.wanted import (
    COMPARING,
    OPERATORS,
    Kind,
    Operator,
    Wanted,
    kind_of,
    leaf_of,
    wanted_of,
)
from app.engine.queries.writing import raw_node
from app.ui.listings.rules.choices_editor import ChoicesEditor
from app.ui.listings.rules.value_editors import DayEditor, FigureEditor, WordsEditor, YesNoEditor
from app.ui.listings.rules.vocabulary import Subject
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.texts.rule_words import WORDS, operator_words
from app.ui.widgets.inputs.combo import Combo

if TYPE_CHECKING:
    from app.engine.queries.syntax import Node
    from app.ui.listings.rules.value_editors import Entered
    from app.ui.listings.rules.vocabulary import RuleVocabulary

_LISTED = (Kind.STATUS, Kind.TYPE, Kind.CATEGORY)
_NARROW = 150


class RuleRow(QWidget):
    """Field, operator and value of a rule; ``changed`` follows every change the seller makes.

    A rule that nobody changes stays as it is written.
    """

    changed = Signal()

    def __init__(
        self, vocabulary: RuleVocabulary, rule: Rule | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rule_row")
        self._vocabulary = vocabulary
        self._rule = rule
        self._subject, self._wanted = self._read(rule)
        self._negated = rule is not None and rule.negated
        self._offered: list[tuple[Operator, bool]] = []
        self._field = Combo(self, editable=True, name="rule_field")
        self._field.setModel(vocabulary.model)
        completer = self._field.completer()
        assert completer is not None, "a list to type in completes"
        completer.setModel(vocabulary.model)
        self._field.setAccessibleName(self.tr("Field"))
        self._field.activated.connect(self._field_chosen)
        edit = self._field.lineEdit()
        assert edit is not None, "the list of fields is one to type in"
        edit.editingFinished.connect(self._show_field)
        self._how = Combo(self, name="rule_operator")
        self._how.setAccessibleName(self.tr("Comparison"))
        self._how.activated.connect(self._operator_chosen)
        for combo in (self._field, self._how):
            combo.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            combo.setMinimumWidth(px(_NARROW))
        self._editor: Entered | ChoicesEditor = WordsEditor(Kind.WORDS, Operator.BEGIN, self)
        self._note = PlainLabel("", "label", "bad", self, wrap=True)
        self._note.setObjectName("rule_note")
        self._note.hide()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(6))
        self._grid.setVerticalSpacing(px(2))
        self._grid.addWidget(self._field, 0, 0)
        self._grid.addWidget(self._how, 0, 1)
        self._grid.addWidget(self._editor, 0, 2)
        self._grid.addWidget(self._note, 1, 0, 1, 3)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 5)
        self._show_field()
        self._show_operators()
        self._show_editor()
        vocabulary.learnt.connect(self._show_field)
        self.setFocusProxy(self._field)

    # -- what it says --------------------------------------------------------------------------

    def rule(self) -> Rule | None:
        """Return the rule; ``None`` while it has no value, or one that cannot be read."""
        if self._rule is not None:
            return Rule(self._rule.leaf, self._negated)
        node = self._node()
        return None if node is None else Rule(node, self._negated)

    def problem(self) -> str:
        """Return why the value cannot be read; empty where it can, or there is none."""
        return "" if self._rule is not None else self._editor.problem()

    def show_note(self, words: str) -> None:
        """Say below the rule what is wrong with it, or nothing."""
        self._note.setText(one_line(words))
        self._note.setVisible(bool(words))

    def focus_value(self) -> None:
        """Put the cursor into the value."""
        self._editor.setFocus(Qt.FocusReason.OtherFocusReason)

    def _node(self) -> Node | None:
        values = self._editor.values()
        operator = self._wanted.operator
        if not values or self._editor.problem():
            return None
        if operator is Operator.WRITTEN:
            return raw_node(values[0])
        return leaf_of(self._subject.name, self._subject.kind, Wanted(operator, values))

    def _read(self, rule: Rule | None) -> tuple[Subject, Wanted]:
        leaf = None if rule is None else rule.leaf
        if not isinstance(leaf, Words | Condition):
            return Subject(WORDS, Kind.WORDS), Wanted(Operator.BEGIN, ())
        if isinstance(leaf, Words):
            return Subject(WORDS, Kind.WORDS), wanted_of(leaf, Kind.WORDS)
        kind = kind_of(leaf, attribute=leaf.name in self._vocabulary.names)
        return Subject(leaf.name, kind), wanted_of(leaf, kind)

    # -- field, operator, value ------------------------------------------------------------------

    def _show_field(self) -> None:
        """Have the field shown that the rule is about, whatever was typed."""
        subject = self._subject
        if subject in self._vocabulary.subjects:
            self._field.setCurrentIndex(self._vocabulary.subjects.index(subject))
            return
        self._field.setCurrentIndex(-1)
        title = self._vocabulary.speaking.names.get(subject.name, subject.name)
        self._field.setEditText(one_line(title))

    def _field_chosen(self, at: int) -> None:
        subject = self._vocabulary.subjects[at]
        if subject is None:
            self._show_field()
        elif subject != self._subject:
            self._subject = subject
            self._wanted = Wanted(OPERATORS[subject.kind][0], ())
            self._negated = False
            self._rule = None
            self._show_operators()
            self._show_editor()
            self._edited()

    def _show_operators(self) -> None:
        kind, now = self._subject.kind, (self._wanted.operator, self._negated)
        offered: list[tuple[Operator, bool]] = []
        for operator in OPERATORS[kind]:
            offered.append((operator, False))
            if operator not in COMPARING[1:] and kind is not Kind.YES_OR_NO:
                offered.append((operator, True))
        if now not in offered:
            offered.append(now)
        self._offered = offered
        self._how.clear()
        for operator, negated in offered:
            self._how.addItem(operator_words(operator, kind, negated=negated))
        self._how.setCurrentIndex(offered.index(now))

    def _operator_chosen(self, at: int) -> None:
        operator, negated = self._offered[at]
        before, self._negated = self._wanted, negated
        if operator is not before.operator:
            same = _shape(operator) == _shape(before.operator)
            values = self._editor.values() or before.values
            self._wanted = Wanted(operator, values)
            self._rule = None
            if not same or self._subject.kind is Kind.WORDS:
                self._show_editor()
        self._edited()

    def _show_editor(self) -> None:
        old, self._editor = self._editor, self._make_editor()
        self._editor.set_values(self._wanted.values)
        self._editor.setAccessibleName(self.tr("Value"))
        self._editor.changed.connect(self._value_changed)
        self._grid.replaceWidget(old, self._editor)
        QWidget.setTabOrder(self._how, self._editor)
        old.hide()
        old.deleteLater()

    def _make_editor(self) -> Entered | ChoicesEditor:
        (name, kind), operator = self._subject, self._wanted.operator
        if operator is Operator.WRITTEN:
            return WordsEditor(Kind.OTHER, operator, self)
        if kind in _LISTED or (kind is Kind.ATTRIBUTE and operator is Operator.ONE_OF):
            return ChoicesEditor(self._vocabulary, kind, name, self)
        if kind is Kind.YES_OR_NO:
            return YesNoEditor(self)
        if kind is Kind.DAY:
            return DayEditor(operator, self)
        if operator in COMPARING:
            return FigureEditor(kind, operator, self._vocabulary.speaking.locale, self)
        return WordsEditor(kind, operator, self)

    def _value_changed(self) -> None:
        self._rule = None
        self._edited()

    def _edited(self) -> None:
        self.show_note(self.problem())
        self.changed.emit()


def _shape(operator: Operator) -> str:
    """Return which editor an operator needs: operators of one kind with one shape share it."""
    if operator in (Operator.BETWEEN, Operator.ONE_OF, Operator.WRITTEN):
        return operator.value
    return "one"
