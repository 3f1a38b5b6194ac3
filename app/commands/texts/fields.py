"""The fields of a listing as commands name them to a person, and what stands in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.commands.language import marked, run_locale, tr
from app.commands.texts.codes import code_text, named_code
from app.editing.sentences.code_names import BUYING_MODE, CONDITION, SHIPPING_MODE

if TYPE_CHECKING:
    from collections.abc import Mapping

_NAMES: Final[Mapping[str, str]] = {
    "title": marked("title"),
    "subtitle": marked("subtitle"),
    "price": marked("price"),
    "available_quantity": marked("stock"),
    "seller_custom_field": marked("own code"),
    "status": marked("status"),
    "condition": marked("condition"),
    "category_id": marked("category"),
    "currency_id": marked("currency"),
    "listing_type_id": marked("listing type"),
    "buying_mode": marked("way of buying"),
    "description": marked("description"),
    "pictures": marked("pictures"),
    "variations": marked("variations"),
    "warranty": marked("warranty"),
    "shipping.mode": marked("shipping mode"),
    "shipping.free_shipping": marked("free shipping"),
    "shipping.dimensions": marked("parcel"),
    "shipping.local_pick_up": marked("local pick-up"),
}
_STATUS, _TYPE, _PACKAGE = "status", "listing_type_id", "shipping.dimensions"
_CODED = frozenset((_STATUS, _TYPE, _PACKAGE, CONDITION, SHIPPING_MODE, BUYING_MODE))


def field_text(path: str, name: str = "") -> str:
    """Return what a form path is called; that of a variation with the ``name`` of that one.

    What has no name here, such as an attribute, is called by its path.
    """
    if not path.startswith("variations."):
        return tr(_NAMES.get(path, path))
    from app.editing.item_paths import split_path

    _, *rest = split_path(path)
    if len(rest) > 1:
        inner = ".".join(rest[1:])
        return f"{name or rest[0]}: {tr(_NAMES.get(inner, inner))}"
    return tr(_NAMES.get(path, path))


def coded_value(path: str, value: str) -> str | None:
    """Return what a code or a measure of the wire is called; nothing for another text."""
    if path not in _CODED:
        return None
    from app.domain.vocabulary import LISTING_TYPE_NAMES

    if path == _STATUS:
        return code_text(value)
    if path == _TYPE:
        return LISTING_TYPE_NAMES.get(value)
    if path == _PACKAGE:
        from app.editing.form.package import show_package

        return show_package(value, run_locale())
    return named_code(path, value)
