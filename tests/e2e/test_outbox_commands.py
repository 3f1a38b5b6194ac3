"""``vitrina outbox``: rows listed, shown and decided about, offline and beside a window."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from app.cli import run as run_here
from app.client.token import Token
from app.commands.outbox.results import WORDS
from app.domain.wire import read_json
from app.editing.change import FieldChange, MergeConflict
from app.editing.draft import ItemDraft
from app.editing.row_result import RowResult
from app.engine.events import OutboxChanged, WorkEnded
from app.engine.outbox.local_outbox import DecisionOutcome
from app.engine.sending.conflicts import findings_of_conflicts
from app.engine.sending.creation import creation
from app.engine.session import Session, Target, open_session
from app.rules.findings import Finding
from app.workspace.folder import Workspace
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.job_orders import Job
from app.workspace.journal.outbox import OutboxRow, OutboxState, OutboxStore
from tests.e2e.test_plans_live import Market, run, served
from tests.engine.test_processes import Watch
from tests.stands.command_line import Answer
from tests.stands.documents.outbox import ACTED, LIST, SHOW
from tests.stands.documents.shapes import Schema, fits

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Market]:
    with served(tmp_path_factory.mktemp("market") / "store") as found:
        yield found


@pytest.fixture(scope="module")
def synced(market: Market, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("synced") / "shop"
    assert run(market, folder, "sync").code == 0
    with closing(Workspace(folder).catalog()) as catalog:
        ids = [str(row[0]) for row in catalog.rows("SELECT id FROM items ORDER BY id")]
        bodies = [read_json(body) for body in map(catalog.body, ids) if body]
    active = [item for item in bodies if item["status"] == "active" and not item["variations"]]
    priced = [i for i in active if i["price"] > 100 and i["buying_mode"] == "buy_it_now"]
    # One that was sold keeps its title: those are at the end.
    market.free += [i["id"] for i in sorted(priced, key=lambda item: item["sold_quantity"] > 0)]
    return folder


@dataclass
class Desk:
    """A seller's workspace, with rows put straight into its outbox.

    Rows are of listings as they were synced; ``fresh`` is one that no other test changes.
    """

    market: Market
    shop: Path
    capsys: pytest.CaptureFixture[str]
    used: int = 0

    def fresh(self) -> str:
        return self.market.free.pop()

    def put(self, item_id: str = "", *, state: str = "queued", **edits: object) -> OutboxRow:
        """A row that changes a listing, in a state."""
        if not item_id:
            item_id = self.market.free[self.used]
            self.used += 1
        with closing(Workspace(self.shop).catalog()) as catalog:
            body = catalog.body(item_id)
        assert body is not None
        draft = ItemDraft(item_id, read_json(body))
        for path, value in edits.items():
            draft.apply(FieldChange(path, None, value))
        return self._add(draft, state)

    def conflict(self, item_id: str = "", **edits: tuple[object, object]) -> OutboxRow:
        """A row of which somebody else changed the same fields: mine, and theirs."""
        row = self.put(
            item_id, state="sending", **{path: mine for path, (mine, _) in edits.items()}
        )
        draft = row.item_draft()
        if item_id:
            self.market.edit(item_id, **{path: theirs for path, (_, theirs) in edits.items()})
        conflicts = (
            MergeConflict(path, draft.base_value(path), mine, theirs)
            for path, (mine, theirs) in edits.items()
        )
        return self.move(row, "held", RowResult(findings_of_conflicts(conflicts)))

    def _add(self, draft: ItemDraft, state: str) -> OutboxRow:
        with closing(Workspace(self.shop).journal()) as journal:
            row = OutboxStore(journal).add(draft)
        if state == "queued":
            return row
        row = self.move(row, "sending")
        return row if state == "sending" else self.move(row, state)

    def move(self, row: OutboxRow, state: str, result: RowResult | None = None) -> OutboxRow:
        with closing(Workspace(self.shop).journal()) as journal:
            return OutboxStore(journal).move(row, OutboxState(state), result=result)

    def row(self, number: int) -> OutboxRow:
        with closing(Workspace(self.shop).journal()) as journal:
            row = OutboxStore(journal).find(number)
        assert row is not None
        return row

    def here(self, *words: object) -> Answer:
        """Run a command that needs no network, in this process."""
        self.capsys.readouterr()
        code = run_here([*map(str, words), "--workspace", str(self.shop)])
        captured = self.capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    def sent(self, *words: object) -> Answer:
        """Run a command against the marketplace, as a process of its own."""
        return run(self.market, self.shop, *words)

    def puts(self) -> int:
        """How often the marketplace was asked to change a listing."""
        routes = self.market.ask("GET", "/_practice/faults")["calls"]
        return sum(count for name, count in routes.items() if name == "PUT /items/{item_id}")


@pytest.fixture
def desk(
    market: Market, synced: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Iterator[Desk]:
    yield Desk(market, Path(shutil.copytree(synced, tmp_path / "shop")), capsys)
    market.ask("DELETE", "/_practice/faults")


def read(answer: Answer, schema: Schema) -> Any:
    """The one document of an answer, which has to be as the schema says."""
    return fits(answer.json, schema)


def did(answer: Answer) -> list[str]:
    return [row["did"] for row in read(answer, ACTED)["rows"]]


# -- list and show -----------------------------------------------------------------------------


def test_that_rows_are_listed_by_state_and_by_listing(desk: Desk) -> None:
    queued = desk.put(title="Uno")
    refused = desk.put(state="refused", price=200)
    done = desk.put(state="done", price=200)
    held = desk.conflict(price=(200, 300))

    def numbers(*words: str) -> list[int]:
        document = read(desk.here("outbox", "list", *words, "--json"), LIST)
        return [row["number"] for row in document["rows"]]

    assert numbers() == [held.number, refused.number, queued.number]
    assert numbers("--all") == [held.number, done.number, refused.number, queued.number]
    assert numbers("--state", "held", "--state", "queued") == [held.number, queued.number]
    assert numbers("--state", "HELD,queued") == [held.number, queued.number]
    assert numbers("--listing", refused.item_id) == [refused.number]
    assert numbers("--listing", done.item_id) == []
    assert numbers("--listing", done.item_id, "--all") == [done.number]
    assert numbers("--limit", "1") == [held.number]
    document = read(desk.here("outbox", "list", "--json", "--limit", "1"), LIST)
    assert (
        document["counts"] | {"queued": 1, "refused": 1, "done": 1, "held": 1}
        == (document["counts"])
    )
    assert (document["found"], document["rows"][0]["conflicts"]) == (3, ["price"])
    told = desk.here("outbox", "list", "--limit", "1").out
    assert "also changed on the marketplace: price" in told
    assert "and 2 more" in told


def test_that_a_new_listing_is_found_by_the_id_it_was_given(desk: Desk) -> None:
    with closing(Workspace(desk.shop).journal()) as journal:
        store = OutboxStore(journal)
        row = store.move(store.add(*creation({"title": "Mesa"})), OutboxState.SENDING)
        store.move(row, OutboxState.UNKNOWN, progress=replace(row.progress, item_id="MX777"))
    (shown,) = read(desk.here("outbox", "show", "MX777", "--json"), SHOW)["rows"]
    assert (shown["number"], shown["kind"], shown["item_id"]) == (row.number, "create", "MX777")
    assert desk.here("outbox", "list", "--listing", "MX777", "--json").json["found"] == 1


def test_that_an_outbox_of_nothing_is_reported(desk: Desk, tmp_path: Path) -> None:
    assert "the outbox is empty" in desk.here("outbox", "list").out
    nowhere = Desk(desk.market, tmp_path / "new", desk.capsys)
    assert read(nowhere.here("outbox", "list", "--json"), LIST)["rows"] == []
    assert nowhere.here("outbox", "show", "1").code == 2


def test_that_a_conflict_is_shown_with_three_values_and_the_request(desk: Desk) -> None:
    row = desk.conflict(price=(200, 300), title=("Mía", "Suya"))
    before = row.item_draft().base
    price = float(str(before["price"]))
    (shown,) = read(desk.here("outbox", "show", row.number, "--json"), SHOW)["rows"]
    values = [
        [field[name] for name in ("path", "before", "mine", "theirs")] for field in shown["fields"]
    ]
    assert values == [["price", price, 200, 300], ["title", before["title"], "Mía", "Suya"]]
    path, body = f"/items/{row.item_id}", {"price": 200, "title": "Mía"}
    assert shown["requests"] == [{"method": "PUT", "path": path, "body": body}]
    said = desk.here("outbox", "show", row.item_id).out
    for words in ("before", "mine", "theirs", "$200.00", "$300.00", f"PUT {path}", "Suya"):
        assert words in said


def test_that_the_request_that_is_shown_is_the_one_that_is_sent(desk: Desk) -> None:
    row = desk.conflict(desk.fresh(), price=(210, 310), seller_custom_field=("M-1", "S-1"))
    decided = desk.here(
        "outbox", "decide", row.number, "theirs", "--field", "price=mine", "--later", "--json"
    )
    assert (decided.code, did(decided)) == (0, ["queued"])
    (shown,) = read(desk.here("outbox", "show", row.number, "--json"), SHOW)["rows"]
    assert [field["decided"] for field in shown["fields"]] == ["mine", "theirs"]
    assert desk.sent("send").code == 0
    (entry,) = desk.here("history", row.item_id, "--json").json["entries"]
    (request,) = shown["requests"]
    assert entry["call"] == f"{request['method']} {request['path']}"
    assert entry["sent"] == request["body"] == {"price": 210}
    live = desk.market.item(row.item_id)
    assert (live["price"], live["seller_custom_field"]) == (210, "S-1")
    (done,) = read(desk.here("outbox", "show", row.number, "--json"), SHOW)["rows"]
    assert done["requests"] == shown["requests"]


# -- decisions ---------------------------------------------------------------------------------


def test_that_theirs_needs_no_network_and_keeps_what_was_typed(desk: Desk) -> None:
    row = desk.conflict(price=(220, 320))
    answer = desk.here("outbox", "decide", row.number, "theirs")
    assert answer.code == 0, answer.err
    assert "the listing stays as the marketplace has it" in answer.out
    (shown,) = read(desk.here("outbox", "show", row.number, "--json"), SHOW)["rows"]
    assert (shown["state"], shown["fields"][0]["mine"]) == ("cancelled", 220)
    with closing(Workspace(desk.shop).journal()) as journal:
        assert Drafts(journal).find(row.item_id) is None


def test_that_what_is_risky_over_their_value_is_agreed_to_first(desk: Desk) -> None:
    row = desk.conflict(price=(900, 120))
    words = ("outbox", "decide", row.number, "mine", "--later")
    for accept in ((), ("--accept", "2")):
        refused = desk.here(*words, *accept)
        assert refused.code == 1
        assert "The price changes by" in refused.out
        assert "To accept: --accept 1" in refused.err
        assert desk.row(row.number) == row
    assert desk.here(*words, "--accept", "1").code == 0


def test_that_what_would_be_lost_for_good_is_confirmed(desk: Desk) -> None:
    row = desk.put(state="sending", title="Otra")
    loss = Finding.error("variations.7", "confirm.variation_removed", price=10, stock=3)
    row = desk.move(row, "held", RowResult((loss,)))
    for verb in (("retry",), ("decide", "mine")):
        words = ("outbox", verb[0], row.number, *verb[1:], "--later")
        asked = desk.here(*words)
        assert (asked.code, desk.row(row.number)) == (1, row)
        assert "variation 7: It would be deleted, with its stock of 3" in asked.err
        assert "--yes confirms it" in asked.out
    assert did(desk.here(*words, "--yes", "--json")) == ["queued"]
    assert desk.row(row.number).progress.is_confirmed


def test_that_rows_are_held_released_and_dropped_without_a_network(desk: Desk) -> None:
    rows = [desk.put(title=f"T{number}") for number in range(3)]
    numbers = [row.number for row in rows]
    assert did(desk.here("outbox", "hold", *numbers, "--json")) == ["held"] * 3
    again = desk.here("outbox", "hold", numbers[0])
    assert (again.code, "nothing done: it is held" in again.out) == (1, True)
    assert did(desk.here("outbox", "release", numbers[0], "--later", "--json")) == ["queued"]
    dropped = desk.here("outbox", "drop", rows[1].item_id)
    assert (dropped.code, "a draft again" in dropped.out) == (0, True)
    states = [desk.row(number).state.value for number in numbers]
    assert states == ["queued", "cancelled", "held"]


def test_that_what_waited_behind_a_dropped_change_is_reported(desk: Desk) -> None:
    first, alone = desk.put(title="T1", state="sending"), desk.put(title="T2")
    second = desk.put(first.item_id, price=320)
    desk.move(first, "held")
    dropped = desk.here("outbox", "drop", first.number)
    assert dropped.code == 0
    assert "1 later change waited for it: an open window sends it at once" in dropped.out
    assert desk.row(second.number).state.value == "queued"
    assert "waited" not in desk.here("outbox", "drop", alone.number).out


def test_that_what_is_shown_of_a_drop_is_in_its_json(desk: Desk) -> None:
    first = desk.put(title="T1", state="sending")
    second = desk.put(first.item_id, price=320)
    desk.move(first, "held")
    document = desk.here("outbox", "drop", first.number, "--json").json
    assert document["freed"] == [second.number]
    assert [(row["did"], row["draft"]) for row in document["rows"]] == [("dropped", True)]
    again = desk.here("outbox", "drop", first.number, "--json").json
    assert (again["freed"], [row["draft"] for row in again["rows"]]) == ([], [False])


def test_that_what_is_on_its_way_is_not_taken_back_and_that_is_reported(desk: Desk) -> None:
    rows = [desk.put(state=state, title=state) for state in ("sending", "unknown", "done")]
    numbers = [row.number for row in rows]
    answer = desk.here("outbox", "drop", *numbers, "--json")
    assert (answer.code, did(answer)) == (6, ["on_its_way", "on_its_way", "not_possible"])
    assert [desk.row(row.number) for row in rows] == rows
    said = desk.here("outbox", "drop", numbers[2])
    assert (said.code, f"'vitrina undo {rows[2].item_id}'" in said.out) == (1, True)
    assert "it is being sent" in desk.here("outbox", "drop", numbers[0]).out


def test_that_every_outcome_has_words() -> None:
    assert WORDS.keys() == {did.value for did in DecisionOutcome}


BAD: list[tuple[str, tuple[str, ...]]] = [
    ("there is no row 99; the last one is 1", ("hold", "99")),
    ("there is no row 99; the last one is 1", ("show", "99")),
    ("neither the number of a row nor the id of a listing", ("drop", "a b")),
    ("neither the number of a row nor the id of a listing", ("drop", "12.5")),
    ("not a listing of this shop, as of the last sync", ("drop", "BR1")),
    ("did you mean {item}?", ("show", "{item}0")),
    ("the outbox has no change of {other}", ("retry", "{other}")),
    ("'helt' is not a state; did you mean held?", ("list", "--state", "helt")),
    ("'' is not a state", ("list", "--state", "held,")),
    ("'a b' is not an id", ("list", "--listing", "a b")),
    ("mine or theirs", ("decide", "1")),
    ("did you mean theirs?", ("decide", "1", "their")),
    ("name a row or a listing", ("decide", "mine")),
    ("'prise' is not in conflict; did you mean 'price'?", ("decide", "1", "--field", "prise=mine")),
    ("not decided yet: title", ("decide", "1", "--field", "price=mine")),
    ("did you mean 'mine'?", ("decide", "1", "--field", "price=mines")),
    ("Missing argument", ("hold",)),
    ("No such command", ("undo", "1")),
    ("is not in the range", ("retry", "1", "--timeout", "0")),
]


@pytest.mark.parametrize(("words", "arguments"), BAD, ids=[" ".join(words) for _, words in BAD])
def test_that_bad_input_is_reported_and_nothing_is_done(
    desk: Desk, words: str, arguments: tuple[str, ...]
) -> None:
    row = desk.conflict(price=(200, 300), title=("Mía", "Suya"))
    names = {"item": row.item_id, "other": desk.market.free[desk.used]}
    answer = desk.here("outbox", *(text.format(**names) for text in arguments))
    assert (answer.code, answer.out) == (2, "")
    assert words.format(**names) in " ".join(answer.err.split())
    assert desk.row(row.number) == row


def test_that_a_row_without_a_conflict_is_not_decided(desk: Desk) -> None:
    queued, refused = desk.put(title="A"), desk.put(state="refused", title="B")
    answer = desk.here("outbox", "decide", queued.number, refused.number, "mine", "--later")
    assert answer.code == 1
    assert "nothing done: it is queued" in answer.out
    assert f"'vitrina outbox retry {refused.number}' sends it again" in answer.out
    conflict = desk.conflict(price=(200, 300))
    retried = desk.here("outbox", "retry", conflict.number, "--later")
    assert (retried.code, f"outbox decide {conflict.number}" in retried.out) == (1, True)


def test_that_of_two_commands_at_the_same_time_one_wins_and_the_other_is_reported(
    desk: Desk,
) -> None:
    row = desk.conflict(title=("Mía", "Suya"))
    command = [sys.executable, "-m", "app", "outbox", "decide", str(row.number)]
    rest = ["--later", "--json", "--workspace", str(desk.shop)]
    both = [
        subprocess.Popen([*command, side, *rest], stdout=subprocess.PIPE, text=True)
        for side in ("mine", "theirs")
    ]
    answers = [Answer(one.wait(60), one.communicate()[0], "") for one in both]
    assert sorted(answer.code for answer in answers) == [0, 1]
    won, lost = sorted(answers, key=lambda answer: answer.code)
    state = {"queued": "queued", "theirs_kept": "cancelled"}[did(won)[0]]
    assert did(lost)[0] in ("moved", "not_possible")
    assert read(lost, ACTED)["rows"][0]["state"] == desk.row(row.number).state.value == state


# -- the network -------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["decide", "retry", "release"])
def test_that_a_lost_answer_sends_nothing_twice(desk: Desk, verb: str) -> None:
    if verb == "decide":
        row, words = desk.conflict(desk.fresh(), price=(230, 330)), ("mine",)
    elif verb == "retry":
        row, words = desk.put(desk.fresh(), state="refused", price=230), ()
    else:
        row, words = desk.put(desk.fresh(), price=230), ()
        assert desk.here("outbox", "hold", row.number).code == 0
    before = desk.puts()
    desk.market.fault("cut_after_commit")
    answer = desk.sent("outbox", verb, row.number, *words, "--json")
    assert answer.code == 0, answer.err
    assert read(answer, ACTED)["sent"]["counts"] == {"done": 1}
    assert (desk.puts() - before, desk.market.item(row.item_id)["price"]) == (1, 230)


def test_that_a_decision_is_kept_where_the_marketplace_cannot_be_reached(desk: Desk) -> None:
    row = desk.conflict(desk.fresh(), price=(240, 340))
    away = Market("http://127.0.0.1:9", desk.market.token)
    answer = run(away, desk.shop, "outbox", "decide", row.number, "mine", "--json")
    assert answer.code == 5
    assert (did(answer), read(answer, ACTED)["sent"]) == (["queued"], None)
    assert "'vitrina send' sends it" in answer.err
    assert desk.row(row.number).state is OutboxState.QUEUED


def test_that_nothing_is_asked_while_sending_is_paused(desk: Desk) -> None:
    row = desk.put(state="refused", title="Otra vez")
    with closing(Workspace(desk.shop).journal()) as journal:
        OutboxStore(journal).pause()
    answer = desk.here("outbox", "retry", row.number, "--json")
    assert (answer.code, did(answer)) == (6, ["queued"])
    assert "vitrina send --resume" in answer.err


def test_that_ctrl_c_leaves_the_row_in_the_outbox(desk: Desk) -> None:
    row = desk.put(desk.fresh(), state="refused", price=250)
    desk.market.fault("latency", seconds=60)
    command = [sys.executable, "-m", "app", "outbox", "retry", str(row.number)]
    where = ["--base-url", desk.market.address, "--workspace", str(desk.shop)]
    environment = {**os.environ, "VITRINA_TOKEN": desk.market.token}
    with subprocess.Popen(
        [*command, *where], stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        deadline = time.monotonic() + 60
        while desk.row(row.number).state is not OutboxState.SENDING:
            assert time.monotonic() < deadline
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130, said
    assert "'vitrina send' continues with what is in the outbox" in said
    assert desk.row(row.number).state in (OutboxState.SENDING, OutboxState.UNKNOWN)


def test_that_a_reader_who_has_enough_is_no_trouble(desk: Desk) -> None:
    desk.put(title="A")
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "app", "outbox", "list", "--workspace", str(desk.shop)]
    try:
        ended = subprocess.run(
            command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False
        )
    finally:
        os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, "")


# -- beside a window ---------------------------------------------------------------------------


@pytest.fixture
async def window(desk: Desk) -> AsyncIterator[Session]:
    """What an open window has: a connected shop with a worker, which has nothing to do."""
    token = Token(desk.market.token)
    target = Target("live", practice=False, base_url=desk.market.address, token=token, begin=())
    session = await open_session(desk.shop, target)
    watch = Watch(session)
    assert await session.connect()
    session.start(Job.SEND)
    await watch.until(lambda: bool(watch.of(WorkEnded)))
    assert "worker" in session.child_ids
    yield session
    await session.close()


async def test_that_the_worker_of_a_window_sends_what_is_decided(
    desk: Desk, window: Session
) -> None:
    row, watch = desk.conflict(desk.fresh(), price=(260, 360)), Watch(window)
    held, dropped = desk.put(desk.fresh(), price=270), desk.put(desk.fresh(), price=280)
    assert desk.here("outbox", "hold", held.number).code == 0
    assert desk.here("outbox", "drop", dropped.number).code == 0
    answer = await asyncio.to_thread(desk.sent, "outbox", "decide", row.number, "mine", "--json")
    assert answer.code == 0, answer.err
    assert read(answer, ACTED)["sent"]["counts"] == {"done": 1}
    await watch.until(lambda: ended(watch) == {row.number: "done"})
    assert [desk.row(one.number).state.value for one in (held, dropped)] == ["held", "cancelled"]
    released = await asyncio.to_thread(desk.sent, "outbox", "release", held.number, "--json")
    assert released.code == 0, released.err
    await watch.until(lambda: ended(watch) == {row.number: "done", held.number: "done"})
    assert desk.market.item(dropped.item_id)["price"] != 280


def ended(watch: Watch) -> dict[int, str]:
    """What the window was notified of rows that came to an end."""
    rows = [event.row for event in watch.of(OutboxChanged)]
    return {row.number: row.state.value for row in rows if row.state is OutboxState.DONE}
