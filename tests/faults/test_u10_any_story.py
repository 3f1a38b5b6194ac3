"""U-10: whatever happens in whatever order, what is wanted is listed once and can be explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from app.editing.change import FieldChange
from app.editing.draft import ItemDraft
from app.editing.draft_calls import TAG_FIELD
from app.editing.item_paths import read_path
from app.editing.values import PictureRef, picture_refs
from app.engine.sending.creation import TAG_MARK, creation
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.history import History
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from app.workspace.outbox_command import Change, Kind
from tests.faults.market_at_hand import FAULTS
from tests.faults.plan_story import PlanStory
from tests.faults.shop_at_hand import SHA
from tests.faults.steps import choose, numbers, sound

SEED = 10
STORIES = 1_000
STEPS = 50
LONGEST = 60
PARTS = 4
LISTINGS = 3
OTHERS = "OTRA"
MOST_PICTURES = 4
FOUND_OUT = "listed once|nothing twice|relist|as it was wanted|counts once|as often as it is said"
ADDRESS = "https://pictures.example/two.jpg"

titles = st.sampled_from(("Camisa azul", "Camisa roja"))
codes = st.sampled_from((None, None, "SKU-A", "SKU-B"))
places = st.integers(0, LISTINGS - 1)
paths = st.sampled_from(("title", "price"))
fault_lists = st.lists(st.sampled_from(("", *FAULTS)), max_size=6)
lags = st.sampled_from((5.0, 60.0, 110.0))
lives = st.one_of(st.none(), st.integers(0, 40))
spans = st.sampled_from((0.0, 3.0, 60.0, 150.0, 700.0))


class Story(PlanStory, RuleBasedStateMachine):
    """A seller, a sender that dies, a network that loses answers, plans, and somebody else."""

    store = Path()
    played: Counter[str]
    ended_well = False

    @initialize(versions=st.booleans())
    def open(self, versions: bool) -> None:
        self.played["stories"] += 1
        self.open_shop(self.store, versions=versions)
        # Those that the shop began with would not pass the rules for new ones.
        self.items = [
            self.made({"title": f"Camisa número {n}", TAG_FIELD: OTHERS}) for n in range(LISTINGS)
        ]
        self.open_plans()
        self.number = LISTINGS
        self.wanted: dict[str, tuple[str, str]] = {}
        self.given_up: set[str] = set()
        self.fields: dict[tuple[str, str], Any] = {}
        self.drafts: dict[str, ItemDraft] = {}
        self.relisted: set[str] = set()
        self.retyped: set[str] = set()
        self.added: Counter[str] = Counter()
        self.ended_well = True

    def teardown(self) -> None:
        if not hasattr(self, "database"):
            return
        try:
            if self.ended_well:
                self.come_to_an_end()
        finally:
            self.close_shop()

    # ---- what the seller does

    @rule(title=titles, code=codes)
    @sound
    def want_listing(self, title: str, code: str | None) -> None:
        form = {**self.form, "title": title}
        if code is not None:
            form[TAG_FIELD] = code
        draft, command = creation(form, known_ids=self.ids_like(title, code))
        row = self.in_journal(lambda journal: OutboxStore(journal).add(draft, command))
        self.wanted[row.op_id] = ("create", f"{title} {code or TAG_MARK}")

    @rule(place=places)
    @sound
    def want_relisting(self, place: int) -> None:
        item_id = self.items[place]
        changed = {one for one, _ in self.fields} | set(self.added) | self.retyped
        if item_id in self.relisted | changed:
            return
        self.relisted.add(item_id)
        self.ask("PUT", f"/items/{item_id}", {"status": "closed"})
        body = {"price": 500, "quantity": 2, "listing_type_id": "gold_special"}
        change = Change(item_id, self.body(item_id), {}, Kind.RELIST, details={"body": body})
        (row,) = self.in_journal(lambda journal: OutboxStore(journal).add_changes([change]))
        self.wanted[row.op_id] = ("relist", item_id)

    @rule(place=places, path=paths)
    @sound
    def draft(self, place: int, path: str) -> None:
        item_id = self.items[place]
        if item_id in self.relisted or self.is_open(item_id, path):
            return
        self.number += 1
        value = f"Camisa número {self.number}" if path == "title" else 200 + self.number
        draft = self.drafts.get(item_id) or ItemDraft(item_id, self.body(item_id))
        draft.apply(FieldChange(path, draft.value(path), value))
        self.drafts[item_id] = draft
        self.fields[item_id, path] = value
        self.in_journal(lambda journal: Drafts(journal).keep(draft))

    @rule(place=places, what=st.sampled_from(("file", "source", "description", "type")))
    @sound
    def want_more(self, place: int, what: str) -> None:
        """A picture, a description or another type: what one call of its own adds or changes."""
        item_id = self.items[place]
        path = "description" if what == "description" else "pictures"
        full = self.added[item_id] >= MOST_PICTURES
        again = what == "type" and item_id in self.retyped
        if item_id in self.relisted | set(self.drafts) or full or again:
            return
        if self.is_open(item_id, path):
            return
        base = self.with_texts(item_id)
        if what == "type":
            self.retyped.add(item_id)
            details = {"listing_type_id": "gold_pro"}
            change = Change(item_id, base, {}, Kind.LISTING_TYPE, details=details)
        elif what == "description":
            self.number += 1
            text = self.fields[item_id, path] = f"Texto {self.number}"
            change = Change(item_id, base, {path: text})
        else:
            self.added[item_id] += 1
            new = PictureRef("file", SHA) if what == "file" else PictureRef("source", ADDRESS)
            change = Change(item_id, base, {path: (*picture_refs(base), new)})
        (row,) = self.in_journal(lambda journal: OutboxStore(journal).add_changes([change]))
        self.wanted[row.op_id] = (what, item_id)

    @rule(number=numbers)
    @sound
    def send_draft(self, number: int) -> None:
        item_id = choose(sorted(self.drafts), number)
        if item_id is None:
            self.played["idle"] += 1
            return
        kept = self.in_journal(lambda journal: Drafts(journal).find(item_id))
        assert kept is not None
        row = self.in_journal(lambda journal: OutboxStore(journal).add(kept.draft))
        del self.drafts[item_id]
        self.wanted[row.op_id] = ("update", item_id)

    @rule(number=numbers)
    @sound
    def give_up(self, number: int) -> None:
        waiting = [
            row
            for row in self.rows()
            if row.state is OutboxState.QUEUED
            and self.wanted[row.op_id][0] == "create"
            and not row.progress.item_id
        ]
        row = choose(waiting, number)
        if row is not None:
            self.in_journal(lambda journal: OutboxStore(journal).cancel([row]))
            self.given_up.add(row.op_id)

    # ---- what else happens

    @rule(
        faults=fault_lists, lag=lags, points=lives, seconds=spans, at_once=st.sampled_from((1, 4))
    )
    @sound
    def send(
        self, faults: list[str], lag: float, points: int | None, seconds: float, at_once: int
    ) -> None:
        self.play(faults, lag=lag, points=points, seconds=seconds, at_once=at_once)

    @rule(faults=st.lists(st.sampled_from(FAULTS), min_size=2, max_size=4), lag=lags, seconds=spans)
    @sound
    def lose(self, faults: list[str], lag: float, seconds: float) -> None:
        self.play(faults, lag=lag, seconds=seconds)

    @rule(faults=fault_lists, lag=lags, points=st.integers(2, 25))
    @sound
    def die(self, faults: list[str], lag: float, points: int) -> None:
        self.play(faults, lag=lag, points=points, at_once=1)

    def play(self, faults: list[str], **conditions: Any) -> None:
        """Have the sender meet ``faults``, and count them."""
        self.played["kills"] += self.deliver(faults, **conditions)
        self.played["faults"] += len(faults) - len(self.network.faults)

    @rule(seconds=st.sampled_from((10.0, 130.0)))
    @sound
    def wait(self, seconds: float) -> None:
        self.run(self.network.pass_time(seconds))

    @rule(title=titles, code=st.sampled_from(("", OTHERS)))
    @sound
    def other_lists(self, title: str, code: str) -> None:
        self.made({"title": title, TAG_FIELD: code})

    @rule(place=places)
    @sound
    def other_edits(self, place: int) -> None:
        item_id = self.items[place]
        if item_id not in self.relisted:
            self.number += 1
            changes = {"available_quantity": 5 + self.number}
            status, answer = self.ask("PUT", f"/items/{item_id}", changes)
            assert status == 200, answer

    # ---- what must be true all the time

    @invariant()
    def nothing_twice_and_nothing_lost(self) -> None:
        self.played["steps"] += 1
        if not self.ended_well:
            return
        rows, kept = self.in_journal(
            lambda journal: (OutboxStore(journal).in_states(OutboxState), Drafts(journal).all())
        )
        op_ids = {row.op_id for row in _wanted_one_by_one(rows)}
        assert op_ids == set(self.wanted), "no operation without a row"
        assert not self.listed() - self.wishes(), "nothing twice"
        assert {one.draft.item_id: one.draft.to_json() for one in kept} == {
            item_id: draft.to_json() for item_id, draft in self.drafts.items()
        }, "no draft lost"

    def come_to_an_end(self) -> None:
        """Everything is sent in peace, and then it is as it was wanted."""
        for _ in range(3):
            self.deliver(seconds=1e4)
            self.run(self.network.pass_time(200.0))
        rows = {row.op_id: row for row in self.rows()}
        for op_id, row in rows.items():
            ended = OutboxState.CANCELLED if op_id in self.given_up else OutboxState.DONE
            told = (self.wanted[op_id], row.state, row.result)
            assert row.state is ended, ("as it was wanted", *told)
        self.end_plans()
        assert self.listed() == self.wishes(), "every wish listed once"
        done = [row for row in rows.values() if row.state is OutboxState.DONE]
        new = ("create", "relist")
        made = [row.listing_id for row in done if self.wanted[row.op_id][0] in new]
        assert len(made) == len(set(made)), "no listing for two rows"
        for row in done:
            self.can_be_explained(row)
        for (item_id, path), value in self.fields.items():
            if item_id not in self.drafts:
                found = read_path(self.with_texts(item_id), path)
                assert found == value, ("as it was wanted", item_id, path)
        for item_id in self.items:
            body = self.body(item_id)
            told = "as it was wanted", item_id
            assert len(body["pictures"]) == 1 + self.added[item_id], told
            assert (body["listing_type_id"] == "gold_pro") == (item_id in self.retyped), told

    def can_be_explained(self, row: OutboxRow) -> None:
        """A row that is done has its entry, and its listing is what was asked for."""
        entries = self.in_journal(
            lambda journal: History(journal).of_operation(row.op_id, row.listing_id)
        )
        assert {entry.outcome for entry in entries} == {"done"}, (self.wanted[row.op_id], entries)
        body = self.body(row.listing_id)
        match self.wanted[row.op_id]:
            case "create", look:
                assert _look(body) == look
            case "relist", item_id:
                assert body["parent_item_id"] == item_id

    # ---- looking

    def rows(self) -> list[OutboxRow]:
        """The rows of what was wanted one by one; those of plans are reported by themselves."""
        return _wanted_one_by_one(super().rows())

    def wishes(self) -> Counter[str]:
        """What is to be listed, and how often."""
        return Counter(
            look
            for op_id, (kind, look) in self.wanted.items()
            if kind in ("create", "relist") and op_id not in self.given_up
        )

    def listed(self) -> Counter[str]:
        """What is listed of that kind, the others' listings left out."""
        found: Counter[str] = Counter()
        for body in self.bodies():
            if body.get("parent_item_id"):
                found[body["parent_item_id"]] += 1
            elif body.get(TAG_FIELD) not in ("", None, OTHERS) and body["title"] in (
                "Camisa azul",
                "Camisa roja",
            ):
                found[_look(body)] += 1
        return found

    def ids_like(self, title: str, code: str | None) -> list[str]:
        return [
            body["id"]
            for body in self.bodies()
            if body["title"] == title and body.get(TAG_FIELD) == code
        ]


