"""How a marketplace is run, as it was asked for."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from app.service.stores.store_address import StoreAddress
from app.service.worlds.origin import LISTINGS, SEED


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """How the marketplace is run.

    ``store`` is a folder, or the address of a database server. ``port`` 0 takes the port of the
    last time, or a free one. ``seed``, ``listings`` and
    ``world`` (a folder of files in the wire format) say what a new store is made of; one that was
    made of something else is refused, or put aside where it is to be ``fresh``. ``clock`` sets
    where the marketplace's clock starts. ``strict`` leaves the practice endpoints out.
    ``rate_limit`` is in calls a second for each caller, 0 for none. A ``host`` that others can
    reach needs ``open_to_others``. ``json`` prints the ready lines as JSON. With
    ``until_stdin_closes`` the process ends within two seconds of the end of its standard input;
    while another process serves the store, it tells where, and takes its place when it ends.
    With more than one of ``workers``, which takes a store in a database server, so many processes
    answer at the port.
    """

    store: Path | StoreAddress
    host: str = "127.0.0.1"
    port: int = 0
    seed: int | None = None
    listings: int | None = None
    world: Path | None = None
    fresh: bool = False
    clock: datetime | None = None
    strict: bool = False
    rate_limit: int = 0
    open_to_others: bool = False
    json: bool = False
    until_stdin_closes: bool = False
    workers: int = 1

    @property
    def first_seed(self) -> int:
        """The seed of a new store."""
        return SEED if self.seed is None else self.seed

    @property
    def first_listings(self) -> int:
        """The number of listings of the first seller of a new store."""
        return LISTINGS if self.listings is None else self.listings


class ServiceError(Exception):
    """The marketplace cannot run; the message is for the person who started it."""
