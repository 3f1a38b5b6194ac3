"""The integration of the event loops of Qt and asyncio."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

import qasync
from shiboken6 import isValid

from app import crash

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QApplication, QDialog

_Result = TypeVar("_Result")
_Answer = TypeVar("_Answer")


def run(app: QApplication, main: Callable[[], Coroutine[Any, Any, _Result]]) -> _Result:
    """Run ``main()`` on a loop that also processes the events of ``app``; return its result.

    The loop is created and closed here; ``app`` must not be executing already.
    """
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        runner.get_loop().set_exception_handler(crash.handle_loop)
        return runner.run(main())


async def ask(dialog: QDialog) -> int:
    """Show ``dialog`` without a nested event loop and wait for its result code (0 is rejected).

    The dialog is deleted in the next turn of the loop: read its content before awaiting anything
    else. A dialog that is deleted with its parent view counts as rejected. A cancelled wait rejects
    the dialog, so that no window stays without a listener.
    """
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def finished(code: int) -> None:
        if not answer.done():
            answer.set_result(code)

    def gone() -> None:
        finished(0)

    dialog.finished.connect(finished)
    dialog.destroyed.connect(gone)
    dialog.open()
    try:
        return await answer
    finally:
        if is_alive(dialog):
            dialog.finished.disconnect(finished)
            dialog.destroyed.disconnect(gone)
            if dialog.isVisible():
                dialog.reject()
            dialog.deleteLater()


def open_dialog(dialog: QDialog, *, modal: bool = True) -> None:
    """Show ``dialog`` and delete it when it is closed, without waiting for it."""
    dialog.finished.connect(dialog.deleteLater)
    if modal:
        dialog.open()
    else:
        dialog.show()


def is_alive(widget: QObject) -> bool:
    """Return whether a dialog still exists, for tasks that may end after it was closed."""
    return isValid(widget)


def while_alive(widget: QObject, act: Callable[[_Answer], object]) -> Callable[[_Answer], None]:
    """Return a version of ``act`` that does nothing once ``widget`` has been deleted."""

    def given(answer: _Answer) -> None:
        if isValid(widget):
            act(answer)

    return given
