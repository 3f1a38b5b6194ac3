"""What processes remember between requests: each answers as if there were one.

The mutants beside the tests are the same program with one thing kept in the process.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from datetime import timedelta
from decimal import Decimal
from typing import Any

import httpx
import pytest

from app.service.application import ServiceSettings, build_for
from app.service.market.rate_limit import RateLimit
from app.service.market.scrolls import OpenScrolls
from app.service.market.shared_state import SharedState
from app.service.practice.clock import PracticeClock
from app.service.practice.fault_injector import ConnectionCut
from app.service.practice.faults import ActiveFaults, read_faults
from app.service.practice.late_commits import LateCommits
from app.service.practice.shared_faults import SharedFaults
from app.service.stores.database import StoreUnavailable
from app.service.stores.items import ItemFilter
from app.service.stores.postgresql import PostgresqlDatabase
from tests.service.postgresql.shop import ITEM, Desk, Elsewhere, Pausing, ServerShop
from tests.stands.forms import SHIRT
from tests.stands.small_world import LEAF, NEW_SELLER, TOP_SELLER
from tests.stands.virtual_clock import VirtualClock

PATH = f"/items/{ITEM}"
SCAN = f"/users/{NEW_SELLER}/items/search?search_type=scan&limit=5"


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that asks for no shared_state."""
    monkeypatch.setattr(SharedState, "read", lambda shared_state: None)


# ---- scrolls


def _scan(shop: ServerShop) -> list[int]:
    """Scan by a process each for the first and the second call; return the statuses."""
    with shop.database.transaction():
        for number in range(1_002):
            shop.database.execute(_ONE_MORE, (f"MX9{number}",))
    first, other = shop.another(), shop.another()
    scroll_id = first.ask("GET", SCAN)[1]["scroll_id"]
    found = [desk.ask("GET", f"{SCAN}&scroll_id={scroll_id}") for desk in (other, first, other)]
    ids = [
        item_id for _, page in found if page and "results" in page for item_id in page["results"]
    ]
    assert len(set(ids)) == len(ids)
    return [status for status, _ in found]


_ONE_MORE = (
    "INSERT INTO items (id, site_id, seller_id, sub_status, title, last_updated, date_created,"
    f" body) VALUES (?, 'MX', '{NEW_SELLER}', '', '', 0, 0, '')"
)


def test_that_a_scan_goes_on_by_any_process(shop: ServerShop) -> None:
    assert _scan(shop) == [200, 200, 200]


def test_that_scrolls_of_one_process_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: dict[int, set[str]] = {}
    begin, get = OpenScrolls.begin, OpenScrolls.get

    def begin_here(scrolls: OpenScrolls, wanted: ItemFilter, total: int) -> str:
        scroll_id = begin(scrolls, wanted, total)
        kept.setdefault(id(scrolls), set()).add(scroll_id)
        return scroll_id

    def get_here(scrolls: OpenScrolls, scroll_id: str, *rest: Any) -> Any:
        known = scroll_id in kept.get(id(scrolls), ())
        return get(scrolls, scroll_id if known else "", *rest)

    monkeypatch.setattr(OpenScrolls, "begin", begin_here)
    monkeypatch.setattr(OpenScrolls, "get", get_here)
    assert _scan(shop) == [400, 200, 400]


def test_that_a_scroll_that_is_lost_with_its_connection_is_answered_503(shop: ServerShop) -> None:
    scroll_id = shop.ask("GET", SCAN)[1]["scroll_id"]
    shop.cut()
    assert shop.ask("GET", f"{SCAN}&scroll_id={scroll_id}")[0] == 503
    assert shop.ask("GET", f"{SCAN}&scroll_id={scroll_id}")[0] == 200


def test_that_a_server_that_was_killed_has_forgotten_its_scrolls(shop: ServerShop) -> None:
    scroll_id = shop.ask("GET", SCAN)[1]["scroll_id"]
    shop.server.kill()
    shop.server.start()
    shop.database._next_try = 0
    assert shop.ask("GET", PATH)[0] == 503
    assert shop.ask("GET", f"{SCAN}&scroll_id={scroll_id}")[0] == 400
    assert shop.write(1) == 200


