"""Every operation of the OpenAPI document, asked what fits its schema and what does not."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from app.clock import SystemClock
from app.domain.wire import read_json
from app.service.application import build_for
from app.service.endpoints.routes import ROUTES
from app.service.market.market import Market, open_market
from app.service.seeding.pictures.artwork import draw_picture
from app.service.seeding.world import open_world
from app.service.stores.database import Database
from app.service.worlds.first_start import open_store
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store
from tests.stands.forms import new_listing
from tests.stands.postgresql_server import PostgresqlServer
from tests.stands.rotation import Rotation

CASES = 300
SHARE = 15
"""Cases that each run of the proofs asks three workers."""

BASE_URL = "http://127.0.0.1"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
OPERATIONS = [f"{route.method} {route.path}" for route in ROUTES]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("store")
    open_store(folder, lambda: open_world(1, 60), seed=1, listings=60).close()
    return folder


@pytest.fixture(scope="module")
def filled_database(postgresql: PostgresqlServer) -> str:
    name = postgresql.new_database()
    _opened(postgresql, name).close()
    postgresql.remember(name)
    return name


def _opened(server: PostgresqlServer, name: str) -> Database:
    world = partial(open_world, 1, 60)
    return open_server_store(server.address(name), world, seed=1, listings=60, asked=StoreOrigin())


ASKED = [
    ("sqlite", CASES),
    ("postgresql", CASES),
    ("three workers", SHARE),
    pytest.param(("three workers", CASES), marks=pytest.mark.full),
]
"""Who is asked, and how many cases."""


@pytest.fixture(params=ASKED, ids=lambda asked: f"{asked[0]}-{asked[1]}")
def asked(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[list[Market], int]]:
    """Return those who are asked in turn, over one store, and the number of cases."""
    kind, cases = request.param
    pictures = None
    if kind == "sqlite":
        filled: Path = request.getfixturevalue("filled")
        shutil.copytree(filled, tmp_path, dirs_exist_ok=True)
        databases = [open_store(tmp_path, lambda: open_world(1, 60), seed=1, listings=60)]
        # Nothing here outlives the test, so nothing has to reach the disk.
        databases[0].execute("PRAGMA synchronous = OFF")
        pictures = tmp_path / "pictures"
    else:
        server: PostgresqlServer = request.getfixturevalue("postgresql")
        name: str = request.getfixturevalue("filled_database")
        server.restore(name)
        databases = [_opened(server, name) for _ in range(3 if kind == "three workers" else 1)]
    clock = SystemClock()
    yield (
        [open_market(one, pictures, clock=clock, draw_picture=draw_picture) for one in databases],
        cases,
    )
    for database in databases:
        database.close()


class Known:
    """Ids and tokens of things that are there, so that most cases reach beyond the first look."""

    def __init__(self, market: Market) -> None:
        rows = market.database.rows
        self.market = market
        self.sellers = [row[0] for row in rows("SELECT id FROM users ORDER BY number LIMIT 2")]
        items = rows(
            "SELECT id, body FROM items WHERE seller_id = ? ORDER BY number", (self.sellers[0],)
        )
        self.items = [row[0] for row in items]
        self.item: dict[str, Any] = next(
            item for item in map(read_json, (row[1] for row in items)) if item["variations"]
        )
        closed = [row[0] for row in items if read_json(row[1])["status"] == "closed"]
        # The first of each belong together: an item with its own pictures, variations and so on.
        self.values = {
            "item_id": [self.item["id"], *closed, *self.items[:20]],
            "user_id": self.sellers,
            "user_ids": [",".join(self.sellers), self.sellers[0]],
            "category_id": [self.item["category_id"], self.item["category_id"][:2]],
            "site_id": ["MX", "VE"],
            "area_id": [row[0] for row in rows("SELECT id FROM coverage_areas LIMIT 3")],
            "currency_id": ["MXN", "CLP"],
            "description_id": [self.item["descriptions"][0]["id"]],
            "variation_id": [str(one["id"]) for one in self.item["variations"]],
            "picture_id": [one["id"] for one in self.item["pictures"]],
            "name": [f"{self.item['pictures'][0]['id']}-thumbnail"],
            "item": self.items[:5],
            "seller": self.sellers[:1],
            "ids": [",".join(self.items[:3]), ",".join(self.sellers)],
            "seller_id": self.sellers,
        }
        self.closed = closed

    def bodies(self, path: str) -> list[Any]:
        """Bodies that the endpoint of a path would take."""
        combinations = self.item["variations"][0]["attribute_combinations"]
        other = [{**one, "value_id": None, "value_name": "Otro"} for one in combinations]
        match path.rpartition("/")[2]:
            case "items" | "validate":
                return [new_listing(self.market)]
            case "{item_id}":
                return [{"status": "paused"}, {"status": "active"}, {"video_id": "x"}, {}]
            case "pictures":
                return [{"source": "https://pictures.example/two.jpg"}]
            case "listing_type":
                return [{"id": "gold_pro"}, {"id": "gold"}]
            case "relist":
                return [{}, {"price": 700, "quantity": 3}]
            case "descriptions" | "{description_id}":
                return [{"plain_text": "Otra"}, {"text": "<b>Otra</b>"}]
            case "variations":
                pictures = [self.item["pictures"][0]["id"]]
                return [
                    {
                        "attribute_combinations": other,
                        "price": self.item["price"],
                        "available_quantity": 2,
                        "picture_ids": pictures,
                    }
                ]
            case "{variation_id}":
                return [{"available_quantity": 7}, {"seller_custom_field": "A-1"}]
            case "predict":
                return [{"title": "Taza de barro"}, [{"title": "Taza"}, {"title": "Mesa"}]]
        return []

    def token(self, user_id: str) -> str:
        kept = self.market.users.token(user_id)
        assert kept is not None
        return kept.token

    @property
    def callers(self) -> list[dict[str, str]]:
        """Headers of the seller (most of the time), another seller, nobody, and two impostors."""
        first, second = (f"Bearer {self.token(seller)}" for seller in self.sellers)
        unknown = f"Bearer APP-{self.sellers[0]}-{'0' * 32}"
        owner = {"authorization": first}
        return [
            *[owner] * 12,
            {"authorization": second},
            {"authorization": unknown},
            {"authorization": "Bearer x"},
            {},
        ]


@pytest.mark.prove
@pytest.mark.timeout(600)
@pytest.mark.parametrize("label", OPERATIONS)
def test_that_an_operation_answers_as_the_document_says(
    label: str, asked: tuple[list[Market], int]
):
    markets, cases = asked
    application = Rotation([build_for(market) for market in markets])
    schema = schemathesis.openapi.from_asgi(
        "/openapi.json", application, headers={"host": "127.0.0.1"}
    )
    known = Known(markets[0])
    operation = next(
        found for result in schema.get_all_operations() if (found := result.ok()).label == label
    )
    statuses: Counter[int] = Counter()

    @settings(
        max_examples=cases,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=_cases(operation), chosen=st.data(), other=st.integers(0, 2**31))
    def ask(case: Any, chosen: st.DataObject, other: int) -> None:
        _make_real(case, chosen, known)
        response = case.call(
            base_url=BASE_URL,
            headers=chosen.draw(st.sampled_from(known.callers)),
            # Nobody knows it, so it changes nothing; it makes each case another one.
            params={"other": str(other)},
        )
        statuses[response.status_code] += 1
        case.validate_response(response, checks=CHECKS)

    ask()
    print(f"\n{label}: {dict(sorted(statuses.items()))}")
    assert sum(statuses.values()) >= cases
    assert not [status for status in statuses if status >= 500]


def _cases(operation: Any) -> st.SearchStrategy[Any]:
    """What fits the schema and what does not; an operation that takes nothing has no misfits."""
    strategies = [operation.as_strategy(generation_mode=GenerationMode.POSITIVE)]
    takes = operation.body or operation.path_parameters or operation.query or operation.headers
    if takes:
        strategies.append(operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    return st.one_of(*strategies)


def _make_real(case: Any, chosen: st.DataObject, known: Known) -> None:
    """Put things that are there into a case, more often than not."""
    draw = chosen.draw
    together = draw(_MOSTLY)
    for container in (case.path_parameters, case.query):
        for name in container or {}:
            values = known.values.get(name)
            if values is None:
                continue
            if together:
                container[name] = values[0]
            elif draw(_MOSTLY):
                container[name] = draw(st.sampled_from(values))
    if together and case.path.endswith("/relist"):
        case.path_parameters["item_id"] = draw(st.sampled_from(known.closed))
    if case.query and "access_token" in case.query:
        del case.query["access_token"]
    right = known.bodies(case.path)
    if not right or case.media_type != "application/json" or not draw(_MOSTLY):
        return
    body = draw(st.sampled_from(right))
    if isinstance(body, dict) and isinstance(case.body, dict):
        # Right but for a few fields of the case.
        sent = sorted(case.body)[: draw(st.integers(0, 2))]
        body = {**body, **{name: case.body[name] for name in sent}}
    case.body = body


_MOSTLY = st.sampled_from([True, True, True, False])
