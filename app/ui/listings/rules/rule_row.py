"""One rule: a field, an operator and a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.engine.queries.condition_values import (
    COMPARING,
    OPERATORS,
    SINCE,
    TIMES,
    Kind,
    Operator,
    OperatorValues,
    kind_of,
    leaf_of,
    operator_values_of,
)
from app.engine.queries.rules import Rule
from app.engine.queries.syntax import Condition, Words
from app.engine.queries.tree_text import raw_node
from app.ui.listings.rules.choices_editor import ChoicesEditor
from app.ui.listings.rules.part_acts import PartActs
from app.ui.listings.rules.value_editors import DayEditor, FigureEditor, WordsEditor, YesNoEditor
from app.ui.listings.rules.vocabulary import Subject
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.texts.rule_words import WORDS, operator_words, since_words
from app.ui.widgets.inputs.combo import Combo

if TYPE_CHECKING:
    from app.engine.queries.syntax import Node
    from app.ui.listings.rules.value_editors import Entered
    from app.ui.listings.rules.vocabulary import RuleVocabulary

_LISTED = (Kind.STATUS, Kind.TYPE, Kind.CATEGORY, Kind.DOUBLE, Kind.WAS, Kind.CHANGES)
_NARROW = 150


class RuleRow(QWidget):
    """Field, operator and value of a rule; ``changed`` is emitted for every change by the seller.

    ``moved`` carries one of ``part_acts.ACTS``. An unchanged rule keeps its original text. The row
    has no widgets before ``furnish``, because those of many rules are not created at once.
    """

    changed = Signal()
    moved = Signal(str)

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
        self._times: list[str] = []
        self._editor: Entered | ChoicesEditor | None = None
        self._acts: PartActs | None = None
        self._can_leave = False

    def set_can_leave(self, can: bool) -> None:
        """Set whether the rule is in a nested group and can be moved out."""
        self._can_leave = can
        if self._acts is not None:
            self._acts.set_can_leave(can)

    def furnish(self, *, movable: bool = True) -> None:
        """Create the widgets; a rule outside of a group is not ``movable``."""
        self._field = Combo(self, name="rule_field")
        self._field.setModel(self._vocabulary.model)
        self._field.setAccessibleName(self.tr("Field"))
        self._field.activated.connect(self._field_chosen)
        self._how = Combo(self, name="rule_operator")
        self._how.setAccessibleName(self.tr("Comparison"))
        self._how.activated.connect(self._operator_chosen)
        for combo in (self._field, self._how):
            combo.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            combo.setMinimumWidth(px(_NARROW))
        self._since: Combo | None = None
        self._note = PlainLabel("", "label", "bad", self, wrap=True)
        self._note.setObjectName("rule_note")
        self._note.hide()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(px(6))
        self._grid.setVerticalSpacing(px(2))
        self._grid.addWidget(self._field, 0, 0)
        self._grid.addWidget(self._how, 0, 1)
        self._grid.addWidget(self._note, 1, 0, 1, 4)
        for column, share in enumerate((3, 3, 5)):
            self._grid.setColumnStretch(column, share)
        self._show_field()
        self._show_operators()
        self._show_editor()
        if movable:
            self._acts = PartActs(self)
            self._acts.wanted.connect(self.moved)
            self._acts.set_can_leave(self._can_leave)
            self._grid.addWidget(self._acts, 0, 4)
        self._vocabulary.learnt.connect(self._show_field)
        self.setFocusProxy(self._field)

    # -- the resulting rule -----------------------------------------------------------------------

    def rule(self) -> Rule | None:
        """Return the rule; ``None`` if its value is missing or cannot be read."""
        if self._rule is not None:
            return Rule(self._rule.leaf, self._negated)
        node = self._node()
        return None if node is None else Rule(node, self._negated)

    def problem(self) -> str:
        """Return why the value cannot be read; empty if it can, or is missing."""
        return "" if self._rule is not None or self._editor is None else self._editor.problem()

    def show_note(self, words: str) -> None:
        """Show an error below the rule; an empty text hides it."""
        self._note.setText(one_line(words))
        self._note.setVisible(bool(words))

    def focus_value(self) -> None:
        """Focus the value."""
        if self._editor is not None:
            # The reason selects the content, as Tab does, so that typing replaces it.
            self._editor.setFocus(Qt.FocusReason.TabFocusReason)

    def _node(self) -> Node | None:
        if self._editor is None or not (values := self._editor.values()):
            return None
        if self._editor.problem():
            return None
        operator = self._wanted.operator
        if operator is Operator.WRITTEN:
            return raw_node(values[0])
        wanted = self._wanted._replace(values=values)
        return leaf_of(self._subject.name, self._subject.kind, wanted)

    def _read(self, rule: Rule | None) -> tuple[Subject, OperatorValues]:
        leaf = None if rule is None else rule.leaf
        if not isinstance(leaf, Words | Condition):
            return Subject(WORDS, Kind.WORDS), OperatorValues(Operator.BEGIN, ())
        if isinstance(leaf, Words):
            return Subject(WORDS, Kind.WORDS), operator_values_of(leaf, Kind.WORDS)
        kind = kind_of(leaf, attribute=leaf.name in self._vocabulary.names)
        return Subject(leaf.name, kind), operator_values_of(leaf, kind)

    # -- field, operator, value ------------------------------------------------------------------

    def _show_field(self) -> None:
        """Select the field of the rule, whatever was typed."""
        subject = self._subject
        if subject in self._vocabulary.subjects:
            self._field.setCurrentIndex(self._vocabulary.subjects.index(subject))
            return
        title = self._vocabulary.wording.names.get(subject.name, subject.name)
        self._field.setPlaceholderText(one_line(title))
        self._field.setCurrentIndex(-1)

    def _field_chosen(self, at: int) -> None:
        subject = self._vocabulary.subjects[at]
        if subject is None:
            self._show_field()
        elif subject != self._subject:
            self._subject = subject
            self._wanted = OperatorValues(OPERATORS[subject.kind][0], ())
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
            values = (self._editor.values() if self._editor else ()) or before.values
            self._wanted = OperatorValues(operator, values, before.since)
            self._rule = None
            if not same or self._subject.kind is Kind.WORDS:
                self._show_editor()
        self._edited()

    def _show_since(self) -> None:
        if self._since is not None:
            self._grid.removeWidget(self._since)
            self._since.hide()
            self._since.deleteLater()
            self._since = None
        if self._subject.kind not in SINCE or self._wanted.operator is Operator.WRITTEN:
            return
        now = self._wanted.since or TIMES[0]
        self._times = [*TIMES] if now in TIMES else [now, *TIMES]
        self._since = Combo(self, name="rule_since")
        self._since.setAccessibleName(self.tr("Time"))
        self._since.setMinimumWidth(px(_NARROW))
        for time in self._times:
            self._since.addItem(since_words(time))
        self._since.setCurrentIndex(self._times.index(now))
        self._since.activated.connect(self._since_chosen)
        self._grid.addWidget(self._since, 0, 3)
        self._since.show()

    def _since_chosen(self, at: int) -> None:
        values = self._editor.values() if self._editor else ()
        self._wanted = self._wanted._replace(values=values, since=self._times[at])
        self._rule = None
        self._edited()

    def _show_editor(self) -> None:
        self._show_since()
        old, editor = self._editor, self._make_editor()
        editor.set_values(self._wanted.values)
        editor.setAccessibleName(self.tr("Value"))
        editor.changed.connect(self._value_changed)
        self._editor = editor
        if old is not None:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._grid.addWidget(editor, 0, 2)
        QWidget.setTabOrder(self._how, editor)
        editor.show()

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
            return FigureEditor(kind, operator, self._vocabulary.wording.locale, self)
        return WordsEditor(kind, operator, self)

    def _value_changed(self) -> None:
        self._rule = None
        self._edited()

    def _edited(self) -> None:
        self.show_note(self.problem())
        self.changed.emit()


def _shape(operator: Operator) -> str:
    """Return the editor shape of an operator; equal kinds and shapes share an editor."""
    if operator in (Operator.BETWEEN, Operator.ONE_OF, Operator.WRITTEN):
        return operator.value
    return "one"
