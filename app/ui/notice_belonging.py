"""The sentences for notices about whose a shop, a token or a backup is."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

TOKEN, ADOPT = "token", "adopt"

#: By code: tone, title, sentence and what the banner's button offers.
BELONGING: dict[str, tuple[str, object, object, str]] = {
    "other_seller": (
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The token is of another seller"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It belongs to seller {theirs}; this shop is of seller {mine}. Nothing was read or "
            "sent. Enter this shop's token, or open the other one as a shop of its own.",
        ),
        TOKEN,
    ),
    "other_marketplace": (
        "bad",
        QT_TRANSLATE_NOOP("Notices", "This shop is of another marketplace"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "Its listings and changes are of {mine}, so nothing was sent to {theirs}. Open the "
            "other marketplace as a shop of its own: start the program with another --profile.",
        ),
        "",
    ),
    "token_elsewhere": (
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The token is for another marketplace"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It is kept for {kept} and was not sent to {asked}. Check the address, or enter the "
            "token for {asked}.",
        ),
        TOKEN,
    ),
    "token_unplaced": (
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Which marketplace is the token for?"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "An older version kept a token for this shop, and not what it is for. Nothing was "
            "sent. Enter the token for {asked}.",
        ),
        TOKEN,
    ),
    "unsent_unplaced": (
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Which marketplace are these changes for?"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "Changes in this shop are unsent, and it is not known for which marketplace they were "
            "made. Nothing is read or sent until you have said so.",
        ),
        ADOPT,
    ),
    "backup_elsewhere": (
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The backup is of another shop"),
        QT_TRANSLATE_NOOP(
            "Notices", "It is of another marketplace or seller. Nothing was taken of it."
        ),
        "",
    ),
}
