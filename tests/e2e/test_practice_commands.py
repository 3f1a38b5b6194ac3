"""``vitrina practice``: what it does, what it says, and where it is refused."""

from __future__ import annotations

import asyncio
import io
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from app.commands.exits import Exit
from app.commands.output import print_json
from app.commands.practice.words import (
    State,
    print_sale,
    print_state,
    state_record,
    wire_record,
)
from app.domain.models.practice import PracticeFaults, PracticeSale, PracticeSales
from app.editing.change import FieldChange
from app.engine.facade import open_shop
from app.rules.changes.locks import locked_fields
from app.service.practice.faults import FaultKind
from tests.stands.command_line import Answer, practice, vitrina
from tests.stands.documents.commands import document_of
from tests.stands.faulty_server import serving
from tests.stands.processes import Served, running

pytestmark = pytest.mark.usefixtures("forked")

TOKEN = f"APP-1-{'0' * 32}"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("market") / "store", listings=40) as served:
        yield served


class Seller:
    """Somebody who types commands for a marketplace that runs, in this process."""

    def __init__(
        self,
        served: Served,
        folder: Path,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        self.served = served
        self._folder = folder
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def says(self, *words: object, token: str | None = None) -> Answer:
        self._monkeypatch.setenv("VITRINA_TOKEN", token or self.served.tokens["MX"])
        where = ("--base-url", self.served.base_url, "--workspace", str(self._folder))
        code = run(["practice", *map(str, words), *where])
        captured = self._capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    def items(self, site: str = "MX") -> list[dict[str, Any]]:
        """Active listings that are sold by the unit."""
        with self.served.client() as client:
            client.headers["authorization"] = f"Bearer {self.served.tokens[site]}"
            path = f"/users/{self.served.users[site]}/items/search?status=active&limit=100"
            ids = ",".join(client.get(path).json()["results"])
            bodies = [one["body"] for one in client.get(f"/items?ids={ids}").json()]
        return [body for body in bodies if body["buying_mode"] == "buy_it_now"]

    def item(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        return next(filter(wanted, self.items()))


@pytest.fixture
def seller(
    served: Served,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Seller]:
    seller = Seller(served, tmp_path / "shop", capsys, monkeypatch)
    yield seller
    assert seller.says("reset").code == Exit.DONE


def plain(item: dict[str, Any]) -> bool:
    return not item["variations"] and item["available_quantity"] >= 4


@pytest.mark.parametrize(
    "words",
    [
        ("status",),
        ("sell", "{plain}"),
        ("sell", "{varied}", "--variation", "{variation}", "--buyer", "ANA"),
        ("sell", "--per-hour", "0.5", "--seed", "3"),
        ("fault", "latency", "--path", "/items/:id", "--seconds", "0.1"),
        ("clock",),
        ("clock", "1h30m"),
        ("reset",),
    ],
    ids=" ".join,
)
def test_that_json_is_one_document_as_its_schema_says(
    seller: Seller, words: tuple[str, ...]
) -> None:
    varied = seller.item(lambda item: any(one["available_quantity"] for one in item["variations"]))
    names = {
        "plain": seller.item(plain)["id"],
        "varied": varied["id"],
        "variation": next(v["id"] for v in varied["variations"] if v["available_quantity"]),
    }
    asked = [*(word.format(**names) for word in words), "--json"]
    answer = seller.says(*asked)
    assert (answer.code, answer.err) == (Exit.DONE, "")
    assert document_of(["practice", *asked], answer.code, answer.out)


def test_that_a_sale_is_reported_and_made(seller: Seller) -> None:
    before = seller.item(plain)
    answer = seller.says("sell", before["id"], "--quantity", 2, "--buyer", "ANA")
    assert answer.code == Exit.DONE
    left, sold = before["available_quantity"] - 2, before["sold_quantity"] + 2
    assert f"Sold 2 of {before['id']}" in answer.out
    assert "to ANA" in answer.out
    assert f"{left} available, {sold} sold, active" in answer.out
    after = seller.item(lambda item: item["id"] == before["id"])
    assert (after["available_quantity"], after["sold_quantity"]) == (left, sold)


def test_that_buyers_come_by_themselves_until_reset(seller: Seller) -> None:
    began = seller.says("sell", "--per-hour", 10, "--seed", 2)
    assert "10 an hour (seed 2): 0 bought, 0 found nothing" in began.out
    assert seller.says("clock", "2h").code == Exit.DONE
    sales = seller.says("status", "--json").json["sales"]
    assert sales["sold"] + sales["missed"] == 20
    assert sales["sold"] > 0
    refused = seller.says("clock", "52w")
    assert refused.code == Exit.USAGE
    assert "at most 2000" in refused.err
    assert "no automatic buyers" in seller.says("reset").out
    assert seller.says("clock", "52w").code == Exit.DONE
    assert seller.says("status", "--json").json["sales"]["per_hour"] == 0


def test_that_faults_are_set_kept_shown_and_ended(
    seller: Seller, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--method", "PUT", "--path", "/items/:id", "--rate", "0.5", "--times", 3, "--seed", 7)
    assert seller.says("fault", "cut_after_commit", *words).code == Exit.DONE
    assert seller.says("fault", "status", "--status", 504, "--add").code == Exit.DONE
    state = seller.says("status", "--json").json
    assert state["seed"] == 7
    assert [
        (one["kind"], one["method"], one["path"], one["rate"], one["times"], one["status"])
        for one in state["faults"]
    ] == [
        ("cut_after_commit", "PUT", "/items/:id", 0.5, 3, 500),
        ("status", None, "*", 1, None, 504),
    ]
    with seller.served.client() as client:
        assert client.get("/currencies").status_code == 504
    shown = seller.says("status").out
    assert re.search(r"status +504 +any +\* .* 1 +1$", shown, re.MULTILINE)
    # Without --add the faults are replaced.
    assert "faults       1" in seller.says("fault", "html").out
    assert "faults       none" in seller.says("reset").out
    with seller.served.client() as client:
        assert client.get("/currencies").status_code == 200
    file = io.TextIOWrapper(io.BytesIO(b'{"seed": 4, "faults": [{"kind": "truncate"}]}'))
    monkeypatch.setattr(sys, "stdin", file)
    assert seller.says("fault", "--file", "-", "--json").json["seed"] == 4


def test_that_a_seller_whom_a_fault_keeps_out_can_reset(seller: Seller) -> None:
    for kind in ("expire_token", "status", "html"):
        assert seller.says("fault", kind).code == Exit.DONE
        with seller.served.client() as client:
            client.get("/users/me", params={"access_token": seller.served.tokens["MX"]})
        assert seller.says("status").code == Exit.DONE
        assert seller.says("reset").code == Exit.DONE
    with seller.served.client() as client:
        me = client.get("/users/me", params={"access_token": seller.served.tokens["MX"]})
    assert me.status_code == 200


BAD: list[tuple[tuple[object, ...], Exit, str]] = [
    (("sell",), Exit.USAGE, "Give the ID of the listing"),
    (("sell", "../x"), Exit.USAGE, "is not an id"),
    (("sell", "MX404"), Exit.USAGE, "there is no listing 'MX404'"),
    (("sell", "{foreign}"), Exit.USAGE, "another seller"),
    (("sell", "{plain}", "--quantity", 0), Exit.USAGE, "range"),
    (("sell", "{plain}", "--quantity", 10**8), Exit.NOT_ALL, "available"),
    (("sell", "{plain}", "--variation", 5), Exit.USAGE, "do not use --variation"),
    (("sell", "{varied}"), Exit.NOT_ALL, "--variation {variation}"),
    (("sell", "{varied}", "--variation", 5), Exit.USAGE, "--variation {variation}"),
    (("sell", "{plain}", "--buyer", "x" * 101), Exit.USAGE, "buyer.nickname"),
    (("sell", "{plain}", "--per-hour", 5), Exit.USAGE, "cannot be used with ID"),
    (("sell", "--per-hour", 5, "--buyer", "ANA"), Exit.USAGE, "cannot be used with --buyer"),
    (("sell", "--per-hour", "x"), Exit.USAGE, "not a number"),
    (("sell", "--per-hour", "nan"), Exit.USAGE, "not a number"),
    (("sell", "--per-hour", 3601), Exit.USAGE, "per_hour"),
    (("sell", "{plain}", "--seed", 5), Exit.USAGE, "needs --per-hour"),
    (("fault",), Exit.USAGE, "Give a KIND"),
    (("fault", "cut_after_comit"), Exit.USAGE, "did you mean cut_after_commit?"),
    (("fault", "x\x1b[2J"), Exit.USAGE, "there is no fault"),
    (("fault", "status", "--status", 418), Exit.USAGE, "faults.0.status"),
    (("fault", "html", "--rate", 2), Exit.USAGE, "faults.0.rate"),
    (("fault", "html", "--times", -1), Exit.USAGE, "faults.0.times"),
    (("fault", "--file", __file__), Exit.USAGE, "cannot be read as JSON"),
    (("fault", "--file", "/nonexistent"), Exit.USAGE, "does not exist"),
    (("fault", "html", "--file", __file__), Exit.USAGE, "cannot be used with other options"),
    (("clock", "soon"), Exit.USAGE, "neither a duration such as"),
    (("clock", "90"), Exit.USAGE, "neither a duration such as"),
    (("clock", ""), Exit.USAGE, "neither a duration such as"),
    (("clock", "2001-01-01T00:00:00Z"), Exit.USAGE, "never goes back"),
    (("clock", "999999999w"), Exit.USAGE, "year 8999"),
    (("nonsense",), Exit.USAGE, "No such command"),
]


@pytest.mark.parametrize(("words", "code", "told"), BAD, ids=lambda value: str(value)[:40])
def test_that_bad_input_is_named_and_changes_nothing(
    seller: Seller, words: tuple[object, ...], code: Exit, told: str
) -> None:
    varied = seller.item(lambda item: bool(item["variations"]))
    names = {
        "plain": seller.item(plain)["id"],
        "varied": varied["id"],
        "variation": varied["variations"][0]["id"],
        "foreign": seller.items("AR")[0]["id"],
    }
    before = seller.items()
    answer = seller.says(*(str(word).format(**names) for word in words))
    assert (answer.code, answer.out) == (code, "")
    assert told.format(**names) in answer.err
    assert "\x1b" not in answer.err
    assert seller.items() == before


def test_that_a_token_nobody_has_is_reported(seller: Seller) -> None:
    answer = seller.says("status", token=TOKEN)
    assert answer.code == Exit.MARKETPLACE
    assert "does not accept the token" in answer.err


def test_that_the_help_names_every_kind_of_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["practice", "fault", "--help"]) == 0
    text = capsys.readouterr().out
    assert all(kind.value in text for kind in FaultKind)


def test_that_a_strict_marketplace_is_left_alone_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "store", "--strict") as strict:
        seller = Seller(strict, tmp_path / "shop", capsys, monkeypatch)
        before = seller.items()
        for words in (
            ("status",),
            ("sell", before[0]["id"]),
            ("sell", "--per-hour", 6),
            ("fault", "html"),
            ("clock", "1h"),
            ("reset",),
        ):
            answer = seller.says(*words)
            assert (answer.code, answer.out) == (Exit.USAGE, "")
            (line,) = answer.err.splitlines()
            assert "is not a practice marketplace" in line
        assert seller.items() == before


def http(body: bytes, status: str = "200 OK", kind: str = "application/json") -> bytes:
    """An answer after which the connection ends."""
    head = f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-type: {kind}\r\n"
    return f"{head}content-length: {len(body)}\r\n\r\n".encode() + body


async def against(
    folder: Path, reads: bytes, sale: bytes | None, *words: object
) -> tuple[Answer, list[str]]:
    """Run a command against somebody who answers every read alike.

    Without ``sale`` there is no answer to a write. Return with it what was asked.
    """

    async def script(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answer = reads if server.requests[-1].startswith(b"GET") else sale
        if answer is not None:
            writer.write(answer)
            await writer.drain()

    async with serving(script) as server:
        where = ("--base-url", server.base_url)
        answer = await asyncio.to_thread(
            vitrina, "practice", *words, *where, workspace=folder, VITRINA_TOKEN=TOKEN
        )
    return answer, [one.split(b"?")[0].decode() for one in server.requests]


@pytest.mark.parametrize(
    "reads",
    [
        http(b'{"message": "no", "error": "not_found", "status": 404}', "404 Not Found"),
        http(b"<html>Not found</html>", "404 Not Found", "text/html"),
        http(b"<html>Welcome</html>", kind="text/html"),
        http(b"[]"),
    ],
    ids=["error body", "404 page", "page", "list"],
)
async def test_that_somebody_else_is_asked_once_and_left_alone(
    tmp_path: Path, reads: bytes
) -> None:
    answer, asked = await against(tmp_path, reads, None, "sell", "MX1")
    assert (answer.code, answer.out) == (Exit.USAGE, "")
    (line,) = answer.err.splitlines()
    assert "is not a practice marketplace" in line
    assert asked == ["GET /_practice/faults"]


FAULTLESS = http(b'{"seed": 0, "faults": [], "calls": {}}')


async def test_that_a_sale_without_an_answer_is_asked_for_once(tmp_path: Path) -> None:
    answer, asked = await against(tmp_path, FAULTLESS, None, "sell", "MX1")
    assert (answer.code, answer.out) == (Exit.UNFINISHED, "")
    assert "It is not known whether it was done" in answer.err
    assert asked == ["GET /_practice/faults", "POST /_practice/sales"]


@pytest.mark.parametrize(
    "words",
    [("sell", "--per-hour", 5), ("fault", "html"), ("reset",)],
    ids=lambda words: words[0],
)
async def test_that_no_write_is_repeated_without_an_answer(
    tmp_path: Path, words: tuple[object, ...]
) -> None:
    answer, asked = await against(tmp_path, FAULTLESS, None, *words)
    assert answer.code == Exit.UNFINISHED
    assert len(asked) == 2


def test_that_nothing_a_marketplace_says_is_obeyed(capsys: pytest.CaptureFixture[str]) -> None:
    hostile = "a\x1b[2J\x1b]0;owned\x07b\u202ec\u200bd\nFORGED"
    order = {
        "id": hostile,
        "currency_id": hostile,
        "total_amount": 5,
        "buyer": {"nickname": hostile},
        "order_items": [{"item": {"id": hostile, "title": hostile}, "quantity": 1}],
    }
    left = {"id": hostile, "status": hostile, "sub_status": [hostile]}
    sale = PracticeSale.parse({"order": order, "item": left, "variation": left})
    fault = {"kind": hostile, "method": hostile, "path": hostile}
    faults = PracticeFaults.parse({"faults": [fault], "calls": {hostile: 3}})
    sales = PracticeSales.parse({"per_hour": 1, "next": hostile})
    state = State(hostile, True, hostile, sales, faults)
    for show in (
        lambda: print_sale(sale),
        lambda: print_state(state),
        lambda: print_json(wire_record(sale)),
        lambda: print_json(state_record(state)),
    ):
        show()
        out = capsys.readouterr().out
        assert not re.search("[\x1b\x07\u202e\u200b]", out)
        assert not any(line.startswith("FORGED") for line in out.splitlines())


def test_that_what_a_marketplace_does_not_say_is_not_known(
    capsys: pytest.CaptureFixture[str],
) -> None:
    print_sale(PracticeSale.parse({"order": {"id": 1}, "item": {"id": "MX1"}}))
    assert capsys.readouterr().out.splitlines() == [
        "  order 1, –, to –",
        "  MX1: – available, – sold",
    ]


@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
@pytest.mark.usefixtures("started")
async def test_that_ctrl_c_ends_it_with_one_line(tmp_path: Path) -> None:
    asked = asyncio.Event()

    async def never(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
        asked.set()
        await asyncio.Event().wait()

    async with serving(never) as server:
        words = ("practice", "status", "--base-url", server.base_url, "--workspace", str(tmp_path))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "app", *words),
            env={**os.environ, "VITRINA_TOKEN": TOKEN},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(60):
            await asked.wait()
            process.send_signal(signal.SIGINT)
            out, err = await process.communicate()
    assert (process.returncode, out) == (Exit.INTERRUPTED, b"")
    (line,) = err.decode().splitlines()
    assert "interrupted" in line


@pytest.mark.usefixtures("started")
async def test_that_a_closed_pipe_ends_it_quietly(served: Served, tmp_path: Path) -> None:
    words = ("practice", "status", "--base-url", served.base_url, "--workspace", str(tmp_path))
    reading, writing = os.pipe()
    os.close(reading)
    try:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "app", *words),
            env={**os.environ, "VITRINA_TOKEN": served.tokens["MX"]},
            stdout=writing,
            stderr=asyncio.subprocess.PIPE,
        )
    finally:
        os.close(writing)
    async with asyncio.timeout(60):
        _, err = await process.communicate()
    assert (process.returncode, err) == (Exit.DONE, b"")


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    return tmp_path / "shop"


