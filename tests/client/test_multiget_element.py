"""What an element of a multi-get says of one item."""

from __future__ import annotations

import pytest

from app.client.resources.items import MultigetElement


@pytest.mark.parametrize(
    ("code", "body", "found", "gone", "item"),
    [
        (200, b'{"id": "MX1"}', True, False, {"id": "MX1"}),
        (200, b"[]", True, False, None),
        (200, b"{", True, False, None),
        (404, b'{"message": "no such item"}', False, True, None),
        (403, b'{"id": "MX1"}', False, False, None),
    ],
)
def test_that_an_element_says_what_there_is_of_an_item(
    code: int, body: bytes, found: bool, gone: bool, item: object
) -> None:
    element = MultigetElement(code, "MX1", body)
    assert (element.is_found, element.is_gone, element.item()) == (found, gone, item)
