"""The marketplace as a process: opens its store, listens, says so, and ends when told."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.clock import SystemClock
from app.logs import quieten
from app.service.application import ServiceSettings, build_application
from app.service.http.request_log import EventHandler, RequestLog
from app.service.joining import (
    Parent,
    forget_serving,
    listed_as_serving,
    locked_or_joined,
)
from app.service.listening import bound_socket, host_rule, shown_address
from app.service.practice.clock import PracticeClock
from app.service.practice.endpoints import CLOCK_AWAY
from app.service.ready_lines import ready_lines
from app.service.seeding.pictures.artwork import draw_picture
from app.service.seeding.world import open_world
from app.service.serving import Server
from app.service.stores.database import Database, StoreUnreadable
from app.service.stores.pictures import PictureStore
from app.service.stores.users import UserStore
from app.service.worlds.filling import WorldSource
from app.service.worlds.first_start import (
    PICTURE_FOLDER,
    StoreDiffers,
    check_origin,
    known_store_id,
    made_store_id,
    make_folder,
    open_store,
    put_aside,
)
from app.service.worlds.loading_report import LoadingReport
from app.service.worlds.origin import LISTINGS, SEED, asked_for
from app.service.worlds.world_files import FileWorld
from app.terminal import say

if TYPE_CHECKING:
    pass

LOG_FOLDER = "log"
LOG_FILE = "marketplace.log"


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """How the marketplace is run.

    ``port`` 0 takes the port of the last time, or a free one. ``seed``, ``listings`` and
    ``world`` (a folder of files in the wire format) say what a new store is made of; one that was
    made of something else is refused, or put aside where it is to be ``fresh``. ``clock`` sets
    where the marketplace's clock starts. ``strict`` leaves the practice endpoints out.
    ``rate_limit`` is in calls a second for each caller, 0 for none. A ``host`` that others can
    reach needs ``open_to_others``. ``json`` prints the ready lines as JSON. With
    ``until_stdin_closes`` the process ends within two seconds of the end of its standard input;
    while another process serves the store, it tells where, and takes its place when it ends.
    """

    store: Path
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


class ServiceError(Exception):
    """The marketplace cannot run; the message is for the person who started it."""


def serve(options: ServeOptions) -> int:
    """Run the marketplace until it is told to end; return the exit status of the process.

    When it is ready, the ready lines go to standard output. What keeps it from running (a port
    that is taken, a store that cannot be read) goes to standard error, and the status is 1; it
    is 2 for a store that was made of something else.
    """
    quieten()
    try:
        _serve(options)
    except (ServiceError, StoreUnreadable) as error:
        say(f"vitrina serve: {error}", to_stderr=True)
        return 1
    except StoreDiffers as error:
        say(f"vitrina serve: {error}", to_stderr=True)
        return 2
    return 0


def _serve(options: ServeOptions) -> None:
    rule = host_rule(options.host, open_to_others=options.open_to_others)
    if rule is None:
        raise ServiceError(
            f"{options.host} lets others reach a marketplace that is made for practice: "
            "say so with --i-know-this-is-a-practice-service"
        )
    clock = PracticeClock(SystemClock())
    if options.clock is not None:
        clock.start_at(options.clock)
    if options.world is not None and not options.world.is_dir():
        raise ServiceError(f"{options.world} is not a folder")
    asked = asked_for(options.seed, options.listings, options.world)
    make_folder(options.store)
    parent = Parent() if options.until_stdin_closes else None

    def joined(base_url: str, database: Database) -> None:
        check_origin(options.store, database, asked)
        sellers = UserStore(database).seller_lines()
        store_id = known_store_id(database)
        _print_lines(ready_lines(base_url, store_id, sellers, as_json=options.json, joined=True))

    with locked_or_joined(options.store, parent, joined) as ours, contextlib.ExitStack() as stack:
        if not ours:
            return
        forget_serving(options.store)
        log = stack.enter_context(_request_log(options.store))
        report = LoadingReport(log, clock.now())
        if options.fresh and (aside := put_aside(options.store)) is not None:
            say(f"vitrina serve: the store as it was is in {aside}", to_stderr=True)
        database = open_store(
            options.store,
            lambda: _world(options, clock.now(), report),
            seed=SEED if options.seed is None else options.seed,
            listings=LISTINGS if options.listings is None else options.listings,
            asked=asked,
        )
        with contextlib.closing(database):
            report.sum_up()
            _keep_time(database, clock, fresh=options.clock is not None)
            server = Server(parent, log)
            settings = ServiceSettings(
                practice=not options.strict,
                rate_limit=options.rate_limit,
                hosts=rule,
                hang_up=server.hang_up,
                log=log,
            )
            _listen(options, database, clock, server, settings)


def _world(options: ServeOptions, now: datetime, report: LoadingReport) -> WorldSource:
    seed = SEED if options.seed is None else options.seed
    practice = open_world(seed, LISTINGS if options.listings is None else options.listings, now)
    if options.world is None:
        return practice
    return FileWorld(options.world, practice, report.note, report.compare)


def _keep_time(database: Database, clock: PracticeClock, *, fresh: bool) -> None:
    """Let the clock run on where it was when the marketplace ended, unless it was set again."""
    kept = database.setting(CLOCK_AWAY)
    if fresh:
        database.keep_setting(CLOCK_AWAY, repr(clock.away))
    elif kept is not None:
        clock.keep_away(float(kept))


def _listen(
    options: ServeOptions,
    database: Database,
    clock: PracticeClock,
    server: Server,
    settings: ServiceSettings,
) -> None:
    # Faults that expired tokens ended with the process that injected them.
    users = UserStore(database)
    users.restore_tokens()
    with bound_socket(options.host, options.port, database) as listener:
        address = shown_address(listener)
        lines = ready_lines(
            f"http://{address}",
            made_store_id(database),
            users.seller_lines(),
            as_json=options.json,
        )
        pictures = options.store / PICTURE_FOLDER
        PictureStore(database, pictures).discard_parts()
        application = build_application(
            database,
            clock,
            pictures=pictures,
            draw_picture=draw_picture,
            settings=settings,
        )
        with listed_as_serving(options.store, f"http://{address}"):
            server.serve_until_stopped(application, listener, lambda: _print_lines(lines))


@contextlib.contextmanager
def _request_log(store: Path) -> Iterator[RequestLog]:
    """Open the log of a store, and let what the program itself logs go there as well."""
    folder = store / LOG_FOLDER
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        log = RequestLog(folder / LOG_FILE)
    except OSError as error:
        raise ServiceError(f"{folder} cannot be written: {error.strerror}") from error
    handler = EventHandler(log)
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        yield log
    finally:
        root.removeHandler(handler)
        log.close()


def _print_lines(lines: list[str]) -> None:
    # Whoever started us may be gone; the marketplace runs on.
    with contextlib.suppress(OSError, ValueError):
        say(*lines)
