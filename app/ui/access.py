"""Access to the marketplace from a window: reconnecting, entering a token, adopting the shop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.tasks import Overlap
from app.ui.window.ownership_question import adoption_sheet
from app.ui.window.token_dialog import TokenDialog

if TYPE_CHECKING:
    from app.engine.notices import Notice
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow


def connect_access(window: MainWindow, session: Session, scope: TaskScope) -> None:
    """Connect the access requests of ``window`` to the session, as work of ``scope``."""

    def retry() -> None:
        scope.start(session.connect(), key="connect", overlap=Overlap.SKIP)

    async def sign_in() -> None:
        if (token := await TokenDialog(window).ask()) is not None:
            await session.sign_in(token)

    async def adopt(notice: Notice) -> None:
        if await adoption_sheet(notice, window).agreed():
            await session.adopt()

    window.retry_requested.connect(retry)
    window.token_requested.connect(
        lambda: scope.start(sign_in(), key="token", overlap=Overlap.SKIP)
    )
    window.adoption_asked.connect(
        lambda notice: scope.start(adopt(notice), key="adopt", overlap=Overlap.SKIP)
    )
