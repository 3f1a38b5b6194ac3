"""The table: selection by id, keys and mouse, columns by width, what is painted."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.ui.listings.table.columns import COLUMNS, columns_that_fit, place_of
from app.ui.listings.table.table import ROW_HEIGHTS, ListingsTable
from app.ui.look.type_scale import px
from app.ui.window.main_window import MainWindow
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.listings_shop import fill, listing
from tests.stands.processor_time import at_most
from tests.ui.listings.conftest import shown

CHECK, STATUS, TITLE = (
    place_of(COLUMNS, "check"),
    place_of(COLUMNS, "status"),
    place_of(COLUMNS, "title"),
)

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
KEY = Qt.Key


@pytest.fixture
def table(window: MainWindow) -> ListingsTable:
    found = window.listings.table
    found.setFocus()
    found.go_to_row(0)
    return found


def rows_selected(table: ListingsTable) -> list[int]:
    return sorted(
        position
        for item in table.selection.ids
        if (position := table.rows.position(item)) is not None
    )


def click(
    qtbot: QtBot, table: ListingsTable, row: int, column: int, how: Qt.KeyboardModifier = NONE
) -> None:
    place = table.visualRect(table.rows.index(row, column)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, how, place)


@pytest.mark.parametrize(
    ("keys", "cursor", "selected"),
    [
        ([(KEY.Key_Down, NONE)], 1, [1]),
        ([(KEY.Key_Down, NONE), (KEY.Key_Down, NONE), (KEY.Key_Up, NONE)], 1, [1]),
        ([(KEY.Key_Down, SHIFT), (KEY.Key_Down, SHIFT)], 2, [0, 1, 2]),
        ([(KEY.Key_Down, SHIFT), (KEY.Key_Down, SHIFT), (KEY.Key_Up, SHIFT)], 1, [0, 1]),
        ([(KEY.Key_End, CONTROL)], 59, [59]),
        ([(KEY.Key_End, CONTROL), (KEY.Key_Home, CONTROL)], 0, [0]),
        ([(KEY.Key_Space, NONE)], 0, []),
        ([(KEY.Key_Down, NONE), (KEY.Key_Space, NONE), (KEY.Key_Space, NONE)], 1, [1]),
        ([(KEY.Key_A, CONTROL)], 0, list(range(60))),
        ([(KEY.Key_A, CONTROL), (KEY.Key_A, CONTROL | SHIFT)], 0, []),
    ],
)
def test_that_keys_move_the_cursor_and_select(
    qtbot: QtBot,
    table: ListingsTable,
    keys: list[tuple[Qt.Key, Qt.KeyboardModifier]],
    cursor: int,
    selected: list[int],
) -> None:
    for key, modifiers in keys:
        qtbot.keyClick(table, key, modifiers)
    assert table.currentIndex().row() == cursor
    assert rows_selected(table) == selected


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Enter])
def test_that_enter_opens_the_listing_with_the_cursor(
    qtbot: QtBot, window: MainWindow, table: ListingsTable, key: Qt.Key
) -> None:
    opened: list[str] = []
    window.on_open_item = opened.append
    qtbot.keyClick(table, KEY.Key_Down)
    qtbot.keyClick(table, key)
    assert opened == [table.rows.item_id(1)]


def test_that_a_double_click_opens_but_on_the_box_it_is_two_clicks(
    qtbot: QtBot, window: MainWindow, table: ListingsTable
) -> None:
    opened: list[str] = []
    window.on_open_item = opened.append
    place = table.visualRect(table.rows.index(3, TITLE)).center()
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, NONE, place)
    assert opened == [table.rows.item_id(3)]
    place = table.visualRect(table.rows.index(4, CHECK)).center()
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, NONE, place)
    assert len(opened) == 1


def test_that_clicks_select_one_add_one_or_a_stretch(qtbot: QtBot, table: ListingsTable) -> None:
    click(qtbot, table, 2, TITLE)
    assert rows_selected(table) == [2]
    click(qtbot, table, 4, TITLE, CONTROL)
    assert rows_selected(table) == [2, 4]
    click(qtbot, table, 6, TITLE, SHIFT)
    assert rows_selected(table) == [4, 5, 6]
    click(qtbot, table, 9, CHECK)
    assert rows_selected(table) == [4, 5, 6, 9]
    click(qtbot, table, 5, CHECK)
    assert rows_selected(table) == [4, 6, 9]


def test_that_the_header_box_selects_all_or_none(qtbot: QtBot, table: ListingsTable) -> None:
    head = table.header
    place = QPoint(head.sectionViewportPosition(CHECK) + 8, head.height() // 2)
    for expected in (60, 0):
        qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, NONE, place)
        assert len(table.selection) == expected


def test_that_the_selection_stays_with_its_listings_through_sort_and_sync(
    table: ListingsTable, window: MainWindow, catalog_file: Path
) -> None:
    chosen = [table.rows.item_id(number) for number in (3, 7)]
    assert None not in chosen
    table.selection.replace(str(item) for item in chosen)
    table.go_to_row(7, select=False)
    window.listings.sort_by("price", False)
    assert list(table.selection.ids) == chosen
    assert table.rows.item_id(table.currentIndex().row()) == chosen[1]
    writer = CatalogWriter(catalog_file)
    writer.put([(listing(number), b"{}") for number in range(100, 140)])
    writer.close()
    window.listings.refresh()
    assert list(table.selection.ids) == chosen
    assert table.rows.item_id(table.currentIndex().row()) == chosen[1]


def test_that_what_a_search_hides_is_no_longer_selected(
    table: ListingsTable, window: MainWindow, qtbot: QtBot
) -> None:
    table.selectAll()
    window.listings.show_tab("closed")
    assert len(table.selection) == table.rows.rowCount() == 7


@pytest.mark.parametrize(
    ("column", "sort", "descending"),
    [("title", "title", False), ("price", "price", True), ("updated", "last_updated", False)],
)
def test_that_a_click_on_a_heading_sorts_and_the_next_one_turns_round(
    qtbot: QtBot, table: ListingsTable, column: str, sort: str, descending: bool
) -> None:
    head = table.header
    at = next(n for n, known in enumerate(COLUMNS) if known.id == column)
    # Wide enough for all columns, whatever letters the tests before have left.
    table.window().resize(2_200, 900)
    qtbot.waitUntil(lambda: not head.isSectionHidden(at))
    for expected in (descending, not descending):
        # Columns find their widths as rows come.
        qtbot.waitUntil(lambda: head.sectionViewportPosition(at) + 20 < head.viewport().width())
        place = QPoint(head.sectionViewportPosition(at) + 20, head.height() // 2)
        qtbot.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, NONE, place)
        assert (table.rows.query.sort, table.rows.query.descending) == (sort, expected)


@pytest.mark.parametrize("reason", list(QContextMenuEvent.Reason))
def test_that_a_context_menu_is_asked_for_at_its_place(
    qtbot: QtBot, table: ListingsTable, reason: QContextMenuEvent.Reason
) -> None:
    here = QPoint(40, 30)
    event = QContextMenuEvent(reason, here, table.viewport().mapToGlobal(here))
    cursor = table.visualRect(table.currentIndex()).center()
    at = cursor if reason == QContextMenuEvent.Reason.Keyboard else here
    with qtbot.waitSignal(table.menu_requested) as asked:
        QApplication.sendEvent(table.viewport(), event)
    assert asked.args == [table.viewport().mapToGlobal(at)]


WIDTHS = [column.width for column in COLUMNS]


@pytest.mark.parametrize(
    ("width", "title", "gone"),
    [
        (1200, 240, set()),
        (870, 240, {"updated"}),
        (780, 240, {"updated", "health"}),
        (720, 240, {"updated", "health", "sold"}),
        (700, 240, {"updated", "health", "sold", "margin"}),
        (300, 240, {"updated", "health", "sold", "margin"}),
        (944, 520, {"updated", "health", "sold", "margin"}),
    ],
)
def test_that_columns_leave_in_their_order_and_some_never(
    width: int, title: int, gone: set[str]
) -> None:
    shown_columns = columns_that_fit(COLUMNS, width, WIDTHS, title_at_least=title)
    assert {COLUMNS[n].id for n in range(len(COLUMNS)) if n not in shown_columns} == gone


@pytest.mark.parametrize(
    ("width", "gone"),
    # Without own figures no listing has a margin.
    [(1440, {"margin"}), (1000, {"margin", "sold", "health", "updated"})],
)
def test_that_the_window_shows_the_columns_it_has_room_for(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings, width: int, gone: set[str]
) -> None:
    window = shown(qtbot, MainWindow(catalog, view_settings), width=width, height=700)
    head = window.listings.table.header
    hidden = {COLUMNS[n].id for n in range(len(COLUMNS)) if head.isSectionHidden(n)}
    assert hidden == gone


def test_that_columns_switched_off_and_row_height_are_there_the_next_time(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings, window: MainWindow
) -> None:
    columns = window.listings.table.columns
    columns.set_layout(columns.layout.without(["health"]))
    window.listings.table.set_row_density("roomy")
    window.listings.sort_by("price", False)
    window.remember()
    again = shown(qtbot, MainWindow(catalog, view_settings)).listings
    assert [column.id for column in again.table.rows.columns] == [
        column.id for column in COLUMNS if column.id != "health"
    ]
    assert again.table.row_density == "roomy"
    assert again.model.query.sort == "price"


@pytest.mark.parametrize("strange", [b"\x00\xff", "text", "Invalid", ""])
def test_that_strange_memory_is_left_out(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings, strange: object
) -> None:
    for key in (
        "table/columns",
        "table/off",
        "table/density",
        "listings/view",
        "listings/sort",
        "inspector/width",
    ):
        view_settings.setValue(key, strange)
    window = shown(qtbot, MainWindow(catalog, view_settings))
    assert window.listings.model.rowCount() == 60


@pytest.mark.parametrize("density", list(ROW_HEIGHTS))
def test_that_every_row_in_sight_is_painted_in_every_density(
    table: ListingsTable, density: str
) -> None:
    table.set_row_density(density)
    table.selectAll()
    image = table.viewport().grab().toImage()
    chips = table.header.sectionViewportPosition(STATUS) + px(20)
    colors = {image.pixelColor(chips, y).name() for y in range(0, image.height(), 3)}
    assert len(colors) > 2


def test_that_hostile_titles_are_painted_quickly(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings
) -> None:
    writer = CatalogWriter(tmp_path / "hostile.db")
    nested = "<table>" * 60
    titles = ["x" * 5_000, "‮evil", nested, "a\nb\tc", "\ud7ff", "<b>bold</b>", "&amp; && &x"]
    writer.put([(listing(n, title=title), b"{}") for n, title in enumerate(titles)])
    writer.close()
    window = shown(qtbot, MainWindow(ItemCatalog(tmp_path / "hostile.db"), view_settings))
    QApplication.processEvents()
    for number in range(len(titles)):
        with at_most(0.1, time.thread_time):
            window.listings.table.go_to_row(number)
            QApplication.processEvents()
    assert window.listings.table.rows.rowCount() == len(titles)


def test_that_a_tick_is_shown_by_the_header_for_none_some_and_all(table: ListingsTable) -> None:
    states = []
    whole = [table.rows.item_id(number) for number in range(60)]
    for ids in ([], whole[:1], whole):
        table.selection.replace(str(item) for item in ids)
        states.append(table.header.checked)
    state = Qt.CheckState
    assert states == [state.Unchecked, state.PartiallyChecked, state.Checked]


def test_that_an_empty_shop_has_no_row_to_go_to(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings
) -> None:
    window = shown(qtbot, MainWindow(ItemCatalog(fill(tmp_path / "empty.db", 0)), view_settings))
    window.listings.table.go_to_row(3)
    assert window.listings.table.current_id == ""
