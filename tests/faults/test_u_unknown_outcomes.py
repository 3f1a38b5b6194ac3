"""U-01 to U-09: what becomes of a write that brought no answer, against the marketplace itself."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from app.editing.draft_calls import TAG_FIELD
from app.editing.values import PictureRef, picture_refs
from app.engine.sending.creation import creation
from app.engine.sending.dispatcher import SETTLE_SECONDS
from app.engine.sending.sender import Sender
from app.workspace.journal.outbox import OutboxState, OutboxStore
from app.workspace.outbox_command import Change, Kind
from tests.faults.shop_at_hand import SHA, ShopAtHand

AFTER = ("after", "504 after", "cut", "unreadable")
BEFORE = ("before", "504 before")
TITLE = "Camisa azul"
CODES = (None, "SKU-A")
"""A listing that is told by a tag, and one with a code of the seller's own."""


def want(shop: ShopAtHand, code: str | None = None) -> None:
    """Put a new listing in the outbox."""
    form = {**shop.form, "title": TITLE, **({} if code is None else {TAG_FIELD: code})}
    shop.in_journal(lambda journal: OutboxStore(journal).add(*creation(form)))


def put(shop: ShopAtHand, change: Change) -> None:
    """Put a change in the outbox."""
    shop.in_journal(lambda journal: OutboxStore(journal).add_changes([change]))


def listed(shop: ShopAtHand) -> list[str]:
    """The ids of the new listings."""
    return [body["id"] for body in shop.bodies() if body["title"] == TITLE]


def states(shop: ShopAtHand) -> list[str]:
    return [row.state.value for row in shop.rows()]


def posts(shop: ShopAtHand) -> int:
    return shop.network.writes.count("POST /items")


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("fault", AFTER)
def test_that_u01_u06_u09_what_is_there_is_found_and_not_asked_for_again(
    shop: ShopAtHand, fault: str, code: str | None
) -> None:
    want(shop, code)
    shop.deliver([fault], seconds=SETTLE_SECONDS - 1)
    assert (states(shop), len(listed(shop)), posts(shop)) == (["unknown"], 1, 1)
    shop.deliver()
    assert (states(shop), len(listed(shop)), posts(shop)) == (["done"], 1, 1)
    assert shop.rows()[0].listing_id == listed(shop)[0]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("fault", BEFORE)
def test_that_u02_what_is_not_there_goes_again_after_two_looks(
    shop: ShopAtHand, fault: str, code: str | None
) -> None:
    want(shop, code)
    shop.deliver([fault], seconds=SETTLE_SECONDS + 30)
    (row,) = shop.rows()
    assert (row.state, row.progress.looked, posts(shop)) == (OutboxState.UNKNOWN, 1, 1)
    shop.deliver()
    assert (states(shop), len(listed(shop)), posts(shop)) == (["done"], 1, 2)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("lag", [1.0, SETTLE_SECONDS / 2, 2 * SETTLE_SECONDS - 5])
def test_that_u03_what_comes_late_comes_once(
    shop: ShopAtHand, lag: float, code: str | None
) -> None:
    want(shop, code)
    shop.deliver(["late"], lag=lag)
    shop.run(shop.network.pass_time(lag))
    assert (states(shop), len(listed(shop)), posts(shop)) == (["done"], 1, 1)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("faults", [["after", "before"], ["before", "cut"], ["late", "before"]])
def test_that_u05_of_two_alike_the_one_that_is_missing_goes_again(
    shop: ShopAtHand, faults: list[str], code: str | None
) -> None:
    want(shop, code)
    want(shop, code)
    shop.deliver(faults)
    assert (states(shop), len(listed(shop)), posts(shop)) == (["done", "done"], 2, 3)
    assert sorted(row.listing_id for row in shop.rows()) == sorted(listed(shop))


