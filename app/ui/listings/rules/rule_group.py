"""Rules and groups below each other, and how many of them have to hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.engine.queries.rules import Join, Rule, RuleGroup
from app.ui.listings.rules.rule_row import RuleRow
from app.ui.look import theme
from app.ui.look.type_scale import px
from app.ui.texts.rule_words import join_words
from app.ui.widgets.inputs.buttons import Button, IconButton
from app.ui.widgets.inputs.combo import Combo

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from app.ui.listings.rules.vocabulary import RuleVocabulary

_JOINS = (Join.ALL, Join.ANY, Join.NONE)


class GroupBox(QFrame):
    """One group; ``changed`` follows every change in it or below it.

    Its parts are moved with ``shift``, ``indent``, ``outdent`` and ``remove``, by the keys of the
    sheet or the buttons beside each of them.
    """

    changed = Signal()

    def __init__(
        self,
        vocabulary: RuleVocabulary,
        group: RuleGroup,
        above: GroupBox | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("rule_group")
        self._vocabulary = vocabulary
        self.above = above
        self._parts: list[tuple[QWidget, RuleRow | GroupBox]] = []
        self._join = Combo(self, name="rule_join")
        for join in _JOINS:
            self._join.addItem(join_words(join), join.value)
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
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(px(12), px(4), 0, px(4))
        self._column.setSpacing(px(6))
        self._column.addLayout(head)
        self.setFocusProxy(self._join)
        for part in group.parts:
            self._append(self._made(part))

    # -- what it says --------------------------------------------------------------------------

    def group(self) -> RuleGroup:
        """Return the group; rules without a value are left out."""
        parts = (
            part.group() if isinstance(part, GroupBox) else part.rule() for _, part in self._parts
        )
        return RuleGroup(
            _JOINS[self._join.currentIndex()], tuple(part for part in parts if part is not None)
        )

    def rows(self) -> list[RuleRow]:
        """Return all rules in it and below it, from top to bottom."""
        found: list[RuleRow] = []
        for _, part in self._parts:
            found += part.rows() if isinstance(part, GroupBox) else [part]
        return found

    @property
    def is_empty(self) -> bool:
        """Whether nothing is in it."""
        return not self._parts

    # -- parts ---------------------------------------------------------------------------------

    def add_rule(self) -> None:
        """Add a rule at the end, with the cursor in it."""
        row = RuleRow(self._vocabulary, None, self)
        self._append(row)
        row.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def add_group(self) -> None:
        """Add a group at the end: what holds if one of its rules does."""
        box = GroupBox(self._vocabulary, RuleGroup(Join.ANY), self, self)
        self._append(box)
        box.add_rule()

    def shift(self, part: RuleRow | GroupBox, by: int) -> None:
        """Move a part up or down among its neighbours."""
        at = self._place_of(part)
        if 0 <= at + by < len(self._parts):
            pair = self._take(at)
            self._insert(at + by, pair)
            self._follow(part)

    def indent(self, part: RuleRow | GroupBox) -> None:
        """Put a part into the group above it; where none stands there, into one of its own."""
        at = self._place_of(part)
        before = self._parts[at - 1][1] if at else None
        self._discard(self._take(at), keep=part)
        if isinstance(before, GroupBox):
            before.adopt(part)
        else:
            box = GroupBox(self._vocabulary, RuleGroup(Join.ANY), self, self)
            box.adopt(part)
            self._insert(at, self._framed(box))
        self._follow(part)

    def outdent(self, part: RuleRow | GroupBox) -> None:
        """Put a part out of this group, below it; a group that is empty then goes."""
        above = self.above
        if above is None:
            return
        self._discard(self._take(self._place_of(part)), keep=part)
        above.adopt(part, after=self)
        if self.is_empty:
            above.remove(self, focus=False)
        above._follow(part)

    def remove(self, part: RuleRow | GroupBox, *, focus: bool = True) -> None:
        """Take a part away."""
        at = self._place_of(part)
        self._discard(self._take(at), keep=None)
        if focus:
            next_one = self._parts[min(at, len(self._parts) - 1)][1] if self._parts else self
            next_one.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def adopt(self, part: RuleRow | GroupBox, *, after: GroupBox | None = None) -> None:
        """Take a part in, at the end or ``after`` one that is here."""
        at = len(self._parts) if after is None else self._place_of(after) + 1
        if isinstance(part, GroupBox):
            part.above = self
        self._insert(at, self._framed(part))

    def _made(self, part: Rule | RuleGroup) -> RuleRow | GroupBox:
        if isinstance(part, RuleGroup):
            return GroupBox(self._vocabulary, part, self, self)
        return RuleRow(self._vocabulary, part, self)

    def _append(self, part: RuleRow | GroupBox) -> None:
        part.changed.connect(self.changed)
        self._insert(len(self._parts), self._framed(part, connected=True))

    def _framed(
        self, part: RuleRow | GroupBox, *, connected: bool = False
    ) -> tuple[QWidget, RuleRow | GroupBox]:
        """Return a part with the buttons at its end."""
        if not connected:
            part.changed.connect(self.changed)
        frame = QWidget(self)
        line = QHBoxLayout(frame)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(px(2))
        line.addWidget(part, 1)
        part.show()
        # In the middle of a field's height, also beside a group or a note.
        acts = QHBoxLayout()
        acts.setContentsMargins(0, px(2), 0, 0)
        acts.setSpacing(px(2))
        line.addLayout(acts)
        top = Qt.AlignmentFlag.AlignTop
        for icon, words, key, name, act in (
            (
                "chevron-right",
                self.tr("Into a group"),
                "Alt+Right",
                "indent",
                lambda: self.indent(part),
            ),
            (
                "chevron-left",
                self.tr("Out of the group"),
                "Alt+Left",
                "outdent",
                lambda: self.outdent(part),
            ),
            ("x", self.tr("Remove"), "Alt+Del", "remove", lambda: self.remove(part)),
        ):
            button = IconButton(icon, words, frame, key=key, size=28, name=f"rule_{name}")
            button.setEnabled(name != "outdent" or self.above is not None)
            button.clicked.connect(act)
            acts.addWidget(button, 0, top)
        return frame, part

    def _insert(self, at: int, pair: tuple[QWidget, RuleRow | GroupBox]) -> None:
        self._parts.insert(at, pair)
        self._column.insertWidget(at + 1, pair[0])
        pair[0].show()

    def _take(self, at: int) -> tuple[QWidget, RuleRow | GroupBox]:
        pair = self._parts.pop(at)
        self._column.removeWidget(pair[0])
        return pair

    def _discard(self, pair: tuple[QWidget, RuleRow | GroupBox], keep: QWidget | None) -> None:
        frame, part = pair
        part.changed.disconnect(self.changed)
        if keep is not None:
            keep.setParent(self)
        frame.hide()
        frame.deleteLater()

    def _place_of(self, part: RuleRow | GroupBox) -> int:
        return next(at for at, (_, one) in enumerate(self._parts) if one is part)

    def _follow(self, part: RuleRow | GroupBox) -> None:
        part.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line that holds the group together."""
        painter = QPainter(self)
        role = "accent" if self.above is None else "field"
        painter.fillRect(0, 0, px(2), self.height(), theme.color(role))
