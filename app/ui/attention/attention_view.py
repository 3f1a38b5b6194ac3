"""The page of the inbox: actions at the top, below them everything that needs the seller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QWidget

from app.engine.attention.reasons import Act, Group, Kind, Shown
from app.ui.attention.attention_list import AttentionList, Line
from app.ui.attention.attention_words import (
    ACT_ICONS,
    EntryText,
    act_word,
    kind_title,
    text_of_entry,
)
from app.ui.look.icons import icon
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.texts.catalog_text import age, now_ms
from app.ui.texts.money import format_number
from app.ui.widgets.display.empty import EmptyView, Pages
from app.ui.widgets.inputs.buttons import Button
from app.ui.widgets.menu import Menu
from app.ui.widgets.view_head import ViewHead, lay_out_view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from PySide6.QtGui import QFocusEvent, QPixmap

    from app.engine.attention.reasons import Entry
    from app.ui.texts.form_context import FormContext

_OUTBOX = (Kind.CONFLICT, Kind.REFUSED, Kind.UNKNOWN, Kind.HELD)


class AttentionView(QWidget):
    """The view of the inbox.

    ``act_requested`` carries an entry and an action, ``all_requested`` the selection of all entries
    of a kind, ``outbox_requested`` asks for the outbox.
    """

    act_requested = Signal(object, object)
    all_requested = Signal(object)
    outbox_requested = Signal()
    listings_requested = Signal()

    def __init__(
        self,
        context: Callable[[], FormContext],
        picture_of: Callable[[str], QPixmap | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("attention")
        self.setAccessibleName(self.tr("Attention"))
        self._context = context
        self._groups: tuple[Group, ...] = ()
        self._folded: set[Kind] = set()
        self.list = AttentionList(picture_of, self)
        self._buttons = {
            act: Button(act_word(act), ACT_ICONS[act], self, size="tall", name=f"attention_{act}")
            for act in Act
        }
        self._all = Button(
            self.tr("Show all in the listings"), "tag", self, size="tall", name="attention_all"
        )
        self._empty = EmptyView(
            self.tr("Nothing needs you."),
            self.tr(
                "Whatever is refused, held, out of stock, about to end or loses money stands here, "
                "with what can be done about it."
            ),
            self,
            icon_name="check-circle",
            name="attention_empty",
        )
        step = self._empty.add_link(
            self.tr("Go to the listings"), "tag", name="attention_first_step"
        )
        step.clicked.connect(self.listings_requested)
        self._lay_out()
        self.list.acted.connect(self._act)
        self.list.fold_asked.connect(self._fold)
        self.list.menu_asked.connect(self._open_menu)
        self.list.moved.connect(self._show_acts)
        for act, button in self._buttons.items():
            button.clicked.connect(lambda *_, act=act: self._do(act))
        self._all.clicked.connect(self._show_all)
        self.show_groups(())

    def _lay_out(self) -> None:
        head = ViewHead(self)
        line = head.line
        line.addWidget(PlainLabel(self.tr("Attention"), "view_title", "text", head))
        line.addStretch(1)
        line.addWidget(self._all)
        for button in self._buttons.values():
            line.addWidget(button)
        body = QFrame(self)
        body.setProperty("background", "surface")
        self._pages = Pages(body)
        self._pages.addWidget(self.list)
        self._pages.addWidget(self._empty)
        lay_out_view(self, head, body=body)

    # -- what is shown -------------------------------------------------------------------------

    def show_groups(self, groups: Sequence[Group]) -> None:
        """Show exactly these groups."""
        self._groups = tuple(groups)
        self.list.show_lines([*self._lines()])
        self._pages.turn_to(self.list if groups else self._empty)
        self._show_acts()

    def groups(self) -> tuple[Group, ...]:
        """Return the shown groups."""
        return self._groups

    def _lines(self) -> Iterator[Line]:
        context, at = self._context(), now_ms()
        for group in self._groups:
            folded, total = group.kind in self._folded, format_number(group.count, context.locale)
            # The button for all entries is shown only if there are several.
            every = self._all_word(group) if group.count > 1 else ""
            heading = EntryText(kind_title(group.kind), total)
            yield Line(group, None, heading, act=every, folded=folded)
            if folded:
                continue
            for entry in group.entries:
                when = "" if entry.since is None else age(entry.since, at)
                act = act_word(entry.acts[0]) if entry.acts else ""
                yield Line(group, entry, text_of_entry(entry, context), when, act)
            if (more := group.count - len(group.entries)) > 0:
                number = format_number(more, context.locale)
                words = self.tr("and {n} more").replace("{n}", number)
                yield Line(group, None, EntryText(words, ""), act=every, more=True)

    def _all_word(self, group: Group) -> str:
        if group.shown is not None:
            return self.tr("Show all in the listings")
        return self.tr("Show in the outbox") if group.kind in _OUTBOX else ""

    def _show_acts(self) -> None:
        """Offer exactly the actions of the current line."""
        line = self.list.line() if self._groups else None
        offered = () if line is None or line.entry is None else line.entry.acts
        for act, button in self._buttons.items():
            button.setVisible(act in offered)
        word = "" if line is None or Act.OUTBOX in offered else self._all_word(line.group)
        self._all.setVisible(bool(word))
        self._all.setText(word)
        self._all.set_icon("tag" if line and line.group.shown is not None else "outbox")

    # -- what is done --------------------------------------------------------------------------

    def _fold(self, kind: Kind, folded: bool) -> None:
        if folded == (kind in self._folded):
            return
        self._folded ^= {kind}
        self.list.show_lines([*self._lines()])

    def _act(self, line: Line) -> None:
        if line.entry is None:
            self._show_all()
        elif line.entry.acts:
            self.act_requested.emit(line.entry, line.entry.acts[0])

    def _do(self, act: Act) -> None:
        line = self.list.line()
        if line is not None and line.entry is not None and act in line.entry.acts:
            self.act_requested.emit(line.entry, act)

    def _show_all(self) -> None:
        line = self.list.line()
        if line is None:
            return
        shown: Shown | None = line.group.shown
        if shown is not None:
            self.all_requested.emit(shown)
        elif line.group.kind in _OUTBOX:
            self.outbox_requested.emit()

    def _open_menu(self, place: QPoint) -> None:
        line = self.list.line()
        if line is None:
            return
        menu = Menu("", self, name="attention_menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        entry: Entry | None = line.entry
        for act in () if entry is None else entry.acts:
            action = menu.addAction(icon(ACT_ICONS[act]), act_word(act))
            action.setObjectName(f"menu_attention_{act}")
            action.triggered.connect(lambda *_, act=act: self._do(act))
        known = entry is not None and Act.OUTBOX in entry.acts
        if (word := self._all_word(line.group)) and not known:
            action = menu.addAction(word)
            action.setObjectName("menu_attention_all")
            action.triggered.connect(self._show_all)
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(place)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the list, or to the button for the first step if it is empty."""
        super().focusInEvent(event)
        self._pages.take_focus()

    def minimumSizeHint(self) -> QSize:
        """Return the size that fits into the smallest window."""
        return QSize(px(600), px(300))
