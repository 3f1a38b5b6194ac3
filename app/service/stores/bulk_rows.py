"""Many items as rows of all tables that contain their data, ready to be written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from app.domain.identifier import is_identifier
from app.domain.shapes import JsonObject, is_blank, text_of
from app.domain.wire_item import WireItem
from app.service.stores.database import Database, Value
from app.service.stores.descriptions import DescriptionStore
from app.service.stores.items import ItemStore, item_row
from app.service.stores.pictures import DRAWN, PictureStore, StoredPicture
from app.service.stores.placeholder import PLACEHOLDER, write_stored
from app.service.stores.practice_pictures import listing_of
from app.service.stores.search_index import SearchIndex, index_row

Row = tuple[Value, ...]
Write = Callable[[JsonObject], bytes]
"""Returns an item in stored form."""


class ItemRows(NamedTuple):
    """The rows of some items in the tables of items, listed items, descriptions and pictures."""

    items: list[Row]
    listed: list[Row]
    descriptions: list[Row]
    pictures: list[StoredPicture]

    def write(self, database: Database) -> None:
        """Write the rows, but not the title index, which is built when a store is complete."""
        ItemStore(database).load_rows(self.items)
        SearchIndex(database).load_many(self.listed)
        DescriptionStore(database).load_rows(self.descriptions)
        PictureStore(database, Path()).add_many(self.pictures)


def rows_of(
    items: Sequence[WireItem], number: int, write: Write = write_stored, *, all_drawn: bool = False
) -> ItemRows:
    """Return the rows of items in wire format, numbered from ``number`` on.

    ``write`` may be a faster function if no text can contain a placeholder typed by a user. With
    ``all_drawn`` every picture is a practice picture, so that none is inspected.
    """
    rows = ItemRows([], [], [], [])
    for place, item in enumerate(items, number):
        stored = _with_description_ids(item)
        rows.items.append((place, *item_row(stored, write)))
        listed = index_row(place, item)
        if listed is not None:
            rows.listed.append(listed)
        rows.descriptions.extend(_descriptions(item, write))
        if not all_drawn:
            rows.pictures.extend(_pictures(item))
    return rows


def join_rows(parts: Iterable[ItemRows]) -> ItemRows:
    """Return the rows of several parts as one, in their order."""
    rows = ItemRows([], [], [], [])
    for part in parts:
        rows.items.extend(part.items)
        rows.listed.extend(part.listed)
        rows.descriptions.extend(part.descriptions)
        rows.pictures.extend(part.pictures)
    return rows


def _with_description_ids(item: WireItem) -> WireItem:
    records = item.get("descriptions")
    if not records:
        return item
    return {**item, "descriptions": [{"id": record.get("id")} for record in records]}


def _descriptions(item: WireItem, write: Write) -> Iterator[Row]:
    for record in item.get("descriptions") or ():
        # A description without an id could never be requested.
        if not is_blank(record.get("id")):
            yield str(record["id"]), text_of(item["id"]), write(record)


def _pictures(item: WireItem) -> Iterator[StoredPicture]:
    for picture in item.get("pictures") or ():
        picture_id = text_of(picture.get("id"))
        url = str(picture.get("url") or "")
        own = url.startswith(PLACEHOLDER)
        # A practice picture needs no row, because its id has all its data.
        if (
            not picture_id
            or not is_identifier(picture_id)
            or (own and listing_of(picture_id) == item["id"])
        ):
            continue
        width, _, height = str(picture.get("max_size") or "").partition("x")
        own = own and width.isdigit() and height.isdigit()
        yield StoredPicture(
            picture_id,
            str(item["seller_id"]),
            int(width) if own else None,
            int(height) if own else None,
            DRAWN if own else url,
        )
