"""Findings are values: equal by all they say, and hashable."""

from __future__ import annotations

import pytest

from app.rules.findings import Finding, Severity, errors_of, warnings_of

ERROR = Finding.error("title", "item.title.too_long", length=61, longest=60)
WARNING = Finding.warning("attributes.A", "item.attributes.omitted", attribute="A")


def test_that_a_finding_carries_its_figures() -> None:
    assert ERROR.params == {"length": 61, "longest": 60}
    assert ERROR.severity is Severity.ERROR
    assert ERROR.is_error
    assert not WARNING.is_error


def test_that_figures_may_have_any_name() -> None:
    assert Finding.error("a", "answer.dropped", path=1, code=2).params == {"path": 1, "code": 2}


def test_that_findings_are_equal_by_all_they_say_and_can_be_in_a_set() -> None:
    again = Finding.error("title", "item.title.too_long", length=61, longest=60)
    longer = Finding.error("title", "item.title.too_long", length=62, longest=60)
    assert again == ERROR
    assert longer != ERROR
    assert len({ERROR, again, longer}) == 2


def test_that_a_finding_is_frozen() -> None:
    with pytest.raises(AttributeError):
        ERROR.path = "price"


def test_that_errors_and_warnings_are_with_own_name() -> None:
    assert errors_of([WARNING, ERROR]) == (ERROR,)
    assert warnings_of([WARNING, ERROR]) == (WARNING,)
