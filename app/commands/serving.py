"""``vitrina serve``: the practice marketplace alone."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from app.commands.language import tr
from app.commands.shop_options import CONTEXT

if TYPE_CHECKING:
    from app.service.stores.store_address import StoreAddress


_FOLDER = click.Path(path_type=Path, file_okay=False)


def _moment(
    _context: click.Context, _option: click.Parameter, value: str | None
) -> datetime | None:
    if value is None:
        return None
    from app.domain.timestamps import parse_timestamp

    moment = parse_timestamp(value)
    if moment is None or not 1970 < moment.year < 9000:
        raise click.BadParameter(tr("a moment such as 2026-01-31T12:00:00Z"))
    return moment


def _store(
    _context: click.Context, _option: click.Parameter, value: str | None
) -> Path | StoreAddress | None:
    if value is None:
        return None
    from app.service.stores.store_address import (
        AddressUnreadable,
        PasswordInAddress,
        read_store_address,
    )

    try:
        address = read_store_address(value)
    except PasswordInAddress:
        raise click.BadParameter(
            tr("no password in the address; PGPASSFILE or PGPASSWORD holds it")
        ) from None
    except AddressUnreadable:
        raise click.BadParameter(tr("an address such as postgresql://HOST/DATABASE")) from None
    return address or _FOLDER.convert(value, _option, _context)


@click.command(context_settings=CONTEXT)
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=0,
    show_default=True,
    help="Port to listen on; 0 uses the previous port again, or a free one.",
)
@click.option(
    "--store",
    callback=_store,
    metavar="DIR|URL",
    help="Folder of the marketplace, or postgresql://HOST/DATABASE; created and filled if it does "
    "not exist.",
)
@click.option("--seed", type=int, help="Number of the practice world; 1 by default.")
@click.option(
    "--listings",
    type=click.IntRange(0, 1_000_000),
    help="Listings of the first seller of a new store; 500 by default.",
)
@click.option(
    "--world",
    type=click.Path(path_type=Path, file_okay=False, exists=True),
    metavar="DIR",
    help="Fill a new store from files in the wire format: sites.json, "
    "categories.json, attributes/ID.json, currencies.json, users.json, "
    "items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. Missing "
    "files, except the listings, are taken from the practice world.",
)
@click.option(
    "--fresh",
    is_flag=True,
    help="Rename an existing store, adding the time to its name, and create a new one.",
)
@click.option(
    "--clock",
    metavar="TIME",
    callback=_moment,
    help="Start time of the marketplace's clock, such as 2026-01-31T12:00:00Z; "
    "the clock runs on from there, also after a restart.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
    metavar="N",
    help="Number of processes that answer on the port; more than one needs a "
    "--store in a database server.",
)
@click.option("--strict", is_flag=True, help="Serve only the specification, without /_practice.")
@click.option(
    "--rate-limit",
    type=click.IntRange(0, 1_000_000),
    default=0,
    metavar="N",
    help="Answer 429 to a client that sends more than N requests a second; 0 means no limit.",
)
@click.option(
    "--i-know-this-is-a-practice-service",
    "open_to_others",
    is_flag=True,
    help="Allow a --host that other machines can reach.",
)
@click.option("--check", is_flag=True, help="Check whether this version can use --store, and exit.")
@click.option("--json", "as_json", is_flag=True, help="Print the address and the tokens as JSON.")
@click.option("--until-stdin-closes", is_flag=True, hidden=True)
@click.pass_context
def serve(
    context: click.Context,
    host: str,
    port: int,
    store: Path | StoreAddress | None,
    seed: int | None,
    listings: int | None,
    world: Path | None,
    fresh: bool,
    clock: datetime | None,
    strict: bool,
    workers: int,
    rate_limit: int,
    open_to_others: bool,
    check: bool,
    as_json: bool,
    until_stdin_closes: bool,
) -> None:
    """Run the practice marketplace over HTTP until stopped.

    When ready, it prints its address and, for each seller, one line with the token to use. Any
    client of such a service works with it. An existing store is used as it is; a store created with
    a different --seed, --listings or --world is refused with exit code 2.
    """
    from app.paths import practice_store_dir
    from app.service.serve_options import ServeOptions
    from app.service.server import check as check_store
    from app.service.server import serve as run_marketplace

    if check:
        context.exit(check_store(store or practice_store_dir()))
    if fresh and store is not None and not isinstance(store, Path):
        raise click.UsageError(tr("--fresh puts a folder aside; rename the schema in the database"))
    if workers > 1 and (store is None or isinstance(store, Path)):
        raise click.UsageError(
            tr(
                "--workers above 1 needs a --store in a database server: a folder allows "
                "only one process"
            )
        )
    if workers > 1 and os.name != "posix":
        raise click.UsageError(
            tr("--workers above 1 needs a system where processes can share a port")
        )
    options = ServeOptions(
        host=host,
        port=port,
        store=store or practice_store_dir(),
        seed=seed,
        listings=listings,
        world=world,
        fresh=fresh,
        clock=clock,
        strict=strict,
        workers=workers,
        rate_limit=rate_limit,
        open_to_others=open_to_others,
        json=as_json,
        until_stdin_closes=until_stdin_closes,
    )
    context.exit(run_marketplace(options))
