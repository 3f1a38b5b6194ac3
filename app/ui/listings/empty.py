"""The pages shown instead of an empty table, with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.ui.look.translation import Words
from app.ui.look.type_scale import px
from app.ui.widgets.display.empty import ActionCard, EmptyView
from app.ui.widgets.display.illustration import ShopWindow
from app.ui.widgets.display.skeleton import SkeletonRows

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from app.engine.catalog.catalog import ListingQuery
    from app.ui.actions import Actions

EmptyListings = Words("EmptyListings")


class EmptyViewActions(NamedTuple):
    """The actions of these pages that are not actions of the window."""

    clear_search: Callable[[], object]
    show_all: Callable[[], object]
    retry: Callable[[], object]


def why_empty(
    counts: Mapping[str, int], query: ListingQuery, connection: str, *, was_read: bool
) -> str:
    """Return why the table is empty, as a reason for ``build_empty``.

    ``counts`` are the counts of the views regardless of the search; ``was_read`` is whether the
    shop was completely synced before.
    """
    if counts["all"]:
        if query.text:
            return "no_match"
        # The catalog has rows that the table has not received yet.
        return "reading" if counts[query.view] else "empty_view"
    if connection in ("reading", "refused", "no_token"):
        return connection
    if was_read:
        return "no_listings"
    return "offline" if connection == "offline" else "nothing_yet"


def build_empty(reason: str, ways: EmptyViewActions, actions: Actions, *, in_tab: bool) -> QWidget:
    """Return the page for ``reason``.

    The reasons are ``reading``, ``no_match``, ``empty_view``, ``offline``, ``refused``,
    ``no_token``, ``no_listings``; any other means that nothing was read yet. ``in_tab``: listings
    outside the current tab could match.
    """
    match reason:
        case "reading":
            return _reading()
        case "no_match":
            return _no_match(ways, in_tab=in_tab)
        case "empty_view":
            return _empty_view(ways)
        case "offline":
            return _offline(ways, actions)
        case "refused":
            return _refused(actions)
        case "no_token":
            return _no_token(actions)
        case "no_listings":
            return _first_steps(
                EmptyListings.tr("This shop has no listings"),
                EmptyListings.tr("It had none when it was last read. New ones will appear here."),
                actions,
                name="empty_shop",
            )
        case _:
            return _first_steps(
                EmptyListings.tr("Your listings will appear here"),
                EmptyListings.tr(
                    "None have been read yet. What is read stays on this computer, and nothing "
                    "goes to the marketplace until you send it."
                ),
                actions,
                name="empty_listings",
            )


def _under_skeletons(empty: EmptyView, rows: int = 4) -> QWidget:
    page = QWidget()
    page.setObjectName(f"page_{empty.objectName()}")
    page.setProperty("background", "surface")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, px(4), 0, px(24))
    column.addWidget(SkeletonRows(rows))
    column.addWidget(empty, 1)
    return page


def _plain(empty: EmptyView) -> QWidget:
    page = QWidget()
    page.setProperty("background", "surface")
    page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, px(60))
    column.addWidget(empty)
    return page


def _first_steps(title: str, sentence: str, actions: Actions, *, name: str) -> QWidget:
    empty = EmptyView(title, sentence, illustration=ShopWindow(), name=name)
    sync, palette, new = actions["sync"], actions["palette"], actions["new_listing"]
    card = ActionCard(
        "sync",
        EmptyListings.tr("Load my listings"),
        EmptyListings.tr("Reads all of them; you can keep working."),
        sync.shortcut(),
        name="card_sync",
    )
    card.setEnabled(sync.isEnabled())
    sync.enabledChanged.connect(card.setEnabled)
    card.clicked.connect(sync.trigger)
    empty.add_card(card)
    first = ActionCard(
        "plus",
        EmptyListings.tr("List something"),
        EmptyListings.tr("Begins with a title; nothing is published before you say so."),
        new.shortcut(),
        name="card_new_listing",
    )
    first.setEnabled(new.isEnabled())
    new.enabledChanged.connect(first.setEnabled)
    first.clicked.connect(new.trigger)
    empty.add_card(first)
    look = ActionCard(
        "command",
        EmptyListings.tr("Look around"),
        EmptyListings.tr("Find any action or view by typing a few letters."),
        palette.shortcut(),
        name="card_palette",
    )
    look.clicked.connect(palette.trigger)
    empty.add_card(look)
    link = empty.add_link(EmptyListings.tr("What the states mean"), "help", name="link_legend")
    link.clicked.connect(actions["legend"].trigger)
    return _under_skeletons(empty)


def _reading() -> QWidget:
    empty = EmptyView(
        EmptyListings.tr("Reading your listings"),
        EmptyListings.tr("The first ones appear as soon as they arrive."),
        name="empty_reading",
    )
    return _under_skeletons(empty, rows=8)


def _no_match(ways: EmptyViewActions, *, in_tab: bool) -> QWidget:
    empty = EmptyView(
        EmptyListings.tr("Nothing matches"),
        EmptyListings.tr("No listing in this view matches the search."),
        icon_name="search",
        name="empty_no_match",
    )
    link = empty.add_link(EmptyListings.tr("Clear the search"), "x", name="link_clear_search")
    link.clicked.connect(ways.clear_search)
    if in_tab:
        everywhere = empty.add_link(
            EmptyListings.tr("Search in all"), "tag", name="link_search_all"
        )
        everywhere.clicked.connect(ways.show_all)
    return _plain(empty)


def _empty_view(ways: EmptyViewActions) -> QWidget:
    empty = EmptyView(
        EmptyListings.tr("No listing is in this state"),
        EmptyListings.tr("There are listings in other views."),
        icon_name="tag",
        name="empty_view",
    )
    link = empty.add_link(EmptyListings.tr("Show all listings"), "list", name="link_show_all")
    link.clicked.connect(ways.show_all)
    return _plain(empty)


def _offline(ways: EmptyViewActions, actions: Actions) -> QWidget:
    empty = EmptyView(
        EmptyListings.tr("Offline, and nothing read yet"),
        EmptyListings.tr(
            "The marketplace cannot be reached. Your listings will appear here once they have "
            "been read."
        ),
        icon_name="cloud-off",
        name="empty_offline",
    )
    link = empty.add_link(EmptyListings.tr("Try now"), "sync", name="link_try_now")
    link.clicked.connect(ways.retry)
    help_link = empty.add_link(EmptyListings.tr("What the states mean"), "help", name="link_legend")
    help_link.clicked.connect(actions["legend"].trigger)
    return _plain(empty)


def _refused(actions: Actions) -> QWidget:
    empty = EmptyView(
        EmptyListings.tr("No access"),
        EmptyListings.tr(
            "This token has no access to this shop. Enter another one to see its listings."
        ),
        icon_name="lock",
        name="empty_refused",
    )
    link = empty.add_link(EmptyListings.tr("Enter token…"), "user", name="link_enter_token")
    link.clicked.connect(actions["token"].trigger)
    return _plain(empty)


def _no_token(actions: Actions) -> QWidget:
    empty = EmptyView(
        EmptyListings.tr("No token yet"),
        EmptyListings.tr(
            "The marketplace gives every seller a token. Enter yours to see your listings."
        ),
        icon_name="lock",
        name="empty_no_token",
    )
    link = empty.add_link(EmptyListings.tr("Enter token…"), "user", name="link_enter_token")
    link.clicked.connect(actions["token"].trigger)
    return _plain(empty)
