"""Operations on texts and chosen values: set, replace a part, prefix, suffix, add."""

from __future__ import annotations

import re
from collections.abc import Callable

from app.domain.invisible import joined_lines
from app.editing.values import Choice, choices_in
from app.engine.plans.operation import Computation, OperationError, Skip

Replacement = Callable[[str], str | None]
"""Returns a text with its replacements made; ``None`` where there is nothing to replace."""
_REPLACEMENT = re.compile(r"s([^\w\s])(.+?)\1(.*?)\1(i?)")
_HALF_REPLACEMENT = re.compile(r"s(?:[/|#]|([^\w\s]).*\1)")


def replacement(name: str, value: str, *, whole: bool = False) -> Replacement | None:
    """Parse ``s/old/new/``, with any mark for the slash; return ``None`` for other text.

    ``whole`` keeps line ends and blanks; otherwise several blanks become one. Raise
    ``OperationError`` for an incomplete replacement, which would otherwise become the text of every
    listing.
    """
    match = _REPLACEMENT.fullmatch(value)
    if match is None:
        if _HALF_REPLACEMENT.match(value):
            raise OperationError("operation.half_replacement", name=name, text=value[:40])
        return None
    old, new = re.escape(match[2]), match[3]
    flags = re.IGNORECASE if match[4] else re.NOFLAG

    def replace(before: str) -> str | None:
        # A function is used as the replacement, so that a backslash in the new text has no meaning.
        after, count = re.subn(old, lambda _: new, before, flags=flags)
        if not count:
            return None
        return after if whole else " ".join(after.split())

    return replace


def text_operation(name: str, value: str) -> Computation:
    """Return the operation for a whole text or a replacement; raise ``OperationError``."""
    replace = replacement(name, value)
    if replace is None:
        text = joined_lines(value).strip()
        if name == "title" and not text:
            raise OperationError("operation.no_title")
        return lambda _before, _places: text

    def change(before: object, _places: int) -> str:
        after = replace(before) if isinstance(before, str) else None
        if after is None:
            raise Skip("not_found")
        if name == "title" and not after:
            raise Skip("nothing_left")
        return after

    return change


def affix_operation(name: str, value: str) -> Computation:
    """Return the operation that adds a prefix, or a suffix if ``name`` ends in ``suffix``.

    A text that already has the prefix or suffix is not changed.
    """
    text, behind = " ".join(value.split()), name.endswith("suffix")
    if not text:
        raise OperationError("operation.no_text", name=name)

    def change(before: object, _places: int) -> str:
        whole = before.strip() if isinstance(before, str) else ""
        if whole.endswith(text) if behind else whole.startswith(text):
            raise Skip("so_already")
        return f"{whole} {text}".strip() if behind else f"{text} {whole}".strip()

    return change


def chosen_operation(_name: str, value: str) -> Computation:
    """Return the operation that sets an attribute to the seller's text; empty text removes it."""
    text = joined_lines(value).strip()
    after = (Choice(None, text),) if text else ()
    return lambda _before, _places: after


def added_operation(name: str, value: str) -> Computation:
    """Return the operation that sets an attribute without a value; raise ``OperationError``."""
    text = joined_lines(value).strip()
    after = (Choice(None, text),)
    if not text:
        raise OperationError("operation.no_text", name=name)

    def change(before: object, _places: int) -> object:
        if choices_in(before):
            raise Skip("has_value")
        return after

    return change


def replaced_operation(name: str, value: str) -> Computation:
    """Return the operation that replaces a part of the value names of an attribute.

    Raise ``OperationError``, also if ``value`` is not a replacement.
    """
    replace = replacement(name, value)
    if replace is None:
        raise OperationError("operation.half_replacement", name=name, text=value[:40])

    def change(before: object, _places: int) -> object:
        had = choices_in(before)
        names = [replace(choice.name) for choice in had]
        if all(one is None for one in names):
            raise Skip("not_found")
        found = [
            choice if one is None else Choice(None, one)
            for choice, one in zip(had, names, strict=True)
        ]
        return tuple(choice for choice in found if choice.id is not None or choice.name)

    return change
