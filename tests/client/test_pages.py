"""Pages: what a list brings, and that it ends whatever the other side does."""

from __future__ import annotations

import random

import pytest

from app.client.errors import NotFound, Refused, ServerFault
from app.client.pages import ids_of, iterate_offset, iterate_scan, results_of

WHERE = {"method": "GET", "path": "/users/1/items/search", "message": "", "causes": ()}
EXPIRED = Refused(status=400, error="bad_request", **WHERE)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"results": [1], "filters": [2]}, [1]),
        ({"items": [1]}, [1]),
        ({"questions": [1]}, [1]),
        ({"elements": [1], "paging": {}}, [1]),
        ({"a": [1], "b": [2]}, []),
        ([1], [1]),
        (None, []),
        ("text", []),
    ],
)
def test_that_the_list_of_a_page_is_found_under_any_name(body, expected):
    assert results_of(body) == expected


def test_that_ids_are_texts_numbers_or_in_objects_and_the_rest_is_left_out():
    page = {"results": ["A1", 2, {"id": "A3"}, {"id": 4}, {}, None, True, -1, "a/b", "x" * 65]}
    assert ids_of(page) == ["A1", "2", "A3", "4"]


def offsets(total: int, size: int, *, claimed: int | None = None):
    asked: list[int] = []

    async def fetch(offset: int) -> object:
        asked.append(offset)
        rows = [f"A{number}" for number in range(offset, min(total, offset + size))]
        return {"results": rows, "paging": {"total": total if claimed is None else claimed}}

    return fetch, asked


@pytest.mark.parametrize(
    ("total", "size", "expected"),
    [
        (0, 50, 0),
        (1, 50, 1),
        (50, 50, 50),
        (999, 50, 999),
        (1000, 50, 1000),
        (1001, 50, 1000),
        (10_000, 50, 1000),
        (120, 7, 120),
    ],
)
async def test_that_offsets_bring_the_first_thousand_each_once(total, size, expected):
    fetch, asked = offsets(total, size)
    found = [item_id async for item_id in iterate_offset(fetch)]
    assert found == [f"A{number}" for number in range(len(found))]
    assert max(asked) < 1000
    assert min(expected, 1000) <= len(found) <= 1000 + size


@pytest.mark.parametrize("claimed", [-1, 0, 10**12, None])
async def test_that_the_total_is_not_trusted(claimed):
    fetch, _ = offsets(120, 50, claimed=claimed)
    assert len([item_id async for item_id in iterate_offset(fetch)]) == 120


async def test_that_offsets_end_when_the_service_ignores_them():
    asked = []

    async def fetch(offset: int) -> object:
        asked.append(offset)
        return {"results": ["A1", "A2"]}

    assert [item_id async for item_id in iterate_offset(fetch)] == ["A1", "A2"]
    assert len(asked) == 2


class Scroll:
    """A scan over ``pages``; ``faults`` maps the number of a call to the error it ends in."""

    def __init__(self, pages, *, faults=None, end=None):
        self.pages, self.faults, self.end = pages, faults or {}, end
        self.calls = 0
        self.scrolls: list[str | None] = []

    async def __call__(self, scroll_id):
        self.calls += 1
        self.scrolls.append(scroll_id)
        if error := self.faults.get(self.calls):
            raise error
        number = 0 if scroll_id is None else int(scroll_id)
        if number >= len(self.pages):
            return self.end
        return {"results": self.pages[number], "scroll_id": str(number + 1)}


async def scan(fetch) -> list[str]:
    return [item_id async for item_id in iterate_scan(fetch)]


@pytest.mark.parametrize("end", [None, {"results": [], "scroll_id": "9"}, {}, [], "over"])
async def test_that_a_scan_ends_with_null_or_an_empty_page(end):
    scroll = Scroll([["A1", "A2"], ["A3"]], end=end)
    assert await scan(scroll) == ["A1", "A2", "A3"]
    assert scroll.scrolls == [None, "1", "2"]


@pytest.mark.parametrize("following", [None, "", 3])
async def test_that_a_scan_without_a_scroll_id_is_over(following):
    async def fetch(_scroll_id):
        return {"results": ["A1"], "scroll_id": following}

    assert await scan(fetch) == ["A1"]


@pytest.mark.parametrize("pages", [[["A1", "A2"]], [["A1"], ["A2"]], [["A1"], ["A2"], ["A1"]]])
async def test_that_a_scan_that_goes_in_circles_ends(pages):
    calls = 0

    async def fetch(_scroll_id):
        nonlocal calls
        calls += 1
        return {"results": pages[(calls - 1) % len(pages)], "scroll_id": "again"}

    assert sorted(await scan(fetch)) == sorted({value for page in pages for value in page})
    assert calls <= 2 * len(pages) + 2


@pytest.mark.parametrize(
    "error",
    [
        EXPIRED,
        NotFound(status=404, error="not_found", **WHERE),
        ServerFault(status=500, error="", **WHERE),
    ],
)
async def test_that_an_expired_scroll_is_begun_again_without_repeats(error):
    pages = [[f"A{n}" for n in range(first, first + 10)] for first in range(0, 50, 10)]
    scroll = Scroll(pages, faults={3: error, 8: error})
    assert await scan(scroll) == [f"A{n}" for n in range(50)]


async def test_that_a_scroll_that_keeps_expiring_is_given_up():
    scroll = Scroll([["A1"], ["A2"]], faults={2: EXPIRED, 4: EXPIRED, 6: EXPIRED})
    with pytest.raises(Refused):
        await scan(scroll)
    assert scroll.calls == 6


async def test_that_a_scan_that_never_begins_is_not_repeated():
    scroll = Scroll([], faults={1: EXPIRED})
    with pytest.raises(Refused):
        await scan(scroll)
    assert scroll.calls == 1


async def test_that_what_is_there_all_the_time_is_never_missed_by_a_scan():
    draw = random.Random(5)
    for _ in range(50):
        alive = [f"A{n}" for n in range(200)]
        kept = set(alive)

        async def fetch(scroll_id, alive=alive):
            first = 0 if scroll_id is None else int(scroll_id)
            # A scan of a snapshot, with repeats of rows that move.
            page = alive[first : first + 20] + draw.sample(alive, 2)
            return {"results": page, "scroll_id": str(first + 20)} if first < 200 else None

        found = await scan(fetch)
        assert set(found) == kept
        assert len(found) == len(kept)
