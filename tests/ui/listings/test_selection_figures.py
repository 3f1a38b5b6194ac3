"""What the status bar says of selected listings: sums, averages, and what is not known."""

from __future__ import annotations

import pytest

from app.engine.catalog.totals import TotalsCounter
from app.ui.listings.inspector.selection_figures import figures_of_one, figures_of_several
from app.ui.listings.table.cell_text import CellText
from app.ui.window.main_window import MainWindow
from app.workspace.listing_rows import ItemRow
from tests.stands.listings_shop import listing

ROW = listing(0, price=10_000, net=8_000, available_quantity=3)


@pytest.mark.parametrize(
    ("rows", "figures"),
    [
        ([ROW, ROW], ["stock 6", "average price $100.00", "average net $80.00"]),
        (
            [ROW, ROW._replace(price=20_000, net=None)],
            ["stock 6", "average price $150.00", "average net $80.00 (of 1 not known)"],
        ),
        (
            [ROW, ROW._replace(price=None, net=None)],
            [
                "stock 6",
                "average price $100.00 (of 1 not known)",
                "average net $80.00 (of 1 not known)",
            ],
        ),
        ([ROW._replace(price=None, net=None)] * 2, ["stock 6"]),
        ([ROW, ROW._replace(currency_id="USD")], ["stock 6", "prices in several currencies"]),
    ],
)
def test_that_sums_name_what_is_not_known(rows: list[ItemRow], figures: list[str]) -> None:
    adding = TotalsCounter()
    for row in rows:
        adding.add(row)
    assert [*figures_of_several(adding.totals(), CellText("MX"))] == figures


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (
            {},
            (
                "MXN\xa0600.00",
                "Price MXN\xa0100.00, Net MXN\xa080.00",
                "lowest MXN\xa080.00, highest MXN\xa080.00",
            ),
        ),
        (
            {"price": None, "net": None},
            (
                "Stock value (of 1 not known) MXN\xa0300.00",
                "Price (of 1 not known) MXN\xa0100.00, Net (of 1 not known) MXN\xa080.00",
                "lowest MXN\xa080.00, highest MXN\xa080.00",
            ),
        ),
        (
            {"currency_id": "USD"},
            ("Stock value –", "Price –, Net –", "prices in several currencies"),
        ),
    ],
)
def test_that_the_inspector_makes_no_figure_of_an_unknown(
    window: MainWindow, other: dict[str, object], said: tuple[str, ...]
) -> None:
    adding = TotalsCounter()
    for one in (ROW, ROW._replace(**other)):
        adding.add(one)
    assert window.listings.inspector is not None
    page = window.listings.inspector._make_selection_page()
    page.show_selection(window.listings.table.selection, adding.totals())
    shown = [page._sums.accessibleName(), page._means.accessibleName(), page._range.text()]
    assert all(words in line for words, line in zip(said, shown, strict=True)), shown


def test_that_there_are_no_figures_before_they_are_known() -> None:
    text = CellText("MX")
    assert [*figures_of_several(None, text)] == []
    assert [*figures_of_one(ROW._replace(net=None), text)] == []
    assert [*figures_of_one(None, text)] == []
    assert [*figures_of_one(ROW, text)] == ["net $80.00"]
