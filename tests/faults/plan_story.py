"""What U-10 tells of plans: two workspaces, a second client, answers that are lost, and undo."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

from app.editing.draft_calls import TAG_FIELD
from app.engine.outbox.send_report import UNFINISHED
from app.engine.plans.plan import Plan
from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.workspace.journal.journal import Journal
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from tests.faults.market_at_hand import FAULTS
from tests.faults.plan_desk import PlanDesk
from tests.faults.shop_at_hand import ShopAtHand
from tests.faults.steps import choose, numbers, sound

STEP = 4
MOST_PLANS = 5
RESTOCK = STEP**MOST_PLANS
PLANNED = 2
PATHS = {"stock": "available_quantity", "price": "price"}

workspaces = st.integers(0, 1)
lost = st.lists(st.sampled_from(("", *FAULTS)), max_size=2)
spans = st.sampled_from((0.0, 3.0, 60.0, 700.0))
points = st.one_of(st.none(), st.integers(0, 20))


@dataclass(slots=True)
class Reported:
    """A plan of the story: by how much it moves what of which listing."""

    plan: Plan
    item_id: str
    path: str
    by: int
    undone_last: dict[int, bool] = field(default_factory=dict)


class PlanStory(ShopAtHand):
    """Plans of one listing each. Each plan moves its field by a power of its own.

    So what a field is in the end tells how often each of them was done.
    """

    played: Counter[str]
    desks: list[PlanDesk]

    def open_plans(self) -> None:
        """Make the listings that plans are for, and a second workspace."""
        self.desks = [PlanDesk(self), PlanDesk(self, self.journal.parent / "other" / "journal.db")]
        form = {"available_quantity": 40, "price": 400, TAG_FIELD: "OTRA"}
        self.planned = [
            self.made({**form, "title": f"Camisa planeada {n}"}) for n in range(PLANNED)
        ]
        self.told: list[Reported] = []
        self.moved: Counter[tuple[str, str]] = Counter()
        # A catalog that is never read again.
        self.stale = {item_id: self.body(item_id) for item_id in self.planned}

    @rule(
        place=st.integers(0, PLANNED - 1),
        name=st.sampled_from(tuple(PATHS)),
        workspace=workspaces,
        is_stale=st.booleans(),
        faults=lost,
        seconds=spans,
        life=points,
    )
    @sound
    def plan(
        self,
        place: int,
        name: str,
        workspace: int,
        is_stale: bool,
        faults: list[str],
        seconds: float,
        life: int | None,
    ) -> None:
        item_id, path = self.planned[place], PATHS[name]
        count = sum((one.item_id, one.path) == (item_id, path) for one in self.told)
        if count == MOST_PLANS or self.waits(item_id, workspace):
            return
        by = STEP**count
        base = self.stale[item_id] if is_stale else None
        made = self.desks[workspace].plan(item_id, f"{name}=+{by}", base=base)
        told = Reported(made, item_id, path, by)
        self.told.append(told)
        self.carry(told, workspace, faults, seconds, life)

    @rule(number=numbers, workspace=workspaces, faults=lost, seconds=spans, life=points)
    @sound
    def apply_again(
        self,
        number: int,
        workspace: int,
        faults: list[str],
        seconds: float,
        life: int | None,
    ) -> None:
        told = choose(self.told, number)
        if told is None:
            self.played["idle"] += 1
            return
        self.carry(told, workspace, faults, seconds, life)

    @rule(number=numbers, workspace=workspaces, faults=lost, seconds=spans)
    @sound
    def undo_plan(self, number: int, workspace: int, faults: list[str], seconds: float) -> None:
        told = choose(self.told, number)
        if told is None:
            self.played["idle"] += 1
            return
        desk = self.desks[workspace]
        desk.seconds, desk.points = seconds, None
        desk.undo(told.plan, faults)
        told.undone_last[workspace] = True
        self.played["undos"] += 1

    @rule(place=st.integers(0, PLANNED - 1), name=st.sampled_from(tuple(PATHS)))
    @sound
    def other_client_edits(self, place: int, name: str) -> None:
        item_id, path = self.planned[place], PATHS[name]
        if self.moved[item_id, path] >= 3:
            return
        self.moved[item_id, path] += 1
        status, _ = self.ask("PUT", f"/items/{item_id}", {path: self.body(item_id)[path] + RESTOCK})
        assert status == 200

    def carry(
        self, told: Reported, workspace: int, faults: list[str], seconds: float, life: int | None
    ) -> None:
        """Apply a plan in a workspace, whose sender lives for so long."""
        desk = self.desks[workspace]
        desk.seconds, desk.points = seconds, life
        desk.apply(told.plan, faults=faults)
        told.undone_last[workspace] = False
        self.played["plans"] += 1
        self.played["kills"] += desk.killed

    def waits(self, item_id: str, workspace: int) -> bool:
        """Whether a later plan would be over what an earlier one leaves, and not beside it.

        Without versions a late write goes over anything, so that no plan is recorded then.
        """
        rows = (row for told in self.told for row in _rows(self.desks[workspace], told))
        unfinished = any(row.item_id == item_id and row.state in UNFINISHED for row in rows)
        return unfinished or not self.network.versions

    def end_plans(self) -> None:
        """In the end each field is what the workspaces say that they made of it."""
        for _ in range(2):
            for told in self.told:
                for workspace, undone in told.undone_last.items():
                    desk = self.desks[workspace]
                    desk.seconds, desk.points = 1e4, None
                    if undone:
                        desk.undo(told.plan)
                    else:
                        desk.apply(told.plan)
            self.run(self.network.pass_time(2 * SETTLE_SECONDS))
        for desk in self.desks:
            desk.seconds, desk.points = 1e4, None
            desk.deliver()
        for item_id in self.planned:
            body = self.body(item_id)
            for path in PATHS.values():
                start = 40 if path == "available_quantity" else 400
                moved = int(body[path]) - start
                claims = {t.by: self.claims(t) for t in self.told if _is_of(t, item_id, path)}
                allowed = {0}
                for by, counts in claims.items():
                    allowed = {total + by * count for total in allowed for count in counts}
                allowed = {total + RESTOCK * self.moved[item_id, path] for total in allowed}
                # A price is what the last plan made of it, and not all of them together.
                assert path == "price" or moved in allowed, (
                    "done as often as it is said",
                    path,
                    moved,
                    claims,
                )

    def claims(self, told: Reported) -> set[int]:
        """How often a plan is done, as the workspaces have it; several where they do not know.

        What arrived late and was then put back exactly, by the other workspace, looks as if it had
        never come: it is sent once more, and counts twice. What the one finds done after it was
        killed may be what the other did: where both take it back, it counts less than not at all.
        """
        done, unknown, perhaps_undone = 0, 0, 0
        found_in = [_rows(desk, told) for desk in self.desks]
        for place, rows in enumerate(found_in):
            others = {_moves(row, told) for row in found_in[1 - place]}
            for row in rows:
                assert row.state not in (OutboxState.QUEUED, OutboxState.SENDING), row
                undoes = row.batch == told.plan.batches[1]
                if row.result.is_unsettled or row.state is OutboxState.UNKNOWN:
                    perhaps_undone += undoes
                    unknown += not undoes
                elif row.state is not OutboxState.DONE or row.result.was_there:
                    continue
                elif undoes:
                    done -= 1
                    perhaps_undone += row.attempts > 1 and 1 in others
                elif row.result.is_settled:
                    # It is there; it may have come from the other workspace.
                    unknown += 1
                else:
                    done += 1
                    unknown += row.attempts > 1 and -1 in others
        found = {0, 1}.intersection(range(done - perhaps_undone, done + unknown + 1))
        if any(_takes_of_others(*pair, told) for pair in permutations(found_in)):
            found.add(-1)
        assert found, ("a plan counts once", told.by, done, unknown, perhaps_undone)
        return found


def _is_of(told: Reported, item_id: str, path: str) -> bool:
    return (told.item_id, told.path) == (item_id, path)


def _takes_of_others(here: list[OutboxRow], there: list[OutboxRow], told: Reported) -> bool:
    """Whether a workspace took back what it only found done, and the other one took it back too."""
    only_found = any(row.result.is_settled for row in here)
    back_here = any(_moves(row, told) == -1 for row in here)
    return only_found and back_here and {1, -1} <= {_moves(row, told) for row in there}


def _moves(row: OutboxRow, told: Reported) -> int:
    """1 for a row that did a plan, -1 for one that took it back, 0 for one that moved nothing."""
    if row.state is not OutboxState.DONE or row.result.was_there:
        return 0
    return -1 if row.batch == told.plan.batches[1] else 1


def _rows(desk: PlanDesk, told: Reported) -> list[OutboxRow]:
    journal = Journal(desk.path)
    try:
        store: Any = OutboxStore(journal)
        return [row for batch in told.plan.batches for row in store.of_batch(batch)]
    finally:
        journal.close()
