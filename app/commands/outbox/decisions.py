"""``outbox decide``, ``retry``, ``release``, ``hold`` and ``drop``."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG
from app.commands.language import tr
from app.commands.outbox.results import carry_out
from app.commands.outbox.row_ids import hint_of
from app.commands.risks import accept_option
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.wording import finding_text, plain
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.outbox.local_outbox import Decision, LocalOutbox
    from app.workspace.journal.outbox_row import OutboxRow

_IDS = click.argument("words", nargs=-1, required=True, metavar="ID...")
_later = click.option(
    "--later",
    is_flag=True,
    help="Do not send now; leave the row in the outbox for 'vitrina send'. Needs no network.",
)
_yes = click.option(
    "--yes",
    is_flag=True,
    help="Do not ask for confirmation, even if variations or their pictures are lost.",
)


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument("words", nargs=-1, required=True, metavar="ID... [mine|theirs]")
@click.option(
    "--field",
    "fields",
    multiple=True,
    metavar="FIELD=mine|theirs",
    help="Decide one field, such as price=mine; the word after the ID decides the other fields.",
)
@_yes
@accept_option
@_later
@timeout_option
@json_option
@takes_shop
def decide(
    choice: ShopChoice,
    words: tuple[str, ...],
    fields: tuple[str, ...],
    yes: bool,
    accepted: int,
    later: bool,
    timeout: float,
    as_json: bool,
) -> int:
    """Decide a conflict: keep your values or theirs.

    A row is in conflict if somebody else changed the same fields. 'mine' sends your values over
    those that 'vitrina outbox show ID' shows as theirs, and only over those: if one has changed
    again, the row is held again. 'theirs' leaves the listing as it is; the row keeps your values.
    For a row that would remove variations or pictures for good, 'mine' confirms it and 'theirs'
    drops it.
    """
    from app.engine.outbox.waiting_rows import MINE, THEIRS, is_to_decide

    side = words[-1] if words[-1] in (MINE, THEIRS) else None
    ids = words if side is None else words[:-1]
    if not ids:
        raise click.BadParameter(tr("name a row or a listing"), param_hint="'ID'")
    if side is None and not fields:
        raise click.UsageError(
            tr(
                "choose whose values to keep: mine or theirs{hint}",
                hint=hint_of(words[-1], (MINE, THEIRS)),
            )
        )

    def run(box: LocalOutbox, rows: list[OutboxRow]) -> list[Decision]:
        # The id of a listing stands for those of its rows that can be decided, if there are any.
        meant = [row for row in rows if is_to_decide(row) or str(row.number) in ids] or rows
        lefts = [_left(row, side, fields, alone=len(meant) == 1) for row in meant]
        box.require_accepted(zip(meant, lefts, strict=True), accepted)
        asked = [row for row, left in zip(meant, lefts, strict=True) if not left]
        confirmed = yes or _agreed(asked)
        return [
            box.decide(row, left, confirmed=confirmed)
            for row, left in zip(meant, lefts, strict=True)
        ]

    return carry_out("outbox decide", choice, ids, run, later=later, timeout=timeout, json=as_json)


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@_IDS
@click.option(
    "--list-again",
    is_flag=True,
    help="Create a new listing again that could not be found; if it does exist, "
    "it will then exist twice.",
)
@_yes
@_later
@timeout_option
@json_option
@takes_shop
def retry(
    choice: ShopChoice,
    words: tuple[str, ...],
    list_again: bool,
    yes: bool,
    later: bool,
    timeout: float,
    as_json: bool,
) -> int:
    """Send refused or held rows again.

    A row in conflict must be decided first. A new listing that got no answer and could not be found
    is not created a second time: the marketplace is searched for it once more.
    """

    def run(box: LocalOutbox, rows: list[OutboxRow]) -> list[Decision]:
        confirmed = yes or _agreed(rows)
        return [box.retry(row, confirmed=confirmed, list_again=list_again) for row in rows]

    return carry_out("outbox retry", choice, words, run, later=later, timeout=timeout, json=as_json)


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@_IDS
@_later
@timeout_option
@json_option
@takes_shop
def release(
    choice: ShopChoice, words: tuple[str, ...], later: bool, timeout: float, as_json: bool
) -> int:
    """Release rows that you put on hold. They are applied to the listings as they are now."""

    def run(box: LocalOutbox, rows: list[OutboxRow]) -> list[Decision]:
        return [box.release(row) for row in rows]

    return carry_out(
        "outbox release", choice, words, run, later=later, timeout=timeout, json=as_json
    )


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@_IDS
@json_option
@takes_shop
def hold(choice: ShopChoice, words: tuple[str, ...], as_json: bool) -> int:
    """Put waiting rows on hold until you release them.

    Later rows of the same listing wait with them. Needs no network.
    """

    def run(box: LocalOutbox, rows: list[OutboxRow]) -> list[Decision]:
        return [box.hold(row) for row in rows]

    return carry_out("outbox hold", choice, words, run, later=True, json=as_json)


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@_IDS
@json_option
@takes_shop
def drop(choice: ShopChoice, words: tuple[str, ...], as_json: bool) -> int:
    """Take back rows that have not been sent.

    Values that you typed into a form become a draft again. A row that is being sent cannot be taken
    back; this is reported, and the row is not sent again if it does not arrive. Rows that waited
    behind it are sent by the next 'vitrina send', or at once if a window is open. Needs no network.
    """

    def run(box: LocalOutbox, rows: list[OutboxRow]) -> list[Decision]:
        return [box.drop(row) for row in rows]

    return carry_out("outbox drop", choice, words, run, later=True, json=as_json)


def _left(
    row: OutboxRow, side: str | None, fields: Sequence[str], *, alone: bool
) -> Collection[str]:
    """Return the paths where the marketplace's value is kept; raise ``click.UsageError``."""
    from app.commands.texts.problems import problem_text
    from app.engine.outbox.waiting_rows import DecisionError, paths_left

    if fields and not alone:
        raise click.UsageError(tr("--field decides a single row: give its number"))
    try:
        return paths_left(row, side, dict(text.partition("=")[::2] for text in fields))
    except DecisionError as problem:
        hint = ""
        if problem.code == "row.undecided":
            hint = tr("; decide them with --field, or give mine or theirs for the rest")
        raise click.UsageError(plain(problem_text(problem) + hint)) from problem


def _agreed(rows: Sequence[OutboxRow]) -> bool:
    """Ask for confirmation of a permanent loss; return ``False`` if there is no terminal."""
    losing = [row for row in rows if row.state == "held" and row.result.asks_to_confirm]
    for row in losing:
        say(f"{row.listing_id}  {plain(row.title, 60)}", to_stderr=True)
        for finding in row.result.findings:
            say(f"  {finding_text(finding)}", to_stderr=True)
    if not losing or not sys.stdin.isatty():
        return False
    return click.confirm(tr("It cannot be restored. Send it?"), default=False, err=True)
