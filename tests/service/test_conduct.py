"""How the running marketplace behaves beside the specification, over real connections."""

from __future__ import annotations

import json
import re
import stat
import subprocess
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.domain.timestamps import parse_timestamp
from tests.stands.processes import Served, command, running

pytestmark = pytest.mark.usefixtures("forked")

TOKEN = re.compile(r"APP-\w+-[0-9a-f]{32}")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    store = tmp_path_factory.mktemp("store")
    with running(store, "--clock", "2026-01-31T12:00:00Z") as served:
        yield served


@pytest.fixture
def client(served: Served) -> Iterator[httpx.Client]:
    with served.client() as client:
        client.headers["authorization"] = f"Bearer {served.tokens['MX']}"
        yield client
        client.delete("/_practice/faults")


def go_wrong(client: httpx.Client, **fault: Any) -> None:
    answer = client.post("/_practice/faults", json={"seed": 1, "faults": [fault]})
    assert answer.status_code == 200, answer.text


def an_item(client: httpx.Client, served: Served) -> str:
    path = f"/users/{served.users['MX']}/items/search?status=active"
    item_id: str = client.get(path).json()["results"][0]
    return item_id


@pytest.mark.parametrize("kind", ["cut_before_commit", "cut_after_commit"])
def test_that_a_cut_connection_ends_without_a_byte(client: httpx.Client, served: Served, kind):
    item_id = an_item(client, served)
    go_wrong(client, kind=kind, method="PUT", times=1)
    note = f"T-{kind}"
    with pytest.raises(httpx.RemoteProtocolError, match="without sending"):
        client.put(f"/items/{item_id}", json={"seller_custom_field": note})
    done = client.get(f"/items/{item_id}").json()["seller_custom_field"] == note
    assert done == (kind == "cut_after_commit")


def test_that_a_late_commit_comes_by_itself(client: httpx.Client, served: Served):
    item_id = an_item(client, served)
    go_wrong(client, kind="late_commit", method="PUT", times=1, seconds=0.3)
    with pytest.raises(httpx.RemoteProtocolError):
        client.put(f"/items/{item_id}", json={"seller_custom_field": "T-late"})
    assert client.get(f"/items/{item_id}").json()["seller_custom_field"] != "T-late"
    until = time.monotonic() + 5
    while client.get(f"/items/{item_id}").json()["seller_custom_field"] != "T-late":
        assert time.monotonic() < until


def test_that_a_truncated_body_is_shorter_than_announced(client: httpx.Client, served: Served):
    item_id = an_item(client, served)
    go_wrong(client, kind="truncate", path="/items/{item_id}", times=1)
    with pytest.raises(httpx.RemoteProtocolError, match="without sending complete"):
        client.get(f"/items/{item_id}")
    assert client.get(f"/items/{item_id}").json()["id"] == item_id


def test_that_the_clock_started_where_it_was_told_to_and_runs_on_in_the_next_start(
    tmp_path: Path,
):
    for options, earliest in (
        (("--clock", "2026-01-31T12:00:00Z"), "2026-01-31T12:00:00Z"),
        ((), "2026-03-02T12:00:00Z"),
        (("--clock", "2030-05-06T07:08:09Z"), "2030-05-06T07:08:09Z"),
    ):
        with running(tmp_path, *options) as served, served.client() as client:
            client.headers["authorization"] = f"Bearer {served.tokens['MX']}"
            now = parse_timestamp(client.get("/_practice/clock").json()["now"])
            first = parse_timestamp(earliest)
            assert now is not None
            assert first is not None
            assert first <= now < first + timedelta(minutes=2)
            if not earliest.startswith("2030"):
                client.post("/_practice/clock", json={"advance_seconds": 30 * 86_400})


def test_that_a_world_looks_back_from_the_clock_it_was_made_by(
    client: httpx.Client, served: Served
):
    item = client.get(f"/items/{an_item(client, served)}").json()
    assert item["date_created"] < "2026-01-31T12"


