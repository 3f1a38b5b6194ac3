"""The entries of the command palette: actions, views, themes, languages, and listings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.engine.catalog.catalog import ListingQuery
from app.engine.catalog.questions import First, Rows
from app.ui import actions as table
from app.ui.actions import title_of
from app.ui.look.translation import Words
from app.ui.look.window_locale import with_count
from app.ui.window.command_palette import Entry
from app.ui.window.menus import LANGUAGES, THEMES, language_title, theme_title

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from app.engine.catalog.questions import CatalogAnswer
    from app.ui.actions import Actions
    from app.ui.window.frame import WindowFrame
    from app.ui.window.menus import Menus

_LISTINGS_SHOWN = 5
Palette = Words("Palette")


def entries_of(window: WindowFrame, actions: Actions, menus: Menus) -> list[Entry]:
    """Return the currently possible entries, grouped by what they act on."""
    chosen = window.listings.chosen.count()
    for_chosen = Palette.tr("%n selected listings", "", chosen)
    for_chosen = with_count(for_chosen, chosen, window.listings.model.text.locale)
    go = QCoreApplication.translate("Palette", "Go to")
    rest = QCoreApplication.translate("Palette", "Actions")
    preferences = QCoreApplication.translate("Palette", "Preferences")
    groups: dict[str, list[Entry]] = {for_chosen: [], go: [], rest: [], preferences: []}
    for spec in actions.table:
        action = actions[spec.id]
        if not action.isEnabled() or not spec.palette:
            continue
        about = spec.when in (table.ONE, table.SOME)
        # In an editor these actions apply to the edited listing.
        about = about or (spec.when == table.ALLOWED and not window.working)
        group = for_chosen if about else rest
        if spec.palette == "preferences":
            group = preferences
        entry = Entry(
            group, title_of(spec), spec.icon, action.trigger, keys=action.shortcut(), words=spec.id
        )
        groups[group].append(entry)
    for action in menus.places:
        name = str(action.data())
        icon_name = window.views[name].icon if name in window.views else "tag"
        groups[go].append(
            Entry(go, action.text(), icon_name, action.trigger, keys=action.shortcut())
        )
    groups[go].extend(_tabs(window, go))
    groups[go].extend(_open_listings(window, go))
    theme = QCoreApplication.translate("Palette", "theme")
    for key, title, icon_name in THEMES:
        groups[preferences].append(
            Entry(
                preferences,
                theme_title(title),
                icon_name,
                partial(menus.choose_theme, key),
                detail=theme,
            )
        )
    language = QCoreApplication.translate("Palette", "language")
    for key, title in LANGUAGES:
        groups[preferences].append(
            Entry(
                preferences,
                language_title(title),
                "chat",
                partial(menus.choose_language, key),
                detail=language,
            )
        )
    return [entry for found in groups.values() for entry in found]


def _tabs(window: WindowFrame, group: str) -> list[Entry]:
    tabs = window.listings.tabs
    if tabs is None:
        return []

    def go(key: str) -> None:
        window.show_view("listings")
        window.listings.show_tab(key)

    return [
        Entry(group, tab.title, "tag", partial(go, tab.key), detail=tab.total)
        for tab in tabs.tabs.tabs()
    ]


def _open_listings(window: WindowFrame, group: str) -> list[Entry]:
    tabs = window.tabs
    if tabs is None:
        return []
    return [
        Entry(group, one.title, "pencil", partial(tabs.choose, one.name)) for one in tabs.shown()
    ]


def find_listings(window: WindowFrame, typed: str, show: Callable[[Sequence[Entry]], None]) -> None:
    """Call ``show`` with the first listings that match the typed words.

    Choosing an entry opens the listing.
    """
    group = QCoreApplication.translate("Palette", "Listings")

    def take(answer: CatalogAnswer) -> None:
        assert isinstance(answer, Rows)
        show(
            [
                Entry(
                    group,
                    row.title,
                    "box",
                    partial(window.open_item, row.id),
                    detail=row.seller_custom_field or row.id,
                )
                for row in answer.rows
            ]
        )

    window.catalog.ask("palette", First(ListingQuery(text=typed), _LISTINGS_SHOWN), take)
