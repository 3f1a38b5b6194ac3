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

from app.commands.choices import Choice
from app.commands.exits import EPILOG, Exit
from app.commands.language import LANGUAGES, counted, current_language, tr
from app.commands.listing_selection import Selection, query_options, selected_listings
from app.commands.output import (
    Progress,
    claim,
    fail,
    print_json,
    print_unfinished,
    refuse,
)
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.problems import file_reason, problem_text
from app.terminal import safe, say

if TYPE_CHECKING:
    from app.engine.catalog.export import Dialect
    from app.engine.queries.query import Where
    from app.workspace.catalog.catalog_reader import CatalogReader


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina export --out shop.csv\n"
    "  vitrina export --where 'status:active stock:<3' --format jsonl\n"
    "  vitrina export --for es --out tienda.csv\n"
    "  vitrina export --where 'status:active' --out prices.xlsx\n"
    "  vitrina export --as-of 2026-01-31 --out january.csv\n\n" + EPILOG,
)
@query_options
@click.option(
    "--as-of",
    metavar="SYNC|DATE",
    help="The shop as an earlier sync found it: a sync number from 'vitrina "
    "history', or the last sync up to a day (2026-01-31) or a time "
    "(2026-01-31T12:00:00Z).",
)
@click.option(
    "--format",
    "form",
    type=Choice(["csv", "json", "jsonl", "xlsx"]),
    help="csv and json: the columns of the table. jsonl: complete listings, one "
    "per line. xlsx: a workbook to fill in, like --sheet, with one sheet per "
    "category. Default: the extension of FILE, or csv.",
)
@click.option(
    "--sheet",
    is_flag=True,
    help="Write a sheet to fill in: each variation has a row below its listing's, "
    "and each attribute has a column.",
)
@click.option(
    "--for",
    "country",
    type=Choice(["plain", *LANGUAGES]),
    default="plain",
    show_default=True,
    help="Spreadsheet program that a csv is for; sets separator, decimal mark and "
    "byte order mark, and the language of a sheet's headings.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="File to write, completely or not at all; standard output by default.",
)
@json_option
@takes_shop
def export(
    choice: ShopChoice,
    query: str | None,
    ids: Path | None,
    as_of: str | None,
    form: str | None,
    sheet: bool,
    country: str,
    out: Path | None,
    as_json: bool,
) -> int:
    """Write listings of the local catalogue to a file. Exports all of them, or those selected by a
    query or a list.

    'vitrina plan new -h' explains the query language of --where.

    Amounts are exact. In csv, text that a spreadsheet would run as a formula is made harmless.
    Needs no network: the listings are as of the last 'vitrina sync'. --json is the same as --format
    json; with --out it prints one line about the file written.
    """
    from app.engine.catalog import export as exporting
    from app.workspace.errors import StorageError

    shop, _ = claim("export", choice)
    try:
        form = form or exporting.format_of(out, "json" if as_json and out is None else "csv")
    except exporting.NoSuchFormat as problem:
        text = tr("{problem}; choose one with --format", problem=problem_text(problem))
        raise click.BadParameter(text, param_hint="--out") from problem
    if form == "xlsx" and out is None:
        raise click.UsageError(tr("a workbook needs a file: give one with --out"))
    if sheet and form not in ("csv", "xlsx"):
        raise click.UsageError(tr("--sheet is for csv and xlsx"))
    sheet = sheet or form == "xlsx"
    opened = ExitStack()
    reader = opened.enter_context(_catalog(shop.workspace, as_of))
    synced = reader.fact("synced_at") is not None
    if reader.refusal is not None:
        opened.close()
        refuse("export", reader.refusal)
    if as_of is None and not synced:
        if not reader.rows("SELECT 1 FROM items LIMIT 1"):
            opened.close()
            fail("export", tr("There is no catalogue yet. Run 'vitrina sync' first."), Exit.FILES)
        print_unfinished("export")

    meant = selected_listings(
        "export", reader, Selection(query, ids), datetime.now(UTC), quiet=as_json or out is None
    )
    try:
        where, unknown = opened.enter_context(meant)
    except BaseException:
        opened.close()
        raise
    code = Exit.NOT_ALL if unknown else Exit.DONE

    dialect = exporting.DIALECTS[country]
    language = current_language() if country == "plain" else country

    def write(file: Any) -> int:
        if sheet:
            from app.engine.sheets.export import SheetFormat, export_text

            return export_text(where, reader, file, SheetFormat(form, language, dialect)).listings
        return exporting.write_listings(form, where.each(reader), reader, file, dialect)

    progress = Progress(quiet=as_json or out is None)

    try:
        if out is None:
            output = sys.stdout
            if output is None:
                fail("export", tr("standard output is closed"), Exit.FILES)
            if isinstance(output, io.TextIOWrapper):
                output.reconfigure(encoding="utf-8", newline="")
            write(safe(output))
            return code
        if sheet:
            count = _write_sheet(where, reader, out, (form, language, dialect), progress)
        else:
            with exporting.whole_file(out) as file:
                count = write(safe(file))
    except BrokenPipeError:
        # The reader closed the pipe, as ``head`` does; discard the output that Python would still
        # flush.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return Exit.DONE
    except StorageError as error:
        refuse("export", error)
    except OSError as error:
        fail("export", f"{out or tr('standard output')}: {file_reason(error)}", Exit.FILES)
    finally:
        progress.end()
        opened.close()
    if as_json:
        listed = {} if ids is None else {"unknown": unknown}
        print_json({"file": str(out), "format": form, "listings": count, **listed})
    else:
        say(
            counted("{n} listing written to {out}", "{n} listings written to {out}", count, out=out)
        )
    return code


def _write_sheet(
    where: Where,
    reader: CatalogReader,
    out: Path,
    wanted: tuple[str, str, Dialect],
    progress: Progress,
) -> int:
    """Write a sheet, report texts too long for a cell, and return the number of listings."""
    from app.engine.sheets.export import SheetFormat, export_sheet

    def report(done: int, total: int) -> bool:
        progress.show(tr("Listings"), done, total)
        return True

    found = export_sheet(where, reader, out, SheetFormat(*wanted), report)
    progress.end()
    if found.too_long:
        text = counted(
            "{n} text is too long for a cell, and was left out",
            "{n} texts are too long for a cell, and were left out",
            found.too_long,
        )
        say(f"vitrina export: {text}", to_stderr=True)
    return found.listings


@contextmanager
def _catalog(workspace: Path, as_of: str | None) -> Iterator[CatalogReader]:
    """Yield the present catalogue, or the catalogue as of an earlier sync."""
    from app.engine.history.past import NoSuchSync, catalog_at
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace

    try:
        with catalog_at(Workspace(workspace), as_of) as reader:
            yield reader
    except NoSuchSync as problem:
        raise click.BadParameter(problem_text(problem), param_hint="--as-of") from problem
    except StorageError as error:
        refuse("export", error)
