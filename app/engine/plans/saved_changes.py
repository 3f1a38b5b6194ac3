"""Named changes, stored to be applied to other listings as well."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from app.domain.nearest import nearest
from app.domain.shapes import object_of, sequence_of, text_of
from app.domain.wire import Unreadable, read_json, write_json
from app.engine.catalog.export import whole_file

VERSION: Final = 1
LONGEST_NAME: Final = 80
_ENDING: Final = ".change.json"


@dataclass(frozen=True, slots=True)
class SavedChange:
    """Named operations: in the engine's text form, and as entered in a window."""

    name: str
    operations: tuple[str, ...]
    specs: tuple[tuple[str, str, tuple[str, ...]], ...] = ()


class SavedChanges:
    """The named changes in a ``folder``, one file each; methods raise ``OSError`` on failure.

    Names that differ only in case or spaces are the same.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, change: SavedChange) -> None:
        """Write a change, replacing an earlier one of the same name."""
        self._folder.mkdir(mode=0o700, exist_ok=True)
        record = {
            "vitrina_change": VERSION,
            "name": tidy_name(change.name),
            "operations": list(change.operations),
            "specs": [[kind, verb, list(typed)] for kind, verb, typed in change.specs],
        }
        with whole_file(self._file(change.name)) as file:
            file.write(write_json(record).decode())

    def drop(self, name: str) -> None:
        """Delete a change; plans made from it stay."""
        self._file(name).unlink(missing_ok=True)

    def find(self, name: str) -> SavedChange | None:
        """Return the change with this name, or ``None`` if there is no readable one."""
        return _read(self._file(name))

    def near(self, name: str) -> str | None:
        """Return the existing name that is most similar to an unknown one, or ``None``."""
        return nearest(name, [one.name for one in self.all()])

    def all(self) -> list[SavedChange]:
        """Return every readable change, by name."""
        if not self._folder.is_dir():
            return []
        found = map(_read, self._folder.glob(f"*{_ENDING}"))
        return sorted(
            (one for one in found if one is not None), key=lambda one: one.name.casefold()
        )

    def _file(self, name: str) -> Path:
        key = hashlib.sha256(tidy_name(name).casefold().encode()).hexdigest()[:32]
        return self._folder / f"{key}{_ENDING}"


def tidy_name(name: str) -> str:
    """Return a name in stored form: on one line, at most ``LONGEST_NAME`` long."""
    return " ".join(name.split())[:LONGEST_NAME]


def _read(path: Path) -> SavedChange | None:
    try:
        record = object_of(read_json(path.read_bytes()))
    except (OSError, Unreadable):
        return None
    name, operations = text_of(record.get("name")), sequence_of(record.get("operations"))
    if record.get("vitrina_change") != VERSION or not name or not operations:
        return None
    specs = []
    for spec in map(sequence_of, sequence_of(record.get("specs"))):
        if len(spec) == 3:
            typed = tuple(map(text_of, sequence_of(spec[2])))
            specs.append((text_of(spec[0]), text_of(spec[1]), typed))
    return SavedChange(name, tuple(map(text_of, operations)), tuple(specs))
