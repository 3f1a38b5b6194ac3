"""Pictures of practice listings, drawn on demand from their ids."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from app.service.seeding.pictures.backgrounds import paint_background, placements
from app.service.seeding.pictures.canvas import Canvas
from app.service.seeding.pictures.motifs import load_motifs
from app.service.seeding.pictures.paints import palette_of
from app.service.stores.practice_pictures import LARGEST, parse_picture_id

SMALLEST = 16
_QUALITY = 88


def draw_picture(picture_key: str, size: int) -> bytes:
    """Return the JPEG of a picture, ``size`` pixels wide and high; the same bytes each time.

    ``picture_key`` is the id of the picture in listings. Sizes are limited to between
    :data:`SMALLEST` and :data:`LARGEST`. Raise
    :class:`~app.service.stores.practice_pictures.UnknownPicture` for an invalid id.
    """
    buffer = BytesIO()
    paint_picture(picture_key, size).save(
        buffer, "JPEG", quality=_QUALITY, subsampling=0, optimize=False
    )
    return buffer.getvalue()


def paint_picture(picture_key: str, size: int) -> Image.Image:
    """Return a picture before it is encoded; see :func:`draw_picture`."""
    key = parse_picture_id(picture_key)
    size = max(SMALLEST, min(size, LARGEST))
    motifs = load_motifs()
    motif = motifs[key.motif % len(motifs)]
    palette = palette_of(key.colour, key.accent)
    canvas = Canvas(size)
    paint_background(canvas, palette, key)
    for placement, paints in placements(key, palette):
        for shape in motif.shapes:
            canvas.draw(shape, paints, placement)
    return canvas.finished()
