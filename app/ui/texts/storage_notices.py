"""The sentences for notices about unusable files of a shop."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.ui.texts.settings_notices import Source

STORAGE: dict[str, Source] = {
    "disk_full": Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The disk is full"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "Nothing more can be saved. Free up space; what you typed is still in the window.",
        ),
    ),
    "files_removed": Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Files of this shop were removed"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "They were removed while this window uses them. Close it and open it again. Drafts and "
            "outbox are not affected.",
        ),
    ),
    "read_only": Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The folder cannot be written to"),
        QT_TRANSLATE_NOOP(
            "Notices", "Nothing can be saved there. Check who owns this shop’s folder."
        ),
    ),
    "journal_busy": Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Another window is writing"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "Your change is still here; it will be saved as soon as the other window is done.",
        ),
    ),
    "journal_damaged": Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The drafts file is damaged"),
        QT_TRANSLATE_NOOP(
            "Notices", "It was set aside, not deleted. The newest backup is next to it."
        ),
    ),
    "journal_salvaged": Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Drafts were recovered"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The file was damaged. What could be read is here; the old file is next to it.",
        ),
    ),
    "journal_too_new": Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Made by a newer Vitrina"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The drafts, outbox and history were made by {made_by}. You can view them here, "
            "but only that version can change them.",
        ),
    ),
    "file_too_new": Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Made by a newer Vitrina"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The file {file} was made by a newer version. It is left as it is; use that version, "
            "or another workspace.",
        ),
    ),
    "storage": Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The files of this shop cannot be used"),
        QT_TRANSLATE_NOOP("Notices", "What you typed is still in the window."),
    ),
    "catalogue_rebuilt": Source(
        "info",
        QT_TRANSLATE_NOOP("Notices", "The local copy is being rebuilt"),
        QT_TRANSLATE_NOOP(
            "Notices", "It was damaged. Your drafts are in another file and are not affected."
        ),
    ),
}
