"""The state of a practice marketplace, as text and as JSON records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from app.commands.exits import Exit
from app.commands.language import count_text, number_text, tr
from app.commands.output import print_json, print_table
from app.commands.texts.codes import status_text
from app.commands.texts.figures import moment_shown, money_text
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Callable
    from decimal import Decimal

    from app.domain.base import Resource
    from app.domain.models.practice import (
        PracticeClock,
        PracticeFault,
        PracticeFaults,
        PracticeSale,
        PracticeSales,
        SoldStock,
    )

Result = TypeVar("Result")
_MOST_ROUTES = 10
_WIDTH = len("marketplace")


@dataclass(frozen=True, slots=True)
class State:
    """The complete state of a practice marketplace."""

    base_url: str
    runs_on: bool
    now: str
    sales: PracticeSales
    faults: PracticeFaults


def reporter(
    record: Callable[[Result], object], words: Callable[[Result], None], as_json: bool
) -> Callable[[Result], int]:
    """Return a function that prints a result, by ``words`` or as the JSON of ``record``."""

    def report(result: Result) -> int:
        if as_json:
            print_json(record(result))
        else:
            words(result)
        return Exit.DONE

    return report


def wire_record(answer: Resource) -> object:
    """Return an answer of the marketplace as a JSON record."""
    return answer.to_wire()


def rate_record(sales: PracticeSales) -> object:
    """Return the settings of the simulated buyers as a JSON record."""
    return {"sales": sales.to_wire()}


def state_record(state: State) -> dict[str, object]:
    """Return the state as a JSON record."""
    return {
        "base_url": state.base_url,
        "running": state.runs_on,
        "now": state.now,
        "sales": state.sales.to_wire(),
        "seed": 0,
        "faults": [],
        "calls": {},
        **state.faults.to_wire(),
    }


def print_state(state: State) -> None:
    """Print the state as text."""
    running = (
        "" if state.runs_on else " " + tr("(started for this command; it is not running otherwise)")
    )
    _print_fact(tr("marketplace"), f"{plain(state.base_url, 100)}{running}")
    _print_fact(tr("time"), moment_shown(state.now))
    print_rate(state.sales)
    print_faults(state.faults)
    calls = sorted((state.faults.calls or {}).items(), key=lambda entry: (-entry[1], entry[0]))
    if calls:
        say(tr("requests since the faults were set or reset:"))
        for route, count in calls[:_MOST_ROUTES]:
            say(f"  {count_text(count):>6}  {plain(route, 90)}")
        if len(calls) > _MOST_ROUTES:
            say("          " + tr("and {count} more routes", count=len(calls) - _MOST_ROUTES))


def _print_fact(name: str, text: str) -> None:
    say(f"{name.ljust(max(_WIDTH, len(name)))}  {text}")


def print_clock(clock: PracticeClock) -> None:
    """Print the marketplace's time."""
    say(moment_shown(clock.now))


def print_rate(sales: PracticeSales) -> None:
    """Print the settings of the simulated buyers."""
    if not sales.per_hour:
        _print_fact(tr("buyers"), tr("no automatic buyers"))
        return
    _print_fact(
        tr("buyers"),
        tr(
            "{per_hour} an hour (seed {seed}): {sold} bought, {missed} found "
            "nothing; the next comes at {next}",
            per_hour=figure(sales.per_hour),
            seed=str(sales.seed),
            sold=figure(sales.sold),
            missed=figure(sales.missed),
            next=moment_shown(plain(sales.next or "–", 40)),
        ),
    )


def print_faults(faults: PracticeFaults) -> None:
    """Print the current faults, and the number of calls that each affected."""
    if not faults.faults:
        _print_fact(tr("faults"), tr("none"))
        return
    seed = tr("seed {seed}", seed=str(faults.seed))
    _print_fact(tr("faults"), f"{count_text(len(faults.faults))} ({seed})")
    heads = (
        *(tr("kind"), tr("with"), tr("method"), tr("path"), tr("rate")),
        *(tr("after"), tr("times"), tr("hits"), tr("of calls")),
    )
    print_table(
        heads,
        (
            (
                *(
                    one.kind,
                    _detail(one),
                    one.method or tr("any"),
                    one.path or "*",
                    figure(one.rate),
                ),
                *(figure(one.after_calls), tr("any") if one.times is None else figure(one.times)),
                *(figure(one.hits), figure(one.calls)),
            )
            for one in faults.faults
        ),
    )


def _detail(fault: PracticeFault) -> str:
    """Return the parameter that identifies a fault of its kind: the status, or the seconds."""
    if fault.kind == "status":
        return str(fault.status)
    return f"{figure(fault.seconds)} s" if fault.seconds else ""


def print_sale(sale: PracticeSale) -> None:
    """Print a sale: the item, the buyer, and the remaining stock."""
    order = sale.order
    for line in order.order_items or ():
        title = plain(line.item.title or "", 60) if line.item else ""
        item_id = plain(line.item.id or "–", 64) if line.item else "–"
        say(
            tr(
                "Sold {quantity} of {item_id}  {title}",
                quantity=figure(line.quantity),
                item_id=item_id,
                title=title,
            )
        )
    buyer = order.buyer
    names = (buyer.nickname, buyer.first_name, buyer.last_name) if buyer else ()
    order_id = plain(str(order.id), 64)
    amount = money_text(order.total_amount, plain(order.currency_id or "", 10))
    who = plain(" ".join(name for name in names if name) or "–", 100)
    say("  " + tr("order {id}, {amount}, to {who}", id=order_id, amount=amount, who=who))
    for stock in (sale.variation, sale.item):
        if stock is not None:
            say(f"  {_left(stock)}")


def _left(stock: SoldStock) -> str:
    status = f", {status_text(stock.status, stock.sub_status or ())}" if stock.status else ""
    return tr(
        "{id}: {available_quantity} available, {sold_quantity} sold{status}",
        id=plain(str(stock.id), 64),
        available_quantity=figure(stock.available_quantity),
        sold_quantity=figure(stock.sold_quantity),
        status=status,
    )


def figure(number: Decimal | int | None) -> str:
    """Return a number as it is shown; a dash for an unknown one."""
    return "–" if number is None else number_text(number)
