"""Changes to a listing by others: differences that syncs found, without this program's own changes.

Two syncs know a listing in its earlier and its later state. Each change that was sent from here in
between was based on the listing as read just before, and answered with the listing as it became.
Changes by others are therefore the differences between the earlier sync and the base of the first
call, between each answer and the base of the next call, and between the last answer and the later
sync. Everything between the base of a call and its answer is the seller's own change, including its
side effects (stock of 0 pauses a listing).
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
    """A field of a listing that was found changed at ``at``, but not by a call from here.

    ``at`` is in milliseconds since 1970: the end of the sync that found it, or the time of the call
    that was based on it; ``None`` for a change since the last sync. ``path`` is a field of the
    item. For a listing that appeared or disappeared ``path`` is empty, with the title as ``after``
    or ``before``.
    """

    at: int | None
    path: str
    before: object
    after: object


class SentCalls(NamedTuple):
    """The calls that were sent for one listing from here, the latest first.

    Calls before ``since`` (in milliseconds since 1970) are not included.
    """

    entries: tuple[HistoryEntry, ...]
    since: int = 0


class Span(NamedTuple):
    """The states of a listing at two consecutive syncs, the later of which ended at ``ended``.

    ``ended`` is ``None`` if no later sync has ended; ``began`` is the end of the earlier one.
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
    """Return the changes by others within ``span``, the latest first."""
    if span.ended is not None and span.ended <= sent.since:
        # Calls of that time are no longer recorded.
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
    """Return the changes by others from ``state`` to the end of the span."""
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
    """Yield the fields that differ, the last first.

    With ``whole``, fields that ``after`` lacks were removed.
    """
    for name in reversed(names):
        if name in _NEVER_SHOWN or not (whole or name in after):
            continue
        if _comparable(name, before.get(name)) != _comparable(name, after.get(name)):
            yield ItemChange(at, name, before.get(name), after.get(name))


def _comparable(name: str, value: object) -> object:
    # Only some bodies include the texts of the descriptions.
    return [one.get("id") for one in objects_of(value)] if name == RECORDS else value


def _is_within(call: HistoryEntry, span: Span) -> bool:
    """Return whether a call was made within a span: by the item version, otherwise by the time.

    A call that is sent while a sync runs may or may not be part of the state that the sync found.
    """
    left, first, last = (_version(one) for one in (call.answer, span.before, span.after))
    if left and left != _version(call.before) and last and (first or not span.before):
        return first < left <= last
    return span.began < call.at and (span.ended is None or call.at <= span.ended)


def _version(body: Mapping[str, object] | None) -> str:
    return text_of((body or {}).get(_VERSION))


def _is_creation(call: HistoryEntry) -> bool:
    return call.call == "POST /items" or call.call.endswith("/relist")
