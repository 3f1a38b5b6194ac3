"""Framed surfaces: cards, and notes inside of cards."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px


class Card(QFrame):
    """A surface with a layout ``body`` for its content and ``header`` for widgets beside the title.

    ``kind`` is ``card`` (surface), ``note`` (sunken) or ``well`` (sunken, without an outline).
    """

    def __init__(
        self, title: str = "", parent: QWidget | None = None, *, kind: str = "card", name: str = ""
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", kind)
        self.setAccessibleName(title)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(16), px(12), px(16), px(16))
        outer.setSpacing(px(8))
        self.title = PlainLabel(title, "section" if kind == "card" else "heading", "text", self)
        self.header = QHBoxLayout()
        self.header.setSpacing(px(8))
        self.header.addWidget(self.title)
        self.header.addStretch(1)
        outer.addLayout(self.header)
        self.title.setVisible(bool(title))
        self.body = QVBoxLayout()
        self.body.setSpacing(px(8))
        outer.addLayout(self.body, 1)


class Divider(QFrame):
    """A line of one pixel; ``upright`` between widgets side by side."""

    def __init__(self, parent: QWidget | None = None, *, upright: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("line", "true")
        if upright:
            self.setFixedWidth(1)
        else:
            self.setFixedHeight(1)