async def test_that_the_marketplace_of_an_open_shop_is_the_one_that_is_reported(shop: Path) -> None:
    async with open_shop(shop, practice(shop)) as opened:
        session = opened.session
        words = ("practice", "fault", "html", "--path", "/currencies")
        answer = await asyncio.to_thread(vitrina, *words, workspace=shop)
        assert (answer.code, answer.err) == (Exit.DONE, "")
        (fault,) = (await session.connection.api.practice.faults()).faults or ()
        assert fault.path == "/currencies"
        answer = await asyncio.to_thread(vitrina, "practice", "reset", "--json", workspace=shop)
        assert answer.json["base_url"] == session.base_url
        assert answer.json["running"] is True
        assert not (await session.connection.api.practice.faults()).faults


def test_that_a_shop_nobody_has_open_keeps_its_time_and_its_buyers_but_no_fault(
    shop: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def says(*words: str) -> Answer:
        code = run(["practice", *words, "--workspace", str(shop)])
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    alone = says("fault", "html")
    assert (alone.code, alone.out) == (Exit.MARKETPLACE, "")
    assert "is not running" in alone.err
    assert says("sell", "--per-hour", "10").code == Exit.DONE
    assert says("clock", "2h").code == Exit.DONE
    state = says("status", "--json").json
    assert state["running"] is False
    assert state["sales"]["sold"] == 20


async def test_that_a_stock_edit_goes_with_a_sale_and_the_title_is_locked_by_it(
    shop: Path,
) -> None:
    async with open_shop(shop, practice(shop)) as opened:
        await opened.sync()
        session, api = opened.session, opened.session.connection.api
        ids = [one async for one in api.users.first_items(session.account.user_id)]
        items = [await api.items.get(item_id) for item_id in ids]
        item_id, stock = next(
            (str(one["id"]), one["available_quantity"] or 0)
            for one in items
            if one["status"] == "active"
            and not one["variations"]
            and not one["sold_quantity"]
            and (one["available_quantity"] or 0) >= 3
        )
        assert "title" not in locked_fields(await api.items.get(item_id))

        # The seller types a stock and, elsewhere, a title; before either is sent, two are bought.
        stocked, titled = [await session.listings.open(item_id) for _ in range(2)]
        stocked.draft.apply(FieldChange("available_quantity", stock, stock + 10))
        titled.draft.apply(FieldChange("title", titled.draft.value("title"), "Otro título"))
        near = await asyncio.to_thread(vitrina, "practice", "sell", f"{item_id}9", workspace=shop)
        assert near.code == Exit.USAGE
        assert f"did you mean {item_id}?" in near.err
        sale = await api.practice.sell({"item_id": item_id, "quantity": 2})
        assert sale.item is not None
        assert sale.item.available_quantity == stock - 2

        assert (await session.listings.save(stocked)).state == "done"
        after = await api.items.get(item_id)
        assert (after["available_quantity"], after["sold_quantity"]) == (stock + 8, 2)
        refused = await session.listings.save(titled)
        assert refused.state == "refused"
        assert "item.title.not_modifiable" in {finding.code for finding in refused.findings}
        assert locked_fields(after)["title"] == "sold_units"
        assert (await session.listings.open(item_id)).item["title"] == after["title"]

        (order, *_) = await api.orders.search(session.account.user_id)
        assert order.order_items is not None
        assert order.order_items[0].quantity == 2
