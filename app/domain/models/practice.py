"""Faults, sales and clock of a practice marketplace; not part of the specification."""

from __future__ import annotations

from collections.abc import Mapping

from app.domain.base import Identity, Number, Resource, Text, Whole
from app.domain.models.order import Order


class PracticeFault(Resource):
    """One configured fault: the requests it applies to, and how many it has affected."""

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
    """The configured faults, and the number of calls of each route since then."""

    seed: Whole | None = None
    faults: tuple[PracticeFault, ...] | None = None
    calls: Mapping[str, int] | None = None


class PracticeSales(Resource):
    """The simulated buyers; ``next`` is the time of the next purchase."""

    per_hour: Number | None = None
    seed: Whole | None = None
    sold: Whole | None = None
    missed: Whole | None = None
    next: Text | None = None


class SoldStock(Resource):
    """The stock after a sale, of a listing or of a variation, which has no status."""

    id: Identity | None = None
    available_quantity: Whole | None = None
    sold_quantity: Whole | None = None
    status: Text | None = None
    sub_status: tuple[Text, ...] | None = None


class PracticeSale(Resource):
    """One completed sale."""

    order: Order
    item: SoldStock | None = None
    variation: SoldStock | None = None


class PracticeClock(Resource):
    """The time of the marketplace."""

    now: Text
