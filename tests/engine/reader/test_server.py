"""The reader process: of one key the newest question is answered; a lost process is replaced."""

from __future__ import annotations

import io
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.engine.catalog.listing_question import Find, Found, pack
from app.engine.catalog.listing_search import ListingSearch
from app.engine.catalog.questions import (
    CatalogAnswer,
    CatalogQuestion,
    Complete,
    Count,
    Counted,
    First,
    Ids,
    IdsOf,
    Keep,
    Rows,
    RowsOf,
    Sum,
    Summed,
    Unreadable,
    Warned,
)
from app.engine.catalog.table_query import ListingQuery
from app.engine.reader.client import MOST_FAILURES, ReaderProcess
from app.engine.reader.frames import (
    answer_frame,
    question_frame,
    read_answer,
    read_frame,
    read_question,
    write_frame,
)
from app.engine.reader.server import MOST_BREAKS, Job, RequestQueue, answer_all, run_reader
from app.workspace.errors import StorageInterrupted
from tests.stands.sample import fill_catalog

PATIENCE = 30.0
NAMES = ("MX1", "MX2")
QUERY = ListingQuery("mésa", "paused", "price", False)
QUESTIONS: tuple[CatalogQuestion, ...] = (
    Find(QUERY, NAMES),
    First(QUERY, 5),
    IdsOf(pack([3, 1])),
    Keep(QUERY, NAMES),
    Warned(NAMES),
    Sum(NAMES),
    Sum(()),
    RowsOf(NAMES),
    Find(ListingQuery("price:dear")),
    Find(ListingQuery("prise:>10 -stock:0")),
    Find(ListingQuery("price:1,5")),
    Complete("mesa sta", 8),
)


def same(arrived: CatalogAnswer, sent: CatalogAnswer) -> bool:
    if not isinstance(arrived, Unreadable) or not isinstance(sent, Unreadable):
        return arrived == sent
    one, other = arrived.problem, sent.problem
    return (one.code, one.place, one.length, one.values, one.worth_naming) == (
        (other.code, other.place, other.length, other.values, other.worth_naming)
    )


@pytest.mark.parametrize("question", QUESTIONS, ids=repr)
def test_that_a_question_and_its_answers_arrive_as_they_were_sent(
    tmp_path: Path, question: CatalogQuestion
) -> None:
    stream = io.BytesIO()
    write_frame(stream, question_frame(7, "key", question))
    stream.seek(0)
    frame = read_frame(stream)
    assert frame is not None
    assert (frame.serial, frame.key) == (7, "key")
    assert read_question(frame) == question
    fill_catalog(tmp_path / "c.db", 50)
    search = ListingSearch(tmp_path / "c.db")
    for answer in search.answer(question):
        assert same(read_answer(question, answer_frame(7, answer)), answer)
    search.close()


def test_that_a_stream_that_ends_in_a_frame_has_ended() -> None:
    whole = io.BytesIO()
    write_frame(whole, question_frame(1, "ids", IdsOf(pack([1, 2, 3]))))
    data = whole.getvalue()
    assert all(read_frame(io.BytesIO(data[:size])) is None for size in range(len(data)))


def test_that_of_one_key_only_the_newest_question_is_answered() -> None:
    desk, told = RequestQueue(), io.BytesIO()
    entered, gate = threading.Event(), threading.Event()
    begun: list[str] = []

    def answers(question: CatalogQuestion) -> Iterator[CatalogAnswer]:
        assert isinstance(question, Find)
        begun.append(question.query.text)
        entered.set()
        assert gate.wait(PATIENCE)
        if desk.outdated():
            raise StorageInterrupted("outdated")
        yield Found(question.query, b"", whole=True)
        if len(begun) == 3:
            desk.close()

    working = threading.Thread(target=answer_all, args=(desk, answers, told))
    desk.put(Job(1, "find", Find(ListingQuery("m"))))
    working.start()
    assert entered.wait(PATIENCE)
    desk.put(Job(2, "find", Find(ListingQuery("me"))))
    desk.put(Job(3, "totals", Find(ListingQuery("beside"))))
    desk.put(Job(4, "find", Find(ListingQuery("mesa"))))
    gate.set()
    working.join(PATIENCE)
    assert begun == ["m", "beside", "mesa"]
    told.seek(0)
    answered = []
    while (frame := read_frame(told)) is not None:
        answered.append(frame[0]["serial"])
    assert answered == [3, 4]


