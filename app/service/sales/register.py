"""The execution of sales: it writes the order and the item, and makes due simulated sales."""

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
from app.service.stores.database import StoreFull, StoreUnavailable
from app.service.stores.items import ItemFilter
from app.service.stores.orders import wire_order

MOST_DUE = 2_000
"""The maximum number of buyers that arrive at once after a jump of the clock or a long time without
requests."""

STEP = 20
"""The number of sales written in one step, which takes some hundredths of a second."""

_TRIES = 12
_PAUSE = timedelta(minutes=1)
_RATES = "sales_rates"

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Sold:
    """A completed sale: its order, and the listing after it."""

    order: JsonObject
    item: WireItem


class SalesRegister:
    """The executor of single sales and of the simulated sales at the current rates.

    The rates are one entry of the settings, which a process locks while it makes sales. They
    survive a restart; no sales are made for the time in which the marketplace does not run. If
    several processes serve the store, that time is unknown, so the missed sales are made up for.
    """

    def __init__(self, market: Market) -> None:
        self._market = market
        self._rates: dict[str, SalesRate] = {}
        self._next_due = inf
        self._take(market.database.setting(_RATES))
        if not market.database.shared:
            now = self._now()
            self._note({name: rate.after_pause(now) for name, rate in self._rates.items()})
        market.shared_state.follow(_RATES, self._take)

    def rate_of(self, seller_id: str) -> SalesRate | None:
        """Return the rate of simulated sales of a seller, or ``None``."""
        return self._rates.get(seller_id)

    def set_rate(self, seller_id: str, form: RateForm) -> None:
        """Set the rate of simulated sales of a seller from now on; 0 stops them."""
        database = self._market.database
        with database.transaction():
            # The row is locked even if it is new; a second process waits here.
            database.execute(_FIRST_RATES, (_RATES,))
            rates = self._current(database.locked_setting(_RATES))
            rates.pop(seller_id, None)
            if form.per_hour:
                rates[seller_id] = SalesRate(seller_id, form.seed, form.per_hour, self._now())
            self._keep(rates)
        self._note(rates)

    def sell(self, seller_id: str, form: SaleForm) -> Sold:
        """Make one sale now.

        Raises :class:`NotFound` for an unknown item or variation, :class:`Forbidden` for another
        seller's item, :class:`ValidationRefused` with all reasons against the sale.
        """
        with self._market.database.transaction():
            self._market.users.hold(seller_id)
            item = self._market.timekeeper.hold(form.item_id)
            if item is None:
                raise NotFound(NO_ITEM)
            if text_of(item.get("seller_id")) != seller_id:
                raise Forbidden("This listing belongs to another seller")
            variation = find_variation(item, form.variation_id)
            if form.variation_id is not None and variation is None:
                raise NotFound("There is no such variation")
            if causes := list(check_sale(item, variation, form.quantity)):
                raise ValidationRefused(causes)
            return self._write(item, form, self._market.now())

    def is_due(self) -> bool:
        """Return whether a simulated sale is due; costs one comparison."""
        return self._next_due != inf and self._next_due <= self._now()

    async def catch_up(self, *, patient: bool = False) -> None:
        """Make every sale that is due, answering other requests between two steps.

        While another process makes them, this returns at once, or waits for it if ``patient``.
        """
        database = self._market.database
        while self.is_due():
            try:
                with database.transaction():
                    ending = database.for_update if patient else database.skip_locked
                    kept = database.one(f"{_HELD_RATES}{ending}", (_RATES,))
                    if kept is None:
                        return
                    rates = self._current(kept[0])
                    self._sell_some(rates)
                    self._keep(rates)
                self._note(rates)
            except Exception as error:
                if isinstance(error, StoreUnavailable) and not isinstance(error, StoreFull):
                    raise
                # The usual cause is a full disk. Readable data is better answered late than not at
                # all.
                _log.exception("a sale that was due could not be written")
                self._next_due = self._now() + _PAUSE // TICK
                return
            await asyncio.sleep(0)

    def due_within(self, seconds: float) -> int:
        """Return how many buyers arrive in the next ``seconds``."""
        end = self._now() + int(seconds * 1000)
        return sum(rate.slots_until(end) for rate in self._rates.values())

    def seconds_to_next(self) -> float | None:
        """Return the seconds until the next buyer arrives; ``None`` if there is no rate."""
        if self._next_due == inf:
            return None
        due = EPOCH + int(self._next_due) * TICK
        return max((due - self._market.now()).total_seconds(), 0.0)

    def _sell_some(self, rates: dict[str, SalesRate]) -> None:
        """Make the sales of one step, and update the ``rates``."""
        now = self._now()
        for rate in tuple(rates.values()):
            # The oldest of too many due buyers are counted as missed instead of being served.
            if (excess := rate.slots_until(now) - MOST_DUE) > 0:
                rates[rate.seller_id] = replace(
                    rate, slot=rate.slot + excess, missed=rate.missed + excess
                )
        # Lock all sellers before taking any number: a process that holds a seller then waits only
        # for numbers.
        for seller_id in sorted(name for name, rate in rates.items() if rate.due <= now):
            self._market.users.hold(seller_id)
        for _ in range(STEP):
            first = min(rates.values(), key=lambda one: one.due, default=None)
            if first is None or first.due > now:
                return
            sale = next(self._offers(first), None)
            if sale is not None:
                item, form = sale
                self._write(item, form, first.due_at, first.draws)
            rates[first.seller_id] = first.after_buyer(sold=sale is not None)

    def _offers(self, rate: SalesRate) -> Iterator[tuple[WireItem, SaleForm]]:
        """Yield the items that the next buyer may buy, from a row chosen by the seed onwards."""
        draws, items = rate.draws, self._market.items
        wanted = ItemFilter(rate.seller_id, status=ItemStatus.ACTIVE.value)
        start = (draws[1] * DRAW_RANGE + draws[2]) % (items.last_number() + 1)
        found = items.following(wanted, start, _TRIES) or items.following(wanted, 0, _TRIES)
        for _, item_id in found:
            item = self._market.timekeeper.hold(item_id)
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

    def _current(self, kept: str | None) -> dict[str, SalesRate]:
        """Return the rates to change: the ``kept`` ones, or those of this process if not shared."""
        if not self._market.database.shared:
            # These exclude the buyers of the pause, which is not stored.
            return dict(self._rates)
        return _rates_of(kept)

    def _keep(self, rates: dict[str, SalesRate]) -> None:
        kept = write_json([rate.kept() for rate in rates.values()])
        self._market.database.keep_setting(_RATES, kept.decode())

    def _take(self, kept: str | None) -> None:
        self._note(_rates_of(kept))

    def _note(self, rates: dict[str, SalesRate]) -> None:
        self._rates = rates
        self._next_due = min((rate.due for rate in rates.values()), default=inf)

    def _now(self) -> int:
        return (self._market.now() - EPOCH) // TICK


def _rates_of(kept: str | None) -> dict[str, SalesRate]:
    rates = map(read_rate, () if kept is None else objects_of(read_json(kept.encode())))
    return {rate.seller_id: rate for rate in rates}


_FIRST_RATES = "INSERT INTO settings (key, value) VALUES (?, '[]') ON CONFLICT DO NOTHING"
_HELD_RATES = "SELECT value FROM settings WHERE key = ?"
