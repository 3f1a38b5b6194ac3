"""Tour steps for shipping costs: of a listing, of a small parcel and of a large one."""

from __future__ import annotations

from decimal import Decimal
from functools import partial

from PySide6.QtWidgets import QLineEdit

from app.ui.console import SHIPPING
from app.ui.shipping.view import ShippingView
from app.ui.tour.steps import Steps

_SIZES = (("small", ("5", "15", "20", "300")), ("large", ("40", "50", "60", "9000")))


class ShippingSteps(Steps):
    """The steps in the shipping view; ``note`` records observations and whether they are right."""

    async def run(self) -> None:
        """Show the shipping cost of a listing, then of a small and a large parcel."""
        window = self._console.window
        window.show_view(SHIPPING)
        view = self._driver.find(ShippingView, "shipping_calculator")
        await self._driver.until(lambda: view.answer is not None, "the shipping of the listing")
        await self._picture("shipping-listing")
        costs: list[Decimal] = []
        for name, measures in _SIZES:
            for side, text in zip(("height", "width", "length", "weight"), measures, strict=True):
                await self._driver.type(self._driver.find(QLineEdit, f"shipping_{side}"), text)
            await self._driver.until(partial(_is_for, view, measures), f"the {name} parcel")
            answer = view.answer
            assert answer is not None, "it was waited for"
            costs.append(answer.shipping_cost or Decimal(0))
            self._note(
                f"{'x'.join(measures[:3])} cm, {measures[3]} g costs {answer.shipping_cost}",
                bool(answer.shipping_cost),
            )
            await self._picture(f"shipping-{name}")
        self._note("the larger parcel costs more", costs[1] > costs[0])


def _is_for(view: ShippingView, measures: tuple[str, str, str, str]) -> bool:
    """Return whether the shown answer is for these measures."""
    dimensions = view.answer.dimensions if view.answer is not None else None
    if dimensions is None:
        return False
    sides = (dimensions.height, dimensions.width, dimensions.length, dimensions.weight)
    return sides == tuple(Decimal(text) for text in measures)
