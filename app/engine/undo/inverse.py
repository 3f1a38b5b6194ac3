"""Inverse changes for the effects of outbox rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from app.domain.shapes import text_of
from app.domain.vocabulary import ItemStatus
from app.domain.wire_item import WireItem, item_of
from app.editing.item_paths import DELETED, DESCRIPTION, RECORDS, read_path, split_path
from app.editing.stock_rebase import SOLD, stock_sum
from app.editing.values import encode_value, is_empty_value, same_value
from app.editing.variation_list import VARIATIONS
from app.engine.sending.sent_effects import LISTING_TYPE, Effect, EffectKind
from app.engine.undo.variations_inverse import VariationsInverse, invert_variations
from app.rules.changes.locks import locked_fields
from app.rules.changes.status import allowed_transitions
from app.rules.offer.listing_types import UNLIMITED, upgrades_above
from app.workspace.journal.undone import UNDOES
from app.workspace.outbox_command import Change, Kind

CHANGED_SINCE = "changed_since"
NOT_UNDOABLE = "not_undoable"
NO_TYPE_BELOW = "no_type_below"
NO_EMPTY_TEXT = "no_empty_text"
GONE = "gone"
UNANSWERED = "unanswered"
LOCKED = "locked"

CLOSES = "closes"
VARIATION_GOES = "variation_goes"
VARIATION_AGAIN = "variation_again"
WITHDRAWN = "withdrawn"


class Skipped(NamedTuple):
    """A field that is not reverted, and the reason.

    ``changed_since`` (params ``before``, ``after`` as it was sent, ``live``), ``locked`` (param
    ``lock``), ``not_undoable`` (param ``status``: no transition leads back from it),
    ``no_type_below`` (param ``before``: only upgrades, and changes between the unlimited types, are
    allowed), ``no_empty_text`` (a description cannot be removed), ``gone`` or ``unanswered``
    (whether a change of the listing was made is unknown, so nothing of it is reverted).
    """

    item_id: str
    title: str
    path: str
    code: str
    params: Mapping[str, object]


class Note(NamedTuple):
    """A side effect of an undo that is more than restoring a value.

    ``closes``: a created listing is closed (params ``kind``, ``sold``: units sold since);
    ``variation_goes``: an added variation is removed; ``variation_again``: a removed one is added
    with a new id (both: param ``name``); ``withdrawn``: a change that had not arrived is not sent
    any more.
    """

    item_id: str
    title: str
    path: str
    code: str
    params: Mapping[str, object]

    @property
    def asks(self) -> bool:
        """Whether the seller has to confirm it first, as it cannot be undone."""
        return self.code in (CLOSES, VARIATION_GOES)


@dataclass(frozen=True, slots=True)
class Undo:
    """The inverse changes by listing, and the fields that are not reverted.

    It sends nothing: ``Outbox.add_changes(undo.changes)`` puts the changes in the outbox. ``notes``
    tell the seller about side effects first.
    """

    changes: tuple[Change, ...]
    skipped: tuple[Skipped, ...]
    notes: tuple[Note, ...] = ()

    @property
    def asks(self) -> tuple[Note, ...]:
        """The notes that the seller has to confirm first."""
        return tuple(note for note in self.notes if note.asks)


def undo_of(effects: Iterable[Effect], live: Mapping[str, WireItem | None]) -> Undo:
    """Return the undo of ``effects`` for the current listings (``None``: it no longer exists).

    A field whose value is not the sent one is not reverted but reported. Stock is reverted by its
    difference, so that units sold since stay sold. A created listing is closed. For a listing that
    is not in ``live`` its last answer is used.
    """
    changes: list[Change] = []
    skipped: list[Skipped] = []
    notes: list[Note] = []
    for effect in effects:
        item = live.get(effect.item_id, effect.answer)
        if item is None:
            skipped.append(Skipped(effect.item_id, effect.title, "", GONE, {}))
            continue
        way = _Way(effect, item)
        changes += way.changes()
        skipped += way.skipped
        notes += way.notes
    return Undo(tuple(changes), tuple(skipped), tuple(notes))


class _Way:
    """The undo of one effect."""

    def __init__(self, effect: Effect, live: WireItem) -> None:
        self._effect, self._live = effect, live
        self._locks = locked_fields(live)
        self.skipped: list[Skipped] = []
        self.notes: list[Note] = []

    def changes(self) -> list[Change]:
        """Return the inverse changes: one, or none."""
        match self._effect.kind:
            case EffectKind.CREATED:
                return self._closing()
            case EffectKind.TYPE_CHANGED:
                return self._retyping()
        back: dict[str, object] = {}
        for path in filter(self._stays, self._effect.before):
            self._field(path, back)
        for path, moved in self._effect.moved.items():
            if moved and self._stays(path):
                self._stock(path, moved, back)
        self._variations(back)
        if not back:
            return []
        # Variations lose only what they did not have before, or the seller agreed to the note.
        touched = any(path == VARIATIONS or path.endswith(".picture_ids") for path in back)
        return [self._change(back, confirmed=touched)]

    def _stays(self, path: str) -> bool:
        """Return whether a field does not belong to a variation that is added or removed."""
        head, *rest = split_path(path)
        effect = self._effect
        return head != VARIATIONS or not rest or rest[0] not in {*effect.added, *effect.removed_ids}

    def _change(
        self, back: Mapping[str, object], *, confirmed: bool = False, **details: object
    ) -> Change:
        effect = self._effect
        details = {UNDOES: effect.operations, **details}
        base = slim(self._live, back)
        return Change(effect.item_id, base, back, confirmed=confirmed, details=details)

    def _closing(self) -> list[Change]:
        now, made = text_of(self._live.get("status")), text_of(self._effect.answer.get("status"))
        if now == ItemStatus.CLOSED:
            return []
        if now != made:
            self._skip("status", CHANGED_SINCE, before=None, after=made, live=now)
            return []
        if ItemStatus.CLOSED not in allowed_transitions(item_of(self._live)):
            self._skip("status", NOT_UNDOABLE, status=now)
            return []
        kind = (self._effect.made or Kind.CREATE).value
        self._note("status", CLOSES, kind=kind, sold=self._live.get(SOLD) or 0)
        return [self._change({"status": ItemStatus.CLOSED.value}, closes=kind)]

    def _retyping(self) -> list[Change]:
        before, after = self._effect.before.get(LISTING_TYPE), self._effect.after.get(LISTING_TYPE)
        now = self._live.get(LISTING_TYPE)
        if now == before:
            return []
        if now != after:
            self._skip(LISTING_TYPE, CHANGED_SINCE, before=before, after=after, live=now)
        elif text_of(self._live.get("status")) == ItemStatus.CLOSED:
            self._skip(LISTING_TYPE, NOT_UNDOABLE, status=ItemStatus.CLOSED.value)
        elif not may_move(text_of(now), text_of(before)):
            self._skip(LISTING_TYPE, NO_TYPE_BELOW, before=before, after=after)
        else:
            details = {LISTING_TYPE: before, UNDOES: self._effect.operations}
            base = slim(self._live, (LISTING_TYPE,))
            return [Change(self._effect.item_id, base, {}, Kind.LISTING_TYPE, details=details)]
        return []

    def _field(self, path: str, back: dict[str, object]) -> None:
        before, after = self._effect.before[path], self._effect.after[path]
        if path == DELETED:
            # The body of a deleted listing does not contain its earlier state.
            self._skip(path, NOT_UNDOABLE, status=DELETED)
            return
        now = read_path(self._live, path)
        if same_value(now, before):
            return
        if not same_value(now, after):
            values = {"before": before, "after": after, "live": now}
            self._skip(path, CHANGED_SINCE, **{k: encode_value(v) for k, v in values.items()})
        elif path == "status" and before not in allowed_transitions(item_of(self._live)):
            self._skip(path, NOT_UNDOABLE, status=now)
        elif lock := self._lock(path):
            self._skip(path, LOCKED, lock=lock)
        elif path == DESCRIPTION and is_empty_value(before):
            self._skip(path, NO_EMPTY_TEXT, after=after)
        else:
            back[path] = before

    def _stock(self, path: str, moved: int, back: dict[str, object]) -> None:
        stock, total = read_path(self._live, path), stock_sum(self._live, path)
        if total is not None and total == self._effect.sums.get(path):
            # It was already reverted, for example from another workspace.
            return
        if text_of(self._live.get("status")) == ItemStatus.CLOSED:
            self._skip(path, NOT_UNDOABLE, status=ItemStatus.CLOSED.value)
        elif lock := self._lock(path):
            self._skip(path, LOCKED, lock=lock)
        elif not isinstance(stock, int) or stock < moved:
            self._skip(path, CHANGED_SINCE, moved=moved, live=stock)
        else:
            back[path] = stock - moved

    def _variations(self, back: dict[str, object]) -> None:
        if not (self._effect.added or self._effect.removed):
            return
        if lock := self._lock(VARIATIONS):
            self._skip(VARIATIONS, LOCKED, lock=lock)
            return
        found: VariationsInverse = invert_variations(self._effect, self._live, back)
        for path, params in found.changed:
            self._skip(path, CHANGED_SINCE, **params)
        for key, name in found.removed:
            self._note(f"{VARIATIONS}.{key}", VARIATION_GOES, name=name)
        for name in found.again:
            self._note(VARIATIONS, VARIATION_AGAIN, name=name)
        if found.removed or found.again:
            back[VARIATIONS] = found.entries

    def _lock(self, path: str) -> str | None:
        if path == DESCRIPTION:
            # It has its own call, which works unless the listing is closed.
            return self._locks.get("title") if self._locks.get("title") == "closed" else None
        return self._locks.get(path) or self._locks.get(split_path(path)[0])

    def _skip(self, path: str, code: str, **params: object) -> None:
        self.skipped.append(Skipped(self._effect.item_id, self._effect.title, path, code, params))

    def _note(self, path: str, code: str, **params: object) -> None:
        self.notes.append(Note(self._effect.item_id, self._effect.title, path, code, params))


def may_move(now: str, to: str) -> bool:
    """Return whether listing type ``now`` may become ``to`` ("Item endpoints", payload rule 6).

    Changes between unlimited types are always possible, others only to an offered upgrade.
    """
    return {now, to} <= UNLIMITED or to in upgrades_above(now)


def slim(item: WireItem, paths: Iterable[str]) -> WireItem:
    """Return only those fields of a body that a merge of changes at ``paths`` needs."""
    heads = {split_path(path)[0] for path in paths}
    kept = {"id", "title", "currency_id", SOLD, *heads}
    if DESCRIPTION in heads:
        kept.add(RECORDS)
    return item_of({name: value for name, value in item.items() if name in kept})
