"""Orders that buyers placed with a seller."""

from __future__ import annotations

from app.domain.base import Identity, Money, Resource, Text, Whole
from app.domain.models.user import Phone


class OrderBuyer(Resource):
    """The buyer of an order, with the contact details that a seller needs."""

    id: Identity | None = None
    nickname: Text | None = None
    first_name: Text | None = None
    last_name: Text | None = None
    phone: Phone | None = None
    alternative_phone: Phone | None = None


class OrderedItem(Resource):
    """The item of an order line."""

    id: Text | None = None
    title: Text | None = None


class OrderLine(Resource):
    """Units of one item in an order."""

    item: OrderedItem | None = None
    quantity: Whole | None = None
    unit_price: Money | None = None


class Order(Resource):
    """One order of a seller."""

    id: Identity
    status: Text | None = None
    date_created: Text | None = None
    total_amount: Money | None = None
    currency_id: Text | None = None
    tags: tuple[Text, ...] | None = None
    buyer: OrderBuyer | None = None
    order_items: tuple[OrderLine, ...] | None = None
