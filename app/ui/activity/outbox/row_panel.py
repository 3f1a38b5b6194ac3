"""The presenter of one row's detail: known data at once, loaded data later."""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from typing import TYPE_CHECKING

from app.domain.timestamps import parse_timestamp
from app.domain.wire_item import WireItem, item_of
from app.editing.draft_calls import call_that_was_made, calls_of
from app.engine.history.changes_elsewhere import sent_calls
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import OutboxState
from app.tasks import Overlap
from app.ui.activity.conflicts.merging import live_as_reported, merge_lines, resolved, result_words
from app.ui.activity.history_lines import lines_of_open_rows, lines_of_past, open_rows_of
from app.ui.activity.outbox.row_words import banner_of, clock_time, second_line
from app.ui.activity.row_state import calls_of_row, in_conflict
from app.ui.look.text import one_line
from app.ui.texts.value_text import money_text

if TYPE_CHECKING:
    from app.domain.calls import Call
    from app.editing.draft import ItemDraft
    from app.engine.history.archive import ItemChange
    from app.engine.outbox.outbox import HistoryEntry, OutboxRow
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.activity.outbox.outbox_view import OutboxView


_MOST_SEEN = 40


class RowPanel:
    """The presenter of the selected row in the detail of an ``OutboxView``."""

    def __init__(self, session: Session, scope: TaskScope, view: OutboxView) -> None:
        self._session, self._scope, self._view = session, scope, view
        self._row: OutboxRow | None = None
        self._shown: tuple[OutboxRow, tuple[str, ...]] | None = None
        self._live: WireItem | None = None
        self._entries: tuple[HistoryEntry, ...] = ()
        self._seen: list[ItemChange] = []
        view.detail.grid.chosen.connect(lambda _choices: self._show_result())

    def show_row(self, row: OutboxRow | None, actions: tuple[str, ...]) -> None:
        """Show ``row``, or that none is selected; data that has to be loaded follows later."""
        detail = self._view.detail
        if row is None:
            self._row, self._shown = None, None
            detail.show_nothing()
            return
        if self._shown == (row, actions):
            return
        self._shown = (row, actions)
        other = self._row is None or self._row.number != row.number
        self._row = row
        if other:
            self._live, self._entries, self._seen = None, (), []
            detail.grid.forget()
            detail.show_history(())
        self._show(actions)
        self._scope.start(self._fetch(row), key="outbox detail", overlap=Overlap.REPLACE)

    def follow(self, rows: Iterable[OutboxRow]) -> None:
        """Reload the history of the shown listing if one of ``rows`` belongs to it."""
        shown = self._row
        if shown is not None and any(row.listing_id == shown.listing_id for row in rows):
            self._scope.start(self._fetch(shown), key="outbox detail", overlap=Overlap.REPLACE)

    def result(self) -> ItemDraft | None:
        """Return the draft that the present choices would send, or ``None`` without a conflict."""
        row = self._row
        if row is None:
            return None
        facts = self._view.model.facts(row)
        if facts.draft is None or not in_conflict(row, facts):
            return None
        return resolved(facts.draft, self._now(row), self._view.detail.grid.choices())

    # -- at once -------------------------------------------------------------------------------

    def _show(self, actions: tuple[str, ...]) -> None:
        row, detail, context = self._row, self._view.detail, self._view.model.context
        assert row is not None
        facts = self._view.model.facts(row)
        title = one_line(row.title) or row.item_id
        detail.show_head(title, second_line(row, facts), self._view.model.chip(row))
        detail.show_picture(self._view.picture_of(row.listing_id))
        detail.show_banner(*banner_of(row, facts, context))
        detail.call.base_url = self._session.base_url
        detail.action_bar.show_actions(actions)
        conflict = in_conflict(row, facts) and facts.draft is not None
        detail.grid.setVisible(conflict)
        detail.show_steps(() if conflict else facts.steps)
        if conflict:
            self._show_versions()
        else:
            detail.show_result("")
            detail.show_call(self._call(row))

    def _now(self, row: OutboxRow) -> WireItem:
        """Return the listing as the marketplace has it, as far as known here."""
        if self._live is not None:
            return self._live
        facts = self._view.model.facts(row)
        assert facts.draft is not None
        return live_as_reported(facts.draft, facts.findings)

    def _show_versions(self) -> None:
        row = self._row
        assert row is not None
        draft = self._view.model.facts(row).draft
        assert draft is not None
        live = self._now(row)
        lines = merge_lines(draft, live, self._view.model.context)
        times = (
            _time_of(draft.base),
            clock_time(row.created_at),
            _time_of(self._live) if self._live is not None else clock_time(row.changed_at),
        )
        self._view.detail.grid.show_lines(lines, times)
        self._show_result()

    def _show_result(self) -> None:
        row, detail = self._row, self._view.detail
        result = self.result()
        if row is None or result is None:
            return
        facts = self._view.model.facts(row)
        assert facts.draft is not None
        lines = merge_lines(facts.draft, self._now(row), self._view.model.context)
        detail.show_result(result_words(lines, result, self._view.model.context))
        calls = calls_of(result, row.progress.uploaded)
        detail.show_call(calls[-1] if calls else None)
        # With nothing left to send, the action would do the same as keeping the marketplace's
        # values.
        detail.action_bar.set_enabled("send_result", not result.is_empty())
        detail.show_net("")
        self._scope.start(
            self._find_net(row.item_id, result), key="outbox net", overlap=Overlap.REPLACE
        )

    def _call(self, row: OutboxRow) -> Call | None:
        """Return the request that was made, or the last one that would be made."""
        for entry in self._entries:
            if entry.op_id == row.op_id and entry.call:
                return call_that_was_made(entry.call, entry.sent)
        if row.state in (OutboxState.DONE, OutboxState.CANCELLED):
            return None
        facts = self._view.model.facts(row)
        calls = calls_of_row(row, facts)
        return calls[-1] if calls else None

    # -- what has to be read -------------------------------------------------------------------

    async def _fetch(self, row: OutboxRow) -> None:
        facts = self._view.model.facts(row)
        try:
            sent = await self._session.outbox.read(
                lambda store: sent_calls(store.history, row.listing_id)
            )
            self._entries = sent.entries
            self._seen = await self._session.archive.changes_of(row.listing_id, sent, _MOST_SEEN)
            self._show_history(row)
            if in_conflict(row, facts) and facts.draft is not None:
                self._live = item_of((await self._session.listings.open(row.item_id)).item)
        except NoticeError:
            # The content of the row is shown already; the window reports elsewhere that it is
            # offline.
            return
        if self._row is None or self._row.number != row.number:
            return
        if self._live is not None and in_conflict(row, facts):
            self._show_versions()
        elif not in_conflict(row, facts):
            self._view.detail.show_call(self._call(row))

    def _show_history(self, row: OutboxRow) -> None:
        context = self._view.model.context
        waiting = open_rows_of(row.item_id, self._view.model.known())
        lines = lines_of_open_rows(waiting, context) + lines_of_past(
            self._entries, self._seen, context
        )
        self._view.detail.show_history(lines)

    async def _find_net(self, item_id: str, result: ItemDraft) -> None:
        price, type_id = result.value("price"), result.value("listing_type_id")
        if isinstance(price, bool) or not isinstance(price, int | Decimal):
            return
        try:
            answer = await self._session.shipping.for_item(item_id, price=Decimal(price))
        except NoticeError:
            return
        net = answer.net_at(Decimal(price), str(type_id))
        if self._row is not None and self._row.item_id == item_id:
            context = self._view.model.context
            text = "–" if net is None else money_text(net, context.of(result.base))
            self._view.detail.show_net(text)


def _time_of(item: WireItem) -> str:
    """Return the time of the last change of a body at the marketplace."""
    updated = item.get("last_updated")
    at = parse_timestamp(updated) if isinstance(updated, str) else None
    return "" if at is None else clock_time(int(at.timestamp() * 1000))
