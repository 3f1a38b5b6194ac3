"""The orders that buyers placed with sellers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from app.domain.shapes import JsonObject, object_of, objects_of, sequence_of, text_of
from app.domain.wire import write_json
from app.domain.wire_item import WireItem, WireNumber
from app.service.stores.database import Database, Value
from app.service.stores.folding import fold


@dataclass(frozen=True, slots=True)
class OrderFilter:
    """The criteria of a search among the orders of one seller; all tags and words must match."""

    seller_id: str
    tags: Sequence[str] = ()
    text: str = ""


class OrderStore:
    """The table of orders, read newest first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add_many(self, orders: Iterable[JsonObject]) -> None:
        """Write new orders, in the order in which they were placed.

        Each is a wire object as returned by :func:`wire_order`.
        """
        self._database.many(
            "INSERT INTO orders (id, seller_id, tags, text, body) VALUES (?, ?, ?, ?, ?)",
            (
                (
                    str(one["id"]),
                    text_of(object_of(one.get("seller")).get("id")),
                    _tags(one),
                    fold(" ".join(_texts(one))),
                    write_json(one),
                )
                for one in orders
            ),
        )

    def count(self, wanted: OrderFilter) -> int:
        """Return the number of results of a search."""
        where, values = _where(wanted)
        row = self._database.one(f"SELECT count(*) FROM orders WHERE {where}", values)
        return 0 if row is None else int(row[0])

    def page(self, wanted: OrderFilter, offset: int, limit: int) -> list[bytes]:
        """Return orders of a search as JSON."""
        where, values = _where(wanted)
        rows = self._database.rows(
            f"SELECT body FROM orders WHERE {where} ORDER BY number DESC LIMIT ? OFFSET ?",
            (*values, limit, offset),
        )
        return [row[0] for row in rows]


def wire_order(
    *,
    number: int,
    status: str,
    date_created: str,
    tags: Sequence[str],
    buyer: JsonObject,
    item: WireItem,
    quantity: int,
    price: WireNumber,
) -> JsonObject:
    """Return an order of some units of one item at ``price`` each, in wire format.

    ``buyer`` has ``id``, ``nickname``, ``first_name``, ``last_name``, ``phone`` and
    ``alternative_phone``.
    """
    return {
        "id": number,
        "status": status,
        "date_created": date_created,
        "total_amount": price * quantity,
        "currency_id": item["currency_id"],
        "tags": list(tags),
        "seller": {"id": item["seller_id"]},
        "buyer": buyer,
        "order_items": [
            {
                "item": {"id": item["id"], "title": item["title"]},
                "quantity": quantity,
                "unit_price": price,
            }
        ],
    }


def _tags(order: JsonObject) -> str:
    return f",{','.join(map(text_of, sequence_of(order.get('tags'))))},"


def _texts(order: JsonObject) -> Iterator[str]:
    """Yield the texts that a word search matches: the id, the buyer and the item of an order."""
    yield text_of(order.get("id"))
    buyer = object_of(order.get("buyer"))
    yield from (text_of(buyer.get(name)) for name in ("nickname", "first_name", "last_name"))
    for line in objects_of(order.get("order_items")):
        item = object_of(line.get("item"))
        yield from (text_of(item.get("id")), text_of(item.get("title")))


def _where(wanted: OrderFilter) -> tuple[str, tuple[Value, ...]]:
    clauses = ["seller_id = ?"]
    values: list[Value] = [wanted.seller_id]
    for tag in wanted.tags:
        clauses.append("instr(tags, ?) > 0")
        values.append(f",{tag},")
    for word in fold(wanted.text).split():
        clauses.append("instr(text, ?) > 0")
        values.append(word)
    return " AND ".join(clauses), tuple(values)
