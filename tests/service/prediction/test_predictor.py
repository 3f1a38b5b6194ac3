"""The predictor over a store: learned at first use, kept, and never in the way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.service.database import Database
from app.service.first_start import open_store
from app.service.prediction.predictor import Predictor, open_predictor
from app.service.seeding.world import open_world
from tests.service.small_world import LEAF, SmallWorld

TITLES = [
    ("Camisa número 7", None),
    ("", None),
    ("Cerámicas", None),
    ("Cerámicas", LEAF),
    ("Camisa", "NOWHERE"),
    ("🔥", None),
    ("12345", None),
    ("y" * 1_000_000, None),
]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = open_store(tmp_path, SmallWorld, seed=1, listings=60)
    yield database
    database.close()


@pytest.fixture(scope="module")
def practice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Predictor]:
    """A practice marketplace with few listings, which learns from the shipped world as well."""
    folder = tmp_path_factory.mktemp("practice")
    database = open_store(folder, lambda: open_world(3, 20), seed=3, listings=20)
    yield open_predictor(database)
    database.close()


def list_item(database: Database, site_id: str, category_id: str, title: str) -> None:
    """Write what a new listing leaves in the store, as far as a predictor looks at it."""
    database.execute(
        "INSERT INTO items (id, site_id, seller_id, category_id, sub_status, title, last_updated,"
        " date_created, body) VALUES (?, ?, '1001', ?, '', ?, 0, 0, x'')",
        (f"{site_id}{title}", site_id, category_id, title),
    )


def test_that_titles_of_the_store_and_names_of_categories_are_known(database: Database) -> None:
    guesses = open_predictor(database).predict("MX", TITLES)
    found = [None if guess is None else guess.category_id for guess in guesses]
    assert found[:5] == ["MX1010", None, "MX1020", "MX1010", None]
    assert None not in found[5:]


@pytest.mark.parametrize("site_id", ["", "ZZ", "MX'--", "\x00"])
def test_that_a_site_without_categories_has_no_guesses(database: Database, site_id: str) -> None:
    assert open_predictor(database).predict(site_id, [("Camisa", None)]) == [None]


def test_that_no_titles_have_no_guesses(database: Database) -> None:
    assert open_predictor(database).predict("MX", []) == []


def test_that_nothing_is_read_before_the_first_prediction(database: Database) -> None:
    predictor = open_predictor(database)
    predictor.learn("MX", "MX1020", "Zorblax esmaltado")
    database.close()


def test_that_a_start_answers_as_the_one_before(database: Database) -> None:
    first = open_predictor(database)
    before = first.predict("MX", TITLES)
    list_item(database, "MX", "MX1030", "plomero zorblax")
    first.learn("MX", "MX1030", "Plomero Zorblax")
    asked = [*TITLES, ("zorblax, plomero", None)]
    learned = first.predict("MX", asked)
    assert learned[-1] is not None
    assert learned[-1].category_id == "MX1030"
    assert open_predictor(database).predict("MX", asked) == learned
    assert before != learned[:-1]


@pytest.mark.parametrize("body", [b"", b"no zlib", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_that_what_cannot_be_read_is_learned_again(database: Database, body: bytes) -> None:
    expected = open_predictor(database).predict("MX", TITLES)
    database.execute("UPDATE learned SET body = ?", (body,))
    assert open_predictor(database).predict("MX", TITLES) == expected


def test_that_a_changed_tree_is_learned_again(database: Database) -> None:
    open_predictor(database).predict("MX", TITLES)
    database.execute("DELETE FROM categories WHERE id = 'MX1020'")
    (guess,) = open_predictor(database).predict("MX", [("Cerámicas", None)])
    assert guess is not None
    assert guess.category_id != "MX1020"


@pytest.mark.logs_warnings
def test_that_a_store_that_takes_no_more_still_predicts(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    database.execute("PRAGMA query_only = ON")
    with caplog.at_level(logging.WARNING):
        (guess,) = open_predictor(database).predict("MX", [("Camisa", None)])
    assert guess is not None
    assert "cannot be written" in caplog.text


async def test_that_others_run_while_a_site_is_learned(database: Database) -> None:
    predictor = open_predictor(database)
    turns = 0

    async def count() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    counting = asyncio.ensure_future(count())
    many = [*TITLES, ("Camisa azul", None)] * 1_200
    one, other = await asyncio.gather(predictor.answer("MX", TITLES), predictor.answer("MX", many))
    counting.cancel()
    assert turns > 20
    assert other[: len(TITLES)] == one == predictor.predict("MX", TITLES)
    assert len(other) == len(many)


@pytest.mark.parametrize(
    ("site_id", "title", "names"),
    [
        ("MX", "TENIS para correr mujer 24 cm", ("Calzado", "Tenis")),
        ("MX", "Zapatillas para correr", ("Calzado", "Tenis")),
        ("AR", "Zapatillas de correr dama", ("Calzado", "Zapatillas")),
        ("CO", "audifonos bluetooth", ("Audio", "Audífonos")),
        ("CL", "Taladro percutor inalámbrico 20v", ("Herramientas", "Taladros")),
        ("UY", "licuadora 700w", ("Cocina", "Licuadoras")),
    ],
)
def test_that_a_site_without_listings_knows_the_shipped_world(
    practice: Predictor, site_id: str, title: str, names: tuple[str, str]
) -> None:
    (guess,) = practice.predict(site_id, [(title, None)])
    assert guess is not None
    taxonomy = practice.model(site_id).taxonomy
    assert taxonomy.names[taxonomy.leaves.index(guess.category_id)][1:] == names
    assert guess.probability > 0.5
    assert [probability for _, probability in guess.path] == sorted(
        (probability for _, probability in guess.path), reverse=True
    )


def test_that_a_call_of_ten_thousand_titles_is_a_matter_of_a_second(practice: Predictor) -> None:
    asked = [(f"Tenis {number} azul talla {number % 30}", None) for number in range(10_000)]
    assert None not in practice.predict("MX", asked)
