"""What the window shows of a session: connection, jobs, notices, pictures, new rows."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSettings
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.domain.models.user import User
from app.engine.catalog.catalog import ItemCatalog
from app.engine.events import (
    Connected,
    Connecting,
    Disconnected,
    Events,
    NoticeRaised,
    OutboxChanged,
    ProcessBack,
    ProcessLost,
    Reached,
    Receipt,
    RequestsOutstanding,
    RowsChanged,
    SendProgress,
    Synced,
    SyncProgress,
    WorkEnded,
)
from app.engine.notices import Notice
from app.engine.outbox.outbox import OutboxState
from app.engine.session import Session
from app.tasks import Overlap, TaskScope
from app.ui.listings.picture_queue import MOST_WAITING, PictureQueue
from app.ui.listings.table.thumbnails import Thumbnails
from app.ui.look import announcement
from app.ui.pictures.decode import decode_picture
from app.ui.widgets.display.toast import ToastStack
from app.ui.window.main_window import MainWindow
from app.ui.window.session_link import SessionLink, picture_key
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.journal.job_orders import Job
from tests.stands.listings_shop import fill, listing
from tests.ui.listings.conftest import shown

USER = User.parse({"id": 7, "nickname": "Casa Tolvanera", "site_id": "MX"})


class ImmediateScope:
    """Runs each piece of work to its end at once; remembers the keys."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def start(self, work: Coroutine[Any, Any, object], *, key: str, overlap: Overlap) -> None:
        del overlap
        self.keys.append(key)
        asyncio.run(work)


class StandInSession:
    """As much of a session as the link asks for."""

    def __init__(self) -> None:
        self.events = Events()
        site = SimpleNamespace(country="México")
        self.account = SimpleNamespace(
            user=None, site_id="MX", nickname="Casa Tolvanera", practice=True, site=site
        )
        self.pictures = SimpleNamespace(thumbnail=self._thumbnail)
        self.listings = SimpleNamespace(drafts=self._drafts)
        self.kept: dict[str, int] = {}

    async def _thumbnail(self, url: str, size: int, *, key: str = "") -> bytes | None:
        del url, size, key
        return None

    async def _drafts(self) -> dict[str, int]:
        return self.kept


@pytest.fixture
def session(window: MainWindow) -> StandInSession:
    return linked(window)


def linked(window: MainWindow) -> StandInSession:
    """Return a session without any event yet, linked to ``window``."""
    found = StandInSession()
    SessionLink(window, window.shell, cast(Session, found), cast(TaskScope, ImmediateScope()))
    return found


def words(window: MainWindow, name: str) -> str:
    label = window.findChild(QLabel, name)
    assert label is not None
    return label.text()


@pytest.mark.parametrize(
    ("event", "said", "sync_possible"),
    [
        (Connecting("http://127.0.0.1:1"), "Connecting…", False),
        (Connected(USER), "Connected", True),
        (Disconnected(Notice("unreachable")), "Offline", False),
        (Disconnected(Notice("timed_out")), "No answer", False),
        (Disconnected(Notice("token_refused")), "No access", False),
    ],
)
def test_that_the_status_bar_says_how_the_connection_is(
    window: MainWindow, session: StandInSession, event: object, said: str, sync_possible: bool
) -> None:
    session.events.publish(event)
    assert words(window, "status_connection") == said
    assert window.shell is not None
    assert window.shell.actions["sync"].isEnabled() is sync_possible


