"""The Python API when several work at once, when something is in the way, and when it is ended."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import FrozenInstanceError
from itertools import islice
from pathlib import Path

import pytest

from app.api.errors import (
    InputError,
    NotAccepted,
    ShopClosed,
    ShopError,
    TokenRefused,
    Unreachable,
    WrongShop,
    error_of,
)
from app.api.results import Outcome
from app.api.shop import Shop, connect
from app.engine.events import Event
from app.engine.notices import NOTICE_CODES, Notice
from app.engine.plans.plan import Plan
from app.workspace.sqlite.database import open_reading
from tests.stands.api_shop import ApiShop, has_pictures, is_varied
from tests.stands.served_shop import lost

EDIT = "PUT /items/{item_id}"


def test_that_an_edit_says_what_was_reported_and_what_was_answered(stand: ApiShop) -> None:
    listing = stand.shop.listing(stand.plain())
    shown = listing.edit(price="+2%", stock="+3", dry_run=True)
    assert (shown.outcome, shown.number, shown.is_done) == (Outcome.SHOWN, None, False)
    assert shown.net_before is not None
    assert stand.shop.listing(listing.id) == listing
    done = listing.edit(price="+2%", stock="+3")
    assert {f.path: (f.before, f.answered == f.sent) for f in done.fields} == {
        "price": (listing.price, True),
        "available_quantity": (listing.stock, True),
    }
    again = listing.reload().edit(sku=listing.sku)
    assert (again.outcome, again.fields, again.require_done()) == (Outcome.NOTHING, (), again)
    with pytest.raises(FrozenInstanceError):
        listing.__setattr__("price", None)


def test_that_nothing_is_written_but_by_the_outbox(stand: ApiShop) -> None:
    shop, closed_id = stand.shop, stand.plain()
    stand.put(closed_id, status="closed")
    closed, varied = shop.listing(closed_id), shop.listing(stand.take(is_varied))
    simple = shop.listing(stand.take(has_pictures))
    edited, described, paused, pictured, copied = (shop.listing(stand.plain()) for _ in range(5))
    form = stand.form()
    shop.outbox.pause()
    try:
        with stand.other.faults():
            changes = [
                edited.edit(stock="+1"),
                described.describe("Otro texto"),
                paused.pause(),
                pictured.pictures.add("https://example.com/2.jpg"),
                varied.variations.set(1, stock="+1"),
                simple.change_type("gold_pro"),
                closed.relist(),
                copied.duplicate(sku="JOURNAL-1"),
                shop.create(form),
            ]
            asked = stand.other.get("/_practice/faults")["calls"]
    finally:
        shop.outbox.resume()
    assert {change.outcome for change in changes} == {Outcome.WAITING}
    assert {route for route in asked if not route.startswith("GET")} <= {"POST /items/validate"}
    assert shop.outbox.send().unfinished == 0
    numbers = [change.number for change in changes if change.number is not None]
    assert [shop.outbox.row(number).state for number in numbers] == ["done"] * len(changes)


def test_that_what_the_marketplace_dropped_is_named(stand: ApiShop) -> None:
    listing = stand.shop.listing(stand.plain())
    change = listing.edit(attributes={"PACKAGE_WEIGHT": "500"})
    assert (change.outcome, change.dropped) == (Outcome.DROPPED, ("attributes.PACKAGE_WEIGHT",))
    assert [(field.sent, field.answered == field.before) for field in change.fields] == [
        ("500", True)
    ]
    assert [finding.path for finding in change.findings] == ["attributes.PACKAGE_WEIGHT"]
    with pytest.raises(ShopError) as refusal:
        change.require_done()
    assert refusal.value.code == change.outcome


def test_that_attributes_are_named_by_id_or_name(stand: ApiShop) -> None:
    some = (stand.shop.listing(stand.plain()) for _ in range(40))
    first, second = islice((one for one in some if "BRAND" in one.attributes), 2)
    for listing, name in ((first, "BRAND"), (second, "marca")):
        assert listing.edit(attributes={name: "Tejidos Luna"}).outcome is Outcome.DONE
        assert listing.reload().attributes["BRAND"] == "Tejidos Luna"
        assert listing.edit(attributes={name: "Tejidos Luna"}).outcome is Outcome.NOTHING


def test_that_what_is_risky_is_sent_only_when_it_was_agreed_to(stand: ApiShop) -> None:
    listing = stand.shop.listing(stand.plain())
    with pytest.raises(NotAccepted) as refusal:
        listing.edit(price="+90%")
    assert [risk.item_id for risk in refusal.value.risks] == [listing.id]
    assert listing.reload().price == listing.price
    assert listing.edit(price="+90%", accept=len(refusal.value.risks)).is_done


def test_that_several_threads_change_one_shop(stand: ApiShop) -> None:
    shop, same = stand.shop, stand.plain()
    ids = [stand.plain() for _ in range(5)]
    before = shop.listing(same).stock
    assert before is not None
    with ThreadPoolExecutor(10) as threads:
        edits = [
            threads.submit(lambda i=i: shop.listing(i).edit(sku=f"T-{i}").outcome) for i in ids
        ]
        stocks = [
            threads.submit(lambda: shop.listing(same).edit(stock="+1").outcome) for _ in range(3)
        ]
        reads = [threads.submit(lambda: len(list(shop.listings()))) for _ in range(4)]
        assert {one.result() for one in (*edits, *stocks)} == {Outcome.DONE}
        assert all(one.result() > 0 for one in reads)
    assert [shop.listing(item_id).sku for item_id in ids] == [f"T-{item_id}" for item_id in ids]
    sent = shop.outbox.rows("done", listing_id=same)
    assert (len(sent), shop.listing(same).stock) == (3, before + 3)


def test_that_a_second_shop_on_the_same_workspace_hands_its_work_over(stand: ApiShop) -> None:
    listing = stand.plain()
    folder = stand.other.workspace
    with connect(stand.served.base_url, stand.token, workspace=folder) as second:
        assert second.listing(listing).edit(sku="SECOND-1").outcome is Outcome.DONE
        assert second.sync().complete
    journal = open_reading(folder / "journal.db")
    assert journal is not None
    with closing(journal):
        done = journal.rows("SELECT kind, state FROM orders")
    assert {("send", "done"), ("sync", "done")} <= set(done)
    assert stand.shop.listing(listing).sku == "SECOND-1"
    assert stand.shop.history(listing).sent[0].sent == {"seller_custom_field": "SECOND-1"}


def test_that_a_lost_answer_changes_nothing_twice(stand: ApiShop) -> None:
    listing = stand.shop.listing(stand.plain())
    assert listing.stock is not None
    with stand.other.faults(lost(EDIT)):
        assert listing.edit(stock="+3").outcome is Outcome.DONE
        assert stand.other.calls(EDIT) == 1
    assert listing.reload().stock == listing.stock + 3


def test_that_what_goes_offline_waits_and_is_sent_later(stand: ApiShop, tmp_path: Path) -> None:
    item_id = stand.plain()
    with connect(stand.served.base_url, stand.token, workspace=tmp_path, timeout=2) as shop:
        shop.outbox.pause()
        change = shop.listing(item_id).edit(sku="LATER-1")
        assert (change.outcome, change.is_done) == (Outcome.WAITING, False)
    with connect(
        "http://127.0.0.1:9", stand.token, workspace=tmp_path / "none", offline=True
    ) as nothing:
        assert list(nothing.listings()) == []
        assert nothing.outbox.rows() == ()
    with connect(stand.served.base_url, stand.token, workspace=tmp_path, offline=True) as local:
        (row,) = local.outbox.rows()
        assert (row.listing_id, row.state) == (item_id, "queued")
        assert local.outbox.hold(row).did == "held"
        assert local.outbox.release(row.number).did == "queued"
        assert local.outbox.drop(row).did == "moved"
        for call in (local.sync, local.outbox.send, lambda: local.listing(item_id)):
            with pytest.raises(Unreachable):
                call()
    with connect(stand.served.base_url, stand.token, workspace=tmp_path) as shop:
        shop.outbox.resume()
        assert shop.outbox.send().unfinished == 0
        assert shop.listing(item_id).sku == "LATER-1"


def test_that_a_token_that_is_refused_is_named_and_shown_nowhere(
    stand: ApiShop, tmp_path: Path
) -> None:
    wrong = "APP-1-00000000000000000000000000000000"
    with pytest.raises(TokenRefused) as refusal:
        connect(stand.served.base_url, wrong, workspace=tmp_path / "a")
    assert refusal.value.code == "token_refused"
    with pytest.raises(TokenRefused, match="no token"):
        connect(stand.served.base_url, workspace=tmp_path / "b")
    with pytest.raises(Unreachable):
        connect("http://127.0.0.1:9", wrong, workspace=tmp_path / "c")
    listing = stand.shop.listing(stand.plain())
    change = listing.edit(sku="SHOWN-1")
    shown = [repr(one) for one in (stand.shop, listing, change, stand.shop.outbox, refusal.value)]
    shown += [str(refusal.value), str(refusal.value.params), repr(vars(stand.shop))]
    assert not [text for text in shown if stand.token in text or wrong in text]
    with pytest.raises(TypeError):
        pickle.dumps(listing)


def test_that_the_shop_of_another_seller_is_not_opened(stand: ApiShop) -> None:
    with pytest.raises(WrongShop) as refusal:
        connect(stand.served.base_url, stand.served.tokens["AR"], workspace=stand.other.workspace)
    assert refusal.value.code == "other_seller"
    theirs = Plan("1", "MX", "", "", (), ())
    with pytest.raises(WrongShop):
        stand.shop.apply(theirs)


def test_that_closing_ends_what_another_thread_waits_for(stand: ApiShop, tmp_path: Path) -> None:
    item_id = stand.plain()
    slow = {"kind": "latency", "method": "PUT", "path": "/items/{item_id}", "seconds": 20}
    shop = connect(stand.served.base_url, stand.token, workspace=tmp_path)
    listing = shop.listing(item_id)
    told: list[BaseException] = []
    left = threading.Event()

    def edit() -> None:
        try:
            listing.edit(sku="CLOSED-1")
        except ShopClosed as error:
            told.append(error)

    with stand.other.faults(slow):
        thread = threading.Thread(target=edit)
        thread.start()
        while not shop.outbox.rows("sending"):
            left.wait(0.05)
        shop.close()
        thread.join(10)
    assert [type(error) for error in told] == [ShopClosed]
    with connect(stand.served.base_url, stand.token, workspace=tmp_path, offline=True) as again:
        assert [row.listing_id for row in again.outbox.rows()] == [item_id]


def test_that_what_watches_is_notified_and_cannot_ask(stand: ApiShop, tmp_path: Path) -> None:
    heard: list[str] = []
    refused: list[InputError] = []
    shops: list[Shop] = []

    def watch(event: Event) -> None:
        heard.append(type(event).__name__)
        if shops and not refused:
            try:
                shops[0].outbox.rows()
            except InputError as error:
                refused.append(error)

    with connect(stand.served.base_url, stand.token, workspace=tmp_path, watch=watch) as shop:
        shops.append(shop)
        shop.sync()
    assert {"Connected", "Synced"} <= set(heard)
    assert len(refused) == 1


SCRIPT = """
import sys
from app.api.shop import connect
from app.api.errors import ShopError
with connect(sys.argv[1], workspace=sys.argv[2]) as shop:
    listing = shop.listing(sys.argv[3])
    print("ready", flush=True)
    listing.edit(sku="INT-1")
