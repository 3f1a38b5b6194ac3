"""Uploads that grow when they are decoded cost the marketplace neither its memory nor its time."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import pytest

from tests.stands.bombs import MOST_GROWTH, bombs, photograph, square
from tests.stands.processes import Served, running

pytestmark = pytest.mark.usefixtures("forked")

MOST_SECONDS = 2.0
"""For a read while a picture is decoded: decoding alone takes longer."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with running(tmp_path_factory.mktemp("store")) as made:
        yield made


def upload(served: Served, data: bytes, **query: str) -> httpx.Response:
    """Add a picture to the first active listing of a seller."""
    site, token = next(iter(served.tokens.items()))
    with served.client() as client:
        token = query.get("access_token", token)
        found = client.get(
            f"/users/{served.users[site]}/items/search",
            params={"access_token": served.tokens[site], "status": "active"},
        ).json()
        return client.post(
            f"/items/{found['results'][0]}/pictures",
            params={"access_token": token},
            files={"file": ("a.png", data, "image/png")},
            timeout=60,
        )


@contextmanager
def memory_of(served: Served) -> Iterator[list[int]]:
    """How many bytes the marketplace's own process took more, at most: the last of the list."""
    process, seen, ended = psutil.Process(served.process.pid), [0], threading.Event()
    before = process.memory_info().rss

    def watch() -> None:
        while not ended.wait(0.002):
            seen.append(max(seen[-1], process.memory_info().rss - before))

    watcher = threading.Thread(target=watch)
    watcher.start()
    yield seen
    ended.set()
    watcher.join()


@pytest.mark.prove
def test_that_no_upload_costs_80_megabytes(served: Served) -> None:
    assert upload(served, photograph(300)).status_code == 201
    with memory_of(served) as seen, ThreadPoolExecutor(4) as several:
        for answer in several.map(lambda data: upload(served, data), [*bombs().values()] * 2):
            assert answer.status_code in (201, 400), answer.text
    print(f"+{seen[-1] / 1024 / 1024:.1f} MB")
    assert seen[-1] < MOST_GROWTH


def test_that_others_are_answered_while_a_picture_is_decoded(served: Served) -> None:
    slow = square(6_300, "RGBA")
    with served.client() as client, ThreadPoolExecutor(1) as aside:
        anybody = f"/users/{next(iter(served.users.values()))}"
        client.get(anybody)
        uploading = aside.submit(upload, served, slow)
        longest = 0.0
        while not uploading.done():
            began = time.perf_counter()
            assert client.get(anybody).status_code == 200
            longest = max(longest, time.perf_counter() - began)
        assert uploading.result().status_code == 201
    print(f"longest read {longest * 1000:.0f} ms")
    assert longest < MOST_SECONDS


def test_that_the_decoder_is_for_the_owner_alone_and_ends_with_the_marketplace(
    tmp_path: Path,
) -> None:
    with running(tmp_path / "store") as served:
        children = psutil.Process(served.process.pid).children
        *_, stranger = served.tokens.values()
        assert upload(served, photograph(60), access_token=stranger).status_code == 403
        assert upload(served, photograph(60), access_token="x").status_code in (400, 401)
        assert children() == []
        assert upload(served, photograph(60)).status_code == 201
        (decoder,) = children()
        served.process.kill()
        served.process.wait()
        _, alive = psutil.wait_procs([decoder], timeout=10)
        assert not [one for one in alive if one.status() != psutil.STATUS_ZOMBIE]
