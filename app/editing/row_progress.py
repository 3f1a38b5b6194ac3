"""How far the sending of one row of the outbox has come."""

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
    """A picture on its way: the checksum of its file, and the pictures there were before it."""

    sha: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PendingDescription:
    """A description on its way: the descriptions there were before it.

    ``last``: nothing else of the row is to be sent after it.
    """

    known: tuple[str, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class RowProgress:
    """What was done so far for a row, as it is on the disk before anything leaves.

    Of the try under way: ``call`` is its method and path, ``before`` the listing as it was read,
    ``sent`` the body, ``stock`` what stocks have to come to, and ``is_repairing`` whether a stock
    is being corrected. Of all tries: ``arrived`` are form paths that the marketplace has already,
    ``uploaded`` picture ids by the checksums of their files, ``is_described`` whether the text of
    the description was sent. ``decided`` are the paths where the seller's value goes,
    ``decided_over`` by path the marketplace's value that was shown for that decision, as
    ``encode_value`` writes it: over yet another one nothing goes. ``left`` are paths where the
    seller let the marketplace's value stand. ``is_confirmed`` is whether the seller agreed to what
    is lost.

    Of a new listing: ``posted`` is when it was asked for (milliseconds since 1970), ``looked`` how
    often it was looked for since, and ``item_id`` its id, empty until it is known. ``unknown`` are
    the keys that a newer program wrote, which are kept.
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
        """Whether a write is on its way, so that nobody knows whether it arrived."""
        return self.sent is not None or self.uploading is not None

    def decided_for(self, live: WireItem) -> tuple[str, ...]:
        """Return the paths where the seller's value goes over ``live``: not where somebody has
        changed it once more since the decision.
        """
        over = self.decided_over
        return tuple(
            path
            for path in self.decided
            if path not in over or same_value(decode_value(over[path]), read_path(live, path))
        )

    def without_try(self) -> RowProgress:
        """Return the progress without the try under way, which has ended."""
        return replace(self, call="", before=None, sent=None, stock=(), is_repairing=False)
