"""Features for many listings: plans, sheets, folders, own figures, cells, groups, earlier syncs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.as_of.as_of import AsOf
from app.ui.cells.cells import Cells
from app.ui.costs.costs import Costs
from app.ui.grouping.grouping import Grouping
from app.ui.plans.plans import Plans
from app.ui.sheets.picture_folders import PictureFolders
from app.ui.sheets.sheets import Sheets

if TYPE_CHECKING:
    from app.engine.previews.question import Limits
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.widgets.display.toast import ToastStack
    from app.ui.window.main_window import MainWindow


def connect_bulk_work(
    window: MainWindow, session: Session, scope: TaskScope, limits: Limits, toasts: ToastStack
) -> None:
    """Connect a window to the features for many listings, present or earlier ones."""
    plans = Plans(window, session, scope, limits)
    Sheets(window, session, scope, plans.open)
    PictureFolders(window, session, scope, plans.open)
    Costs(window, session, scope, toasts)
    Cells(window, session, scope, plans.open)
    Grouping(window, scope)
    AsOf(window, session, scope)
