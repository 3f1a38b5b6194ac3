"""Own figures kept by a program while another process has the catalog."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path

import pytest

from app.engine.cost_keeping import CostKeeping
from app.engine.costs.figures_table import FiguresPatch
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import PRICED
from app.workspace.folder import Workspace
from app.workspace.journal.own_costs import OwnCosts
from app.workspace.lock import ProcessLock

PATCH = FiguresPatch("A-1", {"unit_cost": Decimal(40)})


@pytest.fixture
def folder(tmp_path: Path) -> Workspace:
    folder = Workspace(tmp_path / "shop")
    folder.journal().close()
    writer = CatalogWriter(folder.catalog_path)
    writer.put_fact("site_id", "MX")
    writer.close()
    return folder


def priced(folder: Workspace) -> bool:
    journal, catalog = folder.journal_to_read(), folder.catalog()
    try:
        return catalog.fact(PRICED) == OwnCosts(journal).revision()
    finally:
        journal.close()
        catalog.close()


def test_that_nets_follow_where_the_process_that_has_the_catalog_ends(folder: Workspace) -> None:
    lock = ProcessLock(folder.lock_path)
    pauses: list[float] = []

    def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 3:
            lock.release()

    assert CostKeeping(folder, pause=pause).patch([PATCH]).changed == 1
    assert len(pauses) == 3
    assert priced(folder)


def test_that_a_process_that_is_busy_for_long_is_not_waited_for_for_ever(
    folder: Workspace,
) -> None:
    lock = ProcessLock(folder.lock_path)
    pauses: list[float] = []
    assert CostKeeping(folder, pause=pauses.append).patch([PATCH]).changed == 1
    assert 30 < sum(pauses) <= 60.1
    assert not priced(folder)
    lock.release()
