"""A listing as ``show`` prints it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.commands.language import tr
from app.commands.lookups.words import or_unknown, print_facts, time_text
from app.commands.output import print_table
from app.commands.texts.codes import code_text, status_text
from app.commands.texts.figures import UNKNOWN, moment_shown, money_text
from app.commands.wording import finding_text, plain
from app.terminal import say

if TYPE_CHECKING:
    from app.domain.shapes import JsonObject

_LONGEST_DESCRIPTION = 300


def variation_record(variation: JsonObject) -> dict[str, object]:
    """Return a variation as a JSON record."""
    from app.domain.shapes import objects_of, sequence_of, text_of

    combination = [
        {"id": one.get("id"), "name": one.get("name"), "value": one.get("value_name")}
        for one in objects_of(variation.get("attribute_combinations"))
    ]
    return {
        "id": text_of(variation.get("id")) or None,
        "combination": combination,
        "price": variation.get("price"),
        "available_quantity": variation.get("available_quantity"),
        "sold_quantity": variation.get("sold_quantity"),
        "seller_custom_field": variation.get("seller_custom_field"),
        "picture_ids": list(sequence_of(variation.get("picture_ids"))),
    }


def print_listing(record: JsonObject) -> None:
    """Print a listing: its main facts first, then its parts, each under a heading."""
    from app.domain.shapes import object_of, objects_of, sequence_of, text_of

    say(f"{plain(record['id'])}  {plain(or_unknown(record['title']), 200)}")
    if not record["live"]:
        since = moment_shown(str(record["as_of"] or "")) or tr("a sync that did not finish")
        say("  " + tr("stored copy as of {since}", since=since))
    if not record["own"]:
        say(
            "  "
            + tr("of another seller: {seller_id}", seller_id=plain(or_unknown(record["seller_id"])))
        )
    path = " > ".join(map(str, sequence_of(record["category_path"])))
    price = _money(record, "price")
    if record["original_price"] is not None:
        price += " " + tr("(before: {price})", price=_money(record, "original_price"))
    kind = record["listing_type"] or record["listing_type_id"]
    health = record["health"]
    print_facts(
        [
            (tr("status"), status_text(record["status"], sequence_of(record["sub_status"]))),
            (tr("price"), price),
            (tr("in stock"), record["available_quantity"]),
            (tr("sold"), record["sold_quantity"]),
            (tr("listing type"), kind),
            (tr("condition"), None if not record["condition"] else code_text(record["condition"])),
            (tr("category"), f"{path or UNKNOWN} ({record['category_id']})"),
            (tr("own code"), record["seller_custom_field"]),
            (
                tr("health"),
                None
                if health is None
                else tr("{health} of 100", health=round(float(str(health)) * 100)),
            ),
            (tr("listed"), time_text(record["date_created"])),
            (tr("last change"), time_text(record["last_updated"])),
            (tr("address"), record["permalink"]),
            (tr("description"), _description(record["description"])),
        ]
    )
    if variations := objects_of(record["variations"]):
        say(tr("Variations"))
        _print_variations(variations, text_of(record.get("currency_id")))
    pictures = objects_of(record["pictures"])
    say(tr("Pictures: {count}", count=len(pictures)))
    for picture in pictures:
        facts = (picture["id"], picture["size"], picture["url"])
        say("  " + "  ".join(plain(or_unknown(fact), 120) for fact in facts))
    attributes = objects_of(record["attributes"])
    say(tr("Attributes: {count}", count=len(attributes)))
    print_facts(
        (
            plain(or_unknown(one["name"] or one["id"]), 40),
            one["value"] if one["applies"] else tr("does not apply"),
        )
        for one in attributes
    )
    _print_warnings(record)
    sale = object_of(record["sale"])
    say(tr("What is left of a sale"))
    names = (
        *((tr("price"), "price"), (tr("charge"), "charge")),
        *((tr("shipping"), "shipping"), (tr("left"), "net")),
    )
    print_facts((label, _money(sale, key)) for label, key in names)
    if sale.get("by") == "own_figures":
        say(tr("Uses your own figures: unit cost, packaging and tax are also deducted."))
    elif sale:
        say(tr("Uses the table of the site."))


def print_variation(item_id: str, record: JsonObject, currency_id: str) -> None:
    """Print one variation of a listing."""
    say(f"{plain(item_id)}")
    _print_variations((record,), currency_id)


def _print_variations(variations: tuple[JsonObject, ...], currency_id: str) -> None:
    from app.domain.shapes import objects_of, sequence_of
    from app.rules.numbers import as_number

    heads = (
        *(tr("id"), tr("what it is"), tr("price"), tr("in stock"), tr("sold")),
        *(tr("own code"), tr("pictures")),
    )
    names = ("available_quantity", "sold_quantity", "seller_custom_field")
    print_table(
        heads,
        (
            (
                or_unknown(one["id"]),
                ", ".join(str(part["value"]) for part in objects_of(one["combination"])),
                money_text(as_number(one["price"]), currency_id),
                *(or_unknown(one[name]) for name in names),
                len(sequence_of(one["picture_ids"])),
            )
            for one in variations
        ),
    )


def _print_warnings(record: JsonObject) -> None:
    from app.domain.shapes import objects_of
    from app.rules.findings import STORED, Finding
    from app.rules.findings import UNKNOWN as CODE_UNKNOWN

    warnings = objects_of(record["warnings"])
    if warnings:
        say(tr("Warnings of the marketplace"))
    for one in warnings:
        stored = {"message": str(one["message"] or ""), STORED: True}
        say(f"  {finding_text(Finding.warning('', str(one['code'] or CODE_UNKNOWN), **stored))}")


def _money(record: JsonObject, name: str) -> str:
    from app.rules.numbers import as_number

    return money_text(as_number(record.get(name)), str(record.get("currency_id") or ""))


def _description(text: object) -> str | None:
    return None if not text else plain(text, _LONGEST_DESCRIPTION)
