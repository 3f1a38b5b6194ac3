"""The form of a listing, built from the settings and attribute definitions of its category."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from app.domain.vocabulary import BuyingMode, ShippingModeId
from app.domain.wire_item import WireItem, attributes_of, item_of, shipping_of, variations_of
from app.editing.form.attribute_fields import attribute_field, attribute_order, by_group
from app.editing.form.fields import FieldKind, FieldSpec, Lock, Section
from app.editing.form.form_gaps import gap_of
from app.editing.form.kept_fields import kept_fields
from app.editing.form.list_entries import distinct_choices
from app.editing.form.locks import item_locks, lock_for
from app.editing.form.option_fields import contact_fields, selling_fields
from app.editing.form.sale_terms import sale_term_fields
from app.editing.form.variation_field import variations_field
from app.editing.item_paths import DESCRIPTION, read_path, varied_attributes
from app.editing.values import Choice
from app.editing.variation_list import varies
from app.rules.changes.locks import HAS_VARIATIONS
from app.rules.changes.status import is_closed
from app.rules.offer.shipping import MARKETPLACE_RATES
from app.rules.sites import SiteRules

if TYPE_CHECKING:
    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category, CategorySettings
    from app.editing.draft import ItemDraft

_ATTRIBUTES = "attributes."
_SKU_LENGTH = 120
_ANY_SITE = SiteRules("")


class NewItem(NamedTuple):
    """The choices for a listing that does not exist yet, in addition to those of its category."""

    listing_types: tuple[Choice, ...] = ()


def build_form(
    item: WireItem,
    category: Category,
    attributes: Sequence[AttributeDefinition],
    *,
    site: SiteRules = _ANY_SITE,
    new: NewItem | None = None,
) -> tuple[Section, ...]:
    """Return the non-empty sections of the form that edits ``item``.

    ``site`` has the names of the entities that the listing may refer to, if the marketplace was
    asked for them.

    With ``new`` the listing does not exist yet. Then only the fields that its variations set are
    locked.
    """
    locks = item_locks(item)
    if new is not None:
        locks = {path: lock for path, lock in locks.items() if lock.code == HAS_VARIATIONS}
    settings = category.limits
    sections = (
        Section("basics", tuple(_basics(item, category, locks, new))),
        _attributes(item, attributes, locks),
        Section("pictures", tuple(_pictures(settings, locks))),
        Section("variations", tuple(variations_field(item, category, attributes, locks))),
        Section("shipping", tuple(_shipping(item, settings, locks, new, site))),
        Section("description", tuple(_description(item, settings, locks))),
        Section("sale_terms", tuple(sale_term_fields(item, locks, site.language))),
        Section("selling", tuple(_selling(item, settings, locks))),
        Section("contact", tuple(_contact(item, settings, locks, site))),
    )
    return tuple(section for section in sections if section.all_fields)


def formed_item(item: WireItem, draft: ItemDraft) -> WireItem:
    """Return the listing for which the form of a ``draft`` over ``item`` is built.

    Variations to be added take over price, stock and some attributes; a listing that is moved to
    another category loses attributes there. An attribute that was filled in has a field even if the
    category no longer has it.
    """
    moves = draft.is_changed("category_id")
    varied = any(map(varies, draft.changed_paths()))
    own = {f"{_ATTRIBUTES}{one.get('id')}" for one in attributes_of(item)}
    added = {path for path in draft.changed_paths() if path.startswith(_ATTRIBUTES)} - own
    preview = draft.preview() if moves or varied or added else WireItem()
    formed = {**item}
    if moves:
        formed["attributes"] = preview.get("attributes")
    elif added:
        typed = (one for one in attributes_of(preview) if f"{_ATTRIBUTES}{one.get('id')}" in added)
        formed["attributes"] = [*attributes_of(item), *typed]
    if varied and variations_of(preview):
        formed["variations"] = preview.get("variations")
    return item_of(formed)


def _basics(
    item: WireItem, category: Category, locks: Mapping[str, Lock], new: NewItem | None
) -> Iterable[FieldSpec]:
    settings = category.limits

    def spec(path: str, kind: FieldKind, **more: Any) -> FieldSpec:
        return FieldSpec(path, kind, locked=lock_for(locks, path), **more)

    def choice(path: str, names: Sequence[str]) -> FieldSpec:
        choices = tuple(Choice(name, name) for name in names)
        return spec(path, FieldKind.CHOICE, required=True, choices=choices)

    yield spec("title", FieldKind.TEXT, required=True, longest=settings.max_title_length)
    named = (Choice(category.id, category.path_names or category.id),)
    yield spec("category_id", FieldKind.CATEGORY, required=True, choices=named)
    if settings.max_sub_title_length or item.get("subtitle"):
        yield spec("subtitle", FieldKind.TEXT, longest=settings.max_sub_title_length)
    if settings.price != "not_allowed":
        required = settings.price == "required"
        yield spec("price", FieldKind.MONEY, required=required)
    if item.get("buying_mode") != "classified":
        required = settings.stock == "required"
        yield spec("available_quantity", FieldKind.INTEGER, required=required)
    conditions = [str(name) for name in settings.item_conditions or ()]
    if item.get("condition") and item["condition"] not in conditions:
        conditions.append(str(item["condition"]))
    if conditions:
        yield choice("condition", conditions)
    if new is not None:
        kinds = new.listing_types
        yield spec("listing_type_id", FieldKind.LISTING_TYPE, required=True, choices=kinds)
    yield spec("seller_custom_field", FieldKind.TEXT, longest=_SKU_LENGTH)
    yield spec("video_id", FieldKind.TEXT)


def _attributes(
    item: WireItem, attributes: Sequence[AttributeDefinition], locks: Mapping[str, Lock]
) -> Section:
    varied = varied_attributes(item)
    offered = [a for a in attributes if gap_of(a) is None and str(a.id) not in varied]
    fields = [
        attribute_field(definition, lock_for(locks, f"attributes.{definition.id}"))
        for definition in sorted(offered, key=attribute_order)
    ]
    return Section("attributes", tuple(by_group(fields)), kept_fields(item, attributes))


def _pictures(settings: CategorySettings, locks: Mapping[str, Lock]) -> Iterable[FieldSpec]:
    longest = settings.max_pictures_per_item
    yield FieldSpec(
        "pictures", FieldKind.PICTURES, longest=longest, locked=lock_for(locks, "pictures")
    )


def _shipping(
    item: WireItem,
    settings: CategorySettings,
    locks: Mapping[str, Lock],
    new: NewItem | None,
    site: SiteRules,
) -> Iterable[FieldSpec]:
    shipping = shipping_of(item)
    modes = [str(mode) for mode in settings.shipping_modes or ()]
    if shipping.get("mode") and shipping["mode"] not in modes:
        modes.append(str(shipping["mode"]))
    if not modes or (new is not None and item.get("buying_mode") == BuyingMode.CLASSIFIED):
        return
    # The marketplace has a default for fields that are not set on a new listing.
    is_required = new is None

    def spec(name: str, kind: FieldKind, **more: Any) -> FieldSpec:
        path = f"shipping.{name}"
        return FieldSpec(path, kind, locked=lock_for(locks, path), **more)

    choices = tuple(Choice(mode, mode) for mode in modes)
    yield spec("mode", FieldKind.CHOICE, required=is_required, choices=choices)
    yield spec("dimensions", FieldKind.DIMENSIONS)
    yield spec("free_shipping", FieldKind.YES_NO, required=is_required)
    if shipping.get("free_methods") or (site.free_methods and ShippingModeId.ME2 in modes):
        known = distinct_choices({method: method for method in sorted(site.free_methods or ())})
        yield spec("free_methods", FieldKind.LIST, choices=known)
    yield spec("local_pick_up", FieldKind.YES_NO, required=is_required)
    yield spec("store_pick_up", FieldKind.YES_NO, required="store_pick_up" in shipping)
    if shipping.get("costs") or not MARKETPLACE_RATES.issuperset(modes):
        yield spec("costs", FieldKind.RATES)


def _description(
    item: WireItem, settings: CategorySettings, locks: Mapping[str, Lock]
) -> Iterable[FieldSpec]:
    # A synced listing has only the ids of its descriptions: a text that cannot be shown must not be
    # overwritten.
    if read_path(item, DESCRIPTION) or not item.get("descriptions"):
        longest = settings.max_description_length
        closed = lock_for(locks, "title") if is_closed(item) else None
        yield FieldSpec(DESCRIPTION, FieldKind.LONG_TEXT, longest=longest, locked=closed)


def _selling(
    item: WireItem, settings: CategorySettings, locks: Mapping[str, Lock]
) -> Iterable[FieldSpec]:
    modes, currencies = settings.buying_modes or (), settings.currencies or ()
    return selling_fields(item, tuple(map(str, modes)), tuple(map(str, currencies)), locks)


def _contact(
    item: WireItem, settings: CategorySettings, locks: Mapping[str, Lock], site: SiteRules
) -> Iterable[FieldSpec]:
    contact, areas = settings.seller_contact, settings.coverage_areas
    return contact_fields(item, contact=contact, areas=areas, site=site, locks=locks)
