"""Earlier descriptions of a listing: those the marketplace kept, and those this program sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import objects_of, text_of
from app.domain.timestamps import parse_timestamp
from app.editing.item_paths import DESCRIPTION, read_path

if TYPE_CHECKING:
    from app.domain.shapes import JsonObject
    from app.domain.wire_item import WireItem
    from app.workspace.journal.history import HistoryEntry

_DONE = "done"


class EarlierText(NamedTuple):
    """An earlier description; ``at`` is its creation time in milliseconds since 1970.

    ``at`` is ``None`` if the time is not known.
    """

    at: int | None
    text: str


def earlier_texts(item: WireItem, entries: Iterable[HistoryEntry]) -> tuple[EarlierText, ...]:
    """Return the earlier, distinct descriptions of ``item``, the latest first.

    ``entries`` are the calls that were sent for it, the latest first. Texts of unknown age come
    last.
    """
    now = text_of(read_path(item, DESCRIPTION))
    found: dict[str, int | None] = {}
    for at, text in (*_of_entries(entries), *_of_records(item)):
        if not text.strip() or text == now:
            continue
        known = found.get(text)
        if text not in found or (at is not None and (known is None or at > known)):
            found[text] = at
    texts = [EarlierText(at, text) for text, at in found.items()]
    return tuple(sorted(texts, key=lambda one: -(one.at or 0)))


def _of_records(item: WireItem) -> Iterator[tuple[int | None, str]]:
    for record in objects_of(item.get("descriptions")):
        for revision in objects_of(record.get("revisions")):
            text = text_of(revision.get("plain_text")) or text_of(revision.get("text"))
            yield _moment(revision), text


def _moment(revision: JsonObject) -> int | None:
    read = parse_timestamp(text_of(revision.get("created")))
    if read is None:
        return None
    return round(read.timestamp() * 1000)


def _of_entries(entries: Iterable[HistoryEntry]) -> Iterator[tuple[int | None, str]]:
    for entry in entries:
        sent = entry.sent or {}
        if entry.outcome != _DONE or "plain_text" not in sent:
            continue
        yield entry.at, text_of(sent.get("plain_text"))
        if entry.before is not None:
            yield None, text_of(read_path(entry.before, DESCRIPTION))
