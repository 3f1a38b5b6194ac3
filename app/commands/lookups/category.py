"""``category``: the tree of categories, and the requirements of one category."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import click

from app.commands.completion.values import categories
from app.commands.exits import EPILOG, Exit
from app.commands.language import counted, marked, tr
from app.commands.lookups.category_tree import print_tree, tree_of
from app.commands.lookups.listing_types import type_record
from app.commands.lookups.lookup_run import identifier, require_category, run_lookup
from app.commands.lookups.words import or_unknown, print_facts, yes_no
from app.commands.output import print_json, print_table
from app.commands.shop_options import CONTEXT, ShopChoice, json_option, takes_shop
from app.commands.texts.codes import code_text, named_code
from app.commands.texts.figures import UNKNOWN, money_text
from app.commands.wording import plain
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from decimal import Decimal

    from app.domain.models.attribute import AttributeDefinition
    from app.domain.models.category import Category
    from app.engine.facade import OpenShop

_SHOWN_VALUES = 8
_TAGS = {
    "required": marked("required"),
    "catalog_required": marked("required for the catalog"),
    "read_only": marked("set by the marketplace"),
    "hidden": marked("hidden"),
    "fixed": marked("fixed"),
    "allow_variations": marked("may vary"),
    "variation_attribute": marked("of variations"),
    "multivalued": marked("several values"),
    "defines_picture": marked("has pictures of its own"),
}


class _Known(NamedTuple):
    category: Category
    attributes: Sequence[AttributeDefinition]
    types: list[dict[str, object]]


@click.command(context_settings=CONTEXT, epilog=EPILOG)
@click.argument(
    "category_id", required=False, metavar="[ID]", callback=identifier, shell_complete=categories
)
@click.option("--values", "all_values", is_flag=True, help="Show all values of every attribute.")
@json_option
@takes_shop
def category(choice: ShopChoice, category_id: str | None, all_values: bool, as_json: bool) -> int:
    """Show the category tree, or everything about one category.

    A category is shown with its path and subcategories, its settings and limits, its attributes
    with kind, values, units and limits, and the listing types of the site. The tree starts from the
    categories of your listings, because the marketplace has no list of all categories; below the
    top level, it shows only branches that your listings use.
    """
    if category_id is None:

        def show_tree(roots: list[dict[str, object]]) -> int:
            if as_json:
                print_json({"categories": roots})
            else:
                print_tree(roots)
            return Exit.DONE

        return run_lookup("category", choice, tree_of, show_tree, as_json=as_json)

    async def work(shop: OpenShop) -> _Known:
        lookups, account = shop.lookups, shop.account
        found = await require_category(shop, category_id, hint="ID")
        kinds = await lookups.listing_types()
        types = [type_record(kind, account.site, account.standing, None) for kind in kinds]
        return _Known(found, await lookups.attributes(category_id), types)

    def report(known: _Known) -> int:
        if as_json:
            print_json(_record(known))
        else:
            _print(known, all_values=all_values)
        return Exit.DONE

    return run_lookup("category", choice, work, report, as_json=as_json)


def _record(known: _Known) -> dict[str, object]:
    from app.domain.models.category import CategorySettings

    category, limits = known.category, known.category.limits
    return {
        "id": category.id,
        "name": category.name,
        "path": [{"id": step.id, "name": step.name} for step in category.path_from_root or ()],
        "total_items": category.total_items_in_this_category,
        "children": [
            {
                "id": child.id,
                "name": child.name,
                "total_items": child.total_items_in_this_category,
            }
            for child in category.children_categories or ()
        ],
        "attribute_types": category.attribute_types,
        "settings": {name: getattr(limits, name) for name in CategorySettings.model_fields},
        "attributes": [_attribute(one) for one in known.attributes],
        "listing_types": known.types,
    }


def _attribute(one: AttributeDefinition) -> dict[str, object]:
    return {
        "id": one.id,
        "name": one.name,
        "value_type": one.value_type,
        "required": one.is_tagged("required"),
        "tags": [tag for tag in one.tags or () if one.is_tagged(tag)],
        "value_max_length": one.value_max_length,
        "values": [{"id": value.id, "name": value.name} for value in one.values or ()],
        "units": list(one.units),
        "default_unit": one.default_unit,
        "hint": one.hint,
    }


def _print(known: _Known, *, all_values: bool) -> None:
    from app.editing.sentences.code_names import BUYING_MODE, SHIPPING_MODE

    category, limits = known.category, known.category.limits
    say(f"{plain(category.id)}  {plain(category.name or UNKNOWN, 100)}")
    path = " > ".join(step.name or step.id for step in category.path_from_root or ())

    def listed(codes: Sequence[str] | None, kind: str = "") -> str:
        named = code_text if not kind else partial(named_code, kind)
        return UNKNOWN if codes is None else ", ".join(map(named, codes)) or tr("none")

    def price(amount: Decimal | None) -> str:
        currencies = limits.currencies or ()
        return money_text(amount, currencies[0] if len(currencies) == 1 else "")

    types = ", ".join(
        str(kind["name"] or kind["id"]) for kind in known.types if kind["open_for_new"]
    )
    print_facts(
        [
            (tr("path"), path),
            (tr("active listings"), category.total_items_in_this_category),
            (tr("may be listed in"), yes_no(limits.listing_allowed)),
            (tr("listing types"), types),
            (tr("longest title"), limits.max_title_length),
            (tr("longest subtitle"), limits.max_sub_title_length),
            (tr("longest description"), limits.max_description_length),
            (tr("most pictures"), limits.max_pictures_per_item),
            (tr("most pictures, variations"), limits.max_pictures_per_item_var),
            (tr("lowest price"), price(limits.minimum_price)),
            (tr("highest price"), price(limits.maximum_price)),
            (tr("currencies"), None if limits.currencies is None else ", ".join(limits.currencies)),
            (tr("conditions"), listed(limits.item_conditions)),
            (tr("buying modes"), listed(limits.buying_modes, BUYING_MODE)),
            (tr("shipping modes"), listed(limits.shipping_modes, SHIPPING_MODE)),
            (tr("stock"), code_text(or_unknown(limits.stock))),
            (tr("immediate payment"), code_text(or_unknown(limits.immediate_payment))),
            (tr("coverage areas"), code_text(or_unknown(limits.coverage_areas))),
            (tr("variations"), yes_no(_has_variations(category))),
        ]
    )
    if children := category.children_categories:
        say(tr("Below it"))
        print_table(
            (tr("id"), tr("name"), tr("active listings")),
            (
                (one.id, or_unknown(one.name), or_unknown(one.total_items_in_this_category))
                for one in children
            ),
        )
    say(tr("Attributes: {count}", count=len(known.attributes)))
    for one in known.attributes:
        _print_attribute(one, all_values=all_values)


def _has_variations(category: Category) -> bool | None:
    kind = category.attribute_types
    return None if kind is None else kind == "variations"


def _tag_text(tag: str) -> str:
    return tr(_TAGS[tag]) if tag in _TAGS else code_text(tag)


def _print_attribute(one: AttributeDefinition, *, all_values: bool) -> None:
    facts = [code_text(one.value_type or UNKNOWN)]
    facts += [_tag_text(tag) for tag in one.tags or () if one.is_tagged(tag)]
    if one.value_max_length is not None:
        facts.append(
            counted("at most {n} character", "at most {n} characters", one.value_max_length)
        )
    if one.units:
        facts.append(tr("in {units}", units=", ".join(plain(unit, 20) for unit in one.units)))
    say(f"  {plain(one.id, 40)}  {plain(one.name or UNKNOWN, 60)}: {', '.join(facts)}")
    names = [plain(value.name or value.id or UNKNOWN, 60) for value in one.values or ()]
    if names:
        shown = names if all_values else names[:_SHOWN_VALUES]
        rest = len(names) - len(shown)
        more = tr(", and {rest} more (--values)", rest=rest) if rest else ""
        say(f"    {'; '.join(shown)}{more}")
