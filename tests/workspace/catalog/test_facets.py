"""The facets: made when first asked for, kept up to date by what changed, whoever asks."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.engine.queries.attribute_conditions import COUNTS, LISTED
from app.workspace.catalog import facet_makers, facets, facets_file, listed_numbers
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog.facet_batches import read_batch
from app.workspace.catalog.facets import keep_facets
from app.workspace.catalog.facets_file import FACETS_FILE, FacetsFile
from tests.stands.attribute_shop import bodies, entries_of, fill, put
from tests.stands.earlier_catalog import BEFORE_PIECES
from tests.stands.facets_beside import facets_beside

Listings = list[tuple[Any, dict[str, Any]]]
_FOUND = (
    "SELECT items.id, attributes.id, made.value_name FROM facets.attributes"
    " JOIN facets.attribute_values AS made USING (attribute)"
    f" JOIN {LISTED}"
    f" JOIN items ON items.number = listed.value WHERE {COUNTS}"
)
_HAVING = (
    "SELECT items.id, attributes.id FROM facets.attributes"
    " JOIN facets.attribute_listings AS made USING (attribute)"
    f" JOIN {LISTED}"
    f" JOIN items ON items.number = listed.value WHERE {COUNTS}"
)
FEW = 500

_KILLED = """
import os, signal, sys
from pathlib import Path
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.catalog import facets_file
from tests.stands.facets_beside import facets_beside

facets_file.BATCH = 500
with facets_beside(
    CatalogReader(Path(sys.argv[1])), lambda _done, _total: os.kill(os.getpid(), signal.SIGKILL)
):
    pass
