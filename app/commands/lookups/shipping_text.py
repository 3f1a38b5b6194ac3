"""The answer of ``shipping``, as a JSON record and as text."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING

from app.commands.language import marked, run_locale, tr
from app.commands.lookups.words import or_unknown, print_facts, yes_no
from app.commands.output import print_table
from app.commands.texts.codes import code_text, named_code
from app.commands.texts.figures import UNKNOWN, decimal_text, money_text, percent_text
from app.commands.wording import plain
from app.editing.sentences.code_names import SHIPPING_MODE
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from app.domain.models.shipping import CoverageCost
    from app.engine.shipping.cost_preview import ShippingAnswer

_REASONS = {
    "above_threshold": marked("the price is above the threshold"),
    "new_item": marked("it is new"),
    "official_store": marked("it is of an official store"),
    "top_reputation": marked("the seller has the best reputation"),
    "marketplace_says": marked("the marketplace says so"),
}
_MEASURES = {
    "item": marked("measures of the listing"),
    "category": marked("usual measures of its category"),
    "free": marked("as given"),
}


def shipping_record(answer: ShippingAnswer, *, priced: bool) -> dict[str, object]:
    """Return the answer as a JSON record; without ``priced`` omit what needs a price."""
    from app.domain.dimensions import format_dimensions

    coverage, cliff = answer.coverage, answer.cliff
    parts = (
        {}
        if coverage is None
        else {
            "all_country": coverage.all_country,
            "all_country_except_exclusion_zone": coverage.all_country_except_exclusion_zone,
        }
    )
    size = answer.dimensions
    return {
        "item_id": answer.item_id,
        "title": answer.title,
        "site_id": answer.site.id,
        "category_id": answer.category_id or None,
        "listing_type_id": answer.listing_type_id,
        "price": answer.price if priced else None,
        "currency_id": answer.currency_id,
        "classified": answer.classified,
        "dimensions": None if size is None else format_dimensions(size),
        "measures_from": answer.measures_from,
        "billable_weight_g": answer.billable_weight_g,
        "modes": [
            {"mode": one.mode, "state": one.state, "local_pick_up": one.local_pick_up}
            for one in answer.modes
        ],
        "local_pick_up": answer.local_pick_up,
        "costs": {name: _cost(part) for name, part in parts.items() if part is not None},
        "shipping_cost": answer.shipping_cost,
        "offers_free": answer.offers_free,
        "mandatory": answer.mandatory if priced else None,
        "reasons": [{"code": one.code, "holds": one.holds} for one in answer.reasons if priced],
        "offers": [
            {
                "listing_type_id": offer.listing_type_id,
                "name": offer.name,
                "rate": offer.rate,
                "charge": offer.charge,
                "shipping": offer.shipping,
                "net": offer.net,
                "closed_because": offer.closed_because,
            }
            for offer in answer.offers
            if priced
        ],
        "less_above": None
        if cliff is None
        else {
            "threshold": cliff.threshold,
            "net_at": cliff.net_at,
            "net_above": cliff.net_above,
            "same_again_at": cliff.same_again_at,
        },
    }


def _cost(part: CoverageCost) -> dict[str, object]:
    return {"list_cost": part.list_cost, "currency_id": part.currency_id}


def print_shipping(answer: ShippingAnswer, *, priced: bool) -> None:
    """Print the answer; without ``priced`` omit what needs a price."""
    from app.editing.form.package import show_package

    def money(amount: Decimal | None, currency_id: str | None = None) -> str:
        return money_text(amount, currency_id or answer.currency_id)

    if answer.item_id is not None:
        say(f"{plain(answer.item_id)}  {plain(answer.title or UNKNOWN, 200)}")
    if answer.classified:
        say("  " + tr("A classified ad: neither sold nor shipped through the marketplace."))
        return
    weight, parcel = answer.billable_weight_g, show_package(answer.sent_as, run_locale())
    print_facts(
        [
            (tr("measures"), f"{tr(_MEASURES[answer.measures_from])}: {parcel}"),
            (
                tr("billable weight"),
                weight and f"{decimal_text(weight.normalize())} g",
            ),
            (tr("price"), money(answer.price) if priced else UNKNOWN),
            (tr("shipping cost for you"), money(answer.shipping_cost)),
            (tr("ships free now"), yes_no(answer.offers_free) if answer.item_id else UNKNOWN),
            (tr("free shipping is mandatory"), yes_no(answer.mandatory) if priced else UNKNOWN),
            (tr("fetched by the buyer"), code_text(answer.local_pick_up)),
        ]
    )
    for reason in answer.reasons if priced else ():
        name = tr(_REASONS.get(reason.code, "")) or code_text(reason.code)
        say(f"    {yes_no(reason.holds)}: {name}")
    if answer.modes and answer.category_id:
        print_table(
            (tr("mode"), tr("state"), tr("fetched by the buyer")),
            (
                (
                    named_code(SHIPPING_MODE, one.mode),
                    code_text(one.state),
                    code_text(one.local_pick_up),
                )
                for one in answer.modes
            ),
        )
    elif not answer.category_id:
        say("  " + tr("modes: – (they depend on the category: use --category)"))
    if priced and answer.offers:
        say(tr("What is left of a sale"))
        print_table(
            (tr("type"), tr("name"), tr("charge"), tr("cost"), tr("shipping"), tr("left")),
            (
                (
                    offer.listing_type_id,
                    or_unknown(offer.name),
                    percent_text(offer.rate),
                    money(offer.charge),
                    money(offer.shipping),
                    money(offer.net)
                    if offer.closed_because is None
                    else tr("not available to you"),
                )
                for offer in answer.offers
            ),
        )
    if answer.cliff is not None:
        cliff, kind = answer.cliff, plain(answer.listing_type_id, 40)
        say(
            "  "
            + tr(
                "With {kind}: {net_at} is left at {threshold}, only {net_above} just "
                "above it, and the same amount again from {same_again_at}.",
                kind=kind,
                threshold=money(cliff.threshold),
                net_at=money(cliff.net_at),
                net_above=money(cliff.net_above),
                same_again_at=money(cliff.same_again_at),
            )
        )


def print_raw(answer: object) -> None:
    """Print the marketplace's raw shipping data of a listing, one path per line."""
    say(tr("As returned by the marketplace"))
    print_facts(_places(answer, ""))


def _places(value: object, place: str) -> Iterator[tuple[str, object]]:
    from app.domain.shapes import object_of, sequence_of

    numbered = {str(number): one for number, one in enumerate(sequence_of(value))}
    inner = object_of(value) or numbered
    if value in ({}, []):
        yield plain(place, 60), tr("none")
    elif not inner:
        # Unformatted, as the marketplace has the value: a number may be an id.
        yield plain(place, 60), yes_no(value) if isinstance(value, bool) else str(value)
    for name, child in inner.items():
        yield from _places(child, f"{place}.{name}" if place else name)
