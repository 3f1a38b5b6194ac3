"""A marketplace in memory with the client's interface, which fails where a test wants it to."""

from __future__ import annotations

import copy
import json
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from functools import partial
from typing import Any, cast

from app.client.api import MarketplaceApi
from app.client.errors import (
    ClientError,
    Forbidden,
    NotFound,
    RateLimited,
    Refused,
    ServerFault,
    TimedOut,
    Unauthorized,
    Undecodable,
    Unreachable,
    ValidationRefused,
)
from app.client.outcome import Outcome
from app.client.resources.items import MultigetElement
from app.domain.error import Cause
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.models.currency import Currency
from app.domain.models.item import DescriptionRecord
from app.domain.models.listing_type import ListingType
from app.domain.models.shipping import Coverage, ShippingMode
from app.domain.models.user import User
from app.domain.paging import SearchPage
from app.domain.timestamps import format_timestamp
from app.domain.wire import read_json, write_json

Fault = Callable[[Callable[[], Any]], Any]

USER = {
    "id": 77,
    "nickname": "TIENDA",
    "site_id": "MX",
    "seller_reputation": {"level_id": "5_green", "transactions": {"completed": 900}},
}


def item_body(item_id: str = "MX1", **fields: Any) -> dict[str, Any]:
    """A sound listing."""
    return {
        "id": item_id,
        "site_id": "MX",
        "title": "Mesa de roble",
        "price": 100,
        "currency_id": "MXN",
        "available_quantity": 5,
        "sold_quantity": 0,
        "status": "active",
        "sub_status": [],
        "listing_type_id": "gold_special",
        "condition": "new",
        "category_id": "MX100",
        "last_updated": "2026-11-20T12:00:00.000Z",
        "attributes": [{"id": "BRAND", "name": "Marca", "value_name": "Roble"}],
        "pictures": [{"id": "P1"}, {"id": "P2"}],
        "shipping": {"mode": "me2", "free_shipping": False},
        "variations": [],
        **fields,
    }


def refused(kind: type[Refused] = Refused, status: int = 400, *causes: tuple[str, str]) -> Refused:
    """A refusal with these causes (code, message)."""
    return kind(
        status=status,
        error="x",
        message="says no",
        causes=[Cause.parse({"code": c, "message": m}) for c, m in causes],
        method="PUT",
        path="/items/MX1",
    )


def _error(kind: type[ClientError], outcome: Outcome) -> ClientError:
    return kind("why", method="PUT", path="/items/MX1", outcome=outcome)


def raising(error: ClientError, *, after: bool = False) -> Fault:
    """The call fails with ``error``, before or after it took effect."""

    def fault(work: Callable[[], Any]) -> Any:
        if after:
            work()
        raise error

    return fault


NOT_SENT = raising(_error(Unreachable, Outcome.NOT_SENT))
TIMED_OUT_BEFORE = raising(_error(TimedOut, Outcome.UNKNOWN))
TIMED_OUT_AFTER = raising(_error(TimedOut, Outcome.UNKNOWN), after=True)
GATEWAY_AFTER = raising(
    ServerFault(
        status=504,
        error="",
        message="",
        causes=(),
        method="PUT",
        path="/items/MX1",
        outcome=Outcome.UNKNOWN,
    ),
    after=True,
)
CUT_AFTER = raising(Undecodable("cut", method="PUT", path="/items/MX1", status=200), after=True)
BAD_TOKEN = raising(refused(Unauthorized, 401))
FORBIDDEN = raising(refused(Forbidden, 403))
TOO_MANY = raising(
    RateLimited(
        status=429,
        error="",
        message="",
        causes=(),
        method="PUT",
        path="/items/MX1",
        outcome=Outcome.NOT_SENT,
    )
)
INVALID = raising(refused(ValidationRefused, 400, ("item.title.too_long", "The title is long.")))
GONE = raising(refused(NotFound, 404))


