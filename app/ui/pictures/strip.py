"""The pictures of a listing side by side, in the order shown to the buyer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QGuiApplication,
    QImage,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QWidget

from app.editing.values import Pictures
from app.ui.look.icons import icon
from app.ui.look.theme import color
from app.ui.look.type_scale import px
from app.ui.pictures.add_slot import AddSlot
from app.ui.pictures.offered import offered_by
from app.ui.pictures.slot import PictureSlot, SlotState
from app.ui.widgets.flow import FlowLayout


class PendingPicture(NamedTuple):
    """A picture that is being checked, or could not be used; ``problem`` is the short reason."""

    key: str
    share: float | None
    problem: str
    label: str


class PictureStrip(QFrame):
    """Pictures that can be dragged, moved by keys and removed, and a slot to add more.

    ``reordered`` carries the whole new order. ``offered`` carries dropped or pasted pictures.
    ``pending_dropped`` carries the key of a pending picture that was removed before it became part
    of the listing. ``image_requested`` requests the image of each picture once.
    """

    reordered = Signal(object)
    offered = Signal(object)
    files_requested = Signal()
    pending_dropped = Signal(str)
    image_requested = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("picture_strip")
        self.setAccessibleName(self.tr("Pictures"))
        self.setAcceptDrops(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._flow = FlowLayout(self, gap=px(8))
        self._pictures: Pictures = ()
        self._problems: Mapping[int, str] = {}
        self._pending: tuple[PendingPicture, ...] = ()
        self._shares: dict[str, float] = {}
        self._slots: dict[str, PictureSlot] = {}
        self._images: dict[str, QImage] = {}
        self._asked: set[str] = set()
        self._locked = False
        self._last_focused = ""
        self._add = AddSlot(self)
        self._add.clicked.connect(self.files_requested)
        self._flow.addWidget(self._add)
        self._marker = QFrame(self)
        self._marker.setFixedWidth(3)
        self._marker.setAutoFillBackground(True)
        self._marker.hide()

    def set_locked(self, locked: bool) -> None:
        """Set whether the pictures are locked: nothing can be added or dropped then."""
        self._locked = locked
        self._add.setVisible(not locked)
        self.setAcceptDrops(not locked)

    def pictures(self) -> Pictures:
        """Return the shown pictures, without pending ones."""
        return self._pictures

    def show_pictures(self, pictures: Pictures, problems: Mapping[int, str]) -> None:
        """Show ``pictures`` in this order; ``problems`` are short texts by position, from 0."""
        self._pictures = pictures
        self._problems = problems
        self._rebuild()

    def show_pending(self, pending: Sequence[PendingPicture]) -> None:
        """Show pictures that are not part of the listing yet, after the others."""
        self._pending = tuple(pending)
        self._rebuild()

    def set_share(self, key: str, share: float | None) -> None:
        """Show the progress of a picture's upload; ``None`` when it is done."""
        if share is None:
            self._shares.pop(key, None)
        else:
            self._shares[key] = share
        self._rebuild()

    def put_image(self, key: str, image: QImage | None) -> None:
        """Show a requested image, by the key of its picture."""
        if image is None:
            return
        self._images[key] = image
        if key in self._slots:
            self._slots[key].set_image(image)

    def ask_again(self) -> None:
        """Request the images again that have not arrived."""
        self._asked &= self._images.keys()
        self._ask_for_images()

    def image(self, key: str) -> QImage | None:
        """Return the image of a picture, or ``None`` if it has not arrived."""
        return self._images.get(key)

    def last_current(self) -> int | None:
        """Return the position of the last focused picture, or ``None``.

        It is also valid while a tool beside the strip has the focus.
        """
        return self._place(self._last_focused)

    def remove_at(self, place: int) -> None:
        """Remove the picture at ``place``."""
        if 0 <= place < len(self._pictures):
            self._remove(self._pictures[place].key)

    def focus_place(self, place: int) -> None:
        """Focus the picture at ``place``, or the slot to add one."""
        if 0 <= place < len(self._pictures):
            self._slots[self._pictures[place].key].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._add.setFocus(Qt.FocusReason.OtherFocusReason)

    def paste(self) -> bool:
        """Offer the pictures in the clipboard; return ``False`` if there are none."""
        found = offered_by(QGuiApplication.clipboard().mimeData())
        if found and not self._locked:
            self.offered.emit(found)
        return bool(found)

    def _states(self) -> list[SlotState]:
        states = []
        for place, ref in enumerate(self._pictures):
            label = (
                self.tr("Picture {n}, cover") if place == 0 else self.tr("Picture {n}")
            ).format(n=place + 1)
            problem = self._problems.get(place, "")
            share = self._shares.get(ref.key)
            states.append(
                SlotState(ref.key, place + 1, share, problem, f"{label} {problem}".strip())
            )
        states += [
            SlotState(one.key, 0, one.share, one.problem, f"{one.label} {one.problem}".strip())
            for one in self._pending
        ]
        return states

    def _rebuild(self) -> None:
        states = self._states()
        wanted = [state.key for state in states]
        focused = next((key for key, slot in self._slots.items() if slot.hasFocus()), None)
        for key in [key for key in self._slots if key not in wanted]:
            slot = self._slots.pop(key)
            self._flow.removeWidget(slot)
            slot.hide()
            slot.deleteLater()
        for place, state in enumerate(states):
            known = self._slots.get(state.key)
            if known is None:
                known = self._slots[state.key] = self._make(state)
            else:
                self._flow.removeWidget(known)
                known.set_state(state)
            self._flow.insert_widget(place, known)
            known.show()
        if focused in self._slots:
            self._slots[focused].setFocus(Qt.FocusReason.OtherFocusReason)
        self._ask_for_images()
        self.updateGeometry()

    def _make(self, state: SlotState) -> PictureSlot:
        slot = PictureSlot(state, self)
        slot.set_image(self._images.get(state.key))
        slot.focused.connect(self._remember)
        slot.removed.connect(self._remove)
        slot.moved.connect(self._move)
        slot.stepped.connect(self._step)
        slot.to_front.connect(lambda key: self._put(key, 0))
        slot.menu_requested.connect(self._show_menu)
        slot.dragged.connect(self._show_marker)
        slot.dropped.connect(self._drop)
        return slot

    def _remember(self, key: str) -> None:
        self._last_focused = key

    def _ask_for_images(self) -> None:
        for ref in self._pictures:
            if ref.key not in self._images and ref.key not in self._asked:
                self._asked.add(ref.key)
                self.image_requested.emit(ref)

    def _place(self, key: str) -> int | None:
        return next((n for n, ref in enumerate(self._pictures) if ref.key == key), None)

    def _remove(self, key: str) -> None:
        place = self._place(key)
        if place is None:
            self.pending_dropped.emit(key)
        elif not self._locked:
            rest = self._pictures[:place] + self._pictures[place + 1 :]
            self.reordered.emit(rest)
            self.focus_place(min(place, len(rest) - 1) if rest else -1)

    def _move(self, key: str, step: int) -> None:
        place = self._place(key)
        if place is not None and 0 <= place + step < len(self._pictures):
            self._put(key, place + step)

    def _put(self, key: str, place: int) -> None:
        old = self._place(key)
        if old is None or self._locked or place == old:
            return
        order = list(self._pictures)
        order.insert(place, order.pop(old))
        self.reordered.emit(tuple(order))
        if key in self._slots:
            self._slots[key].setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, key: str, step: int) -> None:
        keys = [state.key for state in self._states()]
        place = keys.index(key) + step if key in keys else -1
        if 0 <= place < len(keys):
            self._slots[keys[place]].setFocus(Qt.FocusReason.OtherFocusReason)
        elif place == len(keys):
            self._add.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_menu(self, key: str, where: QPoint) -> None:
        place = self._place(key)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if place is not None and not self._locked:
            last = len(self._pictures) - 1
            for title, name, target, possible in (
                (self.tr("Make it the cover"), "star", 0, place > 0),
                (self.tr("Move forward"), "arrow-left", place - 1, place > 0),
                (self.tr("Move back"), "arrow-right", place + 1, place < last),
            ):
                action = menu.addAction(icon(name), title)
                action.setEnabled(possible)
                action.triggered.connect(lambda _on=False, to=target: self._put(key, to))
            menu.addSeparator()
        if not self._locked or place is None:
            action = menu.addAction(icon("trash"), self.tr("Remove"))
            action.triggered.connect(lambda: self._remove(key))
        menu.popup(where)

    def _target(self, where: QPoint) -> int:
        for place, ref in enumerate(self._pictures):
            rect = self._slots[ref.key].geometry()
            above = where.y() < rect.top() - px(4)
            in_row = where.y() <= rect.bottom() + px(4)
            before = where.x() < rect.center().x() or self.isRightToLeft()
            if above or (in_row and before):
                return place
        return len(self._pictures)

    def _show_marker(self, key: str, where: QPoint) -> None:
        place = self._target(where)
        last = place == len(self._pictures)
        slot = self._slots[self._pictures[place - 1 if last else place].key]
        left = slot.geometry().right() + px(3) if last else slot.x() - px(6)
        palette = self._marker.palette()
        palette.setColor(self._marker.backgroundRole(), color("accent"))
        self._marker.setPalette(palette)
        self._marker.setGeometry(max(0, left), slot.y(), 3, slot.height())
        self._marker.raise_()
        self._marker.show()

    def _drop(self, key: str, where: QPoint) -> None:
        self._marker.hide()
        place, old = self._target(where), self._place(key)
        if old is not None:
            self._put(key, place - 1 if place > old else place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste pictures."""
        if event.matches(QKeySequence.StandardKey.Paste) and self.paste():
            return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept the drag if its content can be dropped here."""
        if offered_by(event.mimeData()):
            self._add.set_waiting(True)
            event.acceptProposedAction()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Remove the highlight, because the drag went elsewhere."""
        self._add.set_waiting(False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Offer the dropped pictures."""
        self._add.set_waiting(False)
        found = offered_by(event.mimeData())
        if found:
            event.acceptProposedAction()
            self.offered.emit(found)

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the pictures after a change of theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            for slot in self._slots.values():
                slot.update()
