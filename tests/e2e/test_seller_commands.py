"""The commands end to end, over the practice marketplace: what they do, print and end with."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.engine.facade import open_practice_shop, open_shop
from app.engine.outbox.outbox import OutboxState
from app.engine.plans.plan_check import Outlook
from app.engine.plans.plan_file import read_plan
from app.workspace.folder import Workspace
from app.workspace.journal.outbox import OutboxStore
from app.workspace.lock import ProcessLock
from tests import ROOT
from tests.stands.command_line import LISTINGS, change_live, fill, practice, vitrina

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    workspace = tmp_path_factory.mktemp("filled") / "shop"
    fill(workspace)
    return workspace


@pytest.fixture
def shop(filled: Path, tmp_path: Path) -> Path:
    """A workspace of the test's own, with its marketplace."""
    return Path(shutil.copytree(filled, tmp_path / "shop"))


def made(shop: Path, *sets: str, where: str = "status:active variations:0") -> Path:
    """A plan file."""
    path = shop.parent / "plan.json"
    options = [word for text in sets for word in ("--set", text)]
    answer = vitrina("plan", "new", "--where", where, *options, "--out", path, workspace=shop)
    assert answer.code == 0, answer.err
    return path


def listings(shop: Path) -> dict[str, dict[str, Any]]:
    answer = vitrina("export", "--format", "jsonl", workspace=shop)
    return {item["id"]: item for item in map(json.loads, answer.out.splitlines())}


def live(shop: Path, item_id: str) -> dict[str, Any]:
    """A listing as the marketplace has it."""
    assert vitrina("sync", workspace=shop).code == 0
    return listings(shop)[item_id]


def test_that_sync_answers_a_receipt(shop: Path) -> None:
    receipt = vitrina("sync", "--json", workspace=shop).json
    assert (receipt["counted"], receipt["missing"], receipt["complete"]) == (LISTINGS, 0, True)
    spoken = vitrina("--workspace", str(shop), "sync")
    assert (spoken.code, spoken.err) == (0, "")
    assert f"{LISTINGS} listings" in spoken.out


def test_that_an_export_has_every_listing_in_the_form_asked_for(shop: Path, tmp_path: Path) -> None:
    out = tmp_path / "shop.csv"
    answer = vitrina("export", "--out", out, "--json", workspace=shop)
    assert answer.json == {"file": str(out), "format": "csv", "listings": LISTINGS}
    rows = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8"))))
    records = vitrina("export", "--format", "json", workspace=shop).out
    assert {row["id"] for row in rows} == {record["id"] for record in json.loads(records)}
    active = vitrina("export", "--where", "status:active", "--json", workspace=shop).out
    assert {record["status"] for record in json.loads(active)} == {"active"}


def test_that_a_plan_is_made_shown_checked_applied_and_taken_back(shop: Path) -> None:
    before = listings(shop)
    path = made(shop, "price=+7%,to=.99", "sku=PLAN-1")
    plan = read_plan(path)
    assert len(plan.listings) > 10
    shown = vitrina("plan", "show", path, "--json").json
    assert shown["count"] == len(plan.listings)
    checked = vitrina("plan", "check", path, "--json", workspace=shop).json
    assert sum(checked["counts"].values()) == len(plan.listings)
    # Some prices would be above the threshold, where less is left of a sale.
    accept = ("--accept", checked["risky"])
    applied = vitrina("plan", "apply", path, *accept, "--json", workspace=shop)
    assert applied.code == 0, applied.err
    assert applied.json["counts"] == {"done": len(plan.listings)}
    after = listings(shop)
    for entry in plan.listings:
        assert after[entry.item_id]["seller_custom_field"] == "PLAN-1"
        assert str(after[entry.item_id]["price"]).endswith(".99")
    (sync,) = vitrina("history", "--json", workspace=shop).json["syncs"]
    assert sync["counted"] == LISTINGS
    untouched = set(before) - {entry.item_id for entry in plan.listings}
    assert all(after[item_id] == before[item_id] for item_id in untouched)

    again = vitrina("plan", "apply", path, "--json", workspace=shop)
    assert (again.code, again.json["counts"]) == (0, {})
    assert len(again.json["already"]) == len(plan.listings)
    history = vitrina("history", plan.listings[0].item_id, "--json", workspace=shop).json
    assert [entry["call"] for entry in history["entries"]] == [f"PUT /items/{history['item_id']}"]
    spoken = vitrina("history", history["item_id"], workspace=shop).out
    assert "-> PLAN-1" in spoken
    assert "APP-" not in json.dumps(history)

    back = vitrina("plan", "undo", path, "--json", workspace=shop)
    assert (back.code, back.json["counts"]) == (0, {"done": len(plan.listings)})
    now = listings(shop)
    for entry in plan.listings:
        for name in ("price", "seller_custom_field"):
            assert now[entry.item_id][name] == before[entry.item_id][name]
    assert vitrina("plan", "undo", path, "--json", workspace=shop).json["counts"] == {}


