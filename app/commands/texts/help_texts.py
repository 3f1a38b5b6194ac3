"""The help of the commands in another language: the same tree of commands, told in its words."""

from __future__ import annotations

import copy
import inspect
import re
from collections.abc import Callable

import click

_AS_IT_STANDS = "\b"
"""What begins a paragraph that click does not wrap."""
_GAP = re.compile(r"(\s{2,})")

Told = Callable[[str], str]


def told_tree(command: click.Command, tell: Told) -> click.Command:
    """Return ``command`` with all below it, each text of its help as ``tell`` gives it.

    The command itself stays as it is.
    """
    told = copy.copy(command)
    told.help, told.epilog = _help(command.help, tell), _help(command.epilog, tell)
    told.short_help = _help(command.short_help, tell)
    told.options_metavar = _word(command.options_metavar, tell)
    told.params = [_parameter(each, tell) for each in command.params]
    # Made when it is first asked for, in the language of that moment.
    vars(told).update(_help_option=None)
    if isinstance(told, click.Group):
        told.subcommand_metavar = _word(told.subcommand_metavar, tell) or ""
        told.commands = {name: told_tree(each, tell) for name, each in told.commands.items()}
    return told


def _parameter(parameter: click.Parameter, tell: Told) -> click.Parameter:
    if not isinstance(parameter, click.Option) or not parameter.help:
        return parameter
    told = copy.copy(parameter)
    told.help = _help(parameter.help, tell)
    return told


def _word(text: str | None, tell: Told) -> str | None:
    return tell(text) if text else text


def _help(text: str | None, tell: Told) -> str | None:
    """Return a help text, told by its paragraphs; of what is not wrapped, by the cells of lines."""
    if not text:
        return text
    # What follows a form feed is for who reads the source.
    paragraphs = inspect.cleandoc(text.split("\f")[0]).split("\n\n")
    return "\n\n".join(_paragraph(each, tell) for each in paragraphs)


def _paragraph(text: str, tell: Told) -> str:
    if not text.lstrip("\n").startswith(_AS_IT_STANDS):
        return tell(" ".join(text.split()))
    return "\n".join("".join(map(tell, _GAP.split(line))) for line in text.split("\n"))
