"""Pictures as they are dropped: made ready, or refused with the reason."""

from __future__ import annotations

import asyncio
import io
import random
import zlib
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.clock import SystemClock
from app.engine.connection import Connection
from app.engine.listings.pictures import PictureFiles, PreparedPicture
from app.imaging.limits import LONGEST_SIDE, MOST_BYTES, sniff
from app.workspace.folder import Workspace
from tests.stands.fake_marketplace import FakeMarketplace

ORIENTATION = 0x0112


def encoded(
    size: tuple[int, int] = (400, 300), kind: str = "JPEG", mode: str = "RGB", **save: Any
) -> bytes:
    target = io.BytesIO()
    Image.new(mode, size, (200, 30, 30) if mode == "RGB" else (200, 30, 30, 90)).save(
        target, kind, **save
    )
    return target.getvalue()


def turned() -> bytes:
    exif = Image.Exif()
    exif[ORIENTATION] = 6
    exif[0x010E] = "a secret place"
    return encoded((400, 300), exif=exif)


def bomb(side: int) -> bytes:
    """A PNG that says it is ``side`` pixels square, in a few bytes."""
    good = bytearray(encoded((60, 60), "PNG"))
    header = b"IHDR" + side.to_bytes(4, "big") * 2 + good[24:29]
    good[12:29] = header
    good[29:33] = zlib.crc32(header).to_bytes(4, "big")
    return bytes(good)


@pytest.fixture
def files(tmp_path: Path) -> PictureFiles:
    return PictureFiles(Workspace(tmp_path / "shop"), Connection(SystemClock()))


@pytest.mark.parametrize(
    ("data", "size", "suffix", "codes"),
    [
        (encoded(), (400, 300), ".jpg", []),
        (turned(), (300, 400), ".jpg", []),
        (encoded(kind="PNG"), (400, 300), ".jpg", []),
        (encoded(kind="PNG", mode="RGBA"), (400, 300), ".png", []),
        (encoded(kind="WEBP"), (400, 300), ".jpg", []),
        (encoded(kind="GIF"), (400, 300), ".jpg", []),
        (encoded((4000, 1000)), (LONGEST_SIDE, 480), ".jpg", ["picture.shrunk"]),
    ],
)
async def test_that_a_picture_is_made_ready(
    files: PictureFiles, data: bytes, size: tuple[int, int], suffix: str, codes: list[str]
) -> None:
    ready = await files.prepare(data)
    assert (ready.width, ready.height) == size
    assert [finding.code for finding in ready.findings] == codes
    assert ready.path is not None
    assert ready.path == files.path(ready.sha)
    assert (ready.path.suffix, ready.path.stem) == (suffix, ready.sha)
    with Image.open(ready.path) as stored:
        assert stored.size == size
        assert not stored.getexif()
    assert b"secret" not in ready.path.read_bytes()
    assert (await files.prepare(data)).sha == ready.sha


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "picture.not_a_picture"),
        (b"hello", "picture.not_a_picture"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "picture.not_a_picture"),
        (b"%PDF-1.7", "picture.not_a_picture"),
        (b"<html>", "picture.not_a_picture"),
        (b"BM" + bytes(100), "picture.not_a_picture"),
        (b"\xff\xd8\xff" + bytes(100), "picture.not_a_picture"),
        (encoded()[:-900], "picture.cut"),
        (encoded((40, 400)), "picture.too_small"),
        (bomb(30_000), "picture.too_large"),
        (b"\xff\xd8\xff" + bytes(MOST_BYTES), "picture.too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else f"{len(value)} bytes",
)
async def test_that_what_is_no_picture_is_refused_with_its_reason(
    files: PictureFiles, data: bytes, code: str
) -> None:
    refused = await files.prepare(data)
    assert [finding.code for finding in refused.findings] == [code]
    assert refused.findings[0].is_error
    assert (refused.path, refused.sha) == (None, "")


async def test_that_a_file_that_cannot_be_read_is_reported(
    files: PictureFiles, tmp_path: Path
) -> None:
    for path in (tmp_path / "not there.jpg", tmp_path):
        refused = await files.prepare(path)
        assert refused.findings[0].code == "picture.unreadable"


@pytest.mark.parametrize(
    "times", [40, pytest.param(250, marks=pytest.mark.prove)], ids=["a few", "a thousand"]
)
async def test_that_damaged_pictures_never_raise(files: PictureFiles, times: int) -> None:
    draw = random.Random(5)
    for kind in ("JPEG", "PNG", "GIF", "WEBP"):
        whole = bytearray(encoded((80, 80), kind))
        for _ in range(times):
            damaged = bytearray(whole)
            for _ in range(3):
                damaged[draw.randrange(12, len(damaged))] = draw.randrange(256)
            assert isinstance(await files.prepare(bytes(damaged)), PreparedPicture)


@pytest.mark.parametrize("sha", ["", "../x", "0" * 63, "0" * 64, "G" * 64, "\x00" * 64])
def test_that_only_a_checksum_names_a_file(files: PictureFiles, sha: str) -> None:
    assert files.path(sha) is None


@pytest.mark.parametrize(
    ("start", "kind"),
    [
        (b"\xff\xd8\xff\xe0", "JPEG"),
        (b"\x89PNG\r\n\x1a\n", "PNG"),
        (b"GIF89a", "GIF"),
        (b"RIFF\x00\x00\x00\x00WEBP", "WEBP"),
        (b"RIFF\x00\x00\x00\x00WAVE", None),
        (b"\x00\x00\x01\x00", None),
        (b"II*\x00", None),
    ],
)
def test_that_formats_are_recognised_by_their_first_bytes(start: bytes, kind: str | None) -> None:
    assert sniff(start + bytes(40)) == kind


async def test_that_a_thumbnail_is_fetched_once_and_is_small(
    files: PictureFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop = FakeMarketplace()
    shop.faults["fetch"] = [lambda work: work() or encoded((800, 600))]
    monkeypatch.setattr(Connection, "api", shop.api)
    first = await files.thumbnail("http://x/1.jpg", 64, key="P1")
    assert first is not None
    with Image.open(io.BytesIO(first)) as picture:
        assert picture.size == (64, 48)
    assert await files.thumbnail("http://elsewhere/1.jpg", 64, key="P1") == first
    assert shop.count("fetch") == 1


@pytest.mark.parametrize("data", [b"", b"<html>", encoded()[:-900]])
async def test_that_what_is_no_picture_is_no_thumbnail(
    files: PictureFiles, monkeypatch: pytest.MonkeyPatch, data: bytes
) -> None:
    shop = FakeMarketplace()
    shop.faults["fetch"] = [lambda work: data, lambda work: encoded()]
    monkeypatch.setattr(Connection, "api", shop.api)
    assert await files.thumbnail("http://x/1.jpg", 64) is None
    assert await files.thumbnail("http://x/1.jpg", 64) is not None


async def test_that_without_a_marketplace_there_is_no_thumbnail(files: PictureFiles) -> None:
    assert await files.thumbnail("http://x/1.jpg", 64) is None
    await asyncio.sleep(0)
