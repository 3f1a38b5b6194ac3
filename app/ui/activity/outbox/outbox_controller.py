"""The controller of the outbox view: loads rows, follows changes, and runs actions on a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer

from app.engine.events import Connected, Event, NoticeRaised, OutboxChanged
from app.engine.notices import NoticeError
from app.engine.outbox.outbox import OutboxState
from app.tasks import Overlap
from app.ui.activity.outbox import row_actions
from app.ui.activity.outbox.outbox_model import ALL
from app.ui.activity.outbox.row_decisions import RowDecisions
from app.ui.activity.outbox.row_menu import open_menu
from app.ui.activity.outbox.row_panel import RowPanel
from app.ui.activity.outbox.undoing import Undoing
from app.ui.activity.row_state import NEED_YOU, WAITING, group_of_state, is_held_by_seller
from app.ui.texts.form_context import context_of_shop
from app.ui.texts.money import format_number
from app.ui.view import View

if TYPE_CHECKING:
    from app.engine.outbox.outbox import OutboxRow
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.activity.outbox.outbox_view import OutboxView
    from app.ui.widgets.display.toast import ToastStack

#: How many rows are read at a time; older ones when the end of the table comes into sight.
MOST_ROWS: Final = 500
#: On its way, or waiting for somebody to decide.
OPEN_STATES: Final = (
    OutboxState.SENDING,
    OutboxState.UNKNOWN,
    OutboxState.HELD,
    OutboxState.REFUSED,
)
# However fast the worker is, the table is sorted at most this often.
_SETTLE_MS: Final = 200


class OutboxController(View):
    """The asynchronous operations of one ``OutboxView``; ``toasts`` shows their outcomes."""

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        view: OutboxView,
        *,
        open_item: Callable[[str], object],
        toasts: ToastStack,
    ) -> None:
        self._session, self._scope, self._view = session, scope, view
        self.widget = view
        self._open_item = open_item
        self._panel = RowPanel(session, scope, view)
        self._undoing = Undoing(session, toasts, view, lambda: view.model.context)
        self._arrived: list[OutboxRow] = []
        self._readings = 0
        self._states: dict[OutboxState, int] = {}
        self._oldest: int | None = None
        self._wanted: int | None = None
        self._settle = QTimer(view)
        self._settle.setSingleShot(True)
        self._settle.setInterval(_SETTLE_MS)
        self._settle.timeout.connect(self._take)
        decisions = RowDecisions(
            session, scope, view, self._panel, open_item=open_item, toasts=toasts
        )
        self._does: dict[str, Callable[[OutboxRow], Awaitable[None]]] = {
            row_actions.OPEN: self._open,
            row_actions.CANCEL: decisions.cancel,
            row_actions.RETRY: decisions.retry,
            row_actions.KEEP_LIVE: decisions.keep_live,
            row_actions.SEND_RESULT: decisions.send_result,
            row_actions.CONFIRM: decisions.retry,
            row_actions.HOLD: decisions.hold,
            row_actions.RELEASE: decisions.retry,
            row_actions.LIST_AGAIN: decisions.retry,
            row_actions.LOOK: decisions.look,
            row_actions.UNDO: self._undo_row,
        }
        view.table.row_chosen.connect(self._chosen)
        view.table.opened.connect(lambda: self.act(row_actions.OPEN))
        view.table.cancel_requested.connect(lambda: self.act(row_actions.CANCEL))
        view.table.menu_requested.connect(
            lambda place: open_menu(view, self._actions(), place, self.act)
        )
        view.detail.action_requested.connect(self.act)
        view.table.undo_requested.connect(lambda: self.act(row_actions.UNDO))
        view.table.end_seen.connect(self._read_older)
        view.read_requested.connect(self.read)
        view.batch.undo_requested.connect(self._undo_batch)
        end = session.events.subscribe(self._on_event)
        view.destroyed.connect(lambda: end())
        self.read()

    def come_forward(self) -> None:
        """Take the focus and reload, because a command may have decided about rows."""
        self._view.setFocus()
        self.read()

    def show_row(self, number: int) -> None:
        """Move the cursor to a row in the tab of all rows, now or once it is loaded."""
        self._wanted = number
        self._view.tabs.set_current(ALL)
        self._go_to_wanted()

    def _go_to_wanted(self) -> None:
        number = self._wanted
        if number is not None and self._view.model.line_of(number) is not None:
            self._wanted = None
            self._view.table.choose(number)

    def read(self) -> None:
        """Reload the rows."""
        self._scope.start(self._read(), key="outbox rows", overlap=Overlap.REPLACE)

    async def _read(self) -> None:
        self._readings += 1
        try:
            rows = await self._session.outbox.read(lambda store: store.latest(MOST_ROWS))
            oldest = _oldest(rows)
            # Rows that need the seller are shown however old they are.
            rows += await self._session.outbox.read(lambda store: store.in_states(OPEN_STATES))
            self._states = dict(await self._session.outbox.read(lambda store: store.counts()))
        except NoticeError as error:
            self._view.show_unread()
            self._raise_notice(error)
            return
        finally:
            self._readings -= 1
        self._oldest = oldest
        self._view.model.set_context(context_of_shop(self._session))
        self._view.model.replace(rows)
        self._rows_replaced()

    def _read_older(self) -> None:
        if self._oldest is not None:
            self._scope.start(self._read_before(), key="outbox older", overlap=Overlap.SKIP)

    async def _read_before(self) -> None:
        try:
            rows = await self._session.outbox.read(
                lambda store: store.latest(MOST_ROWS, before=self._oldest)
            )
        except NoticeError as error:
            self._raise_notice(error)
            return
        self._oldest = _oldest(rows)
        self._view.model.take(rows)
        self._view.model.arrange()
        self._rows_replaced()

    def _on_event(self, event: Event) -> None:
        match event:
            case OutboxChanged(row):
                self._arrived.append(row)
                if not self._settle.isActive():
                    self._settle.start()
            case Connected():
                self.read()

    def _take(self) -> None:
        """Apply the row changes that arrived since the last time."""
        if self._readings:  # What is being read may be older, and replaces all rows.
            self._settle.start()
            return
        rows, self._arrived = self._arrived, []
        if self._replace_others(rows):
            # The rows that were replaced are finished now, without an event for each.
            self.read()
        self._view.model.take(rows)
        self._view.model.arrange()
        self._rows_replaced()
        self._panel.follow(rows)
        self._scope.start(self._count(), key="outbox tabs", overlap=Overlap.REPLACE)

    def _replace_others(self, rows: list[OutboxRow]) -> bool:
        """Return whether new rows replace others of their listings that wait for the seller."""
        asking = (OutboxState.HELD, OutboxState.REFUSED)
        waiting = {
            (row.item_id, row.number) for row in self._view.model.known() if row.state in asking
        }
        return any(
            item_id == row.item_id and number != row.number
            for item_id, number in waiting
            for row in rows
            if row.state is OutboxState.QUEUED
        )

    async def _count(self) -> None:
        try:
            self._states = dict(await self._session.outbox.read(lambda store: store.counts()))
        except NoticeError as error:
            self._raise_notice(error)
            return
        self._show_counts()

    def _show_counts(self) -> None:
        """Show the number of all rows in the tabs, including those too old to be in the table."""
        locale = self._view.model.context.locale
        groups: Counter[str] = Counter()
        for state, count in self._states.items():
            groups[group_of_state(state)] += count
        # Held rows are always loaded, so those held by the seller are all known.
        own = sum(is_held_by_seller(row) for row in self._view.model.known())
        groups[NEED_YOU] -= own
        groups[WAITING] += own
        self._view.show_counts(
            {key: format_number(count, locale) for key, count in groups.items() if count}
        )

    def _rows_replaced(self) -> None:
        self._show_counts()
        self._view.show_rows()
        self._view.batch.show_rows(self._view.model)
        if self._view.table.chosen is None:
            self._view.table.choose(None)
        self._go_to_wanted()

    # -- the chosen row ------------------------------------------------------------------------

    def _chosen(self, number: int | None) -> None:
        row = None if number is None else self._view.model.find(number)
        self._panel.show_row(row, self._actions())

    def _actions(self) -> tuple[str, ...]:
        row = self._view.table.chosen
        if row is None:
            return ()
        model = self._view.model
        return row_actions.actions_of(row, model.facts(row), undone=model.is_undone(row))

    def act(self, action_id: str) -> None:
        """Run an action on the selected row, if it is possible now."""
        row = self._view.table.chosen
        if row is not None and action_id in self._actions():
            self._scope.start(
                self._do(action_id, row),
                key=f"outbox {action_id} {row.number}",
                overlap=Overlap.SKIP,
            )

    async def _do(self, action_id: str, row: OutboxRow) -> None:
        try:
            await self._does[action_id](row)
        except NoticeError as error:
            self._raise_notice(error)

    def _raise_notice(self, error: NoticeError) -> None:
        self._session.events.publish(NoticeRaised(error.notice))

    # -- actions ----------------------------------------------------------------------------------

    async def _open(self, row: OutboxRow) -> None:
        self._open_item(row.listing_id)

    async def _undo_row(self, row: OutboxRow) -> None:
        undo = await self._undoing.find(numbers=[row.number])
        await self._undoing.send(undo, row.op_id)

    def _undo_batch(self, batch: str) -> None:
        self._scope.start(self._undo_whole(batch), key=f"outbox undo {batch}", overlap=Overlap.SKIP)

    async def _undo_whole(self, batch: str) -> None:
        try:
            undo = await self._undoing.find(batch=batch)
            await self._undoing.send(undo, batch)
        except NoticeError as error:
            self._raise_notice(error)


def _oldest(rows: Sequence[OutboxRow]) -> int | None:
    """Return the number of the oldest row that was loaded; ``None`` if there are no older rows."""
    return rows[-1].number if len(rows) == MOST_ROWS else None
