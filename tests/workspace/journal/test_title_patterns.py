"""Patterns for titles beside the drafts: one for each category, and no draft of a listing."""

from __future__ import annotations

import pytest

from app.editing.draft import TITLE_PATTERN
from app.workspace.journal.drafts import Drafts
from app.workspace.journal.journal import Journal, RowKey
from app.workspace.journal.title_patterns import TitlePatterns
from tests.stands.journal_rows import draft_of


@pytest.fixture
def journal(tmp_path):
    return Journal(tmp_path / "journal.db")


def test_that_each_category_has_its_own_and_the_last_one_counts(journal, tmp_path):
    patterns = TitlePatterns(journal)
    patterns.keep("MX1", "Tenis {BRAND}")
    patterns.keep("MX2", "Libro {BOOK_TITLE}")
    patterns.keep("MX1", "Tenis {BRAND} {MODEL}")
    again = TitlePatterns(Journal(tmp_path / "journal.db"))
    assert [again.find(one) for one in ("MX1", "MX2", "MX3", "")] == [
        "Tenis {BRAND} {MODEL}",
        "Libro {BOOK_TITLE}",
        "",
        "",
    ]


def test_that_an_empty_one_is_forgotten(journal):
    patterns = TitlePatterns(journal)
    patterns.keep("MX1", "Tenis {BRAND}")
    patterns.keep("MX1", "  ")
    assert patterns.find("MX1") == ""


def test_that_a_pattern_is_no_draft_of_a_listing(journal):
    drafts = Drafts(journal)
    drafts.keep(draft_of("MX9"))
    TitlePatterns(journal).keep("MX1", "Tenis {BRAND}")
    assert [kept.draft.item_id for kept in drafts.all()] == ["MX9"]


def test_that_a_damaged_one_is_noted_and_not_given_out(journal):
    patterns = TitlePatterns(journal)
    patterns.keep("MX1", "Tenis {BRAND}")
    journal.database.run("UPDATE drafts SET body = ?", (b"{",))
    assert patterns.find("MX1") == ""
    assert RowKey("drafts", f"{TITLE_PATTERN}MX1") in journal.damaged
