"""``outbox show``, and the command group that contains the other outbox commands."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import counted, tr
from app.commands.outbox.decisions import decide, drop, hold, release, retry
from app.commands.outbox.row_ids import named_rows
from app.commands.outbox.row_list import list_rows
from app.commands.output import claim, print_json, print_table, refuse
from app.commands.shop_options import (
    CONTEXT,
    ShopChoice,
    json_option,
    shop_options,
    takes_shop,
)
from app.commands.texts.codes import code_text
from app.commands.texts.figures import moment_shown
from app.commands.wording import finding_text, moment_text, notice_text, plain
from app.terminal import say

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.outbox.row_view import RowView
    from app.workspace.journal.history import HistoryEntry


_LONGEST = 20_000


@click.group(context_settings=CONTEXT, epilog=EPILOG)
@shop_options
@click.pass_context
def outbox(
    context: click.Context, profile: str | None, base_url: str | None, workspace: Path | None
) -> None:
    """Show and manage the changes that are waiting to be sent.

    ID is a row number, as shown by 'list', or the id of a listing, which stands for all unfinished
    rows of that listing. All these commands also work while a window is open.
    """
    above = context.obj or ShopChoice()
    context.obj = ShopChoice(
        profile or above.profile, base_url or above.base_url, workspace or above.workspace
    )


@outbox.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument("words", nargs=-1, required=True, metavar="ID...")
@json_option
@takes_shop
def show(choice: ShopChoice, words: tuple[str, ...], as_json: bool) -> int:
    """Show rows in full: fields, findings and the request.

    Each field has its old value and yours. A field that somebody else also changed has a third
    value: the marketplace's when the row was held. The request is the one that was sent, or that
    would be sent now. Needs no network.
    """
    from app.commands.outbox.rows import row_detail
    from app.engine.outbox.row_view import RowView
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace
    from app.workspace.journal.outbox import OutboxStore

    shop, _ = claim("outbox show", choice)
    folder = Workspace(shop.workspace)
    try:
        journal = folder.journal_to_read() if folder.journal_path.exists() else None
        if journal is None:
            raise click.BadParameter(tr("the outbox is empty"), param_hint="'ID'")
        try:
            store = OutboxStore(journal)
            views = [RowView(row) for row in named_rows(store, folder, words, ended=True)]
            found = [
                (view, store.history.of_operation(view.row.op_id, view.row.listing_id))
                for view in views
            ]
        finally:
            journal.close()
    except (StorageError, OSError) as error:
        refuse("outbox show", error)
    if as_json:
        as_of = moment_text(int(time.time() * 1000))
        print_json({"as_of": as_of, "rows": [row_detail(view, past) for view, past in found]})
        return Exit.DONE
    for view, past in found:
        _print_row(view, past)
    return Exit.DONE


def _print_row(view: RowView, past: list[HistoryEntry]) -> None:
    from app.commands.outbox.rows import fields_called, money, why
    from app.commands.texts.figures import UNKNOWN

    row = view.row
    kind = "" if view.command is None else code_text(view.command.kind.value)
    say(
        tr("Row {number}", number=str(row.number))
        + f"  {code_text(row.state.value)}  {row.listing_id}  {plain(row.title, 60)}"
    )
    tries = (
        counted(", tried {n} time", ", tried {n} times", row.attempts) if row.attempts > 1 else ""
    )
    made, changed = map(moment_shown, map(moment_text, (row.created_at, row.changed_at)))
    say(
        "  "
        + tr(
            "{kind}, made {made}, {state} since {changed}{tries}",
            kind=kind,
            made=made,
            state=code_text(row.state.value),
            changed=changed,
            tries=tries,
        )
    )
    if batch := view.command.batch if view.command is not None else None:
        say("  " + tr("of {batch}", batch=plain(batch, 80)))
    if reason := why(view):
        say(f"  {reason}")
    if view.notice is not None and (notice := notice_text(view.notice)) != reason:
        say(f"  {notice}")
    for finding in view.findings:
        if finding.code != "conflict" and (text := finding_text(finding)) != reason:
            say(f"  {text}")
    if view.fields:
        conflict = any(field.in_conflict for field in view.fields)
        cells = []
        for field in view.fields:
            theirs = money(view, field.path, field.theirs) if field.in_conflict else UNKNOWN
            values = [money(view, field.path, value) for value in (field.before, field.mine)]
            decided = tr("decided: {side}", side=field.decided) if field.decided else ""
            if field.in_conflict and field.sends != field.mine:
                sends = money(view, field.path, field.sends)
                decided = tr("changed by the difference: {value}", value=sends)
            called = ", ".join(fields_called(view, [field.path]))
            cells.append([called, *values, *([theirs] if conflict else []), decided])
        third = (tr("theirs"),) if conflict else ()
        print_table((tr("field"), tr("before"), tr("mine"), *third, ""), cells)
        if conflict:
            say(tr("theirs: the marketplace's value as of {changed}", changed=changed))
    _print_requests(view, past)


def _print_requests(view: RowView, entries: list[HistoryEntry]) -> None:
    """Print requests as they are sent, without the token."""
    from app.domain.wire import write_json

    calls = view.requests(entries)
    if calls and view.has_left:
        say(tr("Requested:"))
    elif calls:
        say(
            tr("The request that would be sent with your values:")
            if view.conflicts
            else tr("The request that would be sent now:")
        )
    for call in calls:
        say(f"  {plain(call.where, 200)}")
        if call.body is not None:
            say(f"    {plain(write_json(call.body).decode(), _LONGEST)}")


for command in (list_rows, decide, retry, release, hold, drop):
    outbox.add_command(command)
