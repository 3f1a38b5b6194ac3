"""Long JSON in few bytes, and entries of a history that were written before there were such."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.domain.wire import write_plain
from app.domain.wire_item import item_of
from app.paths import resource
from app.workspace.journal.history import History, history_values
from app.workspace.journal.journal import Journal
from app.workspace.journal.packed import WrittenItems, pack, unpack
from app.workspace.journal.tables import HISTORY

LISTING = {
    "id": "MX1",
    "title": "Mesa «plegable»",
    "price": 199,
    "attributes": [{"id": f"A{n}", "value_name": f"valor {n}"} for n in range(60)],
}


@pytest.mark.parametrize("like", [b"", b"x" * 40_000, json.dumps(LISTING).encode()])
@pytest.mark.parametrize("data", [b"", b"null", b"{}", b"[1]" * 200, json.dumps(LISTING).encode()])
def test_that_what_was_packed_is_read_as_it_was(data: bytes, like: bytes) -> None:
    assert unpack(pack(data, like), like) == data


def test_that_each_of_many_listings_on_their_way_is_written_and_packed_once() -> None:
    written = WrittenItems()
    listings = [item_of({**LISTING, "id": f"MX{number}"}) for number in range(200)]
    first = [(written.plain(item), written.packed(item)) for item in listings]
    for item, (plain, packed) in zip(listings, first, strict=True):
        assert written.plain(item) is plain
        assert written.packed(item) is packed
        assert unpack(packed) == plain == write_plain(item)


def test_that_what_is_written_is_that_of_this_listing_however_many_came_before() -> None:
    written = WrittenItems()
    for number in range(2_000):
        assert written.plain(item_of({"id": f"MX{number}"})) == b'{"id":"MX%d"}' % number


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda packed: packed[:-9],
        lambda packed: packed[:40] + b"\xff" * 9 + packed[49:],
        lambda packed: packed[:3],
        lambda packed: pack(packed * 9, b"x" * 900),
        lambda _packed: pack(b"0" * 65_000_000 + b"1" * 9_000_000),
    ],
)
def test_that_what_is_not_packed_soundly_is_a_value_error(spoilt: Callable[[bytes], bytes]) -> None:
    like = json.dumps(LISTING).encode()
    with pytest.raises(ValueError, match=r"."):
        unpack(spoilt(pack(json.dumps(LISTING).encode(), like)), like)


def test_that_what_listings_have_in_common_stays_as_it_is() -> None:
    known = resource("listing_1.zdict").read_bytes()
    assert zlib.crc32(known) == 0xB25B7816, "histories need it: make another, with another mark"


def entry(**values: Any) -> dict[str, Any]:
    told = {"before": LISTING, "answer": {**LISTING, "price": 210}, "sent": {"price": 210}}
    return history_values(
        op_id="a",
        item_id="MX1",
        at=1,
        call="PUT",
        outcome="done",
        findings=[],
        **{**told, **values},
    )


def test_that_an_answer_costs_what_it_differs_in(tmp_path: Path) -> None:
    values = entry()
    assert len(values.answer) < len(values.before) / 5 < len(write_plain(LISTING)) / 15
    journal = Journal(tmp_path / "journal.db")
    journal.insert(HISTORY, values._asdict())
    # As a version before this one wrote it.
    old = {"before": write_plain(LISTING), "answer": write_plain({**LISTING, "price": 210})}
    journal.insert(HISTORY, {**values._asdict(), **old})
    journal.insert(HISTORY, entry(before=None, answer=None)._asdict())
    latest, older, packed = History(journal).of_item("MX1")
    assert (older.before, older.answer) == (packed.before, packed.answer)
    assert (packed.before, packed.answer) == (LISTING, {**LISTING, "price": 210})
    assert (latest.before, latest.answer) == (None, None)
    journal.close()