class Counting:
    """Counts five texts, of which each takes three steps; what comes meanwhile is asked by
    ``beside``, which is called at every step with the text and the step."""

    def __init__(self, beside: Callable[[RequestQueue, str, int], None]) -> None:
        self.queue, self.out = RequestQueue(), io.BytesIO()
        self.steps: list[str] = []
        self._beside = beside

    def answers(self, question: CatalogQuestion) -> Iterator[CatalogAnswer]:
        if isinstance(question, Find):
            self.steps.append(question.query.text)
            if "e" in self.steps:
                self.queue.close()
            yield Found(question.query, b"", whole=True)
            return
        assert isinstance(question, Count)
        for place in range(question.first, len(question.texts)):
            text = question.texts[place]
            for step in range(3):
                self._beside(self.queue, text, step)
                if self.queue.must_stop():
                    self.steps.append(f"{text}!")
                    raise StorageInterrupted("must stop")
            self.steps.append(text)
            last = place + 1 == len(question.texts)
            yield Counted(place, place, last=last)
        self.queue.close()

    def run(self) -> list[int]:
        """Answer all; return the places that were counted, as the window hears them."""
        self.queue.put(Job(1, "counts", Count(("a", "b", "c", "d", "e"))))
        answer_all(self.queue, self.answers, self.out)
        self.out.seek(0)
        places = []
        while (frame := read_frame(self.out)) is not None:
            if frame.serial == 1:
                places.append(frame.head["place"])
        return places


def test_that_counts_give_way_to_what_is_asked_meanwhile_and_go_on_where_they_were() -> None:
    asked: list[str] = []

    def beside(desk: RequestQueue, text: str, step: int) -> None:
        if (text, step) == ("c", 1) and not asked:
            asked.append(text)
            desk.put(Job(2, "find", Find(ListingQuery("mesa"))))
            desk.put(Job(3, "rest", Find(ListingQuery("silla"))))

    counting = Counting(beside)
    assert counting.run() == [0, 1, 2, 3, 4]
    assert counting.steps == ["a", "b", "c!", "mesa", "silla", "c", "d", "e"]


def test_that_a_count_is_finished_however_much_is_asked_meanwhile() -> None:
    def beside(desk: RequestQueue, _text: str, step: int) -> None:
        if step == 2:
            desk.put(Job(2, "find", Find(ListingQuery("mesa"))))

    counting = Counting(beside)
    assert counting.run() == [0, 1, 2, 3, 4]
    once = [*["a!", "mesa"] * MOST_BREAKS, "a", "mesa"]
    assert counting.steps[: len(once)] == once


def test_that_counts_are_left_when_others_are_asked_for_and_do_not_give_way_to_them() -> None:
    def beside(desk: RequestQueue, text: str, step: int) -> None:
        if (text, step) == ("b", 0):
            desk.put(Job(2, "another", Count(("x",))))
        if (text, step) == ("c", 1):
            desk.put(Job(3, "find", Find(ListingQuery("mesa"))))
            desk.put(Job(4, "counts", Count(("y",))))

    counting = Counting(beside)
    assert counting.run() == [0, 1]
    assert counting.steps[:5] == ["a", "b", "c!", "mesa", "x"]


def test_that_the_reader_ends_when_nobody_asks_any_more(tmp_path: Path) -> None:
    fill_catalog(tmp_path / "catalogue.db", 50)
    source, sink = os.pipe()
    with os.fdopen(source, "rb") as asked, os.fdopen(sink, "wb") as asking:
        told = io.BytesIO()
        working = threading.Thread(
            target=run_reader, args=(tmp_path / "catalogue.db", asked, told), daemon=True
        )
        working.start()
        asking.close()
        working.join(PATIENCE)
        assert not working.is_alive()


