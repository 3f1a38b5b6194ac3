"""The one table of routes of the marketplace."""

from __future__ import annotations

from app.service.endpoints import (
    catalog,
    items,
    seller_items,
    users,
)
from app.service.routes import Route

ROUTES: tuple[Route, ...] = (
    # Items
    Route("GET", "/items", items.several),
    Route("GET", "/items/{item_id}", items.one),
    # Users
    Route("GET", "/users", users.several),
    Route("GET", "/users/me", users.me),
    Route("GET", "/users/{user_id}", users.one),
    Route("GET", "/users/:ids={user_ids}", users.several_in_path),
    Route("GET", "/users/{user_id}/items/search", seller_items.search),
    # Categories and sites
    Route("GET", "/categories/{category_id}", catalog.category),
    Route("GET", "/categories/{category_id}/attributes", catalog.attributes),
    Route("GET", "/sites/{site_id}/listing_types", catalog.listing_types),
    # Shipping
)
