"""``orders`` and ``questions``: the orders and questions of buyers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from app.commands.completion.values import listings
from app.commands.exits import EPILOG, Exit
from app.commands.language import tr
from app.commands.lookups.lookup_run import (
    identifier,
    of_another_seller,
    run_lookup,
    unknown_listing,
)
from app.commands.lookups.words import or_unknown, time_text
from app.commands.output import print_json, print_table
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text
from app.commands.texts.figures import UNKNOWN, money_text
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from app.domain.models.order import Order
    from app.domain.models.question import Question
    from app.engine.facade import OpenShop

_ANSWERED = "answered"
_MOST = 1000

limit_option = click.option(
    "--limit",
    type=click.IntRange(1, _MOST),
    default=50,
    show_default=True,
    help="Maximum number to show.",
)


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option(
    "--query", "text", default="", metavar="TEXT", help="Words to search for in the orders."
)
@click.option("--tag", "tags", multiple=True, metavar="TAG", help="Only orders with this tag.")
@limit_option
@json_option
@takes_shop
def orders(choice: ShopChoice, text: str, tags: tuple[str, ...], limit: int, as_json: bool) -> int:
    """Show buyers' orders, newest first.

    A buyer's telephone number, if the marketplace gives it, is only in --json.
    """

    async def work(shop: OpenShop) -> tuple[tuple[Order, ...], bool]:
        return await shop.lookups.orders(text=text, tags=tags, limit=limit)

    def report(result: tuple[tuple[Order, ...], bool]) -> int:
        found, whole = result
        if as_json:
            print_json({"orders": [_order(one) for one in found], "complete": whole})
            return Exit.DONE
        if not found:
            say(tr("There are no such orders.") if text or tags else tr("There are no orders."))
            return Exit.DONE
        print_table(
            (
                tr("order"),
                tr("placed"),
                tr("status"),
                tr("total"),
                tr("buyer"),
                tr("items"),
            ),
            (
                (
                    str(one.id),
                    time_text(one.date_created),
                    code_text(one.status or UNKNOWN),
                    money_text(one.total_amount, one.currency_id),
                    or_unknown(None if one.buyer is None else one.buyer.nickname),
                    _bought(one),
                )
                for one in found
            ),
        )
        _print_more(len(found), limit, whole=whole)
        return Exit.DONE

    return run_lookup("orders", choice, work, report, as_json=as_json)


def _order(order: Order) -> dict[str, object]:
    lines = [
        {
            "item_id": None if line.item is None else line.item.id,
            "title": None if line.item is None else line.item.title,
            "quantity": line.quantity,
            "unit_price": line.unit_price,
        }
        for line in order.order_items or ()
    ]
    return {
        "id": str(order.id),
        "status": order.status,
        "date_created": order.date_created,
        "total_amount": order.total_amount,
        "currency_id": order.currency_id,
        "tags": list(order.tags or ()),
        "buyer": None if order.buyer is None else order.buyer.to_wire(),
        "items": lines,
    }


def _bought(order: Order) -> str:
    lines = order.order_items or ()
    if not lines:
        return UNKNOWN
    first = lines[0]
    title = plain((first.item.title or first.item.id) if first.item else UNKNOWN, 40)
    count = plain(or_unknown(first.quantity))
    more = " " + tr("and {count} more", count=len(lines) - 1) if len(lines) > 1 else ""
    return f"{count} × {title}{more}"


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument(
    "item_id", required=False, metavar="[ID]", callback=identifier, shell_complete=listings
)
@click.option("--unanswered", is_flag=True, help="Only questions that wait for an answer.")
@limit_option
@json_option
@takes_shop
def questions(
    choice: ShopChoice, item_id: str | None, unanswered: bool, limit: int, as_json: bool
) -> int:
    """Show buyers' questions about all listings, or about one."""

    async def work(shop: OpenShop) -> tuple[tuple[Question, ...], bool]:
        from app.engine.notices import NoticeError

        try:
            # Questions that are filtered out below must not count against the limit.
            most = _MOST if unanswered else limit
            found, whole = await shop.lookups.questions(item_id, limit=most)
        except NoticeError as error:
            if item_id is not None and error.notice.code == "not_found":
                unknown_listing(shop.session.catalog.path.parent, item_id)
            if item_id is not None and error.notice.code == "forbidden":
                raise of_another_seller(item_id) from error
            raise
        if unanswered:
            found = tuple(one for one in found if not _is_answered(one))
        return found[:limit], whole and len(found) <= limit

    def report(result: tuple[tuple[Question, ...], bool]) -> int:
        found, whole = result
        if as_json:
            print_json({"questions": [_question(one) for one in found], "complete": whole})
            return Exit.DONE
        if not found:
            say(
                tr("No questions are waiting for an answer.")
                if unanswered
                else tr("There are no questions.")
            )
        for one in found:
            status = code_text((one.status or UNKNOWN).lower())
            say(f"{time_text(one.date_created)}  {plain(one.item_id or UNKNOWN)}  {status}")
            say(f"  {plain(one.text or UNKNOWN)}")
            if one.answer is not None and one.answer.text:
                say(f"  {time_text(one.answer.date_created)}: {plain(one.answer.text)}")
        _print_more(len(found), limit, whole=whole)
        return Exit.DONE

    return run_lookup("questions", choice, work, report, as_json=as_json)


def _is_answered(question: Question) -> bool:
    return (question.status or "").casefold() == _ANSWERED or question.answer is not None


def _question(question: Question) -> dict[str, object]:
    answer = question.answer
    return {
        "id": str(question.id),
        "item_id": question.item_id,
        "status": question.status,
        "date_created": question.date_created,
        "text": question.text,
        "answer": None
        if answer is None
        else {"text": answer.text, "status": answer.status, "date_created": answer.date_created},
    }


def _print_more(shown: int, limit: int, *, whole: bool) -> None:
    if whole:
        return
    if shown == limit < _MOST:
        say(tr("Only the first {limit} are shown; use --limit to show more.", limit=limit))
    else:
        say(tr("There may be more: the marketplace shows at most {most}.", most=_MOST))
