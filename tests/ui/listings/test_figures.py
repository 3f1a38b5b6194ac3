"""No number of the table is ever cut: columns widen, then the currency goes, then the digits."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QSettings, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.ui.application import install_translations
from app.ui.listings.table.cell_text import CellText
from app.ui.listings.table.columns import COLUMNS, Column, place_of
from app.ui.listings.table.row_painter import RowPainter
from app.ui.look.type_scale import font, px
from app.ui.texts.short_numbers import cents_forms, fitting, short_number
from app.ui.window.main_window import MainWindow
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.listings_shop import listing
from tests.stands.locales import locale
from tests.ui.listings.conftest import shown

BLANK = "\u00a0"
DEAR = 10_000_000_000
LANGUAGES = ("en", "es", "pt_BR")


@pytest.fixture
def dear_shop(tmp_path: Path) -> Path:
    path = tmp_path / "dear.db"
    writer = CatalogWriter(path)
    dear = {"price": DEAR, "net": DEAR - 1_234_567_89, "currency_id": "ARS"}
    rows = [
        listing(number, **(dear if number % 2 else {"currency_id": "ARS"})) for number in range(30)
    ]
    writer.put((row._replace(available_quantity=1_234_567), b"{}") for row in rows)
    writer.put_fact("site_id", "AR")
    writer.close()
    return path


PRICE = place_of(COLUMNS, "price")


class Drawn:
    """The figures that were painted, with the room that each had."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.figures: list[tuple[str, int]] = []
        figure = RowPainter._figure
        drawn = self

        def spy_figure(self: RowPainter, row: Any, column: Column, wide: int) -> Any:
            text, pen = figure(self, row, column, wide)
            drawn.figures.append((text, wide))
            return text, pen

        monkeypatch.setattr(RowPainter, "_figure", spy_figure)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> str:
    install_translations(qapp, request.param)
    return str(request.param)


@pytest.mark.parametrize("size", [(1000, 700), (1920, 1080)])
def test_that_a_hundred_million_is_shown_whole(
    qtbot: QtBot,
    dear_shop: Path,
    tmp_path: Path,
    language: str,
    size: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    catalog = ItemCatalog(dear_shop)
    view_settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(catalog, view_settings), width=size[0], height=size[1])
    table = window.listings.table
    full = window.listings.model.text.money(DEAR, "ARS")
    assert full.endswith(("100.000.000,00", "100,000,000.00"))
    qtbot.waitUntil(lambda: table.header.sectionSize(PRICE) > px(92))
    drawn = Drawn(monkeypatch)
    table.viewport().repaint()
    assert full in [text for text, _room in drawn.figures]
    line = QFontMetrics(font("body"))
    for text, room in drawn.figures:
        assert "…" not in text
        assert line.horizontalAdvance(text) <= room, (text, room)
    catalog.close()


def test_that_a_column_made_narrow_shows_a_shorter_form_and_the_full_one_in_the_tooltip(
    qtbot: QtBot, dear_shop: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalog = ItemCatalog(dear_shop)
    view_settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(catalog, view_settings), width=1440)
    table = window.listings.table
    qtbot.waitUntil(lambda: table.header.sectionSize(PRICE) > px(92))
    table.header.resizeSection(PRICE, px(60))
    drawn = Drawn(monkeypatch)
    table.viewport().repaint()
    assert f"100{BLANK}M" in [text for text, _room in drawn.figures]
    assert "…" not in "".join(text for text, _room in drawn.figures)
    QApplication.processEvents()
    assert table.header.sectionSize(PRICE) == px(60), "what the user chose stays"
    model = window.listings.model
    dear = next(n for n in range(30) if (row := model.row(n)) is not None and row.price == DEAR)
    index: QModelIndex = model.index(dear, PRICE)
    assert "$100,000,000.00" in index.data(Qt.ItemDataRole.ToolTipRole)
    catalog.close()


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("es_AR", (f"${BLANK}100.000.000,00", "100.000.000,00", f"100{BLANK}M")),
        ("en_MX", ("$100,000,000.00", "100,000,000.00", f"100{BLANK}M")),
        (
            "es_ZZ",
            (
                f"ARS{BLANK}100{BLANK}000{BLANK}000,00",
                f"100{BLANK}000{BLANK}000,00",
                f"100{BLANK}M",
            ),
        ),
    ],
)
def test_that_the_currency_goes_before_the_digits(name: str, forms: tuple[str, ...]) -> None:
    own = locale(name)
    found = cents_forms(DEAR, own.currency_id or "ARS", own)
    assert found == forms
    rooms = [len(form) for form in found]
    assert [fitting(found, room, len) for room in rooms] == list(found)
    assert fitting(found, 1, len) == found[-1]


@pytest.mark.parametrize(
    ("number", "text"),
    [
        ("999", "999"),
        ("1000", f"1{BLANK}K"),
        ("15490", f"≈15.5{BLANK}K"),
        ("999999", f"≈1{BLANK}M"),
        ("99998915.50", f"≈100{BLANK}M"),
        ("1250000", f"1.25{BLANK}M"),
        ("-100000000", f"−100{BLANK}M"),
        ("100000000000", f"100{BLANK}B"),
        ("12345678901234", f"≈12,300{BLANK}B"),
        ("12.50", "12.5"),
        ("0", "0"),
    ],
)
def test_that_a_short_number_says_when_it_is_rounded(number: str, text: str) -> None:
    assert short_number(Decimal(number), locale("en")) == text


def test_that_unknown_figures_have_one_form() -> None:
    row = listing(3)._replace(net=None, price=None)
    texts = CellText("MX")
    assert texts.forms(row, "net") == texts.forms(row, "price") == ("–",)
