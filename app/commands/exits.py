"""The exit codes of the commands, and their mapping from notices."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from app.commands.language import marked

if TYPE_CHECKING:
    from app.engine.notices import Notice


class Exit(IntEnum):
    """The exit code of a command; ``MEANINGS`` has the sentence for each."""

    DONE = 0
    NOT_ALL = 1
    USAGE = 2
    IN_USE = 3
    FILES = 4
    MARKETPLACE = 5
    UNFINISHED = 6
    INTERRUPTED = 130


MEANINGS = {
    Exit.DONE: marked("everything requested was done"),
    Exit.NOT_ALL: marked(
        "it ran, but something was refused, changed, in conflict, wrong or risky; see the output"
    ),
    Exit.USAGE: marked(
        "bad arguments, query or plan file, or no display for a window; nothing was done"
    ),
    Exit.IN_USE: marked("a window or another command is working on this shop"),
    Exit.FILES: marked("the files of the workspace cannot be used"),
    Exit.MARKETPLACE: marked(
        "the marketplace cannot be reached, is not this shop's, or does not accept the token"
    ),
    Exit.UNFINISHED: marked(
        "changes are still waiting in the outbox, or their outcome is not known yet"
    ),
    Exit.INTERRUPTED: marked("interrupted; changes that were being sent are in the outbox"),
}

EPILOG = "\b\nExit codes:\n" + "\n".join(f"  {code:>3}  {text}" for code, text in MEANINGS.items())

_IN_USE = ("worker_elsewhere", "journal_busy")
_FILES = (
    "disk_full",
    "files_removed",
    "read_only",
    "journal_damaged",
    "journal_too_new",
    "backup_elsewhere",
    "file_too_new",
    "storage",
)


def is_in_use(notice: Notice) -> bool:
    """Return whether a notice means that another program uses the shop.

    The marketplace of a practice shop reports this itself.
    """
    return notice.code in _IN_USE or "in use by another" in notice.detail


def exit_of(notice: Notice) -> Exit:
    """Return the exit code of a command that ended because of ``notice``."""
    if is_in_use(notice):
        return Exit.IN_USE
    if notice.code in _FILES:
        return Exit.FILES
    if notice.code in ("not_accepted", "deletions_not_typed"):
        return Exit.NOT_ALL
    return Exit.MARKETPLACE
