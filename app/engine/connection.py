"""The console's own connection to the marketplace, for interactive requests."""

from __future__ import annotations

from collections.abc import Callable

from app.client.api import MarketplaceApi
from app.client.errors import ClientError
from app.client.requester import Requester
from app.client.token import Token
from app.clock import Clock
from app.engine.notices import Notice, NoticeError


class Connection:
    """The current connection to a marketplace, if there is one.

    ``on_lost`` is called with the error of a read that the marketplace did not answer, ``on_open``
    with whether an answer is outstanding, whenever that changes.
    """

    def __init__(
        self,
        clock: Clock,
        on_lost: Callable[[ClientError], None] = lambda _error: None,
        on_open: Callable[[bool], None] = lambda _open: None,
    ) -> None:
        self.clock = clock
        self._on_lost, self._on_open = on_lost, on_open
        self._open = 0
        self._api: MarketplaceApi | None = None
        self.base_url = ""
        self.token: Token | None = None

    @property
    def api(self) -> MarketplaceApi:
        """The marketplace API; raises ``NoticeError`` (``unreachable``) without a connection."""
        if self._api is None:
            raise NoticeError(Notice("unreachable", {"base_url": self.base_url}))
        return self._api

    async def open(self, base_url: str, token: Token | None) -> MarketplaceApi:
        """Use ``base_url`` from now on.

        Nothing is sent yet, and earlier requests are still answered. Raise ``NoticeError``
        (``unreachable``) for an invalid address, or for one that would send a token over the
        network unencrypted.
        """
        earlier, self._api = self._api, None
        self.base_url, self.token = base_url, token
        try:
            requester = Requester(base_url, token, clock=self.clock)
            requester.on_unanswered, requester.on_open = self._on_lost, self._count
            self._api = MarketplaceApi(requester)
        except ValueError as error:
            params = {"base_url": base_url, "kind": type(error).__name__}
            raise NoticeError(Notice("unreachable", params)) from error
        finally:
            if earlier is not None:
                await earlier.close()
        return self._api

    async def close(self) -> None:
        """Close the connection."""
        api, self._api = self._api, None
        if api is not None:
            await api.close()

    def _count(self, more: int) -> None:
        before, self._open = self._open, self._open + more
        if bool(before) != bool(self._open):
            self._on_open(bool(self._open))
