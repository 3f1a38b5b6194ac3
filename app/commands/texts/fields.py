"""The names and values of a listing's fields, as commands show them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.commands.language import run_locale, tr
from app.commands.texts.codes import code_text, named_code
from app.editing.sentences.code_names import BUYING_MODE, CONDITION, SHIPPING_MODE

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.editing.sentences.field_names import FieldName

_STATUS, _TYPE, _PACKAGE = "status", "listing_type_id", "shipping.dimensions"
_CODED = frozenset((_STATUS, _TYPE, _PACKAGE, CONDITION, SHIPPING_MODE, BUYING_MODE))


def field_text(path: str, name: str = "", *items: WireItem) -> str:
    """Return the name of a form path, as in the window.

    ``name`` is that of the variation, attribute or sale term if it is known; ``items`` are listings
    to look it up in.
    """
    from app.editing.sentences.field_names import field_name

    found = field_name(path, *items)
    if found.variation:
        _variations, key, *inner = path.split(".", 2)
        if not inner:
            named = name or found.variation
            return tr("variation {id}", id=key) if named == key else named
        return f"{name or found.variation}: {_in_words(found)}"
    return _in_words(found) if found.words else name or found.own


def _in_words(found: FieldName) -> str:
    """Return a name as it appears within a line."""
    words = tr(found.words) if found.words else found.own
    return words[:1].lower() + words[1:] if found.words else words


def coded_value(path: str, value: str) -> str | None:
    """Return the name of a code or the text of a measure; ``None`` for any other text."""
    if path not in _CODED:
        return None
    from app.domain.wire_site import LISTING_TYPE_NAMES

    if path == _STATUS:
        return code_text(value)
    if path == _TYPE:
        return LISTING_TYPE_NAMES.get(value)
    if path == _PACKAGE:
        from app.editing.form.package import show_package

        return show_package(value, run_locale())
    return named_code(path, value)
