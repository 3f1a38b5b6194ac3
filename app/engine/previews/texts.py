"""The texts of descriptions, which the catalog does not have: read once, stored in a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from app.client.errors import ClientError, NotFound
from app.domain.shapes import JsonObject, objects_of, sequence_of, text_of
from app.domain.wire import Unreadable, read_json, write_json
from app.domain.wire_item import WireItem, item_of
from app.editing.item_paths import RECORDS
from app.engine.notices import NoticeError, notice_of
from app.engine.task_group import gather

if TYPE_CHECKING:
    from pathlib import Path

    from app.client.api import MarketplaceApi

Texts = Mapping[str, Sequence[JsonObject]]
"""The records of descriptions with their texts, by listing id."""
AT_ONCE = 8


async def read_texts(
    api: MarketplaceApi,
    ids: Sequence[str],
    take: Callable[[Texts], object] = lambda _some: None,
) -> Texts:
    """Return the descriptions of listings, each read by a request of its own.

    ``take`` is called with the texts as they arrive. A listing that no longer exists is left out.
    Raise ``NoticeError`` if they cannot be read.
    """
    found: dict[str, Sequence[JsonObject]] = {}

    async def ask(item_id: str, some: dict[str, Sequence[JsonObject]]) -> None:
        try:
            records = await api.descriptions.of_item(item_id)
        except NotFound:
            return
        some[item_id] = [record.to_wire() for record in records]

    try:
        for first in range(0, len(ids), AT_ONCE):
            some: dict[str, Sequence[JsonObject]] = {}
            await gather(*(ask(item_id, some) for item_id in ids[first : first + AT_ONCE]))
            found |= some
            take(some)
    except ClientError as error:
        raise NoticeError(notice_of(error)) from error
    return found


def keep_texts(file: Path, texts: Texts) -> None:
    """Append texts to a file, one line per listing; raise ``OSError``."""
    file.parent.mkdir(mode=0o700, exist_ok=True)
    with file.open("ab") as lines:
        for item_id, records in texts.items():
            lines.write(write_json([item_id, list(records)]) + b"\n")


def kept_texts(file: Path) -> Texts:
    """Return the texts of a file, as far as they can be read."""
    found: dict[str, Sequence[JsonObject]] = {}
    try:
        with file.open("rb") as lines:
            for item_id, records in map(sequence_of, map(read_json, lines)):
                found[text_of(item_id)] = objects_of(records)
    except (OSError, Unreadable, ValueError):
        return found
    return found


def with_kept_texts(item_id: str, body: WireItem | None, texts: Texts) -> WireItem | None:
    """Return a listing with its stored texts, if there are any."""
    if body is None or item_id not in texts:
        return body
    return item_of({**body, RECORDS: list(texts[item_id])})
