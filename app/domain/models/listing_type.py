"""Listing types of a site: how visible a listing is and what a sale costs."""

from __future__ import annotations

from app.domain.base import Resource, Text


class ListingType(Resource):
    """One listing type under the name its site gives it."""

    site_id: Text | None = None
    id: Text
    name: Text | None = None
