"""Search for new listings whose request got no answer: found, not there, or ambiguous."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from contextlib import aclosing
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import text_of
from app.domain.timestamps import parse_timestamp
from app.domain.wire_item import WireItem, item_of
from app.editing.draft_calls import TAG_FIELD
from app.engine.sending.live_items import read_items
from app.engine.sync.listing_ids import ListingIds
from app.rules.numbers import as_number
from app.workspace.journal.outbox import OutboxRow
from app.workspace.outbox_command import Kind

if TYPE_CHECKING:
    from app.client.api import MarketplaceApi

FIELDS = [
    "id",
    "title",
    "category_id",
    "price",
    "currency_id",
    "seller_custom_field",
    "parent_item_id",
    "date_created",
]
PARENT = "parent_item_id"
CLOCK_SLACK = timedelta(days=1)
"""The maximum difference between the clocks of this machine and of the marketplace."""


class CreationKey(NamedTuple):
    """A listing to search for.

    It is found by ``tag``, by ``parent`` (a relisting), or else by ``content``; by content only
    listings match that are not in ``known_ids`` and were created after ``since``.
    """

    number: int
    tag: str
    parent: str
    content: tuple[object, ...]
    known_ids: frozenset[str]
    since: datetime


class Found(NamedTuple):
    """The ids of listings that may belong to a row; ideally exactly one."""

    number: int
    ids: tuple[str, ...]


def creation_key_of(row: OutboxRow) -> CreationKey:
    """Return the search for the listing of ``row``."""
    command = row.command()
    posted = row.progress.posted or (row.created_at,)
    return CreationKey(
        row.number,
        text_of(command.details.get("tag")),
        row.item_id if command.kind is Kind.RELIST else "",
        content_of(_body_of(row)),
        frozenset(command.details.get("known_ids", ())),
        datetime.fromtimestamp(min(posted) / 1000, UTC) - CLOCK_SLACK,
    )


def _body_of(row: OutboxRow) -> WireItem:
    call = row.command().own_call(row.item_id)
    return WireItem() if call is None else item_of(call.body)


def content_of(item: WireItem) -> tuple[object, ...]:
    """Return the normalised fields that distinguish a listing from others of its seller."""
    title = unicodedata.normalize("NFC", text_of(item.get("title"))).casefold()
    price = as_number(item.get("price"))
    return (
        " ".join(title.split()),
        text_of(item.get("category_id")),
        text_of(item.get("currency_id")),
        None if price is None else Decimal(price),
        text_of(item.get(TAG_FIELD)),
    )


class UnansweredCreations:
    """A search through all listings of a seller, for all rows together."""

    def __init__(self, api: MarketplaceApi, user_id: str) -> None:
        self._api = api
        self._user_id = user_id

    async def find(self, keys: Sequence[CreationKey], bound: Collection[str]) -> list[Found]:
        """Return the possible listings for each search; ``bound`` ids belong to other rows.

        Raise ``ClientError`` if the listings cannot be read completely.
        """
        return assign(keys, await self.candidates(keys, bound))

    async def candidates(
        self, keys: Sequence[CreationKey], bound: Collection[str]
    ) -> list[WireItem]:
        """Return the listings that match any of the searches; raise ``ClientError``."""
        taken, index = set(bound), CreationKeyIndex(keys)
        found: list[WireItem] = []
        async with aclosing(ListingIds(self._api, self._user_id).each()) as pages:
            async for ids in pages:
                fresh = [item_id for item_id in ids if item_id not in taken]
                if fresh:
                    bodies = await read_items(self._api, fresh, FIELDS)
                    found += [item for item in bodies.values() if item and index.met_by(item)]
        return found


def assign(keys: Sequence[CreationKey], candidates: Iterable[WireItem]) -> list[Found]:
    """Assign each candidate to at most one search; ambiguous ones get all their candidates.

    Of several equal searches as many succeed as there are candidates. If there are more candidates
    than searches, they cannot be distinguished.
    """
    index = CreationKeyIndex(keys)
    found: defaultdict[int, list[str]] = defaultdict(list)
    by_content: defaultdict[tuple[object, ...], dict[str, WireItem]] = defaultdict(dict)
    for item in candidates:
        item_id = text_of(item.get("id"))
        key = index.named_by(item)
        if key is not None:
            found[key.number].append(item_id)
        elif index.met_by(item):
            by_content[content_of(item)][item_id] = item
    for content, matches in by_content.items():
        equal = index.contents[content]
        if len(matches) > len(equal):
            for key in equal:
                found[key.number] += matches
            continue
        free = dict(matches)
        for key in sorted(equal, key=lambda key: (key.since, key.number)):
            mine = next((i for i, item in free.items() if _is_new(item, key)), None)
            if mine is not None:
                del free[mine]
                found[key.number].append(mine)
    return [Found(key.number, tuple(dict.fromkeys(found[key.number]))) for key in keys]


class CreationKeyIndex:
    """An index of searches by tag, parent or content."""

    def __init__(self, keys: Iterable[CreationKey]) -> None:
        """Index ``keys`` by the key that each is found by."""
        self.tags: dict[str, CreationKey] = {}
        self.parents: dict[str, CreationKey] = {}
        self.contents: defaultdict[tuple[object, ...], list[CreationKey]] = defaultdict(list)
        for key in keys:
            if key.parent:
                self.parents[key.parent] = key
            elif key.tag:
                self.tags[key.tag] = key
            else:
                self.contents[key.content].append(key)

    def named_by(self, item: WireItem) -> CreationKey | None:
        """Return the search whose tag or parent the listing has, or ``None``."""
        if parent := text_of(item.get(PARENT)):
            # A relisting also has the own code of the listing it came from.
            return self.parents.get(parent)
        return self.tags.get(text_of(item.get(TAG_FIELD)))

    def met_by(self, item: WireItem) -> bool:
        """Return whether the listing matches any search."""
        if self.named_by(item) is not None:
            return True
        if not self.contents or text_of(item.get(PARENT)):
            return False
        equal = self.contents.get(content_of(item), ())
        return any(_is_new(item, key) for key in equal)


def _is_new(item: WireItem, key: CreationKey) -> bool:
    if text_of(item.get("id")) in key.known_ids:
        return False
    created = parse_timestamp(item.get("date_created"))
    return created is None or created >= key.since
