"""The preview process: answers with a preview, a written plan file, or a rehearsal."""

from __future__ import annotations

import asyncio
import gc
import queue
import threading
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import aclosing, closing
from pathlib import Path
from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.domain.shapes import JsonObject, object_of, sequence_of, text_of
from app.domain.timestamps import format_timestamp
from app.domain.wire import Unreadable, read_json, write_plain
from app.domain.wire_item import item_of
from app.editing.finding_records import records_of
from app.engine.catalog.catalog import ItemCatalog
from app.engine.notices import NoticeError
from app.engine.plans.operation_parsing import OperationError
from app.engine.plans.plan import Plan, PlannedListing
from app.engine.plans.plan_builder import planned
from app.engine.plans.plan_file import open_plan
from app.engine.plans.plan_writer import write_plan
from app.engine.previews.preview_rows import Previewing, listings_of, value_of
from app.engine.previews.question import PreviewQuestion, record_of_problem
from app.engine.queries.errors import QueryError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

    from app.domain.wire_item import WireItem
    from app.engine.plans.plan_check import Checked

_ROWS_AT_ONCE = 200
_Read = Callable[[Sequence[str]], Awaitable[dict[str, "WireItem | None"]]]


class _Desk:
    """The queue of questions; the newest question makes earlier ones obsolete."""

    def __init__(self) -> None:
        self.waiting: queue.Queue[JsonObject | None] = queue.Queue()
        self.newest = 0

    def listen(self, input_: IO[bytes]) -> None:
        """Read the lines of ``input_`` until it ends."""
        for line in input_:
            try:
                job = object_of(read_json(line))
            except Unreadable:
                continue
            self.newest = serial_of(job)
            self.waiting.put(job)
        self.newest = -1
        self.waiting.put(None)


def serial_of(job: JsonObject) -> int:
    """Return the serial number of the question in a line or an answer."""
    serial = job.get("serial")
    return serial if isinstance(serial, int) else 0


def run_previews(path: Path, input_: IO[bytes], output: IO[bytes]) -> int:
    """Answer the questions of ``input_`` about the catalog at ``path``; return the exit code.

    Answers are written to ``output``, one line per batch, until the input ends. A question is
    aborted when a newer one arrives.
    """
    # Bodies and rows have no reference cycles, so reference counting frees them; collections would
    # take a tenth of the time. The rest is collected between two questions.
    gc.freeze()
    gc.disable()
    desk = _Desk()
    threading.Thread(target=desk.listen, args=(input_,), daemon=True).start()
    while (job := desk.waiting.get()) is not None:
        if serial_of(job) != desk.newest:
            continue
        try:
            asyncio.run(_answer(path, job, desk, output))
        except (OSError, ValueError):
            # The reader of the output has gone.
            return 0
        gc.collect()
    return 0


async def _answer(path: Path, job: JsonObject, desk: _Desk, output: IO[bytes]) -> None:
    serial = serial_of(job)
    lock = threading.Lock()

    def publish(answer: JsonObject) -> None:
        with lock:
            output.write(write_plain({"serial": serial, **answer}) + b"\n")
            output.flush()

    try:
        match text_of(job.get("ask")):
            case "write":
                count = write_file(path, job)
                publish({"done": True, "count": count})
            case "rehearse":
                await _rehearse(path, job, publish)
            case _:
                question = PreviewQuestion.of(object_of(job.get("question")))
                async with aclosing(preview(path, question)) as pieces:
                    async for piece in pieces:
                        if desk.newest != serial:
                            return
                        publish({"rows": piece})
                publish({"done": True})
    except QueryError as problem:
        publish({"done": True, "query": record_of_problem(problem)})
    except OperationError as problem:
        publish({"done": True, "problem": str(problem)})
    except NoticeError as error:
        publish({"done": True, "notice": error.notice.code})


async def preview(path: Path, question: PreviewQuestion) -> AsyncGenerator[list[object]]:
    """Yield the records of the preview of the listings of ``question``."""
    with closing(Previewing(path, question)) as previewing:
        async with aclosing(previewing.rows()) as pieces:
            async for piece in pieces:
                yield [row.record() for row in piece]


def write_file(path: Path, job: JsonObject) -> int:
    """Write the plan of a job to its file; return its number of listings.

    It has the values that the seller saw, even if the operations would give others by now.
    """
    head = object_of(job.get("plan"))
    wanted = {item: object_of(values) for item, values in object_of(job.get("after")).items()}
    count = 0

    def entries() -> Iterator[PlannedListing]:
        nonlocal count
        texts = PreviewQuestion.of(head).texts
        for piece in listings_of(path, PreviewQuestion((), tuple(wanted), texts=texts)):
            for row, body, _ in piece:
                if body is not None:
                    count += 1
                    values = wanted[row.id].items()
                    yield planned(row.id, body, {p: value_of(p, v) for p, v in values})

    with closing(ItemCatalog(path)) as catalog:
        shop = catalog.shop()
    plan = Plan(
        shop.user_id,
        shop.site_id,
        format_timestamp(SystemClock().now()),
        text_of(head.get("where")),
        PreviewQuestion.of(head).operations,
        (),
        plan_id=text_of(head.get("plan_id")),
    )
    write_plan(plan, Path(text_of(job.get("file"))), entries())
    return count


def _reader_of(file: str) -> _Read | None:
    """Return a function that reads listings from a file with an id and a body in each line."""
    if not file:
        return None
    bodies: dict[str, WireItem | None] = {}
    with Path(file).open("rb") as lines:
        for item_id, body in map(sequence_of, map(read_json, lines)):
            bodies[text_of(item_id)] = None if body is None else item_of(object_of(body))

    async def read(ids: Sequence[str]) -> dict[str, WireItem | None]:
        return {item_id: bodies.get(item_id) for item_id in ids}

    return read


async def _rehearse(path: Path, job: JsonObject, publish: Callable[[JsonObject], None]) -> None:
    # A preview, which a seller waits for, needs no client: importing it takes as long as all else.
    from app.engine.plans.rehearsal import rehearse

    rows: list[object] = []

    def take(one: Checked) -> None:
        rows.append([one.item_id, one.outlook.value, records_of(one.findings)])
        if len(rows) == _ROWS_AT_ONCE:
            publish({"outlooks": [*rows]})
            rows.clear()

    with (
        open_plan(Path(text_of(job.get("file")))) as plan,
        closing(ItemCatalog(path, most_steps=0)) as catalog,
    ):
        await rehearse(
            catalog,
            plan,
            SystemClock(),
            take,
            read=_reader_of(text_of(job.get("live"))),
            on_progress=lambda done, total: publish({"rehearsed": done, "total": total}),
        )
    publish({"outlooks": rows})
    publish({"done": True})
