"""What the tour reads off a listing and its form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from app.domain.wire_item import attributes_of
from app.ui.editor.view import EditorView
from app.ui.tour.window_driver import StepFailed

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.ui.tour.window_driver import WindowDriver


def attribute_of(item: WireItem, attribute_id: str) -> str | None:
    """Return what an attribute of a listing says."""
    for attribute in attributes_of(item):
        if attribute.get("id") == attribute_id:
            return attribute.get("value_name")
    return None


def find_in_form(window: QWidget, driver: WindowDriver, name: str, path: str) -> QWidget:
    """Return a widget of the form; in a small window its section stands behind a tab."""
    try:
        return driver.find(QWidget, name)
    except StepFailed:
        for editor in window.findChildren(EditorView):
            editor.focus_path(path)
        return driver.find(QWidget, name)


def other_title(title: str) -> str:
    """Return a title that is new and still no longer than the shortest category allows."""
    words = title.split()
    return " ".join([*words[:-1], "Nuevo"]) if words[-1] != "Nuevo" else " ".join(words[:-1])
