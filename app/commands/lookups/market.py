"""``market``: a search of the site, and the rank of the seller's prices among the others."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

import click

from app.commands.choices import Choice
from app.commands.completion.values import categories
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.lookups.lookup_run import identifier, price_option, require_category, run_lookup
from app.commands.lookups.words import or_unknown
from app.commands.output import print_json, print_table
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.figures import UNKNOWN, money_text
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.domain.models.item import Item
    from app.engine.facade import OpenShop
    from app.engine.lookups import Offers
    from app.rules.sites import SiteRules


class _Found(NamedTuple):
    offers: Offers
    names: Mapping[str, str]
    seller_id: str
    site: SiteRules


class PriceRank(NamedTuple):
    """The rank of prices among those of other sellers in the site's own currency.

    ``lowest`` and ``median`` are ``None`` as long as unread results may lie below or between the
    results that were read.
    """

    others: tuple[Decimal, ...]
    complete: bool
    cheapest_first: bool

    @property
    def lowest(self) -> Decimal | None:
        """The lowest price of other sellers, or ``None``."""
        known = self.complete or self.cheapest_first
        return min(self.others) if known and self.others else None

    @property
    def median(self) -> Decimal | None:
        """The median price of other sellers, or ``None``."""
        if not self.complete or not self.others:
            return None
        in_order, half = sorted(self.others), len(self.others) // 2
        return (in_order[half] + in_order[~half]) / 2

    def rank_of(self, price: Decimal | None) -> int | None:
        """Return the rank of a price, counted from the cheapest; 1 if no other is cheaper.

        Return ``None`` if cheaper results may not have been read.
        """
        if price is None:
            return None
        read = self.complete or (
            self.cheapest_first and bool(self.others) and price <= max(self.others)
        )
        return 1 + sum(other < price for other in self.others) if read else None


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina market 'silla plegable'\n"
    "  vitrina market silla --category MX1234 --condition new --price 899\n\n" + EPILOG,
)
@click.argument("query", metavar="QUERY")
@click.option(
    "--category",
    metavar="ID",
    callback=identifier,
    shell_complete=categories,
    help="Only in this category and its subcategories.",
)
@click.option(
    "--condition",
    type=Choice(["new", "used", "not_specified"]),
    help="Only items in this condition.",
)
@price_option
@click.option(
    "--limit",
    type=click.IntRange(0, 1000),
    default=10,
    show_default=True,
    help="Number of other sellers' listings to show, cheapest first.",
)
@json_option
@takes_shop
def market(
    choice: ShopChoice,
    query: str,
    category: str | None,
    condition: str | None,
    price: Decimal | None,
    limit: int,
    as_json: bool,
) -> int:
    """Search the site, and compare your prices with the others'.

    The lowest and the median price are those of other sellers. Rank 1 is the cheapest; --price also
    shows the rank that a price would have. Only prices in the site's currency are compared. The
    marketplace shows at most 1,000 results of a search; figures that would need more are shown as
    –.
    """
    if not query.strip():
        raise click.BadParameter(tr("words to search for"), param_hint="QUERY")

    async def work(shop: OpenShop) -> _Found:
        mine = shop.account
        if category is not None:
            await require_category(shop, category, hint="--category")
        filters = {"category_id": category, "condition": condition}
        offers = await shop.lookups.offers(
            query, **{name: value for name, value in filters.items() if value is not None}
        )
        shown = _cheapest(_others(offers.items, mine.user_id), mine.site)[:limit]
        ids = dict.fromkeys(str(item.seller_id) for item in shown if item.seller_id is not None)
        names = await shop.lookups.nicknames(ids) if ids else {}
        return _Found(offers, names, mine.user_id, mine.site)

    def report(found: _Found) -> int:
        record = _record(query, found, price, limit)
        if as_json:
            print_json(record)
        else:
            _print(record, found, price)
        return Exit.DONE

    return run_lookup("market", choice, work, report, as_json=as_json)


def price_rank(offers: Offers, seller_id: str, site: SiteRules) -> PriceRank:
    """Return the prices of other sellers among the results of a search."""
    prices = [
        item.price
        for item in _others(offers.items, seller_id)
        if item.price is not None and item.currency_id == site.currency_id
    ]
    return PriceRank(tuple(prices), offers.complete, offers.cheapest_first)


def _others(items: Sequence[Item], seller_id: str) -> list[Item]:
    return [item for item in items if str(item.seller_id) != seller_id]


def _cheapest(items: Sequence[Item], site: SiteRules) -> list[Item]:
    comparable = (item for item in items if item.currency_id == site.currency_id)
    return sorted(
        (item for item in comparable if item.price is not None),
        key=lambda item: (item.price or Decimal(0), item.id or ""),
    )


def _record(query: str, found: _Found, price: Decimal | None, limit: int) -> dict[str, object]:
    offers, seller_id, site = found.offers, found.seller_id, found.site
    standing = price_rank(offers, seller_id, site)
    mine = [item for item in offers.items if str(item.seller_id) == seller_id]
    others = _others(offers.items, seller_id)

    def fields(item: Item) -> dict[str, object]:
        return {
            "id": item.id,
            "title": item.title,
            "price": item.price,
            "currency_id": item.currency_id,
            "available_quantity": item.available_quantity,
            "sold_quantity": item.sold_quantity,
        }

    def rank(item: Item) -> int | None:
        return standing.rank_of(item.price) if item.currency_id == site.currency_id else None

    return {
        "query": query,
        "site_id": site.id,
        "currency_id": site.currency_id or None,
        "total": offers.total,
        "read": len(offers.items),
        "complete": offers.complete,
        "others": len(others) if offers.complete else None,
        "not_compared": len(others) - len(standing.others),
        "lowest": standing.lowest,
        "median": standing.median,
        "asked": None if price is None else {"price": price, "rank": standing.rank_of(price)},
        "mine": [{**fields(item), "rank": rank(item)} for item in mine],
        "cheapest_others": [
            {
                **fields(item),
                "seller_id": None if item.seller_id is None else str(item.seller_id),
                "seller": found.names.get(str(item.seller_id)),
            }
            for item in _cheapest(others, site)[:limit]
        ]
        if offers.complete or offers.cheapest_first
        else [],
    }


def _print(record: dict[str, object], found: _Found, price: Decimal | None) -> None:
    from app.domain.shapes import object_of, objects_of
    from app.rules.numbers import as_number

    site = found.site

    def money(value: object, currency_id: object = None) -> str:
        return money_text(as_number(value), str(currency_id or site.currency_id))

    total = or_unknown(record["total"])
    others = or_unknown(record["others"])
    say(
        tr(
            "Listings on {id}: {total}, of other sellers: {others}",
            id=plain(site.id),
            total=total,
            others=others,
        )
    )
    if not record["complete"]:
        say("  " + tr("only {read} of them could be read", read=record["read"]))
    if record["not_compared"]:
        say(
            "  "
            + tr(
                "without a price in {currency_id}, and not compared: {not_compared}",
                currency_id=site.currency_id,
                not_compared=record["not_compared"],
            )
        )
    say("  " + tr("lowest price of others") + f"  {money(record['lowest'])}")
    say("  " + tr("median price of others") + f"  {money(record['median'])}")
    if price is not None:
        rank = or_unknown(object_of(record["asked"])["rank"])
        say("  " + tr("rank of {price}: {rank}", price=money(price), rank=rank))
    mine = objects_of(record["mine"])
    if mine:
        say(tr("Mine"))
        print_table(
            (tr("rank"), tr("id"), tr("price"), tr("sold"), tr("title")),
            (
                (
                    or_unknown(one["rank"]),
                    one["id"],
                    money(one["price"], one["currency_id"]),
                    or_unknown(one["sold_quantity"]),
                    or_unknown(one["title"]),
                )
                for one in mine
            ),
        )
    else:
        say(
            tr("None of your listings is among them.")
            if record["complete"]
            else f"{tr('Mine')}  {UNKNOWN}"
        )
    cheapest = objects_of(record["cheapest_others"])
    if cheapest:
        say(tr("Cheapest listings of others"))
        print_table(
            (tr("id"), tr("price"), tr("sold"), tr("seller"), tr("title")),
            (
                (
                    one["id"],
                    money(one["price"], one["currency_id"]),
                    or_unknown(one["sold_quantity"]),
                    or_unknown(one["seller"] or one["seller_id"]),
                    or_unknown(one["title"]),
                )
                for one in cheapest
            ),
        )
