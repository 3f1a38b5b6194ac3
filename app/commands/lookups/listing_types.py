"""``types``: the listing types of the seller's site, and the charge of a sale with each."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import counted, tr
from app.commands.lookups.lookup_run import price_option, run_lookup
from app.commands.lookups.words import or_unknown, yes_no
from app.commands.output import print_json, print_table
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.figures import UNKNOWN, money_text, percent_text
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.domain.models.listing_type import ListingType
    from app.engine.facade import OpenShop
    from app.rules.sellers import SellerStanding
    from app.rules.sites import SiteRules


@click.command("types", context_settings=CONTEXT, epilog=EPILOG)
@price_option
@json_option
@takes_shop
def types(choice: ShopChoice, price: Decimal | None, as_json: bool) -> int:
    """Show the site's listing types, with charges and durations.

    With --price, also shows the charge of a sale at that price and what is left of it, before
    shipping. An unknown charge is shown as –.
    """

    async def work(
        shop: OpenShop,
    ) -> tuple[SiteRules, SellerStanding, Sequence[ListingType]]:
        mine = shop.account
        found = await shop.lookups.listing_types()
        return mine.site, mine.standing, found

    def report(found: tuple[SiteRules, SellerStanding, Sequence[ListingType]]) -> int:
        site, standing, kinds = found
        records = [type_record(kind, site, standing, price) for kind in kinds]
        if as_json:
            print_json(
                {
                    "site_id": site.id,
                    "currency_id": site.currency_id or None,
                    "price": price,
                    "types": records,
                }
            )
        else:
            _print(records, site, price)
        return Exit.DONE

    return run_lookup("types", choice, work, report, as_json=as_json)


def type_record(
    kind: ListingType, site: SiteRules, standing: SellerStanding, price: Decimal | None
) -> dict[str, object]:
    """Return one listing type as a JSON record, with the figures at ``price`` if it is given."""
    from app.domain.vocabulary import ListingTypeId
    from app.rules.offer.charges import charge_of, sale_charge
    from app.rules.offer.durations import LIMITED
    from app.rules.offer.listing_types import ORDER, UNLIMITED, may_list_free

    charge = charge_of(site.id, kind.id)
    cost = None if price is None else sale_charge(site.id, kind.id, price)
    unlimited = kind.id in UNLIMITED
    is_free = kind.id == ListingTypeId.FREE
    return {
        "id": kind.id,
        "name": kind.name,
        "rate": None if charge is None else charge.rate,
        "installments": None if charge is None or not charge.interest_free else charge.installments,
        "unlimited": unlimited,
        "days": LIMITED.days if is_free else None,
        "open_for_new": may_list_free(standing, site, "new") if is_free else kind.id in ORDER,
        "charge": cost,
        "left": None if price is None or cost is None else price - cost,
    }


def _print(records: list[dict[str, object]], site: SiteRules, price: Decimal | None) -> None:
    def money(value: object) -> str:
        return money_text(value if isinstance(value, Decimal) else None, site.currency_id)

    if price is not None:
        say(tr("A sale at {price}, before shipping", price=money(price)))
    heads = [tr("id"), tr("name"), tr("charge"), tr("lasts"), tr("for new products")]
    heads += [tr("cost"), tr("left")] if price is not None else []
    rows = []
    for one in records:
        rate, days = one["rate"], one["days"]
        lasts = (
            tr("no end")
            if one["unlimited"]
            else counted("{n} day", "{n} days", days)
            if isinstance(days, int)
            else UNKNOWN
        )
        row = [
            one["id"],
            or_unknown(one["name"]),
            percent_text(rate if isinstance(rate, Decimal) else None),
            lasts,
            yes_no(bool(one["open_for_new"])),
        ]
        rows.append([*row, money(one["charge"]), money(one["left"])] if price is not None else row)
    print_table(heads, rows)
