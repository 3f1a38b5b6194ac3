"""What a practice marketplace says of its faults, sales and clock; no part of the specification."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.base import Identity, Number, Resource, Text, Whole
from app.domain.models.order import Order


class PracticeFault(Resource):
    """One fault that is set: the calls it is for, and how many of them it hit."""

    kind: Text
    method: Text | None = None
    path: Text | None = None
    rate: Number | None = None
    after_calls: Whole | None = None
    times: Whole | None = None
    status: Whole | None = None
    seconds: Number | None = None
    calls: Whole | None = None
    hits: Whole | None = None


class PracticeFaults(Resource):
    """The faults that are set, and how often each route was called since."""

    seed: Whole | None = None
    faults: tuple[PracticeFault, ...] | None = None
    calls: Mapping[str, int] | None = None


class PracticeSales(Resource):
    """The buyers who come by themselves; ``next`` is when the next one does."""

    per_hour: Number | None = None
    seed: Whole | None = None
    sold: Whole | None = None
    missed: Whole | None = None
    next: Text | None = None


class SoldStock(Resource):
    """What a sale leaves of a listing, or of a variation, which has no status."""

    id: Identity | None = None
    available_quantity: Whole | None = None
    sold_quantity: Whole | None = None
    status: Text | None = None
    sub_status: tuple[Text, ...] | None = None


class PracticeSale(Resource):
    """One sale that was made."""

    order: Order
    item: SoldStock | None = None
    variation: SoldStock | None = None


class PracticeClock(Resource):
    """The marketplace's time."""

    now: Text
