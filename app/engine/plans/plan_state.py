"""The progress of a plan for one listing, from its outbox rows and the present listing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.editing.draft import ItemDraft
from app.editing.item_paths import LISTING_TYPE, RELISTED
from app.editing.stock_rebase import LiveState
from app.editing.values import same_value
from app.engine.outbox.send_report import UNFINISHED
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.outbox_command import Kind

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.engine.plans.plan import PlannedListing


class LiveNeeded(Exception):
    """Sent changes can be judged only with the present state of the listings ``ids``."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(len(ids))
        self.ids = list(ids)


@dataclass(slots=True)
class Judgement:
    """The state of the paths of one planned listing.

    ``send``: the change was never made, or was undone; ``reached``: the value is as planned;
    ``changed``: the change was made, and somebody else changed it since; ``dropped``: the
    marketplace stored another value; ``open``: the numbers of rows that are unfinished or held.
    """

    send: list[str] = field(default_factory=list)
    reached: list[str] = field(default_factory=list)
    changed: list[str] = field(default_factory=list)
    dropped: list[str] = field(default_factory=list)
    open: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class _Attempt:
    row: OutboxRow
    draft: ItemDraft
    undoes: bool

    def is_at(self, entry: PlannedListing, path: str) -> bool:
        command = self.row.command()
        if command.kind is Kind.RELIST or RELISTED in entry.after:
            return command.kind is Kind.RELIST and RELISTED in entry.after
        if command.kind is Kind.LISTING_TYPE:
            wanted = command.details.get(LISTING_TYPE)
            return path == LISTING_TYPE and (self.undoes or wanted == entry.after[path])
        if self.undoes:
            return self.draft.is_changed(path)
        return (
            self.draft.is_changed(path)
            and same_value(self.draft.base_value(path), entry.before[path])
            and same_value(self.draft.value(path), entry.after[path])
        )


class Attempts:
    """The outbox rows of a plan and of its undo for one listing."""

    def __init__(self, rows: Sequence[OutboxRow], undoing: str) -> None:
        """Store the rows of a listing, the oldest first; ``undoing`` is the batch of undos."""
        self._latest_first = [
            _Attempt(row, row.item_draft(), row.batch == undoing) for row in reversed(rows)
        ]

    def judge(self, entry: PlannedListing, live: WireItem | None) -> Judgement:
        """Judge each path of ``entry``; raise ``LiveNeeded`` if ``live`` is needed but missing."""
        found = Judgement()
        for path in entry.after:
            attempt = self._latest(entry, path)
            if attempt is None or attempt.undoes:
                found.send.append(path)
            elif attempt.row.state is not OutboxState.DONE:
                found.open.add(attempt.row.number)
            elif RELISTED in entry.after:
                # The relisting created another listing, as planned.
                found.reached.append(path)
            elif live is None:
                raise LiveNeeded([entry.item_id])
            elif entry.live_state_since(live, path, attempt.row.result.sums) is LiveState.REACHED:
                found.reached.append(path)
            elif path in attempt.row.result.unmet:
                found.dropped.append(path)
            else:
                found.changed.append(path)
        return found

    def _latest(self, entry: PlannedListing, path: str) -> _Attempt | None:
        """Return the last attempt at a path that was not refused or cancelled, or ``None``."""
        for attempt in self._latest_first:
            if not attempt.is_at(entry, path):
                continue
            state = attempt.row.state
            if attempt.undoes and (state is OutboxState.DONE or state in UNFINISHED):
                return attempt
            if not attempt.undoes and state not in (OutboxState.REFUSED, OutboxState.CANCELLED):
                return attempt
        return None
