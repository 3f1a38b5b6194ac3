"""Country sites of the marketplace."""

from __future__ import annotations

from app.domain.base import Resource, Text


class Site(Resource):
    """One country site."""

    id: Text
    name: Text | None = None
