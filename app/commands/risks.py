"""Risks that have to be accepted before sending: the options for it, and their output."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from typing import TYPE_CHECKING

import click

from app.commands.exits import Exit
from app.commands.language import counted, tr, typed_number
from app.commands.output import print_json
from app.commands.wording import finding_text, plain
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.outbox.guards import NotAccepted, Risk

accept_option = click.option(
    "--accept",
    "accepted",
    type=click.IntRange(0, 1_000_000),
    default=0,
    metavar="N",
    help="Number of risky rows that you accept; if it is not exact, nothing is sent.",
)


def _amount(_context: click.Context, _option: click.Parameter, value: str | None) -> Decimal | None:
    try:
        amount = None if value is None else Decimal(value)
    except InvalidOperation:
        amount = Decimal(0)
    if amount is not None and not (amount.is_finite() and amount > 0):
        raise click.BadParameter(tr("an amount above 0 such as 99.90"))
    return amount


floor_option = click.option(
    "--floor",
    callback=_amount,
    metavar="AMOUNT",
    help="Treat a price below this as risky, in addition to the limits in the settings.",
)


def print_risks(risks: Sequence[Risk]) -> None:
    """Print the risky rows, each with the reason."""
    for risk in risks:
        say(f"{risk.item_id}  {tr('risky')}  {plain(risk.title, 60)}")
        for finding in risk.findings:
            say(f"  {finding_text(finding, risk.currency_id)}")


def print_how_to_accept(risks: Sequence[Risk]) -> None:
    """Print the number of risky rows, and the option that accepts them."""
    if risks:
        say(
            counted(
                "{n} risky: 'plan apply' needs --accept {number}",
                "{n} risky: 'plan apply' needs --accept {number}",
                len(risks),
                number=typed_number(len(risks)),
            )
        )


def risk_records(risks: Sequence[Risk]) -> list[dict[str, object]]:
    """Return one JSON record for each risky row."""
    from app.editing.finding_records import records_of

    return [
        {"id": risk.item_id, "title": risk.title, "findings": records_of(risk.findings)}
        for risk in risks
    ]


def report_not_accepted(name: str, refusal: NotAccepted, *, as_json: bool) -> Exit:
    """Report that nothing was sent, and how to accept the risks."""
    count, accepted = len(refusal.risks), refusal.notice.params["accepted"]
    if as_json:
        print_json({"risky": count, "accepted": accepted, "risks": risk_records(refusal.risks)})
    else:
        print_risks(refusal.risks)
    say(
        tr(
            "vitrina {name}: {count} risky, {accepted} accepted; nothing was sent. "
            "To accept: --accept {number}",
            name=name,
            count=count,
            number=typed_number(count),
            accepted=accepted,
        ),
        to_stderr=True,
    )
    return Exit.NOT_ALL
