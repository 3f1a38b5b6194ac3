"""The options with which a marketplace is run."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from app.service.stores.store_address import StoreAddress
from app.service.worlds.origin import LISTINGS, SEED


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """The options of a marketplace.

    ``store`` is a folder, or the address of a database server. ``port`` 0 uses the last port again,
    or a free one. ``seed``, ``listings`` and ``world`` (a folder of files in wire format) determine
    the content of a new store; a store with other content is refused, or set aside if ``fresh``.
    ``clock`` is the initial time of the marketplace's clock. ``strict`` omits the practice
    endpoints. ``rate_limit`` is in calls a second for each caller, 0 for none. A ``host`` that
    others can reach needs ``open_to_others``. ``json`` prints the ready lines as JSON. With
    ``until_stdin_closes`` the process ends within two seconds of the end of its standard input;
    while another process serves the store, it reports the address of that one, and takes over when
    it ends. More than one of ``workers`` needs a store in a database server; then that many
    processes answer on the port.
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
    """The marketplace cannot run; the message is for the user who started it."""
