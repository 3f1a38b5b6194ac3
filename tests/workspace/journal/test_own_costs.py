"""Own figures in the journal: exact, whole or not at all, and carried by what carries the rest."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from app.rules.offer.own_figures import CodeFigures, OwnCharge
from app.workspace.errors import StorageError
from app.workspace.folder import Workspace
from app.workspace.journal.journal import Journal
from app.workspace.journal.own_costs import OwnCosts
from app.workspace.journal.tables import OWN_FIGURES
from app.workspace.sqlite.database import open_writing
from app.workspace.sqlite.migrations import migrate, scripts_of

D = Decimal
FIRST = CodeFigures("A-1", D("0.125"), None, D("0.165"), D("99.9"), "MXN")
SECOND = CodeFigures("ñandú 2", None, D("3.50"))
CHARGE = OwnCharge("MX", "MX1", "gold_pro", D("299"), D("0.175"), D("25.5"))


@pytest.fixture
def folder(tmp_path: Path) -> Workspace:
    return Workspace(tmp_path / "shop")


@pytest.fixture
def journal(folder: Workspace) -> Iterator[Journal]:
    journal = folder.journal()
    yield journal
    journal.close()


def test_that_figures_come_back_exact_and_blanks_stay_blank(
    folder: Workspace, journal: Journal
) -> None:
    costs = OwnCosts(journal)
    assert costs.revision() == ""
    costs.put([FIRST, SECOND])
    costs.put_charges([CHARGE])
    journal.close()
    again = OwnCosts(folder.journal())
    assert again.all() == [FIRST, SECOND]
    assert dict(again.of(["A-1", "", "none", "A-1"])) == {"A-1": FIRST}
    assert again.charges() == [CHARGE]


def test_that_nothing_given_removes_a_code_and_every_change_is_reported(journal: Journal) -> None:
    costs = OwnCosts(journal)
    seen = set()
    for figures in (FIRST, SECOND, CodeFigures("A-1")):
        costs.put([figures])
        seen.add(costs.revision())
    assert len(seen) == 3
    assert costs.all() == [SECOND]
    costs.put_charges([CHARGE])
    costs.put_charges([], instead_of=[CHARGE.place])
    assert costs.charges() == []
    assert costs.revision() not in seen


def test_that_what_fails_half_way_leaves_all_as_it_was(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    costs = OwnCosts(journal)
    costs.put([FIRST])
    before = costs.revision()
    insert = journal.insert

    def failing(table: object, values: dict[str, object], **rest: object) -> int:
        if values["code"] == SECOND.code:
            raise StorageError("the disk is full")
        return insert(table, values, **rest)

    monkeypatch.setattr(journal, "insert", failing)
    with pytest.raises(StorageError):
        costs.put([CodeFigures("A-1", D(7)), SECOND])
    assert (costs.all(), costs.revision()) == ([FIRST], before)


def test_that_a_damaged_row_is_noted_and_no_figure_is_made_of_it(journal: Journal) -> None:
    costs = OwnCosts(journal)
    costs.put([FIRST, SECOND])
    journal.database.run("UPDATE own_figures SET unit_cost = '5' WHERE code = 'A-1'")
    assert costs.all() == [SECOND]
    assert {one.table for one in journal.damaged} == {"own_figures"}


@pytest.mark.parametrize("text", ["x", "-1", "NaN", "1E+30", "0.123456789", "inf"])
def test_that_a_row_with_a_fitting_checksum_and_no_figure_is_damaged(
    journal: Journal, text: str
) -> None:
    row = {"saved_at": 1, "packaging": "", "tax": "", "floor": "", "currency_id": ""}
    journal.insert(OWN_FIGURES, {**row, "code": "A-1", "unit_cost": text})
    assert OwnCosts(journal).all() == []
    assert journal.damaged


def test_that_an_older_journal_gets_the_tables_and_one_that_is_only_read_has_none(
    tmp_path: Path,
) -> None:
    path = tmp_path / "journal.db"
    old = open_writing(path, ())
    migrate(old, scripts_of("journal", 4))
    old.close()
    reading = Journal(path, read_only=True)
    assert (OwnCosts(reading).all(), OwnCosts(reading).revision()) == ([], "")
    reading.close()
    journal = Journal(path)
    OwnCosts(journal).put([FIRST])
    journal.close()
    reading = Journal(path, read_only=True)
    assert OwnCosts(reading).all() == [FIRST]
    reading.close()


def test_that_a_backup_brings_figures_back_over_others_and_deletes_none(
    folder: Workspace, journal: Journal
) -> None:
    costs = OwnCosts(journal)
    costs.put([FIRST])
    costs.put_charges([CHARGE])
    backup = folder.backups().make(journal)
    costs.put([CodeFigures("A-1", D(9)), SECOND])
    costs.put_charges([], instead_of=[CHARGE.place])
    before = costs.revision()
    found = folder.backups().restore(backup, journal)
    assert (found.own_figures, found.own_charges, found.rows) == (1, 1, 2)
    assert (costs.all(), costs.charges()) == ([FIRST, SECOND], [CHARGE])
    assert costs.revision() != before


@pytest.mark.parametrize("broken", [(0, 16), (0, 4096), (40, 60)])
def test_that_figures_are_saved_from_a_damaged_file(
    folder: Workspace, journal: Journal, broken: tuple[int, int]
) -> None:
    costs = OwnCosts(journal)
    costs.put([FIRST, SECOND])
    costs.put_charges([CHARGE])
    journal.close()
    data = bytearray(folder.journal_path.read_bytes())
    first, last = broken
    data[first:last] = bytes(last - first)
    folder.journal_path.write_bytes(data)
    saved = folder.journal()
    try:
        assert saved.salvaged or broken == (40, 60)
        assert OwnCosts(saved).all() == [FIRST, SECOND]
        assert OwnCosts(saved).charges() == [CHARGE]
    finally:
        saved.close()