# ---- tokens, counts and what was learned


def _token_that_expires(shop: ServerShop) -> list[int]:
    other = shop.another()
    statuses = [other.ask("GET", "/users/me")[0]]
    shop.market.users.expire_token(NEW_SELLER)
    statuses.append(other.ask("GET", "/users/me")[0])
    shop.market.users.restore_tokens()
    return [*statuses, other.ask("GET", "/users/me")[0]]


def test_that_a_token_expires_everywhere(shop: ServerShop) -> None:
    assert _token_that_expires(shop) == [200, 401, 200]


@pytest.mark.usefixtures("deaf")
def test_that_a_token_that_is_remembered_is_found(shop: ServerShop) -> None:
    assert _token_that_expires(shop) == [200, 200, 200]


def _found_by_both(shop: ServerShop) -> list[int]:
    other = shop.another()
    path = "/sites/MX/search?q=camisa"
    before = other.ask("GET", path)[1]["paging"]["total"]
    assert shop.ask("PUT", PATH, {"title": "Zapato"})[0] == 200
    assert shop.ask("POST", "/items", {**SHIRT, "title": "Camisa nueva"})[0] == 201
    assert shop.ask("POST", "/items", {**SHIRT, "title": "Camisa nueva"})[0] == 201
    totals = [desk.ask("GET", path)[1]["paging"]["total"] for desk in (other, shop.desk)]
    return [total - before for total in totals]


def test_that_a_search_counts_what_others_listed(shop: ServerShop) -> None:
    assert _found_by_both(shop) == [1, 1]


def test_that_counts_of_one_process_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PostgresqlDatabase, "state", 1)
    assert _found_by_both(shop) == [0, 1]


def test_that_what_passes_leaves_the_state_as_it_was(shop: ServerShop) -> None:
    other = shop.another(rate_limit=100)
    state = shop.database.state
    assert other.ask("GET", SCAN)[0] == 200
    with suppress(ZeroDivisionError), other.database.transaction():
        other.database.execute("UPDATE items SET title = 'taken back'")
        raise ZeroDivisionError
    assert shop.database.state == state


def test_that_the_state_is_another_one_after_each_write_and_each_connection(
    shop: ServerShop,
) -> None:
    other = shop.another()
    states = [shop.database.state]
    for number, desk in enumerate((shop.desk, other, shop.desk, other)):
        assert desk.write(number) == 200
        states.append(shop.database.state)
    # What an ended server forgets must not look like what was counted before.
    shop.cut()
    with pytest.raises(StoreUnavailable):
        shop.database.one("SELECT 1")
    states.append(shop.database.state)
    assert len(set(states)) == len(states)


