"""A small marketplace over a database server, called without a client, by one process or several.

Each :class:`Desk` has a connection and a memory of its own, as a process has.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from app.service.application import ServiceSettings, build_for
from app.service.market.market import Market, open_market
from app.service.stores.postgresql import PostgresqlDatabase
from app.service.stores.store_address import StoreAddress
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store
from tests.stands.direct import Direct
from tests.stands.postgresql_server import PostgresqlServer
from tests.stands.small_world import NEW_SELLER, SmallWorld
from tests.stands.virtual_clock import VirtualClock

ITEM = f"MX{NEW_SELLER}00000"


def opened(
    address: StoreAddress,
    seed: int = 1,
    asked: StoreOrigin | None = None,
    kind: Callable[[StoreAddress], PostgresqlDatabase] = PostgresqlDatabase,
) -> Any:
    return open_server_store(
        address, SmallWorld, seed=seed, listings=5, asked=asked or StoreOrigin(), kind=kind
    )


class Pausing(PostgresqlDatabase):
    """A store that stops before a statement when told to, until it is told to go on."""

    def __init__(self, address: StoreAddress) -> None:
        self._at: str | None = None
        self._stopped = threading.Event()
        self._go_on = threading.Event()
        super().__init__(address)

    def stop_at(self, start: str) -> None:
        """Stop before the next statement that begins so."""
        self._at = start

    def stopped(self) -> None:
        """Return when it has stopped."""
        assert self._stopped.wait(30), f"nothing came to {self._at}"

    def go_on(self) -> None:
        self._go_on.set()

    def _run(self, sql: str, values: Any = (), /) -> Any:
        if self._at is not None and sql.startswith(self._at):
            self._at = None
            self._stopped.set()
            assert self._go_on.wait(30)
        return super()._run(sql, values)


def mutant(start: str, ending: str, instead: str = "") -> type[Pausing]:
    """Return a store whose statements that begin and end so have another ending."""

    class Mutant(Pausing):
        """The same program, with one lock less."""

        def _run(self, sql: str, values: Any = (), /) -> Any:
            if sql.startswith(start) and sql.endswith(ending):
                sql = sql.removesuffix(ending) + instead
            return super()._run(sql, values)

    return Mutant


class Desk:
    """A process that serves the store: its own connection, and what it remembers."""

    def __init__(
        self, database: PostgresqlDatabase, clock: Any = None, rate_limit: int = 0
    ) -> None:
        self.database = database
        self.market: Market = open_market(
            database, None, clock=clock or VirtualClock(), draw_picture=lambda key, size: b"jpeg"
        )
        settings = ServiceSettings(practice=True, rate_limit=rate_limit)
        self._direct = Direct(build_for(self.market, settings))
        kept = self.market.users.token(NEW_SELLER)
        assert kept is not None
        self.token = kept.token

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        return self._direct.call(method, path, body, token=self.token, headers=headers)

    def write(self, number: int) -> int:
        """Give the item a number in three fields at once; return the status."""
        changes = {
            "price": 100 + number,
            "title": f"Camisa {number}",
            "attributes": [{"id": "PAGES", "value_name": str(number)}],
        }
        return self.ask("PUT", f"/items/{ITEM}", changes)[0]


class ServerShop:
    """A marketplace in a database of its own; ``database`` is what it speaks to it by."""

    def __init__(self, server: PostgresqlServer) -> None:
        self.server = server
        self.name = server.new_database()
        self.address = server.address(self.name)
        self.database: PostgresqlDatabase = opened(self.address)
        self.desk = Desk(self.database)
        self._others: list[PostgresqlDatabase] = []

    @property
    def market(self) -> Market:
        return self.desk.market

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        return self.desk.ask(method, path, body)

    def write(self, number: int) -> int:
        """Give the item a number in three fields at once; return the status."""
        return self.desk.write(number)

    def use(self, database: PostgresqlDatabase) -> None:
        """Serve over another connection."""
        self.database.close()
        self.database = database
        self.database.connect()
        self.desk = Desk(self.database)

    def another(
        self, kind: Callable[[StoreAddress], PostgresqlDatabase] = Pausing, **more: Any
    ) -> Desk:
        """Serve the store by one more process, over a connection of a ``kind``."""
        database = kind(self.address)
        self._others.append(database)
        database.connect()
        return Desk(database, **more)

    def numbers(self) -> set[int]:
        """Return the numbers that the three fields of the item have."""
        item = self.market.items.read(ITEM)
        assert item is not None
        pages = next(one["value_name"] for one in item["attributes"] if one["id"] == "PAGES")
        return {int(item["price"]) - 100, int(str(item["title"]).split()[-1]), int(str(pages))}

    def cut(self, where: str = "true") -> None:
        """Cut the connections that fit, as an administrator does."""
        self.server.admin(
            "postgres",
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            f" WHERE datname = '{self.name}' AND {where}",
        )

    def admin(self, *statements: str) -> list[tuple[object, ...]]:
        return self.server.admin(self.name, *statements)

    def waits(self, count: int = 1) -> None:
        """Return when ``count`` statements wait for what somebody else holds."""
        waits(self.server, self.name, count)

    def meet(
        self, first: Desk, at: str, act: Callable[[], Any], other: Callable[[], Any]
    ) -> tuple[Any, Any]:
        """Let one act by ``first`` stop before a statement while another one runs.

        It goes on when the other is done, or waits for something. Return what both came to.
        """
        assert isinstance(first.database, Pausing)
        first.database.stop_at(at)
        one = Elsewhere(act)
        first.database.stopped()
        second = Elsewhere(other)
        while second.is_alive() and not waiting(self.server, self.name):
            second.join(0.005)
        first.database.go_on()
        return one.result(), second.result()

    def close(self) -> None:
        for database in (self.database, *self._others):
            database.close()


def waits(server: PostgresqlServer, name: str, count: int = 1) -> None:
    """Return when ``count`` statements in a database wait for what somebody else holds."""
    for _ in range(2_000):
        if waiting(server, name) == count:
            return
        threading.Event().wait(0.005)
    raise AssertionError(f"no {count} statements wait")


def waiting(server: PostgresqlServer, name: str) -> int:
    """Return how many statements in a database wait for what somebody else holds."""
    asked = (
        "SELECT count(*) FROM pg_stat_activity"
        f" WHERE datname = '{name}' AND wait_event_type = 'Lock'"
    )
    ((count,),) = server.admin("postgres", asked)
    assert isinstance(count, int)
    return count


class Elsewhere(threading.Thread):
    """Something done by another process at the same time; ``result`` waits for its end."""

    def __init__(self, act: Callable[[], Any]) -> None:
        super().__init__()
        self._act = act
        self._done: Any = None
        self.start()

    def run(self) -> None:
        try:
            self._done = self._act()
        except Exception as error:
            self._done = error

    def result(self) -> Any:
        self.join()
        return self._done
