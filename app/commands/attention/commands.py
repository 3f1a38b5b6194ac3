"""``attention``: everything that needs the seller, by kind, the most urgent first."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from app.commands.choices import suggestion
from app.commands.exits import EPILOG, Exit
from app.commands.language import count_text, counted, tr
from app.commands.output import claim, print_json, print_table, refuse
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.wording import moment_text, plain
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.attention.reasons import Group

_LONGEST = 200
"""The maximum length of a reason, in characters; the subject of a reason is at its end."""


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option(
    "--kind",
    "kinds",
    multiple=True,
    metavar="KIND",
    help="Only this kind, such as refused, out_of_stock or ending. May be given several times.",
)
@click.option(
    "--limit",
    type=click.IntRange(0, 1_000_000),
    default=10,
    show_default=True,
    help="Number of entries of each kind to show; all are counted.",
)
@json_option
@takes_shop
def attention(choice: ShopChoice, kinds: tuple[str, ...], limit: int, as_json: bool) -> int:
    """List what needs attention in the outbox, listings and plans.

    Each kind shows its number of entries, the first entries with their reasons, and a query for
    'export' and 'plan new' that finds all of them. Plans are those with a schedule. Listings are as
    of the last sync. Needs no network.
    """
    from app.commands.attention.entries import entry_record
    from app.engine.attention.inbox import read_attention
    from app.engine.attention.reasons import Kind, total_of
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace

    known = [kind.value for kind in Kind]
    if unknown := [kind for kind in kinds if kind not in known]:
        message = tr(
            "there is no kind {kind}; the kinds are {known}",
            kind=repr(unknown[0][:40]),
            known=", ".join(known),
        )
        raise click.BadParameter(message + suggestion(unknown[0], known), param_hint="--kind")
    shop, _ = claim("attention", choice)
    now = int(time.time() * 1000)
    try:
        groups = read_attention(Workspace(shop.workspace), now, limit)
    except (StorageError, OSError) as error:
        refuse("attention", error)
    groups = tuple(group for group in groups if not kinds or group.kind in kinds)
    if as_json:
        found = [
            {
                "kind": group.kind.value,
                "count": group.count,
                "where": None if group.shown is None else group.shown.query,
                "entries": [entry_record(entry) for entry in group.entries],
            }
            for group in groups
        ]
        print_json({"as_of": moment_text(now), "total": total_of(groups), "groups": found})
        return Exit.DONE
    _say_groups(groups)
    return Exit.DONE


def _say_groups(groups: Sequence[Group]) -> None:
    from app.commands.attention.entries import entry_line
    from app.editing.sentences.attention_sentences import KIND_TITLES

    if not groups:
        say(tr("Nothing needs you."))
        return
    for group in groups:
        query = "" if group.shown is None else f"  --where {group.shown.query!r}"
        say(f"{tr(KIND_TITLES[group.kind])}: {count_text(group.count)}{query}")
        cells = [
            (f"  {entry.item_id or ''}", entry_line(entry), plain(entry.title, 60))
            for entry in group.entries
        ]
        if cells:
            heads = (f"  {tr('listing')}", tr("why"), tr("title"))
            print_table(heads, cells, longest=_LONGEST)
        if (left := group.count - len(group.entries)) > 0:
            say("  " + counted("and {n} more", "and {n} more", left))
