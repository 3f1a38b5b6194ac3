"""The dialog of a move: first the category, then the effect of the move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout

from app.ui.creation.category_chooser import CategoryChooser
from app.ui.look.type_scale import px
from app.ui.move.move_page import MovePage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from app.editing.category_move import CategoryMove
    from app.ui.texts.form_context import FormContext

_WIDE, _HIGH = 980, 660


class MoveSheet(QDialog):
    """Two pages; accepted with the ``move`` that was shown last."""

    def __init__(self, title: str, context: FormContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("move_sheet")
        self.setWindowTitle(self.tr("Change the category"))
        self.move_shown: CategoryMove | None = None
        self._context = context
        self.chooser = CategoryChooser(context.locale, moves=True)
        self.chooser.show_title(title)
        self.page = MovePage()
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.chooser)
        self._pages.addWidget(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.chooser.back_requested.connect(self.reject)
        self.page.back_requested.connect(self.show_chooser)
        self.page.agreed.connect(self.accept)
        room = parent.window().size()
        self.resize(min(px(_WIDE), room.width()), min(px(_HIGH), room.height()))

    def show_chooser(self) -> None:
        """Show the page for choosing another category."""
        self.move_shown = None
        self._pages.setCurrentWidget(self.chooser)

    def show_move(self, move: CategoryMove, paths: tuple[str, str]) -> None:
        """Show the effect of a move, to be confirmed."""
        self.move_shown = move
        self.page.show_move(move, paths, self._context)
        self._pages.setCurrentWidget(self.page)
