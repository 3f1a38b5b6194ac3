"""Shipping look-ups: the modes of a user, and the cost of free shipping ("Shipping lookups")."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal

from app.client.answer import Answer
from app.client.requester import Requester
from app.client.resource_parsing import parse_resource, read_object, read_resource, read_resources
from app.domain.identifier import require_identifier
from app.domain.models.shipping import Coverage, CoverageAnswer, ShippingMode


class ShippingLookups:
    """The four shipping look-ups."""

    def __init__(self, requester: Requester) -> None:
        self._requester = requester

    async def modes(
        self, user_id: str, category_id: str, item_price: Decimal
    ) -> tuple[ShippingMode, ...]:
        """Return the modes a user may use for a category and a price; raise ``ClientError``."""
        params = {"category_id": require_identifier(category_id), "item_price": f"{item_price:f}"}
        path = f"/users/{require_identifier(user_id)}/shipping_modes"
        return read_resources(await self._requester.get(path, params), ShippingMode)

    async def free_by_dimensions(self, user_id: str, dimensions: str) -> Coverage | None:
        """Return the cost of free shipping of a parcel for a user; ``None`` if it is not offered.

        ``dimensions`` is ``<height>x<width>x<length>,<weight>`` in centimetres and grams. Raise
        ``ClientError``.
        """
        return await self._of_user(user_id, {"dimensions": dimensions})

    async def free_by_user_item(self, user_id: str, item_id: str) -> Coverage | None:
        """Return the cost of free shipping of an item for a user; raise ``ClientError``."""
        return await self._of_user(user_id, {"item_id": require_identifier(item_id)})

    async def free_of_item(self, item_id: str) -> Coverage | None:
        """Return the cost of free shipping of an item for its seller; raise ``ClientError``."""
        path = f"/items/{require_identifier(item_id)}/shipping_options/free"
        return _coverage(await self._requester.get(path))

    async def free_of_items(self, ids: Iterable[str]) -> dict[str, Coverage]:
        """Return the cost of free shipping of several items, by id; raise ``ClientError``.

        Items without a cost are left out.
        """
        listed = ",".join(require_identifier(item_id) for item_id in ids)
        if not listed:
            return {}
        answer = await self._requester.get("/items/shipping_options/free", {"ids": listed})
        found = {}
        for item_id, value in read_object(answer).items():
            if isinstance(value, dict) and isinstance(value.get("coverage"), dict):
                coverage = parse_resource(answer, CoverageAnswer, value).coverage
                if coverage is not None:
                    found[item_id] = coverage
        return found

    async def _of_user(self, user_id: str, params: dict[str, str]) -> Coverage | None:
        path = f"/users/{require_identifier(user_id)}/shipping_options/free"
        return _coverage(await self._requester.get(path, params))


def _coverage(answer: Answer) -> Coverage | None:
    coverage = read_resource(answer, CoverageAnswer).coverage
    # A site without this service answers with an empty object.
    return coverage if coverage is not None and coverage.to_wire() else None
