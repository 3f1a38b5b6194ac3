"""``shipping``: how a listing or a parcel may be shipped, and what it costs."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.looking.asking import (
    identifier,
    look,
    price_option,
    require_category,
    unknown,
    unknown_listing,
)
from app.commands.looking.words import (
    UNKNOWN,
    code_text,
    money_text,
    or_unknown,
    percent_text,
    say_facts,
    yes_no,
)
from app.commands.output import print_json, print_table
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from app.domain.dimensions import Dimensions
    from app.domain.models.shipping import CoverageCost
    from app.engine.facade import OpenShop
    from app.engine.shipping.preview import ShippingAnswer

_REASONS = {
    "above_threshold": "the price is above the threshold",
    "new_item": "it is new",
    "official_store": "it is of an official store",
    "top_reputation": "the seller has the best reputation",
    "marketplace_says": "the marketplace says so",
}
_MEASURES = {
    "item": "those of the listing",
    "category": "the usual ones of its category",
    "free": "as given",
}


def _dimensions(
    _context: click.Context, _option: click.Parameter, value: str | None
) -> Dimensions | None:
    if value is None:
        return None
    from app.domain.dimensions import parse_dimensions

    read = parse_dimensions(value.replace(" ", ""))
    if read is None:
        raise click.BadParameter("height, width, length in cm and grams, such as 10x20x30,500")
    return read


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina shipping MX1000000001\n"
    "  vitrina shipping --dimensions 10x20x30,500 --category MX1234 --price 899\n\n" + EPILOG,
)
@click.argument("item_id", required=False, metavar="[ID]", callback=identifier)
@click.option(
    "--dimensions",
    metavar="HxWxL,G",
    callback=_dimensions,
    help="Another parcel: three sides in centimetres, and grams.",
)
@click.option(
    "--category",
    "category_id",
    metavar="ID",
    callback=identifier,
    help="Category of the parcel, which decides on its shipping modes.",
)
@price_option
@click.option("--type", "listing_type_id", metavar="TYPE", help="Listing type, such as gold_pro.")
@json_option
@takes_shop
def shipping(
    choice: ShopChoice,
    item_id: str | None,
    dimensions: Dimensions | None,
    category_id: str | None,
    price: Decimal | None,
    listing_type_id: str | None,
    as_json: bool,
) -> int:
    """Show the shipping modes and costs of the listing ID, or of a parcel.

    Also whether free shipping is mandatory and why, what is left of a sale with each listing type,
    and the price above which a sale earns less. What is not known is –.
    """
    if (item_id is None) == (dimensions is None):
        raise click.UsageError("either the ID of a listing or --dimensions")
    if item_id is not None and category_id is not None:
        raise click.UsageError("--category is for --dimensions: a listing has its own")

    async def work(shop: OpenShop) -> ShippingAnswer:
        return await _ask(shop, item_id, dimensions, category_id, price, listing_type_id)

    def tell(answer: ShippingAnswer) -> int:
        priced = price is not None or dimensions is None
        if as_json:
            print_json(_record(answer, priced=priced))
        else:
            _print(answer, priced=priced)
        return Exit.DONE

    return look("shipping", choice, work, tell, as_json=as_json)


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
            unknown("listing type", listing_type_id, kinds, hint="--type")
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
        raise click.BadParameter(f"{item_id} is a listing of another seller", param_hint="ID")
    return await preview.for_item(item_id, price=price, listing_type_id=listing_type_id)


def _record(answer: ShippingAnswer, *, priced: bool) -> dict[str, object]:
    from app.domain.dimensions import format_dimensions

    coverage, cliff = answer.coverage, answer.cliff
    parts = (
        {}
        if coverage is None
        else {
            "all_country": coverage.all_country,
            "all_country_except_exclusion_zone": coverage.all_country_except_exclusion_zone,
        }
    )
    size = answer.dimensions
    return {
        "item_id": answer.item_id,
        "title": answer.title,
        "site_id": answer.site.id,
        "category_id": answer.category_id or None,
        "listing_type_id": answer.listing_type_id,
        "price": answer.price if priced else None,
        "currency_id": answer.currency_id,
        "classified": answer.classified,
        "dimensions": None if size is None else format_dimensions(size),
        "measures_from": answer.measures_from,
        "billable_weight_g": answer.billable_weight_g,
        "modes": [
            {"mode": one.mode, "state": one.state, "local_pick_up": one.local_pick_up}
            for one in answer.modes
        ],
        "local_pick_up": answer.local_pick_up,
        "costs": {name: _cost(part) for name, part in parts.items() if part is not None},
        "shipping_cost": answer.shipping_cost,
        "offers_free": answer.offers_free,
        "mandatory": answer.mandatory if priced else None,
        "reasons": [{"code": one.code, "holds": one.holds} for one in answer.reasons if priced],
        "offers": [
            {
                "listing_type_id": offer.listing_type_id,
                "name": offer.name,
                "rate": offer.rate,
                "charge": offer.charge,
                "shipping": offer.shipping,
                "net": offer.net,
                "closed_because": offer.closed_because,
            }
            for offer in answer.offers
            if priced
        ],
        "less_above": None
        if cliff is None
        else {
            "threshold": cliff.threshold,
            "net_at": cliff.net_at,
            "net_above": cliff.net_above,
            "same_again_at": cliff.same_again_at,
        },
    }


def _cost(part: CoverageCost) -> dict[str, object]:
    return {"list_cost": part.list_cost, "currency_id": part.currency_id}


def _print(answer: ShippingAnswer, *, priced: bool) -> None:
    def money(amount: Decimal | None, currency_id: str | None = None) -> str:
        return money_text(amount, currency_id or answer.currency_id, answer.site)

    if answer.item_id is not None:
        say(f"{plain(answer.item_id)}  {plain(answer.title or UNKNOWN, 200)}")
    if answer.classified:
        say("  A classified: it is neither sold nor shipped through the marketplace.")
        return
    weight = answer.billable_weight_g
    say_facts(
        [
            ("measures", f"{_MEASURES[answer.measures_from]}: {answer.sent_as}"),
            ("weight that counts", None if weight is None else f"{weight.normalize():f} g"),
            ("price", money(answer.price) if priced else UNKNOWN),
            ("shipping costs you", money(answer.shipping_cost)),
            ("ships free now", yes_no(answer.offers_free) if answer.item_id else UNKNOWN),
            ("free shipping is mandatory", yes_no(answer.mandatory) if priced else UNKNOWN),
            ("fetched by the buyer", code_text(answer.local_pick_up)),
        ]
    )
    for reason in answer.reasons if priced else ():
        name = _REASONS.get(reason.code, code_text(reason.code))
        say(f"    {yes_no(reason.holds)}: {name}")
    if answer.modes and answer.category_id:
        print_table(
            ("mode", "state", "fetched by the buyer"),
            (
                (one.mode, code_text(one.state), code_text(one.local_pick_up))
                for one in answer.modes
            ),
        )
    elif not answer.category_id:
        say("  modes: – (a category decides on them: --category)")
    if priced and answer.offers:
        say("What is left of a sale")
        print_table(
            ("type", "name", "charge", "cost", "shipping", "left"),
            (
                (
                    offer.listing_type_id,
                    or_unknown(offer.name),
                    percent_text(offer.rate),
                    money(offer.charge),
                    money(offer.shipping),
                    money(offer.net) if offer.closed_because is None else "not open to you",
                )
                for offer in answer.offers
            ),
        )
    if answer.cliff is not None:
        cliff, kind = answer.cliff, plain(answer.listing_type_id, 40)
        say(
            f"  With {kind}: at {money(cliff.threshold)} {money(cliff.net_at)} is left, just above "
            f"it {money(cliff.net_above)}, and as much again from {money(cliff.same_again_at)} on."
        )
