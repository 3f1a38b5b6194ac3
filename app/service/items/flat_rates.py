"""Shipping costs of one package within a country: weight bands for each site."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from types import MappingProxyType

# Sites with the operator's shipping service: the upper limit of a band in kilograms and its cost in
# the site's currency; the last figure is for every further kilogram.
_BANDS: Mapping[str, tuple[Sequence[tuple[str, str]], str]] = MappingProxyType(
    {
        "MX": (
            (
                ("0.3", "69.00"),
                ("0.5", "74.50"),
                ("1", "82.00"),
                ("2", "95.50"),
                ("3", "108.00"),
                ("5", "129.00"),
                ("10", "178.50"),
                ("15", "229.00"),
                ("20", "289.00"),
                ("30", "389.00"),
            ),
            "12.50",
        ),
        "CO": (
            (
                ("0.5", "8900"),
                ("1", "9900"),
                ("2", "11500"),
                ("3", "13200"),
                ("5", "16800"),
                ("10", "25400"),
                ("20", "41900"),
                ("30", "58500"),
            ),
            "1950",
        ),
    }
)

NEARER_SHARE = Decimal("0.85")
"""The shipping cost without the far zone, as a share of the country's rate."""


def flat_rate(site_id: str, kilograms: Decimal) -> Decimal | None:
    """Return the cost of a billable weight on a site; ``None`` if the site has no such rate."""
    table = _BANDS.get(site_id)
    if table is None:
        return None
    bands, further = table
    for heaviest, cost in bands:
        if kilograms <= Decimal(heaviest):
            return Decimal(cost)
    heaviest, cost = bands[-1]
    beyond = (kilograms - Decimal(heaviest)).to_integral_value("ROUND_CEILING")
    return Decimal(cost) + beyond * Decimal(further)
