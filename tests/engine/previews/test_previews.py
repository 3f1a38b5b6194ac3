"""What would become of many listings: worked out row by row, told in pieces, kept as it was."""

from __future__ import annotations

import io
import threading
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import IO, Any, cast

import pytest

from app.domain.wire import read_json, write_json, write_plain
from app.engine.catalog.table_query import ListingQuery
from app.engine.plans.plan_file import read_plan
from app.engine.plans.plan_store import LONGEST_NAME, KeptPlan, PlanStore, renamed
from app.engine.previews.kept_rows import keep_rows, kept_rows
from app.engine.previews.preview_rows import listings_of
from app.engine.previews.question import (
    PreviewOutcome,
    PreviewQuestion,
    PreviewRow,
    problem_of,
    row_of,
)
from app.engine.previews.server import run_previews
from app.engine.queries.errors import QueryError
from app.rules.findings import Finding
from app.rules.guards import Limits
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.sample import sample_rows

COUNT = 60
ROW = PreviewRow(
    "MX1",
    "Mesa",
    "A-1",
    "gold_special",
    "http://127.0.0.1/1.jpg",
    "MXN",
    PreviewOutcome.CHANGES,
    "",
    Decimal("100.00"),
    Decimal("108.50"),
    None,
    Decimal("90.1"),
    (("price", 100, Decimal("108.50")), ("attributes.BRAND", None, {"$choices": [[None, "A"]]})),
    (Finding.warning("shipping.free_shipping", "follows.free_shipping", before=False, after=True),),
    (Finding.warning("price", "guard.lower_net", threshold=Decimal(549)),),
    Decimal(549),
)


@pytest.fixture
def catalog(tmp_path: Path) -> Path:
    path = tmp_path / "catalogue.db"
    writer = CatalogWriter(path)
    rows = sample_rows(COUNT)
    writer.put(
        (
            row,
            write_json(
                {
                    "id": row.id,
                    "title": row.title,
                    "status": "active",
                    "price": 100 + at,
                    "currency_id": "MXN",
                    "category_id": "MX1055",
                    "available_quantity": 4,
                }
            ),
        )
        for at, row in enumerate(rows)
    )
    for name, value in (("user_id", "77"), ("site_id", "MX")):
        writer.put_fact(name, value)
    writer.put_document("category", "MX1055", write_json({"id": "MX1055", "settings": {}}))
    writer.put_document("attributes", "MX1055", b"[]")
    writer.close()
    return path


class _Lines:
    """The lines that a process is given: the next one when ``more`` is set, then the end."""

    def __init__(self, lines: list[bytes]) -> None:
        self._lines = lines
        self.more, self.taken = threading.Semaphore(0), threading.Semaphore(0)

    def __iter__(self) -> Iterator[bytes]:
        for at, line in enumerate(self._lines):
            if at:
                assert self.more.acquire(timeout=20)
            yield line
            self.taken.release()
        assert self.more.acquire(timeout=20)


class _Given(io.BytesIO):
    """What a process says: ``hurried`` it is given the next line after its first piece, else when
    it is done."""

    def __init__(self, lines: _Lines, *, hurried: bool) -> None:
        super().__init__()
        self._given, self._hurried = lines, hurried

    def write(self, data: Any) -> int:
        done = b'"done":true' in bytes(data)
        if done or self._hurried:
            self._given.more.release()
        if self._hurried and not done:
            self._hurried = False
            # Two lines are taken now: the first one and this.
            assert self._given.taken.acquire(timeout=20)
            assert self._given.taken.acquire(timeout=20)
        return super().write(data)


def asked(path: Path, *jobs: dict[str, object], hurried: bool = False) -> list[dict[str, Any]]:
    """What the process answers to these lines."""
    lines = _Lines([write_plain(job) + b"\n" for job in jobs])
    told = _Given(lines, hurried=hurried)
    assert run_previews(path, cast("IO[bytes]", lines), told) == 0
    return [read_json(line) for line in told.getvalue().splitlines()]


def ask(path: Path, question: PreviewQuestion) -> tuple[list[PreviewRow], dict[str, Any]]:
    answers = asked(path, {"serial": 1, "ask": "preview", "question": question.record()})
    rows = [row_of(record) for answer in answers for record in answer.get("rows", ())]
    return rows, answers[-1]


