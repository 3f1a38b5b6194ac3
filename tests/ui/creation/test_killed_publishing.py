"""kill -9 between publishing and the answer: nothing twice, and nothing lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.workspace.journal.outbox import OutboxState
from tests import ROOT
from tests.stands.creation_shop import creation_shop
from tests.ui.creation.killed_publishing import open_files
from tests.ui.creation.test_creating import Bench

SCRIPT = Path(__file__).with_name("killed_publishing.py")


def killed_at(folder: Path, when: str) -> str:
    """Publish in another process, kill it when the request is at the marketplace; its draft."""
    child = subprocess.Popen(
        [sys.executable, str(SCRIPT), str(folder), when],
        env=os.environ | {"PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdout is not None
    try:
        draft_id = child.stdout.readline().strip()
        assert child.stdout.readline().strip() == "now"
    finally:
        child.kill()
        child.wait()
        child.stdout.close()
    return draft_id


@pytest.mark.parametrize(("when", "there"), [("before", 0), ("after", 1)])
async def test_that_a_new_listing_is_there_once_after_a_kill(
    when: str, there: int, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for pause in ("app.ui.creation.choosing.PAUSE_SECONDS", "app.ui.editor.autosave.PAUSE_SECONDS"):
        monkeypatch.setattr(pause, 0.0)
    (tmp_path / "store").mkdir()
    market = open_files(tmp_path)
    market.database.close()
    draft_id = killed_at(tmp_path, when)
    market = open_files(tmp_path)
    async with creation_shop(market, tmp_path / "shop") as shop:
        (row,) = shop.rows()
        assert row.state is OutboxState.SENDING
        found = [one for one in market_titles(market) if one == "Camisa de lino"]
        assert len(found) == there
        bench = Bench(shop, qtbot, tmp_path)
        # What was typed stands there again, and cannot be published a second time.
        creation = await bench.open(draft_id)
        assert creation.history.draft.value("title") == "Camisa de lino"
        assert not bench.publish.isEnabled()
        await bench.worked()
        if when == "after":
            assert len(bench.listed) == 1
            assert [one.state for one in shop.rows()] == [OutboxState.DONE]
        else:
            # A request may still be on its way somewhere: whether to list it again is asked.
            assert [one.state for one in shop.rows()] == [OutboxState.HELD]
            assert "decide in the outbox" in bench.said()
            assert creation.history.draft.value("price") == 120
        assert market_titles(market).count("Camisa de lino") == there
        assert shop.wire.posted == 0
        await bench.close()
        assert not bench.failures
        bench.creation.widget.hide()
    market.database.close()


def market_titles(market: Any) -> list[str]:
    ids = [row[0] for row in market.database.rows("SELECT id FROM items")]
    return [str(market.items.read(id_)["title"]) for id_ in ids]
