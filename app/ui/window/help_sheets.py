"""The dialogs of the Help menu: the states, the keys, and information about the program."""

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

LISTING_STATES: tuple[tuple[str, object], ...] = (
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
    ("inactive", QT_TRANSLATE_NOOP("Legend", "The marketplace has taken it out of sale.")),
    ("closed", QT_TRANSLATE_NOOP("Legend", "It has ended and can only be relisted.")),
    ("deleted", QT_TRANSLATE_NOOP("Legend", "It is gone for good.")),
    ("practice", QT_TRANSLATE_NOOP("Legend", "Made-up listings on this computer.")),
)
CHANGE_STATES: tuple[tuple[str, object], ...] = (
    ("draft", QT_TRANSLATE_NOOP("Legend", "What you typed is saved here and not sent.")),
    ("waiting", QT_TRANSLATE_NOOP("Legend", "Your change is kept here and will be sent.")),
    ("sending", QT_TRANSLATE_NOOP("Legend", "It is on its way to the marketplace.")),
    ("held", QT_TRANSLATE_NOOP("Legend", "It stays here until you release it.")),
    (
        "conflict",
        QT_TRANSLATE_NOOP("Legend", "Somebody else changed the same; you choose which counts."),
    ),
    ("sent", QT_TRANSLATE_NOOP("Legend", "The marketplace accepted your change.")),
    (
        "sent_with_warnings",
        QT_TRANSLATE_NOOP("Legend", "Accepted, but something was dropped, changed or warned of."),
    ),
    (
        "unknown",
        QT_TRANSLATE_NOOP("Legend", "No answer came; it is being checked, not sent twice."),
    ),
    ("refused", QT_TRANSLATE_NOOP("Legend", "The marketplace refused it; nothing was changed.")),
    ("undone", QT_TRANSLATE_NOOP("Legend", "It was sent and has been taken back.")),
)
MOST_HIGH = 480


class Sheet(QDialog):
    """A titled dialog with one button."""

    def __init__(self, title: str, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
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


class _ScrolledPage(QScrollArea):
    """A page as wide as its content that scrolls vertically."""

    def __init__(self, page: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(page)
        wanted = page.sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumSize(max(px(460), wanted.width() + bar), min(px(MOST_HIGH), wanted.height()))


def _page(parent: QWidget) -> QWidget:
    page = QWidget(parent)
    page.setProperty("background", "window")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return page


class LegendSheet(Sheet):
    """A dialog with each state as a chip and its meaning."""

    def __init__(self, parent: QWidget) -> None:
        title = QCoreApplication.translate("Sheets", "What the states mean")
        super().__init__(title, "legend_sheet", parent)
        page = _page(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, px(12), 0)
        grid.setHorizontalSpacing(px(20))
        grid.setVerticalSpacing(px(8))
        for heading, states in (
            (QCoreApplication.translate("Sheets", "A listing"), LISTING_STATES),
            (QCoreApplication.translate("Sheets", "A change"), CHANGE_STATES),
        ):
            grid.addWidget(PlainLabel(heading, "heading", "text2", self), grid.rowCount(), 0)
            for state, meaning in states:
                at = grid.rowCount()
                chip = Chip(chip_for_state(state), self)
                grid.addWidget(chip, at, 0, Qt.AlignmentFlag.AlignLeft)
                words = QCoreApplication.translate("Legend", str(meaning))
                grid.addWidget(PlainLabel(words, "body", "text", self), at, 1)
        grid.setColumnStretch(1, 1)
        self.body.addWidget(_ScrolledPage(page, self))


class ShortcutSheet(Sheet):
    """A dialog of all actions with keys, by menu."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        title = QCoreApplication.translate("Sheets", "Keyboard shortcuts")
        super().__init__(title, "shortcut_sheet", parent)
        page = _page(self)
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
            ("Shift+Right", QCoreApplication.translate("Sheets", "Choose a block of cells")),
            ("Tab", QCoreApplication.translate("Sheets", "In a cell: keep it and go right")),
            ("Delete", QCoreApplication.translate("Sheets", "Empty an attribute")),
            ("Esc", QCoreApplication.translate("Sheets", "Go back from the search or a view")),
        ):
            grid.addWidget(PlainLabel(words, "body", "text", self), at, 0)
            grid.addWidget(KeyCaps(keys, self), at, 1, Qt.AlignmentFlag.AlignRight)
            at += 1
        grid.setColumnStretch(0, 1)
        self.body.addWidget(_ScrolledPage(page, self))


class DetailSheet(Sheet):
    """A dialog with the technical detail of a notice, as plain text that can be copied."""

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
    """A dialog with name and version of the program, and its promises."""

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
