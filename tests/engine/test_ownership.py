"""The files of a shop are of one marketplace and one seller, and go to no other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.engine.notices import NoticeError
from app.engine.ownership import admit, claim, marketplace_of
from app.workspace.errors import BelongsElsewhere
from app.workspace.journal.backups import Backups
from app.workspace.journal.journal import Journal
from app.workspace.journal.owner import Owner, bind, owner_of
from app.workspace.journal.tables import DRAFTS

A, B = "https://a.example", "https://b.example"
OLD, NEW = "practice:0a", "practice:0b"


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    with closing(Journal(tmp_path / "journal.db")) as opened:
        yield opened


def leave_unsent(journal: Journal) -> None:
    journal.insert(DRAFTS, {"item_id": "MX1", "saved_at": 1, "body": b"{}"})


@pytest.mark.parametrize(
    ("base_url", "store", "known_by"),
    [
        ("https://a.example", None, "https://a.example"),
        ("https://A.example:443/api/", None, "https://a.example"),
        ("https://a.example:8443", None, "https://a.example:8443"),
        ("http://127.0.0.1:8000", None, "http://127.0.0.1:8000"),
        ("http://127.0.0.1:8000", "0a", "practice:0a"),
    ],
)
def test_that_a_marketplace_is_known_by_its_origin_or_its_store(
    base_url: str, store: str | None, known_by: str
) -> None:
    assert marketplace_of(base_url, store=store) == known_by


def outcome(journal: Journal, wanted: Owner, *, adopt: bool = False) -> str:
    """What a claim ends in: the code of its notice, or whose the journal is then."""
    try:
        claim(journal, wanted, adopt=adopt)
    except NoticeError as error:
        return error.notice.code
    assert owner_of(journal.database) == wanted
    return "theirs"


@pytest.mark.parametrize(
    ("found", "unsent", "wanted", "ends", "adopted"),
    [
        (None, False, (A, "7"), "theirs", "theirs"),
        (None, True, (A, "7"), "unsent_unplaced", "theirs"),
        ((A, "7"), True, (A, "7"), "theirs", "theirs"),
        ((A, "7"), False, (B, "7"), "other_marketplace", "other_marketplace"),
        ((A, "7"), True, (B, "7"), "other_marketplace", "other_marketplace"),
        ((A, "7"), False, (A, "8"), "other_seller", "other_seller"),
        ((A, "7"), False, (NEW, "7"), "other_marketplace", "other_marketplace"),
        ((OLD, "7"), False, (A, "7"), "other_marketplace", "other_marketplace"),
        # A practice shop that was made anew may go on with the same files, once nothing waits.
        ((OLD, "7"), False, (NEW, "9"), "theirs", "theirs"),
        ((OLD, "7"), True, (NEW, "7"), "unsent_unplaced", "theirs"),
        ((OLD, "7"), True, (OLD, "8"), "unsent_unplaced", "theirs"),
    ],
)
def test_that_what_is_unsent_goes_to_nobody_it_was_not_made_for(
    journal: Journal,
    found: tuple[str, str] | None,
    unsent: bool,
    wanted: tuple[str, str],
    ends: str,
    adopted: str,
) -> None:
    if found is not None:
        bind(journal.database, Owner(*found))
    if unsent:
        leave_unsent(journal)
    assert outcome(journal, Owner(*wanted)) == ends
    if ends != "theirs":
        assert owner_of(journal.database) == (found and Owner(*found))
    assert outcome(journal, Owner(*wanted), adopt=True) == adopted


def test_that_another_marketplace_is_refused_before_anybody_is_asked_who_we_are(
    journal: Journal,
) -> None:
    bind(journal.database, Owner(A, "7"))
    admit(journal, A)
    with pytest.raises(NoticeError) as caught:
        admit(journal, B)
    assert caught.value.notice.params == {"mine": A, "theirs": B}


def test_that_a_backup_of_another_shop_is_not_taken(tmp_path: Path, journal: Journal) -> None:
    (tmp_path / "other").mkdir()
    with closing(Journal(tmp_path / "other" / "journal.db")) as other:
        bind(other.database, Owner(B, "7"))
        leave_unsent(other)
        backup = Backups(tmp_path / "other").make(other)
    bind(journal.database, Owner(A, "7"))
    with pytest.raises(BelongsElsewhere):
        Backups(tmp_path).restore(backup, journal)
    assert not journal.select(DRAFTS)


def test_that_a_journal_without_an_owner_becomes_the_backups_owners(
    tmp_path: Path, journal: Journal
) -> None:
    bind(journal.database, Owner(A, "7"))
    backup = Backups(tmp_path).make(journal)
    (tmp_path / "new").mkdir()
    with closing(Journal(tmp_path / "new" / "journal.db")) as fresh:
        Backups(tmp_path / "new").restore(backup, fresh)
        assert owner_of(fresh.database) == Owner(A, "7")


def test_that_a_salvaged_journal_is_still_of_the_same_shop(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    with closing(Journal(path)) as first:
        bind(first.database, Owner(A, "7"))
        for number in range(400):
            body = b"x" * 400
            first.insert(DRAFTS, {"item_id": f"MX{number}", "saved_at": 1, "body": body})
    data = bytearray(path.read_bytes())
    data[-4096 * 8 : -4096 * 7] = b"\xff" * 4096
    path.write_bytes(data)
    with closing(Journal(path)) as second:
        assert second.salvaged
        assert owner_of(second.database) == Owner(A, "7")
