"""The content of an empty view: the reason, and the first steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from app.ui.look.paint import fill_round, outline
from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.icon_label import IconLabel
from app.ui.widgets.inputs.buttons import LinkButton
from app.ui.widgets.key_cap import KeyCaps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QKeySequence


class ActionCard(QAbstractButton):
    """A first step as a card: icon, title, a sentence and its key; emits ``clicked``."""

    def __init__(
        self,
        icon_name: str,
        title: str,
        text: str,
        key: QKeySequence | QKeySequence.StandardKey | str = "",
        parent: QWidget | None = None,
        *,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        row = QHBoxLayout(self)
        row.setContentsMargins(px(15), px(12), px(12), px(12))
        row.setSpacing(px(12))
        row.addWidget(IconLabel(icon_name, "accentText", 18, self), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(px(2))
        words.addWidget(PlainLabel(title, "title", "text", self))
        sentence = PlainLabel(text, "label", "text2", self, wrap=True)
        sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        words.addWidget(sentence, 1)
        row.addLayout(words, 1)
        if key:
            row.addWidget(KeyCaps(key, self), 0, Qt.AlignmentFlag.AlignTop)
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """Return the size of the card's text, at least 78 high."""
        layout = self.layout()
        assert layout is not None
        size = layout.sizeHint()
        if self.minimumWidth():
            size = QSize(self.minimumWidth(), layout.heightForWidth(self.minimumWidth()))
        size.setHeight(max(px(78), size.height()))
        return size

    def minimumSizeHint(self) -> QSize:
        """Return the same size: a smaller card would cut its text off."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the card and its outline."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() or self.isDown()
        fill_round(painter, QRectF(self.rect()), px(8), "hover" if lit else "surface")
        if self.hasFocus():
            outline(painter, QRectF(self.rect()), px(8), "focus", 2)
        else:
            outline(painter, QRectF(self.rect()), px(8), "border")
        painter.end()


class EmptyView(QWidget):
    """An illustration or an icon, a title, one sentence, first steps as cards, and a quiet link.

    A ``small`` one is for a panel: icon, title, sentence and links only.
    """

    def __init__(
        self,
        title: str,
        text: str = "",
        parent: QWidget | None = None,
        *,
        icon_name: str = "",
        illustration: QWidget | None = None,
        small: bool = False,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._cards = 0
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        middle = Qt.AlignmentFlag.AlignHCenter
        column = QVBoxLayout(self)
        gap = px(16)
        column.setContentsMargins(gap, gap, gap, gap)
        column.setSpacing(px(6) if small else px(8))
        column.addStretch(1)
        if illustration is not None:
            column.addWidget(illustration, 0, middle)
            column.addSpacing(px(20))
        elif icon_name:
            column.addWidget(IconLabel(icon_name, "text2", 24, self), 0, middle)
        self._title = PlainLabel(title, "title" if small else "hero", "text", self, wrap=True)
        self._title.setAlignment(middle)
        column.addWidget(self._title)
        self._text = PlainLabel(text, "label" if small else "body", "text2", self, wrap=True)
        self._text.setAlignment(middle)
        self._text.setMaximumWidth(px(600))
        self._text.setVisible(bool(text))
        words = QHBoxLayout()
        side = 0 if small else 1
        words.addStretch(side)
        words.addWidget(self._text, 8)
        words.addStretch(side)
        column.addLayout(words)
        self._grid = QGridLayout()
        self._grid.setSpacing(px(10))
        self._links = QHBoxLayout()
        self._links.setSpacing(px(4))
        column.addSpacing(0 if small else px(8))
        column.addLayout(self._grid)
        column.addLayout(self._links)
        column.setAlignment(self._grid, middle)
        column.setAlignment(self._links, middle)
        column.addStretch(1)

    def set_words(self, title: str, text: str = "") -> None:
        """Show another title and text."""
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def add_card(self, card: ActionCard) -> ActionCard:
        """Add a first step and return it; two cards are placed side by side."""
        card.setMinimumWidth(px(314))
        card.setMaximumWidth(px(314))
        self._grid.addWidget(card, self._cards // 2, self._cards % 2)
        self._cards += 1
        return card

    def add_link(self, text: str, icon_name: str = "", *, name: str = "") -> LinkButton:
        """Add a quiet link below and return it; connect its ``clicked``."""
        link = LinkButton(text, icon_name, self, name=name)
        self._links.addWidget(link)
        if self.focusProxy() is None:
            self.setFocusProxy(link)
        return link


class Pages(QStackedLayout):
    """A stack of pages that keeps the focus; each page passes it to its focus proxy."""

    def turn_to(self, page: QWidget) -> None:
        """Show ``page``; it gets the focus if the previous page had it."""
        before, focus = self.currentWidget(), QApplication.focusWidget()
        held = focus is not None and before in (focus, *_above(focus))
        self.setCurrentWidget(page)
        if held and before is not page:
            self.take_focus()

    def take_focus(self) -> None:
        """Give the focus to the shown page."""
        page = self.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)


def _above(widget: QWidget) -> Iterator[QWidget]:
    above = widget.parentWidget()
    while above is not None:
        yield above
        above = above.parentWidget()
