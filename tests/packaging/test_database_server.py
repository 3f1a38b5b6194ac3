"""Without a database server tests are skipped and say so; where one is required they fail."""

from __future__ import annotations

import pytest

from tests import ROOT
from tests.stands import postgresql_server as stand


@pytest.fixture(autouse=True)
def without_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stand, "programs", lambda: None)


def test_that_a_test_without_a_server_is_skipped_and_says_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv(stand.REQUIRED, raising=False)
    with (
        pytest.raises(pytest.skip.Exception, match="setup --postgresql"),
        stand.postgresql_server(),
    ):
        raise AssertionError


def test_that_a_test_without_a_server_fails_where_one_is_required(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setenv(stand.REQUIRED, "1")
    with (
        pytest.raises(pytest.fail.Exception, match="setup --postgresql"),
        stand.postgresql_server(),
    ):
        raise AssertionError


def test_that_what_a_change_has_to_pass_requires_one():
    assert f"export {stand.REQUIRED}=1" in (ROOT / ".ci" / "run").read_text()
