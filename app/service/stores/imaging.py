"""Picture files: uploads are checked and converted to JPEG, and scaled on demand."""

from __future__ import annotations

import io
from typing import NamedTuple

from PIL import Image

from app.imaging.limits import LEAST_SIDE
from app.imaging.outcome import PictureRefused
from app.imaging.process import pictures
from app.imaging.work import jpeg_of
from app.service.stores.picture_sizes import LARGE, SIDES

_WHY = {
    "too_large": "The picture has too many pixels",
    "too_small": f"Both sides of a picture have {LEAST_SIDE} pixels",
    "cut": "The picture is damaged",
}


class NotAPicture(ValueError):
    """The data is not a picture that the marketplace accepts; the message gives the reason."""


class Jpeg(NamedTuple):
    """A picture ready to be stored, with its size in pixels."""

    data: bytes
    width: int
    height: int


async def read_upload(data: bytes) -> Jpeg:
    """Return an uploaded picture at its largest served size, upright and without metadata.

    Raise :class:`NotAPicture` for everything but a complete JPEG, PNG, GIF or WebP of a reasonable
    size; of an animation the first frame is used. The file is decoded in a separate process.
    """
    try:
        made = await pictures.make("flatten", data, SIDES[LARGE])
    except PictureRefused as refusal:
        why = _WHY.get(refusal.reason, "The file is not a JPEG, PNG, GIF or WebP picture")
        raise NotAPicture(why) from None
    return Jpeg(made.data, made.width, made.height)


def scale(jpeg: bytes, longest: int) -> bytes:
    """Return a stored JPEG, scaled so that its longer side is at most ``longest``.

    It must have been made by this program.
    """
    with Image.open(io.BytesIO(jpeg), formats=("JPEG",)) as image:
        image.draft("RGB", (longest, longest))
        return jpeg_of(image.convert("RGB"), longest).data
