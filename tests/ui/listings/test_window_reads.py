"""What the window reads by itself is bounded, and what it asks for may come late or never."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import VIEWS, ItemCatalog, ListingQuery
from app.engine.catalog.listing_question import NUMBER_BYTES, Find, Found
from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.questions import CatalogAnswer, CatalogQuestion, IdsOf, Sum
from app.engine.catalog.table_query import SORT_COLUMNS
from app.ui.listings import chosen as chosen_module
from app.ui.listings.tab_figures import tab_figures
from app.ui.listings.table.model import ItemTableModel
from app.ui.listings.table.row_windows import SCREENFUL
from app.ui.window.command_palette import CommandPalette
from app.ui.window.main_window import MainWindow
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.inline_reader import InlineReader
from tests.stands.listings_shop import fill, listing
from tests.ui.listings.conftest import COUNT

KEY = Qt.Key
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier

# Whatever the size of the shop, these end: one row by its key, a page along an index, some hundred
# rows by number or id, the five rows of the counts, and what SQLite knows of the file.
BOUNDED = (
    r"PRAGMA \w+( = \w+)?",
    r"SELECT tab, listings FROM counts",
    r"SELECT number FROM items INDEXED BY \w+ WHERE (1|tab = \?) ORDER BY .* LIMIT \?",
    r"SELECT .* FROM items WHERE (number|id) IN \((\?, ){0,499}\?\)",
    r"SELECT .* FROM (items|shipping_costs) WHERE id = \?",
    r"SELECT body FROM bodies JOIN items USING \(number\) WHERE id = \?",
    r"SELECT body FROM documents WHERE kind = \? AND id = \?",
    r"SELECT value FROM facts WHERE name = \?",
)


class HeldReader:
    """Keeps questions until the test lets them be answered; of one key only the newest one."""

    def __init__(self, path: Path) -> None:
        self._search = ListingSearch(path)
        self.asked: dict[str, tuple[CatalogQuestion, Callable[[CatalogAnswer], None]]] = {}
        self.keys: list[str] = []

    def ask(
        self, key: str, question: CatalogQuestion, told: Callable[[CatalogAnswer], None]
    ) -> None:
        self.asked[key] = (question, told)
        self.keys.append(key)

    def answer(self, key: str) -> CatalogQuestion:
        """Answer the question of ``key``, and say which it was."""
        question, told = self.asked.pop(key)
        for answer in self._search.answer(question):
            told(answer)
        return question

    def close(self) -> None:
        self._search.close()


@pytest.fixture
def held(window: MainWindow) -> HeldReader:
    reader = HeldReader(window.catalog.path)
    window.catalog.answer_with(reader)
    return reader


@pytest.fixture
def statements(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every statement that the window runs itself."""
    seen: list[str] = []
    reader = window.catalog._reader
    rows = reader.rows

    def watched(sql: str, parameters: Sequence[object] = ()) -> list[Any]:
        seen.append(sql)
        return rows(sql, parameters)

    monkeypatch.setattr(reader, "rows", watched)
    return seen


def title_of(window: MainWindow, number: int) -> str:
    row = window.listings.model.row(number)
    assert row is not None
    return row.title


def test_that_the_window_runs_no_statement_that_is_not_bounded(
    qtbot: QtBot, window: MainWindow, statements: list[str], catalog_file: Path
) -> None:
    listings, table = window.listings, window.listings.table
    for view in VIEWS:
        listings.show_tab(view)
        for text in ("taza", "m", "zzz", ""):
            listings._search(text)
            for sort in SORT_COLUMNS:
                listings.sort_by(sort, True)
                table.grab()
            table.setFocus()
            table.go_to_row(0)
            qtbot.keyClick(table, KEY.Key_A, CONTROL)
            qtbot.keyClick(table, KEY.Key_End, CONTROL)
            qtbot.keyClick(table, KEY.Key_Home, CONTROL | SHIFT)
    writer = CatalogWriter(catalog_file)
    writer.put([(listing(number, title="New"), b"{}") for number in range(5, 90)])
    writer.close()
    listings.refresh()
    listings.read_whole()
    qtbot.keyClick(window, KEY.Key_K, CONTROL)
    palette = window.findChild(CommandPalette)
    assert palette is not None
    qtbot.keyClicks(palette.field, "new")
    palette.close()
    table.grab()
    assert len(set(statements)) > 5
    unbounded = [sql for sql in set(statements) if not any(re.fullmatch(b, sql) for b in BOUNDED)]
    assert unbounded == []


def test_that_the_last_good_rows_stay_until_the_newest_search_is_answered(
    window: MainWindow, held: HeldReader
) -> None:
    listings = window.listings
    before = title_of(window, 0)
    for text in ("t", "ta", "taza"):
        listings._search(text)
        assert (listings.model.rowCount(), title_of(window, 0)) == (COUNT, before)
    assert held.keys.count("find") == 3
    asked = held.answer("find")
    assert isinstance(asked, Find)
    assert asked.query.text == "taza"
    assert listings.model.rowCount() == 5
    assert title_of(window, 0).startswith("Taza")


