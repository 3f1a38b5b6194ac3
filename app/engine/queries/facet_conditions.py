"""Conditions on duplicates and on missing attributes (``double:`` and ``missing:``)."""

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
    # Own codes shared by two listings, by variations of two listings, or by a listing and a
    # variation of another. Each SELECT uses an index.
    f"SELECT seller_custom_field {_OPEN} AND seller_custom_field <> ''"
    " GROUP BY seller_custom_field HAVING count(*) > 1"
    " UNION SELECT code FROM variation_codes JOIN items AS others USING (number)"
    f" WHERE others.tab <> {TABS['closed']} GROUP BY code HAVING count(*) > 1"
    " UNION SELECT code FROM variation_codes JOIN items AS within USING (number)"
    " JOIN items AS others ON others.seller_custom_field = code AND others.number <> within.number"
    f" WHERE others.tab <> {TABS['closed']} AND within.tab <> {TABS['closed']}"
)
# A relisted listing has the title and codes of the closed one, so only open listings count.
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
"""The values of ``double:``: whether there is a duplicate at all, or the property that is equal."""
_GAPS = (
    "SELECT kind FROM facets.kinds JOIN json_each(?) AS wanted ON wanted.key = category_id"
    " WHERE (SELECT count(*) FROM json_each(wanted.value) AS one"
    " WHERE instr(attributes, '\"' || one.value || '\"') = 0)"
)


def doubles_clause(values: Sequence[tuple[str, int]]) -> str:
    """Return the condition that another open listing has the same title, own code or bar code.

    ``values`` are the values of ``double:`` with their positions. Raise ``QueryError`` if one of
    them is unknown.
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
    """Return whether a ``double:`` condition involves bar codes, which are attributes."""
    values = {part for value in node.values for part, _ in value.parts()}
    return not values <= {"title", "sku"}


def missing_clause(
    name: str, node: Condition, demanded: Mapping[str, Sequence[str]], listed: Listed
) -> Clause:
    """Return the condition on the number of required attributes that a listing lacks.

    ``demanded`` maps categories to the attributes they require; a category without an entry
    requires none. Raise ``QueryError``.
    """
    sql, figures = compared("", node.text, lambda text: float(number_in(name, text)))
    wanted = write_json({one: list(ids) for one, ids in demanded.items()}).decode()
    return listed("kind_listings", f"made.kind IN ({_GAPS}{sql})", [wanted, *figures])
