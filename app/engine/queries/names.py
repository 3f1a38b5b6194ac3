"""Names of categories and attributes that a query may use, as the marketplace has them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol

from app.domain.shapes import objects_of, text_of
from app.domain.wire import Unreadable, read_json
from app.workspace.listing_rows import fold

if TYPE_CHECKING:
    from app.workspace.catalog.catalog_reader import CatalogReader


class Names(Protocol):
    """The names that are known; they are compared regardless of case and accents."""

    def category_ids(self, name: str) -> frozenset[str]:
        """Return the ids of the categories with this name and of all categories below them."""

    def categories(self) -> Iterable[str]:
        """Return the names of the categories that have listings, and of their ancestors."""

    def is_attribute(self, name: str) -> bool:
        """Return whether an attribute has this name or id."""

    def attributes(self) -> Iterable[str]:
        """Return the names and ids of attributes."""

    def values(self, attribute: str) -> Iterable[str]:
        """Return the names of the values of an attribute, if they are known."""

    def demanded(self) -> Mapping[str, Sequence[str]]:
        """Return the ids of the attributes that a listing must have, by category."""

    def is_in_use(self, column: str, value: str) -> bool:
        """Return whether a listing has ``value`` in ``column``, regardless of case."""


class NoNames:
    """No known names, for use without a catalog."""

    def category_ids(self, name: str) -> frozenset[str]:
        """Return an empty set."""
        return frozenset()

    def categories(self) -> Iterable[str]:
        """Return an empty collection."""
        return ()

    def is_attribute(self, name: str) -> bool:
        """Return ``False``."""
        return False

    def attributes(self) -> Iterable[str]:
        """Return an empty collection."""
        return ()

    def values(self, attribute: str) -> Iterable[str]:
        """Return an empty collection."""
        return ()

    def demanded(self) -> Mapping[str, Sequence[str]]:
        """Return an empty mapping."""
        return {}

    def is_in_use(self, column: str, value: str) -> bool:
        """Return ``False``."""
        return False


class AnyNames(NoNames):
    """Names that accept everything, for queries that are checked against a catalog later."""

    def category_ids(self, name: str) -> frozenset[str]:
        """Return the name itself as the only id."""
        return frozenset((name,))

    def is_attribute(self, name: str) -> bool:
        """Return ``True``."""
        return True

    def is_in_use(self, column: str, value: str) -> bool:
        """Return ``True``."""
        return True


class CatalogNames:
    """The names from the category documents stored in a catalog, read on first use."""

    def __init__(self, reader: CatalogReader) -> None:
        self._reader = reader

    def category_ids(self, name: str) -> frozenset[str]:
        """Return the ids of the categories with this name and of all categories below them."""
        return frozenset(self._categories[1].get(fold(name), ()))

    def categories(self) -> Iterable[str]:
        """Return the names of the categories that have listings, and of their ancestors."""
        return self._categories[0]

    def is_attribute(self, name: str) -> bool:
        """Return whether an attribute has this name or id."""
        return fold(name) in self._attributes[1]

    def attributes(self) -> Iterable[str]:
        """Return the names and ids of attributes."""
        return self._attributes[0]

    def values(self, attribute: str) -> Iterable[str]:
        """Return the names of the values of an attribute, if they are known."""
        return self._attributes[1].get(fold(attribute), ())

    def demanded(self) -> Mapping[str, Sequence[str]]:
        """Return the ids of the attributes that a listing must have, by category."""
        return self._demanded

    def is_in_use(self, column: str, value: str) -> bool:
        """Return whether a listing has ``value`` in ``column``, regardless of case."""
        sql = f"SELECT 1 FROM items WHERE {column} = ? COLLATE NOCASE LIMIT 1"
        return bool(self._reader.rows(sql, (value,)))

    def attribute_names(self) -> Mapping[str, str]:
        """Return the names of the attributes by id; an attribute without a name maps to its id."""
        return self._attributes[2]

    def category_name(self, category_id: str) -> str:
        """Return the name of a category; an empty string if it is unknown."""
        wanted = category_id.casefold()
        return next((name for key, name in self._category_names if key == wanted), "")

    @cached_property
    def _category_names(self) -> list[tuple[str, str]]:
        return [
            (category_id.casefold(), text_of(category.get("name")))
            for category_id, category in self._documents("category")
            if isinstance(category, dict)
        ]

    @cached_property
    def _demanded(self) -> dict[str, list[str]]:
        # Imported late: few queries need it.
        from app.domain.stored_definitions import stored_definitions
        from app.rules.attributes.definitions import Definitions

        found: dict[str, list[str]] = {}
        for category_id, answer in self._documents("attributes"):
            with suppress(Unreadable):
                demanded = Definitions(stored_definitions(answer)).demanded
                found[category_id] = [one.id for one in demanded if one.id]
        return found

    @cached_property
    def _categories(self) -> tuple[list[str], Mapping[str, set[str]]]:
        names: dict[str, None] = {}
        ids: defaultdict[str, set[str]] = defaultdict(set)
        for category_id, category in self._documents("category"):
            if not isinstance(category, dict):
                continue
            for step in (category, *objects_of(category.get("path_from_root"))):
                if name := text_of(step.get("name")):
                    names[name] = None
                    ids[fold(name)].add(category_id)
        return [*names], ids

    @cached_property
    def _attributes(self) -> tuple[list[str], Mapping[str, dict[str, None]], Mapping[str, str]]:
        names: dict[str, None] = {}
        by_id: dict[str, str] = {}
        values: defaultdict[str, dict[str, None]] = defaultdict(dict)
        for _, definitions in self._documents("attributes"):
            for entry in objects_of(definitions):
                known = [
                    name
                    for value in objects_of(entry.get("values"))
                    if (name := text_of(value.get("name")))
                ]
                shown, attribute_id = text_of(entry.get("name")), text_of(entry.get("id"))
                if attribute_id:
                    by_id.setdefault(attribute_id, shown or attribute_id)
                for name in (shown, attribute_id):
                    if name and fold(name):
                        names[name] = None
                        values[fold(name)].update(dict.fromkeys(known))
        return [*names], values, by_id

    def _documents(self, kind: str) -> Iterator[tuple[str, Any]]:
        rows = self._reader.each("SELECT id, body FROM documents WHERE kind = ?", (kind,))
        for document_id, body in rows:
            try:
                yield document_id, read_json(body)
            except Unreadable:
                continue
