"""The codes of the marketplace and of the program, as words for display.

``--json`` output and typed input use the codes themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.commands.language import marked, tr
from app.terminal import printable

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_LONGEST: Final = 60
_WORDS: Final = frozenset(
    (
        # States of rows of the outbox, and the predicted outcomes for the listings of a plan.
        *(marked("queued"), marked("sending"), marked("unknown"), marked("held")),
        *(marked("refused"), marked("done"), marked("cancelled"), marked("ready")),
        *(marked("warned"), marked("changed since"), marked("so already"), marked("gone")),
        *(marked("update"), marked("create"), marked("relist"), marked("listing type")),
        # States of scheduled plans.
        *(marked("waiting"), marked("starting"), marked("running"), marked("returning")),
        marked("missed"),
        # Steps of an undo other than writing values back.
        *(marked("closes"), marked("variation goes"), marked("variation again")),
        marked("withdrawn"),
        # Listings, questions, orders.
        *(marked("active"), marked("paused"), marked("closed"), marked("under review")),
        *(marked("inactive"), marked("payment required"), marked("not yet active")),
        *(marked("answered"), marked("unanswered"), marked("paid"), marked("confirmed")),
        *(marked("new"), marked("used"), marked("not specified")),
        # Settings and attributes of a category.
        *(marked("required"), marked("optional"), marked("not allowed"), marked("string")),
        *(marked("in use"), marked("allowed")),
        *(marked("number"), marked("number unit"), marked("list"), marked("boolean")),
        *(marked("buy it now"), marked("auction"), marked("classified")),
        # Coverage areas.
        *(marked("country"), marked("state"), marked("city")),
        # Results of a check of the doctor.
        *(marked("ok"), marked("look"), marked("bad")),
    )
)

_REASONS = {
    "banned": marked("banned by the marketplace"),
    "deleted": marked("deleted"),
    "forbidden": marked("forbidden by the marketplace"),
    "freezed": marked("frozen by the marketplace"),
    "held": marked("held by the marketplace"),
    "out_of_stock": marked("out of stock"),
    "pending_documentation": marked("the marketplace is waiting for documents"),
    "suspended": marked("suspended by the marketplace"),
    "waiting_for_patch": marked("the marketplace is waiting for a correction"),
    "warning": marked("the marketplace has a warning"),
}


def status_text(status: object, reasons: Iterable[object]) -> str:
    """Return the status of a listing, with the marketplace's reasons for it."""
    words = [tr(_REASONS.get(str(code), "")) or code_text(code) for code in reasons]
    shown = code_text(status or "–")
    return f"{shown}: {', '.join(words)}" if words else shown


def named_code(kind: str, code: object) -> str:
    """Return the window's name for a code of ``kind``, or else ``code_text``."""
    from app.editing.sentences.code_names import CODE_NAMES

    name = CODE_NAMES[kind].get(str(code))
    return code_text(code) if name is None else tr(name)


def code_text(code: object) -> str:
    """Return a code of the marketplace or of the program as words."""
    words = printable(str(code)[: 4 * _LONGEST])[:_LONGEST].replace("_", " ")
    return tr(words) if words in _WORDS else words


def counted_codes(counts: Mapping[str, object]) -> str:
    """Return the count of each code, in one line: ``77 done, 1 cancelled``."""
    return ", ".join(
        tr("{count} {code}", count=count, code=code_text(code)) for code, count in counts.items()
    )
