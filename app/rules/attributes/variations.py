"""Checks of the variations of a listing, each by itself and all together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from app.domain.shapes import JsonObject, is_blank, sequence_of, text_of
from app.domain.vocabulary import AttributeTag, AttributeTypes, BuyingMode, Presence
from app.domain.wire_item import WireItem, WireVariation, variations_in, variations_of
from app.rules.attributes.combinations import Combination, check_combination, combination_of
from app.rules.differences import is_same
from app.rules.findings import Finding
from app.rules.numbers import as_whole
from app.rules.offer.pictures import picture_keys
from app.rules.offer.price import check_price, decimal_places
from app.rules.offer.stock import check_quantity
from app.rules.offer.title import LONGEST_SKU
from app.rules.sites import SiteRules

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category, CategorySettings

MOST = 100
"""The maximum number of variations of one listing."""

SELLERS: frozenset[str] = frozenset(
    {
        *("id", "attribute_combinations", "available_quantity", "price", "picture_ids"),
        *("sale_terms", "seller_custom_field"),
    }
)
"""The fields of a variation that a write may contain."""

_LONGEST_NAME = 64


def variation_path(variation: WireVariation, index: int) -> str:
    """Return the form path of a variation: by its id, or by its position if it has no id yet."""
    id_ = text_of(variation.get("id"))
    return f"variations.{id_ or index}"


def check_variations(
    item: WireItem,
    *,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    site: SiteRules,
    figures_only: bool = False,
) -> Iterator[Finding]:
    """Check the variations of a whole listing; without variations there are no findings.

    With ``figures_only`` only prices and stocks have changed, so attributes and pictures are not
    checked.
    """
    variations: object = item.get("variations")
    if variations is None or (isinstance(variations, (list, tuple)) and not variations):
        return
    varied = variations_of(item)
    if not isinstance(variations, (list, tuple)) or len(varied) != len(variations):
        yield Finding.error("variations", "item.variations.invalid")
        return
    if not _are_allowed(item, category):
        yield Finding.error("variations", "item.variations.not_allowed")
    if len(varied) > MOST:
        yield Finding.error(
            "variations", "item.variations.too_many", count=len(varied), longest=MOST
        )
        return
    places = decimal_places(item.get("currency_id"), site)
    for index, variation in enumerate(varied):
        path = variation_path(variation, index)
        yield from _check_figures(path, variation, category.limits, places)
        if not figures_only:
            yield from check_combination(path, variation, attributes)
            yield from _check_pictures(path, variation, item, category.limits)
    if not figures_only:
        yield from _check_together(varied, attributes)


def _are_allowed(item: WireItem, category: Category) -> bool:
    # "Multiple similar, not identical, items in one fixed-price listing."
    mode = item.get("buying_mode")
    return category.attribute_types in (None, AttributeTypes.VARIATIONS) and (
        mode is None or mode == BuyingMode.BUY_IT_NOW
    )


def _check_figures(
    path: str, variation: WireVariation, settings: CategorySettings, places: int
) -> Iterator[Finding]:
    if variation.get("price") is not None:
        yield from check_price(
            variation["price"], settings=settings, places=places, path=f"{path}.price"
        )
    elif settings.price != Presence.OPTIONAL:
        yield Finding.error(f"{path}.price", "item.variations.price_required")
    if variation.get("available_quantity") is not None:
        yield from check_quantity(variation["available_quantity"], f"{path}.available_quantity")
    elif settings.stock == Presence.REQUIRED:
        yield Finding.error(f"{path}.available_quantity", "item.variations.quantity_required")
    sku: object = variation.get("seller_custom_field")
    if sku is not None and (not isinstance(sku, str) or len(sku) > LONGEST_SKU):
        yield Finding.error(
            f"{path}.seller_custom_field",
            "item.seller_custom_field.too_long",
            length=len(text_of(sku)),
            longest=LONGEST_SKU,
        )


def _check_pictures(
    path: str, variation: WireVariation, item: WireItem, settings: CategorySettings
) -> Iterator[Finding]:
    path = f"{path}.picture_ids"
    picture_ids = sequence_of(variation.get("picture_ids"))
    if not picture_ids:
        yield Finding.error(path, "item.variations.picture_required")
        return
    if "pictures" in item:
        known = set(picture_keys(item))
        for picture_id in picture_ids:
            if not isinstance(picture_id, str) or picture_id not in known:
                yield Finding.error(
                    path, "item.variations.picture_unknown", picture=text_of(picture_id)[:64]
                )
    longest = settings.max_pictures_per_item_var
    if longest is not None and len(picture_ids) > longest:
        yield Finding.error(
            path, "item.variations.too_many_pictures", count=len(picture_ids), longest=longest
        )


def _check_together(
    variations: Sequence[WireVariation], attributes: Sequence[AttributeDefinition]
) -> Iterator[Finding]:
    ids: set[str] = set()
    seen: set[frozenset[tuple[str, tuple[str, str]]]] = set()
    pictures_of: dict[tuple[str, str, str], frozenset[str]] = {}
    showing = [a.id for a in attributes if a.is_tagged(AttributeTag.DEFINES_PICTURE)]
    first: Combination | None = None
    for index, variation in enumerate(variations):
        path = variation_path(variation, index)
        id_ = text_of(variation.get("id"))
        if id_ in ids:
            yield Finding.error(path, "item.variations.repeated", variation=id_)
        if id_:
            ids.add(id_)
        combination = combination_of(variation, attributes)
        if not combination:
            continue
        where = f"{path}.attribute_combinations"
        first = combination if first is None else first
        if combination.keys() != first.keys():
            yield Finding.error(where, "item.variations.combination_differs")
        elif (key := frozenset(combination.items())) in seen:
            yield Finding.error(where, "item.variations.combination_repeated")
        else:
            seen.add(key)
        # Variations of the same look show the same pictures, in any order.
        pictures = frozenset(map(text_of, sequence_of(variation.get("picture_ids"))))
        for attribute in showing:
            look = combination.get(attribute)
            if look is None or not pictures:
                continue
            if pictures_of.setdefault((attribute, *look), pictures) != pictures:
                yield Finding.error(
                    f"{path}.picture_ids", "item.variations.pictures_differ", attribute=attribute
                )


def check_variation_change(
    before: WireItem, sent: object, attributes: Sequence[AttributeDefinition]
) -> Iterator[Finding]:
    """Check the variations in an update against those of the listing.

    Ids must be the listing's own; a variation that is left out is deleted, which is a warning here;
    fields that sellers cannot set stay as they are; once units were sold, an attribute may be added
    to a variation but none changed.
    """
    existing = {
        text_of(one.get("id")): one for one in variations_of(before) if text_of(one.get("id"))
    }
    kept: set[str] = set()
    for index, entry in enumerate(variations_in(sent)):
        id_ = text_of(entry.get("id"))
        kept.add(id_)
        if is_blank(entry.get("id")):
            continue
        path = variation_path(entry, index)
        if id_ not in existing:
            yield Finding.error(path, "item.variations.unknown", variation=id_[:64])
            continue
        yield from _check_own_fields(path, entry, existing[id_])
        if "attribute_combinations" in entry and _is_sold(before):
            old = combination_of(existing[id_], attributes)
            new = combination_of(entry, attributes)
            if any(new.get(attribute) != value for attribute, value in old.items()):
                yield Finding.error(
                    f"{path}.attribute_combinations",
                    "item.variations.combination_not_modifiable",
                    sold=before.get("sold_quantity"),
                )
    for id_ in existing:
        if id_ not in kept:
            yield Finding.warning(f"variations.{id_}", "item.variations.removed", variation=id_)


def own_fields(entry: JsonObject) -> dict[str, object]:
    """Return the fields of a variation that the seller sets; the marketplace sets the rest."""
    return {name: value for name, value in entry.items() if name in SELLERS}


def _check_own_fields(path: str, entry: JsonObject, existing: JsonObject) -> Iterator[Finding]:
    """Refuse changes of fields that sellers cannot set; their current values are accepted."""
    for name in entry.keys() - SELLERS - {"quantity"}:
        if not is_same(existing.get(name), entry[name]):
            shown = name[:_LONGEST_NAME]
            yield Finding.error(
                f"{path}.{shown}",
                "item.field.not_modifiable",
                field=f"{shown} of variation {text_of(existing.get('id'))}",
            )


def _is_sold(item: WireItem) -> bool:
    return (as_whole(item.get("sold_quantity")) or 0) > 0
