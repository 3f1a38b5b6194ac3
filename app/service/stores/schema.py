"""The tables and indexes of a store, written once for every database, and its versions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.service.stores.database import StoreOutdated, StoreUnreadable

SCHEMA_VERSION = 5


@dataclass(frozen=True, slots=True)
class Types:
    """How a database writes what the tables need.

    ``text`` compares by the numbers of its letters. ``row`` is the number of a row, counted up by
    the database; ``hidden_row`` is the same for a table that is only read in the order of its rows,
    empty where each has such a number anyway. ``by_key`` ends a table that is kept by its key,
    ``and_row`` is what an index needs so that it ends with the number of the row. ``passing`` makes
    a table one of what is remembered for a while: writing it waits for no disk, and whatever ends
    the database, or the one process that has it, empties it. ``real`` is a number with a fraction.
    ``absent_first`` puts what is absent first in an index, as searches by price want it, empty
    where it is first anyway.
    """

    text: str
    blob: str
    integer: str
    row: str
    hidden_row: str
    by_key: str
    and_row: str
    passing: str
    real: str
    absent_first: str

    def tables(self) -> Iterator[str]:
        """Yield the statements that make the tables, and the indexes a bulk load appends to."""
        return (self._written(statement) for statement in _TABLES)

    def indexes(self) -> Iterator[str]:
        """Yield the statements that make the indexes which are cheaper made when all is there."""
        return (self._written(statement) for statement in _INDEXES)

    def passing_tables(self) -> Iterator[str]:
        """Yield the statements that make the tables of what is remembered for a while."""
        return (self._written(statement) for statement in _PASSING)

    def steps(self, version: int, where: object) -> Iterator[str]:
        """Yield the statements that bring a store of an older version up to this one.

        Raise what :func:`check_version` raises.
        """
        check_version(version, where)
        return (
            self._written(statement)
            for number in range(version, SCHEMA_VERSION)
            for statement in _STEPS[number]
        )

    def _written(self, statement: str) -> str:
        return statement.format(
            text=self.text,
            blob=self.blob,
            integer=self.integer,
            row=self.row,
            hidden_row=self.hidden_row,
            by_key=self.by_key,
            and_row=self.and_row,
            passing=self.passing,
            real=self.real,
            absent_first=self.absent_first,
        )


def check_version(version: int, where: object) -> None:
    """Check that a store of a version can be used; ``where`` names it in what is raised.

    Raise :class:`StoreOutdated` for one so old that no way leads from it, and
    :class:`StoreUnreadable` for one of a newer version, or of none.
    """
    if version > SCHEMA_VERSION:
        raise StoreUnreadable(f"{where} was made by a newer version of this program")
    if version <= 0:
        raise StoreUnreadable(f"{where} is not the store of a marketplace")
    if version < min(_STEPS):
        raise StoreOutdated(f"{where} was made by an older version of this program")


_LEARNED = (
    "CREATE TABLE learned_pieces (site_id {text} NOT NULL, place {integer} NOT NULL,"
    " through {integer} NOT NULL, body {blob} NOT NULL, PRIMARY KEY (site_id, place)){by_key}"
)

_TABLES = (
    "CREATE TABLE settings (key {text} PRIMARY KEY, value {text} NOT NULL){by_key}",
    "CREATE TABLE sites ({hidden_row}id {text} PRIMARY KEY, body {blob} NOT NULL,"
    " free_methods {blob} NOT NULL)",
    "CREATE TABLE currencies ({hidden_row}id {text} PRIMARY KEY, body {blob} NOT NULL)",
    "CREATE TABLE coverage_areas ({hidden_row}id {text} PRIMARY KEY, site_id {text} NOT NULL,"
    " body {blob} NOT NULL)",
    "CREATE TABLE listing_types (site_id {text} PRIMARY KEY, body {blob} NOT NULL)",
    "CREATE TABLE categories ({hidden_row}id {text} PRIMARY KEY, site_id {text} NOT NULL,"
    " body {blob} NOT NULL, attributes {blob} NOT NULL, dimensions {text})",
    # The whole user; what is private is left out on the way to others.
    "CREATE TABLE users (number {row}, id {text} NOT NULL UNIQUE,"
    " site_id {text} NOT NULL, nickname {text} NOT NULL, token {text}, token_expired {integer}"
    " NOT NULL DEFAULT 0, body {blob} NOT NULL)",
    # body is the answer to anybody, ready to send; seller_contact is for the owner only. Both
    # come last: SQLite reads the columns before them without touching the pages behind. due is
    # the millisecond of the next change that time makes.
    "CREATE TABLE items (number {row}, id {text} NOT NULL,"
    " site_id {text} NOT NULL, seller_id {text} NOT NULL, category_id {text}, status {text},"
    " sub_status {text} NOT NULL, listing_type_id {text}, seller_custom_field {text},"
    " title {text} NOT NULL, last_updated {integer} NOT NULL, date_created {integer} NOT NULL,"
    " due {integer}, parent_item_id {text}, seller_contact {blob}, body {blob} NOT NULL)",
    # What the search of a site looks at: one narrow row for each active item, price in
    # hundredths, words as the index of titles takes them.
    "CREATE TABLE listed (number {integer} PRIMARY KEY, site_id {text} NOT NULL,"
    " seller_id {text} NOT NULL, category_id {text}, price {integer}, condition {text},"
    " buying_mode {text}, listing_type_id {text}, free_shipping {integer} NOT NULL,"
    " words {text} NOT NULL)",
    "CREATE TABLE descriptions (number {row}, id {text} NOT NULL UNIQUE,"
    " item_id {text} NOT NULL, body {blob} NOT NULL)",
    "CREATE TABLE questions (number {row}, id {text} NOT NULL UNIQUE,"
    " seller_id {text} NOT NULL, item_id {text} NOT NULL, body {blob} NOT NULL)",
    # tags between commas; text is what a search by words looks at.
    "CREATE TABLE orders (number {row}, id {text} NOT NULL UNIQUE,"
    " seller_id {text} NOT NULL, tags {text} NOT NULL, text {text} NOT NULL, body {blob} NOT NULL)",
    # source: the address of a foreign picture; 'drawn' or 'uploaded' for the marketplace's own.
    "CREATE TABLE pictures (id {text} PRIMARY KEY, owner_id {text} NOT NULL, width {integer},"
    " height {integer}, source {text} NOT NULL){by_key}",
    # What sites have learned to predict categories by, in pieces.
    _LEARNED,
    # An index that ends with the number of the row is in the order of searches and scans. To
    # these a bulk load only appends, so they cost less along the way than afterwards.
    "CREATE INDEX items_of_seller ON items (seller_id{and_row})",
    "CREATE INDEX items_by_status ON items (seller_id, status{and_row})",
    "CREATE INDEX items_by_parent ON items (parent_item_id) WHERE parent_item_id IS NOT NULL",
    "CREATE INDEX listed_of_site ON listed (site_id{and_row})",
)

_PASSING = (
    # wanted is a JSON object, next_number where the next page begins, and expires a millisecond.
    "CREATE {passing} TABLE scrolls (number {row}, id {text} NOT NULL UNIQUE,"
    " seller_id {text} NOT NULL, kind {text} NOT NULL, wanted {text} NOT NULL,"
    " total {integer} NOT NULL,"
    " next_number {integer}, place {integer} NOT NULL, expires {integer} NOT NULL)",
    "CREATE {passing} TABLE late_commits (number {row}, due {integer} NOT NULL,"
    " body {blob} NOT NULL)",
    # How many calls a caller had left, and when that was, in seconds.
    "CREATE {passing} TABLE callers (caller {text} PRIMARY KEY, calls_left {real} NOT NULL,"
    " since {real} NOT NULL, allowed {integer} NOT NULL){by_key}",
)

_INDEXES = (
    "CREATE UNIQUE INDEX items_by_id ON items (id)",
    "CREATE INDEX items_by_update ON items (seller_id, last_updated{and_row})",
    "CREATE INDEX items_by_creation ON items (seller_id, date_created{and_row})",
    "CREATE INDEX items_by_own_code ON items (seller_id, seller_custom_field{and_row})"
    " WHERE seller_custom_field IS NOT NULL",
    "CREATE INDEX items_by_due ON items (due{and_row}) WHERE due IS NOT NULL",
    "CREATE INDEX listed_by_price ON listed (site_id, price{absent_first}{and_row})",
    "CREATE INDEX listed_by_category ON listed (category_id)",
    "CREATE INDEX descriptions_of_item ON descriptions (item_id)",
    "CREATE INDEX questions_of_seller ON questions (seller_id{and_row})",
    "CREATE INDEX questions_of_item ON questions (item_id{and_row})",
    "CREATE INDEX orders_of_seller ON orders (seller_id{and_row})",
)

# The way from each version to the next. Until version 3 what was learned had a table of another
# form, or one that was made when it was needed. Version 4 keeps what a process remembered for a
# while in passing tables, which an adapter makes, and version 5 brings steps of an adapter alone.
_STEPS: Mapping[int, Sequence[str]] = {
    2: (
        "DROP TABLE IF EXISTS learned",
        _LEARNED.replace("CREATE TABLE", "CREATE TABLE IF NOT EXISTS"),
    ),
    3: (),
    4: (),
    SCHEMA_VERSION: (),
}
