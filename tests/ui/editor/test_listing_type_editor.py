"""The listing type of a new listing is chosen by keys, whatever is not open to the seller."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.values import Choice
from app.ui.forms.listing_type_editor import ListingTypeEditor
from tests.ui.editor.conftest import MEXICO

SPEC = FieldSpec(
    "listing_type_id",
    FieldKind.LISTING_TYPE,
    choices=tuple(Choice(one, one) for one in ("free", "gold_special", "gold_pro")),
)


def offer(kind: str, closed: bool) -> Any:
    why = "too_many_sales" if closed else None
    return SimpleNamespace(listing_type_id=kind, closed_because=why, rate=0, price=0, net=None)


@pytest.mark.parametrize(
    ("closed", "value", "lands"),
    [
        ((), None, "free"),
        (("free",), None, "gold_special"),
        (("free", "gold_special"), None, "gold_pro"),
        (("free",), "gold_pro", "gold_pro"),
        # One that is chosen can be left.
        (("free",), "free", "free"),
    ],
)
def test_that_the_cursor_comes_to_what_can_be_pressed(
    qtbot: QtBot, closed: tuple[str, ...], value: str | None, lands: str
) -> None:
    editor = ListingTypeEditor(SPEC, MEXICO)
    qtbot.addWidget(editor)
    editor.show()
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    editor.write(value)
    editor.show_offers([offer(one.id or "", one.id in closed) for one in SPEC.choices])
    editor.setFocus()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focused.objectName() == f"listing_type_{lands}"
    QTest.keyClick(focused, Qt.Key.Key_Space)
    assert editor.meaning() == lands
