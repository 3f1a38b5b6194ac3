"""The choice of a new listing's category: by title, search, recent categories or the tree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.domain.invisible import joined_lines
from app.editing.numbers import format_number
from app.ui.creation.category_columns import CategoryColumns
from app.ui.creation.category_facts import CategoryFacts
from app.ui.creation.prediction_card import PredictionCard
from app.ui.editor.focus_order import put_in_order
from app.ui.look.text import ElidedLabel, PlainLabel, literal, one_line
from app.ui.look.type_scale import px
from app.ui.widgets.card import Divider
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.inputs.buttons import IconButton, LinkButton, PrimaryButton
from app.ui.widgets.inputs.field_label import FieldLabel
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.view_head import ViewHead

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QShowEvent

    from app.domain.models.category import Category
    from app.editing.number_locale import NumberLocale
    from app.engine.catalog.category_finder import Guess

SEARCH_MARK = "/"
_TREE_HEIGHT = 248


class CategoryChooser(QWidget):
    """The title, predicted categories, recent ones and the tree, beside the facts of a category.

    ``title_edited`` carries the typed title; ``chosen`` the id of a card or a recent category;
    ``branch_requested`` that of a category in the tree; ``used`` is emitted if the shown category
    is accepted.
    """

    title_edited = Signal(str)
    chosen = Signal(str)
    branch_requested = Signal(str)
    used = Signal()
    back_requested = Signal()

    def __init__(
        self, locale: NumberLocale, parent: QWidget | None = None, *, moves: bool = False
    ) -> None:
        """Create the chooser for a new listing, or (``moves``) for an existing one."""
        super().__init__(parent)
        self._locale, self._moves = locale, moves
        self._longest: int | None = None
        self.setObjectName("category_picker")
        self.setAccessibleName(self.tr("Choose a category"))
        self._kept = ElidedLabel("", "label", "text2")
        back = self.tr("Back") if moves else self.tr("Back; the draft is saved")
        self._back = IconButton("arrow-left", back, key="Esc")
        self._back.setObjectName("chooser_back")
        self.use_button = PrimaryButton(
            self.tr("Use this category"), "check", size="tall", name="use_category"
        )
        self.use_button.setEnabled(False)
        self.title = LineEdit(
            placeholder=self.tr("What is for sale: product, brand, model"), name="creation_title"
        )
        self.title.setAccessibleName(self.tr("Title"))
        self._label = FieldLabel(self.tr("Title"), buddy=self.title)
        self._says = PlainLabel("", "label", "text3")
        self._says.setObjectName("prediction_state")
        self._heading = PlainLabel(self.tr("Predictions"), "heading", "text2")
        self._heading.hide()
        self._cards = QVBoxLayout()
        self._cards.setSpacing(px(8))
        self._group = QButtonGroup(self)
        self._recent_row = QWidget()
        self._recent = FlowLayout(self._recent_row, gap=px(6))
        self.tree = CategoryColumns(locale)
        self.tree.setMinimumHeight(px(_TREE_HEIGHT))
        self._tree_card = QFrame()
        self._tree_card.setProperty("kind", "card")
        self._tree_says = PlainLabel("", "label", "text2", wrap=True)
        self._tree_says.hide()
        self.facts = CategoryFacts(locale)
        self.facts.setFixedWidth(px(312))
        self._lay_out()
        self._back.clicked.connect(self.back_requested)
        self.use_button.clicked.connect(self.used)
        self.title.textEdited.connect(self._on_title)
        self.tree.requested.connect(self.branch_requested)

    @property
    def header(self) -> CategoryChooser:
        """The object that shows whether the draft is saved: this view itself."""
        return self

    def show_kept(self, words: str) -> None:
        """Show a text about the draft; "" if there is no draft."""
        self._kept.setText(words)

    def note_kept(self) -> None:
        """Show that the draft was saved just now."""
        self._kept.setText(self.tr("draft saved"))

    def commit(self) -> None:
        """Emit the text of the title."""
        self.title_edited.emit(self.title.text())

    def show_title(self, text: str) -> None:
        """Show the title of the draft."""
        if self.title.text() != text:
            self.title.setText(text)
        self._count()

    def show_guesses(
        self, guesses: Sequence[Guess], *, chosen: str = "", best: bool = True
    ) -> None:
        """Show cards; the first is the best match unless ``best`` is false (found by a search)."""
        for button in self._group.buttons():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        while self._cards.count():
            self._cards.takeAt(0)
        self._heading.setText(self.tr("Predictions") if best else self.tr("Found"))
        self._heading.setVisible(bool(guesses))
        for place, guess in enumerate(guesses):
            card = PredictionCard(guess, self._locale, self, best=best and not place)
            self._group.addButton(card)
            self._cards.addWidget(card)
            card.setChecked(guess.id == chosen)
            card.clicked.connect(lambda _on=False, key=guess.id: self.chosen.emit(key))
            card.show()
        # They are created later than the rest, and would otherwise come last in the tab order.
        put_in_order((self.title, *self._group.buttons()))

    def check_card(self, category_id: str) -> None:
        """Check the card of a category, and no other one."""
        self._group.setExclusive(False)
        for button in self._group.buttons():
            if isinstance(button, PredictionCard):
                button.setChecked(button.guess.id == category_id)
                button.update()
        self._group.setExclusive(True)

    def say(self, text: str, role: str = "text3") -> None:
        """Show the state of the prediction beside the heading."""
        self._says.setText(text)
        self._says.set_role(role)

    def say_of_tree(self, text: str) -> None:
        """Show in place of the tree why it is missing; an empty text shows the tree."""
        self._tree_says.setText(text)
        self._tree_says.setVisible(bool(text))
        self._tree_card.setVisible(not text)

    def show_recents(self, categories: Sequence[Category]) -> None:
        """Offer recently used categories."""
        while (item := self._recent.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self._recent.addWidget(PlainLabel(self.tr("Recent"), "heading", "text2"))
        for category in categories:
            button = LinkButton(
                literal(category.name or category.id), size="small", name=f"recent_{category.id}"
            )
            button.clicked.connect(lambda _on=False, key=category.id: self.chosen.emit(key))
            self._recent.addWidget(button)
        self._recent_row.setVisible(bool(categories))

    def show_use(self, category: Category | None, *, possible: bool) -> None:
        """Name the category on the button, which is enabled if it is ``possible``."""
        if category is None:
            self.use_button.setText(self.tr("Use this category"))
        else:
            name = one_line(category.name or category.id)
            name = name if len(name) <= 28 else name[:27] + "…"
            self.use_button.setText(literal(self.tr("Use “{name}”").format(name=name)))
        self.use_button.setEnabled(possible)
        self._longest = None if category is None else category.limits.max_title_length
        self._count()

    def minimumSizeHint(self) -> QSize:
        """Return the size that fits into the smallest window."""
        return QSize(px(480), px(320))

    def showEvent(self, event: QShowEvent) -> None:
        """Move the cursor into the title."""
        super().showEvent(event)
        QTimer.singleShot(0, self.title, lambda: self.title.setFocus())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape; accept the category with Enter or Ctrl+Enter."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.use_button.isEnabled():
            self.used.emit()
        else:
            super().keyPressEvent(event)

    def _on_title(self, text: str) -> None:
        if joined_lines(text) != text:
            place = len(joined_lines(text[: self.title.cursorPosition()]))
            self.title.setText(joined_lines(text))
            self.title.setCursorPosition(place)
        self._count()
        self.title_edited.emit(self.title.text())

    def _count(self) -> None:
        text = self.title.text()
        if text.startswith(SEARCH_MARK):
            self._label.set_counter("")
        elif self._longest is None:
            self._label.set_counter(self._number(len(text)) if text else "")
        else:
            words = self.tr("{count} of {longest}").format(
                count=self._number(len(text)), longest=self._number(self._longest)
            )
            self._label.set_counter(words, over=len(text) > self._longest)

    def _number(self, value: int) -> str:
        return format_number(value, self._locale)

    def _lay_out(self) -> None:
        head = ViewHead(left=12)
        line = head.line
        line.addWidget(self._back)
        line.addWidget(PlainLabel(self.tr("Choose a category"), "view_title"))
        about = self.tr("for this listing") if self._moves else self.tr("for a new listing")
        line.addWidget(PlainLabel(about, "label", "text2"))
        line.addWidget(self._kept, 1)
        line.addWidget(self.use_button)
        body = QHBoxLayout()
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self._build_left(), 1)
        body.addWidget(Divider(upright=True))
        body.addWidget(self.facts)
        column = QVBoxLayout(self)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(Divider())
        column.addLayout(body, 1)

    def _build_left(self) -> QScrollArea:
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        page.setProperty("background", "window")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(page)
        column.setContentsMargins(px(16), px(12), px(16), px(16))
        column.setSpacing(px(6))
        column.addWidget(self._label)
        column.addWidget(self.title)
        hint = self.tr("Predicted while you type. To search categories by name, begin with “/”.")
        column.addWidget(PlainLabel(hint, "label", "text3", wrap=True))
        top = QHBoxLayout()
        top.addWidget(self._heading)
        top.addStretch(1)
        top.addWidget(self._says)
        column.addSpacing(px(4))
        column.addLayout(top)
        column.addLayout(self._cards)
        column.addWidget(self._recent_row)
        column.addWidget(PlainLabel(self.tr("Tree"), "heading", "text2"))
        column.addWidget(self._tree_says)
        inside = QVBoxLayout(self._tree_card)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self.tree)
        column.addWidget(self._tree_card, 1)
        # It takes the room of the tree where that is missing.
        column.addStretch(0)
        area.setWidget(page)
        return area
