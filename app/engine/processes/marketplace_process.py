"""The practice marketplace as a child process, restarted on the same store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.client.token import Token
from app.clock import Clock
from app.domain.wire import Unreadable, read_json
from app.engine.events import Event
from app.engine.notices import NoticeError
from app.engine.processes.child import CLOSE_SECONDS
from app.engine.processes.kept_child import KeptChild, given_up
from app.paths import program
from app.tasks import Overlap, TaskScope

READY_SECONDS = 60.0
_NAME = "marketplace"
_READY = "marketplace ready"


@dataclass(frozen=True, slots=True)
class PracticeSeller:
    """A seller of the practice marketplace, with an access token."""

    site_id: str
    user_id: str
    nickname: str
    token: Token


class MarketplaceProcess:
    """The practice marketplace: started on a free port, and restarted on the same store.

    A process that is not ready after ``ready_seconds`` is killed and counts as lost.
    """

    def __init__(
        self,
        store: Path,
        *,
        scope: TaskScope,
        clock: Clock,
        publish: Callable[[Event], None],
        on_back: Callable[[], object],
        options: tuple[str, ...] = (),
        ready_seconds: float = READY_SECONDS,
    ) -> None:
        self._ready_seconds = ready_seconds
        command = program(
            "serve",
            *("--port", "0"),
            *("--store", str(store.absolute())),
            "--json",
            "--until-stdin-closes",
            *options,
        )
        self._kept = KeptChild(
            _NAME,
            command,
            scope=scope,
            clock=clock,
            publish=publish,
            on_start=self._started,
            on_line=self._on_line,
            on_end=self._ended,
        )
        self._scope = scope
        self._on_back = on_back
        self._is_awaited = False
        self._ready = asyncio.Event()
        self._failure: str | None = None
        self._moved = False
        self.base_url = ""
        self.store_id = ""
        """The id of the store, which does not depend on the port."""
        self.joined = False
        """Whether the process belongs to another program and continues when this one ends."""
        self.sellers: list[PracticeSeller] = []

    @property
    def pid(self) -> int | None:
        """The process id while it runs."""
        return self._kept.pid

    @property
    def given_up(self) -> bool:
        """Whether it failed to start or died too often, and is not restarted any more."""
        return self._kept.given_up

    def token_of(self, user_id: str) -> Token | None:
        """Return the token of a seller, by default of the first one; ``None`` if unknown."""
        of_all = (seller for seller in self.sellers if user_id in ("", seller.user_id))
        return next((seller.token for seller in of_all), None)

    async def start(self) -> None:
        """Start the process and wait until it answers; raise ``NoticeError`` if it does not.

        The notice is ``process_given_up`` with the last output of the process, and there is no
        automatic restart.
        """
        self._is_awaited = True
        try:
            self._kept.start()
            await self._ready.wait()
        finally:
            self._is_awaited = False
        if self._failure is not None:
            raise NoticeError(given_up(_NAME, self._failure))

    async def close(self, seconds: float = CLOSE_SECONDS) -> None:
        """End the process, by force after ``seconds``; its answered requests are on disk."""
        await self._kept.close(seconds)
        # Callers that still wait in ``start`` must not wait for ever.
        self._failure = "closed"
        self._ready.set()

    def _started(self) -> None:
        self._failure = None
        self._ready.clear()
        self._scope.start(self._require_ready(), key=_READY, overlap=Overlap.REPLACE)

    async def _require_ready(self) -> None:
        try:
            async with asyncio.timeout(self._ready_seconds):
                await self._ready.wait()
        except TimeoutError:
            self._kept.kill()

    def _on_line(self, line: bytes) -> None:
        try:
            value = read_json(line)
        except Unreadable:
            return
        match value:
            case {"event": "ready", "base_url": str(base_url), "store": str(store_id)}:
                self.joined = value.get("joined") is True
                # The event comes a second time if the process replaces one that another program
                # ran.
                self._moved = self._ready.is_set() and base_url != self.base_url
                self.base_url, self.store_id = base_url, store_id
                self.sellers = []
            case {
                "event": "seller",
                "site_id": str(site_id),
                "user_id": user_id,
                "nickname": str(nickname),
                "access_token": str(secret),
            }:
                seller = PracticeSeller(site_id, str(user_id), nickname, Token(secret))
                self.sellers.append(seller)
                # The lines arrive together; with the first seller there is a token to use.
                self._ready.set()
                if self._moved or self._kept.is_lost:
                    self._moved = False
                    self._on_back()
                    self._kept.back()

    def _ended(self, code: int | None, last_words: str) -> None:
        self._scope.cancel(_READY)
        if self._is_awaited and not self._ready.is_set():
            self._failure, self._kept.given_up = last_words or f"exit code {code}", True
            self._ready.set()
            return
        self._kept.lost(last_words)
