"""Writes of several clients at once, and what their answers say about the order they were made in.

The judge knows nothing of the marketplace: it has what was sent and what was answered.
"""

from __future__ import annotations

import http.client
import itertools
import json
import random
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.stands import known

CLIENTS = 8
STOCK = 400
SELLERS = (known.NEWCOMER, known.TOP)
CAREFUL, SHARED = 3, 3
"""Listings of each seller that are written by version alone, and those that all is done to."""

REQUESTS = 40
"""Requests over one connection; the next one may be another worker's."""


@dataclass(frozen=True)
class Write:
    """A write that was accepted: by which version, which one it made, how far it moved stock."""

    item_id: str
    before: str | None
    after: str
    change: int = 0


@dataclass
class Story:
    """All that the answers said."""

    careful: set[str] = field(default_factory=set)
    started: dict[str, str] = field(default_factory=dict)
    writes: list[Write] = field(default_factory=list)
    sold: Counter[str] = field(default_factory=Counter)
    numbers: list[tuple[str, object]] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    final: dict[str, dict[str, Any]] = field(default_factory=dict)


def faults(story: Story) -> Iterator[str]:
    """Say what is wrong with a story; nothing for one that a single process could have told."""
    for number, times in Counter(story.numbers).items():
        if times > 1:
            yield f"{number} was given {times} times"
    by_item: dict[str, list[Write]] = defaultdict(list)
    for write in story.writes:
        by_item[write.item_id].append(write)
    for item_id, final in story.final.items():
        writes = sorted(by_item[item_id], key=lambda write: write.after)
        for first, second in pairwise(writes):
            if first.after == second.after:
                yield f"{item_id}: two writes made the version {first.after}"
        yield from _passed_over(item_id, writes)
        if item_id in story.careful:
            yield from _broken_chain(item_id, story.started[item_id], writes, final)
        expected = STOCK + sum(write.change for write in writes) - story.sold[item_id]
        if final["available_quantity"] != expected:
            yield f"{item_id}: stock is {final['available_quantity']} and not {expected}"
        if final["sold_quantity"] != story.sold[item_id]:
            yield f"{item_id}: {final['sold_quantity']} sold, and not {story.sold[item_id]}"


def _passed_over(item_id: str, writes: list[Write]) -> Iterator[str]:
    """A write by a version, with another one between that version and what it made."""
    for place, write in enumerate(writes):
        earlier = writes[place - 1].after if place else ""
        if write.before is not None and write.before < earlier:
            yield f"{item_id}: a write by {write.before} passed over {earlier}"


def _broken_chain(
    item_id: str, started: str, writes: list[Write], final: dict[str, Any]
) -> Iterator[str]:
    """Each write goes by the version that the one before it made, from the first to the last."""
    version = started
    for write in writes:
        if write.before != version:
            yield f"{item_id}: a write by {write.before} follows {version}"
        version = write.after
    if final["last_updated"] != version:
        yield f"{item_id}: ends with {final['last_updated']} and not with {version}"


