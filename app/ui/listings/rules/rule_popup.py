"""The popup below a chip for changing one rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from app.ui.listings.rules.rule_row import RuleRow
from app.ui.look import theme
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import Button, LinkButton, PrimaryButton

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from app.engine.queries.rules import Rule
    from app.ui.listings.rules.vocabulary import RuleVocabulary

_WIDE = 620
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RulePopup(QFrame):
    """The editor of one rule; ``changed`` carries the new ``Rule``.

    ``removed`` and ``sheet_wanted`` request the removal and the rules dialog. Escape, or a click
    elsewhere, leaves the rule unchanged.
    """

    changed = Signal(object)
    removed = Signal()
    sheet_wanted = Signal()

    def __init__(self, vocabulary: RuleVocabulary, rule: Rule, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("rule_popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.row = RuleRow(vocabulary, rule, self)
        self.row.furnish(movable=False)
        self.row.changed.connect(self._judge)
        self._use = PrimaryButton(self.tr("Apply"), "", self, size="bar", name="rule_apply")
        self._use.clicked.connect(self._take)
        remove = Button(self.tr("Remove"), "", self, size="bar", name="rule_remove_one")
        remove.clicked.connect(self._remove)
        more = LinkButton(self.tr("All rules…"), parent=self, name="rule_more")
        more.clicked.connect(self._open_sheet)
        foot = QHBoxLayout()
        foot.setSpacing(px(8))
        foot.addWidget(more)
        foot.addStretch(1)
        foot.addWidget(remove)
        foot.addWidget(self._use)
        column = QVBoxLayout(self)
        column.setContentsMargins(px(12), px(12), px(12), px(12))
        column.setSpacing(px(10))
        column.addWidget(self.row)
        column.addLayout(foot)

    def open_below(self, chip: QWidget) -> None:
        """Show the popup below its chip, with the focus in the value."""
        self.resize(px(_WIDE), self.sizeHint().height())
        place = chip.mapToGlobal(QPoint(0, chip.height() + px(4)))
        screen = chip.screen().availableGeometry()
        left = max(screen.left(), min(place.x(), screen.right() - self.width()))
        self.move(left, min(place.y(), screen.bottom() - self.height()))
        self.show()
        self.row.focus_value()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Apply with Enter."""
        if event.key() in _ENTER and self._use.isEnabled():
            self._take()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the outline of a menu."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("field"))
        painter.fillRect(self.rect().adjusted(1, 1, -1, -1), theme.color("raised"))

    def _judge(self) -> None:
        self._use.setEnabled(self.row.rule() is not None)
        self.resize(self.width(), self.sizeHint().height())

    def _take(self) -> None:
        rule = self.row.rule()
        if rule is not None:
            self.close()
            self.changed.emit(rule)

    def _remove(self) -> None:
        self.close()
        self.removed.emit()

    def _open_sheet(self) -> None:
        self.close()
        self.sheet_wanted.emit()
