"""The sentences for notices about the owner of a shop, a token or a backup."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

TOKEN, ADOPT = "token", "adopt"

# By code: tone, title, sentence and the action of the banner's button.
OWNERSHIP: dict[str, tuple[str, object, object, str]] = {
    "other_seller": (
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The token belongs to another seller"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It belongs to seller {theirs}; this shop belongs to seller {mine}. Nothing was "
            "read or sent. Enter this shop’s token, or open the other one as a separate shop.",
        ),
        TOKEN,
    ),
    "other_marketplace": (
        "bad",
        QT_TRANSLATE_NOOP("Notices", "This shop belongs to another marketplace"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "Its listings and changes belong to {mine}, so nothing was sent to {theirs}. To "
            "open the other marketplace as a separate shop, start the program with another "
            "--profile.",
        ),
        "",
    ),
    "token_elsewhere": (
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The token is for another marketplace"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It was saved for {kept} and was not sent to {asked}. Check the address, or enter "
            "the token for {asked}.",
        ),
        TOKEN,
    ),
    "token_unplaced": (
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Which marketplace is the token for?"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "An older version saved a token for this shop without saying what it is for. "
            "Nothing was sent. Enter the token for {asked}.",
        ),
        TOKEN,
    ),
    "unsent_unplaced": (
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Which marketplace are these changes for?"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "This shop has unsent changes, and it is not known which marketplace they were "
            "made for. Nothing is read or sent until you decide.",
        ),
        ADOPT,
    ),
    "backup_elsewhere": (
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The backup belongs to another shop"),
        QT_TRANSLATE_NOOP(
            "Notices", "It comes from another marketplace or seller. Nothing was restored from it."
        ),
        "",
    ),
}
