"""Changes under a name: kept whole, found however it is written, and nothing else taken for one."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.engine.plans.saved_changes import LONGEST_NAME, SavedChange, SavedChanges

RISE = SavedChange("Fin de mes", ("price=+7%", "price=to=.99"), (("price", "percent", ("+7",)),))


@pytest.fixture
def changes(tmp_path: Path) -> SavedChanges:
    return SavedChanges(tmp_path / "changes")


def test_that_a_change_is_found_as_it_was_saved_however_its_name_is_written(
    changes: SavedChanges,
) -> None:
    assert changes.all() == []
    assert changes.find("Fin de mes") is None
    changes.keep(RISE)
    for name in ("Fin de mes", " fin  DE\nmes "):
        assert changes.find(name) == RISE
    changes.keep(SavedChange("FIN DE MES", ("stock=1",)))
    assert [one.operations for one in changes.all()] == [("stock=1",)]
    changes.keep(SavedChange("a/../b" + "x" * 200, ("stock=2",)))
    assert [len(one.name) for one in changes.all()] == [LONGEST_NAME, len("FIN DE MES")]
    assert changes.near("Fin de mez") == "FIN DE MES"
    changes.drop("fin de mes")
    changes.drop("fin de mes")
    assert changes.find("Fin de mes") is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"vitrina_change": 2, "name": "N", "operations": ["stock=1"]}',
        '{"vitrina_change": 1, "name": "", "operations": ["stock=1"]}',
        '{"vitrina_change": 1, "name": "N", "operations": []}',
        '{"vitrina_change": 1, "name": 3, "operations": "stock=1"}',
    ],
)
def test_that_what_is_no_change_is_passed_over(
    changes: SavedChanges, tmp_path: Path, text: str
) -> None:
    changes.keep(RISE)
    (tmp_path / "changes" / "other.change.json").write_text(text)
    assert changes.all() == [RISE]
