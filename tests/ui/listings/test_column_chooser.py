"""Columns are chosen by typing, ticked, moved and pinned, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.questions import RowsOf
from app.engine.reader.frames import answer_frame, question_frame, read_answer, read_question
from app.ui.listings.column_chooser import ColumnChooser
from app.ui.listings.table.column_layout import PlacedColumn, arranged, write_layout
from app.ui.listings.table.columns import COLUMNS
from app.ui.listings.table.more_columns import attribute_column, known_column
from app.ui.look.type_scale import px
from app.ui.window.main_window import MainWindow
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.inline_reader import InlineReader
from tests.stands.listings_shop import listing
from tests.ui.listings.conftest import shown
from tests.ui.listings.table.test_chosen_columns import body

DEFINITIONS = b"""[{"id": "BRAND", "name": "Marca"}, {"id": "MODEL", "name": "Modelo & <b>"},
 {"id": "NAMELESS"}, {"name": "no id"}, 7]"""


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[ItemCatalog]:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    writer.put((listing(number), body(number)) for number in range(40))
    writer.put_document("attributes", "MX1055", DEFINITIONS)
    writer.close()
    found = ItemCatalog(path)
    found.answer_with(InlineReader(path))
    yield found
    found.close()


def ids(window: MainWindow) -> list[str]:
    return [column.id for column in window.listings.model.columns]


def chooser_of(window: MainWindow) -> ColumnChooser:
    QTest.keyClick(
        window,
        Qt.Key.Key_H,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    found = window.findChild(ColumnChooser)
    assert isinstance(found, ColumnChooser)
    assert found.isVisible()
    return found


def test_that_a_column_is_found_by_typing_ticked_moved_pinned_and_kept(window: MainWindow) -> None:
    chooser = chooser_of(window)
    field = chooser.findChild(QLineEdit, "column_search")
    listed = chooser.findChild(QListWidget, "column_list")
    assert isinstance(field, QLineEdit)
    assert isinstance(listed, QListWidget)
    QTest.keyClicks(field, "marc")
    assert [listed.item(n).text() for n in range(listed.count())] == ["Marca"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert ids(window)[-1] == "attributes.BRAND"
    QTest.keyClick(field, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert ids(window)[-2] == "attributes.BRAND"
    QTest.keyClick(field, Qt.Key.Key_P, Qt.KeyboardModifier.AltModifier)
    assert ids(window)[:3] == ["check", "title", "attributes.BRAND"]
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert "attributes.BRAND" not in ids(window)
    QTest.keyClicks(field, "zzz")
    assert listed.count() == 0
    chooser.close()


def test_that_only_what_names_an_attribute_is_offered(window: MainWindow) -> None:
    chooser = chooser_of(window)
    field = chooser.findChild(QLineEdit, "column_search")
    listed = chooser.findChild(QListWidget, "column_list")
    assert isinstance(listed, QListWidget)
    assert isinstance(field, QLineEdit)
    texts = [listed.item(n).text() for n in range(listed.count())]
    assert texts[-3:] == ["Marca", "Modelo & <b>", "NAMELESS"]
    assert "Margin" not in texts, "nobody has own figures"
    # The title is what a listing is known by.
    title = next(n for n in range(listed.count()) if listed.item(n).text() == "Title")
    assert not listed.item(title).flags() & Qt.ItemFlag.ItemIsUserCheckable
    chooser.close()


def test_that_a_column_without_its_attribute_is_dropped_and_named(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings
) -> None:
    placed = [PlacedColumn(attribute_column(key, key)) for key in ("BRAND", "GONE_ONE")]
    view_settings.setValue("table/columns", write_layout(arranged(placed)))
    window = shown(qtbot, MainWindow(catalog, view_settings))
    qtbot.waitUntil(lambda: ids(window) == ["check", "title", "attributes.BRAND"])
    assert window.listings.searching is not None
    note = window.listings.searching.note
    assert note.isVisible()
    assert any("GONE_ONE" in label.text() for label in note.findChildren(type(note._banner._text)))


def test_that_pinned_columns_stay_and_are_found_where_they_are_seen(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.listings.table
    every = [PlacedColumn(column, 200) for column in COLUMNS[2:]]
    price = PlacedColumn(COLUMNS[3], 150, pinned=True)
    table.columns.set_layout(arranged([PlacedColumn(COLUMNS[1], 250, True), price, *every]))
    bar = table.horizontalScrollBar()
    category = known_column("category")
    assert category is not None
    table.columns.set_layout(arranged([*table.columns.layout.placed, PlacedColumn(category, 300)]))
    qtbot.waitUntil(lambda: bar.maximum() > 100)
    bar.setValue(bar.maximum())
    head = table.header
    assert [head.is_pinned(n) for n in range(4)] == [True, True, True, False]
    middle = QPoint(head.place_of(2) + 10, 60)
    assert table.indexAt(middle).column() == 2
    assert table.visualRect(table.indexAt(middle)).left() == head.place_of(2)
    QTest.mouseClick(
        head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(head.place_of(2) + 10, px(10))
    )
    assert window.listings.model.query.sort == "price"
    # A cell behind the pinned ones is brought out.
    bar.setValue(bar.maximum())
    table.scrollTo(window.listings.model.index(0, 3))
    assert head.place_of(3) >= head.pinned_width() - 1
    assert not table.grab().isNull()


def test_that_a_heading_that_is_dragged_takes_its_column_along(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.listings.table
    table.header.moveSection(3, 2)
    qtbot.waitUntil(lambda: ids(window)[2:4] == ["price", "status"])
    assert [table.header.visualIndex(n) for n in range(5)] == [0, 1, 2, 3, 4]


def test_that_chosen_columns_are_copied_with_their_values(
    catalog: ItemCatalog, window: MainWindow
) -> None:
    table = window.listings.table
    brand = attribute_column("BRAND", "Marca")
    table.columns.set_layout(arranged([PlacedColumn(COLUMNS[1]), PlacedColumn(brand)]))
    table.select_only([listing(3).id, listing(5).id])
    assert window.shell is not None
    window.shell.copying.copy_rows()
    lines = QApplication.clipboard().text().split("\n")
    assert lines[0] == "id\tTitle\tMarca"
    assert [line.split("\t")[2] for line in lines[1:]] == ["Brisa 3", "Brisa 5"]
    # The same on the way from the reader's process.
    paths = ("attributes.BRAND", "original_price", "tags", "shipping.local_pick_up", "pictures")
    question = read_question(question_frame(1, "copy", RowsOf((listing(3).id,), paths)))
    for answer in InlineReader(catalog.path)._search.answer(question):
        assert read_answer(question, answer_frame(1, answer)) == answer


def test_that_shift_adds_keys_to_the_order_which_is_kept(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings, window: MainWindow
) -> None:
    table, model = window.listings.table, window.listings.model
    brand = attribute_column("BRAND", "Marca")
    table.columns.set_layout(arranged([*map(PlacedColumn, COLUMNS[1:4]), PlacedColumn(brand)]))

    def click(place: int, *, shift: bool = False) -> None:
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        at = QPoint(table.header.place_of(place) + 20, px(12))
        QTest.mouseClick(table.header.viewport(), Qt.MouseButton.LeftButton, held, at)

    click(2)
    click(4, shift=True)
    assert model.query.keys == (("status", False), ("attributes.BRAND", False))
    rows = [model.row(n) for n in range(model.rowCount())]
    assert [row.status for row in rows if row] == sorted(row.status for row in rows if row)
    assert not table.grab().isNull()
    click(4, shift=True)
    assert model.query.keys == (("status", False), ("attributes.BRAND", True))
    window.remember()
    again = shown(qtbot, MainWindow(catalog, view_settings))
    assert again.listings.model.query.keys == model.query.keys
    # The same by keys, of the column of the cursor.
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    table.setCurrentIndex(model.index(0, 3))
    QTest.keyClick(window, Qt.Key.Key_S, both)
    assert model.query.keys == (("price", True),)
    table.setCurrentIndex(model.index(0, 1))
    QTest.keyClick(window, Qt.Key.Key_F, both)
    assert model.query.keys == (("price", True), ("title", False))


@pytest.mark.parametrize("kept", ["price", "nothing:up", "price:down|price:up", "|:|", "\x00"])
def test_that_a_strange_order_is_left_out(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings, kept: str
) -> None:
    view_settings.setValue("listings/sort", "price")
    view_settings.setValue("listings/then", kept)
    window = shown(qtbot, MainWindow(catalog, view_settings))
    assert window.listings.model.rowCount() == 40
