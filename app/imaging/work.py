"""Operations on untrusted pictures; they run in the decoding process."""

from __future__ import annotations

import io
import warnings

from PIL import Image, ImageOps

from app.imaging.limits import LEAST_SIDE, LONGEST_SIDE, MOST_BYTES, MOST_PIXELS, sniff
from app.imaging.outcome import MadePicture, PictureRefused

_QUALITY = 90
_STORED_QUALITY = 88


def prepare(data: bytes) -> MadePicture:
    """Return a picture ready to be sent: upright, without metadata, not larger than needed."""
    picture, shrunk = _decoded(data, LONGEST_SIDE)
    width, height = picture.size
    if min(width, height) < LEAST_SIDE:
        raise PictureRefused("too_small", width, height)
    return _bare(picture, shrunk)


def shrink(data: bytes, longest: int) -> MadePicture:
    """Return a picture for display, at most ``longest`` pixels on its longer side."""
    picture, shrunk = _decoded(data, longest)
    return _bare(picture, shrunk)


def flatten(data: bytes, longest: int) -> MadePicture:
    """Return a picture as a marketplace stores it: an upright JPEG on white.

    Its longer side has at most ``longest`` pixels.
    """
    with _opened(data) as image:
        if min(image.size) < LEAST_SIDE:
            raise PictureRefused("too_small", *image.size)
        # A JPEG can be decoded at a fraction of its size if that is enough.
        image.draft("RGB", (longest, longest))
        whole = ImageOps.exif_transpose(_loaded(image))
        return jpeg_of(_flat(whole), longest)


def jpeg_of(image: Image.Image, longest: int) -> MadePicture:
    """Return an image without transparency as a JPEG of at most ``longest`` pixels a side."""
    size = scaled_size(image.width, image.height, longest)
    shrunk = size != image.size
    if shrunk:
        image = image.resize(size, Image.Resampling.LANCZOS)
    target = io.BytesIO()
    image.save(target, "JPEG", quality=_STORED_QUALITY, optimize=True)
    return MadePicture(target.getvalue(), "jpg", *size, shrunk)


def scaled_size(width: int, height: int, longest: int) -> tuple[int, int]:
    """Return width and height of a picture whose longer side is at most ``longest`` pixels."""
    largest = max(width, height)
    if largest <= longest:
        return width, height
    return max(1, round(width * longest / largest)), max(1, round(height * longest / largest))


def _opened(data: bytes) -> Image.Image:
    """Return the picture in ``data``, with only its header read."""
    if len(data) > MOST_BYTES:
        raise PictureRefused("too_large")
    kind = sniff(data)
    if kind is None:
        raise PictureRefused("not_a_picture")
    with warnings.catch_warnings():
        # Our own limit is far below that of the library's warning.
        warnings.simplefilter("ignore", Image.DecompressionBombWarning)
        try:
            image = Image.open(io.BytesIO(data), formats=[kind])
        except Image.DecompressionBombError:
            # Far beyond our limit; the library does not report the size.
            raise PictureRefused("too_large") from None
    if image.width * image.height > MOST_PIXELS:
        raise PictureRefused("too_large", *image.size)
    return image


def _loaded(image: Image.Image) -> Image.Image:
    try:
        image.load()
    except (OSError, SyntaxError) as error:
        raise PictureRefused("cut") from error
    return image


def _decoded(data: bytes, longest: int) -> tuple[Image.Image, bool]:
    """Return the first frame, upright and within the limit, and whether it was shrunk."""
    image = _opened(data)
    large = max(image.size) > longest
    # A JPEG can be decoded at a fraction of its size if that is enough.
    image.draft(None, (longest, longest))
    upright = ImageOps.exif_transpose(_loaded(image))
    if large:
        upright.thumbnail((longest, longest))
    return upright, large


def _bare(picture: Image.Image, shrunk: bool) -> MadePicture:
    """Return the picture without metadata: JPEG, or PNG if it has transparency."""
    target = io.BytesIO()
    if "A" in picture.getbands() or "transparency" in picture.info:
        bare = picture.convert("RGBA")
        Image.frombytes("RGBA", bare.size, bare.tobytes()).save(target, "PNG", optimize=True)
        return MadePicture(target.getvalue(), "png", *picture.size, shrunk)
    bare = picture.convert("RGB")
    Image.frombytes("RGB", bare.size, bare.tobytes()).save(
        target, "JPEG", quality=_QUALITY, optimize=True
    )
    return MadePicture(target.getvalue(), "jpg", *picture.size, shrunk)


def _flat(image: Image.Image) -> Image.Image:
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        # Shops show pictures on white.
        transparent = image.convert("RGBA")
        background = Image.new("RGB", transparent.size, "white")
        background.paste(transparent, mask=transparent.getchannel("A"))
        return background
    return image.convert("RGB")
