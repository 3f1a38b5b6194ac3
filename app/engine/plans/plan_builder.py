"""Creation of a plan listing by listing, so that a large plan is never in memory as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, text_of
from app.domain.wire import Unreadable, read_json
from app.domain.wire_item import WireItem, item_of
from app.editing.item_paths import DESCRIPTION, RECORDS, RELISTED, read_path
from app.editing.values import is_empty_value, same_value
from app.engine.plans.listing_operations import LifeOperation
from app.engine.plans.operation_parsing import Operation, Skip, require_one_reading
from app.engine.plans.plan import Plan, PlanDigest, PlannedListing, fields_of, new_plan_id, part_of
from app.engine.plans.price_operations import OF_SALE, SalePriceOperation, Sales

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemCatalog


class Planning:
    """A plan that is being made from the catalog; ``plan`` is the plan without its listings.

    Without a ``plan_id`` it gets a new one. ``found`` counts the listings found, ``planned`` those
    with a change, ``skipped`` the rest by reason, and ``at_floor`` has the listings whose prices
    were kept at the floor: all for the listings read so far. ``texts`` are description records by
    listing, which the catalog does not have; they are required if it ``needs_texts``.
    """

    def __init__(
        self,
        catalog: ItemCatalog,
        operations: Sequence[Operation],
        *,
        where: str,
        made_at: str,
        plan_id: str | None = None,
    ) -> None:
        shop = catalog.shop()
        texts = tuple(operation.text for operation in operations)
        name = plan_id or new_plan_id()
        self.plan = Plan(shop.user_id, shop.site_id, made_at, where, texts, (), plan_id=name)
        self.found = self.planned = 0
        self.skipped: Counter[str] = Counter()
        # The floor is applied last, after all other operations on the price.
        self._operations = sorted(operations, key=_is_floor)
        self.at_floor: list[str] = []
        self._sales: Sales | None = None
        self.shipping_costs: Mapping[str, int | None] = {}
        self.texts: Mapping[str, Sequence[JsonObject]] = {}
        self._relists = any(operation.path == RELISTED for operation in operations)
        self._site = catalog.site(shop.site_id)
        self._catalog = catalog
        self._types: dict[str, dict[str, str] | None] = {}
        self._digest = PlanDigest(shop.user_id)

    @property
    def digest(self) -> str:
        """The digest of the listings planned so far."""
        return self._digest.digest

    @property
    def fields(self) -> frozenset[str]:
        """The item fields that are needed to plan the changes."""
        paths = [operation.path for operation in self._operations]
        solved = any(isinstance(one, SalePriceOperation) for one in self._operations)
        return fields_of(paths) | {"category_id", "variations"} | (OF_SALE if solved else set())

    @property
    def needs_texts(self) -> bool:
        """Whether the texts of descriptions must be read first."""
        return any(operation.path == DESCRIPTION for operation in self._operations)

    @property
    def sales(self) -> Sales:
        """The net amounts of the shop's sales."""
        if self._sales is None:
            self._sales = Sales(self._catalog)
            self._sales.shipping_costs = self.shipping_costs
        return self._sales

    def listings(self, items: Iterable[tuple[str, WireItem | None]]) -> Iterator[PlannedListing]:
        """Yield the planned changes of those listings (id and item) that have any.

        Raise ``OperationError`` for an attribute whose number is ambiguous.
        """
        for item_id, item in items:
            self.found += 1
            try:
                if item is None:
                    raise Skip("no_body")
                if item_id in self.texts:
                    item = item_of({**item, RECORDS: list(self.texts[item_id])})
                entry = self._planned(item_id, item)
            except Skip as skip:
                self.skipped[skip.reason] += 1
                continue
            self.planned += 1
            self._digest.add(entry)
            yield entry

    def values_of(self, body: WireItem) -> tuple[JsonObject, JsonObject]:
        """Return the form values of a listing before and after the operations, by path.

        Unchanged values are left out. Raise ``Skip`` if nothing changes, and ``OperationError`` as
        ``listings`` does.
        """
        self._require_attributes(body)
        for operation in self._operations:
            if isinstance(operation, LifeOperation):
                operation.require_possible(body, relists=self._relists)
        before: dict[str, object] = {}
        after: dict[str, object] = {}
        not_found: Skip | None = None
        clamped = False
        for operation in self._operations:
            try:
                if isinstance(operation, SalePriceOperation):
                    steps = operation.priced(body, {**after}, self.sales)
                else:
                    steps = operation.steps(body, self._site, {**after})
                for path, was, becomes in steps:
                    if _is_floor(operation):
                        clamped = True
                    before.setdefault(path, was)
                    after[path] = becomes
            except Skip as skip:
                # If a text to be replaced is not found, the other operations still apply.
                if skip.reason != "not_found" or len(self._operations) == 1:
                    raise
                not_found = skip
        for operation in self._operations:
            # A later operation, such as rounding, may have reduced the required net amount.
            if isinstance(operation, SalePriceOperation) and not operation.is_kept(
                body, after, self.sales
            ):
                raise Skip("leaves_less")
        if not after and not_found is not None:
            raise not_found
        after = {path: v for path, v in after.items() if not same_value(v, before[path])}
        if not after:
            raise Skip("so_already")
        if clamped:
            self.at_floor.append(text_of(body.get("id")))
        return before, after

    def whole(self, items: Iterable[tuple[str, WireItem | None]]) -> Plan:
        """Return the plan with all its listings; see ``listings``."""
        entries = tuple(self.listings(items))
        return replace(self.plan, listings=entries, skipped=dict(self.skipped))

    def _planned(self, item_id: str, body: WireItem) -> PlannedListing:
        before, after = self.values_of(body)
        return PlannedListing(
            item_id,
            text_of(body.get("title")),
            part_of(body, after),
            {path: _value(before[path]) for path in after},
            after,
        )

    def _require_attributes(self, body: WireItem) -> None:
        """Raise ``Skip`` if the category is known but lacks an attribute to be set."""
        category_id = text_of(body.get("category_id"))
        if category_id not in self._types:
            types = self._types[category_id] = _types(self._catalog, category_id)
            require_one_reading(self._operations, (types or {}).get)
        types = self._types[category_id]
        for operation in self._operations if types is not None else ():
            path = operation.path
            is_defined = path.removeprefix("attributes.") in {path, *(types or ())}
            # An attribute that the listing has nevertheless can be changed and removed.
            if not is_defined and is_empty_value(read_path(body, path)):
                raise Skip("no_such_attribute")


def _is_floor(operation: Operation) -> bool:
    return isinstance(operation, SalePriceOperation) and operation.is_floor


def planned(item_id: str, body: WireItem, after: JsonObject) -> PlannedListing:
    """Return the planned changes that give the values ``after`` to a listing with this body."""
    return PlannedListing(
        item_id,
        text_of(body.get("title")),
        part_of(body, after),
        {path: _value(read_path(body, path)) for path in after},
        after,
    )


def _types(catalog: ItemCatalog, category_id: str) -> dict[str, str] | None:
    """Return the types of the attributes of a category; ``None`` if they are not stored."""
    body = catalog.document("attributes", category_id)
    try:
        definitions = None if body is None else read_json(body)
    except Unreadable:
        definitions = None
    if not isinstance(definitions, list):
        return None
    return {
        text_of(entry.get("id")): text_of(entry.get("value_type"))
        for entry in definitions
        if isinstance(entry, Mapping)
    }


def _value(value: object) -> object:
    return None if is_empty_value(value) and value != () else value
