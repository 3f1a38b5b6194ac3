"""Requests to the marketplace: token, deadline, retries of reads, errors with their outcome."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from types import TracebackType
from typing import Self

import httpx

from app import logs
from app.client.address import BaseAddress, parse_base_address, parse_origin
from app.client.answer import Answer
from app.client.concurrency import ConcurrencyLimit
from app.client.errors import (
    ClientError,
    Paused,
    RateLimited,
    ServerFault,
    TimedOut,
    Undecodable,
    Unreachable,
)
from app.client.outcome import Outcome
from app.client.refusals import refusal_of
from app.client.retry import CircuitBreaker, RetryBudget, RetryPolicy, is_retryable
from app.client.token import Token
from app.client.transport import SILENT_SECONDS, Transport
from app.clock import Clock
from app.domain.wire import write_json
from app.redaction import hold

READ_SECONDS = 15.0
WRITE_SECONDS = 30.0

Files = Mapping[str, tuple[str, bytes, str]]
"""The parts of a form: name to (file name, data, content type)."""


class Requester:
    """The sender of all requests of the program to one marketplace.

    Reads are retried under ``policy``; writes are sent once, on a connection of their own unless
    they may be repeated. Only this class adds the token, only to requests for the marketplace's own
    origin, and removes it from every answer. The constructor raises ``InsecureAddress`` and
    ``UnusableAddress``.
    """

    def __init__(
        self,
        base_url: str,
        token: Token | None,
        *,
        clock: Clock,
        transport: httpx.AsyncBaseTransport | None = None,
        policy: RetryPolicy | None = None,
        draw: random.Random | None = None,
    ) -> None:
        """Create a requester; ``transport`` replaces the network, ``draw`` the random numbers."""
        logs.quieten()
        self.address: BaseAddress = parse_base_address(base_url)
        self.policy = policy or RetryPolicy()
        self._token = token
        if token is not None:
            hold(self, token.reveal())
        self._clock = clock
        self._draw = draw or random.Random()
        self._budget = RetryBudget(self.policy)
        self._breaker = CircuitBreaker(self.policy)
        self._limit = ConcurrencyLimit(self.policy.concurrency, self.policy.longest_wait, clock)
        self._transport = Transport(self.address.origin, transport)
        self.on_unanswered: Callable[[Unreachable | TimedOut], object] = lambda _error: None
        """Called with the error of a read that has no answer after its last attempt."""
        self.on_open: Callable[[int], object] = lambda _more: None
        """Called with 1 when a request begins, and with -1 when it has ended."""

    async def get(
        self,
        path: str,
        params: Mapping[str, str] | None = None,
        deadline: float = READ_SECONDS,
        *,
        silent: float = SILENT_SECONDS,
    ) -> Answer:
        """Read ``path``; see ``ask``."""
        return await self.ask("GET", path, params=params, deadline=deadline, silent=silent)

    async def ask(
        self,
        method: str,
        path: str,
        json: object = None,
        *,
        params: Mapping[str, str] | None = None,
        deadline: float = READ_SECONDS,
        silent: float = SILENT_SECONDS,
    ) -> Answer:
        """Send a request that changes nothing, whatever its method; retry temporary failures.

        All attempts together have ``deadline`` seconds; the waits that the service requests are
        added to that, up to ``longest_wait`` of the policy. ``silent`` is the longest time that the
        service may work on an answer before the first byte arrives. Raise ``ClientError``.
        """
        try:
            with self._counted():
                return await self._ask(method, path, json, params, deadline, silent)
        except (Unreachable, TimedOut) as error:
            self.on_unanswered(error)
            raise

    async def _ask(
        self,
        method: str,
        path: str,
        json: object,
        params: Mapping[str, str] | None,
        left: float,
        silent: float,
    ) -> Answer:
        spent = failed = 0
        while True:
            await self._limit.wait_for_service()
            started = self._clock.monotonic()
            try:
                async with self._permit(method, path, left):
                    left -= self._clock.monotonic() - started
                    started = self._clock.monotonic()
                    answer = await self.send(
                        method,
                        path,
                        json,
                        params=params,
                        deadline=left,
                        silent=silent,
                        repeatable=True,
                    )
                    self._limit.record(self._clock.monotonic() - started)
            except ClientError as error:
                if error.outcome is not Outcome.NOT_SENT or isinstance(error, RateLimited):
                    self._limit.record(self._clock.monotonic() - started, error)
                failed += 1
                left -= self._clock.monotonic() - started
                asked = getattr(error, "retry_after", None) is not None
                pause = self.policy.pause(error, failed, self._draw)
                # Waits that the service requests are added to the caller's deadline.
                left -= 0.0 if asked else pause
                if left <= 0 or failed >= self.policy.attempts or not is_retryable(error):
                    raise
                if self._breaker.left(self._clock.monotonic()) > pause:
                    raise
                spent = self._budget.spend(error)
                if not spent:
                    raise
                await self._clock.sleep(pause)
            else:
                self._budget.restore(spent or 1)
                return answer

    async def send(
        self,
        method: str,
        path: str,
        json: object = None,
        *,
        params: Mapping[str, str] | None = None,
        files: Files | None = None,
        headers: Mapping[str, str] | None = None,
        deadline: float = WRITE_SECONDS,
        silent: float | None = None,
        repeatable: bool = False,
    ) -> Answer:
        """Send a request once; the ``outcome`` of an error tells whether it may have had an effect.

        A ``repeatable`` request can be sent again without harm, or its outcome can be looked up by
        the caller; so it may share a connection, which is quicker for thousands of requests.
        ``silent`` is that of ``get``; without it the service may work on the answer until the
        ``deadline``, because giving up earlier would leave an outcome unknown that was about to be
        reported. Raise ``ClientError``, and ``Unwritable`` for a ``json`` that cannot be written.
        """
        content = None if json is None else write_json(json)
        kind = {} if content is None else {"Content-Type": "application/json"}
        url = self.address.url(path)
        if wait := self._breaker.wait(self._clock.monotonic()):
            raise Paused(wait, method=method, path=path)
        try:
            with self._counted():
                answer = await self._transport.request(
                    method,
                    path,
                    url,
                    params=self._with_token(url, params),
                    deadline=deadline,
                    alone=not repeatable,
                    silent=deadline if silent is None else silent,
                    headers={**kind, **(headers or {})},
                    content=content,
                    files=files,
                )
            if answer.status >= 300:
                raise refusal_of(answer, self._clock.now())
        except ClientError as error:
            self._note(error)
            raise
        self._breaker.succeeded()
        return answer

    async def close(self) -> None:
        """Close every connection."""
        await self._transport.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def _permit(self, method: str, path: str, seconds: float) -> AsyncIterator[None]:
        """Take one of the limited number of slots for reads; raise ``TimedOut`` if none is free."""
        try:
            async with asyncio.timeout(seconds):
                await self._limit.acquire()
        except TimeoutError:
            raise TimedOut("connect", method=method, path=path, outcome=Outcome.NOT_SENT) from None
        try:
            yield
        finally:
            self._limit.release()

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Report one more open request during the block: a read with all attempts, or a write."""
        self.on_open(1)
        try:
            yield
        finally:
            self.on_open(-1)

    def _note(self, error: ClientError) -> None:
        out_of_order = isinstance(error, (Unreachable, TimedOut, ServerFault)) or (
            isinstance(error, Undecodable) and error.reason == "cut"
        )
        if out_of_order:
            self._breaker.failed(self._clock.monotonic())
        elif error.outcome is not Outcome.NOT_SENT:
            self._breaker.succeeded()

    def _with_token(self, url: str, params: Mapping[str, str] | None) -> dict[str, str]:
        """Return the parameters of a request, with the token if it goes to its own origin."""
        added = {name: value for name, value in (params or {}).items() if name != "access_token"}
        if self._token is not None and parse_origin(url) == self.address.origin:
            added["access_token"] = self._token.reveal()
        return added
