"""A word that nobody knows is named with the nearest one that is known, in every command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from app.cli import run, vitrina
from app.commands.choices import Choice
from tests import ROOT
from tests.stands.documents.commands import every_command
from tests.stands.new_rows import write_rows
from tests.stands.served_shop import Listings, ServedShop, form_like, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")

WORDS: tuple[tuple[str, str], ...] = (
    ("synk", "sync"),
    ("plan chekc", "check"),
    ("sync --jsn", "--json"),
    ("outbox list --state queud", "queued"),
    ("attention --kind conflct", "conflict"),
    ("export --where stauts:active", "status"),
    ("export --where status:actve", "active"),
    ("edit {item} prise=3", "price"),
    ("edit {item} condition=nwe", "new"),
    ("edit {item} shipping_mode=me9", "me2"),
    ("edit {item} status=pausd", "paused"),
    ("edit {item} available_quantity=3", "stock"),
    ("variation {item} set 1 available_quantity=3", "stock"),
    ("edit {item} attributes.BRND=x", "BRAND"),
    ("edit {shorter} price=3", "{item}"),
    ("title {item} {{BRND}}", "BRAND"),
    ("type {item} gold_por", "gold_pro"),
    ("relist {item} --type gold_por --dry-run", "gold_pro"),
    ("plan new --where stock:0 --set prise=3 --out {out}", "price"),
    ("plan new --where stock:0 --set status=pausd --out {out}", "paused"),
    ("plan new --where stock:0 --set listing_type=gold_por --out {out}", "gold_pro"),
    ("costs charge --rate 3 --type gold_por", "gold_pro"),
    ("practice fault latncy", "latency"),
    ("schedule add {plan} --start 2099-01-01 --zone America/Mexico_Cty", "America/Mexico_City"),
    ("sheet import {sheet} --map preco=price", "precio"),
    ("sheet import {sheet} --map precio=prise", "price"),
    ("sheet list {sheet} --map preco=price", "precio"),
    ("validate {misnamed}", "title"),
    ("create {misnamed}", "title"),
    ("restore lates", "latest"),
    ("outbox decide {row} mne", "mine"),
    ("market funda --category {no_category}", "{category}"),
    ("move {item} {no_category}", "{category}"),
)

OTHER_WAYS: tuple[tuple[str, str], ...] = (
    ("edit {item} listing_type=gold_pro", "vitrina type ID TYPE"),
    ("edit {item} description=Otra", "vitrina describe ID FILE"),
    ("edit {item} pictures=1.jpg", "vitrina picture ID"),
    ("edit {item} variations=2", "vitrina variation ID"),
    ("edit {item} category_id={no_category}", "vitrina move ID CATEGORY"),
    ("edit {item} status=deleted", "vitrina status ID deleted"),
    ("move {item} {category} listing_type=gold_pro", "vitrina type ID TYPE"),
    ("duplicate {item} status=paused --dry-run", "vitrina status ID"),
    ("plan new --where stock:0 --set condition=new --out {out}", "vitrina edit ID condition=VALUE"),
    ("plan new --where stock:0 --set category_id=MX1 --out {out}", "vitrina move ID CATEGORY"),
)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("words"), listings=40) as found:
        yield found


@pytest.fixture(scope="module")
def places(shop: ServedShop, tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    folder, listings = tmp_path_factory.mktemp("files"), Listings(shop)
    item = listings.take(plain)
    form = form_like(item)
    form["tilte"] = form.pop("title")
    (folder / "form.json").write_text(json.dumps(form), encoding="utf-8")
    words = ("--where", f"id:{item['id']}", "--set", "sku=NEAR", "--out", folder / "plan.json")
    assert shop.run("plan", "new", *words).code == 0
    edited = shop.run("edit", listings.take(plain)["id"], "sku=NEAR-1", "--json").json
    return {
        "item": item["id"],
        "shorter": item["id"][:-1],
        "category": item["category_id"],
        "no_category": f"{item['category_id'][:-1]}",
        "out": folder / "out.json",
        "plan": folder / "plan.json",
        "misnamed": folder / "form.json",
        "sheet": write_rows(folder / "sheet.csv", [{"id": item["id"], "precio": "77"}]),
        "row": edited["row"]["number"],
    }


@pytest.mark.parametrize(("line", "near"), WORDS)
def test_that_the_nearest_word_is_named_and_nothing_is_done(
    line: str, near: str, shop: ServedShop, places: dict[str, object]
) -> None:
    answer = shop.run(*(word.format(**places) for word in line.split(" ")))
    assert (answer.code, answer.out) == (2, ""), answer
    said = answer.err.casefold().partition("did you mean")[2]
    assert near.format(**places).casefold()[:-1] in said, answer.err
    assert not Path(str(places["out"])).exists()


@pytest.mark.parametrize(("line", "command"), OTHER_WAYS, ids=[line for line, _ in OTHER_WAYS])
def test_that_the_command_is_named_that_changes_a_field_and_nothing_is_done(
    line: str, command: str, shop: ServedShop, places: dict[str, object]
) -> None:
    answer = shop.run(*(word.format(**places) for word in line.split(" ")))
    assert (answer.code, answer.out) == (2, ""), answer
    assert f"'{command}" in answer.err
    # It is one.
    assert run([*command.partition(" ID")[0].split()[1:], "--help"]) == 0
    assert not Path(str(places["out"])).exists()


def choices() -> Iterator[tuple[str, click.Parameter]]:
    commands = [("", vitrina), *every_command(vitrina)]
    return ((name, one) for name, command in commands for one in command.params)


def test_that_every_choice_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    found = 0
    for name, parameter in choices():
        if not isinstance(parameter.type, click.Choice):
            continue
        assert isinstance(parameter.type, Choice), (name, parameter.name)
        found += 1
        word = max(parameter.type.choices, key=len)
        flags = [] if isinstance(parameter, click.Argument) else [parameter.opts[0]]
        before = ["X1"] if parameter.name in ("act", "wanted") else []
        assert run([*name.split(), *before, *flags, f"{word}x"]) == 2
        assert f"did you mean {word}?" in capsys.readouterr().err, (name, parameter.name)
    assert found > 8


def test_that_a_list_of_known_words_has_each_once(
    shop: ServedShop, places: dict[str, object]
) -> None:
    for line in ("edit {item} nothing=3", "plan new --where stock:0 --set nothing=3 --out {out}"):
        answer = shop.run(*line.format(**places).split())
        known = answer.err.partition("known are ")[2].strip().split(", ")
        assert len(known) > 10
        assert len(set(known)) == len(known)
        assert not [word for word in known if word.endswith(".")]
    answer = shop.run("variation", places["item"], "set", "1", "nothing=3")
    assert answer.err.strip().endswith("price, stock, sku")
    answer = shop.run("variation", places["item"], "set", "1", "stok=3")
    assert "did you mean 'stock'?" in answer.err


def test_that_choices_have_one_home() -> None:
    for path in (ROOT / "app").rglob("*.py"):
        if path.name != "choices.py":
            assert "click.Choice" not in path.read_text(encoding="utf-8"), path
