"""``title``: builds the title of a listing from its attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG
from app.commands.listing.changing import change_listing, dry_run_option, item_argument
from app.commands.risks import accept_option
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop

if TYPE_CHECKING:
    from app.engine.changes.prepared import Intent
    from app.engine.facade import OpenShop


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina title MX1000000001 'Tenis {BRAND} {MODEL} ({COLOR})'\n"
    f"  vitrina title MX1000000001 --dry-run\n\n{EPILOG}",
)
@item_argument
@click.argument("pattern", metavar="[PATTERN]", required=False)
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def title(
    choice: ShopChoice,
    item_id: str,
    pattern: str | None,
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """Build the title of a listing from its attributes.

    PATTERN has attribute ids in braces; 'vitrina category ID' lists them. An attribute without a
    value is left out, with the punctuation around it, and a title that is too long is cut by whole
    words. PATTERN is saved for the category of the listing, unless --dry-run is given. Without
    PATTERN, the saved one is used, whether it was saved here or in the window.
    """

    async def meant(shop: OpenShop) -> Intent:
        from app.engine.changes.title_intent import made_title

        patterns = shop.session.listings.title_patterns
        return await made_title(shop.listing.reader, patterns, item_id, pattern, keep=not dry_run)

    return change_listing(
        "title",
        choice,
        meant,
        accepted=accepted,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
    )
