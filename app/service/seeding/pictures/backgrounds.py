"""Backgrounds and views: the surroundings and positions of a product in each picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.service.seeding.pictures.canvas import Canvas, Placement
from app.service.seeding.pictures.motifs import Stroke
from app.service.seeding.pictures.paints import Paint, light_of, mix
from app.service.stores.practice_pictures import PictureKey

_STANDS = Placement()
_WHITE: Paint = (255, 255, 255)


def paint_background(canvas: Canvas, palette: Mapping[str, Paint], key: PictureKey) -> None:
    """Paint the background of the product, chosen by view, and for covers by listing."""
    background, main = palette["background"], palette["main"]
    canvas.fill(background)
    style = key.number % 7
    match key.view:
        case 0:
            if style in (1, 4):
                _shape(canvas, _halo(background, main), "circle 48 47 38")
            elif style == 2:
                _shape(canvas, mix(background, main, 0.1), "M0 66H96V96H0Z")
            elif style == 5:
                _shape(canvas, mix(background, _WHITE, 0.5), "M0 96V58C26 40 62 74 96 46V96Z")
        case 1:
            canvas.fill(mix(palette["accent"], _WHITE, 0.82))
            _shape(canvas, mix(palette["accent"], _WHITE, 0.62), "M0 64H96V96H0Z")
            _shape(canvas, mix(palette["accent"], _WHITE, 0.9), "rect 58 8 26 34 2")
            _shape(canvas, mix(palette["accent"], _WHITE, 0.7), "M70.5 8h1V42h-1ZM58 24.5h26v1H58Z")
        case 2:
            canvas.fill(mix(background, _WHITE, 0.35))
            _shape(canvas, mix(background, main, 0.24), "circle 48 48 37")
        case 3:
            canvas.fill(mix(background, main, 0.08))
        case 4:
            _shape(canvas, mix(background, main, 0.12), "M0 0H96V46H0Z")
            _shape(canvas, mix(background, _WHITE, 0.4), "M0 46H96V96H0Z")
        case 5:
            canvas.fill((250, 250, 248))
            _measures(canvas, palette)
        case _:
            # A dark product would not stand out against a shade of its own colour.
            bold = palette["dark"] if light_of(main) > 0.3 else mix(palette["accent"], _WHITE, 0.2)
            canvas.fill(mix(bold, (30, 32, 40), 0.15))
            _shape(canvas, mix(bold, _WHITE, 0.16), "M0 96L96 18V96Z")


def _halo(background: Paint, main: Paint) -> Paint:
    # A white disc would hide a white product.
    return (
        mix(background, (60, 64, 80), 0.12)
        if light_of(main) > 0.8
        else mix(background, _WHITE, 0.55)
    )


def placements(
    key: PictureKey, palette: Mapping[str, Paint]
) -> Iterator[tuple[Placement, Mapping[str, Paint]]]:
    """Yield the placements in which the product is drawn, from back to front, with their paints."""
    lean = (key.number % 5 - 2) * 1.6
    match key.view:
        case 0:
            yield Placement(scale=0.94 + key.number % 3 * 0.04), palette
        case 1:
            yield Placement(scale=0.74, dy=4, dx=-6 + key.number % 9), palette
        case 2:
            yield Placement(scale=0.78, mirrored=True, turn=lean), palette
        case 3:
            yield Placement(scale=1.75, turn=lean * 4, dx=-10 + key.number % 13, dy=4), palette
        case 4:
            yield Placement(scale=0.56, dx=-19, dy=-7, mirrored=True), palette
            yield Placement(scale=0.72, dx=12, dy=8), palette
        case 5:
            yield Placement(scale=0.68, dx=4, dy=-4), palette
        case _:
            yield Placement(scale=0.86, turn=-lean), palette


def _measures(canvas: Canvas, palette: Mapping[str, Paint]) -> None:
    """Draw the dimension lines below and to the left of a product in a picture with measures."""
    ink = mix(palette["ink"], _WHITE, 0.45)
    for path in ("M20 86H84M20 83V89M84 83V89", "M10 14V76M7 14H13M7 76H13"):
        canvas.draw(Stroke(1.1, "ink", 1, path), {"ink": ink}, _STANDS)
    for path in ("rect 44 82 16 8 2", "rect 4 41 12 8 2"):
        _shape(canvas, (250, 250, 248), path)
    for path in ("rect 47 84.500 10 3 1", "rect 6.500 43.500 7 3 1"):
        _shape(canvas, ink, path)


def _shape(canvas: Canvas, paint: Paint, path: str) -> None:
    canvas.draw(Stroke(0, "own", 1, path), {"own": paint}, _STANDS)
