"""``outbox list``: the rows of the outbox, with their states and reasons."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from app.commands.completion.values import listings
from app.commands.completion.values import states as known_states
from app.commands.exits import EPILOG, Exit
from app.commands.language import counted, tr
from app.commands.lookups.lookup_run import identifier
from app.commands.outbox.row_ids import open_states, rows_of_listing, states_of
from app.commands.output import claim, print_json, print_table, refuse
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text, counted_codes
from app.commands.texts.figures import moment_shown
from app.commands.wording import moment_text
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.outbox.row_view import RowView
    from app.workspace.folder import Workspace
    from app.workspace.journal.outbox_reads import OutboxReads
    from app.workspace.journal.outbox_row import OutboxRow, OutboxState

_AT_ONCE = 200


@click.command("list", context_settings=CONTEXT, epilog=EPILOG)
@click.option(
    "--state",
    "states",
    shell_complete=known_states,
    multiple=True,
    metavar="STATE",
    help="Only rows in this state: queued, sending, unknown (no answer yet), "
    "held, refused, done or cancelled. May be given several times. By "
    "default, all except done and cancelled.",
)
@click.option(
    "--listing",
    "item_id",
    callback=identifier,
    shell_complete=listings,
    metavar="ID",
    help="Only rows of this listing.",
)
@click.option("--all", "everything", is_flag=True, help="Include rows that are done or cancelled.")
@click.option(
    "--limit",
    type=click.IntRange(0, 1_000_000),
    default=100,
    show_default=True,
    help="Number of rows to show, latest first; 0 shows all.",
)
@json_option
@takes_shop
def list_rows(
    choice: ShopChoice,
    states: tuple[str, ...],
    item_id: str | None,
    everything: bool,
    limit: int,
    as_json: bool,
) -> int:
    """List rows that wait, are being sent, or need a decision.

    Each row shows its state and the reason for it. Needs no network.
    """
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace
    from app.workspace.journal.outbox_row import OutboxState

    wanted = states_of(states) or (tuple(OutboxState) if everything else open_states())
    shop, _ = claim("outbox list", choice)
    try:
        listed = _Listed(Workspace(shop.workspace), wanted, item_id, limit)
    except (StorageError, OSError) as error:
        refuse("outbox list", error)
    if as_json:
        print_json(listed.to_json())
    else:
        listed.say()
    return Exit.DONE


class _Listed:
    """The rows that a list shows, and the counts of the whole outbox."""

    def __init__(
        self, folder: Workspace, states: tuple[OutboxState, ...], item_id: str | None, limit: int
    ) -> None:
        from app.commands.outbox.rows import row_summary
        from app.engine.outbox.row_view import RowView
        from app.workspace.journal.outbox import OutboxStore
        from app.workspace.journal.outbox_row import OutboxState

        self._as_of = moment_text(int(time.time() * 1000))
        self._counts = dict.fromkeys(OutboxState, 0)
        self._records: list[dict[str, object]] = []
        self._cells: list[tuple[object, ...]] = []
        self._found = self._damaged = 0
        self._paused = False
        if not folder.journal_path.exists():
            return
        journal = folder.journal_to_read()
        try:
            store = OutboxStore(journal)
            self._counts, self._paused = store.counts(), store.is_paused()
            self._found = sum(self._counts[state] for state in states)
            if item_id is None:
                rows = _latest(store, states, limit or self._found)
            else:
                of_item = [r for r in rows_of_listing(store, item_id) if r.state in states]
                self._found = len(of_item)
                rows = reversed(of_item[-(limit or len(of_item)) :])
            # Each row holds a body of its listing: keep only the data that is shown.
            for row in rows:
                view = RowView(row)
                self._records.append(row_summary(view))
                self._cells.append(_cells(view))
            self._damaged = sum(one.table == "outbox" for one in journal.damaged)
        finally:
            journal.close()

    def to_json(self) -> dict[str, object]:
        """Return the list as a JSON document."""
        return {
            "as_of": self._as_of,
            "paused": self._paused,
            "counts": {state.value: count for state, count in self._counts.items()},
            "found": self._found,
            "damaged": self._damaged,
            "rows": self._records,
        }

    def say(self) -> None:
        """Print the list as text."""
        if self._cells:
            print_table(
                (tr("row"), tr("state"), tr("listing"), tr("changes"), tr("why"), tr("title")),
                self._cells,
            )
        left = self._found - len(self._cells) - self._damaged
        if left > 0:
            say(tr("and {left} more (--limit 0 shows all)", left=left))
        if self._damaged:
            say(
                counted(
                    "{n} damaged row not shown: see 'vitrina doctor'",
                    "{n} damaged rows not shown: see 'vitrina doctor'",
                    self._damaged,
                )
            )
        counts = {state.value: count for state, count in self._counts.items() if count}
        say(
            tr(
                "As of {as_of}: {rows}",
                as_of=moment_shown(self._as_of),
                rows=counted_codes(counts) or tr("the outbox is empty"),
            )
        )
        if self._paused:
            say(tr("Sending is paused: 'vitrina send --resume' resumes it."))
        if any(record["conflicts"] for record in self._records):
            say(
                tr(
                    "To see a conflict, use 'vitrina outbox show ID'; to decide it, 'outbox "
                    "decide'."
                )
            )


def _latest(reads: OutboxReads, states: tuple[OutboxState, ...], limit: int) -> Iterator[OutboxRow]:
    """Yield the last rows, read in batches, because there may be very many."""
    before, left = None, limit
    while left > 0:
        part = reads.latest(min(left, _AT_ONCE), states=states, before=before)
        yield from part
        if len(part) < min(left, _AT_ONCE):
            return
        before, left = part[-1].number, left - len(part)


def _cells(view: RowView) -> tuple[object, ...]:
    from app.commands.outbox.rows import what, why

    row = view.row
    return (
        str(row.number),
        code_text(row.state.value),
        row.listing_id,
        what(view),
        why(view),
        row.title,
    )
