"""Sentences for pictures that cannot be used."""

from __future__ import annotations

from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

PICTURE_SENTENCES: Final[dict[str, str]] = {
    "item.pictures.required": QT_TRANSLATE_NOOP("Finding", "A picture is required"),
    "item.pictures.too_many": QT_TRANSLATE_NOOP(
        "Finding", "{count} pictures; this category allows {longest}"
    ),
    "item.pictures.invalid": QT_TRANSLATE_NOOP("Finding", "This is not a picture"),
    "item.pictures.invalid_source": QT_TRANSLATE_NOOP(
        "Finding", "A picture’s address begins with https:// or http://"
    ),
    "item.pictures.repeated": QT_TRANSLATE_NOOP("Finding", "This picture is already there"),
    "picture.unreadable": QT_TRANSLATE_NOOP("Finding", "The file cannot be read"),
    "picture.not_a_picture": QT_TRANSLATE_NOOP(
        "Finding", "Not a picture: JPEG, PNG, GIF and WebP can be used"
    ),
    "picture.too_large": QT_TRANSLATE_NOOP("Finding", "Too large to open"),
    "picture.too_small": QT_TRANSLATE_NOOP(
        "Finding", "{width} × {height} pixels; the shorter side needs at least {least}"
    ),
    "picture.cut": QT_TRANSLATE_NOOP("Finding", "The file ends too early; it is damaged"),
    "picture.no_answer": QT_TRANSLATE_NOOP(
        "Finding", "It could not be checked in time; add it again"
    ),
    "picture.disk": QT_TRANSLATE_NOOP("Finding", "It could not be saved: the disk is full"),
    "picture.shrunk": QT_TRANSLATE_NOOP("Finding", "Made smaller from {width} × {height} pixels"),
    "picture.repeated": QT_TRANSLATE_NOOP("Finding", "This picture is already there"),
    "picture.refused": QT_TRANSLATE_NOOP("Finding", "The marketplace refused this picture"),
    "picture.missing": QT_TRANSLATE_NOOP("Finding", "The prepared file is gone; add it again"),
}
