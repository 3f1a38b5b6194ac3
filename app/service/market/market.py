"""The common state of all endpoints: the stores, the scrolls and the clock of one marketplace."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from app.clock import Clock
from app.service.market.numbering import IdNumbering
from app.service.market.scrolls import OpenScrolls
from app.service.market.shared_state import SharedState
from app.service.market.timekeeper import Timekeeper
from app.service.prediction.predictor import Predictor, open_predictor
from app.service.stores.categories import CategoryStore, SiteStore
from app.service.stores.database import Database
from app.service.stores.descriptions import DescriptionStore
from app.service.stores.items import ItemStore
from app.service.stores.orders import OrderStore
from app.service.stores.pictures import PictureStore
from app.service.stores.questions import QuestionStore
from app.service.stores.site_search import SiteSearchStore
from app.service.stores.users import USERS_CHANGED, UserStore

DrawPicture = Callable[[str, int], bytes]
"""Draws the practice picture of a key as a square JPEG of the given size in pixels."""


@dataclass(frozen=True, slots=True)
class Market:
    """An open marketplace: its database and the objects that read and write it."""

    database: Database
    clock: Clock
    items: ItemStore
    users: UserStore
    categories: CategoryStore
    sites: SiteStore
    descriptions: DescriptionStore
    pictures: PictureStore
    questions: QuestionStore
    orders: OrderStore
    site_search: SiteSearchStore
    scrolls: OpenScrolls
    predictor: Predictor
    timekeeper: Timekeeper
    numbers: IdNumbering
    shared_state: SharedState
    draw_picture: DrawPicture

    def now(self) -> datetime:
        """Return the marketplace's time in UTC."""
        return self.clock.now()


def open_market(
    database: Database, pictures: Path | None, *, clock: Clock, draw_picture: DrawPicture
) -> Market:
    """Create the stores of one database.

    ``pictures`` is the folder of picture files; ``None`` keeps them in the database.
    """
    items, users = ItemStore(database), UserStore(database)
    shared_state = SharedState(database, items)
    shared_state.follow(USERS_CHANGED, users.forget)
    return Market(
        database=database,
        clock=clock,
        items=items,
        users=users,
        categories=CategoryStore(database),
        sites=SiteStore(database),
        descriptions=DescriptionStore(database),
        pictures=PictureStore(database, pictures),
        questions=QuestionStore(database),
        orders=OrderStore(database),
        site_search=SiteSearchStore(database),
        scrolls=OpenScrolls(database, clock),
        predictor=open_predictor(database),
        timekeeper=Timekeeper(database, items, clock),
        numbers=IdNumbering(database),
        shared_state=shared_state,
        draw_picture=draw_picture,
    )
