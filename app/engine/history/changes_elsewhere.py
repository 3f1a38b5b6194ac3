"""What others changed in a listing: what syncs found, without what was sent from here.

Two syncs know a listing as it was and as it became. What was sent from here in between was sent
over a listing that was read just then, and answered with the listing as it became. So others
changed what differs between the earlier sync and the listing that was sent over, between each
answer and the listing that the next call was sent over, and between the last answer and the later
sync; all that lies between a listing that was sent over and its answer is the seller's own, with
what it brought about (stock of 0 pauses a listing).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import JsonObject, objects_of, text_of
from app.editing.item_paths import DELETED, RECORDS

if TYPE_CHECKING:
    from app.workspace.catalog.snapshots import Kind
    from app.workspace.journal.history import History, HistoryEntry

_VERSION = "last_updated"
_NEVER_SHOWN = frozenset({_VERSION, "thumbnail", "secure_thumbnail", "warnings"})
_DONE = "done"


class ItemChange(NamedTuple):
    """One field of a listing that was found changed at ``at``, and not by what was sent from here.

    ``at`` is in milliseconds since 1970: when the sync ended that found it, or when something was
    sent over it; ``None`` for what changed since the last sync. ``path`` is a field of the item.
    For a listing that appeared or disappeared ``path`` is empty, with the title as ``after`` or
    ``before``.
    """

    at: int | None
    path: str
    before: object
    after: object


class SentCalls(NamedTuple):
    """The calls that were made for one listing from here, the latest first.

    What was sent before ``since`` (in milliseconds since 1970) is not among them.
    """

    entries: tuple[HistoryEntry, ...]
    since: int = 0


class Span(NamedTuple):
    """What a listing was at one sync and became by the next, which ended at ``ended``.

    ``ended`` is ``None`` where no sync has ended since; ``began`` is when the earlier one did.
    """

    began: int
    ended: int | None
    kind: Kind
    before: JsonObject
    after: JsonObject


def sent_calls(history: History, item_id: str, limit: int = 100) -> SentCalls:
    """Return the last ``limit`` calls for a listing; raise ``StorageError``."""
    entries = tuple(history.of_item(item_id, limit))
    return SentCalls(entries, entries[-1].at if len(entries) == limit else 0)


def changed_elsewhere(span: Span, sent: SentCalls) -> list[ItemChange]:
    """Return what others changed within ``span``, the latest first."""
    if span.ended is not None and span.ended <= sent.since:
        # What was sent from here then is not known any more.
        return []
    calls = [one for one in reversed(sent.entries) if _is_within(one, span)]
    if span.kind == "added":
        made = next((at for at, one in enumerate(calls) if _is_creation(one)), None)
        if made is None:
            return [ItemChange(span.ended, "", None, span.after.get("title"))]
        return _between(span, dict(calls[made].answer or span.after), calls[made + 1 :])
    if span.kind == "removed":
        if calls and (calls[-1].sent or {}).get(DELETED) is True:
            return []
        return [ItemChange(span.ended, "", span.before.get("title"), None)]
    return _between(span, dict(span.before), calls)


def _between(
    span: Span, state: dict[str, object], calls: Sequence[HistoryEntry]
) -> list[ItemChange]:
    """Return the changes of others on the way from ``state`` to the end of the span."""
    names = [*dict.fromkeys((*span.before, *span.after))]
    found: list[ItemChange] = []
    for call in calls:
        over, answer = call.before, call.answer
        if call.outcome != _DONE or over is None or answer is None or _is_creation(call):
            continue
        if _version(over) != _version(state) or not _version(over):
            found += _changes(call.at, state, over, names)
        state.update(over)
        state.update(answer)
    found += _changes(span.ended, state, span.after, names, whole=True)
    return found[::-1]


def _changes(
    at: int | None,
    before: JsonObject,
    after: JsonObject,
    names: Sequence[str],
    *,
    whole: bool = False,
) -> Iterator[ItemChange]:
    """Yield the fields that differ, the last first; ``whole``: what ``after`` lacks is gone."""
    for name in reversed(names):
        if name in _NEVER_SHOWN or not (whole or name in after):
            continue
        if _comparable(name, before.get(name)) != _comparable(name, after.get(name)):
            yield ItemChange(at, name, before.get(name), after.get(name))


def _comparable(name: str, value: object) -> object:
    # Only some bodies come with the texts of the descriptions.
    return [one.get("id") for one in objects_of(value)] if name == RECORDS else value


def _is_within(call: HistoryEntry, span: Span) -> bool:
    """Return whether a call was made within a span: by the version it left, else by the time.

    What is sent while a sync runs may be in what that one found, or not.
    """
    left, first, last = (_version(one) for one in (call.answer, span.before, span.after))
    if left and left != _version(call.before) and last and (first or not span.before):
        return first < left <= last
    return span.began < call.at and (span.ended is None or call.at <= span.ended)


def _version(body: Mapping[str, object] | None) -> str:
    return text_of((body or {}).get(_VERSION))


def _is_creation(call: HistoryEntry) -> bool:
    return call.call == "POST /items" or call.call.endswith("/relist")
