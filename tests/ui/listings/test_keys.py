"""The window's keys are its own: no field that is typed in claims one of them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence

from app.ui.actions import sequences
from app.ui.window.action_table import ACTIONS

# What a line of text takes for itself on X11, beside moving and erasing by single keys.
CLAIMED_BY_TEXT = ("Ctrl+U", "Ctrl+E", "Ctrl+Left", "Ctrl+Right", "Ctrl+Home", "Ctrl+End")
# The same act in a text: the field that has the cursor may well do it.
SHARED = ("copy", "paste_cells", "select_all", "undo", "redo")


@pytest.mark.parametrize("spec", [s for s in ACTIONS if s.id not in SHARED], ids=lambda s: s.id)
def test_that_no_action_has_a_key_that_text_claims(spec):
    claimed = [QKeySequence(key) for key in CLAIMED_BY_TEXT]
    assert not [key.toString() for key in sequences(spec.keys) if key in claimed]


def test_that_no_two_actions_have_one_key():
    seen: dict[str, str] = {}
    for spec in ACTIONS:
        for key in sequences(spec.keys):
            assert seen.setdefault(key.toString(), spec.id) == spec.id
