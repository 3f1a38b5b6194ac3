"""Arguments and options that are one of a few words, with the nearest of a wrong one, or a file."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from app.commands.language import tr
from app.domain.nearest import nearest

if TYPE_CHECKING:
    from collections.abc import Iterable


class Choice(click.Choice[str]):
    """A word of those that are known."""

    def get_invalid_choice_message(self, value: Any, ctx: click.Context | None) -> str:
        """Return why ``value`` is none of the words, and which of them was meant, it seems."""
        message = super().get_invalid_choice_message(value, ctx)
        return message.removesuffix(".") + meant(str(value), self.choices)


class InputFile(click.File):
    """A file that is read, or standard input; why it cannot be is in the language of the run."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the opened file; raise a usage error."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter as problem:
            error = problem.__context__
            if not isinstance(error, OSError):
                raise
            from app.commands.texts.problems import file_reason

            self.fail(f"'{click.format_filename(value)}': {file_reason(error)}", param, ctx)


def meant(typed: str, known: Iterable[str]) -> str:
    """Return the end of a sentence about an unknown word: the nearest of those that are known."""
    near = nearest(typed, known)
    return "" if near is None else tr("; did you mean {near}?", near=near)
