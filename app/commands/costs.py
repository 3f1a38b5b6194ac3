"""``costs``: what you pay for what you sell, by own code, and the charges that you pay."""

from __future__ import annotations

import csv
import sys
from contextlib import closing, contextmanager
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import counted, tr
from app.commands.output import claim, fail, print_json, print_table, refuse
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.problems import problem_text
from app.terminal import safe, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.engine.cost_keeping import CostKeeping
    from app.rules.offer.own_figures import CodeFigures, OwnCharge
    from app.shops import ShopLocation

_HUNDRED = Decimal(100)
_COUNTRY = click.option(
    "--for",
    "country",
    type=click.Choice(["plain", "en", "es", "pt_BR"]),
    default="plain",
    show_default=True,
    help="Spreadsheet the table is for, or comes from: separator and marks of numbers.",
)


@click.group(context_settings=CONTEXT, epilog=EPILOG)
def costs() -> None:
    """Your own figures by own code: unit cost, packaging, tax, floor price; and own charges.

    What is left of a sale is told by them wherever it is shown. What you do not give stays unknown:
    without a unit cost there is no margin. Nothing of it is sent to the marketplace.
    """


@costs.command("list", context_settings=CONTEXT, epilog=EPILOG)
@json_option
@takes_shop
def list_costs(choice: ShopChoice, as_json: bool) -> int:
    """List your own figures and charges."""
    with _keeping("costs list", choice) as (keeping, _):
        figures, charges = keeping.all(), keeping.charges()
    if as_json:
        print_json(
            {
                "codes": [_record(one) for one in figures],
                "charges": [_charge_record(one) for one in charges],
            }
        )
        return Exit.DONE
    if not figures and not charges:
        say(tr("You have given no figures of your own yet."))
    if figures:
        heads = (tr("own code"), tr("unit cost"), tr("packaging"), tr("tax %"), tr("floor"))
        print_table((*heads, tr("currency")), map(_cells, figures))
    if charges:
        places = (tr("site"), tr("category"), tr("listing type"), tr("from price"))
        print_table((*places, tr("rate %"), tr("fixed")), map(_charge_cells, charges))
    return Exit.DONE


@costs.command("set", context_settings=CONTEXT, epilog=EPILOG)
@click.argument("code")
@click.option("--cost", metavar="AMOUNT", help="What one unit costs you.")
@click.option("--packaging", metavar="AMOUNT", help="What packing one sale costs.")
@click.option("--tax", metavar="PERCENT", help="Tax you pay of the price, in percent.")
@click.option("--floor", metavar="AMOUNT", help="Least price that you sell it at.")
@click.option("--currency", metavar="ID", help="Currency of the amounts; that of the site else.")
@json_option
@takes_shop
def set_costs(
    choice: ShopChoice,
    code: str,
    cost: str | None,
    packaging: str | None,
    tax: str | None,
    floor: str | None,
    currency: str | None,
    as_json: bool,
) -> int:
    """Set figures of the own code CODE; those that you do not name stay as they are.

    An empty value, as in --floor "", takes a figure back: it is unknown then.
    """
    from app.engine.costs import figures_table as table

    given = {"unit_cost": cost, "packaging": packaging, "tax": tax, "floor": floor}
    try:
        said: dict[str, Decimal | str | None] = {
            name: table.read_figure(name, text) if text.strip() else None
            for name, text in given.items()
            if text is not None
        }
        if currency is not None:
            said["currency_id"] = table.require_currency(currency) if currency.strip() else ""
        patch = table.FiguresPatch(table.require_code(code.strip()), said)
    except table.CostsError as problem:
        fail("costs set", problem_text(problem), Exit.USAGE)
    if not said:
        fail("costs set", tr("name at least one figure, such as --cost 120"), Exit.USAGE)
    with _keeping("costs set", choice) as (keeping, _):
        kept = keeping.patch([patch])
        now = keeping.of(patch.code)
    if as_json:
        record = None if now is None else _record(now)
        print_json({"code": patch.code, "changed": bool(kept.changed), "figures": record})
    elif kept.changed:
        say(tr("The figures of {code} are set.", code=patch.code))
    else:
        say(tr("The figures of {code} are so already.", code=patch.code))
    return Exit.DONE


@costs.command("charge", context_settings=CONTEXT, epilog=EPILOG)
@click.option("--rate", metavar="PERCENT", help="Share of the price, in percent.")
@click.option("--fixed", metavar="AMOUNT", default="0", help="Amount for each sale beside it.")
@click.option("--from-price", metavar="AMOUNT", default="0", help="From which price on it holds.")
@click.option("--category", metavar="ID", default="", help="Of this category and those below it.")
@click.option("--type", "kind", metavar="ID", default="", help="Of this listing type.")
@click.option("--remove", is_flag=True, help="Take the charges of this place back, all steps.")
@json_option
@takes_shop
def charge(
    choice: ShopChoice,
    rate: str | None,
    fixed: str,
    from_price: str,
    category: str,
    kind: str,
    remove: bool,
    as_json: bool,
) -> int:
    """Set a charge that you pay in the place of the one in the site's table.

    Without --category and --type it is that of all your sales. Several with another --from-price
    are steps: each holds up to the next one.
    """
    from app.engine.costs import figures_table as table
    from app.rules.offer.listing_types import ORDER
    from app.rules.offer.own_figures import OwnCharge

    if kind and kind not in ORDER:
        raise click.BadParameter(tr("no listing type such as gold_special"), param_hint="--type")
    if remove == (rate is not None):
        fail("costs charge", tr("either --rate or --remove"), Exit.USAGE)
    try:
        share = Decimal(0) if rate is None else table.read_figure("tax", rate)
        amount = table.read_figure("fixed", fixed)
        start = table.read_figure("from price", from_price)
    except table.CostsError as problem:
        fail("costs charge", problem_text(problem), Exit.USAGE)
    with _keeping("costs charge", choice) as (keeping, site_id):
        made = OwnCharge(site_id, category, kind, start, share, amount)
        if remove:
            gone = sum(one.place == made.place for one in keeping.charges())
            keeping.put_charges((), instead_of=[made.place])
        else:
            keeping.put_charges([made])
    if as_json:
        print_json({"removed": gone} if remove else {"charge": _charge_record(made)})
    elif remove:
        say(counted("{n} charge removed", "{n} charges removed", gone))
    else:
        say(tr("The charge is set."))
    return Exit.DONE


