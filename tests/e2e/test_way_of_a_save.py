"""How many functions a price goes through, from the field to the row that shows it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys

import pytest

from tests import ROOT
from tests.e2e.way_of_a_save import BORDERS

MOST_FUNCTIONS = 30
"""Fewer is better: what only passes the price on is one more place to look for it."""


@pytest.fixture(scope="module")
def way(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str]]:
    folder = tmp_path_factory.mktemp("way")
    answer = subprocess.run(
        [sys.executable, "-m", "tests.e2e.way_of_a_save", str(folder)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    found: dict[str, list[str]] = json.loads(answer.stdout)
    return found


def listed(way: dict[str, list[str]]) -> str:
    return "\n".join("\n    ".join((border, *way[border])) for border in BORDERS if border in way)


def test_that_a_price_crosses_every_border(way: dict[str, list[str]]) -> None:
    assert list(way) == list(BORDERS), listed(way)


def test_that_a_price_goes_through_few_functions(way: dict[str, list[str]]) -> None:
    functions = {name for names in way.values() for name in names}
    assert len(functions) <= MOST_FUNCTIONS, f"{len(functions)} functions\n{listed(way)}"


def drawn() -> set[str]:
    """The modules of the way as ARCHITECTURE.md draws it."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    drawing = text.split("in the order in which the test records them", 1)[1].split("```")[1]
    return set(re.findall(r"\w+(?:/\w+)+", drawing))


def test_that_the_way_is_drawn_as_it_is(way: dict[str, list[str]]) -> None:
    modules = {name.split(":")[0].replace(".", "/") for names in way.values() for name in names}
    assert drawn() == modules, listed(way)


def test_that_the_drawing_is_reported_with_its_numbers() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert f"{MOST_FUNCTIONS} in {len(drawn())} files" in text
