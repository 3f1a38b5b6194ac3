"""Records of a world's files, parsed one by one; invalid ones are reported and skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from app.domain.base import Resource, parse_tolerant
from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject
from app.domain.wire import Unreadable, read_json

LONGEST_LINE = 10 * 1024 * 1024
"""The maximum number of bytes of one item."""

LARGEST_FILE = 1024 * 1024 * 1024
"""The maximum size in bytes of a file with a list, which is read at once."""


class RecordProblem(NamedTuple):
    """A problem with a record: its file and line, and the reason.

    A ``skipped`` record cannot be used; any other is used nevertheless.
    """

    where: str
    reason: str
    skipped: bool = True

    @property
    def line(self) -> str:
        """The problem as a line of text."""
        return f"{self.where}: {self.reason}{'; skipped' if self.skipped else ''}"


Report = Callable[[RecordProblem], None]


def read_records(
    kind: type[Resource],
    folder: Path,
    name: str,
    report: Report,
    taken: set[str] | None = None,
) -> list[JsonObject] | None:
    """Return the valid records of a file with a list of objects; ``None`` if there is no file.

    Each is a ``kind`` with a unique id, which is added to those that are ``taken``.
    """
    path = folder / name
    try:
        if path.stat().st_size > LARGEST_FILE:
            report(RecordProblem(f"{path}:1", "the file is larger than 1 GiB"))
            return []
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        report(RecordProblem(f"{path}:1", f"cannot be read: {error.strerror}"))
        return []
    records: list[JsonObject] = []
    seen: set[str] = set() if taken is None else taken
    for line, part in _elements(path, data, report):
        where = f"{path}:{line}"
        record = read_item(kind, part, where, report)
        if record is None:
            continue
        identity = str(record["id"])
        if identity in seen:
            report(RecordProblem(where, "this id was there before"))
            continue
        seen.add(identity)
        records.append(record)
    return records


def read_item(kind: type[Resource], data: bytes, where: str, report: Report) -> JsonObject | None:
    """Return one record as written if it is a ``kind`` with an id; ``None`` otherwise.

    Invalid fields are left out and reported, as the console leaves them out of an answer.
    """
    try:
        record = read_json(data)
        resource, odd = parse_tolerant(kind, record)
    except Unreadable as error:
        report(RecordProblem(where, str(error)))
        return None
    if odd:
        record = resource.to_wire()
    identity = record.get("id")
    if isinstance(identity, bool) or not is_identifier(
        str(identity) if isinstance(identity, int) else identity
    ):
        report(RecordProblem(where, "the id is missing, or is none"))
        return None
    if odd:
        more = f" and {len(odd) - _MOST_NAMED} more" if len(odd) > _MOST_NAMED else ""
        names = ", ".join(odd[:_MOST_NAMED])
        report(RecordProblem(where, f"left out what does not fit: {names}{more}", skipped=False))
    return dict(record)


def item_lines(path: Path, report: Report) -> Iterator[tuple[int, int, bytes]]:
    """Yield the lines of a file that are not blank: number, offset in the file, bytes."""
    try:
        file = path.open("rb")
    except FileNotFoundError:
        return
    except OSError as error:
        report(RecordProblem(f"{path}:1", f"cannot be read: {error.strerror}"))
        return
    with file:
        number = start = 0
        while data := file.readline(LONGEST_LINE):
            number += 1
            length = len(data)
            if length == LONGEST_LINE and not data.endswith(b"\n"):
                report(RecordProblem(f"{path}:{number}", "the line is longer than 10 MiB"))
                while data and not data.endswith(b"\n"):
                    data = file.readline(LONGEST_LINE)
                    length += len(data)
            else:
                # Some editors write a byte order mark at the beginning of a file.
                text = data.removeprefix(_MARK) if number == 1 else data
                if text.strip():
                    yield number, start + len(data) - len(text), text
            start += length


def _elements(path: Path, data: bytes, report: Report) -> Iterator[tuple[int, bytes]]:
    """Yield the raw elements of a JSON list, each with the number of its first line."""
    data = data.removeprefix(_MARK)
    try:
        elements = msgspec.json.decode(data, type=list[msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        offset = str(error).rpartition("byte ")[2].rstrip(")")
        line = data.count(b"\n", 0, int(offset)) + 1 if offset.isdigit() else 1
        report(RecordProblem(f"{path}:{line}", "not a JSON list"))
        return
    line, place = 1, 0
    for element in elements:
        part = bytes(element)
        # Only white space and a comma separate two elements.
        begin = data.index(part, place)
        line += data.count(b"\n", place, begin)
        yield line, part
        line += part.count(b"\n")
        place = begin + len(part)


_MARK = b"\xef\xbb\xbf"
_MOST_NAMED = 20
