"""The listings of a large plan file, read from their lines at each access."""

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
    """The error of a file that does not have one listing per line."""


def head_of(file: BinaryIO) -> bytes:
    """Return the text before the listings as a JSON object without any; raise ``NotInLines``."""
    head = file.readline(LONGEST_LINE).rstrip()
    if not head.endswith(b",") or file.readline(LONGEST_LINE).rstrip() != HEAD_END:
        raise NotInLines
    return head + HEAD_END + FILE_END


class PlanLines(Sequence[PlannedListing]):
    """The listings in the remaining lines of ``file``.

    ``read`` converts a line to a listing; its second argument is whether the line is unchanged
    since the check. Every line is checked once by ``check``, whose errors are passed on; after that
    only the offsets of the lines and their checksums are kept. Raise ``NotInLines`` if the file
    contains anything else.
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