async def test_that_what_a_colleague_changed_is_neither_overwritten_nor_taken_back(
    shop: Path,
) -> None:
    path = made(shop, "price=+5", where="status:active variations:0 price:>100")
    plan = read_plan(path)
    first, second = plan.listings[0], plan.listings[1]
    async with open_shop(shop, practice(shop)) as opened:
        await change_live(opened, first.item_id, price=777)
        applied = await opened.apply(plan)
        by_id = {row.item_id: row for row in applied.sent.rows}
        assert by_id[first.item_id].state is OutboxState.HELD
        assert applied.sent.not_done == 1
        await change_live(opened, second.item_id, price=888)
        back = await opened.undo(plan)
        assert [(skipped.item_id, skipped.code) for skipped in back.skipped] == [
            (second.item_id, "changed_since")
        ]
        await opened.sync()
        found = []
        await opened.rehearse(plan, found.append)
        checked = {entry.item_id: entry.outlook for entry in found}
        assert checked[first.item_id] is checked[second.item_id] is Outlook.CHANGED_SINCE
        assert checked[plan.listings[2].item_id] is Outlook.READY


async def test_that_what_was_left_alone_is_named_as_often_as_it_is_asked(shop: Path) -> None:
    path = made(shop, "price=+5", "sku=P-1", where="status:active variations:0 price:>100")
    plan = read_plan(path)
    entry = plan.listings[0]
    async with open_shop(shop, practice(shop)) as opened:
        await opened.apply(plan)
        await change_live(opened, entry.item_id, price=888)
        for _ in range(2):
            back = await opened.undo(plan)
            assert [(skipped.item_id, skipped.path, skipped.code) for skipped in back.skipped] == [
                (entry.item_id, "price", "changed_since")
            ]
            assert back.skipped[0].params == {
                "before": entry.before["price"],
                "after": entry.after["price"],
                "live": 888,
            }
        assert len(back.already) == len(plan.listings) - 1


def test_that_a_rehearsal_says_what_would_be_refused_and_touches_nothing(shop: Path) -> None:
    path = made(shop, "title=Otro nombre", where="status:active sold:>0")
    before = listings(shop)
    answer = vitrina("plan", "check", "--rehearse", path, "--json", workspace=shop)
    ruled = vitrina("plan", "check", path, "--json", workspace=shop)
    assert answer.code == ruled.code == 1
    told = {
        entry["id"]: [finding["code"] for finding in entry["findings"]]
        for entry in answer.json["listings"]
        if entry["outlook"] == "refused"
    }
    assert told
    assert all("item.title.not_modifiable" in codes for codes in told.values())
    by_rules = {e["id"] for e in ruled.json["listings"] if e["outlook"] == "refused"}
    assert by_rules == set(told)
    assert vitrina("send", "--json", workspace=shop).json["rows"] == []
    vitrina("sync", workspace=shop)
    assert listings(shop) == before


def test_that_a_plan_of_another_seller_is_refused(shop: Path) -> None:
    path = made(shop, "price=+5")
    document = json.loads(path.read_text())
    document["shop"]["user_id"] = "1"
    path.write_text(json.dumps(document))
    for verb in ("check", "apply", "undo"):
        answer = vitrina("plan", verb, path, workspace=shop)
        assert (answer.code, answer.out) == (2, "")
        assert "seller 1" in answer.err


@pytest.mark.prove
def test_that_a_shop_somebody_works_on_is_left_to_them(shop: Path) -> None:
    lock = ProcessLock(shop / "worker.lock")
    try:
        answer = vitrina("sync", workspace=shop)
    finally:
        lock.release()
    assert (answer.code, answer.out) == (3, "")
    assert "another command" in answer.err


