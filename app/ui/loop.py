"""The one place where Qt's event loop and asyncio's meet."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, TypeVar

import qasync

from app import crash

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from PySide6.QtCore import QObject, QTimer
    from PySide6.QtWidgets import QApplication, QDialog

_Result = TypeVar("_Result")


def run(app: QApplication, main: Callable[[], Coroutine[Any, Any, _Result]]) -> _Result:
    """Run ``main()`` to its end on a loop that turns ``app`` as well; return what it returns.

    The loop is made here and closed here; ``app`` must not be executing already.
    """
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
        runner.get_loop().set_exception_handler(crash.handle_loop)
        return runner.run(main())


async def ask(dialog: QDialog) -> int:
    """Show ``dialog`` without a nested event loop and wait for its result code (0 is rejected).

    A cancelled wait rejects the dialog, so that no window stays that nobody listens to.
    """
    answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def finished(code: int) -> None:
        if not answer.done():
            answer.set_result(code)

    dialog.finished.connect(finished)
    dialog.open()
    try:
        return await answer
    except asyncio.CancelledError:
        dialog.reject()
        raise
    finally:
        dialog.finished.disconnect(finished)


def single_shot(parent: QObject, milliseconds: int, act: Callable[[], object]) -> QTimer:
    """Return a timer that calls ``act`` once, so long after it was last started."""
    from PySide6.QtCore import QTimer

    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(act)
    return timer