@pytest.mark.parametrize(
    ("before", "said"),
    [
        ([Disconnected(Notice("unreachable"))], "Offline, trying again…"),
        ([Disconnected(Notice("timed_out")), Connecting("")], "Offline, trying again…"),
        # Another token is a first attempt.
        ([Disconnected(Notice("token_refused"))], "Connecting…"),
        ([Disconnected(Notice("unreachable")), Connected(USER)], "Connecting…"),
    ],
)
def test_that_while_it_is_tried_again_the_status_bar_says_that_it_is_offline(
    window: MainWindow, session: StandInSession, before: list[Any], said: str
) -> None:
    for event in [*before, Connecting("http://127.0.0.1:1")]:
        session.events.publish(event)
    assert words(window, "status_connection") == said


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ([Connected(USER), RequestsOutstanding(True)], "Waiting for the marketplace…"),
        ([Connected(USER), RequestsOutstanding(True), RequestsOutstanding(False)], "Connected"),
        (
            [
                Connected(USER),
                RequestsOutstanding(True),
                RequestsOutstanding(False),
                RequestsOutstanding(True),
            ],
            "Waiting for the marketplace…",
        ),
        (
            [Connected(USER), RequestsOutstanding(True), Disconnected(Notice("unreachable"))],
            "Offline",
        ),
        ([Connecting("http://127.0.0.1:1"), RequestsOutstanding(True)], "Connecting…"),
        (
            [
                Connecting("http://127.0.0.1:1"),
                RequestsOutstanding(True),
                Connected(USER),
                RequestsOutstanding(False),
            ],
            "Connected",
        ),
    ],
)
def test_that_an_answer_that_is_waited_for_has_a_sign(
    window: MainWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    events: list[Any],
    said: str,
) -> None:
    monkeypatch.setattr("app.ui.window.session_link.SIGN_AFTER_MS", 0)
    session = linked(window)
    for event in events:
        before = words(window, "status_connection")
        session.events.publish(event)
        if event == RequestsOutstanding(True):
            assert words(window, "status_connection") == before, "not before it takes long"
        qtbot.wait(1)
    assert words(window, "status_connection") == said


def test_that_the_shop_is_named_when_it_is_known(
    window: MainWindow, session: StandInSession
) -> None:
    session.events.publish(Connected(USER))
    assert window.shell is not None
    assert window.shell.shop[:4] == ("MX", "Casa Tolvanera", "Practice · México", True)
    assert window.windowTitle() == "Casa Tolvanera"


def test_that_a_banner_goes_when_what_it_tells_of_is_over(
    window: MainWindow, session: StandInSession
) -> None:
    for lost, back, name in (
        (Disconnected(Notice("unreachable")), Connected(USER), "notice_unreachable"),
        (ProcessLost("worker", True), ProcessBack("worker"), "notice_process_lost"),
    ):
        session.events.publish(lost)
        banner = window.findChild(QWidget, name)
        assert banner is not None
        assert not banner.isHidden()
        session.events.publish(back)
        assert banner.isHidden()


def banners(window: MainWindow) -> list[str]:
    """The codes that are shown, the oldest first."""
    return [notice.code for notice in window.notices()]


def raised(code: str, **params: object) -> NoticeRaised:
    return NoticeRaised(Notice(code, params))


SYNCED = Synced(Receipt(60, 0, 0, 0, 0, 0, True, 1.0, 0))
DONE = OutboxChanged(cast(Any, SimpleNamespace(state=OutboxState.DONE, listing_id="MX1")))


BANNERS: tuple[tuple[list[Any], list[str]], ...] = (
    # Of the connection the last word counts: never two banners at once.
    ([Disconnected(Notice("unreachable")), raised("token_refused")], ["token_refused"]),
    ([raised("token_refused"), Disconnected(Notice("unreachable"))], ["unreachable"]),
    ([raised("rate_limited"), raised("marketplace_fault")], ["marketplace_fault"]),
    ([Disconnected(Notice("no_token")), Disconnected(Notice("no_token"))], ["no_token"]),
    # An outage that the worker told of is over when it reaches the marketplace again.
    ([raised("unreachable"), Reached()], []),
    ([raised("unreachable"), SyncProgress(1, 9, 0.1)], []),
    ([raised("marketplace_fault"), SYNCED], []),
    ([raised("timed_out"), DONE], []),
    # While the window itself is offline, only its own connection ends that.
    ([Disconnected(Notice("unreachable")), Reached()], ["unreachable"]),
    ([Disconnected(Notice("unreachable")), Reached(), Connected(USER)], []),
    ([Disconnected(Notice("forbidden")), Connected(USER)], []),
    ([Disconnected(Notice("marketplace_fault")), Connected(USER)], []),
    # Files.
    ([raised("disk_full"), SYNCED], []),
    ([raised("disk_full"), DONE], []),
    ([raised("storage"), ProcessBack("worker")], []),
    ([raised("worker_elsewhere"), ProcessBack("worker")], []),
    ([raised("worker_elsewhere"), ProcessBack("marketplace")], ["worker_elsewhere"]),
    # Parts of the program, each by itself.
    ([ProcessLost("worker", True), ProcessLost("worker", False)], ["process_given_up"]),
    ([ProcessLost("worker", True), ProcessBack("marketplace")], ["process_lost"]),
    (
        [ProcessLost("worker", True), ProcessLost("marketplace", True), ProcessBack("worker")],
        ["process_lost"],
    ),
    ([raised("process_given_up", process="marketplace"), Connected(USER)], []),
    # Two late twins are two things to decide.
    (
        [raised("listed_twice", twin="MX1"), raised("listed_twice", twin="MX2")],
        ["listed_twice", "listed_twice"],
    ),
    ([raised("sync_incomplete"), SYNCED], []),
)


