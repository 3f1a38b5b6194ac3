"""The help of the commands in another language: a translated copy of the command tree."""

from __future__ import annotations

import copy
import inspect
import re
from collections.abc import Callable, Mapping
from functools import partial

import click

from app.commands.texts.lazy_commands import LazyCommands

_AS_IT_STANDS = "\b"
"""The character that begins a paragraph that click does not wrap."""
_GAP = re.compile(r"(\s{2,})")

Translate = Callable[[str], str]


def translated_tree(command: click.Command, translate: Translate) -> click.Command:
    """Return a copy of ``command`` and its sub-commands with all help texts translated.

    ``command`` itself is not changed. A sub-command is translated when it is first requested.
    """
    translated = copy.copy(command)
    translated.help, translated.epilog = (
        _help(command.help, translate),
        _help(command.epilog, translate),
    )
    translated.short_help = _help(command.short_help, translate)
    translated.options_metavar = _word(command.options_metavar, translate)
    translated.params = [_parameter(each, translate) for each in command.params]
    # The help option is created on first use, in the language of that moment.
    vars(translated).update(_help_option=None)
    if isinstance(translated, click.Group):
        translated.subcommand_metavar = _word(translated.subcommand_metavar, translate) or ""
        below = translated.commands
        translated.commands = LazyCommands(
            {name: partial(_below, below, name, translate) for name in below}
        )
    return translated


def _below(commands: Mapping[str, click.Command], name: str, translate: Translate) -> click.Command:
    return translated_tree(commands[name], translate)


def _parameter(parameter: click.Parameter, translate: Translate) -> click.Parameter:
    if not isinstance(parameter, click.Option) or not parameter.help:
        return parameter
    translated = copy.copy(parameter)
    translated.help = _help(parameter.help, translate)
    return translated


def _word(text: str | None, translate: Translate) -> str | None:
    return translate(text) if text else text


def _help(text: str | None, translate: Translate) -> str | None:
    """Translate a help text by paragraphs, and unwrapped text by the cells of its lines."""
    if not text:
        return text
    # Text after a form feed is meant for readers of the source.
    paragraphs = inspect.cleandoc(text.split("\f")[0]).split("\n\n")
    return "\n\n".join(_paragraph(each, translate) for each in paragraphs)


def _paragraph(text: str, translate: Translate) -> str:
    if not text.lstrip("\n").startswith(_AS_IT_STANDS):
        return translate(" ".join(text.split()))
    return "\n".join("".join(map(translate, _GAP.split(line))) for line in text.split("\n"))
