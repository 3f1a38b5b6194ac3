"""Syncs before today: earlier states of listings, and what a rule over history means of them."""

from __future__ import annotations

import random
from collections.abc import Iterable
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.snapshots import SNAPSHOTS_FILE, Snapshots
from app.workspace.listing_rows import ItemRow

#: How many days before now the syncs ended, the first one first.
DAYS_AGO = (60, 25, 20, 6, 3, 1)
FIELDS = {
    "price": ("price", "currency_id"),
    "stock": ("available_quantity",),
    "status": ("status", "sub_status"),
    "title": ("title",),
    "category": ("category_id",),
    "type": ("listing_type_id",),
    "free_shipping": ("free_shipping",),
    "sku": ("seller_custom_field",),
}


class Step(NamedTuple):
    """A change of a listing that belongs to a sync; ``found``: the sync found it."""

    sync: int
    before: ItemRow
    after: ItemRow
    found: bool


class ShopHistory:
    """What became of listings up to ``now``."""

    def __init__(self, now: datetime) -> None:
        self._now = now
        self.steps: dict[str, list[Step]] = {}
        self.ended = [now - timedelta(days=days) for days in DAYS_AGO]

    def write(self, path: Path, listings: list[tuple[ItemRow, bytes]], seed: int = 5) -> None:
        """Make the catalog at ``path`` with these listings as the last state, and its syncs."""
        draw = random.Random(seed)
        snapshots = Snapshots(path.with_name(SNAPSHOTS_FILE))
        writer = CatalogWriter(path, snapshots)
        bodies = {row.id: body for row, body in listings}
        # From the last state backwards: what each listing was before each of its changes.
        state = {row.id: row for row, _ in listings}
        rounds: list[tuple[int, bool, list[tuple[ItemRow, ItemRow]]]] = []
        for sync in range(len(DAYS_AGO) + 1, 1, -1):
            for found in (True, False):
                pairs = []
                for item_id in draw.sample(sorted(state), len(state) // 4):
                    after = state[item_id]
                    state[item_id] = _before(after, draw)
                    pairs.append((state[item_id], after))
                rounds.append((sync, found, pairs))
        writer.put((row, bodies[row.id]) for row in state.values())
        ended = iter(self.ended)
        snapshots.end_sync(_ms(next(ended)), len(state), complete=True)
        number = 1
        for sync, found, pairs in reversed(rounds):
            while number < sync - 1:
                number = snapshots.end_sync(_ms(next(ended)), len(state), complete=True)
            stored = [(after, bodies[after.id]) for _, after in pairs]
            if found:
                writer.put(stored)
            else:
                writer.put(stored, {before.id: before for before, _ in pairs})
            for before, after in pairs:
                self.steps.setdefault(after.id, []).append(Step(sync, before, after, found))
        writer.close()
        snapshots.close()

    def changed(self, row: ItemRow, fields: Iterable[str], time: str, *, elsewhere: bool) -> bool:
        """Whether one of ``fields`` changed since then."""
        wanted = [*FIELDS] if "any" in fields else fields
        return any(
            self._get(step.before, field) != self._get(step.after, field)
            and (not elsewhere or self._found(row, step, field))
            for step in self._since(row, time)
            for field in wanted
        )

    def was(self, row: ItemRow, field: str, time: str) -> Any:
        """What the field was before its first change since then; ``None`` where it has none."""
        for step in self._since(row, time):
            before = self._get(step.before, field)
            if before != self._get(step.after, field) and before[0] is not None:
                return before
        return None

    def moved(self, row: ItemRow, field: str, time: str) -> tuple[float, float] | None:
        """What a figure was, and what it is now; nothing where that is not known."""
        steps = self._since(row, time)
        if field == "price" and any(s.before.currency_id != s.after.currency_id for s in steps):
            return None
        column = FIELDS[field][0]
        for step in steps:
            old = getattr(step.before, column)
            if old is not None and old != getattr(step.after, column):
                now = getattr(row, column)
                return None if now is None else (old, now)
        return None

    def _found(self, row: ItemRow, step: Step, field: str) -> bool:
        """Whether a sync found a change of this field among those of its number."""
        return any(
            other.found and self._get(other.before, field) != self._get(other.after, field)
            for other in self.steps[row.id]
            if other.sync == step.sync
        )

    def _get(self, row: ItemRow, field: str) -> tuple[Any, ...]:
        return tuple(getattr(row, column) for column in FIELDS[field])

    def _since(self, row: ItemRow, time: str) -> list[Step]:
        if time == "sync":
            after = len(DAYS_AGO) - 1
        else:
            if time.endswith("d"):
                moment = self._now - timedelta(days=int(time[:-1]))
            else:
                moment = datetime.fromisoformat(f"{time}T00:00:00+00:00")
            after = sum(ended <= moment for ended in self.ended)
        return [step for step in self.steps.get(row.id, ()) if step.sync > after]


def _before(row: ItemRow, draw: random.Random) -> ItemRow:
    """What a listing may have been before it became ``row``."""
    match draw.randrange(8):
        case 0 | 1:
            price = None if draw.random() < 0.1 else draw.randrange(1, 900_000)
            return row._replace(price=price)
        case 2 | 3:
            return row._replace(available_quantity=draw.randrange(40))
        case 4:
            status = draw.choice(("active", "paused", "closed"))
            return row._replace(status=status, sub_status=draw.choice(("", "out_of_stock")))
        case 5:
            return row._replace(title=f"{row.title} viejo", free_shipping=not row.free_shipping)
        case 6:
            return row._replace(currency_id="USD" if row.currency_id != "USD" else "MXN")
    return row._replace(seller_custom_field=draw.choice((None, "ANTES-1")))


def _ms(moment: datetime) -> int:
    return int(moment.timestamp() * 1000)
