"""Every ``--json`` is one document as its schema says, in peace and while answers are lost."""

from __future__ import annotations

import json
from collections.abc import Iterator

import click
import pytest

from app.cli import vitrina
from tests.stands.documents.commands import DOCUMENTS, WITHOUT, document_of, every_command
from tests.stands.every_command import COMMANDS, WITHOUT_A_SHOP, Lines
from tests.stands.served_shop import Listings, ServedShop, serve_shop

pytestmark = pytest.mark.usefixtures("forked")

LOST = {"kind": "cut_after_commit", "rate": 0.15}
ROWS = [name for name in COMMANDS if name in DOCUMENTS]


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("documents")) as found:
        yield found


@pytest.fixture(scope="module")
def lines(shop: ServedShop, tmp_path_factory: pytest.TempPathFactory) -> Lines:
    return Lines(shop, Listings(shop), tmp_path_factory.mktemp("files"))


def takes_json(command: click.Command) -> bool:
    return any("--json" in one.opts for one in command.params)


def test_that_every_command_has_a_document_or_a_reason() -> None:
    commands = dict(every_command(vitrina))
    assert set(DOCUMENTS) | set(WITHOUT) == set(commands)
    assert not set(DOCUMENTS) & set(WITHOUT)
    taking = {name for name, command in commands.items() if takes_json(command)}
    assert taking - {"serve"} == set(DOCUMENTS)
    assert set(DOCUMENTS) - set(COMMANDS) == {"predict-eval"}


@pytest.mark.parametrize("name", ROWS)
def test_that_a_command_prints_its_document(name: str, shop: ServedShop, lines: Lines) -> None:
    words = [*lines.of(name), "--json"]
    answer = shop.run_bare(*words) if tuple(words[:2]) in WITHOUT_A_SHOP else shop.run(*words)
    assert answer.code in (0, 1), answer
    assert document_of(words, answer.code, answer.out) is not None


@pytest.mark.parametrize("name", ROWS)
def test_that_a_document_is_the_same_while_answers_are_lost(
    name: str, shop: ServedShop, lines: Lines
) -> None:
    words = [*lines.of(name), "--json"]
    with shop.faults(LOST):
        answer = shop.run_bare(*words) if tuple(words[:2]) in WITHOUT_A_SHOP else shop.run(*words)
    assert answer.code in (0, 1, 6), answer
    assert document_of(words, answer.code, answer.out) is not None


@pytest.mark.parametrize(
    ("words", "code", "out"),
    [
        (("sync", "--json"), 5, "{}\n"),
        (("sync", "--json"), 0, ""),
        (("sync", "--json"), 0, "{}\n"),
        (("orders", "--json"), 0, '{"orders": [], "complete": true, "more": 1}\n'),
        (("orders", "--json"), 0, '{"orders": [],\n"complete": true}\n'),
        (("plan", "apply", "x", "--json"), 1, '{"orders": [], "complete": true}\n'),
    ],
)
def test_that_what_is_not_the_document_is_found(
    words: tuple[str, ...], code: int, out: str
) -> None:
    with pytest.raises((AssertionError, ValueError)):
        document_of(words, code, out)
    good = json.dumps({"orders": [], "complete": True})
    assert document_of(("--workspace", "x", "orders", "--json"), 0, f"{good}\n")


def test_that_what_is_copied_from_a_table_stands_there_whole(shop: ServedShop) -> None:
    told = shop.run("doctor").out
    assert str(shop.workspace) in told
    assert f"{shop.served.base_url}\n" in told
