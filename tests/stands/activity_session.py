"""A session without an engine that remembers a day's work: rows in every state, history, drafts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

from app.domain.wire import write_json
from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.row_result import HeldBy, RowResult
from app.editing.values import Choice, encode_value
from app.engine.events import Event, Events, OutboxChanged
from app.engine.history.archive import Backup, ItemChange, Restored
from app.engine.history.changes_elsewhere import SentCalls
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.guards import Guards, change_of
from app.engine.outbox.outbox import Change, HistoryEntry, OutboxRow, OutboxState
from app.engine.undo.inverse import Undo
from app.rules.findings import Finding, Severity
from app.rules.sites import site_rules
from app.ui.texts.catalog_text import now_ms
from app.workspace.journal.drafts import KeptDraft
from app.workspace.journal.outbox_reads import Numbered
from app.workspace.outbox_command import Kind, OutboxCommand
from tests.stands.listings_shop import listing

MINUTE = 60_000


def body(number: int, **changes: object) -> dict[str, Any]:
    """The wire body of listing ``number`` of ``tests.stands.listings_shop``."""
    row = listing(number)
    item: dict[str, Any] = {
        "id": row.id,
        "site_id": "MX",
        "title": row.title,
        "price": Decimal(row.price or 0) / 100,
        "currency_id": "MXN",
        "available_quantity": row.available_quantity,
        "sold_quantity": row.sold_quantity,
        "status": row.status,
        "listing_type_id": row.listing_type_id,
        "attributes": [
            {"id": "BRAND", "name": "Marca", "value_id": None, "value_name": "Tolvanera"},
            {"id": "THICKNESS", "name": "Espesor", "value_id": None, "value_name": "9 mm"},
        ],
        "sale_terms": [],
        "pictures": [{"id": f"P{number}"}],
        "last_updated": "2026-11-20T14:02:00.000Z",
    }
    return {**item, **changes}


def draft_of(item: Mapping[str, Any], **edits: object) -> ItemDraft:
    """A draft over ``item``; names of edits have two underscores for the point of a path."""
    draft = ItemDraft(str(item["id"]), item)
    for name, value in edits.items():
        path = name.replace("__", ".")
        draft.apply(FieldChange(path, draft.base_value(path), value))
    return draft


def row_of(
    number: int,
    draft: ItemDraft,
    state: OutboxState,
    *,
    minutes: int = 0,
    command: OutboxCommand | None = None,
    **result: Any,
) -> OutboxRow:
    """A row that came to ``state`` so many minutes ago."""
    at = now_ms() - minutes * MINUTE
    return OutboxRow(
        number=number,
        op_id=f"op{number}",
        item_id=draft.item_id,
        title=str(draft.base["title"]),
        state=state,
        draft=write_json({**draft.to_json(), "task": (command or OutboxCommand()).to_json()}),
        created_at=at - 11 * MINUTE,
        changed_at=at,
        attempts=1,
        result=RowResult(**result),
    )


def finding(path: str, code: str, severity: str = "error", **params: object) -> Finding:
    """A finding as it stands in a result."""
    return Finding(path, code, Severity(severity), params)


LAMP = body(3, price=Decimal("538.50"), available_quantity=26, sold_quantity=57)
LAMP_NOW = {
    **LAMP,
    "price": Decimal("519.00"),
    "available_quantity": 24,
    "sold_quantity": 59,
    "last_updated": "2026-11-20T14:31:00.000Z",
}


def lamp_in_conflict() -> OutboxRow:
    """Both sides changed the price; the warranty is mine alone, the stock sold meanwhile."""
    draft = draft_of(
        LAMP, price=Decimal("549.00"), sale_terms__WARRANTY_TIME=(Choice(None, "30 días"),)
    )
    told = finding(
        "price",
        "conflict",
        base=encode_value(LAMP["price"]),
        mine=encode_value(Decimal("549.00")),
        live=encode_value(LAMP_NOW["price"]),
    )
    return row_of(7, draft, OutboxState.HELD, minutes=3, findings=(told,))


def rows_in_every_state() -> list[OutboxRow]:
    """One row for each thing that can become of a change."""
    state = OutboxState
    notice = Notice("refused", {"status": 400})
    return [
        row_of(11, draft_of(body(5), price=Decimal("219.50")), state.SENDING),
        row_of(12, draft_of(body(9), price=Decimal("629.00")), state.QUEUED),
        row_of(
            13,
            draft_of(body(12), price=Decimal("499.00"), available_quantity=22),
            state.QUEUED,
        ),
        lamp_in_conflict(),
        row_of(8, draft_of(body(10), available_quantity=60), state.UNKNOWN, minutes=4),
        row_of(
            9,
            draft_of(body(6), title="Audífonos inalámbricos, grafito"),
            state.REFUSED,
            minutes=6,
            findings=(finding("title", "item.title.not_modifiable", sold=96),),
            notice=notice,
        ),
        row_of(6, draft_of(body(2), price=Decimal("189.00")), state.DONE, minutes=9),
        row_of(
            5,
            draft_of(body(1), attributes__THICKNESS=(Choice(None, "9"),)),
            state.DONE,
            minutes=11,
            findings=(
                finding(
                    "attributes.THICKNESS",
                    "item.attributes.omitted",
                    "warning",
                    value="9",
                    reason="missing_unit",
                ),
            ),
        ),
        row_of(4, draft_of(body(17), status="paused"), state.DONE, minutes=15),
        row_of(
            3, draft_of(body(23), available_quantity=16), state.DONE, minutes=1500, is_settled=True
        ),
        row_of(2, draft_of(body(16), price=Decimal("949.00")), state.CANCELLED, minutes=1700),
        *(
            row_of(
                20 + number,
                draft_of(body(30 + number), price=Decimal("199.00") + number),
                state.DONE,
                minutes=2000,
                command=OutboxCommand(batch="Rebaja de octubre"),
            )
            for number in range(3)
        ),
        row_of(
            14,
            ItemDraft("new-1", {"title": "Guía de plantas del altiplano"}),
            state.HELD,
            minutes=30,
            command=OutboxCommand(Kind.CREATE, details={"form": {"title": "Guía de plantas"}}),
            notice=Notice("outcome_unknown", {"candidates": 0}),
        ),
        row_of(1, draft_of(body(19), available_quantity=8), state.DONE, minutes=3000),
    ]


def entry_of(
    number: int, before: dict[str, Any], sent: dict[str, Any], **more: Any
) -> HistoryEntry:
    """A call of the past that went well."""
    values = {
        "number": number,
        "op_id": f"op{number}",
        "item_id": before["id"],
        "at": now_ms() - (100 - number) * 30 * MINUTE,
        "call": f"PUT /items/{before['id']}",
        "outcome": "done",
        "before": before,
        "sent": sent,
        "answer": {**before, **sent},
        "findings": [],
    }
    return HistoryEntry(**{**values, **more})


class FakeStore:
    """The rows of a ``FakeOutbox``, as the journal reads them."""

    def __init__(self, outbox: FakeOutbox) -> None:
        self._outbox = outbox
        self.history = self

    def of_item(self, item_id: str, limit: int = 100) -> list[HistoryEntry]:
        return self._outbox.entries.get(item_id, [])

    def latest(
        self, limit: int = 200, *, before: int | None = None, states: Any = None
    ) -> list[OutboxRow]:
        if self._outbox.error is not None:
            raise self._outbox.error
        rows = sorted(self._outbox.by_number.values(), key=lambda row: -row.number)
        rows = [row for row in rows if states is None or row.state in states]
        return [row for row in rows if before is None or row.number < before][:limit]

    def rows_of(self, numbers: Any) -> list[OutboxRow]:
        return [self._outbox.by_number[number] for number in sorted(numbers)]

    def conflict_numbers(self, limit: int) -> Numbered:
        rows = [
            row for row in self.latest(10**6, states=[OutboxState.HELD]) if row.result.conflicts
        ]
        return Numbered(len(rows), tuple(row.number for row in rows[:limit]))

    def in_states(self, states: Any) -> list[OutboxRow]:
        return [row for row in self._outbox.by_number.values() if row.state in states]

    def counts(self) -> dict[OutboxState, int]:
        return Counter(row.state for row in self._outbox.by_number.values())

    def version(self) -> int:
        """No other program writes here."""
        return 1

    def stamps(self, states: Any) -> dict[int, tuple[str, str, int]]:
        rows = self._outbox.by_number.values()
        return {
            row.number: (row.item_id, row.state.value, row.changed_at)
            for row in rows
            if row.state in states
        }

    def last_number(self) -> int:
        return max(self._outbox.by_number, default=0)

    def numbers_after(self, number: int) -> list[int]:
        return sorted(one for one in self._outbox.by_number if one > number)

    def is_paused(self) -> bool:
        return self._outbox.held


class FakeOutbox:
    """Holds rows; moves them as it is asked to, and tells."""

    def __init__(self, rows: list[OutboxRow], tell: Any) -> None:
        self.by_number = {row.number: row for row in rows}
        self.entries: dict[str, list[HistoryEntry]] = {}
        self.asked: list[tuple[str, int]] = []
        self.added: list[ItemDraft] = []
        self.error: NoticeError | None = None
        self.held = False
        self.undo = Undo((), ())
        self.undone: str | None = None
        self._publish = tell

    async def read(self, question: Callable[[Any], Any]) -> Any:
        return question(FakeStore(self))

    async def hold(self, number: int) -> bool:
        self.asked.append(("hold", number))
        if self.by_number[number].state is not OutboxState.QUEUED:
            return False
        self.move(number, OutboxState.HELD, held_by=HeldBy.SELLER)
        return True

    async def set_paused(self, paused: bool) -> None:
        self.held = paused

    async def look(self, number: int) -> None:
        self.asked.append(("look", number))

    async def undo_of(self, *, numbers: Any = (), batch: str | None = None) -> Undo:
        self.asked += [("undo", number) for number in numbers]
        self.undone = batch
        return self.undo

    async def withdraw_queued(
        self, *, numbers: Any = (), batch: str | None = None
    ) -> list[OutboxRow]:
        taken = [
            number
            for number, row in self.by_number.items()
            if row.state is OutboxState.QUEUED
            and (number in numbers or (batch is not None and row.batch == batch))
        ]
        for number in taken:
            self.move(number, OutboxState.CANCELLED)
        return [self.by_number[number] for number in taken]

    async def add_change(
        self,
        item_id: str,
        base: Mapping[str, Any],
        changes: Mapping[str, Any],
        *,
        accepted: Any = (),
    ) -> OutboxRow:
        (row,) = await self.add_changes([Change(item_id, base, changes)], accepted=accepted)
        return row

    async def add_changes(
        self, changes: Any, *, batch: str | None = None, accepted: Any = ()
    ) -> list[OutboxRow]:
        Guards().require(tuple(changes), accepted)
        rows = []
        for change in changes:
            draft = draft_of(change.base, **change.changes)
            command = OutboxCommand(batch=batch, details=change.details)
            number = max(self.by_number) + 1
            row = row_of(number, draft, OutboxState.QUEUED, command=command)
            self.by_number[number] = row
            rows.append(row)
            self._publish(OutboxChanged(row))
        return rows

    async def retry(self, number: int) -> None:
        self.asked.append(("retry", number))
        self.move(number, OutboxState.QUEUED)

    async def cancel(self, number: int) -> bool:
        self.asked.append(("cancel", number))
        if self.by_number[number].state is OutboxState.SENDING:
            return False
        self.move(number, OutboxState.CANCELLED)
        return True

    async def keep_theirs(self, number: int) -> bool:
        self.asked.append(("keep_theirs", number))
        if self.by_number[number].state not in (OutboxState.HELD, OutboxState.REFUSED):
            return False
        self.move(number, OutboxState.CANCELLED)
        return True

    async def withdraw_all_queued(self) -> int:
        rows = [n for n, row in self.by_number.items() if row.state is OutboxState.QUEUED]
        for number in rows:
            await self.cancel(number)
        return len(rows)

    async def replace(
        self, row: OutboxRow, draft: ItemDraft, *, accepted: Any = ()
    ) -> OutboxRow | None:
        Guards().require([change_of(draft, None)], accepted)
        if self.by_number[row.number] != row:
            return None
        self.added.append(draft)
        # Nobody tells of it, as in the journal.
        self.move_silently(row.number, OutboxState.CANCELLED)
        row = row_of(max(self.by_number) + 1, draft, OutboxState.QUEUED)
        self.by_number[row.number] = row
        self._publish(OutboxChanged(row))
        return row

    def move_silently(self, number: int, state: OutboxState) -> None:
        """The row has come to another state, and nobody has told of it yet."""
        old = self.by_number[number]
        self.by_number[number] = replace(old, state=state, changed_at=old.changed_at + 1)

    def move(self, number: int, state: OutboxState, **result: Any) -> None:
        """The row has come to another state."""
        old = self.by_number[number]
        new = replace(old, state=state, changed_at=old.changed_at + 1, result=RowResult(**result))
        self.by_number[number] = new
        self._publish(OutboxChanged(new))


class FakeListings:
    """Keeps drafts in memory and opens bodies that it was given."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[ItemDraft, int]] = {}
        self.bodies: dict[str, dict[str, Any]] = {}

    async def drafts(self) -> dict[str, int]:
        return {item_id: saved_at for item_id, (_draft, saved_at) in self.kept.items()}

    async def kept_drafts(self) -> list[KeptDraft]:
        return [KeptDraft(draft, saved_at) for draft, saved_at in self.kept.values()]

    async def keep(self, draft: ItemDraft) -> None:
        self.kept[draft.item_id] = (draft, now_ms())

    async def restore(self, draft: ItemDraft) -> None:
        assert draft.item_id not in self.kept
        await self.keep(draft)

    async def discard(self, draft: ItemDraft) -> ItemDraft:
        return self.kept.pop(draft.item_id, (draft, 0))[0]

    async def open(self, item_id: str) -> Any:
        if item_id not in self.bodies:
            raise NoticeError(Notice("unreachable"))
        return SimpleNamespace(item=self.bodies[item_id])