class FakeMarketplace:
    """Items, and a list of faults for each call name, used up one by one (``None``: no fault)."""

    def __init__(self, *items: dict[str, Any]) -> None:
        self.stored: dict[str, dict[str, Any]] = {i["id"]: copy.deepcopy(i) for i in items}
        self.listed: list[str] | None = None
        self.scan_begins = 1000
        self.largest_page = 100
        self.total: int | None = None
        self.faults: dict[str, list[Fault | None]] = {}
        self.calls: list[tuple[Any, ...]] = []
        self.transform: Callable[[dict[str, Any]], dict[str, Any]] = lambda item: item
        self.bodies: dict[str, bytes] = {}
        self.omitted: list[str] = []
        self.unanswerable: set[str] = set()
        self.knows_order = False
        self.listing_holes: set[int] = set()
        self.next_picture = 10
        self.next_item = 1000
        self.now: Callable[[], datetime] = lambda: datetime.now(UTC)
        self.upload_answer: Callable[[dict[str, Any]], dict[str, Any]] = lambda picture: picture

    @property
    def api(self) -> MarketplaceApi:
        """The marketplace, as the engine's types want it."""
        return cast(MarketplaceApi, _Api(self))

    def count(self, name: str) -> int:
        """How often a call was made."""
        return sum(call[0] == name for call in self.calls)

    def run(self, name: str, work: Callable[[], Any], *details: Any) -> Any:
        """Make a call, with its fault if one is waiting."""
        self.calls.append((name, *details))
        waiting = self.faults.get(name, [])
        fault = waiting.pop(0) if waiting else None
        return work() if fault is None else fault(work)

    def change(self, item_id: str, changes: dict[str, Any]) -> dict[str, Any]:
        """What a PUT does."""
        item = self.stored[item_id]
        for name, value in changes.items():
            if name == "attributes":
                by_id = {a["id"]: a for a in item["attributes"]}
                by_id.update({a["id"]: {**by_id.get(a["id"], {}), **a} for a in value})
                item["attributes"] = list(by_id.values())
            elif name == "shipping":
                item["shipping"] = {**item["shipping"], **value}
            else:
                item[name] = value
        return self.transform(read_json(write_json(item)))

    def create(self, form: dict[str, Any], **fields: Any) -> dict[str, Any]:
        """What a POST does; ``now`` is when the item says that it was made."""
        self.next_item += 1
        made = {"date_created": format_timestamp(self.now()), "sold_quantity": 0, "pictures": []}
        body = read_json(write_json({**item_body(), **made, **form, **fields}))
        body["id"] = f"MX{self.next_item}"
        self.stored[body["id"]] = body
        return cast("dict[str, Any]", copy.deepcopy(body))

    def relist(self, item_id: str, changes: dict[str, Any]) -> dict[str, Any]:
        """What a relisting does: a new item that names its parent."""
        parent = self.stored[item_id]
        form = {**parent, **changes, "status": "active"}
        return self.create(form, parent_item_id=item_id)

    def picture(self, item_id: str) -> dict[str, Any]:
        """What an upload does."""
        self.next_picture += 1
        picture = {"id": f"P{self.next_picture}"}
        self.stored[item_id]["pictures"].append(picture)
        return self.upload_answer(picture)

    def scan_from(self, start: int) -> list[str]:
        """What one page of a scan brings."""
        return self.ids[start : start + 100]

    @property
    def ids(self) -> list[str]:
        """The ids in the seller's list."""
        return list(self.stored) if self.listed is None else self.listed


class _Api:
    def __init__(self, shop: FakeMarketplace) -> None:
        self.items = _Items(shop)
        self.users = _Users(shop)
        self.pictures = _Pictures(shop)
        self.categories = _Categories(shop)
        self.listing_types = _ListingTypes(shop)
        self.shipping = _Shipping(shop)
        self.sites = _Sites(shop)
        self.descriptions = _Descriptions(shop)

    async def close(self) -> None:
        return None


class _Part:
    def __init__(self, shop: FakeMarketplace) -> None:
        self.shop = shop


