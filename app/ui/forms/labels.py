"""Labels of fields, in the window's language if the marketplace has no name for them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.editing.form.fields import FieldSpec
from app.editing.sentences.field_names import field_name
from app.editing.variation_list import VARIATIONS
from app.ui.look.text import one_line, quoted

_SECTIONS: Final[dict[str, object]] = {
    "basics": QT_TRANSLATE_NOOP("SectionLabel", "Basics"),
    "attributes": QT_TRANSLATE_NOOP("SectionLabel", "Attributes"),
    "pictures": QT_TRANSLATE_NOOP("SectionLabel", "Pictures"),
    "variations": QT_TRANSLATE_NOOP("SectionLabel", "Variations"),
    "shipping": QT_TRANSLATE_NOOP("SectionLabel", "Shipping"),
    "description": QT_TRANSLATE_NOOP("SectionLabel", "Description"),
    "sale_terms": QT_TRANSLATE_NOOP("SectionLabel", "Sale terms"),
    "selling": QT_TRANSLATE_NOOP("SectionLabel", "Options"),
    "contact": QT_TRANSLATE_NOOP("SectionLabel", "Contact"),
    "history": QT_TRANSLATE_NOOP("SectionLabel", "History"),
}


def field_label(spec: FieldSpec) -> str:
    """Return the label of a field: the marketplace's name, or ours in the window's language."""
    return one_line(spec.name) if spec.name else path_label(spec.path)


def path_label(path: str) -> str:
    """Return the label of a form path without a field.

    An attribute or sale term without a name, and an unknown path, are quoted unchanged.
    """
    found = field_name(VARIATIONS if path.startswith(f"{VARIATIONS}.") else path)
    if not found.words:
        return quoted(found.own)
    return QCoreApplication.translate("FieldLabel", found.words)


def section_label(key: str) -> str:
    """Return the title of a section of the form."""
    return QCoreApplication.translate("SectionLabel", str(_SECTIONS.get(key, key)))
