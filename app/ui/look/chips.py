"""The appearance of states: the word, the icon and the colour of every chip."""

from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.ui.look.plain_text import quoted
from app.ui.look.theme import on_change


class ChipStyle(NamedTuple):
    """The style of a chip.

    ``kind`` names its colour (``ok``, ``warn``, ``bad``, ``info``, ``review``, ``env``,
    ``neutral``).
    """

    kind: str
    icon: str
    text: str


#: Kind -> (text role, background role).
CHIP_COLORS: Final[dict[str, tuple[str, str]]] = {
    "ok": ("ok", "okTint"),
    "warn": ("warn", "warnTint"),
    "bad": ("bad", "badTint"),
    "info": ("accentText", "accentTint"),
    "review": ("review", "reviewTint"),
    "env": ("env", "envTint"),
    "neutral": ("neutral", "neutralTint"),
}

#: State -> (kind, icon, word). States of listings first, then states of changes.
_STATES: Final[dict[str, tuple[str, str, object]]] = {
    "active": ("ok", "check-circle", QT_TRANSLATE_NOOP("Chip", "Active")),
    "paused": ("warn", "pause-circle", QT_TRANSLATE_NOOP("Chip", "Paused")),
    "out_of_stock": ("bad", "box-empty", QT_TRANSLATE_NOOP("Chip", "Out of stock")),
    "under_review": ("review", "eye", QT_TRANSLATE_NOOP("Chip", "Under review")),
    "waiting_for_patch": ("bad", "wand", QT_TRANSLATE_NOOP("Chip", "Needs a fix")),
    "pending_documentation": ("bad", "text", QT_TRANSLATE_NOOP("Chip", "Needs documents")),
    "payment_required": ("warn", "coin", QT_TRANSLATE_NOOP("Chip", "Payment due")),
    "not_yet_active": ("info", "clock", QT_TRANSLATE_NOOP("Chip", "Not yet active")),
    "inactive": ("neutral", "stop", QT_TRANSLATE_NOOP("Chip", "Inactive")),
    "closed": ("neutral", "archive", QT_TRANSLATE_NOOP("Chip", "Closed")),
    "deleted": ("neutral", "trash", QT_TRANSLATE_NOOP("Chip", "Deleted")),
    "draft": ("neutral", "pencil", QT_TRANSLATE_NOOP("Chip", "Draft")),
    "sent": ("ok", "check", QT_TRANSLATE_NOOP("Chip", "Sent")),
    "sent_with_warnings": ("warn", "alert", QT_TRANSLATE_NOOP("Chip", "Sent")),
    "waiting": ("neutral", "clock", QT_TRANSLATE_NOOP("Chip", "Waiting")),
    "sending": ("info", "send", QT_TRANSLATE_NOOP("Chip", "Sending")),
    "held": ("neutral", "pause", QT_TRANSLATE_NOOP("Chip", "On hold")),
    "conflict": ("review", "merge", QT_TRANSLATE_NOOP("Chip", "Conflict")),
    "unknown": ("warn", "help", QT_TRANSLATE_NOOP("Chip", "Unknown")),
    "refused": ("bad", "x-circle", QT_TRANSLATE_NOOP("Chip", "Refused")),
    "undone": ("neutral", "undo", QT_TRANSLATE_NOOP("Chip", "Undone")),
    "practice": ("env", "flask", QT_TRANSLATE_NOOP("Chip", "Practice")),
}

_chips: dict[str, ChipStyle] = {}
on_change(_chips.clear)


def chip_for_state(state: str) -> ChipStyle:
    """Return the chip of a listing's or a change's state.

    An unknown state is shown by the marketplace's own word.
    """
    found = _chips.get(state)
    if found is None:
        kind, icon, word = _STATES.get(state, ("neutral", "help", ""))
        text = (
            QCoreApplication.translate("Chip", str(word))
            if word
            else quoted(state)
            if state
            else ""
        )
        found = ChipStyle(kind, icon, text or (quoted(state) if state else ""))
        if word:
            _chips[state] = found
    return found


def chip_for_status(status: str, sub_status: tuple[str, ...] | list[str] | str = ()) -> ChipStyle:
    """Return the chip of an item's ``status`` and ``sub_status``.

    The sub-status is shown if it says more than the status.
    """
    reasons = (sub_status,) if isinstance(sub_status, str) else sub_status
    if "deleted" in reasons:
        return chip_for_state("deleted")
    if status == "paused" and "out_of_stock" in reasons:
        return chip_for_state("out_of_stock")
    if status == "under_review":
        for reason in ("waiting_for_patch", "pending_documentation"):
            if reason in reasons:
                return chip_for_state(reason)
    return chip_for_state(status)
