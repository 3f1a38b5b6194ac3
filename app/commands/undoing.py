"""``undo``: undoes the last change sent for a listing, one step per run."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from app.commands.completion.values import listings
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.listing.changing import run_change
from app.commands.lookups.lookup_run import identifier
from app.commands.output import print_json
from app.commands.plan_results import (
    is_unanswered,
    print_applied,
    print_notes,
    skipped_line,
    skipped_record,
)
from app.commands.risks import print_risks, risk_records
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text
from app.commands.texts.fields import field_text
from app.commands.wording import finding_text, plain, value_text
from app.domain.wire_item import item_of
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.engine.facade import OpenShop
    from app.engine.outbox.guards import Risk
    from app.engine.plans.apply import Applied
    from app.engine.undo.inverse import Undo
    from app.workspace.outbox_command import Change


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument("item_id", metavar="ID", callback=identifier, shell_complete=listings)
@click.option("--redo", is_flag=True, help="Redo: reverse the last undo.")
@click.option("--dry-run", is_flag=True, help="Show what would be done, without doing it.")
@click.option(
    "--yes",
    is_flag=True,
    help="Do not ask for confirmation, even if a listing is closed or a variation removed.",
)
@timeout_option
@json_option
@takes_shop
def undo(
    choice: ShopChoice,
    item_id: str,
    redo: bool,
    dry_run: bool,
    yes: bool,
    timeout: float,
    as_json: bool,
) -> int:
    """Undo the last change sent to a listing.

    This undoes the last change that was sent from this workspace; run it again to undo the one
    before. 'vitrina history ID' shows all of them. If a change got no answer, its outcome is looked
    up first; as long as it is unknown, no earlier change is undone. Fields return to their old
    values, except those that somebody changed since: these are left as they are and reported with
    both values. A listing that was created is closed, and variations that were added are removed,
    both only after you confirm; removed variations are added again with new ids. To undo a whole
    plan, use 'vitrina plan undo FILE'.
    """

    async def work(shop: OpenShop) -> tuple[Undo, Sequence[Risk], Applied | None]:
        way = await shop.find_undo(item_id, redo=redo, look=not dry_run, timeout=timeout)
        risks = await shop.outbox.risks(way.changes)
        if dry_run or ((way.asks or risks) and not yes and not _agreed(way, risks)):
            return way, risks, None
        return way, risks, await shop.send_undo(way, timeout, accepted=risks)

    def report(result: tuple[Undo, Sequence[Risk], Applied | None]) -> int:
        way, risks, done = result
        if done is not None:
            return print_applied(done, as_json=as_json)
        if not dry_run:
            if as_json:
                _print_way(way, risks, as_json=True)
            return Exit.NOT_ALL
        _print_way(way, risks, as_json=as_json)
        return Exit.UNFINISHED if is_unanswered(way.skipped) else Exit.DONE

    return run_change("undo", choice, work, report, quiet=as_json)


def _agreed(way: Undo, risks: Sequence[Risk]) -> bool:
    """Ask for confirmation of a permanent loss; return ``False`` if there is no terminal."""
    if not sys.stdin.isatty():
        say(tr("vitrina undo: nothing was done; this needs --yes:"), to_stderr=True)
        for note in way.asks:
            say(f"  {note.item_id}  {code_text(note.code)}", to_stderr=True)
        for risk in risks:
            for finding in risk.findings:
                say(f"  {risk.item_id}  {finding_text(finding, risk.currency_id)}", to_stderr=True)
        return False
    print_notes(way.asks)
    print_risks(risks)
    return click.confirm(tr("It cannot be restored as it was. Continue?"), default=False)


def _print_way(way: Undo, risks: Sequence[Risk], *, as_json: bool) -> None:
    if as_json:
        print_json(
            {
                "changes": [_record(change) for change in way.changes],
                "left": [skipped_record(skipped) for skipped in way.skipped],
                "notes": [skipped_record(note) for note in way.notes],
                "risks": risk_records(risks),
            }
        )
        return
    for change in way.changes:
        for path, value in _values(change).items():
            shown = value_text(value, path, str(change.base.get("currency_id") or ""))
            field = plain(field_text(path, "", item_of(change.base)))
            say(f"{change.item_id}  {field} -> {shown}")
    print_notes(way.notes)
    print_risks(risks)
    for skipped in way.skipped:
        say(skipped_line(skipped))
    if not (way.changes or way.skipped):
        say(tr("There is nothing to undo."))


def _record(change: Change) -> dict[str, object]:
    return {"item_id": change.item_id, "kind": change.kind.value, "changes": _values(change)}


def _values(change: Change) -> dict[str, object]:
    """Return the values that a change writes back; a listing type is among its details."""
    from app.editing.values import encode_value

    values = {path: encode_value(value) for path, value in change.changes.items()}
    if (type_id := change.details.get("listing_type_id")) is not None:
        values["listing_type_id"] = type_id
    return values
