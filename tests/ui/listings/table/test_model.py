"""The model reads windows of rows, keeps few of them, and follows search, order and sync."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt

from app.engine.catalog.catalog import ItemCatalog, ItemRow, ListingQuery
from app.ui.listings.table import row_windows
from app.ui.listings.table.columns import COLUMNS, place_of
from app.ui.listings.table.model import ItemTableModel
from app.ui.listings.table.row_windows import KEPT, WINDOW
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.inline_reader import InlineReader
from tests.stands.listings_shop import fill, listing

CHECK, TITLE = place_of(COLUMNS, "check"), place_of(COLUMNS, "title")

BY_ID = ListingQuery(sort="last_updated", descending=True)


class CountedCatalog(ItemCatalog):
    """A catalog that tells which windows it was asked for; its rows are in the order of their
    numbers."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.answer_with(InlineReader(path))
        self.asked: list[int] = []

    def rows_at(self, numbers: Sequence[int]) -> list[ItemRow | None]:
        self.asked.append(numbers[0] - 1)
        return super().rows_at(numbers)


@pytest.fixture
def large(tmp_path: Path) -> Iterator[CountedCatalog]:
    found = CountedCatalog(fill(tmp_path / "large.db", (KEPT + 2) * WINDOW))
    yield found
    found.close()


