"""The conditions of the current search, each as a chip that can be changed or removed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.engine.catalog.questions import Parse, Parsed
from app.engine.catalog.search_text import is_words
from app.ui.look.type_scale import px
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.inputs.buttons import LinkButton
from app.ui.widgets.inputs.removable_chip import ValueToken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QKeyEvent

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.catalog.questions import CatalogAnswer
    from app.engine.queries.rules import Rule
    from app.engine.queries.syntax import Node
    from app.ui.listings.rules.vocabulary import RuleVocabulary

MOST_CHIPS = 12
"""The maximum number of chips; further conditions are shown in the rules."""


class QueryChips(QWidget):
    """A row below the search box, hidden if the search has only free words.

    ``rewritten`` carries the text of a query with a condition removed or replaced; ``left`` asks to
    return the focus to the box, ``sheet_wanted`` for the rules dialog.
    """

    rewritten = Signal(str)
    left = Signal()
    sheet_wanted = Signal()

    def __init__(self, catalog: ItemCatalog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("query_chips")
        self.setAccessibleName(self.tr("Conditions of the search"))
        self._catalog = catalog
        self._vocabulary: RuleVocabulary | None = None
        self._text = ""
        self._parts: tuple[Node, ...] = ()
        self._parsed: Parsed | None = None
        self._focus_at = -1
        self._tokens: list[ValueToken] = []
        self._flow = FlowLayout(self, gap=px(6))
        self._flow.setContentsMargins(px(16), px(8), px(12), px(8))
        self._all = LinkButton(self.tr("All rules…"), parent=self, size="small", name="chips_all")
        self._all.clicked.connect(self.sheet_wanted)
        self._flow.addWidget(self._all)
        self.hide()

    @property
    def vocabulary(self) -> RuleVocabulary:
        """The vocabulary of rules, created when the first condition is shown."""
        if self._vocabulary is None:
            from app.ui.listings.rules.vocabulary import RuleVocabulary

            self._vocabulary = RuleVocabulary(self._catalog, self)
        return self._vocabulary

    def show_query(self, text: str) -> None:
        """Show the conditions of a query; words alone have none."""
        if text == self._text:
            return
        self._text = text
        if is_words(text):
            self._clear()
        else:
            self._catalog.ask("chips", Parse(text), self._take)

    def tokens(self) -> tuple[ValueToken, ...]:
        """Return the chips from left to right."""
        return tuple(self._tokens)

    def words(self) -> str:
        """Return the free words of the current search, without its conditions."""
        if is_words(self._text):
            return self._text
        return " ".join(self._plain_words())

    def _plain_words(self) -> Iterator[str]:
        from app.engine.queries.syntax import Words

        for part in self._parts:
            if isinstance(part, Words) and not part.whole:
                yield part.text

    def _take(self, answer: CatalogAnswer) -> None:
        assert isinstance(answer, Parsed)
        if answer.text == self._text:
            self._parsed = answer
            self._fill()

    def _fill(self) -> None:
        from app.engine.queries.syntax import All, Words
        from app.ui.texts.condition_text import condition_text

        parsed = self._parsed
        if parsed is None or parsed.node is None:
            self._clear()
            return
        node = parsed.node
        self._parts = node.parts if isinstance(node, All) else (node,)
        self.vocabulary.names = parsed.names
        wording = self.vocabulary.wording
        shown = [
            (at, condition_text(part, wording))
            for at, part in enumerate(self._parts)
            if not isinstance(part, Words) or part.whole
        ]
        self._drop_tokens()
        for at, (field, wanted) in shown[:MOST_CHIPS]:
            token = ValueToken(wanted, field, self, name="query_chip")
            token.removed.connect(partial(self._remove, at))
            token.clicked.connect(partial(self._open, at, token))
            self._flow.insert_widget(len(self._tokens), token)
            self._tokens.append(token)
            token.show()
        more = len(shown) - MOST_CHIPS
        self._all.setText(
            self.tr("{n} more…").format(n=more) if more > 0 else self.tr("All rules…")
        )
        self.setVisible(bool(shown))
        self.updateGeometry()
        self._restore_focus()

    def _clear(self) -> None:
        self._parsed, self._parts = None, ()
        self._drop_tokens()
        self.hide()
        self._restore_focus()

    def _drop_tokens(self) -> None:
        for token in self._tokens:
            if token.hasFocus() and self._focus_at < 0:
                self._focus_at = self._tokens.index(token)
        for token in self._tokens:
            self._flow.removeWidget(token)
            token.hide()
            token.deleteLater()
        self._tokens = []

    def _restore_focus(self) -> None:
        at, self._focus_at = self._focus_at, -1
        if at < 0:
            return
        if self._tokens:
            self._tokens[min(at, len(self._tokens) - 1)].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.left.emit()

    # -- changed and removed -----------------------------------------------------------------------

    def _remove(self, at: int) -> None:
        self._rewrite((*self._parts[:at], *self._parts[at + 1 :]), at)

    def _replace(self, at: int, rule: Rule) -> None:
        from app.engine.queries.syntax import Not

        part = Not(rule.leaf) if rule.negated else rule.leaf
        self._rewrite((*self._parts[:at], part, *self._parts[at + 1 :]), at)

    def _rewrite(self, parts: tuple[Node, ...], at: int) -> None:
        from app.engine.queries.syntax import All
        from app.engine.queries.tree_text import written

        words_before = sum(self._is_word(part) for part in self._parts[:at])
        self._focus_at = at - words_before
        self.rewritten.emit(written(All(parts)) if parts else "")

    def _is_word(self, part: Node) -> bool:
        from app.engine.queries.syntax import Words

        return isinstance(part, Words) and not part.whole

    def _open(self, at: int, token: ValueToken) -> None:
        from app.engine.queries.rules import Rule, rules_of
        from app.ui.listings.rules.rule_popup import RulePopup

        (part, *others) = rules_of(self._parts[at]).parts
        if others or not isinstance(part, Rule):
            self.sheet_wanted.emit()
            return
        self.vocabulary.ask()
        popup = RulePopup(self.vocabulary, part, self)
        popup.changed.connect(partial(self._replace, at))
        popup.removed.connect(partial(self._remove, at))
        popup.sheet_wanted.connect(self.sheet_wanted)
        popup.open_below(token)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between chips with the arrow keys, and back to the box with Up."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        at = next((n for n, token in enumerate(self._tokens) if token.hasFocus()), -1)
        if event.key() == Qt.Key.Key_Up:
            self.left.emit()
        elif by and at >= 0:
            stop = max(0, min(len(self._tokens) - 1, at + by))
            self._tokens[stop].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Update the texts after a change of language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._vocabulary = None
            self._fill()
