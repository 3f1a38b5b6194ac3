"""The connection between a window and a running session: displays its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl

from app.engine.events import (
    Connected,
    Connecting,
    Disconnected,
    DraftsKept,
    Event,
    Job,
    NoticeRaised,
    OutboxChanged,
    ProcessBack,
    ProcessLost,
    Reached,
    RequestsOutstanding,
    RowsChanged,
    SendProgress,
    Synced,
    SyncProgress,
    WorkEnded,
)
from app.engine.notices import Notice
from app.engine.outbox.outbox import OutboxState
from app.tasks import Overlap, TaskScope
from app.ui.listings.picture_queue import PictureQueue
from app.ui.look.window_locale import learn_currencies
from app.ui.texts.pace_text import pace_text
from app.ui.widgets.display.waits import SIGN_AFTER_MS
from app.ui.widgets.timer import single_shot
from app.ui.window.navigation import ShopName
from app.ui.window.notice_banners import CONNECTION, FILES
from app.ui.window.status_bar import CONNECTED, OFFLINE, REFUSED, WAITING

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.ui.window.frame import WindowFrame
    from app.ui.window.shell import Shell

# The minimum interval between two reads of the table, however fast the worker writes.
REFRESH_EVERY_MS = 250
_UNREACHED: Final = ("unreachable", "not_secure", "proxy_unusable", "not_the_marketplace")
_UNANSWERED: Final = ("timed_out", "answer_cut")
_REFUSING: Final = (
    *("token_refused", "no_token", "other_seller", "other_marketplace"),
    *("token_elsewhere", "token_unplaced", "unsent_unplaced"),
)


class SessionLink(QObject):
    """A subscriber to a session that lives as long as the window."""

    def __init__(
        self, window: WindowFrame, shell: Shell, session: Session, scope: TaskScope
    ) -> None:
        super().__init__(window)
        self._window, self._shell = window, shell
        self._session, self._scope = session, scope
        self._notices = shell.notices
        self._offline = self._unreached = False
        self._lost = self._reading = self._asked = False
        shell.attached = True
        shell.show_state()
        listings = window.listings
        self._queues = (
            PictureQueue(listings.table.thumbnails, self._fetch, scope, "thumbnails"),
            PictureQueue(listings.pictures, self._fetch, scope, "inspector picture"),
        )
        self._refresh = single_shot(self, REFRESH_EVERY_MS, self._read_again)
        self._sign = single_shot(
            self,
            SIGN_AFTER_MS,
            lambda: shell.status.show_waiting(self.tr("Waiting for the marketplace…")),
        )
        window.view_changed.connect(lambda _name: self._count_drafts())
        window.sync_requested.connect(self._ask_for_listings)
        end = session.events.subscribe(self.show)
        self.destroyed.connect(lambda: end())
        if session.account.user is not None:
            self.show(Connected(session.account.user))
        listings.table.viewport().update()

    def show(self, event: Event) -> None:
        """Display an event."""
        status, listings = self._shell.status, self._window.listings
        match event:
            case Connecting():
                again, first = self.tr("Offline, trying again…"), self.tr("Connecting…")
                status.show_connection(WAITING, again if self._unreached else first)
            case Connected():
                self._connected()
            case Disconnected(notice):
                self._disconnected(notice)
            case RequestsOutstanding(outstanding=True):
                self._sign.start()
            case RequestsOutstanding():
                self._sign.stop()
                status.show_waiting("")
            case SyncProgress():
                self._syncing(event)
            case Reached():
                self._worked()
            case Synced(receipt):
                self._end_of_sync()
                self._worked()
                self._notices.clear("sync_incomplete", *FILES)
                learn_currencies(self._window.catalog.currency_places())
                self._read_again()
                listings.read_whole()
                if not receipt.complete:
                    self._notices.show(Notice("sync_incomplete", {"missing": receipt.missing}))
            case RowsChanged():
                if not self._refresh.isActive():
                    self._refresh.start()
            case SendProgress(waiting, sending):
                self._shell.sending.show_progress(waiting, sending)
            case WorkEnded(Job.SYNC):
                # Also after an interruption, for example a full disk: the sync is over.
                self._end_of_sync()
            case DraftsKept():
                self._count_drafts()
            case OutboxChanged(row):
                self._notices.clear(*FILES)
                if row.state in (OutboxState.DONE, OutboxState.REFUSED):
                    self._worked()
                self._count_drafts()
            case ProcessLost(process, restarting):
                if process == "worker":
                    self._end_of_sync()
                code = "process_lost" if restarting else "process_given_up"
                self._notices.show(Notice(code, {"process": process}))
            case ProcessBack(process):
                self._notices.clear_process(process)
                if process == "worker":
                    self._notices.clear(*FILES)
            case NoticeRaised(notice):
                self._notices.show(notice)
                self._show_reported(notice)

    async def _fetch(self, url: str, side: int) -> bytes | None:
        return await self._session.pictures.thumbnail(url, side, key=picture_key(url))

    # -- connection ----------------------------------------------------------------------------

    def _connected(self) -> None:
        account = self._session.account
        self._offline = self._unreached = False
        self._worked()
        self._notices.clear("forbidden", "not_found", "refused", "unreadable", "conflict")
        if account.practice:
            self._notices.clear_process("marketplace")
        self._shell.status.show_connection(CONNECTED, self.tr("Connected"))
        self._shell.set_connected(True)
        site = account.site
        kind = self.tr("Practice · {site}") if account.practice else "{site}"
        self._shell.show_shop(
            ShopName(
                account.site_id,
                account.nickname,
                kind.format(site=site.country),
                account.practice,
            )
        )
        listings = self._window.listings
        listings.model.text.site_id = account.site_id
        if listings.reading_first():
            listings.show_connection("reading")
        else:
            listings.show_connection("connected")
        learn_currencies(self._window.catalog.currency_places())
        for queue in self._queues:
            queue.again()
        self._count_drafts()
        listings.table.viewport().update()

    def _disconnected(self, notice: Notice) -> None:
        self._offline = True
        refused = notice.code in (*_REFUSING, "forbidden")
        self._unreached = not refused
        if refused:
            self._show_refused(notice.code)
        else:
            self._show_unreached(notice.code)
        self._asked = False
        self._shell.status.hide_job()
        self._shell.set_connected(False)
        page = "no_token" if notice.code == "no_token" else "refused" if refused else "offline"
        self._window.listings.show_connection(page)
        self._notices.show(notice)

    def _show_reported(self, notice: Notice) -> None:
        """Show in the status bar how a notice of the worker affects the connection."""
        if notice.code in CONNECTION | FILES | {"worker_elsewhere"}:
            self._end_of_asking()
        if self._offline:
            return
        if notice.code in (*_UNREACHED, *_UNANSWERED):
            self._lost = True
            self._show_unreached(notice.code)
        elif notice.code in _REFUSING:
            self._lost = True
            self._show_refused(notice.code)

    def _show_unreached(self, code: str) -> None:
        if code in _UNANSWERED:
            self._shell.status.show_connection(WAITING, self.tr("No answer"))
        else:
            self._shell.status.show_connection(OFFLINE, self.tr("Offline"))

    def _show_refused(self, code: str) -> None:
        words = self.tr("No token") if code == "no_token" else self.tr("No access")
        self._shell.status.show_connection(REFUSED, words)

    def _worked(self) -> None:
        """Remove the notices about the connection, because the marketplace has answered.

        Not while the window itself is offline: then the next ``Connected`` removes them.
        """
        if not self._offline:
            self._notices.clear(*CONNECTION)
            if self._lost:
                self._lost = False
                self._shell.status.show_connection(CONNECTED, self.tr("Connected"))

    # -- jobs ----------------------------------------------------------------------------------

    def _ask_for_listings(self) -> None:
        """Show at once that a sync was ordered, as it takes a moment until a worker is there."""
        if not self._reading and not self._offline:
            self._asked = True
            self._show_asking()

    def _show_asking(self) -> None:
        self._shell.status.show_job(self.tr("Asking for the listings"), None, "", "sync")

    def _end_of_asking(self) -> None:
        if self._asked:
            self._asked = False
            self._shell.status.hide_job()
            self._shell.sending.show_again()

    def _syncing(self, event: SyncProgress) -> None:
        self._reading, self._asked = True, False
        self._worked()
        number = self._window.listings.model.text.number
        self._window.listings.show_connection("reading")
        if not event.total:
            self._show_asking()
            return
        what = self.tr("Reading {done} of {total}").format(
            done=number(event.done), total=number(event.total)
        )
        rest = ""
        if event.seconds > 1:
            left = event.total - event.done
            rest = pace_text(event.done, left, event.seconds, number)
        share = event.done / event.total
        self._shell.status.show_job(what, share, rest, "sync")
        if event.done >= event.total:
            self._shell.status.hide_job()

    def _end_of_sync(self) -> None:
        self._end_of_asking()
        if self._reading:
            self._reading = False
            self._shell.status.hide_job()
            self._shell.sending.show_again()
        if not self._offline:
            self._window.listings.show_connection("connected")

    def _read_again(self) -> None:
        self._window.listings.refresh()

    def _count_drafts(self) -> None:
        self._scope.start(self._drafts(), key="drafts", overlap=Overlap.REPLACE)

    async def _drafts(self) -> None:
        drafts = await self._session.listings.drafts()
        self._shell.show_drafts(len(drafts))


def picture_key(url: str) -> str:
    """Return the cache key of a picture from a local marketplace, else an empty string.

    The practice marketplace has another port with every start, so only the path is used.
    """
    address = QUrl(url)
    return address.path() if address.host() in ("127.0.0.1", "localhost", "::1") else ""
