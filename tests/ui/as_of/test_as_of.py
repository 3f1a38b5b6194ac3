"""The shop as it was, in the window: chosen, searched, sorted, left alone, and left."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ItemCatalog
from app.engine.catalog.questions import Reader
from app.engine.session import Session
from app.tasks import Overlap, TaskScope
from app.ui.as_of.as_of import AS_OF, AsOf
from app.ui.as_of.as_of_view import AsOfView
from app.ui.window.main_window import MainWindow
from app.workspace.catalog.catalog import CatalogWriter
from app.workspace.catalog.snapshots import Snapshots
from app.workspace.folder import Workspace
from tests.stands.inline_reader import InlineReader
from tests.stands.listings_shop import listing
from tests.ui.listings.conftest import shown

KEY = Qt.Key
THEN, SINCE = 1_780_000_000_000, 1_785_000_000_000


class WholeScope:
    """Runs each piece of work to its end; what waits for the end of the window is not begun."""

    def start(
        self,
        work: Coroutine[Any, Any, object],
        *,
        key: str,
        overlap: Overlap,
        finish: bool = False,
    ) -> None:
        del overlap, finish
        if key == "as of end":
            work.close()
            return
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            asyncio.run(work)
        else:
            beside = threading.Thread(target=asyncio.run, args=(work,))
            beside.start()
            beside.join()


def body(title: str, number: int) -> bytes:
    return f'{{"id": "{listing(number).id}", "title": "{title}", "price": {number}}}'.encode()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A shop of two syncs: the second found a title changed, and one listing more."""
    snapshots = Snapshots(tmp_path / "snapshots.db")
    writer = CatalogWriter(tmp_path / "catalogue.db", snapshots)
    rows = [(listing(n)._replace(title=f"Mesa {n}"), body(f"Mesa {n}", n)) for n in range(5)]
    writer.put(rows)
    snapshots.end_sync(THEN, 5, complete=True)
    writer.put([(rows[0][0]._replace(title="Silla"), body("Silla", 0))])
    writer.put([(listing(9), body("Nueva", 9))])
    snapshots.end_sync(SINCE, 6, complete=True)
    writer.close()
    snapshots.close()
    return tmp_path


@pytest.fixture
def window(qtbot: QtBot, folder: Path) -> Iterator[MainWindow]:
    catalog = ItemCatalog(folder / "catalogue.db")

    async def syncs() -> object:
        with_snapshots = Workspace(folder).snapshots()
        try:
            return with_snapshots.syncs()
        finally:
            with_snapshots.close()

    session = SimpleNamespace(catalog=catalog, archive=SimpleNamespace(syncs=syncs))
    settings = QSettings(str(folder / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(catalog, settings))

    def reader(past: Path) -> Reader:
        return InlineReader(past / "catalogue.db")

    AsOf(window, cast(Session, session), cast(TaskScope, WholeScope()), reader)
    yield window
    view = window.view(AS_OF)
    if view is not None:
        view.leave()
    catalog.close()


@pytest.fixture
def past(window: MainWindow) -> AsOfView:
    window.past_requested.emit()
    view = window.view(AS_OF)
    assert view is not None
    assert isinstance(view.widget, AsOfView)
    return view.widget


def titles(past: AsOfView) -> list[str]:
    assert past.model is not None
    found = [past.model.row(at) for at in range(past.model.rowCount())]
    return sorted(row.title for row in found if row is not None)


def test_that_the_sync_before_the_last_is_shown_first(past: AsOfView, window: MainWindow) -> None:
    assert window.current_view == AS_OF
    assert past.syncs.count() == 2
    assert past.syncs.currentIndex() == 1
    assert titles(past) == [f"Mesa {n}" for n in range(5)]
    assert past.banner.accessibleName().startswith("The shop as it was at ")
    assert "nothing can be changed or sent here" in past.banner.accessibleDescription()


def test_that_another_sync_is_chosen_by_key(past: AsOfView) -> None:
    past.syncs.setFocus()
    QTest.keyClick(past.syncs, KEY.Key_Up)
    past.syncs.activated.emit(past.syncs.currentIndex())
    assert "Silla" in titles(past)
    assert len(titles(past)) == 6


def test_that_it_is_searched_and_sorted(qtbot: QtBot, past: AsOfView) -> None:
    field = past.findChild(QLineEdit, "as_of_search_field")
    assert field is not None
    QTest.keyClicks(field, "mesa 3")
    qtbot.waitUntil(lambda: titles(past) == ["Mesa 3"])
    field.clear()
    qtbot.waitUntil(lambda: len(titles(past)) == 5)
    assert past.table is not None
    assert past.model is not None
    past.table.header.sort_requested.emit("title", False)
    rows = [past.model.row(at) for at in range(5)]
    assert [row.title for row in rows if row is not None] == [f"Mesa {n}" for n in range(5)]


def test_that_nothing_of_it_can_be_changed(past: AsOfView, window: MainWindow) -> None:
    table = past.table
    assert table is not None
    table.setFocus()
    table.go_to_row(0)
    for key in (KEY.Key_F2, KEY.Key_9, KEY.Key_Delete, KEY.Key_Return):
        QTest.keyClick(table, key)
    assert not table.findChildren(QLineEdit)
    assert past.model is not None
    assert past.model.marks is None
    assert window.current_view == AS_OF


def test_that_chosen_rows_are_copied_as_they_were(qtbot: QtBot, past: AsOfView) -> None:
    table, model = past.table, past.model
    assert table is not None
    assert model is not None
    table.setFocus()
    table.go_to_row(1)
    row = model.row(1)
    assert row is not None
    QGuiApplication.clipboard().setText("")
    QTest.keyClick(table, KEY.Key_C, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: QGuiApplication.clipboard().text() != "")
    heading, *lines = QGuiApplication.clipboard().text().splitlines()
    assert heading.startswith("id\tTitle\t")
    assert [line.split("\t")[:2] for line in lines] == [[row.id, row.title]]


def test_that_the_shop_of_now_comes_back_and_the_copy_goes(
    past: AsOfView, window: MainWindow
) -> None:
    assert past.model is not None
    copy = past.model.catalog.path
    assert copy.exists()
    back = past.findChild(QAbstractButton, "as_of_back")
    assert back is not None
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert window.current_view == "listings"
    assert window.view(AS_OF) is None
    assert not copy.exists()


def test_that_a_shop_without_syncs_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    catalog = ItemCatalog(tmp_path / "catalogue.db")

    async def syncs() -> list[object]:
        return []

    session = SimpleNamespace(catalog=catalog, archive=SimpleNamespace(syncs=syncs))
    settings = QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)
    window = shown(qtbot, MainWindow(catalog, settings))
    AsOf(window, cast(Session, session), cast(TaskScope, WholeScope()))
    window.past_requested.emit()
    view = window.view(AS_OF)
    assert view is not None
    assert isinstance(view.widget, AsOfView)
    assert view.widget.banner.accessibleName() == "No sync is remembered yet"
    catalog.close()
