"""The actions for steps in the life cycle of a listing; the rules decide which are possible."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engine.changes.lifecycle import LifecycleStep
from app.ui.actions import ALLOWED, Action
from app.ui.window import action_functions
from app.ui.window.action_functions import ActionTarget

LIFE_ACTIONS: tuple[Action[ActionTarget], ...] = tuple(
    Action(
        step.value,
        title,
        icon,
        partial(action_functions.request_life, step=step.value),
        menu="listing",
        group=2,
        keys=keys,
        when=ALLOWED,
        context=1,
    )
    for step, title, icon, keys in (
        (LifecycleStep.PAUSE, QT_TRANSLATE_NOOP("Actions", "Pause"), "pause", ("Ctrl+Shift+P",)),
        (
            LifecycleStep.ACTIVATE,
            QT_TRANSLATE_NOOP("Actions", "Activate"),
            "play",
            ("Ctrl+Shift+O",),
        ),
        (
            LifecycleStep.TYPE,
            QT_TRANSLATE_NOOP("Actions", "Listing type…"),
            "star",
            ("Ctrl+Shift+T",),
        ),
        (
            LifecycleStep.CLOSE,
            QT_TRANSLATE_NOOP("Actions", "Close listing…"),
            "archive",
            ("Ctrl+Shift+E",),
        ),
        (LifecycleStep.RELIST, QT_TRANSLATE_NOOP("Actions", "Relist…"), "sync", ("Ctrl+Shift+L",)),
        (
            LifecycleStep.DELETE,
            QT_TRANSLATE_NOOP("Actions", "Delete listing…"),
            "trash",
            ("Ctrl+Shift+Del",),
        ),
    )
)
