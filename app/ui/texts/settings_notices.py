"""The sentences for notices about invalid settings, in the source language."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP


class Source(NamedTuple):
    """A notice in the source language: tone of its banner, title, sentence, and action."""

    tone: str
    title: object
    text: object
    act: str = ""


SETTINGS: dict[str, Source] = {
    "settings_set_aside": Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The settings file was damaged"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It was set aside as {file}. Language, theme and shop addresses are back to their "
            "defaults; listings and drafts are not affected.",
        ),
    ),
    "settings_unreadable": Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The settings cannot be read"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "They are back to their defaults, and what you choose lasts until you quit. Check "
            "who owns {file}.",
        ),
    ),
    "settings_refused": Source(
        "info",
        QT_TRANSLATE_NOOP("Notices", "Some settings were not understood"),
        QT_TRANSLATE_NOOP("Notices", "These are back to their defaults: {keys}."),
    ),
    "settings_not_saved": Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The settings could not be saved"),
        QT_TRANSLATE_NOOP("Notices", "What you chose lasts until you quit."),
    ),
}
