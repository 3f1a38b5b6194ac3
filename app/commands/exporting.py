"""``export``: the local catalogue as a file, as it is or as an earlier sync found it."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from app.commands.exits import EPILOG, Exit
from app.commands.output import (
    claim,
    fail,
    print_json,
    refuse,
    say_unfinished,
)
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.terminal import safe, say

if TYPE_CHECKING:
    from app.workspace.catalog.catalog_reader import CatalogReader


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
    "By default the extension of FILE decides, else csv.",
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
    help="File to write, in full or not at all; standard output by default.",
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
    Needs no network: the listings are those of the last 'vitrina sync'. --json is the same as
    --format json, or with --out one line that says what was written.
    """
    from app.engine.catalog import export as exporting
    from app.engine.catalog.query import QueryError, parse_where

    shop, _ = claim("export", choice)
    try:
        where = parse_where(query, datetime.now(UTC))
    except QueryError as problem:
        raise click.BadParameter(str(problem), param_hint="--where") from problem
    try:
        form = form or exporting.format_of(out, "json" if as_json and out is None else "csv")
    except ValueError as problem:
        raise click.BadParameter(
            f"{problem}; choose one with --format", param_hint="--out"
        ) from problem
    opened = ExitStack()
    reader = opened.enter_context(_catalog(shop.workspace, as_of))
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
        dialect = exporting.DIALECTS[country]
        return exporting.write_listings(form, rows, reader, file, dialect)

    try:
        if out is None:
            output = sys.stdout
            if output is None:
                fail("export", "standard output is closed", Exit.FILES)
            if isinstance(output, io.TextIOWrapper):
                output.reconfigure(encoding="utf-8", newline="")
            write(safe(output))
            return Exit.DONE
        with exporting.whole_file(out) as file:
            count = write(safe(file))
    except BrokenPipeError:
        # The reader closed the pipe, as ``head`` does; what Python would still flush is discarded.
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
def _catalog(workspace: Path, as_of: str | None) -> Iterator[CatalogReader]:
    """Yield the catalogue as it is, or as it was at an earlier sync."""
    from app.engine.history.past import NoSuchSync, catalog_at
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace

    try:
        with catalog_at(Workspace(workspace), as_of) as reader:
            yield reader
    except NoSuchSync as problem:
        raise click.BadParameter(str(problem), param_hint="--as-of") from problem
    except StorageError as error:
        refuse("export", error)
