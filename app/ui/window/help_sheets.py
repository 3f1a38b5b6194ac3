"""The sheets of the Help menu: what the states mean, the keys, and what the program is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.ui.actions import MENUS, title_of
from app.ui.look.chips import chip_for_state
from app.ui.look.text import PlainLabel, in_lines
from app.ui.look.type_scale import font, px
from app.ui.widgets.card import Divider
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.display.illustration import AppMark
from app.ui.widgets.inputs.buttons import PrimaryButton
from app.ui.widgets.key_cap import KeyCaps

if TYPE_CHECKING:
    from app.ui.actions import Actions

STATES: tuple[tuple[str, object], ...] = (
    ("active", QT_TRANSLATE_NOOP("Legend", "Buyers see it and can buy it.")),
    (
        "paused",
        QT_TRANSLATE_NOOP("Legend", "Hidden by you or by the marketplace; it can be reactivated."),
    ),
    (
        "out_of_stock",
        QT_TRANSLATE_NOOP(
            "Legend", "Hidden until it has stock; then it is reactivated automatically."
        ),
    ),
    ("under_review", QT_TRANSLATE_NOOP("Legend", "The marketplace is reviewing it.")),
    (
        "waiting_for_patch",
        QT_TRANSLATE_NOOP("Legend", "The marketplace is waiting for you to correct it."),
    ),
    (
        "pending_documentation",
        QT_TRANSLATE_NOOP("Legend", "The marketplace is waiting for documents."),
    ),
    ("payment_required", QT_TRANSLATE_NOOP("Legend", "A fee is due before it starts.")),
    ("not_yet_active", QT_TRANSLATE_NOOP("Legend", "It starts later.")),
    ("closed", QT_TRANSLATE_NOOP("Legend", "It has ended and can only be relisted.")),
    ("sent", QT_TRANSLATE_NOOP("Legend", "The marketplace accepted your change.")),
    ("waiting", QT_TRANSLATE_NOOP("Legend", "Your change is kept here and will be sent.")),
    (
        "unknown",
        QT_TRANSLATE_NOOP("Legend", "No answer came; it is being checked, not sent twice."),
    ),
    ("refused", QT_TRANSLATE_NOOP("Legend", "The marketplace refused it; nothing was changed.")),
    ("practice", QT_TRANSLATE_NOOP("Legend", "Made-up listings on this computer.")),
)


class Sheet(QDialog):
    """A titled dialog with one way out."""

    def __init__(self, title: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.body = QVBoxLayout()
        self.body.setSpacing(px(8))
        column = QVBoxLayout(self)
        column.setContentsMargins(px(24), px(20), px(24), px(16))
        column.setSpacing(px(12))
        column.addWidget(PlainLabel(title, "view_title", "text", self))
        column.addLayout(self.body, 1)
        line = QHBoxLayout()
        line.addStretch(1)
        close = PrimaryButton(
            QCoreApplication.translate("Sheets", "Close"), "", self, name=f"{name}_close"
        )
        close.clicked.connect(self.accept)
        close.setDefault(True)
        line.addWidget(close)
        column.addLayout(line)


class LegendSheet(Sheet):
    """Each state with its chip and what it means."""

    def __init__(self, parent: QWidget) -> None:
        title = QCoreApplication.translate("Sheets", "What the states mean")
        super().__init__(title, "legend_sheet", parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(20))
        grid.setVerticalSpacing(px(8))
        for at, (state, meaning) in enumerate(STATES):
            grid.addWidget(Chip(chip_for_state(state), self), at, 0)
            words = QCoreApplication.translate("Legend", str(meaning))
            grid.addWidget(PlainLabel(words, "body", "text", self), at, 1)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)


class ShortcutSheet(Sheet):
    """Every action that has keys, by menu."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        title = QCoreApplication.translate("Sheets", "Keyboard shortcuts")
        super().__init__(title, "shortcut_sheet", parent)
        page = QWidget(self)
        page.setProperty("background", "window")
        page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, px(12), 0)
        grid.setHorizontalSpacing(px(32))
        grid.setVerticalSpacing(px(5))
        at = 0
        for menu_id, menu_title in MENUS:
            specs = [s for s in actions.table if s.menu == menu_id and actions[s.id].shortcuts()]
            if not specs:
                continue
            heading = QCoreApplication.translate("Menus", str(menu_title)).replace("&", "")
            grid.addWidget(PlainLabel(heading, "heading", "text2", self), at, 0)
            at += 1
            for spec in specs:
                grid.addWidget(PlainLabel(title_of(spec), "body", "text", self), at, 0)
                caps = KeyCaps(actions[spec.id].shortcut(), self)
                grid.addWidget(caps, at, 1, Qt.AlignmentFlag.AlignRight)
                at += 1
        for keys, words in (
            ("Return", QCoreApplication.translate("Sheets", "Open the current listing")),
            ("Space", QCoreApplication.translate("Sheets", "Select or deselect the row")),
            ("Shift+Down", QCoreApplication.translate("Sheets", "Select more rows")),
            ("Esc", QCoreApplication.translate("Sheets", "Go back from the search or a view")),
        ):
            grid.addWidget(PlainLabel(words, "body", "text", self), at, 0)
            grid.addWidget(KeyCaps(keys, self), at, 1, Qt.AlignmentFlag.AlignRight)
            at += 1
        grid.setColumnStretch(0, 1)
        area = QScrollArea(self)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(page)
        area.setMinimumSize(px(460), px(420))
        self.body.addWidget(area)


class DetailSheet(Sheet):
    """The technical side of a notice, as plain text that can be copied."""

    def __init__(self, title: str, detail: str, parent: QWidget) -> None:
        super().__init__(title, "detail_sheet", parent)
        text = QPlainTextEdit(in_lines(detail), self)
        text.setObjectName("detail_text")
        text.setAccessibleName(QCoreApplication.translate("Sheets", "Technical detail"))
        text.setReadOnly(True)
        text.setFont(font("mono"))
        text.setMinimumSize(px(560), px(200))
        self.body.addWidget(text)


class AboutSheet(Sheet):
    """Name, version and what the program promises."""

    def __init__(self, parent: QWidget) -> None:
        title = QCoreApplication.translate("Sheets", "About Vitrina")
        super().__init__(title, "about_sheet", parent)
        line = QHBoxLayout()
        line.setSpacing(px(16))
        line.addWidget(AppMark(52, self), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.addWidget(PlainLabel(f"Vitrina {_version()}", "section", "text", self))
        promise = QCoreApplication.translate(
            "Sheets",
            "You see what will happen before it happens; nothing you typed is lost; "
            "everything you sent can be explained.",
        )
        text = PlainLabel(promise, "body", "text2", self, wrap=True)
        text.setMinimumWidth(px(360))
        words.addWidget(text)
        line.addLayout(words, 1)
        self.body.addLayout(line)
        self.body.addWidget(Divider(self))


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("vitrina")
    except PackageNotFoundError:
        return ""