def test_that_what_cannot_be_reached_is_reported(tmp_path: Path) -> None:
    token = "APP-1-00000000000000000000000000000000"
    answer = vitrina(
        *("sync", "--base-url", "http://127.0.0.1:9"), workspace=tmp_path, VITRINA_TOKEN=token
    )
    assert (answer.code, answer.out) == (5, "")
    assert "cannot be reached" in answer.err
    assert token not in answer.err


def test_that_the_doctor_finds_what_is_wrong(shop: Path) -> None:
    well = vitrina("doctor", "--json", "--online", workspace=shop)
    assert well.code == 0
    checks = {check["name"]: check for check in well.json["checks"]}
    assert checks["catalogue"]["figures"]["listings"] == LISTINGS
    assert checks["marketplace"]["figures"]["site"] == "MX"
    journal = shop / "journal.db"
    journal.write_bytes(b"not a database at all" * 500)
    ill = vitrina("doctor", "--json", workspace=shop)
    checks = {check["name"]: check for check in ill.json["checks"]}
    assert (ill.code, checks["journal"]["health"]) == (1, "bad")
    assert "set aside" in checks


def test_that_a_backup_brings_back_what_was_lost(shop: Path) -> None:
    assert vitrina("plan", "apply", made(shop, "sku=B-1"), workspace=shop).code == 0
    item_id = next(i for i, item in listings(shop).items() if item["seller_custom_field"] == "B-1")
    from app.workspace.folder import Workspace
    from app.workspace.journal.backups import Backups

    journal = Workspace(shop).journal()
    Backups(shop).make(journal)
    journal.close()
    (shop / "journal.db").unlink()
    assert vitrina("history", item_id, "--json", workspace=shop).json["entries"] == []
    answer = vitrina("restore", "latest", "--json", workspace=shop)
    assert (answer.code, answer.json["history"] > 0) == (0, True)
    assert len(vitrina("history", item_id, "--json", workspace=shop).json["entries"]) == 1
    assert vitrina("restore", "nothing", workspace=shop).code == 2


