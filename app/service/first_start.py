"""The first start of a store: a world is written in one go, or not at all."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from app.rules.sites import SiteRules
from app.service.authentication import new_token
from app.service.database import (
    Database,
    StoreUnreadable,
    create_database,
    finish_database,
    open_database,
    translated_errors,
)
from app.service.imaging import VARIANTS
from app.service.placeholder import PLACEHOLDER
from app.service.stores.catalog import CategoryStore, SiteStore
from app.service.stores.descriptions import DescriptionStore
from app.service.stores.items import ItemStore
from app.service.stores.pictures import DRAWN, PictureStore, StoredPicture
from app.service.stores.users import UserStore

Wire = dict[str, Any]

DATABASE_FILE = "service.db"
PICTURE_FOLDER = "pictures"
_UNFINISHED = ("service.db.new", "service.db.new-journal")
_BATCH = 500

OTHER_SELLERS_LISTINGS = 20
"""Listings of every seller but the first."""


class WorldSource(Protocol):
    """What a store is filled from: wire objects of every resource, sellers and their items.

    URLs of the marketplace itself begin with the placeholder ``{base_url}``.
    """

    @property
    def sites(self) -> Sequence[SiteRules]:
        """The sites, those of the first seller first."""

    def listing_types(self, site_id: str) -> Iterable[Wire]:
        """The listing types of a site."""

    def coverage_areas(self, site_id: str) -> Iterable[Wire]:
        """The coverage areas of a site."""

    def currencies(self) -> Iterable[Wire]:
        """All currencies."""

    def categories(self) -> Iterable[Wire]:
        """All categories of all sites."""

    def attributes(self, category_id: str) -> list[Wire]:
        """The attribute definitions of a category."""

    def standard_dimensions(self, category_id: str) -> str | None:
        """The package a category's things usually have: ``HxWxL,grams``."""

    def sellers(self) -> Iterable[Wire]:
        """The users, private fields included; the first one gets most listings."""

    def free_methods(self, site_id: str) -> Sequence[int]:
        """The shipping methods that listings of a site may ship free with."""

    def items(self, seller: Wire, count: int) -> Iterator[Wire]:
        """Items of a seller as they are stored."""


def open_store(
    folder: Path, world: Callable[[], WorldSource], *, seed: int, listings: int
) -> Database:
    """Open the store in ``folder``; fill a new one first, with what ``world`` returns.

    A store that exists is opened as it is, whatever ``seed`` and ``listings`` say. One whose
    filling was interrupted is filled anew. Raises :class:`StoreUnreadable`.
    """
    path = folder / DATABASE_FILE
    if not path.exists():
        _fill(folder, world(), seed=seed, listings=listings)
    return open_database(path)


def make_folder(folder: Path) -> None:
    """Make the folder of a store, readable by its owner alone.

    Raises :class:`StoreUnreadable` when there is something else or it cannot be made.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnreadable(f"{folder} cannot be made a store: {error.strerror}") from error


def write_world(database: Database, world: WorldSource, *, seed: int, listings: int) -> None:
    """Write every resource of a world in one transaction."""
    sites, categories = SiteStore(database), CategoryStore(database)
    users = UserStore(database)
    with database.transaction():
        for site in world.sites:
            sites.add_site(
                {"id": site.id, "name": site.country},
                list(world.listing_types(site.id)),
                world.free_methods(site.id),
            )
            for area in world.coverage_areas(site.id):
                sites.add_coverage_area(site.id, area)
        for currency in world.currencies():
            sites.add_currency(currency)
        for category in world.categories():
            category_id = category["id"]
            categories.add(
                category, world.attributes(category_id), world.standard_dimensions(category_id)
            )
        count = listings
        for seller in world.sellers():
            user_id = str(seller["id"])
            users.add(seller, new_token(user_id))
            _write_logo(database, user_id, seller.get("logo"))
            _write_items(database, world.items(seller, count))
            count = OTHER_SELLERS_LISTINGS
        database.keep_setting("seed", str(seed))


def _write_items(database: Database, items: Iterator[Wire]) -> None:
    store = ItemStore(database)
    pictures = PictureStore(database, Path())
    descriptions = DescriptionStore(database)
    # Many at a time for speed, few enough to stay small however many there are.
    while batch := list(islice(items, _BATCH)):
        store.load_many(list(map(_with_description_ids, batch)))
        pictures.add_many(picture for item in batch for picture in _pictures(item))
        descriptions.add_many(
            (item["id"], record) for item in batch for record in item.get("descriptions") or ()
        )


def _write_logo(database: Database, user_id: str, logo: object) -> None:
    """Remember a seller's logo as one of the marketplace's own pictures."""
    if isinstance(logo, str) and logo.startswith(PLACEHOLDER):
        picture_id = logo.rpartition("/")[2].removesuffix(".jpg").removesuffix("-thumbnail")
        side = VARIANTS["max-size"]
        PictureStore(database, Path()).add(StoredPicture(picture_id, user_id, side, side, DRAWN))


def _with_description_ids(item: Wire) -> Wire:
    records = item.get("descriptions")
    if not records:
        return item
    return {**item, "descriptions": [{"id": record["id"]} for record in records]}


def _pictures(item: Wire) -> Iterator[StoredPicture]:
    for picture in item.get("pictures") or ():
        width, _, height = str(picture.get("max_size") or "").partition("x")
        url = str(picture.get("url") or "")
        own = url.startswith(PLACEHOLDER) and width.isdigit() and height.isdigit()
        yield StoredPicture(
            picture["id"],
            str(item["seller_id"]),
            int(width) if own else None,
            int(height) if own else None,
            DRAWN if own else url,
        )


def _fill(folder: Path, world: WorldSource, *, seed: int, listings: int) -> None:
    """Fill a file beside the store and move it into place when it is complete and on disk."""
    unfinished = folder / _UNFINISHED[0]
    with translated_errors(folder):
        for name in _UNFINISHED:
            (folder / name).unlink(missing_ok=True)
        database = create_database(unfinished)
        try:
            write_world(database, world, seed=seed, listings=listings)
            finish_database(database)
        except BaseException:
            database.close()
            unfinished.unlink(missing_ok=True)
            raise
        _synchronise(unfinished)
        unfinished.replace(folder / DATABASE_FILE)
        _synchronise(folder)


def _synchronise(path: Path) -> None:
    if path.is_dir() and os.name == "nt":
        return  # Windows has no way to synchronise a folder, and needs none.
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
