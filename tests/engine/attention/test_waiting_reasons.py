"""What waits for the seller before it goes on, read from a real journal."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.row_result import HeldBy, RowResult
from app.engine.attention.inbox import read_attention
from app.engine.attention.reasons import Act, Group, Kind, total_of
from app.rules.findings import Finding, Severity
from app.workspace.folder import Workspace
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.journal.schedules import Schedule, ScheduleState, ScheduleStore
from app.workspace.outbox_command import OutboxCommand

NOW = 1_790_000_000_000
CONFLICT = RowResult((Finding("price", "conflict", Severity.ERROR, {"live": "8"}),))
QUOTED = RowResult((Finding("title", "a", Severity.ERROR, {"x": '"code":"conflict"'}),))
REFUSED = RowResult((Finding("title", "item.title.not_modifiable", Severity.ERROR, {}),))
CASES: tuple[tuple[OutboxState, RowResult, Kind | None], ...] = (
    (OutboxState.HELD, CONFLICT, Kind.CONFLICT),
    (OutboxState.HELD, QUOTED, Kind.HELD),
    (OutboxState.HELD, RowResult(held_by=HeldBy.SELLER), Kind.HELD),
    (OutboxState.REFUSED, REFUSED, Kind.REFUSED),
    (OutboxState.UNKNOWN, RowResult(), Kind.UNKNOWN),
    (OutboxState.DONE, RowResult(), None),
)


@pytest.fixture
def folder(tmp_path: Path) -> Workspace:
    return Workspace(tmp_path)


def put(folder: Workspace, copies: int = 1) -> None:
    """Rows that came to every end, ``copies`` of each."""
    with closing(folder.journal()) as journal:
        store = OutboxStore(journal)
        for number, (state, result, _) in enumerate(CASES * copies):
            draft = ItemDraft(f"MX{number}", {"id": f"MX{number}", "title": f"Mesa {number}"})
            draft.apply(FieldChange("title", f"Mesa {number}", "Nuevo"))
            store.add(draft, OutboxCommand())
            row = store.claim()
            assert row is not None
            row = store.move(row, OutboxState.SENDING)
            store.move(row, state, result=result)


def groups(folder: Workspace, size: int = 20) -> dict[Kind, Group]:
    return {group.kind: group for group in read_attention(folder, NOW, size)}


def test_that_every_row_that_waits_is_in_one_group(folder: Workspace) -> None:
    put(folder)
    found = groups(folder)
    for number, (_, _, kind) in enumerate(CASES):
        where = [k for k, g in found.items() if f"MX{number}" in [e.item_id for e in g.entries]]
        assert where == ([] if kind is None else [kind])
    assert total_of(found.values()) == 5


def test_that_rows_lead_to_their_decision_or_to_their_field(folder: Workspace) -> None:
    put(folder)
    found = groups(folder)
    (refused,) = found[Kind.REFUSED].entries
    assert (refused.acts, refused.field) == ((Act.OPEN, Act.DECIDE), "title")
    (conflict,) = found[Kind.CONFLICT].entries
    assert conflict.acts[0] is Act.DECIDE
    assert conflict.row is not None
    assert conflict.since == conflict.row.changed_at


def test_that_of_many_rows_a_page_is_read_and_all_are_counted(folder: Workspace) -> None:
    put(folder, 30)
    found = groups(folder, 4)
    assert {kind: group.count for kind, group in found.items()} == {
        Kind.CONFLICT: 30,
        Kind.HELD: 60,
        Kind.REFUSED: 30,
        Kind.UNKNOWN: 30,
    }
    for group in found.values():
        numbers = [entry.row.number for entry in group.entries if entry.row is not None]
        assert len(numbers) == 4
        assert numbers == sorted(numbers, reverse=True)


def test_that_plans_which_nobody_began_are_named(folder: Workspace) -> None:
    with closing(folder.journal()) as journal:
        for number, state in enumerate(ScheduleState):
            plan = Schedule(
                f"s{number}", f"Plan {state}", "UTC", NOW, None, state, NOW, NOW, count=3
            )
            ScheduleStore(journal).keep(plan)
    group = groups(folder)[Kind.SCHEDULE]
    assert {entry.title for entry in group.entries} == {"Plan missed", "Plan held"}
    assert {entry.acts for entry in group.entries} == {(Act.SCHEDULES,)}


def test_that_a_shop_without_files_needs_nobody(folder: Workspace) -> None:
    assert read_attention(folder, NOW) == ()
