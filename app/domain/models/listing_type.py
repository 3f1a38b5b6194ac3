"""Listing types of a site: the visibility of a listing and the cost of a sale."""

from __future__ import annotations

from app.domain.base import Resource, Text


class ListingType(Resource):
    """One listing type with its name on a site."""

    site_id: Text | None = None
    id: Text
    name: Text | None = None
