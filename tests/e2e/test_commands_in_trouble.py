"""Every command when answers are lost, when nobody reads what it prints, and when it is ended."""

from __future__ import annotations

import contextlib
import io
import json
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
import pytest
from PIL import Image

from app.cli import run, vitrina
from app.shops import TOKEN_VARIABLE
from tests.stands.api_shop import is_varied
from tests.stands.command_line import Answer
from tests.stands.served_shop import Listings, ServedShop, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")

LOST = {"kind": "cut_after_commit", "rate": 0.15}
SLOW = {"kind": "latency", "seconds": 20}


@dataclass(frozen=True)
class No:
    """Why a command is not in a table."""

    reason: str


ENDS_WITH_ITS_INPUT = No("started by the window, ends when its standard input closes")
RUNS_ALONE = No("touches no shop; its end is shown where it is tested")
SCHEDULES = No("shown for all of them in tests/e2e/test_schedule_commands.py")
COSTS = No("shown for all of them in tests/e2e/test_cost_commands.py")
SHEETS = No("shown for all of them in tests/e2e/test_sheet_commands.py")
PRACTICE = No("shown for all of them in tests/e2e/test_practice_commands.py")

COMMANDS: dict[str, tuple[str, ...] | No] = {
    "account": ("account",),
    "agent": SCHEDULES,
    "attention": ("attention",),
    "category": ("category", "{category}"),
    "completion": RUNS_ALONE,
    **{f"costs {verb}": COSTS for verb in ("charge", "export", "import", "remove", "set")},
    "costs list": ("costs", "list"),
    "coverage": ("coverage",),
    "create": ("create", "{form}", "--dry-run"),
    "describe": ("describe", "{item}", "{text}", "--dry-run"),
    "doctor": ("doctor",),
    "duplicate": ("duplicate", "{item}", "--dry-run"),
    "edit": ("edit", "{item}", "sku=TROUBLE-1", "--dry-run"),
    "export": ("export",),
    "history": ("history",),
    "market": ("market", "funda"),
    "orders": ("orders",),
    "move": ("move", "{item}", "{category}", "--dry-run"),
    "outbox decide": ("outbox", "decide", "{row}", "mine", "--later"),
    "outbox drop": ("outbox", "drop", "{row}"),
    "outbox hold": ("outbox", "hold", "{row}"),
    "outbox list": ("outbox", "list"),
    "outbox release": ("outbox", "release", "{row}", "--later"),
    "outbox retry": ("outbox", "retry", "{row}", "--later"),
    "outbox show": ("outbox", "show", "{row}"),
    "picture": ("picture", "{item}", "cover", "1", "--dry-run"),
    "plan apply": ("plan", "apply", "{plan}"),
    "plan check": ("plan", "check", "{plan}"),
    "plan new": ("plan", "new", "--where", "id:{item}", "--set", "sku=A", "--out", "{new}"),
    "plan pictures": ("plan", "pictures", "{folder}", "--out", "{new}"),
    "plan schema": ("plan", "schema"),
    "plan show": ("plan", "show", "{plan}"),
    "plan undo": ("plan", "undo", "{plan}"),
    "practice clock": PRACTICE,
    "practice fault": PRACTICE,
    "practice reset": PRACTICE,
    "practice sell": PRACTICE,
    "practice status": PRACTICE,
    "predict": ("predict", "Funda para celular"),
    "predict-eval": RUNS_ALONE,
    "questions": ("questions",),
    "reader": ENDS_WITH_ITS_INPUT,
    "relist": ("relist", "{item}", "--dry-run"),
    "restore": ("restore",),
    **{
        f"schedule {verb}": SCHEDULES
        for verb in ("add", "cancel", "end", "forget", "keep", "show", "start")
    },
    "schedule list": ("schedule", "list"),
    "send": ("send",),
    "serve": RUNS_ALONE,
    "sheet import": SHEETS,
    "sheet list": SHEETS,
    "shipping": ("shipping", "{item}"),
    "show": ("show", "{item}"),
    "status": ("status", "{item}", "paused", "--dry-run"),
    "sync": ("sync",),
    "title": ("title", "{item}", "Prueba {{BRAND}}", "--dry-run"),
    "tour": RUNS_ALONE,
    "type": ("type", "{item}"),
    "types": ("types",),
    "undo": ("undo", "{item}", "--dry-run"),
    "validate": ("validate", "{form}"),
    "variation": ("variation", "{item}"),
    "worker": ENDS_WITH_ITS_INPUT,
}
WITHOUT_A_SHOP = (("plan", "schema"), ("plan", "show"))
ROWS = {name: words for name, words in COMMANDS.items() if not isinstance(words, No)}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("trouble"), listings=60) as found:
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


