"""Pictures: ids or addresses, none twice, not too many."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.offer.pictures import check_pictures, is_picture_url, picture_keys
from tests.rules.samples import category, codes, variation
from tests.stands.processor_time import at_most

LIMITS = category().limits


def pictures(count: int) -> list[dict[str, str]]:
    return [{"id": f"p{number}"} for number in range(count)]


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        (None, []),
        ([], []),
        (pictures(12), []),
        (pictures(13), [("pictures", "item.pictures.too_many")]),
        ([{"source": "https://example.com/a.jpg"}], []),
        ([{"source": "http://example.com:8080/a?b=c#d"}], []),
        ([{"source": "ftp://example.com/a"}], [("pictures.0", "item.pictures.invalid_source")]),
        ([{"source": "file:///etc/passwd"}], [("pictures.0", "item.pictures.invalid_source")]),
        ([{"source": "javascript:alert(1)"}], [("pictures.0", "item.pictures.invalid_source")]),
        ([{"source": 5}], [("pictures.0", "item.pictures.invalid_source")]),
        ([{"id": "../x"}], [("pictures.0", "item.pictures.invalid")]),
        ([{"id": 5}], [("pictures.0", "item.pictures.invalid")]),
        ([{}], [("pictures.0", "item.pictures.invalid")]),
        (["p1"], [("pictures.0", "item.pictures.invalid")]),
        ("p1", [("pictures", "item.pictures.invalid")]),
        ({"id": "p1"}, [("pictures", "item.pictures.invalid")]),
        ([{"id": "p1"}, {"id": "p2"}, {"id": "p1"}], [("pictures.2", "item.pictures.repeated")]),
    ],
)
def test_that_pictures_are_ids_or_addresses(sent: Any, found: list[tuple[str, str]]) -> None:
    assert codes(check_pictures({"pictures": sent}, LIMITS)) == found


def test_that_the_limit_per_variation_replaces_the_limit_of_the_listing() -> None:
    item = {"pictures": pictures(20), "variations": [variation(1, "Rojo")]}
    assert not list(check_pictures(item, LIMITS))
    single = category(max_pictures_per_item_var=None).limits
    assert codes(check_pictures(item, single)) == [("pictures", "item.pictures.too_many")]


@pytest.mark.parametrize(
    ("url", "fits"),
    [
        ("https://example.com", True),
        ("HTTPS://EXAMPLE.COM/A.JPG", True),
        ("https://[2001:db8::1]/a.jpg", True),
        ("https://user:pass@example.com/a.jpg", False),
        ("https://", False),
        ("https:///a.jpg", False),
        ("https://example.com/a b.jpg", False),
        ("https://example.com/\n", False),
        ("https://exämple.com/a.jpg", False),
        ("https://example.com/" + "a" * 2100, False),
        ("//example.com/a.jpg", False),
        ("", False),
        (None, False),
    ],
)
def test_that_an_address_is_http_or_https(url: object, fits: bool) -> None:
    assert is_picture_url(url) is fits


def test_that_a_million_characters_are_refused_at_once() -> None:
    with at_most(0.05):
        assert not is_picture_url("https://" + "a" * 1_000_000)


def test_that_a_picture_is_called_by_its_id_or_by_its_source() -> None:
    item = {"pictures": [{"id": "p1", "source": "x"}, {"source": "https://e.com"}, {}, 5]}
    assert picture_keys(item) == ("p1", "https://e.com")
