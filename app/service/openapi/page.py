"""The page that describes the marketplace."""

from __future__ import annotations

from collections.abc import Iterable

from app.service.routes import Route


def build_page(routes: Iterable[Route]) -> str:
    """Return the page."""
    return "".join(route.path for route in routes)
