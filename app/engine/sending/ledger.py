"""Writing down how far each sending has come, several moves in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from app.domain.shapes import text_of
from app.engine.notices import Notice
from app.engine.sending.answers import findings_of_warnings, to_json
from app.engine.sync.item_rows import now_milliseconds
from app.rules.changes.answer import compare_answer
from app.rules.findings import Finding
from app.workspace.journal.history import history_values
from app.workspace.journal.outbox import Move, OutboxRow, OutboxState, OutboxStore

Item = dict[str, Any]
R = TypeVar("R")

_OF_ONE_TRY = ("before", "sent", "stock", "repairing", "call")
"""Steps that belong to one try: they are in the history when it has ended."""

LINGER_SECONDS = 0.004
"""How long the end of a sending waits for others to be written down with: less than a commit."""


class Ledger:
    """Moves rows; a move that is answered is on the disk.

    Commits run on a thread of their own, and what is asked for while one runs goes with the next:
    a commit costs as much as a request. While sendings are under way the journal is used through
    ``run`` only.
    """

    def __init__(self, outbox: OutboxStore, changed: Callable[[OutboxRow], None]) -> None:
        self._outbox = outbox
        self._changed = changed
        self._waiting: list[tuple[Move, asyncio.Future[OutboxRow]]] = []
        self._busy = False
        self._soon: asyncio.TimerHandle | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="ledger")

    async def run(self, function: Callable[[], R]) -> R:
        """What ``function`` answers or raises, between two commits."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, function)

    async def move(self, row: OutboxRow, state: OutboxState, **values: Any) -> OutboxRow:
        """Take ``row`` to ``state``; raises ``OutboxMoved`` and ``StorageError``."""
        future: asyncio.Future[OutboxRow] = asyncio.get_running_loop().create_future()
        self._waiting.append((Move(row, state, **values), future))
        if not self._busy:
            self._commit_soon(state)
        moved = await future
        self._changed(moved)
        if state is OutboxState.HELD:
            # What was to go after it is held with it.
            for later in await self.run(lambda: self._outbox.later_than(moved)):
                self._changed(later)
        return moved

    def close(self) -> None:
        """Wait for the commit that runs."""
        self._thread.shutdown()

    def _commit_soon(self, *states: OutboxState) -> None:
        """Commit what waits, after the others that are asked for in this moment.

        What is about to leave is not held up; the rest waits a little for company.
        """
        loop = asyncio.get_running_loop()
        seconds = 0.0 if OutboxState.SENDING in states else LINGER_SECONDS
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
        findings: tuple[Finding, ...] = (),
        notice: Notice | None = None,
        steps: Item | None = None,
        answer: Item | None = None,
        settled: bool = False,
        outcome: Item | None = None,
    ) -> OutboxRow:
        """Bring a row to its end, with its entry in the history.

        ``outcome`` is what its result says beside findings and notice.
        """
        kept = row.steps if steps is None else steps
        history = self.entry(
            row,
            state,
            findings=findings,
            item_id=text_of(kept.get("item_id")) or row.item_id,
            answer=answer,
        )
        result: Item = {"findings": to_json(findings)}
        if state is OutboxState.DONE:
            # What the listing is by now is the answer in the history.
            result["settled"] = settled
        else:
            result["notice"] = None if notice is None else notice.to_json()
        result |= outcome or {}
        return await self.move(
            row,
            state,
            # The body before is in the history now; a retry reads the listing anew.
            steps={k: v for k, v in kept.items() if k not in _OF_ONE_TRY},
            result=result,
            history=history,
        )

    def entry(
        self,
        row: OutboxRow,
        state: OutboxState,
        *,
        findings: tuple[Finding, ...],
        item_id: str,
        answer: Item | None,
    ) -> Item:
        """The entry for the history about the call that was made last."""
        return history_values(
            op_id=row.op_id,
            item_id=item_id,
            at=now_milliseconds(),
            call=text_of(row.steps.get("call")),
            outcome=state.value,
            before=row.steps.get("before"),
            sent=row.steps.get("sent"),
            answer=answer,
            findings=to_json(findings),
        )


def told_by(answer: Item, sent: Item | None) -> tuple[Finding, ...]:
    """What an answer warns of, and where it is not what was sent."""
    # The marketplace of an answer without an id says nothing about the listing itself.
    if sent is None or not text_of(answer.get("id")):
        return ()
    told = findings_of_warnings(answer, {**answer, **sent})
    said = {finding.path for finding in told}
    return (*told, *(f for f in differences(answer, sent) if f.path not in said))


def differences(answer: Item, sent: Item) -> tuple[Finding, ...]:
    """Where an answer is not what was sent, whether it warns of that or not."""
    return tuple(compare_answer(sent, answer)) if text_of(answer.get("id")) else ()
