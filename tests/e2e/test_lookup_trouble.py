"""The commands that look, when something is in the way: lost answers, hostile texts, an end."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.client.answer import Answer
from app.domain.invisible import INVISIBLE
from tests.stands.lookup_seller import Seller
from tests.stands.processes import Served, running

pytestmark = pytest.mark.usefixtures("forked")

HOSTILE = "a\x1b[2J\x07b\x9b31mc\u202ed\u200be\rFORGED\nFORGED\tend"
OBEYED = re.compile(INVISIBLE)
# What says which thing is meant is the same as ever; everything else may be anything.
NAMES_OF_THINGS = re.compile(
    r"(.*_)?ids?|mode|date_.*|start_time|stop_time|last_updated|dimensions"
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("trouble") / "store", listings=30) as market:
        yield market


@pytest.fixture(scope="module")
def workspace(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("trouble") / "shop"


@pytest.fixture
def seller(
    served: Served,
    workspace: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Seller]:
    one = Seller(served, workspace, capsys, monkeypatch)
    if not (workspace / "catalogue.db").exists():
        one.sync()
    yield one
    one.forget_calls()


def commands(seller: Seller) -> list[tuple[str, ...]]:
    """Every command, with what there is."""
    item_id = seller.ids("variations:>0 status:active")[0]
    item = seller.ask("GET", f"/items/{item_id}")
    return [
        ("show", item_id),
        ("show", item_id, "--variation", str(item["variations"][0]["id"])),
        ("account",),
        ("account", "--user", seller.served.users["AR"]),
        ("types", "--price", "100"),
        ("category",),
        ("category", item["category_id"], "--values"),
        ("shipping", item_id),
        ("shipping", "--dimensions", "10x20x30,500", "--category", item["category_id"]),
        ("orders",),
        ("questions",),
        ("coverage",),
        ("market", item["title"].split()[0]),
    ]


def test_that_answers_that_are_lost_change_nothing_of_what_is_reported(seller: Seller) -> None:
    wanted = commands(seller)
    calm = [seller.says(*words, "--json") for words in wanted]
    assert {answer.code for answer in calm} == {0}
    seller.break_wire(kind="cut_after_commit", rate=0.15)
    assert [seller.says(*words, "--json") for words in wanted] == calm


def test_that_nothing_the_marketplace_says_is_obeyed(
    seller: Seller, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = commands(seller)
    read = Answer.json

    def hostile(value: object, key: str = "") -> object:
        if isinstance(value, dict):
            return {name: hostile(inner, name) for name, inner in value.items()}
        if isinstance(value, list):
            return [hostile(inner, key) for inner in value]
        return value + HOSTILE if isinstance(value, str) and not is_name(key) else value

    monkeypatch.setattr(Answer, "json", lambda answer: hostile(read(answer)))
    for words in wanted:
        for how in ((), ("--json",)):
            told = seller.says(*words, *how)
            assert told.code == 0, told.err
            assert not OBEYED.search(told.out), (words, ascii(told.out))
            assert not any(line.startswith("FORGED") for line in told.out.splitlines())


def is_name(key: str) -> bool:
    return NAMES_OF_THINGS.fullmatch(key) is not None


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("category", "MX0"), "no category 'MX0'"),
        (("shipping", "--dimensions", "1x1x1,1", "--category", "MX0"), "no category 'MX0'"),
        (("market", "x", "--category", "MX0"), "no category 'MX0'"),
        (("predict", "x", "--below", "MX0"), "no category 'MX0'"),
        (
            ("predict", "x", "--below", "{leaf}"),
            "is not a top-level category; its top-level category is MX",
        ),
        (("shipping", "{item}", "--type", "gold_por"), "did you mean gold_pro?"),
        (("shipping", "MX0"), "no listing 'MX0'"),
        (("questions", "MX0"), "no listing 'MX0'"),
        (("questions", "{other}"), "is a listing of another seller"),
        (("shipping", "{other}"), "is a listing of another seller"),
        (("account", "--user", "0"), "no user '0'"),
        (("coverage", "MX-0"), "no coverage area 'MX-0'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else None,
)
def test_that_what_nobody_has_or_another_has_ends_with_2(
    seller: Seller, words: tuple[str, ...], says: str
) -> None:
    item_id = seller.ids("status:active")[0]
    theirs = seller.ask("GET", "/sites/AR/search?limit=1")["results"][0]["id"]
    leaf = seller.ask("GET", f"/items/{item_id}")["category_id"]
    answer = seller.says(*(word.format(item=item_id, other=theirs, leaf=leaf) for word in words))
    assert (answer.code, answer.out) == (2, "")
    assert says in answer.err


def test_that_a_token_that_is_not_taken_ends_with_5(
    seller: Seller, monkeypatch: pytest.MonkeyPatch
) -> None:
    user_id = seller.user_id
    seller.served.tokens_of_users = {user_id: f"APP-{user_id}-{'0' * 32}"}
    monkeypatch.setattr(seller, "capsys", seller.capsys)
    try:
        answer = seller.says("account")
    finally:
        seller.served.tokens_of_users = {user_id: seller.served.tokens["MX"]}
    assert (answer.code, answer.out) == (5, "")
    assert "does not accept the token" in answer.err


def started(seller: Seller, *words: str, stdout: int) -> subprocess.Popen[str]:
    where = ("--base-url", seller.served.base_url, "--workspace", str(seller.workspace))
    return subprocess.Popen(
        [sys.executable, "-m", "app", *words, *where],
        env={**os.environ, "VITRINA_TOKEN": seller.token},
        stdout=stdout,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_that_a_reader_who_has_enough_is_no_trouble(seller: Seller) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        process = started(seller, "orders", "--limit", "1000", stdout=writing)
    finally:
        os.close(writing)
    _, trouble = process.communicate(timeout=60)
    assert (process.returncode, trouble) == (0, "")


async def test_that_an_interrupted_question_ends_at_once_with_130(seller: Seller) -> None:
    seller.break_wire(kind="latency", path="/orders/search", seconds=60)
    process = started(seller, "orders", stdout=subprocess.PIPE)
    async with asyncio.timeout(60):
        while not seller.calls().get("GET /orders/search"):
            await asyncio.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, trouble = await asyncio.to_thread(process.communicate, timeout=30)
    assert (process.returncode, out) == (130, "")
    assert "interrupted" in trouble
    assert "Traceback" not in trouble


def test_that_json_is_one_line_and_nothing_else(seller: Seller) -> None:
    for words in commands(seller):
        told = seller.says(*words, "--json")
        (line,) = told.out.splitlines()
        assert isinstance(json.loads(line), dict)
        assert told.err == ""
