"""Code of the program that nothing in the program uses: it goes, or has a reason to stand here."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT

pytestmark = pytest.mark.source

REASONS = {
    # The client speaks every endpoint of the specification, whether the console asks it or not.
    "app/client/resources/": "",
    # For programs, as the README shows it; the examples in it run.
    "app/api/": "",
    # The list of what there is, which every sentence is held against.
    "app/rules/codes.py": "CODES",
    # For the extractor of texts.
    "app/ui/look/key_caps.py": "CONTROL_KEY",
    # Printed with all the others of a restore.
    "app/workspace/journal/backups.py": "own_charges",
    # Printed with all the others by its place.
    "app/service/stores/users.py": "access_token",
    # Whom to look at, or to kill, from outside.
    "app/engine/session.py": "child_ids",
    # The only way to a browser; no view has an address to open yet, and a rule forbids all others.
    "app/ui/look/text.py": "open_web",
}
LINE = re.compile(r"(?P<path>\S+):\d+: unused \w+ '(?P<name>\w+)'")


def unused(folder: Path) -> set[tuple[str, str]]:
    """Return path and name of everything that nothing in ``app`` of ``folder`` uses."""
    command = [sys.executable, "-m", "vulture", "--config", str(ROOT / "pyproject.toml"), "app"]
    answer = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert not answer.stderr
    return {
        (found["path"].replace("\\", "/"), found["name"])
        for found in map(LINE.match, answer.stdout.splitlines())
        if found is not None
    }


def has_reason(path: str, name: str) -> bool:
    return any(
        path.startswith(place) and (not names or name in names.split())
        for place, names in REASONS.items()
    )


@pytest.fixture(scope="module")
def found() -> set[tuple[str, str]]:
    return unused(ROOT)


def test_that_the_program_uses_all_it_has(found):
    left = sorted(f"{path}: {name}" for path, name in found if not has_reason(path, name))
    assert not left, "only tests use these:\n" + "\n".join(left)


def test_that_every_reason_is_needed(found):
    for place, names in REASONS.items():
        here = {name for path, name in found if path.startswith(place)}
        assert here >= set(names.split()), place
        assert here


def test_that_what_only_tests_call_is_found(tmp_path):
    (tmp_path / "app").mkdir()
    (tmp_path / "tests").mkdir()
    source = "def used() -> int:\n    return 1\n\n\ndef planted() -> int:\n    return used()\n"
    (tmp_path / "app" / "a.py").write_text(source)
    (tmp_path / "tests" / "test_a.py").write_text("from app.a import planted\n\nplanted()\n")
    assert unused(tmp_path) == {("app/a.py", "planted")}
