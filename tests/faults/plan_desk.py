"""A seller's desk for plans: an outbox over a journal, and a sender that lives as long as told."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from app.client.api import MarketplaceApi
from app.client.requester import Requester
from app.domain.wire_item import item_of
from app.engine.catalog.account import Account
from app.engine.catalog.catalog import ShopIdentity
from app.engine.journal_thread import JournalThread
from app.engine.outbox.outbox import Outbox
from app.engine.outbox.send_report import UNFINISHED, Sent, SentRow
from app.engine.plans.apply import Applied, apply_plan
from app.engine.plans.listing_operations import parse_operations
from app.engine.plans.plan import Plan
from app.engine.plans.plan_builder import Planning
from app.engine.plans.plan_undo import undo_plan
from app.engine.sending.description import with_texts
from app.engine.sending.live_items import read_items
from app.rules.sites import site_rules
from app.workspace.journal.journal import Journal
from tests.faults.market_at_hand import Killed, send_for
from tests.faults.shop_at_hand import ShopAtHand
from tests.stands.small_world import TOP_SELLER


class PlanDesk:
    """What plans need of an open shop, in a workspace of its own: ``journal`` is its file.

    ``seconds`` and ``points`` are for how long the sender lives each time; see ``send_for``.
    """

    def __init__(self, shop: ShopAtHand, journal: Path | None = None) -> None:
        self.shop = shop
        self.path = shop.journal if journal is None else journal
        self.path.parent.mkdir(exist_ok=True)
        self.seconds = 700.0
        self.points: int | None = None
        self.killed = False

    def plan(self, item_id: str, *operations: str, base: Mapping[str, Any] | None = None) -> Plan:
        """A plan for one listing, made over ``base`` or over what it is now."""
        body = dict(base or self.shop.body(item_id))
        catalog = SimpleNamespace(
            shop=lambda: SimpleNamespace(user_id=TOP_SELLER, site_id="MX"),
            document=lambda _kind, _id: None,
            site=site_rules,
        )
        steps = parse_operations(operations)
        planning = Planning(cast(Any, catalog), steps, where="", made_at="")
        made = planning.whole([(item_id, item_of(body))])
        assert made.listings, made.skipped
        return made

    def apply(self, *plans: Plan, faults: Sequence[str] = ()) -> list[Applied]:
        """Carry plans out, all at the same time; the next writes meet ``faults``."""
        self.shop.network.faults = list(faults)
        return list(self.shop.run(self._with_outbox(apply_plan, plans)))

    def undo(self, plan: Plan, faults: Sequence[str] = ()) -> Applied:
        """Take a plan back."""
        self.shop.network.faults = list(faults)
        (back,) = self.shop.run(self._with_outbox(undo_plan, [plan]))
        return cast(Applied, back)

    def deliver(self) -> None:
        """Send all that waits, whoever put it in, as the worker does."""

        async def send() -> None:
            async with self.opened() as shop:
                waiting = await shop.outbox.read(lambda store: store.numbers(states=UNFINISHED))
                await shop.send(1.0, numbers=frozenset(waiting))

        self.shop.network.faults = []
        self.shop.run(send())

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[_OpenShop]:
        """The shop, open until it is left."""
        network, clock = self.shop.network, self.shop.clock
        requester = Requester("http://127.0.0.1:1", network.token, clock=clock, transport=network)
        api, journal, thread = MarketplaceApi(requester), Journal(self.path), JournalThread()
        outbox = Outbox(
            journal,
            thread,
            publish=lambda event: None,
            wake=lambda: None,
            read=lambda ids: read_items(api, ids),
            texts=lambda item: with_texts(api, item),
            clock=clock,
        )
        shop = _OpenShop(self, outbox, Account(ShopIdentity("MX", "", TOP_SELLER, practice=True)))
        try:
            yield shop
        finally:
            await thread.close()
            await api.close()
            journal.close()

    async def _with_outbox(self, work: Any, plans: Sequence[Plan]) -> list[Any]:
        async with self.opened() as shop:
            changes = (change for plan in plans for change in plan.changes())
            risks = await shop.outbox.risks(changes)
            ended = await asyncio.gather(
                *(work(shop, plan, 1.0, accepted=risks) for plan in plans),
                return_exceptions=True,
            )
        self.killed = any(isinstance(one, Killed) for one in ended)
        for one in ended:
            if isinstance(one, BaseException) and not isinstance(one, Killed):
                raise one
        return [one for one in ended if not isinstance(one, BaseException)]


class _OpenShop:
    def __init__(self, desk: PlanDesk, outbox: Outbox, account: Account) -> None:
        self._desk = desk
        self._sender = asyncio.Lock()
        self.outbox = outbox
        self.account = account

    async def send(
        self, _timeout: float, *, numbers: frozenset[int] | None = None, look: bool = False
    ) -> Sent:
        outbox, numbers = self.outbox, numbers or frozenset()
        # One workspace has one sender at a time.
        async with self._sender:
            if set(await outbox.read(lambda store: store.numbers(states=UNFINISHED))) & numbers:
                await self._send()
        rows = tuple(map(SentRow.of, await outbox.read(lambda store: store.rows_of(numbers))))
        return Sent(rows, Counter(row.state for row in rows))

    async def _send(self) -> None:
        desk = self._desk
        killed = await send_for(
            desk.path,
            desk.shop.network,
            desk.shop.clock,
            seconds=desk.seconds,
            points=desk.points,
            settle=desk.shop.settle,
        )
        if killed:
            raise Killed
