"""The strip of banners over the view: one for each thing that the seller should know now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.ui.crash_sheet import copy_report
from app.ui.help_sheets import DetailSheet
from app.ui.notice_text import ADOPT, REPORT, RETRY, TOKEN, TWIN, technical_detail, text_of
from app.ui.widgets.banner import Banner

if TYPE_CHECKING:
    from app.engine.notices import Notice
    from app.ui.main_window import MainWindow


class NoticeBanners(QObject):
    """Shows notices by their codes; each takes layout space until it is closed or over."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._shown: dict[str, Banner] = {}

    def show(self, notice: Notice) -> None:
        """Show ``notice``; an older one of the same code makes room for it."""
        words, window = text_of(notice), self._window
        banner = self._shown.get(notice.code)
        if banner is not None:
            banner.show_message(words.tone, words.title, words.text)
            return
        banner = Banner(
            words.tone,
            words.title,
            words.text,
            self._window.centralWidget(),
            name=f"notice_{notice.code}",
        )
        if words.act == RETRY:
            button = banner.add_action(self.tr("Try now"), name="notice_retry")
            button.clicked.connect(self._window.retry_requested)
        elif words.act == TOKEN:
            button = banner.add_action(self.tr("Enter token…"), name="notice_token")
            button.clicked.connect(self._window.token_requested)
        elif words.act == ADOPT:
            button = banner.add_action(self.tr("Decide…"), name="notice_adopt")
            button.clicked.connect(lambda: self._window.adoption_asked.emit(notice))
        elif words.act == TWIN:
            button = banner.add_action(self.tr("Close the late one"), name="notice_twin")
            button.clicked.connect(lambda: self._close_twin(notice))
        else:
            if words.act == REPORT:
                button = banner.add_action(self.tr("Copy report"), name="notice_report")
                button.clicked.connect(copy_report)
            button = banner.add_action(self.tr("Close"), name="notice_close")
            button.clicked.connect(lambda: self.take_back(notice.code))
        if detail := technical_detail(notice):
            button = banner.add_action(self.tr("Details"), name="notice_details")
            button.clicked.connect(lambda: DetailSheet(str(words.title), detail, window).open())
        self._shown[notice.code] = banner
        self._window.banners.addWidget(banner)
        banner.show()

    def _close_twin(self, notice: Notice) -> None:
        self.take_back(notice.code)
        self._window.twin_refused.emit(str(notice.params.get("twin", "")))

    def take_back(self, *codes: str) -> None:
        """What these notices told of is over."""
        for code in codes:
            banner = self._shown.pop(code, None)
            if banner is not None:
                self._window.banners.removeWidget(banner)
                banner.hide()
                banner.deleteLater()
