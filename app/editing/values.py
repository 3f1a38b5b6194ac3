"""Form values that JSON has no type for: chosen values, pictures and unread text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeGuard

from app.domain.shapes import JsonObject, objects_of, sequence_of
from app.domain.vocabulary import NOT_APPLICABLE
from app.rules.attributes.values import has_values

FILE_MARK = "file:"
"""The prefix of the checksum of a local picture in lists that contain only ids
(``picture_ids``)."""
_SHOWN = "picture_ids"


class Choice(NamedTuple):
    """One value of an attribute or sale term; without ``id`` it is the seller's own text."""

    id: str | None
    name: str


class PictureRef(NamedTuple):
    """A picture: a marketplace ``id``, a ``source`` address or a local ``file`` (its checksum)."""

    kind: Literal["id", "source", "file"]
    key: str

    def wire(self) -> dict[str, str]:
        """Return the picture in request form.

        The engine replaces a ``file`` by an id beforehand.
        """
        return {self.kind: self.key}

    @property
    def id_in_variation(self) -> str:
        """The text that stands for this picture in ``picture_ids`` of a variation."""
        return f"{FILE_MARK}{self.key}" if self.kind == "file" else self.key


@dataclass(frozen=True, slots=True)
class UnreadText:
    """Text that could not be read as a value: kept in the draft, shown in its field, never sent.

    ``meant`` are the values that it may mean, in wire form whatever the number format of the user
    interface.
    """

    text: str
    code: str
    meant: tuple[str, ...] = ()


Choices = tuple[Choice, ...]
DOES_NOT_APPLY: Choices = (Choice(NOT_APPLICABLE, ""),)
"""The form value of an attribute that does not apply to the listing."""
Pictures = tuple[PictureRef, ...]


def is_count(value: object) -> TypeGuard[int]:
    """Return whether ``value`` is a whole number; booleans are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_empty_value(value: object) -> bool:
    """Return whether ``value`` is empty or ``None``; ``False`` and 0 are values."""
    # The type is checked first, because comparing a decimal with a text is slow.
    return value is None or (isinstance(value, (str, tuple, list)) and not value)


def is_not_applicable(value: object) -> bool:
    """Return whether ``value`` means that its attribute does not apply."""
    return same_value(value, DOES_NOT_APPLY)


def same_value(one: object, other: object) -> bool:
    """Return whether two form values mean the same; chosen values are equal by id, else by name."""
    if is_empty_value(one) or is_empty_value(other):
        return is_empty_value(one) and is_empty_value(other)
    if isinstance(one, bool) is not isinstance(other, bool):
        return False
    if _is_choices(one) and _is_choices(other):
        return _marks(one) == _marks(other)
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        # A part that is ``None`` counts as missing.
        return _set_parts(one) == _set_parts(other)
    return bool(one == other)


def _set_parts(value: Mapping[object, object]) -> dict[object, object]:
    return {name: part for name, part in value.items() if part is not None}


def is_fulfilled(wanted: object, now: object) -> bool:
    """Return whether a listing's form value ``now`` satisfies ``wanted``, choice by choice."""
    if _is_choices(wanted) and _is_choices(now) and len(wanted) == len(now):
        return has_values(wanted, now)
    return same_value(wanted, now)


def are_same_pictures(wanted: object, now: object) -> bool:
    """Return whether the pictures ``now`` are the ``wanted`` ones, in the same order.

    A picture that was sent by address has an id assigned by the marketplace by then.
    """
    asked, there = pictures_in(wanted), pictures_in(now)
    if not asked or len(asked) != len(there):
        return False
    known = {one.key for one in asked if one.kind == "id"}
    return all(
        one == other or (one.kind != "id" and other.key not in known)
        for one, other in zip(asked, there, strict=True)
    )


def _is_choices(value: object) -> TypeGuard[Choices]:
    return isinstance(value, tuple) and all(isinstance(part, Choice) for part in value)


def _marks(choices: Choices) -> frozenset[tuple[bool, str]]:
    return frozenset((c.id is None, c.name if c.id is None else c.id) for c in choices)


