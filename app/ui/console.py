"""One window with one session: opens its views, applies settings, and closes in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.engine.events import Connected, Job, NoticeRaised
from app.engine.notices import Notice, NoticeError, notice_of
from app.engine.sending.creation import new_draft_id
from app.engine.session import Session, open_session
from app.tasks import Overlap, TaskScope
from app.ui.access import connect_access
from app.ui.activity.activity import Activity
from app.ui.application import choose_theme, install_translations, set_application_icon
from app.ui.attention.attention import Attention
from app.ui.bulk_work import connect_bulk_work
from app.ui.creation.new_listings import NewListings
from app.ui.creation.recents import Recents
from app.ui.editor.open_editors import OpenEditors
from app.ui.lifecycle.duplicating import Duplicating
from app.ui.lifecycle.lifecycle import LifeOfListings
from app.ui.lifecycle.templating import Templating
from app.ui.move.moving import start_move
from app.ui.schedules.window_scheduler import WindowScheduler
from app.ui.shipping.controller import ShippingController
from app.ui.shipping.view import ShippingView
from app.ui.widgets.display.waits import Waits
from app.ui.window.crash_sheet import CrashSheets
from app.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from app.editing.draft import ItemDraft
    from app.engine.events import Event
    from app.engine.session import Target
    from app.settings import Profile, Settings, SettingsFile
    from app.ui.single_instance import WindowClaim
    from app.ui.widgets.display.toast import ToastStack

SHIPPING = "shipping"
ELSEWHERE = Notice("window_elsewhere")
_log = logging.getLogger(__name__)


class Console:
    """The program from its first frame to its end.

    ``driver`` controls the window in place of a user (the tour); when it returns, the program ends
    with its result as the exit code.
    """

    def __init__(
        self,
        app: QApplication,
        window: MainWindow,
        *,
        workspace: Path,
        target: Target,
        settings: Settings,
        settings_file: SettingsFile | None,
        new_profile: Profile | None = None,
        claim: WindowClaim,
        notices: Sequence[Notice] = (),
    ) -> None:
        self._app = app
        self._workspace = workspace
        self._target = target
        self._settings = settings
        self._settings_file = settings_file
        self._new_profile = new_profile
        self._claim = claim
        self._notices = notices
        self._alone: Notice | None = None
        self._furnished: MainWindow | None = None
        self._closing, self._reported_not_kept = asyncio.Event(), False
        self._scope = TaskScope("console", on_failure=self._failed)
        self._window_scope = TaskScope("window", on_failure=self._failed)
        self._editors: OpenEditors | None = None
        self._new: NewListings | None = None
        self._toasts: ToastStack | None = None
        self.window = window
        self.crashes = CrashSheets(lambda: self.window)
        self.session: Session | None = None

    async def run(self, driver: Callable[[Console], Awaitable[int]] | None = None) -> int:
        """Connect, run until the window is closed, and shut down; return the exit code."""
        set_application_icon(self._app)
        self._end_on_signals()
        for notice in self._notices:
            self.window.show_notice(notice)
        try:
            if self._claim.taken:
                self._show_alone(ELSEWHERE)
                if not await self._claim.wait(
                    self._closing, lambda: self.window.listings.refresh()
                ):
                    self.window.close_for_good()
                    return 0
                self._alone = None
                self.window.clear_notice(ELSEWHERE.code)
            self._claim.listen(lambda: self.window.come_forward())
            return await self._work(driver)
        finally:
            self._claim.release()

    async def _work(self, driver: Callable[[Console], Awaitable[int]] | None) -> int:
        """Connect, and run until the end is requested; return the exit code."""
        try:
            self.session = await open_session(
                self._workspace, self._target, catalog=self.window.catalog
            )
        except NoticeError as error:
            return await self._run_alone(error)
        self.session.events.subscribe(self._note)
        move = partial(start_move, self.session, self._recents, self._scope, self._failed)
        self._new = NewListings(self.session, self._recents, self._failed, self._show_listed)
        self._editors = OpenEditors(
            self.session,
            self._scope,
            lambda: self.window,
            self._failed,
            self._new.open,
            move,
            Waits(lambda: self._toasts),
        )
        self._furnish()
        self._scope.start(self.session.connect(), key="connect", overlap=Overlap.SKIP)
        looking = WindowScheduler(self.session, self._workspace)
        self._scope.start(looking.run(), key="schedules", overlap=Overlap.SKIP)
        try:
            if driver is None:
                await self._closing.wait()
                return 0
            return await driver(self)
        finally:
            await self._close(self.session)

    async def _run_alone(self, error: NoticeError) -> int:
        """Show the notice and wait for the end, because nothing may be edited without a journal."""
        self._show_alone(error.notice)
        await self._closing.wait()
        self.window.close_for_good()
        return 1

    def _show_alone(self, notice: Notice) -> None:
        """Show the shop without a session, and the reason."""
        self._alone = notice
        self._furnish()

    def _end_on_signals(self) -> None:
        """Shut down in order on a signal from the system or a terminal."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            number = getattr(signal, name, None)
            # Windows has no such handlers; there the window receives a message of its own.
            with contextlib.suppress(NotImplementedError):
                if number is not None:
                    loop.add_signal_handler(number, self._closing.set)

    def _furnish(self) -> None:
        """Connect the window to its views and the session.

        This is repeated for the new window after a change of language.
        """
        window = self.window
        if window is not self._furnished:
            self._furnished = window
            window.close_requested.connect(self._ask_to_close)
            window.theme_chosen.connect(self._choose_theme)
            window.language_chosen.connect(self._choose_language)
        if self.session is None:
            if self._alone is not None:
                window.show_notice(self._alone)
            return
        scope = self._window_scope
        Attention(window, self.session, scope)
        self._toasts = toasts = Activity(window, self.session, scope).toasts
        LifeOfListings(window, self.session, scope, toasts)
        for begins in (Duplicating, Templating):
            begins(window, self.session, scope, toasts, self._begin_with_note)
        title = str(QT_TRANSLATE_NOOP("Views", "Shipping and net"))
        window.register_view(SHIPPING, title, "truck", self._shipping)
        connect_bulk_work(window, self.session, scope, self._target.limits, toasts)
        window.on_open_item = self.open_item
        window.new_listing_requested.connect(self.begin_listing)
        window.sync_requested.connect(partial(self.session.start, Job.SYNC))
        connect_access(window, self.session, self._scope)
        window.attach(self.session, scope)

    # -- views ---------------------------------------------------------------------------------

    def _shipping(self) -> ShippingController:
        assert self.session is not None
        view = ShippingView(self.window.catalog)
        controller = ShippingController(self.session, self._window_scope, view)
        listings = self.window.listings
        if chosen := listings.one_chosen() or listings.model.item_id(0):
            controller.show_item(chosen)
        return controller

    def open_item(self, item_id: str) -> None:
        """Open the editor of a listing, or bring it to the front."""
        if self._editors is not None:
            self._editors.open(item_id)

    def begin_listing(self) -> None:
        """Create a new listing: open its draft, with the title first."""
        self.open_item(new_draft_id())

    def _begin_with_note(self, draft: ItemDraft, note: tuple[str, str]) -> None:
        """Open a saved draft; ``note``, a title and a text, explains how it was made."""
        if self._new is not None:
            self._new.note(draft.item_id, note)
            self.open_item(draft.item_id)

    def _recents(self) -> Recents:
        return Recents(self.window.view_settings, self.window.listings.model.row)

    def _show_listed(self, draft_id: str, item_id: str) -> None:
        """Replace the draft of a new listing by the listing that exists now."""
        if self._editors is not None:
            self._editors.leave(draft_id)
            self._editors.open(item_id)

    # -- what is chosen ------------------------------------------------------------------------

    def _choose_theme(self, choice: str) -> None:
        choose_theme(self._app, choice)
        self._remember(self._settings._replace(theme=choice))

    def _choose_language(self, choice: str) -> None:
        install_translations(self._app, choice)
        self._remember(self._settings._replace(language=choice))
        self._scope.start(self._load_texts(), key="language", overlap=Overlap.QUEUE)

    async def _load_texts(self) -> None:
        """Recreate the window in the new language; open editors are restored with their drafts."""
        front = self.window.current_view
        if self._editors is not None and await self._editors.leave_all() is None:
            return
        # Running work of the old window would use parts of it that no longer exist.
        await self._window_scope.close()
        self._window_scope = TaskScope("window", on_failure=self._failed)
        old = self.window
        old.remember()
        old.close_requested.disconnect(self._ask_to_close)
        self.window = MainWindow(
            old.catalog,
            old.view_settings,
            theme=self._settings.theme,
            language=self._settings.language,
        )
        self.window.restoreGeometry(old.saveGeometry())
        if not (old.isMaximized() or old.isFullScreen()):
            # A restored geometry is fitted to the screen; a larger window keeps its size.
            self.window.setGeometry(old.geometry())
        self._furnish()
        for notice in old.notices():
            self.window.show_notice(notice)
        self.window.show()
        old.close_for_good()
        old.deleteLater()
        if self._editors is not None:
            self._editors.show_again(front)

    def _note(self, event: Event) -> None:
        # Save only an address that has answered, so that a mistyped one does not replace the old
        # one.
        if isinstance(event, Connected) and self._new_profile is not None:
            self._remember(self._settings.with_profile(self._new_profile))
            self._new_profile = None

    def _remember(self, settings: Settings) -> None:
        self._settings = settings
        if self._settings_file is None:
            return
        try:
            self._settings_file.save(settings)
        except OSError as error:
            _log.warning("The settings could not be saved: %s", error)
            self._say(Notice("settings_not_saved"))

    # -- the end -------------------------------------------------------------------------------

    def _ask_to_close(self) -> None:
        """Close the window, unless a draft cannot be saved and this was not reported yet."""
        if self._editors is None or self._reported_not_kept:
            self._closing.set()
        else:
            self._scope.start(self._keep_and_close(), key="close", overlap=Overlap.SKIP)

    async def _keep_and_close(self) -> None:
        if self._editors is None or await self._editors.keep_all():
            self._closing.set()
        else:
            self._reported_not_kept = True

    async def _close(self, session: Session) -> None:
        if self._editors is not None:
            await self._editors.close()
        await self._window_scope.close()
        await self._scope.close()
        self.window.hide()
        await session.close()
        self.window.close_for_good()

    def report_reader_lost(self) -> None:
        """Show that searching and sorting are unavailable; the shown rows stay."""
        self.window.show_notice(Notice("process_given_up", {"process": "reader"}))

    def report_reader_back(self) -> None:
        """Remove that notice, because searching and sorting are available again."""
        if self.window.shell is not None:
            self.window.shell.notices.clear_process("reader")

    def _failed(self, key: str, error: Exception) -> None:
        notice = notice_of(error)
        if notice.code != "unexpected":
            # An unexpected error was logged where it was caught.
            _log.warning("%s failed", key, exc_info=error)
        self._say(notice)

    def _say(self, notice: Notice) -> None:
        if self.session is not None:
            self.session.events.publish(NoticeRaised(notice))
        else:
            self.window.show_notice(notice)
