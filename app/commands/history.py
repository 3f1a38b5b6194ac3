"""``history``: the changes sent for a listing, and those that syncs found in it."""

from __future__ import annotations

from contextlib import closing
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from app.commands.completion.values import listings
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.lookups.lookup_run import identifier, unknown_listing
from app.commands.output import claim, print_json, print_table, refuse
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text
from app.commands.texts.fields import field_text
from app.commands.texts.figures import moment_shown
from app.commands.wording import acceptance_text, finding_text, moment_text, plain, value_text
from app.domain.shapes import text_of
from app.terminal import say

if TYPE_CHECKING:
    from app.workspace.catalog.snapshots import SyncMark
    from app.workspace.folder import Workspace
    from app.workspace.journal.history import HistoryEntry


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument(
    "item_id", required=False, metavar="[ID]", callback=identifier, shell_complete=listings
)
@click.option(
    "--limit",
    type=click.IntRange(1, 10_000),
    default=20,
    show_default=True,
    help="Number of entries to show, latest first.",
)
@json_option
@takes_shop
def history(choice: ShopChoice, item_id: str | None, limit: int, as_json: bool) -> int:
    """Show the changes sent to a listing or found in it by syncs.

    Each sent change has its time, the request, its outcome, the value before and the value sent of
    every field, other fields that it changed, the marketplace's answer, and whether it was undone;
    --json adds the complete bodies. The changes found by syncs are those made by others, not those
    sent from here. Without ID, lists the syncs and how much each found changed. Needs no network.
    """
    from app.engine.history.recorded_history import changes_found, sendings, syncs_made
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace

    shop, _ = claim("history", choice)
    folder = Workspace(shop.workspace)
    try:
        if item_id is None:
            syncs = syncs_made(folder)[:limit]
        else:
            sent, undone = sendings(folder, item_id, limit)
            changes = changes_found(folder, item_id, sent, limit)
    except (StorageError, OSError) as error:
        refuse("history", error)
    if item_id is None:
        _print_syncs(syncs, as_json=as_json)
        return Exit.DONE
    entries = sent.entries
    if not (entries or changes):
        _require_listing(folder, item_id)
    if as_json:
        calls = [{**asdict(entry), "taken_back": entry.op_id in undone} for entry in entries]
        found = [change._asdict() for change in changes]
        print_json({"item_id": item_id, "entries": calls, "changes": found})
        return Exit.DONE
    for entry in entries:
        _print_entry(entry, taken_back=entry.op_id in undone)
    if not entries:
        say(tr("Nothing was ever sent for {item_id} from this workspace.", item_id=item_id))
    if changes:
        say(tr("Changes found by syncs:"))
    for change in changes:
        moment = tr("since then") if change.at is None else moment_shown(moment_text(change.at))
        before, after = (value_text(value, change.path) for value in (change.before, change.after))
        field = plain(field_text(change.path)) if change.path else tr("the listing")
        say(f"  {moment}  {field}: {before} -> {after}")
    return Exit.DONE


def _require_listing(folder: Workspace, item_id: str) -> None:
    """End the command if the shop was synced and has no such listing."""
    with closing(folder.catalog()) as reader:
        known = reader.body(item_id) is not None or reader.fact("synced_at") is None
    if not known:
        unknown_listing(folder.path, item_id)


def _print_syncs(syncs: list[SyncMark], *, as_json: bool) -> None:
    if as_json:
        print_json({"syncs": [asdict(mark) for mark in syncs]})
        return
    if not syncs:
        say(tr("There has been no sync yet."))
        return
    heads = (tr("number"), tr("ended at"), tr("counted"), tr("added"), tr("changed"), tr("removed"))
    print_table(heads, map(_cells, syncs))


def _cells(mark: SyncMark) -> list[Any]:
    figures = [mark.counted, mark.added, mark.changed, mark.removed]
    return [str(mark.number), moment_shown(moment_text(mark.ended_at)), *figures]


def _print_entry(entry: HistoryEntry, *, taken_back: bool) -> None:
    call = entry.call or tr("nothing was left to send")
    words = [code_text(entry.outcome), tr("undone") if taken_back else ""]
    if entry.outcome == "done":
        from app.editing.acceptance import acceptance_of

        words.insert(1, acceptance_text(acceptance_of(entry.findings)))
    say(f"{moment_shown(moment_text(entry.at))}  {', '.join(filter(None, words))}  {call}")
    currency_id = text_of((entry.before or {}).get("currency_id"))
    _print_steps(entry, currency_id)
    for finding in entry.findings:
        say(f"  {finding_text(finding, currency_id)}")


def _print_steps(entry: HistoryEntry, currency_id: str) -> None:
    """Print the fields of a sent change, each with its value before and after."""
    from app.domain.wire_item import item_of
    from app.editing.field_steps import steps_of_call
    from app.editing.item_paths import DELETED
    from app.editing.variations.naming import name_at

    before, answer = item_of(entry.before), item_of(entry.answer)
    effects = answer if entry.outcome == "done" else None
    for step in steps_of_call(before, entry.sent or {}, effects):
        whole = step.path.count(".") == 1 and step.path.startswith("variations.")
        name = "" if whole else name_at(step.path, before, answer)
        path = field_text("variations" if whole else step.path, name, before, answer)
        if step.path == DELETED:
            say(f"  {plain(path)}")
            continue
        was, is_now = (_shown(step.path, value, currency_id) for value in (step.before, step.after))
        say(f"  {plain(path)}: {was} -> {is_now}")


def _shown(path: str, value: object, currency_id: str = "") -> str:
    """Return a form value as text, a variation by its name."""
    from app.editing.values import encode_value
    from app.editing.variations.naming import name_of

    match encode_value(value):
        case dict(entry) if path.startswith("variations") and "$pictures" not in entry:
            return plain(name_of(entry), 80)
        case shown:
            return value_text(shown, path, currency_id)
