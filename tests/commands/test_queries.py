"""Which listings `plan new` and `export` mean: the query, its mistakes, and lists of ids."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jsonschema_rs
import pytest
from click.shell_completion import ShellComplete

from app.cli import run, vitrina
from app.commands import listing_selection
from app.engine.plans.plan_file import read_plan
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.facets_file import FACETS_FILE
from tests.stands.attribute_shop import fill

COUNT = 12
PLANNED = {
    "type": "object",
    "additionalProperties": False,
    "required": [
        *("file", "mark", "plan_id", "found", "planned", "skipped", "at_floor", "unknown"),
    ],
    "properties": {
        "file": {"type": "string"},
        "mark": {"type": "string", "pattern": "^[0-9a-f]{20}$"},
        "plan_id": {"type": "string"},
        "found": {"type": "integer"},
        "planned": {"type": "integer"},
        "skipped": {"type": "object"},
        "at_floor": {"type": "array", "items": {"type": "string"}},
        "unknown": {"type": "array", "items": {"type": "string"}},
    },
}
EXPORTED = {
    "type": "object",
    "additionalProperties": False,
    "required": ["file", "format", "listings", "unknown"],
    "properties": {
        "file": {"type": "string"},
        "format": {"enum": ["csv", "json", "jsonl", "xlsx"]},
        "listings": {"type": "integer"},
        "unknown": {"type": "array", "items": {"type": "string"}},
    },
}


class Shop:
    """A workspace with a catalog, and the program run in this process."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capsys = capsys
        self.listings = fill(folder / "catalogue.db", COUNT)
        writer = CatalogWriter(folder / "catalogue.db")
        for name, value in (("user_id", "77"), ("site_id", "MX"), ("practice", "yes")):
            writer.put_fact(name, value)
        writer.close()

    def run(self, *words: object) -> tuple[int, str, str]:
        """Exit code, output and trouble of a command."""
        code = run([*map(str, words), "--workspace", str(self.folder)])
        return code, *self._capsys.readouterr()

    def exported(self, *words: object) -> list[str]:
        """The ids that an export has."""
        _, out, _ = self.run("export", *words)
        return [line.split(",")[0] for line in out.splitlines()[1:]]

    def plan(self, *words: object) -> tuple[int, str, str]:
        """What ``plan new`` answers."""
        return self.run("plan", "new", "--set", "sku=A", "--out", self.folder / "p.json", *words)

    def ids(self, text: str | bytes) -> Path:
        """A file with this text."""
        path = self.folder / "ids.csv"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path


