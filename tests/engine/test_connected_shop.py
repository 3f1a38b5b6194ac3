"""That what one call of a shop was given does not end the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from app.engine.connected_shop import ConnectedShop
from app.engine.events import Disconnected, Event, NoticeRaised, Synced, WorkEnded
from app.engine.notices import Notice, NoticeError
from app.workspace.journal.job_orders import Job

RECEIPT: Any = "a receipt"


class Given:
    """A session that tells what the next order is to hear, a turn of the loop later."""

    def __init__(self) -> None:
        self.heard: list[Callable[[Event], None]] = []
        self.events = SimpleNamespace(subscribe=self._subscribe)
        self.account = SimpleNamespace(user="somebody")
        self.outbox = self.connection = None
        self.base_url = "https://example.com"
        self.next: list[list[Event]] = []
        self.orders = 0

    def _subscribe(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        self.heard.append(listener)
        return lambda: self.heard.remove(listener)

    def tell(self, *events: Event) -> None:
        for event in events:
            for listener in list(self.heard):
                listener(event)

    def start(self, _job: Job) -> None:
        self.orders += 1
        if self.next:
            asyncio.get_running_loop().call_soon(self.tell, *self.next.pop(0))


@pytest.fixture
def session() -> Given:
    return Given()


@pytest.fixture
def shop(session: Given) -> ConnectedShop:
    return ConnectedShop(session)


@pytest.mark.parametrize(
    "event",
    [
        NoticeRaised(Notice("disk_full")),
        NoticeRaised(Notice("journal_busy")),
        Disconnected(Notice("token_refused")),
        NoticeRaised(Notice("process_given_up")),
    ],
    ids=lambda event: event.notice.code,
)
async def test_that_what_is_over_does_not_end_the_next_call(
    shop: ConnectedShop, session: Given, event: Event
) -> None:
    session.next = [[event], [Synced(RECEIPT), WorkEnded(Job.SYNC)]]
    with pytest.raises(NoticeError):
        await shop.sync()
    assert await shop.sync() == RECEIPT
    assert len(shop.notices) == 1


async def test_that_what_holds_on_ends_every_call(shop: ConnectedShop, session: Given) -> None:
    notice = Notice("other_seller")
    session.next = [[NoticeRaised(notice)]]
    for _ in range(2):
        with pytest.raises(NoticeError) as error:
            await shop.sync()
        assert error.value.notice == notice


async def test_that_what_was_given_before_the_first_call_ends_it(
    shop: ConnectedShop, session: Given
) -> None:
    session.tell(NoticeRaised(Notice("disk_full")))
    session.next = [[], [Synced(RECEIPT)]]
    with pytest.raises(NoticeError):
        await shop.sync()
    assert await shop.sync() == RECEIPT


async def test_that_all_calls_under_way_hear_of_it(shop: ConnectedShop, session: Given) -> None:
    session.next = [[], [NoticeRaised(Notice("disk_full"))]]
    ended = await asyncio.gather(shop.sync(), shop.sync(), return_exceptions=True)
    assert [type(one) for one in ended] == [NoticeError, NoticeError]


class PausedLater:
    """An outbox with one row that waits; sending is paused once it was ordered."""

    def __init__(self, session: Given) -> None:
        self._session = session

    async def read(self, question: Callable[[Any], Any]) -> Any:
        return question(self)

    def is_paused(self) -> bool:
        return self._session.orders > 0

    def numbers(self, *, states: object) -> list[int]:
        del states
        return [1]

    def rows_of(self, numbers: object) -> list[Any]:
        del numbers
        return []


async def test_that_a_call_ends_when_sending_is_paused_during_it(
    shop: ConnectedShop, session: Given, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shop, "outbox", PausedLater(session))
    monkeypatch.setattr("app.engine.connected_shop.OutboxReads.rows_of", lambda store, numbers: [])
    session.next = [[WorkEnded(Job.SEND)]]
    async with asyncio.timeout(5):
        sent = await shop.send(60.0)
    assert (sent.rows, session.orders) == ((), 1)
