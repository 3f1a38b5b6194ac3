"""Writes sales: the order, the listing it leaves, and the buyers who are due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from math import inf

from app.domain.shapes import JsonObject, objects_of, text_of
from app.domain.timestamps import format_timestamp
from app.domain.vocabulary import ItemStatus
from app.domain.wire import read_json, write_json
from app.domain.wire_item import WireItem, variations_of
from app.rules.numbers import as_number
from app.service.errors import NO_ITEM, Forbidden, NotFound, ValidationRefused
from app.service.market.market import Market
from app.service.sales.forms import RateForm, SaleForm
from app.service.sales.rate import EPOCH, TICK, SalesRate, read_rate
from app.service.sales.sale import check_sale, find_variation, sale_price, sold_item
from app.service.seeding.buyers import pick_buyer, wire_buyer
from app.service.seeding.seeded_random import DRAW_RANGE, Draws, SeededRandom
from app.service.stores.database import StoreUnavailable
from app.service.stores.items import ItemFilter
from app.service.stores.orders import wire_order

MOST_DUE = 2_000
"""Buyers that come at once at most, where the clock has moved on or nobody has asked for long."""

STEP = 20
"""Sales that are written at a time, which takes some hundredths of a second."""

_TRIES = 12
_PAUSE = timedelta(minutes=1)
_RATES = "sales_rates"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sold:
    """A sale that was made: its order, and the listing it leaves."""

    order: JsonObject
    item: WireItem


class SalesRegister:
    """Sells, when told to and at the rates that are set.

    Rates are kept over a restart; while the marketplace does not run, nobody buys.
    """

    def __init__(self, market: Market) -> None:
        self._market = market
        kept = market.database.setting(_RATES)
        now = self._now()
        rates = map(read_rate, () if kept is None else objects_of(read_json(kept.encode())))
        self._rates = {rate.seller_id: rate.after_pause(now) for rate in rates}
        self._next_due = self._find_next_due()

    def rate_of(self, seller_id: str) -> SalesRate | None:
        """Return the rate at which a seller's listings are sold; ``None`` for none."""
        return self._rates.get(seller_id)

    def set_rate(self, seller_id: str, form: RateForm) -> None:
        """Let a seller's listings be sold at a rate from now on; 0 ends it."""
        self._rates.pop(seller_id, None)
        if form.per_hour:
            self._rates[seller_id] = SalesRate(seller_id, form.seed, form.per_hour, self._now())
        self._keep_rates()

    def sell(self, seller_id: str, form: SaleForm) -> Sold:
        """Make one sale now.

        Raises :class:`NotFound` for an item or a variation that is not there, :class:`Forbidden`
        for another seller's item, :class:`ValidationRefused` with all that is against the sale.
        """
        item = self._market.items.read(form.item_id)
        if item is None:
            raise NotFound(NO_ITEM)
        if text_of(item.get("seller_id")) != seller_id:
            raise Forbidden("This listing belongs to another seller")
        variation = find_variation(item, form.variation_id)
        if form.variation_id is not None and variation is None:
            raise NotFound("There is no such variation")
        if causes := list(check_sale(item, variation, form.quantity)):
            raise ValidationRefused(causes)
        with self._market.database.transaction():
            return self._write(item, form, self._market.now())

    def is_due(self) -> bool:
        """Return whether somebody would have bought something by now; costs one comparison."""
        return self._next_due != inf and self._next_due <= self._now()

    async def catch_up(self) -> None:
        """Make every sale that is due; between two steps others are answered."""
        now = self._now()
        for rate in tuple(self._rates.values()):
            # Who would have come long ago, while nobody asked for anything, is not waited for.
            if (excess := rate.slots_until(now) - MOST_DUE) > 0:
                self._rates[rate.seller_id] = replace(
                    rate, slot=rate.slot + excess, missed=rate.missed + excess
                )
        while self.is_due():
            rates = dict(self._rates)
            try:
                with self._market.database.transaction():
                    for _ in range(STEP):
                        if not self._sell_to_next():
                            break
                    self._keep_rates()
            except StoreUnavailable:
                self._rates = rates
                raise
            except Exception:
                # A full disk, mostly. What can be read is better answered late than not at all.
                _log.exception("a sale that was due could not be written")
                self._rates = rates
                self._next_due = self._now() + _PAUSE // TICK
                return
            await asyncio.sleep(0)

    def due_within(self, seconds: float) -> int:
        """Return how many buyers come in the next ``seconds``."""
        end = self._now() + int(seconds * 1000)
        return sum(rate.slots_until(end) for rate in self._rates.values())

    def seconds_to_next(self) -> float | None:
        """Return how long it is until the next buyer comes; ``None`` for never."""
        if self._next_due == inf:
            return None
        due = EPOCH + int(self._next_due) * TICK
        return max((due - self._market.now()).total_seconds(), 0.0)

    def _sell_to_next(self) -> bool:
        """Let the next buyer buy; return whether there was one by now."""
        rate = min(self._rates.values(), key=lambda one: one.due, default=None)
        if rate is None or rate.due > self._now():
            return False
        sale = next(self._offers(rate), None)
        if sale is not None:
            item, form = sale
            self._write(item, form, rate.due_at, rate.draws)
        self._rates[rate.seller_id] = rate.after_buyer(sold=sale is not None)
        return True

    def _offers(self, rate: SalesRate) -> Iterator[tuple[WireItem, SaleForm]]:
        """Yield what the next buyer may buy, nearest first to a place that the seed draws."""
        draws, items = rate.draws, self._market.items
        wanted = ItemFilter(rate.seller_id, status=ItemStatus.ACTIVE.value)
        start = (draws[1] * DRAW_RANGE + draws[2]) % (items.last_number() + 1)
        found = items.following(wanted, start, _TRIES) or items.following(wanted, 0, _TRIES)
        for _, item_id in found:
            item = items.read(item_id)
            if item is None:
                continue
            offered = [one for one in variations_of(item) if one.get("available_quantity")]
            variation = offered[draws[7] % len(offered)] if offered else None
            for quantity in (1 + (draws[3] % 8 == 0) + (draws[4] % 16 == 0), 1):
                if not any(check_sale(item, variation, quantity)):
                    id_ = None if variation is None else text_of(variation.get("id"))
                    yield item, SaleForm(item_id, id_, quantity)
                    break

    def _write(
        self, item: WireItem, form: SaleForm, moment: datetime, draws: Draws | None = None
    ) -> Sold:
        market = self._market
        number = market.numbers.new_order_id()
        variation = find_variation(item, form.variation_id)
        someone = wire_buyer(pick_buyer(draws or SeededRandom(0, "sales").draws(number)))
        order = wire_order(
            number=number,
            status="paid",
            date_created=format_timestamp(moment),
            tags=("paid", "not_delivered"),
            buyer={**someone, **form.buyer},
            item=item,
            quantity=form.quantity,
            price=as_number(sale_price(item, variation)) or 0,
        )
        after = sold_item(item, variation, form.quantity, moment)
        market.orders.add_many([order])
        market.items.replace(after)
        return Sold(order, after)

    def _keep_rates(self) -> None:
        kept = write_json([rate.kept() for rate in self._rates.values()])
        self._market.database.keep_setting(_RATES, kept.decode())
        self._next_due = self._find_next_due()

    def _find_next_due(self) -> float:
        return min((rate.due for rate in self._rates.values()), default=inf)

    def _now(self) -> int:
        return (self._market.now() - EPOCH) // TICK
