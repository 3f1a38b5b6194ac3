"""The client of the sheet process, which reads and writes sheets and can be cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from pathlib import Path

from app.domain.shapes import JsonObject, object_of, text_of
from app.domain.wire import Unreadable, read_json, write_plain
from app.engine.notices import Notice, NoticeError
from app.engine.processes.child import Child
from app.engine.sheets.export import Exported
from app.engine.sheets.jobs import ExportJob, ImportJob
from app.engine.sheets.records import Pieces
from app.engine.sheets.sheet_import import Imported
from app.engine.sheets.table import SheetError
from app.paths import program

_LOST = Notice("process_given_up", {"process": "sheets"})
_CLOSE_SECONDS = 2.0
"""The number of seconds that the process has to delete unfinished files before it is ended."""
OnStep = Callable[[str, int, int], None]
"""Called with the current step, the amount done and the total (0 if unknown)."""


class SheetProcess:
    """The sheet process of the shop in ``workspace``; a cancelled call leaves no file.

    Raise ``SheetError`` for a file that is no sheet, ``OSError`` for one that cannot be read or
    written, and ``NoticeError``.
    """

    def __init__(self, workspace: Path) -> None:
        self._command = program("sheets", "--workspace", str(workspace.absolute()))

    async def export(self, job: ExportJob, on_step: OnStep) -> Exported:
        """Write a sheet."""
        done = Exported()
        async with aclosing(self._answers(job.record(), on_step)) as answers:
            async for answer in answers:
                listings, rows = answer.get("listings"), answer.get("rows")
                if isinstance(listings, int) and isinstance(rows, int):
                    done = Exported(listings, rows)
        return done

    async def read(self, job: ImportJob, on_step: OnStep) -> Imported:
        """Read a sheet and write the plan of its changes."""
        pieces = Pieces()
        async with aclosing(self._answers(job.record(), on_step)) as answers:
            async for answer in answers:
                pieces.take(answer)
        return pieces.imported

    async def _answers(self, job: JsonObject, on_step: OnStep) -> AsyncGenerator[JsonObject]:
        lines: asyncio.Queue[bytes | None] = asyncio.Queue()
        child = Child(
            self._command, on_line=lines.put_nowait, on_exit=lambda *_: lines.put_nowait(None)
        )
        try:
            child.start()
        except OSError as error:
            raise NoticeError(_LOST) from error
        try:
            await asyncio.to_thread(child.write, write_plain(job) + b"\n")
            while (line := await lines.get()) is not None:
                try:
                    answer = object_of(read_json(line))
                except Unreadable:
                    continue
                _require_no_problem(answer)
                if step := text_of(answer.get("step")):
                    done, total = answer.get("done"), answer.get("total")
                    if isinstance(done, int) and isinstance(total, int):
                        on_step(step, done, total)
                    continue
                yield answer
                if answer.get("done") is True:
                    return
            raise NoticeError(_LOST)
        finally:
            await child.close(_CLOSE_SECONDS)


def _require_no_problem(answer: JsonObject) -> None:
    """Raise the error that the process reported, if any."""
    if code := text_of(answer.get("problem")):
        raise SheetError(code, **object_of(answer.get("values")))
    if code := text_of(answer.get("notice")):
        raise NoticeError(Notice(code, dict(object_of(answer.get("params")))))
    if "reason" in answer:
        number = answer.get("errno")
        raise OSError(
            number if isinstance(number, int) else 0,
            text_of(answer["reason"]),
            text_of(answer.get("file")) or None,
        )
