"""The title built from attributes: the pattern of the category and its preview."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel, literal
from app.ui.look.type_scale import px
from app.ui.widgets.inputs.buttons import Button, LinkButton
from app.ui.widgets.inputs.field_label import FieldNote
from app.ui.widgets.inputs.fields import LineEdit
from app.ui.widgets.menu import Menu

if TYPE_CHECKING:
    from app.editing.values import Choice

_LONGEST = 500
_EXAMPLE = "{BRAND} {MODEL}"


class RecipeState(NamedTuple):
    """The preview of a pattern: its ``title`` ("" if it makes none) and a note.

    ``room`` is a text ("48 of 60"); the note has a kind of ``FieldNote``. ``usable`` is whether the
    title can be put into the field.
    """

    title: str
    room: str
    kind: str
    note: str
    usable: bool


class TitleRecipe(QWidget):
    """A line under the title field that expands to the pattern, its preview, and “Use”.

    ``edited`` carries a new pattern; ``used`` requests its title; ``opened`` reports that the
    preview is visible from now on. ``attributes`` are the ids and names that a pattern can contain.
    """

    edited = Signal(str)
    used = Signal()
    opened = Signal()

    def __init__(self, attributes: Sequence[Choice]) -> None:
        super().__init__()
        self._attributes = attributes
        self._panel: QFrame | None = None
        self._pattern = ""
        self.setObjectName("title_recipe")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.button = LinkButton(
            self.tr("Title from attributes"), "chevron-right", size="small", name="recipe_toggle"
        )
        self.button.clicked.connect(self._toggle)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(px(6))
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def is_open(self) -> bool:
        """Whether the pattern is shown."""
        return self._panel is not None and not self._panel.isHidden()

    def pattern(self) -> str:
        """Return the pattern in the input field."""
        return self._pattern

    def show_pattern(self, pattern: str) -> None:
        """Show the stored pattern."""
        self._pattern = pattern
        if self._panel is not None and self._line.text() != pattern:
            self._line.setText(pattern)

    def show_state(self, state: RecipeState) -> None:
        """Show the preview of the pattern."""
        if self._panel is None:
            return
        self._title.setText(state.title or self.tr("No title yet"))
        self._title.set_role("text" if state.title else "text3")
        self._room.setText(state.room)
        self._note.show_note(state.kind, state.note)
        self._use.setEnabled(state.usable)

    def open_up(self) -> None:
        """Show the pattern and the preview."""
        if self._panel is None:
            self._build()
        assert self._panel is not None
        self._panel.show()
        self.button.set_icon("chevron-down")
        self.button.setAccessibleDescription(self.tr("open"))
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape, and return the focus to the line that opens it."""
        if event.key() == Qt.Key.Key_Escape and self.is_open:
            self._close()
            self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def _toggle(self) -> None:
        if self.is_open:
            self._close()
            return
        self.open_up()
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close(self) -> None:
        if self._panel is not None:
            self._panel.hide()
        self.button.set_icon("chevron-right")
        self.button.setAccessibleDescription("")

    def _build(self) -> None:
        self._panel = panel = QFrame(self)
        panel.setProperty("kind", "note")
        self._line = LineEdit(self._pattern, name="recipe_pattern")
        self._line.setAccessibleName(self.tr("Pattern for titles of this category"))
        example = self.tr("For example: {example}").format(example=_EXAMPLE)
        self._line.setPlaceholderText(example)
        self._line.setMaxLength(_LONGEST)
        self._line.textEdited.connect(self._on_edited)
        self._line.returnPressed.connect(self._on_return)
        self._add = Button(self.tr("Add attribute"), "plus", size="small", name="recipe_add")
        self._add.clicked.connect(self._show_menu)
        self._add.setEnabled(bool(self._attributes))
        self._title = PlainLabel("", "body_strong", "text", wrap=True)
        self._title.setObjectName("recipe_title")
        self._room = PlainLabel("", "caption", "text3")
        self._use = Button(self.tr("Use"), "check", size="small", name="recipe_use")
        self._use.clicked.connect(self.used)
        self._note = FieldNote(panel)
        words = self.tr("Kept for every listing of this category")
        top, below = QHBoxLayout(), QHBoxLayout()
        top.setSpacing(px(8))
        top.addWidget(self._line, 1)
        top.addWidget(self._add)
        below.setSpacing(px(8))
        below.addWidget(self._title, 1)
        below.addWidget(self._room)
        below.addWidget(self._use)
        column = QVBoxLayout(panel)
        column.setContentsMargins(px(14), px(10), px(14), px(10))
        column.setSpacing(px(6))
        column.addLayout(top)
        column.addWidget(PlainLabel(words, "caption", "text3", wrap=True))
        column.addLayout(below)
        column.addWidget(self._note)
        self._column.addWidget(panel)

    def _on_edited(self, text: str) -> None:
        self._pattern = text
        self.edited.emit(text)

    def _on_return(self) -> None:
        if self._use.isEnabled():
            self.used.emit()

    def _show_menu(self) -> None:
        menu = Menu("", self, name="recipe_menu")
        for attribute in self._attributes:
            if attribute.id:
                action = menu.addAction(literal(f"{attribute.name}  {{{attribute.id}}}"))
                action.triggered.connect(lambda _on=False, name=attribute.id: self._name(name))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._add.mapToGlobal(QPoint(0, self._add.height())))

    def _name(self, attribute_id: str) -> None:
        """Insert an attribute at the cursor, with a space before and after words."""
        text, place = self._line.text(), self._line.cursorPosition()
        before, after = text[:place], text[place:]
        gap = " " if before and not before.endswith((" ", "(")) else ""
        space = " " if after and not after.startswith((" ", ")", ",")) else ""
        self._line.insert(f"{gap}{{{attribute_id}}}{space}")
        self._line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._on_edited(self._line.text())
