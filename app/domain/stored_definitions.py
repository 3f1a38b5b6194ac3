"""Stored categories, attribute definitions and listing types, read without pydantic.

In a command that compares a file with the catalog, importing pydantic would take longer than all
the rest. These classes have the fields of the models, and refuse the same values; they cannot be
written back, and drop unknown fields.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import TYPE_CHECKING, ClassVar, TypeVar, cast

from app.domain.definition_facts import CategoryFacts, DefinitionFacts
from app.domain.scalars import identity_of, money_of, number_of
from app.domain.wire import Unreadable

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.domain.models.listing_type import ListingType

Read = Callable[[object], object]
"""Reads the value of a field; raises ``ValueError`` for an invalid value."""
Value = TypeVar("Value")


def _text(value: object) -> str:
    return _of(str, value)


def _flag(value: object) -> bool:
    return _of(bool, value)


def _whole(value: object) -> int:
    if isinstance(value, bool):
        raise ValueError("not a whole number")
    return _of(int, value)


def _money(value: object) -> Decimal:
    return money_of(number_of(value))


def _words(value: object) -> dict[str, object]:
    return dict(_of(dict, value))


def _anything(value: object) -> object:
    return value


def _of(kind: type[Value], value: object) -> Value:
    if not isinstance(value, kind):
        raise ValueError(f"not a {kind.__name__}")
    return value


def _each(read: Read) -> Read:
    def read_each(value: object) -> tuple[object, ...]:
        return tuple(map(read, _of(list, value)))

    return read_each


class StoredRecord:
    """An object of the service with its ``FIELDS``, of which those in ``NEEDED`` are required.

    Raise ``ValueError`` for an invalid value.
    """

    FIELDS: ClassVar[Mapping[str, Read]]
    NEEDED: ClassVar[tuple[str, ...]] = ()

    def __init__(self, value: object) -> None:
        given = _of(dict, value)
        for name, read in self.FIELDS.items():
            found = given.get(name)
            if found is None and name in self.NEEDED:
                raise ValueError(f"no {name}")
            setattr(self, name, None if found is None else read(found))


class StoredCategoryRef(StoredRecord):
    """A step of the path of a category, or a child of it."""

    NEEDED = ("id",)
    FIELDS = {"id": _text, "name": _text, "total_items_in_this_category": _whole}


class StoredSettings(StoredRecord):
    """The rules and limits for listings in a category."""

    FIELDS = {
        **dict.fromkeys(
            (
                *("adult_content", "buying_allowed", "fragile", "items_reviews_allowed"),
                *("listing_allowed", "rounded_address", "show_contact_information", "subscribable"),
            ),
            _flag,
        ),
        **dict.fromkeys(
            (
                *("buying_modes", "currencies", "item_conditions", "mirror_slave_categories"),
                *("shipping_modes", "shipping_options", "tags"),
            ),
            _each(_text),
        ),
        **dict.fromkeys(
            (
                *("catalog_domain", "coverage_areas", "immediate_payment", "mirror_category"),
                *("mirror_master_category", "price", "stock", "reservation_allowed"),
                *("seller_contact", "shipping_profile", "simple_shipping", "sub_vertical"),
                *("vertical", "vip_subdomain"),
            ),
            _text,
        ),
        **dict.fromkeys(
            (
                *("max_description_length", "max_title_length", "max_sub_title_length"),
                *("max_pictures_per_item", "max_pictures_per_item_var"),
            ),
            _whole,
        ),
        "maximum_price": _money,
        "minimum_price": _money,
        "restrictions": _each(_anything),
    }


_NO_SETTINGS = StoredSettings({})


class StoredCategory(CategoryFacts[StoredSettings], StoredRecord):
    """One category of a site."""

    NEEDED = ("id",)
    FIELDS = {
        **dict.fromkeys(("id", "name", "picture", "permalink", "attribute_types"), _text),
        "total_items_in_this_category": _whole,
        "path_from_root": _each(StoredCategoryRef),
        "children_categories": _each(StoredCategoryRef),
        "meta_categ_id": identity_of,
        "attributable": _flag,
        "settings": StoredSettings,
    }

    @classmethod
    def _no_settings(cls) -> StoredSettings:
        return _NO_SETTINGS


class StoredName(StoredRecord):
    """A value or a unit of an attribute, with the id that the marketplace gives it."""

    id: str | None
    name: str | None
    FIELDS = {"id": _text, "name": _text}


class StoredDefinition(DefinitionFacts[StoredName], StoredRecord):
    """One attribute of a category."""

    NEEDED = ("id",)
    FIELDS = {
        **dict.fromkeys(
            (
                *("id", "name", "value_type", "hierarchy", "attribute_group_id"),
                *("attribute_group_name", "default_unit", "hint", "tooltip"),
            ),
            _text,
        ),
        "tags": _words,
        "value_max_length": _whole,
        "values": _each(StoredName),
        "allowed_units": _each(StoredName),
        "relevance": number_of,
    }


class StoredListingType(StoredRecord):
    """One listing type with its name on a site."""

    NEEDED = ("id",)
    FIELDS = dict.fromkeys(("site_id", "id", "name"), _text)


def stored_category(value: object) -> Category:
    """Return a category; raise :class:`Unreadable` if the value is invalid."""
    return cast("Category", _read(StoredCategory, value))


def stored_definitions(value: object) -> tuple[AttributeDefinition, ...]:
    """Return the attribute definitions of a category.

    Raise :class:`Unreadable` if one of them is invalid.
    """
    return cast("tuple[AttributeDefinition, ...]", _read(_each(StoredDefinition), value))


def stored_listing_types(value: object) -> tuple[ListingType, ...]:
    """Return the listing types of a site; raise :class:`Unreadable` if one of them is invalid."""
    return cast("tuple[ListingType, ...]", _read(_each(StoredListingType), value))


def _read(read: Read, value: object) -> object:
    try:
        return read(value)
    except ValueError:
        raise Unreadable("not what was stored") from None
