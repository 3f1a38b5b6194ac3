"""An action is one entry: menu, keys, palette and the menu of a listing follow from it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from app.ui.actions import SOME, Action, Actions
from app.ui.window.command_palette_entries import entries_of
from app.ui.window.menus import Menus, context_menu

ran: list[str] = []
ADDED = Action(
    "mark",
    "Mark",
    "tag",
    lambda on: ran.append(on),
    menu="listing",
    keys=("Ctrl+M",),
    when=SOME,
    context=0,
)


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def actions(owner: QWidget) -> Actions:
    ran.clear()
    made = Actions(
        owner,
        [Action("quit", "Quit", "x", lambda on: None, menu="file"), ADDED],
        "the shell",
    )
    made.enable(frozenset({SOME}))
    return made


def test_that_one_entry_puts_an_action_everywhere(owner: QWidget, actions: Actions) -> None:
    bar = QMenuBar(owner)
    menus = Menus(bar, actions)
    menus.build()
    mark = actions["mark"]
    listing = next(m for m in bar.actions() if m.text() == "&Listing").menu()
    assert mark in listing.actions()
    assert mark in context_menu(actions, owner).actions()
    window = SimpleNamespace(
        tabs=None,
        listings=SimpleNamespace(
            chosen=SimpleNamespace(count=lambda: 2),
            model=SimpleNamespace(text=SimpleNamespace(locale=None)),
            tabs=None,
        ),
    )
    found = [entry for entry in entries_of(window, actions, menus) if entry.title == "Mark"]
    assert [entry.keys for entry in found] == [mark.shortcut()]
    assert mark.shortcut().toString() == "Ctrl+M"


def test_that_an_action_runs_with_what_the_table_acts_on(actions: Actions) -> None:
    actions["mark"].trigger()
    assert ran == ["the shell"]


@pytest.mark.parametrize(("states", "enabled"), [({SOME}, True), (set(), False)])
def test_that_an_action_is_possible_when_its_entry_says(
    actions: Actions, states: set[str], enabled: bool
) -> None:
    actions.enable(frozenset(states))
    assert actions["mark"].isEnabled() is enabled
