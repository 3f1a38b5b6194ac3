"""That a shell completes commands, options, and what is known here, with the script it is given."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.shell_completion import ShellComplete

from app.cli import run, vitrina
from app.commands.completion.commands import VARIABLE
from app.workspace.catalog.catalog_reader import CATALOG_FILE
from tests import ROOT
from tests.stands.sample import fill_catalog

ASK = """
{script}
ask() {{ COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _vitrina_completion vitrina
         echo "${{COMPREPLY[*]}}"; }}
"""
SYNTAX = {"bash": ("-n",), "zsh": ("-n",), "fish": ("--no-execute",)}


def script_of(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["completion", shell]) == 0
    return capsys.readouterr().out


def completed(*words: str) -> list[str]:
    """What is offered for the last of ``words``."""
    *before, begun = words
    answers = ShellComplete(vitrina, {}, "vitrina", VARIABLE).get_completions(before, begun)
    return [item.value for item in answers]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_that_the_script_is_one_that_the_shell_reads(
    shell: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    script = script_of(shell, capsys)
    assert VARIABLE in script
    assert f"{shell}_complete" in script
    program = shutil.which(shell)
    if program is not None:
        file = tmp_path / "script"
        file.write_text(script)
        ended = subprocess.run([program, *SYNTAX[shell], str(file)], capture_output=True, text=True)
        assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_that_bash_completes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = tmp_path / "vitrina"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m app "$@"\n')
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    asked = ASK.format(script=script_of("bash", capsys))
    asked += "ask vitrina pl\nask vitrina plan un\nask vitrina outbox list --state qu\n"
    variables = os.environ | {
        "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT),
    }
    ended = subprocess.run(
        ["bash", "--norc", "-c", asked], env=variables, capture_output=True, text=True, timeout=60
    )
    assert (ended.stdout.splitlines(), ended.stderr) == (["plan", "undo", "queued"], "")


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["comp"], ["completion"]),
        (["completion", ""], ["bash", "zsh", "fish"]),
        (["--language", "p"], ["pt_BR"]),
        (["edit", "MX1", "pr"], ["price="]),
        (["plan", "new", "--set", "st"], ["stock=", "status="]),
        (["outbox", "list", "--state", "he"], ["held"]),
        (["status", "MX1", "pa"], ["paused"]),
        (["relist", "MX1", "--type", "gold_s"], ["gold_special"]),
        (["export", "--wh"], ["--where"]),
        (["show", "MX"], []),
    ],
)
def test_that_what_is_known_is_offered(
    words: list[str], offered: list[str], tmp_path: Path
) -> None:
    shop = ["--workspace", str(tmp_path)] if words[0] == "show" else []
    assert completed(*shop, *words) == offered


def test_that_ids_of_the_local_catalogue_are_offered(tmp_path: Path) -> None:
    rows = fill_catalog(tmp_path / CATALOG_FILE, 20)
    ids = sorted(row.id for row in rows)
    shop = ("--workspace", str(tmp_path))
    assert completed(*shop, "show", ids[0]) == [ids[0]]
    assert completed("history", *shop, ids[0][:2]) == ids
    known = sorted({str(row.category_id) for row in rows if row.category_id})
    assert completed("category", *shop, "") == known


def test_that_an_unknown_shell_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["completion", "tcsh"]) == 2
    assert "'tcsh' is not one of 'bash', 'zsh', 'fish'" in capsys.readouterr().err


def test_that_every_id_of_a_listing_can_be_completed() -> None:
    def arguments(command: click.Command) -> list[click.Parameter]:
        below = getattr(command, "commands", {}).values()
        own = [one for one in command.params if one.name == "item_id"]
        return [*own, *(one for each in below for one in arguments(each))]

    found = arguments(vitrina)
    assert len(found) > 10
    assert [one for one in found if one._custom_shell_complete is None] == []
