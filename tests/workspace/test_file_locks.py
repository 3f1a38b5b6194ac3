"""SQLite keeps its locks on a file that this process has open, whatever else opens it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.folder import Workspace
from app.workspace.journal.journal import Journal
from app.workspace.listing_rows import ROW_COLUMNS
from app.workspace.sqlite.open_files import is_open_here
from tests.stands.sample import sample_rows

TITLE = f"SELECT {ROW_COLUMNS} FROM items ORDER BY number LIMIT 1"
# What a worker does that starts when there is work and ends when it is idle.
WORKER = """
import sys
from pathlib import Path
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.sample import sample_rows

writer = CatalogWriter(Path(sys.argv[1]))
writer.put([(sample_rows(1)[0]._replace(title=sys.argv[2]), b"{}")])
writer.tidy()
writer.close()
"""


def _work(path: Path, title: str) -> None:
    subprocess.run([sys.executable, "-c", WORKER, str(path), title], check=True)


def test_that_a_reader_follows_a_worker_that_has_gone_and_come_back(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    _work(path, "first")
    first, second = CatalogReader(path), CatalogReader(path)
    seen = [first.items(TITLE)[0].title, second.items(TITLE)[0].title]
    revisions = [first.revision()]
    for title in ("after the break", "and once more"):
        _work(path, title)
        # The log of the one who left must still be there for the one who reads.
        assert path.with_name("catalogue.db-wal").exists()
        seen += [first.items(TITLE)[0].title, second.items(TITLE)[0].title]
        revisions.append(first.revision())
    first.close()
    second.close()
    assert seen == ["first"] * 2 + ["after the break"] * 2 + ["and once more"] * 2
    assert len(set(revisions)) == 3


@pytest.mark.skipif(not Path("/proc/locks").exists(), reason="the system does not tell its locks")
def test_that_opening_a_second_connection_keeps_the_locks_of_the_first(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    writer.put([(sample_rows(1)[0], b"{}")])
    reader = CatalogReader(path)
    assert reader.items(TITLE)
    before = _locks(path)
    again = CatalogReader(path)
    assert again.items(TITLE)
    again.close()
    assert before
    assert _locks(path) == before
    reader.close()
    writer.close()


def _locks(path: Path) -> set[str]:
    """The locks on the file, as the system tells them: owner and first byte."""
    inode = f":{path.stat().st_ino}"
    lines = Path("/proc/locks").read_text(encoding="ascii").splitlines()
    return {line.split(":", 1)[1] for line in lines if f"{inode} " in line and "->" not in line}


def test_that_a_file_counts_as_connected_until_its_last_connection_closes(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.db")
    strange = Journal(tmp_path / "journal.db")
    assert is_open_here(tmp_path / "journal.db")
    journal.close()
    assert is_open_here(tmp_path / "journal.db")
    strange.close()
    strange.close()
    assert not is_open_here(tmp_path / "journal.db")
    assert not is_open_here(tmp_path / "nothing.db")


def test_that_a_broken_beginning_is_still_noticed_at_the_first_connection(tmp_path: Path) -> None:
    workspace = Workspace(tmp_path)
    workspace.journal().close()
    data = bytearray(workspace.journal_path.read_bytes())
    data[18] = 9
    workspace.journal_path.write_bytes(data)
    journal = workspace.journal()
    assert journal.salvaged == 0
    journal.close()
