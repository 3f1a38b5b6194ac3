"""Numbers as a site writes them: read exactly or refused, never guessed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import lru_cache
from typing import NamedTuple

_LONGEST = 40
_INTEGER_DIGITS = 16
_DIGITS = re.compile(r"[0-9]+")
_SIGNS = "$"
_BLANKS = " \t\u00a0\u202f"

UNREADABLE = "input.number.unreadable"
AMBIGUOUS = "input.number.ambiguous"
NEGATIVE = "input.number.negative"
TOO_PRECISE = "input.number.too_precise"
TOO_LARGE = "input.number.too_large"


class Separators(NamedTuple):
    """How a locale writes numbers: the sign before decimals and the one between groups."""

    decimal: str
    group: str


@dataclass(frozen=True, slots=True)
class Reading:
    """What a text says: a ``value``, or the ``code`` of what is wrong and what may be meant."""

    value: Decimal | None
    code: str | None = None
    suggestion: str | None = None


@lru_cache(maxsize=32)
def separators(locale: str) -> Separators:
    """The separators of ``locale`` (``es_AR``); a locale nobody knows is read as English."""
    # Babel is heavy and the window's first frame needs no numbers of a form.
    from babel import UnknownLocaleError
    from babel.numbers import get_decimal_symbol, get_group_symbol

    try:
        return Separators(get_decimal_symbol(locale), get_group_symbol(locale))
    except (UnknownLocaleError, ValueError):
        return Separators(".", ",")


def read_number(text: str, locale: str, *, decimals: int | None = None) -> Reading:
    """Read ``text`` as ``locale`` writes numbers, with at most ``decimals`` (money), else any.

    Without ``decimals`` the text is a measure: one group of three ("1.234" where the point
    groups) could mean either size, and is refused. A text in another locale's form is refused
    together with what it may have meant.
    """
    text = text.strip(_BLANKS)
    if len(text) > _LONGEST:
        return Reading(None, TOO_LARGE if text.isdigit() else UNREADABLE)
    text = text.removeprefix(_SIGNS).strip(_BLANKS)
    if text[:1] in ("-", "\u2212") and text[1:2].isdigit():
        return Reading(None, NEGATIVE)
    signs = separators(locale)
    value = _exact(text, signs)
    if value is None:
        return _elsewhere(text, signs, decimals)
    if decimals is None and text.count(signs.group) == 1 and signs.decimal not in text:
        return Reading(None, AMBIGUOUS, text.replace(signs.group, ""))
    return _bounded(value, text, signs, decimals)


def format_number(value: Decimal | int, locale: str, *, decimals: int | None = None) -> str:
    """``value`` as ``locale`` writes it: grouped, with ``decimals`` (money), else plainly."""
    signs = separators(locale)
    number = Decimal(value)
    if decimals is not None:
        number = number.quantize(Decimal(1).scaleb(-decimals))
    whole, _, fraction = f"{number:f}".partition(".")
    if decimals is not None:
        whole = re.sub(r"(?<=[0-9])(?=([0-9]{3})+$)", signs.group, whole)
    return whole + (signs.decimal + fraction if fraction else "")


def _exact(text: str, signs: Separators) -> Decimal | None:
    # Only ASCII digits: other scripts, exponents and words such as NaN are no prices.
    whole, comma, fraction = text.partition(signs.decimal)
    if comma and fraction and not _DIGITS.fullmatch(fraction):
        return None
    groups = whole.split(signs.group)
    if not all(_DIGITS.fullmatch(group) for group in groups):
        return None
    if len(groups) > 1 and (
        len(groups[0]) > 3 or groups[0][0] == "0" or any(len(group) != 3 for group in groups[1:])
    ):
        return None
    return Decimal("".join(groups) + ("." + fraction if fraction else ""))


def _bounded(value: Decimal, text: str, signs: Separators, decimals: int | None) -> Reading:
    fraction = text.partition(signs.decimal)[2].rstrip("0")
    if decimals is not None and len(fraction) > decimals:
        # Three digits after the sign are how another locale groups: offer that, never assume it.
        whole = text.partition(signs.decimal)[0]
        grouped = len(fraction) == 3 and _DIGITS.fullmatch(whole) and whole[0] != "0"
        meant = whole + fraction if grouped else None
        return Reading(None, AMBIGUOUS if meant else TOO_PRECISE, meant)
    if value >= Decimal(10) ** _INTEGER_DIGITS:
        return Reading(None, TOO_LARGE)
    return Reading(value)


def _elsewhere(text: str, signs: Separators, decimals: int | None) -> Reading:
    swapped = Separators(signs.group, signs.decimal)
    value = _exact(text, swapped)
    if value is None or not text:
        return Reading(None, UNREADABLE)
    signs_swapped = {ord(signs.group): signs.decimal, ord(signs.decimal): signs.group}
    meant = text.rstrip(signs.group).translate(signs_swapped)
    again = _exact(meant, signs)
    if again is None or _bounded(again, meant, signs, decimals).value is None:
        return Reading(None, UNREADABLE)
    return Reading(None, AMBIGUOUS, meant)
