"""Arguments and options that are one of a few words; of a wrong one the nearest is named."""

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


def meant(typed: str, known: Iterable[str]) -> str:
    """Return the end of a sentence about an unknown word: the nearest of those that are known."""
    near = nearest(typed, known)
    return "" if near is None else tr("; did you mean {near}?", near=near)
