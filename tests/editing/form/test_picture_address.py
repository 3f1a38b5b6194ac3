"""The address of a picture is part of the draft while it is typed, and becomes a picture."""

from __future__ import annotations

import pytest

from app.editing.draft import ItemDraft
from app.editing.form.picture_address import PICTURE_ADDRESS, read_address, typed_address
from app.editing.values import PictureRef, UnreadText

KNOWN = PictureRef("source", "https://a.example/1.jpg")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("", None),
        ("   ", None),
        ("https://a.example/2.jpg", PictureRef("source", "https://a.example/2.jpg")),
        (" https://a.example/2.jpg\n", PictureRef("source", "https://a.example/2.jpg")),
        ("a.example/2.jpg", UnreadText("a.example/2.jpg", "item.pictures.invalid_source")),
        (KNOWN.key, UnreadText(KNOWN.key, "picture.repeated")),
    ],
)
def test_that_an_address_becomes_a_picture_or_stays_with_its_reason(text, read):
    assert read_address(text, (KNOWN,)) == read


def test_that_an_address_is_kept_with_the_draft_and_never_sent():
    draft = ItemDraft("MX1", {"id": "MX1", "pictures": [{"id": "p1"}]})
    draft.apply(draft.change(PICTURE_ADDRESS, typed_address("https://a.example")))
    again = ItemDraft.from_json(draft.to_json())
    assert again.value(PICTURE_ADDRESS) == UnreadText(
        "https://a.example", "input.picture.not_added"
    )
    assert not again.is_empty()
    assert again.payload() == {}
    assert again.preview() == again.base
