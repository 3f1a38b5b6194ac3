"""The strip of banners above the view, one for each current notice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.ui.look.announcement import announce
from app.ui.loop import open_dialog
from app.ui.texts.notice_text import (
    ADOPT,
    DUPLICATE,
    REPORT,
    RETRY,
    TOKEN,
    technical_detail,
    text_of,
)
from app.ui.widgets.display.banner import Banner
from app.ui.window.crash_sheet import copy_report
from app.ui.window.help_sheets import DetailSheet

if TYPE_CHECKING:
    from app.engine.notices import Notice
    from app.ui.window.frame import WindowFrame


# The states of the connection exclude each other: the latest notice is the current state.
CONNECTION = frozenset(
    {
        *(
            "unreachable",
            "not_secure",
            "proxy_unusable",
            "timed_out",
            "answer_cut",
            "sync_broke_off",
            "not_the_marketplace",
        ),
        *("token_refused", "no_token", "other_seller", "rate_limited", "marketplace_fault"),
        *("other_marketplace", "token_elsewhere", "token_unplaced", "unsent_unplaced"),
    }
)
PROCESSES = frozenset({"process_lost", "process_given_up"})
# Outdated as soon as something was written again.
FILES = frozenset(
    {"disk_full", "files_removed", "read_only", "storage", "journal_busy", "worker_elsewhere"}
)


def subject_of(notice: Notice) -> str:
    """Return the subject of a notice; only the latest notice of a subject has a banner."""
    if notice.code in CONNECTION:
        return "connection"
    if notice.code in PROCESSES:
        return f"process {notice.params.get('process', '')}"
    if notice.code == "listed_twice":
        return f"twin {notice.params.get('twin', '')}"
    return notice.code


class NoticeBanners(QObject):
    """The banners by subject; each takes layout space until it is closed or outdated."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self._window = window
        self._shown: dict[str, tuple[Notice, Banner]] = {}

    def show(self, notice: Notice) -> None:
        """Show ``notice`` instead of an older one of the same subject."""
        words, window, subject = text_of(notice), self._window, subject_of(notice)
        older, banner = self._shown.get(subject, (None, None))
        if banner is not None and older is not None and older.code == notice.code:
            banner.show_message(words.tone, words.title, words.text)
            self._shown[subject] = (notice, banner)
            return
        self._remove(subject)
        banner = Banner(
            words.tone,
            words.title,
            words.text,
            window.centralWidget(),
            name=f"notice_{notice.code}",
        )
        announce(banner, words.title, words.text, urgent=words.tone == "bad")
        if words.act == RETRY:
            button = banner.add_action(self.tr("Try now"), name="notice_retry")
            button.clicked.connect(self._window.retry_requested)
        elif words.act == TOKEN:
            button = banner.add_action(self.tr("Enter token…"), name="notice_token")
            button.clicked.connect(self._window.token_requested)
        elif words.act == ADOPT:
            button = banner.add_action(self.tr("Decide…"), name="notice_adopt")
            button.clicked.connect(lambda: self._window.adoption_asked.emit(notice))
        elif words.act == DUPLICATE:
            button = banner.add_action(self.tr("Close the late listing"), name="notice_twin")
            button.clicked.connect(lambda: self._close_duplicate(notice))
        else:
            if words.act == REPORT:
                button = banner.add_action(self.tr("Copy report"), name="notice_report")
                button.clicked.connect(copy_report)
            button = banner.add_action(self.tr("Close"), name="notice_close")
            button.clicked.connect(lambda: self._remove(subject))
        if detail := technical_detail(notice):
            button = banner.add_action(self.tr("Details"), name="notice_details")
            button.clicked.connect(
                lambda: open_dialog(DetailSheet(str(words.title), detail, window))
            )
        self._shown[subject] = (notice, banner)
        window.put_banner(banner)
        banner.show()

    def shown(self) -> list[Notice]:
        """Return the shown notices, oldest first."""
        return [notice for notice, _ in self._shown.values()]

    def _close_duplicate(self, notice: Notice) -> None:
        self._remove(subject_of(notice))
        self._window.duplicate_refused.emit(str(notice.params.get("twin", "")))

    def clear(self, *codes: str) -> None:
        """Remove the notices with these codes, whose cause is over."""
        for subject, (notice, _) in tuple(self._shown.items()):
            if notice.code in codes:
                self._remove(subject)

    def clear_process(self, process: str) -> None:
        """Remove the notice about a process that runs again."""
        self._remove(f"process {process}")

    def _remove(self, subject: str) -> None:
        _, banner = self._shown.pop(subject, (None, None))
        if banner is not None:
            self._window.take_banner(banner)
