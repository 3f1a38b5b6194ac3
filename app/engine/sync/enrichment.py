"""Data that is read after the listings: shipping costs, categories, listing types."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.client.errors import Refused
from app.domain.wire import Unreadable, write_json
from app.engine.sync.item_rows import cents, now_milliseconds
from app.engine.sync.repeated_reading import BAD_ANSWERS, MOST_IN_A_ROW
from app.engine.task_group import gather
from app.rules.site_facts import currency_places

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi
    from app.domain.models.shipping import Coverage
    from app.engine.sync.nets import Nets
    from app.workspace.catalog.catalog import CatalogWriter
    from app.workspace.listing_rows import ItemRow

COSTS_BATCH = 50
IN_FLIGHT = 8
"""The maximum number of reads at once; the client allows fewer while the service struggles."""
DOCUMENTS_EVERY = 24 * 3600 * 1000
"""The number of milliseconds after which categories, attributes and listing types are requested
again."""


class Details:
    """A reader of data that the rows still lack; each step can be interrupted."""

    def __init__(
        self, api: MarketplaceApi, catalog: CatalogWriter, site_id: str, nets: Nets
    ) -> None:
        self._api = api
        self._catalog = catalog
        self._site_id = site_id
        self._nets = nets
        self.skipped = 0
        """The number of batches of costs, categories and lists of types without a usable answer."""

    async def read_costs(self, *, again: bool = False) -> None:
        """Fetch the cost of free shipping for the listings that offer it, and compute the nets.

        Only listings without a known cost are included, unless ``again``. Raise ``ClientError``; a
        service without this endpoint is no error.
        """
        batches = self._catalog.offering_free_shipping(COSTS_BATCH, known_too=again)
        try:
            await gather(*(self._take_costs(batches) for _ in range(IN_FLIGHT)))
        except Refused:
            # The rest of the sync is useful without these costs.
            return

    async def _take_costs(self, batches: Iterator[list[ItemRow]]) -> None:
        for rows in batches:
            try:
                coverages = await self._api.shipping.free_of_items([row.id for row in rows])
            except BAD_ANSWERS:
                # The rest is useful; these costs are requested again by the next sync.
                self._skip()
                continue
            currencies = {row.id: row.currency_id for row in rows}
            costs = {i: cost_of(coverage, currencies[i]) for i, coverage in coverages.items()}
            self._catalog.put_shipping_costs(
                (row.id, costs[row.id], row.currency_id) for row in rows if row.id in costs
            )
            self._nets.prepare(rows)
            self._catalog.put_nets(self._nets.of_free(rows, costs))
            await asyncio.sleep(0)

    async def read_categories(self, *, again: bool = False) -> None:
        """Store category and attribute documents of the categories in use, and listing types.

        Only those that are missing or older than a day, unless ``again``, as the settings and
        attributes of a category do change. Raise ``ClientError``; documents that the service
        refuses stay as they are.
        """
        since = now_milliseconds() + 1 if again else now_milliseconds() - DOCUMENTS_EVERY
        fresh = self._catalog.document_ids("attributes", since)
        due = iter(sorted(self._catalog.category_ids() - {""} - fresh))
        await gather(*(self._take_categories(due) for _ in range(IN_FLIGHT)))
        if self._site_id and not self._catalog.document_ids("listing_types", since):
            try:
                types = await self._api.listing_types.of_site(self._site_id)
            except BAD_ANSWERS:
                self._skip()
                return
            except Refused:
                return
            self._catalog.put_document("listing_types", self._site_id, write_json(types))

    async def read_currencies(self, *, again: bool = False) -> None:
        """Store, once, the currencies of the listings that are not in the table of sites.

        ``again`` requests them again. Raise ``ClientError``; unknown currencies are left out.
        """
        known = set() if again else self._catalog.document_ids("currency")
        for currency_id in sorted(self._catalog.currency_ids() - {""} - known):
            if currency_places(currency_id) is not None:
                continue
            try:
                currency = await self._api.sites.currency(currency_id)
            except BAD_ANSWERS:
                self._skip()
                continue
            except (Refused, Unreadable, ValueError):
                continue
            self._catalog.put_document("currency", currency_id, write_json(currency))

    async def _take_categories(self, due: Iterator[str]) -> None:
        for category_id in due:
            try:
                category = await self._api.categories.get(category_id)
                attributes = await self._api.categories.attributes(category_id)
            except BAD_ANSWERS:
                self._skip()
                continue
            except (Refused, Unreadable, ValueError):
                continue
            self._catalog.put_document("category", category_id, write_json(category))
            self._catalog.put_document("attributes", category_id, write_json(attributes))
            await asyncio.sleep(0)

    def _skip(self) -> None:
        """Count a bad answer; re-raise it after too many of them."""
        self.skipped += 1
        if self.skipped > MOST_IN_A_ROW:
            raise


def cost_of(coverage: Coverage | None, currency_id: str) -> int | None:
    """Return the cost of a coverage in hundredths; for the whole country if there is a choice.

    ``None`` if it is in another currency than the listing, as it cannot be subtracted from its
    price.
    """
    if coverage is None:
        return None
    for part in (coverage.all_country, coverage.all_country_except_exclusion_zone):
        if part is not None and part.list_cost is not None:
            foreign = part.currency_id not in (None, "", currency_id) and currency_id != ""
            return None if foreign else cents(part.list_cost)
    return None
