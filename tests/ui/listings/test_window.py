"""The window: search, tabs, palette, menus, inspector, empty pages, view settings, names."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QUndoCommand, QUndoStack
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.engine.catalog.catalog import ALARMS, ItemCatalog
from app.engine.notices import NOTICE_CODES, Notice
from app.ui.actions import MENUS
from app.ui.application import install_translations
from app.ui.listings.inspector.item_page import ItemPage
from app.ui.look import chips as chip_styles
from app.ui.look.text import PlainLabel
from app.ui.texts.notice_text import known_codes, text_of
from app.ui.widgets.display.banner import Banner
from app.ui.widgets.display.chip import Chip
from app.ui.widgets.menu import Menu
from app.ui.window.action_table import ACTIONS
from app.ui.window.command_palette import CommandPalette, Entry, matches
from app.ui.window.command_palette_entries import entries_of
from app.ui.window.help_sheets import (
    CHANGE_STATES,
    LISTING_STATES,
    LegendSheet,
    ShortcutSheet,
)
from app.ui.window.main_window import MainWindow
from app.workspace.catalog.catalog import CatalogWriter
from tests.stands.listings_shop import fill, listing
from tests.ui.listings.conftest import shown
from tests.ui.plain_view import PlainView

KEY = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def type_words(qtbot: QtBot, window: MainWindow, words: str) -> None:
    bar = window.listings.tool_bar
    assert bar is not None
    qtbot.keyClick(window, KEY.Key_F, CONTROL)
    assert bar.search.field.hasFocus()
    # Not by key clicks: those know ASCII only.
    bar.search.field.insert(words)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        *(("lámpara", 5), ("LAMPARA", 5), ("lamp lino", 5), ("cod-00042", 1), ("zzz", 0)),
        *(("ámpa", 5), ("AMPARA l", 5), ("0042", 1), ("ra", 0)),
    ],
)
def test_that_typing_searches_by_itself_without_accents_and_inside_of_words(
    qtbot: QtBot, window: MainWindow, words: str, found: int
) -> None:
    type_words(qtbot, window, words)
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == found)


def test_that_down_leads_from_the_search_into_the_rows_and_escape_clears_it(
    qtbot: QtBot, window: MainWindow
) -> None:
    type_words(qtbot, window, "taza")
    bar = window.listings.tool_bar
    assert bar is not None
    qtbot.keyClick(bar.search.field, KEY.Key_Down)
    assert window.listings.table.hasFocus()
    assert window.listings.model.rowCount() == 5
    bar.search.field.setFocus()
    qtbot.keyClick(bar.search.field, KEY.Key_Escape)
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == 60)


def figures(window: MainWindow) -> dict[str, int]:
    tabs = window.listings.tabs
    assert tabs is not None
    return {tab.key: int(tab.total) for tab in tabs.tabs.tabs() if tab.key not in ALARMS}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", {"all": 60, "active": 32, "paused": 7, "out_of_stock": 7, "closed": 7, "other": 7}),
        ("taza", {"all": 5, "active": 3, "paused": 0, "out_of_stock": 0, "closed": 0, "other": 2}),
        ("zzz", {"all": 0, "active": 0, "paused": 0, "out_of_stock": 0, "closed": 0, "other": 0}),
    ],
)
def test_that_tabs_count_what_is_searched_for_add_up_and_show_their_listings(
    qtbot: QtBot, window: MainWindow, words: str, expected: dict[str, int]
) -> None:
    type_words(qtbot, window, words)
    qtbot.waitUntil(lambda: figures(window) == expected)
    assert sum(expected.values()) == 2 * expected["all"]
    tabs = window.listings.tabs
    assert tabs is not None
    for key, count in expected.items():
        tabs.tabs.set_current(key)
        assert window.listings.model.rowCount() == count


def test_that_the_tab_of_other_states_is_there_only_where_there_are_some(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings, window: MainWindow
) -> None:
    writer = CatalogWriter(tmp_path / "active.db")
    writer.put([(listing(0), b"{}")])
    writer.close()
    without = shown(qtbot, MainWindow(ItemCatalog(tmp_path / "active.db"), view_settings))
    for found, expected in ((window, True), (without, False)):
        tabs = found.listings.tabs
        assert tabs is not None
        at = [tab.key for tab in tabs.tabs.tabs()].index("other")
        assert tabs.tabs.isTabVisible(at) is expected


def _has_name(widget: QWidget) -> bool:
    if isinstance(widget, QAbstractButton):
        return bool(widget.accessibleName() or widget.text())
    return bool(widget.accessibleName())


def test_that_every_control_has_a_name_for_assistive_tools(
    qtbot: QtBot, window: MainWindow
) -> None:
    heading = window.findChild(QLabel, "inspector_title")
    assert heading is not None
    window.listings.table.selectAll()
    qtbot.waitUntil(lambda: heading.accessibleName() == "60 selected")
    window.listings.table.go_to_row(0)
    qtbot.waitUntil(lambda: heading.accessibleName() == "Listing 1 of 60")
    kinds = (QAbstractButton, QLineEdit, QAbstractItemView, QTabBar)
    own = (
        widget
        for widget in window.findChildren(QWidget)
        if isinstance(widget, kinds) and not widget.objectName().startswith("qt_")
    )
    nameless = [
        f"{type(widget).__name__} {widget.objectName()} in {widget.parent()}"
        for widget in own
        # The scroll buttons of a tab bar are Qt's own.
        if not _has_name(widget) and not isinstance(widget.parent(), QTabBar)
    ]
    assert nameless == []


LOOKED_FOR = (
    *("listings_table", "search_box", "view_tabs", "inspector"),
    *("status_bar", "navigation", "status_progress", "net_proceeds"),
)


def test_that_what_tests_and_tools_look_for_is_there_once(window: MainWindow) -> None:
    found = {name: len(window.findChildren(QObject, name)) for name in LOOKED_FOR}
    assert found == dict.fromkeys(LOOKED_FOR, 1)


def test_that_every_action_has_a_title_an_icon_and_a_place_in_a_menu(window: MainWindow) -> None:
    assert window.shell is not None
    for spec in ACTIONS:
        action = window.shell.actions[spec.id]
        assert action.text(), spec.id
        assert not action.icon().isNull(), spec.id
        assert not action.icon().pixmap(16, 16).isNull(), spec.id
        menu = window.findChild(QObject, f"menu_{spec.menu}")
        assert menu is not None, spec.id
        assert action in menu.actions(), spec.id


def test_that_no_two_actions_share_a_key_and_menus_have_their_order(window: MainWindow) -> None:
    assert window.shell is not None
    seen: dict[str, str] = {}
    places = window.shell.menus.places
    for action in (*window.shell.actions.by_id.values(), *places):
        for keys in action.shortcuts():
            assert keys.toString() not in seen, (keys.toString(), action.text())
            seen[keys.toString()] = action.text()
    assert [name for name, _ in MENUS] == ["file", "edit", "view", "listing", "tools", "help"]


def open_palette(qtbot: QtBot, window: MainWindow) -> CommandPalette:
    qtbot.keyClick(window, KEY.Key_K, CONTROL)
    palette = window.findChild(CommandPalette)
    assert palette is not None
    return palette


def test_that_the_palette_finds_runs_and_closes_with_keys_alone(
    qtbot: QtBot, window: MainWindow
) -> None:
    palette = open_palette(qtbot, window)
    qtbot.keyClicks(palette.field, "closed")
    qtbot.keyClick(palette.field, KEY.Key_Return)
    assert window.listings.model.query.view == "closed"
    palette = open_palette(qtbot, window)
    qtbot.keyClick(palette.field, KEY.Key_Escape)
    assert not palette.isVisible()


def test_that_the_palette_is_a_part_of_the_window_with_a_soft_shadow_on_what_is_below(
    qtbot: QtBot, window: MainWindow
) -> None:
    before = window.grab().toImage()
    palette = open_palette(qtbot, window)
    assert not palette.isWindow()
    after = window.grab().toImage()
    ratio = after.devicePixelRatio()
    place = palette.geometry()
    for corner in (place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()):
        at = (corner * ratio).toPoint() if hasattr(corner * ratio, "toPoint") else corner * ratio
        # At its edge the shadow is next to nothing: the window is seen as it was.
        was, now = before.pixelColor(at).lightness(), after.pixelColor(at).lightness()
        assert abs(was - now) < 12


@pytest.mark.parametrize("how", ["click", "focus", "resize"])
def test_that_the_palette_closes_when_one_goes_elsewhere(
    qtbot: QtBot, window: MainWindow, how: str
) -> None:
    palette = open_palette(qtbot, window)
    qtbot.mouseClick(palette.field, Qt.MouseButton.LeftButton)
    assert palette.isVisible()
    match how:
        case "click":
            qtbot.mouseClick(window.listings.table.viewport(), Qt.MouseButton.LeftButton)
        case "focus":
            window.listings.table.setFocus()
        case "resize":
            window.resize(1200, 800)
    qtbot.waitUntil(lambda: window.findChild(CommandPalette) is None)


def test_that_the_cursor_is_back_in_its_place_after_the_palette(
    qtbot: QtBot, window: MainWindow
) -> None:
    bar = window.listings.tool_bar
    assert bar is not None
    bar.search.field.setFocus()
    palette = open_palette(qtbot, window)
    qtbot.keyClick(palette.field, KEY.Key_Escape)
    assert bar.search.field.hasFocus()


def test_that_a_menu_has_no_corners_that_could_be_black(qtbot: QtBot, window: MainWindow) -> None:
    menu = Menu("", window)
    qtbot.addWidget(menu)
    menu.addAction("Edit")
    menu.popup(window.mapToGlobal(window.rect().center()))
    outline = menu.mask()
    assert outline.contains(menu.rect().center())
    for corner in (menu.rect().topLeft(), menu.rect().bottomRight()):
        assert not outline.contains(corner)
    menu.close()


def test_that_nothing_can_be_edited_in_a_window_that_is_for_looking_only(
    qtbot: QtBot, window: MainWindow
) -> None:
    from app.ui.window.command_palette_entries import entries_of

    window.show_notice(Notice("window_elsewhere"))
    window.listings.table.go_to_row(0)
    window.listings.table.selectRow(0)
    assert window.shell is not None
    window.shell.show_state()
    impossible = ("edit_listing", "sync", "token", "sync_receipt")
    assert not any(window.shell.actions[name].isEnabled() for name in impossible)
    titles = {entry.title for entry in entries_of(window, window.shell.actions, window.shell.menus)}
    assert not titles & {window.shell.actions[name].text() for name in impossible}
    assert [notice.code for notice in window.notices()] == ["window_elsewhere"]
    window.clear_notice("window_elsewhere")
    assert window.notices() == []


def test_that_the_palette_opens_a_listing_by_its_words(qtbot: QtBot, window: MainWindow) -> None:
    opened: list[str] = []
    window.on_open_item = opened.append
    palette = open_palette(qtbot, window)
    qtbot.keyClicks(palette.field, "lampara 15")
    qtbot.keyClick(palette.field, KEY.Key_Return)
    assert opened == ["MX1048000015"]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("", True), ("edit", True), ("ÉDI lis", True), ("ting", False), ("edit zebra", False)],
)
def test_that_the_palette_matches_beginnings_of_words(typed: str, expected: bool) -> None:
    assert matches(Entry("", "Edit listing", "pencil", lambda: None), typed) is expected


def test_that_every_action_that_is_possible_is_in_the_palette(
    qtbot: QtBot, window: MainWindow
) -> None:
    from app.ui.window.command_palette_entries import entries_of

    assert window.shell is not None
    titles = {entry.title for entry in entries_of(window, window.shell.actions, window.shell.menus)}
    possible = [
        a.text() for i, a in window.shell.actions.by_id.items() if a.isEnabled() and i != "palette"
    ]
    assert not set(possible) - titles


@pytest.mark.parametrize(
    ("width", "wide", "inspector"), [(1440, 216, True), (1200, 216, False), (1000, 56, False)]
)
def test_that_the_window_folds_what_it_has_no_room_for(
    qtbot: QtBot,
    catalog: ItemCatalog,
    view_settings: QSettings,
    width: int,
    wide: int,
    inspector: bool,
) -> None:
    window = shown(qtbot, MainWindow(catalog, view_settings), width=width, height=700)
    assert window.shell is not None
    assert window.shell.navigation.width() == pytest.approx(wide, abs=wide * 0.2)
    assert window.listings.inspector_open is inspector


def test_that_the_inspector_opens_and_closes_by_key_and_is_remembered(
    qtbot: QtBot, window: MainWindow, view_settings: QSettings
) -> None:
    qtbot.keyClick(window, KEY.Key_F9)
    assert not window.listings.inspector_open
    assert view_settings.value("inspector/open") == "no"
    qtbot.keyClick(window, KEY.Key_F9)
    assert window.listings.inspector_open


def test_that_the_inspector_shows_the_listing_with_the_cursor_or_sums_of_several(
    qtbot: QtBot, window: MainWindow
) -> None:
    table = window.listings.table
    heading = window.findChild(QLabel, "inspector_title")
    assert heading is not None
    table.go_to_row(2)
    qtbot.waitUntil(lambda: heading.accessibleName() == "Listing 3 of 60")
    title = window.findChild(QLabel, "inspector_item_title")
    row = table.rows.row(2)
    assert title is not None
    assert row is not None
    assert title.text() == row.title
    table.selectAll()
    qtbot.waitUntil(lambda: heading.accessibleName() == "60 selected")


def chips(window: MainWindow) -> list[str]:
    page = window.findChild(ItemPage)
    return [] if page is None else [chip.chip().text for chip in page.findChildren(Chip)]


@pytest.mark.parametrize(
    ("changes", "body", "shown_then"),
    [
        ({"status": "paused"}, b"{}", "Paused"),
        ({}, b'{"condition": "used"}', "Used"),
    ],
)
def test_that_the_inspector_shows_what_became_of_its_listing(
    qtbot: QtBot,
    catalog_file: Path,
    window: MainWindow,
    changes: dict[str, str],
    body: bytes,
    shown_then: str,
) -> None:
    table = window.listings.table
    table.go_to_row(0)
    row = table.rows.row(0)
    assert row is not None
    assert row.status == "active"
    with closing(CatalogWriter(catalog_file)) as writer:
        writer.put([(row._replace(**changes), body)])
    window.listings.refresh()
    page = window.findChild(ItemPage)
    assert page is not None
    qtbot.waitUntil(
        lambda: shown_then in [label.text() for label in page.findChildren(QLabel)] + chips(window)
    )


@pytest.mark.parametrize(
    ("connection", "page"),
    [
        ("none", "empty_listings"),
        ("connected", "empty_listings"),
        ("reading", "empty_reading"),
        ("offline", "empty_offline"),
        ("refused", "empty_refused"),
    ],
)
def test_that_an_empty_shop_says_why_and_what_to_do(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings, connection: str, page: str
) -> None:
    window = shown(qtbot, MainWindow(ItemCatalog(fill(tmp_path / "empty.db", 0)), view_settings))
    window.listings.show_connection(connection)
    found = window.findChild(QWidget, page)
    assert found is not None
    assert found.isVisible()


@pytest.mark.parametrize("connection", ["none", "connected", "reading", "offline"])
def test_that_a_shop_that_was_never_read_has_no_figures(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings, connection: str
) -> None:
    window = shown(qtbot, MainWindow(ItemCatalog(fill(tmp_path / "empty.db", 0)), view_settings))
    window.listings.show_connection(connection)
    assert window.listings.tabs is not None
    assert window.shell is not None
    assert {tab.total for tab in window.listings.tabs.tabs.tabs()} == {""}
    words = window.findChild(QLabel, "status_listings").text()
    assert words == "no listings read yet"
    place = window.shell.navigation.list.model().index(0, 0)
    assert not any(c.isdigit() for c in str(place.data(Qt.ItemDataRole.AccessibleTextRole)))


def test_that_rows_on_their_way_are_not_reported_as_missing(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings
) -> None:
    path = fill(tmp_path / "empty.db", 0)
    catalog = ItemCatalog(path)
    window = shown(qtbot, MainWindow(catalog, view_settings))
    window.listings.show_connection("reading")
    with closing(CatalogWriter(path)) as writer:
        writer.put([(listing(1), b"{}")])
    # The count is there at once; the rows come with the answer of the reader.
    catalog.ask = lambda *_: None
    window.listings.refresh()
    window.listings.show_connection("connected")
    assert window.findChild(QWidget, "empty_view") is None
    found = window.findChild(QWidget, "empty_reading")
    assert found is not None
    assert found.isVisible()


@pytest.mark.parametrize("connection", ["none", "connected", "offline"])
def test_that_a_shop_that_was_read_and_has_none_says_so(
    qtbot: QtBot, tmp_path: Path, view_settings: QSettings, connection: str
) -> None:
    path = fill(tmp_path / "empty.db", 0)
    with closing(CatalogWriter(path)) as writer:
        writer.put_fact("synced_at", "1")
    window = shown(qtbot, MainWindow(ItemCatalog(path), view_settings))
    window.listings.show_connection(connection)
    found = window.findChild(QWidget, "empty_shop")
    assert found is not None
    assert found.isVisible()
    assert window.findChild(QWidget, "empty_offline") is None


def test_that_the_inspector_never_shows_what_a_search_has_hidden(
    qtbot: QtBot, window: MainWindow
) -> None:
    window.listings.table.go_to_row(0)
    type_words(qtbot, window, "taza")
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == 5)
    heading = window.findChild(QLabel, "inspector_title")
    title = window.findChild(QLabel, "inspector_item_title")
    assert heading is not None
    assert title is not None
    assert heading.accessibleName() == "Listing 1 of 5"
    assert title.text().startswith("Taza")
    assert not window.listings.table.selection.ids


def test_that_the_inspector_advises_to_select_only_where_there_are_listings(
    qtbot: QtBot, window: MainWindow
) -> None:
    empty = window.findChild(QWidget, "inspector_empty")
    assert empty is not None
    window.listings.table.clearSelection()
    assert window.listings.inspector is not None
    window.listings.inspector.show_item("", None, 5)
    assert empty.accessibleDescription().startswith("Select one")
    type_words(qtbot, window, "zzzz")
    qtbot.waitUntil(lambda: window.listings.model.rowCount() == 0)
    assert empty.accessibleName() == "No listing to show"
    assert empty.accessibleDescription() == ""


def test_that_a_search_without_a_match_offers_to_clear_it(qtbot: QtBot, window: MainWindow) -> None:
    type_words(qtbot, window, "zzz")
    qtbot.waitUntil(lambda: window.findChild(QWidget, "link_clear_search") is not None)
    link = window.findChild(QAbstractButton, "link_clear_search")
    assert link is not None
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    assert window.listings.model.rowCount() == 60
    assert window.listings.table.isVisible()


def test_that_registered_views_are_made_when_first_shown_and_have_a_place_and_a_key(
    qtbot: QtBot, window: MainWindow
) -> None:
    made: list[QWidget] = []

    def make() -> QWidget:
        made.append(QWidget())
        return made[-1]

    window.register_view("shipping", "Shipping and net", "truck", lambda: PlainView(make()))
    assert made == []
    qtbot.keyClick(window, KEY.Key_2, CONTROL)
    qtbot.keyClick(window, KEY.Key_1, CONTROL)
    qtbot.keyClick(window, KEY.Key_2, CONTROL)
    assert len(made) == 1
    assert window.current_view == "shipping"
    assert not window.working


def test_that_a_working_view_folds_the_navigation_and_closes_by_key(
    qtbot: QtBot, window: MainWindow
) -> None:
    assert window.shell is not None
    window.add_view("editor_MX1", PlainView(QWidget()))
    window.show_view("editor_MX1")
    assert window.working
    assert window.shell.navigation.is_rail
    window.close_view("editor_MX1")
    assert window.current_view == "listings"
    assert not window.shell.navigation.is_rail


def test_that_undo_in_the_menu_follows_the_view_in_front(qtbot: QtBot, window: MainWindow) -> None:
    assert window.shell is not None
    view = PlainView(QWidget(), QUndoStack(window))
    assert view.undo_stack is not None
    window.add_view("editor_MX1", view)
    undo = window.shell.actions["undo"]
    assert not undo.isEnabled()
    window.show_view("editor_MX1")
    view.undo_stack.push(QUndoCommand("typing"))
    assert undo.isEnabled()
    undo.trigger()
    assert not undo.isEnabled()
    window.show_view("listings")
    assert not undo.isEnabled()


def test_that_closing_asks_first_and_remembers(
    qtbot: QtBot, catalog: ItemCatalog, view_settings: QSettings
) -> None:
    window = shown(qtbot, MainWindow(catalog, view_settings))
    asked: list[bool] = []
    window.close_requested.connect(lambda: asked.append(True))
    assert not window.close()
    assert asked == [True]
    assert window.isVisible()
    assert view_settings.value("window/geometry") is not None


def test_that_rows_are_copied_for_a_spreadsheet(qtbot: QtBot, window: MainWindow) -> None:
    window.listings.table.go_to_row(0)
    qtbot.keyClick(window.listings.table, KEY.Key_C, CONTROL)
    lines = QApplication.clipboard().text().split("\n")
    assert lines[0].startswith("id\tTitle")
    assert lines[1].split("\t")[0] == "MX1048000000"
    assert len(lines) == 2


@pytest.mark.parametrize("code", NOTICE_CODES)
def test_that_every_notice_has_words(code: str) -> None:
    assert code in known_codes()
    words = text_of(Notice(code))
    assert words.title
    assert words.text.endswith(".")


def test_that_the_marketplaces_own_words_are_quoted() -> None:
    assert text_of(Notice("refused", detail="not <b>now</b>")).text.endswith("“not <b>now</b>”")


def test_that_a_technical_detail_is_one_click_behind(qtbot: QtBot, window: MainWindow) -> None:
    window.show_notice(Notice("process_given_up", detail="Traceback: <b>in line 12</b>"))
    banner = window.findChild(QWidget, "notice_process_given_up")
    assert banner is not None
    assert "Traceback" not in banner.accessibleDescription()
    button = banner.findChild(QAbstractButton, "notice_details")
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    detail = window.findChild(QPlainTextEdit, "detail_text")
    assert detail is not None
    assert detail.toPlainText() == "Traceback: <b>in line 12</b>"


@pytest.mark.parametrize(
    ("code", "button", "signal"),
    [
        ("unreachable", "notice_retry", "retry_requested"),
        ("token_refused", "notice_token", "token_requested"),
        ("token_elsewhere", "notice_token", "token_requested"),
        ("token_unplaced", "notice_token", "token_requested"),
        ("unsent_unplaced", "notice_adopt", "adoption_asked"),
    ],
)
def test_that_a_banner_offers_what_helps(
    qtbot: QtBot, window: MainWindow, code: str, button: str, signal: str
) -> None:
    window.show_notice(Notice(code))
    window.show_notice(Notice(code))
    banners = window.findChildren(QWidget, f"notice_{code}")
    assert len(banners) == 1
    found = banners[0].findChild(QAbstractButton, button)
    assert found is not None
    with qtbot.waitSignal(getattr(window, signal)):
        qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def test_that_sheets_open_and_close(qtbot: QtBot, window: MainWindow) -> None:
    assert window.shell is not None
    for action_id, name in (
        ("legend", "legend_sheet"),
        ("shortcuts", "shortcut_sheet"),
        ("about", "about_sheet"),
    ):
        window.shell.actions[action_id].trigger()
        sheet = window.findChild(QWidget, name)
        assert sheet is not None
        assert sheet.isVisible()
        qtbot.keyClick(sheet, KEY.Key_Escape)
        assert not sheet.isVisible()


def test_that_the_legend_has_every_state_there_is_a_chip_for() -> None:
    told = [state for state, _meaning in (*LISTING_STATES, *CHANGE_STATES)]
    assert sorted(told) == sorted(chip_styles._STATES)


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_that_nothing_of_a_sheet_is_cut_at_the_side_or_below_the_smallest_window(
    qtbot: QtBot, window: MainWindow, language: str
) -> None:
    assert window.shell is not None
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    install_translations(app, language)
    try:
        for sheet in (LegendSheet(window), ShortcutSheet(window.shell.actions, window)):
            qtbot.addWidget(sheet)
            sheet.show()
            area = sheet.findChild(QScrollArea)
            assert area is not None
            assert area.widget().sizeHint().width() <= area.viewport().width()
            assert sheet.sizeHint().height() <= 700 - 30
            assert sheet.sizeHint().width() <= 1000
    finally:
        install_translations(app, "en")


def test_that_another_language_does_not_break_what_is_open(window: MainWindow) -> None:
    window.listings.table.go_to_row(1)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    QApplication.processEvents()
    window.listings.table.go_to_row(2)
    assert window.shell is not None
    assert window.shell.actions["sync"].text()


@pytest.mark.parametrize(
    ("health", "pictures", "title", "text"),
    [
        (0.21, [], "It has no pictures.", "Its health is 21 out of 100."),
        (0.21, [{"id": "p1"}], "Its health is 21 out of 100.", ""),
        (0.79, [{"id": "p1"}], "Its health is 79 out of 100.", ""),
        (0.8, [], "It has no pictures.", ""),
        (0.8, [{"id": "p1"}], "Nothing stands out", ""),
        (None, None, "Nothing stands out", ""),
    ],
)
def test_that_what_stands_out_is_reported_and_what_is_unknown_is_not(
    window: MainWindow,
    health: float | None,
    pictures: list[object] | None,
    title: str,
    text: str,
) -> None:
    page = window.findChild(ItemPage)
    assert page is not None
    body = {} if pictures is None else {"pictures": pictures}
    page.show_row(listing(0, health=health, warnings=0), body)
    banner = page.findChild(Banner, "inspector_findings")
    assert banner is not None
    shown_texts = [label.text() for label in banner.findChildren(PlainLabel) if label.text()]
    assert shown_texts == [part for part in (title, text) if part]
    look = page._show_findings
    assert look.isHidden() is (title == "Nothing stands out")


def test_that_the_navigation_marks_the_listings_while_one_of_them_is_edited(
    window: MainWindow,
) -> None:
    window.add_view("editor MX1", PlainView(QWidget()))
    window.show_view("editor MX1")
    assert window.shell is not None
    assert window.shell.navigation.list.currentIndex().row() == 0


@pytest.mark.parametrize(
    ("count", "words"), [(1, "1 selected listing"), (2, "2 selected listings")]
)
def test_that_the_palette_counts_what_is_selected(
    window: MainWindow, count: int, words: str
) -> None:
    rows = window.listings.model
    window.listings.table.selection.replace(str(rows.item_id(n)) for n in range(count))
    assert window.shell is not None
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    install_translations(application, "en")
    assert words in {
        entry.group for entry in entries_of(window, window.shell.actions, window.shell.menus)
    }