class _Items(_Part):
    async def get(self, item_id: str) -> dict[str, Any]:
        def work() -> dict[str, Any]:
            if item_id not in self.shop.stored:
                raise refused(NotFound, 404)
            return copy.deepcopy(self.shop.stored[item_id])

        return cast("dict[str, Any]", self.shop.run("get", work, item_id))

    async def update(
        self,
        item_id: str,
        changes: dict[str, Any],
        *,
        unmodified_since: str | None = None,
        repeatable: bool = False,
    ) -> dict[str, Any]:
        return cast(
            "dict[str, Any]",
            self.shop.run("put", lambda: self.shop.change(item_id, changes), changes),
        )

    async def create(self, item: dict[str, Any]) -> dict[str, Any]:
        return cast("dict[str, Any]", self.shop.run("post", lambda: self.shop.create(item), item))

    async def relist(self, item_id: str, changes: dict[str, Any]) -> dict[str, Any]:
        work = self.shop.run("relist", lambda: self.shop.relist(item_id, changes), changes)
        return cast("dict[str, Any]", work)

    async def change_listing_type(self, item_id: str, listing_type_id: str) -> dict[str, Any]:
        changes = {"listing_type_id": listing_type_id}
        work = self.shop.run("retype", lambda: self.shop.change(item_id, changes), changes)
        return cast("dict[str, Any]", work)

    async def validate(self, item: dict[str, Any]) -> list[dict[str, Any]]:
        return cast("list[dict[str, Any]]", self.shop.run("validate", list, item))

    async def get_raw(
        self, ids: Sequence[str], attributes: Sequence[str] | None = None
    ) -> list[MultigetElement]:
        def work() -> list[MultigetElement]:
            if not self.shop.unanswerable.isdisjoint(ids):
                raise ServerFault(
                    status=500, error="", message="", causes=(), method="GET", path="/items"
                )
            elements = []
            for item_id in reversed(list(ids)):
                if item_id in self.shop.omitted:
                    self.shop.omitted.remove(item_id)
                    continue
                item = self.shop.stored.get(item_id)
                body = self.shop.bodies.get(item_id) or write_json(item or {"id": item_id})
                if attributes is not None and item is not None:
                    body = json.dumps({name: item.get(name) for name in attributes}).encode()
                elements.append(MultigetElement(404 if item is None else 200, item_id, body))
            return elements

        name = "multiget" if attributes is None else "slim"
        return cast("list[MultigetElement]", self.shop.run(name, work, len(ids)))


class _Users(_Part):
    async def me(self) -> User:
        return cast(User, self.shop.run("me", lambda: User.parse(USER)))

    async def search_items(
        self, user_id: str, *, offset: int, limit: int, **filters: str
    ) -> SearchPage:
        if filters:
            return self._newest(offset, limit)

        def work() -> SearchPage:
            if offset in self.shop.listing_holes:
                return cast(SearchPage, GATEWAY_AFTER(lambda: None))
            ids = self.shop.ids
            size = min(limit, self.shop.largest_page)
            total = len(ids) if self.shop.total is None else self.shop.total
            page = {
                "results": [{"id": i} for i in ids[offset : offset + size]],
                "paging": {"total": total, "offset": offset, "limit": size},
            }
            return SearchPage.parse(page)

        return cast(SearchPage, self.shop.run("search", work, offset, limit))

    def _newest(self, offset: int, limit: int) -> SearchPage:
        if not self.shop.knows_order:
            return cast(SearchPage, raising(refused())(lambda: None))
        items = sorted(
            self.shop.stored.values(), key=lambda item: item["last_updated"], reverse=True
        )
        results = [item["id"] for item in items[offset : offset + limit]]
        page = SearchPage.parse({"results": results, "paging": {"total": len(items)}})
        return cast(SearchPage, self.shop.run("newest", lambda: page, offset))

    async def scan_pages(self, user_id: str) -> AsyncIterator[tuple[int, list[str]]]:
        yield 0, self.shop.ids[:100]
        start = self.shop.scan_begins
        while ids := self.shop.run("scan", partial(self.shop.scan_from, start), start):
            yield 0, ids
            start += len(ids)

    async def scan_items(self, user_id: str) -> AsyncIterator[str]:
        ids = self.shop.ids
        for item_id in [*ids[:100], *ids[self.shop.scan_begins :]]:
            yield item_id