class Asking:
    """Asks a reader process from the test's thread, which turns no loop of its own."""

    def __init__(self, workspace: Path) -> None:
        self._posted: queue.Queue[Callable[[], None]] = queue.Queue()
        self.reader = ReaderProcess(workspace, self._posted.put)
        self.failures = 0
        self.reader.on_failure = self._fail
        self.told: list[CatalogAnswer] = []

    def _fail(self) -> None:
        self.failures += 1

    def next(self) -> Callable[[], None]:
        """What the process told next, before it reaches who asked."""
        return self._posted.get(timeout=PATIENCE)

    def until(self, condition: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not condition():
            self._posted.get(timeout=max(0.01, end - time.monotonic()))()


@pytest.fixture
def asking(tmp_path: Path) -> Iterator[Asking]:
    fill_catalog(tmp_path / "catalogue.db", 200)
    made = Asking(tmp_path)
    yield made
    made.reader.close()


def texts(answers: list[CatalogAnswer]) -> list[str]:
    return [answer.query.text for answer in answers if isinstance(answer, Found)]


def test_that_an_answer_nobody_waits_for_any_more_is_not_told(asking: Asking) -> None:
    for text in ("m", "me", "mesa"):
        asking.reader.ask("find", Find(ListingQuery(text)), asking.told.append)
    asking.reader.ask("first", First(ListingQuery("silla"), 3), asking.told.append)
    asking.until(lambda: len(asking.told) == 2)
    assert texts(asking.told) == ["mesa"]
    assert [len(answer.rows) for answer in asking.told if isinstance(answer, Rows)] == [3]


def test_that_an_answer_that_a_newer_question_overtakes_on_its_way_is_not_told(
    asking: Asking,
) -> None:
    asking.reader.ask("find", Find(ListingQuery("mesa")), asking.told.append)
    on_its_way = asking.next()
    asking.reader.ask("find", Find(ListingQuery("silla")), asking.told.append)
    on_its_way()
    assert asking.told == []
    asking.until(lambda: len(asking.told) == 1)
    assert texts(asking.told) == ["silla"]


def test_that_ids_and_sums_come_from_the_process(asking: Asking) -> None:
    asking.reader.ask("ids", IdsOf(pack(range(1, 201))), asking.told.append)
    asking.until(lambda: len(asking.told) == 2)
    ids = tuple(i for answer in asking.told if isinstance(answer, Ids) for i in answer.ids)
    asking.reader.ask("sum", Sum(ids), asking.told.append)
    asking.until(lambda: len(asking.told) == 3)
    summed = asking.told[-1]
    assert isinstance(summed, Summed)
    assert summed.totals.count == len(ids) == 200


@pytest.mark.logs_warnings
def test_that_what_a_lost_process_did_not_answer_is_asked_of_the_next(asking: Asking) -> None:
    asking.reader.ask("find", Find(ListingQuery("mesa")), asking.told.append)
    asking.until(lambda: len(asking.told) == 1)
    first = asking.reader.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    asking.reader.ask("find", Find(ListingQuery("silla")), asking.told.append)
    asking.until(lambda: len(asking.told) == 2)
    assert texts(asking.told) == ["mesa", "silla"]
    assert asking.reader.pid not in (None, first)


@pytest.mark.logs_warnings
def test_that_a_process_that_cannot_live_is_given_up_and_tried_with_the_next_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from app.engine.reader import client

    program = client.program
    monkeypatch.setattr(client, "program", lambda *_: [sys.executable, "-c", "exit(1)"])
    fill_catalog(tmp_path / "catalogue.db", 200)
    asking = Asking(tmp_path)
    recovered: list[None] = []
    asking.reader.on_recovery = lambda: recovered.append(None)
    for failures in (1, 2):
        asking.reader.ask("find", Find(ListingQuery()), asking.told.append)
        asking.until(lambda expected=failures: asking.failures == expected)
    assert asking.told == []
    assert recovered == []
    assert len(caplog.records) == 2 * MOST_FAILURES
    asking.reader.close()
    again = Asking(tmp_path)
    again.reader.on_recovery = asking.reader.on_recovery
    again.reader.ask("find", Find(ListingQuery()), again.told.append)
    again.until(lambda: again.failures == 1)
    monkeypatch.setattr(client, "program", program)
    again.reader._command = program("reader", "--workspace", str(tmp_path))
    for _ in range(2):
        again.reader.ask("find", Find(ListingQuery()), again.told.append)
        again.until(lambda: bool(again.told))
        again.told.clear()
    again.reader.close()
    # Once, with the first answer after it had been given up.
    assert recovered == [None]
