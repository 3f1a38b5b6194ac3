"""The rules that a listing must satisfy at any time, whatever changed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

from app.domain.identifier import is_identifier
from app.domain.shapes import is_blank
from app.domain.vocabulary import Presence
from app.domain.wire_item import WireItem, combinations_of, variations_of
from app.rules.attributes.attributes import Normalised, check_attributes
from app.rules.attributes.combinations import attribute_key
from app.rules.attributes.sale_terms import check_sale_terms
from app.rules.attributes.variations import check_variations
from app.rules.findings import Finding
from app.rules.offer.contact import check_contact
from app.rules.offer.location import check_point
from app.rules.offer.pictures import check_pictures
from app.rules.offer.price import check_item_price
from app.rules.offer.shipping import check_shipping
from app.rules.offer.stock import check_item_stock
from app.rules.offer.title import check_texts
from app.rules.sites import SiteRules

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category, CategorySettings

# The fields that each check depends on, and those of its findings. The price or stock of a
# variation affects neither its attributes nor its identity.
_OF_TEXTS = frozenset({"title", "subtitle", "seller_custom_field", "video_id", "warranty"})
_OF_CHOICES = frozenset({"currency_id", "buying_mode", "condition"})
_OF_FIGURES = frozenset({"price", "available_quantity", "currency_id", "variations"})
_OF_PICTURES = frozenset({"pictures", "variations"})
_OF_ATTRIBUTES = frozenset({"attributes", "variations"})
_OF_VARIATIONS = _OF_ATTRIBUTES | {"buying_mode", "currency_id", "pictures"}
_VARIATION_FIGURES = ("price", "available_quantity")


def check_state(
    item: WireItem,
    *,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    site: SiteRules,
    new: bool = False,
    normalised: Normalised | None = None,
    changed: frozenset[str] | None = None,
) -> list[Finding]:
    """Return every problem of a listing that does not depend on its history.

    ``new`` adds checks for a listing that is put into its category. ``normalised`` are its
    attributes as they would be stored, if known. ``changed`` are the changed form paths: checks
    that depend on none of them are skipped, as their result cannot have changed.
    """
    settings = category.limits
    depends = _ALWAYS if changed is None else _Dependence(changed)
    findings: list[Finding] = []
    if depends.on(_OF_TEXTS):
        findings.extend(check_texts(item, settings))
    findings.extend(_check_category(item, category, new=new))
    if depends.on(_OF_CHOICES):
        findings.extend(_check_choice(item, "currency_id", _currencies(settings, site)))
        findings.extend(_check_choice(item, "buying_mode", settings.buying_modes))
        findings.extend(_check_choice(item, "condition", settings.item_conditions))
    if depends.on(_OF_FIGURES) and not variations_of(item):
        findings.extend(check_item_price(item, settings=settings, site=site))
        findings.extend(check_item_stock(item, settings=settings))
    if depends.on_more_than_figures(_OF_PICTURES):
        findings.extend(check_pictures(item, settings))
    if depends.on_more_than_figures(_OF_ATTRIBUTES):
        findings.extend(
            check_attributes(
                item.get("attributes"),
                attributes,
                elsewhere=_set_by_variations(item),
                normalised=normalised,
            )
        )
    if depends.on(_OF_VARIATIONS):
        findings.extend(
            check_variations(
                item,
                category=category,
                attributes=attributes,
                site=site,
                figures_only=not depends.on_more_than_figures(_OF_VARIATIONS),
            )
        )
    if depends.on({"seller_contact"}):
        findings.extend(check_contact(item, settings.seller_contact))
    if depends.on({"location"}):
        findings.extend(check_point(item))
    if depends.on({"shipping"}):
        findings.extend(
            check_shipping(item.get("shipping"), settings, accepted_methods=site.free_methods)
        )
    if depends.on({"sale_terms"}):
        findings.extend(check_sale_terms(item.get("sale_terms")))
    if depends.on({"coverage_areas"}):
        findings.extend(_check_coverage_areas(item, settings.coverage_areas, site.coverage_areas))
    if settings.immediate_payment == Presence.REQUIRED and (
        item.get("accepts_paymentplatform") is False
    ):
        path = "accepts_paymentplatform"
        findings.append(Finding.error(path, "item.accepts_paymentplatform.required"))
    return findings


class _Dependence:
    """The dependence of checks on the changed paths; without any given, every check applies."""

    def __init__(self, changed: frozenset[str] | None) -> None:
        heads = {} if changed is None else {path: path.partition(".")[0] for path in changed}
        self._all = changed is None or "category_id" in changed
        self._heads = frozenset(heads.values())
        self._but_figures = frozenset(
            head
            for path, head in heads.items()
            if not (head == "variations" and path.endswith(_VARIATION_FIGURES))
        )

    def on(self, names: Collection[str]) -> bool:
        return self._all or not self._heads.isdisjoint(names)

    def on_more_than_figures(self, names: Collection[str]) -> bool:
        """Return the same, but ignore prices and stocks of variations."""
        return self._all or not self._but_figures.isdisjoint(names)


_ALWAYS = _Dependence(None)


def _currencies(settings: CategorySettings, site: SiteRules) -> Sequence[str] | None:
    """Return the currencies a category accepts; ``None`` if they are unknown."""
    return settings.currencies or ((site.currency_id,) if site.currency_id else None)


def _check_category(item: WireItem, category: Category, *, new: bool) -> Iterator[Finding]:
    if is_blank(item.get("category_id")):
        yield Finding.error("category_id", "item.category_id.required")
    elif item["category_id"] != category.id:
        yield Finding.error("category_id", "item.category_id.invalid")
    elif new and category.limits.listing_allowed is False:
        yield Finding.error(
            "category_id", "item.category_id.listing_not_allowed", category=category.name
        )


def _check_choice(item: WireItem, name: str, allowed: Sequence[str] | None) -> Iterator[Finding]:
    value = item.get(name)
    if is_blank(value):
        yield Finding.error(name, f"item.{name}.required")
    elif not isinstance(value, str) or (allowed is not None and value not in allowed):
        yield Finding.error(name, f"item.{name}.invalid", allowed=list(allowed or ()))


def _check_coverage_areas(
    item: WireItem, wanted: str | None, known: Collection[str] | None
) -> Iterator[Finding]:
    areas: object = item.get("coverage_areas")
    if areas is None or areas == []:
        return
    if not isinstance(areas, (list, tuple)) or not all(is_identifier(area) for area in areas):
        yield Finding.error("coverage_areas", "item.coverage_areas.invalid")
        return
    if wanted == Presence.NOT_ALLOWED:
        yield Finding.error("coverage_areas", "item.coverage_areas.not_allowed")
    if known is not None and not all(area in known for area in areas):
        # "Only ids from the service are valid" ("Coverage areas").
        yield Finding.error("coverage_areas", "item.coverage_areas.invalid")


def _set_by_variations(item: WireItem) -> frozenset[str]:
    """Return the attributes that every variation sets individually."""
    sets = [frozenset(map(attribute_key, combinations_of(one))) for one in variations_of(item)]
    return frozenset.intersection(*sets) if sets else frozenset()
