"""Every number that a command writes for a person is written as the window writes it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.commands.language import LANGUAGES
from tests.stands.documents.commands import DOCUMENTS
from tests.stands.every_command import COMMANDS, WITHOUT_A_SHOP, Lines
from tests.stands.served_shop import Listings, ServedShop, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")

# How a number is written on the Mexican site, by the language of the one who reads.
SHAPES = {
    **dict.fromkeys(("en", "es"), re.compile(r"[0-9]{1,3}(,[0-9]{3})*(\.[0-9]+)?")),
    "pt_BR": re.compile(r"[0-9]{1,3}(\.[0-9]{3})*(,[0-9]+)?"),
}
NUMBER = re.compile(r"(?<![\w.,/'“-])[0-9](?:[0-9.,\u00a0]*[0-9])?(?![\w/'”-])")
MOMENT = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9:.]+Z| [0-9:]{5})?|[0-9]{2}/[0-9]{2}/[0-9]{4} [0-9:]+"
)
# What may stand within a number that the command has written.
SMALL = re.compile(r"[0-9.,]*|.")
# Of orders, variations and users; the host of the marketplace.
NAME = re.compile(r"[0-9]{9,}|127[.]0[.]0[.]1[-:]\S*")
# What is printed for machines: a file, and the schema of one.
AS_IT_IS = {"export", "plan schema"}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    """A shop with thousands and with cents, and much that was sent and sold."""
    with serve_shop(tmp_path_factory.mktemp("numbers"), listings=60) as found:
        for place, item in enumerate(one for one in found.items() if plain(one)):
            found.put(item["id"], price=1234.5 + place, available_quantity=2345 + place)
        found.put(found.ids()[0], status="paused")
        assert found.run("sync").code == 0
        yield found


@pytest.fixture(scope="module")
def lines(shop: ServedShop, tmp_path_factory: pytest.TempPathFactory) -> Lines:
    return Lines(shop, Listings(shop), tmp_path_factory.mktemp("files"))


def texts_in(value: Any) -> Iterator[str]:
    """Yield what was written by others, and ids: the texts of a document."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from texts_in(part)
            if isinstance(part, int) and name in ("number", "user_id"):
                yield str(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part)


def numbers_of(text: str, known: set[str]) -> list[str]:
    """Return the numbers in a text, without those of moments and of what others wrote."""
    text = NAME.sub(" ", MOMENT.sub(" ", text))
    for one in sorted(known, key=len, reverse=True):
        for part in (one, one[:59], one[:39]):
            if not SMALL.fullmatch(part) and part in text:
                text = text.replace(part, " ")
    return NUMBER.findall(text)


@pytest.mark.parametrize(
    ("language", "price"), [("en", "$1,"), ("es", "$1,"), ("pt_BR", "$\xa01.")]
)
def test_that_a_plan_is_shown_as_its_site_writes_numbers(
    language: str, price: str, shop: ServedShop, tmp_path: Path
) -> None:
    """No shop is named, and none is read."""
    plan = tmp_path / "plan.json"
    words = ("--where", "price:1234..1999", "--set", "price=+100", "--out", plan)
    assert shop.run("plan", "new", *words).code == 0
    shown = shop.run_bare("--language", language, "plan", "show", plan).out
    assert shown.count(price) > 10
    assert "MXN" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_every_command_writes_numbers_as_the_window_does(
    language: str, shop: ServedShop, lines: Lines
) -> None:
    odd: list[str] = []
    seen: set[str] = set()
    everyone = {text for item in shop.items() for text in texts_in(item)}
    for name in COMMANDS.keys() - AS_IT_IS:
        run = shop.run_bare if COMMANDS[name][:2] in WITHOUT_A_SHOP else shop.run
        known = everyone | {str(shop.workspace), shop.served.base_url}
        if name in DOCUMENTS:
            words = lines.of(name)
            known |= {*words, *texts_in(json.loads(run(*words, "--json").out))}
        words = lines.of(name)
        answer = run("--language", language, *words)
        assert answer.code in (0, 1), answer
        found = numbers_of(answer.out + answer.err, {*known, *words} - {""})
        seen |= {one for one in found if len(one) > 4}
        if wrong := [one for one in found if not SHAPES[language].fullmatch(one)]:
            odd.append(f"{name}: {wrong}\n{answer.out}")
    assert odd == [], "\n".join(odd)
    assert len(seen) > 20
