"""The store in a database server: opened, and filled on first use, in one transaction."""

from __future__ import annotations

from collections.abc import Callable

from app.service.stores.database import Database
from app.service.stores.postgresql import PostgresqlDatabase
from app.service.stores.schema import SCHEMA_VERSION
from app.service.stores.store_address import StoreAddress
from app.service.worlds.filling import WorldSource, write_world
from app.service.worlds.first_start import check_origin
from app.service.worlds.origin import StoreOrigin, keep_origin


def open_server_store(
    address: StoreAddress,
    world: Callable[[], WorldSource],
    *,
    seed: int,
    listings: int,
    asked: StoreOrigin,
    kind: Callable[[StoreAddress], PostgresqlDatabase] = PostgresqlDatabase,
) -> Database:
    """Open the store at an address, which processes can share; fill a new one with ``world``.

    If several processes open a new store at once, one fills it, and the others wait. An existing
    store is opened as it is, whatever ``seed`` and ``listings`` are; ``asked`` is what was
    requested explicitly. Raise ``StoreDiffers``, ``StoreInUse`` and ``StoreUnreadable``.
    """
    database = kind(address)
    database.connect()
    try:
        with database.translated(str(address)):
            if database.version() != SCHEMA_VERSION:
                with database.opening():
                    # Another process may have created it first.
                    if database.version():
                        database.bring_up()
                    else:
                        database.make_tables()
                        write_world(database, world(), seed=seed, listings=listings)
                        made = StoreOrigin(seed, listings, asked.world, asked.digest)
                        keep_origin(database, made)
                        database.finish_tables()
            check_origin(address, database, asked)
    except BaseException:
        database.close()
        raise
    return database


def server_store_version(address: StoreAddress) -> int:
    """Return the schema version of a store at an address; 0 if there is no store yet.

    Nothing is written, and no lock of another process matters. Raise :class:`StoreUnreadable`.
    """
    database = PostgresqlDatabase(address)
    try:
        database.look()
        with database.translated(str(address)):
            return database.version()
    finally:
        database.close()
