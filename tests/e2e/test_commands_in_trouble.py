"""Every command when answers are lost, when nobody reads what it prints, and when it is ended."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.cli import run, vitrina
from app.shops import TOKEN_VARIABLE
from tests import ROOT
from tests.stands.api_shop import is_varied
from tests.stands.command_line import Answer
from tests.stands.documents.commands import every_command
from tests.stands.every_command import COMMANDS, FAR, NO_LINE, WITHOUT_A_SHOP, Lines
from tests.stands.new_rows import new_rows, write_rows
from tests.stands.served_shop import Listings, ServedShop, form_like, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")

LOST = {"kind": "cut_after_commit", "rate": 0.15}
SLOW = {"kind": "latency", "seconds": 20}
ROWS = list(COMMANDS)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("trouble"), listings=60) as found:
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


@pytest.fixture(scope="module")
def lines(shop: ServedShop, listings: Listings, tmp_path_factory: pytest.TempPathFactory) -> Lines:
    return Lines(shop, listings, tmp_path_factory.mktemp("files"))


def test_that_every_command_is_in_the_table() -> None:
    assert COMMANDS.keys() | NO_LINE.keys() == {name for name, _ in every_command(vitrina)}
    assert not COMMANDS.keys() & NO_LINE.keys()
    for reason in NO_LINE.values():
        path = reason.partition(": ")[2]
        assert not path or (ROOT / path).is_file(), reason


# -- nobody reads what is printed ----------------------------------------------------------------


@pytest.mark.parametrize("name", ROWS)
def test_that_a_reader_who_has_enough_is_no_trouble(
    name: str, shop: ServedShop, lines: Lines
) -> None:
    words = lines.of(name)
    calm = run_into(io.StringIO(), shop, words)
    assert calm.code in (0, 1), calm.err
    words = lines.of(name)
    reading, writing = os.pipe()
    os.close(reading)
    # A command that ends so lets nothing more out of its process, which is this one here.
    kept = os.dup(1)
    with contextlib.suppress(BrokenPipeError), os.fdopen(writing, "w", encoding="utf-8") as pipe:
        answer = run_into(pipe, shop, words)
    os.dup2(kept, 1)
    os.close(kept)
    # A command whose output nobody takes ends as it does otherwise, or as one that is done.
    assert answer.code in (0, calm.code), answer.err
    assert "Traceback" not in answer.err
    assert "BrokenPipe" not in answer.err


def run_into(stream: Any, shop: ServedShop, words: list[str]) -> Answer:
    err = io.StringIO()
    os.environ[TOKEN_VARIABLE] = shop.token
    with redirect_stdout(stream), redirect_stderr(err):
        code = run([*words, *(() if tuple(words[:2]) in WITHOUT_A_SHOP else shop.where)])
    return Answer(code, "", err.getvalue())


# -- ended by the seller ---------------------------------------------------------------------------


class Interrupting(io.StringIO):
    """Standard output while somebody presses Ctrl+C."""

    def write(self, _text: str) -> int:
        raise KeyboardInterrupt


def test_that_ctrl_c_ends_every_command_with_130(shop: ServedShop, lines: Lines) -> None:
    ended: dict[str, tuple[int, str]] = {}
    for name in ROWS:
        words = lines.of(name)
        asked = threading.Event()
        with shop.faults(SLOW):
            presses = threading.Thread(target=press_when_asked, args=(shop, asked))
            presses.start()
            answer = run_into(Interrupting(), shop, words)
            asked.set()
            presses.join()
        ended[name] = (answer.code, answer.err)
    assert {name: code for name, (code, _) in ended.items() if code != 130} == {}
    for name, (_, err) in ended.items():
        assert "interrupted" in err, name
        assert "Traceback" not in err, name


def press_when_asked(shop: ServedShop, ended: threading.Event) -> None:
    """Press Ctrl+C once the marketplace is asked anything, unless the command has ended."""
    before = sum(shop.get("/_practice/faults")["calls"].values())
    while not ended.wait(0.05):
        if sum(shop.get("/_practice/faults")["calls"].values()) > before:
            os.kill(os.getpid(), signal.SIGINT)
            return


# -- answers that are lost -------------------------------------------------------------------------


def read_in_one_way(item: dict[str, Any]) -> bool:
    """Whether no number of a listing may mean two in a sheet."""
    return plain(item) and not any("." in str(one["value_name"]) for one in item["attributes"])


def stock(item: dict[str, Any]) -> int:
    return int(item["available_quantity"])


def test_that_no_command_does_anything_twice_when_answers_are_lost(
    shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    photo = tmp_path / "photo.jpg"
    Image.effect_noise((600, 600), 90).convert("RGB").save(photo)
    (tmp_path / "text.txt").write_text("Otra descripción", encoding="utf-8")
    edited, pictured, copied, typed, described = (listings.take(plain) for _ in range(5))
    planned, closed, varied = listings.take(plain), listings.take(plain), listings.take(is_varied)
    paused, timed = listings.take(plain), listings.take(plain)
    bought = listings.take(lambda one: plain(one) and stock(one) > 5)
    form, like = tmp_path / "form.json", form_like(listings.take(read_in_one_way))
    form.write_text(json.dumps({**like, "title": "Silla que se publica una vez"}), encoding="utf-8")
    rows = write_rows(tmp_path / "rows.csv", new_rows(like, ["ONCE-1", "ONCE-2"]))
    shop.put(closed["id"], status="closed")
    plan, before = tmp_path / "plan.json", set(shop.ids())
    for item, file in ((planned, plan), (timed, tmp_path / "timed.json")):
        chosen = ("--where", f"id:{item['id']}", "--set", "stock=+2", "--out", file)
        assert shop.run("plan", "new", *chosen).code == 0
    words = ("schedule", "add", tmp_path / "timed.json", "--start", FAR, "--json")
    schedule = shop.run(*words).json["id"]
    other_type = "gold_pro" if typed["listing_type_id"] == "gold_special" else "gold_special"
    commands: list[tuple[object, ...]] = [
        ("edit", edited["id"], "stock=+3"),
        ("picture", pictured["id"], "add", photo, "https://example.com/2.jpg"),
        ("variation", varied["id"], "add", "Color=Rosa mexicano", "stock=4"),
        ("duplicate", copied["id"], "sku=ONCE"),
        ("type", typed["id"], other_type),
        ("describe", described["id"], tmp_path / "text.txt"),
        ("relist", closed["id"]),
        ("create", form),
        ("sheet", "list", rows),
        ("status", paused["id"], "paused"),
        ("schedule", "start", schedule),
        ("agent", "--once"),
        ("practice", "sell", bought["id"], "--quantity", "2"),
        ("plan", "apply", plan),
        ("undo", planned["id"]),
    ]
    with shop.faults(LOST):
        answers = [shop.run(*words) for words in commands]
        lost = shop.hits()
    assert lost > len(commands) / 2
    assert shop.run("send").code == 0
    assert [answer for answer in answers if answer.code not in (0, 6)] == []
    assert shop.run("agent", "--once").code == 0
    assert shop.item(paused["id"])["status"] == "paused"
    assert stock(shop.item(timed["id"])) == stock(timed) + 2
    assert stock(shop.item(bought["id"])) == stock(bought) - 2
    assert stock(shop.item(edited["id"])) == stock(edited) + 3
    assert stock(shop.item(planned["id"])) == stock(planned)
    assert len(shop.item(pictured["id"])["pictures"]) == len(pictured["pictures"]) + 2
    now = shop.item(varied["id"])["variations"]
    assert len(now) == len(varied["variations"]) + 1
    assert shop.item(typed["id"])["listing_type_id"] == other_type
    assert len(shop.get(f"/items/{described['id']}/descriptions")) == 1
    new = [shop.item(item_id) for item_id in set(shop.ids()) - before]
    titles = ["Silla que se publica una vez", "Nuevo ONCE-1", "Nuevo ONCE-2"]
    assert Counter(item["title"] for item in new) == Counter(
        [*titles, copied["title"], closed["title"]]
    )