@pytest.mark.parametrize("unreadable", ["/items/search", "/items"])
def test_that_u07_a_look_that_fails_decides_nothing(shop: ShopAtHand, unreadable: str) -> None:
    want(shop)
    shop.deliver(["before"], seconds=0.0)
    shop.network.unreadable = unreadable
    shop.deliver(seconds=20 * SETTLE_SECONDS)
    (row,) = shop.rows()
    assert (row.state, row.progress.looked, posts(shop)) == (OutboxState.UNKNOWN, 0, 1)
    shop.network.unreadable = ""
    shop.deliver()
    assert (states(shop), len(listed(shop)), posts(shop)) == (["done"], 1, 2)


@pytest.mark.parametrize("hours", [-1, 24])
def test_that_n18_a_clock_that_is_set_shortens_no_wait(shop: ShopAtHand, hours: int) -> None:
    want(shop)
    shop.deliver(["late"], lag=100.0, seconds=5.0)
    # The next start of the sender finds another time on the wall.
    shop.clock.set_wall(shop.clock.now() + timedelta(hours=hours))
    shop.deliver()
    shop.run(shop.network.pass_time(SETTLE_SECONDS))
    assert (states(shop), len(listed(shop)), posts(shop)) == (["done"], 1, 1)


# ---- U-08: everything else that is added


def relisting(shop: ShopAtHand) -> tuple[Change, Callable[[], int]]:
    item_id = shop.made({"status": "active"})
    shop.ask("PUT", f"/items/{item_id}", {"status": "closed"})
    body = {"price": 500, "quantity": 2, "listing_type_id": "gold_special"}
    change = Change(item_id, shop.body(item_id), {}, Kind.RELIST, details={"body": body})
    return change, lambda: sum(b.get("parent_item_id") == item_id for b in shop.bodies())


def another_type(shop: ShopAtHand) -> tuple[Change, Callable[[], int]]:
    item_id = shop.made({})
    details = {"listing_type_id": "gold_pro"}
    change = Change(item_id, shop.body(item_id), {}, Kind.LISTING_TYPE, details=details)
    return change, lambda: int(shop.body(item_id)["listing_type_id"] == "gold_pro")


def picture(new: PictureRef) -> Callable[[ShopAtHand], tuple[Change, Callable[[], int]]]:
    def make(shop: ShopAtHand) -> tuple[Change, Callable[[], int]]:
        item_id = shop.made({})
        base = shop.body(item_id)
        change = Change(item_id, base, {"pictures": (*picture_refs(base), new)})
        return change, lambda: len(shop.body(item_id)["pictures"]) - 1

    return make


def description(*, first: bool) -> Callable[[ShopAtHand], tuple[Change, Callable[[], int]]]:
    def make(shop: ShopAtHand) -> tuple[Change, Callable[[], int]]:
        item_id = shop.made({} if first else {"description": {"plain_text": "Antes"}})

        def records() -> list[dict[str, Any]]:
            return list(shop.with_texts(item_id)["descriptions"])

        change = Change(item_id, shop.with_texts(item_id), {"description": "Texto"})
        return change, lambda: sum(record["plain_text"] == "Texto" for record in records())

    return make


def variation(shop: ShopAtHand) -> tuple[Change, Callable[[], int]]:
    def one(colour: str) -> dict[str, Any]:
        return {
            "attribute_combinations": [{"id": "COLOR", "value_name": colour}],
            "price": 150,
            "available_quantity": 2,
            "picture_ids": ["https://pictures.example/one.jpg"],
        }

    item_id = shop.made({"variations": [one("Rojo")]})
    base = shop.body(item_id)
    new = {**one("Azul"), "picture_ids": [base["pictures"][0]["id"]]}
    change = Change(item_id, base, {"variations": [*base["variations"], new]})
    return change, lambda: len(shop.body(item_id)["variations"]) - 1