@costs.command("remove", context_settings=CONTEXT, epilog=EPILOG)
@click.argument("codes", nargs=-1, required=True, metavar="CODE...")
@json_option
@takes_shop
def remove_costs(choice: ShopChoice, codes: tuple[str, ...], as_json: bool) -> int:
    """Take back all figures of these own codes."""
    with _keeping("costs remove", choice) as (keeping, _):
        unknown = [code for code in codes if keeping.of(code.strip()) is None]
        removed = keeping.remove([code.strip() for code in codes])
    if as_json:
        print_json({"removed": removed, "unknown": unknown})
    else:
        say(counted("figures of {n} code removed", "figures of {n} codes removed", removed))
        for code in unknown:
            say(tr("nothing was said of {code}", code=code), trouble=True)
    return Exit.NOT_ALL if unknown else Exit.DONE


@costs.command(
    "import",
    context_settings=CONTEXT,
    epilog="\b\nExample:\n  vitrina costs import costs.csv --for es\n\n" + EPILOG,
)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False, exists=True))
@_COUNTRY
@json_option
@takes_shop
def import_costs(choice: ShopChoice, file: Path, country: str, as_json: bool) -> int:
    """Read figures from the table FILE (csv), whose first line names the columns.

    Known are own code (it has to be there), unit cost, packaging, tax (in percent), floor and
    currency, in English, Spanish or Portuguese. A blank cell changes nothing. All rows are taken,
    or none where one cannot be read: a number that can mean two is named with its row and column.
    """
    from app.editing.number_locale import NumberLocale
    from app.engine.catalog.export import DIALECTS
    from app.engine.costs.figures_table import CostsError, read_figures

    mark = DIALECTS[country].decimal
    group = "" if country == "plain" else "." if mark == "," else ","
    with _keeping("costs import", choice) as (keeping, _):
        try:
            found = read_figures(file.read_bytes(), NumberLocale(mark, group))
        except CostsError as problem:
            fail("costs import", f"{file}: {problem_text(problem)}", Exit.USAGE)
        except OSError as error:
            fail("costs import", f"{file}: {error.strerror or error}", Exit.FILES)
        kept = keeping.patch(found.rows)
    if as_json:
        print_json(
            {"changed": kept.changed, "same": kept.same, "passed_over": list(found.passed_over)}
        )
        return Exit.DONE
    say(counted("figures of {n} code changed", "figures of {n} codes changed", kept.changed))
    if kept.same:
        say(counted("{n} code was so already", "{n} codes were so already", kept.same))
    for name in found.passed_over:
        say(tr("the column {name!r} was passed over", name=name), trouble=True)
    return Exit.DONE


@costs.command("export", context_settings=CONTEXT, epilog=EPILOG)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE")
@_COUNTRY
@json_option
@takes_shop
def export_costs(choice: ShopChoice, out: Path | None, country: str, as_json: bool) -> int:
    """Write the figures of all codes as a table (csv) that 'vitrina costs import' reads."""
    from app.engine.catalog.export import DIALECTS, whole_file
    from app.engine.costs.figures_table import figures_rows

    dialect = DIALECTS[country]
    with _keeping("costs export", choice) as (keeping, _):
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
        fail("costs export", f"{out}: {error.strerror or error}", Exit.FILES)
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


@contextmanager
def _keeping(name: str, choice: ShopChoice) -> Iterator[tuple[CostKeeping, str]]:
    """Yield what keeps the figures of a shop, and its site; say what stands in the way."""
    from app.engine.cost_keeping import CostKeeping
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace

    shop: ShopLocation
    shop, _ = claim(name, choice)
    try:
        folder = Workspace(shop.workspace)
        with closing(folder.catalog()) as catalog:
            site_id = catalog.fact("site_id") or ""
        yield CostKeeping(folder), site_id
    except (StorageError, OSError) as error:
        refuse(name, error)


def _record(figures: CodeFigures) -> dict[str, object]:
    return {
        "code": figures.code,
        "unit_cost": figures.unit_cost,
        "packaging": figures.packaging,
        "tax_percent": None if figures.tax is None else figures.tax * _HUNDRED,
        "floor": figures.floor,
        "currency_id": figures.currency_id or None,
    }


def _cells(figures: CodeFigures) -> tuple[str, ...]:
    return tuple("" if cell is None else str(cell) for cell in _record(figures).values())


def _charge_record(one: OwnCharge) -> dict[str, object]:
    return {
        "site_id": one.site_id,
        "category_id": one.category_id or None,
        "listing_type_id": one.listing_type_id or None,
        "from_price": one.from_price,
        "rate_percent": one.rate * _HUNDRED,
        "fixed": one.fixed,
    }


def _charge_cells(one: OwnCharge) -> tuple[str, ...]:
    return tuple("" if cell is None else str(cell) for cell in _charge_record(one).values())
