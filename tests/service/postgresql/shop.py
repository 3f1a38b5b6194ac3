"""A small marketplace over a database server, called without a client."""

from __future__ import annotations

from typing import Any

from app.service.application import build_for
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


def opened(address: StoreAddress, seed: int = 1, asked: StoreOrigin | None = None) -> Any:
    return open_server_store(
        address, SmallWorld, seed=seed, listings=5, asked=asked or StoreOrigin()
    )


class ServerShop:
    """A marketplace in a database of its own; ``database`` is what it speaks to it by."""

    def __init__(self, server: PostgresqlServer) -> None:
        self.server = server
        self.name = server.new_database()
        self.address = server.address(self.name)
        self.database: PostgresqlDatabase = opened(self.address)
        self._serve()

    def _serve(self) -> None:
        self.market: Market = open_market(
            self.database, None, clock=VirtualClock(), draw_picture=lambda key, size: b"jpeg"
        )
        self._direct = Direct(build_for(self.market))
        kept = self.market.users.token(NEW_SELLER)
        assert kept is not None
        self.token = kept.token

    def use(self, database: PostgresqlDatabase) -> None:
        """Serve over another connection."""
        self.database.close()
        self.database = database
        self.database.take()
        self._serve()

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        return self._direct.call(method, path, body, token=self.token)

    def write(self, number: int) -> int:
        """Give the item a number in three fields at once; return the status."""
        changes = {
            "price": 100 + number,
            "title": f"Camisa {number}",
            "attributes": [{"id": "PAGES", "value_name": str(number)}],
        }
        return self.ask("PUT", f"/items/{ITEM}", changes)[0]

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

    def close(self) -> None:
        self.database.close()