ADDITIONS = {
    "relist": relisting,
    "listing type": another_type,
    "picture from a file": picture(PictureRef("file", SHA)),
    "picture by address": picture(PictureRef("source", "https://pictures.example/two.jpg")),
    "first description": description(first=True),
    "next description": description(first=False),
    "variation": variation,
}
ADDING = set(ADDITIONS) - {"listing type", "next description"}
"""What would be there twice, were it sent twice."""


@pytest.mark.parametrize("versions", [True, False])
@pytest.mark.parametrize("fault", [*AFTER, *BEFORE, "late"])
@pytest.mark.parametrize("name", ADDITIONS)
def test_that_u08_every_addition_is_there_once(
    store: Path, name: str, fault: str, versions: bool
) -> None:
    shop = ShopAtHand()
    shop.open_shop(store, versions=versions)
    try:
        change, effects = ADDITIONS[name](shop)
        put(shop, change)
        shop.deliver([fault])
        shop.run(shop.network.pass_time(SETTLE_SECONDS))
        assert (states(shop), effects()) == (["done"], 1)
        path = shop.network.writes[0]
        if fault not in BEFORE and name in ADDING:
            assert shop.network.writes.count(path) == 1
    finally:
        shop.close_shop()


@pytest.mark.parametrize("versions", [True, False])
@pytest.mark.parametrize("name", ["title", "price"])
def test_that_what_comes_late_is_not_written_over_what_was_sent_after_it(
    store: Path, name: str, versions: bool
) -> None:
    shop = ShopAtHand()
    shop.open_shop(store, versions=versions)
    try:
        item_id = shop.made({})
        for number, faults in ((1, ["late"]), (2, [])):
            value = {"title": f"Camisa {number}", "price": 300 + number}[name]
            change = Change(item_id, shop.body(item_id), {name: value})
            put(shop, change)
            shop.deliver(faults, seconds=10.0)
        shop.deliver()
        shop.run(shop.network.pass_time(SETTLE_SECONDS))
        # The second was made before the first was known of: it goes after it.
        assert states(shop) == ["done", "done"]
        assert shop.body(item_id)[name] == value
    finally:
        shop.close_shop()


@pytest.mark.parametrize("versions", [True, False])
def test_that_a_late_list_of_pictures_takes_none_off(store: Path, versions: bool) -> None:
    shop = ShopAtHand()
    shop.open_shop(store, versions=versions)
    try:
        change, effects = ADDITIONS["picture from a file"](shop)
        put(shop, change)
        # The upload is on the listing at once, so the list looks as if it had come.
        shop.deliver(["", "late"], lag=100.0, seconds=5.0)
        base = shop.body(change.item_id)
        address = PictureRef("source", "https://pictures.example/two.jpg")
        put(shop, Change(change.item_id, base, {"pictures": (*picture_refs(base), address)}))
        shop.deliver()
        shop.run(shop.network.pass_time(SETTLE_SECONDS))
        assert (states(shop), effects()) == (["done", "done"], 2)
    finally:
        shop.close_shop()


@pytest.mark.parametrize("name", ["picture by address", "variation"])
def test_that_an_addition_that_is_not_waited_for_is_seen(
    store: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    patient = Sender.settle
    monkeypatch.setattr(Sender, "settle", lambda self, row, last: patient(self, row, last=True))
    with pytest.raises(AssertionError):
        test_that_u08_every_addition_is_there_once(store, name, "late", False)


@pytest.mark.parametrize("name", sorted(ADDING - {"relist"}))
def test_that_n18_a_clock_that_is_set_adds_nothing_twice(shop: ShopAtHand, name: str) -> None:
    change, effects = ADDITIONS[name](shop)
    put(shop, change)
    shop.deliver(["late"], lag=100.0, seconds=5.0)
    shop.clock.set_wall(shop.clock.now() + timedelta(hours=24))
    shop.deliver()
    shop.run(shop.network.pass_time(SETTLE_SECONDS))
    assert (states(shop), effects()) == (["done"], 1)
