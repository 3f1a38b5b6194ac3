"""Progress records for the sending of one outbox row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from app.domain.shapes import JsonObject
from app.domain.wire_item import WireItem
from app.editing.item_paths import read_path
from app.editing.merge import StockTarget
from app.editing.values import decode_value, same_value


@dataclass(frozen=True, slots=True)
class PendingUpload:
    """A picture upload in progress: the checksum of the file and the pictures before the upload."""

    sha: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PendingDescription:
    """A description request in progress: the descriptions before the request.

    ``last``: nothing else of the row is to be sent after it.
    """

    known: tuple[str, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class RowProgress:
    """The progress of one outbox row, saved to disk before each request is sent.

    Fields of the current attempt: ``call`` is its method and path, ``before`` the listing as it was
    read, ``sent`` the body, ``stock`` the expected stock totals, and ``is_repairing`` whether a
    stock is being corrected. Fields of all attempts: ``arrived`` are form paths that the
    marketplace already has, ``uploaded`` picture ids by the checksums of their files,
    ``is_described`` whether the text of the description was sent. ``decided`` are the paths for
    which the seller chose their own value, ``decided_over`` the marketplace's value by path that
    was shown for that decision, as ``encode_value`` writes it: if the live value has changed since,
    the seller's value is not sent. ``left`` are paths for which the seller accepted the
    marketplace's value. ``is_confirmed`` is whether the seller agreed to permanent losses.

    Fields of a new listing: ``posted`` is the times at which it was requested (milliseconds since
    1970), ``looked`` how often it was searched for since, and ``item_id`` its id, empty until it is
    known. ``unknown`` are keys written by a newer version of the program, which are kept.
    """

    call: str = ""
    before: WireItem | None = None
    sent: JsonObject | None = None
    stock: tuple[StockTarget, ...] = ()
    is_repairing: bool = False
    arrived: tuple[str, ...] = ()
    uploaded: Mapping[str, str] = field(default_factory=dict)
    uploading: PendingUpload | None = None
    describing: PendingDescription | None = None
    is_described: bool = False
    decided: tuple[str, ...] = ()
    decided_over: JsonObject = field(default_factory=dict)
    left: tuple[str, ...] = ()
    is_confirmed: bool = False
    posted: tuple[int, ...] = ()
    looked: int = 0
    item_id: str = ""
    unknown: JsonObject = field(default_factory=dict)

    @property
    def has_left(self) -> bool:
        """Whether a write is in progress whose outcome is unknown."""
        return self.sent is not None or self.uploading is not None

    def decided_for(self, live: WireItem) -> tuple[str, ...]:
        """Return the paths for which the seller's value overrides ``live``.

        A path is left out if somebody has changed its live value since the decision.
        """
        over = self.decided_over
        return tuple(
            path
            for path in self.decided
            if path not in over or same_value(decode_value(over[path]), read_path(live, path))
        )

    def without_try(self) -> RowProgress:
        """Return the progress without the current attempt, which has ended."""
        return replace(self, call="", before=None, sent=None, stock=(), is_repairing=False)
