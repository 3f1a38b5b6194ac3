"""Paged answers."""

from __future__ import annotations

from typing import Any

from app.domain.base import Identity, Resource, Text, Whole


class Paging(Resource):
    """The position of a page in the whole list."""

    total: Whole | None = None
    offset: Whole | None = None
    limit: Whole | None = None


class SearchPage(Resource):
    """One page of a search or a scan; ``results`` has ids or summaries, unchanged."""

    site_id: Text | None = None
    seller_id: Identity | None = None
    query: Text | None = None
    paging: Paging | None = None
    scroll_id: Text | None = None
    results: tuple[Any, ...] | None = None
    sort: Any = None
    available_sorts: tuple[Any, ...] | None = None
    filters: tuple[Any, ...] | None = None
    available_filters: tuple[Any, ...] | None = None
