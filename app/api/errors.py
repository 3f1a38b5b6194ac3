"""The exceptions of the Python API; all of them are subclasses of ``ShopError``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from app.commands.texts.problems import problem_text
from app.commands.wording import notice_text
from app.engine.catalog.export import NoSuchFormat
from app.engine.changes.new_listings import AlreadyListed as _Listed
from app.engine.changes.prepared import ChangeError, Unsettled
from app.engine.costs.figures_table import CostsError
from app.engine.history.past import NoSuchSync
from app.engine.notices import NoticeError, notice_of
from app.engine.outbox.guards import NotAccepted as _NotAccepted
from app.engine.outbox.waiting_rows import DecisionError
from app.engine.plans.apply import OtherShop
from app.engine.plans.operation_parsing import OperationError, Skip
from app.engine.queries.errors import QueryError
from app.engine.queries.id_lists import IdListError
from app.engine.sheets.table import SheetError
from app.workspace.errors import StorageError

if TYPE_CHECKING:
    from app.engine.notices import Notice
    from app.engine.outbox.guards import Risk


class ShopError(Exception):
    """The base of all errors of the API; the message gives the reason, in English.

    ``code`` is the code of the reason, ``params`` has the figures and names that belong to it.
    """

    def __init__(
        self, message: str, code: str = "", params: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.params = dict(params or {})


class InputError(ShopError, ValueError):
    """An argument is unreadable, or names nothing of this seller; nothing was done."""


class ShopClosed(ShopError):
    """The shop was closed, by its ``with`` block, ``close`` or another thread."""


class Unreachable(ShopError):
    """The marketplace is unreachable, or its answer cannot be understood."""


class TokenRefused(ShopError):
    """There is no token, or the marketplace does not accept it."""


class WrongShop(ShopError):
    """The token, the plan or the unsent changes belong to another seller or marketplace."""


class InUse(ShopError):
    """Another program uses this workspace and does not take over the work."""


class FilesUnusable(ShopError):
    """The files of the workspace cannot be read or written."""


class Refused(ShopError):
    """The marketplace refused the request."""


class NotPossible(ShopError):
    """The listing does not allow the operation, such as a new price for one without a price."""


class NotAccepted(ShopError):
    """The request is risky and its risks were not accepted; nothing was sent.

    ``risks`` has each listing with the reason; the same call with ``accept=len(risks)`` accepts
    them.
    """

    def __init__(self, message: str, risks: tuple[Risk, ...]) -> None:
        super().__init__(message, "not_accepted", {"count": len(risks)})
        self.risks = risks


class StillWaiting(ShopError):
    """Earlier changes of the same listing have no outcome yet; this change was not queued.

    ``count`` is their number; ``paused`` means that sending is paused, so that waiting does not
    help.
    """

    def __init__(self, count: int, *, paused: bool) -> None:
        super().__init__(f"{count} earlier changes of this listing have no outcome yet")
        self.count = count
        self.paused = paused


class AlreadyListed(ShopError):
    """The same form was listed from this workspace before, as ``listing_id``.

    ``again=True`` lists it once more.
    """

    def __init__(self, listing_id: str) -> None:
        super().__init__(f"the same was listed from here as {listing_id}")
        self.listing_id = listing_id


_BY_CODE: Mapping[str, type[ShopError]] = {
    **dict.fromkeys(
        (
            *("unreachable", "not_secure", "proxy_unusable", "timed_out", "answer_cut"),
            *("not_the_marketplace", "rate_limited", "marketplace_fault", "unreadable"),
        ),
        Unreachable,
    ),
    **dict.fromkeys(
        ("token_refused", "no_token", "token_elsewhere", "token_unplaced"), TokenRefused
    ),
    **dict.fromkeys(("other_seller", "other_marketplace", "unsent_unplaced"), WrongShop),
    **dict.fromkeys(("worker_elsewhere", "window_elsewhere", "journal_busy"), InUse),
    **dict.fromkeys(
        (
            *(
                "disk_full",
                "files_removed",
                "read_only",
                "journal_damaged",
                "journal_too_new",
                "file_too_new",
            ),
            *("backup_elsewhere", "storage", "draft_unreadable", "picture_missing"),
        ),
        FilesUnusable,
    ),
    **dict.fromkeys(("refused", "not_found", "forbidden", "conflict"), Refused),
}
_UNREADABLE = (
    ChangeError,
    DecisionError,
    OperationError,
    QueryError,
    IdListError,
    NoSuchFormat,
    NoSuchSync,
    CostsError,
    SheetError,
)


def error_of(notice: Notice) -> ShopError:
    """Return the exception that corresponds to a notice."""
    kind = _BY_CODE.get(notice.code, ShopError)
    return kind(notice_text(notice), notice.code, notice.params)


@contextmanager
def shop_errors() -> Iterator[None]:
    """Convert the engine's exceptions raised inside the block into ``ShopError``."""
    try:
        yield
    except _NotAccepted as error:
        raise NotAccepted(notice_text(error.notice), error.risks) from error
    except NoticeError as error:
        raise error_of(error.notice) from error
    except StorageError as error:
        raise error_of(notice_of(error)) from error
    except OtherShop as error:
        raise WrongShop(problem_text(error), "other_seller", error.values) from error
    except _UNREADABLE as error:
        raise InputError(problem_text(error), error.code, error.values) from error
    except Skip as error:
        raise NotPossible(error.reason.replace("_", " "), error.reason) from error
    except Unsettled as error:
        raise StillWaiting(error.count, paused=error.paused) from error
    except _Listed as error:
        raise AlreadyListed(error.listing_id) from error
