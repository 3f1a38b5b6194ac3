"""The sizes in which the marketplace serves its own pictures, and their addresses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.service.stores.placeholder import PLACEHOLDER

SMALL: Final = "thumbnail"
MIDDLE: Final = "mid-size"
LARGE: Final = "max-size"

SIDES: Mapping[str, int] = {SMALL: 180, MIDDLE: 500, LARGE: 1200}
"""The length of the longer side in pixels, by the last part of the address."""


def picture_url(picture_id: str, size: str) -> str:
    """Return the address of one size of a picture, with the placeholder."""
    return f"{PLACEHOLDER}/pictures/{picture_id}-{size}.jpg"
