"""The marketplace against a model of it: the same listings after every step of any story."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    multiple,
    rule,
    run_state_machine_as_test,
)

from app.service.application import build_for
from app.service.market.market import open_market
from app.service.stores.database import Database
from app.service.worlds.first_start import open_store
from app.service.worlds.origin import StoreOrigin
from app.service.worlds.server_store import open_server_store
from tests.service import market_model as model
from tests.service.market_model import ModelItem, ModelSeller, ModelVariation
from tests.stands.direct import Direct
from tests.stands.postgresql_server import PostgresqlServer
from tests.stands.rotation import Rotation
from tests.stands.small_world import LEAF, NEW_SELLER, TOP_SELLER, SmallWorld
from tests.stands.virtual_clock import VirtualClock

Fresh = Callable[[], contextlib.AbstractContextManager[tuple[list[Database], Path | None]]]
"""Opens an empty marketplace: its database, for each who is asked, and its folder of pictures."""

STORIES = 1_000
STEPS = 50
# Some stories end early; on average they are as long as they should be.
LONGEST = 60
PARTS = 4

SELLERS = (ModelSeller(NEW_SELLER, 3, top=False), ModelSeller(TOP_SELLER, 900, top=True))
COLOURS = ("Rojo", "Azul", "Verde", "Lila")
PICTURE = "https://pictures.example/1.jpg"

sellers = st.sampled_from(SELLERS)
kinds = st.sampled_from(model.TYPES)
conditions = st.sampled_from(("new", "used"))
prices = st.sampled_from((1, 5, 120, 549, 550, 900))
stocks = st.sampled_from((0, 1, 1, 3, 7))
titles = st.sampled_from(("Camisa", "Camisa de lino", "x" * 60, "x" * 61))
statuses = st.sampled_from(("active", "paused", "closed"))
colour_lists = st.lists(st.sampled_from(COLOURS), min_size=1, max_size=3)


class Market(RuleBasedStateMachine):
    """Two sellers, their listings, and time."""

    fresh: Fresh
    played: Counter[str]
    items = Bundle("items")

    @initialize()
    def open(self) -> None:
        self.played["stories"] += 1
        self._stack = contextlib.ExitStack()
        databases, pictures = self._stack.enter_context(self.fresh())
        self.clock = VirtualClock()
        markets = [
            open_market(database, pictures, clock=self.clock, draw_picture=lambda key, size: b"")
            for database in databases
        ]
        self.direct = Direct(Rotation([build_for(market) for market in markets]))
        tokens = {seller.id: markets[0].users.token(seller.id) for seller in SELLERS}
        self.tokens = {key: kept.token for key, kept in tokens.items() if kept is not None}
        self.known: dict[str, ModelItem] = {}
        self.versions: dict[str, tuple[str, dict[str, Any]]] = {}

    def teardown(self) -> None:
        if hasattr(self, "_stack"):
            self._stack.close()

    def ask(
        self, item: ModelItem | ModelSeller, method: str, path: str, body: object = None
    ) -> tuple[int, Any]:
        seller = item.seller if isinstance(item, ModelItem) else item
        return self.direct.call(method, path, body, token=self.tokens[seller.id])

    def put(self, item: ModelItem, expected: int, **changes: object) -> None:
        status, answer = self.ask(item, "PUT", f"/items/{item.id}", changes)
        assert status == expected, (changes, answer)

    def take_in(self, item: ModelItem, status: int, answer: Any) -> Any:
        """Learn the ids of a listing that was made."""
        assert status == 201, answer
        item.id = answer["id"]
        for variation, wire in zip(item.variations, answer["variations"], strict=True):
            variation.id = wire["id"]
        self.known[item.id] = item
        return item

    # ---- new listings

    @rule(
        target=items,
        seller=sellers,
        title=titles,
        price=prices,
        stock=stocks,
        kind=kinds,
        condition=conditions,
        free=st.booleans(),
        only_look=st.integers(0, 4).map(lambda number: number == 0),
    )
    def create(self, seller, title, price, stock, kind, condition, free, only_look):
        item = ModelItem(
            seller, title, price, stock, kind, condition, free, started=self.clock.now()
        )
        return self._list(item, free, only_look=only_look)

    @rule(
        target=items,
        seller=sellers,
        colours=colour_lists,
        price=prices,
        figures=st.lists(stocks, min_size=3, max_size=3),
        kind=kinds,
        free=st.booleans(),
    )
    def create_varied(self, seller, colours, price, figures, kind, free):
        variations = [
            ModelVariation(None, colour, price + 10 * place, stock)
            for place, (colour, stock) in enumerate(zip(colours, figures, strict=False))
        ]
        now = self.clock.now()
        item = ModelItem(seller, "Camisa", price, 0, kind, "new", free, now, variations)
        return self._list(item, free, only_look=False)

    def _list(self, item: ModelItem, free: bool, *, only_look: bool) -> Any:
        form = {
            "site_id": "MX",
            "title": item.title,
            "category_id": LEAF,
            "currency_id": "MXN",
            "buying_mode": "buy_it_now",
            "listing_type_id": item.type,
            "condition": item.condition,
            "pictures": [{"source": PICTURE}],
            "attributes": [{"id": "BRAND", "value_name": "Lino"}],
            "shipping": {"mode": "me2", "free_shipping": free},
        }
        if item.variations:
            form["variations"] = [_wire(one, PICTURE) for one in item.variations]
        else:
            form |= {"price": item.price, "available_quantity": item.stock}
        # "A new matching item without free shipping cannot be published."
        good = model.can_be_new(item) and (free or not item.must_ship_free)
        status, answer = self.ask(item, "POST", "/items/validate" if only_look else "/items", form)
        if only_look:
            assert status == (204 if good else 400), answer
            return multiple()
        if not good:
            assert status == 400, (form, answer)
            assert answer["cause"]
            return multiple()
        return self.take_in(item, status, answer)

    @rule(
        target=items,
        item=items,
        price=st.none() | prices,
        stock=st.none() | stocks,
        kind=st.none() | kinds,
    )
    def relist(self, item, price, stock, kind):
        body = {"price": price, "quantity": stock, "listing_type_id": kind}
        body = {name: value for name, value in body.items() if value is not None}
        new = model.relist(item, price, stock, kind, self.clock.now())
        status, answer = self.ask(item, "POST", f"/items/{item.id}/relist", body or None)
        if new is None:
            assert status == 400, (body, answer)
            return multiple()
        return self.take_in(new, status, answer)

    # ---- changes

    @rule(item=items, price=prices)
    def change_price(self, item, price):
        self.put(item, model.change_price(item, price), price=price)

    @rule(item=items, title=titles)
    def change_title(self, item, title):
        self.put(item, model.change_title(item, title), title=title)

    @rule(item=items, stock=stocks, name=st.sampled_from(("available_quantity", "quantity")))
    def restock(self, item, stock, name):
        self.put(item, model.change_stock(item, stock, self.clock.now()), **{name: stock})

    @rule(item=items, status=statuses)
    def change_status(self, item, status):
        self.put(item, model.change_status(item, status, self.clock.now()), status=status)

    @rule(item=items, free=st.booleans())
    def change_shipping(self, item, free):
        expected = model.offer_free_shipping(item, free)
        self.put(item, expected, shipping={"free_shipping": free})

    @rule(item=items, code=st.sampled_from(("A-1", "B-2")))
    def change_code(self, item, code):
        item.code = code
        self.put(item, 200, seller_custom_field=code)

    @rule(item=items)
    def delete(self, item):
        self.put(item, model.delete(item), deleted=True)

    @rule(item=items, body=st.sampled_from(({"price": "dear"}, {"title": 5}, {"status": "lost"})))
    def send_nonsense(self, item, body):
        self.put(item, 400, **body)

    @rule(item=items, kind=kinds)
    def change_type(self, item, kind):
        expected = model.change_type(item, kind, self.clock.now())
        status, answer = self.ask(item, "POST", f"/items/{item.id}/listing_type", {"id": kind})
        assert status == expected, (kind, answer)

    @rule(item=items)
    def look_at_upgrades(self, item):
        status, answer = self.ask(item, "GET", f"/items/{item.id}/available_upgrades")
        above = () if item.closed else model.TYPES[model.TYPES.index(item.type) + 1 :]
        assert (status, [one["id"] for one in answer]) == (200, list(above))

    # ---- variations

    @rule(
        item=items,
        kept=st.lists(st.booleans(), min_size=3, max_size=3),
        stock=stocks,
        price=prices,
        added=st.none() | st.sampled_from(COLOURS),
    )
    def change_variations(self, item, kept, stock, price, added):
        wanted = [
            ModelVariation(one.id, one.colour, one.price, stock)
            for one, keep in zip(item.variations, kept, strict=False)
            if keep
        ]
        if added is not None:
            wanted.append(ModelVariation(None, added, price, stock))
        if not wanted or not item.variations:
            return
        picture = self._picture(item)
        sent = [
            {"id": one.id, "available_quantity": one.stock}
            if one.id is not None
            else _wire(one, picture)
            for one in wanted
        ]
        expected = model.change_variations(item, wanted, self.clock.now())
        status, answer = self.ask(item, "PUT", f"/items/{item.id}", {"variations": sent})
        assert status == expected, (sent, answer)
        if item.closed and status == 400:
            assert answer["cause"][0]["code"] == "item.variations.not_modifiable"
        if status == 200:
            _learn(item, answer["variations"])

    @rule(item=items, place=st.integers(0, 2), stock=stocks)
    def restock_variation(self, item, place, stock):
        if place >= len(item.variations):
            return
        chosen = item.variations[place]
        wanted = [
            ModelVariation(one.id, one.colour, one.price, stock if one is chosen else one.stock)
            for one in item.variations
        ]
        expected = model.change_variations(item, wanted, self.clock.now())
        path = f"/items/{item.id}/variations/{chosen.id}"
        status, answer = self.ask(item, "PUT", path, {"available_quantity": stock})
        assert status == expected, answer

    @rule(item=items, colour=st.sampled_from(COLOURS), stock=stocks, price=prices)
    def add_variation(self, item, colour, stock, price):
        if not item.variations:
            return
        new = ModelVariation(None, colour, price, stock)
        expected = model.change_variations(item, [*item.variations, new], self.clock.now())
        body = _wire(new, self._picture(item))
        status, answer = self.ask(item, "POST", f"/items/{item.id}/variations", body)
        assert status == (201 if expected == 200 else expected), answer
        if status == 201:
            new.id = answer["id"]

    @rule(item=items, place=st.integers(0, 2))
    def remove_variation(self, item, place):
        if place >= len(item.variations) or len(item.variations) < 2:
            return
        wanted = item.variations[:place] + item.variations[place + 1 :]
        path = f"/items/{item.id}/variations/{item.variations[place].id}"
        expected = model.change_variations(item, wanted, self.clock.now())
        status, answer = self.ask(item, "DELETE", path)
        assert status == expected, answer

    # ---- the rest of the world

    @rule(days=st.sampled_from((1, 20, 59, 61)))
    def wait(self, days):
        self.clock.advance(days * 86_400)
        for item in self.known.values():
            model.pass_time(item, self.clock.now())

    @rule(item=items)
    def meddle(self, item):
        other = next(seller for seller in SELLERS if seller != item.seller)
        for method, path in (("PUT", ""), ("POST", "/relist"), ("DELETE", "/variations/1")):
            status, _ = self.ask(other, method, f"/items/{item.id}{path}", {})
            assert status == 403

    @rule(item=consumes(items))
    def leave_alone(self, item):
        """Never touched again by the story, and still compared."""

    @invariant()
    def same_listings(self) -> None:
        self.played["steps"] += 1
        if not getattr(self, "known", None):
            return
        status, answer = self.direct.call("GET", f"/items?ids={','.join(self.known)}")
        assert status == 200
        self.played["compared"] += len(answer)
        for element in answer:
            body = element["body"]
            shown = _shown(body)
            assert shown == self.known[body["id"]].shown()
            version, before = self.versions.get(body["id"], ("", shown))
            # "last_updated … strictly rising per item", and only when something changed.
            assert version <= body["last_updated"]
            assert before == shown or version < body["last_updated"]
            self.versions[body["id"]] = (body["last_updated"], shown)

    def _picture(self, item: ModelItem) -> str:
        _, answer = self.direct.call("GET", f"/items/{item.id}?attributes=pictures")
        picture_id: str = answer["pictures"][0]["id"]
        return picture_id


def _learn(item: ModelItem, variations: list[dict[str, Any]]) -> None:
    for one, wire in zip(item.variations, variations, strict=True):
        one.id = wire["id"]


def _wire(variation: ModelVariation, picture: str) -> dict[str, Any]:
    return {
        "attribute_combinations": [{"id": "COLOR", "value_name": variation.colour}],
        "price": variation.price,
        "available_quantity": variation.stock,
        "picture_ids": [picture],
    }


def _shown(body: dict[str, Any]) -> dict[str, Any]:
    names = (
        *("id", "title", "price", "available_quantity", "sold_quantity", "listing_type_id"),
        *("condition", "status", "sub_status", "seller_custom_field", "parent_item_id", "tags"),
        "stop_time",
    )
    return {
        **{name: body[name] for name in names},
        "seller_id": str(body["seller_id"]),
        "free_shipping": body["shipping"]["free_shipping"],
        "mandatory": "mandatory_free_shipping" in body["shipping"]["tags"],
        "variations": [
            (
                one["id"],
                one["attribute_combinations"][0]["value_name"],
                one["price"],
                one["available_quantity"],
            )
            for one in body["variations"]
        ],
    }


@pytest.fixture(scope="module")
def in_files(tmp_path_factory: pytest.TempPathFactory) -> Fresh:
    empty = tmp_path_factory.mktemp("empty")
    open_store(empty, SmallWorld, seed=1, listings=0).close()

    @contextlib.contextmanager
    def fresh() -> Iterator[tuple[list[Database], Path]]:
        with tempfile.TemporaryDirectory() as name:
            shutil.copy(empty / "service.db", name)
            database = open_store(Path(name), SmallWorld, seed=1, listings=0)
            database.execute("PRAGMA synchronous = OFF")
            yield [database], Path(name)
            database.close()

    return fresh


@contextlib.contextmanager
def _in_a_server(server: PostgresqlServer, workers: int) -> Iterator[Fresh]:
    name = server.new_database()
    opened = partial(
        open_server_store,
        *(server.address(name), SmallWorld),
        seed=1,
        listings=0,
        asked=StoreOrigin(),
    )
    with contextlib.ExitStack() as stack:
        databases = [stack.enter_context(contextlib.closing(opened())) for _ in range(workers)]
        server.remember(name)

        @contextlib.contextmanager
        def fresh() -> Iterator[tuple[list[Database], None]]:
            server.restore(name)
            yield databases, None

        yield fresh


@pytest.fixture(scope="module")
def in_a_server(postgresql: PostgresqlServer) -> Iterator[Fresh]:
    with _in_a_server(postgresql, workers=1) as fresh:
        yield fresh


@pytest.fixture(scope="module")
def by_three_workers(postgresql: PostgresqlServer) -> Iterator[Fresh]:
    with _in_a_server(postgresql, workers=3) as fresh:
        yield fresh


def play(fresh: Fresh, stories: int, seed: int) -> Counter[str]:
    """Play stories; how many steps and comparisons they were."""
    played: Counter[str] = Counter()
    parts = {"fresh": staticmethod(fresh), "played": played}
    machine = seeded(seed)(type("Market", (Market,), parts))
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=stories,
            stateful_step_count=LONGEST,
            deadline=None,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        ),
    )
    return played


def test_that_any_story_leaves_the_listings_the_model_expects(in_files: Fresh):
    play(in_files, stories=12, seed=1)


def test_that_any_story_told_to_three_workers_in_turn_leaves_the_same(by_three_workers: Fresh):
    play(by_three_workers, stories=4, seed=2)


@pytest.mark.prove
@pytest.mark.timeout(600)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(
    "database",
    ["in_files", "in_a_server", pytest.param("by_three_workers", marks=pytest.mark.full)],
)
def test_that_a_thousand_stories_leave_the_listings_the_model_expects(
    request: pytest.FixtureRequest, database: str, part: int
):
    played = play(request.getfixturevalue(database), stories=STORIES // PARTS, seed=100 + part)
    print(f"\n{dict(played)}")
    assert played["stories"] >= STORIES // PARTS
    assert played["steps"] >= STORIES // PARTS * STEPS


@pytest.mark.prove
def test_that_forty_stories_told_to_three_workers_leave_the_same(by_three_workers: Fresh):
    assert play(by_three_workers, stories=40, seed=104)["stories"] >= 40
