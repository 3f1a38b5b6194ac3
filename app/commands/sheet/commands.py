"""``sheet import``: compares a sheet with the catalogue and makes a plan of the differences."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.choices import suggestion
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.listing.changing import dry_run_option
from app.commands.output import Progress, claim, fail, in_shop, print_json, refuse
from app.commands.plan_files import catalog_of
from app.commands.sheet.results import print_imported, record_of
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, shop_options, takes_shop
from app.commands.texts.problems import file_reason, problem_text
from app.commands.wording import plain

if TYPE_CHECKING:
    from app.engine.facade import OpenShop
    from app.engine.sheets.sheet_import import Answers

FILE = click.argument("file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
map_option = click.option(
    "--map",
    "maps",
    multiple=True,
    metavar="HEADING=FIELD",
    help="Meaning of a column: id, sku, title, price, stock, attributes.BRAND …; "
    "- ignores the column. It is remembered for the next sheet.",
)
decimal_option = click.option(
    "--decimal",
    "decimals",
    multiple=True,
    metavar="HEADING=MARK",
    help="Decimal mark of a column (. or ,) if its texts do not show it.",
)


@click.group(context_settings=CONTEXT, epilog=EPILOG)
@shop_options
@click.pass_context
def sheet(
    context: click.Context, profile: str | None, base_url: str | None, workspace: Path | None
) -> None:
    """Change listings with a spreadsheet: xlsx, xls, ods or csv.

    Write a sheet with 'vitrina export --out FILE.xlsx', fill it in, and read it back with 'import'.
    Any other sheet with a column of ids or own codes also works. 'list' creates listings from its
    new rows.
    """
    above = context.obj or ShopChoice()
    context.obj = ShopChoice(
        profile or above.profile, base_url or above.base_url, workspace or above.workspace
    )


@sheet.command("import", context_settings=CONTEXT, epilog=EPILOG)
@FILE
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="PLAN",
    help="Plan file to write; without it, only the summary of the plan is shown.",
)
@map_option
@decimal_option
@click.option(
    "--clear",
    is_flag=True,
    help="Empty the fields whose cells say [clear]; without it, they are kept.",
)
@json_option
@takes_shop
def sheet_import(
    choice: ShopChoice,
    file: Path,
    out: Path | None,
    maps: tuple[str, ...],
    decimals: tuple[str, ...],
    clear: bool,
    as_json: bool,
) -> int:
    """Compare FILE with the local catalogue and write a plan.

    The plan has the changes that FILE makes. Nothing is sent: view the plan with 'vitrina plan
    show', test it with 'plan check', apply it with 'plan apply'. Blank cells, and cells that have
    not changed since the export, change nothing. Rows that cannot be read are reported with the
    reason and are not planned. Nothing is ever deleted.
    """
    from app.domain.timestamps import format_timestamp
    from app.engine.sheets.sheet_import import Owner, import_sheet
    from app.engine.sheets.table import SheetError
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
    from app.workspace.errors import StorageError

    shop, _ = claim("sheet import", choice)
    progress = Progress(quiet=as_json)
    steps = {"reading": tr("Reading"), "comparing": tr("Comparing")}

    def report(step: str, done: int, total: int) -> bool:
        progress.show(steps[step], done, total)
        return True

    answers = answers_of(shop.workspace, maps, decimals, clear=clear)
    with closing(catalog_of("sheet import", shop.workspace)) as catalog:
        owned = catalog.shop()
    owner = Owner(owned.user_id, owned.site_id, format_timestamp(datetime.now(UTC)))
    try:
        with closing(CatalogReader(shop.workspace / CATALOG_FILE, mapped=False)) as reader:
            found = import_sheet(file, reader, owner, out, answers, report)
    except SheetError as problem:
        progress.end()
        fail("sheet import", f"{file}: {problem_text(problem)}", Exit.USAGE)
    except StorageError as error:
        refuse("sheet import", error)
    except OSError as error:
        name = error.filename or file
        fail("sheet import", f"{name}: {file_reason(error)}", Exit.FILES)
    finally:
        progress.end()
    keep_columns("sheet import", shop.workspace, answers)
    if as_json:
        print_json(record_of(found, out))
    else:
        print_imported(found, out, clear=clear)
    return Exit.NOT_ALL if found.refused else Exit.DONE


def answers_of(
    workspace: Path, maps: tuple[str, ...], decimals: tuple[str, ...], *, clear: bool = False
) -> Answers:
    """Return the column settings given now and before; end the command if they are invalid."""
    from app.engine.sheets.mapping import NOT_USED, Headings, is_path, remembered
    from app.engine.sheets.sheet_import import Answers

    known = Headings({})

    def path_of(field: str, hint: str) -> str:
        field = field.strip()
        path = field if is_path(field) else known.path_of(field)
        if not path:
            text = tr("{name}: no such field", name=plain(field, 40))
            raise click.BadParameter(text + suggestion(field, known.names()), param_hint=hint)
        return path

    columns = {}
    for text in maps:
        heading, mark, field = text.rpartition("=")
        if not mark or not heading.strip():
            raise click.BadParameter(tr("HEADING=FIELD"), param_hint="--map")
        columns[heading.strip()] = (
            field.strip() if field.strip() == NOT_USED else path_of(field, "--map")
        )
    given = {**remembered(workspace), **columns}
    headings = Headings({}, given)
    marks = {}
    for text in decimals:
        heading, _, mark = text.rpartition("=")
        if mark not in (".", ","):
            text = tr("HEADING=. or HEADING=,")
            raise click.BadParameter(text, param_hint="--decimal")
        marks[headings.path_of(heading) or path_of(heading, "--decimal")] = mark
    return Answers(given, marks, clear, asked=tuple(columns))


def keep_columns(name: str, workspace: Path, answers: Answers) -> None:
    """Save the column settings, after a sheet was read with them successfully."""
    from app.engine.sheets.mapping import remember

    if answers.asked:
        try:
            remember(workspace, {heading: answers.columns[heading] for heading in answers.asked})
        except OSError as error:
            fail(name, f"{workspace}: {file_reason(error)}", Exit.FILES)


@sheet.command("list", context_settings=CONTEXT, epilog=EPILOG)
@FILE
@click.option(
    "--pictures",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="Folder of pictures whose names begin with own codes: AB-1.jpg, AB-1-2.jpg.",
)
@click.option(
    "--predict", is_flag=True, help="Predict the category from the title if it is missing."
)
@map_option
@decimal_option
@dry_run_option
@timeout_option
@json_option
@takes_shop
def sheet_list(
    choice: ShopChoice,
    file: Path,
    pictures: Path | None,
    predict: bool,
    maps: tuple[str, ...],
    decimals: tuple[str, ...],
    dry_run: bool,
    timeout: float,
    as_json: bool,
) -> int:
    """Create listings from the new rows of FILE.

    A row is new if it belongs to no listing; each needs an own code that no other row has. Rows
    whose own code a listing already has are reported and not listed, so the same sheet creates
    nothing the second time, even if the first run was killed or got no answer. Each row is first
    checked by the rules and by the marketplace; rows that they would refuse are reported, and the
    others are listed.
    """
    from app.commands.sheet.results import Listed, print_listed
    from app.engine.outbox.send_report import Sent
    from app.engine.sheets.listing_rows import PutRows, RowLister, read_new_rows
    from app.engine.sheets.table import SheetError
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader
    from app.workspace.errors import StorageError

    claimed = claim("sheet list", choice)
    folder = claimed[0].workspace
    answers = answers_of(folder, maps, decimals)
    progress = Progress(quiet=as_json)
    try:
        with closing(CatalogReader(folder / CATALOG_FILE, mapped=False)) as reader:
            rows, unread = read_new_rows(file, reader, answers, folder=pictures, predict=predict)
    except SheetError as problem:
        fail("sheet list", f"{file}: {problem_text(problem)}", Exit.USAGE)
    except StorageError as error:
        refuse("sheet list", error)
    except OSError as error:
        fail("sheet list", f"{file}: {file_reason(error)}", Exit.FILES)
    keep_columns("sheet list", folder, answers)

    async def work(shop: OpenShop) -> tuple[PutRows, Sent]:
        lister = RowLister(
            shop.listing.new, shop.listing.reader, shop.session.pictures, shop.outbox
        )
        try:
            put = await lister.put(
                replace(rows, site_id=shop.account.site_id),
                dry_run=dry_run,
                on_progress=lambda done, total: progress.show(tr("Checking"), done, total),
            )
        finally:
            progress.clear()
        if dry_run or not put.waiting:
            return put, Sent(())
        return put, await shop.send(timeout, numbers=frozenset(put.waiting))

    def report(result: tuple[PutRows, Sent]) -> int:
        return print_listed(Listed(*result, unread, dry_run), as_json=as_json)

    return in_shop("sheet list", choice, work, report, quiet=as_json, claimed=claimed)
