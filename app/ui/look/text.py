"""Display of external text as plain text, with every invisible character made visible."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.ui.look import type_scale
from app.ui.look.plain_text import (
    LONGEST_LABEL,
    LONGEST_LINE,
    LONGEST_SHOWN,
    in_lines,
    literal,
    one_line,
    quoted,
    tooltip_text,
    visible,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QResizeEvent

# Functions for label texts are also exported here.
__all__ = [
    "LONGEST_LINE",
    "LONGEST_SHOWN",
    "in_lines",
    "literal",
    "one_line",
    "quoted",
    "tooltip_text",
    "visible",
]

_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_WEB_URL: Final = r"https?://[!-~]+"


def plain_tooltip(widget: QWidget, text: str) -> None:
    """Set a tooltip that shows ``text`` literally; tooltips have no plain-text mode."""
    shown = tooltip_text(text)
    if widget.toolTip() != shown:
        widget.setToolTip(shown)


class PlainLabel(QLabel):
    """A label in a font of the type scale and a text role, always plain text.

    ``wrap`` breaks lines; ``selectable`` lets the text be copied with the mouse or the keyboard.
    """

    def __init__(
        self,
        text: str = "",
        use: str = "body",
        role: str = "text",
        parent: QWidget | None = None,
        *,
        wrap: bool = False,
        selectable: bool = False,
    ) -> None:
        super().__init__(parent)
        self._use = use
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setOpenExternalLinks(False)
        self.setFont(type_scale.font(use))
        self.setProperty("role", role)
        self.setWordWrap(wrap)
        if selectable:
            self.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show ``text``, with invisible characters made visible."""
        super().setText(visible(text, LONGEST_LABEL))

    def set_use(self, use: str) -> None:
        """Change to another font of the type scale."""
        if use != self._use:
            self._use = use
            self.setFont(type_scale.font(use))

    def set_role(self, role: str) -> None:
        """Change the colour to another text role."""
        if self.property("role") != role:
            self.setProperty("role", role)
            if not self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
                # The label is polished when first shown; earlier polishing would lose its font.
                return
            self.style().unpolish(self)
            self.style().polish(self)
            # Polishing restores the font that the label had when it was polished first.
            self.setFont(type_scale.font(self._use))

    def changeEvent(self, event: QEvent) -> None:
        """Update the font after a change of the application's font."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.setFont(type_scale.font(self._use))
        super().changeEvent(event)


class ElidedLabel(PlainLabel):
    """A label of one line that ends in "…" if it does not fit.

    The whole text is in the tooltip and available to screen readers.
    """

    def __init__(
        self,
        text: str = "",
        use: str = "body",
        role: str = "text",
        parent: QWidget | None = None,
    ) -> None:
        self._whole = ""
        super().__init__("", use, role, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show ``text`` in one line, elided to the width of the label."""
        self._whole = one_line(text)
        self.setAccessibleName(self._whole)
        self.updateGeometry()
        self._cut()

    def sizeHint(self) -> QSize:
        """Return the size for the whole text."""
        width = self.fontMetrics().horizontalAdvance(self._whole) + 2
        return QSize(width, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return the size for a few letters."""
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Elide again for the new width."""
        super().resizeEvent(event)
        self._cut()

    def _cut(self) -> None:
        elide = Qt.TextElideMode.ElideRight
        cut = self.fontMetrics().elidedText(self._whole, elide, max(0, self.width()))
        if cut != self.text():
            QLabel.setText(self, cut)
        plain_tooltip(self, self._whole if cut != self._whole else "")


def is_web_address(url: str, hosts: Collection[str]) -> bool:
    """Return whether ``url`` may be opened: an ``https`` page on one of ``hosts``.

    ``hosts`` are lower-case names. ``http`` is allowed only on loopback. User names, other schemes,
    other hosts, international host names and anything that is not printable ASCII are refused.
    """
    if not re.fullmatch(_WEB_URL, url) or len(url) > 2_000 or set(url) & set('\\"<>^`{|}'):
        return False
    from PySide6.QtCore import QUrl

    parsed = QUrl(url, QUrl.ParsingMode.StrictMode)
    host = parsed.host(QUrl.ComponentFormattingOption.FullyEncoded)
    authority = url.split("//", 1)[1].split("/", 1)[0].split("?", 1)[0].split("#", 1)[0]
    if (
        not parsed.isValid()
        or parsed.userInfo()
        or "@" in authority
        or "%" in authority
        or not host
    ):
        return False
    if host not in hosts or host.startswith("xn--") or ".xn--" in host:
        return False
    return parsed.scheme() == "https" or (parsed.scheme() == "http" and host in _LOOPBACK)


def open_web(url: str, hosts: Collection[str]) -> bool:
    """Open ``url`` in the system's browser if ``is_web_address`` allows it.

    Return ``False`` if it was refused: then show the text with a way to copy it.
    """
    if not is_web_address(url, hosts):
        return False
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices

    return QDesktopServices.openUrl(QUrl(url, QUrl.ParsingMode.StrictMode))
