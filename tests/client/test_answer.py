"""Bodies: read under limits, decoded by hand."""

from __future__ import annotations

import gzip
import tracemalloc
import zlib
from decimal import Decimal

import pytest

from app.client.answer import Answer, CutShort, TooMuch, UnknownEncoding, read_body
from app.client.errors import Undecodable
from tests.stands.processor_time import at_most


async def chunked(data: bytes, size: int = 10_000):
    for first in range(0, len(data), size):
        yield data[first : first + size]


def zipped(data: bytes) -> bytes:
    """``data`` in gzip, alike at every time of the day: the cases are named by it."""
    return gzip.compress(data, mtime=0)


def named(value: object) -> str:
    return value[:12].hex() if isinstance(value, bytes) else str(value)


@pytest.mark.parametrize(
    ("data", "encoding", "expected"),
    [
        (b"", "", b""),
        (b"abc", "", b"abc"),
        (b"abc", "identity", b"abc"),
        (zipped(b"abc"), "gzip", b"abc"),
        (zipped(b"abc"), " GZIP ", b"abc"),
        (zipped(b"abc" * 1_000_000), "x-gzip", b"abc" * 1_000_000),
        (b"", "gzip", b""),
    ],
    ids=named,
)
async def test_that_a_body_is_read_plain_or_unzipped(data, encoding, expected):
    assert await read_body(chunked(data), encoding) == expected


@pytest.mark.parametrize(
    ("data", "encoding", "error"),
    [
        (b"x" * (8 * 1024 * 1024 + 1), "", TooMuch),
        (zipped(b"x" * (32 * 1024 * 1024 + 1)), "gzip", TooMuch),
        (zipped(zipped(b"abc")), "gzip, gzip", UnknownEncoding),
        (b"abc", "br", UnknownEncoding),
        (zlib.compress(b"abc"), "deflate", UnknownEncoding),
        (b"abc", "gzip", UnknownEncoding),
        (zipped(b"abc") + b"more", "gzip", UnknownEncoding),
        (zipped(b"abc")[:-3], "gzip", CutShort),
    ],
    ids=named,
)
async def test_that_what_is_too_much_strange_or_cut_is_refused(data, encoding, error):
    with pytest.raises(error):
        await read_body(chunked(data), encoding)


async def test_that_a_bomb_costs_no_memory_to_speak_of():
    bomb = gzip.compress(b"\0" * 100_000_000)
    with at_most(1), pytest.raises(TooMuch):
        await read_body(chunked(bomb), "gzip")
    tracemalloc.start()
    try:
        with pytest.raises(TooMuch):
            await read_body(chunked(bomb), "gzip")
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    # The most that is kept, once more while it grows, and a step.
    assert peak < 80 * 1024 * 1024


def made(body: bytes, content_type: str = "application/json") -> Answer:
    return Answer(200, body, {"content-type": content_type}, "GET", "/items/A1")


def test_that_numbers_are_read_digit_for_digit():
    assert made(b'{"price": 19.90, "n": 12}').json() == {"price": Decimal("19.90"), "n": 12}


@pytest.mark.parametrize(
    ("body", "content_type", "reason"),
    [
        (b"", "application/json", "empty"),
        (b" \n", "application/json", "empty"),
        (b"<!doctype html><p>Log in", "text/html; charset=utf-8", "html"),
        (b"<html>", "application/json", "html"),
        (b"{}", "text/html", "html"),
        (b"{", "application/json", "json"),
        (b"NaN", "application/json", "json"),
        (b"[1e400]", "application/json", "json"),
        (b"[" + b"1" * 5001 + b"]", "application/json", "json"),
        (b"[" * 100_000 + b"]" * 100_000, "application/json", "json"),
        (b'{"a":' * 500 + b"1" + b"}" * 500, "application/json", "json"),
        (b'"\\ud800"', "application/json", "json"),
        (b'"\xff"', "application/json", "json"),
        ('{"a": 1}'.encode("utf-16"), "application/json", "json"),
    ],
)
def test_that_a_body_that_is_no_answer_says_why(body, content_type, reason):
    with pytest.raises(Undecodable) as caught:
        made(body, content_type).json()
    assert caught.value.reason == reason
    assert caught.value.status == 200


def test_that_an_answer_does_not_print_its_body():
    assert "secret" not in repr(made(b"secret"))
