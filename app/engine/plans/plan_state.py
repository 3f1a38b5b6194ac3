"""How far a plan is with a listing: by what it sent from here, and by the listing as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.editing.draft import ItemDraft
from app.editing.item_paths import LISTING_TYPE, RELISTED
from app.editing.stock_rebase import Standing
from app.editing.values import same_value
from app.engine.outbox.send_report import UNFINISHED
from app.workspace.journal.outbox import OutboxRow, OutboxState
from app.workspace.outbox_command import Kind

if TYPE_CHECKING:
    from app.domain.wire_item import WireItem
    from app.engine.plans.plan import PlannedListing


class LiveNeeded(Exception):
    """What was sent can be judged only by the listings ``ids`` as they are now."""

    def __init__(self, ids: Sequence[str]) -> None:
        super().__init__(len(ids))
        self.ids = list(ids)


@dataclass(slots=True)
class Judgement:
    """What is to be done about the paths of one planned listing.

    ``send``: nothing of it was done, or it was taken back; ``there``: it is as it is to be;
    ``changed``: it was done, and somebody changed it since; ``dropped``: the marketplace made
    something else of it; ``open``: a row of these numbers is under way, or held.
    """

    send: list[str] = field(default_factory=list)
    there: list[str] = field(default_factory=list)
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
    """What a plan, and taking it back, have put in the outbox for one listing."""

    def __init__(self, rows: Sequence[OutboxRow], undoing: str) -> None:
        """Take the rows of a listing, the oldest first; ``undoing`` is the batch of undos."""
        self._latest_first = [
            _Attempt(row, row.item_draft(), row.batch == undoing) for row in reversed(rows)
        ]

    def judge(self, entry: PlannedListing, live: WireItem | None) -> Judgement:
        """Judge each path of ``entry``; raise ``LiveNeeded`` where ``live`` is missing for it."""
        found = Judgement()
        for path in entry.after:
            attempt = self._latest(entry, path)
            if attempt is None or attempt.undoes:
                found.send.append(path)
            elif attempt.row.state is not OutboxState.DONE:
                found.open.add(attempt.row.number)
            elif RELISTED in entry.after:
                # It is another listing by now, which is what was asked for.
                found.there.append(path)
            elif live is None:
                raise LiveNeeded([entry.item_id])
            elif entry.standing_since(live, path, attempt.row.result.sums) is Standing.THERE:
                found.there.append(path)
            elif path in attempt.row.result.unmet:
                found.dropped.append(path)
            else:
                found.changed.append(path)
        return found

    def _latest(self, entry: PlannedListing, path: str) -> _Attempt | None:
        """Return the last thing that was tried at a path and did not come to nothing."""
        for attempt in self._latest_first:
            if not attempt.is_at(entry, path):
                continue
            state = attempt.row.state
            if attempt.undoes and (state is OutboxState.DONE or state in UNFINISHED):
                return attempt
            if not attempt.undoes and state not in (OutboxState.REFUSED, OutboxState.CANCELLED):
                return attempt
        return None
