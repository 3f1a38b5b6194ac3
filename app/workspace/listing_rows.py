"""A row of the listings table, and how text is folded for searching and sorting."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
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


def matching(words: Iterable[str], *, whole: bool = False) -> str:
    """Return the search of the word index for listings that have all of these folded words.

    Each begins a word of the listing, or is one where ``whole``.
    """
    # Words are letters and digits only; the quotes keep AND, OR and NOT from being operators.
    return " ".join(f'"{word}"' if whole else f'"{word}"*' for word in words)


def search_words(row: ItemRow) -> str:
    """Return what a listing is found by: title, own code, id with and without letters."""
    digits = row.id.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_")
    return fold(f"{row.title} {row.seller_custom_field or ''} {row.id} {digits}")


def tab_of(row: ItemRow) -> int:
    """Return the tab a listing is counted under, as the number in the column ``tab``."""
    if "out_of_stock" in row.sub_status.split(","):
        return TABS["out_of_stock"]
    return TABS.get(row.status, TABS["other"])
