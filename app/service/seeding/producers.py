"""Generation of many listings by several processes, as rows ready to be written."""

from __future__ import annotations

import contextlib
import marshal
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from app.domain.wire import write_plain
from app.service.seeding.listings.listings import build_item
from app.service.seeding.listings.practice_shop import open_shop
from app.service.stores.bulk_rows import ItemRows, join_rows, rows_of
from app.service.stores.database import StoreUnreadable

if TYPE_CHECKING:
    from datetime import datetime

PRODUCERS = 2
"""The number of processes that make listings while another process writes them."""

MANY = 20_000
"""The number of listings from which starting processes saves time."""

_BATCH = 1_000


class ProducerLost(StoreUnreadable):
    """A process that generated listings ended prematurely."""


@dataclass(frozen=True, slots=True)
class _Work:
    """The work of one producer: every ``PRODUCERS``-th batch of a seller, starting with its own."""

    seed: int
    now: datetime
    site_id: str
    count: int
    first_number: int
    place: int


def produce_rows(
    seed: int, now: datetime, site_id: str, count: int, first_number: int
) -> Iterator[ItemRows]:
    """Yield the rows of a site's seller's listings in order, numbered from ``first_number`` on.

    Raise :class:`ProducerLost` if a producer was killed.
    """
    context = get_context("spawn")
    with contextlib.ExitStack() as stack:
        pipes = []
        for place in range(PRODUCERS):
            work = _Work(seed, now, site_id, count, first_number, place)
            receiver, sender = context.Pipe(duplex=False)
            process = context.Process(target=_produce, args=(sender, work), daemon=True)
            process.start()
            stack.callback(process.join)
            # A reader that stops early must not leave a process blocked on a full pipe.
            stack.callback(process.terminate)
            stack.callback(receiver.close)
            sender.close()
            pipes.append(receiver)
        for batch in range(-(-count // _BATCH)):
            try:
                yield ItemRows(*marshal.loads(pipes[batch % PRODUCERS].recv_bytes()))
            except (EOFError, OSError) as error:
                raise ProducerLost("a process that made listings ended early") from error


def _produce(sender: Connection, work: _Work) -> None:
    import gc
    import signal

    # A Ctrl+C reaches all processes of the terminal; the reading process handles it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    shop = open_shop(work.site_id, work.seed, work.now)
    # Fill the caches before the garbage collector is turned off.
    build_item(shop, 0)
    # Nothing made here is part of a reference cycle, and everything made so far lives until the
    # end.
    gc.freeze()
    gc.disable()
    # Once the reader is gone, the rest is not needed.
    with contextlib.suppress(BrokenPipeError, ConnectionResetError):
        for first in range(work.place * _BATCH, work.count, PRODUCERS * _BATCH):
            positions = range(first, min(first + _BATCH, work.count))
            made: dict[int, ItemRows] = {}
            # Listings of one leaf share their parts, and one after the other they find them in the
            # caches of the processor.
            for position in sorted(positions, key=shop.recipes.place):
                item = build_item(shop, position)
                number = work.first_number + position
                made[position] = rows_of([item], number, write_plain, all_drawn=True)
            rows = join_rows(made[position] for position in positions)
            # Both ends are the same program, so marshal is safe; pickle takes three times as long.
            sender.send_bytes(marshal.dumps(tuple(rows)))
