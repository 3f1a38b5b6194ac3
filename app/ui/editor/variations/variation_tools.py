"""The buttons above the sheet of variations; a disabled button shows the reason."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.editing.draft import ItemDraft
from app.editing.form.variation_field import VariationsSpec
from app.editing.variations.reasons import (
    Why,
    why_no_pictures,
    why_not_add,
    why_not_give_up,
    why_not_merge,
    why_not_remove,
    why_not_split,
)
from app.editing.variations.rows import RowState, rows_of
from app.ui.editor.variations.why_text import why_text
from app.ui.look.text import plain_tooltip
from app.ui.look.type_scale import px
from app.ui.widgets.flow import FlowLayout
from app.ui.widgets.inputs.buttons import GhostButton, IconButton


class VariationTools(QWidget):
    """The actions for the selected variations, and for all of them.

    ``fill`` and ``paste`` are for the cells, and can be placed elsewhere.
    """

    add_requested = Signal()
    split_requested = Signal()
    merge_requested = Signal()
    give_up_requested = Signal()
    remove_requested = Signal()
    restore_requested = Signal()
    pictures_requested = Signal()
    fill_requested = Signal()
    paste_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)

        def button(text: str, icon: str, name: str) -> GhostButton:
            return GhostButton(text, icon, self, size="bar", name=f"variations_{name}")

        self._add = button(self.tr("Add…"), "plus", "add")
        self._pictures = button(self.tr("Pictures…"), "image", "pictures")
        self._split = button(self.tr("Split…"), "columns", "split")
        self._merge = button(self.tr("Merge…"), "merge", "merge")
        self._give_up = button(self.tr("Drop attribute…"), "minus", "give_up")
        self._remove = button(self.tr("Remove"), "trash", "remove")
        self._restore = button(self.tr("Keep"), "undo", "restore")
        self.fill = IconButton(
            "arrow-down",
            self.tr("Fill down"),
            self,
            key="Ctrl+D",
            size=28,
            name="variations_fill_down",
        )
        self.paste = IconButton(
            "table", self.tr("Paste cells"), self, key="Ctrl+V", size=28, name="variations_paste"
        )
        self._of_sheet = (
            self._pictures,
            self._split,
            self._merge,
            self._give_up,
            self._remove,
            self.fill,
            self.paste,
        )
        flow = FlowLayout(self, gap=px(2))
        flow.setContentsMargins(0, 0, 0, 0)
        for widget in (
            self._add,
            self._pictures,
            self._split,
            self._give_up,
            self._merge,
            self._remove,
            self._restore,
        ):
            flow.addWidget(widget)
        self._restore.hide()
        for made, signal in (
            (self._add, self.add_requested),
            (self._split, self.split_requested),
            (self._merge, self.merge_requested),
            (self._give_up, self.give_up_requested),
            (self._remove, self.remove_requested),
            (self._restore, self.restore_requested),
            (self._pictures, self.pictures_requested),
            (self.fill, self.fill_requested),
            (self.paste, self.paste_requested),
        ):
            made.clicked.connect(signal)

    def show_possible(
        self, draft: ItemDraft, spec: VariationsSpec, chosen: Collection[str]
    ) -> None:
        """Enable the possible actions; disabled ones show the reason."""
        states = {row.key: row.state for row in rows_of(draft)}
        gone = [key for key in chosen if states.get(key) is RowState.REMOVED]
        for widget in self._of_sheet:
            widget.setVisible(bool(states))
        self._restore.setVisible(bool(gone))
        self._remove.setVisible(bool(states) and not (gone and len(gone) == len(chosen)))
        _offer(self._add, why_not_add(draft, spec))
        _offer(self._split, why_not_split(draft, spec))
        _offer(self._merge, why_not_merge(draft, chosen))
        _offer(self._give_up, why_not_give_up(draft))
        _offer(self._remove, why_not_remove(draft, chosen))
        _offer(self._pictures, why_no_pictures(draft, chosen))


def _offer(button: GhostButton, why: Why | None) -> None:
    button.setEnabled(why is None)
    reason = "" if why is None else why_text(why)
    plain_tooltip(button, reason)
    button.setAccessibleDescription(reason)
