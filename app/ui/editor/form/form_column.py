"""A scrolling column of the editor: sections with their titles and fields."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.ui.look.text import PlainLabel
from app.ui.look.type_scale import px
from app.ui.widgets.card import Divider


class SectionPanel(QWidget):
    """One section of the form: its title, a short text beside it, and its content."""

    def __init__(self, key: str, title: str, inner: QWidget, hint: str = "") -> None:
        super().__init__()
        self.key = key
        self.inner = inner
        self._about = PlainLabel("", "label", "text2", self)
        self._about.setVisible(bool(title))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(10))
        if title:
            top = QHBoxLayout()
            top.setSpacing(px(8))
            top.addWidget(PlainLabel(title, "section"))
            top.addWidget(self._about)
            top.addStretch(1)
            layout.addLayout(top)
        if hint:
            layout.addWidget(PlainLabel(hint, "label", "text3", wrap=True))
        layout.addWidget(inner)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_about(self, text: str) -> None:
        """Show a short text beside the title ("14 of 17 filled")."""
        self._about.setText(text)


class FormColumn(QScrollArea):
    """Sections one below the other, separated by lines; in a narrow window only one of them."""

    def __init__(self, margin: int) -> None:
        super().__init__()
        self._needed = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inner = inner = QWidget()
        inner.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        inner.setProperty("background", "surface")
        self._layout = QVBoxLayout(inner)
        self._layout.setContentsMargins(px(margin), px(16), px(margin), px(24))
        self._layout.setSpacing(px(16))
        self._layout.addStretch(1)
        self._dividers: list[Divider] = []
        self._widgets: list[QWidget] = []
        self.setWidget(inner)

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs: the form scrolls vertically only."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._inner.minimumSizeHint().width() + bar, px(200))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Request more width if fields that are built later need it."""
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest:
            needed = self.minimumSizeHint().width()
            if needed != self._needed:
                self._needed = needed
                self.updateGeometry()
        return done

    def set_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Show ``widgets`` from the top down, with lines between the visible ones."""
        for old in self._widgets:
            self._layout.removeWidget(old)
        for line in self._dividers:
            self._layout.removeWidget(line)
            line.hide()
            line.deleteLater()
        self._dividers = []
        self._widgets = list(widgets)
        for place, widget in enumerate(self._widgets):
            self._layout.insertWidget(self._layout.count() - 1, widget)
            if place < len(self._widgets) - 1:
                line = Divider()
                self._dividers.append(line)
                self._layout.insertWidget(self._layout.count() - 1, line)
        self.tidy()

    def tidy(self) -> None:
        """Show separator lines only between two visible widgets."""
        shown = [not widget.isHidden() for widget in self._widgets]
        for place, line in enumerate(self._dividers):
            line.setVisible(shown[place] and any(shown[place + 1 :]))

    def go_to(self, widget: QWidget, *, margin: int = 0) -> None:
        """Scroll until ``widget`` is at the top, or visible."""
        if margin:
            self.ensureWidgetVisible(widget, 0, margin)
            return
        top = widget.mapTo(self._inner, widget.rect().topLeft()).y()
        self.verticalScrollBar().setValue(max(0, top - px(16)))

    def top_section(self) -> str:
        """Return the key of the topmost visible section."""
        top = self.verticalScrollBar().value() + px(48)
        key = ""
        for widget in self._widgets:
            if (
                isinstance(widget, SectionPanel)
                and not widget.isHidden()
                and (not key or widget.y() <= top)
            ):
                key = widget.key
        return key
