"""The sentences for notices about scheduled plans, in the source language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.ui.texts.settings_notices import Source

SCHEDULES: dict[str, Source] = {
    "schedule_missed": Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "A plan did not begin"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "No program was open when “{name}” was to begin. It begins when you say so, under "
            "Plans, and never automatically.",
        ),
    ),
    "schedule_held": Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "A plan could not begin"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "“{name}” is on hold; why is said under Plans. It begins when you say so.",
        ),
    ),
    "schedule_left": Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "A plan has ended, but not everywhere"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "“{name}” has gone back to the earlier values. {count} were changed by somebody else "
            "meanwhile: they are on hold in the outbox, for you to decide.",
        ),
    ),
}
