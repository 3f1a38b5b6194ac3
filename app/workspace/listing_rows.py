"""A row of the listings table, and how text is folded for searching and sorting."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

# Every listing is in exactly one tab, so that the tabs add up; what has none of its own (under
# review, inactive, what the marketplace invents tomorrow) is in "other".
TABS = {"active": 1, "paused": 2, "out_of_stock": 3, "closed": 4, "other": 0}
# Views of listings to look at, whichever tab they are in: a sale leaves less than nothing, the
# price is below the floor. Closed listings are in neither.
ALARMS = {"losing": 5, "below_floor": 6}


class ItemRow(NamedTuple):
    """The columns of one listing.

    ``price`` and ``net`` are whole hundredths of the currency unit, ``None`` when unknown;
    ``health`` is 0 to 1 or ``None``; ``last_updated`` is in milliseconds since 1970 (0: unknown);
    ``sub_status`` holds the modifiers separated by commas; ``variations`` and ``warnings`` are
    counts. The last five are by the seller's own figures: ``margin`` is in hundredths of a percent
    of the price, ``unit_cost`` and ``floor`` (the least price) in hundredths, ``None`` where
    unknown; ``by_own`` says whether the net is by them, and not by the site's table alone;
    ``below_floor`` whether the price is below the floor, ``None`` where one of them is unknown.
    """

    id: str
    title: str
    seller_custom_field: str | None
    status: str
    sub_status: str
    price: int | None
    currency_id: str
    available_quantity: int
    sold_quantity: int
    net: int | None
    health: float | None
    listing_type_id: str
    last_updated: int
    thumbnail: str
    free_shipping: bool
    category_id: str
    variations: int
    warnings: int
    margin: int | None = None
    unit_cost: int | None = None
    floor: int | None = None
    by_own: bool = False
    below_floor: bool | None = None


OWN_COLUMNS = ("margin", "unit_cost", "floor", "by_own", "below_floor")
"""The columns that are kept beside the listings."""
STORED_COLUMNS = tuple(name for name in ItemRow._fields if name not in OWN_COLUMNS)
INSIDE = 3
"""Words of so many characters or more are found inside of words, shorter ones by how words begin:
the index of pieces has pieces of this size."""
_PIECES, _WORDS = "pieces", "search"
# Of a long word so many pieces leave hardly any listing that does not have it.
_MOST_PIECES = 16
_BLANKS = "".join(c if c.isalnum() else " " for c in map(chr, range(128)))
_OWN = ("margin", "unit_cost", "floor", "ifnull(max(by_own), 0)", "below_floor")
ROW_COLUMNS = ", ".join(
    (
        *STORED_COLUMNS,
        *(f"(SELECT {what} FROM own_nets WHERE own_nets.number = items.number)" for what in _OWN),
    )
)
"""What to select of ``items`` for the rows of a query."""


def fold(text: str) -> str:
    """Return the words of ``text`` without case, accents and punctuation, a blank between."""
    plain = text.casefold() if text.isascii() else _strip_marks(text)
    if plain.isascii():
        return " ".join(plain.translate(_BLANKS).split())
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


def _strip_marks(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def with_words(words: Iterable[str]) -> tuple[str, list[object]]:
    """Return the SQL of the numbers of the listings that have all of these folded words, in
    whichever order, and its parameters.

    ``has_words`` says the same of one listing.
    """
    sought = tuple(words)
    table, pattern = _index_of(sought, whole=False)
    looked_at = [word for word in sought if len(word) != INSIDE] if table == _PIECES else []
    if not looked_at:
        return f"SELECT rowid FROM {table} WHERE {table} MATCH ?", [pattern]
    orders = [in_order("items.words", word) for word in looked_at]
    # The rows are looked at as they are found: of a million that match, some come at once.
    joined = f"{_PIECES} CROSS JOIN items ON items.number = {_PIECES}.rowid"
    conditions = " AND ".join(sql for sql, _ in orders)
    return (
        f"SELECT items.number FROM {joined} WHERE {_PIECES} MATCH ? AND {conditions}",
        [pattern, *(value for _, value in orders)],
    )


def with_phrase(phrase: str, *, whole: bool = False) -> tuple[str, list[object]]:
    """Return the condition on ``items`` that a listing has these folded words in this order, and
    its parameters.

    With ``whole`` each is a word of the listing; otherwise the first may begin, and the last may
    end, inside of one, as ``in_order`` has it.
    """
    words = phrase.split()
    table, pattern = _index_of(words, whole=whole)
    found = f"items.number IN (SELECT rowid FROM {table} WHERE {table} MATCH ?)"
    # The indexes know which words and pieces a listing has, and not in which order.
    if len(words) == 1 and (table == _WORDS or len(phrase) == INSIDE):
        return found, [pattern]
    ordered, value = in_order("items.words", phrase, whole=whole)
    return f"{found} AND {ordered}", [pattern, value]


def in_order(column: str, phrase: str, *, whole: bool = False) -> tuple[str, str]:
    """Return the condition that ``column``, which is folded, has these folded words in this order,
    and its parameter: as whole words, or from inside of a word on where the first one is long
    enough.
    """
    if whole:
        return f"instr(' ' || {column} || ' ', ?)", f" {phrase} "
    if len(phrase.partition(" ")[0]) >= INSIDE:
        return f"instr({column}, ?)", phrase
    return f"instr(' ' || {column}, ?)", f" {phrase}"


def has_words(text: str, words: Iterable[str]) -> bool:
    """Return whether ``text`` (folded, with blanks between) has each of ``words``: inside of a
    word, or at its beginning where it is shorter than ``INSIDE``.
    """
    begun = f" {text}"
    return all((word if len(word) >= INSIDE else f" {word}") in begun for word in words)


def has_pieces(pattern: str, text: str) -> bool:
    """Return whether ``text`` has all pieces of a search of the index of pieces, for files that
    have no such index yet.
    """
    return all(piece in text for piece in pattern[1:-1].split('" "'))


def _index_of(words: Sequence[str], *, whole: bool) -> tuple[str, str]:
    """Return the index that finds the listings with all of ``words`` and what it is asked for.

    What the index of pieces finds may have the pieces of a word and not the word.
    """
    # Words are letters and digits only; the quotes keep AND, OR and NOT from being operators.
    if whole:
        return _WORDS, " ".join(f'"{word}"' for word in words)
    pieces = [
        f'"{word[start : start + INSIDE]}"'
        for word in words
        for start in range(min(len(word) - INSIDE + 1, _MOST_PIECES))
    ]
    if pieces:
        return _PIECES, " ".join(dict.fromkeys(pieces))
    return _WORDS, " ".join(f'"{word}"*' for word in words)


def search_words(row: ItemRow) -> str:
    """Return what a listing is found by: title, own code, id with and without letters."""
    digits = row.id.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_")
    return fold(f"{row.title} {row.seller_custom_field or ''} {row.id} {digits}")


def tab_of(row: ItemRow) -> int:
    """Return the tab a listing is counted under, as the number in the column ``tab``."""
    if "out_of_stock" in row.sub_status.split(","):
        return TABS["out_of_stock"]
    return TABS.get(row.status, TABS["other"])
