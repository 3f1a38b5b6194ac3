"""``move``: moves a listing to another category."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from app.commands.completion.values import edit_fields
from app.commands.exits import EPILOG
from app.commands.listing.changing import (
    change_listing,
    dry_run_option,
    item_argument,
    read_operations,
)
from app.commands.risks import accept_option
from app.commands.shop import timeout_option
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop

if TYPE_CHECKING:
    from app.engine.changes.prepared import Intent
    from app.engine.facade import OpenShop


@click.command(
    context_settings=CONTEXT,
    epilog="\b\nExample:\n"
    f"  vitrina move MX1000000001 MX1055 attributes.MATERIAL=Barro --dry-run\n\n{EPILOG}",
)
@item_argument
@click.argument("category_id", metavar="CATEGORY")
@click.argument("sets", metavar="[FIELD=VALUE...]", nargs=-1, shell_complete=edit_fields)
@dry_run_option
@accept_option
@timeout_option
@json_option
@takes_shop
def move(
    choice: ShopChoice,
    item_id: str,
    category_id: str,
    sets: tuple[str, ...],
    dry_run: bool,
    accepted: int,
    timeout: float,
    as_json: bool,
) -> int:
    """Move a listing to another category.

    Shows the effect on every attribute, then sends the change: measures are converted, values are
    matched by name, and attributes that the category does not have are removed. Other attributes
    that the category requires are set in the same request, as with 'vitrina edit'.
    """
    operations = read_operations(sets, of_one=True)

    async def meant(shop: OpenShop) -> Intent:
        from app.engine.changes.category_intent import NewCategory

        category, attributes = await shop.listing.reader.category(category_id)
        return NewCategory(item_id, category, attributes, operations)

    return change_listing(
        "move",
        choice,
        meant,
        accepted=accepted,
        dry_run=dry_run,
        timeout=timeout,
        as_json=as_json,
    )
