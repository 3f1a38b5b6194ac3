"""The seller's own figures by own code, kept in the files of the shop: costs, tax and floor."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from app.api.errors import FilesUnusable, shop_errors
from app.engine.cost_keeping import CostKeeping
from app.engine.costs.figures_table import (
    FIGURES,
    CostsError,
    FiguresPatch,
    read_figure,
    read_figures,
    require_code,
    require_currency,
)
from app.workspace.folder import Workspace

if TYPE_CHECKING:
    from app.api.shop_thread import ShopThread
    from app.rules.offer.own_figures import CodeFigures

Figure = Decimal | int | str | None


class OwnCosts:
    """The seller's own figures; every method raises ``ShopError``. None of them is sent."""

    def __init__(self, thread: ShopThread, folder: Path) -> None:
        self._thread = thread
        self._keeping = CostKeeping(Workspace(folder))

    def all(self) -> tuple[CodeFigures, ...]:
        """Return the figures of all own codes, by code; an unknown figure is ``None``.

        >>> shop.costs.set("PAST-1", unit_cost="40", tax=16)
        True
        >>> shop.costs.all()[0].unit_cost, shop.costs.all()[0].tax, shop.costs.all()[0].floor
        (Decimal('40'), Decimal('0.16'), None)
        """
        self._thread.require_open()
        with shop_errors():
            return tuple(self._keeping.all())

    def set(self, code: str, *, currency_id: str | None = None, **figures: Figure) -> bool:
        """Set ``unit_cost``, ``packaging``, ``tax`` (in percent) and ``floor`` of an own code.

        ``None`` removes a figure; omitted figures stay as they are. Return whether anything
        changed. Raise ``InputError`` if a figure is not an amount.

        >>> shop.costs.set("PAST-2", floor="99.90")
        True
        >>> shop.costs.set("PAST-2", floor="99.9")
        False
        """
        self._thread.require_open()
        with shop_errors():
            currency = None if currency_id is None else require_currency(currency_id)
            patch = FiguresPatch(require_code(code.strip()), _read(figures), currency)
            return bool(self._keeping.patch([patch]).changed)

    def remove(self, code: str) -> bool:
        """Remove all figures of an own code; return whether there were any.

        >>> shop.costs.set("PAST-3", unit_cost=10)
        True
        >>> shop.costs.remove("PAST-3"), shop.costs.remove("PAST-3")
        (True, False)
        """
        self._thread.require_open()
        with shop_errors():
            return bool(self._keeping.remove([code.strip()]))

    def import_file(self, path: str | PathLike[str]) -> int:
        """Read figures from a csv with a column for the own code; return how many codes changed.

        A blank cell changes nothing. Raise ``InputError`` with every row that cannot be read; then
        none is taken.

        >>> _ = (folder / "costs.csv").write_text("sku,unit cost\\nPAST-1,42.50\\n")
        >>> shop.costs.import_file(folder / "costs.csv")
        1
        """
        self._thread.require_open()
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise FilesUnusable(f"{path}: {error.strerror or error}", "storage") from error
        with shop_errors():
            return self._keeping.patch(read_figures(data).rows).changed


def _read(figures: Mapping[str, Figure]) -> Mapping[str, Decimal | None]:
    found: dict[str, Decimal | None] = {}
    for name, value in figures.items():
        if name not in FIGURES:
            raise CostsError("costs.no_figure", name=name, offered=FIGURES)
        if value is None:
            found[name] = None
        elif isinstance(value, bool) or not isinstance(value, (Decimal, int, str)):
            raise CostsError("costs.no_amount", name=name, text=str(value)[:40])
        else:
            found[name] = read_figure(name, str(value))
    return found
