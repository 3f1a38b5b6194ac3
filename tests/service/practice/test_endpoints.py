"""Practice faults and the practice clock: what goes wrong on purpose, and when."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from decimal import Decimal
from typing import Any

import httpx
import pytest

from app.domain.timestamps import parse_timestamp
from app.service.application import ServiceSettings, build_for
from app.service.errors import BadRequest
from app.service.market.market import Market
from app.service.practice.clock import PracticeClock
from app.service.practice.endpoints import CLOCK_AWAY
from app.service.practice.fault_injector import ConnectionCut
from app.service.practice.faults import ActiveFaults, FaultKind, InjectedFault, read_faults
from tests.stands.forms import SHIRT as FORM
from tests.stands.small_world import NEW_SELLER, OTHER_SELLER
from tests.stands.virtual_clock import VirtualClock

ITEM = f"MX{NEW_SELLER}00001"


class Rehearsal:
    """A seller's client of a marketplace that can be practised on."""

    def __init__(self, market: Market, **settings: Any) -> None:
        kept = market.users.token(NEW_SELLER)
        assert kept is not None
        self.market = market
        self.application = build_for(market, ServiceSettings(practice=True, **settings))
        self.client = httpx.AsyncClient(
            transport=httpx.ASGITransport(self.application),
            base_url="http://127.0.0.1",
            headers={"authorization": f"Bearer {kept.token}"},
        )

    async def go_wrong(self, *faults: dict[str, Any], seed: int = 1) -> None:
        body = {"seed": seed, "faults": list(faults)}
        answer = await self.client.post("/_practice/faults", json=body)
        assert answer.status_code == 200, answer.text

    async def seen(self) -> dict[str, Any]:
        return dict((await self.client.get("/_practice/faults")).json())

    async def listed(self) -> int:
        row = self.market.database.one("SELECT count(*) FROM items")
        assert row is not None
        return int(row[0])


@pytest.fixture
async def rehearsal(market: Market) -> AsyncIterator[Rehearsal]:
    rehearsal = Rehearsal(market)
    yield rehearsal
    await rehearsal.client.aclose()


@pytest.mark.parametrize("status", [500, 504, 510, 429])
async def test_that_a_status_fault_answers_so_and_runs_nothing(rehearsal: Rehearsal, status: int):
    before = await rehearsal.listed()
    await rehearsal.go_wrong({"kind": "status", "status": status, "method": "POST"})
    answer = await rehearsal.client.post("/items", json=FORM)
    assert answer.status_code == answer.json()["status"] == status
    assert set(answer.json()) == {"message", "error", "status", "cause"}
    assert await rehearsal.listed() == before
    # The seller's other calls go on.
    assert (await rehearsal.client.get(f"/items/{ITEM}")).status_code == 200


async def test_that_a_call_cut_before_its_commit_leaves_nothing(rehearsal: Rehearsal):
    before = await rehearsal.listed()
    await rehearsal.go_wrong({"kind": "cut_before_commit", "method": "POST", "path": "/items"})
    with pytest.raises(ConnectionCut):
        await rehearsal.client.post("/items", json=FORM)
    assert await rehearsal.listed() == before


async def test_that_a_call_cut_after_its_commit_is_done(rehearsal: Rehearsal):
    before = await rehearsal.listed()
    await rehearsal.go_wrong(
        {"kind": "cut_after_commit", "method": "POST", "path": "/items", "times": 1}
    )
    with pytest.raises(ConnectionCut):
        await rehearsal.client.post("/items", json=FORM)
    assert await rehearsal.listed() == before + 1
    assert (await rehearsal.client.post("/items", json=FORM)).status_code == 201


async def test_that_a_late_commit_is_done_when_its_seconds_are_over(
    rehearsal: Rehearsal, clock: VirtualClock
):
    before = await rehearsal.listed()
    await rehearsal.go_wrong(
        {"kind": "late_commit", "method": "POST", "path": "/items", "times": 1, "seconds": 40}
    )
    with pytest.raises(ConnectionCut):
        await rehearsal.client.post("/items", json=FORM)
    clock.advance(39)
    await rehearsal.client.get(f"/items/{ITEM}")
    assert await rehearsal.listed() == before
    clock.advance(1)
    await rehearsal.client.get(f"/items/{ITEM}")
    assert await rehearsal.listed() == before + 1


