"""The menu of backups of the seller's own data: make one, restore one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMenu

from app.engine.events import NoticeRaised
from app.engine.notices import NoticeError
from app.tasks import Overlap
from app.ui.look.icons import icon
from app.ui.texts.catalog_text import moment

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from app.engine.history.archive import Backup
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.widgets.display.toast import ToastStack

_MOST = 20


class BackupsMenu(QMenu):
    """A menu that lists the backups whenever it is opened.

    ``restored`` is called after a backup was restored.
    """

    def __init__(
        self,
        session: Session,
        scope: TaskScope,
        toasts: ToastStack,
        restored: Callable[[], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("menu_backups")
        self.setTitle(self.tr("Backups"))
        self.setIcon(icon("archive"))
        self._session, self._scope = session, scope
        self._toasts, self._restored = toasts, restored
        self._show(())
        self.aboutToShow.connect(self.read)

    def read(self) -> None:
        """Load the list of backups."""
        self._scope.start(self._read(), key="backups read", overlap=Overlap.REPLACE)

    async def _read(self) -> None:
        try:
            self._show(tuple(await self._session.archive.backups()))
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))

    def _show(self, backups: tuple[Backup, ...]) -> None:
        self.clear()
        make = self.addAction(icon("shield"), self.tr("Back up now"))
        make.setObjectName("backup_now")
        make.triggered.connect(self._make)
        self.addSeparator()
        if not backups:
            self.addAction(self.tr("No backup yet")).setEnabled(False)
        for backup in backups[:_MOST]:
            words = self.tr("Restore {time}").format(time=moment(backup.made_at))
            action = self.addAction(icon("history"), words)
            action.setObjectName("backup_restore")
            action.triggered.connect(lambda _on=False, backup=backup: self._restore(backup))

    def _make(self) -> None:
        self._scope.start(self._back_up(), key="backups make", overlap=Overlap.SKIP)

    async def _back_up(self) -> None:
        try:
            await self._session.archive.back_up()
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
            return
        self._toasts.add("ok", self.tr("Drafts, outbox and history are backed up"))

    def _restore(self, backup: Backup) -> None:
        self._scope.start(self._bring_back(backup), key="backups restore", overlap=Overlap.SKIP)

    async def _bring_back(self, backup: Backup) -> None:
        """Restore a backup without confirmation, because nothing is deleted or sent."""
        try:
            restored = await self._session.archive.restore(backup)
        except NoticeError as error:
            self._session.events.publish(NoticeRaised(error.notice))
            return
        if restored.rows:
            words = self.tr("%n items restored; nothing was sent", "", restored.rows)
        else:
            words = self.tr("Everything in that backup is already here")
        self._toasts.add("ok", words)
        self._restored()