def _wanted_one_by_one(rows: Sequence[OutboxRow]) -> list[OutboxRow]:
    return [row for row in rows if row.batch is None]


def _look(body: dict[str, Any]) -> str:
    code = str(body.get(TAG_FIELD))
    return f"{body['title']} {TAG_MARK if code.startswith(TAG_MARK) else code}"


def play(store: Path, stories: int, seed: int, **mutant: Any) -> Counter[str]:
    """Play stories; how many steps, idle ones among them, kills and faults they had.

    A story that ends badly is played again as short as it can be, but for that of a ``mutant``.
    """
    played: Counter[str] = Counter()
    values = {"store": store, "played": played, **mutant}
    machine = seeded(seed)(type("Story", (Story,), values))
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=stories,
            stateful_step_count=LONGEST,
            deadline=None,
            database=None,
            phases=[Phase.generate] if mutant else [Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        ),
    )
    return played


def test_that_any_story_ends_as_it_was_wanted(store: Path) -> None:
    play(store, stories=10, seed=SEED)


@pytest.mark.prove
@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", range(PARTS))
def test_that_a_thousand_stories_end_as_they_were_wanted(store: Path, part: int) -> None:
    seed = SEED * 10 + part
    # A few more, as some stories end before their fiftieth step.
    played = play(store, stories=STORIES // PARTS + 30, seed=seed)
    print(f"\nU-10 --seed={seed}: {dict(played)}")
    assert played["stories"] >= STORIES // PARTS
    assert played["steps"] - played["idle"] >= STORIES // PARTS * STEPS


@pytest.mark.prove
def test_that_a_sender_that_does_not_wait_is_found_out(store: Path) -> None:
    with pytest.raises(AssertionError, match=FOUND_OUT):
        play(store, stories=200, seed=SEED, settle=0.0)


@pytest.mark.prove
def test_that_a_sender_that_forgets_what_it_sent_is_found_out(
    store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.engine.sending.dispatcher._state_left", lambda row: OutboxState.QUEUED)
    with pytest.raises(AssertionError, match=FOUND_OUT):
        play(store, stories=200, seed=SEED, forgets=True)