def test_that_a_search_keeps_its_selection_when_rows_are_read_again_before_it_is_answered(
    window: MainWindow, held: HeldReader, catalog_file: Path
) -> None:
    listings, table = window.listings, window.listings.table
    tazas = [listings.model.item_id(n) for n in range(COUNT) if "Taza" in title_of(window, n)]
    others = [listings.model.item_id(n) for n in range(COUNT) if "Taza" not in title_of(window, n)]
    table.selection.replace(str(i) for i in (tazas[0], tazas[1], others[0]))
    listings._search("taza")
    writer = CatalogWriter(catalog_file)
    writer.put([(listing(900), b"{}")])
    writer.close()
    listings.refresh()
    held.answer("find")
    assert table.selection.ids == (tazas[0], tazas[1])


def test_that_what_was_selected_meanwhile_is_not_overtaken_by_a_late_answer(
    qtbot: QtBot, window: MainWindow, held: HeldReader
) -> None:
    table = window.listings.table
    table.setFocus()
    table.selectAll()
    table.go_to_row(3)
    assert isinstance(held.answer("selected ids"), IdsOf)
    assert table.selection.ids == (window.listings.model.item_id(3),)
    table.selectAll()
    held.answer("selected ids")
    assert len(table.selection) == COUNT


def test_that_sums_are_unknown_until_they_are_reported(
    window: MainWindow, held: HeldReader
) -> None:
    table = window.listings.table
    ids = [str(window.listings.model.item_id(n)) for n in range(4)]
    for chosen in (ids[:2], ids[:3], ids):
        table.selection.replace(chosen)
        assert window.listings.chosen.totals is None
    asked = held.answer("totals")
    assert isinstance(asked, Sum)
    assert list(asked.ids) == ids
    totals = window.listings.chosen.totals
    assert totals is not None
    assert totals.count == 4
    status = window.findChild(QLabel, "status_selection")
    assert status is not None
    assert "stock" in status.text()


def test_that_many_selected_listings_are_given_back_as_far_as_a_search_shows_them(
    window: MainWindow, held: HeldReader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chosen_module, "_MOST_KEPT", 10)
    table = window.listings.table
    table.selectAll()
    held.answer("selected ids")
    window.listings._search("taza")
    assert len(table.selection) == COUNT
    held.answer("find")
    assert len(table.selection) == 0, "nothing is acted on that is not known to be shown"
    held.answer("kept ids")
    shown_ids = {window.listings.model.item_id(n) for n in range(5)}
    assert set(table.selection.ids) == shown_ids


@pytest.mark.parametrize(
    ("counts", "current", "others"),
    [(None, "60+", "–"), ({"all": 9, "active": 9}, "9", "0")],
)
def test_that_a_count_that_is_not_known_yet_is_a_lower_bound(
    window: MainWindow, counts: dict[str, int] | None, current: str, others: str
) -> None:
    found = window.listings.model.found
    if counts is not None:
        counts = {**dict.fromkeys(VIEWS, 0), **counts}
    partial = Found(ListingQuery("m"), found.packed, whole=False, counts=counts)
    figures = tab_figures(partial, str, "all")
    assert (figures["all"], figures["closed"]) == (current, others)


def test_that_a_first_page_is_shown_and_completed_without_moving(
    window: MainWindow, held: HeldReader
) -> None:
    listings = window.listings
    whole = InlineReader(window.catalog.path)
    answers: list[CatalogAnswer] = []
    query = ListingQuery("m")
    whole.ask("find", Find(query), answers.append)
    found = answers[-1]
    assert isinstance(found, Found)
    listings._search("m")
    _, told = held.asked.pop("find")
    resets: list[bool] = []
    listings.model.modelReset.connect(lambda: resets.append(True))
    told(Found(query, found.packed[: 20 * NUMBER_BYTES], whole=False))
    assert listings.model.rowCount() == 20
    listings.table.go_to_row(7)
    chosen = listings.table.current_id
    told(found)
    assert listings.model.rowCount() == COUNT
    assert resets == [True]
    assert listings.table.current_id == chosen
    assert listings.table.currentIndex().row() == 7
    whole.close()


def test_that_the_first_frame_is_there_before_any_reader_is(qtbot: QtBot, tmp_path: Path) -> None:
    catalog = ItemCatalog(fill(tmp_path / "large.db", 3 * SCREENFUL))
    model = ItemTableModel(catalog, ListingQuery())
    assert model.rowCount() == 3 * SCREENFUL
    assert model.row(SCREENFUL - 1) is not None
    assert model.row(2 * SCREENFUL) is None, "it is not known yet which one stands there"
    catalog.answer_with(InlineReader(catalog.path))

    def is_read() -> bool:
        # Each look is a frame of its own: what one has no time for the next one reads.
        model.begin_frame()
        return model.row(2 * SCREENFUL) is not None

    # After a first answer that took long the next one is asked for a little later.
    qtbot.waitUntil(is_read)
    catalog.close()
