"""The shell around the views: builds and updates actions, menus, navigation and status bar."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QUndoGroup
from PySide6.QtWidgets import QMenuBar

from app.engine.changes.lifecycle import LifecycleStep
from app.ui.actions import Actions
from app.ui.listings.inspector.selection_figures import figures_of_one, figures_of_several
from app.ui.listings.table.row_copying import RowCopying
from app.ui.look.icons import icon
from app.ui.look.text import one_line
from app.ui.look.type_scale import px
from app.ui.look.window_locale import with_count
from app.ui.loop import open_dialog
from app.ui.texts.catalog_text import ago, now_ms
from app.ui.window.action_functions import go_back
from app.ui.window.action_table import ACTIONS
from app.ui.window.lifecycle_offers import enable_lifecycle_steps
from app.ui.window.menus import Menus, context_menu
from app.ui.window.navigation import Navigation, Place, ShopName
from app.ui.window.notice_banners import NoticeBanners
from app.ui.window.sending_line import SendingLine
from app.ui.window.states import states_of
from app.ui.window.status_bar import OFFLINE, StatusBar

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from app.ui.window.frame import RegisteredView, WindowFrame

# How often relative times ("synced 2 min ago") and the ages in the table are updated.
_AGES_EVERY_MS = 60_000


class Shell(QObject):
    """The parts around the views of a window, created once after the first paint."""

    def __init__(self, window: WindowFrame) -> None:
        super().__init__(window)
        self.window = window
        self._listings = window.listings
        self.copying = RowCopying(self._listings.chosen, self._listings.table)
        self._connected = False
        self.attached = False
        self.undo_group = QUndoGroup(self)
        self._wide_wanted = str(window.view_settings.value("navigation/wide", "yes")) == "yes"
        self._narrow = False
        self._drafts = 0
        self._totals: dict[str, tuple[str, bool]] = {}
        self._synced = False
        self._place_actions: dict[str, QAction] = {}
        self.actions = Actions(window, ACTIONS, self)
        window.addActions(list(self.actions.by_id.values()))
        window.lifecycle_actions = lambda: [self.actions[step.value] for step in LifecycleStep]
        window.listing_actions = lambda: [
            self.actions[name] for name in ("duplicate", "save_template")
        ]
        window.step_actions = lambda: [self.actions[f"open_{way}"] for way in ("previous", "next")]
        self._build_menu_bar()
        self._build_navigation()
        self.notices = NoticeBanners(window)
        self.status = StatusBar(window)
        self.status.setFixedHeight(px(30))
        self.sending = SendingLine(self.status, self._listings.model.text.number)
        window.put_status_bar(self.status)
        self.status.show_connection(OFFLINE, self.tr("Not connected"))
        self._listings.furnish(self.actions)
        self._fill_menus()
        self._wire()
        self.show_shop()
        self.show_places()
        self.show_state()
        clock = QTimer(self)
        clock.setInterval(_AGES_EVERY_MS)
        clock.timeout.connect(self._tick)
        clock.start()
        self._listings.table.setFocus()

    def _build_menu_bar(self) -> None:
        bar = QMenuBar(self.window)
        bar.setObjectName("menu_bar")
        if sys.platform != "darwin":
            bar.setFixedHeight(px(27))
        self.window.setMenuBar(bar)
        self.menus = Menus(bar, self.actions)

    def _build_navigation(self) -> None:
        self.navigation = Navigation(self.window)
        self.window.put_navigation(self.navigation)
        self.navigation.chosen.connect(self.window.show_view)

    def _fill_menus(self) -> None:
        menus, window = self.menus, self.window
        menus.theme, menus.language = window.theme, window.language
        menus.choose_theme = self._choose_theme
        menus.choose_language = self._choose_language
        if self._listings.tabs is not None:
            menus.extra = (self._listings.tabs.density,)

    def _wire(self) -> None:
        listings, window = self._listings, self.window
        listings.selection_changed.connect(self.show_state)
        listings.query_changed.connect(self.show_state)
        listings.inspector_folded.connect(self.show_state)
        listings.table.menu_requested.connect(self._open_context_menu)
        window.view_changed.connect(self._view_changed)
        window.view_registered.connect(self.show_places)
        window.tabs_changed.connect(self.show_state)
        window.fitted.connect(self._fit)
        self.undo_group.canUndoChanged.connect(self.show_state)
        self.undo_group.canRedoChanged.connect(self.show_state)
        window.installEventFilter(self)

    def _choose_theme(self, name: str) -> None:
        self.menus.theme = name
        self.window.theme_chosen.emit(name)

    def _choose_language(self, name: str) -> None:
        self.menus.language = name
        self.window.language_chosen.emit(name)

    # -- what is shown -------------------------------------------------------------------------

    def set_connected(self, connected: bool) -> None:
        """Set whether there is a session that can sync."""
        self._connected = connected
        self.show_state()

    def _fit(self, rail: bool, narrow: bool) -> None:
        """Collapse the navigation if there is no room, or while a working view is in front."""
        self._narrow = narrow
        self.navigation.set_rail(rail=rail or not self._wide_wanted)
        self.status.set_narrow(narrow)
        self.show_state()

    def want_wide(self, wide: bool) -> None:
        """Expand or collapse the navigation, and store that."""
        self._wide_wanted = wide
        self.window.view_settings.setValue("navigation/wide", "yes" if wide else "no")
        self.navigation.set_rail(rail=not wide)
        self.show_state()

    def show_shop(self, shop: ShopName | None = None) -> None:
        """Show the name of the shop: ``shop``, or that of the last connection."""
        if shop is None:
            known = self.window.catalog.shop()
            site = known.site_id
            kind = self.tr("Practice · {site}") if known.practice else "{site}"
            shop = ShopName(
                site,
                known.nickname or "Vitrina",
                kind.format(site=site) if site else "",
                known.practice,
            )
        self.shop = shop
        self.navigation.badge.show_shop(shop)
        self.window.setWindowTitle(title_of(shop.name))

    def show_places(self) -> None:
        """Fill the navigation and the View menu from the registered views."""
        counts = self._listings.counts()
        number = self._listings.model.text.number
        total = "" if self._listings.reading_first() else number(counts["all"])
        places = [Place("listings", self.tr("Listings"), "tag", total)]
        for view in self.window.views.values():
            total, wanted = self._totals.get(view.name, ("", False))
            places.append(Place(view.name, view_title(view), view.icon, total, wanted))
        # A working view, which shows an open listing, belongs to the listings.
        current = "listings" if self.window.working else self.window.current_view
        self.navigation.show_places(places, current)
        if [p.name for p in places] != [a.data() for a in self.menus.places]:
            self.menus.places = [self._place_action(p, at) for at, p in enumerate(places, 1)]
            self.menus.build()

    def show_total(self, name: str, count: int, *, wanted: bool = False) -> None:
        """Show a count beside an entry; ``wanted`` shows it as a pill that draws attention."""
        total = self._listings.model.text.number(count) if count else ""
        if self._totals.get(name) != (total, wanted):
            self._totals[name] = (total, wanted and bool(count))
            self.show_places()

    def show_receipt_known(self) -> None:
        """Show the button for the receipt of a sync, as there is one."""
        self._synced = True
        self.status.show_receipt(self.actions["sync_receipt"])
        self.show_state()

    def _place_action(self, place: Place, at: int) -> QAction:
        """Return the only action of an entry.

        With a second action both would claim the same shortcut, and neither would work.
        """
        action = self._place_actions.get(place.name)
        if action is None:
            action = QAction(self.window)
            action.setData(place.name)
            action.setObjectName(f"action_view_{place.name}")
            action.triggered.connect(lambda: self.window.show_view(place.name))
            self._place_actions[place.name] = action
            self.window.addAction(action)
        action.setIcon(icon(place.icon))
        action.setText(place.title)
        action.setShortcut(QKeySequence(f"Ctrl+{at}") if at < 10 else QKeySequence())
        return action

    def _view_changed(self, name: str) -> None:
        view = self.window.view(name)
        stack = self.window.steps_of_listings if view is None else view.undo_stack
        for known in self.undo_group.stacks():
            known.setActive(known is stack)
        if stack is not None:
            self.undo_group.addStack(stack)
            self.undo_group.setActiveStack(stack)
        self.show_places()
        self.show_state()

    def _tick(self) -> None:
        self._listings.table.viewport().update()
        self._show_freshness()

    def show_state(self) -> None:
        """Enable the actions that are possible now, and show what is selected."""
        listings, window = self._listings, self.window
        states = states_of(
            window,
            self.undo_group,
            attached=self.attached,
            connected=self._connected,
            synced=self._synced,
        )
        self.actions.enable(states)
        enable_lifecycle_steps(window, self.actions, attached=self.attached)
        self.actions["inspector"].setChecked(listings.inspector_open)
        self.actions["navigation"].setChecked(not self.navigation.is_rail)
        self.actions["full_screen"].setChecked(window.isFullScreen())
        self.show_places()
        self._show_freshness()
        self._show_selection()

    def _show_freshness(self) -> None:
        count = self._listings.counts()["all"]
        words = self.tr("%n listings", "", count)
        if self._listings.reading_first():
            words = self.tr("no listings read yet")
        words = with_count(words, count, self._listings.model.text.locale)
        synced = self.window.catalog.synced_at()
        if synced and not self._narrow:
            words += " · " + self.tr("synced {ago}").format(ago=ago(synced, now_ms()))
        if self._drafts:
            words += " · " + self.tr("%n drafts saved", "", self._drafts)
        self.status.show_freshness(words)

    def show_drafts(self, count: int) -> None:
        """Show how many listings have unsent edits."""
        self._drafts = count
        self._show_freshness()

    def _show_selection(self) -> None:
        chosen = len(self._listings.table.selection)
        if not chosen or self.window.current_view != "listings":
            self.status.show_selection("")
            return
        listings = self._listings
        text, total = listings.model.text, listings.model.rowCount()
        row = next(iter(listings.chosen.rows(1)), None)
        if chosen == 1:
            figures = figures_of_one(row, text)
        else:
            figures = figures_of_several(listings.chosen.totals, text)
        counted = self.tr("{n} selected of {count}").format(
            n=text.number(chosen), count=text.number(total)
        )
        self.status.show_selection(" · ".join((counted, *figures)))

    def open_palette(self) -> None:
        """Open the command palette over the window."""
        from app.ui.window.command_palette import CommandPalette
        from app.ui.window.command_palette_entries import entries_of, find_listings

        entries = entries_of(self.window, self.actions, self.menus)
        CommandPalette(self.window, entries, partial(find_listings, self.window)).open_over(
            self.window
        )

    def open_shortcuts(self) -> None:
        """Open the dialog of keyboard shortcuts."""
        from app.ui.window.help_sheets import ShortcutSheet

        open_dialog(ShortcutSheet(self.actions, self.window))

    def _open_context_menu(self, place: QPoint) -> None:
        menu = context_menu(self.actions, self.window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(place)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update texts built from tables after a language change; close a view on Esc."""
        if watched is self.window:
            if event.type() == QEvent.Type.LanguageChange:
                QTimer.singleShot(0, self._translate)
            elif _is_escape(event):
                go_back(self)
        return super().eventFilter(watched, event)

    def _translate(self) -> None:
        self.actions.translate()
        self.menus.places = ()
        self.show_places()
        self.menus.build()
        self.show_shop(None)
        self.show_state()


def view_title(view: RegisteredView) -> str:
    """Return the title of a registered view in the language of the window."""
    return QCoreApplication.translate("Views", view.title)


def _is_escape(event: QEvent) -> bool:
    return (
        event.type() == QEvent.Type.KeyPress
        and isinstance(event, QKeyEvent)
        and event.key() == Qt.Key.Key_Escape
    )


def title_of(name: str) -> str:
    """Return the title of a window for the shop ``name``; Qt appends the program's name."""
    return one_line(name).replace("[*]", "[ * ]") if name else "Vitrina"
