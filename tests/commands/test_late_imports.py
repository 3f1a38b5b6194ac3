"""What a command does not need is not imported: the start of each is waited for every time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.stands.command_line import fill

CHILD = {**os.environ, "PYTHONPATH": str(ROOT)}
NETWORK = ("asyncio", "httpx", "httpcore", "ssl", "app.client.transport", "app.engine.facade")
MODELS = ("pydantic", "pydantic_core", "app.domain.base")
OF_OTHERS = ("numpy", "scipy", "PIL", "starlette", "uvicorn", "PySide6", "app.service", "keyring")
HEAVY = (*NETWORK, *MODELS, *OF_OTHERS)
FILES = ("sqlite3", "logging.handlers", "socket", "pickle")

NOT_LOADED: dict[str, tuple[str, ...]] = {
    "--help": (*HEAVY, *FILES, "lark", "msgspec", "subprocess"),
    "--version": (*HEAVY, *FILES, "lark", "msgspec", "subprocess", "app.commands.plans"),
    "completion bash": (*HEAVY, *FILES, "lark", "msgspec", "app.commands.plans"),
    "plan schema": (*HEAVY, *FILES, "lark"),
    "plan show {plan}": (*HEAVY, "logging.handlers", "socket", "lark"),
    "plan new --where a --set price=1 --out {out} {shop}": HEAVY,
    "plan check {plan} {shop}": ("httpx", "httpcore", "app.client.transport", *OF_OTHERS, "lark"),
    "outbox list {shop}": (*HEAVY, "lark", "app.commands.plans"),
    "outbox show 1 {shop}": (*HEAVY, "lark", "app.commands.plans"),
    "history {shop}": (*HEAVY, "lark", "app.commands.plans"),
    "doctor {shop}": (*HEAVY, "lark", "app.commands.plans"),
    "restore latest {shop}": (*HEAVY, "lark", "app.commands.plans"),
    "export --out {out} {shop}": (*HEAVY, "lark", "app.commands.plans"),
    "export --where a --out {out} {shop}": (*HEAVY, "app.commands.plans"),
}
"""For each command modules that it has no use for, by name or as a package with all in it."""

_RUN = """
import json, sys
sys.argv = ["vitrina", *json.loads(sys.argv[1])]
from app.__main__ import main
try:
    code = main()
except SystemExit as end:
    code = end.code
sys.stderr.write("\\n" + json.dumps([code, sorted(sys.modules)]))
"""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("starts") / "shop"
    fill(path)
    said = f"plan new --where status:active --set price=+7% --out {path}.json --workspace {path}"
    subprocess.run([sys.executable, "-m", "app", *said.split()], env=CHILD, check=True)
    return path


@pytest.mark.parametrize("command", NOT_LOADED, ids=lambda said: said.split(" {")[0])
def test_that_a_command_imports_nothing_that_it_has_no_use_for(
    command: str, shop: Path, tmp_path: Path
) -> None:
    words = command.format(plan=f"{shop}.json", out=tmp_path / "out", shop=f"--workspace {shop}")
    ended = subprocess.run(
        [sys.executable, "-c", _RUN, json.dumps(words.split())],
        env=CHILD,
        capture_output=True,
        text=True,
        check=True,
    )
    code, modules = json.loads(ended.stderr.splitlines()[-1])
    # There is no row 1: that is found out with the same modules.
    assert code in (0, 1, 2), ended.stderr
    loaded = {
        unwanted
        for unwanted in NOT_LOADED[command]
        for module in modules
        if module == unwanted or module.startswith(f"{unwanted}.")
    }
    assert not loaded, f"import them where they are used: {sorted(loaded)}"
