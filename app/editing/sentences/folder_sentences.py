"""Sentences for the files of a picture folder and the reasons why they are not used."""

from __future__ import annotations

from typing import Final

from app.editing.sentences.translatable import QT_TRANSLATE_NOOP

FOLDER_SENTENCES: Final[dict[str, str]] = {
    "folder.inside": QT_TRANSLATE_NOOP("PictureFolder", "a folder; what is in it is not used"),
    "folder.no_listing": QT_TRANSLATE_NOOP(
        "PictureFolder", "no listing has an own code that this name begins with"
    ),
    "folder.several_listings": QT_TRANSLATE_NOOP(
        "PictureFolder", "{count} listings have the own code {own_code}: {ids}"
    ),
    "folder.closed": QT_TRANSLATE_NOOP("PictureFolder", "the listing {ids} is closed"),
    "folder.no_body": QT_TRANSLATE_NOOP(
        "PictureFolder", "the details of {ids} are not in the catalogue; sync first"
    ),
    "folder.longer_code": QT_TRANSLATE_NOOP(
        "PictureFolder", "taken for the own code {own_code}, not for {other}"
    ),
    "folder.repeated": QT_TRANSLATE_NOOP("PictureFolder", "the same picture as {other}"),
    "folder.shown_by_variation": QT_TRANSLATE_NOOP(
        "PictureFolder", "a variation of {ids} shows a picture that would go"
    ),
}