"""


def test_that_ctrl_c_leaves_the_change_in_the_outbox(stand: ApiShop, tmp_path: Path) -> None:
    item_id = stand.plain()
    slow = {"kind": "latency", "method": "PUT", "path": "/items/{item_id}", "seconds": 20}
    with stand.other.faults(slow):
        process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, stand.served.base_url, str(tmp_path), item_id],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "VITRINA_TOKEN": stand.token},
        )
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        pause = threading.Event()
        while not stand.other.calls(EDIT):
            pause.wait(0.05)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=30)
    assert "KeyboardInterrupt" in err
    assert stand.token not in err
    assert process.returncode != 0
    with connect(stand.served.base_url, stand.token, workspace=tmp_path, offline=True) as again:
        assert [row.listing_id for row in again.outbox.rows()] == [item_id]


def test_that_every_notice_is_an_error_of_its_kind() -> None:
    kinds = {code: type(error_of(Notice(code))) for code in NOTICE_CODES}
    unsorted = {code for code, kind in kinds.items() if kind is ShopError}
    # What is no end of a call, and what has an error of its own.
    assert unsorted == {
        *("token_for_session_only", "journal_salvaged", "catalogue_rebuilt"),
        *("settings_set_aside", "settings_unreadable", "settings_refused", "settings_not_saved"),
        *("process_lost", "process_given_up", "not_accepted", "outcome_unknown", "held_behind"),
        "deletions_not_typed",
        *("listing_unsettled", "listed_twice", "sync_incomplete", "sync_broke_off", "unexpected"),
        *("schedule_missed", "schedule_held", "schedule_left"),
    }


def test_that_any_number_of_ids_and_own_codes_names_the_listings(
    stand: ApiShop, tmp_path: Path
) -> None:
    shop = stand.shop
    rows = list(shop.listings())
    # Together they are longer than any query may be.
    wanted = [row.id.lower() for row in rows] + [row.sku for row in rows if row.sku]
    assert len("".join(wanted)) > 2_000
    assert [row.id for row in shop.listings(ids=wanted)] == [row.id for row in rows]
    assert list(shop.listings(ids=[])) == []
    assert shop.export(tmp_path / "none.csv", ids=iter([])) == 0
    active = [row.id for row in shop.listings("status:active", ids=wanted)]
    plan = shop.plan("status:active", "price=+2%", ids=(one for one in wanted))
    assert {entry.item_id for entry in plan.listings} <= set(active)
    assert plan.where == f"status:active --ids ({len(wanted)})"
    with pytest.raises(InputError) as wrong:
        shop.listings(ids=[*wanted, "no such code", *map(str, range(50))])
    assert len(wrong.value.params["unknown"]) == 51


@pytest.mark.parametrize("sent_before", [False, True])
def test_that_undo_takes_back_what_waits_before_what_was_sent(
    stand: ApiShop, sent_before: bool
) -> None:
    outbox, item_id = stand.shop.outbox, stand.plain()
    listing = stand.shop.listing(item_id)
    if sent_before:
        listing.edit(sku="SENT-1")
    before = stand.shop.listing(item_id).item["seller_custom_field"]
    outbox.pause()
    try:
        number = listing.edit(sku="WAITS-1").number
        done = stand.shop.undo(item_id)
    finally:
        outbox.resume()
    assert number is not None
    assert outbox.row(number).state == "cancelled"
    assert stand.shop.listing(item_id).item["seller_custom_field"] == before
    assert [note.code for note in done.notes] == ["withdrawn"]
