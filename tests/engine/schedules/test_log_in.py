"""The start of the agent at log-in."""

from __future__ import annotations

import plistlib
from pathlib import Path

import pytest

from app.engine.schedules.log_in import LogInStart

COMMAND = ["/opt/a b/vitrina", "--profile", 'it"s $x % \\', "agent"]


@pytest.mark.parametrize("system", ["linux", "darwin"])
def test_that_it_is_turned_on_and_off(tmp_path: Path, system: str) -> None:
    start = LogInStart("https://shop example/1", tmp_path, system=system)
    assert not start.is_on
    start.turn_off()
    for _ in range(2):
        start.turn_on(COMMAND)
        assert start.is_on
    # A shop's name makes no folder of its own.
    assert Path(start.place).name.startswith("vitrina-agent-https---shop-example-1.")
    start.turn_off()
    assert not start.is_on


def test_that_a_desktop_entry_has_every_word_as_it_is(tmp_path: Path) -> None:
    start = LogInStart("practice", tmp_path, system="linux")
    start.turn_on(COMMAND)
    lines = Path(start.place).read_text(encoding="utf-8").splitlines()
    assert lines[0] == "[Desktop Entry]"
    entry = dict(line.split("=", 1) for line in lines[1:])
    assert entry["Type"] == "Application"
    # As the file says it: once for the string, once for the word.
    assert entry["Exec"] == ('"/opt/a b/vitrina" "--profile" "it\\\\"s \\\\$x %% \\\\\\\\" "agent"')


def test_that_a_property_list_has_every_word_as_it_is(tmp_path: Path) -> None:
    start = LogInStart("practice", tmp_path, system="darwin")
    start.turn_on(COMMAND)
    entry = plistlib.loads(Path(start.place).read_bytes())
    assert (entry["ProgramArguments"], entry["RunAtLoad"]) == (COMMAND, True)


@pytest.mark.parametrize(
    ("system", "length", "fits"),
    [("win32", 260, True), ("win32", 261, False), ("darwin", 4_000, True), ("linux", 4_000, True)],
)
def test_that_a_command_line_that_windows_would_cut_off_is_known(
    tmp_path: Path, system: str, length: int, fits: bool
) -> None:
    start = LogInStart("practice", tmp_path, system=system)
    # A word with a blank in it stands in quotes there, which count.
    command = ["a b", "x" * (length - len('"a b" '))]
    assert start.has_room(command) is fits


def test_that_the_label_of_a_property_list_is_the_name_of_its_file(tmp_path: Path) -> None:
    start = LogInStart("https://shop example/1", tmp_path, system="darwin")
    start.turn_on(COMMAND)
    file = Path(start.place)
    assert file.parent == tmp_path / "Library" / "LaunchAgents"
    assert plistlib.loads(file.read_bytes())["Label"] == file.name.removesuffix(".plist")
