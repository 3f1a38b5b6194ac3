"""What the window asks of each of its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QUndoStack
    from PySide6.QtWidgets import QWidget

    from app.editing.draft import ItemDraft


class View(Protocol):
    """One view of the window; a view that inherits this says only what it does otherwise."""

    widget: QWidget
    """What is put on the stack of the window."""
    undo_stack: QUndoStack | None = None
    """The steps that Undo and Redo go through while the view is in front."""

    item_id: str = ""
    """The listing that the view is about, where it is about one."""

    def come_forward(self) -> None:
        """Take note that the view is in front now."""
        return

    def go_to(self, path: str) -> None:
        """Go to the field at a form path, where the view has fields."""
        return

    def read(self) -> None:
        """Read again what is shown: it may have changed without an event."""
        return

    def order(self) -> Sequence[str]:
        """Return the ids of the listings that the view lists, in their order."""
        return ()

    def new_listing(self) -> ItemDraft | None:
        """Return the draft of the new listing that the view is about, where it is about one."""
        return None

    def leave(self) -> bool:
        """Go back to where the seller came from; ``False`` has the window close the view."""
        return False
