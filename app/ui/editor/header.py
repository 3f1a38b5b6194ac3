"""The header of the editor: the listing, its state, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QPoint, QTimer, Signal
from PySide6.QtGui import QAction, QImage, QKeySequence, QPainter, QPaintEvent, QPixmap, QUndoStack
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from app.domain.wire_item import WireItem
from app.ui.look.chips import ChipStyle, chip_for_status
from app.ui.look.icons import icon
from app.ui.look.paint import paint_thumbnail
from app.ui.look.text import ElidedLabel, one_line
from app.ui.look.type_scale import px
from app.ui.texts.code_names import LISTING_TYPE, code_name
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.inputs.buttons import IconButton


class CoverPicture(QWidget):
    """The cover picture in small size."""

    def __init__(self) -> None:
        super().__init__()
        self._picture: QPixmap | None = None
        self.setFixedSize(px(36), px(36))

    def show_image(self, image: QImage | None) -> None:
        """Show ``image``."""
        self._picture = None if image is None else QPixmap.fromImage(image)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cover."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_thumbnail(painter, self.rect(), self._picture)
        painter.end()


class EditorHeader(QFrame):
    """The header: back, picture, title, chips, the line below them, undo, redo and more."""

    back_requested = Signal()
    discard_requested = Signal()

    def __init__(self, stack: QUndoStack) -> None:
        super().__init__()
        self.setProperty("background", "window")
        self.setFixedHeight(px(56))
        self.cover = CoverPicture()
        self._title = ElidedLabel("", "section")
        self._chip = Chip(chip_for_status("active"))
        self._type = Chip(ChipStyle("neutral", "", ""))
        self._line = ElidedLabel("", "label", "text2")
        self._about = ""
        self._back = IconButton("arrow-left", self.tr("Back; the draft is saved"), key="Esc")
        self._back.setObjectName("editor_back")
        self._undo = IconButton(
            "undo", self.tr("Undo"), key=QKeySequence.StandardKey.Undo, name="editor_undo"
        )
        self._redo = IconButton(
            "redo", self.tr("Redo"), key=QKeySequence.StandardKey.Redo, name="editor_redo"
        )
        self._more = IconButton("dots", self.tr("More"), name="editor_more")
        self.more: Callable[[], Sequence[QAction]] = tuple
        """The actions on the whole listing that the menu offers in addition to discarding."""
        self._steps = QHBoxLayout()
        self._steps.setSpacing(px(2))
        self._lay_out()
        self._back.clicked.connect(self.back_requested)
        self._undo.clicked.connect(stack.undo)
        self._redo.clicked.connect(stack.redo)
        self._more.clicked.connect(self._show_menu)
        for button, now, allowed in (
            (self._undo, stack.canUndo(), stack.canUndoChanged),
            (self._redo, stack.canRedo(), stack.canRedoChanged),
        ):
            button.setEnabled(now)
            allowed.connect(button.setEnabled)
        self._can_discard = False
        self._since = QElapsedTimer()
        self._ticking = QTimer(self)
        self._ticking.setInterval(1_000)
        self._ticking.timeout.connect(self._show_age)

    def show_steps(self, actions: Sequence[QAction]) -> None:
        """Show a button for each of ``actions``, which open the neighbouring listings."""
        for action in actions:
            button = IconButton("dots", action.text(), key=action.shortcut())
            button.setObjectName(f"editor_{action.objectName().removeprefix('action_')}")
            button.setIcon(action.icon())
            button.setEnabled(action.isEnabled())
            action.enabledChanged.connect(button.setEnabled)
            button.clicked.connect(action.trigger)
            self._steps.addWidget(button)

    def show_item(self, item: WireItem, path: str) -> None:
        """Show the listing as the marketplace has it; ``path`` is that of its category."""
        self._title.setText(one_line(str(item.get("title") or "")))
        reasons = [str(reason) for reason in item.get("sub_status") or ()]
        self._chip.set_chip(chip_for_status(str(item.get("status") or ""), reasons))
        kind = str(item.get("listing_type_id") or "")
        self._type.set_chip(ChipStyle("neutral", "", code_name(LISTING_TYPE, kind)))
        self._type.setVisible(bool(kind))
        parts = (one_line(str(item.get("id") or "")), path)
        self._about = " · ".join(part for part in parts if part)
        self.show_kept("")

    def show_title(self, title: str) -> None:
        """Show a title while it is typed."""
        self._title.setText(one_line(title))

    def note_kept(self) -> None:
        """Record that the draft was saved just now; from here on its age is shown."""
        self._since.start()
        self._ticking.start()
        self._show_age()

    def show_kept(self, words: str) -> None:
        """Show another text about the draft; an empty text hides it."""
        self._ticking.stop()
        self._show_words(words)

    def _show_age(self) -> None:
        seconds = self._since.elapsed() // 1_000
        if seconds < 1:
            self._show_words(self.tr("draft saved"))
        elif seconds < 60:
            self._show_words(self.tr("draft saved %n s ago", "", seconds))
        else:
            self._show_words(self.tr("draft saved %n min ago", "", seconds // 60))

    def _show_words(self, words: str) -> None:
        self._line.setText(f"{self._about} · {words}" if words else self._about)

    def set_discardable(self, can_discard: bool) -> None:
        """Enable the discard button if there is anything to discard."""
        self._can_discard = can_discard

    def set_narrow(self, narrow: bool) -> None:
        """Hide the parts for which a narrow window has no room."""
        self._line.setVisible(not narrow)
        self._type.setVisible(not narrow and bool(self._type.chip().text))

    def _show_menu(self) -> None:
        menu = QMenu(self)
        menu.setObjectName("editor_menu")
        menu.setToolTipsVisible(True)
        menu.addActions(list(self.more()))
        menu.addSeparator()
        discard = menu.addAction(icon("trash"), self.tr("Discard all changes"))
        discard.setEnabled(self._can_discard)
        discard.triggered.connect(self.discard_requested)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height())))

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(px(8))
        self._title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        first.addWidget(self._title)
        first.addWidget(self._chip)
        first.addWidget(self._type)
        first.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addLayout(first)
        words.addWidget(self._line)
        words.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(px(12), 0, px(12), 0)
        layout.setSpacing(px(8))
        layout.addWidget(self._back)
        layout.addWidget(self.cover)
        layout.addLayout(words, 1)
        layout.addLayout(self._steps)
        layout.addWidget(self._undo)
        layout.addWidget(self._redo)
        layout.addWidget(self._more)
