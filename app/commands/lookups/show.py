"""``show``: one listing, live from the marketplace or as last synced."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

import click

from app.commands.completion.values import listings
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.lookups.listing_text import print_listing, print_variation, variation_record
from app.commands.lookups.lookup_run import identifier, run_lookup, unknown, unknown_listing
from app.commands.output import claim, fail, print_json, print_unfinished, refuse
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop

if TYPE_CHECKING:
    from app.engine.facade import OpenShop


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina show MX1000000001\n"
    "  vitrina show MX1000000001 --stored --json\n\n" + EPILOG,
)
@click.argument("item_id", metavar="ID", callback=identifier, shell_complete=listings)
@click.option(
    "--stored",
    is_flag=True,
    help="Show it as of the last sync, with the time of that sync; needs no network.",
)
@click.option(
    "--variation",
    "variation_id",
    metavar="ID",
    callback=identifier,
    help="Show only this variation, as it is now.",
)
@json_option
@takes_shop
def show(
    choice: ShopChoice, item_id: str, stored: bool, variation_id: str | None, as_json: bool
) -> int:
    """Show a listing as it is now.

    Shows price, stock, status with its reasons, variations, pictures, attributes by name, the
    marketplace's warnings, and what is left of a sale. Unknown values are shown as –. The listing
    may be another seller's: this is shown, and what is left of its sales is then unknown.
    """
    if stored and variation_id is not None:
        raise click.UsageError(
            tr("--variation reads from the marketplace and cannot be used with --stored")
        )
    if stored:
        return _show_stored(choice, item_id, as_json=as_json)
    if variation_id is not None:
        return _show_variation(choice, item_id, variation_id, as_json=as_json)

    async def work(shop: OpenShop) -> dict[str, object]:
        from app.commands.lookups.listing_record import live_record
        from app.engine.notices import NoticeError

        try:
            return await live_record(shop, item_id)
        except NoticeError as error:
            if error.notice.code == "not_found":
                unknown_listing(shop.session.catalog.path.parent, item_id)
            raise

    def report(record: dict[str, object]) -> int:
        if as_json:
            print_json(record)
        else:
            print_listing(record)
        return Exit.DONE

    return run_lookup("show", choice, work, report, as_json=as_json)


def _show_variation(choice: ShopChoice, item_id: str, variation_id: str, *, as_json: bool) -> int:
    async def work(shop: OpenShop) -> tuple[dict[str, object], str]:
        from app.domain.shapes import text_of
        from app.engine.notices import NoticeError

        listing = shop.session.catalog.facts(item_id)
        found = await shop.lookups.variation(item_id, variation_id)
        if found is None:
            try:
                known = await shop.lookups.variations(item_id)
            except NoticeError as error:
                if error.notice.code == "not_found":
                    unknown_listing(shop.session.catalog.path.parent, item_id)
                raise
            ids = [str(one.id) for one in known]
            unknown(
                tr("variation of {item_id}", item_id=item_id), variation_id, ids, hint="--variation"
            )
        currency_id = "" if listing is None else text_of(listing.get("currency_id"))
        return variation_record(found.to_wire()), currency_id

    def report(result: tuple[dict[str, object], str]) -> int:
        record, currency_id = result
        if as_json:
            print_json({"item_id": item_id, "variation": record})
        else:
            print_variation(item_id, record, currency_id)
        return Exit.DONE

    return run_lookup("show", choice, work, report, as_json=as_json)


def _show_stored(choice: ShopChoice, item_id: str, *, as_json: bool) -> int:
    from app.commands.lookups.listing_record import stored_record
    from app.engine.catalog.catalog import ItemCatalog
    from app.workspace.catalog.catalog_reader import CATALOG_FILE

    shop, _ = claim("show", choice)
    with closing(ItemCatalog(shop.workspace / CATALOG_FILE)) as catalog:
        record = stored_record(catalog, item_id)
        if catalog.refusal is not None:
            refuse("show", catalog.refusal)
        if record is None and not catalog.tab_counts()["all"]:
            fail("show", tr("There is no catalogue yet. Run 'vitrina sync' first."), Exit.FILES)
        if catalog.synced_at() is None:
            print_unfinished("show")
    if record is None:
        unknown_listing(shop.workspace, item_id)
    if as_json:
        print_json(record)
    else:
        print_listing(record)
    return Exit.DONE
