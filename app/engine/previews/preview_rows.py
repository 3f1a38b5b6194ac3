"""Computation of the preview of each listing that a question is about."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import closing, suppress
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from app.domain.shapes import JsonObject, is_blank, text_of
from app.domain.vocabulary import BuyingMode
from app.domain.wire import Unreadable, read_json
from app.domain.wire_item import WireItem, item_of, shipping_of
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.item_paths import LISTING_TYPE, RELISTED, read_path, variation_ids
from app.editing.values import decode_value, encode_value, same_value
from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.listing_search import ListingSearch
from app.engine.outbox.guarded_change import GuardedChange, KnownListings, sale_fields
from app.engine.plans.listing_operations import parse_operations
from app.engine.plans.operation_parsing import OperationError, Skip
from app.engine.plans.plan import PlannedListing
from app.engine.plans.plan_builder import Planning, planned
from app.engine.plans.plan_check import PlanJudge, compare
from app.engine.plans.plan_file import open_plan
from app.engine.plans.plan_problems import PlanFileError
from app.engine.previews.question import PreviewOutcome, PreviewQuestion, PreviewRow, Source
from app.engine.previews.texts import kept_texts, with_kept_texts
from app.engine.shipping.net_proceeds import Terms
from app.engine.sync.item_rows import amount
from app.rules.findings import Finding
from app.rules.offer.price import listing_price
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.listing_rows import ROW_COLUMNS, ItemRow
from app.workspace.outbox_command import Change, Kind

FIRST_PIECE, PIECE = 40, 200
#: Reasons of ``Skip`` that mean that an operation is impossible, rather than unnecessary.
CANNOT = frozenset(
    {
        *("price_not_above_0", "no_such_decimals", "no_body", "nothing_left"),
        *("no_unit_cost", "net_unknown", "no_such_price", "leaves_less"),
        *("no_such_picture", "no_picture_left", "shown_by_variation"),
        *("no_text_left", "text_unread", "no_such_attribute"),
        *("is_closed", "not_closed", "deleted", "relisted_before"),
    }
)


_CALLS = frozenset({LISTING_TYPE, RELISTED})
"""Fields that are changed by a request of their own."""


class Listing(NamedTuple):
    """A listing as the catalog has it: its row, its body, and the cost of free shipping."""

    row: ItemRow
    body: WireItem | None
    shipping_cost: int | None


def listings_of(path: Path, question: PreviewQuestion) -> Iterator[list[Listing]]:
    """Yield the listings of a question in order, in batches; the first batch is short.

    Raise ``QueryError`` if the question's query cannot be read.
    """
    texts = kept_texts(Path(question.texts)) if question.texts else {}
    with closing(CatalogReader(path)) as reader:
        column = "id" if question.ids is not None else "number"
        found: Sequence[object] = question.ids or ()
        if question.ids is None and question.query is not None:
            found = _numbers(path, question)
        start, size = 0, FIRST_PIECE
        while start < len(found):
            some = list(found[start : start + size])
            piece = _piece(reader, column, some)
            if texts:
                piece = [
                    one._replace(body=with_kept_texts(one.row.id, one.body, texts)) for one in piece
                ]
            yield piece
            start, size = start + size, PIECE


def _numbers(path: Path, question: PreviewQuestion) -> Sequence[int]:
    assert question.query is not None, "no listings are named"
    with closing(ListingSearch(path)) as search:
        return search.found(question.query).numbers.tolist()


def _piece(reader: CatalogReader, column: str, wanted: list[object]) -> list[Listing]:
    marks = ", ".join("?" * len(wanted))
    place = len(ItemRow._fields)
    rows = reader.rows(
        f"SELECT {ROW_COLUMNS}, body, cost, {column} FROM items LEFT JOIN bodies USING (number)"
        f" LEFT JOIN (SELECT id, cost FROM shipping_costs) USING (id) WHERE {column} IN ({marks})",
        wanted,
    )
    found = {
        row[place + 2]: Listing(ItemRow._make(row[:place]), _body(row[place]), row[place + 1])
        for row in rows
    }
    return [found[key] for key in wanted if key in found]


def _body(body: bytes | None) -> WireItem | None:
    try:
        item = None if body is None else read_json(body)
    except Unreadable:
        return None
    return item_of(item) if isinstance(item, dict) else None


def value_of(path: str, value: object) -> object:
    """Return a form value as JSON; a price is exact, even if it is a whole number."""
    if path.endswith("price") and isinstance(value, int):
        return Decimal(value)
    return decode_value(value)


class _Known(KnownListings):
    """The facts of the current listing, used without reading it again."""

    body: JsonObject = {}
    cost: Decimal | None = None

    def shipping_cost(self, item_id: str) -> Decimal | None:
        """Return the cost of free shipping for the current listing, or ``None``."""
        del item_id
        return self.cost

    def item(self, change: Change) -> WireItem:
        """Return the sale-related fields of the current listing."""
        del change
        return sale_fields(self.body)


class Previewing:
    """The computation of the answer to one question about the catalog at ``path``; close it.

    Raise ``OperationError`` for operations that cannot be read.
    """

    def __init__(self, path: Path, question: PreviewQuestion) -> None:
        self._question = question
        self._path = path
        operations = parse_operations(question.operations)
        self._catalog = ItemCatalog(path, most_steps=0)
        shop = self._catalog.shop()
        self._planning = Planning(self._catalog, operations, where="", made_at="")
        self._judge = PlanJudge(self._catalog, shop.user_id, shop.site_id)
        self._planning.shipping_costs = question.shipping_costs
        self._known = _Known(path, None)
        self._given: dict[str, PlannedListing] = {}

    def close(self) -> None:
        """Close the catalog."""
        self._known.close()
        self._catalog.close()

    async def rows(self) -> AsyncGenerator[list[PreviewRow]]:
        """Yield the preview of the listings, in batches.

        Raise ``OperationError`` for an attribute whose number is ambiguous, and ``QueryError`` for
        a query that cannot be read.
        """
        pieces = self._of_sheet() if self._question.sheet else self._of_catalog()
        for piece in pieces:
            yield [await self._row(*found) for found in piece]

    def _of_catalog(self) -> Iterator[list[Listing]]:
        return listings_of(self._path, self._question)

    def _of_sheet(self) -> Iterator[list[Listing]]:
        """Yield the listings that a sheet names, and store the values that it gives them.

        Raise ``OperationError`` if the sheet no longer exists.
        """
        ids = None if self._question.ids is None else frozenset(self._question.ids)
        file = self._path.parent / "plans" / self._question.sheet
        try:
            with open_plan(file) as plan, closing(CatalogReader(self._path)) as reader:
                entries = (one for one in plan.listings if ids is None or one.item_id in ids)
                size = FIRST_PIECE
                while some := list(islice(entries, size)):
                    self._given = {one.item_id: one for one in some}
                    yield _piece(reader, "id", [*self._given])
                    size = PIECE
        except (OSError, PlanFileError) as error:
            raise OperationError("operation.no_sheet", text=self._question.sheet) from error

    async def _row(
        self, listing: ItemRow, body: WireItem | None, shipping_cost: int | None
    ) -> PreviewRow:
        if shipping_cost is None:
            shipping_cost = self._question.shipping_costs.get(listing.id)
        self._known.cost = amount(shipping_cost)
        row = PreviewRow(
            listing.id,
            listing.title,
            listing.seller_custom_field or "",
            listing.listing_type_id,
            listing.thumbnail,
            listing.currency_id,
            PreviewOutcome.UNCHANGED,
            price_before=amount(listing.price),
            net_before=amount(listing.net),
        )
        try:
            if body is None:
                raise Skip("no_body")
            kept_before = len(self._planning.at_floor)
            before, after = self._values(listing.id, body)
            at_floor = _at_floor(after) if len(self._planning.at_floor) > kept_before else ()
        except Skip as skip:
            outcome = PreviewOutcome.REFUSED if skip.reason in CANNOT else PreviewOutcome.UNCHANGED
            return row._replace(outcome=outcome, reason=skip.reason)
        change = Change(listing.id, body, after)
        if not _CALLS.isdisjoint(after):
            change = planned(listing.id, body, after).change()
        edit: ItemDraft | Change = change
        if change.kind is Kind.UPDATE:
            edit = ItemDraft.over(listing.id, body)
            for path, value in after.items():
                edit.apply(FieldChange(path, None, value))
        judged, result = self._judge.look(body, edit, after)
        findings = (*self._changed_since(listing.id, body), *judged, *at_floor)
        changes = tuple(
            (path, encode_value(before[path]), encode_value(value)) for path, value in after.items()
        )
        if any(finding.is_error for finding in findings):
            return row._replace(outcome=PreviewOutcome.REFUSED, changes=changes, findings=findings)
        row = row._replace(
            outcome=PreviewOutcome.CHANGES,
            changes=changes,
            findings=findings,
            guards=self._guards(body, change),
        )
        return row if result is None else self._with_amounts(row, body, result)

    def _values(self, item_id: str, body: WireItem) -> tuple[JsonObject, JsonObject]:
        """Return the values of a listing before and after, by path; raise ``Skip`` for none."""
        by_hand = self._question.by_hand.get(item_id) or {}
        if not by_hand and not self._question.sheet:
            return self._planning.values_of(body)
        given = self._given.get(item_id)
        after: dict[str, object] = {} if given is None else dict(given.after)
        if not self._question.sheet:
            with suppress(Skip):
                after |= self._planning.values_of(body)[1]
        after |= {path: value_of(path, value) for path, value in by_hand.items()}
        before = {path: read_path(body, path) for path in after}
        after = {path: v for path, v in after.items() if not same_value(v, before[path])}
        if not after:
            raise Skip("so_already")
        return before, after

    def _changed_since(self, item_id: str, body: WireItem) -> Iterator[Finding]:
        """Yield the changes by others since the values of a listing were decided.

        Fields for which a value was typed here are left out.
        """
        given = self._given.get(item_id)
        if self._question.source is Source.CELLS and given is not None:
            decided = self._question.by_hand.get(item_id) or {}
            yield from (one for one in compare(given, body)[1] if one.path not in decided)

    def _guards(self, body: WireItem, change: Change) -> tuple[Finding, ...]:
        self._known.body = body
        look = GuardedChange(change, self._known, self._question.limits, None)
        return (*look.prices(), *look.closings(look.closing()))

    def _with_amounts(self, row: PreviewRow, body: WireItem, result: WireItem) -> PreviewRow:
        price, kind = listing_price(result), text_of(result.get("listing_type_id"))
        terms = self._terms(result, row)
        net = None if price is None else terms.net_at(price, kind)
        row = row._replace(price_after=price, net_after=net)
        keep_at = self._keep_at(row, body)
        return row if keep_at is None else row._replace(keep_at=keep_at)

    def _terms(self, item: WireItem, row: PreviewRow) -> Terms:
        return Terms(
            site=self._judge.site,
            seller=self._judge.seller,
            condition=text_of(item.get("condition")) or None,
            official_store=not is_blank(item.get("official_store_id")),
            offers_free=shipping_of(item).get("free_shipping") is True,
            shipping_cost=self._known.cost,
            classified=item.get("buying_mode") == BuyingMode.CLASSIFIED,
            currency_id=row.currency_id,
            own=self._known.own_figures(item),
        )

    def _keep_at(self, row: PreviewRow, body: WireItem) -> Decimal | None:
        """Return the site's threshold if a price at it leaves more than the new price."""
        threshold = self._judge.site.free_shipping_threshold
        was, now, net = row.price_before, row.price_after, row.net_after
        if threshold is None or was is None or now is None or net is None:
            return None
        if not was <= threshold < now or variation_ids(body):
            return None
        terms = self._terms(body, row)
        if not terms.rule_applies:
            return None
        kept = terms.net_at(threshold, row.listing_type_id)
        if kept is None or kept <= net or (row.net_before is not None and kept < row.net_before):
            return None
        return threshold


def _at_floor(after: JsonObject) -> tuple[Finding, ...]:
    """Return the finding for prices that were kept at the floor."""
    path = next((path for path in after if path.endswith("price")), "price")
    return (Finding.warning(path, "plan.at_floor", floor=after.get(path)),)
