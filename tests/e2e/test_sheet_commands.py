"""Sheets on the command line: written, filled in, read back as a plan; new rows listed once."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from python_calamine import CalamineWorkbook

from tests.stands.new_rows import new_rows, write_rows
from tests.stands.served_shop import Listings, ServedShop, form_like, lost, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("sheets")) as found:
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


def test_that_a_sheet_is_written_filled_in_and_applied_as_a_plan(
    shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    book, sheet, plan = tmp_path / "x.xlsx", tmp_path / "x.csv", tmp_path / "plan.json"
    assert shop.run("export", "--out", book).code == 0
    assert len(CalamineWorkbook.from_path(book).sheet_names) > 5
    answer = shop.run("sheet", "import", book, "--out", plan, "--json")
    assert (answer.code, answer.json["planned"], answer.json["refused"]) == (0, 0, [])
    item = listings.take(plain)
    rows = [{"id": item["id"], "precio": "77,50"}, {"id": "MX9", "precio": "5"}]
    answer = shop.run("sheet", "import", write_rows(sheet, rows), "--out", plan)
    assert answer.code == 1
    assert "row 3, MX9: this listing is not in the shop" in answer.out
    assert shop.run("plan", "apply", plan, "--accept", "1").code == 0
    assert shop.item(item["id"])["price"] == 77.5
    rows = [{"Nummer": item["seller_custom_field"], "precio": "1.234"}]
    answer = shop.run("sheet", "import", write_rows(sheet, rows))
    assert answer.code == 2
    answer = shop.run("sheet", "import", sheet, "--map", "Nummer=sku")
    assert "1.234 may mean two numbers" in answer.out
    # What a column is was remembered; what was given for a sheet that cannot be read is not.
    assert shop.run("sheet", "import", tmp_path / "none.csv", "--map", "Nummer=title").code == 4
    assert shop.run("sheet", "import", sheet, "--map", "Nummr=title").code == 2
    answer = shop.run("sheet", "import", sheet, "--decimal", "precio=,", "--json")
    assert (answer.code, answer.json["planned"], answer.json["questions"]) == (0, 1, [])
    assert shop.run("export", "--format", "xlsx").code == 2
    assert shop.run("export", "--sheet", "--format", "json").code == 2


def test_that_new_rows_are_listed_once_with_the_pictures_of_their_codes(
    shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    rows = new_rows(form_like(listings.first(plain)), ["NV-1", "NV-2"])
    rows += new_rows(form_like(listings.first(plain)), ["NV-3"], "cheap")
    rows += [{"Own code": "NV-4", "Title": "Sin categoría"}]
    sheet, folder = write_rows(tmp_path / "new.csv", rows), tmp_path / "pictures"
    folder.mkdir()
    for name in ("NV-1-2", "NV-1", "other"):
        picture = Image.effect_noise((600, 600 + len(name)), 90).convert("RGB")
        picture.save(folder / f"{name}.jpg")
    words = ("sheet", "list", sheet, "--pictures", folder, "--json")
    answer = shop.run(*words, "--dry-run")
    assert (answer.json["listable"], answer.json["listed"]) == (2, 0)
    before = shop.ids()
    answer = shop.run(*words)
    assert [(row["row"], row["code"]) for row in answer.json["refused"]] == [
        (4, "cell.unreadable"),
        (5, "row.no_category"),
    ]
    assert (answer.code, answer.json["listed"]) == (1, 2), answer.out
    assert answer.json["pictures_left"] == ["other.jpg"]
    new = set(shop.ids()) - set(before)
    assert {row["id"] for row in answer.json["rows"]} == new
    made = [shop.item(one) for one in new]
    assert sorted(one["seller_custom_field"] for one in made) == ["NV-1", "NV-2"]
    (first,) = (one for one in made if one["seller_custom_field"] == "NV-1")
    # The cover, the second one, and the address in the cell.
    assert [one["max_size"] for one in first["pictures"]][:2] == ["600x604", "600x606"]
    again = shop.run(*words)
    assert again.json["listed"] == 0
    assert Counter(row["code"] for row in again.json["refused"])["row.code_known"] == 2
    assert len(shop.ids()) == len(before) + 2


def test_that_a_row_without_an_answer_is_not_listed_again(
    shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    sheet = write_rows(tmp_path / "new.csv", new_rows(form_like(listings.first(plain)), ["LOST-1"]))
    words, before = ("sheet", "list", sheet, "--timeout", "2", "--json"), shop.ids()
    with shop.faults(lost("POST /items")):
        first, second = shop.run_until_asked("POST /items", *words), shop.run(*words)
        assert shop.calls("POST /items") == 1
    assert (first.code, second.code) == (6, 6)
    assert len(shop.ids()) == len(before) + 1


@pytest.mark.prove
@pytest.mark.parametrize(
    "count",
    [
        pytest.param(150, marks=pytest.mark.timeout(600)),
        pytest.param(5_000, marks=[pytest.mark.full, pytest.mark.timeout(7_200)]),
    ],
)
def test_sheet_rows_are_listed_once_though_answers_are_lost_and_runs_are_killed(
    shop: ServedShop, listings: Listings, tmp_path: Path, count: int
) -> None:
    draw = random.Random(count)
    wrong = range(0, count, count // 6)
    codes = [f"PR{count}-{at:04d}" for at in range(count)]
    rows = new_rows(form_like(listings.first(plain)), codes)
    for at in wrong:
        rows[at]["Price"] = "cheap"
    sheet, folder = write_rows(tmp_path / "new.csv", rows), tmp_path / "pictures"
    folder.mkdir()
    for code in codes[::6]:
        Image.effect_noise((520, 520), 60).convert("RGB").save(folder / f"{code}-front.jpg")
    words = ("sheet", "list", str(sheet), "--pictures", str(folder))
    cut = [{**lost(route), "rate": 0.15} for route in ("POST /items", "POST /pictures")]
    before = set(shop.all_ids())
    began, kills = time.monotonic(), 0
    with shop.faults(*cut):
        for _ in range(5):
            process = shop.started(*words)
            deadline = time.monotonic() + draw.uniform(0.01, 0.03) * max(count, 150)
            while time.monotonic() < deadline and process.poll() is None:
                time.sleep(0.05)
            kills += process.poll() is None
            process.kill()
            process.communicate()
        shop.run(*words, "--timeout", str(8 + count // 3), "--json")
        hits = shop.hits()
    answer = shop.run(*words, "--timeout", str(2 + count // 100), "--json")
    made = Counter(item["seller_custom_field"] for item in shop.bodies({*shop.all_ids()} - before))
    good = {row["Own code"] for row in rows if row["Price"] != "cheap"}
    assert made == dict.fromkeys(good, 1)
    refused = {row["row"]: row["code"] for row in answer.json["refused"]}
    assert {at for at, code in refused.items() if code == "cell.unreadable"} == {
        at + 2 for at in wrong
    }
    # The others are there, and nobody knows it yet: they are looked for, and not made again.
    waiting = sum(row["outcome"] != "done" for row in answer.json["rows"])
    assert Counter(refused.values())["row.code_known"] + waiting == len(good)
    figures = {"kills": kills, "answers lost": hits, "listed": sum(made.values())}
    print(json.dumps({**figures, "waiting": waiting, "seconds": time.monotonic() - began}))
