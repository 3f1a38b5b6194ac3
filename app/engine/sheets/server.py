"""The process that reads or writes one sheet, so that the window is not blocked."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import IO

from app.domain.shapes import JsonObject, object_of, text_of
from app.domain.timestamps import format_timestamp
from app.domain.wire import Unreadable, read_json, write_json, write_plain
from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.export import DIALECTS
from app.engine.catalog.listing_question import Find, Found
from app.engine.catalog.listing_search import ListingSearch
from app.engine.notices import notice_of
from app.engine.queries.query import Where, parse_where
from app.engine.sheets.export import Cancelled, SheetFormat, export_sheet
from app.engine.sheets.jobs import ExportJob, ImportJob
from app.engine.sheets.records import records_of
from app.engine.sheets.sheet_import import Answers, NoKey, Owner, import_sheet
from app.engine.sheets.table import SheetError
from app.workspace.catalog.catalog_reader import CatalogReader
from app.workspace.errors import StorageError

_SECONDS_BETWEEN = 0.1
Publish = Callable[[JsonObject], None]


def run_sheet_job(path: Path, input_: IO[bytes], output: IO[bytes]) -> int:
    """Run the job in the first line of ``input_``; return the exit code.

    The catalog is at ``path``. Progress and result go to ``output``, one line each. If ``input_``
    ends early, the job is cancelled and leaves no file.
    """
    try:
        job = object_of(read_json(input_.readline()))
    except Unreadable:
        return 1
    ended = threading.Event()
    threading.Thread(target=_listen, args=(input_, ended), daemon=True).start()

    def publish(answer: JsonObject) -> None:
        output.write(write_plain(answer) + b"\n")
        output.flush()

    try:
        _carry_out(path, job, _Pace(publish, ended), publish)
    except Cancelled:
        return 1
    except SheetError as problem:
        publish({"problem": problem.code, "values": dict(problem.values)})
    except StorageError as error:
        notice = notice_of(error)
        publish({"notice": notice.code, "params": dict(notice.params)})
    except OSError as error:
        publish(
            {
                "file": str(error.filename or ""),
                "errno": error.errno or 0,
                "reason": error.strerror or str(error),
            }
        )
    return 0


class _Pace:
    """A publisher of progress, a few times a second; returns false once the job is cancelled."""

    def __init__(self, publish: Publish, ended: threading.Event) -> None:
        self._publish = publish
        self._ended = ended
        self._next = 0.0

    def __call__(self, step: str, done: int, total: int) -> bool:
        now = time.monotonic()
        if now >= self._next and not self._ended.is_set():
            self._next = now + _SECONDS_BETWEEN
            self._publish({"step": step, "done": done, "total": total})
        return not self._ended.is_set()


def _listen(input_: IO[bytes], ended: threading.Event) -> None:
    while input_.readline():
        pass
    ended.set()


def _carry_out(path: Path, job: JsonObject, pace: _Pace, publish: Publish) -> None:
    with closing(CatalogReader(path, mapped=False)) as reader:
        if text_of(job.get("ask")) == "export":
            asked = ExportJob.of(job)
            sheet_format = SheetFormat(asked.form, asked.language, DIALECTS[asked.language])
            where = _where(path, asked)
            done = export_sheet(
                where,
                reader,
                asked.file,
                sheet_format,
                lambda some, all_: pace("writing", some, all_),
            )
            publish({"done": True, "listings": done.listings, "rows": done.rows})
            return
        given = ImportJob.of(job)
        with closing(ItemCatalog(path)) as catalog:
            shop = catalog.shop()
        owner = Owner(shop.user_id, shop.site_id, format_timestamp(datetime.now(UTC)))
        answers = Answers(given.columns, given.decimals, given.clear)
        try:
            found = import_sheet(given.file, reader, owner, given.out, answers, pace)
        except NoKey as problem:
            # The seller may tell which column it is.
            found = problem.imported
    for piece in records_of(found):
        publish(piece)
    publish({"done": True})


def _where(path: Path, job: ExportJob) -> Where:
    """Return the condition for the listings of a job."""
    everything = parse_where("", datetime.now(UTC))
    if job.ids is not None:
        return everything.among(job.ids)
    if job.query is None or (job.query.view == "all" and not job.query.searches):
        return everything
    search = ListingSearch(path)
    numbers: list[int] = []
    try:
        for answer in search.answer(Find(job.query)):
            if isinstance(answer, Found) and answer.whole:
                numbers = answer.numbers.tolist()
    finally:
        search.close()
    listed = write_json(numbers).decode()
    return Where("", "number IN (SELECT value FROM json_each(?))", (listed,))
