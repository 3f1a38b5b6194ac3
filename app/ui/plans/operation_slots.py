"""What an operation of a plan asks for: fields, what can be done to them, what is filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.editing.number_locale import NumberLocale


class Slot(NamedTuple):
    """One thing to fill in: what it is called, what stands before anything is typed, its unit.

    ``choices`` are value and name (a source text) where it is one of a few; ``long`` is a text of
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
    """One thing that can be done to a field; ``write`` makes the engine's operation of it.

    ``part`` follows the name of the field there: ``title`` and ``prefix`` are ``title.prefix``.
    """

    key: str
    title: object
    slots: tuple[Slot, ...]
    write: Callable[[str, Sequence[str], NumberLocale], str]
    part: str = ""


class FieldKind(NamedTuple):
    """A field that many listings can be changed in, with what can be done to it."""

    key: str
    title: object
    icon: str
    verbs: tuple[Verb, ...]


def word(text: object) -> str:
    """Return a source text of the tables below in the language of the window."""
    return QCoreApplication.translate("PlanOperation", str(text))
