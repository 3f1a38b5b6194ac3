"""``practice``: controls the sales, faults and clock of a practice marketplace."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import IO, TYPE_CHECKING

import click

from app.commands.choices import Choice, InputFile
from app.commands.completion.values import listings
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.lookups.lookup_run import identifier
from app.commands.output import fail
from app.commands.practice.forms import (
    fault_form,
    read_faults,
    read_figure,
    seconds_ahead,
    with_known,
)
from app.commands.practice.run import explain_sale, in_practice, known_state
from app.commands.practice.words import (
    print_clock,
    print_faults,
    print_rate,
    print_sale,
    print_state,
    rate_record,
    reporter,
    state_record,
    wire_record,
)
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, shop_options, takes_shop

if TYPE_CHECKING:
    from app.commands.practice.words import State
    from app.domain.models.practice import PracticeClock, PracticeFaults, PracticeSale
    from app.engine.practice import PracticeMarketplace

METHODS = ("GET", "POST", "PUT", "DELETE")


@click.group(context_settings=CONTEXT, epilog=EPILOG)
@shop_options
@click.pass_context
def practice(
    context: click.Context, profile: str | None, base_url: str | None, workspace: Path | None
) -> None:
    """Rehearse sales, faults and time on a practice marketplace.

    Works on the practice shop's marketplace, on the one that a window or 'vitrina serve' has open,
    or on the one at --base-url. A real marketplace does not support this and is left alone.
    """
    above = context.obj or ShopChoice()
    context.obj = ShopChoice(
        profile or above.profile, base_url or above.base_url, workspace or above.workspace
    )


@practice.command(context_settings=CONTEXT, epilog=EPILOG)
@json_option
@takes_shop
def status(choice: ShopChoice, as_json: bool) -> int:
    """Show the marketplace's time, automatic buyers and faults."""
    return in_practice("status", choice, known_state, reporter(state_record, print_state, as_json))


@practice.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina practice sell MX1000000001 --quantity 2\n"
    "  vitrina practice sell MX1000000001 --variation 90000000001 --buyer ANA\n"
    "  vitrina practice sell --per-hour 6 --seed 3\n\n" + EPILOG,
)
@click.argument(
    "item_id", required=False, metavar="[ID]", callback=identifier, shell_complete=listings
)
@click.option(
    "--variation",
    "variation_id",
    metavar="ID",
    callback=identifier,
    help="Variation to buy.",
)
@click.option(
    "--quantity", type=click.IntRange(min=1), metavar="N", help="Number of units; 1 by default."
)
@click.option("--buyer", metavar="NICKNAME", help="Nickname of the buyer; any buyer by default.")
@click.option(
    "--per-hour",
    callback=read_figure,
    metavar="N",
    help="Instead of one sale, set the number of automatic buyers per hour; 0 stops them.",
)
@click.option(
    "--seed",
    type=int,
    metavar="N",
    help="With --per-hour: random seed for the buyers; 0 by default.",
)
@json_option
@takes_shop
def sell(
    choice: ShopChoice,
    item_id: str | None,
    variation_id: str | None,
    quantity: int | None,
    buyer: str | None,
    per_hour: Decimal | None,
    seed: int | None,
    as_json: bool,
) -> int:
    """Buy from one of your listings, or start automatic buyers.

    A sale creates an order, reduces the stock and locks the fields that a sale locks. A listing
    that sells out is paused or closed, depending on its listing type. Only active listings can be
    sold, and no more units than are in stock.
    """
    one = {"ID": item_id, "--variation": variation_id, "--quantity": quantity, "--buyer": buyer}
    if per_hour is not None:
        if given := [name for name, value in one.items() if value is not None]:
            raise click.UsageError(tr("--per-hour cannot be used with {given}.", given=given[0]))
        rate: dict[str, object] = {"per_hour": per_hour, "seed": seed or 0}
        report_rate = reporter(rate_record, print_rate, as_json)
        return in_practice("sell", choice, lambda at: at.practice.set_rate(rate), report_rate)
    if seed is not None:
        raise click.UsageError(tr("--seed needs --per-hour."))
    if item_id is None:
        raise click.UsageError(tr("Give the ID of the listing to sell, or --per-hour N."))
    form: dict[str, object] = {"item_id": item_id}
    if variation_id is not None:
        form["variation_id"] = variation_id
    if quantity is not None:
        form["quantity"] = quantity
    if buyer is not None:
        form["buyer"] = {"nickname": buyer}

    async def work(market: PracticeMarketplace) -> PracticeSale:
        from app.client.errors import Refused

        try:
            return await market.practice.sell(form)
        except Refused as error:
            await explain_sale(market, item_id, error)
            raise

    return in_practice("sell", choice, work, reporter(wire_record, print_sale, as_json))


