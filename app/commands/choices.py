"""Parameter types: a choice that suggests the nearest word, and an input file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from app.commands.language import tr
from app.domain.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Iterable


class Choice(click.Choice[str]):
    """A choice among fixed words, which suggests the nearest one for an unknown word."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """Return the message for an unknown ``value``, with the word that was probably meant."""
        message = super().get_invalid_choice_message(value, ctx)
        return message.removesuffix(".") + suggestion(str(value), self.choices)


class InputFile(click.File):
    """An input file or standard input, with error messages in the language of the run."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the opened file; raise a usage error if it cannot be opened."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as problem:
            error = problem.__context__
            if not isinstance(error, OSError):
                raise
            from app.commands.texts.problems import file_reason

            self.fail(f"'{click.format_filename(value)}': {file_reason(error)}", param, ctx)


def suggestion(typed: str, known: Iterable[str]) -> str:
    """Return the end of an error message that suggests the nearest of the ``known`` words."""
    near = nearest(typed, known)
    return "" if near is None else tr("; did you mean {near}?", near=near)
