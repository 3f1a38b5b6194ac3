"""Each new picture of a sending shows by itself how far it is."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from app.editing.row_progress import PendingUpload, RowProgress
from app.editing.values import PictureRef
from app.ui.editor.picture_work import PictureWork

OURS = tuple(PictureRef("file", key) for key in ("a", "b", "c"))


@pytest.mark.parametrize(
    ("state", "progress", "expected"),
    [
        ("queued", RowProgress(), {"a": None, "b": None, "c": None}),
        ("sending", RowProgress(), {"a": 0.0, "b": 0.0, "c": 0.0}),
        (
            "sending",
            RowProgress(uploaded={"a": "MX-1"}, uploading=PendingUpload("b", ())),
            {"a": None, "b": -1.0, "c": 0.0},
        ),
        ("done", RowProgress(uploaded={"a": "1", "b": "2", "c": "3"}), dict.fromkeys("abc")),
        ("unknown", RowProgress(uploading=PendingUpload("a", ())), dict.fromkeys("abc")),
    ],
)
def test_that_each_new_picture_says_how_far_its_upload_is(
    state: str, progress: RowProgress, expected: dict[str, float | None]
) -> None:
    shown: dict[str, float | None] = {}
    strip = SimpleNamespace(set_share=shown.__setitem__)
    work = PictureWork.__new__(PictureWork)
    work._view = SimpleNamespace(pictures=SimpleNamespace(strip=strip))
    work._pictures = lambda: (PictureRef("id", "MX-9"), *OURS)
    work.show_uploads(SimpleNamespace(state=state, progress=progress))
    assert shown == expected
