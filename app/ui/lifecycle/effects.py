"""The effect of a change to a whole listing as lines of text: changed fields and net amount."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.ui.activity.change_text import text_of_value
from app.ui.forms.labels import path_label
from app.ui.look.translation import Words
from app.ui.texts.catalog_text import UNKNOWN
from app.ui.texts.finding_text import finding_sentence
from app.ui.texts.money import format_difference, format_money
from app.ui.widgets.display.timeline import TimelineLine

if TYPE_CHECKING:
    from decimal import Decimal

    from app.engine.changes.prepared import PreparedChange, SaleNet
    from app.ui.texts.form_context import FormContext

EffectWords: Final = Words("EffectWords")
#: The maximum number of fields shown; more of them are variations.
MOST_LINES: Final = 40


def effect_lines(prepared: PreparedChange, context: FormContext) -> list[TimelineLine]:
    """Return a line for each changed field, and one for the net amount of a sale."""
    lines = [
        TimelineLine(
            "pencil",
            "text2",
            path_label(step.path),
            f"{_shown(step.path, step.before, context)} → {_shown(step.path, step.after, context)}",
            "",
        )
        for step in prepared.steps[:MOST_LINES]
    ]
    if prepared.net is not None:
        words = EffectWords.tr("Left of one sale")
        lines.append(TimelineLine("coin", "text2", words, net_text(prepared.net, context), ""))
    return lines


def net_text(net: SaleNet, context: FormContext) -> str:
    """Return the net amount of one sale before and after, and the difference."""
    before, after = (money_text(one, net.currency_id, context) for one in (net.before, net.after))
    if before == after:
        return before
    words = f"{before} → {after}"
    if net.before is not None and net.after is not None:
        difference = format_difference(net.after - net.before, net.currency_id, context.locale)
        words = f"{words} ({difference})"
    return words


def money_text(amount: Decimal | None, currency_id: str, context: FormContext) -> str:
    """Return an amount as text, or "–" if it is not known."""
    return UNKNOWN if amount is None else format_money(amount, currency_id, context.locale)


def finding_sentences(prepared: PreparedChange, context: FormContext) -> list[str]:
    """Return the sentences of the findings: only the errors if there are any."""
    found = [one for one in prepared.findings if one.is_error] or prepared.findings
    return list(dict.fromkeys(finding_sentence(one, context) for one in found))


def _shown(path: str, value: object, context: FormContext) -> str:
    return text_of_value(path, value, context) or UNKNOWN