"""


class Shop:
    """A catalog with attributes, its writer, and what its facets say."""

    def __init__(self, folder: Path, count: int = 40) -> None:
        self.path = folder / "catalogue.db"
        self.listings = fill(self.path, count)
        self.read = 0

    def write(self, listings: Listings) -> None:
        writer = CatalogWriter(self.path)
        put(writer, listings)
        writer.close()

    def facets(self) -> set[tuple[str, str, str]]:
        """What the facets say; ``read`` counts the listings that were read for it."""
        self.read = 0

        def told(done: int, _total: int) -> None:
            self.read = done

        reader = CatalogReader(self.path)
        try:
            with facets_beside(reader, told):
                found = set(reader.rows(_FOUND))
                # Which listings have any value is kept beside which have each.
                assert set(reader.rows(_HAVING)) == {(i, attribute) for i, attribute, _ in found}
                return found
        finally:
            reader.close()

    def wanted(self, listings: Listings | None = None) -> set[tuple[str, str, str]]:
        """What they have to say."""
        return {
            (row.id, entry["id"], entry["value_name"])
            for row, body in listings or self.listings
            for entry in entries_of(body)
        }


@pytest.fixture(autouse=True)
def few_in_a_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(facets_file, "BATCH", FEW)


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    return Shop(tmp_path)


def test_that_many_listings_of_a_value_are_found_as_few_are(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listed_numbers, "_FEWEST", 1)
    assert shop.facets() == shop.wanted()
    file = sqlite3.connect(shop.path.with_name(FACETS_FILE))
    counted = "SELECT count(*) FROM attribute_values WHERE listings LIKE '\"%'"
    assert file.execute(counted).fetchone()[0]
    file.close()
    changed = bodies([row for row, _ in shop.listings[:5]], seed=11)
    shop.write(changed)
    assert shop.facets() == shop.wanted([*changed, *shop.listings[5:]])


def test_that_they_are_made_once_and_then_only_what_changed_is_read(shop: Shop) -> None:
    assert shop.facets() == shop.wanted()
    assert shop.read == 40
    assert shop.facets() == shop.wanted()
    assert shop.read == 0
    changed = bodies([row for row, _ in shop.listings[:5]], seed=11)
    shop.write(changed)
    assert shop.facets() == shop.wanted([*changed, *shop.listings[5:]])
    assert shop.read == 5


def test_that_a_body_counts_that_has_the_moment_and_the_length_of_the_one_before(
    shop: Shop,
) -> None:
    shop.facets()
    row, body = shop.listings[0]
    for name in ("Azul", "Rojo"):
        entry = {"id": "MAIN_COLOR", "name": "Cor principal", "value_name": name}
        shop.write([(row, {**body, "attributes": [entry], "variations": []})])
        assert (row.id, "MAIN_COLOR", name) in shop.facets()


def test_that_what_is_gone_is_not_found_and_its_number_may_be_another_listing(shop: Shop) -> None:
    shop.facets()
    writer = CatalogWriter(shop.path)
    writer.remove([row.id for row, _ in shop.listings[30:]])
    put(writer, [(shop.listings[0][0]._replace(id="MX77"), {"id": "MX77"})])
    writer.close()
    assert shop.facets() == shop.wanted(shop.listings[:30])


def test_that_those_of_another_catalogue_are_made_anew(shop: Shop) -> None:
    shop.facets()
    shop.path.unlink()
    listings = fill(shop.path, 7)
    assert shop.facets() == shop.wanted(listings)


def test_that_a_cleared_catalogue_has_none(shop: Shop) -> None:
    shop.facets()
    writer = CatalogWriter(shop.path)
    writer.clear()
    put(writer, shop.listings[:3])
    writer.close()
    assert shop.facets() == shop.wanted(shop.listings[:3])


@pytest.mark.parametrize("damage", [b"", b"not a database at all", b"SQLite format 3\0" * 200])
def test_that_a_damaged_file_is_made_anew(damage: bytes, shop: Shop) -> None:
    shop.facets()
    shop.path.with_name(FACETS_FILE).write_bytes(damage)
    assert shop.facets() == shop.wanted()


def test_that_a_catalogue_of_the_schema_before_is_read_as_a_whole(shop: Shop) -> None:
    database = sqlite3.connect(shop.path)
    database.executescript(
        f"{BEFORE_PIECES}"
        "DROP TRIGGER body_came; DROP TABLE body_changes; DROP TABLE catalogue;"
        "DROP TRIGGER item_with_own_net_removed; DROP TRIGGER listing_came_losing;"
        "DROP TRIGGER listing_left_otherwise; DROP TRIGGER listing_with_alarm_went;"
        "DROP TABLE alarms; DELETE FROM counts WHERE tab > 4; DROP TABLE own_nets;"
        "DROP TRIGGER body_is_watched; DROP TRIGGER watched_item_went; DROP VIEW ends_of;"
        "DROP VIEW imposed_of; DROP TABLE endings; DROP TABLE imposed_shipping;"
        "DROP TRIGGER body_with_codes_came; DROP TRIGGER item_with_codes_went;"
        "DROP VIEW codes_within; DROP TABLE variation_codes;"
        "DROP INDEX by_modifier; DROP INDEX by_warning; DROP INDEX by_own_code;"
        "PRAGMA user_version = 2"
    )
    database.close()
    for _ in range(2):
        assert shop.facets() == shop.wanted()
        assert shop.read == 40
    shop.write(shop.listings[:1])
    assert shop.facets() == shop.wanted()
    assert shop.read == 40
    assert shop.facets() == shop.wanted()
    assert shop.read == 0


def test_that_several_may_make_them_at_once(tmp_path: Path) -> None:
    shop = Shop(tmp_path, 1_200)
    found: list[set[tuple[str, str, str]]] = []
    threads = [threading.Thread(target=lambda: found.append(shop.facets())) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert found == [shop.wanted()] * 3


def test_that_one_makes_them_while_the_others_who_ask_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop, count = Shop(tmp_path, 4 * FEW), 4 * FEW
    stored: list[int] = []
    real = FacetsFile.make

    def make(self: FacetsFile, reader: CatalogReader, *rest: Any) -> int:
        found = real(self, reader, *rest)
        stored.append(found)
        return found

    monkeypatch.setattr(FacetsFile, "make", make)
    heard: list[list[tuple[int, int]]] = [[] for _ in range(3)]
    found: list[set[Any]] = []

    def ask(told: list[tuple[int, int]]) -> None:
        reader = CatalogReader(shop.path)
        with facets_beside(reader, lambda *done: told.append(done)):
            found.append(set(reader.rows(_FOUND)))

    threads = [threading.Thread(target=ask, args=(told,)) for told in heard]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert stored == [FEW] * 4
    assert sum(stored) == count
    assert found == [shop.wanted()] * 3
    assert all(done <= total for told in heard for done, total in told)


def test_that_other_processes_help_where_there_is_much_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facets, "SEVERAL", 2 * FEW)
    shop = Shop(tmp_path, 5 * FEW)
    alone: list[int] = []
    monkeypatch.setattr(FacetsFile, "make", lambda *_: alone.append(1))
    assert shop.facets() == shop.wanted()
    assert shop.read == 5 * FEW
    assert not alone
    monkeypatch.undo()
    assert shop.facets() == shop.wanted()
    assert shop.read == 0


@pytest.mark.parametrize("end", [lambda _: "no such file", lambda _: sys.executable])
def test_that_it_is_done_alone_where_no_process_helps(
    end: Callable[[object], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(facets, "SEVERAL", FEW)
    monkeypatch.setattr(facet_makers, "program", lambda *words: [end(words), "-c", "pass"])
    shop = Shop(tmp_path, 2 * FEW)
    assert shop.facets() == shop.wanted()
    assert shop.read == 2 * FEW


def test_that_who_comes_after_one_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    shop = Shop(tmp_path, 1_200)
    killed = subprocess.run(
        [sys.executable, "-c", _KILLED, str(shop.path)], timeout=60, check=False
    )
    assert killed.returncode == -signal.SIGKILL
    assert shop.facets() == shop.wanted()
    assert shop.read == 1_200 - FEW


def test_that_they_are_kept_up_to_date_once_somebody_has_asked(shop: Shop) -> None:
    path = shop.path.with_name(FACETS_FILE)
    keep_facets(shop.path, lambda: False)
    assert not path.exists(), "nobody has asked yet"
    shop.facets()
    shop.write(shop.listings[:7])
    keep_facets(shop.path, lambda: False)
    assert shop.facets() == shop.wanted()
    assert shop.read == 0


def test_that_keeping_them_ends_when_it_has_to_and_the_rest_is_done_later(tmp_path: Path) -> None:
    shop = Shop(tmp_path, 1_200)
    shop.facets()
    shop.write(shop.listings)
    keep_facets(shop.path, lambda: True)
    assert shop.facets() == shop.wanted()
    assert 0 < shop.read < 1_200


@pytest.mark.parametrize("damage", [b"", b"nothing", b"SQLite format 3\0" + b"x" * 4_000])
def test_that_keeping_them_never_fails(damage: bytes, shop: Shop) -> None:
    shop.facets()
    shop.path.with_name(FACETS_FILE).write_bytes(damage)
    keep_facets(shop.path, lambda: False)
    assert shop.facets() == shop.wanted()


def test_that_they_are_made_elsewhere_where_nothing_can_be_written(
    shop: Shop,
) -> None:
    shop.facets()
    path = shop.path.with_name(FACETS_FILE)
    path.unlink()
    path.mkdir()
    assert shop.facets() == shop.wanted()
    assert path.is_dir()


def test_that_a_reader_without_them_stays_one(shop: Shop) -> None:
    reader = CatalogReader(shop.path)
    with facets_beside(reader):
        assert reader.rows("SELECT count(*) FROM facets.attribute_values")[0][0]
    assert len(reader.rows("SELECT id FROM items")) == 40
    assert not reader.damaged
    reader.close()


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        (b'{"attributes": null, "variations": null}', set()),
        (b"[]", set()),
        (b"no JSON", set()),
        (b'{"attributes": "BRAND"}', set()),
        (b'{"attributes": [null, 7, "BRAND", []]}', set()),
        (b'{"attributes": [{"id": "A", "value_name": "x", "values": {"id": 1}}]}', {("A", "x")}),
        (b'{"attributes": [{"id": 12, "value_name": "x"}, {"id": "B", "value_name": 5}]}',
         {("12", "x"), ("B", "5")}),
        (b'{"attributes": [{"id": "A", "value_name": null, "values": [{"name": "x"}]}]}',
         {("A", "x")}),
        (b'{"attributes": [{"id": "A", "values": [{"name": "x"}, {"name": "y"}]}]}',
         {("A", "x"), ("A", "y")}),
        (b'{"attributes": [{"id": "A", "value_id": "-1", "value_name": null}]}', {("A", "")}),
        (b'{"attributes": [{"id": "A", "value_id": null, "value_name": null}]}', set()),
        (b'{"variations": [7, {"attributes": [{"id": "A", "value_name": "x"}],'
         b' "attribute_combinations": [{"id": "A", "value_name": "x"}]}]}', {("A", "x")}),
        (b'{"category_id": 5, "attributes": [{"id": "A", "value_name": "x"}]}', {("A", "x")}),
    ],
)  # fmt: skip
def test_that_odd_bodies_say_what_can_be_read_of_them(
    body: bytes, wanted: set[tuple[str, str]]
) -> None:
    batch = read_batch([(4, body), (9, body)])
    assert {(facet.id, facet.value_name) for facet in batch.facets} == wanted
    assert all(numbers == [4, 9] for numbers in batch.facets.values())
    assert [*batch.kinds.values()] == [[4, 9]]
    ids = {one for kind in batch.kinds for one in kind.attributes}
    assert ids == {one for one, _ in wanted}
