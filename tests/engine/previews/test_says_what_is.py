"""What a preview says of a listing is what the marketplace then has, for every operation."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import aclosing
from decimal import Decimal
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from app.domain.wire import write_json
from app.domain.wire_item import item_of
from app.editing.item_paths import read_path
from app.editing.values import are_same_pictures, decode_value, is_fulfilled
from app.engine.cost_keeping import CostKeeping
from app.engine.costs.figures_table import FiguresPatch
from app.engine.plans.listing_operations import PLAN_FIELDS
from app.engine.plans.plan_builder import planned
from app.engine.previews.preview_rows import Previewing
from app.engine.previews.question import PreviewOutcome, PreviewQuestion, PreviewRow
from app.engine.previews.texts import keep_texts
from app.engine.sending.side_effects import FREE_SHIPPING
from app.engine.sync.item_rows import parse_item_row
from app.rules.offer.price import listing_price
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.folder import Workspace
from tests.stands.plan_texts import MEANT, OPERATIONS
from tests.stands.practice_market import PracticeMarket

ROWS, MANY_ROWS = 300, 10_000
FLOOR = 400
OF_SALES = ("price=leave>=150", "price=leave=180,to=.99", "price=leave>=30%", "price=floor")
"""Prices that are solved from what a sale leaves, and what no price goes below."""
_OF_CLOSED = ("relist=yes", "delete=yes")
"""Several of each; what ends a listing comes last."""


def own_codes(item: dict[str, Any]) -> set[str]:
    """The own codes of a listing and of its variations."""
    entries = (item, *item["variations"])
    return {code for one in entries if (code := one.get("seller_custom_field"))}


class Shop:
    """The listings of one seller of the practice marketplace, and a catalog of them."""

    def __init__(self, folder: Path, listings: int) -> None:
        (folder / "market").mkdir()
        self.market = PracticeMarket(folder / "market", listings)
        sellers = Counter(self.market.seller_of.values())
        self.seller = sellers.most_common(1)[0][0]
        self.path, self.texts = folder / "catalogue.db", folder / "texts.jsonl"
        self.writer = CatalogWriter(self.path)
        own = [one for one in self.market.items if str(one["seller_id"]) == self.seller]
        for name, path in (("user", "/users/me"), ("listing_types", "/sites/MX/listing_types")):
            status, told = self.market.ask_as(self.seller, "GET", path)
            assert status == 200, told
            document = self.seller if name == "user" else "MX"
            self.writer.put_document(name, document, write_json(told))
        for category in {one["category_id"] for one in own}:
            for kind, path in (("category", ""), ("attributes", "/attributes")):
                _, told = self.market.ask_as(self.seller, "GET", f"/categories/{category}{path}")
                self.writer.put_document(kind, category, write_json(told))
        for name, value in (("user_id", self.seller), ("site_id", "MX")):
            self.writer.put_fact(name, value)
        codes = {code for one in own for code in own_codes(one)}
        figures = {"unit_cost": Decimal(60), "floor": Decimal(FLOOR)}
        CostKeeping(Workspace(folder)).patch([FiguresPatch(code, figures) for code in codes])
        self.bodies: dict[str, dict[str, Any]] = {}
        self.keep(own)

    def keep(self, bodies: list[dict[str, Any]]) -> None:
        """Have the catalog say what the marketplace does."""
        self.bodies |= {body["id"]: body for body in bodies}
        written = [write_json(body) for body in bodies]
        self.writer.put([(parse_item_row(body).row, body) for body in written])

    def read_texts(self) -> None:
        """Read the descriptions as they are now, as a plan does before it is made."""
        self.texts.unlink(missing_ok=True)
        for item_id in self.bodies:
            _, records = self.market.ask("GET", f"/items/{item_id}/descriptions", item_id)
            keep_texts(self.texts, {item_id: records})
            self.bodies[item_id]["descriptions"] = records

    def close(self) -> None:
        self.writer.close()
        self.market.database.close()


class Case(NamedTuple):
    """One row of a preview, the listing as it was, and what the marketplace answered."""

    operation: str
    row: PreviewRow
    before: dict[str, Any]
    status: int
    answer: dict[str, Any]

    def __str__(self) -> str:
        said = [finding.code for finding in self.row.findings]
        causes = self.answer.get("cause") if self.status >= 400 else ""
        return f"{self.operation}: {self.row.item_id} {self.row.outcome} {said} {causes}"

    def is_right(self) -> bool:
        """Whether the marketplace did what the preview says."""
        if self.row.outcome is PreviewOutcome.REFUSED:
            return self.status == 400
        if not all(self._is_meant(*change) for change in self.row.changes):
            return False
        told = {finding.path for finding in self.row.findings}
        says_free = any(finding.code == FREE_SHIPPING for finding in self.row.findings)
        free = [read_path(one, "shipping.free_shipping") for one in (self.before, self.answer)]
        asked = any(path == "shipping.free_shipping" for path, _, _ in self.row.changes)
        return (
            self.status in (200, 201)
            and all(path in told or self._has(path, after) for path, _, after in self.row.changes)
            and self.row.price_after == listing_price(item_of(self.answer))
            and (asked or says_free is (free[0] != free[1]))
        )

    def _is_meant(self, path: str, before: object, after: object) -> bool:
        if self.operation == "price=floor":
            return Decimal(str(before)) < FLOOR == Decimal(str(after))
        if self.operation in OF_SALES and not self.row.guards and "." not in path:
            return self.row.net_after is not None and self.row.net_after >= self._least
        meant = MEANT.get(self.operation)
        return meant is None or meant(decode_value(before)) == decode_value(after)

    @property
    def _least(self) -> Decimal:
        """What is to be left of one sale."""
        number = Decimal("".join(re.findall("[0-9]+", self.operation.partition(",")[0])))
        share = self.operation.endswith("%")
        return number * (self.row.price_after or 0) / 100 if share else number

    def _has(self, path: str, after: object) -> bool:
        if path == "deleted":
            return "deleted" in self.answer["sub_status"]
        if path == "relisted":
            return bool(self.answer["parent_item_id"] == self.row.item_id)
        wanted, now = decode_value(after), read_path(self.answer, path)
        return is_fulfilled(wanted, now) or are_same_pictures(wanted, now)


async def previewed(shop: Shop, operation: str, ids: list[str], most: int) -> list[PreviewRow]:
    """The first rows that have something to send."""
    previewing = Previewing(
        shop.path, PreviewQuestion((operation,), tuple(ids), texts=str(shop.texts))
    )
    found: list[PreviewRow] = []
    try:
        async with aclosing(previewing.rows()) as pieces:
            async for piece in pieces:
                found += [row for row in piece if row.changes]
                if len(found) >= most:
                    break
    finally:
        previewing.close()
    return found[:most]


def cases(shop: Shop, wanted: int) -> Iterator[Case]:
    """Yield so many rows that are sent, one operation at a time.

    Where an operation has less to do, those after it do more.
    """
    texts = [*OF_SALES, *(text for some in OPERATIONS.values() for text in some)]
    chance = random.Random(7)
    again: set[str] = set()
    for left in range(len(texts), 0, -1):
        text, share = texts[-left], -(-wanted // left)
        closed = text in _OF_CLOSED
        if text.startswith("description"):
            shop.read_texts()
        ids = [id_ for id_, one in shop.bodies.items() if (one["status"] == "closed") is closed]
        kept = []
        for row in asyncio.run(previewed(shop, text, chance.sample(ids, len(ids)), share)):
            before = shop.bodies[row.item_id]
            after = {path: decode_value(value) for path, _, value in row.changes}
            (call,) = planned(row.item_id, item_of(before), after).calls(item_of(before))
            status, answer = shop.market.ask(call.method, call.path, row.item_id, call.body)
            # A listing is listed again once, which no listing says of itself.
            if (text, status) == ("relist=yes", 400) and row.item_id in again:
                continue
            again |= {row.item_id} if text == "relist=yes" else set()
            if text.startswith("description") and status in (200, 201):
                answer = {**shop.bodies[row.item_id], "descriptions": [answer]}
            yield Case(text, row, before, status, answer)
            wanted -= 1
            if status in (200, 201) and not text.startswith("description"):
                kept.append({name: value for name, value in answer.items() if name != "warnings"})
        shop.keep(kept)


@pytest.mark.parametrize(
    ("listings", "rows"),
    [(240, ROWS), pytest.param(1_500, MANY_ROWS, marks=pytest.mark.prove)],
)
def test_that_the_marketplace_has_what_the_preview_says(
    listings: int, rows: int, tmp_path: Path
) -> None:
    shop = Shop(tmp_path, listings)
    try:
        found = list(cases(shop, rows))
    finally:
        shop.close()
    wrong = [str(case) for case in found if not case.is_right()]
    assert wrong == [], f"{len(wrong)} of {len(found)}"
    assert len(found) == rows
    assert {case.row.outcome for case in found} == {PreviewOutcome.CHANGES, PreviewOutcome.REFUSED}
    seen = {case.operation for case in found}
    assert [name for name, some in OPERATIONS.items() if not seen.intersection(some)] == []
    assert [text for text in OF_SALES if text not in seen] == []


def test_that_every_operation_is_among_them() -> None:
    assert set(OPERATIONS) == set(PLAN_FIELDS)
