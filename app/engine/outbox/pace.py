"""The recent speed of sending plans from the outbox."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.workspace.journal.outbox_reads import OutboxReads

#: The number of recent calls used, the minimum for a rate, and the pause (ms) that means that :
# sending was held or had ended.
_LATEST: Final = 2_000
LEAST: Final = 20
_PAUSE: Final = 60_000


def seconds_a_call(outbox: OutboxReads) -> float | None:
    """Return the average time that a call of a plan took lately, including concurrency.

    Return ``None`` if too few were sent; raise ``StorageError``.
    """
    return rate_of(outbox.moments_of_calls(_LATEST))


def rate_of(moments: Sequence[tuple[str, int]]) -> float | None:
    """Return the average seconds between two calls of the same batch; ``None`` for too few calls.

    ``moments`` are the batch and the time (ms) of each call, in the order in which they were made.
    """
    gaps = [
        max(0, after - before)
        for (batch, before), (other, after) in pairwise(moments)
        if batch == other and after - before < _PAUSE
    ]
    return sum(gaps) / len(gaps) / 1000 if len(gaps) >= LEAST else None
