"""Plans with a time on the command line: made, decided about, and carried out by the agent."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from app.commands.exits import Exit
from app.engine.schedules.agent_lock import claim_agent
from tests.stands.command_line import fill

FAR = "2099-01-01"


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("schedules") / "shop"
    fill(folder)
    return folder


class Shop:
    """A shop whose commands run in this process."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.folder, self._capture = folder, capture
        self.plan = folder / "plan.json"
        self.err = ""

    def run(self, *words: str) -> tuple[int, str]:
        code = run([*words, "--workspace", str(self.folder)])
        out, self.err = self._capture.readouterr()
        return code, out

    def json(self, *words: str, code: int = Exit.DONE) -> Any:
        found, out = self.run(*words, "--json")
        assert found == code, (out, self.err)
        return json.loads(out)

    def price(self, item_id: str) -> object:
        return self.json("show", item_id)["price"]


@pytest.fixture
def shop(filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shop:
    folder = tmp_path / "shop"
    shutil.copytree(filled, folder)
    found = Shop(folder, capsys)
    where = "status:active price:>0 price:<1000 variations:0 stock:>0"
    found.run("plan", "new", "--where", where, "--set", "price=-10%", "--out", str(found.plan))
    return found


def test_that_a_plan_begins_and_goes_back_by_the_agent(shop: Shop) -> None:
    plan = json.loads(shop.plan.read_text())["listings"]
    item_id, before, after = plan[0]["id"], plan[0]["before"], plan[0]["after"]
    made = shop.json("schedule", "add", str(shop.plan), "--start", FAR, "--end", "2099-02-01")
    assert (made["state"], made["listings"], made["looked_after"]) == ("waiting", len(plan), False)
    assert "vitrina agent" in shop.err
    # Nothing is due yet, and the copy of the plan is what counts.
    shop.plan.unlink()
    assert shop.run("agent", "--once") == (Exit.DONE, "")
    assert shop.price(item_id) == before["price"]
    steps = (("start", "running", after), ("end", "done", before))
    for decision, state, wanted in steps:
        shop.json("schedule", decision, made["id"])
        code, out = shop.run("agent", "--once")
        assert (code, state in out) == (Exit.DONE, True), (out, shop.err)
        assert shop.price(item_id) == wanted["price"]
    shown = shop.json("schedule", "show", made["id"])
    assert shown["result"]["counts"] == {"done": len(plan)}
    assert shop.run("schedule", "forget", made["id"])[0] == Exit.DONE
    assert shop.json("schedule", "list")["schedules"] == []


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        (("--start", "tomorrow"), "is not a time"),
        (("--start", "2020-01-01"), "in the past"),
        (("--start", FAR, "--end", FAR), "before it starts"),
        (("--start", FAR, "--zone", "Mars/Olympus"), "no time zone"),
    ],
)
def test_that_a_time_that_cannot_be_is_refused(
    shop: Shop, words: tuple[str, ...], trouble: str
) -> None:
    code, _ = shop.run("schedule", "add", str(shop.plan), *words)
    assert (code, trouble in shop.err) == (Exit.USAGE, True), shop.err
    assert shop.json("schedule", "list")["schedules"] == []


def test_that_what_is_risky_has_to_be_agreed_to(shop: Shop) -> None:
    text = shop.plan.read_text()
    one = json.loads(text)["listings"][:1]
    one[0]["after"] = dict.fromkeys(one[0]["after"], 1)
    shop.plan.write_text(json.dumps({**json.loads(text), "listings": one}))
    words = ("schedule", "add", str(shop.plan), "--start", FAR)
    refused = shop.json(*words, code=Exit.NOT_ALL)
    assert (refused["risky"], refused["accepted"]) == (1, 0)
    made = shop.json(*words, "--accept", "1")
    assert made["risky"] == 1
    # Once is enough: the agreement goes with it.
    assert shop.json("schedule", "start", made["id"])["state"] == "waiting"


@pytest.mark.parametrize("verb", ["show", "start", "end", "keep", "cancel", "forget"])
def test_that_one_that_is_not_there_is_named(shop: Shop, verb: str) -> None:
    code, _ = shop.run("schedule", verb, "nonsense")
    assert (code, "no schedule 'nonsense'" in shop.err) == (Exit.USAGE, True), shop.err


def test_that_what_does_not_fit_its_state_is_refused(shop: Shop) -> None:
    made = shop.json("schedule", "add", str(shop.plan), "--start", FAR)
    for verb in ("end", "keep", "forget"):
        assert shop.run("schedule", verb, made["id"])[0] == Exit.USAGE
        assert "it is waiting" in shop.err
    assert shop.json("schedule", "cancel", made["id"])["state"] == "cancelled"


def test_that_there_is_one_agent(shop: Shop) -> None:
    lock = claim_agent(shop.folder)
    try:
        assert shop.run("agent")[0] == Exit.IN_USE
        assert shop.json("schedule", "list")["looked_after"] is True
    finally:
        lock.release()
