"""Columns that were chosen: fields and attributes that no row has, read a piece at a time."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog, ListingQuery
from app.ui.listings.table import row_windows
from app.ui.listings.table.column_layout import (
    MOST_COLUMNS,
    PlacedColumn,
    arranged,
    read_layout,
    write_layout,
)
from app.ui.listings.table.columns import COLUMNS
from app.ui.listings.table.model import ItemTableModel
from app.ui.listings.table.more_columns import MORE_COLUMNS, attribute_column, known_column
from app.ui.listings.table.table import ListingsTable
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.inline_reader import InlineReader
from tests.stands.listings_shop import listing

BRAND = attribute_column("BRAND", "Marca")
COLOR = attribute_column("COLOR", "Color")


def body(number: int) -> bytes:
    return json.dumps(
        {
            "condition": "new" if number % 2 else "odd",
            "original_price": 1250.5,
            "pictures": [{"id": "a"}, {"id": "b"}],
            "stop_time": "2026-11-20T10:00:00.000Z",
            "shipping": {"mode": "me2", "local_pick_up": True},
            "tags": ["good_quality", "brand\u202enew"],
            "attributes": [
                {"id": "BRAND", "name": "Marca", "value_id": "7", "value_name": f"Brisa {number}"},
                {"id": "MODEL", "value_id": "-1", "value_name": None},
            ],
            "variations": [
                {"attribute_combinations": [{"id": "COLOR", "value_id": None, "value_name": color}]}
                for color in ("Azul", "Rojo", "Azul")
            ],
        }
    ).encode()


@pytest.fixture
def catalog(tmp_path: Path) -> ItemCatalog:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    writer.put((listing(number), body(number)) for number in range(100))
    writer.put_shipping_costs([(listing(0).id, 9_900, "MXN")])
    writer.put_document("category", "MX1055", b'{"id": "MX1055", "name": "Tenis"}')
    writer.close()
    found = ItemCatalog(path)
    found.answer_with(InlineReader(path))
    return found


def model_of(catalog: ItemCatalog) -> ItemTableModel:
    return ItemTableModel(catalog, ListingQuery())


@pytest.mark.parametrize(
    ("column_id", "text"),
    [
        ("attributes.BRAND", "Brisa 0"),
        ("attributes.COLOR", "Azul, Rojo"),
        ("attributes.MODEL", "Not applicable"),
        ("attributes.GONE", "–"),
        ("condition", "“odd”"),
        ("original_price", "$1,250.50"),
        ("pictures", "2"),
        ("shipping.mode", "Marketplace shipping"),
        ("shipping.local_pick_up", "Yes"),
        ("tags", "good_quality, brand⟨U+202E⟩new"),
        ("shipping_cost", "$99.00"),
        ("category", "Tenis"),
        ("seller_custom_field", "–"),
        ("id", "MX1048000000"),
        ("listing_type_id", "Premium"),
        ("unit_cost", "–"),
        ("variations", "0"),
        ("video_id", "–"),
    ],
)
def test_that_a_cell_shows_what_its_listing_has(
    catalog: ItemCatalog, column_id: str, text: str
) -> None:
    model = model_of(catalog)
    model.text.site_id = "MX"
    attribute = column_id.removeprefix("attributes.")
    column = known_column(column_id) or attribute_column(attribute, attribute)
    model.set_columns([*COLUMNS, column])
    assert model.data(model.index(0, len(COLUMNS))) == text


def test_that_a_body_that_cannot_be_read_leaves_its_cells_empty(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    writer.put([(listing(0), b"{"), (listing(1), b"[]"), (listing(2), b'{"attributes": 7}')])
    writer.close()
    model = model_of(ItemCatalog(path))
    model.set_columns([*COLUMNS, BRAND])
    assert [model.data(model.index(n, len(COLUMNS))) for n in range(3)] == ["–"] * 3


def test_that_no_column_is_without_a_width_and_a_way_to_be_written() -> None:
    ids = [column.id for column in (*COLUMNS, *MORE_COLUMNS)]
    assert len(ids) == len({*ids})
    assert all(column.form and column.width for column in MORE_COLUMNS)


def test_that_values_wait_for_the_next_frame_where_there_is_no_time(
    catalog: ItemCatalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = model_of(catalog)
    model.set_columns([*COLUMNS, BRAND])
    assert model.row(0) is not None
    assert model.row(99) is not None
    monkeypatch.setattr(row_windows, "READ_BUDGET_NS", -1)
    wanted: list[bool] = []
    model.reading_requested.connect(lambda: wanted.append(True))
    model.begin_frame()
    assert model.values(99) is None
    assert wanted == [True]
    monkeypatch.setattr(row_windows, "READ_BUDGET_NS", 10**12)
    model.read_on()
    monkeypatch.setattr(row_windows, "READ_BUDGET_NS", -1)
    assert model.values(99), "it was read meanwhile"


def test_that_chosen_columns_are_painted_and_the_cursor_stays(
    qtbot: QtBot, catalog: ItemCatalog, tmp_path: Path
) -> None:
    settings = QSettings(str(tmp_path / "w.ini"), QSettings.Format.IniFormat)
    placed = [PlacedColumn(BRAND, 140), PlacedColumn(COLUMNS[3], pinned=True)]
    settings.setValue("table/columns", write_layout(arranged(placed)))
    table = ListingsTable(model_of(catalog))
    qtbot.addWidget(table)
    table.resize(1200, 400)
    table.show()
    table.paint_in_full()
    table.go_to_row(7)
    table.restore(settings)
    assert [column.id for column in table.rows.columns] == [
        "check",
        "title",
        "price",
        "attributes.BRAND",
    ]
    assert table.currentIndex().row() == 7
    assert table.currentIndex().column() == 1
    assert not table.grab().isNull()
    again = QSettings(str(tmp_path / "again.ini"), QSettings.Format.IniFormat)
    table.remember(again)
    assert str(again.value("table/columns")) == str(settings.value("table/columns"))


def test_that_a_layout_is_read_as_it_was_written() -> None:
    placed = [PlacedColumn(column, 80 + n, pinned=n < 2) for n, column in enumerate(MORE_COLUMNS)]
    layout = arranged([*placed, PlacedColumn(BRAND), PlacedColumn(COLUMNS[1], pinned=True)])
    read = read_layout(write_layout(layout))
    assert read is not None
    assert (read.layout, read.lost) == (layout, ())


@pytest.mark.parametrize(
    "text", ["", "{", "7", "{}", "[]", "[7]", "null", "[" * 5_000, '{"id": "price"}']
)
def test_that_what_is_no_layout_is_none(text: str) -> None:
    assert read_layout(text) is None


def test_that_strange_entries_of_a_layout_are_named_and_left_out() -> None:
    kept = [
        {"id": "price", "width": -4, "pinned": "yes"},
        {"id": "price", "width": 10**9},
        {"id": "no_such_field"},
        {"id": "attributes."},
        {"id": 7},
        {"name": "nothing"},
        *({"id": f"attributes.A{n}", "name": "x" * 10_000} for n in range(200)),
    ]
    read = read_layout(json.dumps(kept))
    assert read is not None
    assert read.lost == ("no_such_field", "attributes.", "7")
    assert len(read.layout.placed) == MOST_COLUMNS
    assert read.layout.placed[0].column.id == "title"
    assert read.layout.placed[1] == PlacedColumn(COLUMNS[3])
    assert max(len(one.column.name) for one in read.layout.placed) <= 200


def test_that_more_than_the_usual_columns_scroll_and_none_leaves(
    qtbot: QtBot, catalog: ItemCatalog
) -> None:
    table = ListingsTable(model_of(catalog))
    qtbot.addWidget(table)
    table.resize(700, 300)
    table.show()
    usual = arranged(PlacedColumn(column) for column in COLUMNS)
    for layout, leaves in ((usual, True), (arranged([*usual.placed, PlacedColumn(BRAND)]), False)):
        assert layout.is_usual == leaves
        table.columns.set_layout(layout)
        head = table.header
        places = range(len(table.rows.columns))
        # Without own figures there is no margin, chosen or not.
        assert (sum(head.isSectionHidden(n) for n in places) > 1) == leaves
        assert head.sectionSize(1) >= 200
    qtbot.waitUntil(lambda: table.horizontalScrollBar().maximum() > 0)


def test_that_a_table_without_a_cursor_stays_where_it_was_scrolled_to(
    qtbot: QtBot, catalog: ItemCatalog
) -> None:
    table = ListingsTable(model_of(catalog))
    qtbot.addWidget(table)
    table.resize(700, 300)
    table.show()
    table.columns.set_layout(arranged(PlacedColumn(column) for column in (*COLUMNS, *MORE_COLUMNS)))
    bar = table.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 50)
    bar.setValue(50)
    assert not table.currentIndex().isValid()
    table.scrollTo(table.currentIndex())
    assert bar.value() == 50


def test_that_a_hidden_column_leaves_no_gap_before_the_first_frame(
    qtbot: QtBot, catalog: ItemCatalog
) -> None:
    table = ListingsTable(model_of(catalog))
    qtbot.addWidget(table)
    every = [*COLUMNS[1:], *MORE_COLUMNS[:3]]
    table.columns.set_layout(arranged(PlacedColumn(column) for column in every))
    head = table.header
    shown = [n for n in range(len(every) + 1) if not head.isSectionHidden(n)]
    assert len(shown) == len(every), "there is no margin without own figures"
    ends = [head.place_of(n) + head.sectionSize(n) for n in shown]
    assert [head.place_of(n) for n in shown[1:]] == ends[:-1]
