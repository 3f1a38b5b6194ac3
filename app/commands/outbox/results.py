"""Execution of decisions about rows of the outbox, and the report of their outcome."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import click

from app.commands.exits import Exit
from app.commands.language import counted, marked, tr
from app.commands.outbox.row_ids import named_rows
from app.commands.output import claim, in_shop, print_json, refuse
from app.commands.risks import report_not_accepted
from app.commands.shop import print_rows, row_record
from app.commands.texts.codes import code_text
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from app.commands.shop_options import ShopChoice
    from app.engine.facade import OpenShop
    from app.engine.outbox.local_outbox import Decision, LocalOutbox
    from app.engine.outbox.send_report import Sent
    from app.workspace.journal.outbox_row import OutboxRow

Decide = Callable[["LocalOutbox", "list[OutboxRow]"], "list[Decision]"]
"""Decides about rows; raises ``NotAccepted`` without having decided about any."""

WORDS = {
    "held": marked("on hold until 'vitrina outbox release {number}'"),
    "queued": marked("waits to be sent"),
    "looking": marked("is looked for again; this sends nothing"),
    "theirs_kept": marked("not sent: the listing stays as the marketplace has it"),
    "dropped": marked("dropped: not sent"),
    "may_have_arrived": marked(
        "dropped, but it was already sent and may have arrived: check the listing"
    ),
    "on_its_way": marked(
        "cannot be taken back: it is being sent; if it does not arrive, it is not sent again"
    ),
    "to_decide": marked(
        "nothing done: {fields} also changed on the marketplace; use 'vitrina "
        "outbox decide {number} mine|theirs'"
    ),
    "to_confirm": marked("nothing done: something would be lost for good; --yes confirms it"),
    "not_possible": marked("nothing done: it is {state}"),
    "moved": marked("nothing done: another program changed it first; it is now {state}"),
}
_HINTS = {
    "done": marked("; 'vitrina undo {item_id}' takes it back"),
    "cancelled": marked(" and is no longer sent"),
    "refused": marked("; 'vitrina outbox retry {number}' sends it again"),
}


def carry_out(
    name: str,
    choice: ShopChoice,
    words: Sequence[str],
    decide: Decide,
    *,
    later: bool,
    json: bool,
    timeout: float = 0.0,
) -> int:
    """Write decisions to the journal, send the rows that they release, and wait for the outcome."""
    from app.engine.outbox.guards import Guards, NotAccepted
    from app.engine.outbox.local_outbox import open_outbox, to_send
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace

    shop, target = claimed = claim(name, choice)
    folder = Workspace(shop.workspace)
    if not folder.journal_path.exists():
        raise click.BadParameter(tr("the outbox is empty"), param_hint="'ID'")
    try:
        with open_outbox(folder, Guards(target.limits, folder.catalog_path)) as box:
            decisions = decide(box, named_rows(box.store, folder, words))
            paused, freed = box.store.is_paused(), box.freed(decisions)
    except NotAccepted as refusal:
        return report_not_accepted(name, refusal, as_json=json)
    except (StorageError, OSError) as error:
        refuse(name, error)
    if not json:
        for decision in decisions:
            say(*_lines(decision))
        if freed:
            say(
                counted(
                    "{n} later change waited for it: an open window sends it at once, "
                    "otherwise 'vitrina send'",
                    "{n} later changes waited for it: an open window sends them at once, "
                    "otherwise 'vitrina send'",
                    len(freed),
                )
            )
    numbers = to_send(decisions)
    if later or not numbers:
        return _report(decisions, freed, None, json=json)
    if paused:
        say(
            tr("vitrina {name}: sending is paused: resume with 'vitrina send --resume'", name=name),
            to_stderr=True,
        )
        return max(_report(decisions, freed, None, json=json), Exit.UNFINISHED)

    async def work(opened: OpenShop) -> Sent:
        return await opened.send(timeout, numbers=frozenset(numbers))

    def report(sent: Sent) -> Exit:
        return _report(decisions, freed, sent, json=json)

    try:
        return in_shop(name, choice, work, report, quiet=json, claimed=claimed)
    except click.exceptions.Exit:
        if json:
            _report(decisions, freed, None, json=True)
        say(
            tr("vitrina {name}: decided, but not sent yet: 'vitrina send' sends it", name=name),
            to_stderr=True,
        )
        raise


def _report(
    decisions: Sequence[Decision], freed: Sequence[OutboxRow], sent: Sent | None, *, json: bool
) -> Exit:
    """Report the outcome; return the exit code."""
    from app.engine.outbox.local_outbox import DONE, DecisionOutcome

    if json:
        rows = [_record(decision) for decision in decisions]
        sending = sent and {
            "counts": sent.counts,
            "rows": [row_record(row) for row in sent.rows],
        }
        print_json({"rows": rows, "freed": [row.number for row in freed], "sent": sending})
    elif sent is not None:
        print_rows(sent.rows)
    on_its_way = any(decision.did is DecisionOutcome.ON_ITS_WAY for decision in decisions)
    if on_its_way or (sent is not None and sent.unfinished):
        return Exit.UNFINISHED
    refused = sent is not None and sent.not_done
    return Exit.NOT_ALL if refused or any(d.did not in DONE for d in decisions) else Exit.DONE


def _record(decision: Decision) -> Mapping[str, object]:
    row = decision.row
    return {
        "number": row.number,
        "item_id": row.listing_id,
        "title": row.title,
        "did": decision.did.value,
        "state": row.state.value,
        "conflicts": list(row.result.conflicts),
        "draft": _is_draft_again(decision),
        "behind": [{"number": one.number, "state": one.state.value} for one in decision.behind],
    }


def _is_draft_again(decision: Decision) -> bool:
    """Return whether the content of a row was turned back into a draft of the seller."""
    return decision.did.value == "dropped" and decision.row.command().is_typed


def _lines(decision: Decision) -> list[str]:
    """Return the outcome of a decision as lines of text."""
    from app.commands.outbox.rows import fields_called
    from app.engine.outbox.row_view import RowView

    row, did = decision.row, decision.did.value
    known: dict[str, object] = {
        "number": row.number,
        "item_id": row.listing_id,
        "state": code_text(row.state.value),
        "fields": ", ".join(fields_called(RowView(row), row.result.conflicts)),
    }
    words = tr(WORDS[did])
    if did in ("not_possible", "moved"):
        words += tr(_HINTS.get(row.state.value, ""))
    if _is_draft_again(decision):
        words += tr("; its values are a draft again")
    title = f"{plain(row.title, 60)}: " if row.title else ""
    lines = [
        tr("row {number}", number=str(row.number))
        + f"  {row.listing_id}  {title}{words.format(**known)}"
    ]
    waiting = sum(one.state == "queued" for one in decision.behind)
    if waiting and did in ("dropped", "may_have_arrived"):
        lines.append(
            "  "
            + counted(
                "{n} later row no longer waits for it: 'vitrina send' sends it",
                "{n} later rows no longer wait for it: 'vitrina send' sends them",
                waiting,
            )
        )
    held = sum(one.state == "held" for one in decision.behind)
    if held and did == "held":
        lines.append(
            "  " + counted("{n} later row waits with it", "{n} later rows wait with it", held)
        )
    return lines
