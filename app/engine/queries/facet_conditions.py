"""Conditions on what listings have, or have not, whichever attribute it is: doubles, and gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.domain.wire import write_json
from app.engine.queries.attribute_conditions import COUNTS, LISTED
from app.engine.queries.errors import unknown
from app.engine.queries.figures import Clause, compared, number_in
from app.workspace.listing_rows import TABS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.engine.queries.attribute_conditions import Listed
    from app.engine.queries.syntax import Condition

_OPEN = f"FROM items AS others WHERE others.tab <> {TABS['closed']}"
_CODED = (
    "SELECT replace(made.key, ' ', '') AS code, listed.value AS number"
    f" FROM facets.attribute_values AS made CROSS JOIN {LISTED}"
    " WHERE made.attribute IN (SELECT attribute FROM facets.attributes WHERE id_key = 'gtin')"
    f" AND made.key > '' AND {COUNTS}"
)
_TWICE = (
    # Own codes of two listings, then of variations of two, then of one and a variation of another;
    # each along an index.
    f"SELECT seller_custom_field {_OPEN} AND seller_custom_field <> ''"
    " GROUP BY seller_custom_field HAVING count(*) > 1"
    " UNION SELECT code FROM variation_codes JOIN items AS others USING (number)"
    f" WHERE others.tab <> {TABS['closed']} GROUP BY code HAVING count(*) > 1"
    " UNION SELECT code FROM variation_codes JOIN items AS within USING (number)"
    " JOIN items AS others ON others.seller_custom_field = code AND others.number <> within.number"
    f" WHERE others.tab <> {TABS['closed']} AND within.tab <> {TABS['closed']}"
)
# A listing that was listed again has the closed one's title and codes: only open ones are counted.
_DOUBLES = {
    "title": f"title_key IN (SELECT title_key {_OPEN} GROUP BY title_key HAVING count(*) > 1)",
    "sku": f"items.number IN (WITH twice AS ({_TWICE}) SELECT number FROM items"
    " WHERE seller_custom_field IN twice UNION ALL"
    " SELECT number FROM variation_codes WHERE code IN twice)",
    "barcode": f"items.number IN (WITH coded AS ({_CODED}) SELECT number FROM coded WHERE code IN"
    " (SELECT code FROM coded JOIN items AS others USING (number)"
    f" WHERE others.tab <> {TABS['closed']} GROUP BY code HAVING count(DISTINCT number) > 1))",
}
DOUBLES = ("yes", "no", *_DOUBLES)
"""What ``double:`` takes: whether there is another one at all, or by what."""
_GAPS = (
    "SELECT kind FROM facets.kinds JOIN json_each(?) AS wanted ON wanted.key = category_id"
    " WHERE (SELECT count(*) FROM json_each(wanted.value) AS one"
    " WHERE instr(attributes, '\"' || one.value || '\"') = 0)"
)


def doubles_clause(values: Sequence[tuple[str, int]]) -> str:
    """Return the condition that another open listing has the same, by ``values`` with their places.

    Raise ``QueryError``.
    """
    for value, place in values:
        if value not in DOUBLES:
            raise unknown("query.no_double", value, DOUBLES, place, len(value))
    parts = []
    for value, _ in values:
        whole = " OR ".join(f"({sql})" for sql in _DOUBLES.values())
        parts.append({"yes": whole, "no": f"NOT ({whole})"}.get(value) or _DOUBLES[value])
    return " OR ".join(f"({part})" for part in parts)


def doubles_need_facets(node: Condition) -> bool:
    """Return whether it is asked about bar codes, which are attributes."""
    values = {part for value in node.values for part, _ in value.parts()}
    return not values <= {"title", "sku"}


def missing_clause(
    name: str, node: Condition, demanded: Mapping[str, Sequence[str]], listed: Listed
) -> Clause:
    """Return the condition on how many attributes that its category demands a listing lacks.

    ``demanded`` are those by category; of a category that is not known nothing is. Raise
    ``QueryError``.
    """
    sql, figures = compared("", node.text, lambda text: float(number_in(name, text)))
    wanted = write_json({one: list(ids) for one, ids in demanded.items()}).decode()
    return listed("kind_listings", f"made.kind IN ({_GAPS}{sql})", [wanted, *figures])
