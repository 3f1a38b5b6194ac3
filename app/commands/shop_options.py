"""The options that select the shop of a command, before or after the sub-command."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import click

from app.commands.language import tr
from app.commands.wording import print_notice

PROFILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
CONTEXT = {"help_option_names": ["-h", "--help"], "max_content_width": 100}


class ShopChoice(NamedTuple):
    """The options that select a shop; all ``None`` means the practice shop."""

    profile: str | None = None
    base_url: str | None = None
    workspace: Path | None = None


def _profile(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value is not None and not PROFILE_NAME.fullmatch(value):
        raise click.BadParameter(tr("a name of letters, digits, dot, dash and underscore"))
    return value


def _address(_context: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    if value is not None and not value.strip():
        # A variable that was never set would otherwise select the practice shop.
        raise click.BadParameter(tr("an address, not an empty text"))
    return value


def shop_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the options that select the shop to ``command``."""
    for option in (
        click.option(
            "--workspace",
            type=click.Path(path_type=Path, file_okay=False),
            metavar="DIR",
            help="Folder of the seller's data: drafts, outbox, history, catalogue.",
        ),
        click.option(
            "--base-url",
            metavar="URL",
            callback=_address,
            help="Address of the marketplace; its token is read from VITRINA_TOKEN.",
        ),
        click.option(
            "--profile",
            metavar="NAME",
            callback=_profile,
            help="Name of the shop; with --base-url, the shop is saved under this name.",
        ),
    ):
        command = option(command)
    return command


def takes_shop(command: Callable[..., Any]) -> Callable[..., Any]:
    """Add the shop options to ``command`` and pass it one ``ShopChoice`` as ``choice``.

    An option after the sub-command overrides the same option before it.
    """

    @shop_options
    @functools.wraps(command)
    def chosen(
        *, profile: str | None, base_url: str | None, workspace: Path | None, **rest: Any
    ) -> Any:
        above = click.get_current_context().obj or ShopChoice()
        choice = ShopChoice(
            profile or above[0],
            base_url or above[1],
            workspace or above[2],
        )
        return command(choice=choice, **rest)

    return chosen


json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON document on standard output."
)


def folder_of(choice: ShopChoice) -> Path:
    """Return the data folder of a shop."""
    from app.commands.texts.problems import problem_text
    from app.shops import ShopUnknown, find_shop

    try:
        return find_shop(*choice, on_notice=print_notice).workspace
    except ShopUnknown as problem:
        raise click.UsageError(problem_text(problem)) from problem
