"""What status bar and inspector say of the selected listings beside their number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from app.ui.look.translation import Words

if TYPE_CHECKING:
    from app.engine.catalog.catalog import ItemRow
    from app.engine.catalog.totals import Totals
    from app.ui.listings.table.cell_text import CellText

SelectionWords: Final = Words("SelectionWords")


def figures_of_one(row: ItemRow | None, text: CellText) -> Iterator[str]:
    """Yield what a sale of one listing leaves, where that is known."""
    if row is not None and row.net is not None:
        words = SelectionWords.tr("net {amount}")
        yield words.replace("{amount}", text.money(row.net, row.currency_id))


def figures_of_several(totals: Totals | None, text: CellText) -> Iterator[str]:
    """Yield what listings add up to, and of how many a figure is not known; nothing while they are
    being added up."""
    if totals is None:
        return
    yield SelectionWords.tr("stock {n}").replace("{n}", text.number(totals.stock))
    if not totals.currency_id:
        yield several_currencies()
        return
    for words, mean, unknown in (
        (SelectionWords.tr("average price {amount}"), totals.price_mean, totals.unpriced),
        (SelectionWords.tr("average net {amount}"), totals.net_mean, totals.unnetted),
    ):
        if mean is not None:
            figure = words.replace("{amount}", text.money(mean, totals.currency_id))
            yield f"{figure} ({not_known(unknown, text)})" if unknown else figure


def several_currencies() -> str:
    """Return why the amounts of listings say nothing together."""
    return SelectionWords.tr("prices in several currencies")


def not_known(count: int, text: CellText) -> str:
    """Return that of so many listings a figure is not known."""
    return SelectionWords.tr("of {n} not known").replace("{n}", text.number(count))
