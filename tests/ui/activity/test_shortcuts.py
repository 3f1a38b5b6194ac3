"""Every shortcut the window tells of: pressed for real, in every view, and never claimed twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeySequence, QShortcutEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.ui.actions import sequences
from app.ui.application import install_translations
from app.ui.widgets.key_cap import KeyCaps
from app.ui.window.action_table import ACTIONS
from app.ui.window.command_palette_entries import entries_of
from app.ui.window.help_sheets import ShortcutSheet
from app.ui.window.main_window import MainWindow
from tests.ui.plain_view import PlainView

VIEWS = ("listings", "drafts", "outbox", "shipping", "editor MX1")


class Ambiguous(QObject):
    """Notes every shortcut that two claim."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QShortcutEvent) and event.isAmbiguous():
            self.keys.append(event.key().toString())
        return False


@pytest.fixture
def ambiguous(qapp: QApplication) -> Iterator[Ambiguous]:
    heard = Ambiguous()
    qapp.installEventFilter(heard)
    yield heard
    qapp.removeEventFilter(heard)


@pytest.fixture
def busy(window: MainWindow) -> MainWindow:
    """A window with every kind of view, after the refreshes of a morning."""
    assert window.shell is not None
    window.register_view("shipping", "Shipping and net", "truck", lambda: PlainView(QLabel()))
    editor = QLabel("a listing")
    window.add_view("editor MX1", PlainView(editor))
    for view in VIEWS:
        window.show_view(view)
    for count in range(3):
        window.shell.show_total("outbox", count, wanted=True)
        window.shell.show_places()
        window.shell.show_receipt_known()
    for theme in ("light", "dark"):
        window.theme_chosen.emit(theme)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    window.show_view("listings")
    window.listings.table.selectRow(0)
    window.listings.table.setFocus()
    return window


def advertised(window: MainWindow) -> dict[str, QAction]:
    """Every action of the menu bar that has keys, by its name."""
    found: dict[str, QAction] = {}

    def walk(menu: QMenu) -> None:
        for action in menu.actions():
            below = action.menu()
            if isinstance(below, QMenu):
                walk(below)
            elif action.shortcuts():
                found[action.objectName()] = action

    for entry in window.menuBar().actions():
        menu = entry.menu()
        assert isinstance(menu, QMenu)
        walk(menu)
    return found


def test_that_the_menus_tell_of_every_key_there_is(busy: MainWindow) -> None:
    told = advertised(busy)
    with_keys = {f"action_{spec.id}" for spec in ACTIONS if spec.keys}
    places = {f"action_view_{name}" for name in ("listings", *busy.views)}
    assert set(told) == with_keys | places
    assert {told[f"action_view_{name}"].shortcut().toString() for name in ("listings", *busy.views)}
    assert len(busy.views) == 3


@pytest.mark.parametrize("view", VIEWS)
def test_that_every_key_of_the_menus_does_its_one_thing_in_every_view(
    busy: MainWindow, ambiguous: Ambiguous, view: str
) -> None:
    busy.show_view(view)
    pressed: Counter[str] = Counter()
    wanted: Counter[str] = Counter()
    for name, action in advertised(busy).items():
        action.triggered.disconnect()
        action.triggered.connect(lambda _on=False, name=name: pressed.update([name]))
        keys = action.shortcuts()
        if action.isEnabled():
            wanted[name] += len(keys)
        for key in keys:
            QTest.keySequence(busy, key)
    assert ambiguous.keys == []
    assert pressed == wanted
    assert wanted["action_view_listings"] == wanted["action_view_outbox"] == 1


def test_that_the_palette_tells_of_the_same_keys(busy: MainWindow) -> None:
    assert busy.shell is not None
    shown = {
        entry.keys.toString()
        for entry in entries_of(busy, busy.shell.actions, busy.shell.menus)
        if entry.keys is not None and not entry.keys.isEmpty()
    }
    keys = {action.shortcut().toString() for action in advertised(busy).values()}
    assert shown <= keys
    assert {"Ctrl+1", "Ctrl+2", "Ctrl+3", "Ctrl+4"} <= shown


def test_that_the_sheet_of_keys_tells_what_the_menus_do(qtbot: QtBot, busy: MainWindow) -> None:
    assert busy.shell is not None
    sheet = ShortcutSheet(busy.shell.actions, busy)
    qtbot.addWidget(sheet)
    shown = {caps.accessibleName() for caps in sheet.findChildren(KeyCaps)}
    for name, action in advertised(busy).items():
        if not name.startswith("action_view_"):
            assert KeyCaps(action.shortcut(), sheet).accessibleName() in shown
    # What the sheet tells beside the menus is done by the table.
    table = busy.listings.table
    opened: list[str] = []
    busy.on_open_item = opened.append
    table.go_to_row(0)
    QTest.keySequence(table, QKeySequence("Return"))
    assert len(opened) == 1
    before = len(table.selection)
    QTest.keySequence(table, QKeySequence("Space"))
    assert len(table.selection) != before
    QTest.keySequence(table, QKeySequence("Shift+Down"))
    assert table.currentIndex().row() == 1
    for view in ("outbox", "drafts", "shipping"):
        busy.show_view(view)
        QTest.keySequence(busy, QKeySequence("Esc"))
        assert busy.current_view == "listings"


def test_that_no_two_actions_of_the_table_have_a_key_in_common() -> None:
    keys = Counter(key.toString() for spec in ACTIONS for key in sequences(spec.keys))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_that_every_menu_opens_by_a_letter_of_its_own(
    qapp: QApplication, busy: MainWindow, language: str
) -> None:
    install_translations(qapp, language)
    qapp.processEvents()
    titles = [entry.text() for entry in busy.menuBar().actions()]
    letters = [title.split("&")[1][0].casefold() for title in titles if "&" in title]
    assert len(letters) == len(titles)
    assert len(set(letters)) == len(letters), titles


def test_that_a_key_is_no_more_than_what_it_says(busy: MainWindow) -> None:
    """A key that no menu tells of does nothing to the window as a whole."""
    told = {key.toString() for action in advertised(busy).values() for key in action.shortcuts()}
    claimed = {
        key.toString()
        for owner in (busy, *busy.findChildren(QWidget))
        for action in owner.actions()
        for key in action.shortcuts()
        if not key.isEmpty()
    }
    assert claimed <= told
