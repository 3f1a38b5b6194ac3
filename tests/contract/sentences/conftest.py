"""One practice marketplace for all sentences: in this process, or at the address given."""

from __future__ import annotations

import json
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest

from app.service.application import ServiceSettings, build_for
from app.service.market.market import open_market
from app.service.practice.clock import PracticeClock
from app.service.seeding.pictures.artwork import draw_picture
from app.service.stores.database import Database
from app.service.worlds.first_start import open_store
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store
from tests.contract.sentences.counter import Counter
from tests.stands import known
from tests.stands.contract_shop import in_process
from tests.stands.postgresql_server import PostgresqlServer
from tests.stands.processes import running
from tests.stands.virtual_clock import VirtualClock

Access = tuple[Callable[[], httpx.AsyncClient], dict[str, str]]


IN_A_SERVER = [
    pytest.param("postgresql", marks=pytest.mark.prove),
    pytest.param("1 worker", marks=(pytest.mark.prove, pytest.mark.full)),
    pytest.param("3 workers", marks=pytest.mark.prove),
]
"""In this process, and as processes of their own over HTTP."""


@pytest.fixture(
    scope="session",
    params=["sqlite", *IN_A_SERVER],
)
def access(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Access]:
    """How to reach the marketplace, and the tokens of its sellers."""
    base_url = request.config.getoption("base_url")
    if base_url is not None:
        if request.param != "sqlite":
            pytest.skip("the marketplace at the address is the one there is")
        lines = request.config.getoption("tokens").read_text(encoding="utf-8").splitlines()
        events = [json.loads(line) for line in lines if line.startswith("{")]
        sellers = [event for event in events if event["event"] == "seller"]
        yield (
            partial(httpx.AsyncClient, base_url=base_url, timeout=60),
            {one["user_id"]: one["access_token"] for one in sellers},
        )
        return
    if request.param.endswith(("worker", "workers")):
        over_http: PostgresqlServer = request.getfixturevalue("postgresql")
        address = over_http.address(over_http.new_database())
        words = ("--workers", request.param.split()[0], "--seed", "1")
        with running(address.url, *words, listings=known.LISTINGS) as served:
            connect = partial(
                httpx.AsyncClient,
                base_url=served.base_url,
                timeout=60,
                trust_env=False,
                # Each test has a client, and to make this takes longer than most of them.
                verify=ssl.create_default_context(),
            )
            yield connect, served.tokens_of_users
        return
    database: Database
    pictures: Path | None = None
    if request.param == "sqlite":
        folder = tmp_path_factory.mktemp("practice")
        database = open_store(folder, known.world, seed=1, listings=known.LISTINGS)
        pictures = folder / "pictures"
    else:
        server: PostgresqlServer = request.getfixturevalue("postgresql")
        database = open_server_store(
            server.address(server.new_database()),
            known.world,
            seed=1,
            listings=known.LISTINGS,
            asked=StoreOrigin(),
        )
    market = open_market(
        database,
        pictures,
        clock=PracticeClock(VirtualClock()),
        draw_picture=draw_picture,
    )
    application = build_for(market, ServiceSettings(practice=True))
    tokens = {line.user_id: line.access_token for line in market.users.seller_lines()}
    yield partial(in_process, application), tokens
    database.close()


@pytest.fixture
async def counter(access: Access) -> AsyncIterator[Counter]:
    connect, tokens = access
    counter = Counter(connect(), tokens.__getitem__)
    yield counter
    await counter.close()
