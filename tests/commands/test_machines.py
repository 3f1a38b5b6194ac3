"""That a machine is given the same in every language: one JSON document with English codes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from app.workspace.catalog.catalog_reader import CATALOG_FILE
from tests.stands.message_files import TRANSLATED, command_texts
from tests.stands.sample import fill_catalog

MOVES = re.compile(r"\d{4}-\d\d-\d\dT[0-9:.]+Z|(?<=\"free_mb\":)[0-9]+")


@pytest.fixture(scope="module", autouse=True)
def catalogues() -> None:
    """Have the catalogs as they are made of the translation files now."""
    command_texts().main("compile", *TRANSLATED)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("shop")
    fill_catalog(folder / CATALOG_FILE, 20)
    return folder


def reported(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    code = run(words)
    out = MOVES.sub("0", capsys.readouterr().out)
    return code, json.loads(out)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(
    "words",
    [
        ["outbox", "list"],
        ["history"],
        ["history", "MX1"],
        ["export"],
        ["doctor"],
        ["restore"],
    ],
    ids=" ".join,
)
def test_that_json_is_the_same_in_every_language(
    words: list[str],
    language: str,
    shop: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = [*words, "--workspace", str(shop)]
    english = reported([*words, "--json"], capsys)
    assert reported(["--language", language, *words, "--json"], capsys) == english
    assert run(["--language", language, *words]) == english[0]
    assert capsys.readouterr().out
