"""The shipping modes of a seller in a category, and whether each is allowed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from app.domain.models.shipping import ShippingMode

MODES = ("me2", "me1", "custom", "carrier", "not_specified")


@dataclass(frozen=True, slots=True)
class ModeLine:
    """A shipping mode, and whether it is in use, allowed, not allowed, or mandatory."""

    mode: str
    state: Literal["in_use", "allowed", "not_allowed", "mandatory"]
    local_pick_up: str


def mode_lines(modes: tuple[ShippingMode, ...], in_use: str | None) -> tuple[ModeLine, ...]:
    """Return a line for every known mode."""
    return tuple(_line(mode, modes, in_use) for mode in MODES)


def free_methods(modes: tuple[ShippingMode, ...], in_use: str | None) -> str | None:
    """Return ``free.methods`` of the mode in use, or of any mode if none is in use."""
    for mode in modes:
        attributes = mode.shipping_attributes
        if in_use is not None and mode.mode != in_use:
            continue
        if attributes is not None and attributes.free is not None:
            return attributes.free.methods
    return None


def _line(mode: str, modes: tuple[ShippingMode, ...], in_use: str | None) -> ModeLine:
    found = next((known for known in modes if known.mode == mode), None)
    attributes = found.shipping_attributes if found is not None else None
    state: Literal["in_use", "allowed", "not_allowed", "mandatory"] = "not_allowed"
    if mode == in_use:
        state = "in_use"
    elif found is not None:
        forced = found.mandatory_for_user or (
            attributes is not None and attributes.mandatory_for_user
        )
        state = "mandatory" if forced else "allowed"
    pick_up = (attributes.local_pick_up if attributes is not None else None) or "not_allowed"
    return ModeLine(mode, state, pick_up)


def pick_up(modes: tuple[ShippingMode, ...], *, in_use: bool) -> str:
    """Return whether buyers may pick the item up: ``in_use``, ``optional`` or ``not_allowed``."""
    if in_use:
        return "in_use"
    allowed = any(
        mode.shipping_attributes is not None
        and mode.shipping_attributes.local_pick_up not in (None, "not_allowed")
        for mode in modes
    )
    return "optional" if allowed else "not_allowed"
