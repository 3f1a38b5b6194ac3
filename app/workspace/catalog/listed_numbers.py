"""Encoding of listing numbers in the facets: few as a JSON list, many as a bit set."""

from __future__ import annotations

from itertools import chain, compress, count
from typing import TYPE_CHECKING

from app.domain.wire import read_json, write_plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

AS_JSON = "as_json"
"""The name of ``listed_in_json`` in SQL statements."""
_FEWEST = 64
"""Fewer numbers than this are always stored as a list."""
_BITS_FOR_EACH = 64
"""Reading a number in a list takes the time of this number of bits; if the bits would exceed that,
a list is stored."""
_PIECE = 1 << 15
_OFTEN = 8
"""If more than one in this number of bits is set, testing each bit is faster than searching for the
next."""
_TO_DIGITS = bytes(48 + (at == 1) for at in range(256))
_TO_BYTES = bytes(at == 49 for at in range(256))


def pack_numbers(numbers: Sequence[int]) -> str:
    """Return ascending ``numbers`` (at least one, none below 0) as JSON.

    It is a list; or a string of the smallest number, a colon, and a hexadecimal bit set in which
    the lowest bit is the smallest number.
    """
    least = numbers[0]
    span = numbers[-1] - least + 1
    if span > _BITS_FOR_EACH * len(numbers) or len(numbers) < _FEWEST:
        return write_plain(numbers).decode()
    marks = bytearray(span)
    for number in numbers:
        marks[number - least] = 1
    return f'"{least}:{int(marks[::-1].translate(_TO_DIGITS), 2):x}"'


def unpack_numbers(packed: str) -> Sequence[int]:
    """Return the numbers that were packed."""
    found: list[int] | str = read_json(packed.encode())
    if not isinstance(found, str):
        return found
    least, bits = _parts(found)
    return [*_numbers_of(least, bits)]


def listed_in_json(packed: str) -> str:
    """Return packed numbers as a JSON list, whatever their encoding; used as an SQL function."""
    return write_plain(unpack_numbers(packed)).decode()


def unpack_joined(joined: str) -> tuple[list[int], ManyNumbers]:
    """Return packed numbers joined by commas: those in lists, and those in bit sets."""
    # Text in quotes is a bit set; the rest is joined to one long list, which is parsed faster than
    # many short ones.
    parts = joined.split('"')
    lists = ",".join(filter(None, (part.strip(",") for part in parts[::2])))
    numbers: list[int] = read_json((lists.replace("],[", ",") or "[]").encode())
    return numbers, ManyNumbers(parts[1::2])


class ManyNumbers:
    """The numbers in several ``texts`` with bit sets."""

    def __init__(self, texts: Iterable[str] = ()) -> None:
        self._pieces: dict[int, int] = {}
        for text in texts:
            least, bits = _parts(text)
            # Split in pieces: the numbers of a batch are close together, but a shop may have a
            # million.
            begun = least - least % _PIECE
            self._pieces[begun] = self._pieces.get(begun, 0) | bits << least - begun

    def __len__(self) -> int:
        """Return the count, or more: some numbers may be counted twice."""
        return sum(bits.bit_count() for bits in self._pieces.values())

    def __iter__(self) -> Iterator[int]:
        """Return an iterator over the numbers, some of which may come twice."""
        return chain.from_iterable(_numbers_of(at, bits) for at, bits in self._pieces.items())

    @property
    def end(self) -> int:
        """The largest number plus one, or 0."""
        return max((at + bits.bit_length() for at, bits in self._pieces.items()), default=0)

    def mark(self, marks: bytearray) -> None:
        """Set the byte of each number to 1; ``marks`` has bytes up to ``end``."""
        for begun, bits in self._pieces.items():
            added = _marks_of(bits)
            place = slice(begun, begun + len(added))
            if 1 in marks[place]:
                both = int.from_bytes(marks[place], "little") | int.from_bytes(added, "little")
                added = both.to_bytes(len(added), "little")
            marks[place] = added


def _parts(text: str) -> tuple[int, int]:
    least, _, bits = text.partition(":")
    return int(least), int(bits, 16)


def _numbers_of(least: int, bits: int) -> Iterable[int]:
    marks = _marks_of(bits)
    if bits.bit_count() * _OFTEN > len(marks):
        return compress(count(least), marks)
    places, at = [], marks.find(1)
    while at >= 0:
        places.append(least + at)
        at = marks.find(1, at + 1)
    return places


def _marks_of(bits: int) -> bytes:
    """Return one byte per bit, lowest first; converted by way of digits to avoid a loop."""
    return format(bits, "b").encode()[::-1].translate(_TO_BYTES)
