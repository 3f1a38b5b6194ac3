"""What changes many listings at once: plans, and the spreadsheets that become some."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.plans.plans import Plans
from app.ui.sheets.sheets import Sheets

if TYPE_CHECKING:
    from app.engine.previews.question import Limits
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow


def offer_bulk_work(window: MainWindow, session: Session, scope: TaskScope, limits: Limits) -> None:
    """Have a window answer what is asked of plans and spreadsheets."""
    plans = Plans(window, session, scope, limits)
    Sheets(window, session, scope, plans.open)