def test_that_a_banner_stays_exactly_as_long_as_its_cause(window: MainWindow) -> None:
    for events, expected in BANNERS:
        session = linked(window)
        for event in events:
            session.events.publish(event)
        assert banners(window) == expected, events
        for code in expected:
            window.clear_notice(code)
        assert banners(window) == []


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([Connected(USER), raised("unreachable")], "Offline"),
        ([Connected(USER), raised("unreachable"), Reached()], "Connected"),
        ([Connected(USER), raised("rate_limited")], "Connected"),
        ([Connected(USER), raised("marketplace_fault")], "Connected"),
        ([Connected(USER), raised("timed_out")], "No answer"),
        ([Connected(USER), raised("timed_out"), DONE], "Connected"),
        ([Connected(USER), raised("answer_cut"), Reached()], "Connected"),
        ([Connected(USER), raised("other_seller")], "No access"),
        ([Connected(USER), raised("no_token")], "No token"),
        ([Connected(USER), raised("token_refused")], "No access"),
        ([Connected(USER), raised("token_refused"), SyncProgress(1, 9, 0.1)], "Connected"),
        ([Connected(USER), raised("not_the_marketplace")], "Offline"),
        ([Connected(USER), raised("not_secure"), Reached()], "Connected"),
        ([Disconnected(Notice("no_token")), raised("unreachable"), Reached()], "No token"),
    ],
)
def test_that_the_status_bar_says_no_other_than_the_banner(
    window: MainWindow, session: StandInSession, events: list[Any], words: str
) -> None:
    for event in events:
        session.events.publish(event)
    state = window.findChild(QLabel, "status_connection")
    assert state is not None
    assert state.text() == words


def test_that_of_two_late_twins_the_one_whose_button_is_pressed_is_closed(
    window: MainWindow, session: StandInSession
) -> None:
    closed: list[str] = []
    window.duplicate_refused.connect(closed.append)
    for twin in ("MX1", "MX2"):
        session.events.publish(raised("listed_twice", twin=twin))
    buttons = window.findChildren(QAbstractButton, "notice_twin")
    buttons[1].click()
    assert closed == ["MX2"]
    assert [notice.params["twin"] for notice in window.notices()] == ["MX1"]


@pytest.mark.parametrize(
    "end",
    [[raised("disk_full"), WorkEnded(Job.SYNC)], [ProcessLost("worker", True)]],
    ids=["full disk", "killed"],
)
def test_that_a_sync_that_breaks_off_is_not_shown_as_going_on(
    window: MainWindow, session: StandInSession, end: list[Any]
) -> None:
    session.events.publish(Connected(USER))
    session.events.publish(SyncProgress(200, 500, 1.0))
    assert window.shell is not None
    assert window.shell.status.job.isVisible()
    for event in end:
        session.events.publish(event)
    assert not window.shell.status.job.isVisible()
    assert window.listings._connection == "connected"
    assert len(banners(window)) == 1


