"""Characters that nobody sees are found and can be left out; what a language needs is none."""

from __future__ import annotations

import pytest

from app.editing.form.unseen_text import MOST_NAMED, unseen_in, without_unseen
from app.editing.values import Choice, UnreadText


@pytest.mark.parametrize(
    ("text", "marks", "left"),
    [
        ("Mesa de roble", (), "Mesa de roble"),
        ("", (), ""),
        ("a\u202eb\u202ec", ("U+202E",), "abc"),
        ("\ufeffMesa\u200b", ("U+FEFF", "U+200B"), "Mesa"),
        ("Me\u00adsa", ("U+00AD",), "Mesa"),
        ("\u3164", ("U+3164",), ""),
        ("Me\u200dsa", ("U+200D",), "Mesa"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", (), None),
        ("\u2764\ufe0f\u200d\U0001f525", (), None),
        ("ñandú e\u0301 Ω 日本 ٣", (), None),
        # Controls are refused by the rules of each field.
        ("a\x00b\tc\nd", (), None),
        ("\u200b\u200e\u200f\u202a\u202b", ("U+200B", "U+200E", "U+200F", "U+202A"), ""),
    ],
)
def test_that_what_nobody_sees_is_named_once_and_left_out(
    text: str, marks: tuple[str, ...], left: str | None
) -> None:
    assert unseen_in(text) == marks
    assert len(marks) <= MOST_NAMED
    assert without_unseen(text) == (text if left is None else left)


def test_that_only_what_was_typed_is_looked_at() -> None:
    typed, chosen = Choice(None, "Ro\u200bble"), Choice("7", "Pi\u200bno")
    assert unseen_in((typed,)) == ("U+200B",)
    assert unseen_in((chosen,)) == ()
    assert without_unseen((typed,)) == (Choice(None, "Roble"),)
    for other in (
        None,
        5,
        True,
        UnreadText("\u200b", "input.number.unreadable"),
        [{"id": "\u200b"}],
    ):
        assert unseen_in(other) == ()
        assert without_unseen(other) is other
