"""Asking the seller to accept risks before sending, with a check box for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from app.editing.variations.naming import NAME
from app.engine.outbox.guards import NotAccepted
from app.ui.look.text import one_line
from app.ui.look.translation import Words
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.money import format_number
from app.ui.widgets.ask_sheet import AskSheet
from app.ui.widgets.display.timeline import TimelineLine

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from app.engine.outbox.guards import Risk
    from app.rules.findings import Finding
    from app.ui.texts.form_context import FormContext

Result_co = TypeVar("Result_co", covariant=True)
RiskWords: Final = Words("RiskWords")
# The maximum number of listings that are named; the check boxes count all.
MOST_NAMED: Final = 40


# Counting sentences for risks of several listings, by the code of a finding.
COUNTS: Final[dict[str, Callable[[int], str]]] = {
    "guard.price_change": lambda n: RiskWords.tr("%n prices change a lot", "", n),
    "guard.price_zero": lambda n: RiskWords.tr("%n prices become zero", "", n),
    "guard.price_floor": lambda n: RiskWords.tr("%n prices below your price floor", "", n),
    "guard.net_floor": lambda n: RiskWords.tr("%n sales leave less than your floor", "", n),
    "guard.lower_net": lambda n: RiskWords.tr("%n higher prices may leave less", "", n),
    "guard.closes_many": lambda n: RiskWords.tr("%n listings are closed at once", "", n),
    "guard.deletes": lambda n: RiskWords.tr("%n listings are deleted for good", "", n),
    "guard.closes_without_stock": lambda n: RiskWords.tr(
        "%n listings without stock are closed for good", "", n
    ),
    "guard.closes_not_free": lambda n: RiskWords.tr(
        "%n listings are closed, and not free to relist", "", n
    ),
}


class Put(Protocol[Result_co]):
    """A function that puts something in the outbox, with the accepted risks."""

    def __call__(self, *, accepted: Sequence[Risk]) -> Awaitable[Result_co]:
        """Put it in the outbox; raise ``NotAccepted`` for other risks."""


async def put_accepted(
    put: Put[Result_co],
    context: FormContext,
    parent: QWidget,
    *,
    asking: Callable[[bool], object] = lambda _asked: None,
) -> Result_co | None:
    """Put something in the outbox; return ``None`` if the seller does not accept its risks.

    ``asking`` is called with true while the seller is asked, and with false once accepted.
    """
    accepted: Sequence[Risk] = ()
    while True:
        try:
            return await put(accepted=accepted)
        except NotAccepted as refusal:
            asking(True)
            if not await risk_sheet(refusal.risks, context, parent).agreed():
                return None
            asking(False)
            accepted = refusal.risks


def risk_sheet(risks: Sequence[Risk], context: FormContext, parent: QWidget) -> AskSheet:
    """Return the question about ``risks``: one by one for a single listing, else by kind."""
    several = len(risks) > 1
    return AskSheet(
        RiskWords.tr("Send this anyway?"),
        RiskWords.tr("Nothing was sent. Tick each line to accept it."),
        _lines(risks, context) if several else (),
        parent,
        keep=RiskWords.tr("Do not send"),
        go=RiskWords.tr("Send"),
        ticks=counted_risks(risks) if several else _sentences(risks, context),
    )


def _sentences(risks: Sequence[Risk], context: FormContext) -> list[str]:
    return [_sentence(finding, context) for risk in risks for finding in risk.findings]


def _sentence(finding: Finding, context: FormContext) -> str:
    """Return the sentence of a risk, with the name of its variation before it."""
    name = one_line(str(finding.params.get(NAME, "")))
    sentence = finding_sentence(finding, context)
    return f"{name}: {sentence}" if name else sentence


def counted_risks(risks: Sequence[Risk]) -> list[str]:
    """Return a sentence for each kind of risk, with its count."""
    counts = Counter(finding.code for risk in risks for finding in risk.findings)
    return [COUNTS[code](count) for code, count in counts.items()]


def _lines(risks: Sequence[Risk], context: FormContext) -> list[TimelineLine]:
    lines = (
        TimelineLine(
            "alert",
            "warn",
            one_line(risk.title) or risk.item_id,
            " · ".join(_sentence(finding, context) for finding in risk.findings),
            "",
        )
        for risk in risks
    )
    return named(lines, context)


def named(lines: Iterable[TimelineLine], context: FormContext) -> list[TimelineLine]:
    """Return the first lines, and one that counts the others."""
    given = iter(lines)
    shown = [*islice(given, MOST_NAMED)]
    rest = sum(1 for _ in given)
    if rest:
        words = RiskWords.tr("and {n} more").format(n=format_number(rest, context.locale))
        shown.append(TimelineLine("dots", "text3", words, "", ""))
    return shown
