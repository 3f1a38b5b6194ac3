"""Texts of a listing: lengths count code points."""

from __future__ import annotations

from typing import Any

import pytest

from app.rules.offer.title import check_description, check_subtitle, check_texts, check_title
from tests.rules.samples import category, codes

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
COMBINED = "e\N{COMBINING ACUTE ACCENT}"
REQUIRED, TOO_LONG, INVALID = "item.title.required", "item.title.too_long", "item.title.invalid"


@pytest.mark.parametrize(
    ("title", "code"),
    [
        ("a" * 60, None),
        ("a" * 61, TOO_LONG),
        ("\N{GRINNING FACE}" * 60, None),
        ("\N{GRINNING FACE}" * 61, TOO_LONG),
        (FAMILY * 12, None),
        (FAMILY * 12 + "a", TOO_LONG),
        (COMBINED * 30, None),
        (COMBINED * 30 + "e", TOO_LONG),
        ("é" * 60, None),
        ("Mesa \N{RIGHT-TO-LEFT OVERRIDE}", None),
        ("", REQUIRED),
        ("  \t ", REQUIRED),
        (None, REQUIRED),
        (5, INVALID),
        (["Mesa"], INVALID),
        ("Mesa\x00", INVALID),
        ("Mesa\nSilla", INVALID),
        ("Mesa \ud83d", INVALID),
        ("a" * 1_000_000, TOO_LONG),
    ],
    ids=lambda value: repr(value)[:14],
)
def test_that_a_title_has_at_most_the_categorys_code_points(
    title: object, code: str | None
) -> None:
    assert [finding.code for finding in check_title(title, 60)] == ([code] if code else [])


def test_that_a_long_title_says_how_long() -> None:
    (finding,) = check_title("\N{GRINNING FACE}" * 61, 60)
    assert finding.params == {"length": 61, "longest": 60}


def test_that_a_category_without_a_limit_takes_a_long_title() -> None:
    assert not list(check_title("a" * 500, None))


@pytest.mark.parametrize(
    ("subtitle", "found"),
    [(None, []), ("", []), ("a" * 70, []), ("a" * 71, ["item.subtitle.too_long"])],
)
def test_that_a_subtitle_may_be_missing(subtitle: object, found: list[str]) -> None:
    assert [finding.code for finding in check_subtitle(subtitle, 70)] == found


@pytest.mark.parametrize(
    ("description", "code"),
    [
        (None, None),
        ("", None),
        ("a" * 50_000, None),
        ("a" * 50_001, "item.description.too_long"),
        ("a" * 10_000_000, "item.description.too_long"),
        ("line\n\ttwo\r\n", None),
        ("nul \x00", "item.description.invalid"),
        ({"plain_text": "a" * 50_001}, "item.description.too_long"),
        ({"text": "<p>a</p>", "plain_text": "a"}, None),
        ({"text": 5}, "item.description.invalid"),
        (5, "item.description.invalid"),
        (["a"], "item.description.invalid"),
        ({}, None),
    ],
    ids=lambda value: repr(value)[:14],
)
def test_that_a_description_is_text_or_an_object_of_texts(
    description: object, code: str | None
) -> None:
    found = [finding.code for finding in check_description(description, 50_000)]
    assert found == ([code] if code else [])


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({}, []),
        ({"seller_custom_field": "SKU-1"}, []),
        (
            {"seller_custom_field": "x" * 121},
            [("seller_custom_field", "item.seller_custom_field.too_long")],
        ),
        ({"seller_custom_field": 5}, [("seller_custom_field", "item.seller_custom_field.invalid")]),
        ({"video_id": "x" * 65}, [("video_id", "item.video_id.too_long")]),
        ({"video_id": "a\x1b"}, [("video_id", "item.video_id.invalid")]),
        ({"warranty": True}, []),
        ({"warranty": "12 meses"}, []),
        ({"warranty": "x" * 1001}, [("warranty", "item.warranty.too_long")]),
        ({"warranty": 12}, [("warranty", "item.warranty.invalid")]),
        ({"subtitle": 12}, [("subtitle", "item.subtitle.invalid")]),
    ],
)
def test_that_the_sellers_own_texts_are_bounded(
    changes: dict[str, Any], found: list[tuple[str, str]]
) -> None:
    assert codes(check_texts({"title": "Mesa", **changes}, category().limits)) == found
