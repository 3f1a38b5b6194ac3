"""Lists of the own codes of a shop's listings, limited to a readable length."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import objects_of, text_of
from app.domain.wire import Unreadable, read_fields, write_json
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import TABS, fold

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from app.rules.offer.own_figures import CodeFigures

MOST_CODES = 5_000
_CODED = "seller_custom_field IS NOT NULL AND seller_custom_field <> ''"
_VARIATIONS = frozenset({"variations"})
_MOST_MARKS = 500


class ListedCode(NamedTuple):
    """An own code, the title of a listing that has it, and the number of such listings."""

    code: str
    title: str
    listings: int


class ListedCodes(NamedTuple):
    """Codes in order; ``more`` is whether there are others beyond the limit."""

    codes: tuple[ListedCode, ...]
    more: bool


def listed_codes(catalog: Path, text: str = "", *, lacking: bool = False) -> ListedCodes:
    """Return the own codes of listings, at most ``MOST_CODES``; callable on any thread.

    ``text`` is searched for in titles, codes and ids. With ``lacking`` the result omits codes with
    a known unit cost and codes of closed listings.
    """
    where, parameters = [_CODED], list[object]()
    for word in fold(text[:200]).split():
        where.append("' ' || words LIKE ?")
        parameters.append(f"% {word}%")
    if lacking:
        where.append("tab <> ? AND own_nets.unit_cost IS NULL")
        parameters.append(TABS["closed"])
    statement = (
        "SELECT trim(seller_custom_field), min(title), count(*) FROM items"
        " LEFT JOIN own_nets USING (number)"
        f" WHERE {' AND '.join(where)} GROUP BY 1 ORDER BY 1 LIMIT ?"
    )
    with closing(CatalogReader(catalog, mapped=False)) as reader:
        rows = reader.rows(statement, (*parameters, MOST_CODES + 1))
    return ListedCodes(tuple(ListedCode(*row) for row in rows[:MOST_CODES]), len(rows) > MOST_CODES)


def given_codes(catalog: Path, figures: Sequence[CodeFigures], text: str = "") -> ListedCodes:
    """Return the codes of ``figures`` with the listings that have them, if there are any.

    ``text`` is searched for in codes and titles. Callable on any thread.
    """
    codes = write_json([one.code for one in figures]).decode()
    with closing(CatalogReader(catalog, mapped=False)) as reader:
        rows = reader.rows(
            "SELECT trim(seller_custom_field), min(title), count(*) FROM items"
            " WHERE seller_custom_field IN (SELECT value FROM json_each(?)) GROUP BY 1",
            (codes,),
        )
    titles: Mapping[str, tuple[str, int]] = {code: (title, n) for code, title, n in rows}
    words = [f" {word}" for word in fold(text[:200]).split()]
    found: list[ListedCode] = []
    for one in figures:
        title, listings = titles.get(one.code, ("", 0))
        shown = f" {fold(one.code)} {fold(title)}" if words else ""
        if all(word in shown for word in words):
            found.append(ListedCode(one.code, title, listings))
        if len(found) > MOST_CODES:
            break
    return ListedCodes(tuple(found[:MOST_CODES]), len(found) > MOST_CODES)


class CodesOfListings(NamedTuple):
    """The own codes of some listings and their variations, and the number of those without one."""

    codes: tuple[str, ...]
    without: int


def codes_of_listings(catalog: Path, ids: Collection[str]) -> CodesOfListings:
    """Return the distinct own codes of the listings ``ids``, in order; callable on any thread."""
    codes: dict[str, None] = {}
    without = 0
    wanted = list(ids)
    with closing(CatalogReader(catalog, mapped=False)) as reader:
        for start in range(0, len(wanted), _MOST_MARKS):
            some = wanted[start : start + _MOST_MARKS]
            rows = reader.rows(
                "SELECT seller_custom_field, CASE WHEN variations THEN body END FROM items"
                " LEFT JOIN bodies USING (number)"
                f" WHERE id IN ({', '.join('?' * len(some))})",
                some,
            )
            for own, body in rows:
                found = [code for code in (own or "", *_codes_within(body)) if code.strip()]
                codes |= dict.fromkeys(code.strip() for code in found)
                without += not found
    return CodesOfListings(tuple(codes), without)


def _codes_within(body: bytes | None) -> Iterator[str]:
    """Yield the own codes of the variations in a body."""
    try:
        item = {} if body is None else read_fields(body, _VARIATIONS)
    except Unreadable:
        return
    for entry in objects_of(item.get("variations")):
        yield text_of(entry.get("seller_custom_field"))
