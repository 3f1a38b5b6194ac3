"""The sentence for every notice of the engine, with what the seller can do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.ui.notice_belonging import ADOPT, BELONGING, TOKEN
from app.ui.settings_notices import SETTINGS
from app.ui.settings_notices import Source as _Source
from app.ui.text import one_line

__all__ = [
    "ADOPT",
    "REPORT",
    "RETRY",
    "TOKEN",
    "TWIN",
    "known_codes",
    "technical_detail",
    "text_of",
]

if TYPE_CHECKING:
    from app.engine.notices import Notice

# What a banner's button may offer.
RETRY, TWIN, REPORT, NOTHING = "retry", "twin", "report", ""


class NoticeText(NamedTuple):
    """A notice in words: tone of its banner, title, sentence, and the name of the act that is
    offered."""

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
            "The marketplace cannot be reached. You can go on: edits are kept and wait in the "
            "outbox.",
        ),
        RETRY,
    ),
    "not_secure": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The connection is not secure"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The certificate shown is not valid for the marketplace, so nothing was sent. Perhaps "
            "the network is not to be trusted, or this machine's clock is wrong.",
        ),
        RETRY,
    ),
    "timed_out": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The marketplace took too long"),
        QT_TRANSLATE_NOOP("Notices", "No answer came in time. Nothing is lost; try it again."),
        RETRY,
    ),
    "answer_cut": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The answer broke off"),
        QT_TRANSLATE_NOOP(
            "Notices", "The connection ended in the middle of it. Nothing is lost; try it again."
        ),
        RETRY,
    ),
    "not_the_marketplace": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Something else answered"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "What came back is not the marketplace's answer: perhaps a sign-in page "
            "of the network, or a wrong address.",
        ),
        RETRY,
    ),
    "token_refused": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The token was refused"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It has expired or was revoked. Your listings and edits stay here. Enter a new one.",
        ),
        TOKEN,
    ),
    "forbidden": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Not permitted"),
        QT_TRANSLATE_NOOP("Notices", "This token may not do that. Nothing was changed."),
    ),
    "not_found": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Not there any more"),
        QT_TRANSLATE_NOOP(
            "Notices", "The marketplace does not know it. The next sync shows what is left."
        ),
    ),
    "conflict": _Source(
        "review",
        QT_TRANSLATE_NOOP("Notices", "Changed elsewhere meanwhile"),
        QT_TRANSLATE_NOOP("Notices", "Nothing was overwritten. Open the listing and look at both."),
    ),
    "rate_limited": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The marketplace asks for patience"),
        QT_TRANSLATE_NOOP("Notices", "It limits how often one may ask. It goes on by itself."),
    ),
    "marketplace_fault": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "The marketplace has a fault"),
        QT_TRANSLATE_NOOP(
            "Notices", "It answered with an error of its own. Nothing is lost; try it again later."
        ),
        RETRY,
    ),
    "refused": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The marketplace refused it"),
        QT_TRANSLATE_NOOP("Notices", "Nothing was changed. The reasons stand at the fields."),
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
            "This computer has no keyring, and a token is never written to a file unasked.",
        ),
    ),
    "disk_full": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The disk is full"),
        QT_TRANSLATE_NOOP(
            "Notices", "Nothing more can be kept. Make room; what you typed is still in the window."
        ),
    ),
    "read_only": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The folder cannot be written"),
        QT_TRANSLATE_NOOP(
            "Notices", "Nothing can be kept there. Check who owns the folder of this shop."
        ),
    ),
    "journal_busy": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Another window is writing"),
        QT_TRANSLATE_NOOP(
            "Notices", "Your change is still here; it is kept as soon as the other one is done."
        ),
    ),
    "journal_damaged": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The file of drafts is damaged"),
        QT_TRANSLATE_NOOP(
            "Notices", "It was put aside, not deleted. The newest backup is beside it."
        ),
    ),
    "journal_salvaged": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "Drafts were recovered"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The file was damaged. What could be read is here; the old file lies beside it.",
        ),
    ),
    "journal_too_new": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Made by a newer Vitrina"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The drafts, outbox and history are of {made_by}. They can be looked at here, and "
            "changed by that version only.",
        ),
    ),
    "file_too_new": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Made by a newer Vitrina"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "The file {file} was made by a newer version. It is left as it is; use that version, "
            "or another workspace.",
        ),
    ),
    "storage": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "The files of this shop cannot be used"),
        QT_TRANSLATE_NOOP("Notices", "What you typed is still in the window."),
    ),
    "catalogue_rebuilt": _Source(
        "info",
        QT_TRANSLATE_NOOP("Notices", "The local copy is being made again"),
        QT_TRANSLATE_NOOP(
            "Notices", "It was damaged. Your own drafts are in another file and are not touched."
        ),
    ),
    "process_lost": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "A part of the program stopped"),
        QT_TRANSLATE_NOOP("Notices", "It is being started again. Nothing that was kept is lost."),
    ),
    "process_given_up": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "A part of the program keeps stopping"),
        QT_TRANSLATE_NOOP(
            "Notices", "It is not started again by itself. Nothing that was kept is lost."
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
            "That window does not answer, so this one is for looking only. Once the other one is "
            "closed, everything can be done here.",
        ),
    ),
    "outcome_unknown": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "No answer to a change"),
        QT_TRANSLATE_NOOP(
            "Notices", "It is being looked up whether it arrived; it is not sent twice."
        ),
    ),
    "held_behind": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "It waits for an earlier change"),
        QT_TRANSLATE_NOOP(
            "Notices", "It goes after an earlier change of this listing, and that one is held."
        ),
    ),
    "listing_unsettled": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "We do not know whether a listing was made"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "It was looked for twice. In the outbox you can look again, list it again or drop it.",
        ),
    ),
    "listed_twice": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Listed twice"),
        QT_TRANSLATE_NOOP(
            "Notices",
            "A new listing came late, beside the one that was made again. Close one of the two.",
        ),
        TWIN,
    ),
    "picture_missing": _Source(
        "warn",
        QT_TRANSLATE_NOOP("Notices", "A picture is gone"),
        QT_TRANSLATE_NOOP("Notices", "Its file is not there any more. Add it again."),
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
            "Some listings are missing in the answers. The next sync asks for them again.",
        ),
        RETRY,
    ),
    "unexpected": _Source(
        "bad",
        QT_TRANSLATE_NOOP("Notices", "Something unexpected happened"),
        QT_TRANSLATE_NOOP("Notices", "It is in the log. What was kept is not touched."),
        REPORT,
    ),
}


_TEXTS |= {code: _Source(*words) for code, words in BELONGING.items()}
_ALL = {**_TEXTS, **SETTINGS}

# Where the detail is what the marketplace said, it is quoted; elsewhere it is technical and stays
# one click behind.
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
    """What only somebody who repairs the program can use; often nothing."""
    return "" if notice.code in _QUOTED else notice.detail


def text_of(notice: Notice) -> NoticeText:
    """``notice`` in the language of the window, with the marketplace's own words quoted where there
    are any."""
    found = _ALL.get(notice.code, _TEXTS["unexpected"])
    text = QCoreApplication.translate("Notices", str(found.text))
    if notice.detail and notice.code in _QUOTED:
        text = f"{text} “{one_line(notice.detail)}”"
    # An old journal does not say who made it.
    for name, value in {"made_by": "Vitrina", **notice.params}.items():
        text = text.replace(f"{{{name}}}", one_line(str(value or "Vitrina")))
    title = QCoreApplication.translate("Notices", str(found.title))
    return NoticeText(found.tone, title, text, found.act)


def known_codes() -> frozenset[str]:
    """The codes that have a sentence."""
    return frozenset(_ALL)
