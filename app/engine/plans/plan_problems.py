"""Errors of plan files and of the values in them."""

from __future__ import annotations

import re

from app.domain.coded_error import CodedError
from app.domain.identifier import is_identifier
from app.domain.money import WHOLE_DIGITS
from app.editing.values import Choice, PictureRef, decode_value
from app.rules.numbers import as_number
from app.rules.offer.pictures import is_picture_url

_CHECKSUM = re.compile(r"[0-9a-f]{64}")
LONGEST_DESCRIPTION = 50_000
_CHOICE_TYPES = ([str, str], [str, type(None)])


class PlanFileError(CodedError):
    """The error of an invalid plan file; its values name the error, never content of the file.

    One of them, ``where``, is the place in the file; ``problems`` are several such errors.
    """

    def within(self, where: str) -> PlanFileError:
        """Return the same error with its place prefixed by ``where``."""
        return PlanFileError(self.code, where=where, **self.values)


def wrong_value(path: str, value: object, *, wanted: bool) -> str:
    """Return the error code for an invalid value of a field, or an empty text."""
    name = path.rpartition(".")[2] if not path.startswith("attributes.") else "attributes"
    if value is None:
        needed = (
            *("price", "available_quantity", "status", "condition", "title", "pictures"),
            *("free_shipping", "local_pick_up", "description", "listing_type_id"),
            *("relisted", "deleted"),
        )
        return "plan.nothing_said" if wanted and name in needed else ""
    match name:
        case "price":
            number = as_number(value)
            return "" if number is not None and 0 <= number < 10**WHOLE_DIGITS else "plan.no_price"
        case "available_quantity":
            good = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9
            return "" if good else "plan.no_count"
        case "status":
            known = ("active", "paused", "closed")
            good = isinstance(value, str) and (value in known or not wanted)
            return "" if good else "plan.no_status"
        case "free_shipping" | "local_pick_up":
            return "" if isinstance(value, bool) else "plan.no_truth"
        case "relisted" | "deleted":
            return "" if value is True or (value is False and not wanted) else "plan.only_true"
        case "listing_type_id":
            good = isinstance(value, str) and re.fullmatch(r"[a-z_]{1,40}", value) is not None
            return "" if good else "plan.no_type"
        case "description":
            text = value if isinstance(value, str) and len(value) <= LONGEST_DESCRIPTION else ""
            return "" if text.strip() or (value == "" and not wanted) else "plan.no_text"
        case "pictures":
            return "" if _are_pictures(value, wanted=wanted) else "plan.no_pictures"
        case "attributes":
            return "" if _is_chosen(value) else "plan.no_choices"
    return "" if isinstance(value, str) and len(value) <= 2000 else "plan.no_text"


def _is_chosen(value: object) -> bool:
    try:
        choices = decode_value(value)
    except (ValueError, TypeError):
        return False
    return isinstance(choices, tuple) and all(
        isinstance(c, Choice) and [type(c.name), type(c.id)] in _CHOICE_TYPES for c in choices
    )


def _are_pictures(value: object, *, wanted: bool) -> bool:
    try:
        pictures = decode_value(value)
    except (ValueError, TypeError):
        return False
    if value == {"$choices": []}:
        # An empty list of pictures is written like any empty list of values.
        return not wanted
    return isinstance(pictures, tuple) and all(
        isinstance(one, PictureRef) and _is_picture(*one) for one in pictures
    )


def _is_picture(kind: object, key: object) -> bool:
    if kind == "id":
        return is_identifier(key)
    if kind == "file":
        return isinstance(key, str) and _CHECKSUM.fullmatch(key) is not None
    return kind == "source" and is_picture_url(key)
