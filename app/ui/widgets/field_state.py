"""States of styled widgets as dynamic properties, repolished when they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

# The states of a field: unchanged, edited and not sent, with a blocking finding, with a warning,
# not editable now.
STATES: Final = ("rest", "changed", "error", "warn", "locked")


def set_look(widget: QWidget, name: str, value: str) -> None:
    """Set the dynamic property ``name``, used by the style sheet; repolish if it changed."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    if not widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        return
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def set_state(widget: QWidget, state: str, *, changed: bool = False) -> None:
    """Set ``state`` (one of ``STATES``) on a field.

    ``changed`` keeps the background of an edited field under the outline of its finding. Raise
    ``ValueError`` for an unknown state.
    """
    if state not in STATES:
        raise ValueError(f"not a state of a field: {state}")
    set_look(widget, "changed", "true" if changed or state == "changed" else "")
    set_look(widget, "state", "" if state == "rest" else state)


def state_of(widget: QWidget) -> str:
    """Return the current state of ``widget``."""
    return str(widget.property("state") or "rest")