def test_that_a_row_is_read_with_its_whole_window_once(
    large: CountedCatalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(row_windows, "READ_BUDGET_NS", 10**12)
    model = ItemTableModel(large, BY_ID)
    for number in range(WINDOW + 1):
        assert model.row(number) is not None
    assert large.asked == [0, WINDOW]


def test_that_only_a_few_windows_are_kept(large: CountedCatalog) -> None:
    model = ItemTableModel(large, BY_ID)
    for first in range(0, (KEPT + 1) * WINDOW, WINDOW):
        model.begin_frame()
        model.row(first)
    large.asked.clear()
    model.begin_frame()
    model.row(0)
    assert large.asked == [0]


def test_that_a_frame_without_time_left_gets_no_row_and_asks_for_later(
    large: CountedCatalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(row_windows, "READ_BUDGET_NS", 0)
    model = ItemTableModel(large, BY_ID)
    wanted: list[bool] = []
    model.reading_requested.connect(lambda: wanted.append(True))
    model.begin_frame()
    assert model.row(0) is not None
    assert model.row(WINDOW) is None
    assert model.row(WINDOW + 1) is None
    assert wanted == [True]
    assert large.asked == [0]
    model.read_on()
    assert large.asked == [0, WINDOW]
    assert model.row(WINDOW) is not None


def test_that_the_count_is_the_one_of_the_query(catalog: ItemCatalog) -> None:
    model = ItemTableModel(catalog, BY_ID)
    assert model.rowCount() == 60
    assert model.rowCount(model.index(0, 0)) == 0
    model.set_query(BY_ID.of_text("lampara"))
    assert model.rowCount() == 5


@pytest.mark.parametrize(
    ("sort", "key"),
    [
        ("price", lambda row: row.price),
        ("available_quantity", lambda row: row.available_quantity),
        ("sold_quantity", lambda row: row.sold_quantity),
        ("last_updated", lambda row: row.last_updated),
    ],
)
@pytest.mark.parametrize("descending", [False, True])
def test_that_rows_come_in_the_order_that_was_asked_for(
    catalog: ItemCatalog, sort: str, key: Callable[[object], int], descending: bool
) -> None:
    model = ItemTableModel(catalog, ListingQuery(sort=sort, descending=descending))
    found = [key(model.row(number)) for number in range(model.rowCount())]
    assert found == sorted(found, reverse=descending)


@pytest.mark.parametrize(
    ("role", "column", "expected"),
    [
        (Qt.ItemDataRole.DisplayRole, "title", "Tenis para correr hombre Brisa 27 cm azul 0"),
        (Qt.ItemDataRole.DisplayRole, "status", "Active"),
        (Qt.ItemDataRole.DisplayRole, "check", ""),
        (Qt.ItemDataRole.CheckStateRole, "check", 0),
        (Qt.ItemDataRole.CheckStateRole, "title", None),
        (Qt.ItemDataRole.DecorationRole, "title", None),
    ],
)
def test_that_tools_get_text_and_check_state(
    catalog: ItemCatalog, role: Qt.ItemDataRole, column: str, expected: object
) -> None:
    model = ItemTableModel(catalog, BY_ID)
    at = next(n for n, known in enumerate(COLUMNS) if known.id == column)
    assert model.data(model.index(0, at), int(role)) == expected


def test_that_a_cell_is_spoken_with_its_column_and_its_state(catalog: ItemCatalog) -> None:
    model = ItemTableModel(catalog, BY_ID)
    model.is_selected = lambda item_id: item_id == "MX1048000001"
    role = int(Qt.ItemDataRole.AccessibleTextRole)
    title = model.data(model.index(0, TITLE), role)
    assert title.startswith("Title: Tenis")
    assert "Active" in title
    assert model.data(model.index(1, TITLE), role).endswith("selected")


def test_that_a_tooltip_cannot_become_markup(tmp_path: Path) -> None:
    writer = CatalogWriter(tmp_path / "hostile.db")
    writer.put([(listing(1, title="<img src=file:///x> <b>Bold</b>"), b"{}")])
    writer.close()
    model = ItemTableModel(ItemCatalog(tmp_path / "hostile.db"), BY_ID)
    shown = model.data(model.index(0, TITLE), int(Qt.ItemDataRole.ToolTipRole))
    assert "<img" not in shown
    assert "&lt;b&gt;Bold" in shown


def test_that_a_sync_changes_rows_in_place_and_adds_at_the_end(
    catalog: ItemCatalog, catalog_file: Path
) -> None:
    model = ItemTableModel(catalog, BY_ID)
    inserted: list[tuple[int, int]] = []
    resets: list[bool] = []
    model.rowsInserted.connect(lambda _parent, first, last: inserted.append((first, last)))
    model.modelReset.connect(lambda: resets.append(True))
    writer = CatalogWriter(catalog_file)
    writer.put([(listing(0, title="New title"), b"{}"), (listing(777), b"{}")])
    writer.close()
    model.refresh()
    assert model.rowCount() == 61
    assert inserted == [(60, 60)]
    assert not resets
    assert any(model.data(model.index(n, TITLE)) == "New title" for n in range(model.rowCount()))


def test_that_a_sync_that_removes_rows_leaves_no_row_behind(
    catalog: ItemCatalog, catalog_file: Path
) -> None:
    model = ItemTableModel(catalog, BY_ID)
    writer = CatalogWriter(catalog_file)
    writer.remove([listing(number).id for number in range(10)])
    writer.close()
    model.refresh()
    assert model.rowCount() == 50
    assert model.row(49) is not None
    assert model.row(50) is None


def test_that_nothing_is_reported_when_nothing_was_written(catalog: ItemCatalog) -> None:
    model = ItemTableModel(catalog, BY_ID)
    told: list[bool] = []
    model.counted.connect(lambda: told.append(True))
    model.refresh()
    assert told == []


@pytest.mark.parametrize(("first", "last"), [(2, 5), (5, 2)])
def test_that_numbers_between_two_rows_include_both_ends(
    catalog: ItemCatalog, first: int, last: int
) -> None:
    model = ItemTableModel(catalog, BY_ID)
    numbers = memoryview(model.numbers_between(first, last)).cast("I")
    found = [row.id for row in catalog.rows_at(numbers) if row is not None]
    assert found == [model.item_id(number) for number in (2, 3, 4, 5)]


def test_that_a_place_is_found_by_id_in_and_outside_what_was_read(large: CountedCatalog) -> None:
    model = ItemTableModel(large, BY_ID)
    model.row(0)
    for number in (3, 7 * WINDOW + 11):
        item_id = ItemTableModel(large, BY_ID).item_id(number)
        assert item_id is not None
        assert model.position(item_id) == number
    assert model.position("nobody") is None


def test_that_the_check_column_is_the_only_one_that_can_be_ticked(catalog: ItemCatalog) -> None:
    model = ItemTableModel(catalog, BY_ID)
    ticked = Qt.ItemFlag.ItemIsUserCheckable
    assert model.flags(model.index(0, CHECK)) & ticked
    assert not model.flags(model.index(0, TITLE)) & ticked


def test_that_a_missing_catalogue_is_an_empty_table(tmp_path: Path) -> None:
    model = ItemTableModel(ItemCatalog(tmp_path / "none.db"), BY_ID)
    assert model.rowCount(QModelIndex()) == 0
    assert model.row(0) is None
