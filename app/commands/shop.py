"""``sync``, ``send``, ``export`` and ``doctor``."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from app.commands.exits import EPILOG, Exit
from app.commands.output import (
    claim,
    fail,
    in_shop,
    print_json,
    print_table,
    refuse,
    say_unfinished,
)
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.wording import finding_text, moment_text, notice_text, plain
from app.terminal import safe, say

if TYPE_CHECKING:
    from app.engine.events import Receipt
    from app.engine.facade import OpenShop
    from app.engine.sent import Sent, SentRow
    from app.workspace.catalogue_reader import CatalogueReader

patience_option = click.option(
    "--patience",
    type=click.FloatRange(1, 86_400),
    default=300.0,
    show_default=True,
    metavar="SECONDS",
    help="Stop waiting when nothing has moved for so long. What was not answered may still land "
    "for two minutes, and is sent again only then.",
)


_RECEIPT = {
    "repeated": "repeated",
    "missing": "missing against the marketplace's total",
    "asked_again": "asked again",
    "lost": "without an answer, kept as they were",
    "skipped": "costs and categories without an answer",
    "removed": "removed",
    "unreadable": "read only in part",
    "moved": "changed while the shop was read, and read once more",
}


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option(
    "--adopt",
    is_flag=True,
    help="Say that what is unsent in this shop was made for this marketplace and this seller, "
    "where the shop does not know it.",
)
@patience_option
@json_option
@takes_shop
def sync(choice: ShopChoice, adopt: bool, patience: float, as_json: bool) -> int:
    """Read the whole shop into the local catalogue.

    Prints a receipt: how many listings were counted, how many ids came twice, how many are missing
    against the marketplace's own total, how many are gone since the last time. Nothing is sent.
    """

    def tell(receipt: Receipt) -> int:
        if as_json:
            print_json(asdict(receipt))
        else:
            say(f"{receipt.counted:,} listings in {receipt.seconds:.1f} s")
            for name, words in _RECEIPT.items():
                if count := getattr(receipt, name):
                    say(f"  {words}: {count:,}")
            if receipt.moved:
                say("  everything else is as of the start of the reading")
        return Exit.DONE if receipt.complete else Exit.NOT_ALL

    return in_shop(
        "sync", choice, lambda shop: shop.sync(patience), tell, quiet=as_json, adopt=adopt
    )


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option("--resume", is_flag=True, help="Go on where sending was paused.")
@patience_option
@json_option
@takes_shop
def send(choice: ShopChoice, resume: bool, patience: float, as_json: bool) -> int:
    """Send what waits in the outbox, and find out what became of what is unknown.

    A change that somebody else made meanwhile to the same field is never overwritten: the row is
    held, and both values are kept. Nothing that creates something is sent twice blindly.
    """

    async def work(shop: OpenShop) -> tuple[Sent, bool, int]:
        from app.workspace.outbox_row import OutboxState

        outbox = shop.session.outbox
        if resume:
            await outbox.resume()
        sent = await shop.send(patience)
        undecided = len(await outbox.numbers(states=(OutboxState.HELD, OutboxState.REFUSED)))
        return sent, bool(sent.unfinished) and await outbox.paused(), undecided

    def tell(result: tuple[Sent, bool, int]) -> int:
        sent, paused, undecided = result
        if as_json:
            rows = [row_record(row) for row in sent.rows]
            print_json({"counts": sent.counts, "paused": paused, "rows": rows})
        elif not sent.rows:
            say("Nothing waits to be sent.")
            if undecided:
                say(f"{undecided:,} in the outbox need a decision: 'vitrina doctor'.")
        else:
            print_rows(sent.rows)
        if paused and not as_json:
            say("Sending is paused: --resume goes on.")
        return Exit.UNFINISHED if sent.unfinished else Exit.NOT_ALL if sent.not_done else Exit.DONE

    return in_shop("send", choice, work, tell, quiet=as_json)


def row_record(row: SentRow) -> dict[str, Any]:
    """A row of the outbox as a machine reads it; the body it was made from stays out."""
    return {
        "number": row.number,
        "item_id": row.item_id,
        "title": row.title,
        "state": row.state.value,
        "attempts": row.attempts,
        "findings": row.result.get("findings", []),
        "notice": row.result.get("notice"),
    }


def print_rows(rows: tuple[SentRow, ...]) -> None:
    """Name every row that is not done, with the reason, and count the rest."""
    from app.engine.answers import from_json
    from app.engine.notices import Notice
    from app.engine.outbox import OutboxState

    counts: dict[str, int] = {}
    for row in rows:
        counts[row.state.value] = counts.get(row.state.value, 0) + 1
        findings = from_json(row.result.get("findings"))
        notice = Notice.from_json(row.result.get("notice"))
        if row.state is OutboxState.DONE and not findings:
            continue
        say(f"{row.item_id}  {row.state.value}  {plain(row.title, 60)}")
        if notice is not None and not findings:
            say(f"  {notice_text(notice)}")
        for finding in findings:
            say(f"  {finding_text(finding)}")
    say(", ".join(f"{count:,} {state}" for state, count in counts.items()))


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina export --out shop.csv\n"
    "  vitrina export --where 'status:active stock:<3' --format jsonl\n"
    "  vitrina export --for es --out tienda.csv\n"
    "  vitrina export --as-of 2026-01-31 --out january.csv\n\n" + EPILOG,
)
@click.option("--where", "query", default="", metavar="QUERY", help="See 'vitrina plan new -h'.")
@click.option(
    "--as-of",
    metavar="SYNC|DATE",
    help="The shop as an earlier sync found it: its number in 'vitrina history', or the last one "
    "up to a day (2026-01-31) or a moment (2026-01-31T12:00:00Z).",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(["csv", "json", "jsonl"]),
    help="csv and json: the columns of the table. jsonl: whole listings, one a line. "
    "Without it the end of FILE's name decides, else csv.",
)
@click.option(
    "--for",
    "country",
    type=click.Choice(["plain", "en", "es", "pt_BR"]),
    default="plain",
    show_default=True,
    help="Spreadsheet a csv is for: separator, decimal mark and byte order mark.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="File to write, whole or not at all; without it standard output.",
)
@json_option
@takes_shop
def export(
    choice: ShopChoice,
    query: str,
    as_of: str | None,
    form: str | None,
    country: str,
    out: Path | None,
    as_json: bool,
) -> int:
    """Write the listings of the local catalogue to a file.

    Amounts are exact. In csv, text that a spreadsheet would run as a formula is made harmless.
    Needs no network: 'vitrina sync' says how fresh it is. --json is the same as --format json, or
    with --out a line that says what was written.
    """
    from app.engine import export as exporting
    from app.engine.where import QueryError, parse_where

    shop, _ = claim("export", choice)
    try:
        where = parse_where(query, datetime.now(UTC))
    except QueryError as problem:
        raise click.BadParameter(str(problem), param_hint="--where") from problem
    if form is None:
        ending = out.suffix.removeprefix(".").lower() if out is not None else ""
        form = ending if ending in exporting.FORMATS else "json" if as_json and not out else "csv"
    opened = ExitStack()
    reader = opened.enter_context(_catalogue(shop.workspace, as_of))
    rows = where.find(reader)
    if reader.refusal is not None:
        opened.close()
        refuse("export", reader.refusal)
    if as_of is None and reader.fact("synced_at") is None:
        if not rows:
            opened.close()
            fail("export", "There is no catalogue yet. Run 'vitrina sync' first.", Exit.FILES)
        say_unfinished("export")

    def write(file: Any) -> int:
        match form:
            case "jsonl":
                return exporting.write_bodies(rows, reader, file)
            case "json":
                return exporting.write_records(rows, file)
        return exporting.write_csv(rows, file, exporting.DIALECTS[country])

    try:
        if out is None:
            if sys.stdout is None:
                fail("export", "standard output is closed", Exit.FILES)
            sys.stdout.reconfigure(encoding="utf-8", newline="")  # type: ignore[union-attr]
            write(safe(sys.stdout))
            return Exit.DONE
        with exporting.whole_file(out) as file:
            count = write(safe(file))
    except BrokenPipeError:
        # Whoever read it has enough, such as head; what python would still flush goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.DONE
    except OSError as error:
        fail("export", f"{out or 'standard output'}: {error.strerror or error}", Exit.FILES)
    finally:
        opened.close()
    if as_json:
        print_json({"file": str(out), "format": form, "listings": count})
    else:
        say(f"{count:,} listings written to {out}")
    return Exit.DONE


@contextmanager
def _catalogue(workspace: Path, as_of: str | None) -> Iterator[CatalogueReader]:
    """The catalogue as it is, or as it was at an earlier sync."""
    from app.engine.past import NoSuchSync, catalogue_as_of
    from app.workspace.catalogue_reader import CatalogueReader
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace

    if as_of is None:
        with closing(CatalogueReader(workspace / "catalogue.db")) as reader:
            yield reader
        return
    try:
        with catalogue_as_of(Workspace(workspace), as_of) as reader:
            yield reader
    except NoSuchSync as problem:
        raise click.BadParameter(str(problem), param_hint="--as-of") from problem
    except StorageError as error:
        refuse("export", error)


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option("--online", is_flag=True, help="Also ask the marketplace who we are.")
@json_option
@takes_shop
def doctor(choice: ShopChoice, online: bool, as_json: bool) -> int:
    """Look over the workspace and tell what is sound and what is not.

    Checks the folder and its permissions, the disk, whether a worker runs, the catalogue and its
    age, every row of the journal against its checksum, the outbox, the drafts and the backups.
    """
    from app.engine.doctor import Check, Health, examine

    shop, target = claim("doctor", choice)
    address = shop.base_url or "the practice shop"
    checks = [Check("shop", Health.OK, {"profile": shop.profile, "address": address})]
    checks += examine(shop.workspace, int(time.time() * 1000))
    if online:
        checks.append(_ask(shop, target))
    if as_json:
        print_json({"checks": [asdict(check) for check in checks]})
    else:
        print_table(
            ("", "what", "figures"), ((c.health.value, c.name, _figures(c.figures)) for c in checks)
        )
    return Exit.NOT_ALL if any(check.health is Health.BAD for check in checks) else Exit.DONE


def _ask(shop: Any, target: Any) -> Any:
    import asyncio

    from app.engine.doctor import Check, Health
    from app.engine.facade import open_shop
    from app.engine.notices import NoticeError

    async def ask() -> dict[str, object]:
        async with open_shop(shop.workspace, target) as opened:
            account = opened.session.account
            return {"seller": account.nickname, "id": account.user_id, "site": account.site_id}

    try:
        return Check("marketplace", Health.OK, asyncio.run(ask()))
    except NoticeError as error:
        return Check("marketplace", Health.BAD, {"problem": notice_text(error.notice)})


def _figures(figures: dict[str, object]) -> str:
    shown = []
    for name, value in figures.items():
        if value is None:
            continue
        if name.endswith("_at") and isinstance(value, int):
            value = moment_text(value)
        shown.append(str(value) if name == "problem" else f"{name} {plain(value, 200)}")
    return ", ".join(shown) or "nothing"
