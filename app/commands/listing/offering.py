"""``type`` and ``relist``: the listing type of a listing, and its relisting."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from app.commands.completion.values import listing_types
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.listing.changing import (
    change_listing,
    dry_run_option,
    item_argument,
    read_operations,
    run_change,
)
from app.commands.listing.results import amount_text
from app.commands.output import print_json, print_table
from app.commands.risks import accept_option
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.wording import finding_text
from app.terminal import say

if TYPE_CHECKING:
    from app.engine.changes.prepared import Intent, TypeOffer
    from app.engine.facade import OpenShop


@click.command("type", context_settings=CONTEXT, epilog=EPILOG)
@item_argument
@click.argument("wanted", metavar="[TYPE]", required=False, shell_complete=listing_types)
@dry_run_option
@timeout_option
@json_option
@takes_shop
def type_(
    choice: ShopChoice,
    item_id: str,
    wanted: str | None,
    dry_run: bool,
    timeout: float,
    as_json: bool,
) -> int:
    """Move a listing to another listing type, or show its choices.

    Without TYPE, shows the types that the listing can be moved to and what is left of a sale with
    each. Unknown values are shown as "–".
    """
    if wanted is None:
        return _show_types(choice, item_id, as_json=as_json)
    name = wanted

    async def meant(shop: OpenShop) -> Intent:
        from app.engine.changes.intents import NewType

        await shop.listing.reader.require_type(name)
        return NewType(item_id, name)

    return change_listing(
        "type",
        choice,
        meant,
        accepted=0,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
    )


def _show_types(choice: ShopChoice, item_id: str, *, as_json: bool) -> int:
    async def work(shop: OpenShop) -> tuple[str, tuple[TypeOffer, ...]]:
        return await shop.listing.offers(item_id)

    def report(result: tuple[str, tuple[TypeOffer, ...]]) -> int:
        currency_id, offers = result
        if as_json:
            _print_offers(item_id, currency_id, offers)
            return Exit.DONE
        print_table(
            (tr("type"), tr("name"), "", tr("left of a sale")),
            (
                (
                    offer.listing_type_id,
                    offer.name,
                    _standing(offer),
                    amount_text(offer.net, currency_id),
                )
                for offer in offers
            ),
        )
        for offer in offers:
            for finding in offer.findings:
                say(f"{offer.listing_type_id}: {finding_text(finding)}")
        return Exit.DONE

    return run_change("type", choice, work, report, quiet=as_json)


def _standing(offer: TypeOffer) -> str:
    if offer.is_own:
        return tr("now")
    if offer.findings:
        return tr("not open")
    return tr("upgrade") if offer.is_upgrade else tr("possible")


def _print_offers(item_id: str, currency_id: str, offers: tuple[TypeOffer, ...]) -> None:
    from app.editing.finding_records import records_of

    print_json(
        {
            "item_id": item_id,
            "currency_id": currency_id,
            "types": [
                {
                    "id": offer.listing_type_id,
                    "name": offer.name or None,
                    "current": offer.is_own,
                    "upgrade": offer.is_upgrade,
                    "net": offer.net,
                    "findings": records_of(offer.findings),
                }
                for offer in offers
            ],
        }
    )


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@item_argument
@click.option("--price", metavar="VALUE", help="New price, such as 199.90 or +7%.")
@click.option("--stock", metavar="VALUE", help="New stock, such as 5 or +3.")
@click.option(
    "--type", "type_id", metavar="TYPE", shell_complete=listing_types, help="New listing type."
)
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def relist(
    choice: ShopChoice,
    item_id: str,
    price: str | None,
    stock: str | None,
    type_id: str | None,
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """List a closed listing again as a new listing.

    The new listing has a new id. With variations, price and stock are set in each of them. The
    listing is never created twice: if no answer comes, the new listing is looked for first.
    """
    from app.engine.changes.intents import Relisting

    given = {"price": price, "stock": stock}
    for name, value in given.items():
        if value is not None:
            read_operations((f"{name}={value}",), f"--{name}")
    operations = read_operations([f"{name}={v}" for name, v in given.items() if v is not None])

    async def meant(shop: OpenShop) -> Intent:
        if type_id is not None:
            await shop.listing.reader.require_type(type_id)
        return Relisting(item_id, operations, type_id)

    return change_listing(
        "relist",
        choice,
        meant,
        accepted=accepted,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
    )
