"""Lists of listings in a file: ids or own codes, one per line or in the first column of a table."""

from __future__ import annotations

import codecs
import csv
from typing import TYPE_CHECKING, NamedTuple

from app.domain.coded_error import CodedError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from app.workspace.catalog.catalog_reader import CatalogReader

LARGEST_LIST = 100_000_000
MOST_NAMED = 20
_SEPARATORS = ("\t", ";", ",")
_HEADS = frozenset({"id", "item_id", "sku", "seller_custom_field", "code"})
_CODES = """SELECT id, seller_custom_field FROM items
    UNION ALL SELECT id, code FROM variation_codes JOIN items USING (number)"""
_MARKS = {codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


class IdListError(CodedError):
    """A list of ids that cannot be read; the code gives the reason."""


class FoundIds(NamedTuple):
    """The ids of the listings found for a list, and the words that match no listing."""

    ids: frozenset[str]
    unknown: tuple[str, ...]


def read_ids(data: bytes) -> tuple[str, ...]:
    """Return the distinct words of a list in their order, without a header line.

    Raise ``IdListError``.
    """
    if len(data) > LARGEST_LIST:
        raise IdListError("ids.too_large", most=LARGEST_LIST // 1_000_000)
    encoding = next((name for mark, name in _MARKS.items() if data.startswith(mark)), "utf-8-sig")
    try:
        lines = data.decode(encoding).splitlines()
    except UnicodeDecodeError:
        raise IdListError("ids.encoding") from None
    first = next((line for line in lines if line.strip()), "")
    separator = next((mark for mark in _SEPARATORS if mark in first), ",")
    try:
        cells = [row[0].strip() for row in csv.reader(lines, delimiter=separator) if row]
    except csv.Error as error:
        raise IdListError("ids.no_table", reason=str(error)) from None
    words = [cell for cell in cells if cell]
    if words and words[0].casefold() in _HEADS:
        del words[0]
    if not words:
        raise IdListError("ids.empty")
    return tuple(dict.fromkeys(words))


def find_listings(reader: CatalogReader, words: Sequence[str]) -> FoundIds:
    """Return the listings with these ids or own codes, regardless of case.

    All listings that share a code are returned. The code of a variation stands for its listing.
    """
    wanted = {_key(word) for word in words}
    seen: set[str] = set()
    ids = set()
    for item_id, code in reader.each(_CODES):
        keys = {item_id.casefold(), _key(code or "")} & wanted
        if keys:
            ids.add(item_id)
            seen |= keys
    reader.require_intact()
    return FoundIds(frozenset(ids), tuple(word for word in words if _key(word) not in seen))


def listed_ids(reader: CatalogReader, words: Iterable[str]) -> frozenset[str]:
    """Return the listings for a list of ids or own codes given by a program.

    Raise ``IdListError`` if it is not a list of strings, or with all words that match no listing.
    """
    given = [words] if isinstance(words, str) else list(words)
    if isinstance(words, str) or not all(isinstance(word, str) for word in given):
        raise IdListError("ids.no_list")
    found = find_listings(reader, [word for word in dict.fromkeys(given) if word.strip()])
    if blank := [word for word in given if not word.strip()]:
        raise IdListError("ids.blank", count=len(blank))
    if found.unknown:
        some = found.unknown[:MOST_NAMED]
        raise IdListError(
            "ids.unknown", count=len(found.unknown), names=some, unknown=found.unknown
        )
    return found.ids


def _key(word: str) -> str:
    # An export puts an apostrophe before text that a spreadsheet would read as a formula.
    bare = word.strip()
    return (bare[1:] if bare[:1] == "'" and bare[1:2] in "=+-@" else bare).casefold()