def test_that_what_others_listed_teaches_the_prediction(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [("Zorblax esmaltado", None)]
    other, mutant = shop.another(), shop.another()
    # A mutant that learns of nobody's listings, once it has learned.
    monkeypatch.setattr(mutant.market.predictor, "_read_on", lambda site_id: False)
    desks = (shop.desk, other, mutant)
    before = [desk.market.predictor.predict("MX", asked)[0] for desk in desks]
    assert before[0] == before[1] == before[2]
    for _ in range(3):
        answer = shop.ask("POST", "/items", {**SHIRT, "title": "Zorblax esmaltado"})
        assert answer[0] == 201, answer
    after = [desk.market.predictor.predict("MX", asked)[0] for desk in desks]
    assert after[0] is not None
    assert after[0].category_id == LEAF
    assert after[0] == after[1] != after[2]


# ---- the clock


def test_that_a_clock_that_is_moved_is_moved_everywhere(shop: ServerShop) -> None:
    base = VirtualClock()
    one, other = (shop.another(clock=PracticeClock(base)) for _ in range(2))
    before = other.market.now()
    moved = one.ask("POST", "/_practice/clock", {"advance_seconds": 3_600})
    assert moved[0] == 200
    assert other.ask("GET", "/_practice/clock")[1] == moved[1]
    assert other.market.now() == before + timedelta(hours=1)


def _moved_by_two(shop: ServerShop, kind: type[Pausing] = Pausing) -> float:
    """Move the clock by two processes at once; return how far it went, in hours."""
    base = VirtualClock()
    one, other = (shop.another(kind, clock=PracticeClock(base)) for _ in range(2))
    hour = {"advance_seconds": 3_600}
    one.ask("POST", "/_practice/clock", hour)
    shop.meet(
        one,
        "INSERT INTO settings",
        lambda: one.ask("POST", "/_practice/clock", hour),
        lambda: other.ask("POST", "/_practice/clock", hour),
    )
    shown = shop.another(clock=PracticeClock(base))
    shown.ask("GET", PATH)
    return (shown.market.now() - base.now()) / timedelta(hours=1)


def test_that_two_who_move_the_clock_move_it_twice(shop: ServerShop) -> None:
    assert _moved_by_two(shop) == 3


class _Unheld(Pausing):
    """A mutant that holds nothing."""

    for_update = ""


def test_that_a_clock_that_is_not_held_is_found(shop: ServerShop) -> None:
    assert _moved_by_two(shop, _Unheld) == 2


# ---- faults


def _statuses(shop: ServerShop, fault: dict[str, Any], calls: int = 12) -> list[int]:
    """Set a fault by one process, and call two others in turn; return the statuses."""
    sent = {"seed": 1, "faults": [{"kind": "status", "path": "/items/*", **fault}]}
    assert shop.ask("POST", "/_practice/faults", sent)[0] == 200
    desks = [shop.another(), shop.another()]
    return [desks[number % 2].ask("GET", PATH)[0] for number in range(calls)]


FAULTS: list[dict[str, Any]] = [
    {"times": 3, "after_calls": 2},
    {"rate": 0.5},
    {"rate": 0.5, "after_calls": 3, "times": 4},
]


def _alone(fault: dict[str, Any], calls: int = 12) -> list[int]:
    """Return what one process alone would answer."""
    book = ActiveFaults()
    book.set(*read_faults({"seed": 1, "faults": [{"kind": "status", "path": "/items/*", **fault}]}))
    met = [bool(book.meet("GET", "/items/{item_id}", PATH)) for _ in range(calls)]
    return [500 if one else 200 for one in met]


@pytest.mark.parametrize("fault", FAULTS)
def test_that_faults_hit_the_same_calls_as_by_one_process(
    shop: ServerShop, fault: dict[str, Any]
) -> None:
    exact = {
        name: Decimal(str(value)) if name == "rate" else value for name, value in fault.items()
    }
    assert _statuses(shop, fault) == _alone(exact)
    (shown,) = shop.ask("GET", "/_practice/faults")[1]["faults"]
    assert (shown["calls"], shown["hits"]) == (12, _alone(exact).count(500))


def test_that_faults_that_each_process_counts_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SharedFaults, "_take_counts", lambda faults, counts: None)
    assert _statuses(shop, {"times": 1}).count(500) == 2


def test_that_faults_end_everywhere_and_calls_are_added_up(shop: ServerShop) -> None:
    assert _statuses(shop, {}) == [500] * 12
    other = shop.another()
    other.ask("GET", PATH)
    assert shop.ask("GET", "/_practice/faults")[1]["calls"] == {"GET /items/{item_id}": 13}
    assert other.ask("DELETE", "/_practice/faults")[0] == 204
    assert shop.ask("GET", "/_practice/faults")[1] == {"seed": 0, "faults": [], "calls": {}}
    assert shop.ask("GET", PATH)[0] == 200


@pytest.mark.usefixtures("deaf")
def test_that_faults_that_others_do_not_hear_of_are_found(shop: ServerShop) -> None:
    assert _statuses(shop, {}) == [200] * 12


