"""The table of routes of the marketplace."""

from __future__ import annotations

from app.service.endpoints import (
    categories,
    descriptions,
    item_writes,
    items,
    listing_types,
    orders,
    pictures,
    prediction,
    questions,
    relisting,
    seller_items,
    shipping,
    site_search,
    users,
    variations,
)
from app.service.routing import Route

_PREDICT = "/sites/{site_id}/category_predictor/predict"

ROUTES: tuple[Route, ...] = (
    # Items
    Route("GET", "/items", items.several),
    Route("GET", "/items/{item_id}", items.one),
    Route("POST", "/items", item_writes.create),
    Route("POST", "/items/validate", item_writes.validate),
    Route("PUT", "/items/{item_id}", item_writes.update),
    Route("POST", "/items/{item_id}/pictures", pictures.add, pictures.receive),
    Route("DELETE", "/items/{item_id}/pictures/{picture_id}", pictures.remove),
    Route("GET", "/pictures/{name}.jpg", pictures.show),
    Route("GET", "/items/{item_id}/available_upgrades", listing_types.upgrades),
    Route("POST", "/items/{item_id}/listing_type", listing_types.change),
    Route("POST", "/items/{item_id}/relist", relisting.create),
    Route("GET", "/items/{item_id}/descriptions", descriptions.of_item),
    Route("POST", "/items/{item_id}/descriptions", descriptions.add),
    Route("PUT", "/items/{item_id}/descriptions/{description_id}", descriptions.update),
    Route("GET", "/items/{item_id}/variations", variations.of_item),
    Route("POST", "/items/{item_id}/variations", variations.add),
    Route("GET", "/items/{item_id}/variations/{variation_id}", variations.one),
    Route("PUT", "/items/{item_id}/variations/{variation_id}", variations.update),
    Route("DELETE", "/items/{item_id}/variations/{variation_id}", variations.remove),
    # Users
    Route("GET", "/users", users.several),
    Route("GET", "/users/me", users.me),
    Route("GET", "/users/{user_id}", users.one),
    Route("GET", "/users/:ids={user_ids}", users.several_in_path),
    Route("GET", "/users/{user_id}/items/search", seller_items.search),
    # Categories and sites
    Route("GET", "/categories/{category_id}", categories.category),
    Route("GET", "/categories/{category_id}/attributes", categories.attributes),
    Route("GET", "/sites/{site_id}/listing_types", categories.listing_types),
    Route("GET", "/sites/{site_id}/coverage_areas", categories.coverage_areas),
    Route("GET", "/coverage_areas/{area_id}", categories.coverage_area),
    Route("GET", _PREDICT, prediction.one, prediction.guess_one),
    Route("POST", _PREDICT, prediction.several, prediction.guess_several),
    Route("GET", "/currencies", categories.currencies),
    Route("GET", "/currencies/{currency_id}", categories.currency),
    # Searches
    Route("GET", "/sites/{site_id}/search", site_search.search),
    Route("GET", "/questions/search", questions.search),
    Route("GET", "/orders/search", orders.search),
    # Shipping
    Route("GET", "/items/{item_id}/shipping/search", shipping.of_item),
    Route("GET", "/users/{user_id}/shipping_modes", shipping.modes),
    Route("GET", "/users/{user_id}/shipping_options/free", shipping.free_of_user),
    Route("GET", "/items/{item_id}/shipping_options/free", shipping.free_of_item),
    Route("GET", "/items/shipping_options/free", shipping.free_of_items),
)
