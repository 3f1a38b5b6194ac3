"""Operations of plans, several of each field, and what some of them are to make of a value."""

from __future__ import annotations

from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

ADDRESS = "https://pictures.example/one.jpg"
OPERATIONS: dict[str, tuple[str, ...]] = {
    "price": ("price=+7%", "price=-3%,to=.99", "price=+10", "price=450.50", "price=+0%,to=10"),
    "stock": ("stock=+3", "stock=-2", "stock=7", "stock=0"),
    "title": ("title=s/de/para/i", "title=s/a/áé/"),
    "title.prefix": ("title.prefix=Oferta",),
    "title.suffix": ("title.suffix=de verano, hasta agotar las existencias",),
    "subtitle": ("subtitle=Envío el mismo día", "subtitle="),
    "sku": ("sku=s/-/_/", "sku=A-1", "sku="),
    "warranty": ("warranty=12 meses de garantía", "warranty="),
    "video_id": ("video_id=abc123", "video_id="),
    "free_shipping": ("free_shipping=yes", "free_shipping=no"),
    "local_pick_up": ("local_pick_up=yes", "local_pick_up=no"),
    "attributes.": (
        *("attributes.BRAND=Acme", "attributes.BRAND.replace=s/a/o/i", "attributes.BRAND="),
        *("attributes.MODEL.add=Uno", "attributes.COLOR=Rojo", "attributes.GTIN=123"),
    ),
    "pictures.add": (f"pictures.add={ADDRESS}",),
    "pictures.cover": ("pictures.cover=2", f"pictures.cover={ADDRESS}2"),
    "pictures.remove": ("pictures.remove=1", "pictures.remove=last"),
    "pictures.order": ("pictures.order=2,1",),
    "description": ("description=Texto nuevo.", "description=s/a/á/", "description=s/e/E/i"),
    "description.append": ("description.append=Envío el mismo día.",),
    "listing_type": ("listing_type=gold_pro", "listing_type=gold_special", "listing_type=free"),
    "status": ("status=paused", "status=active", "status=closed"),
    "relist": ("relist=yes",),
    "delete": ("delete=yes",),
}


def _money(value: Decimal) -> Decimal:
    return value.quantize(Decimal("0.01"), ROUND_HALF_UP)


def _ninety_nine(value: Decimal) -> Decimal:
    """The nearest price that ends so; of two that are as near the higher one."""
    whole = int(value)
    ends = [Decimal(one) + Decimal("0.99") for one in (whole - 1, whole, whole + 1)]
    return min((one for one in ends if one > 0), key=lambda one: (abs(one - value), -one))


MEANT: dict[str, Callable[[Any], Any]] = {
    "price=+7%": lambda was: _money(Decimal(was) * Decimal("1.07")),
    "price=-3%,to=.99": lambda was: _ninety_nine(Decimal(was) * Decimal("0.97")),
    "price=+10": lambda was: was + 10,
    "price=450.50": lambda _was: Decimal("450.50"),
    "price=+0%,to=10": lambda was: (Decimal(was) / 10).quantize(Decimal(1), ROUND_HALF_UP) * 10,
    "stock=+3": lambda was: was + 3,
    "stock=-2": lambda was: max(was - 2, 0),
    "stock=7": lambda _was: 7,
    "stock=0": lambda _was: 0,
    "title.prefix=Oferta": lambda was: f"Oferta {was}",
    "sku=A-1": lambda _was: "A-1",
    "warranty=12 meses de garantía": lambda _was: "12 meses de garantía",
    "subtitle=Envío el mismo día": lambda _was: "Envío el mismo día",
    "free_shipping=yes": lambda _was: True,
    "free_shipping=no": lambda _was: False,
    "status=paused": lambda _was: "paused",
    "listing_type=gold_pro": lambda _was: "gold_pro",
    "description.append=Envío el mismo día.": lambda was: (
        f"{was.rstrip()}\n\nEnvío el mismo día." if was else "Envío el mismo día."
    ),
}
"""What the text of an operation makes of a value, worked out once more by itself."""
