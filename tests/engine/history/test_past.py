"""Every sync is a snapshot: the shop as it was can be shown, and what changed is shown."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from app.domain.wire import read_json, write_json
from app.engine.events import Event, RowsChanged
from app.engine.history.changes_elsewhere import ItemChange, SentCalls
from app.engine.history.past import NoSuchSync, PastShop, catalog_as_of, find_sync
from app.engine.queries.query import parse_where
from app.engine.sync.row_writer import RowWriter
from app.engine.sync.sync import Sync
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.snapshots import KEPT_SYNCS, SnapshotGone, Snapshots, SyncMark
from app.workspace.folder import Workspace
from tests.stands.fake_marketplace import FakeMarketplace, item_body
from tests.stands.virtual_clock import VirtualClock

NOTHING = SentCalls(())


class Stand:
    """A catalog with snapshots, and a marketplace it is synced with."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "catalogue.db"
        self.snapshots = Snapshots(folder / "snapshots.db")
        self.writer = CatalogWriter(self.path, self.snapshots)
        self.past = PastShop(self.path, self.snapshots)
        self.shop = FakeMarketplace(*(item_body(f"MX{n}") for n in range(4)))
        self.states: dict[int, dict[str, Any]] = {}
        self.minute = 0

    async def sync(
        self,
        *,
        full: bool = False,
        answers: RowWriter | None = None,
        publish: Callable[[Event], object] = lambda _event: None,
    ) -> Any:
        receipt = await Sync(
            self.shop.api,
            self.writer,
            user_id="77",
            site_id="MX",
            clock=VirtualClock(),
            publish=publish,
            snapshots=self.snapshots,
            answers=answers,
            full=full,
        ).run()
        self.states[self.snapshots.syncs()[0].number] = copy.deepcopy(self.shop.stored)
        return receipt

    def change(self, item_id: str, **fields: Any) -> None:
        self.minute += 1
        stamp = f"2026-11-20T13:{self.minute:02d}:00.000Z"
        self.shop.stored[item_id].update(fields, last_updated=stamp)

    def titles_as_of(self, number: int) -> dict[str, str]:
        return {row.id: row.title for row in self.past.rows_as_of(number)}


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Stand]:
    made = Stand(tmp_path)
    yield made
    made.past.close()
    made.writer.close()
    made.snapshots.close()


async def test_that_the_shop_as_of_every_earlier_sync_can_be_shown(stand: Stand) -> None:
    await stand.sync()
    stand.change("MX1", title="Mesa dos")
    stand.shop.stored["MX9"] = item_body("MX9", title="Nueva")
    await stand.sync()
    del stand.shop.stored["MX2"]
    stand.change("MX1", title="Mesa tres")
    await stand.sync()
    stand.shop.stored["MX2"] = item_body("MX2", title="De vuelta")
    del stand.shop.stored["MX9"]
    await stand.sync(full=True)
    for number, state in stand.states.items():
        assert stand.titles_as_of(number) == {i: item["title"] for i, item in state.items()}
    marks = [(m.added, m.changed, m.removed) for m in stand.snapshots.syncs()]
    assert marks == [(1, 0, 1), (0, 1, 1), (1, 1, 0), (4, 0, 0)]


async def test_that_what_changed_is_reported_field_by_field(stand: Stand) -> None:
    await stand.sync()
    stand.change("MX1", title="Mesa dos", price=120)
    await stand.sync()
    stand.change("MX1", price=130)
    await stand.sync()
    at = [mark.ended_at for mark in stand.snapshots.syncs()]
    assert stand.past.changes_of("MX1", NOTHING) == [
        ItemChange(at[0], "price", 120, 130),
        ItemChange(at[1], "title", "Mesa de roble", "Mesa dos"),
        ItemChange(at[1], "price", 100, 120),
    ]
    assert stand.past.changes_of("MX1", NOTHING, limit=1) == [ItemChange(at[0], "price", 120, 130)]
    assert stand.past.changes_of("MX2", NOTHING) == []


async def test_that_what_we_send_between_syncs_belongs_to_the_next_one(stand: Stand) -> None:
    await stand.sync()
    stand.change("MX1", title="Gesendet")
    store = RowWriter(stand.writer, "MX", lambda event: None, pytest.fail)
    store.keep(stand.shop.stored["MX1"])
    store.close()
    assert stand.past.changes_of("MX1", NOTHING) == [
        ItemChange(None, "title", "Mesa de roble", "Gesendet")
    ]
    await stand.sync()
    assert [c.item_id for c in stand.snapshots.changes(2)] == ["MX1"]
    assert stand.titles_as_of(1)["MX1"] == "Mesa de roble"