def test_that_the_end_of_a_sync_leaves_what_is_being_sent_in_its_place(
    window: MainWindow, session: StandInSession
) -> None:
    session.events.publish(SendProgress(2, 1))
    session.events.publish(WorkEnded(Job.SYNC))
    assert window.shell is not None
    assert window.shell.status.job.accessibleName() == "Sending 3 changes"
    assert window.shell.status.job.isVisible()


def test_that_without_a_token_the_page_asks_for_one_and_accuses_nobody(
    qtbot: QtBot, view_settings: QSettings, tmp_path: Path
) -> None:
    catalog = ItemCatalog(fill(tmp_path / "empty.db", 0))
    window = shown(qtbot, MainWindow(catalog, view_settings))
    session = StandInSession()
    SessionLink(window, window.shell, cast(Session, session), cast(TaskScope, ImmediateScope()))
    session.events.publish(Disconnected(Notice("no_token")))
    assert words(window, "status_connection") == "No token"
    page = window.findChild(QWidget, "empty_no_token")
    assert page is not None
    assert page.isVisible()
    texts = " ".join(label.text() for label in page.findChildren(QLabel))
    assert "No token yet" in texts
    assert "may not" not in texts
    asked: list[None] = []
    window.token_requested.connect(lambda: asked.append(None))
    link = page.findChild(QAbstractButton, "link_enter_token")
    assert link is not None
    link.click()
    assert asked == [None]
    catalog.close()


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (SyncProgress(0, 0, 0.0), "Asking for the listings"),
        (SyncProgress(120, 400, 0.5), "Reading 120 of 400"),
        (SyncProgress(120, 400, 4.0), "Reading 120 of 400, 30 per s · 9 s left"),
        (SyncProgress(0, 400, 4.0), "Reading 0 of 400"),
        (SyncProgress(600, 9_000, 60.0), "Reading 600 of 9,000, 10 per s · 14 min left"),
        (
            SyncProgress(600, 170_400, 60.0),
            "Reading 600 of 170,400, 10 per s · 4 h 43 min left",
        ),
        (SyncProgress(600, 108_600, 60.0), "Reading 600 of 108,600, 10 per s · 3 h left"),
        (SyncProgress(2, 6, 60.0), "Reading 2 of 6, 2 per min · 2 min left"),
        (SendProgress(2, 1), "Sending 3 changes"),
    ],
)
def test_that_a_job_has_its_line_while_it_runs(
    window: MainWindow, session: StandInSession, event: object, said: str
) -> None:
    session.events.publish(event)
    assert window.shell is not None
    job = window.shell.status.job
    assert job.isVisible()
    assert job.accessibleName() == said
    session.events.publish(SendProgress(0, 0))
    assert not job.isVisible()


def test_that_what_happens_elsewhere_is_read_out(
    window: MainWindow, session: StandInSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[tuple[str, bool]] = []
    polite = QAccessible.AnnouncementPoliteness.Polite

    def speak(event: QAccessibleAnnouncementEvent) -> None:
        spoken.append((event.message(), event.politeness() == polite))

    monkeypatch.setattr(
        announcement,
        "QAccessible",
        SimpleNamespace(
            updateAccessibility=speak, AnnouncementPoliteness=QAccessible.AnnouncementPoliteness
        ),
    )
    session.events.publish(Connected(USER))
    session.events.publish(Connected(USER))
    session.events.publish(raised("token_refused"))
    ToastStack(window).add("ok", "Sent", "Undo")
    assert [words for words, _ in spoken][:1] == ["Connected"]
    assert [words.split(".")[0] for words, _ in spoken][1:] == [
        *("The token was refused", "No access", "Sent"),
    ]
    assert [is_polite for _, is_polite in spoken] == [True, False, True, True]


@pytest.mark.parametrize(
    ("end", "asking"),
    [
        (WorkEnded(Job.SYNC), False),
        (raised("token_refused"), False),
        (raised("disk_full"), False),
        (ProcessLost("worker", True), False),
        (Disconnected(Notice("unreachable")), False),
        (raised("listed_twice", twin="MX1"), True),
    ],
    ids=["done", "refused", "full disk", "killed", "offline", "another matter"],
)
def test_that_a_sync_is_shown_as_soon_as_it_is_asked_for(
    window: MainWindow, session: StandInSession, end: Any, asking: bool
) -> None:
    session.events.publish(Connected(USER))
    assert window.shell is not None
    job = window.shell.status.job
    window.sync_requested.emit()
    assert job.isVisible()
    assert job.accessibleName() == "Asking for the listings"
    session.events.publish(end)
    assert job.isVisible() is asking
    session.events.publish(SyncProgress(3, 9, 0.1))
    window.sync_requested.emit()
    assert job.accessibleName() == "Reading 3 of 9", "it goes on as it was"


@pytest.mark.parametrize(("complete", "told"), [(True, False), (False, True)])
def test_that_an_incomplete_sync_is_reported(
    window: MainWindow, session: StandInSession, complete: bool, told: bool
) -> None:
    session.events.publish(Synced(Receipt(60, 0, 3, 0, 0, 0, complete, 1.0, 0)))
    assert (window.findChild(QWidget, "notice_sync_incomplete") is not None) is told


def test_that_rows_that_came_are_shown_soon(
    qtbot: QtBot, window: MainWindow, session: StandInSession, catalog_file: Path
) -> None:
    writer = CatalogWriter(catalog_file)
    writer.put([(listing(500), b"{}")])
    writer.close()
    session.events.publish(RowsChanged(None))
    session.events.publish(RowsChanged(("MX1048000500",)))
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == 61)


