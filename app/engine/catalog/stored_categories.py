"""Categories as stored in the catalog, each read once, without requests for missing ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from app.domain.stored_definitions import (
    stored_category,
    stored_definitions,
    stored_listing_types,
)
from app.domain.wire import Unreadable, read_json
from app.rules.attributes.definitions import Definitions

if TYPE_CHECKING:
    from app.domain.models.category import Category
    from app.domain.models.listing_type import ListingType


class Documents(Protocol):
    """The store of marketplace answers."""

    def document(self, kind: str, document_id: str, /) -> bytes | None:
        """Return a stored answer (JSON), or ``None``."""


class StoredCategories:
    """A cache over ``documents``; missing or unreadable entries are ``None``."""

    def __init__(self, documents: Documents) -> None:
        self._documents = documents
        self._categories: dict[str, Category | None] = {}
        self._attributes: dict[str, Definitions | None] = {}

    def category(self, category_id: str) -> Category | None:
        """Return one category with its settings."""
        if category_id not in self._categories:
            try:
                found = stored_category(self._stored("category", category_id))
            except Unreadable:
                found = None
            self._categories[category_id] = found
        return self._categories[category_id]

    def attributes(self, category_id: str) -> Definitions | None:
        """Return the attribute definitions of a category, in its order."""
        if category_id not in self._attributes:
            try:
                found = Definitions(stored_definitions(self._stored("attributes", category_id)))
            except Unreadable:
                found = None
            self._attributes[category_id] = found
        return self._attributes[category_id]

    def listing_types(self, site_id: str) -> tuple[ListingType, ...]:
        """Return the listing types of a site with the site's names for them, or none."""
        try:
            return stored_listing_types(self._stored("listing_types", site_id))
        except Unreadable:
            return ()

    def _stored(self, kind: str, document_id: str) -> object:
        body = self._documents.document(kind, document_id)
        return None if body is None else read_json(body)
