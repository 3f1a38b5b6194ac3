"""The dialog for unexpected errors, with a report that can be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QWidget

from app import crash
from app.ui.look.text import PlainLabel, in_lines
from app.ui.look.type_scale import font, px
from app.ui.loop import is_alive, open_dialog
from app.ui.widgets.inputs.buttons import Button
from app.ui.window.help_sheets import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from app.crash import Crash


def copy_report() -> None:
    """Copy the report of recent errors to the clipboard."""
    QGuiApplication.clipboard().setText(crash.report())


class CrashSheet(Sheet):
    """A non-modal dialog with the error, a hint that work can go on, and the report."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(self.tr("Something unexpected happened"), "crash_sheet", parent)
        self.setModal(False)
        self._count = 0
        words = self.tr(
            "It was written to the log. Everything saved is intact, and you can carry on. The "
            "report says what happened, for whoever looks into it; it contains no token."
        )
        self.body.addWidget(PlainLabel(words, "body", "text", self, wrap=True))
        self.report = QPlainTextEdit(self)
        self.report.setObjectName("crash_report")
        self.report.setAccessibleName(self.tr("Report"))
        self.report.setReadOnly(True)
        self.report.setFont(font("mono"))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.report.setMinimumSize(px(640), px(240))
        self.body.addWidget(self.report)
        line = QHBoxLayout()
        self.more = PlainLabel("", "label", "text2", self)
        self.more.setObjectName("crash_more")
        line.addWidget(self.more, 1)
        self.copy = Button(self.tr("Copy report"), "copy", self, name="crash_copy")
        self.copy.clicked.connect(copy_report)
        line.addWidget(self.copy)
        self.body.addLayout(line)

    def add(self) -> None:
        """Add another error to the report and to the count."""
        self._count += 1
        self.report.setPlainText(in_lines(crash.report()))
        more = self._count - 1
        self.more.setText(self.tr("%n more since then", "", more) if more else "")


class CrashSheets(QObject):
    """A display of uncaught errors from all threads, one dialog at a time.

    Further errors are counted. An error is not shown again once its dialog was closed, as one that
    occurs at every paint would never stop; each occurrence is logged. ``raised`` carries each
    ``Crash``.
    """

    raised = Signal(object)

    def __init__(self, window: Callable[[], QWidget]) -> None:
        super().__init__()
        self._window = window
        self._sheet: CrashSheet | None = None
        self._seen: set[str] = set()
        # Queued, so that no dialog is opened during a paint or on another thread.
        self.raised.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def show_crash(self, happened: Crash) -> None:
        """Show ``happened`` soon; may be called on any thread."""
        self.raised.emit(happened)

    def _show(self, happened: Crash) -> None:
        known = happened.place in self._seen
        self._seen.add(happened.place)
        if self._sheet is None or not is_alive(self._sheet) or not self._sheet.isVisible():
            if known:
                return
            self._sheet = CrashSheet(self._window())
            open_dialog(self._sheet, modal=False)
        self._sheet.add()
