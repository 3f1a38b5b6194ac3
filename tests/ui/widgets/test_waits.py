"""The sign that something is waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.widgets.display import waits as waits_module
from app.ui.widgets.display.toast import Toast, ToastStack
from app.ui.widgets.display.waits import Waits
from app.ui.widgets.inputs.buttons import Button, IconButton


@pytest.fixture
def stack(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ToastStack]:
    monkeypatch.setattr(waits_module, "SIGN_AFTER_MS", 0)
    window = QWidget()
    window.resize(800, 600)
    qtbot.addWidget(window)
    window.show()
    yield ToastStack(window)
    window.close()


def shown(stack: ToastStack) -> list[Toast]:
    return [one for one in stack.findChildren(Toast) if one.isVisible()]


def test_that_a_sign_comes_when_it_takes_long_and_goes_with_the_end(
    stack: ToastStack, qtbot: QtBot
) -> None:
    with Waits(lambda: stack).shown(lambda: "Opening “Olla”…"):
        assert not shown(stack), "at once there is none"
        qtbot.waitUntil(lambda: bool(shown(stack)))
        (toast,) = shown(stack)
        assert toast.accessibleName() == "Opening “Olla”…"
        assert not toast._timer.isActive(), "it stays for as long as it takes"
        assert not toast.findChildren(Button), "what cannot be given up has no button for that"
    assert not shown(stack)


def test_that_what_comes_in_time_shows_nothing(stack: ToastStack, qtbot: QtBot) -> None:
    with Waits(lambda: stack).shown(lambda: "Opening “Olla”…"):
        pass
    qtbot.wait(1)
    assert not stack.findChildren(Toast)


def _button(toast: Toast) -> None:
    next(one for one in toast.findChildren(Button) if one.text()).click()


def _cross(toast: Toast) -> None:
    toast.findChildren(IconButton)[0].click()


@pytest.mark.parametrize(
    ("end", "given_up"),
    [(_button, 1), (_cross, 1), (Toast.finish, 0)],
    ids=["button", "cross", "-"],
)
def test_that_the_seller_gives_it_up_by_the_button_or_the_cross(
    stack: ToastStack, qtbot: QtBot, end: Callable[[Toast], None], given_up: int
) -> None:
    calls: list[str] = []
    with Waits(lambda: stack).reading("Olla\n roja", lambda: calls.append("given up")):
        qtbot.waitUntil(lambda: bool(shown(stack)))
        (toast,) = shown(stack)
        assert toast.accessibleName() == "Reading “Olla roja”…"
        end(toast)
        assert len(calls) == given_up
    assert not shown(stack)


def test_that_nothing_is_shown_where_there_is_no_window(qtbot: QtBot, stack: ToastStack) -> None:
    with Waits().shown(lambda: pytest.fail("nobody would read it")):
        qtbot.wait(1)
