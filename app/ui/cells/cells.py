"""The composition of in-place cell editing for one window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.ui.cells.cell_blocks import CellBlocks
from app.ui.cells.cell_editing import CellEditing
from app.ui.cells.cell_keeping import CellKeeping
from app.ui.cells.cell_sending import CellSending
from app.ui.listings.cells.pending_bar import PendingBar
from app.ui.window.frame import LISTINGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.engine.plans.plan_store import KeptPlan
    from app.engine.session import Session
    from app.tasks import TaskScope
    from app.ui.window.main_window import MainWindow


class Cells(QObject):
    """The in-place editing of a window's listings; it lives as long as the window."""

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        scope: TaskScope,
        open_plan: Callable[[KeptPlan], object],
    ) -> None:
        super().__init__(window)
        self._window = window
        table, bar = window.listings.table, PendingBar(window.listings)
        column = table.parentWidget()
        layout = None if column is None else column.layout()
        assert layout is not None, "the table stands in a column"
        layout.addWidget(bar)
        self.keeping = CellKeeping(table, bar, session, scope)
        self.editing = CellEditing(self.keeping, session.catalog)
        self.sending = CellSending(window, session, scope, self.keeping, open_plan)
        window.steps_of_listings = self.keeping.stack
        self.blocks = CellBlocks(self.keeping, session.catalog, scope)
        window.cell_act_requested.connect(self._act)
        window.view_changed.connect(self._view_changed)
        self.keeping.load()

    def _act(self, name: str) -> None:
        """Run the operation that an action requests."""
        if name == "edit":
            self.editing.begin()
        else:
            self.blocks.act(name)

    def _view_changed(self, name: str) -> None:
        # Edits made in an editor meanwhile are pending here too.
        if name == LISTINGS:
            self.keeping.load()
