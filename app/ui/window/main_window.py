"""The main window: the frame, and from the first paint on the shell and the session."""

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
    """Paints the shop at once; ``furnish`` adds menus, navigation and bars after the first frame.

    What there is to show of the connected world is brought by ``attach``.
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
            # Imported here: the first frame needs none of it.
            from app.ui.window.shell import Shell

            self.shell = Shell(self)
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Furnish the window of an empty shop, which paints no row that would ask for it."""
        super().showEvent(event)
        if not self.listings.model.rowCount():
            QTimer.singleShot(0, self.furnish)

    def attach(self, session: Session, scope: TaskScope) -> None:
        """Bring the connected world: events, pictures, and what the shop is called."""
        from app.ui.window.session_link import SessionLink

        self.furnish()
        assert self.shell is not None
        SessionLink(self, self.shell, session, scope)

    def show_notice(self, notice: Notice) -> None:
        """Tell the seller something, with or without a session."""
        self.furnish()
        if self.shell is not None:
            self.shell.notices.show(notice)

    def notices(self) -> list[Notice]:
        """Return the notices that are shown, the oldest first."""
        return [] if self.shell is None else self.shell.notices.shown()

    def clear_notice(self, code: str) -> None:
        """Clear the notices of ``code``: what they reported is over."""
        if self.shell is not None:
            self.shell.notices.clear(code)
