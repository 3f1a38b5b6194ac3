"""Each new picture of a sending shows by itself how far it is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from app.editing.values import PictureRef
from app.ui.editor.picture_work import PictureWork

OURS = tuple(PictureRef("file", key) for key in ("a", "b", "c"))


@pytest.mark.parametrize(
    ("state", "steps", "expected"),
    [
        ("queued", {}, {"a": None, "b": None, "c": None}),
        ("sending", {}, {"a": 0.0, "b": 0.0, "c": 0.0}),
        (
            "sending",
            {"uploaded": {"a": "MX-1"}, "uploading": {"sha": "b"}},
            {"a": None, "b": -1.0, "c": 0.0},
        ),
        ("done", {"uploaded": {"a": "1", "b": "2", "c": "3"}}, dict.fromkeys("abc")),
        ("unknown", {"uploading": {"sha": "a"}}, dict.fromkeys("abc")),
    ],
)
def test_that_each_new_picture_says_how_far_its_upload_is(
    state: str, steps: dict[str, Any], expected: dict[str, float | None]
) -> None:
    shown: dict[str, float | None] = {}
    strip = SimpleNamespace(set_share=shown.__setitem__)
    work = PictureWork.__new__(PictureWork)
    work._view = SimpleNamespace(pictures=SimpleNamespace(strip=strip))  # type: ignore[assignment]
    work._pictures = lambda: (PictureRef("id", "MX-9"), *OURS)
    work.show_uploads(SimpleNamespace(state=state, steps=steps))  # type: ignore[arg-type]
    assert shown == expected