@pytest.mark.parametrize("reads", ["before", "after"])
async def test_that_what_is_sent_while_a_sync_reads_is_no_finding_of_it(
    stand: Stand, reads: str
) -> None:
    await stand.sync()
    stand.change("MX1", title="Mesa dos")
    answers = RowWriter(stand.writer, "MX", lambda event: None, pytest.fail)

    def sending(read: Callable[[], Any]) -> Any:
        """Send a price while the answer to the sync is on its way, or just before it is made."""
        early = read() if reads == "before" else None
        stand.change("MX1", price=130)
        answers.keep(stand.shop.stored["MX1"])
        return early or read()

    stand.shop.faults["multiget"] = [sending]
    await stand.sync(answers=answers)
    answers.close()
    row = stand.writer.rows_of(["MX1"])["MX1"]
    assert (row.price, row.title) == (13_000, "Mesa dos")
    found = stand.snapshots._database.rows("SELECT field, found FROM field_changes ORDER BY field")
    assert found == [("price", 0), ("title", 0)]


@pytest.mark.parametrize("synced", ["while", "ended", "twice"])
@pytest.mark.parametrize(
    ("before", "after", "expected", "price"),
    [
        # What was sent alone.
        ({}, {}, [("price", 0)], 130),
        # Others changed the title before it, and the stock after it.
        ({"title": "Mesa dos"}, {}, [("price", 0), ("title", 1)], 130),
        ({}, {"available_quantity": 3}, [("price", 0), ("stock", 1)], 130),
        # Others changed the same field before or after it.
        ({"price": 90}, {}, [("price", 1)], 130),
        ({}, {"price": 170}, [("price", 1)], 170),
    ],
)
async def test_that_a_sync_that_stored_a_change_before_its_answer_came_did_not_find_it(
    stand: Stand,
    synced: str,
    before: dict[str, Any],
    after: dict[str, Any],
    expected: list[tuple[str, int]],
    price: int,
) -> None:
    await stand.sync()
    answers = RowWriter(stand.writer, "MX", lambda event: None, pytest.fail)
    if before:
        stand.change("MX1", **before)
    over = copy.deepcopy(stand.shop.stored["MX1"])
    stand.change("MX1", price=130)
    answer = copy.deepcopy(stand.shop.stored["MX1"])
    if after:
        stand.change("MX1", **after)

    def answered(event: Event) -> None:
        """Let the answer come when the sync has stored the listing already."""
        if synced == "while" and isinstance(event, RowsChanged) and "MX1" in (event.ids or ()):
            answers.keep(answer, over)
            answers.close()

    await stand.sync(answers=answers, publish=answered)
    if synced == "twice":
        await stand.sync(answers=answers)
    if synced != "while":
        answers.keep(answer, over)
    answers.close()
    assert stand.writer.rows_of(["MX1"])["MX1"].price == price * 100
    found = stand.snapshots._database.rows(
        "SELECT field, found FROM field_changes WHERE item_id = 'MX1' ORDER BY field"
    )
    assert found == expected


async def test_that_a_later_sync_fetches_only_what_moved(stand: Stand) -> None:
    await stand.sync()
    stand.change("MX3", price=1)
    stand.shop.stored["MX7"] = item_body("MX7")
    stand.shop.calls.clear()
    receipt = await stand.sync()
    fetched = [call[1] for call in stand.shop.calls if call[0] == "multiget"]
    assert sum(fetched) == 2
    assert (receipt.counted, receipt.added, receipt.changed) == (5, 1, 1)


@pytest.mark.parametrize("stamp", [None, "", 7, "soon"])
async def test_that_without_a_last_updated_everything_is_fetched(
    stand: Stand, stamp: object
) -> None:
    for item in stand.shop.stored.values():
        item["last_updated"] = stamp
    await stand.sync()
    stand.shop.stored["MX1"]["title"] = "Mesa dos"
    receipt = await stand.sync()
    assert receipt.changed == 1
    assert [c.item_id for c in stand.snapshots.changes(2)] == ["MX1"]