@pytest.fixture
def shop(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shop:
    return Shop(tmp_path, capsys)


def test_that_attributes_and_categories_are_meant_by_name(shop: Shop) -> None:
    def brand(body: dict[str, Any]) -> list[str]:
        return [a["value_name"] for a in body["attributes"] if a["id"] == "BRAND"]

    nike = [row.id for row, body in shop.listings if brand(body) == ["Nike"]]
    tables = [row.id for row, _ in shop.listings if row.category_id == "MX1"]
    assert not (shop.folder / FACETS_FILE).exists()
    assert shop.exported("--where", "category:mesas") == tables
    assert not (shop.folder / FACETS_FILE).exists(), "no attribute was asked for"
    assert shop.exported("--where", "marca:nike") == nike
    assert (shop.folder / FACETS_FILE).exists()
    assert shop.exported("--where", "marca:nike OR category:mesas") == sorted({*nike, *tables})
    assert shop.plan("--where", "marca:nike -category:mesas")[0] == 0
    planned = [entry.item_id for entry in read_plan(shop.folder / "p.json").listings]
    assert planned == [one for one in nike if one not in tables]


def test_that_a_mistake_is_shown_with_a_mark_and_nothing_is_done(shop: Shop) -> None:
    for command in (shop.plan, lambda *words: shop.run("export", *words)):
        code, out, err = command("--where", "mesa (marcas:nike")
        assert (code, out) == (2, "")
        assert err.splitlines()[-4:] == [
            "Error: Invalid value for --where: a bracket is not closed",
            "  mesa (marcas:nike",
            "                   ^",
            "  expected here: )",
        ]
        code, out, err = command("--where", "mesa marcas:nike")
        assert (code, out) == (2, "")
        assert "there is no condition 'marcas'; did you mean 'Marca'?" in err
        assert err.splitlines()[-2:] == ["  mesa marcas:nike", "       ^^^^^^"]
    assert not (shop.folder / "p.json").exists()


def test_that_a_list_is_taken_and_what_is_unknown_is_named(shop: Shop) -> None:
    first, second = (row.id for row, _ in shop.listings[:2])
    listed = shop.ids(f"\ufeffid;titulo\r\n{first};x\r\n\r\nNADA-1;y\r\n{second};z\r\n{first}\r\n")
    code, out, err = shop.plan("--ids", listed, "--json")
    assert code == 1
    told = json.loads(out)
    jsonschema_rs.validate(PLANNED, told)
    assert (told["found"], told["planned"], told["unknown"]) == (2, 2, ["NADA-1"])
    assert err.splitlines()[-2:] == [
        f"vitrina plan new: 1 in {listed} is not a listing of this shop:",
        "  NADA-1",
    ]
    plan = read_plan(shop.folder / "p.json")
    assert [entry.item_id for entry in plan.listings] == [first, second]
    assert plan.where == "--ids ids.csv"
    code, out, _ = shop.run("export", "--ids", listed, "--out", shop.folder / "o.csv", "--json")
    jsonschema_rs.validate(EXPORTED, json.loads(out))
    assert (code, json.loads(out)["listings"]) == (1, 2)
    assert shop.exported("--ids", shop.ids(f"{first}\n{second}"), "--where", f"-id:{first}") == [
        second
    ]


def test_that_an_export_is_a_list(shop: Shop) -> None:
    _, out, _ = shop.run("export", "--where", "category:mesas")
    wanted = [row.id for row, _ in shop.listings if row.category_id == "MX1"]
    assert shop.exported("--ids", shop.ids(out)) == wanted


def test_that_standard_input_is_taken(shop: Shop, monkeypatch: pytest.MonkeyPatch) -> None:
    (row, _), *_ = shop.listings
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(row.id.encode())))
    assert shop.exported("--ids", "-") == [row.id]


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda shop: shop.ids(b""), "it contains no ids"),
        (lambda shop: shop.ids(b"\xff\xfa"), "not UTF-8"),
        (lambda shop: shop.folder / "none.csv", "it does not exist"),
    ],
    ids=["empty", "bytes", "not there"],
)
def test_that_what_is_no_list_is_refused(
    make: Callable[[Shop], Path], told: str, shop: Shop
) -> None:
    code, out, err = shop.plan("--ids", make(shop))
    assert (code, out) == (2, "")
    assert told in err
    assert not (shop.folder / "p.json").exists()


def test_that_neither_query_nor_list_is_a_mistake(shop: Shop) -> None:
    code, _, err = shop.plan()
    assert code == 2
    assert "--where or --ids" in err


def test_that_nothing_of_a_list_reaches_the_terminal_as_it_is(shop: Shop) -> None:
    _, _, err = shop.plan("--ids", shop.ids("\x1b[31mX\u202e\n"))
    assert "\x1b" not in err
    assert "\u202e" not in err


def test_that_making_the_attributes_is_reported(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing_selection, "_WORTH_REPORTING", COUNT)
    _, out, err = shop.run("export", "--where", "marca:nike")
    assert f"reading the attributes of {COUNT} listings" in err
    assert "attributes of" not in out
    assert shop.run("export", "--where", "marca:nike")[2] == "", "they are there now"


def test_that_the_shell_completes_a_query(shop: Shop) -> None:
    completing = ShellComplete(vitrina, {}, "vitrina", "_VITRINA_COMPLETE")
    words = ["export", "--workspace", str(shop.folder), "--where"]
    found = completing.get_completions(words, "status:active marc")
    assert [item.value for item in found] == ["status:active Marca:"]
