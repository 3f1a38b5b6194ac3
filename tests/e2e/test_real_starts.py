"""One command of each group started as a person starts it, with the processes that it starts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stands.served_shop import ServedShop, serve_shop


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("started"), listings=6) as found:
        yield found


@pytest.fixture(scope="module")
def item_id(shop: ServedShop) -> str:
    return next(item["id"] for item in shop.items() if item["status"] == "active")


GROUPS = {
    "shop": ("sync", "--json"),
    "listing": ("edit", "ID", "sku=STARTED-1", "--json"),
    "looking": ("show", "ID", "--json"),
    "outbox": ("outbox", "list", "--json"),
    "plans": ("plan", "new", "--where", "status:active", "--set", "stock=+1", "--out", "FILE"),
    "history": ("history", "--json"),
    "undoing": ("undo", "ID", "--dry-run", "--json"),
    "export": ("export", "--out", "FILE", "--json"),
    "doctor": ("doctor", "--json"),
    "practice": ("practice", "status", "--json"),
}


@pytest.mark.parametrize("words", GROUPS.values(), ids=GROUPS.keys())
def test_that_a_command_of_each_group_works_as_it_is_started(
    shop: ServedShop, item_id: str, tmp_path: Path, words: tuple[str, ...]
) -> None:
    file = tmp_path / ("plan.json" if words[0] == "plan" else "listings.csv")
    given = {"ID": item_id, "FILE": str(file)}
    answer = shop.fed(b"", *(given.get(word, word) for word in words))
    assert (answer.code, answer.err) == (0, ""), answer
    assert ("FILE" in words) == file.exists()
    if "--json" in words:
        json.loads(answer.out)
