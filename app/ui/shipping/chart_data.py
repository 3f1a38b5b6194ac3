"""Conversion of an answer of the engine to the data of the chart."""

from __future__ import annotations

from decimal import ROUND_CEILING, ROUND_FLOOR, Decimal
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from app.ui.look.text import one_line
from app.ui.shipping.chart import ChartData, CliffMark, Point, Present, Series
from app.ui.shipping.writing import locale_of, money_of
from app.ui.texts.money import MINUS, currency_sign, format_number

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.shipping.cost_preview import ShippingAnswer

# Listing types in the chart; the free one is left out.
_COMPARED: Final = ("gold_special", "gold_pro")
_MARGIN: Final = Decimal("0.27")


def chart_data(answer: ShippingAnswer) -> ChartData | None:
    """Return the chart for ``answer``; ``None`` if it has no price or no net."""
    present = answer.net_at(answer.price, answer.listing_type_id)
    known = all(offer.net is not None for offer in answer.offers)
    if answer.price <= 0 or not answer.offers or not known:
        return None
    low, high = _range(answer)

    def net(price: Decimal, listing_type_id: str) -> Point:
        left = answer.net_at(price, listing_type_id)
        return Point(float(price), float("nan") if left is None else float(left))

    cliff = answer.cliff
    chosen = answer.listing_type_id
    names = {offer.listing_type_id: one_line(offer.name) for offer in answer.offers}
    compared: list[str] = [name for name in _COMPARED if name in names]
    if chosen in names and chosen not in compared:
        compared.append(chosen)
    series = []
    for listing_type_id in compared:
        pieces: tuple[tuple[Point, Point], ...]
        if cliff is None:
            pieces = ((net(low, listing_type_id), net(high, listing_type_id)),)
        else:
            just_above = cliff.threshold + Decimal("0.01")
            after = net(just_above, listing_type_id)
            pieces = (
                (net(low, listing_type_id), net(cliff.threshold, listing_type_id)),
                (Point(float(cliff.threshold), after.net), net(high, listing_type_id)),
            )
        series.append(Series(names[listing_type_id], pieces, listing_type_id == chosen))
    return ChartData(
        tuple(series),
        _cliff(answer),
        None if present is None else _present(answer, present),
        _axis_money(answer),
    )


def _range(answer: ShippingAnswer) -> tuple[Decimal, Decimal]:
    """Return the range of prices to show: around the current one and the fall, if there is one."""
    centre = [answer.price]
    if answer.cliff is not None:
        centre += [answer.cliff.threshold, answer.cliff.same_again_at]
    low = min(centre) * (1 - _MARGIN)
    high = max(centre) * (1 + _MARGIN)
    step = Decimal(10) ** (high.adjusted() - 1) / 2
    return (
        (low / step).to_integral_value(ROUND_FLOOR) * step,
        (high / step).to_integral_value(ROUND_CEILING) * step,
    )


def _axis_money(answer: ShippingAnswer) -> Callable[[float], str]:
    locale = locale_of(answer)
    sign = currency_sign(answer.currency_id, locale)

    def write(amount: float) -> str:
        minus = MINUS if amount < 0 else ""
        return f"{minus}{sign}{format_number(round(abs(amount)), locale)}"

    return write


def _cliff(answer: ShippingAnswer) -> CliffMark | None:
    cliff = answer.cliff
    if cliff is None:
        return None
    threshold, net_at = money_of(answer, cliff.threshold), money_of(answer, cliff.net_at)
    again = money_of(answer, cliff.same_again_at)
    return CliffMark(
        Point(float(cliff.threshold), float(cliff.net_at)),
        Point(float(cliff.threshold), float(cliff.net_above)),
        Point(float(cliff.same_again_at), float(cliff.net_at)),
        QCoreApplication.translate("NetChart", "Earns less than at {price}").format(
            price=threshold
        ),
        f"{threshold} → {net_at}",
        QCoreApplication.translate("NetChart", "earns the same again at"),
        f"{again} → {net_at}",
    )


def _present(answer: ShippingAnswer, net: Decimal) -> Present:
    label = QCoreApplication.translate("NetChart", "Now {price} → {net}").format(
        price=money_of(answer, answer.price), net=money_of(answer, net)
    )
    at = Point(float(answer.price), float(net))
    cliff = answer.cliff
    if cliff is None or net >= cliff.net_at or answer.price <= cliff.threshold:
        return Present(at, label, "", loss=False)
    comment = QCoreApplication.translate("NetChart", "{amount} less than at {price}").format(
        amount=money_of(answer, cliff.net_at - net), price=money_of(answer, cliff.threshold)
    )
    return Present(at, label, comment, loss=True)
