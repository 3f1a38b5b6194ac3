"""What the command line answers: help worth reading, and clear words for bad input."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli import run
from app.commands.texts.problems import problem_text
from app.settings import Profile, Settings
from app.shops import ShopUnknown, TokenUnusable, claim_shop, locate_shop, take_token


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--nonsense"], "No such option"),
        (["serve", "--nonsense"], "No such option"),
        (["nonsense"], "No such command"),
        (["serve", "--port", "x"], "not a valid integer"),
        (["serve", "--port", "70000"], "65535"),
        (["serve", "--listings", "-1"], "range"),
        (["tour"], "--out"),
        (["tour", "--out", "no-folder-here", "--size", "10x10"], "1000x700"),
        (["tour", "--out", "no-folder-here", "--size", "big"], "1440x900"),
        (["tour", "--out", "no-folder-here", "--theme", "pink"], "pink"),
        (["tour", "--out", "no-folder-here", "--language", "xx"], "xx"),
        (["tour", "--out", "no-folder-here", "--workspace", "/tmp/y"], "No such option"),
        (["--workspace", "/tmp/y", "tour", "--out", "no-folder-here"], "never touches a shop"),
        (["--base-url", "https://x", "serve"], "never touches a shop"),
        (["--profile", "../x"], "a name of letters"),
        (["worker", "--profile", "nobody"], "no shop 'nobody'"),
        (
            ["plan", "new", "--where", "mesa", "--set", "price=2.990", "--out", "x.json"],
            "'2.990' can be read as 2990 or 2.99;",
        ),
        (
            ["plan", "new", "--where", "price:<2.990", "--set", "stock=1", "--out", "x.json"],
            "'2.990' can be read as 2990 or 2.99;",
        ),
    ],
)
def test_that_bad_arguments_are_named_on_standard_error_with_exit_code_2(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    captured = capsys.readouterr()
    assert words in captured.err
    assert captured.out == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--help"], ["serve", "tour", "worker", "--profile", "--base-url", "--workspace"]),
        (["serve", "--help"], ["--port", "--store", "--seed", "--listings", "--json"]),
        (["tour", "--help"], ["--out", "--theme", "--language", "never touches a shop"]),
        (["worker", "--help"], ["standard input", "JSON", "--workspace"]),
        (["--version"], ["vitrina"]),
    ],
)
def test_that_help_names_what_there_is(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 0
    text = " ".join(capsys.readouterr().out.split())
    assert [word for word in words if word not in text] == []


def test_that_help_is_reported_without_what_only_the_work_needs() -> None:
    heavy = "asyncio difflib httpx msgspec pydantic PySide6 sqlite3 starlette"
    script = (
        "import sys; from app.cli import run; run(['--help']); "
        f"print(sorted(set({heavy.split()!r}) & set(sys.modules)), file=sys.stderr)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert ended.stderr == "[]\n"


def test_that_what_is_local_is_shown_without_a_session(tmp_path: Path) -> None:
    script = (
        f"import sys; from app.cli import run; run(['export', '--workspace', {str(tmp_path)!r}]); "
        "print('app.engine.session' in sys.modules, 'httpx' in sys.modules)"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert ended.stdout == "False False\n"


def test_that_the_practice_shop_is_opened_unless_told_otherwise() -> None:
    shop = locate_shop(None, None, None, Settings())
    assert (shop.profile, shop.base_url) == ("practice", "")


@pytest.mark.parametrize(
    ("profile", "base_url", "expected"),
    [
        ("mine", None, ("mine", "https://known.example")),
        ("mine", "https://other.example", ("mine", "https://other.example")),
        (
            None,
            "https://host.example:8443/x",
            ("host.example-8443-x_", "https://host.example:8443/x"),
        ),
        (None, "http://[::1]:80", ("1_", "http://[::1]:80")),
    ],
)
def test_that_a_shop_is_found_by_its_name_or_its_address(
    profile: str | None, base_url: str | None, expected: tuple[str, str]
) -> None:
    settings = Settings(profiles=(Profile("mine", "https://known.example"),))
    shop = locate_shop(profile, base_url, None, settings)
    # What is no plain host has a checksum behind its name.
    readable = re.sub("_[0-9a-f]{16}$", "_", shop.profile)
    assert (readable, shop.base_url) == expected


@pytest.mark.parametrize(
    ("profile", "base_url"), [("nobody", None), ("practice", "https://host.example")]
)
def test_that_a_shop_nobody_knows_is_refused(profile: str, base_url: str | None) -> None:
    with pytest.raises(ShopUnknown, match=profile):
        locate_shop(profile, base_url, None, Settings())


def test_that_a_workspace_of_ones_own_has_a_marketplace_of_its_own(tmp_path: Path) -> None:
    shop = locate_shop(None, None, tmp_path, Settings())
    assert shop.workspace == tmp_path
    assert shop.store.parent == tmp_path


def test_that_the_token_is_taken_out_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VITRINA_TOKEN", "APP-1-00000000000000000000000000000000")
    assert take_token() == "APP-1-00000000000000000000000000000000"
    assert "VITRINA_TOKEN" not in os.environ
    assert take_token() is None


@pytest.mark.parametrize("secret", ["secret7", "with a blank", "tokén-123"])
def test_that_a_text_that_can_be_no_token_is_refused_and_not_quoted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, secret: str
) -> None:
    monkeypatch.setenv("VITRINA_TOKEN", secret)
    with pytest.raises(TokenUnusable) as caught:
        claim_shop(None, "http://127.0.0.1:9", tmp_path, on_notice=lambda _notice: None)
    assert secret not in str(caught.value)
    assert "VITRINA_TOKEN is not a token" in problem_text(caught.value)


def test_that_a_port_that_is_taken_is_reported(tmp_path: Path) -> None:
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        held.listen()
        number = str(held.getsockname()[1])
        command = ["serve", "--listings", "5", "--port", number, "--store", str(tmp_path / "s")]
        answer = subprocess.run(
            [sys.executable, "-m", "app", *command],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert answer.returncode == 1
    assert number in answer.stderr
    assert "Traceback" not in answer.stderr
