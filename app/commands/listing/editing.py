"""``edit``, ``status`` and ``describe``."""

from __future__ import annotations

from typing import IO

import click

from app.commands.choices import Choice, InputFile
from app.commands.completion.values import edit_fields
from app.commands.exits import EPILOG
from app.commands.language import tr
from app.commands.listing.changing import (
    change_listing,
    dry_run_option,
    item_argument,
    read_operations,
)
from app.commands.risks import accept_option
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.engine.changes.edit_fields import HELP as EDIT_HELP
from app.engine.plans.operation_parsing import HELP as OPERATIONS_HELP

STATUSES = ("active", "paused", "closed", "deleted")


@click.command(
    context_settings=CONTEXT,
    epilog=f"{OPERATIONS_HELP}\n\n{EDIT_HELP}\n\n\b\nExample:\n"
    f"  vitrina edit MX1000000001 price=+7% sku=AB-1 --dry-run\n\n{EPILOG}",
)
@item_argument
@click.argument(
    "sets", metavar="FIELD=VALUE...", nargs=-1, required=True, shell_complete=edit_fields
)
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def edit(
    choice: ShopChoice,
    item_id: str,
    sets: tuple[str, ...],
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """Change fields of a listing.

    Shows every field before and after and what is left of a sale, then sends the change. A change
    that the marketplace would refuse by its rules is not sent. A risky change (see 'vitrina plan
    apply --help') needs --accept 1. If the same command is run again before the outcome is known,
    it waits for the outcome and does not send the change twice.
    """
    from app.engine.changes.intents import Edit

    return change_listing(
        "edit",
        choice,
        Edit(item_id, read_operations(sets, of_one=True)),
        accepted=accepted,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
    )


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@item_argument
@click.argument("wanted", metavar="STATUS", type=Choice(["active", "paused", "closed", "deleted"]))
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def status(
    choice: ShopChoice,
    item_id: str,
    wanted: str,
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """Activate, pause, close or delete a listing.

    A closed listing can be listed again under a new id ('vitrina relist'). Only a closed listing
    can be deleted, and permanently: type its id again to confirm, or give --accept 1.
    """
    from app.engine.changes.intents import NewStatus

    return change_listing(
        "status",
        choice,
        NewStatus(item_id, wanted),
        accepted=accepted,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
        ask_for_id=True,
    )


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@item_argument
@click.argument("file", type=InputFile(encoding="utf-8-sig"), metavar="FILE|-")
@dry_run_option
@timeout_option
@json_option
@takes_shop
def describe(
    choice: ShopChoice,
    item_id: str,
    file: IO[str],
    dry_run: bool,
    timeout: float,
    as_json: bool,
) -> int:
    """Replace a listing's description with the text of FILE.

    FILE is UTF-8 text; - is standard input. The marketplace keeps the previous text as a revision.
    """
    from app.engine.changes.intents import NewDescription

    try:
        text = file.read().strip("\n")
    except UnicodeDecodeError as problem:
        raise click.BadParameter(tr("the file is not UTF-8 text"), param_hint="FILE") from problem
    return change_listing(
        "describe",
        choice,
        NewDescription(item_id, text),
        accepted=0,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
    )
