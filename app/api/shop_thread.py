"""The thread that runs the engine of an open shop, and the calls into it from other threads."""

from __future__ import annotations

import asyncio
import atexit
import logging
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import CancelledError, Future
from contextlib import AbstractAsyncContextManager, suppress
from typing import TYPE_CHECKING, Any, TypeVar

from app.api.errors import InputError, ShopClosed, shop_errors

if TYPE_CHECKING:
    from app.engine.facade import OpenShop

R = TypeVar("R")
_log = logging.getLogger(__name__)
_ENDING_SECONDS = 10.0
"""A time-out in seconds that is longer than closing a shop takes."""


class ShopThread:
    """An open shop with an event loop of its own; ``call`` may come from any other thread.

    A waiting call can be interrupted (Ctrl+C): the work in the engine is cancelled, and a change
    that was being sent stays in the outbox.
    """

    def __init__(self, opening: Callable[[], AbstractAsyncContextManager[OpenShop]]) -> None:
        """Open the shop; raise ``ShopError`` if this fails."""
        self._loop = asyncio.new_event_loop()
        self._opened: Future[OpenShop] = Future()
        self._end = asyncio.Event()
        self._one_writer = asyncio.Lock()
        self._calls: set[Future[Any]] = set()
        self._guard = threading.Lock()
        self._is_closed = False
        self._main: asyncio.Task[Any] | None = None
        self._thread = threading.Thread(
            target=self._run, args=(opening,), name="vitrina shop", daemon=True
        )
        self._thread.start()
        # A program may forget to close the shop, and its child processes must not outlive it.
        atexit.register(self.close)
        try:
            with shop_errors():
                self._shop = self._opened.result()
        except BaseException:
            self.close()
            raise

    @property
    def is_closed(self) -> bool:
        """Whether the shop was closed."""
        return self._is_closed

    def call(self, work: Callable[[OpenShop], Awaitable[R]], *, writes: bool = False) -> R:
        """Run ``work`` in the shop's thread and return its result; with ``writes`` one at a time.

        Raise ``ShopClosed`` if the shop is closed, also while the call waits, and the errors of
        ``shop_errors``.
        """
        if threading.current_thread() is self._thread:
            raise InputError("a shop cannot be asked from within what watches its events")
        ended = threading.Event()

        async def run() -> R:
            try:
                if not writes:
                    return await work(self._shop)
                async with self._one_writer:
                    return await work(self._shop)
            finally:
                ended.set()

        with self._guard:
            self.require_open()
            future = asyncio.run_coroutine_threadsafe(run(), self._loop)
            self._calls.add(future)
        try:
            with shop_errors():
                return future.result()
        except CancelledError:
            raise ShopClosed("the shop was closed meanwhile") from None
        except (KeyboardInterrupt, SystemExit):
            future.cancel()
            ended.wait(_ENDING_SECONDS)
            raise
        finally:
            self._calls.discard(future)

    def require_open(self) -> None:
        """Raise ``ShopClosed`` if the shop is closed."""
        if self._is_closed:
            raise ShopClosed("the shop is closed")

    def close(self) -> None:
        """Cancel running calls and close the shop; closing again does nothing."""
        with self._guard:
            first, self._is_closed = not self._is_closed, True
        if first:
            for future in [*self._calls]:
                future.cancel()
            # The loop is closed already if the shop could not be opened.
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._stop)
            atexit.unregister(self.close)
        self._thread.join(_ENDING_SECONDS)

    def _stop(self) -> None:
        self._end.set()
        if self._main is not None and not self._opened.done():
            self._main.cancel()

    def _run(self, opening: Callable[[], AbstractAsyncContextManager[OpenShop]]) -> None:
        try:
            with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
                runner.run(self._stay(opening))
        except BaseException as error:
            if self._opened.done():
                _log.error("The shop's thread ended", exc_info=error)
            else:
                self._opened.set_exception(error)

    async def _stay(self, opening: Callable[[], AbstractAsyncContextManager[OpenShop]]) -> None:
        self._main = asyncio.current_task()
        async with opening() as shop:
            self._opened.set_result(shop)
            await self._end.wait()
