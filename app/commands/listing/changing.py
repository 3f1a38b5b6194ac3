"""The way of every command that changes one listing: shown, agreed to, sent, told."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NoReturn

import click

from app.commands.exits import Exit
from app.commands.output import fail, in_shop, print_json
from app.commands.plan_results import SKIPPED
from app.commands.risks import print_risks, risk_records, tell_not_accepted
from app.commands.shop import print_rows, row_record
from app.commands.wording import finding_text, plain, value_text
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from decimal import Decimal

    from app.commands.shop_options import ShopChoice
    from app.engine.changes.prepared import Carried, Intent, PreparedChange, SaleNet
    from app.engine.facade import OpenShop
    from app.engine.outbox.guards import NotAccepted
    from app.engine.plans.operations import Operation

dry_run_option = click.option(
    "--dry-run", is_flag=True, help="Only show what would be sent; nothing is."
)

item_argument = click.argument("item_id", metavar="ID")

_UNKNOWN = "–"


def read_operations(texts: Sequence[str], hint: str = "FIELD=VALUE") -> tuple[Operation, ...]:
    """Return the operations of the command line, each of another field, or end with exit code 2."""
    from app.engine.changes.intents import read_operations as read
    from app.engine.changes.prepared import ChangeError

    try:
        return read(texts)
    except ChangeError as problem:
        raise click.BadParameter(str(problem), param_hint=hint) from problem


def change_listing(
    name: str,
    choice: ShopChoice,
    intent: Callable[[OpenShop], Awaitable[Intent]] | Intent,
    *,
    accepted: int,
    dry_run: bool,
    patience: float,
    as_json: bool,
    ask_for_id: bool = False,
) -> int:
    """Prepare what ``intent`` is, show it, and send it once it was agreed to.

    ``ask_for_id``: what is risky of it is agreed to at a terminal by typing the id again.
    """

    async def work(shop: OpenShop) -> tuple[PreparedChange, Carried | NotAccepted | None]:
        meant = await intent(shop) if callable(intent) else intent
        prepared = await shop.listing.prepare(meant, patience, wait=not dry_run)
        return await carry_out(
            shop,
            prepared,
            accepted,
            patience,
            dry_run=dry_run,
            as_json=as_json,
            ask_for_id=ask_for_id,
        )

    def tell(result: tuple[PreparedChange, Carried | NotAccepted | None]) -> int:
        return tell_change(name, *result, dry_run=dry_run, as_json=as_json)

    return run_change(name, choice, work, tell, quiet=as_json)


async def carry_out(
    shop: OpenShop,
    prepared: PreparedChange,
    accepted: int,
    patience: float,
    *,
    dry_run: bool,
    as_json: bool,
    ask_for_id: bool = False,
) -> tuple[PreparedChange, Carried | NotAccepted | None]:
    """Show a change, and send it unless there is nothing to send, or nobody agreed to it."""
    from app.engine.outbox.guards import NotAccepted

    if not as_json:
        print_prepared(prepared)
    if dry_run or prepared.is_refused or not (prepared.change or prepared.waiting):
        return prepared, None
    agreed = accepted
    if ask_for_id and not accepted and prepared.risks and sys.stdin.isatty() and not as_json:
        question = "It cannot be brought back. Type the id again to go on"
        typed = click.prompt(question, default="", show_default=False)
        agreed = len(prepared.risks) if typed.strip() == prepared.item_id else 0
    try:
        return prepared, await shop.listing.carry_out(prepared, patience, accepted=agreed)
    except NotAccepted as refusal:
        return prepared, refusal


def run_change(
    name: str,
    choice: ShopChoice,
    work: Callable[[OpenShop], Awaitable[Any]],
    tell: Callable[[Any], int],
    *,
    quiet: bool,
) -> int:
    """Do ``work`` in the shop as ``in_shop`` does, and end with what stands in the way of it."""
    from app.engine.changes.prepared import ChangeError, Unsettled
    from app.engine.plans.operations import Skip

    try:
        return in_shop(name, choice, work, tell, quiet=quiet)
    except ChangeError as problem:
        fail(name, str(problem), Exit.USAGE)
    except Skip as skip:
        reason = SKIPPED.get(skip.reason, skip.reason.replace("_", " "))
        fail(
            name,
            f"nothing was sent: {reason.replace('they have', 'it has').replace('their', 'its')}",
            Exit.NOT_ALL,
        )
    except Unsettled as problem:
        fail_unsettled(name, problem)


def fail_unsettled(name: str, problem: Any) -> NoReturn:
    """End the command, as an earlier change to the listing has no outcome yet."""
    how = (
        "Sending is paused; 'vitrina send --resume' sends them"
        if problem.paused
        else "'vitrina send' finds out what became of them"
    )
    fail(
        name,
        f"nothing was added: earlier changes to this listing have no outcome yet "
        f"({problem.count:,}). {how}.",
        Exit.UNFINISHED,
    )


def print_prepared(prepared: PreparedChange) -> None:
    """Show what a change does field by field, what a sale leaves, and what the rules say."""
    say(f"{prepared.item_id or 'new'}  {plain(prepared.title, 60)}")
    if prepared.earlier:
        say(f"  {prepared.earlier:,} earlier in the outbox without an outcome yet")
    if prepared.waiting:
        say("  This is in the outbox already, without an outcome yet; it is not sent twice.")
    elif prepared.change is None:
        say("  It is so already; there is nothing to send.")
    for step in prepared.steps:
        say(f"  {plain(step.path)}  {_shown(step.before)} -> {_shown(step.after)}")
    if prepared.net is not None:
        say(f"  {net_text(prepared.net)}")
    for finding in prepared.findings:
        mark = "refused" if finding.is_error else "note"
        say(f"  {mark}: {finding_text(finding)}")


def net_text(net: SaleNet) -> str:
    """Return what is left of one sale before and after, with the currency."""
    amounts = [amount_text(amount, net.currency_id) for amount in (net.before, net.after)]
    told = amounts[0] if amounts[0] == amounts[1] else " -> ".join(amounts)
    return f"left of a sale  {told}"


def amount_text(amount: Decimal | None, currency_id: str) -> str:
    """Return an amount with its currency, or "–" where nobody knows it."""
    return _UNKNOWN if amount is None else f"{amount:,.2f} {plain(currency_id, 8)}"


def _shown(value: object) -> str:
    """Return a form value for a person; pictures by what they are called."""
    from app.editing.values import encode_value

    match encode_value(value):
        case {"$pictures": list(pairs)}:
            names = ("new" if kind == "file" else plain(key, 40) for kind, key in pairs)
            return ", ".join(names) or _UNKNOWN
        case told:
            shown = value_text(told)
            return _UNKNOWN if shown == "-" else shown


def tell_change(
    name: str,
    prepared: PreparedChange,
    done: Carried | NotAccepted | None,
    *,
    dry_run: bool,
    as_json: bool,
) -> int:
    """Tell what came of a change, and return the exit code for it."""
    from app.engine.outbox.guards import NotAccepted

    if isinstance(done, NotAccepted):
        if as_json:
            accepted = done.notice.params["accepted"]
            print_json({**prepared_record(prepared), "accepted": accepted, "row": None})
            say_not_accepted(name, done)
            return Exit.NOT_ALL
        return tell_not_accepted(name, done, as_json=False)
    if as_json:
        print_json({**prepared_record(prepared), **carried_record(done)})
    elif done is not None:
        tell_carried(prepared, done)
    elif dry_run and prepared.risks:
        print_risks(prepared.risks)
        say(f"  risky: sending it needs --accept {len(prepared.risks)}")
    if done is not None:
        return exit_of_row(done)
    if prepared.is_refused:
        say(f"vitrina {name}: nothing was sent", trouble=True)
        return Exit.NOT_ALL
    return Exit.DONE


def say_not_accepted(name: str, refusal: NotAccepted) -> None:
    """Say on standard error that nothing was sent, and what would have to be agreed to."""
    say(
        f"vitrina {name}: risky and not accepted; nothing was sent. "
        f"To agree: --accept {len(refusal.risks)}",
        trouble=True,
    )


def tell_carried(prepared: PreparedChange, done: Carried) -> None:
    """Say what came of the row, and the id of a new listing."""
    if done.listing_id and done.listing_id != prepared.item_id:
        say(f"  listed as {done.listing_id}")
    print_rows((done.row,))


def exit_of_row(done: Carried) -> Exit:
    """Return the exit code for what came of one row."""
    from app.engine.outbox.send_report import UNFINISHED
    from app.workspace.journal.outbox_row import OutboxState

    row = done.row
    if row.state in UNFINISHED:
        return Exit.UNFINISHED
    return Exit.DONE if row.state is OutboxState.DONE and not row.unmet else Exit.NOT_ALL


def prepared_record(prepared: PreparedChange) -> dict[str, object]:
    """Return a prepared change for machines."""
    from app.editing.finding_records import records_of
    from app.editing.values import encode_value

    net = prepared.net
    return {
        "item_id": prepared.item_id or None,
        "title": prepared.title,
        "changes": [
            {
                "path": step.path,
                "before": encode_value(step.before),
                "after": encode_value(step.after),
            }
            for step in prepared.steps
        ],
        "net": None
        if net is None
        else {"currency_id": net.currency_id, "before": net.before, "after": net.after},
        "findings": records_of(prepared.findings),
        "risky": len(prepared.risks),
        "risks": risk_records(prepared.risks),
    }


def carried_record(done: Carried | None) -> dict[str, object]:
    """Return what came of a change for machines; ``row`` is null where nothing was sent."""
    if done is None:
        return {"row": None, "listing_id": None}
    return {"row": row_record(done.row), "listing_id": done.listing_id or None}
