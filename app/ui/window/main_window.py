"""The main window: the frame, with shell and session added after the first paint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from app.ui.window.frame import WindowFrame

if TYPE_CHECKING:
    from PySide6.QtCore import QSettings
    from PySide6.QtGui import QShowEvent

    from app.engine.catalog.catalog import ItemCatalog
    from app.engine.notices import Notice
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.shell import Shell


class MainWindow(WindowFrame):
    """A window that paints the shop at once; ``furnish`` adds menus, navigation and bars later.

    ``attach`` adds everything that depends on the connection.
    """

    first_painted = Signal()

    def __init__(
        self,
        catalog: ItemCatalog,
        view_settings: QSettings,
        *,
        theme: str = "system",
        language: str = "system",
    ) -> None:
        super().__init__(catalog, view_settings, theme=theme, language=language)
        self.shell: Shell | None = None
        self.listings.table.painted.connect(self._painted)

    def _painted(self) -> None:
        self.first_painted.emit()
        QTimer.singleShot(0, self.furnish)

    def furnish(self) -> None:
        """Add menus, navigation, tool bar and status bar; does nothing the second time."""
        if self.shell is None:
            # Imported here: the first frame does not need it.
            from app.ui.window.shell import Shell

            self.shell = Shell(self)
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Furnish the window of an empty shop, where no painted row would trigger it."""
        super().showEvent(event)
        if not self.listings.model.rowCount():
            QTimer.singleShot(0, self.furnish)

    def attach(self, session: Session, scope: TaskScope) -> None:
        """Attach the session: events, pictures, and the name of the shop."""
        from app.ui.window.session_link import SessionLink

        self.furnish()
        assert self.shell is not None
        SessionLink(self, self.shell, session, scope)

    def show_notice(self, notice: Notice) -> None:
        """Show a notice, with or without a session."""
        self.furnish()
        if self.shell is not None:
            self.shell.notices.show(notice)

    def notices(self) -> list[Notice]:
        """Return the shown notices, oldest first."""
        return [] if self.shell is None else self.shell.notices.shown()

    def clear_notice(self, code: str) -> None:
        """Remove the notices with ``code``, whose cause is over."""
        if self.shell is not None:
            self.shell.notices.clear(code)
