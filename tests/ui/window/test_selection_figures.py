"""What the status bar says of selected listings: sums, averages, and what is not known."""

from __future__ import annotations

import pytest

from app.engine.catalog.totals import Adding
from app.ui.listings.table.cell_text import CellText
from app.ui.window.selection_figures import figures_of_one, figures_of_several
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
    adding = Adding()
    for row in rows:
        adding.add(row)
    assert [*figures_of_several(adding.totals(), CellText("MX"))] == figures


def test_that_there_are_no_figures_before_they_are_known() -> None:
    text = CellText("MX")
    assert [*figures_of_several(None, text)] == []
    assert [*figures_of_one(ROW._replace(net=None), text)] == []
    assert [*figures_of_one(None, text)] == []
    assert [*figures_of_one(ROW, text)] == ["net $80.00"]
