"""The steps shared by the commands that change one listing: show, confirm, send, report."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NoReturn

import click

from app.commands.completion.values import listings
from app.commands.exits import Exit
from app.commands.language import tr
from app.commands.listing.results import print_prepared, report_change
from app.commands.output import fail, in_shop
from app.commands.plan_results import SKIPPED_ONE
from app.commands.risks import print_risks
from app.commands.shop_options import folder_of
from app.commands.texts.problems import problem_text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from app.commands.shop_options import ShopChoice
    from app.engine.changes.prepared import (
        Carried,
        Intent,
        PreparedChange,
    )
    from app.engine.facade import OpenShop
    from app.engine.outbox.guards import NotAccepted
    from app.engine.plans.operation_parsing import Operation

dry_run_option = click.option(
    "--dry-run", is_flag=True, help="Show what would be sent, without sending it."
)

item_argument = click.argument("item_id", metavar="ID", shell_complete=listings)


def read_operations(
    texts: Sequence[str], hint: str = "FIELD=VALUE", *, of_one: bool = False
) -> tuple[Operation, ...]:
    """Return the operations of the command line, one per field, or end with exit code 2.

    ``of_one`` also allows operations that exist for a single listing only.
    """
    from app.engine.changes.edit_fields import parse_edit
    from app.engine.changes.intents import read_operations as read
    from app.engine.changes.prepared import ChangeError
    from app.engine.plans.operation_parsing import parse_operation

    try:
        return read(texts, parse_edit if of_one else parse_operation)
    except ChangeError as problem:
        raise click.BadParameter(problem_text(problem), param_hint=hint) from problem


def change_listing(
    name: str,
    choice: ShopChoice,
    intent: Callable[[OpenShop], Awaitable[Intent]] | Intent,
    *,
    accepted: int,
    dry_run: bool,
    timeout: float,
    as_json: bool,
    ask_for_id: bool = False,
) -> int:
    """Prepare the change that ``intent`` describes, show it, and send it once it is confirmed.

    With ``ask_for_id`` risks are confirmed at a terminal by typing the id again.
    """

    async def work(shop: OpenShop) -> tuple[PreparedChange, Carried | NotAccepted | None]:
        meant = await intent(shop) if callable(intent) else intent
        prepared = await shop.listing.prepare(meant, timeout, wait=not dry_run)
        return await carry_out(
            shop,
            prepared,
            accepted,
            timeout,
            dry_run=dry_run,
            as_json=as_json,
            ask_for_id=ask_for_id,
        )

    def report(result: tuple[PreparedChange, Carried | NotAccepted | None]) -> int:
        return report_change(name, *result, dry_run=dry_run, as_json=as_json)

    return run_change(name, choice, work, report, quiet=as_json)


async def carry_out(
    shop: OpenShop,
    prepared: PreparedChange,
    accepted: int,
    timeout: float,
    *,
    dry_run: bool,
    as_json: bool,
    ask_for_id: bool = False,
) -> tuple[PreparedChange, Carried | NotAccepted | None]:
    """Show a change, and send it unless it is empty or its risks are not accepted."""
    from app.engine.outbox.guards import NotAccepted

    if not as_json:
        print_prepared(prepared)
    if dry_run or prepared.is_refused or not (prepared.change or prepared.waiting):
        return prepared, None
    agreed = accepted
    if ask_for_id and not accepted and prepared.risks and sys.stdin.isatty() and not as_json:
        print_risks(prepared.risks)
        question = tr("This cannot be undone. Type the id again to continue")
        typed = click.prompt(question, default="", show_default=False)
        agreed = len(prepared.risks) if typed.strip() == prepared.item_id else 0
    try:
        return prepared, await shop.listing.carry_out(prepared, timeout, accepted=agreed)
    except NotAccepted as refusal:
        return prepared, refusal


def run_change(
    name: str,
    choice: ShopChoice,
    work: Callable[[OpenShop], Awaitable[Any]],
    report: Callable[[Any], int],
    *,
    quiet: bool,
) -> int:
    """Run ``work`` in the shop as ``in_shop`` does; end the command if the change is impossible."""
    from app.engine.changes.prepared import ChangeError, Unsettled
    from app.engine.plans.operation_parsing import Skip

    try:
        return in_shop(name, choice, work, report, quiet=quiet)
    except ChangeError as problem:
        from app.commands.lookups.lookup_run import suggestion_from_shop

        text = problem_text(problem) + suggestion_from_shop(folder_of(choice), problem)
        fail(name, text, Exit.USAGE)
    except Skip as skip:
        reason = tr(SKIPPED_ONE.get(skip.reason, skip.reason.replace("_", " ")))
        fail(
            name,
            tr("nothing was sent: {reason}", reason=reason),
            Exit.NOT_ALL,
        )
    except Unsettled as problem:
        fail_unsettled(name, problem)


def fail_unsettled(name: str, problem: Any) -> NoReturn:
    """End the command because an earlier change of the listing has no outcome yet."""
    how = (
        tr("Sending is paused; 'vitrina send --resume' sends them")
        if problem.paused
        else tr("'vitrina send' finds out their outcome")
    )
    fail(
        name,
        tr(
            "nothing was added: earlier changes to this listing have no outcome yet "
            "({count}). {how}.",
            count=problem.count,
            how=how,
        ),
        Exit.UNFINISHED,
    )
