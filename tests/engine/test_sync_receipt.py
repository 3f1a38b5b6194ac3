"""Receipts: there and back, and strange ones are none."""

from __future__ import annotations

import pytest

from app.domain.wire import read_json, write_json
from app.engine.sync_receipt import Receipt

RECEIPT = Receipt(1, 2, 3, 4, 5, 6, True, 7.5, 8, moved=9)


def test_that_a_receipt_is_read_as_it_was_written() -> None:
    kept = Receipt.from_json(read_json(write_json(RECEIPT.to_json())))
    assert kept == RECEIPT
    assert kept is not None
    assert type(kept.seconds) is float


@pytest.mark.parametrize(
    "given",
    [None, [], {}, {"seconds": 1}, {**RECEIPT.to_json(), "dance": 1}, {"seconds": "long"}],
)
def test_that_what_is_no_receipt_is_none(given: object) -> None:
    assert Receipt.from_json(given) is None
