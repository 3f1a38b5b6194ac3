"""The paints of one picture, which fill the slots of a motif."""

from __future__ import annotations

import colorsys
from functools import cache

from app.service.seeding.pictures.colours import load_colours

Paint = tuple[int, int, int]

_ACCENTS = (
    "#F4C46A", "#35507F", "#E8E2D4", "#C25B4E", "#5D7F4E", "#8B5FBF", "#3A3F4A", "#E9A13B",
)  # fmt: skip
_FIXED = {
    "white": "#FFFFFF",
    "paper": "#FFFDF6",
    "ink": "#23262D",
    "steel": "#C7CBD1",
    "iron": "#7C828D",
    "wood": "#B58B5A",
    "bark": "#7C5A38",
    "glass": "#CFE3EE",
    "screen": "#26303F",
    "green": "#4E9160",
    "moss": "#35703F",
    "gold": "#D9A93C",
    "red": "#C8463C",
    "skin": "#EBC3A0",
    "soil": "#5B4330",
    "shadow": "#000000",
}


def read_paint(text: str) -> Paint:
    """Parse ``#rrggbb``; raise ``ValueError`` for anything else."""
    if len(text) != 7 or text[0] != "#":
        raise ValueError(f"not a paint: {text}")
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(one: Paint, other: Paint, share: float) -> Paint:
    """Return a mixture of two paints; ``share`` is the share of the second one."""
    red, green, blue = (
        round(first + (second - first) * share) for first, second in zip(one, other, strict=True)
    )
    return red, green, blue


def light_of(paint: Paint) -> float:
    """Return the perceived lightness of a paint, from 0 to 1."""
    return (0.299 * paint[0] + 0.587 * paint[1] + 0.114 * paint[2]) / 255


@cache
def palette_of(colour: int, accent: int) -> dict[str, Paint]:
    """Return the paints by slot for a colour and an accent number; unknown numbers wrap around."""
    colours = load_colours()
    main = read_paint(colours[colour % len(colours)].paint)
    second = read_paint(_ACCENTS[accent % len(_ACCENTS)])
    if abs(light_of(second) - light_of(main)) < 0.16:
        # Two paints of equal lightness would be indistinguishable at 28 pixels.
        second = mix(second, (255, 255, 255) if light_of(main) < 0.5 else (20, 22, 28), 0.45)
    fixed = {name: read_paint(text) for name, text in _FIXED.items()}
    return {
        **fixed,
        "main": main,
        "dark": _shade(main, 0.62),
        "deep": _shade(main, 0.42),
        "light": mix(main, (255, 255, 255), 0.62),
        "accent": second,
        "accent-dark": _shade(second, 0.66),
        "background": _background_of(main),
    }


def _shade(paint: Paint, share: float) -> Paint:
    if light_of(paint) > 0.85:
        # The shade of a white product is a warm grey, not a darker white.
        share = share + (1 - share) * 0.42
    red, green, blue = (round(part * share) for part in paint)
    return red, green, blue


def _background_of(main: Paint) -> Paint:
    """Return the pale background of a picture: a very light shade of the product's hue."""
    hue, _, saturation = colorsys.rgb_to_hls(*(part / 255 for part in main))
    lightness = 0.86 if light_of(main) > 0.85 else 0.925
    red, green, blue = colorsys.hls_to_rgb(hue, lightness, min(0.55, 0.12 + saturation * 0.4))
    return round(red * 255), round(green * 255), round(blue * 255)