def _hits_at_once(shop: ServerShop, kind: type[Pausing] = Pausing) -> int:
    """Call two processes at once where one fault waits; return how often it hit."""
    fault = {"kind": "status", "path": "/items/*", "times": 1}
    assert shop.ask("POST", "/_practice/faults", {"seed": 1, "faults": [fault]})[0] == 200
    one, other = shop.another(kind), shop.another(kind)
    answers = shop.meet(
        one,
        "UPDATE faults",
        lambda: one.ask("GET", PATH)[0],
        lambda: other.ask("GET", PATH)[0],
    )
    return Counter(answers)[500]


def test_that_two_calls_at_once_meet_a_fault_once(shop: ServerShop) -> None:
    assert _hits_at_once(shop) == 1


def test_that_faults_that_are_not_held_are_found(shop: ServerShop) -> None:
    assert _hits_at_once(shop, _Unheld) == 2


def test_that_faults_are_cleared_by_no_start_beside_them(shop: ServerShop) -> None:
    fault = {"kind": "expire_token", "path": "/users/me", "times": 1}
    shop.ask("POST", "/_practice/faults", {"seed": 1, "faults": [fault]})
    assert shop.ask("GET", "/users/me")[0] == 401
    # What each start does.
    shop.another().market.users.restore_tokens()
    assert shop.ask("GET", "/users/me")[0] == 401
    shop.ask("DELETE", "/_practice/faults")
    assert shop.ask("GET", "/users/me")[0] == 200


# ---- late commits


class _Remote:
    """A seller's client of one process, which is cut off when told to be."""

    def __init__(self, desk: Desk) -> None:
        self._client = httpx.AsyncClient(
            transport=httpx.ASGITransport(build_for(desk.market, ServiceSettings(practice=True))),
            base_url="http://127.0.0.1",
            headers={"authorization": f"Bearer {desk.token}"},
        )

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response | None:
        try:
            return await self._client.request(method, path, json=body)
        except ConnectionCut:
            return None


async def test_that_a_late_commit_is_carried_out_by_whoever_is_there(shop: ServerShop) -> None:
    clock = VirtualClock()
    first, other = shop.another(clock=clock), shop.another(clock=clock)
    remote = _Remote(first)
    fault = {"kind": "late_commit", "method": "PUT", "path": "/items/*", "seconds": 40, "times": 1}
    await remote.ask("POST", "/_practice/faults", {"seed": 1, "faults": [fault]})
    assert await remote.ask("PUT", PATH, {"price": 200}) is None
    # The process that it was sent to is gone.
    first.database.close()
    beside = Elsewhere(lambda: other.ask("GET", PATH)[1]["price"])
    assert beside.result() == 150.5
    clock.advance(41)
    assert Elsewhere(lambda: other.ask("GET", PATH)[1]["price"]).result() == 200
    assert shop.database.rows("SELECT number FROM late_commits") == []


def _taken_by_two(shop: ServerShop, kind: type[Pausing] = Pausing) -> int:
    """Let two processes come upon a late commit at once; return how many took it."""
    clock = VirtualClock()
    one, other = shop.another(kind, clock=clock), shop.another(kind, clock=clock)
    books = [LateCommits(desk.database, clock, desk.market.shared_state) for desk in (one, other)]
    shop.database.execute(
        "INSERT INTO late_commits (due, body) VALUES (1, ?)",
        (
            b'{"method":"GET","scheme":"http","path":"/","raw_path":"","query_string":"",'
            b'"headers":[],"body":"","variables":{}}',
        ),
    )
    for book in books:
        book._note("1")
    taken = shop.meet(
        one,
        "DELETE FROM late_commits",
        lambda: books[0].take(one.market),
        lambda: books[1].take(other.market),
    )
    return sum(one is not None for one in taken)


def test_that_a_late_commit_is_taken_once(shop: ServerShop) -> None:
    assert _taken_by_two(shop) == 1


