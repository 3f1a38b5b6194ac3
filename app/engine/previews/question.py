"""The question about a bulk change, and the rows of its answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.editing.finding_records import findings_of_records, records_of
from app.engine.catalog.table_query import ListingQuery
from app.engine.queries.errors import QueryError
from app.rules.findings import Finding
from app.rules.guards import Limits

__all__ = [
    "Limits",
    "PreviewOutcome",
    "PreviewQuestion",
    "PreviewRow",
    "Values",
    "problem_of",
    "query_of",
    "record_of_problem",
    "row_of",
]

Values = Mapping[str, Mapping[str, object]]
"""Form values in JSON form: by listing id, then by form path."""


class PreviewOutcome(StrEnum):
    """The expected outcome for one listing."""

    CHANGES = "changes"
    REFUSED = "refused"
    UNCHANGED = "unchanged"


class Source(StrEnum):
    """The source of the values of a plan without operations."""

    SHEET = "sheet"
    FOLDER = "folder"
    """The pictures of a folder."""
    CELLS = "cells"
    """Edited cells; values that somebody else has changed since are refused."""


@dataclass(frozen=True, slots=True)
class PreviewQuestion:
    """The listings (``ids``, otherwise those that ``query`` finds), and the changes to them.

    ``by_hand`` are values that replace the results of the operations, and ``shipping_costs`` the
    costs of free shipping (hundredths) that the catalog does not have. With a ``sheet``, the name
    of a plan file among the stored ones, its listings and values are used instead of operations.
    ``source`` is where they come from. ``texts`` is the file with the descriptions that were read,
    if any.
    """

    operations: tuple[str, ...]
    ids: tuple[str, ...] | None = None
    query: ListingQuery | None = None
    by_hand: Values = field(default_factory=dict)
    limits: Limits = field(default_factory=Limits)
    shipping_costs: Mapping[str, int | None] = field(default_factory=dict)
    sheet: str = ""
    texts: str = ""
    source: Source = Source.SHEET

    def record(self) -> JsonObject:
        """Return the question as JSON."""
        limits = self.limits
        return {
            "operations": list(self.operations),
            "ids": None if self.ids is None else list(self.ids),
            "query": None if self.query is None else self.query._asdict(),
            "by_hand": {item: dict(values) for item, values in self.by_hand.items()},
            "shipping_costs": dict(self.shipping_costs),
            "sheet": self.sheet,
            "texts": self.texts,
            "source": self.source,
            "limits": {
                "price_change": limits.price_change,
                "closings": limits.closings,
                "least_prices": dict(limits.least_prices),
                "least_nets": dict(limits.least_nets),
            },
        }

    @classmethod
    def of(cls, record: JsonObject) -> PreviewQuestion:
        """Return the question of a record; raise ``TypeError`` and ``ValueError`` if invalid."""
        ids, query = record.get("ids"), record.get("query")
        limits = object_of(record.get("limits"))
        by_hand = object_of(record.get("by_hand"))
        return cls(
            tuple(map(text_of, sequence_of(record.get("operations")))),
            None if ids is None else tuple(map(text_of, sequence_of(ids))),
            None if query is None else query_of(object_of(query)),
            {item: object_of(values) for item, values in by_hand.items()},
            Limits(
                _amount(limits.get("price_change")) or Limits().price_change,
                int(str(limits.get("closings", 0))),
                _amounts(limits.get("least_prices")),
                _amounts(limits.get("least_nets")),
            ),
            {
                item: cost if isinstance(cost, int) else None
                for item, cost in object_of(record.get("shipping_costs")).items()
            },
            Path(text_of(record.get("sheet"))).name,
            text_of(record.get("texts")),
            source_of(record),
        )


def source_of(record: JsonObject) -> Source:
    """Return the source of the values of a stored question; by default a sheet."""
    known = {source.value: source for source in Source}
    return known.get(text_of(record.get("source")), Source.SHEET)


class PreviewRow(NamedTuple):
    """The preview of one listing; unknown amounts are ``None``.

    ``reason`` is a code if the operations do not apply, ``changes`` are path, value before and
    value after as JSON. ``findings`` are the expected findings of the marketplace and side effects,
    ``guards`` the risks to be confirmed. ``keep_at`` is the site's threshold if a sale at that
    price would leave more than at the new price.
    """

    item_id: str
    title: str
    sku: str
    listing_type_id: str
    thumbnail: str
    currency_id: str
    outcome: PreviewOutcome
    reason: str = ""
    price_before: Decimal | None = None
    price_after: Decimal | None = None
    net_before: Decimal | None = None
    net_after: Decimal | None = None
    changes: tuple[tuple[str, object, object], ...] = ()
    findings: tuple[Finding, ...] = ()
    guards: tuple[Finding, ...] = ()
    keep_at: Decimal | None = None

    @property
    def difference(self) -> Decimal | None:
        """The change of the net amount of a sale; ``None`` if unknown or if nothing is sent."""
        if self.outcome is not PreviewOutcome.CHANGES:
            return None
        if self.net_before is None or self.net_after is None:
            return None
        return self.net_after - self.net_before

    @property
    def earns_less(self) -> bool:
        """Whether a sale is known to leave less."""
        difference = self.difference
        return difference is not None and difference < 0

    def record(self) -> list[object]:
        """Return the row as JSON."""
        return [
            *self[:6],
            self.outcome.value,
            *self[7:12],
            [list(change) for change in self.changes],
            records_of(self.findings),
            records_of(self.guards),
            self.keep_at,
        ]


def row_of(record: Sequence[object]) -> PreviewRow:
    """Return the row of a record; raise ``ValueError`` if it is invalid."""
    item_id, title, sku, kind, thumbnail, currency = map(text_of, record[:6])
    price_before, price_after, net_before, net_after = map(_amount, record[8:12])
    changes = tuple(
        (text_of(path), before, after)
        for path, before, after in map(sequence_of, sequence_of(record[12]))
    )
    return PreviewRow(
        item_id,
        title,
        sku,
        kind,
        thumbnail,
        currency,
        PreviewOutcome(text_of(record[6])),
        text_of(record[7]),
        price_before,
        price_after,
        net_before,
        net_after,
        changes,
        findings_of_records(record[13]),
        findings_of_records(record[14]),
        _amount(record[15]),
    )


def record_of_problem(problem: QueryError) -> list[object]:
    """Return the error of a query as JSON."""
    return [problem.code, problem.place, problem.length, [*problem.expected], {**problem.values}]


def problem_of(record: Sequence[object]) -> QueryError:
    """Return the error of a query from JSON; raise ``ValueError`` if it is invalid."""
    stated, place, length, expected, values = record
    code = text_of(stated)
    known = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in object_of(values).items()
    }
    return QueryError(
        code,
        place if isinstance(place, int) else 0,
        length if isinstance(length, int) else 1,
        map(text_of, sequence_of(expected)),
        **known,
    )


def query_of(record: JsonObject) -> ListingQuery:
    """Return the query of a record; raise ``ValueError`` for an unknown view or order."""
    return ListingQuery(
        text_of(record.get("text")),
        text_of(record.get("view")),
        text_of(record.get("sort")),
        record.get("descending") is True,
    )


def _amount(value: object) -> Decimal | None:
    if isinstance(value, Decimal):
        return value
    return Decimal(value) if isinstance(value, int) else None


def _amounts(value: object) -> dict[str, Decimal]:
    found = {name: _amount(amount) for name, amount in object_of(value).items()}
    return {name: amount for name, amount in found.items() if amount is not None}
