"""JSON is read exactly and within bounds, and written exactly or not at all."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings

from app.domain.models.item import Item
from app.domain.wire import (
    DEEPEST,
    Unreadable,
    Unwritable,
    compact_json,
    read_fields,
    read_json,
    write_json,
)
from tests.stands.processor_time import at_most
from tests.stands.wire_values import JSON, same


@settings(deadline=None)
@given(JSON)
def test_that_what_is_written_is_read_back_exactly(value: Any) -> None:
    assert same(read_json(write_json(value)), value)


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b"1.10", Decimal("1.10")),
        (b"549", 549),
        (b"1000000000000000000000000000000", 10**30),
        (b"0.1", Decimal("0.1")),
        (b"1e5", Decimal("1E+5")),
        (b'{"a":1,"a":2}', {"a": 2}),
        (b' [1, "\\ud83d\\ude00"] ', [1, "\N{GRINNING FACE}"]),
        (b'"\\u0000"', "\x00"),
        (b"[" * DEEPEST + b"]" * DEEPEST, None),
    ],
)
def test_that_json_is_read_exactly(data: bytes, value: Any) -> None:
    read = read_json(data)
    if value is not None:
        assert same(read, value)


BAD_JSON = [
    b"",
    b"{",
    b"<html></html>",
    b"NaN",
    b"[Infinity]",
    b"-Infinity",
    b"1e400",
    b"1e-400",
    b"0e999999999",
    b"1e99999999999999999999",
    b"1e999999",
    b"1" + b"0" * 5000,
    b"0." + b"1" * 100_000,
    b'"\\ud800"',
    b'["\\udc00 x"]',
    b'"\xff"',
    b'"\xed\xa0\x80"',
    '{"a": 1}'.encode("utf-16"),
    b"\xef\xbb\xbf1",
    b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
    b"[" * 900 + b"]" * 900,
    b"[" * 100_000 + b"]" * 100_000,
    b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    b"[1,]",
    b"1 2",
    b"01",
    b"'a'",
]


@pytest.mark.parametrize("data", BAD_JSON, ids=lambda data: repr(data[:12]))
def test_that_bad_json_is_refused_at_once_and_not_quoted(data: bytes) -> None:
    with at_most(0.05), pytest.raises(Unreadable) as refusal:
        read_json(data)
    assert refusal.value.__cause__ is None
    assert len(str(refusal.value)) < 60


@pytest.mark.parametrize(
    ("value", "data"),
    [
        (Decimal("549.90"), b"549.90"),
        ({"price": Decimal("10.00"), "n": None}, b'{"price":10.00,"n":null}'),
        ((1, "a"), b'[1,"a"]'),
        (Item.parse({"price": Decimal("1.50"), "new": True}), b'{"price":1.50,"new":true}'),
        ([Item.parse({"id": "A"})], b'[{"id":"A"}]'),
        (2**70, b"1180591620717411303424"),
    ],
)
def test_that_numbers_are_written_digit_for_digit(value: Any, data: bytes) -> None:
    assert write_json(value) == data


@pytest.mark.parametrize(
    "value",
    [
        float("nan"),
        float("inf"),
        Decimal("NaN"),
        Decimal("-Infinity"),
        {"a": [Decimal("sNaN")]},
        "\ud800",
        {"\ud800": 1},
        {1: "a"},
        b"bytes",
        {1, 2},
        pytest.param(object(), id="object"),
    ],
    ids=repr,
)
def test_that_what_is_no_json_is_not_written(value: Any) -> None:
    with pytest.raises(Unwritable):
        write_json(value)


def test_that_a_value_nested_in_itself_is_not_written() -> None:
    loop: list[Any] = []
    loop.append(loop)
    with pytest.raises(Unwritable):
        write_json(loop)


WANTED = frozenset({"id", "price", "variations", "sub_status"})


@given(JSON)
@settings(max_examples=200)
def test_that_fields_are_read_as_the_whole_is(value: Any) -> None:
    whole = {"id": "MX1", "other": value, "variations": [value], "price": Decimal("1.50")}
    read = read_fields(write_json(whole), WANTED)
    assert same(read, {name: one for name, one in whole.items() if name in WANTED})


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"1",
        b'{"id":NaN}',
        b'{"price":1e999}',
        b'{"other":[1,]}',
        b'{"id":1',
        b'{"id":' + b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1) + b"}",
        b'{"other":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
    ids=lambda data: repr(data[:12]),
)
def test_that_fields_of_no_object_are_not_read(data: bytes) -> None:
    with pytest.raises(Unreadable):
        read_fields(data, WANTED)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b'{"a": 1.50,\n "b" : [ true ]\r\n}', b'{"a":1.50,"b":[true]}'),
        (b'{"a":"x \\n y"}', b'{"a":"x \\n y"}'),
    ],
)
def test_that_json_becomes_one_line_digit_for_digit(data: bytes, line: bytes) -> None:
    assert compact_json(data) == line


@pytest.mark.parametrize("data", [b"", b"{", b'{"a":NaN}', b"[" * 100_000])
def test_that_what_is_no_json_becomes_no_line(data: bytes) -> None:
    with pytest.raises(Unreadable):
        compact_json(data)