QUESTIONS = (
    PreviewQuestion(("price=+8%",)),
    PreviewQuestion(("title=s/a/b/i", "stock=+3"), ids=("MX1", "MX2")),
    PreviewQuestion(
        ("price=1",),
        query=ListingQuery("mesa", "active", "price", descending=False),
        by_hand={"MX1": {"price": Decimal("1.50")}},
        limits=Limits(Decimal(30), 3, {"MXN": Decimal(9)}, {"MXN": Decimal(4)}),
        shipping_costs={"MX1": 9900, "MX2": None},
    ),
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_that_a_question_is_the_same_on_the_other_side(question: PreviewQuestion) -> None:
    assert PreviewQuestion.of(read_json(write_plain(question.record()))) == question


@pytest.mark.parametrize(
    "row",
    [ROW, ROW._replace(outcome=PreviewOutcome.REFUSED, changes=(), keep_at=None, reason="no_body")],
)
def test_that_a_row_is_the_same_on_the_other_side(row: PreviewRow) -> None:
    assert row_of(read_json(write_plain(row.record()))) == row
    assert ROW.difference is None, "what is unknown is no difference"


def test_that_rows_come_in_pieces_and_in_the_order_of_the_table(catalog: Path) -> None:
    query = ListingQuery(sort="title", descending=False)
    question = PreviewQuestion(("price=+10",), query=query)
    answers = asked(catalog, {"serial": 1, "ask": "preview", "question": question.record()})
    sizes = [len(answer["rows"]) for answer in answers[:-1]]
    assert sum(sizes) == COUNT
    assert sizes[0] == 40, "the first screen comes first"
    rows, last = ask(catalog, question)
    assert last["done"] is True
    assert [row.title for row in rows] == sorted((r.title for r in rows), key=str.casefold)
    ids = tuple(row.item_id for row in rows[7:2:-1])
    named, _ = ask(catalog, PreviewQuestion(("price=+10",), ids=ids))
    assert tuple(row.item_id for row in named) == ids


def test_that_operations_are_done_one_after_the_other(catalog: Path) -> None:
    rows, _ = ask(catalog, PreviewQuestion(("price=+8%", "price=+0%,to=.99"), query=ListingQuery()))
    assert {row.outcome for row in rows} <= {PreviewOutcome.CHANGES, PreviewOutcome.REFUSED}
    for row in rows:
        ((path, before, after),) = row.changes
        assert path == "price"
        assert str(after).endswith(".99")
        assert abs(Decimal(str(after)) - Decimal(str(before)) * Decimal("1.08")) <= Decimal("0.5")


def test_that_a_text_that_is_not_there_keeps_nothing_else_from_being_done(catalog: Path) -> None:
    question = PreviewQuestion(("title=s/zzz/y/", "stock=+1"), query=ListingQuery())
    rows, _ = ask(catalog, question)
    assert all([path for path, _, _ in row.changes] == ["available_quantity"] for row in rows)
    rows, _ = ask(catalog, PreviewQuestion(("title=s/zzz/y/",), query=ListingQuery()))
    assert {(row.outcome, row.reason) for row in rows} == {(PreviewOutcome.UNCHANGED, "not_found")}


def test_that_a_value_by_hand_takes_the_place_of_what_operations_make(catalog: Path) -> None:
    first = ask(catalog, PreviewQuestion((), query=ListingQuery()))[0][0].item_id
    question = PreviewQuestion(
        ("price=+8%",), query=ListingQuery(), by_hand={first: {"price": Decimal("7.25")}}
    )
    rows, _ = ask(catalog, question)
    told = {row.item_id: row.changes[0][2] for row in rows}
    assert told[first] == Decimal("7.25")
    assert sum(value == Decimal("7.25") for value in told.values()) == 1


def test_that_a_query_that_cannot_be_read_is_no_empty_answer(catalog: Path) -> None:
    broken = PreviewQuestion(("stock=5",), query=ListingQuery("price:>many"))
    answers = asked(catalog, {"serial": 1, "ask": "preview", "question": broken.record()})
    assert [sorted(one) for one in answers] == [["done", "query", "serial"]]
    told = problem_of(answers[0]["query"])
    with pytest.raises(QueryError) as known:
        list(listings_of(catalog, broken))
    assert (told.code, told.values, told.place) == (
        known.value.code,
        known.value.values,
        known.value.place,
    )


@pytest.mark.parametrize("text", ["price=eight", "colour=red", "price"])
def test_that_what_cannot_be_read_is_reported_and_ends_nothing(catalog: Path, text: str) -> None:
    question = PreviewQuestion((text,), query=ListingQuery())
    good = PreviewQuestion(("stock=5",), query=ListingQuery())
    _, last = ask(catalog, question)
    assert last["problem"]
    answers = asked(catalog, {"serial": 2, "ask": "preview", "question": good.record()})
    assert answers[-1] == {"serial": 2, "done": True}


def test_that_an_earlier_question_is_not_answered_once_a_later_one_is_there(catalog: Path) -> None:
    jobs = [
        {
            "serial": serial,
            "ask": "preview",
            "question": PreviewQuestion((f"stock={serial}",), query=ListingQuery()).record(),
        }
        for serial in (1, 2)
    ]
    answers = asked(catalog, *jobs, hurried=True)
    rows = {n: sum(len(a.get("rows", ())) for a in answers if a["serial"] == n) for n in (1, 2)}
    assert rows == {1: 40, 2: COUNT}, "the first one ended after its first piece"
    assert [answer["serial"] for answer in answers if answer.get("done")] == [2]


def test_that_a_plan_has_the_values_that_were_seen(catalog: Path, tmp_path: Path) -> None:
    rows, _ = ask(catalog, PreviewQuestion(("price=+8%",), query=ListingQuery()))
    seen = {row.item_id: {path: after for path, _, after in row.changes} for row in rows[:5]}
    file = tmp_path / "plan.json"
    head = {**PreviewQuestion(("price=+8%",)).record(), "plan_id": "abc"}
    job = {"serial": 1, "ask": "write", "file": str(file), "plan": head, "after": seen}
    assert asked(catalog, job) == [{"serial": 1, "done": True, "count": 5}]
    plan = read_plan(file)
    assert {one.item_id: one.after for one in plan.listings} == seen
    assert (plan.plan_id, plan.operations, plan.user_id) == ("abc", ("price=+8%",), "77")


def test_that_a_plan_is_kept_as_it_was_left_and_what_is_none_is_passed_over(
    tmp_path: Path,
) -> None:
    plan_store = PlanStore(tmp_path / "plans")
    assert plan_store.all() == []
    question = read_json(write_plain(QUESTIONS[2].record()))
    older = KeptPlan("a1", "Otoño", "2026-11-20T17:00:00.000Z")
    kept = KeptPlan(
        "b2",
        "Ajuste",
        "2026-11-21T17:00:00.000Z",
        (("price", "percent", ("+8",)),),
        question,
        ("MX1",),
        ("MX2",),
        {"price": True, "net": False},
        7,
        "2026-11-22T17:00:00.000Z",
    )
    for plan in (older, kept):
        plan_store.keep(plan)
    keep_rows(plan_store, "b2", [ROW, ROW._replace(item_id="MX2")])
    (tmp_path / "plans" / "broken.json").write_text("{", encoding="utf-8")
    (tmp_path / "plans" / "other.json").write_text('{"plan_id": "../x"}', encoding="utf-8")
    assert plan_store.all() == [kept, older]
    assert [row.item_id for row in kept_rows(plan_store, "b2")] == ["MX1", "MX2"]
    assert kept_rows(plan_store, "b2")[0] == ROW
    assert renamed(kept, "  Ajuste de  noviembre ").name == "Ajuste de noviembre"
    assert renamed(kept, "   ") == kept
    plan_store.drop("b2")
    assert plan_store.all() == [older]
    assert kept_rows(plan_store, "b2") == []


def test_that_a_new_plan_has_a_name_of_its_own_and_a_kept_one_stays_as_it_is(
    tmp_path: Path,
) -> None:
    plan_store, long = PlanStore(tmp_path / "plans"), "x" * LONGEST_NAME
    made = "2026-11-20T17:00:00.000Z"
    for plan_id, name in (("a1", "Otoño"), ("a2", "Otoño (2)"), ("a3", "Otoño"), ("a4", long)):
        plan_store.keep(KeptPlan(plan_id, name, made))
    for plan_id, name, others, told in (
        ("b1", "Otoño", (), "Otoño (3)"),
        ("b1", "Otoño", ("Otoño (3)", "Otoño (4)"), "Otoño (5)"),
        ("b1", "Invierno", (), "Invierno"),
        ("b1", "Invierno", ("Invierno",), "Invierno (2)"),
        ("b1", long, (), "x" * (LONGEST_NAME - 4) + " (2)"),
        ("b1", long + "y", (), "x" * (LONGEST_NAME - 4) + " (2)"),
        ("a3", "Otoño", (), "Otoño"),
    ):
        assert plan_store.with_own_name(KeptPlan(plan_id, name, made), others).name == told
