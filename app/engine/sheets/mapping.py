"""Mapping of columns to fields by their headings in any language, or as a seller chose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.domain.identifier import is_identifier
from app.domain.shapes import object_of, text_of
from app.domain.wire import Unreadable, read_json, write_json
from app.engine.catalog.export import whole_file
from app.engine.sheets.columns import KINDS
from app.engine.sheets.words import ALIASES, HEADINGS, MARK
from app.workspace.listing_rows import fold

MARK_PATH = ""
NOT_USED = "-"
"""The seller's answer for a column that is to be ignored."""
REMEMBERED = "sheet_columns.json"
_MOST_REMEMBERED = 2_000
MOST_ATTRIBUTES = 2_000
_ATTRIBUTE = re.compile(r"\[([A-Z0-9_-]{1,64})\]\s*$")
_ATTRIBUTE_PATH = re.compile(r"attributes\.([A-Z0-9_-]{1,64})")


@dataclass(frozen=True, slots=True)
class Mapped:
    """The mapped columns of a table.

    ``paths`` are by position; ``unused`` and ``twice`` are headings.
    """

    paths: Mapping[int, str]
    unused: tuple[str, ...] = ()
    twice: tuple[str, ...] = ()

    def place_of(self, path: str) -> int | None:
        """Return the position of the column with this path, or ``None``."""
        return next((at for at, one in self.paths.items() if one == path), None)


def is_path(path: str) -> bool:
    """Return whether a column can be mapped to a path."""
    return path in KINDS or path == NOT_USED or _ATTRIBUTE_PATH.fullmatch(path) is not None


class Headings:
    """A mapping of headings to form paths.

    ``attributes`` are the ids of attributes by name, for names that are unique; ``by_hand`` are
    paths by heading as a seller chose them, which take precedence.
    """

    def __init__(
        self, attributes: Mapping[str, str], by_hand: Mapping[str, str] | None = None
    ) -> None:
        self._attributes = attributes
        self._by_hand = {fold(name): path for name, path in (by_hand or {}).items()}
        self._known: dict[str, str] = {}
        for path, headings in HEADINGS.items():
            for name in (path, *headings, *ALIASES.get(path, ())):
                self._known.setdefault(fold(name), path)

    def path_of(self, heading: str) -> str | None:
        """Return the path for a heading, or ``None`` if it is unknown."""
        key = fold(heading)
        if key in self._by_hand:
            return self._by_hand[key]
        if key == MARK and heading.strip() == MARK:
            return MARK_PATH
        if match := _ATTRIBUTE.search(heading) or _ATTRIBUTE_PATH.fullmatch(heading.strip()):
            return f"attributes.{match[1]}"
        if key in self._known:
            return self._known[key]
        found = self._attributes.get(key)
        return None if found is None else f"attributes.{found}"

    def names(self) -> tuple[str, ...]:
        """Return the known headings, folded, and the paths of fields."""
        return (*self._known, *HEADINGS)

    def is_known(self, heading: str) -> bool:
        """Return whether a heading has a path."""
        return bool(heading.strip()) and self.path_of(heading) is not None

    def mapped(self, headings: Sequence[str]) -> Mapped:
        """Return the columns of a table; of two with the same path the first counts."""
        paths: dict[int, str] = {}
        unused, twice = [], []
        for at, heading in enumerate(headings):
            path = self.path_of(heading) if heading else NOT_USED
            if path is None or path == NOT_USED:
                unused += [heading] if heading else []
            elif path in paths.values():
                twice.append(heading)
            else:
                paths[at] = path
        return Mapped(paths, tuple(unused), tuple(twice))


def attribute_names(documents: Iterable[bytes]) -> dict[str, str]:
    """Return the ids of attributes by folded name, without ambiguous names."""
    found: dict[str, str] = {}
    several = set()
    for body in documents:
        try:
            entries = read_json(body)
        except Unreadable:
            continue
        for entry in map(object_of, entries if isinstance(entries, list) else ()):
            key, name = text_of(entry.get("id")), fold(text_of(entry.get("name")))
            if is_identifier(key) and name and found.setdefault(name, key) != key:
                several.add(name)
    return {name: key for name, key in found.items() if name not in several}


def attribute_labels(documents: Iterable[bytes]) -> tuple[tuple[str, str], ...]:
    """Return the ids and names of the attributes of a seller's categories, sorted by name."""
    found: dict[str, str] = {}
    for body in documents:
        try:
            entries = read_json(body)
        except Unreadable:
            continue
        for entry in map(object_of, entries if isinstance(entries, list) else ()):
            key = text_of(entry.get("id"))
            if is_identifier(key):
                found.setdefault(key, text_of(entry.get("name")) or key)
    return tuple(sorted(found.items(), key=lambda one: one[1].casefold())[:MOST_ATTRIBUTES])


def remembered(folder: Path) -> dict[str, str]:
    """Return the paths that a seller chose earlier, by folded heading."""
    try:
        given = object_of(read_json((folder / REMEMBERED).read_bytes()))
    except (OSError, Unreadable):
        return {}
    return {name: path for name, value in given.items() if is_path(path := text_of(value))}


def remember(folder: Path, by_hand: Mapping[str, str]) -> None:
    """Store the paths that a seller chose for headings; raise ``OSError``."""
    known = {**remembered(folder), **{fold(name): path for name, path in by_hand.items()}}
    newest = dict([*known.items()][-_MOST_REMEMBERED:])
    with whole_file(folder / REMEMBERED) as file:
        file.write(write_json(newest).decode())
