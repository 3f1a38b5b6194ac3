"""What the commands say without a shop: help worth reading, and clear words for bad input."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from app.cli import COMMANDS as DOORS
from app.cli import run
from app.commands.exits import MEANINGS, Exit, exit_of
from app.commands.shop_options import ShopChoice
from app.commands.wording import NOTICES, finding_text, plain, value_text
from app.engine.notices import NOTICE_CODES, Notice
from app.rules.findings import Finding
from tests import ROOT

COMMANDS = (
    *([name] for name, module in DOORS.items() if module.startswith("lookups.")),
    *(["sync"], ["send"], ["history"], ["export"], ["doctor"], ["restore"], ["worker"], ["plan"]),
    *(["plan", verb] for verb in ("new", "show", "check", "apply", "undo", "schema")),
    ["practice"],
    *(["practice", verb] for verb in ("status", "sell", "fault", "clock", "reset")),
)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["sync", "--timeout", "0"], "range"),
        (["sync", "--nonsense"], "No such option"),
        (["sync", "--profile", "nobody"], "no shop 'nobody'"),
        (["--profile", "nobody", "sync"], "no shop 'nobody'"),
        (["sync", "--profile", "../x"], "a name of letters"),
        (["sync", "--profile", "practice", "--base-url", "https://x"], "has no --base-url"),
        (["sync", "--base-url", ""], "an address"),
        (["sync", "--base-url", "nonsense"], "not the address of a marketplace"),
        (["sync", "--base-url", "ftp://host"], "not the address of a marketplace"),
        (["sync", "--base-url", "https://host/x?y"], "not the address of a marketplace"),
        (["sync", "--base-url", "https://user:pass@host"], "not the address of a marketplace"),
        (["sync", "--base-url", "http://host.example"], "only https is safe"),
        (["history", "../x"], "is not an id"),
        (["history", "MX1", "--limit", "0"], "range"),
        (["attention", "--kind", "nothing"], "there is no kind 'nothing'; the kinds are conflict"),
        (["attention", "--limit", "-1"], "range"),
        (["export", "--format", "xls"], "xls"),
        (["export", "--for", "fr"], "fr"),
        (["export", "--where", "price:cheap"], "not a number"),
        (["export", "--where", "(price:<5"], ")"),
        (["plan"], "Usage"),
        (["plan", "nonsense"], "No such command"),
        (["plan", "new", "--set", "price=1", "--out", "x"], "--where"),
        (["plan", "new", "--where", "", "--out", "x"], "--set"),
        (["plan", "new", "--where", "", "--set", "price=1"], "--out"),
        (["plan", "new", "--where", "", "--set", "price", "--out", "x"], "FIELD=VALUE"),
        (["plan", "new", "--where", "", "--set", "price=7%", "--out", "x"], "not an amount"),
        (["plan", "new", "--where", '"a', "--set", "price=1", "--out", "x"], "quotation"),
        (["plan", "show"], "Missing argument"),
        (["plan", "show", "/nonexistent/plan.json"], "does not exist"),
        (["plan", "show", str(ROOT)], "directory"),
        (["plan", "show", __file__], "cannot be read as JSON"),
        (["plan", "check", __file__], "cannot be read as JSON"),
        (["plan", "apply", __file__], "cannot be read as JSON"),
        (["plan", "undo", __file__, "--timeout", "x"], "not a valid"),
        (["restore", "nothing"], "no backup 'nothing'"),
    ],
)
def test_that_bad_input_is_named_on_standard_error_with_exit_code_2(
    arguments: list[str],
    words: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    assert run(arguments) == Exit.USAGE
    captured = capsys.readouterr()
    assert words in captured.err
    assert captured.out == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["export"],
        ["plan", "new", "--where", "", "--set", "price=1", "--out", "x.json"],
    ],
)
def test_that_a_shop_never_synced_is_reported(
    arguments: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run([*arguments, "--workspace", str(tmp_path / "none")]) == Exit.FILES
    assert "vitrina sync" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", COMMANDS, ids=" ".join)
def test_that_every_help_says_what_it_does_and_how_it_ends(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*arguments, "--help"]) == 0
    text = capsys.readouterr().out
    assert "Exit codes:" in text
    assert all(meaning in text for meaning in MEANINGS.values())
    assert all(len(line) <= 100 for line in text.splitlines())
    has_json = arguments not in (["worker"], ["plan"], ["plan", "schema"], ["practice"])
    assert ("--json" in text) is has_json
    needs_shop = arguments not in (["plan", "show"], ["plan", "schema"])
    assert all((option in text) is needs_shop for option in ("--profile NAME", "--workspace DIR"))


def test_that_the_help_of_a_new_plan_teaches_the_two_languages(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run(["plan", "new", "--help"])
    text = capsys.readouterr().out
    for words in ("status:paused,closed", "price:>1000", "price=+7%", "title=s/old/new/"):
        assert words in text


def test_that_the_readme_has_the_table_of_exit_codes() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [f"| {code} | {meaning} |" in text for code, meaning in MEANINGS.items()] == [
        True for _ in Exit
    ]


def test_that_every_notice_has_its_sentence() -> None:
    assert set(NOTICES) >= set(NOTICE_CODES)


@pytest.mark.parametrize(
    ("notice", "code"),
    [
        (Notice("worker_elsewhere"), Exit.IN_USE),
        (Notice("process_given_up", {}, "x is in use by another marketplace"), Exit.IN_USE),
        (Notice("disk_full"), Exit.FILES),
        (Notice("journal_too_new"), Exit.FILES),
        (Notice("unreachable"), Exit.MARKETPLACE),
        (Notice("token_refused"), Exit.MARKETPLACE),
    ],
)
def test_that_a_notice_ends_in_its_exit_code(notice: Notice, code: Exit) -> None:
    assert exit_of(notice) is code


def test_that_the_schema_is_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["plan", "schema"]) == 0
    assert json.loads(capsys.readouterr().out)["title"] == "PlanDocument"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2Jred", "\N{REPLACEMENT CHARACTER}[2Jred"),
        ("a\u202eb", "a\N{REPLACEMENT CHARACTER}b"),
    ],
)
def test_that_nothing_foreign_steers_the_terminal(text: str, shown: str) -> None:
    assert plain(text) == shown
    assert shown in finding_text(Finding.error("title", "x", message=text))
    assert value_text(text) == shown


@pytest.mark.parametrize(
    ("above", "below", "expected"),
    [
        (["--workspace", "/a"], [], "/a"),
        ([], ["--workspace", "/b"], "/b"),
        (["--workspace", "/a"], ["--workspace", "/b"], "/b"),
    ],
)
def test_that_the_shop_may_be_named_before_or_after_the_command(
    above: list[str], below: list[str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[ShopChoice] = []

    def claim(_name: str, choice: ShopChoice) -> None:
        seen.append(choice)
        raise KeyboardInterrupt

    monkeypatch.setattr("app.commands.exporting.claim", claim)
    monkeypatch.setattr("app.commands.plan_new.claim", claim)
    assert run([*above, "export", *below]) == Exit.INTERRUPTED
    words = ["plan", *below, "new", "--where", "", "--set", "price=1", "--out", os.devnull]
    assert run([*above, *words]) == Exit.INTERRUPTED
    assert [choice.workspace for choice in seen] == [Path(expected)] * 2
