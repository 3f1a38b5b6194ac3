"""The command line: the window, the marketplace, the worker and the tour as sub-commands."""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from app import __version__
from app.commands.choices import Choice
from app.commands.exits import EPILOG, Exit
from app.commands.language import (
    ENGLISH,
    LANGUAGES,
    asked_language,
    count_text,
    current_language,
    tr,
    using_language,
)
from app.commands.shop_options import (
    CONTEXT,
    ShopChoice,
    folder_of,
    json_option,
    shop_options,
    takes_shop,
)
from app.commands.texts.lazy_commands import imported
from app.terminal import say

COMMANDS = {
    **dict.fromkeys(("sync", "send"), "shop"),
    "outbox": "outbox.commands",
    "plan": "plans",
    "sheet": "sheet.commands",
    "schedule": "schedules.commands",
    "agent": "schedules.agent",
    "history": "history",
    "undo": "undoing",
    "export": "exporting",
    "costs": "costs.commands",
    "attention": "attention.commands",
    "restore": "restore",
    "doctor": "doctor",
    "practice": "practice.commands",
    "serve": "serving",
    "completion": "completion.commands",
    # One listing.
    **dict.fromkeys(("edit", "status", "describe"), "listing.editing"),
    **dict.fromkeys(("type", "relist"), "listing.offering"),
    **dict.fromkeys(("create", "duplicate", "validate"), "listing.creating"),
    **dict.fromkeys(("picture", "variation"), "listing.parts"),
    "move": "listing.moving",
    "title": "listing.titling",
    # Look-ups at the marketplace.
    **dict.fromkeys(("orders", "questions"), "lookups.trade"),
    "types": "lookups.listing_types",
    "show": "lookups.show",
    "account": "lookups.account",
    "category": "lookups.category",
    "shipping": "lookups.shipping",
    "coverage": "lookups.coverage",
    "market": "lookups.market",
    "predict": "lookups.predict",
}
"""The commands that are not in this module, each with its module below ``app.commands``."""


@click.group(
    commands=imported(COMMANDS),
    invoke_without_command=True,
    context_settings=CONTEXT,
    epilog="Without a command, Vitrina opens the window, by default with the practice shop.\n\n"
    + EPILOG,
)
@shop_options
@click.option(
    "--language",
    type=Choice(LANGUAGES),
    help="Language of the output and of the window. Default: the language chosen "
    "in the window, or else that of the system (LANGUAGE, LC_ALL, "
    "LC_MESSAGES, LANG).",
)
@click.version_option(version=__version__, prog_name="vitrina")
@click.pass_context
def vitrina(
    context: click.Context,
    profile: str | None,
    base_url: str | None,
    workspace: Path | None,
    language: str | None,
) -> None:
    """A console for marketplace sellers.

    Vitrina shows your listings, edits them in forms built from their category, and shows what is
    left of a sale before anything is sent. The practice shop needs no account and no network.
    """
    context.obj = ShopChoice(profile, base_url, workspace)
    if context.invoked_subcommand is None:
        from app.bootstrap import WindowOptions, open_window

        context.exit(open_window(WindowOptions(profile, base_url, workspace, language)))
    if context.invoked_subcommand in ("serve", "tour", "predict-eval") and any(context.obj):
        raise click.UsageError(
            tr(
                "'{command}' does not use --profile, --base-url or --workspace: it "
                "never touches a shop.",
                command=context.invoked_subcommand,
            )
        )


@vitrina.command("predict-eval", context_settings=CONTEXT)
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE.csv")
@click.option(
    "--world",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="Learn from files in the wire format (see 'vitrina serve') instead of the practice world.",
)
@click.option("--site", "site_id", metavar="ID", help="Site of the categories given by name.")
@json_option
@click.pass_context
def predict_eval(
    context: click.Context, file: Path, world: Path | None, site_id: str | None, as_json: bool
) -> None:
    """Measure category prediction on your own titles.

    FILE.csv has the columns title and category: a category id, a name, or a path with ">" between
    the names. Prints how often the right category is the first guess and among the first three
    guesses, and how far the predicted probabilities are from how often they are right.
    """
    from app.commands.output import print_json
    from app.commands.texts.figures import decimal_text
    from app.commands.texts.problems import problem_text
    from app.service.prediction.titled_file import BadFile
    from app.service.prediction_evaluation import evaluate_file

    try:
        scores = evaluate_file(file, world, site_id)
    except BadFile as problem:
        say(f"vitrina predict-eval: {problem_text(problem)}", to_stderr=True)
        context.exit(2)
    if as_json:
        print_json(scores._asdict())
        return
    facts = (
        (tr("titles"), count_text(scores.titles)),
        (tr("top-1"), decimal_text(scores.top_1, 4)),
        (tr("top-3"), decimal_text(scores.top_3, 4)),
        (tr("calibration error"), decimal_text(scores.calibration_error, 4)),
    )
    width = max(len(name) for name, _ in facts)
    say(*(f"{name.ljust(width)}  {figure}" for name, figure in facts))


