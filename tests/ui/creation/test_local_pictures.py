"""Pictures of a new listing that are only here yet: kept with its draft, uploaded once it is there.

Fixtures are those of ``test_creating``.
"""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.editing.values import PictureRef
from app.engine.listings.pictures import PreparedPicture
from app.tasks import TaskScope
from app.ui.pictures.offered import Offered
from app.workspace.journal.outbox import OutboxState
from tests.stands.editor_session import FakePictures
from tests.ui.creation.test_creating import bench, market, shop
from tests.ui.editor.test_pictures import png

__all__ = ["bench", "market", "shop"]

LEFT = Qt.MouseButton.LeftButton


def taken(shop: Any, *sizes: int) -> list[bytes]:
    """Let the shop take pictures of these sizes, and return them as they are pasted."""
    shop.pictures = pictures = FakePictures()
    shop.uploads.mkdir(parents=True, exist_ok=True)
    found = []
    for size in sizes:
        data = png(size)
        sha = hashlib.sha256(data).hexdigest()
        path = shop.uploads / f"{sha}.png"
        path.write_bytes(data)
        pictures.prepared[data] = PreparedPicture(path, 800, 800, sha)
        found.append(data)
    return found


async def pasted(bench: Any, *files: bytes) -> tuple[PictureRef, ...]:
    bench.creation.form._pictures.take(Offered(tuple(files), ()))
    await bench.settle()
    pictures: tuple[PictureRef, ...] = bench.creation.history.draft.pictures()
    return pictures


async def test_that_pasted_pictures_go_with_the_listing_in_their_order(bench, shop) -> None:
    files = taken(shop, 600, 610)
    await bench.filled()
    refs = await pasted(bench, *files)
    assert [ref.kind for ref in refs] == ["file", "file"]
    assert bench.publish.isEnabled(), bench.said()
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    await bench.worked()
    (item_id,) = bench.listed
    item = await shop.api.items.get(item_id)
    (row,) = shop.rows()
    assert row.state is OutboxState.DONE, row.result
    uploaded = row.progress.uploaded
    assert [one["id"] for one in item["pictures"]] == [uploaded[ref.key] for ref in refs]
    assert shop.wire.posted == 1


async def test_that_pictures_of_a_draft_are_there_again_after_a_crash(bench, shop) -> None:
    files = taken(shop, 600)
    creation = await bench.filled()
    refs = await pasted(bench, *files)
    draft_id = creation.history.draft.item_id
    await bench.close()
    bench.scope = TaskScope("after the crash", on_failure=bench._fail)
    again = await bench.open(draft_id)
    assert again.history.draft.pictures() == refs
    await bench.settle()


async def test_that_what_is_no_picture_is_reported_and_left_out(bench, shop) -> None:
    taken(shop)
    await bench.filled()
    assert await pasted(bench, b"no picture") == ()
    assert bench.publish.isEnabled()


@pytest.mark.parametrize("loses", ["the file", "the upload"])
async def test_that_a_failed_upload_leaves_one_listing_and_is_reported(
    bench, shop, loses: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = taken(shop, 600)
    before = shop.mine
    await bench.filled()
    (ref,) = await pasted(bench, *files)
    if loses == "the file":
        (shop.uploads / f"{ref.key}.png").unlink()
    else:
        # The marketplace takes nothing that it cannot draw.
        (shop.uploads / f"{ref.key}.png").write_bytes(b"not a picture any more")
    QTest.mouseClick(bench.publish, LEFT)
    await bench.settle()
    await bench.worked()
    assert (shop.mine, shop.wire.posted) == (before + 1, 1)
    (row,) = shop.rows()
    assert row.state is OutboxState.REFUSED
    assert row.progress.item_id, "the listing is there, without its picture"
    assert bench.listed == [row.progress.item_id]
