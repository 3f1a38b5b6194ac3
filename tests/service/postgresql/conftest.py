"""A marketplace over a database server, made anew for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.service.postgresql.shop import ServerShop
from tests.stands.postgresql_server import PostgresqlServer


@pytest.fixture
def shop(postgresql: PostgresqlServer) -> Iterator[ServerShop]:
    shop = ServerShop(postgresql)
    yield shop
    shop.close()
