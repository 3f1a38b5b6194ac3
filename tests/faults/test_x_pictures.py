"""X-10 and X-13: pictures that are small files and large in every other way."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from app.clock import SystemClock
from app.engine.connection import Connection
from app.engine.listings.pictures import PictureFiles
from app.workspace.folder import Workspace
from tests.faults.wire_line import growth
from tests.stands.bombs import MOST_GROWTH, square

FRAMES = 10_000
PROFILE = b"a secret place " * 600_000
"""Nine megabytes, in pieces of 64 kB as the format has them."""


@pytest.fixture
def files(tmp_path: Path) -> PictureFiles:
    return PictureFiles(Workspace(tmp_path / "shop"), Connection(SystemClock()))


def animated() -> bytes:
    """A GIF of many frames: the first is red, the others say so again."""
    target = io.BytesIO()
    first, other = (Image.new("P", (60, 60), colour) for colour in (1, 2))
    for image in (first, other):
        image.putpalette([0, 0, 0, 200, 30, 30, 30, 200, 30])
    first.save(target, "GIF", save_all=True, append_images=[other], loop=0)
    data = target.getvalue()
    # The second frame as the format writes it, over and over, before the mark of the end.
    start = data.rindex(b"\x21\xf9\x04")
    return data[:-1] + data[start:-1] * (FRAMES - 2) + data[-1:]


@pytest.mark.parametrize(("side", "mode"), [(8_000, "RGBA"), (10_000, "L"), (30_000, "L")])
async def test_that_x10_a_picture_of_too_many_pixels_is_never_decoded(
    files: PictureFiles, side: int, mode: str
) -> None:
    data = square(side, mode)
    with growth() as memory:
        refused = await files.prepare(data)
    assert [finding.code for finding in refused.findings] == ["picture.too_large"]
    assert memory.most < MOST_GROWTH


async def test_that_x13_of_an_animation_the_first_frame_is_taken(files: PictureFiles) -> None:
    data = animated()
    with growth() as memory:
        ready = await files.prepare(data)
    assert ready.path is not None
    with Image.open(ready.path) as stored:
        red, green, _ = stored.convert("RGB").getpixel((30, 30))
        assert (getattr(stored, "n_frames", 1), red > 150 > green) == (1, True)
    assert memory.most < MOST_GROWTH


async def test_that_x13_a_profile_of_megabytes_is_not_kept(files: PictureFiles) -> None:
    target = io.BytesIO()
    Image.new("RGB", (400, 300), "teal").save(target, "JPEG", icc_profile=PROFILE)
    assert len(target.getvalue()) > len(PROFILE)
    ready = await files.prepare(target.getvalue())
    assert ready.path is not None
    assert ready.path.stat().st_size < 20_000
    assert b"secret" not in ready.path.read_bytes()
