"""The data model of operation cards: fields, actions on them, and values to fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.editing.number_locale import NumberLocale


class Slot(NamedTuple):
    """One value to fill in: its label, its placeholder text and its unit.

    ``choices`` are values and names (source texts) if it is one of a few; ``long`` is a text of
    several lines.
    """

    title: object
    placeholder: str = ""
    unit: str = ""
    figure: bool = False
    choices: tuple[tuple[str, object], ...] = ()
    optional: bool = False
    long: bool = False


class Verb(NamedTuple):
    """An action on a field; ``write`` converts it to the engine's form.

    ``part`` is appended to the field's name there: ``title`` and ``prefix`` give ``title.prefix``.
    """

    key: str
    title: object
    slots: tuple[Slot, ...]
    write: Callable[[str, Sequence[str], NumberLocale], str]
    part: str = ""


class FieldKind(NamedTuple):
    """A field that can be changed in many listings, with its actions."""

    key: str
    title: object
    icon: str
    verbs: tuple[Verb, ...]


def word(text: object) -> str:
    """Return a source text of the tables below in the window's language."""
    return QCoreApplication.translate("PlanOperation", str(text))