@pytest.mark.prove
def test_that_no_command_imports_qt(shop: Path) -> None:
    path = made(shop, "price=+5")
    item_id = next(iter(listings(shop)))
    commands = [
        ["sync"],
        ["send"],
        ["export", "--out", str(shop.parent / "x.csv")],
        ["history", item_id],
        ["doctor", "--online"],
        ["restore"],
        ["plan", "show", str(path)],
        ["plan", "check", "--rehearse", str(path)],
        ["plan", "apply", str(path)],
        ["plan", "undo", str(path)],
        ["undo", item_id, "--dry-run"],
    ]
    script = (
        "import sys; from app.cli import run\n"
        f"for words in {commands!r}:\n"
        f"    code = run(['--workspace', {str(shop)!r}, *words])\n"
        "    qt = {m.split('.')[0] for m in sys.modules} & {'PySide6', 'shiboken6', 'qasync'}\n"
        "    assert not code and not qt, (words, code, qt)\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr


@pytest.mark.prove
def test_that_a_listing_is_taken_back_step_by_step(shop: Path) -> None:
    before = {i: item for i, item in listings(shop).items() if item["status"] == "active"}
    item_id, item = next((i, item) for i, item in before.items() if not item["sold_quantity"])

    async def two_steps() -> None:
        async with open_practice_shop(shop) as opened:
            await opened.sync()
            for operation in ("sku=A-1", "sku=A-2"):
                await opened.apply(await opened.plan(f"id:{item_id}", operation))
                await opened.sync()

    asyncio.run(two_steps())
    way = vitrina("undo", item_id, "--dry-run", "--json", workspace=shop).json
    assert [change["changes"] for change in way["changes"]] == [{"seller_custom_field": "A-1"}]
    old = item["seller_custom_field"]
    for words, expected in (
        ([], "A-1"),
        ([], old),
        (["--redo"], "A-1"),
        (["--redo"], "A-2"),
    ):
        answer = vitrina("undo", item_id, *words, "--json", workspace=shop)
        assert (answer.code, answer.json["counts"]) == (0, {"done": 1})
        assert live(shop, item_id)["seller_custom_field"] == expected
    assert vitrina("undo", "MX1", workspace=shop).code == 2
    told = vitrina("history", item_id, "--json", workspace=shop).json["entries"]
    # The latest first: done again twice, taken back twice, the two changes.
    assert [entry["taken_back"] for entry in told] == [False, False, True, True, False, False]
    assert ", undone  PUT" in vitrina("history", item_id, workspace=shop).out
    # What nobody typed never becomes a draft, whatever becomes of it.
    journal = Workspace(shop).journal()
    assert all(row.batch for row in OutboxStore(journal).latest(6))
    journal.close()


@pytest.mark.prove
def test_that_the_command_asks_before_a_listing_is_closed(shop: Path) -> None:
    async def create() -> str:
        async with open_shop(shop, practice(shop)) as opened:
            await opened.sync()
            bodies = map(opened.session.catalog.facts, listings(shop))
            like = next(b for b in bodies if b and b["status"] == "active" and not b["variations"])
            names = "site_id category_id price currency_id available_quantity buying_mode"
            names += " listing_type_id condition attributes shipping"
            form = {name: like[name] for name in names.split()}
            pictures = [{"source": "https://example.com/1.jpg"}]
            whole = {**form, "title": "Silla nueva", "pictures": pictures}
            prepared = await opened.listing.new.prepare(whole)
            made = await opened.listing.carry_out(prepared)
            assert made.row.state == "done", made.row
            return made.listing_id

    item_id = asyncio.run(create())
    refused = vitrina("undo", item_id, workspace=shop)
    assert (refused.code, refused.out) == (1, "")
    assert "needs --yes" in refused.err
    assert live(shop, item_id)["status"] == "active"
    done = vitrina("undo", item_id, "--yes", workspace=shop)
    assert done.code == 0
    assert "is closed" in done.out
    assert live(shop, item_id)["status"] == "closed"
    redo = vitrina("undo", item_id, "--redo", workspace=shop)
    assert redo.code == 1
    assert "cannot be undone" in redo.out


def test_that_the_example_of_the_readme_runs(shop: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    ended = subprocess.run(
        [sys.executable, "-c", example.replace('"shop"', repr(str(shop)))],
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    assert f"{LISTINGS} listings" in ended.stdout
    assert "done" in ended.stdout


@pytest.mark.parametrize("name", ["shop.ods", "shop.txt"])
def test_that_an_export_is_in_no_form_that_its_name_does_not_say(shop: Path, name: str) -> None:
    answer = vitrina("export", "--out", shop.parent / name, workspace=shop)
    assert answer.code == 2
    assert "csv, json, jsonl" in answer.err
    assert not (shop.parent / name).exists()
    named = vitrina("export", "--format", "csv", "--out", shop.parent / name, workspace=shop)
    assert named.code == 0


def test_that_an_export_has_one_order(shop: Path) -> None:
    now = json.loads(vitrina("export", "--json", workspace=shop).out)
    then = json.loads(vitrina("export", "--as-of", "1", "--json", workspace=shop).out)
    ids = [record["id"] for record in now]
    assert ids == sorted(ids) == [record["id"] for record in then]


def test_that_an_export_may_be_as_of_an_earlier_sync(shop: Path) -> None:
    before = listings(shop)

    async def change_one() -> str:
        async with open_shop(shop, practice(shop)) as opened:
            active = (i for i, item in before.items() if item["status"] == "active")
            item_id = next(active)
            await change_live(opened, item_id, seller_custom_field="TODAY")
            await opened.sync()
            return item_id

    changed = asyncio.run(change_one())
    assert listings(shop)[changed]["seller_custom_field"] == "TODAY"
    marks = vitrina("history", "--json", workspace=shop).json["syncs"]
    assert [(mark["added"], mark["changed"]) for mark in marks] == [(0, 1), (LISTINGS, 0)]
    words = ("export", "--format", "jsonl", "--as-of")
    then = vitrina(*words, "1", workspace=shop).out.splitlines()
    assert {item["id"]: item for item in map(json.loads, then)} == before
    for wanted, code in (("2", 0), ("2099-12-31", 0), ("7", 2), ("1999-01-01", 2), ("soon", 2)):
        assert vitrina(*words, wanted, workspace=shop).code == code
