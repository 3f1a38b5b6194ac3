"""Form values: which mean the same, and whether a listing has what was wanted."""

from __future__ import annotations

import pytest

from app.editing.values import Choice, PictureRef, is_fulfilled

RED, BLUE = Choice("1", "Red"), Choice("2", "Blue")


@pytest.mark.parametrize(
    ("wanted", "now", "expected"),
    [
        ((RED,), (Choice("1", "Rojo"),), True),
        ((RED,), (BLUE,), False),
        ((RED,), (Choice(None, "Red"),), False),
        ((Choice(None, "Red"),), (RED,), True),
        ((Choice(None, "Red"),), (Choice("9", "Green"),), False),
        ((RED, BLUE), (RED,), False),
        ((), (), True),
        ((), None, True),
        ((RED,), (), False),
        (5, 5, True),
        (5, 6, False),
        (None, "", True),
        ((PictureRef("id", "A"),), (PictureRef("id", "A"),), True),
        ((PictureRef("id", "A"),), (PictureRef("id", "B"),), False),
    ],
)
def test_that_a_wanted_value_without_an_id_is_found_by_its_name(
    wanted: object, now: object, expected: bool
) -> None:
    assert is_fulfilled(wanted, now) is expected