class Net(NamedTuple):
    """An answer that knows one net."""

    share: Decimal

    def net_at(self, price: Decimal, listing_type_id: str) -> Decimal:
        del listing_type_id
        return (price * self.share).quantize(Decimal("0.01"))


class FakeArchive:
    """Backups in memory, and what syncs found changed."""

    def __init__(self) -> None:
        self.kept: list[Backup] = []
        self.seen: dict[str, list[ItemChange]] = {}
        self.restored: list[Backup] = []

    async def backups(self) -> list[Backup]:
        return list(self.kept)

    async def back_up(self) -> Backup:
        backup = Backup(Path("journal-1.db"), now_ms(), 4096)
        self.kept.insert(0, backup)
        return backup

    async def restore(self, backup: Backup) -> Restored:
        self.restored.append(backup)
        return Restored(2, 1, 0)

    async def changes_of(self, item_id: str, sent: SentCalls, limit: int = 100) -> list[ItemChange]:
        return self.seen.get(item_id, [])[:limit]


class FakeSession:
    """As much of a session as this package asks for."""

    def __init__(self, rows: list[OutboxRow]) -> None:
        self.events = Events()
        self.base_url = "http://127.0.0.1:4711"
        self.account = SimpleNamespace(
            user=None,
            site_id="MX",
            nickname="Casa Tolvanera",
            practice=True,
            site=site_rules("MX"),
        )
        self.outbox = FakeOutbox(rows, self.events.publish)
        self.listings = FakeListings()
        self.shipping = SimpleNamespace(for_item=self._for_item)
        self.pictures = SimpleNamespace(thumbnail=self._thumbnail)
        self.archive = FakeArchive()
        self.draw: Any = None

    async def _for_item(self, item_id: str, *, price: Decimal | None = None) -> Net:
        del item_id, price
        return Net(Decimal("0.885"))

    async def _thumbnail(self, url: str, size: int, *, key: str = "") -> bytes | None:
        del key
        return None if self.draw is None else self.draw(url, size)

    def tell(self, event: Event) -> None:
        """As the engine would."""
        self.events.publish(event)


