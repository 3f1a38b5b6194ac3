"""``agent``: carries out scheduled plans without a window."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from app.commands.choices import Choice
from app.commands.exits import EPILOG, Exit, exit_of
from app.commands.language import tr
from app.commands.output import claim, fail, refuse
from app.commands.schedules.texts import print_move
from app.commands.shop_options import CONTEXT, ShopChoice, takes_shop
from app.commands.signal_handling import cancelled_by_signals
from app.commands.wording import notice_text
from app.terminal import say

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from app.engine.facade import OpenShop
    from app.engine.schedules.agent import Agent
    from app.engine.target import Target
    from app.shops import ShopLocation


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.option("--once", is_flag=True, help="Carry out what is due now, and exit.")
@click.option(
    "--log-in",
    "log_in",
    type=Choice(("on", "off", "show")),
    help="Start the agent at log-in, stop doing so, or show whether it is "
    "started. The token must be in the keyring: it is never written to a "
    "file.",
)
@takes_shop
def agent(choice: ShopChoice, once: bool, log_in: str | None) -> int:
    """Carry out scheduled plans until stopped.

    The agent contacts the marketplace only when something is due, and can run beside a window. A
    shop has at most one agent; while a window is open, the window carries out the plans.
    """
    shop, target = claim("agent", choice)
    if log_in is not None:
        return _at_log_in(choice, shop, log_in)
    return _look_after(shop, target, once=once)


def _look_after(shop: ShopLocation, target: Target, *, once: bool) -> int:
    import asyncio

    from app.clock import SystemClock
    from app.engine.notices import NoticeError
    from app.engine.schedules.agent import Agent
    from app.engine.schedules.agent_lock import claim_agent
    from app.workspace.lock import Locked

    def connect() -> AbstractAsyncContextManager[OpenShop]:
        # Most of the time nothing is due.
        from app.engine.facade import open_shop

        return open_shop(shop.workspace, target)

    found = Agent(
        shop.workspace,
        SystemClock(),
        connect,
        on_moved=print_move,
        on_notice=lambda notice: say(f"vitrina agent: {notice_text(notice)}", to_stderr=True),
    )
    try:
        lock = claim_agent(shop.workspace)
    except Locked:
        fail(
            "agent",
            tr("A window or another agent already carries out the schedules of this shop."),
            Exit.IN_USE,
        )
    except OSError as error:
        refuse("agent", error)
    try:
        asyncio.run(_run(found, once=once))
    except asyncio.CancelledError:
        return Exit.DONE
    except NoticeError as error:
        fail("agent", notice_text(error.notice), exit_of(error.notice))
    finally:
        lock.release()
    return Exit.DONE


async def _run(found: Agent, *, once: bool) -> None:
    async with cancelled_by_signals():
        await (found.look() if once else found.run())


def _at_log_in(choice: ShopChoice, shop: ShopLocation, setting: str) -> int:
    from pathlib import Path

    from app.engine.schedules.log_in import LogInStart

    start, command = LogInStart(shop.profile, Path.home()), _command(choice)
    if setting == "on" and not start.has_room(command):
        fail(
            "agent",
            tr("This command is too long for Windows to start. Use a shorter --workspace."),
            Exit.USAGE,
        )
    try:
        if setting == "on":
            start.turn_on(command)
        elif setting == "off":
            start.turn_off()
        shown = tr("The agent is started at log-in: {place}", place=start.place)
        say(shown if start.is_on else tr("The agent is not started at log-in."))
    except OSError as error:
        refuse("agent", error)
    return Exit.DONE


def _command(choice: ShopChoice) -> list[str]:
    """Return the command line that starts this agent again."""
    words = [sys.executable, "-m", "app"]
    if choice.profile:
        words += ["--profile", choice.profile]
    if choice.base_url:
        words += ["--base-url", choice.base_url]
    if choice.workspace:
        words += ["--workspace", str(choice.workspace.resolve())]
    return [*words, "agent"]
