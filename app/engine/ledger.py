"""Writing down how far each sending has come, several moves in one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from app.engine.answers import findings_of_warnings, to_json
from app.engine.item_rows import now_milliseconds
from app.engine.notices import Notice
from app.rules.answer import compare_answer
from app.rules.findings import Finding
from app.rules.shapes import text_of
from app.workspace.history import history_values
from app.workspace.outbox import Move, OutboxRow, OutboxState, OutboxStore

Item = dict[str, Any]

_OF_ONE_TRY = ("before", "sent", "stock", "repairing", "call")
"""Steps that belong to one try: they are in the history when it has ended."""


class Ledger:
    """Moves rows; a move that is answered is on the disk.

    Moves that several sendings ask for in the same moment go to the disk together: a commit costs
    as much as a request.
    """

    def __init__(self, outbox: OutboxStore, changed: Callable[[OutboxRow], None]) -> None:
        self._outbox = outbox
        self._changed = changed
        self._waiting: list[tuple[Move, asyncio.Future[OutboxRow]]] = []

    async def move(self, row: OutboxRow, state: OutboxState, **values: Any) -> OutboxRow:
        """Take ``row`` to ``state``; raises ``OutboxMoved`` and ``StorageError``."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[OutboxRow] = loop.create_future()
        if not self._waiting:
            loop.call_soon(self._commit)
        self._waiting.append((Move(row, state, **values), future))
        moved = await future
        self._changed(moved)
        return moved

    def _commit(self) -> None:
        batch, self._waiting = self._waiting, []
        try:
            ended = self._outbox.move_all(move for move, _ in batch)
        except Exception as error:
            ended = [error] * len(batch)
        for (_, future), outcome in zip(batch, ended, strict=True):
            if future.done():
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

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
    ) -> OutboxRow:
        """Bring a row to its end, with its entry in the history."""
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
            result |= {"item": answer, "settled": settled}
        else:
            result["notice"] = None if notice is None else notice.to_json()
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
    return (*told, *(f for f in compare_answer(sent, answer) if f.path not in said))
