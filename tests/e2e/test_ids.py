"""Ids of another seller, of nothing, none at all, or given twice: each command names them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from app.cli import vitrina
from tests.stands.served_shop import ServedShop, serve_shop

pytestmark = pytest.mark.usefixtures("forked")

ONE: dict[str, tuple[str, ...]] = {
    "category": ("category", "{id}"),
    "coverage": ("coverage", "{id}"),
    "describe": ("describe", "{id}", "{text}"),
    "duplicate": ("duplicate", "{id}"),
    "edit": ("edit", "{id}", "price=10"),
    "history": ("history", "{id}"),
    "move": ("move", "{id}", "{category}"),
    "move to": ("move", "{item}", "{id}"),
    "outbox decide": ("outbox", "decide", "{id}", "mine", "--later"),
    "outbox drop": ("outbox", "drop", "{id}"),
    "outbox hold": ("outbox", "hold", "{id}"),
    "outbox release": ("outbox", "release", "{id}", "--later"),
    "outbox retry": ("outbox", "retry", "{id}", "--later"),
    "outbox show": ("outbox", "show", "{id}"),
    "picture": ("picture", "{id}"),
    "practice sell": ("practice", "sell", "{id}"),
    "questions": ("questions", "{id}"),
    "relist": ("relist", "{id}"),
    "schedule show": ("schedule", "show", "{id}"),
    "schedule start": ("schedule", "start", "{id}"),
    "schedule end": ("schedule", "end", "{id}"),
    "schedule keep": ("schedule", "keep", "{id}"),
    "schedule cancel": ("schedule", "cancel", "{id}"),
    "schedule forget": ("schedule", "forget", "{id}"),
    "shipping": ("shipping", "{id}"),
    "show": ("show", "{id}"),
    "show --stored": ("show", "{id}", "--stored"),
    "status": ("status", "{id}", "paused"),
    "title": ("title", "{id}", "{{BRAND}}"),
    "type": ("type", "{id}"),
    "type to": ("type", "{id}", "gold_pro"),
    "undo": ("undo", "{id}"),
    "undo --redo": ("undo", "{id}", "--redo"),
    "undo --dry-run": ("undo", "{id}", "--dry-run"),
    "variation": ("variation", "{id}"),
    "variation remove": ("variation", "{id}", "remove", "1"),
    "plan new --ids": ("plan", "new", "--ids", "{ids}", "--set", "price=1", "--out", "{out}"),
    "export --ids": ("export", "--ids", "{ids}"),
    "costs remove": ("costs", "remove", "{id}"),
}

NAMED_AND_DONE = {
    # Anybody's listing is shown, named as that of another seller.
    ("show", "other"): 0,
    # The rest of a list is gone through, and what is of no listing is named.
    **{
        (name, what): 1
        for name in ("plan new --ids", "export --ids")
        for what in ("other", "unknown")
    },
    **{("costs remove", what): 1 for what in ("other", "unknown", "malformed")},
}
"""Where nothing is in the way of the rest, so that the command goes on; else it ends with 2."""
MALFORMED = "a b"
IDS = re.compile(r"(item|category|area|schedule|variation|listing)_id|words|codes|ids")
"""How the arguments are called that take ids."""
OF_OTHER_THINGS = {
    "account": "--user is shown in tests/e2e/test_lookup_trouble.py",
    "market": "words of a search",
    "predict": "titles",
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("ids")) as found:
        yield found


@pytest.fixture(scope="module")
def items(shop: ServedShop) -> list[dict[str, Any]]:
    return shop.items()


@pytest.fixture(scope="module")
def wrong(shop: ServedShop) -> dict[str, str]:
    """Ids that are wrong, by what is wrong about them."""
    other = shop.get("/sites/AR/search", limit="1")["results"][0]["id"]
    return {"other": other, "unknown": "MX999999999", "malformed": MALFORMED}


def places(item: dict[str, Any], wrong_id: str, folder: Path) -> dict[str, object]:
    (folder / "text.txt").write_text("Otra", encoding="utf-8")
    (folder / "ids").write_text(f"{wrong_id}\n", encoding="utf-8")
    there = {"item": item["id"], "category": item["category_id"], "id": wrong_id}
    return {
        **there,
        **{name: folder / name for name in ("ids", "out")},
        "text": folder / "text.txt",
    }


def test_that_every_command_that_takes_ids_is_in_the_table() -> None:
    taking = {
        name for name, command in commands(vitrina) for one in command.params if takes_ids(one)
    }
    rows = {" ".join(word for word in words if word[0] not in "{-") for words in ONE.values()}
    missing = {
        name
        for name in taking - OF_OTHER_THINGS.keys()
        if not any(row.startswith(name) for row in rows)
    }
    assert not missing


def takes_ids(parameter: click.Parameter) -> bool:
    return isinstance(parameter, click.Argument) and bool(IDS.fullmatch(parameter.name or ""))


def commands(group: click.Group, above: str = "") -> Iterator[tuple[str, click.Command]]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, f"{above}{name} ")
        else:
            yield f"{above}{name}", command


@pytest.mark.parametrize("name", ONE)
def test_that_an_id_that_is_not_the_sellers_is_named_and_nothing_is_done(
    name: str,
    shop: ServedShop,
    items: list[dict[str, Any]],
    wrong: dict[str, str],
    tmp_path: Path,
) -> None:
    for what, wrong_id in wrong.items():
        if what == "malformed" and name.endswith("--ids"):
            # Any word may be an own code.
            continue
        named = places(items[0], wrong_id, tmp_path)
        answer = shop.run(*(word.format(**named) for word in ONE[name]))
        code = NAMED_AND_DONE.get((name, what), 2)
        assert answer.code == code, (what, answer)
        assert wrong_id in (answer.out if code == 0 else answer.err), (what, answer)
        assert answer.out == "" or code != 2, (what, answer)


def test_that_an_id_given_twice_counts_once(
    shop: ServedShop, items: list[dict[str, Any]], tmp_path: Path
) -> None:
    item = next(one for one in items if one["status"] == "active" and not one["variations"])
    (tmp_path / "ids").write_text(f"{item['id']}\n{item['id']}\n", encoding="utf-8")
    listed = shop.run("export", "--ids", tmp_path / "ids", "--format", "json")
    assert [one["id"] for one in json.loads(listed.out)] == [item["id"]]
    assert shop.run("costs", "set", "TWICE", "--cost", "3").code == 0
    removed = shop.run("costs", "remove", "TWICE", "TWICE", "--json")
    assert (removed.code, removed.json) == (0, {"removed": 1, "unknown": []})
    number = shop.run("edit", item["id"], "price=+1%", "--json").json["row"]["number"]
    shown = shop.run("outbox", "show", number, item["id"], str(number), "--json")
    assert [row["number"] for row in shown.json["rows"]] == [number]
    # What was sent can be taken back once; then there is nothing more, and that is no mistake.
    assert shop.run("undo", item["id"]).code == 0
    again = shop.run("undo", item["id"])
    assert (again.code, again.out.strip()) == (0, "There was nothing to do.")
