"""The interface between the window and its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QUndoStack
    from PySide6.QtWidgets import QWidget

    from app.editing.draft import ItemDraft


class View(Protocol):
    """A view of the window; subclasses override only what differs from the defaults."""

    widget: QWidget
    """The widget on the stack of the window."""
    undo_stack: QUndoStack | None = None
    """The undo stack used by Undo and Redo while the view is in front; ``None`` if there is
    none."""

    item_id: str = ""
    """The id of the view's listing; empty if the view is not about one."""

    def come_forward(self) -> None:
        """Handle that the view is now in front."""
        return

    def go_to(self, path: str) -> None:
        """Go to the field at a form path, if the view has fields."""
        return

    def read(self) -> None:
        """Reload the shown data, which may have changed without an event."""
        return

    def order(self) -> Sequence[str]:
        """Return the ids of the listings in the view, in their order."""
        return ()

    def new_listing(self) -> ItemDraft | None:
        """Return the draft of the new listing in the view, or ``None``."""
        return None

    def leave(self) -> bool:
        """Go back to the previous view; ``False`` makes the window close this view."""
        return False