async def test_that_late_commits_come_in_the_order_they_are_due(
    rehearsal: Rehearsal, clock: VirtualClock
):
    fault = {"kind": "late_commit", "path": "/items/{item_id}", "method": "PUT", "times": 1}
    await rehearsal.go_wrong({**fault, "seconds": 20}, {**fault, "seconds": 10})
    for title in ("Sale tarde", "Sale temprano"):
        with pytest.raises(ConnectionCut):
            await rehearsal.client.put(f"/items/{ITEM}", json={"seller_custom_field": title})
    for seconds, found in ((10, "Sale temprano"), (10, "Sale tarde")):
        clock.advance(seconds)
        item = (await rehearsal.client.get(f"/items/{ITEM}")).json()
        assert item["seller_custom_field"] == found


async def test_that_a_truncated_answer_is_half_of_what_it_says_it_is(rehearsal: Rehearsal):
    await rehearsal.go_wrong({"kind": "truncate", "path": "/items/{item_id}", "times": 1})
    sent: list[dict[str, Any]] = []
    scope = {
        "type": "http",
        "method": "GET",
        "scheme": "http",
        "path": f"/items/{ITEM}",
        "raw_path": f"/items/{ITEM}".encode(),
        "query_string": b"",
        "headers": [(b"host", b"127.0.0.1")],
    }

    async def receive() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    with pytest.raises(ConnectionCut):
        await rehearsal.application(scope, receive, send)
    length = int(dict(sent[0]["headers"])[b"content-length"])
    assert sent[0]["status"] == 200
    assert (len(sent[1]["body"]), sent[1]["more_body"]) == (length // 2, True)
    assert len(sent) == 2


async def test_that_html_comes_instead_of_json(rehearsal: Rehearsal):
    await rehearsal.go_wrong({"kind": "html", "times": 1})
    answer = await rehearsal.client.get(f"/items/{ITEM}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert (await rehearsal.client.get(f"/items/{ITEM}")).json()["id"] == ITEM


async def test_that_a_scroll_expires_when_told(rehearsal: Rehearsal):
    path = f"/users/{NEW_SELLER}/items/search?search_type=scan"
    scroll = (await rehearsal.client.get(path)).json()["scroll_id"]
    assert (await rehearsal.client.get(f"{path}&scroll_id={scroll}")).json() is None
    await rehearsal.go_wrong({"kind": "expire_scroll", "path": "/users/*/items/search"})
    answer = await rehearsal.client.get(f"{path}&scroll_id={scroll}")
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")


async def test_that_a_token_expires_and_comes_back_with_the_end_of_the_faults(
    rehearsal: Rehearsal,
):
    await rehearsal.go_wrong({"kind": "expire_token", "after_calls": 1, "times": 1})
    statuses = [(await rehearsal.client.get("/users/me")).status_code for _ in range(3)]
    assert statuses == [200, 401, 401]
    assert (await rehearsal.client.delete("/_practice/faults")).status_code == 204
    assert (await rehearsal.client.get("/users/me")).status_code == 200


async def test_that_a_rate_limit_says_when_to_come_back(rehearsal: Rehearsal):
    await rehearsal.go_wrong({"kind": "rate_limit", "seconds": 7, "times": 1})
    answer = await rehearsal.client.get(f"/items/{ITEM}")
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "7")


async def test_that_latency_waits_and_then_answers(rehearsal: Rehearsal, clock: VirtualClock):
    await rehearsal.go_wrong({"kind": "latency", "seconds": 2.5, "path": "/users/me"})
    assert (await rehearsal.client.get("/users/me")).status_code == 200
    assert clock.slept == [2.5]


async def test_that_calls_are_counted_by_route_and_cleared(rehearsal: Rehearsal):
    for _ in range(3):
        await rehearsal.client.get(f"/items/{ITEM}")
    await rehearsal.client.get("/items?ids=MX1")
    await rehearsal.client.get("/nowhere")
    assert (await rehearsal.seen())["calls"] == {"GET /items": 1, "GET /items/{item_id}": 3}
    await rehearsal.client.delete("/_practice/faults")
    assert await rehearsal.seen() == {"seed": 0, "faults": [], "calls": {}}


async def test_that_the_faults_are_answered_with_their_hits(rehearsal: Rehearsal):
    await rehearsal.go_wrong({"kind": "html", "method": "get", "path": "/items/*", "times": 1})
    for _ in range(2):
        await rehearsal.client.get(f"/items/{ITEM}")
    (fault,) = (await rehearsal.seen())["faults"]
    assert fault == {
        "kind": "html",
        "method": "GET",
        "path": "/items/*",
        "rate": 1.0,
        "after_calls": 0,
        "times": 1,
        "status": 500,
        "seconds": 0.0,
        "calls": 2,
        "hits": 1,
    }


@pytest.mark.parametrize("path", ["/_practice/faults", "/_practice/clock", "/_practice/sales"])
async def test_that_practice_needs_a_sellers_token(rehearsal: Rehearsal, path: str):
    for headers, status in (
        ({"authorization": ""}, 400),
        ({"authorization": f"Bearer APP-{OTHER_SELLER}-{'0' * 32}"}, 401),
    ):
        answer = await rehearsal.client.get(path, headers=headers)
        assert answer.status_code == status
    anonymous = httpx.AsyncClient(
        transport=httpx.ASGITransport(rehearsal.application), base_url="http://127.0.0.1"
    )
    for method in ("GET", "POST"):
        assert (await anonymous.request(method, path)).status_code == 401
    await anonymous.aclose()


@pytest.mark.parametrize("path", ["/_practice/faults", "/_practice/clock", "/_practice/sales"])
async def test_that_a_strict_marketplace_has_no_practice(market: Market, path: str):
    transport = httpx.ASGITransport(build_for(market))
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as client:
        for method in ("GET", "POST", "DELETE"):
            assert (await client.request(method, path)).status_code == 404


WRONG = [
    ({}, "faults"),
    ({"faults": {}}, "faults"),
    ({"faults": [1]}, "faults.0"),
    ({"faults": [{}]}, "faults.0.kind"),
    ({"faults": [{"kind": "fire"}]}, "faults.0.kind"),
    ({"faults": [{"kind": "html", "rate": 1.5}]}, "faults.0.rate"),
    ({"faults": [{"kind": "html", "rate": True}]}, "faults.0.rate"),
    ({"faults": [{"kind": "html", "times": -1}]}, "faults.0.times"),
    ({"faults": [{"kind": "html", "after_calls": "3"}]}, "faults.0.after_calls"),
    ({"faults": [{"kind": "status", "status": 418}]}, "faults.0.status"),
    ({"faults": [{"kind": "latency", "seconds": 1e9}]}, "faults.0.seconds"),
    ({"faults": [{"kind": "html", "method": "FLY"}]}, "faults.0.method"),
    ({"faults": [{"kind": "html", "path": "x" * 500}]}, "faults.0.path"),
    ({"faults": [{"kind": "html", "paths": "/items"}]}, "faults.0.paths"),
    ({"faults": [], "seed": "x"}, "seed"),
    ({"faults": [{"kind": "html"}] * 101}, "faults"),
]


@pytest.mark.parametrize(("body", "field"), WRONG, ids=lambda value: str(value)[:40])
async def test_that_faults_nobody_understands_are_refused_by_name(
    rehearsal: Rehearsal, body: dict[str, Any], field: str
):
    answer = await rehearsal.client.post("/_practice/faults", json=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    assert field in answer.json()["message"]


def fault(**fields: Any) -> InjectedFault:
    _, (found,) = read_faults({"faults": [{"kind": "status", **fields}]})
    return found


@pytest.mark.parametrize(
    ("path", "met"),
    [
        ("*", {"/items", "/items/MX1", "/items/MX1/pictures", "/items/validate"}),
        ("/items", {"/items"}),
        ("/items*", {"/items", "/items/MX1", "/items/MX1/pictures", "/items/validate"}),
        ("/items/*", {"/items/MX1", "/items/MX1/pictures", "/items/validate"}),
        ("/items/MX1", {"/items/MX1"}),
        ("/items/{item_id}", {"/items/MX1"}),
        ("/items/{id}/pictures", {"/items/MX1/pictures"}),
        ("/items/:id", {"/items/MX1"}),
        ("/items/:id/pictures", {"/items/MX1/pictures"}),
        ("/items/[MN]*1", {"/items/MX1"}),
        ("items", set()),
    ],
)
def test_that_a_path_is_a_route_or_a_pattern(path: str, met: set[str]):
    calls = {
        "/items": "/items",
        "/items/MX1": "/items/{item_id}",
        "/items/MX1/pictures": "/items/{item_id}/pictures",
        "/items/validate": "/items/validate",
    }
    book = ActiveFaults()
    book.set(1, [fault(path=path)])
    assert {address for address, route in calls.items() if book.meet("GET", route, address)} == met


def test_that_a_seed_hits_the_same_calls_and_about_the_share_it_is_reported():
    def hits(seed: int) -> list[bool]:
        book = ActiveFaults()
        book.set(seed, [fault(rate=Decimal("0.15"))])
        return [bool(book.meet("GET", "/items", "/items")) for _ in range(4_000)]

    assert hits(1) == hits(1) != hits(2)
    assert 500 < sum(hits(1)) < 700


def test_that_faults_wait_and_end_as_told():
    book = ActiveFaults()
    book.set(1, [fault(after_calls=2, times=3)])
    met = [bool(book.meet("GET", "/items", "/items")) for _ in range(8)]
    assert met == [False, False, True, True, True, False, False, False]


def test_that_a_call_is_ended_once_and_may_be_slow_before():
    book = ActiveFaults()
    _, faults = read_faults(
        {"faults": [{"kind": kind} for kind in ("latency", "html", "status", "latency")]}
    )
    book.set(1, faults)
    kinds = [met.kind for met in book.meet("GET", "/items", "/items")]
    assert kinds == [FaultKind.LATENCY, FaultKind.HTML]


def test_that_every_kind_of_fault_is_read():
    _, faults = read_faults({"faults": [{"kind": kind.value} for kind in FaultKind]})
    assert [one.kind for one in faults] == list(FaultKind)
    with pytest.raises(BadRequest):
        read_faults({"faults": [{"kind": "Latency"}]})


async def test_that_the_clock_moves_ahead_and_runs_on(
    rehearsal: Rehearsal, market: Market, clock: VirtualClock
):
    before = market.now()
    answer = await rehearsal.client.post("/_practice/clock", json={"advance_seconds": 86_400.5})
    assert answer.status_code == 200
    after = before + timedelta(seconds=86_400.5)
    assert parse_timestamp(answer.json()["now"]) == after
    clock.advance(10)
    shown = (await rehearsal.client.get("/_practice/clock")).json()["now"]
    assert parse_timestamp(shown) == after + timedelta(seconds=10)
    kept = market.database.setting(CLOCK_AWAY)
    assert kept is not None
    assert float(kept) == 86_400.5
    date = (await rehearsal.client.get(f"/items/{ITEM}")).headers["date"]
    assert date == "Sat, 21 Nov 2026 12:00:10 GMT"


async def test_that_the_date_is_that_of_each_second_wherever_the_clock_is_set(
    rehearsal: Rehearsal, clock: VirtualClock
):
    started = clock.now()
    for away, time in ((0, "00:00"), (0.999, "00:00"), (1, "00:01"), (0.5, "00:00"), (70, "01:10")):
        clock.set_wall(started + timedelta(seconds=away))
        date = (await rehearsal.client.get(f"/items/{ITEM}")).headers["date"]
        assert date == f"Fri, 20 Nov 2026 12:{time} GMT"


@pytest.mark.parametrize("seconds", [-1, "60", None, True, [], 1e12, "Infinity"])
async def test_that_the_clock_does_not_go_back_or_beyond_all_dates(
    rehearsal: Rehearsal, market: Market, seconds: object
):
    before = market.now()
    answer = await rehearsal.client.post("/_practice/clock", json={"advance_seconds": seconds})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
    assert market.now() == before


async def test_that_a_scroll_lives_by_the_practice_clock(rehearsal: Rehearsal):
    path = f"/users/{NEW_SELLER}/items/search?search_type=scan"
    scroll = (await rehearsal.client.get(path)).json()["scroll_id"]
    await rehearsal.client.post("/_practice/clock", json={"advance_seconds": 301})
    assert (await rehearsal.client.get(f"{path}&scroll_id={scroll}")).status_code == 400


def test_that_a_clock_starts_where_it_is_reported_and_keeps_its_distance(clock: VirtualClock):
    moment = parse_timestamp("2026-01-31T12:00:00Z")
    assert moment is not None
    practice = PracticeClock(clock)
    practice.start_at(moment)
    assert practice.now() == moment
    clock.advance(60)
    practice.advance(30)
    assert practice.now() == moment + timedelta(seconds=90)
    again = PracticeClock(clock)
    again.keep_away(practice.away)
    assert again.now() == practice.now()


async def test_that_one_caller_may_ask_so_often_and_another_as_well(
    market: Market, clock: VirtualClock
):
    rehearsal = Rehearsal(market, rate_limit=3)
    statuses = [(await rehearsal.client.get(f"/items/{ITEM}")).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
    answer = await rehearsal.client.get("/items?ids=MX1")
    assert (answer.json()["error"], answer.headers["retry-after"]) == ("too_many_requests", "1")
    # Without a token it is somebody else; pictures and practice are not counted.
    anonymous = await rehearsal.client.get(f"/items/{ITEM}", headers={"authorization": "Bearer x"})
    assert anonymous.status_code == 400
    assert (await rehearsal.client.get("/_practice/faults")).status_code == 200
    assert (await rehearsal.client.get("/pictures/x-thumbnail.jpg")).status_code == 404
    clock.advance(0.34)
    assert (await rehearsal.client.get(f"/items/{ITEM}")).status_code == 200
    assert (await rehearsal.client.get(f"/items/{ITEM}")).status_code == 429
    await rehearsal.client.aclose()
