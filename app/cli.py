"""The command line: the window, the marketplace, the worker and the tour as sub-commands."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import click

from app import __version__
from app.commands import shop
from app.commands.doctor import doctor
from app.commands.exits import EPILOG, Exit
from app.commands.exporting import export
from app.commands.history import history
from app.commands.listing.commands import LISTING
from app.commands.looking.commands import LOOKING
from app.commands.outbox.commands import outbox
from app.commands.plans import plan
from app.commands.practice import practice
from app.commands.restore import restore
from app.commands.shop_options import CONTEXT, ShopChoice, folder_of, shop_options, takes_shop
from app.commands.undoing import undo
from app.settings import LANGUAGES
from app.terminal import say


def _moment(
    _context: click.Context, _option: click.Parameter, value: str | None
) -> datetime | None:
    if value is None:
        return None
    from app.domain.timestamps import parse_timestamp

    moment = parse_timestamp(value)
    if moment is None or not 1970 < moment.year < 9000:
        raise click.BadParameter("a moment such as 2026-01-31T12:00:00Z")
    return moment


@click.group(
    invoke_without_command=True,
    context_settings=CONTEXT,
    epilog="Without a sub-command the window opens, by default on the practice shop.\n\n" + EPILOG,
)
@shop_options
@click.version_option(version=__version__, prog_name="vitrina")
@click.pass_context
def vitrina(
    context: click.Context, profile: str | None, base_url: str | None, workspace: Path | None
) -> None:
    """A console for people who sell on a marketplace.

    It shows your listings, edits them in forms made from their category, and tells what a sale
    leaves - before anything is sent. The practice shop needs no account and no network.
    """
    context.obj = ShopChoice(profile, base_url, workspace)
    if context.invoked_subcommand is None:
        from app.bootstrap import WindowOptions, open_window

        context.exit(
            open_window(WindowOptions(profile=profile, base_url=base_url, workspace=workspace))
        )
    if context.invoked_subcommand in ("serve", "tour", "predict-eval") and any(context.obj):
        raise click.UsageError(
            f"'{context.invoked_subcommand}' does not use --profile, --base-url or --workspace: "
            "it never touches a shop."
        )


@vitrina.command(context_settings=CONTEXT)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=0,
    show_default=True,
    help="Port to listen on; 0 uses the last port again, or a free one.",
)
@click.option(
    "--store",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Folder of the marketplace; created and filled if it does not exist.",
)
@click.option("--seed", type=int, help="Which practice world; 1 by default.")
@click.option(
    "--listings",
    type=click.IntRange(0, 1_000_000),
    help="Listings of the first seller of a new store; 500 by default.",
)
@click.option(
    "--world",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="Fill a new store from files in the wire format: sites.json, categories.json, "
    "attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, "
    "coverage_areas/SITE.json. What is missing comes from the practice world, but for listings.",
)
@click.option(
    "--fresh",
    is_flag=True,
    help="Set an existing store aside, under a name with the time, and create a new one.",
)
@click.option(
    "--clock",
    metavar="TIME",
    callback=_moment,
    help="Where the marketplace's clock starts, such as 2026-01-31T12:00:00Z; it runs on from "
    "there, also after a restart.",
)
@click.option("--strict", is_flag=True, help="The specification alone, without /_practice.")
@click.option(
    "--rate-limit",
    type=click.IntRange(0, 1_000_000),
    default=0,
    metavar="N",
    help="Answer 429 to a caller with more than N requests a second; 0 is no limit.",
)
@click.option(
    "--i-know-this-is-a-practice-service",
    "open_to_others",
    is_flag=True,
    help="Allow a --host that other machines can reach.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the ready lines as JSON.")
@click.option("--until-stdin-closes", is_flag=True, hidden=True)
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int,
    store: Path | None,
    seed: int | None,
    listings: int | None,
    world: Path | None,
    fresh: bool,
    clock: datetime | None,
    strict: bool,
    rate_limit: int,
    open_to_others: bool,
    as_json: bool,
    until_stdin_closes: bool,
) -> None:
    """Run the practice marketplace over HTTP until it is stopped.

    When it is ready it prints its address and one line for each seller with the token to use.
    Any client of such a service works against it. An existing store is used as it is; one made
    with another --seed, --listings or --world is refused with exit code 2.
    """
    from app.paths import practice_store_dir
    from app.service.server import ServeOptions
    from app.service.server import serve as run_marketplace

    options = ServeOptions(
        host=host,
        port=port,
        store=store or practice_store_dir(),
        seed=seed,
        listings=listings,
        world=world,
        fresh=fresh,
        clock=clock,
        strict=strict,
        rate_limit=rate_limit,
        open_to_others=open_to_others,
        json=as_json,
        until_stdin_closes=until_stdin_closes,
    )
    context.exit(run_marketplace(options))


@vitrina.command("predict-eval", context_settings=CONTEXT)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE.csv")
@click.option(
    "--world",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="Learn from files in the wire format, as for 'serve', not from the practice world.",
)
@click.option(
    "--site", "site_id", metavar="ID", help="Site of the categories that are given by name."
)
@click.pass_context
def predict_eval(
    context: click.Context, file: Path, world: Path | None, site_id: str | None
) -> None:
    """Measure the category prediction on titles of your own.

    FILE.csv has the columns title and category: a category's id, its name, or its path with ">"
    between the names. Prints the share of titles whose category is guessed first and among the
    first three, and how far the probabilities are from how often they are right.
    """
    from app.service.evaluation import evaluate_file
    from app.service.prediction.titled_file import BadFile

    try:
        scores = evaluate_file(file, world, site_id)
    except BadFile as problem:
        say(f"vitrina predict-eval: {problem}", trouble=True)
        context.exit(2)
    say(f"titles             {scores.titles}")
    say(f"top-1              {scores.top_1:.4f}")
    say(f"top-3              {scores.top_3:.4f}")
    say(f"calibration error  {scores.calibration_error:.4f}")


@vitrina.command(context_settings=CONTEXT, epilog=EPILOG)
@takes_shop
def reader(choice: ShopChoice) -> int:
    """Search and sort a shop's local listings for the window, asked on standard input.

    Questions and answers are frames of JSON and packed numbers. It ends when standard input closes.
    """
    from app.bootstrap import answer_window

    return answer_window(folder_of(choice))


@vitrina.command(context_settings=CONTEXT, epilog=EPILOG)
@takes_shop
def worker(choice: ShopChoice) -> int:
    """Read and write a shop for the window, told by JSON lines on standard input.

    The first line connects: {"command": "connect", "base_url": ..., "token": ..., "user_id": ...}.
    Then "sync", "send" and "stop". Events come as JSON lines on standard output. It ends when
    standard input closes.
    """
    from app.engine.worker import run_worker
    from app.logs import set_up_logs

    folder = folder_of(choice)
    with contextlib.suppress(OSError):
        set_up_logs(folder / "log", name="worker")
    return run_worker(folder, sys.stdin.buffer, sys.stdout.buffer)


@vitrina.command(context_settings=CONTEXT)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    metavar="DIR",
    help="Folder for the pictures, one for each step.",
)
@click.option(
    "--theme",
    type=click.Choice(["light", "dark", "system"]),
    default="light",
    show_default=True,
    help="Colours of the window.",
)
@click.option(
    "--language",
    type=click.Choice([*LANGUAGES[1:], LANGUAGES[0]]),
    default="en",
    show_default=True,
    help="Language of the window.",
)
@click.option(
    "--size",
    default="1440x900",
    show_default=True,
    metavar="WxH",
    help="Size of the window in logical pixels; 1000x700 is the smallest.",
)
@click.pass_context
def tour(context: click.Context, out: Path, theme: str, language: str, size: str) -> None:
    """Drive the real window through the main job and save a picture of every step.

    It works on a workspace and a marketplace of its own, made for the run and removed after it,
    so it never touches a shop. It ends with a table of what was observed, and with exit code 1
    when an observation is wrong.
    """
    match = re.fullmatch(r"(\d{3,4})x(\d{3,4})", size)
    if not match or int(match[1]) < 1000 or int(match[2]) < 700:
        raise click.BadParameter(
            "two numbers such as 1440x900, at least 1000x700", param_hint="--size"
        )
    from app.bootstrap import TourOptions, run_tour

    context.exit(
        run_tour(
            TourOptions(
                out=out, theme=theme, language=language, width=int(match[1]), height=int(match[2])
            )
        )
    )


for command in (
    *(shop.sync, shop.send, outbox, plan, history, undo, export, restore, doctor, practice),
    *LISTING,
    *LOOKING,
):
    vitrina.add_command(command)


def _explain(error: click.ClickException) -> None:
    """Print a usage error: what was typed, or read from a file, may stand in it."""
    words = io.StringIO()
    error.show(file=words)
    for line in words.getvalue().rstrip("\n").split("\n"):
        say(line, trouble=True)


def _unwritten(error: OSError) -> int:
    """End a command whose output cannot be written any more: what it did is done."""
    # What Python would still flush at its end is discarded.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if isinstance(error, BrokenPipeError):
        # The reader closed the pipe, as ``head`` does.
        return Exit.DONE
    with contextlib.suppress(OSError):
        say(f"vitrina: standard output: {error.strerror or error}", trouble=True)
    return Exit.FILES


def run(arguments: Sequence[str]) -> int:
    """Run ``arguments``; usage errors go to standard error with exit code 2."""
    output = sys.stdout
    try:
        result = vitrina.main(args=list(arguments), prog_name="vitrina", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:
            raise
        return _unwritten(error)
    except SystemExit:
        # When a pipe is closed, click puts something else in the place of the output and ends.
        if sys.stdout is output:
            raise
        return _unwritten(BrokenPipeError())
    except click.ClickException as error:
        _explain(error)
        return error.exit_code
    except click.Abort:
        say(
            "vitrina: interrupted; 'vitrina send' continues with what is in the outbox",
            trouble=True,
        )
        return Exit.INTERRUPTED
    return result if isinstance(result, int) else 0
