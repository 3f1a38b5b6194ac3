"""The practice marketplace as a child process, and the limit of automatic restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.client.token import Token
from app.clock import Clock
from app.domain.wire import Unreadable, read_json
from app.engine.events import Event, NoticeRaised, ProcessBack, ProcessLost
from app.engine.notices import Notice, NoticeError
from app.engine.processes.child import CLOSE_SECONDS, Child
from app.paths import program
from app.tasks import Overlap, TaskScope

MOST_RESTARTS = 3
PERIOD_SECONDS = 60.0
PAUSE_SECONDS = 0.3
READY_SECONDS = 60.0


class Restarts:
    """A counter of restarts: a process that fails repeatedly is not restarted any more."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._times: list[float] = []

    def allow(self) -> bool:
        """Return whether another restart is allowed now, and count it."""
        now = self._clock.monotonic()
        self._times = [at for at in self._times if now - at < PERIOD_SECONDS]
        if len(self._times) >= MOST_RESTARTS:
            return False
        self._times.append(now)
        return True

    def forget(self) -> None:
        """Reset the count, because a person requested the process."""
        self._times.clear()


@dataclass(frozen=True, slots=True)
class PracticeSeller:
    """A seller of the practice marketplace, with an access token."""

    site_id: str
    user_id: str
    nickname: str
    token: Token


class MarketplaceProcess:
    """The practice marketplace: started on a free port, and restarted on the same store."""

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
        self._command = program(
            "serve",
            *("--port", "0"),
            *("--store", str(store.absolute())),
            "--json",
            "--until-stdin-closes",
            *options,
        )
        self._scope = scope
        self._clock = clock
        self._publish = publish
        self._on_back = on_back
        self._restarts = Restarts(clock)
        self._child: Child | None = None
        self._closing = False
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
        return None if self._child is None else self._child.pid

    def token_of(self, user_id: str) -> Token | None:
        """Return the token of a seller, by default of the first one; ``None`` if unknown."""
        of_all = (seller for seller in self.sellers if user_id in ("", seller.user_id))
        return next((seller.token for seller in of_all), None)

    async def start(self) -> None:
        """Start the process and wait until it answers; raise ``NoticeError`` if it does not.

        The notice is ``process_given_up`` with the last output of the process.
        """
        self._ready.clear()
        self._failure = None
        self.given_up = False
        self.sellers = []
        self._child = Child(self._command, on_line=self._on_line, on_exit=self._exited)
        try:
            self._child.start()
            async with asyncio.timeout(self._ready_seconds):
                await self._ready.wait()
        except (OSError, TimeoutError) as error:
            raise NoticeError(given_up("marketplace", str(error))) from error
        if self._failure is not None:
            raise NoticeError(given_up("marketplace", self._failure))

    async def close(self, seconds: float = CLOSE_SECONDS) -> None:
        """End the process, by force after ``seconds``; its answered requests are on disk."""
        self._closing = True
        if self._child is not None:
            await self._child.close(seconds)

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
                if self._moved:
                    self._moved = False
                    self._on_back()

    def _exited(self, code: int, last_words: str) -> None:
        if self._closing:
            return
        if not self._ready.is_set():
            self._failure = last_words or f"exit code {code}"
            self._ready.set()
            return
        restarting = self._restarts.allow()
        self._publish(ProcessLost("marketplace", restarting))
        if restarting:
            self._scope.start(self._restart(), key="marketplace", overlap=Overlap.QUEUE)
        else:
            self.given_up = True
            self._publish(NoticeRaised(given_up("marketplace", last_words)))

    async def _restart(self) -> None:
        await self._clock.sleep(PAUSE_SECONDS)
        try:
            await self.start()
        except NoticeError as error:
            self.given_up = True
            self._publish(NoticeRaised(error.notice))
            return
        self._on_back()
        self._publish(ProcessBack("marketplace"))


def given_up(process: str, last_words: str) -> Notice:
    """Return the notice about a process that is not restarted any more, with its last output."""
    return Notice("process_given_up", {"process": process}, last_words[-300:])