class Clients:
    """Eight clients of one marketplace; they share what is listed and nothing else."""

    def __init__(self, port: int, tokens: dict[str, str], seed: int) -> None:
        self._port = port
        self._tokens = tokens
        self._seed = seed
        self._lock = threading.Lock()
        self._prices = itertools.count(30_001)
        self.story = Story()

    def play(self, count: int) -> Story:
        """Write so many times, all at once, and return what was answered."""
        desk = _Desk(self._port, self._tokens)
        owned = [(seller, self._listed(desk, seller)) for seller in SELLERS for _ in range(6)]
        for place, (_, item) in enumerate(owned):
            if place % (CAREFUL + SHARED) < CAREFUL:
                self.story.careful.add(item["id"])
            self.story.started[item["id"]] = item["last_updated"]
        with ThreadPoolExecutor(CLIENTS) as pool:
            shares = [count // CLIENTS + (number < count % CLIENTS) for number in range(CLIENTS)]
            done = [pool.submit(self._write, n, share, owned) for n, share in enumerate(shares)]
            for one in done:
                one.result()
        desk.close()
        # The connection would have waited longer than it is kept.
        desk = _Desk(self._port, self._tokens)
        for seller, item in owned:
            self.story.final[item["id"]] = desk.call("GET", f"/items/{item['id']}", seller)[1]
        desk.close()
        return self.story

    def _write(self, number: int, count: int, owned: list[tuple[str, dict[str, Any]]]) -> None:
        dice = random.Random(f"{self._seed} {number}")
        desk = _Desk(self._port, self._tokens)
        for _ in range(count):
            seller, item = dice.choice(owned)
            if item["id"] in self.story.careful:
                self._by_version(desk, dice, seller, item["id"])
                continue
            act = dice.choice((self._by_version, self._blindly, self._sell, self._list))
            act(desk, dice, seller, item["id"])
        desk.close()

    def _by_version(self, desk: _Desk, dice: random.Random, seller: str, item_id: str) -> None:
        _, item = desk.call("GET", f"/items/{item_id}", seller)
        change = dice.randint(-2, 3)
        stock = item["available_quantity"] + change
        changes = {"available_quantity": stock, "seller_custom_field": f"S-{dice.random()}"}
        version = item["last_updated"]
        status, answer = desk.call("PUT", f"/items/{item_id}", seller, changes, version)
        self._answered(status)
        if status == 200:
            assert answer["available_quantity"] == stock
            self._wrote(Write(item_id, version, answer["last_updated"], change))

    def _blindly(self, desk: _Desk, _dice: random.Random, seller: str, item_id: str) -> None:
        # No price twice: an edit that changes nothing makes no version.
        with self._lock:
            changes = {"price": next(self._prices) / 100}
        status, answer = desk.call("PUT", f"/items/{item_id}", seller, changes)
        self._answered(status)
        if status == 200:
            self._wrote(Write(item_id, None, answer["last_updated"]))

    def _sell(self, desk: _Desk, _dice: random.Random, seller: str, item_id: str) -> None:
        status, answer = desk.call("POST", "/_practice/sales", seller, {"item_id": item_id})
        self._answered(status)
        if status == 201:
            with self._lock:
                self.story.sold[item_id] += 1
                self.story.numbers.append(("order", answer["order"]["id"]))

    def _list(self, desk: _Desk, dice: random.Random, seller: str, _item_id: str) -> None:
        form = known.varied_form(seller) if dice.random() < 0.3 else known.form(seller)
        status, answer = desk.call("POST", "/items", seller, form)
        self._answered(status)
        if status == 201:
            self._number(answer)

    def _listed(self, desk: _Desk, seller: str) -> dict[str, Any]:
        form = known.form(seller, available_quantity=STOCK)
        status, item = desk.call("POST", "/items", seller, form)
        while status == 503:
            # A worker that has not been asked since the server was killed finds that out first.
            status, item = desk.call("POST", "/items", seller, form)
        assert status == 201, item
        self._number(item)
        made: dict[str, Any] = item
        return made

    def _number(self, item: dict[str, Any]) -> None:
        variations = [("variation", one["id"]) for one in item["variations"]]
        descriptions = [("description", one["id"]) for one in item["descriptions"]]
        with self._lock:
            self.story.numbers += [("item", item["id"]), *variations, *descriptions]

    def _wrote(self, write: Write) -> None:
        with self._lock:
            self.story.writes.append(write)

    def _answered(self, status: int) -> None:
        with self._lock:
            self.story.statuses[status] += 1


class _Desk:
    """One client's connection, which is made anew from time to time."""

    def __init__(self, port: int, tokens: dict[str, str]) -> None:
        self._port = port
        self._tokens = tokens
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self._asked = 0

    def call(
        self, method: str, path: str, seller: str, body: object = None, version: str | None = None
    ) -> tuple[int, Any]:
        self._asked += 1
        if self._asked % REQUESTS == 0:
            self._connection.close()
        headers = {
            "authorization": f"Bearer {self._tokens[seller]}",
            "content-type": "application/json",
        }
        if version is not None:
            headers["if-unmodified-since-version"] = version
        content = None if body is None else json.dumps(body)
        self._connection.request(method, path, content, headers)
        answer = self._connection.getresponse()
        return answer.status, json.loads(answer.read())

    def close(self) -> None:
        self._connection.close()
