"""A marketplace over a database server, made anew for each test, or served by three workers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.service.postgresql.shop import ServerShop
from tests.service.postgresql.workers import Workers, served_by
from tests.stands.postgresql_server import PostgresqlServer


@pytest.fixture
def shop(postgresql: PostgresqlServer) -> Iterator[ServerShop]:
    shop = ServerShop(postgresql)
    yield shop
    shop.close()


@pytest.fixture(scope="module")
def three(postgresql: PostgresqlServer) -> Iterator[Workers]:
    with served_by(postgresql, 3) as workers:
        yield workers
