"""The access of the ``practice`` commands to a marketplace, and their errors."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, TypeVar

from app.commands.exits import Exit, exit_of
from app.commands.language import tr
from app.commands.output import claim, fail
from app.commands.practice.words import State, figure
from app.commands.signal_handling import cancelled_by_signals
from app.commands.wording import notice_text, plain
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from app.client.errors import ClientError, Refused
    from app.commands.shop_options import ShopChoice
    from app.engine.practice import PracticeMarketplace

Result = TypeVar("Result")


def in_practice(
    verb: str,
    choice: ShopChoice,
    work: Callable[[PracticeMarketplace], Awaitable[Result]],
    report: Callable[[Result], int],
) -> int:
    """Run ``work`` with the practice marketplace of a shop and ``report`` its result.

    Return the exit code. Errors that prevent the work are printed on standard error.
    """
    import asyncio

    from app.client.errors import ClientError
    from app.engine.notices import NoticeError
    from app.engine.practice import NoPractice, open_practice
    from app.shops import remember_shop

    name = f"practice {verb}"
    shop, target = claim(name, choice)

    async def run() -> Result:
        async with cancelled_by_signals(), open_practice(shop.workspace, target) as market:
            if choice.profile and choice.base_url:
                remember_shop(shop)
            return await work(market)

    try:
        return report(asyncio.run(run()))
    except NoPractice as error:
        address = plain(error.base_url, 100)
        fail(
            name,
            tr("the marketplace at {address} is not a practice marketplace", address=address),
            Exit.USAGE,
        )
    except ClientError as error:
        _explain(name, error)
    except NoticeError as error:
        fail(name, notice_text(error.notice), exit_of(error.notice))
    except (KeyboardInterrupt, asyncio.CancelledError):
        fail(
            name,
            tr("interrupted; see the current state with 'vitrina practice status'"),
            Exit.INTERRUPTED,
        )


def _explain(name: str, error: ClientError) -> NoReturn:
    """End a command that the marketplace refused, or that has no answer."""
    from app.client.errors import Refused, Unauthorized
    from app.client.outcome import Outcome
    from app.engine.notices import notice_of

    notice = notice_of(error)
    if error.outcome is Outcome.UNKNOWN and error.method != "GET":
        fail(
            name,
            tr(
                "{notice} It is not known whether it was done; see 'vitrina practice status'.",
                notice=notice_text(notice),
            ),
            Exit.UNFINISHED,
        )
    if not isinstance(error, Refused) or isinstance(error, Unauthorized) or error.status == 429:
        fail(name, notice_text(notice), exit_of(notice))
    reasons = [plain(cause.message or cause.code) for cause in error.causes]
    # Without reasons in the refusal the ids or options were wrong.
    code = Exit.NOT_ALL if reasons else Exit.USAGE
    fail(name, " ".join(reasons) or plain(error.message or error.reason), code)


async def explain_sale(market: PracticeMarketplace, item_id: str, error: Refused) -> None:
    """Suggest valid names if a sale was refused because of its listing or variation.

    Raise ``BadParameter`` with the nearest id if the listing does not exist.
    """
    from app.client.errors import ClientError, Forbidden, NotFound
    from app.commands.lookups.lookup_run import of_another_seller, unknown_listing

    words_of_error = " ".join((error.message, *(str(cause.code) for cause in error.causes)))
    if "variation" not in words_of_error:
        if isinstance(error, NotFound):
            unknown_listing(market.workspace, item_id)
        if isinstance(error, Forbidden):
            raise of_another_seller(item_id) from error
        return
    try:
        variations = await market.api.variations.of_item(item_id)
    except ClientError:
        return
    if variations:
        say(tr("The variations of {item_id}:", item_id=item_id), to_stderr=True)
    else:
        say(
            tr("{item_id} has no variations; do not use --variation.", item_id=item_id),
            to_stderr=True,
        )
    for one in variations:
        values = (value.value_name for value in one.attribute_combinations or ())
        words = plain(", ".join(value for value in values if value), 60)
        stock = figure(one.available_quantity)
        say(
            "  "
            + tr(
                "--variation {id}  {words}  ({stock} available)",
                id=plain(str(one.id), 64),
                words=words,
                stock=stock,
            ),
            to_stderr=True,
        )


async def known_state(market: PracticeMarketplace) -> State:
    """Return the complete state of a practice marketplace."""
    practice = market.practice
    now = (await practice.clock()).now
    sales, faults = await practice.sales(), await practice.faults()
    return State(market.base_url, market.runs_on, now, sales, faults)
