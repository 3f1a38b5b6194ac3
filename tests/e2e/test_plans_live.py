"""Plans over HTTP, on the command line: the live listing decides what is done and what is sent."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from app.engine.plans.saved_changes import SavedChange, SavedChanges
from tests.stands.command_line import Answer, vitrina

pytestmark = pytest.mark.usefixtures("forked")

LISTINGS = 120


@dataclass
class Market:
    """A marketplace that is served, and somebody else with the seller's token."""

    address: str
    token: str
    free: list[str] = field(default_factory=list)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """What it answers to somebody else."""
        request = urllib.request.Request(
            self.address + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            text = answer.read()
        return json.loads(text) if text else None

    def edit(self, item_id: str, **fields: object) -> None:
        """Change a listing, as a colleague does."""
        self.ask("PUT", f"/items/{item_id}", fields)

    def item(self, item_id: str) -> dict[str, Any]:
        return dict(self.ask("GET", f"/items/{item_id}"))

    def fault(self, kind: str, **more: object) -> None:
        """Let the next write meet a fault."""
        fault = {"kind": kind, "method": "PUT", "path": "/items/{item_id}", "times": 1, **more}
        self.ask("POST", "/_practice/faults", {"seed": 1, "faults": [fault]})


@contextmanager
def served(store: Path) -> Iterator[Market]:
    command = [sys.executable, "-m", "app", "serve", "--store", str(store)]
    with subprocess.Popen(
        [*command, "--listings", str(LISTINGS), "--json", "--until-stdin-closes"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        lines = [json.loads(process.stdout.readline()) for _ in range(2)]
        yield Market(lines[0]["base_url"], lines[1]["access_token"])


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Market]:
    with served(tmp_path_factory.mktemp("market") / "store") as found:
        yield found


@pytest.fixture(scope="module")
def synced(market: Market, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("synced") / "shop"
    assert run(market, folder, "sync").code == 0
    text = run(market, folder, "export", "--format", "jsonl").out
    for item in map(json.loads, text.splitlines()):
        plain = not item["variations"] and item["listing_type_id"] in ("gold_special", "gold_pro")
        if item["status"] == "active" and plain:
            market.free.append(item["id"])
    return folder


@dataclass
class Desk:
    """A seller's workspace and one listing that nobody else works on."""

    market: Market
    shop: Path
    item_id: str

    def run(self, *words: object, shop: Path | None = None) -> Answer:
        return run(self.market, shop or self.shop, *words)

    def plan(self, *sets: str, name: str = "plan.json") -> Path:
        """A plan for the listing, made from the catalog as it is."""
        path = self.shop.parent / name
        options = [word for text in sets for word in ("--set", text)]
        made = self.run("plan", "new", "--where", f"id:{self.item_id}", *options, "--out", path)
        assert made.code == 0, made.err + made.out
        return path

    def apply(self, path: Path, shop: Path | None = None) -> Answer:
        return self.run("plan", "apply", path, "--json", shop=shop)

    def undo(self, path: Path) -> Answer:
        return self.run("plan", "undo", path, "--json")

    @property
    def live(self) -> dict[str, Any]:
        return self.market.item(self.item_id)


def run(market: Market, shop: Path, *words: object) -> Answer:
    where = ("--base-url", market.address, "--workspace", shop)
    return vitrina(*words, *where, VITRINA_TOKEN=market.token)


@pytest.fixture
def desk(market: Market, synced: Path, tmp_path: Path) -> Desk:
    shop = Path(shutil.copytree(synced, tmp_path / "shop"))
    return Desk(market, shop, market.free.pop())


def conflict(answer: Answer) -> dict[str, Any]:
    """The one finding of the one row, which is held."""
    (row,) = answer.json["rows"]
    assert row["state"] == "held"
    (finding,) = row["findings"]
    assert finding["code"] == "conflict"
    return dict(finding["params"])


def test_that_a_saved_change_is_made_by_its_name_and_one_that_is_none_is_named(desk: Desk) -> None:
    SavedChanges(desk.shop / "changes").keep(SavedChange("Fin de mes", ("warranty=60 días",)))
    out, words = desk.shop.parent / "plan.json", ("plan", "new", "--where", f"id:{desk.item_id}")
    made = desk.run(*words, "--change", "fin de mes", "--set", "sku=FDM-1", "--out", out)
    assert made.code == 0, made.err
    plan = json.loads(out.read_text())
    assert plan["operations"] == ["warranty=60 días", "sku=FDM-1"]
    out.unlink()
    for chosen, problem in ((("--change", "Fin de año"), "Fin de mes"), ((), "--change")):
        wrong = desk.run(*words, *chosen, "--out", out)
        assert (wrong.code, problem in wrong.err, out.exists()) == (2, True, False), wrong.err


def test_that_what_was_put_back_since_is_held_and_a_new_plan_is_sent(desk: Desk) -> None:
    price = desk.live["price"]
    path = desk.plan("price=+1")
    assert desk.apply(path).code == 0
    again = desk.apply(path)
    assert (again.code, again.json["already"], again.json["rows"]) == (0, [desk.item_id], [])
    desk.market.edit(desk.item_id, price=price)
    for _ in range(2):
        held = desk.apply(path)
        assert held.code == 1
        assert conflict(held) == {"base": price, "mine": price + 1, "live": price}
        assert desk.live["price"] == price
    assert desk.run("sync").code == 0
    # The same change, decided on anew: it is another plan.
    new = desk.apply(desk.plan("price=+1", name="new.json"))
    assert (new.code, new.json["counts"]) == (0, {"done": 1})
    assert desk.live["price"] == price + 1


def test_that_a_catalogue_that_says_so_already_is_not_believed(desk: Desk) -> None:
    price = desk.live["price"]
    path = desk.plan("price=+10")
    other = path.with_name("other.json")
    other.write_text(path.read_text().replace('"plan_id":"', '"plan_id":"another-'))
    assert desk.apply(path).code == 0
    desk.market.edit(desk.item_id, price=price)
    # The catalog has the answer of the first plan, the marketplace has the old price.
    done = desk.apply(other)
    assert (done.code, done.json["counts"], done.json["already"]) == (0, {"done": 1}, [])
    assert desk.live["price"] == price + 10


def test_that_a_plan_of_every_week_adds_its_stock_every_week(desk: Desk) -> None:
    stock = desk.live["available_quantity"]
    for week in (1, 2):
        path = desk.plan("stock=+5", name=f"week-{week}.json")
        for _ in range(2):
            assert desk.apply(path).code == 0
        assert desk.live["available_quantity"] == stock + 5 * week


def test_that_stock_counts_once_from_two_workspaces_and_from_one_made_anew(
    desk: Desk, synced: Path
) -> None:
    stock = desk.live["available_quantity"]
    path = desk.plan("stock=+10")
    assert desk.apply(path).json["counts"] == {"done": 1}
    other = Path(shutil.copytree(synced, desk.shop.parent / "other"))
    shutil.rmtree(desk.shop)
    assert desk.run("sync").code == 0
    for shop in (other, desk.shop):
        again = desk.apply(path, shop)
        assert (again.code, again.json["counts"]) == (0, {})
        assert again.json["already"] == [desk.item_id]
    assert desk.live["available_quantity"] == stock + 10


def test_that_stock_counts_once_when_several_apply_it_at_the_same_time(
    desk: Desk, synced: Path
) -> None:
    stock = desk.live["available_quantity"]
    path = desk.plan("stock=+10")
    shops = [Path(shutil.copytree(synced, desk.shop.parent / f"shop-{n}")) for n in range(3)]
    words = [sys.executable, "-m", "app", "plan", "apply", str(path), "--json"]
    where = ["--base-url", desk.market.address, "--workspace"]
    import os

    running = [
        subprocess.Popen(
            [*words, *where, str(shop)],
            env={**os.environ, "VITRINA_TOKEN": desk.market.token},
            stdout=subprocess.DEVNULL,
        )
        for shop in shops
    ]
    assert [process.wait(100) for process in running] == [0, 0, 0]
    assert desk.live["available_quantity"] == stock + 10


@pytest.mark.parametrize("operation", ["stock=-1", "stock=0", "stock=+3"])
def test_that_stock_somebody_changed_is_held_with_the_three_values(
    desk: Desk, operation: str
) -> None:
    desk.market.edit(desk.item_id, available_quantity=1)
    assert desk.run("sync").code == 0
    path = desk.plan(operation)
    desk.market.edit(desk.item_id, available_quantity=60)
    for _ in range(2):
        held = desk.apply(path)
        assert held.code == 1
        mine = 4 if operation == "stock=+3" else 0
        assert conflict(held) == {"base": 1, "mine": mine, "live": 60}
    assert (desk.live["available_quantity"], desk.live["status"]) == (60, "active")


def test_that_a_plan_file_of_version_1_is_recognised_by_its_content(desk: Desk) -> None:
    price = desk.live["price"]
    path = desk.plan("price=+1")
    head, rest = path.read_text().split('"made_at"', 1)
    assert head.startswith('{"vitrina_plan":4,"plan_id":')
    path.write_text('{"vitrina_plan":1,"made_at"' + rest)
    assert desk.apply(path).json["counts"] == {"done": 1}
    copy = path.with_name("copy.json")
    copy.write_text(path.read_text())
    assert desk.apply(copy).json["already"] == [desk.item_id]
    assert desk.live["price"] == price + 1
    desk.market.edit(desk.item_id, price=price)
    assert conflict(desk.apply(copy))["live"] == price


@pytest.mark.prove
def test_that_an_undo_looks_up_what_has_no_answer_and_nothing_is_sent_after_it(
    desk: Desk,
) -> None:
    price = desk.live["price"]
    path = desk.plan("price=+10")
    desk.market.fault("late_commit", seconds=25)
    applied = desk.run("plan", "apply", path, "--timeout", 10, "--json")
    assert (applied.code, applied.json["counts"]) == (6, {"unknown": 1})
    back = desk.undo(path)
    assert (back.code, back.json["counts"]) == (0, {"done": 1})
    assert desk.run("send", "--json").json["rows"] == []
    assert desk.live["price"] == price


@pytest.mark.prove
def test_that_an_undo_names_what_it_cannot_find_out(desk: Desk) -> None:
    item_id, price = desk.item_id, desk.live["price"]
    assert desk.apply(desk.plan("sku=A-1")).code == 0
    path = desk.plan("price=+10", name="price.json")
    desk.market.fault("cut_before_commit")
    applied = desk.run("plan", "apply", path, "--timeout", 10, "--json")
    assert (applied.code, applied.json["counts"]) == (6, {"unknown": 1})
    for words in (
        ("plan", "undo", path, "--timeout", 1),
        ("undo", item_id, "--dry-run"),
        ("undo", item_id, "--timeout", 1),
    ):
        answer = desk.run(*words, "--json")
        assert answer.code == 6, words
        assert [(one["item_id"], one["code"]) for one in answer.json["left"]] == [
            (item_id, "unanswered")
        ]
        assert "has no answer yet" in desk.run(*words).out
    assert (desk.live["price"], desk.live["seller_custom_field"]) == (price, "A-1")


def checked(desk: Desk, path: Path, *words: str) -> tuple[int, dict[str, Any]]:
    """What a check foretells for the one listing of a plan: the exit code and its findings."""
    answer = desk.run("plan", "check", *words, path, "--json")
    (entry,) = answer.json["listings"]
    return answer.code, {finding["code"]: finding["params"] for finding in entry["findings"]}


@pytest.mark.parametrize("words", [(), ("--rehearse",)])
def test_that_a_check_foretells_free_shipping_and_an_undo_takes_it_off(
    desk: Desk, words: tuple[str, ...]
) -> None:
    desk.market.edit(desk.item_id, price=300, shipping={"free_shipping": False})
    assert desk.run("sync").code == 0
    path = desk.plan("price=900")
    code, found = checked(desk, path, *words)
    assert (code, found["follows.free_shipping"]) == (0, {"before": False, "after": True})
    assert desk.live["shipping"]["free_shipping"] is False
    assert desk.run("plan", "apply", path, "--accept", 1, "--json").code == 0
    assert desk.live["shipping"]["free_shipping"] is True
    assert desk.undo(path).code == 0
    assert desk.live["price"] == 300
    assert desk.live["shipping"]["free_shipping"] is False


@pytest.mark.parametrize("words", [(), ("--rehearse",)])
def test_that_a_check_foretells_a_status_that_follows(desk: Desk, words: tuple[str, ...]) -> None:
    path = desk.plan("stock=0")
    code, found = checked(desk, path, *words)
    assert (code, found["follows.status"]) == (0, {"before": "active", "after": "paused"})
    assert desk.live["status"] == "active"


def test_that_a_rehearsal_reads_the_listings_first(desk: Desk) -> None:
    price = desk.live["price"]
    path = desk.plan("price=+10")
    desk.market.edit(desk.item_id, price=price + 5)
    # The catalog knows nothing of it.
    assert checked(desk, path)[0] == 0
    code, found = checked(desk, path, "--rehearse")
    assert (code, found["conflict"]["live"]) == (1, price + 5)
    assert desk.live["price"] == price + 5


def codes(records: list[dict[str, Any]]) -> list[list[str]]:
    return [[finding["code"] for finding in record["findings"]] for record in records]


@pytest.mark.parametrize(
    ("change", "options", "code", "words"),
    [
        ("price=+60%", (), "guard.price_change", "The price changes by 60 %"),
        ("price=-60%", (), "guard.price_change", "The price changes by 60 %"),
        ("price=-1", ("--floor", "100000000"), "guard.price_floor", "is below your price floor"),
    ],
)
def test_that_what_is_risky_is_sent_only_with_its_number(
    desk: Desk, change: str, options: tuple[str, ...], code: str, words: str
) -> None:
    price = desk.live["price"]
    path = desk.plan(change)
    check = desk.run("plan", "check", path, *options, "--json").json
    assert (check["risky"], code in codes(check["risks"])[0]) == (1, True)
    for accept in ((), ("--accept", 0), ("--accept", 2)):
        refused = desk.run("plan", "apply", path, *options, *accept, "--json")
        assert (refused.code, refused.json["risky"]) == (1, 1)
        assert refused.json["risks"] == check["risks"]
        assert "--accept 1" in refused.err
        assert words in desk.run("plan", "apply", path, *options, *accept).out
        assert desk.live["price"] == price
    done = desk.run("plan", "apply", path, *options, "--accept", 1, "--json")
    assert (done.code, done.json["counts"]) == (0, {"done": 1})
    after = desk.live["price"]
    assert after != price
    # Nothing is left to be agreed to.
    again = desk.run("plan", "apply", path, *options, "--accept", 1, "--json")
    assert (again.code, again.json["counts"]) == (0, {})
    # What was so before is no risk, however far away it is.
    assert desk.undo(path).code == 0
    assert desk.live["price"] == price


def test_that_a_number_without_anything_risky_sends_nothing(desk: Desk) -> None:
    path = desk.plan("sku=A-9")
    refused = desk.run("plan", "apply", path, "--accept", 1, "--json")
    assert (refused.code, refused.json["risky"], refused.json["risks"]) == (1, 0, [])
    assert desk.live["seller_custom_field"] != "A-9"
    assert desk.apply(path).code == 0


def test_that_a_plan_says_how_many_of_its_rows_are_risky(desk: Desk) -> None:
    path = desk.plan("price=+60%")
    assert vitrina("plan", "show", path, "--json").json["risky"] == 1
    assert "1 risky change as far as the file shows" in vitrina("plan", "show", path).out
    assert "1 risky: 'plan apply' needs --accept 1" in desk.run("plan", "check", path).out


def test_that_closing_more_than_five_has_to_be_agreed_to(market: Market, desk: Desk) -> None:
    ids = ",".join([desk.item_id, *(market.free.pop() for _ in range(5))])
    path = desk.shop.parent / "close.json"
    assert (
        desk.run(
            "plan", "new", "--where", f"id:{ids}", "--set", "status=closed", "--out", path
        ).code
        == 0
    )
    refused = desk.run("plan", "apply", path, "--json")
    assert (refused.code, codes(refused.json["risks"])) == (1, [["guard.closes_many"]] * 6)
    assert desk.live["status"] == "active"
    assert desk.run("plan", "apply", path, "--accept", 6).code == 0
    assert desk.live["status"] == "closed"


def test_that_a_step_back_that_closes_a_listing_is_asked_about(market: Market, desk: Desk) -> None:
    form = {
        **{
            name: desk.live[name] for name in ("site_id", "category_id", "currency_id", "condition")
        },
        "title": "Mesa que se acaba",
        "price": 300,
        "available_quantity": 2,
        "listing_type_id": "bronze",
        "buying_mode": "buy_it_now",
        "pictures": [{"id": picture["id"]} for picture in desk.live["pictures"]],
        "attributes": desk.live["attributes"],
    }
    item_id = market.ask("POST", "/items", form)["id"]
    assert desk.run("sync").code == 0
    path = desk.shop.parent / "more.json"
    where = ("--where", f"id:{item_id}", "--set", "stock=+5")
    assert desk.run("plan", "new", *where, "--out", path).code == 0
    assert desk.apply(path).code == 0
    market.edit(item_id, available_quantity=5)
    way = desk.run("undo", item_id, "--dry-run", "--json").json
    assert codes(way["risks"]) == [["guard.closes_without_stock"]]
    for words in (("undo", item_id), ("plan", "undo", path)):
        refused = desk.run(*words)
        assert refused.code == 1
        assert "Without stock, a listing of this type is closed" in refused.out + refused.err
        assert market.item(item_id)["status"] == "active"
    assert desk.run("undo", item_id, "--yes").code == 0
    assert market.item(item_id)["status"] == "closed"