def test_that_late_commits_that_are_not_held_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LateCommits, "_hold", lambda book: None)
    assert _taken_by_two(shop, _Unheld) == 2


# ---- rate limits


def _limited(shop: ServerShop, clock: VirtualClock) -> tuple[list[Desk], list[int]]:
    """Call two processes in turn that let each caller call thrice a second."""
    desks = [shop.another(clock=clock, rate_limit=3) for _ in range(2)]
    return desks, [desks[number % 2].ask("GET", PATH)[0] for number in range(5)]


def test_that_a_caller_is_limited_by_all_processes_together(shop: ServerShop) -> None:
    clock = VirtualClock()
    desks, statuses = _limited(shop, clock)
    assert statuses == [200, 200, 200, 429, 429]
    clock.advance(0.34)
    assert [desk.ask("GET", PATH)[0] for desk in desks] == [200, 429]
    desks[0].token = _token(shop, TOP_SELLER)
    assert desks[0].ask("GET", PATH)[0] == 200


def test_that_calls_that_each_process_counts_are_found(
    shop: ServerShop, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = RateLimit.take
    monkeypatch.setattr(
        RateLimit, "take", lambda limit, caller: take(limit, f"{id(limit)} {caller}")
    )
    assert _limited(shop, VirtualClock())[1] == [200] * 5


def _token(shop: ServerShop, user_id: str) -> str:
    kept = shop.market.users.token(user_id)
    assert kept is not None
    return kept.token


# ---- a connection that is lost


_FAULT = {"kind": "status", "path": "/items/*", "times": 5}
_LATE = {"kind": "late_commit", "path": "/items/*", "method": "PUT", "seconds": 40}
LOST: list[tuple[str, str, object, str]] = [
    ("GET", PATH, None, "SELECT key, value FROM settings"),
    ("GET", PATH, None, "INSERT INTO callers"),
    ("GET", PATH, None, "SELECT body FROM faults"),
    ("GET", PATH, None, "UPDATE faults"),
    ("PUT", PATH, {"price": 200}, "INSERT INTO late_commits"),
    ("GET", SCAN, None, "INSERT INTO scrolls"),
    ("POST", "/_practice/faults", {"seed": 2, "faults": []}, "DELETE FROM faults"),
    ("POST", "/_practice/sales", {"per_hour": 3, "seed": 1}, "SELECT value FROM settings"),
    ("POST", "/_practice/clock", {"advance_seconds": 60}, "INSERT INTO settings"),
]


@pytest.mark.parametrize(("method", "path", "body", "at"), LOST, ids=lambda value: str(value)[:30])
def test_that_what_is_lost_anywhere_is_answered_503_and_leaves_nothing(
    shop: ServerShop, method: str, path: str, body: object, at: str
) -> None:
    faults = [_LATE] if method == "PUT" else [_FAULT]
    assert shop.ask("POST", "/_practice/faults", {"seed": 1, "faults": faults})[0] == 200
    desk = shop.another(clock=PracticeClock(VirtualClock()), rate_limit=50)
    database = desk.database
    assert isinstance(database, Pausing)
    before = _remembered(shop)
    database.stop_at(at)
    lost = Elsewhere(lambda: desk.ask(method, path, body)[0])
    database.stopped()
    connection = database._connection
    assert connection is not None
    shop.cut(f"pid = {connection.info.backend_pid}")
    database.go_on()
    assert lost.result() == 503
    assert "retry-after" in {name.lower() for name in StoreUnavailable().headers}
    after = _remembered(shop)
    if method == "PUT":
        # The fault was met and counted; what it was to do is lost.
        del before["faults"], after["faults"]
    assert after == before
    # The next request finds all as it should be.
    assert desk.ask("GET", "/users/me")[0] == 200


def _remembered(shop: ServerShop) -> dict[str, Any]:
    """Return what is written down of all that processes share, by table."""
    tables = ("faults", "late_commits", "scrolls", "settings", "orders")
    return {one: shop.database.rows(f"SELECT * FROM {one} ORDER BY 1") for one in tables}
