"""The tables and indexes of a store, defined once for every database, and their versions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.service.stores.database import StoreOutdated, StoreUnreadable

SCHEMA_VERSION = 5


@dataclass(frozen=True, slots=True)
class Types:
    """The dialect of a database for the statements that create the tables.

    ``text`` is a text type compared by code points. ``row`` is an automatic row number;
    ``hidden_row`` is the same for a table that is only read in row order, empty if every table has
    such a number anyway. ``by_key`` ends the definition of a table that is stored by its key,
    ``and_row`` ends an index with the row number. ``volatile`` makes a table temporary: writing it
    does not wait for the disk, and it is empty after the database, or the only process that uses
    it, has ended. ``real`` is a floating-point type. ``absent_first`` sorts NULL first in an index,
    as searches by price need it, empty if that is the default.
    """

    text: str
    blob: str
    integer: str
    row: str
    hidden_row: str
    by_key: str
    and_row: str
    volatile: str
    real: str
    absent_first: str

    def tables(self) -> Iterator[str]:
        """Return the statements that create the tables and the append-only indexes."""
        return (self._written(statement) for statement in _TABLES)

    def indexes(self) -> Iterator[str]:
        """Return the statements that create the indexes to build after a bulk load."""
        return (self._written(statement) for statement in _INDEXES)

    def volatile_tables(self) -> Iterator[str]:
        """Return the statements that create the volatile (not durable) tables."""
        return (self._written(statement) for statement in _PASSING)

    def steps(self, version: int, where: object) -> Iterator[str]:
        """Return the statements that migrate a store from an older version to this one.

        Raise the errors of :func:`check_version`.
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
            volatile=self.volatile,
            real=self.real,
            absent_first=self.absent_first,
        )


def check_version(version: int, where: object) -> None:
    """Check that a store of this version can be used; ``where`` names it in the errors.

    Raise :class:`StoreOutdated` for a version too old to migrate, and :class:`StoreUnreadable` for
    a newer or invalid version.
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
    # The complete user; private fields are removed from answers to others.
    "CREATE TABLE users (number {row}, id {text} NOT NULL UNIQUE,"
    " site_id {text} NOT NULL, nickname {text} NOT NULL, token {text}, token_expired {integer}"
    " NOT NULL DEFAULT 0, body {blob} NOT NULL)",
    # body is the public answer, ready to send; seller_contact is for the owner only. Both come
    # last, because SQLite then reads the columns before them without touching overflow pages. due
    # is the millisecond of the next time-driven change.
    "CREATE TABLE items (number {row}, id {text} NOT NULL,"
    " site_id {text} NOT NULL, seller_id {text} NOT NULL, category_id {text}, status {text},"
    " sub_status {text} NOT NULL, listing_type_id {text}, seller_custom_field {text},"
    " title {text} NOT NULL, last_updated {integer} NOT NULL, date_created {integer} NOT NULL,"
    " due {integer}, parent_item_id {text}, seller_contact {blob}, body {blob} NOT NULL)",
    # The table for searches of a site: one narrow row for each active item, price in hundredths,
    # words as in the title index.
    "CREATE TABLE listed (number {integer} PRIMARY KEY, site_id {text} NOT NULL,"
    " seller_id {text} NOT NULL, category_id {text}, price {integer}, condition {text},"
    " buying_mode {text}, listing_type_id {text}, free_shipping {integer} NOT NULL,"
    " words {text} NOT NULL)",
    "CREATE TABLE descriptions (number {row}, id {text} NOT NULL UNIQUE,"
    " item_id {text} NOT NULL, body {blob} NOT NULL)",
    "CREATE TABLE questions (number {row}, id {text} NOT NULL UNIQUE,"
    " seller_id {text} NOT NULL, item_id {text} NOT NULL, body {blob} NOT NULL)",
    # tags are separated by commas; text is what a word search matches.
    "CREATE TABLE orders (number {row}, id {text} NOT NULL UNIQUE,"
    " seller_id {text} NOT NULL, tags {text} NOT NULL, text {text} NOT NULL, body {blob} NOT NULL)",
    # source: the address of a foreign picture; 'drawn' or 'uploaded' for the marketplace's own.
    "CREATE TABLE pictures (id {text} PRIMARY KEY, owner_id {text} NOT NULL, width {integer},"
    " height {integer}, source {text} NOT NULL){by_key}",
    # The learned weights of category prediction, in pieces.
    _LEARNED,
    # An index that ends with the row number is in the order of searches and scans. A bulk load only
    # appends to these indexes, so that maintaining them costs less than building them afterwards.
    "CREATE INDEX items_of_seller ON items (seller_id{and_row})",
    "CREATE INDEX items_by_status ON items (seller_id, status{and_row})",
    "CREATE INDEX items_by_parent ON items (parent_item_id) WHERE parent_item_id IS NOT NULL",
    "CREATE INDEX listed_of_site ON listed (site_id{and_row})",
)

_PASSING = (
    # wanted is a JSON object, next_number is the start of the next page, and expires is in
    # milliseconds.
    "CREATE {volatile} TABLE scrolls (number {row}, id {text} NOT NULL UNIQUE,"
    " seller_id {text} NOT NULL, kind {text} NOT NULL, wanted {text} NOT NULL,"
    " total {integer} NOT NULL,"
    " next_number {integer}, place {integer} NOT NULL, expires {integer} NOT NULL)",
    "CREATE {volatile} TABLE late_commits (number {row}, due {integer} NOT NULL,"
    " body {blob} NOT NULL)",
    # The number of calls that a caller had left, and the time of that, in seconds.
    "CREATE {volatile} TABLE callers (caller {text} PRIMARY KEY, calls_left {real} NOT NULL,"
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

# The migrations from each version to the next. Until version 3, learned weights had a table of
# another form, or one that was created when it was needed. Version 4 moves short-lived data to
# volatile tables, which an adapter creates, and version 5 has steps in an adapter only.
_STEPS: Mapping[int, Sequence[str]] = {
    2: (
        "DROP TABLE IF EXISTS learned",
        _LEARNED.replace("CREATE TABLE", "CREATE TABLE IF NOT EXISTS"),
    ),
    3: (),
    4: (),
    SCHEMA_VERSION: (),
}