def test_that_kept_edits_are_counted(window: MainWindow, session: StandInSession) -> None:
    session.kept = {"MX1": 3, "MX2": 1}
    session.events.publish(Connected(USER))
    assert "2 drafts saved" in words(window, "status_listings")


def picture(kind: str, side: int = 40) -> bytes:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(0x3256D3)
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind)
    return bytes(data.data())


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        (picture("JPEG"), True),
        (picture("PNG"), True),
        (picture("BMP"), False),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><rect width='9' height='9'/></svg>", False),
        (b"%PDF-1.4", False),
        (b"<html>", False),
        (b"RIFF\x00\x00\x00\x00WAVE", False),
        (picture("PNG")[:20], False),
        (b"", False),
    ],
)
def test_that_only_pictures_of_known_formats_are_decoded(data: bytes, shown: bool) -> None:
    assert (decode_picture(data, 96) is not None) is shown


def test_that_a_large_picture_is_made_small_while_it_is_read() -> None:
    image = decode_picture(picture("JPEG", 900), 96)
    assert image is not None
    assert image.width() == 96


def test_that_each_picture_is_fetched_once_and_a_missing_one_not_again(qapp: object) -> None:
    del qapp
    asked: list[str] = []

    async def fetch(url: str, side: int) -> bytes | None:
        asked.append(url)
        assert side == pictures.side
        return picture("PNG") if url == "a" else None

    pictures = Thumbnails()
    PictureQueue(pictures, fetch, cast(TaskScope, ImmediateScope()), "test")
    for _ in range(3):
        pictures.find("MX1", "a")
        pictures.find("MX2", "b")
    assert asked == ["a", "b"]
    assert pictures.find("MX1", "a") is not None
    assert pictures.find("MX2", "b") is None


def test_that_wishes_nobody_waits_for_any_more_are_dropped(qapp: object) -> None:
    del qapp

    class BusyScope:
        def start(self, work: Coroutine[Any, Any, object], **_: object) -> None:
            work.close()

    async def fetch(url: str, side: int) -> bytes | None:
        raise AssertionError((url, side))

    pictures = Thumbnails()
    PictureQueue(pictures, fetch, cast(TaskScope, BusyScope()), "test")
    for number in range(MOST_WAITING + 5):
        pictures.find("MX1", str(number))
    assert pictures.wanted() == MOST_WAITING


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("http://127.0.0.1:4711/pictures/A-thumbnail.jpg", "/pictures/A-thumbnail.jpg"),
        ("http://127.0.0.1:9/pictures/A-thumbnail.jpg", "/pictures/A-thumbnail.jpg"),
        ("https://pictures.example/A.jpg", ""),
    ],
)
def test_that_a_practice_picture_is_kept_whatever_the_port(url: str, key: str) -> None:
    assert picture_key(url) == key
