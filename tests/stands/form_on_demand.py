"""Forms whose fields are built when a test asks for them: most tests look at a few of thirty, and
the program builds the others while the window is idle."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from app.ui.editor.form.form_building import FormBuilding
from app.ui.editor.view import EditorView

_start = FormBuilding.start


def build_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out what the window builds while it is idle."""
    monkeypatch.setattr(FormBuilding, "start", lambda _building: None)


async def build_whole(view: EditorView, turn: Callable[[], Awaitable[None]]) -> None:
    """Let the window build all of a form, as it does while it is idle."""
    _start(view.building)
    while view.building.running:
        await turn()
