"""The result of decoding a picture: a new picture, or a refusal."""

from __future__ import annotations

from typing import NamedTuple


class MadePicture(NamedTuple):
    """A converted picture: the file, its format, its size, and whether it was shrunk.

    The format is ``jpg`` or ``png``; width and height are in pixels.
    """

    data: bytes
    suffix: str
    width: int
    height: int
    shrunk: bool


class PictureRefused(Exception):
    """A picture that cannot be used.

    ``reason`` is ``unreadable`` (the file), ``not_a_picture``, ``too_large`` (also in memory or
    time), ``too_small``, ``cut`` or ``no_answer`` (nothing is known about it); ``width`` and
    ``height`` are 0 if unknown.
    """

    def __init__(self, reason: str, width: int = 0, height: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.width = width
        self.height = height
