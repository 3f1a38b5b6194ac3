"""How quickly the outbox sends, by what it has sent of plans lately."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.workspace.journal.outbox_reads import OutboxReads

#: Calls that are looked at, the least from which a rate is known, and the pause (ms) after which
#: sending was held or had ended.
_LATEST: Final = 2_000
LEAST: Final = 20
_PAUSE: Final = 60_000


def seconds_a_call(outbox: OutboxReads) -> float | None:
    """Return how long a call of a plan took lately, many at once counted as they went.

    ``None`` where too few were sent for that; raise ``StorageError``.
    """
    return rate_of(outbox.moments_of_calls(_LATEST))


def rate_of(moments: Sequence[tuple[str, int]]) -> float | None:
    """Return the seconds between two calls of the same batch, on the average; ``None`` for few.

    ``moments`` are the batch and the moment (ms) of each, in the order in which they were made.
    """
    gaps = [
        max(0, after - before)
        for (batch, before), (other, after) in pairwise(moments)
        if batch == other and after - before < _PAUSE
    ]
    return sum(gaps) / len(gaps) / 1000 if len(gaps) >= LEAST else None
