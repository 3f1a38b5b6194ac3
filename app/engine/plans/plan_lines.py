"""The listings of a large plan file, read from their lines each time they are asked for."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import BinaryIO, overload
from zlib import crc32

from app.engine.plans.plan import PlannedListing

HEAD_END = b'"listings":['
FILE_END = b"]}"
LONGEST_LINE = 8 * 1024 * 1024


class NotInLines(ValueError):
    """A file that has its listings in another form than one a line."""


def head_of(file: BinaryIO) -> bytes:
    """Return what stands before the listings as a JSON object with none; raise ``NotInLines``."""
    head = file.readline(LONGEST_LINE).rstrip()
    if not head.endswith(b",") or file.readline(LONGEST_LINE).rstrip() != HEAD_END:
        raise NotInLines
    return head + HEAD_END + FILE_END


class PlanLines(Sequence[PlannedListing]):
    """The listings in the lines of ``file`` from where it stands; ``read`` makes one of a line, and
    is handed whether it is the line that was looked at.

    Every line is looked at once, by ``check``, whose errors go on; then only the places of the
    lines are kept, with their checksums. Raise ``NotInLines`` where there is something else in the
    file.
    """

    def __init__(
        self,
        file: BinaryIO,
        read: Callable[[bytes, bool], PlannedListing],
        check: Callable[[bytes], object],
    ) -> None:
        self._file = file
        self._read = read
        self._starts, self._sums = array("Q"), array("L")
        place = file.tell()
        more = True
        while (line := file.readline(LONGEST_LINE)).rstrip() != FILE_END:
            record = line.rstrip()
            if not more or not line.endswith(b"\n"):
                raise NotInLines
            more = record.endswith(b",")
            record = record.removesuffix(b",")
            check(record)
            self._starts.append(place)
            self._sums.append(crc32(record))
            place += len(line)
        if (more and self._starts) or file.read(1):
            raise NotInLines

    def __len__(self) -> int:
        return len(self._starts)

    def __iter__(self) -> Iterator[PlannedListing]:
        return map(self._at, range(len(self)))

    @overload
    def __getitem__(self, place: int) -> PlannedListing: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[PlannedListing]: ...

    def __getitem__(self, place: int | slice) -> PlannedListing | Sequence[PlannedListing]:
        if isinstance(place, slice):
            return tuple(map(self._at, range(len(self))[place]))
        return self._at(range(len(self))[place])

    def _at(self, place: int) -> PlannedListing:
        self._file.seek(self._starts[place])
        record = self._file.readline(LONGEST_LINE).rstrip().removesuffix(b",")
        return self._read(record, crc32(record) == self._sums[place])
