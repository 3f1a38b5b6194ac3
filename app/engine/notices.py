"""All notice codes, and the mapping of errors to notices."""

from __future__ import annotations

import logging

from app.client.errors import (
    ClientError,
    Conflict,
    Forbidden,
    NotFound,
    RateLimited,
    Refused,
    ServerFault,
    TimedOut,
    Unauthorized,
    Undecodable,
    Unreachable,
)
from app.domain.wire import Unreadable
from app.editing.notice import Notice
from app.workspace.errors import (
    BelongsElsewhere,
    SchemaTooNew,
    StorageBusy,
    StorageCorrupt,
    StorageError,
    StorageFull,
    StorageReadOnly,
    StorageRemoved,
)

__all__ = ["LONGEST_DETAIL", "NOTICE_CODES", "Notice", "NoticeError", "notice_of"]

LONGEST_DETAIL = 300
_log = logging.getLogger(__name__)

NOTICE_CODES = (
    # The marketplace.
    "unreachable",
    "not_secure",
    "proxy_unusable",
    "timed_out",
    "answer_cut",
    "not_the_marketplace",
    "token_refused",
    "forbidden",
    "not_found",
    "conflict",
    "rate_limited",
    "marketplace_fault",
    "refused",
    "unreadable",
    "no_token",
    "token_for_session_only",
    "other_seller",
    "other_marketplace",
    "token_elsewhere",
    "token_unplaced",
    "unsent_unplaced",
    # The seller's files.
    "disk_full",
    "files_removed",
    "read_only",
    "journal_busy",
    "journal_damaged",
    "journal_salvaged",
    "journal_too_new",
    "file_too_new",
    "backup_elsewhere",
    "storage",
    "catalogue_rebuilt",
    "settings_set_aside",
    "settings_unreadable",
    "settings_refused",
    "settings_not_saved",
    # Processes.
    "process_lost",
    "process_given_up",
    "worker_elsewhere",
    "window_elsewhere",
    # Sending.
    "not_accepted",
    "deletions_not_typed",
    "outcome_unknown",
    "held_behind",
    "listing_unsettled",
    "listed_twice",
    "picture_missing",
    "draft_unreadable",
    "sync_incomplete",
    "sync_broke_off",
    # Scheduled plans.
    "schedule_missed",
    "schedule_held",
    "schedule_left",
    "unexpected",
)
"""All notice codes; the window has a sentence for each of them."""


class NoticeError(Exception):
    """The error of a failed operation, with the notice for the seller."""

    def __init__(self, notice: Notice) -> None:
        super().__init__(notice.code)
        self.notice = notice


_CLIENT: tuple[tuple[type[ClientError], str], ...] = (
    (Unauthorized, "token_refused"),
    (Forbidden, "forbidden"),
    (NotFound, "not_found"),
    (Conflict, "conflict"),
    (RateLimited, "rate_limited"),
    (ServerFault, "marketplace_fault"),
    (Refused, "refused"),
    (Undecodable, "not_the_marketplace"),
    (TimedOut, "timed_out"),
    (Unreachable, "unreachable"),
)
_BY_REASON: dict[tuple[type[ClientError], str], str] = {
    (Unreachable, "certificate"): "not_secure",
    (Unreachable, "proxy"): "proxy_unusable",
    (Undecodable, "cut"): "answer_cut",
}
_STORAGE: tuple[tuple[type[StorageError], str], ...] = (
    (StorageFull, "disk_full"),
    (StorageRemoved, "files_removed"),
    (StorageReadOnly, "read_only"),
    (StorageBusy, "journal_busy"),
    (StorageCorrupt, "journal_damaged"),
    (BelongsElsewhere, "backup_elsewhere"),
    (StorageError, "storage"),
)


def notice_of(error: Exception) -> Notice:
    """Return the notice for ``error``; any unforeseen error is ``unexpected``.

    An unforeseen error is logged with its traceback.
    """
    match error:
        case NoticeError():
            return error.notice
        case SchemaTooNew():
            if error.file != "journal.db":
                return Notice("file_too_new", {"file": error.file, "version": error.version})
            return Notice("journal_too_new", {"version": error.version, "made_by": error.made_by})
        case StorageError():
            return Notice(next(code for kind, code in _STORAGE if isinstance(error, kind)))
        case Refused():
            return Notice(_code_of(error), _figures(error), (error.message or "")[:LONGEST_DETAIL])
        case ClientError() if code := _code_of(error):
            return Notice(code, {"path": error.path})
        case Unreadable():
            return Notice("unreadable", {"fields": list(error.paths)[:20]})
    # The error is logged here, because the notice shown has no traceback.
    _log.error("Nobody expected %s", type(error).__name__, exc_info=error)
    return Notice("unexpected", {"kind": type(error).__name__})


def _code_of(error: ClientError) -> str:
    if code := _BY_REASON.get((type(error), error.reason)):
        return code
    return next((code for kind, code in _CLIENT if isinstance(error, kind)), "")


def _figures(error: Refused) -> dict[str, object]:
    figures: dict[str, object] = {"path": error.path, "status": error.status}
    if isinstance(error, RateLimited):
        figures["retry_after"] = error.retry_after
    return figures