@practice.command(
    context_settings=CONTEXT,
    epilog="\b\nExamples:\n"
    "  vitrina practice fault cut_after_commit --method POST --path /items --rate 0.15\n"
    "  vitrina practice fault status --status 504 --times 3 --add\n\n" + EPILOG,
)
@click.argument("kind", required=False, metavar="[KIND]")
@click.option(
    "--method",
    type=Choice(METHODS, case_sensitive=False),
    help="Only requests with this HTTP method.",
)
@click.option(
    "--path", metavar="PATH", help="Only requests to this route or pattern: /items/:id, /items/*."
)
@click.option(
    "--rate",
    callback=read_figure,
    metavar="SHARE",
    help="Share of the requests to affect, from 0 to 1.",
)
@click.option("--after-calls", type=int, metavar="N", help="Do not affect the first N requests.")
@click.option("--times", type=int, metavar="N", help="Affect at most N requests.")
@click.option("--status", type=int, metavar="CODE", help="HTTP status that kind 'status' answers.")
@click.option(
    "--seconds",
    callback=read_figure,
    metavar="N",
    help="How long the fault waits, or asks the client to wait.",
)
@click.option(
    "--seed", type=int, metavar="N", help="Random seed for the share of requests; 0 by default."
)
@click.option("--add", is_flag=True, help="Keep the faults already set; their counts start again.")
@click.option(
    "--file",
    type=InputFile("rb"),
    metavar="FILE",
    help='Instead of KIND, a file with {"seed": N, "faults": [...]} as the '
    "marketplace accepts it; - is standard input.",
)
@json_option
@takes_shop
def fault(
    choice: ShopChoice,
    add: bool,
    seed: int | None,
    file: IO[bytes] | None,
    as_json: bool,
    **options: object,
) -> int:
    """Make requests fail on purpose.

    KIND is latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html,
    expire_scroll, expire_token or rate_limit. The fault lasts until 'practice reset' or until the
    marketplace ends. It replaces the faults already set, unless --add is given.
    """
    wanted = {name: value for name, value in options.items() if value is not None}
    if file is not None:
        if wanted or add or seed is not None:
            raise click.UsageError(tr("--file cannot be used with other options."))
        form = read_faults(file)
    else:
        form = {"seed": seed or 0, "faults": [fault_form(wanted)]}

    async def work(market: PracticeMarketplace) -> PracticeFaults:
        if not market.runs_on:
            fail(
                "practice fault",
                tr(
                    "the practice shop is not running, and faults last only while it runs: "
                    "open the window or run 'vitrina serve'"
                ),
                Exit.MARKETPLACE,
            )
        if add:
            known = await market.practice.faults()
            return await market.practice.set_faults(with_known(known, form, seed=seed))
        return await market.practice.set_faults(form)

    return in_practice("fault", choice, work, reporter(wire_record, print_faults, as_json))


@practice.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument("ahead", required=False, metavar="[AHEAD]")
@json_option
@takes_shop
def clock(choice: ShopChoice, ahead: str | None, as_json: bool) -> int:
    """Move the marketplace's clock forward, or show its time.

    AHEAD is a duration such as 90s, 30m, 6h, 2d or 1d12h, or a time such as 2026-01-31T12:00:00Z.
    Everything due until then happens: listings start and end, buyers come. Without AHEAD, shows the
    time. The clock never goes back.
    """
    seconds = None if ahead is None else seconds_ahead(ahead)

    async def work(market: PracticeMarketplace) -> PracticeClock:
        known = await market.practice.clock()
        return known if seconds is None else await market.practice.advance(seconds(known.now))

    return in_practice("clock", choice, work, reporter(wire_record, print_clock, as_json))


@practice.command(context_settings=CONTEXT, epilog=EPILOG)
@json_option
@takes_shop
def reset(choice: ShopChoice, as_json: bool) -> int:
    """End all faults and stop automatic buyers.

    Tokens that a fault expired become valid again. Sales are kept, and the clock is not changed.
    For a shop in its initial state, use 'vitrina serve --fresh'.
    """

    async def work(market: PracticeMarketplace) -> State:
        await market.practice.clear_faults()
        await market.practice.end_sales()
        return await known_state(market)

    return in_practice("reset", choice, work, reporter(state_record, print_state, as_json))
