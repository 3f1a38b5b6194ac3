"""Own figures as text and JSON records, and the store of a shop that keeps them."""

from __future__ import annotations

from contextlib import closing, contextmanager
from decimal import Decimal
from typing import TYPE_CHECKING

from app.commands.language import tr
from app.commands.lookups.lookup_run import unknown
from app.commands.output import claim, refuse
from app.commands.texts.figures import decimal_text, money_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.commands.shop_options import ShopChoice
    from app.engine.cost_keeping import CostKeeping
    from app.rules.offer.own_figures import CodeFigures, OwnCharge

_HUNDRED = Decimal(100)
_SHARES = ("tax_percent", "rate_percent")


@contextmanager
def keeping_of(name: str, choice: ShopChoice) -> Iterator[tuple[CostKeeping, str]]:
    """Yield the store of a shop's own figures, and its site; end the command on an error."""
    from app.engine.cost_keeping import CostKeeping
    from app.workspace.errors import StorageError
    from app.workspace.folder import Workspace

    shop, _ = claim(name, choice)
    try:
        folder = Workspace(shop.workspace)
        with closing(folder.catalog()) as catalog:
            site_id = catalog.fact("site_id") or ""
        yield CostKeeping(folder), site_id
    except (StorageError, OSError) as error:
        refuse(name, error)


def category_of(keeping: CostKeeping, text: str) -> str:
    """Return the id of the category that an id or name denotes, if any categories are known.

    The known categories are those of the listings and their ancestors. End the command if ``text``
    is none of them.
    """
    from app.workspace.listing_rows import fold

    known = keeping.category_names() if text else {}
    if not known or text in known:
        return text
    names = {one: path.rpartition(" › ")[2] for one, path in known.items()}
    named = [one for one, name in names.items() if text.upper() == one or fold(name) == fold(text)]
    if len(named) == 1:
        return named[0]
    return unknown(tr("category"), text, named or [*known, *names.values()], hint="--category")


def figures_record(figures: CodeFigures) -> dict[str, object]:
    """Return the figures of an own code as a JSON record."""
    return {
        "code": figures.code,
        "unit_cost": figures.unit_cost,
        "packaging": figures.packaging,
        "tax_percent": None if figures.tax is None else figures.tax * _HUNDRED,
        "floor": figures.floor,
        "currency_id": figures.currency_id or None,
    }


def figures_cells(figures: CodeFigures) -> tuple[str, ...]:
    """Return the figures of an own code as a row of the table; an unknown figure is empty."""
    return tuple(_cell(*entry) for entry in figures_record(figures).items())


def charge_record(one: OwnCharge) -> dict[str, object]:
    """Return a charge as a JSON record."""
    return {
        "site_id": one.site_id,
        "category_id": one.category_id or None,
        "listing_type_id": one.listing_type_id or None,
        "from_price": one.from_price,
        "rate_percent": one.rate * _HUNDRED,
        "fixed": one.fixed,
    }


def charge_cells(one: OwnCharge) -> tuple[str, ...]:
    """Return a charge as a row of the table."""
    return tuple(_cell(*entry) for entry in charge_record(one).items())


def _cell(name: str, value: object) -> str:
    if not isinstance(value, Decimal):
        return str(value or "")
    return decimal_text(value.normalize()) if name in _SHARES else money_text(value, "")