async def test_that_a_rebuilt_catalogue_breaks_the_chain_and_says_so(
    stand: Stand, tmp_path: Path
) -> None:
    await stand.sync()
    stand.writer.close()
    stand.past.close()
    stand.path.write_bytes(b"damage" * 1000)
    stand.writer = CatalogWriter(stand.path, stand.snapshots)
    await stand.sync()
    stand.change("MX1", title="Mesa dos")
    await stand.sync()
    assert len(stand.snapshots.syncs()) == 3
    assert stand.titles_as_of(2)["MX1"] == "Mesa de roble"
    with pytest.raises(SnapshotGone):
        stand.titles_as_of(1)


def test_that_old_syncs_are_forgotten_with_what_led_to_them(tmp_path: Path) -> None:
    snapshots = Snapshots(tmp_path / "snapshots.db")
    for number in range(KEPT_SYNCS + 5):
        snapshots.note([(f"MX{number}", "changed", b"body")])
        snapshots.end_sync(number, 1, complete=True)
    numbers = [mark.number for mark in snapshots.syncs()]
    assert (len(numbers), numbers[0], numbers[-1]) == (KEPT_SYNCS, KEPT_SYNCS + 5, 6)
    assert snapshots.changes(6) == []
    assert len(snapshots.changes(7)) == 1
    with pytest.raises(SnapshotGone):
        snapshots.since(5)
    snapshots.close()


def test_that_a_flipped_bit_costs_one_change_and_a_damaged_file_none_of_the_program(
    tmp_path: Path,
) -> None:
    path = tmp_path / "snapshots.db"
    snapshots = Snapshots(path)
    snapshots.end_sync(1, 1, complete=True)
    snapshots.note([("MX1", "changed", b"a body" * 50), ("MX2", "changed", b"another")])
    snapshots.end_sync(2, 1, complete=True)
    snapshots._database.run(
        "UPDATE changes SET before = CAST(substr(before, 1, 9) || x'00' || substr(before, 11)"
        " AS BLOB)"
        " WHERE item_id = 'MX1'"
    )
    assert [change.item_id for change in snapshots.changes(2)] == ["MX2"]
    snapshots.close()
    path.write_bytes(b"damage" * 1000)
    again = Snapshots(path)
    assert again.syncs() == []
    assert (tmp_path / "snapshots.db.bad-1").exists()
    again.close()


async def test_that_a_catalog_as_of_an_earlier_sync_reads_as_it_was(
    stand: Stand, tmp_path: Path
) -> None:
    await stand.sync()
    stand.change("MX1", title="Mesa dos", price=7)
    del stand.shop.stored["MX2"]
    stand.shop.stored["MX9"] = item_body("MX9")
    await stand.sync()
    folder = Workspace(tmp_path)
    for number, state in stand.states.items():
        with catalog_as_of(folder, str(number)) as reader:
            query = parse_where("mesa", datetime.now(UTC))
            assert {row.id: row.title for row in query.each(reader)} == {
                item_id: item["title"] for item_id, item in state.items()
            }
            bodies = {i: read_json(reader.body(i) or b"") for i in state}
            assert bodies == {i: read_json(write_json(item)) for i, item in state.items()}


MARKS = [SyncMark(number, number * 3_600_000 * 20, 5, True, 0, 0, 0) for number in (4, 3, 2)]


@pytest.mark.parametrize(
    ("wanted", "number"),
    [
        ("3", 3),
        (" 4 ", 4),
        ("5", None),
        ("1", None),
        # Syncs at 1970-01-02T16, 01-03T12, 01-04T08.
        ("1970-01-02", 2),
        ("1970-01-03", 3),
        ("1970-01-03T11:59:59Z", 2),
        ("1970-01-03T12:00:01Z", 3),
        ("1970-01-03T13:30:00+02:00", 2),
        ("2030-12-31", 4),
        ("1970-01-01", None),
        ("1970-13-01", None),
        ("yesterday", None),
        ("", None),
        ("-3", None),
        ("9" * 40, None),
    ],
)
def test_that_a_sync_is_found_by_number_day_and_moment(wanted: str, number: int | None) -> None:
    if number is None:
        with pytest.raises(NoSuchSync):
            find_sync(MARKS, wanted)
    else:
        assert find_sync(MARKS, wanted).number == number


async def test_that_a_shop_from_before_a_lost_catalogue_is_refused(
    stand: Stand, tmp_path: Path
) -> None:
    await stand.sync()
    stand.snapshots.break_off()
    await stand.sync()
    with (
        pytest.raises(NoSuchSync, match="lost"),
        catalog_as_of(Workspace(tmp_path), "1"),
    ):
        pass
