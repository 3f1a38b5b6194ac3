"""A window over sixty listings with the activity of a busy day behind it."""

from __future__ import annotations

import contextlib
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.engine.session import Session
from app.tasks import Overlap, TaskScope
from app.ui.activity.activity import Activity
from app.ui.activity.outbox import holding
from app.ui.activity.outbox.outbox_view import OutboxView
from app.ui.application import choose_theme, interface_font
from app.ui.window.main_window import MainWindow
from tests.stands.activity_session import FakeSession, busy_session
from tests.stands.listings_shop import fill
from tests.ui.listings.conftest import shown


class ImmediateScope:
    """Runs each piece of work to its end at once; it waits for a turn of the loop at most."""

    def start(self, work: Coroutine[Any, Any, object], *, key: str, overlap: Overlap) -> None:
        del key, overlap
        with contextlib.suppress(StopIteration):
            while True:
                assert work.send(None) is None, "it waits"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read at once what is read a moment later."""
    monkeypatch.setattr(holding, "_SOON", 0)


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> None:
    """The program's own look, as every length depends on its font."""
    qapp.setFont(interface_font(qapp.font()))
    choose_theme(qapp, "light")


@pytest.fixture
def session() -> FakeSession:
    return busy_session()


@pytest.fixture
def view_settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def window(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings, session: FakeSession
) -> Iterator[MainWindow]:
    catalog = ItemCatalog(fill(tmp_path / "catalogue.db", 60))
    yield with_activity(shown(qtbot, MainWindow(catalog, view_settings)), session)
    catalog.close()


def with_activity(window: MainWindow, session: FakeSession) -> MainWindow:
    """Put the activity of ``session`` behind a window, as the console does."""
    scope = cast(TaskScope, ImmediateScope())
    Activity(window, cast(Session, session), scope)
    window.attach(cast(Session, session), scope)
    return window


@pytest.fixture
def outbox(window: MainWindow) -> OutboxView:
    window.show_view("outbox")
    view = window.view("outbox").widget
    assert isinstance(view, OutboxView)
    return view
