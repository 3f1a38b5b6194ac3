"""A session without an engine: the same signatures, answers from memory."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.wire import write_json
from app.editing.draft import ItemDraft
from app.engine.events import Events
from app.engine.history.changes_elsewhere import SentCalls
from app.engine.listings.listings import OpenListing, SaveOutcome, outcome_of
from app.engine.listings.pictures import PreparedPicture
from app.engine.notices import NoticeError
from app.engine.outbox.guards import Guards, change_of
from app.engine.outbox.outbox import OutboxRow, OutboxState
from app.engine.shipping.net_proceeds import Terms, offers_at
from app.rules.findings import Finding
from app.rules.sellers import SellerStanding
from app.rules.sites import SiteRules, site_rules

if TYPE_CHECKING:
    from app.engine.session import Session

TOP_SELLER = SellerStanding("5_green", False, 5_000, "MX")


class FakePatterns:
    """Patterns for titles by category, in memory."""

    def __init__(self) -> None:
        self.by_category: dict[str, str] = {}
        self.error: NoticeError | None = None

    async def of(self, category_id: str) -> str:
        return self.by_category.get(category_id, "")

    async def keep(self, category_id: str, pattern: str) -> None:
        if self.error is not None:
            raise self.error
        self.by_category[category_id] = pattern


class FakeListings:
    """Opens one listing, remembers what was kept and sent, and answers what it was told to."""

    def __init__(
        self,
        item: dict[str, Any],
        category: Category,
        attributes: tuple[AttributeDefinition, ...],
        seller: SellerStanding,
    ) -> None:
        self.item = item
        self.category = category
        self.attributes = attributes
        self.seller = seller
        self.kept: list[ItemDraft] = []
        self.sent: list[dict[str, Any]] = []
        self.confirmed: list[bool] = []
        self.outcome_wanted: SaveOutcome | None = None
        self.previews: list[dict[str, Any]] = []
        self.answer: asyncio.Event | None = None
        self.on_its_way: OutboxRow | None = None
        self.sent_paths: tuple[str, ...] = ()
        self.findings: tuple[Finding, ...] = ()
        self.error: NoticeError | None = None
        self.keep_error: NoticeError | None = None
        self.draft: ItemDraft | None = None
        self.live = True
        self.conflicts: tuple[Finding, ...] = ()
        self.missing: tuple[Finding, ...] = ()
        self.guards = Guards()
        self.title_patterns = FakePatterns()

    async def open(self, item_id: str) -> OpenListing:
        if self.error is not None:
            raise self.error
        draft = self.draft or ItemDraft(item_id, self.item)
        return OpenListing(
            item=self.item,
            category=self.category,
            attributes=self.attributes,
            draft=draft,
            live=self.live,
            seller=self.seller,
            site=site_rules(self.item["site_id"]),
            conflicts=self.conflicts,
            missing=self.missing,
            on_its_way=self.on_its_way,
            sent_paths=self.sent_paths,
        )

    async def keep(self, draft: ItemDraft) -> None:
        if self.keep_error is not None:
            raise self.keep_error
        self.kept.append(ItemDraft.from_json(draft.to_json()))

    async def discard(self, draft: ItemDraft) -> None:
        self.kept.append(ItemDraft(draft.item_id, draft.base))

    def check_codes(self, _draft: ItemDraft) -> tuple[Finding, ...]:
        return ()

    async def validate(self, open_listing: OpenListing) -> tuple[Finding, ...]:
        if self.error is not None:
            raise self.error
        return self.findings

    async def send(
        self, open_listing: OpenListing, *, confirmed: bool = False, accepted: Any = ()
    ) -> OutboxRow:
        if self.error is not None:
            raise self.error
        self.guards.require([change_of(open_listing.draft, None)], accepted)
        self.confirmed.append(confirmed)
        if confirmed:
            self.outcome_wanted = None
        self.sent.append(open_listing.draft.payload())
        self.previews.append(open_listing.draft.preview())
        return row_of(open_listing.draft, OutboxState.QUEUED)

    async def outcome(self, row: OutboxRow) -> SaveOutcome:
        if row.state is OutboxState.DONE:
            return outcome_of(row, {**self.item, **self.sent[-1]})
        if row.state is not OutboxState.QUEUED:
            return outcome_of(row)
        if self.answer is not None:
            await self.answer.wait()
        if self.outcome_wanted is None:
            return SaveOutcome("done", item=self.previews[-1])
        if self.outcome_wanted.state == "done" and self.outcome_wanted.item is None:
            return replace(self.outcome_wanted, item=self.previews[-1])
        return self.outcome_wanted


def row_of(draft: ItemDraft, state: OutboxState) -> OutboxRow:
    """A row of the outbox that sends ``draft``."""
    body = write_json(draft.to_json())
    return OutboxRow(1, "op", draft.item_id, "", state, body, 0, 0, 1)


class FakeShipping:
    """Charges and rules as they are; shipping costs what it was told to."""

    def __init__(self, item: dict[str, Any], seller: SellerStanding, site: SiteRules) -> None:
        self._item = item
        self._terms = Terms(
            site=site,
            seller=seller,
            condition=item.get("condition"),
            official_store=False,
            offers_free=False,
            shipping_cost=Decimal("84.50"),
        )
        self.error: NoticeError | None = None

    async def for_item(self, item_id: str, **_more: object) -> Any:
        if self.error is not None:
            raise self.error
        price = Decimal(self._item["price"] or 0)
        return _Answer(
            terms=self._terms,
            offers=offers_at(self._terms, price, {}),
            price=price,
            listing_type_id=self._item["listing_type_id"],
            category_id=self._item["category_id"],
            measures_from="category",
        )

    async def for_measures(self, dimensions: Any, **more: object) -> Any:
        return await self.for_item("")


class _Answer(SimpleNamespace):
    """A shipping answer with the fields that the editor reads."""


class FakePictures:
    """Prepares what it was told to, and draws nothing unless it is given a painter."""

    def __init__(self) -> None:
        self.prepared: dict[bytes, PreparedPicture] = {}
        self.draw: Any = None

    async def prepare(self, source: bytes | Path) -> PreparedPicture:
        data = source if isinstance(source, bytes) else source.read_bytes()
        if data in self.prepared:
            return self.prepared[data]
        problem = Finding.error("pictures", "picture.not_a_picture")
        return PreparedPicture(None, 0, 0, "", (problem,))

    def path(self, sha: str) -> Path | None:
        return next((p.path for p in self.prepared.values() if p.sha == sha), None)

    async def preview(self, sha: str, size: int) -> bytes | None:
        path = self.path(sha)
        return None if path is None else path.read_bytes()

    async def thumbnail(self, url: str, size: int, *, key: str = "") -> bytes | None:
        return self.draw(key, size) if self.draw is not None and key else None


class FakeHistory:
    """What was sent for one listing, as its outbox and its archive tell it."""

    def __init__(self) -> None:
        self.entries: list[Any] = []
        self.rows: list[Any] = []
        self.found: list[Any] = []
        self.error: NoticeError | None = None
        self.history = self

    async def read(self, question: Any) -> Any:
        if self.error is not None:
            raise self.error
        return question(self)

    def of_item(self, item_id: str, limit: int = 100) -> list[Any]:
        return self.entries[:limit]

    def all_of_item(self, item_id: str) -> list[Any]:
        return [row for row in self.rows if row.item_id == item_id]

    def of_operation(self, op_id: str) -> Any:
        return next((row for row in self.rows if row.op_id == op_id), None)

    async def changes_of(self, item_id: str, sent: SentCalls, limit: int = 100) -> list[Any]:
        return self.found[:limit]


class FakeSession:
    """What the editor sees of a session."""

    def __init__(
        self,
        item: dict[str, Any],
        category: Category,
        attributes: tuple[AttributeDefinition, ...],
        seller: SellerStanding = TOP_SELLER,
    ) -> None:
        self.listings = FakeListings(item, category, attributes, seller)
        self.shipping = FakeShipping(item, seller, site_rules(item["site_id"]))
        self.pictures = FakePictures()
        self.outbox = self.archive = FakeHistory()
        self.events = Events()


def fake_session(
    item: dict[str, Any], category: Category, attributes: tuple[AttributeDefinition, ...]
) -> Session:
    """The same for callers whose types are checked: of a session the editor sees no more."""
    return cast("Session", FakeSession(item, category, attributes))
