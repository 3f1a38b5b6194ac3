"""``shipping``: the shipping modes of a listing or a parcel, and their costs."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import click

from app.commands.completion.values import categories, listing_types, listings
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.lookups.lookup_run import (
    identifier,
    of_another_seller,
    price_option,
    require_category,
    run_lookup,
    unknown,
    unknown_listing,
)
from app.commands.lookups.shipping_text import print_raw, print_shipping, shipping_record
from app.commands.output import print_json
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop

if TYPE_CHECKING:
    from app.domain.dimensions import Dimensions
    from app.domain.shapes import JsonObject
    from app.engine.facade import OpenShop
    from app.engine.shipping.cost_preview import ShippingAnswer


def _dimensions(
    _context: click.Context, _option: click.Parameter, value: str | None
) -> Dimensions | None:
    if value is None:
        return None
    from app.domain.dimensions import parse_dimensions

    read = parse_dimensions(value.replace(" ", ""))
    if read is None:
        raise click.BadParameter(tr("height, width, length in cm and grams, such as 10x20x30,500"))
    return read


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina shipping MX1000000001\n"
    "  vitrina shipping --dimensions 10x20x30,500 --category MX1234 --price 899\n\n" + EPILOG,
)
@click.argument(
    "item_id", required=False, metavar="[ID]", callback=identifier, shell_complete=listings
)
@click.option(
    "--dimensions",
    metavar="HxWxL,G",
    callback=_dimensions,
    help="Another parcel: three sides in centimetres, and the weight in grams.",
)
@click.option(
    "--category",
    "category_id",
    shell_complete=categories,
    metavar="ID",
    callback=identifier,
    help="Category of the parcel, which determines its shipping modes.",
)
@price_option
@click.option(
    "--raw",
    is_flag=True,
    help="Also show the listing's shipping information exactly as the marketplace returns it.",
)
@click.option(
    "--type",
    "listing_type_id",
    metavar="TYPE",
    shell_complete=listing_types,
    help="Listing type, such as gold_pro.",
)
@json_option
@takes_shop
def shipping(
    choice: ShopChoice,
    item_id: str | None,
    dimensions: Dimensions | None,
    category_id: str | None,
    price: Decimal | None,
    listing_type_id: str | None,
    raw: bool,
    as_json: bool,
) -> int:
    """Show shipping modes and costs of a listing or a parcel.

    For a listing, also shows whether free shipping is mandatory and why, what is left of a sale
    with each listing type, and the price above which a sale earns less. Unknown values are shown as
    –.
    """
    if (item_id is None) == (dimensions is None):
        raise click.UsageError(tr("give either the ID of a listing or --dimensions"))
    if item_id is not None and category_id is not None:
        raise click.UsageError(
            tr("--category goes with --dimensions: a listing has its own category")
        )
    if raw and item_id is None:
        raise click.UsageError(tr("--raw needs the ID of a listing"))

    async def work(shop: OpenShop) -> tuple[ShippingAnswer, JsonObject | None]:
        answer = await _ask(shop, item_id, dimensions, category_id, price, listing_type_id)
        if not raw or item_id is None:
            return answer, None
        return answer, await shop.lookups.raw_shipping(item_id)

    def report(result: tuple[ShippingAnswer, JsonObject | None]) -> int:
        answer, raw_answer = result
        priced = price is not None or dimensions is None
        if as_json:
            print_json({**shipping_record(answer, priced=priced), "raw": raw_answer})
            return Exit.DONE
        print_shipping(answer, priced=priced)
        if raw_answer is not None:
            print_raw(raw_answer)
        return Exit.DONE

    return run_lookup("shipping", choice, work, report, as_json=as_json)


async def _ask(
    shop: OpenShop,
    item_id: str | None,
    dimensions: Dimensions | None,
    category_id: str | None,
    price: Decimal | None,
    listing_type_id: str | None,
) -> ShippingAnswer:
    from app.engine.notices import NoticeError

    session = shop.session
    if listing_type_id is not None:
        kinds = [kind.id for kind in await shop.lookups.listing_types()]
        if listing_type_id not in kinds:
            unknown(tr("listing type"), listing_type_id, kinds, hint="--type")
    preview = session.shipping
    if item_id is None:
        assert dimensions is not None, "one of the two was given"
        if category_id is not None:
            await require_category(shop, category_id, hint="--category")
        return await preview.for_measures(
            dimensions,
            category_id=category_id or "",
            price=price,
            listing_type_id=listing_type_id,
        )
    try:
        item = await shop.lookups.listing(item_id)
    except NoticeError as error:
        if error.notice.code == "not_found":
            unknown_listing(session.catalog.path.parent, item_id)
        raise
    if str(item.get("seller_id")) != session.account.user_id:
        raise of_another_seller(item_id)
    return await preview.for_item(item_id, price=price, listing_type_id=listing_type_id)
