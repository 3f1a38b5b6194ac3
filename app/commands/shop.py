"""``sync`` and ``send``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import count_text, counted, marked, tr
from app.commands.output import (
    in_shop,
    print_json,
)
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text, counted_codes
from app.commands.texts.figures import decimal_text
from app.commands.wording import finding_text, notice_text, plain
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.facade import OpenShop
    from app.engine.outbox.send_report import Sent, SentRow
    from app.engine.sync_receipt import Receipt

timeout_option = click.option(
    "--timeout",
    type=click.FloatRange(1, 86_400),
    default=300.0,
    show_default=True,
    metavar="SECONDS",
    help="Stop waiting after this long without progress. A request without an "
    "answer may still arrive for two minutes, and is sent again only after "
    "that.",
)


_RECEIPT = {
    "repeated": marked("repeated"),
    "missing": marked("fewer than the marketplace's total"),
    "asked_again": marked("requested again"),
    "lost": marked("without an answer, not changed"),
    "skipped": marked("costs and categories without an answer"),
    "removed": marked("removed"),
    "unreadable": marked("only partly read"),
    "moved": marked("changed during the sync, and read again"),
}


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option(
    "--adopt",
    is_flag=True,
    help="Confirm that this shop's unsent changes were made for this marketplace "
    "and seller, if that is not known.",
)
@timeout_option
@json_option
@takes_shop
def sync(choice: ShopChoice, adopt: bool, timeout: float, as_json: bool) -> int:
    """Read the whole shop into the local catalogue.

    Prints a receipt: how many listings were counted, how many ids came twice, how many listings are
    missing from the marketplace's own total, and how many are gone since the last sync. Nothing is
    sent.
    """

    def report(receipt: Receipt) -> int:
        if as_json:
            print_json(receipt.to_json())
        else:
            say(
                counted(
                    "{n} listing in {seconds} s",
                    "{n} listings in {seconds} s",
                    receipt.counted,
                    seconds=decimal_text(receipt.seconds, 1),
                )
            )
            for name, words in _RECEIPT.items():
                if count := getattr(receipt, name):
                    say(f"  {tr(words)}: {count_text(count)}")
            if receipt.moved:
                say("  " + tr("everything else is as of the start of the sync"))
        return Exit.DONE if receipt.complete else Exit.NOT_ALL

    return in_shop(
        "sync", choice, lambda shop: shop.sync(timeout), report, quiet=as_json, adopt=adopt
    )


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option("--resume", is_flag=True, help="Resume sending if it is paused.")
@timeout_option
@json_option
@takes_shop
def send(choice: ShopChoice, resume: bool, timeout: float, as_json: bool) -> int:
    """Send the changes that are waiting in the outbox. Also find out the outcome of requests that
    got no answer.

    If somebody else changed the same field meanwhile, their change is never overwritten: the row is
    held, and both values are kept. A request that creates something is never blindly sent twice.
    """

    async def work(shop: OpenShop) -> tuple[Sent, bool, int]:
        from app.workspace.journal.outbox_row import OutboxState

        outbox = shop.outbox
        if resume:
            await outbox.set_paused(False)
        sent = await shop.send(timeout)
        stuck = (OutboxState.HELD, OutboxState.REFUSED)
        undecided = len(await outbox.read(lambda store: store.numbers(states=stuck)))
        paused = await outbox.read(lambda store: store.is_paused())
        return sent, bool(sent.unfinished) and paused, undecided

    def report(result: tuple[Sent, bool, int]) -> int:
        sent, paused, undecided = result
        if as_json:
            rows = [row_record(row) for row in sent.rows]
            print_json({"counts": sent.counts, "paused": paused, "rows": rows})
        elif not sent.rows:
            say(tr("Nothing is waiting to be sent."))
            if undecided:
                say(
                    counted(
                        "{n} row in the outbox needs a decision: see 'vitrina outbox list'.",
                        "{n} rows in the outbox need a decision: see 'vitrina outbox list'.",
                        undecided,
                    )
                )
        else:
            print_rows(sent.rows)
        if paused and not as_json:
            say(tr("Sending is paused: resume with --resume."))
        return Exit.UNFINISHED if sent.unfinished else Exit.NOT_ALL if sent.not_done else Exit.DONE

    return in_shop("send", choice, work, report, quiet=as_json)


def row_record(row: SentRow) -> dict[str, object]:
    """Return a row of the outbox as a JSON record, without the body it was made from."""
    from app.editing.finding_records import records_of

    return {
        "number": row.number,
        "item_id": row.item_id,
        "title": row.title,
        "state": row.state.value,
        "attempts": row.attempts,
        "unmet": row.unmet,
        "findings": records_of(row.result.findings),
        "notice": None if row.result.notice is None else row.result.notice.to_json(),
    }


def print_rows(rows: tuple[SentRow, ...]) -> None:
    """Print every unfinished row with its reason, and the counts of the rest."""
    from app.engine.outbox.outbox import OutboxState

    counts: dict[str, int] = {}
    for row in rows:
        counts[row.outcome] = counts.get(row.outcome, 0) + 1
        findings, notice = row.result.findings, row.result.notice
        if row.state is OutboxState.DONE and not findings:
            continue
        say(f"{row.item_id}  {code_text(row.outcome)}  {plain(row.title, 60)}")
        if notice is not None and not findings:
            say(f"  {notice_text(notice)}")
        for finding in findings:
            say(f"  {finding_text(finding)}")
    say(counted_codes(counts))
