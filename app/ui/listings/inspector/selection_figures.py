"""Texts about the selected listings for the status bar and the inspector, besides their number."""

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
    """Yield the net amount of a sale of one listing, if it is known."""
    if row is not None and row.net is not None:
        words = SelectionWords.tr("net {amount}")
        yield words.replace("{amount}", text.money(row.net, row.currency_id))


def figures_of_several(totals: Totals | None, text: CellText) -> Iterator[str]:
    """Yield the totals of listings, and the numbers of unknown figures.

    Nothing is yielded while the totals are being computed.
    """
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
    """Return the text for amounts in several currencies, which cannot be added."""
    return SelectionWords.tr("prices in several currencies")


def not_known(count: int, text: CellText) -> str:
    """Return the text for a figure that is not known for ``count`` listings."""
    return SelectionWords.tr("of {n} not known").replace("{n}", text.number(count))
