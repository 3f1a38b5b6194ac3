"""The predictor over a store: learned at first use, kept, and never in the way."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import zlib
from collections import Counter
from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from app.service.prediction import examples, lessons, training
from app.service.prediction.examples import stored_titles
from app.service.prediction.learned import VERSION, Body, pack
from app.service.prediction.predictor import Predictor, open_predictor
from app.service.seeding.world import open_world
from app.service.stores.database import Database
from app.service.worlds.first_start import open_store
from tests.stands.small_world import LEAF, SmallWorld

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


def finish(work: Generator[None, None, Counter[tuple[str, str]]]) -> Counter[tuple[str, str]]:
    """Do all steps of work and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Counter[tuple[str, str]] = end.value
            return found


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
    database.execute("UPDATE learned_pieces SET body = ?", (body,))
    assert open_predictor(database).predict("MX", TITLES) == expected


def test_that_what_another_version_kept_is_learned_again(database: Database) -> None:
    expected = open_predictor(database).predict("MX", TITLES)
    row = database.one("SELECT body FROM learned_pieces WHERE site_id = 'MX'")
    assert row is not None
    body = msgspec.msgpack.decode(zlib.decompress(row[0]), type=Body)
    other = pack(msgspec.structs.replace(body, version=VERSION + 1))
    database.execute("UPDATE learned_pieces SET body = ?", (other,))
    assert open_predictor(database).predict("MX", TITLES) == expected
    assert database.one("SELECT body FROM learned_pieces WHERE site_id = 'MX'") == row


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


@pytest.mark.logs_warnings
@pytest.mark.parametrize(
    "command",
    [
        [sys.executable, "-c", "raise SystemExit(3)"],
        [sys.executable, "-c", "import os; os.kill(os.getpid(), 9)"],
        ["/nowhere/python"],
        [sys.executable, "-c", ""],
    ],
)
def test_that_a_site_is_learned_when_the_process_fails_and_anew_next_time(
    database: Database,
    command: list[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(training, "program", lambda *_: command)
        with caplog.at_level(logging.WARNING):
            guesses = open_predictor(database).predict("MX", TITLES)
    assert "MX: learning to predict categories failed" in caplog.text
    assert guesses[0] is not None
    assert guesses[0].category_id == "MX1010"
    assert not database.rows("SELECT 1 FROM learned_pieces")
    assert open_predictor(database).predict("MX", TITLES)[0] is not None


@pytest.mark.logs_warnings
def test_that_what_was_kept_answers_when_it_cannot_be_learned_anew(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    expected = open_predictor(database).predict("MX", TITLES)
    monkeypatch.setattr(training, "program", lambda *_: [sys.executable, "-c", ""])
    monkeypatch.setattr(lessons, "MOST_NEWS", -1)
    list_item(database, "AR", "AR1010", "otra")
    monkeypatch.setattr(lessons, "_is_old", lambda *_: True)
    assert open_predictor(database).predict("MX", TITLES) == expected
    assert "failed" in caplog.text


def test_that_the_process_ends_with_whoever_asked() -> None:
    task = msgspec.msgpack.encode(training.Task(["A", "B"], [((0,), "taza", 1)]))
    with subprocess.Popen(
        [sys.executable, "-c", _SLOW], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(task).to_bytes(training.SIZE_BYTES, "little") + task)
        process.stdin.flush()
        assert process.stdout.readline() == b"learning\n"
        process.stdin.close()
        assert process.wait(30) == 1


# It would learn until somebody ends it.
_SLOW = """
import threading
from app.service.prediction import trainer

def learn(task):
    print("learning", flush=True)
    threading.Event().wait()

trainer.learn = learn
trainer.run_trainer()
"""


def test_that_nothing_dear_is_loaded_before_a_prediction(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom app.service import application, endpoints, server\n"
        "from app.service.market import market\n"
        "from app.service.prediction import lessons, predictor\n"
        "print([name for name in ('numpy', 'scipy', 'sklearn') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_that_all_titles_of_all_sellers_are_learned(database: Database) -> None:
    before = finish(stored_titles(database, "MX", 10**9)).total()
    for number in range(135):
        database.execute(
            "INSERT INTO items (id, site_id, seller_id, category_id, sub_status, title,"
            " last_updated, date_created, body) VALUES (?, 'MX', ?, 'MX1010', '', ?, 0, 0, x'')",
            (f"MX9{number}", str(number), f"Camisa {number % 100}"),
        )
    titles = finish(stored_titles(database, "MX", 10**9))
    assert titles.total() == before + 135
    assert titles["MX1010", "Camisa 7"] == 2
    assert finish(stored_titles(database, "AR", 10**9)).total() < titles.total()


def test_that_of_too_many_titles_some_of_every_seller_are_learned(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(600):
        list_item(database, "MX", "MX1010", f"Camisa {number}")
    monkeypatch.setattr(examples, "MOST_TITLES", 200)
    titles = finish(stored_titles(database, "MX", 10**9))
    numbers = [int(title.split()[1]) for _, title in titles if title.split()[1].isdigit()]
    assert 80 < len(titles) <= 200
    assert min(numbers) < 100
    assert max(numbers) > 500


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


elsewhere = partial(pytest.param, marks=pytest.mark.prove)


@pytest.mark.parametrize(
    ("site_id", "title", "names"),
    [
        ("MX", "TENIS para correr mujer 24 cm", ("Calzado", "Tenis")),
        ("MX", "Zapatillas para correr", ("Calzado", "Tenis")),
        # Each site is learned whole, for some four seconds.
        elsewhere("AR", "Zapatillas de correr dama", ("Calzado", "Zapatillas")),
        elsewhere("CO", "audifonos bluetooth", ("Audio", "Audífonos")),
        elsewhere("CL", "Taladro percutor inalámbrico 20v", ("Herramientas", "Taladros")),
        elsewhere("UY", "licuadora 700w", ("Cocina", "Licuadoras")),
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
