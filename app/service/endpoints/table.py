"""The one table of routes of the marketplace."""

from __future__ import annotations

from app.service.endpoints import (
    catalog,
    item_writes,
    items,
    pictures,
    seller_items,
    shipping,
    users,
)
from app.service.routes import Route

ROUTES: tuple[Route, ...] = (
    # Items
    Route("GET", "/items", items.several),
    Route("GET", "/items/{item_id}", items.one),
    Route("POST", "/items", item_writes.create),
    Route("POST", "/items/validate", item_writes.validate),
    Route("PUT", "/items/{item_id}", item_writes.update),
    Route("POST", "/items/{item_id}/pictures", pictures.add),
    Route("DELETE", "/items/{item_id}/pictures/{picture_id}", pictures.remove),
    Route("GET", "/pictures/{name}.jpg", pictures.show),
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
    Route("GET", "/users/{user_id}/shipping_modes", shipping.modes),
    Route("GET", "/users/{user_id}/shipping_options/free", shipping.free_of_user),
    Route("GET", "/items/{item_id}/shipping_options/free", shipping.free_of_item),
    Route("GET", "/items/shipping_options/free", shipping.free_of_items),
)
