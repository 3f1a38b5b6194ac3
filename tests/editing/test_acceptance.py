"""How whole a change arrived, counted by fields."""

from __future__ import annotations

import pytest

from app.commands.wording import acceptance_text
from app.editing.acceptance import CHANGED, DROPPED, OMITTED, Acceptance, acceptance_of
from app.editing.row_result import RowResult
from app.engine.outbox.outbox import OutboxState
from app.engine.outbox.send_report import Sent, SentRow
from app.rules.findings import Finding


@pytest.mark.parametrize(
    ("told", "unmet", "arrival"),
    [
        ([], (), Acceptance()),
        ([("title", CHANGED)], (), Acceptance(changed=1)),
        ([("title", CHANGED)], ("title",), Acceptance(changed=1)),
        ([], ("title",), Acceptance(changed=1)),
        ([("title", DROPPED)], ("title",), Acceptance(dropped=1)),
        ([("attributes.A", OMITTED), ("attributes.A", DROPPED)], (), Acceptance(dropped=1)),
        # A word on attributes that names none, and the one that is found missing.
        ([("attributes", OMITTED), ("attributes.A", DROPPED)], (), Acceptance(dropped=1)),
        ([("attributes", OMITTED), ("", OMITTED)], (), Acceptance(dropped=2)),
        ([("attributes.A", CHANGED), ("attributes.A", DROPPED)], (), Acceptance(dropped=1)),
        ([("", "x"), ("title", "x")], ("title",), Acceptance(remarks=2)),
        ([("title", CHANGED), ("price", DROPPED), ("", "x")], (), Acceptance(1, 1, 1)),
    ],
)
def test_that_each_field_counts_once_by_the_worst_that_became_of_it(
    told: list[tuple[str, str]], unmet: tuple[str, ...], arrival: Acceptance
) -> None:
    assert acceptance_of([Finding.warning(*one) for one in told], unmet) == arrival
    assert arrival.is_whole is (not told and not unmet)


@pytest.mark.parametrize(
    ("arrival", "words"),
    [
        (Acceptance(), ""),
        (Acceptance(dropped=1), "1 field dropped"),
        (Acceptance(2, 1, 3), "2 fields dropped, 1 field changed, 3 remarks"),
    ],
)
def test_that_the_history_of_a_command_counts_what_did_not_arrive(
    arrival: Acceptance, words: str
) -> None:
    assert acceptance_text(arrival) == words


@pytest.mark.parametrize(
    ("code", "unmet", "outcome", "not_done"),
    [
        (None, (), "done", 0),
        (None, ("title",), "changed", 1),
        (CHANGED, ("title",), "changed", 1),
        (DROPPED, ("title",), "dropped", 1),
    ],
)
def test_that_a_command_says_done_only_of_what_is_as_it_was_sent(
    code: str | None, unmet: tuple[str, ...], outcome: str, not_done: int
) -> None:
    findings = (Finding.warning("title", code),) if code else ()
    row = SentRow(1, "MX1", "", OutboxState.DONE, 1, RowResult(findings, unmet=unmet))
    assert row.outcome == outcome
    assert Sent((row,), {OutboxState.DONE: 1}).not_done == not_done
