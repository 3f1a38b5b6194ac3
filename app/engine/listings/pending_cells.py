"""Table cells edited in place: stored as edits in the drafts of their listings, with undo."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.wire import Unreadable, read_fields
from app.domain.wire_item import WireItem, item_of
from app.editing.cells.cell_fields import ATTRIBUTE, is_cell
from app.editing.change import FieldChange
from app.editing.combining import without_edits
from app.editing.draft import ItemDraft
from app.editing.merge import merge
from app.editing.values import UnreadText, same_value
from app.engine.plans.plan import PlannedListing, part_of
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.journal.outbox import OutboxRow, OutboxState

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.journal_thread import JournalThread
    from app.workspace.journal.sent_drafts import SentDrafts

_PIECE = 500
_FIELDS = frozenset(
    {
        *("id", "title", "price", "available_quantity", "status", "sub_status", "currency_id"),
        *("seller_custom_field", "variations", "sold_quantity", "category_id", "last_updated"),
    }
)
"""The fields of a listing that cells show or depend on, in addition to attributes."""
_AWAY = (OutboxState.QUEUED, OutboxState.SENDING, OutboxState.UNKNOWN)


class CellEdit(NamedTuple):
    """A new value for a field of a listing, by its form path."""

    item_id: str
    path: str
    value: object


class CellStep(NamedTuple):
    """The edit of one cell before and after a step; ``None`` means the listing's own value.

    Otherwise it is a tuple with the value, because a value may itself be ``None``.
    """

    item_id: str
    path: str
    before: tuple[object] | None
    after: tuple[object] | None

    def inverse(self) -> CellStep:
        """Return the step that undoes this one."""
        return CellStep(self.item_id, self.path, self.after, self.before)


def stored_bodies(
    catalog: Path, ids: Sequence[str], *, attributes: bool = True
) -> dict[str, WireItem]:
    """Return the editable parts of listings as last synced, by id; missing ones are left out.

    Unreadable ones are left out, too. Without ``attributes`` the result takes a fraction of the
    memory. The duration depends on the number of listings: never call it on the window's thread.
    Raise ``StorageError``.
    """
    found: dict[str, WireItem] = {}
    fields = _FIELDS | {"attributes"} if attributes else _FIELDS
    with closing(CatalogReader(catalog)) as reader:
        for first in range(0, len(ids), _PIECE):
            some = ids[first : first + _PIECE]
            marks = ", ".join("?" * len(some))
            for item_id, body in reader.rows(
                f"SELECT id, body FROM items JOIN bodies USING (number) WHERE id IN ({marks})", some
            ):
                try:
                    found[item_id] = item_of(read_fields(body, fields))
                except Unreadable:
                    continue
    return found


class PendingCells:
    """The drafts that the table edits; one instance has all of a shop.

    ``drafts`` are by listing; some may be empty, because an undo may fill them again. Changes are
    on disk after ``write``. Asynchronous methods raise ``NoticeError``.
    """

    def __init__(self, catalog: Path, kept: SentDrafts, thread: JournalThread) -> None:
        self._catalog, self._kept, self._thread = catalog, kept, thread
        self.drafts: dict[str, ItemDraft] = {}
        self.conflicts: dict[str, frozenset[str]] = {}
        """The edited fields that somebody else has changed since, by listing."""
        self._unwritten: dict[str, None] = {}
        self._writes = 0

    # -- pending edits -----------------------------------------------------------------------------

    def paths(self, item_id: str) -> tuple[str, ...]:
        """Return the paths of the edited cells of a listing."""
        draft = self.drafts.get(item_id)
        return () if draft is None else tuple(filter(is_cell, draft.changed_paths()))

    def count(self) -> tuple[int, int]:
        """Return the number of edited cells, and of the listings that have any."""
        found = [len(self.paths(item_id)) for item_id in self.drafts]
        return sum(found), sum(map(bool, found))

    def listings(self) -> tuple[str, ...]:
        """Return the listings with edited cells, in the order of their first edit."""
        return tuple(item_id for item_id in self.drafts if self.paths(item_id))

    # -- changes -----------------------------------------------------------------------------------

    def lay(self, edits: Iterable[CellEdit], bodies: Mapping[str, WireItem]) -> list[CellStep]:
        """Apply edits over the listings ``bodies``; return the steps of the cells that changed.

        Editing a field again resolves its conflict: the edit is then based on the present listing.
        """
        steps = []
        for item_id, path, value in edits:
            body, draft = bodies.get(item_id), self.drafts.get(item_id)
            if body is None:
                continue
            if draft is None or draft.is_empty():
                # The draft starts from the present listing and the time when it was read: with an
                # earlier time, values that were sent and undone since would count as still present.
                draft = self.drafts[item_id] = ItemDraft.over(item_id, part_of(body, ()))
            before = (draft.value(path),) if draft.is_changed(path) else None
            draft = self.drafts[item_id] = _over(draft, body, path)
            draft.apply(FieldChange(path, None, value))
            after = (value,) if draft.is_changed(path) else None
            self._decided(item_id, path)
            if (before is None) != (after is None) or (
                before and after and not same_value(before[0], after[0])
            ):
                steps.append(CellStep(item_id, path, before, after))
                self._unwritten[item_id] = None
        return steps

    def reverted(self, cells: Iterable[tuple[str, str]]) -> list[CellStep]:
        """Revert cells to the values of their listings; return the steps."""
        steps = []
        for item_id, path in cells:
            draft = self.drafts.get(item_id)
            if draft is not None and draft.is_changed(path):
                steps.append(CellStep(item_id, path, (draft.value(path),), None))
        self.go(steps)
        return steps

    def go(self, steps: Iterable[CellStep]) -> None:
        """Apply ``steps`` to the cells."""
        for step in steps:
            draft = self.drafts.get(step.item_id)
            if draft is None:
                continue
            after = draft.base_value(step.path) if step.after is None else step.after[0]
            draft.apply(FieldChange(step.path, None, after))
            if step.after is None:
                self._decided(step.item_id, step.path)
            self._unwritten[step.item_id] = None

    def _decided(self, item_id: str, path: str) -> None:
        if path not in self.conflicts.get(item_id, ()):
            return
        # Also without a new value: the decision is the new base, and lasts only once it is stored.
        self._unwritten[item_id] = None
        if left := self.conflicts[item_id] - {path}:
            self.conflicts[item_id] = left
        else:
            del self.conflicts[item_id]

    # -- storage -----------------------------------------------------------------------------------

    async def write(self) -> tuple[ItemDraft, ...]:
        """Write all changes since the last call to disk, all or nothing; return the drafts."""
        ids, self._unwritten = [*self._unwritten], {}
        self._writes += 1
        drafts = [self.drafts[item_id].copy() for item_id in ids if item_id in self.drafts]
        if drafts:
            try:
                await self._thread.run(self._kept.keep_all, drafts)
            except BaseException:
                self._unwritten = dict.fromkeys((*ids, *self._unwritten))
                raise
        return tuple(drafts)

    async def load(self) -> None:
        """Read the stored drafts, with changes made by other views, other programs and sends.

        Edits that equal the present value of the listing are dropped; fields that somebody else
        changed are put in ``conflicts``.
        """
        if self._unwritten:
            return
        writes = self._writes
        kept = await self._thread.run(self._read)
        if self._unwritten or self._writes != writes:
            # A cell was edited meanwhile: the drafts are read again after that edit is stored.
            return
        drafts, bodies, settled = kept
        # A draft without edits is kept, because an undo may fill it again.
        self.drafts = {**{i: _emptied(d) for i, d in self.drafts.items()}, **drafts}
        self.conflicts = {}
        self._unwritten |= dict.fromkeys(settled)
        for item_id, draft in drafts.items():
            body = bodies.get(item_id)
            if body is None:
                continue
            for path in draft.changed_paths():
                if is_cell(path) and same_value(draft.value(path), draft_value(body, path)):
                    draft.apply(FieldChange(path, None, draft.base_value(path)))
                    self._unwritten[item_id] = None
            found = frozenset(one.path for one in merge(draft, body).conflicts if is_cell(one.path))
            if found:
                self.conflicts[item_id] = found

    def _read(self) -> tuple[dict[str, ItemDraft], dict[str, WireItem], list[str]]:
        """Return the drafts, their listings, and the drafts of which a plan has sent a part."""
        drafts, settled = {}, []
        for draft, saved_at in reversed(self._kept.unsent()):
            if draft.is_new or not any(map(is_cell, draft.changed_paths())):
                continue
            rows = [row for row in self._kept.rows_of(draft.item_id) if _is_going(row, saved_at)]
            drafts[draft.item_id] = (
                without_edits(draft, [row.item_draft() for row in rows]) if rows else draft
            )
            # Edits that are still being sent may be refused, and are pending again then.
            if rows and not any(row.state in _AWAY for row in rows):
                settled.append(draft.item_id)
        return drafts, stored_bodies(self._catalog, [*drafts]), settled

    # -- sending -----------------------------------------------------------------------------------

    def parts(self, most: int | None = None) -> list[ItemDraft]:
        """Return drafts with only the edited cells, for the ``most`` listings begun last."""
        found = []
        for item_id in self.listings()[-(most or 0) :]:
            draft = self.drafts[item_id]
            part = ItemDraft.over(item_id, draft.base)
            for path in self._readable(item_id):
                part.apply(FieldChange(path, None, draft.value(path)))
            if not part.is_empty():
                found.append(part)
        return found

    def has_readable(self) -> bool:
        """Return whether any edited cell has a value that can be planned or sent."""
        return any(any(self._readable(item_id)) for item_id in self.listings())

    def _readable(self, item_id: str) -> Iterator[str]:
        draft = self.drafts[item_id]
        for path in self.paths(item_id):
            if not isinstance(draft.value(path), UnreadText):
                yield path

    def planned(self) -> list[PlannedListing]:
        """Return the edited cells as entries of a plan."""
        return [
            PlannedListing(
                part.item_id,
                text_of(part.base.get("title")),
                part_of(part.base, part.changed_paths()),
                {path: part.base_value(path) for path in part.changed_paths()},
                {path: part.value(path) for path in part.changed_paths()},
            )
            for part in self.parts()
        ]

    def sent(self, drafts: Iterable[ItemDraft]) -> None:
        """Drop edits that are in the outbox now."""
        for draft in drafts:
            kept = self.drafts.get(draft.item_id)
            if kept is not None:
                self.drafts[draft.item_id] = without_edits(kept, [draft])


def draft_value(body: WireItem, path: str) -> object:
    """Return the form value of a listing at ``path``."""
    return ItemDraft.over("", body).base_value(path)


def _emptied(draft: ItemDraft) -> ItemDraft:
    return ItemDraft.over(draft.item_id, draft.base)


def _is_going(row: OutboxRow, saved_at: int) -> bool:
    """Return whether a plan sends a row, or has sent it since a draft was stored."""
    if not row.command().is_planned:
        return False
    return row.state in _AWAY or (row.state is OutboxState.DONE and row.changed_at >= saved_at)


def _over(draft: ItemDraft, body: WireItem, path: str) -> ItemDraft:
    """Return a draft with the base of the field at ``path`` taken from ``body``.

    Everything else in the draft stays the same.
    """
    part: JsonObject = part_of(body, (path,))
    base: dict[str, object] = {**part, **draft.base}
    if path.startswith(ATTRIBUTE):
        attribute_id = path.removeprefix(ATTRIBUTE)
        others = [
            one
            for one in objects_of(draft.base.get("attributes"))
            if text_of(one.get("id")) != attribute_id
        ]
        base["attributes"] = [*others, *objects_of(part.get("attributes"))]
    else:
        names = (path, "sold_quantity") if path == "available_quantity" else (path,)
        base |= {name: part[name] for name in names if name in part}
    new = ItemDraft.over(draft.item_id, item_of(base))
    for edited in draft.changed_paths():
        new.apply(FieldChange(edited, None, draft.value(edited)))
    return new
