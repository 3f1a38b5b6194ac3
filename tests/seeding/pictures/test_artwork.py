"""Drawn pictures: deterministic, of the right size, different where listings differ."""

from __future__ import annotations

import time
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from app.service.seeding.leaves import load_leaves
from app.service.seeding.pictures.artwork import draw_picture, paint_picture
from app.service.seeding.pictures.colours import load_colours
from app.service.seeding.pictures.motifs import load_motifs, motif_number
from app.service.seeding.pictures.svg_paths import outlines
from app.service.stores.practice_pictures import (
    VIEWS,
    UnknownPicture,
    parse_picture_id,
    picture_id,
)

SHOE = picture_id("MX", 0, 3, 1, 0, 1_048_213_377, 1)


def test_that_a_picture_id_says_what_is_drawn() -> None:
    key = parse_picture_id(picture_id("MX", 12, 7, 3, 5, 1_048_213_377, 4))
    assert (key.motif, key.colour, key.accent, key.view) == (12, 7, 3, 5)
    assert (key.number, key.place) == (1_048_213_377, 4)


@pytest.mark.parametrize(
    "text",
    ["", "MX-1", "MX-00031010482133771", "../etc", "MX-0003101048213377-", "mx-0003101048213377-1"],
)
def test_that_other_ids_are_refused(text: str) -> None:
    with pytest.raises(UnknownPicture):
        draw_picture(text, 100)


@pytest.mark.parametrize("size", [28, 180, 500, 1200])
def test_that_pictures_are_jpeg_of_the_size_wanted_and_always_the_same(size: int) -> None:
    data = draw_picture(SHOE, size)
    image = Image.open(BytesIO(data))
    assert (image.format, image.size, image.mode) == ("JPEG", (size, size), "RGB")
    assert draw_picture(SHOE, size) == data


@pytest.mark.parametrize("motif", load_motifs(), ids=lambda motif: motif.name)
def test_that_every_motif_can_be_seen_in_every_view_and_in_light_and_dark(motif: object) -> None:
    number = load_motifs().index(motif)
    for view in range(VIEWS):
        for colour in (0, 1, 3):
            image = paint_picture(picture_id("MX", number, colour, 2, view, 1_000_000_000, 1), 96)
            extremes = image.convert("L").getextrema()
            assert extremes[1] - extremes[0] > 36, (view, colour)


def test_that_colour_view_and_listing_change_the_picture() -> None:
    first = 1_000_000_000
    keys = ((3, 0, first), (10, 0, first), (3, 2, first), (3, 0, first + 1))
    pictures = [
        paint_picture(picture_id("MX", 0, colour, 1, view, number, 1), 64)
        for colour, view, number in keys
    ]
    for other in pictures[1:]:
        assert ImageChops.difference(pictures[0], other).getbbox() is not None


def test_that_there_is_a_motif_for_every_product_and_colours_and_motifs_fit_their_digits() -> None:
    assert 30 <= len(load_motifs()) <= 100
    assert len({motif.name for motif in load_motifs()}) == len(load_motifs())
    assert len(load_colours()) <= 100
    for leaf in load_leaves():
        for noun in leaf.nouns:
            motif_number(noun.motif)


@pytest.mark.parametrize(
    ("text", "last", "closed"),
    [
        ("M0 0L10 0V10H0Z", (0, 10), True),
        ("M1 1l2 0", (3, 1), False),
        ("rect 0 0 4 2", (0, 2), True),
        ("line 0 0 5 5", (5, 5), False),
        ("M0 0q5 10 10 0", (10, 0), False),
        ("M0 0c0 5 10 5 10 0", (10, 0), False),
        ("M0 0a5 5 0 0 1 10 0", (10, 0), False),
    ],
)
def test_that_shapes_are_read_as_svg_writes_them(
    text: str, last: tuple[float, float], closed: bool
) -> None:
    ((points, is_closed),) = outlines(text)
    assert points[-1] == pytest.approx(last)
    assert is_closed is closed


@pytest.mark.parametrize("text", ["", "10 10", "ellipse 1 2 3"])
def test_that_what_is_no_shape_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        outlines(text)


def test_that_a_picture_of_500_pixels_is_drawn_in_a_blink() -> None:
    draw_picture(SHOE, 500)
    best = min(_seconds(place) for place in range(5))
    assert best < 0.06


def _seconds(place: int) -> float:
    start = time.perf_counter()
    draw_picture(picture_id("MX", place, 4, 2, 4, 1_000_000_000 + place, 1), 500)
    return time.perf_counter() - start
