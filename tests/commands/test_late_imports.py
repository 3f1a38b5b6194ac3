"""What a command does not need is not imported: the start of each is waited for every time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping

import click
import pytest

from app.cli import vitrina
from tests import ROOT
from tests.stands.local_commands import ASKS, LASTS, LOCAL, lay_places

CHILD = {**os.environ, "PYTHONPATH": str(ROOT)}
LOOP = ("asyncio", "ssl")
NETWORK = ("httpx", "httpcore", "app.client.transport", "app.engine.facade")
MODELS = ("pydantic", "pydantic_core", "app.domain.base")
OF_OTHERS = ("numpy", "scipy", "PIL", "starlette", "uvicorn", "PySide6", "app.service", "keyring")
HEAVY = (*NETWORK, *LOOP, *MODELS, *OF_OTHERS, "logging.handlers")
FILES = ("sqlite3", "socket", "pickle")
BOOKS = ("xlsxwriter", "python_calamine")

ALSO_NOT: Mapping[str, tuple[str, ...]] = {
    "--help": (*FILES, *BOOKS, "lark", "msgspec", "subprocess"),
    "--version": (*FILES, *BOOKS, "lark", "msgspec", "subprocess", "app.commands.plans"),
    "completion": (*FILES, *BOOKS, "lark", "msgspec", "app.commands.plans"),
    "plan schema": (*FILES, *BOOKS, "lark", "app.commands.plan_new"),
    "plan show": (*BOOKS, "socket", "lark", "app.commands.plan_new"),
    "plan check": (*BOOKS, "lark", "app.commands.plan_new"),
    **{
        name: (*BOOKS, "lark", "app.commands.plans")
        for name in LOCAL
        if name.split()[0] in ("outbox", "history", "doctor", "restore", "costs", "agent", "show")
    },
    # What carries a step out: nothing is due.
    "agent": (*BOOKS, "lark", "app.commands.plans", "app.engine.schedules.campaign"),
}
"""For a command modules that it has no use for, by name or as a package with all in it.

AttachedFile ``HEAVY``, which none of those that need no network imports.
"""
NEEDS: Mapping[str, tuple[str, ...]] = {"agent": LOOP}
"""What of it one does need."""

_RUN = """
import json, os, sys
from app.__main__ import main
for name, words in json.loads(sys.argv[1]).items():
    reading, writing = os.pipe()
    if not os.fork():
        # Each in a process of its own, with nothing imported but what every run imports.
        sys.argv = ["vitrina", *words]
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        try:
            code = main()
        except SystemExit as end:
            code = end.code
        with open(writing, "w") as told:
            json.dump([name, code, sorted(sys.modules)], told)
        os._exit(0)
    os.close(writing)
    with open(reading) as told:
        print(told.read())
    os.wait()
"""


@pytest.fixture(scope="module")
def loaded(
    forked: None, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, tuple[int, list[str]]]:
    """How each command ended, and what was imported then: what they need is made by forks."""
    places = lay_places(tmp_path_factory.mktemp("starts"))
    said = json.dumps({name: places.words(words) for name, words in LOCAL.items()})
    run = [sys.executable, "-c", _RUN, said]
    ended = subprocess.run(run, env=CHILD, capture_output=True, text=True, check=True)
    lines = map(json.loads, ended.stdout.splitlines())
    return {name: (code, modules) for name, code, modules in lines}


@pytest.mark.parametrize("command", LOCAL)
def test_that_a_command_imports_nothing_that_it_has_no_use_for(
    command: str, loaded: dict[str, tuple[int, list[str]]]
) -> None:
    code, modules = loaded[command]
    # What was decided about a row or a schedule before is refused, with the same modules.
    assert code in (0, 1, 2)
    found = {
        unwanted
        for unwanted in (*HEAVY, *ALSO_NOT.get(command, ()))
        for module in modules
        if module == unwanted or module.startswith(f"{unwanted}.")
    } - set(NEEDS.get(command, ()))
    assert not found, f"import them where they are used: {sorted(found)}"


def names_of(group: click.Group, above: str = "") -> set[str]:
    found: set[str] = set()
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            found |= names_of(command, f"{above}{name} ")
        else:
            found.add(f"{above}{name}")
    return found


def test_that_it_is_known_of_every_command_whether_it_needs_a_network() -> None:
    local = {name for name in LOCAL if not name.startswith("-")} - {"agent --log-in"}
    local -= {"history ID", "export json", "export xlsx", "show --stored"}
    assert local | ASKS | LASTS | {"show"} == names_of(vitrina)
    assert not local & (ASKS | LASTS)
