"""The base of all parts of the tour: the window, its driver, and the report."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtWidgets import QAbstractButton

from app.ui.plans.plan_view import PlanView
from app.ui.tour.editor_driver import EditorDriver

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.domain.wire_item import WireItem
    from app.ui.console import Console
    from app.ui.tour.window_driver import WindowDriver
    from app.ui.window.main_window import MainWindow


class Stage(NamedTuple):
    """The environment in which the steps of a tour run.

    ``observe`` reads a listing independently of the window's engine, ``note`` records an
    observation and whether it is right, ``picture`` takes a picture with a name.
    """

    console: Console
    driver: WindowDriver
    observe: Callable[[str], Awaitable[WireItem]]
    note: Callable[[str, bool], None]
    picture: Callable[[str], Awaitable[None]]


class Steps:
    """A group of steps of the tour."""

    def __init__(self, stage: Stage) -> None:
        self._console, self._driver, self._observe, self._note, self._picture = stage
        self._window = stage.console.window
        self._editor = EditorDriver(stage.console, stage.driver)


def plan_in(window: MainWindow) -> PlanView | None:
    """Return the plan in front, or ``None``."""
    view = window.view(window.current_view)
    return view.widget if view is not None and isinstance(view.widget, PlanView) else None


def sees(window: MainWindow, name: str) -> bool:
    """Return whether a button with this name is visible."""
    return any(one.isVisible() for one in window.findChildren(QAbstractButton, name))