def busy_session() -> FakeSession:
    """A session with rows in every state, a live lamp, a history and three drafts."""
    session = FakeSession(rows_in_every_state())
    session.listings.bodies[str(LAMP["id"])] = LAMP_NOW
    before = {**LAMP, "available_quantity": 20}
    session.outbox.entries[str(LAMP["id"])] = [
        entry_of(60, before, {"available_quantity": 26}),
        entry_of(40, {**before, "price": Decimal("525.00")}, {"price": Decimal("530.00")}),
    ]
    session.archive.seen[str(LAMP["id"])] = [
        ItemChange(now_ms() - 14 * MINUTE, "price", LAMP["price"], LAMP_NOW["price"]),
        ItemChange(now_ms() - 14 * MINUTE, "available_quantity", 26, 24),
        ItemChange(now_ms() - 14 * MINUTE, "sold_quantity", 57, 59),
    ]
    first = body(0)
    session.outbox.entries[str(first["id"])] = [
        entry_of(70, {**first, "available_quantity": 36}, {"title": "Tenis Brisa 27 cm azul"}),
        entry_of(
            50,
            first,
            {"price": Decimal("1399.00")},
            outcome="refused",
            answer=None,
            findings=(finding("price", "item.price.too_large"),),
        ),
        entry_of(30, first, {"available_quantity": 40}),
    ]
    for number, edits in (
        (0, {"price": Decimal("1299.00")}),
        (4, {"title": "Recetario de la cocina poblana", "available_quantity": 30}),
        (8, {"status": "paused"}),
    ):
        draft = draft_of(body(number), **edits)
        session.listings.kept[draft.item_id] = (draft, now_ms() - number * 7 * MINUTE)
    return session
