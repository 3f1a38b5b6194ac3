"""Clients that write for ever to a marketplace whose workers, or whose database, are killed."""

from __future__ import annotations

import http.client
import json
import random
import threading
from typing import Any

import httpx

from tests.service.postgresql.workers import Workers, until
from tests.stands import known

CLIENTS = 3
SELLER = known.NEWCOMER
WITHOUT_TIME = -503
"""The status of a 503 that does not say when to come back."""


class Writer(threading.Thread):
    """Gives a listing of its own one number after the other, in three fields at once.

    ``said`` is the last number that was answered with 200.
    """

    def __init__(self, port: int, token: str, item_id: str) -> None:
        super().__init__()
        self._port = port
        self._token = token
        self._item_id = item_id
        self._ends = threading.Event()
        self.number = self.said = self.answers = 0
        self.refused: set[int] = set()
        self.start()

    def run(self) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)
        while not self._ends.is_set():
            self.number += 1
            status = self._send(connection, self.number)
            if status == 200:
                self.said = self.number
                self.answers += 1
            elif status:
                self.refused.add(status)
                # Whoever is asked to come back later does.
                self._ends.wait(0.05)
        connection.close()

    def _send(self, connection: http.client.HTTPConnection, number: int) -> int:
        """Return the status of the answer; 0 where the connection ended without one."""
        changes = {
            "price": 300 + number,
            "available_quantity": number % 900 + 1,
            "seller_custom_field": f"N-{number}",
        }
        headers = {"authorization": f"Bearer {self._token}", "content-type": "application/json"}
        try:
            connection.request("PUT", f"/items/{self._item_id}", json.dumps(changes), headers)
            answer = connection.getresponse()
            answer.read()
        except (OSError, http.client.HTTPException):
            connection.close()
            self._ends.wait(0.01)
            return 0
        if answer.status == 503 and not answer.headers["Retry-After"]:
            return WITHOUT_TIME
        return answer.status

    def end(self) -> None:
        self._ends.set()
        self.join()


def kill_again_and_again(
    workers: Workers, kills: int, seed: int, *, every: int = 3
) -> dict[str, int]:
    """Kill a worker, or each so many times the server; return what was lost and what was torn."""
    dice = random.Random(seed)
    token = workers.tokens[SELLER]
    with workers.served.client() as client:
        client.headers["authorization"] = f"Bearer {token}"
        client.timeout = 60

        def listed() -> str:
            answer = client.post("/items", json=known.form(SELLER))
            assert answer.status_code == 201, answer.text
            item_id: str = answer.json()["id"]
            return item_id

        items = [listed() for _ in range(CLIENTS)]
        writers = [Writer(workers.served.port, token, item_id) for item_id in items]
        try:
            for number in range(1, kills + 1):
                threading.Event().wait(dice.random() * 0.1)
                if number % every == 0:
                    workers.server.kill()
                    workers.server.start()
                else:
                    until(workers.pids)
                    workers.kill(dice.choice(workers.pids()))
                before = [writer.answers for writer in writers]
                until(lambda: all(w.answers > b for w, b in zip(writers, before, strict=True)))  # noqa: B023
        finally:
            for writer in writers:
                writer.end()
        found = [_read(client, item_id) for item_id in items]
    return {
        "kills": kills,
        "answered": sum(writer.answers for writer in writers),
        "lost": sum(_number(item) < w.said for item, w in zip(found, writers, strict=True)),
        "torn": sum(map(_is_torn, found)),
        "unexpected": len(set().union(*(writer.refused for writer in writers)) - {503}),
    }


def _read(client: httpx.Client, item_id: str) -> dict[str, Any]:
    """Return an item; a worker that has not been asked since finds its connection cut."""
    while (answer := client.get(f"/items/{item_id}")).status_code == 503:
        pass
    item: dict[str, Any] = answer.json()
    return item


def _number(item: dict[str, Any]) -> int:
    return int(item["price"]) - 300


def _is_torn(item: dict[str, Any]) -> bool:
    number = _number(item)
    return (
        item["seller_custom_field"] != f"N-{number}"
        or item["available_quantity"] != number % 900 + 1
    )
