"""Own figures on the command line: set, listed, charged, taken from tables and written to them."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from app.commands.exits import Exit
from app.engine.catalog.category_names import category_names
from tests.stands.command_line import fill


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("costs") / "shop"
    fill(folder)
    return folder


class Shop:
    """A shop whose commands run in this process."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.folder, self._capture = folder, capture
        self.err = ""

    def run(self, *words: str) -> tuple[int, str]:
        code = run([*words, "--workspace", str(self.folder)])
        out, self.err = self._capture.readouterr()
        return code, out

    def json(self, *words: str) -> Any:
        code, out = self.run(*words, "--json")
        assert code == Exit.DONE, self.err
        return json.loads(out)


@pytest.fixture
def shop(filled: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shop:
    folder = tmp_path / "shop"
    shutil.copytree(filled, folder)
    return Shop(folder, capsys)


def test_that_figures_are_set_listed_and_taken_back(shop: Shop) -> None:
    made = shop.json("costs", "set", "A-1", "--cost", "120.50", "--tax", "16", "--floor", "150")
    assert made["changed"] is True
    (kept,) = shop.json("costs", "list")["codes"]
    assert (kept["code"], kept["unit_cost"], kept["packaging"]) == ("A-1", 120.5, None)
    assert shop.json("costs", "set", "A-1", "--cost", "120.50")["changed"] is False
    shop.json("costs", "set", "A-1", "--floor", "")
    (kept,) = shop.json("costs", "list")["codes"]
    assert (kept["floor"], kept["unit_cost"]) == (None, 120.5)
    assert shop.run("costs", "remove", "A-1")[0] == Exit.DONE
    assert shop.json("costs", "list")["codes"] == []


def test_that_a_charge_of_ones_own_is_kept_and_taken_back(shop: Shop) -> None:
    shop.json("costs", "charge", "--rate", "11.5", "--fixed", "5", "--type", "gold_pro")
    (kept,) = shop.json("costs", "list")["charges"]
    assert (kept["listing_type_id"], kept["fixed"]) == ("gold_pro", 5)
    shop.json("costs", "charge", "--remove", "--type", "gold_pro")
    assert shop.json("costs", "list")["charges"] == []


def test_that_the_category_of_a_charge_is_meant_by_its_id_or_name(shop: Shop) -> None:
    names = category_names(shop.folder / "catalogue.db")
    once = Counter(path.rpartition(" › ")[2] for path in names.values())
    category_id, path = next(
        (one, path) for one, path in names.items() if once[path.rpartition(" › ")[2]] == 1
    )
    for text in (category_id, category_id.lower(), path.rpartition(" › ")[2].upper()):
        kept = shop.json("costs", "charge", "--rate", "11", "--category", text)["charge"]
        assert kept["category_id"] == category_id, text
    shop.json("costs", "charge", "--remove", "--category", category_id)
    assert shop.json("costs", "list")["charges"] == []


def test_that_a_table_comes_back_as_it_was_written(shop: Shop, tmp_path: Path) -> None:
    shop.json("costs", "set", "A-1", "--cost", "120.50", "--packaging", "3")
    shop.json("costs", "set", "B;2", "--cost", "7", "--tax", "8.25")
    before = shop.json("costs", "list")
    for country in ("plain", "en", "es", "pt_BR"):
        table = tmp_path / f"{country}.csv"
        assert shop.run("costs", "export", "--out", str(table), "--for", country)[0] == Exit.DONE
        assert shop.run("costs", "remove", "A-1")[0] == Exit.DONE
        shop.json("costs", "import", str(table), "--for", country)
        assert shop.json("costs", "list") == before, country


@pytest.mark.parametrize(
    ("words", "trouble"),
    [
        (("set", "A-1"), "at least one figure"),
        (("set", "A-1", "--cost", "a lot"), "a lot"),
        (("set", "A-1", "--tax", "100"), "100"),
        (("set", "", "--cost", "1"), "code"),
        (("set", "A-1", "--cost", "1", "--currency", "pesos"), "pesos"),
        (("charge",), "--rate"),
        (("charge", "--rate", "5", "--type", "silverish"), "did you mean silver?"),
        (("charge", "--rate", "5", "--category", "MX9"), "there is no category 'MX9'"),
        (("import", __file__), "code"),
    ],
)
def test_that_what_cannot_be_read_is_named_and_changes_nothing(
    shop: Shop, words: tuple[str, ...], trouble: str
) -> None:
    code, _ = shop.run("costs", *words)
    assert (code, trouble in shop.err) == (Exit.USAGE, True), shop.err
    assert shop.json("costs", "list") == {"codes": [], "charges": []}
