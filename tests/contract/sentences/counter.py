"""The marketplace as these tests meet it: by requests alone, wherever it runs."""

from __future__ import annotations

from typing import Any

from tests.stands import known
from tests.stands.contract_shop import Client

Wire = dict[str, Any]
DAY = 86_400


class Counter(Client):
    """A client that lists what a test needs and moves the marketplace's clock.

    Tests share one marketplace, so each makes the listings it changes.
    """

    async def listed(self, by: str = known.NEWCOMER, **changes: object) -> Wire:
        """List something new and return the item."""
        return await self.made(known.form(by, **changes), by)

    async def varied(self, by: str = known.NEWCOMER, places: int = 2) -> Wire:
        """List something new with variations and return the item."""
        return await self.made(known.varied_form(by, places), by)

    async def made(self, form: Wire, by: str) -> Wire:
        """List what a form says and return the item."""
        answer = await self.post("/items", form, by=by)
        assert answer.status == 201, answer.json
        item: Wire = answer.json
        return item

    async def read(self, item: Wire, by: str | None = None) -> Wire:
        """Return an item as it is now."""
        answer = await self.get(f"/items/{item['id']}", by=by)
        assert answer.status == 200, answer.json
        found: Wire = answer.json
        return found

    async def changed(self, item: Wire, by: str = known.NEWCOMER, **changes: object) -> Wire:
        """Update an item and return it."""
        answer = await self.put(f"/items/{item['id']}", changes, by=by)
        assert answer.status == 200, answer.json
        found: Wire = answer.json
        return found

    async def closed(self, by: str = known.NEWCOMER, **changes: object) -> Wire:
        """List something new, close it, and return the item."""
        return await self.changed(await self.listed(by, **changes), by, status="closed")

    async def found(self, by: str, query: str = "limit=100") -> list[Wire]:
        """Return items of a seller that a search finds, whole."""
        page = await self.get(f"/users/{by}/items/search?{query}", by=by)
        ids = ",".join(page.json["results"])
        answer = await self.get(f"/items?ids={ids}", by=by) if ids else None
        return [] if answer is None else [one["body"] for one in answer.json]

    async def wait(self, seconds: float) -> None:
        """Let time pass for the marketplace."""
        body = {"advance_seconds": seconds}
        answer = await self.post("/_practice/clock", body, by=known.TOP)
        assert answer.status == 200, answer.json