def choices_of(entry: JsonObject | None) -> Choices:
    """Return the values of a wire attribute or sale term, in order."""
    if entry is None:
        return ()
    several = sequence_of(entry.get("values"))
    if len(several) > 1:
        pairs = [(value.get("id"), value.get("name")) for value in objects_of(several)]
    else:
        pairs = [(entry.get("value_id"), entry.get("value_name"))]
        if pairs == [(None, None)]:
            pairs = [(value.get("id"), value.get("name")) for value in objects_of(several)]
    return tuple(
        Choice(None if key is None else str(key), "" if name is None else str(name))
        for key, name in pairs
        if key is not None or name not in (None, "")
    )


def choices_in(value: object) -> Choices:
    """Return the chosen values in a form value; empty if it holds something else."""
    return tuple(part for part in sequence_of(value) if isinstance(part, Choice))


def pictures_in(value: object) -> Pictures:
    """Return the pictures in a form value; empty if it holds something else."""
    return tuple(part for part in sequence_of(value) if isinstance(part, PictureRef))


def picture_refs(item: JsonObject) -> Pictures:
    """Return the pictures of a listing in their order; the first is the cover."""
    found: list[PictureRef] = []
    for entry in objects_of(item.get("pictures")):
        if entry.get("id") is not None:
            found.append(PictureRef("id", str(entry["id"])))
        elif entry.get("source") is not None:
            found.append(PictureRef("source", str(entry["source"])))
    return tuple(found)


def with_uploaded(value: object, uploaded: Mapping[str, str]) -> object:
    """Return a form value with local files replaced by the ids of the uploaded pictures.

    The value is a list of pictures, the picture ids of a variation, or a list of variations;
    ``uploaded`` has the ids by the checksums of the files.
    """
    if isinstance(value, PictureRef):
        made = uploaded.get(value.key) if value.kind == "file" else None
        return value if made is None else PictureRef("id", made)
    if isinstance(value, Mapping) and _SHOWN in value:
        return {**value, _SHOWN: with_uploaded(value[_SHOWN], uploaded)}
    if isinstance(value, tuple) and not _is_choices(value):
        return tuple(with_uploaded(part, uploaded) for part in value)
    if isinstance(value, list):
        ids = {f"{FILE_MARK}{sha}": made for sha, made in uploaded.items()}
        return [
            ids.get(part, part) if isinstance(part, str) else with_uploaded(part, uploaded)
            for part in value
        ]
    return value


def encode_value(value: object) -> object:
    """Return a form value as JSON; types that JSON lacks become objects with one marker key."""
    if isinstance(value, UnreadText):
        return {"$typed": [value.text, value.code, list(value.meant)]}
    if isinstance(value, tuple) and value and isinstance(value[0], PictureRef):
        return {"$pictures": [[ref.kind, ref.key] for ref in value]}
    if isinstance(value, tuple):
        return {"$choices": [[choice.id, choice.name] for choice in value]}
    if isinstance(value, list):
        # Variations to be added can hold unread texts, as other fields can.
        return [_each(entry, encode_value) for entry in value]
    return value


def decode_value(value: object) -> object:
    """Return the form value that ``encode_value`` wrote; raise ``ValueError`` if it is invalid."""
    if isinstance(value, list):
        return [_each(entry, decode_value) for entry in value]
    if not isinstance(value, Mapping) or len(value) != 1:
        return value
    ((key, body),) = value.items()
    match key:
        case "$typed":
            text, code, meant = body
            # A text instead of a list was written by an earlier version, in the number format of
            # that time.
            return UnreadText(text, code, tuple(meant) if isinstance(meant, list) else ())
        case "$pictures":
            return tuple(PictureRef(kind, name) for kind, name in body)
        case "$choices":
            return tuple(Choice(key_, name) for key_, name in body)
    return value


def _each(entry: object, read: Callable[[object], object]) -> object:
    if not isinstance(entry, Mapping):
        return entry
    return {
        name: read(part) if isinstance(part, (UnreadText, Mapping)) else part
        for name, part in entry.items()
    }
