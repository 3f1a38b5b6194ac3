"""Changes to many listings of a shop at once: plans, their rehearsal, application and undo."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Unpack

from app.api.listing_fields import ListingFields
from app.engine.changes.field_values import operations_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.api.shop_thread import ShopThread
    from app.engine.facade import OpenShop
    from app.engine.outbox.guards import Accepted, Risk
    from app.engine.plans.apply import Applied
    from app.engine.plans.plan import Plan
    from app.engine.plans.plan_check import Checked


class PlannedShop:
    """The part of ``Shop`` that works with plans; every method raises ``ShopError``."""

    def __init__(self, thread: ShopThread, timeout: float) -> None:
        self._thread = thread
        self._timeout = timeout

    def plan(
        self,
        query: str,
        *operations: str,
        ids: Iterable[str] | None = None,
        **fields: Unpack[ListingFields],
    ) -> Plan:
        """Plan changes for all listings that a query finds; nothing is sent.

        ``operations`` are texts as on the command line, ``fields`` are those of ``Listing.edit``,
        with attributes named by id. ``ids`` restricts the query to these listings, given by id or
        own code; there may be any number. ``InputError`` names those that no listing has.

        >>> plan = shop.plan(f"id:{listing.id}", "price=+2%", sku="PLAN-1")
        >>> [sorted(entry.after) for entry in plan.listings]
        [['price', 'seller_custom_field']]
        >>> [entry.item_id for entry in shop.plan("", "price=+2%", ids=[listing.id]).listings] == [
        ...     listing.id
        ... ]
        True
        """

        async def work(shop: OpenShop) -> Plan:
            return await shop.plan(query, *operations, more=operations_of({**fields}), ids=ids)

        return self._thread.call(work)

    def rehearse(self, plan: Plan) -> tuple[Checked, ...]:
        """Carry out a plan on a copy of its listings in a temporary marketplace.

        >>> plan = shop.plan(f"id:{listing.id}", sku="PLAN-2")
        >>> [checked.outlook.value for checked in shop.rehearse(plan)]
        ['ready']
        """

        async def work(shop: OpenShop) -> tuple[Checked, ...]:
            checked: list[Checked] = []
            await shop.rehearse(plan, checked.append)
            return tuple(checked)

        return self._thread.call(work)

    def risks(self, plan: Plan, *, floor: Decimal | None = None) -> tuple[Risk, ...]:
        """Return the risks of a plan that need acceptance; ``floor`` is the lowest price allowed.

        >>> plan = shop.plan(f"id:{listing.id}", price="+90%")
        >>> [finding.code for risk in shop.risks(plan) for finding in risk.findings]
        ['guard.price_change'...]
        """

        async def work(shop: OpenShop) -> tuple[Risk, ...]:
            return await shop.risks(plan, floor=floor)

        return self._thread.call(work)

    def apply(self, plan: Plan, *, accept: Accepted = 0, floor: Decimal | None = None) -> Applied:
        """Send the unfinished part of a plan, and wait for the outcome.

        ``accept`` is the number of risky rows, or the ``risks`` themselves.

        >>> plan = shop.plan(f"id:{listing.id}", price="+90%")
        >>> applied = shop.apply(plan, accept=shop.risks(plan))
        >>> [row.outcome for row in applied.sent.rows]
        ['done']
        >>> shop.apply(plan).already == (listing.id,)
        True
        """

        async def work(shop: OpenShop) -> Applied:
            return await shop.apply(plan, self._timeout, accepted=accept, floor=floor)

        return self._thread.call(work, writes=True)

    def undo(self, what: Plan | str, *, redo: bool = False, accept: Accepted = ()) -> Applied:
        """Undo a plan, or the last change that was sent for a listing, given by its id.

        Values that were changed since then are left alone and named. ``redo`` reverses the last
        undo of a listing.

        >>> plan = shop.plan(f"id:{listing.id}", sku="PLAN-3")
        >>> shop.apply(plan).sent.counts, shop.undo(plan).skipped
        ({<OutboxState.DONE: 'done'>: 1}, ())
        >>> shop.undo(listing.id).sent.not_done
        0
        """

        async def work(shop: OpenShop) -> Applied:
            if not isinstance(what, str):
                return await shop.undo(what, self._timeout, accepted=accept or 0)
            back = await shop.find_undo(what, redo=redo, timeout=self._timeout)
            return await shop.send_undo(back, self._timeout, accepted=accept)

        return self._thread.call(work, writes=True)
