"""The sentence for every notice of the engine, with the seller's possible action."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.ui.look.text import one_line
from app.ui.texts.ownership_notices import ADOPT, OWNERSHIP, TOKEN
from app.ui.texts.schedule_notices import SCHEDULES
from app.ui.texts.settings_notices import SETTINGS
from app.ui.texts.settings_notices import Source as _Source
from app.ui.texts.storage_notices import STORAGE

__all__ = [
    "ADOPT",
    "DUPLICATE",
    "REPORT",
    "RETRY",
    "TOKEN",
    "known_codes",
    "technical_detail",
    "text_of",
]

if TYPE_CHECKING:
    from app.engine.notices import Notice

# The actions of a banner's button.
RETRY, DUPLICATE, REPORT, NOTHING = "retry", "twin", "report", ""


class NoticeText(NamedTuple):
    """A notice as text: the tone of its banner, title, sentence, and the name of the action."""

    tone: str
    title: str
    text: str
    act: str = NOTHING


_TEXTS: dict[str, _Source] = {
    "unreachable": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "You are offline"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The marketplace cannot be reached. You can keep working: changes are saved and "
            "wait in the outbox.",
        ),
        RETRY,
    ),
    "not_secure": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The connection is not secure"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The certificate shown is not valid for the marketplace, so nothing was sent. The "
            "network may be unsafe, or this computer’s clock may be wrong.",
        ),
        RETRY,
    ),
    "proxy_unusable": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The proxy cannot be used"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The settings of this computer name a proxy that is not understood, so nothing was "
            "sent. Use an HTTP proxy, or none for the marketplace (HTTPS_PROXY, NO_PROXY).",
        ),
        RETRY,
    ),
    "timed_out": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The marketplace took too long"),
        QT_TRANSLATE_NOOP("Notices", "No answer came in time. Nothing is lost; try again."),
        RETRY,
    ),
    "answer_cut": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The answer was cut off"),
        QT_TRANSLATE_NOOP(
            "Notices", "The connection ended in the middle of it. Nothing is lost; try again."
        ),
        RETRY,
    ),
    "not_the_marketplace": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Something else answered"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "What came back is not the marketplace’s answer: perhaps the network’s sign-in "
            "page, or the address is wrong.",
        ),
        RETRY,
    ),
    "token_refused": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The token was refused"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It has expired or was revoked. Your listings and changes stay here. Enter a new one.",
        ),
        TOKEN,
    ),
    "forbidden": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Not permitted"),
        QT_TRANSLATE_NOOP("Notices", "This token does not allow that. Nothing was changed."),
    ),
    "not_found": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "No longer there"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The marketplace does not have it any more. The next sync shows what remains.",
        ),
    ),
    "conflict": _Source(
        "review",
        QT_TRANSLATE_NOOP("Notices", "Changed elsewhere in the meantime"),
        QT_TRANSLATE_NOOP(
            "Notices", "Nothing was overwritten. Open the listing to see both versions."
        ),
    ),
    "rate_limited": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Too many requests for now"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The marketplace limits how often it can be asked. Work continues automatically.",
        ),
    ),
    "marketplace_fault": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The marketplace has a problem"),
        QT_TRANSLATE_NOOP(
            "Notices", "It answered with an internal error. Nothing is lost; try again later."
        ),
        RETRY,
    ),
    "refused": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The marketplace refused it"),
        QT_TRANSLATE_NOOP(
            "Notices", "Nothing was changed. The reasons are shown beside the fields."
        ),
    ),
    "unreadable": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "An answer could not be read"),
        QT_TRANSLATE_NOOP("Notices", "What could be read is shown; the rest was left as it was."),
    ),
    "no_token": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "No token for this shop"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "Enter one to connect. Until then you see what was read last.",
        ),
        TOKEN,
    ),
    "token_for_session_only": _Source(
        "info",
        QT_TRANSLATE_NOOP("Notices", "The token is kept until you quit"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "This computer has no keyring, and a token is never written to a file without "
            "being asked.",
        ),
    ),
    "process_lost": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "A part of the program stopped"),
        QT_TRANSLATE_NOOP("Notices", "It is being restarted. Nothing that was saved is lost."),
    ),
    "process_given_up": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "A part of the program keeps stopping"),
        QT_TRANSLATE_NOOP(
            "Notices", "It is no longer restarted automatically. Nothing that was saved is lost."
        ),
        RETRY,
    ),
    "worker_elsewhere": _Source(
        "info",
        QT_TRANSLATE_NOOP("Notices", "A command is working on this shop"),
        QT_TRANSLATE_NOOP("Notices", "This window syncs and sends again once the command is done."),
    ),
    "window_elsewhere": _Source(
        "info",
        QT_TRANSLATE_NOOP("Notices", "This shop is open in another window"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "That window cannot be brought to the front, so this one is read-only. Once it is "
            "closed, everything can be done here.",
        ),
    ),
    "not_accepted": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Not sent: it is risky"),
        QT_TRANSLATE_NOOP("Notices", "Nothing is sent until you agree. Risky: {count}."),
    ),
    "deletions_not_typed": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Not sent: listings would be deleted"),
        QT_TRANSLATE_NOOP("Notices", "Deleted for good: {count}. Typed: {typed}."),
    ),
    "outcome_unknown": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "No answer to a change"),
        QT_TRANSLATE_NOOP("Notices", "Checking whether it arrived; it is not sent twice."),
    ),
    "held_behind": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Waiting for an earlier change"),
        QT_TRANSLATE_NOOP(
            "Notices", "It will be sent after an earlier change to this listing, which is on hold."
        ),
    ),
    "listing_unsettled": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "It is not known whether a listing was created"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It was looked for twice. In the outbox you can check again, list it again or "
            "discard it.",
        ),
    ),
    "listed_twice": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Listed twice"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "A new listing arrived late, after it had been created again. Close one of the two.",
        ),
        DUPLICATE,
    ),
    "picture_missing": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "A picture is missing"),
        QT_TRANSLATE_NOOP("Notices", "Its file no longer exists. Add it again."),
    ),
    "draft_unreadable": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "A draft could not be read"),
        QT_TRANSLATE_NOOP("Notices", "The listing is shown as the marketplace has it."),
    ),
    "sync_incomplete": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Not everything was read"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "Some listings are missing from the answers. The next sync asks for them again.",
        ),
        RETRY,
    ),
    "sync_broke_off": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Reading the listings broke off"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "No answer came in time. What was read is kept; it goes on automatically in "
            "{seconds} s.",
        ),
        RETRY,
    ),
    "unexpected": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Something unexpected happened"),
        QT_TRANSLATE_NOOP("Notices", "It was written to the log. Everything saved is intact."),
        REPORT,
    ),
}


_TEXTS |= {code: _Source(*words) for code, words in OWNERSHIP.items()}
_ALL = {**_TEXTS, **STORAGE, **SETTINGS, **SCHEDULES}

# If the detail is a message of the marketplace, it is quoted; otherwise it is technical and hidden
# behind a click.
_QUOTED = frozenset(
    {
        "refused",
        "conflict",
        "forbidden",
        "not_found",
        "rate_limited",
        "marketplace_fault",
        "token_refused",
    }
)


def technical_detail(notice: Notice) -> str:
    """Return the detail that only a developer can use; often empty."""
    return "" if notice.code in _QUOTED else notice.detail


def text_of(notice: Notice) -> NoticeText:
    """Return ``notice`` in the language of the window, quoting the marketplace's own words."""
    found = _ALL.get(notice.code, _TEXTS["unexpected"])
    text = QCoreApplication.translate("Notices", str(found.text))
    if notice.detail and notice.code in _QUOTED:
        text = f"{text} “{one_line(notice.detail)}”"
    # An old journal does not contain the program that made it.
    for name, value in {"made_by": "Vitrina", **notice.params}.items():
        text = text.replace(f"{{{name}}}", one_line(str(value or "Vitrina")))
    title = QCoreApplication.translate("Notices", str(found.title))
    return NoticeText(found.tone, title, text, found.act)


def known_codes() -> frozenset[str]:
    """Return the codes that have a sentence."""
    return frozenset(_ALL)
