"""The left side of a plan: its operations, its listings and its guards."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from app.engine.previews.question import Source
from app.ui.look.icons import icon
from app.ui.look.text import PlainLabel, one_line
from app.ui.look.type_scale import px
from app.ui.plans.operation_card import OperationCard
from app.ui.plans.operation_kinds import BY_KEY, KINDS, OperationSpec, word
from app.ui.plans.side_cards import GuardsCard, WhichCard
from app.ui.widgets.inputs.buttons import IconButton, LinkButton
from app.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.editing.number_locale import NumberLocale

WIDE = 288


class OperationsColumn(QScrollArea):
    """The operations in order, and the two cards below.

    ``changed`` is emitted for each change, ``kept_wanted`` asks for the saved changes.
    """

    changed = Signal()
    kept_wanted = Signal()

    def __init__(self, guards: GuardsCard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("plan_operations")
        self.setAccessibleName(self.tr("What to do"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedWidth(px(WIDE))
        self._attributes: tuple[tuple[str, str], ...] = ()
        self._cards: list[OperationCard] = []
        body = QWidget()
        body.setProperty("background", "window")
        body.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.which = WhichCard(body)
        self.guards = guards
        self._add = LinkButton(self.tr("Add"), "plus", body, name="operation_add")
        self._add.clicked.connect(self._show_kinds)
        self.kept = IconButton("star", self.tr("Saved changes"), size=28)
        self.kept.setObjectName("operation_kept")
        self.kept.clicked.connect(self.kept_wanted)
        head = QHBoxLayout()
        head.addWidget(PlainLabel(self.tr("What to do"), "heading", "text2", body), 1)
        head.addWidget(self.kept)
        head.addWidget(self._add)
        self._place = QVBoxLayout()
        self._place.setSpacing(px(8))
        column = QVBoxLayout(body)
        column.setContentsMargins(px(16), px(8), px(16), px(16))
        column.setSpacing(px(8))
        column.addLayout(head)
        column.addLayout(self._place)
        for title, card in ((self.tr("Which listings"), self.which), (self.tr("Guards"), guards)):
            column.addSpacing(px(4))
            column.addWidget(PlainLabel(title, "heading", "text2", body))
            column.addWidget(card)
        column.addStretch(1)
        self.setWidget(body)
        self._body = body

    def set_editable(self, editable: bool) -> None:
        """Set whether the operations can be changed."""
        self._body.setEnabled(editable)

    def set_specs(self, specs: Sequence[OperationSpec]) -> None:
        """Show the operations of ``specs``."""
        for card in self._cards:
            card.deleteLater()
        self._cards = []
        for spec in specs:
            self._put(spec)

    def show_sheet(self, name: str, source: Source) -> None:
        """Show where the values come from, because there are no operations."""
        self._add.hide()
        self.kept.hide()
        card = QFrame(self._body)
        card.setObjectName("plan_sheet")
        card.setProperty("kind", "card")
        words = QVBoxLayout(card)
        words.setContentsMargins(px(10), px(8), px(10), px(8))
        words.addWidget(PlainLabel(one_line(name), "body_strong", "text", card, wrap=True))
        match source:
            case Source.SHEET:
                text = self.tr("Every listing gets the values that its rows have.")
            case Source.FOLDER:
                text = self.tr("Every listing gets the pictures named after its own code.")
            case Source.CELLS:
                text = self.tr("Every listing gets what was typed into its cells.")
        words.addWidget(PlainLabel(text, "label", "text2", card, wrap=True))
        self._place.addWidget(card)

    def specs(self) -> tuple[OperationSpec, ...]:
        """Return the operations as filled in."""
        return tuple(card.spec() for card in self._cards)

    def texts(self, locale: NumberLocale) -> tuple[str, ...] | None:
        """Return the operations in the engine's form.

        Return ``None`` if one cannot be read, or there are none.
        """
        texts = [card.text(locale) for card in self._cards]
        whole = tuple(text for text in texts if text is not None)
        return whole if whole and len(whole) == len(texts) else None

    @property
    def is_wrong(self) -> bool:
        """Whether a filled-in value cannot be read."""
        return any(card.is_wrong for card in self._cards)

    def focus_unfilled(self) -> bool:
        """Focus the first missing value; return false if there is none."""
        return self._body.isEnabled() and any(card.focus_unfilled() for card in self._cards)

    def undo_words(self) -> str:
        """Return a text about how far the operations can be undone."""
        kinds = {spec.kind for spec in self.specs()}
        if "delete" in kinds:
            return self.tr("Cannot be undone: what is deleted never comes back.")
        if "relist" in kinds:
            return self.tr("Undoing it closes the new listings for good.")
        if "listing_type" in kinds:
            return self.tr("Undone between Clásica and Premium only: no type goes back down.")
        return self.tr(
            "Can be undone as one step: rows changed since then are left alone and named."
        )

    def offer_attributes(self, attributes: Sequence[tuple[str, str]]) -> None:
        """Offer these attributes (id and name) in every card that has an attribute list."""
        self._attributes = tuple(attributes)
        for card in self._cards:
            card.offer_attributes(self._attributes)

    def add(self, kind: str) -> OperationCard:
        """Add an operation on a field, and focus it."""
        card = self._put(OperationSpec(kind, BY_KEY[kind].verbs[0].key, ()))
        card.show()
        card.focus()
        self.changed.emit()
        return card

    def _put(self, spec: OperationSpec) -> OperationCard:
        card = OperationCard(spec, self._attributes, self)
        card.changed.connect(self.changed)
        card.removed.connect(partial(self._remove, card))
        self._cards.append(card)
        self._place.addWidget(card)
        return card

    def _remove(self, card: OperationCard) -> None:
        at = self._cards.index(card)
        self._cards.remove(card)
        # Otherwise the focus would move to the next widget, outside of the plan.
        if self._cards:
            self._cards[min(at, len(self._cards) - 1)].focus()
        else:
            self._add.setFocus()
        card.hide()
        card.deleteLater()
        self.changed.emit()

    def _show_kinds(self) -> None:
        menu = Menu(parent=self)
        menu.setObjectName("operation_kinds")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for kind in KINDS:
            action = menu.addAction(icon(kind.icon), word(kind.title))
            action.setObjectName(f"add_{kind.key}")
            action.triggered.connect(partial(self.add, kind.key))
        menu.popup(self._add.mapToGlobal(QPoint(0, self._add.height())))
