"""The marketplace of a shop as something to practise on: its faults, its sales and its clock."""

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
    """The marketplace is none to practise on; ``base_url`` is where it is."""

    def __init__(self, base_url: str) -> None:
        super().__init__(base_url)
        self.base_url = base_url


class PracticeMarketplace:
    """A marketplace that is known to have the practice endpoints; made by ``open_practice``.

    ``runs_on`` tells whether it goes on running when this ends: one that was started to be asked
    does not, and forgets its faults.
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
    """Reach the marketplace of a shop for practice, without greeting it as a seller.

    So it can be reached while its faults keep a seller out. Raise ``NoPractice``, ``NoticeError``
    as ``open_shop`` does, and ``ClientError``.
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