@vitrina.command(context_settings=CONTEXT, epilog=EPILOG)
@takes_shop
def reader(choice: ShopChoice) -> int:
    """Search and sort local listings for the window (internal).

    Questions arrive on standard input and answers leave on standard output, as frames of JSON and
    packed numbers. Exits when standard input closes.
    """
    from app.bootstrap import answer_window

    return answer_window(folder_of(choice))


@vitrina.command(context_settings=CONTEXT, epilog=EPILOG)
@takes_shop
def worker(choice: ShopChoice) -> int:
    """Sync and send for the window (internal).

    Commands are JSON lines on standard input. The first line connects: {"command": "connect",
    "base_url": ..., "token": ..., "user_id": ...}. The other commands are "sync", "send" and
    "stop". Events are JSON lines on standard output. Exits when standard input closes.
    """
    from app.engine.worker import run_worker
    from app.logs import set_up_logs
    from app.process_priority import lower_priority

    lower_priority()
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
    help="Folder for the screenshots, one per step.",
)
@click.option(
    "--theme",
    type=Choice(["light", "dark", "system"]),
    default="light",
    show_default=True,
    help="Colours of the window.",
)
@click.option(
    "--language",
    type=Choice([*LANGUAGES, "system"]),
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
    """Run the real window through the main job, with screenshots.

    Saves a screenshot of every step. The tour uses a temporary workspace and a temporary
    marketplace, which are removed afterwards, so it never touches a shop. At the end it prints a
    table of its observations; the exit code is 1 if an observation is wrong.
    """
    match = re.fullmatch(r"(\d{3,4})x(\d{3,4})", size)
    if not match or int(match[1]) < 1000 or int(match[2]) < 700:
        raise click.BadParameter(
            tr("two numbers such as 1440x900, at least 1000x700"), param_hint="--size"
        )
    from app.bootstrap import TourOptions, run_tour

    context.exit(
        run_tour(
            TourOptions(
                out=out, theme=theme, language=language, width=int(match[1]), height=int(match[2])
            )
        )
    )


def _explain(error: click.ClickException) -> None:
    """Print a usage error line by line; it may quote text that was typed or read from a file."""
    words = io.StringIO()
    error.show(file=words)
    for line in words.getvalue().rstrip("\n").split("\n"):
        say(line, to_stderr=True)


def _output_failed(error: OSError) -> int:
    """End a command whose output can no longer be written; its work is done."""
    # Discard the output that Python would still flush at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    if isinstance(error, BrokenPipeError):
        # The reader closed the pipe, as ``head`` does.
        return Exit.DONE
    from app.commands.texts.problems import file_reason

    with contextlib.suppress(OSError):
        say(
            tr("vitrina: standard output: {reason}", reason=file_reason(error)),
            to_stderr=True,
        )
    return Exit.FILES


def run(arguments: Sequence[str]) -> int:
    """Run ``arguments``; usage errors go to standard error with exit code 2."""
    from app.shops import settings_file

    with using_language(asked_language(arguments, os.environ, settings_file().language)):
        return _run(arguments)


def _run(arguments: Sequence[str]) -> int:
    output = sys.stdout
    program: click.Command = vitrina
    if current_language() != ENGLISH:
        from app.commands.texts.help_texts import translated_tree

        program = translated_tree(vitrina, tr)
    try:
        result = program.main(args=list(arguments), prog_name="vitrina", standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:
            raise
        return _output_failed(error)
    except SystemExit:
        # If a pipe is closed, click replaces the standard output and exits.
        if sys.stdout is output:
            raise
        return _output_failed(BrokenPipeError())
    except click.ClickException as error:
        _explain(error)
        return error.exit_code
    except click.Abort:
        say(
            tr("vitrina: interrupted; 'vitrina send' continues with what is in the outbox"),
            to_stderr=True,
        )
        return Exit.INTERRUPTED
    return result if isinstance(result, int) else 0
