"""The row of a listing in the table, and text folding for search and sorting."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

# Annotations are not postponed: a named tuple would have to compile each of them from its text.

# Every listing is in exactly one tab, so that the counts add up; a status without its own tab
# (under review, inactive, a future one) is in "other".
TABS = {"active": 1, "paused": 2, "out_of_stock": 3, "closed": 4, "other": 0}
# Views of listings that deserve attention, whatever their tab: a negative net, or a price below the
# floor. Closed listings are in neither.
ALARMS = {"losing": 5, "below_floor": 6}


class ItemRow(NamedTuple):
    """The columns of a listing.

    ``price`` and ``net`` are whole hundredths of the currency unit, ``None`` if unknown; ``health``
    is 0 to 1 or ``None``; ``last_updated`` is in milliseconds since 1970 (0: unknown);
    ``sub_status`` has the modifiers separated by commas; ``variations`` and ``warnings`` are
    counts. The last five depend on the seller's own figures: ``margin`` is in hundredths of a
    percent of the price, ``unit_cost`` and ``floor`` (the least price) in hundredths, ``None`` if
    unknown; ``by_own`` is whether the net uses them and not the site's table alone; ``below_floor``
    whether the price is below the floor, ``None`` if one of them is unknown.
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
"""The columns that are stored in a table beside the listings."""
STORED_COLUMNS = tuple(name for name in ItemRow._fields if name not in OWN_COLUMNS)
INSIDE = 3
"""The minimum number of characters of a word that is found inside other words; shorter words match
only at the beginning of words. It is the size of the pieces in the index of pieces."""
_PIECES, _WORDS = "pieces", "search"
# With as many pieces of a long word, hardly any listing without the word is left.
_MOST_PIECES = 16
_BLANKS = "".join(c if c.isalnum() else " " for c in map(chr, range(128)))
_OWN = ("margin", "unit_cost", "floor", "ifnull(max(by_own), 0)", "below_floor")
ROW_COLUMNS = ", ".join(
    (
        *STORED_COLUMNS,
        *(f"(SELECT {what} FROM own_nets WHERE own_nets.number = items.number)" for what in _OWN),
    )
)
"""The select list for the rows of a query on ``items``."""


def fold(text: str) -> str:
    """Return the words of ``text`` without case, accents and punctuation, separated by blanks."""
    plain = text.casefold() if text.isascii() else _strip_marks(text)
    if plain.isascii():
        return " ".join(plain.translate(_BLANKS).split())
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


def _strip_marks(text: str) -> str:
    # Imported here: the first frame folds no text.
    import unicodedata

    decomposed = unicodedata.normalize("NFKD", text).casefold()
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def with_words(words: Iterable[str]) -> tuple[str, list[object]]:
    """Return the SQL for the numbers of listings with all of these folded words, and parameters.

    The words may be in any order. ``has_words`` is the same test for one listing.
    """
    sought = tuple(words)
    table, pattern = _index_of(sought, whole=False)
    looked_at = [word for word in sought if len(word) != INSIDE] if table == _PIECES else []
    if not looked_at:
        return f"SELECT rowid FROM {table} WHERE {table} MATCH ?", [pattern]
    orders = [in_order("items.words", word) for word in looked_at]
    # Rows are checked as they are found: of a million matches the first come at once.
    joined = f"{_PIECES} CROSS JOIN items ON items.number = {_PIECES}.rowid"
    conditions = " AND ".join(sql for sql, _ in orders)
    return (
        f"SELECT items.number FROM {joined} WHERE {_PIECES} MATCH ? AND {conditions}",
        [pattern, *(value for _, value in orders)],
    )


def with_phrase(phrase: str, *, whole: bool = False) -> tuple[str, list[object]]:
    """Return the condition on ``items`` for these folded words in this order, and parameters.

    With ``whole`` they must be whole words of the listing; otherwise the first may begin, and the
    last may end, inside of a word (see ``in_order``).
    """
    words = phrase.split()
    table, pattern = _index_of(words, whole=whole)
    found = f"items.number IN (SELECT rowid FROM {table} WHERE {table} MATCH ?)"
    # The indexes have the words and pieces of a listing, but not their order.
    if len(words) == 1 and (table == _WORDS or len(phrase) == INSIDE):
        return found, [pattern]
    ordered, value = in_order("items.words", phrase, whole=whole)
    return f"{found} AND {ordered}", [pattern, value]


def in_order(column: str, phrase: str, *, whole: bool = False) -> tuple[str, str]:
    """Return the condition that a folded ``column`` has these words in order, and its parameter.

    They are whole words, or may start inside of a word if the first one is long enough.
    """
    if whole:
        return f"instr(' ' || {column} || ' ', ?)", f" {phrase} "
    if len(phrase.partition(" ")[0]) >= INSIDE:
        return f"instr({column}, ?)", phrase
    return f"instr(' ' || {column}, ?)", f" {phrase}"


def has_words(text: str, words: Iterable[str]) -> bool:
    """Return whether ``text`` (folded, with blanks between) has each of ``words``.

    A word may be inside of another one, or only at its beginning if it is shorter than ``INSIDE``.
    """
    begun = f" {text}"
    return all((word if len(word) >= INSIDE else f" {word}") in begun for word in words)


def has_pieces(pattern: str, text: str) -> bool:
    """Return whether ``text`` has all pieces of a search pattern.

    For files that do not have the index of pieces yet.
    """
    return all(piece in text for piece in pattern[1:-1].split('" "'))


def _index_of(words: Sequence[str], *, whole: bool) -> tuple[str, str]:
    """Return the index for listings with all of ``words``, and the pattern for it.

    A result of the index of pieces may have the pieces of a word but not the word.
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
    """Return the searchable text of a listing: title, own code, id with and without letters."""
    digits = row.id.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_")
    return fold(f"{row.title} {row.seller_custom_field or ''} {row.id} {digits}")


def tab_of(row: ItemRow) -> int:
    """Return the tab of a listing, as the number in the column ``tab``."""
    if "out_of_stock" in row.sub_status.split(","):
        return TABS["out_of_stock"]
    return TABS.get(row.status, TABS["other"])