class _Pictures(_Part):
    async def upload(self, item_id: str, name: str, kind: str, data: bytes) -> dict[str, Any]:
        return cast(
            "dict[str, Any]", self.shop.run("upload", lambda: self.shop.picture(item_id), kind)
        )

    async def remove(self, item_id: str, picture_id: str) -> None:
        def work() -> None:
            item = self.shop.stored[item_id]
            item["pictures"] = [p for p in item["pictures"] if p["id"] != picture_id]

        self.shop.run("remove", work, picture_id)

    async def fetch(self, url: str) -> bytes:
        return cast(bytes, self.shop.run("fetch", lambda: b"", url))


class _Descriptions(_Part):
    async def of_item(self, item_id: str) -> tuple[DescriptionRecord, ...]:
        def work() -> tuple[DescriptionRecord, ...]:
            records = self.shop.stored[item_id].get("descriptions", [])
            return tuple(map(DescriptionRecord.parse, records))

        return cast("tuple[DescriptionRecord, ...]", self.shop.run("texts", work, item_id))

    async def add(self, item_id: str, plain_text: str) -> DescriptionRecord:
        def work() -> DescriptionRecord:
            records = self.shop.stored[item_id].setdefault("descriptions", [])
            records.insert(0, {"id": f"D{len(records) + 1}", "plain_text": plain_text})
            return DescriptionRecord.parse(records[0])

        return cast(DescriptionRecord, self.shop.run("describe", work, plain_text))

    async def update(self, item_id: str, record_id: str, plain_text: str) -> DescriptionRecord:
        def work() -> DescriptionRecord:
            records = self.shop.stored[item_id]["descriptions"]
            record = next(one for one in records if one["id"] == record_id)
            record["plain_text"] = plain_text
            return DescriptionRecord.parse(record)

        return cast(DescriptionRecord, self.shop.run("redescribe", work, plain_text))


class _Categories(_Part):
    async def get(self, category_id: str) -> Category:
        body = {"id": category_id, "name": "Mesas", "settings": {"max_title_length": 60}}
        return cast(Category, self.shop.run("category", lambda: Category.parse(body), category_id))

    async def attributes(self, category_id: str) -> tuple[AttributeDefinition, ...]:
        body = {"id": "BRAND", "name": "Marca", "value_type": "string", "tags": {}}
        return (AttributeDefinition.parse(body),)


class _ListingTypes(_Part):
    async def of_site(self, site_id: str) -> tuple[ListingType, ...]:
        names = {"free": "Gratuita", "gold_special": "Clásica", "gold_pro": "Premium"}
        return tuple(ListingType.parse({"id": i, "name": n}) for i, n in names.items())


class _Sites(_Part):
    async def currency(self, currency_id: str) -> Currency:
        found = Currency.parse({"id": currency_id, "symbol": "¤", "decimal_places": 0})
        return cast("Currency", self.shop.run("currency", lambda: found, currency_id))


class _Shipping(_Part):
    cost = Decimal("90.00")

    def coverage(self) -> Coverage:
        return Coverage.parse({"all_country": {"list_cost": self.cost, "currency_id": "MXN"}})

    async def free_of_items(self, ids: Iterable[str]) -> dict[str, Coverage]:
        listed = list(ids)
        return cast(
            "dict[str, Coverage]",
            self.shop.run("costs", lambda: {i: self.coverage() for i in listed}, len(listed)),
        )

    async def free_of_item(self, item_id: str) -> Coverage | None:
        return cast("Coverage | None", self.shop.run("cost", self.coverage, item_id))

    async def free_by_dimensions(self, user_id: str, dimensions: str) -> Coverage | None:
        return cast("Coverage | None", self.shop.run("cost", self.coverage, dimensions))

    async def modes(self, user_id: str, category_id: str, price: Decimal) -> Any:
        attributes = {
            "local_pick_up": "optional",
            "free": {"methods": "mandatory" if price > 549 else "optional"},
        }
        modes = [
            {"mode": "me2", "shipping_attributes": attributes},
            {"mode": "custom", "shipping_attributes": {"local_pick_up": "optional"}},
        ]
        return self.shop.run("modes", lambda: tuple(map(ShippingMode.parse, modes)), price)
