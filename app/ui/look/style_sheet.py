"""The style sheet, built from the colours of a theme and the lengths of the present font."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.paths import resource
from app.ui.look.theme import Theme, current, set_theme
from app.ui.look.type_scale import font, px

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Set the palette and the style sheet of ``theme`` on ``app``."""
    set_theme(app, theme)
    apply_style_sheet(app)


def apply_style_sheet(app: QApplication) -> None:
    """Set the style sheet of the applied theme on ``app``, unless it is set already."""
    text = build_style_sheet(current())
    if app.styleSheet() != text:
        app.setStyleSheet(text)


def build_style_sheet(theme: Theme) -> str:
    """Return the style sheet in the colours of ``theme``, with the lengths of the present font."""
    text = resource("styles/vitrina.qss").read_text(encoding="utf-8")
    if theme.contrast:
        text += resource("styles/contrast.qss").read_text(encoding="utf-8")
    # The font of tooltips is set here, because QToolTip.setFont would polish every widget again.
    text = text.replace("%label", f"{font('label').pointSizeF():.2f}pt")
    text = re.sub(r"@(\w+)", lambda found: theme.hex(found[1]), text)
    return re.sub(
        r"~(\d+)(-\d)?", lambda found: f"{px(int(found[1])) + int(found[2] or 0)}px", text
    )
