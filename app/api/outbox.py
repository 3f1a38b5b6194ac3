"""The outbox of an open shop: the changes that wait to be sent, and the decisions about them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from app.api.results import WaitingRow, moment_of, waiting_row
from app.domain.coded_error import nearest_hint
from app.engine.changes.prepared import ChangeError
from app.engine.outbox.local_outbox import DONE, Decision, DecisionOutcome, LocalOutbox, to_send
from app.engine.outbox.row_view import RowView
from app.engine.outbox.send_report import TIMEOUT_SECONDS, Sent
from app.engine.outbox.waiting_rows import is_to_decide, paths_left
from app.workspace.journal.outbox_row import OutboxRow, OutboxState

if TYPE_CHECKING:
    from app.api.shop_thread import ShopThread
    from app.engine.facade import OpenShop
    from app.workspace.journal.outbox_reads import OutboxReads

Side = Literal["mine", "theirs"]
_ENDED = (OutboxState.DONE, OutboxState.CANCELLED)
_NOTHING: Mapping[str, Side] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Decided:
    """The outcome of a decision about a row: ``did`` is a code, ``row`` the row as it is now.

    ``did`` is ``queued``, ``looking``, ``held``, ``theirs_kept``, ``dropped`` or
    ``may_have_arrived`` if the decision was carried out, else the reason why not: ``on_its_way``,
    ``to_decide``, ``to_confirm``, ``not_possible``, ``moved``.
    """

    did: str
    is_done: bool
    row: WaitingRow


class WaitingChanges:
    """The rows of the outbox, each named by its number or by a row that ``rows`` returned.

    A row that has changed state since it was returned is left alone (``moved``). Rows that a
    decision releases are sent at once and waited for, unless ``later`` is true. All methods raise
    ``ShopError``.
    """

    def __init__(self, thread: ShopThread, timeout: float = TIMEOUT_SECONDS) -> None:
        self._thread = thread
        self._timeout = timeout

    def rows(
        self, *states: str, listing_id: str | None = None, limit: int = 100
    ) -> tuple[WaitingRow, ...]:
        """Return the rows in ``states``, by default the unfinished ones, the latest first.

        >>> [(row.state, row.reason, row.conflicts) for row in shop.outbox.rows("held")]
        [('held', 'conflict', ('price',))]
        """

        async def work(shop: OpenShop) -> list[OutboxRow]:
            wanted = _states(states)

            def read(reads: OutboxReads) -> list[OutboxRow]:
                if listing_id is None:
                    return reads.latest(limit, states=wanted)
                rows = reads.all_of_item(listing_id) or reads.rows_creating(listing_id)
                return [row for row in reversed(rows) if row.state in wanted][:limit]

            return await shop.outbox.read(read)

        return tuple(waiting_row(RowView(row)) for row in self._thread.call(work))

    def row(self, number: int) -> WaitingRow:
        """Return one row; raise ``InputError`` if there is none with this number.

        >>> field = shop.outbox.row(held.number).fields[0]
        >>> field.path, field.mine, field.theirs
        ('price', Decimal('200.00'), 333)
        """

        async def work(shop: OpenShop) -> OutboxRow:
            return await shop.outbox.read(lambda reads: _find(reads, number))

        return waiting_row(RowView(self._thread.call(work)))

    def decide(
        self,
        row: int | WaitingRow,
        side: Side | None = None,
        *,
        fields: Mapping[str, Side] = _NOTHING,
        accept: int = 0,
        confirm: bool = False,
        later: bool = False,
    ) -> Decided:
        """Resolve a conflict: decide whose values count in fields that somebody else changed too.

        ``"mine"`` sends your value over the value that was shown as theirs, ``"theirs"`` leaves the
        listing as it is; ``fields`` decides single paths, and ``side`` the rest. ``confirm`` allows
        changes that lose data permanently. ``accept`` is the number of risks that the caller
        accepts.

        >>> decided = shop.outbox.decide(held, "mine")
        >>> decided.did, decided.row.state
        ('queued', 'done')
        """

        def act(box: LocalOutbox, found: OutboxRow) -> Decision:
            left = paths_left(found, side, fields)
            if is_to_decide(found):
                box.require_accepted([(found, left)], accept)
            return box.decide(found, left, confirmed=confirm)

        return self._decided(row, act, later=later)

    def retry(
        self,
        row: int | WaitingRow,
        *,
        confirm: bool = False,
        list_again: bool = False,
        later: bool = False,
    ) -> Decided:
        """Send a refused or held row again.

        A new listing that could not be found is searched for once more, and listed again only with
        ``list_again``: it may exist after all.

        >>> shop.outbox.retry(held).did
        'to_decide'
        """

        def act(box: LocalOutbox, found: OutboxRow) -> Decision:
            return box.retry(found, confirmed=confirm, list_again=list_again)

        return self._decided(row, act, later=later)

    def release(self, row: int | WaitingRow, *, later: bool = False) -> Decided:
        """Release a row that ``hold`` held.

        >>> shop.outbox.release(waiting.number).row.state
        'done'
        """
        return self._decided(row, LocalOutbox.release, later=later)

    def hold(self, row: int | WaitingRow) -> Decided:
        """Keep a queued row from being sent.

        >>> shop.outbox.pause()
        >>> shop.outbox.release(waiting.number, later=True).did
        'queued'
        >>> shop.outbox.hold(waiting.number).did
        'held'
        """
        return self._decided(row, LocalOutbox.hold, later=True)

    def drop(self, row: int | WaitingRow) -> Decided:
        """Cancel a row; if it is being sent, it is not sent again should it fail to arrive.

        >>> shop.outbox.drop(waiting).did, shop.outbox.row(waiting.number).state
        ('dropped', 'cancelled')
        """
        return self._decided(row, LocalOutbox.drop, later=True)

    def send(self) -> Sent:
        """Send the queued rows, and wait for the outcome.

        >>> shop.outbox.send().unfinished
        0
        """

        async def work(shop: OpenShop) -> Sent:
            return await shop.send(self._timeout)

        return self._thread.call(work, writes=True)

    @property
    def is_paused(self) -> bool:
        """Whether sending is paused until ``resume``.

        >>> shop.outbox.is_paused
        False
        """

        async def work(shop: OpenShop) -> bool:
            return await shop.outbox.read(lambda reads: reads.is_paused())

        return self._thread.call(work)

    def pause(self) -> None:
        """Pause sending, also across restarts; requests already under way are completed.

        >>> shop.outbox.pause()
        >>> change = listing.edit(sku="LATER-1")
        >>> change.outcome.value
        'waiting'
        """
        self._set_paused(True)

    def resume(self) -> None:
        """Resume sending.

        >>> shop.outbox.pause()
        >>> shop.outbox.resume()
        >>> shop.outbox.is_paused
        False
        """
        self._set_paused(False)

    def _set_paused(self, paused: bool) -> None:
        async def work(shop: OpenShop) -> None:
            await shop.outbox.set_paused(paused)

        self._thread.call(work)

    def _decided(
        self,
        meant: int | WaitingRow,
        act: Callable[[LocalOutbox, OutboxRow], Decision],
        *,
        later: bool,
    ) -> Decided:
        number = meant.number if isinstance(meant, WaitingRow) else meant

        def decide(box: LocalOutbox) -> list[Decision]:
            found = _find(box.store, number)
            if isinstance(meant, WaitingRow) and _has_moved(meant, found):
                return [Decision(DecisionOutcome.MOVED, found)]
            return [act(box, found)]

        async def work(shop: OpenShop) -> Decided:
            decisions = await shop.outbox.decided(decide)
            numbers = to_send(decisions)
            if numbers and not later and shop.is_connected:
                await shop.send(self._timeout, numbers=frozenset(numbers))
            row = await shop.outbox.read(lambda reads: _find(reads, number))
            did = decisions[0].did
            return Decided(did.value, did in DONE, waiting_row(RowView(row)))

        return self._thread.call(work, writes=True)


def _has_moved(seen: WaitingRow, now: OutboxRow) -> bool:
    return (seen.state, seen.changed_at) != (now.state.value, moment_of(now.changed_at))


def _find(reads: OutboxReads, number: int) -> OutboxRow:
    if isinstance(number, bool) or not isinstance(number, int):
        raise ChangeError("row.no_number", text=str(number)[:40])
    row = reads.find(number) if 0 < number < 1 << 53 else None
    if row is None:
        raise ChangeError("row.not_there", number=str(number))
    return row


def _states(names: Iterable[str]) -> tuple[OutboxState, ...]:
    known = [state.value for state in OutboxState]
    found = []
    for name in names:
        if name not in known:
            near = nearest_hint(str(name), known)
            raise ChangeError("row.no_state", name=str(name)[:40], offered=tuple(known), **near)
        found.append(OutboxState(name))
    return tuple(found) or tuple(state for state in OutboxState if state not in _ENDED)
