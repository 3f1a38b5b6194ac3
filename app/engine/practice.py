"""The practice controls of a shop's marketplace: faults, sales and clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from app.client.api import MarketplaceApi
from app.client.errors import NotFound, Undecodable
from app.client.resources.practice import Practice
from app.engine.session import Session, open_session
from app.engine.target import Target


class NoPractice(Exception):
    """The error of a marketplace without practice endpoints; ``base_url`` is its address."""

    def __init__(self, base_url: str) -> None:
        super().__init__(base_url)
        self.base_url = base_url


class PracticeMarketplace:
    """A marketplace that has the practice endpoints; created by ``open_practice``.

    ``runs_on`` is whether it keeps running afterwards: one that was started only for this call does
    not, and forgets its faults.
    """

    def __init__(self, session: Session, workspace: Path) -> None:
        self.workspace = workspace
        self.base_url = session.base_url
        started = session.marketplace
        self.runs_on = started is None or started.joined
        self.api: MarketplaceApi = session.connection.api
        self.practice: Practice = self.api.practice


@asynccontextmanager
async def open_practice(workspace: Path, target: Target) -> AsyncIterator[PracticeMarketplace]:
    """Open the practice controls of a shop's marketplace, without connecting as a seller.

    It can therefore be reached while its faults lock sellers out. Raise ``NoPractice``,
    ``NoticeError`` as ``open_shop`` does, and ``ClientError``.
    """
    session = await open_session(workspace, replace(target, begin=()))
    try:
        await session.find_marketplace()
        try:
            await session.connection.api.practice.faults()
        except (NotFound, Undecodable) as error:
            raise NoPractice(session.base_url) from error
        yield PracticeMarketplace(session, workspace)
    finally:
        await session.close()
