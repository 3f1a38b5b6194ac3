"""``costs``: the seller's own costs by own code, and the seller's own charges."""

from __future__ import annotations

from decimal import Decimal

import click

from app.commands.costs.records import (
    category_of,
    charge_cells,
    charge_record,
    figures_cells,
    figures_record,
    keeping_of,
)
from app.commands.costs.tables import export_costs, import_costs
from app.commands.exits import EPILOG, Exit
from app.commands.language import counted, tr
from app.commands.lookups.lookup_run import unknown
from app.commands.output import fail, print_json, print_table
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.problems import problem_text
from app.terminal import say


@click.group(context_settings=CONTEXT, epilog=EPILOG)
def costs() -> None:
    """Manage your own costs, floor prices and charges.

    Each own code can have a unit cost, packaging, tax and a floor price. These figures and charges
    are part of what is left of a sale, wherever it is shown. Figures that you do not give stay
    unknown: without a unit cost there is no margin. None of this is sent to the marketplace.
    """


@click.command("list", context_settings=CONTEXT, epilog=EPILOG)
@json_option
@takes_shop
def list_costs(choice: ShopChoice, as_json: bool) -> int:
    """List your own figures and charges."""
    with keeping_of("costs list", choice) as (keeping, _):
        figures, charges = keeping.all(), keeping.charges()
    if as_json:
        print_json(
            {
                "codes": [figures_record(one) for one in figures],
                "charges": [charge_record(one) for one in charges],
            }
        )
        return Exit.DONE
    if not figures and not charges:
        say(tr("There are no figures of your own yet."))
    if figures:
        heads = (tr("own code"), tr("unit cost"), tr("packaging"), tr("tax %"), tr("floor"))
        print_table((*heads, tr("currency")), map(figures_cells, figures))
    if charges:
        places = (tr("site"), tr("category"), tr("listing type"), tr("from price"))
        print_table((*places, tr("rate %"), tr("fixed")), map(charge_cells, charges))
    return Exit.DONE


@click.command("set", context_settings=CONTEXT, epilog=EPILOG)
@click.argument("code")
@click.option("--cost", metavar="AMOUNT", help="Cost of one unit.")
@click.option("--packaging", metavar="AMOUNT", help="Cost of packing one sale.")
@click.option("--tax", metavar="PERCENT", help="Tax that you pay, in percent of the price.")
@click.option("--floor", metavar="AMOUNT", help="Lowest price at which you sell.")
@click.option("--currency", metavar="ID", help="Currency of the amounts; by default the site's.")
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
    """Set figures of an own code; figures not given are kept.

    An empty value, as in --floor "", removes a figure, which is then unknown.
    """
    from app.engine.costs import figures_table as table

    given = {"unit_cost": cost, "packaging": packaging, "tax": tax, "floor": floor}
    try:
        stated = {
            name: table.read_figure(name, text) if text.strip() else None
            for name, text in given.items()
            if text is not None
        }
        money = table.require_currency(currency) if currency and currency.strip() else currency
        patch = table.FiguresPatch(table.require_code(code.strip()), stated, money)
    except table.CostsError as problem:
        fail("costs set", problem_text(problem), Exit.USAGE)
    if not stated and currency is None:
        fail("costs set", tr("name at least one figure, such as --cost 120"), Exit.USAGE)
    with keeping_of("costs set", choice) as (keeping, _):
        kept = keeping.patch([patch])
        now = keeping.of(patch.code)
    if as_json:
        record = None if now is None else figures_record(now)
        print_json({"code": patch.code, "changed": bool(kept.changed), "figures": record})
    elif kept.changed:
        say(tr("The figures of {code} are set.", code=patch.code))
    else:
        say(tr("{code} already has these figures.", code=patch.code))
    return Exit.DONE


@click.command("charge", context_settings=CONTEXT, epilog=EPILOG)
@click.option("--rate", metavar="PERCENT", help="Percentage of the price.")
@click.option("--fixed", metavar="AMOUNT", default="0", help="Additional amount per sale.")
@click.option(
    "--from-price", metavar="AMOUNT", default="0", help="Price from which the charge applies."
)
@click.option(
    "--category",
    metavar="ID|NAME",
    default="",
    help="Only for this category and its subcategories.",
)
@click.option("--type", "kind", metavar="ID", default="", help="Only for this listing type.")
@click.option(
    "--remove",
    is_flag=True,
    help="Remove the charge for this category and type, with all its steps.",
)
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
    """Set your own charge, which replaces the one in the site's table.

    Without --category and --type, the charge applies to all your sales. Charges with different
    --from-price are steps: each applies up to the next one.
    """
    from app.engine.costs import figures_table as table
    from app.rules.offer.listing_types import ORDER
    from app.rules.offer.own_figures import OwnCharge

    if kind and kind not in ORDER:
        unknown(tr("listing type"), kind, ORDER, hint="--type")
    if remove == (rate is not None):
        fail("costs charge", tr("either --rate or --remove"), Exit.USAGE)
    try:
        share = Decimal(0) if rate is None else table.read_figure("tax", rate)
        amount = table.read_figure("fixed", fixed)
        start = table.read_figure("from_price", from_price)
    except table.CostsError as problem:
        fail("costs charge", problem_text(problem), Exit.USAGE)
    with keeping_of("costs charge", choice) as (keeping, site_id):
        if not remove:
            # Any stored charge can be removed, whatever category it names.
            category = category_of(keeping, category)
        made = OwnCharge(site_id, category, kind, start, share, amount)
        if remove:
            gone = sum(one.place == made.place for one in keeping.charges())
            keeping.put_charges((), instead_of=[made.place])
        else:
            keeping.put_charges([made])
    if as_json:
        print_json({"removed": gone} if remove else {"charge": charge_record(made)})
    elif remove:
        say(counted("{n} charge removed", "{n} charges removed", gone))
    else:
        say(tr("The charge is set."))
    return Exit.DONE


@click.command("remove", context_settings=CONTEXT, epilog=EPILOG)
@click.argument("codes", nargs=-1, required=True, metavar="CODE...")
@json_option
@takes_shop
def remove_costs(choice: ShopChoice, codes: tuple[str, ...], as_json: bool) -> int:
    """Remove all figures of these own codes."""
    with keeping_of("costs remove", choice) as (keeping, _):
        unknown = [code for code in codes if keeping.of(code.strip()) is None]
        removed = keeping.remove([code.strip() for code in codes])
    if as_json:
        print_json({"removed": removed, "unknown": unknown})
    else:
        say(counted("figures of {n} code removed", "figures of {n} codes removed", removed))
        for code in unknown:
            say(tr("there are no figures of {code}", code=code), to_stderr=True)
    return Exit.NOT_ALL if unknown else Exit.DONE


for command in (list_costs, set_costs, charge, remove_costs, import_costs, export_costs):
    costs.add_command(command)
