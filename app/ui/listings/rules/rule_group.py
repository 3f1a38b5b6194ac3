"""A group of rules and nested groups, with the number of them that must hold."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from app.engine.queries.rules import Join, Rule, RuleGroup
from app.ui.listings.rules.part_acts import PartActs
from app.ui.listings.rules.rule_row import RuleRow
from app.ui.look import theme
from app.ui.look.type_scale import px
from app.ui.texts.rule_words import join_words
from app.ui.widgets.inputs.buttons import Button
from app.ui.widgets.inputs.combo import Combo

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from app.ui.listings.rules.vocabulary import RuleVocabulary


_JOINS = (Join.ALL, Join.ANY, Join.NONE)


class GroupBox(QFrame):
    """One group; ``changed`` is emitted for every change in it or below it.

    ``moved`` carries one of ``part_acts.ACTS``. The group has no widgets before ``furnish``, which
    returns its parts to be furnished. The parts are moved with ``shift``, ``indent``, ``outdent``
    and ``remove``.
    """

    changed = Signal()
    moved = Signal(str)

    def __init__(
        self,
        vocabulary: RuleVocabulary,
        group: RuleGroup,
        above: GroupBox | None = None,
    ) -> None:
        super().__init__(above)
        self.setObjectName("rule_group")
        self._vocabulary = vocabulary
        self._given: RuleGroup | None = group
        self.above = above
        self._parts: list[RuleRow | GroupBox] = []
        self._acts: PartActs | None = None
        self._can_leave = False

    def set_can_leave(self, can: bool) -> None:
        """Set whether the group is nested and can be moved out."""
        self._can_leave = can
        if self._acts is not None:
            self._acts.set_can_leave(can)

    def furnish(self) -> list[RuleRow | GroupBox]:
        """Create the widgets of the group; return its parts, which are not furnished yet."""
        group = self._given or RuleGroup()
        self._join = Combo(self, name="rule_join")
        for join in _JOINS:
            self._join.addItem(join_words(join))
        self._join.setCurrentIndex(_JOINS.index(group.join))
        self._join.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._join.setMinimumWidth(px(220))
        self._join.setAccessibleName(self.tr("How many of these have to hold"))
        self._join.activated.connect(lambda _at: self.changed.emit())
        more = Button(self.tr("Add a rule"), "plus", self, size="bar", name="add_rule")
        more.clicked.connect(self.add_rule)
        nested = Button(self.tr("Add a group"), "layers", self, size="bar", name="add_group")
        nested.clicked.connect(self.add_group)
        head = QHBoxLayout()
        head.setSpacing(px(6))
        head.addWidget(self._join)
        head.addStretch(1)
        head.addWidget(more)
        head.addWidget(nested)
        if self.above is not None:
            self._acts = PartActs(self)
            self._acts.wanted.connect(self.moved)
            self._acts.set_can_leave(self._can_leave)
            head.addWidget(self._acts)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(12), px(4), 0, px(4))
        self._column.setSpacing(px(6))
        self._column.addLayout(head)
        self.setFocusProxy(self._join)
        self._given = None
        for part in group.parts:
            made = (
                GroupBox(self._vocabulary, part, self)
                if isinstance(part, RuleGroup)
                else RuleRow(self._vocabulary, part, self)
            )
            self._insert(len(self._parts), made)
        return list(self._parts)

    # -- the resulting query ----------------------------------------------------------------------

    def group(self) -> RuleGroup:
        """Return the group; rules without a value are left out."""
        if self._given is not None:
            return self._given
        shown: list[Rule | RuleGroup] = []
        for part in self._parts:
            one = part.group() if isinstance(part, GroupBox) else part.rule()
            if one is not None:
                shown.append(one)
        return RuleGroup(_JOINS[self._join.currentIndex()], tuple(shown))

    def rows(self) -> list[RuleRow]:
        """Return all rules in the group and below, from top to bottom."""
        found: list[RuleRow] = []
        for part in self._parts:
            found += part.rows() if isinstance(part, GroupBox) else [part]
        return found

    # -- parts ---------------------------------------------------------------------------------

    def add_rule(self) -> None:
        """Append a rule and focus it."""
        row = RuleRow(self._vocabulary, None, self)
        row.furnish()
        self._insert(len(self._parts), row)
        self._follow(row)

    def add_group(self) -> None:
        """Append a group that holds if one of its rules does."""
        box = self._new_group(len(self._parts))
        box.add_rule()

    def shift(self, part: RuleRow | GroupBox, by: int) -> None:
        """Move a part up or down among its siblings."""
        at = self._parts.index(part)
        if 0 <= at + by < len(self._parts):
            self._take(part)
            self._insert(at + by, part)
            self._follow(part)

    def indent(self, part: RuleRow | GroupBox) -> None:
        """Move a part into the group above it, or into a new group if there is none."""
        at = self._parts.index(part)
        before = self._parts[at - 1] if at else None
        self._take(part)
        box = before if isinstance(before, GroupBox) else self._new_group(at)
        box.adopt(part)
        box._follow(part)

    def outdent(self, part: RuleRow | GroupBox) -> None:
        """Move a part out of this group, below it; an empty group is then removed."""
        above = self.above
        if above is None:
            return
        self._take(part)
        above.adopt(part, after=self)
        if not self._parts:
            above.remove(self)
        above._follow(part)

    def remove(self, part: RuleRow | GroupBox) -> None:
        """Remove a part and focus its neighbour."""
        at = self._parts.index(part)
        self._take(part)
        part.hide()
        part.deleteLater()
        left = self._parts[min(at, len(self._parts) - 1)] if self._parts else self
        left.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def adopt(self, part: RuleRow | GroupBox, *, after: GroupBox | None = None) -> None:
        """Add a part, at the end or ``after`` an existing one."""
        at = len(self._parts) if after is None else self._parts.index(after) + 1
        if isinstance(part, GroupBox):
            part.above = self
        self._insert(at, part)

    def act(self, part: RuleRow | GroupBox, name: str) -> None:
        """Apply one of ``part_acts.ACTS`` to a part."""
        {"indent": self.indent, "outdent": self.outdent, "remove": self.remove}[name](part)

    def _new_group(self, at: int) -> GroupBox:
        box = GroupBox(self._vocabulary, RuleGroup(Join.ANY), self)
        box.furnish()
        self._insert(at, box)
        return box

    def _insert(self, at: int, part: RuleRow | GroupBox) -> None:
        part.changed.connect(self.changed)
        part.moved.connect(partial(self.act, part))
        part.set_can_leave(self.above is not None)
        self._parts.insert(at, part)
        self._column.insertWidget(at + 1, part)
        part.show()

    def _take(self, part: RuleRow | GroupBox) -> None:
        self._parts.remove(part)
        self._column.removeWidget(part)
        part.changed.disconnect()
        part.moved.disconnect()

    def _follow(self, part: RuleRow | GroupBox) -> None:
        part.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line that marks the group."""
        painter = QPainter(self)
        role = "accent" if self.above is None else "field"
        painter.fillRect(0, 0, px(2), self.height(), theme.color(role))
