"""What the listings show of a seller's own figures: margins, alarms, why one is unknown."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.ui.listings.column_chooser import ColumnChooser
from app.ui.listings.table.cell_text import CellText, tool_tip
from app.ui.listings.table.columns import COLUMNS, place_of
from app.ui.listings.table.row_painter import _is_alarming
from app.ui.window.main_window import MainWindow
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import PRICED
from app.workspace.listing_rows import ALARMS, TABS, ItemRow, tab_of
from tests.stands.sample import fill_catalog, sample_rows
from tests.ui.listings.conftest import shown

MARGIN = place_of(COLUMNS, "margin")

ROW = sample_rows(1)[0]._replace(
    price=10_000, seller_custom_field="A-1", status="active", sub_status=""
)


@pytest.fixture
def own_rows(tmp_path: Path) -> list[ItemRow]:
    rows = fill_catalog(tmp_path / "own.db", 80, own=True)
    writer = CatalogWriter(tmp_path / "own.db")
    writer.put_fact(PRICED, "1")
    writer.close()
    return rows


def test_that_margins_and_alarms_are_shown_counted_and_sorted(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings, own_rows: list[ItemRow]
) -> None:
    catalog = ItemCatalog(tmp_path / "own.db")
    window = shown(qtbot, MainWindow(catalog, view_settings), width=1800, height=1000)
    listings, bar = window.listings, window.listings.tabs
    assert bar is not None
    assert not listings.table.header.isSectionHidden(MARGIN)
    on_sale = [row for row in own_rows if tab_of(row) != TABS["closed"]]
    losing = [row for row in on_sale if row.net is not None and row.net < 0]
    below = [row for row in on_sale if row.below_floor]
    totals = {tab.key: tab.total for tab in bar.tabs.tabs()}
    assert (totals["losing"], totals["below_floor"]) == (str(len(losing)), str(len(below)))
    listings.show_tab("losing")
    assert {listings.model.item_id(n) for n in range(listings.model.rowCount())} == {
        row.id for row in losing
    }
    listings.show_tab("all")
    listings.sort_by(COLUMNS[MARGIN].sort, False)
    known = [row.margin for n in range(80) if (row := listings.model.row(n)) and row.margin]
    assert known == sorted(known)
    catalog.close()


def test_that_who_gave_no_figures_sees_neither_column_nor_views(window: MainWindow) -> None:
    bar = window.listings.tabs
    assert bar is not None
    assert window.listings.table.header.isSectionHidden(MARGIN)
    shown_keys = [t.key for n, t in enumerate(bar.tabs.tabs()) if bar.tabs.isTabVisible(n)]
    assert not set(shown_keys) & set(ALARMS)
    bar.ask_for_columns()
    chooser = window.findChild(ColumnChooser)
    assert chooser is not None
    (offered,) = chooser.findChildren(QListWidget)
    assert not offered.findItems("Margin", Qt.MatchFlag.MatchExactly)
    assert offered.findItems("Net", Qt.MatchFlag.MatchExactly)


@pytest.mark.parametrize(
    ("said", "cell", "note"),
    [
        ({"net": 2_000, "margin": 2_000, "unit_cost": 5_000}, "20 %", "unit cost $50.00"),
        ({"net": -1, "margin": -1, "unit_cost": 9_000}, "−0.01 %", "unit cost $90.00"),
        ({"net": 900}, "–", "unit cost is not given"),
        ({"net": 900, "seller_custom_field": None, "variations": 0}, "–", "no own code"),
        ({"net": None, "unit_cost": 5_000}, "–", "what is left of a sale is not known"),
        ({"net": None, "price": None}, "–", "no price"),
        ({"net": 0, "price": 0, "unit_cost": 5_000}, "–", "no price"),
    ],
)
def test_that_an_unknown_margin_says_why(said: dict[str, object], cell: str, note: str) -> None:
    texts = CellText("MX")
    row = ROW._replace(**{"net": None, **said})
    shown_text = texts.display(row, "margin").replace("\u202f", " ").replace("\xa0", " ")
    assert shown_text == cell
    assert note in tool_tip(row, "margin", texts)


def test_that_a_loss_and_a_price_below_the_floor_are_red_until_it_is_closed() -> None:
    row = ROW._replace(net=-5, margin=-1, floor=10_100, below_floor=True)
    assert all(_is_alarming(row, column) for column in ("price", "net", "margin"))
    assert "Below the floor of $101.00" in tool_tip(row, "price", CellText("MX"))
    sound = row._replace(net=5, margin=1, below_floor=False)
    assert not any(_is_alarming(sound, column) for column in ("price", "net", "margin"))
