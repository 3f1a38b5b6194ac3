"""The states of a window by which its actions are enabled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.ui.actions import (
    ATTACHED,
    IN_VIEW,
    LISTINGS,
    LISTINGS_ATTACHED,
    NEXT,
    ONE,
    PREVIOUS,
    REDO,
    SESSION,
    SOME,
    SOURCE,
    SUBJECT,
    SUBJECTS,
    SYNCED,
    TABS,
    UNDO,
)
from app.ui.window.lifecycle_offers import affected_ids

if TYPE_CHECKING:
    from PySide6.QtGui import QUndoGroup

    from app.ui.window.frame import WindowFrame

_STEPS: Final = ((PREVIOUS, -1), (NEXT, 1))


def states_of(
    window: WindowFrame,
    steps: QUndoGroup,
    *,
    attached: bool,
    connected: bool,
    synced: bool,
) -> frozenset[str]:
    """Return the current states (``Action.when``); ``steps`` is the undo group of the views."""
    listings = window.listings
    states = {
        state
        for state, holds in (
            (ATTACHED, attached),
            (SESSION, connected),
            (SYNCED, synced),
            (UNDO, steps.canUndo()),
            (REDO, steps.canRedo()),
        )
        if holds
    }
    if window.current_view == "listings":
        states.add(LISTINGS)
        if listings.chosen.count():
            states.add(SOME)
        # Without a session nothing can be edited: the window is read-only.
        if attached and listings.model.rowCount():
            states.add(LISTINGS_ATTACHED)
        if attached and listings.one_chosen():
            states.add(ONE)
    else:
        states.add(IN_VIEW)
    front = len(affected_ids(window)) if attached else 0
    if front:
        states.add(SUBJECTS)
    if front == 1:
        states |= {SUBJECT, SOURCE}
    view = window.view(window.current_view)
    if attached and view is not None and view.new_listing() is not None:
        states.add(SOURCE)
    return frozenset(states | _of_tabs(window))


def _of_tabs(window: WindowFrame) -> set[str]:
    """Return the states that depend on the open tabs."""
    tabs = window.tabs
    if tabs is None:
        return set()
    states = set()
    if any(tab.name != window.current_view for tab in tabs.shown()):
        states.add(TABS)
    if window.working:
        states |= {state for state, by in _STEPS if tabs.can_step_listing(by)}
    return states
