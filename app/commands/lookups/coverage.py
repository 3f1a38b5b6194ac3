"""``coverage``: the areas of the seller's site in which services can be offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.lookups.lookup_run import identifier, run_lookup, unknown
from app.commands.lookups.words import or_unknown
from app.commands.output import print_json, print_table
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text
from app.terminal import say

if TYPE_CHECKING:
    from app.domain.models.coverage_area import CoverageArea
    from app.engine.facade import OpenShop


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument("area_id", required=False, metavar="[ID]", callback=identifier)
@json_option
@takes_shop
def coverage(choice: ShopChoice, area_id: str | None, as_json: bool) -> int:
    """Show the site's coverage areas, or one area.

    The listing of a service has ids of these areas in coverage_areas; one of the areas is the whole
    country.
    """

    async def work(shop: OpenShop) -> tuple[CoverageArea, ...]:
        lookups = shop.lookups
        if area_id is None:
            return await lookups.coverage_areas()
        found = await lookups.coverage_area(area_id)
        if found is None:
            known = [area.id for area in await lookups.coverage_areas()]
            unknown(tr("coverage area"), area_id, known, hint="ID")
        return (found,)

    def report(areas: tuple[CoverageArea, ...]) -> int:
        if as_json:
            print_json({"areas": [_record(area) for area in areas]})
        elif not areas:
            say(tr("This site has no coverage areas."))
        else:
            print_table(
                (tr("id"), tr("area"), tr("zone"), tr("kind")),
                (
                    (
                        area.id,
                        or_unknown(area.description),
                        or_unknown(area.zone),
                        code_text(or_unknown(area.type)),
                    )
                    for area in areas
                ),
            )
        return Exit.DONE

    return run_lookup("coverage", choice, work, report, as_json=as_json)


def _record(area: CoverageArea) -> dict[str, object]:
    return {
        "id": area.id,
        "description": area.description,
        "zone": area.zone,
        "type": area.type,
    }
