"""Named values, of which attributes, sale terms and places consist."""

from __future__ import annotations

from app.domain.base import Identity, Resource, Text


class NamedValue(Resource):
    """An id and a name; a value in a seller's own words has no id."""

    id: Identity | None = None
    name: Text | None = None


class SaleTerm(Resource):
    """One condition of sale of a listing or a variation."""

    id: Text | None = None
    name: Text | None = None
    value_id: Identity | None = None
    value_name: Text | None = None
    values: tuple[NamedValue, ...] | None = None