def test_that_a_strict_marketplace_says_nothing_of_practice(tmp_path: Path):
    with running(tmp_path, "--strict") as served, served.client() as client:
        client.headers["authorization"] = f"Bearer {served.tokens['MX']}"
        assert client.get("/_practice/faults").status_code == 404
        assert client.post("/_practice/clock", json={"advance_seconds": 1}).status_code == 404
        assert "_practice" not in client.get("/openapi.json").text


def test_that_a_rate_limit_answers_429_over_the_wire(tmp_path: Path):
    with running(tmp_path, "--rate-limit", "5") as served, served.client() as client:
        answers = [client.get("/currencies") for _ in range(20)]
        assert [answer.status_code for answer in answers[:5]] == [200] * 5
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)


def test_that_others_are_let_in_by_address_when_somebody_says_so(tmp_path: Path):
    options = ("--host", "0.0.0.0", "--i-know-this-is-a-practice-service")
    with running(tmp_path, *options) as served, served.client() as client:
        assert served.base_url.startswith("http://127.0.0.1:")
        for host, status in (
            ("192.168.7.7:8080", 200),
            ("[fe80::1]", 200),
            ("0.0.0.0", 200),
            ("localhost", 200),
            ("evil.example", 400),
            ("127.0.0.1.evil.example", 400),
        ):
            answer = client.get("/currencies", headers={"host": host})
            assert answer.status_code == status, host


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--clock", "yesterday"), "--clock"),
        (("--clock", "9999-01-01T00:00:00Z"), "--clock"),
        (("--rate-limit", "-1"), "--rate-limit"),
        (("--world", "/nowhere/at/all"), "--world"),
    ],
)
def test_that_an_option_that_means_nothing_is_refused_by_name(tmp_path: Path, options, words):
    done = subprocess.run(
        command(tmp_path / "store", *options),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert words in done.stderr


def test_that_the_log_has_a_line_for_each_request_and_never_a_token(
    client: httpx.Client, served: Served
):
    token = served.tokens["MX"]
    client.get(f"/users/me?access_token={token}")
    client.get(f"/items/{token}")
    client.get("/items/%22%0A%7F")
    client.get(f"/items?ids=MX1?access_token={token}")
    client.post("/items", content=f'{{"title": "{token}", "price": []}}')
    path = served.store / "log" / "marketplace.log"
    until = time.monotonic() + 5
    while '"POST"' not in path.read_text().splitlines()[-1]:
        assert time.monotonic() < until
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    text = path.read_text()
    assert not TOKEN.search(text)
    assert token[-32:] not in text
    lines = [json.loads(line) for line in text.splitlines()]
    last = lines[-1]
    assert set(last) == {"time", "event", "method", "path", "route", "status", "ms"}
    assert (last["event"], last["method"], last["path"]) == ("request", "POST", "/items")
    assert (last["route"], last["status"]) == ("/items", 400)
    assert [line["path"] for line in lines[-5:-1]] == [
        "/users/me",
        f"/items/{token[:-32]}***",
        '/items/"\n\x7f',
        "/items",
    ]


def test_that_the_document_and_the_page_need_nobody_else(client: httpx.Client):
    document = client.get("/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    page = client.get("/docs")
    assert page.headers["content-type"].startswith("text/html")
    assert "default-src 'none'" in page.headers["content-security-policy"]
    # The one link out of the page is to the document beside it.
    assert re.findall(r"""(?:src|href)=["']?([^"'> ]+)""", page.text.split("<nav>")[0]) == [
        "/openapi.json"
    ]
    assert "http" not in re.sub(r"&lt;|&gt;", "", page.text.split("</style>")[0])


def test_that_the_date_of_an_answer_is_the_marketplaces(client: httpx.Client):
    assert client.get("/currencies").headers["date"].startswith("Sat, 31 Jan 2026 12:")