@pytest.fixture(scope="module")
def places(
    shop: ServedShop, listings: Listings, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, str]:
    """What the words of the table name."""
    folder, item = tmp_path_factory.mktemp("files"), listings.take(plain)
    (folder / "text.txt").write_text("Otra", encoding="utf-8")
    found = {
        "item": item["id"],
        "category": item["category_id"],
        "text": str(folder / "text.txt"),
        "form": str(form_file(folder, listings.take(plain))),
        "plan": str(folder / "plan.json"),
        "new": str(folder / "new.json"),
        "folder": str(folder),
    }
    words = ("--where", f"id:{item['id']}", "--set", "sku=TROUBLE-2", "--out", found["plan"])
    assert shop.run("plan", "new", *words).code == 0
    row = reported(shop.run("edit", listings.take(plain)["id"], "sku=TROUBLE-3", "--json"))["row"]
    return {**found, "row": str(row["number"])}


def reported(answer: Answer) -> dict[str, Any]:
    return dict(answer.json)


def form_file(folder: Path, like: dict[str, Any], title: str = "Silla de prueba") -> Path:
    names = "site_id category_id currency_id buying_mode condition listing_type_id"
    more = {
        "attributes": [
            one
            for one in like["attributes"]
            if one["id"] not in ("PACKAGE_WEIGHT", "ITEM_CONDITION")
        ],
        "price": 345.5,
        "available_quantity": 3,
        "shipping": {name: like["shipping"][name] for name in ("mode", "free_shipping")},
        "pictures": [{"source": "https://example.com/1.jpg"}],
    }
    path = folder / "form.json"
    form = {**{name: like[name] for name in names.split()}, **more, "title": title}
    path.write_text(json.dumps(form), encoding="utf-8")
    return path


def every_command(group: click.Group, above: str = "") -> Iterator[str]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from every_command(command, f"{above}{name} ")
        else:
            yield f"{above}{name}"


def test_that_every_command_is_in_the_table() -> None:
    assert set(COMMANDS) == set(every_command(vitrina))
    for row in COMMANDS.values():
        assert not isinstance(row, No) or len(row.reason.split()) > 5


# -- nobody reads what is printed ----------------------------------------------------------------


@pytest.mark.parametrize("name", ROWS)
def test_that_a_reader_who_has_enough_is_no_trouble(
    name: str, shop: ServedShop, places: dict[str, str]
) -> None:
    words = [word.format(**places) for word in ROWS[name]]
    calm = run_into(io.StringIO(), shop, words)
    assert calm.code in (0, 1), calm.err
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


def test_that_ctrl_c_ends_every_command_with_130(
    shop: ServedShop, places: dict[str, str], listings: Listings
) -> None:
    ended: dict[str, tuple[int, str]] = {}
    for name, row in ROWS.items():
        words = [word.format(**places) for word in row]
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
    form = form_file(tmp_path, listings.take(plain), "Silla que se publica una vez")
    shop.put(closed["id"], status="closed")
    plan, before = tmp_path / "plan.json", set(shop.ids())
    chosen = ("--where", f"id:{planned['id']}", "--set", "stock=+2", "--out", plan)
    assert shop.run("plan", "new", *chosen).code == 0
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
        ("plan", "apply", plan),
        ("undo", planned["id"]),
    ]
    with shop.faults(LOST):
        answers = [shop.run(*words) for words in commands]
        lost = shop.hits()
    assert lost > len(commands) / 2
    assert shop.run("send").code == 0
    assert [answer for answer in answers if answer.code not in (0, 6)] == []
    assert stock(shop.item(edited["id"])) == stock(edited) + 3
    assert stock(shop.item(planned["id"])) == stock(planned)
    assert len(shop.item(pictured["id"])["pictures"]) == len(pictured["pictures"]) + 2
    now = shop.item(varied["id"])["variations"]
    assert len(now) == len(varied["variations"]) + 1
    assert shop.item(typed["id"])["listing_type_id"] == other_type
    assert len(shop.get(f"/items/{described['id']}/descriptions")) == 1
    new = [shop.item(item_id) for item_id in set(shop.ids()) - before]
    assert sorted(item["title"] for item in new) == sorted(
        ["Silla que se publica una vez", copied["title"], closed["title"]]
    )
