"""``costs import`` and ``costs export``: own figures read from a table and written as one."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import click

from app.commands.choices import Choice
from app.commands.costs.records import keeping_of
from app.commands.exits import EPILOG, Exit
from app.commands.language import LANGUAGES, counted, tr
from app.commands.output import fail, print_json
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.problems import file_reason, problem_text
from app.terminal import safe, say

_COUNTRY = click.option(
    "--for",
    "country",
    type=Choice(["plain", *LANGUAGES]),
    default="plain",
    show_default=True,
    help="Spreadsheet program that the table is for or comes from; sets the "
    "separator and the number marks.",
)


@click.command(
    "import",
    context_settings=CONTEXT,
    epilog="\b\nExample:\n  vitrina costs import costs.csv --for es\n\n" + EPILOG,
)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@_COUNTRY
@json_option
@takes_shop
def import_costs(choice: ShopChoice, file: Path, country: str, as_json: bool) -> int:
    """Read figures from a table (csv or xlsx).

    The first line of FILE names the columns: own code (required), unit cost, packaging, tax (in
    percent), floor and currency, in English, Spanish or Portuguese. A blank cell changes nothing.
    If one row cannot be read, none is imported; an ambiguous number is reported with its row and
    column.
    """
    from app.editing.number_locale import NumberLocale
    from app.engine.catalog.export import DIALECTS
    from app.engine.figures_import import CostsError, SheetError, read_whole_file

    mark = DIALECTS[country].decimal
    group = "" if country == "plain" else "." if mark == "," else ","
    with keeping_of("costs import", choice) as (keeping, _):
        try:
            found = read_whole_file(file, NumberLocale(mark, group))
        except (CostsError, SheetError) as problem:
            fail("costs import", f"{file}: {problem_text(problem)}", Exit.USAGE)
        except OSError as error:
            fail("costs import", f"{file}: {file_reason(error)}", Exit.FILES)
        kept = keeping.patch(found.rows)
    if as_json:
        print_json(
            {"changed": kept.changed, "same": kept.same, "passed_over": list(found.passed_over)}
        )
        return Exit.DONE
    say(counted("figures of {n} code changed", "figures of {n} codes changed", kept.changed))
    if kept.same:
        say(
            counted(
                "{n} code already had these figures",
                "{n} codes already had these figures",
                kept.same,
            )
        )
    for name in found.passed_over:
        say(tr("the column {name!r} was ignored", name=name), to_stderr=True)
    return Exit.DONE


@click.command("export", context_settings=CONTEXT, epilog=EPILOG)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@_COUNTRY
@json_option
@takes_shop
def export_costs(choice: ShopChoice, out: Path | None, country: str, as_json: bool) -> int:
    """Write all figures to a csv table for 'vitrina costs import'."""
    from app.engine.catalog.export import DIALECTS, whole_file
    from app.engine.costs.figures_table import figures_rows

    if as_json and out is None:
        raise click.UsageError(
            tr(
                "--json reports the file written to --out; for the figures, use 'vitrina "
                "costs list'"
            )
        )
    dialect = DIALECTS[country]
    with keeping_of("costs export", choice) as (keeping, _):
        figures = keeping.all()
    rows = figures_rows(figures, decimal=dialect.decimal)
    try:
        if out is None:
            csv.writer(safe(sys.stdout), delimiter=dialect.separator).writerows(rows)
            return Exit.DONE
        with whole_file(out) as file:
            file.write(dialect.mark)
            csv.writer(file, delimiter=dialect.separator).writerows(rows)
    except OSError as error:
        fail("costs export", f"{out}: {file_reason(error)}", Exit.FILES)
    if as_json:
        print_json({"file": str(out), "codes": len(figures)})
    else:
        say(
            counted(
                "figures of {n} code written to {out}",
                "figures of {n} codes written to {out}",
                len(figures),
                out=out,
            )
        )
    return Exit.DONE
