"""Recording of the progress of rows, several moves in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from app.domain.shapes import JsonObject, text_of
from app.domain.wire_item import WireItem, item_of
from app.editing.notice import Notice
from app.editing.row_progress import RowProgress
from app.editing.row_result import RowResult
from app.editing.variation_list import VARIATIONS
from app.engine.sending.answers import findings_of_warnings
from app.engine.sync.item_rows import now_milliseconds
from app.rules.changes.answer import compare_answer
from app.rules.findings import Finding
from app.workspace.journal.history import HistoryColumns, history_values
from app.workspace.journal.outbox import Move, OutboxRow, OutboxState, OutboxStore

R = TypeVar("R")

LINGER_SECONDS = 0.02
"""The number of seconds that the end of a sending waits to be stored together with others, if
others are running."""


class ProgressWriter:
    """A recorder of row moves; an awaited move is on the disk.

    Commits run on a separate thread. Moves requested during a commit go into the next one, as a
    commit costs as much as a request. While rows are being sent the journal is accessed through
    ``run`` only. ``before_done`` is called before every commit in which a row becomes done.
    """

    def __init__(
        self,
        outbox: OutboxStore,
        changed: Callable[[OutboxRow], None],
        before_done: Callable[[], None] = lambda: None,
    ) -> None:
        self._outbox = outbox
        self._changed = changed
        self._before_done = before_done
        self._waiting: list[tuple[Move, asyncio.Future[OutboxRow]]] = []
        self._busy = False
        self._soon: asyncio.TimerHandle | None = None
        self._claimed: set[int] = set()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="progress")

    async def run(self, function: Callable[[], R]) -> R:
        """Return the result of ``function``, or raise its error; it runs between two commits."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, function)

    async def claim(self, limit: int) -> list[OutboxRow]:
        """Claim rows as ``OutboxStore.claim_many`` does; their last moves share commits."""
        rows = await self.run(partial(self._outbox.claim_many, limit))
        self._claimed |= {row.number for row in rows}
        return rows

    async def move(
        self,
        row: OutboxRow,
        state: OutboxState,
        *,
        progress: RowProgress | None = None,
        result: RowResult | None = None,
        history: HistoryColumns | None = None,
    ) -> OutboxRow:
        """Move ``row`` to ``state``; raise ``OutboxMoved`` and ``StorageError``."""
        future: asyncio.Future[OutboxRow] = asyncio.get_running_loop().create_future()
        self._waiting.append((Move(row, state, progress, result, history), future))
        if state is not OutboxState.SENDING:
            self._claimed.discard(row.number)
        if not self._busy:
            self._commit_soon(state)
        moved = await future
        self._changed(moved)
        if state is OutboxState.HELD:
            # Later rows of the same listing are held with it.
            for later in await self.run(lambda: self._outbox.rows_after(moved)):
                self._changed(later)
        return moved

    def close(self) -> None:
        """Wait for the running commit."""
        self._thread.shutdown()

    def _commit_soon(self, *states: OutboxState) -> None:
        """Commit the waiting moves, together with others requested at the same time.

        A move to ``sending`` is committed at once, and so is the end of the last claimed row; other
        moves wait a little to share a commit.
        """
        loop = asyncio.get_running_loop()
        seconds = LINGER_SECONDS if self._claimed and OutboxState.SENDING not in states else 0.0
        if self._soon is not None:
            if self._soon.when() <= loop.time() + seconds:
                return
            self._soon.cancel()
        self._soon = loop.call_later(seconds, self._commit)

    def _commit(self) -> None:
        self._soon = None
        batch, self._waiting = self._waiting, []
        moves = [move for move, _ in batch]
        self._busy = True
        try:
            if any(move.state is OutboxState.DONE for move in moves):
                self._before_done()
        finally:
            self._move_all(batch, moves)

    def _move_all(
        self, batch: list[tuple[Move, asyncio.Future[OutboxRow]]], moves: list[Move]
    ) -> None:
        loop = asyncio.get_running_loop()
        ended = loop.run_in_executor(self._thread, self._outbox.move_all, moves)
        ended.add_done_callback(lambda ended: self._committed(batch, ended))

    def _committed(
        self,
        batch: list[tuple[Move, asyncio.Future[OutboxRow]]],
        ended: asyncio.Future[list[OutboxRow | Exception]],
    ) -> None:
        self._busy = False
        failure = ended.exception()
        outcomes = [failure] * len(batch) if failure is not None else ended.result()
        for (_, future), outcome in zip(batch, outcomes, strict=True):
            if future.done():
                continue
            if isinstance(outcome, OutboxRow):
                future.set_result(outcome)
            else:
                future.set_exception(outcome)
        if self._waiting:
            self._commit_soon(*(move.state for move, _ in self._waiting))

    async def end(
        self,
        row: OutboxRow,
        state: OutboxState,
        *,
        result: RowResult | None = None,
        progress: RowProgress | None = None,
        answer: WireItem | None = None,
    ) -> OutboxRow:
        """Move a row to its final state, with a history entry; ``answer`` is the current listing.

        Its progress is the given ``progress``, or the row's own, without the finished attempt.
        """
        kept = row.progress if progress is None else progress
        ended = RowResult() if result is None else result
        return await self.move(
            row,
            state,
            # The body before is now in the history; a retry reads the listing again.
            progress=kept.without_try(),
            result=ended,
            history=self.entry(
                row,
                state,
                findings=ended.findings,
                item_id=kept.item_id or row.item_id,
                answer=answer,
            ),
        )

    async def refuse(
        self,
        row: OutboxRow,
        notice: Notice | None = None,
        findings: tuple[Finding, ...] = (),
        *,
        progress: RowProgress | None = None,
    ) -> OutboxRow:
        """End a row as refused, with ``notice`` and ``findings`` as reasons."""
        result = RowResult(findings, notice)
        return await self.end(row, OutboxState.REFUSED, result=result, progress=progress)

    def entry(
        self,
        row: OutboxRow,
        state: OutboxState,
        *,
        findings: tuple[Finding, ...],
        item_id: str,
        answer: WireItem | None,
    ) -> HistoryColumns:
        """Return the history entry for the last call."""
        return history_values(
            op_id=row.op_id,
            item_id=item_id,
            at=now_milliseconds(),
            call=row.progress.call,
            outcome=state.value,
            before=row.progress.before,
            sent=row.progress.sent,
            answer=answer,
            findings=findings,
        )


_LEFT_OUT: Final = "item.variations.removed"


def response_findings(answer: WireItem, sent: JsonObject | None) -> tuple[Finding, ...]:
    """Return the warnings of an answer, and its differences from the sent values."""
    # An answer without an id contains nothing about the listing itself.
    if sent is None or not text_of(answer.get("id")):
        return ()
    warned = findings_of_warnings(answer, item_of({**answer, **sent}))
    # The seller confirmed the variations that a list leaves out before it was sent.
    findings = tuple(one for one in warned if not (one.code == _LEFT_OUT and VARIATIONS in sent))
    reported = {finding.path for finding in findings}
    return (*findings, *(f for f in differences(answer, sent) if f.path not in reported))


def differences(answer: WireItem, sent: JsonObject) -> tuple[Finding, ...]:
    """Return the differences of an answer from the sent values, with or without a warning."""
    return tuple(compare_answer(sent, answer)) if text_of(answer.get("id")) else ()
