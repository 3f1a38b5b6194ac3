"""The whole inbox of one shop, read from its folder on the calling thread."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from app.engine.attention.listing_reasons import listing_groups
from app.engine.attention.reasons import PAGE, Group, in_order
from app.engine.attention.waiting_reasons import outbox_groups, schedule_group
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.journal.outbox_reads import OutboxReads
from app.workspace.journal.schedules import ASKING, ScheduleStore

if TYPE_CHECKING:
    from pathlib import Path

    from app.workspace.folder import Workspace


def read_listings(catalog: Path, now: int, size: int = PAGE) -> tuple[Group, ...]:
    """Return the listings that need the seller; ``now`` is in milliseconds.

    ``catalog`` is the path of the catalog. SQLite does the counting, so that a thread that waits
    for it does not block other threads.
    """
    with closing(CatalogReader(catalog, mapped=False)) as reader:
        return tuple(listing_groups(reader, now, size))


def read_attention(folder: Workspace, now: int, size: int = PAGE) -> tuple[Group, ...]:
    """Return everything that needs the seller, with at most ``size`` entries of each kind.

    Raise ``StorageError`` if the files cannot be read.
    """
    groups = [*read_listings(folder.catalog_path, now, size)]
    if folder.journal_path.exists():
        with closing(folder.journal_to_read()) as journal:
            groups += outbox_groups(OutboxReads(journal), size)
            groups.append(schedule_group(ScheduleStore(journal).all(ASKING), size))
    return in_order(groups)
