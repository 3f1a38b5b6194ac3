"""Currencies that prices are given in."""

from __future__ import annotations

from app.domain.base import Resource, Text, Whole


class Currency(Resource):
    """One currency; ``decimal_places`` is the number of its decimals."""

    id: Text
    symbol: Text | None = None
    description: Text | None = None
    decimal_places: Whole | None = None
