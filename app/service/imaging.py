"""Pictures as files: what is uploaded is checked and made a JPEG, and scaled when asked for."""

from __future__ import annotations

import io
import warnings
from collections.abc import Mapping
from typing import NamedTuple

from PIL import Image, ImageOps, UnidentifiedImageError

MOST_PIXELS = 40_000_000
"""Pixels of an upload; what has more is refused before it is decoded."""

SMALLEST_SIDE = 50
"""Pixels of the shorter side of an upload."""

VARIANTS: Mapping[str, int] = {"thumbnail": 180, "mid-size": 500, "max-size": 1200}
"""The sizes a picture is served in: pixels of the longer side, by the end of its address."""

_FORMATS = ("JPEG", "PNG", "GIF", "WEBP")
_QUALITY = 88


class NotAPicture(ValueError):
    """The data is no picture that the marketplace takes; the message says why."""


class Jpeg(NamedTuple):
    """A picture ready to be stored; sizes in pixels."""

    data: bytes
    width: int
    height: int


def read_upload(data: bytes) -> Jpeg:
    """Return an uploaded picture in its largest served size, upright and without metadata.

    Raises :class:`NotAPicture` for everything but a whole JPEG, PNG, GIF or WebP of a sane size;
    of an animation the first frame is taken.
    """
    try:
        with warnings.catch_warnings():
            # The size is checked below, by our own limit.
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
                if image.width * image.height > MOST_PIXELS:
                    raise NotAPicture("The picture has too many pixels")
                if min(image.size) < SMALLEST_SIDE:
                    raise NotAPicture(f"Both sides of a picture have {SMALLEST_SIDE} pixels")
                # A JPEG is decoded at a fraction of its size where that is enough.
                image.draft("RGB", (VARIANTS["max-size"],) * 2)
                upright = ImageOps.exif_transpose(image)
                return _jpeg(_flat(upright), VARIANTS["max-size"])
    except (UnidentifiedImageError, Image.DecompressionBombError):
        raise NotAPicture("The file is not a JPEG, PNG, GIF or WebP picture") from None
    except (OSError, SyntaxError, ValueError, EOFError, IndexError, KeyError, TypeError) as error:
        # What decoders raise for damaged data is not documented; all of it means the same.
        if isinstance(error, NotAPicture):
            raise
        raise NotAPicture("The picture is damaged") from None


def scale(jpeg: bytes, longest: int) -> bytes:
    """Return a stored JPEG with its longer side at most ``longest`` pixels."""
    with Image.open(io.BytesIO(jpeg), formats=("JPEG",)) as image:
        image.draft("RGB", (longest, longest))
        return _jpeg(image.convert("RGB"), longest).data


def scaled_size(width: int, height: int, longest: int) -> tuple[int, int]:
    """Return width and height of a picture whose longer side is at most ``longest`` pixels."""
    largest = max(width, height)
    if largest <= longest:
        return width, height
    return max(1, round(width * longest / largest)), max(1, round(height * longest / largest))


def _flat(image: Image.Image) -> Image.Image:
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        # Shops show pictures on white.
        transparent = image.convert("RGBA")
        ground = Image.new("RGB", transparent.size, "white")
        ground.paste(transparent, mask=transparent.getchannel("A"))
        return ground
    return image.convert("RGB")


def _jpeg(image: Image.Image, longest: int) -> Jpeg:
    size = scaled_size(image.width, image.height, longest)
    if size != image.size:
        image = image.resize(size, Image.Resampling.LANCZOS)
    target = io.BytesIO()
    image.save(target, "JPEG", quality=_QUALITY, optimize=True)
    return Jpeg(target.getvalue(), *size)
