"""The sellers of the practice marketplace, private fields included."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from types import MappingProxyType

from app.domain.wire_item import WireSellerAddress
from app.domain.wire_user import WireBuyerReputation, WirePhone, WireSellerReputation, WireUser
from app.rules.sites import site_rules
from app.service.seeding.pictures.motifs import motif_number
from app.service.seeding.practice_sites import practice_site
from app.service.seeding.resource_files import Table, read_table
from app.service.stores.placeholder import PLACEHOLDER
from app.service.stores.practice_pictures import picture_id, thumbnail_url


@cache
def seller_tables() -> Mapping[str, Table]:
    """Return the data of each site's seller from the file, by site id, the first seller first."""
    return MappingProxyType(
        {entry["site"]: entry for entry in read_table("sellers.toml")["seller"]}
    )


def wire_seller(table: Table) -> WireUser:
    """Return a seller as a user with every field, including the private ones ("User")."""
    phone: WirePhone = {"area_code": "", "number": table["telephone"], "verified": True}
    company = table.get("company")
    return {
        "id": table["id"],
        "nickname": table["nickname"],
        "registration_date": table["registered"],
        "country_id": table["site"],
        "site_id": table["site"],
        "permalink": f"{PLACEHOLDER}/perfil/{table['id']}",
        "points": table["points"],
        "logo": _logo(table),
        "user_type": table["user_type"],
        "tags": ["normal", "shop"] if company else ["normal"],
        "address": {"city": table["city"], "state": table["state"]},
        "seller_experience": table["experience"],
        "first_name": table["first_name"],
        "last_name": table["last_name"],
        "email": table["email"],
        "identification": {
            "identification_type": table["document"],
            "identification_number": table["document_number"],
        },
        "phone": phone,
        "credit": {"consumed": 0, "credit_level_id": None},
        "personal_information": {
            "first_name": table["first_name"],
            "last_name": table["last_name"],
            "person_mothers_name": table["mothers_name"],
            "person_birthdate": table["birthdate"],
            "person_birthplace": table["city"],
            "taxpayer_number": table["document_number"],
            "company_name": company,
            "company_main_activity": table.get("activity"),
            "company_type": table.get("company_type"),
            "company_establishment_date": table.get("established"),
            "company_rep": {
                "id": table["id"],
                "name": f"{table['first_name']} {table['last_name']}",
            }
            if company
            else None,
            "identification": {"type": table["document"], "number": table["document_number"]},
            "phone": phone,
            "address": {
                "state": table["state"],
                "city": table["city"],
                "address": table["address"],
                "zip_code": table["zip"],
            },
        },
        "status": {
            "site_status": "active",
            "list": {"allow": True, "codes": []},
            "buy": {"allow": True, "codes": [], "immediate_payment": "optional"},
            "sell": {"allow": True, "codes": list(table.get("sell_codes", ()))},
        },
        "seller_reputation": _seller_reputation(table),
        "buyer_reputation": _buyer_reputation(table["buys"]),
    }


def _logo(table: Table) -> str | None:
    # "logo of a real-estate agency or car dealer": no other user has one.
    if table["user_type"] != "car_dealer":
        return None
    return thumbnail_url(picture_id(table["site"], motif_number("car"), 10, 0, 0, table["id"], 1))


def _seller_reputation(table: Table) -> WireSellerReputation:
    positive, negative, neutral = (Decimal(rate) for rate in table["ratings"])
    return {
        "level_id": table.get("level"),
        "power_seller_status": table.get("power"),
        "transactions": {
            "period": "historic",
            "total": table["sales"],
            "completed": table["completed"],
            "canceled": table["sales"] - table["completed"],
            "ratings": {"positive": positive, "negative": negative, "neutral": neutral},
        },
        "metrics": {
            "sales": {"period": "3 months", "completed": table["recent_sales"]},
            "claims": {"period": "3 months", "rate": Decimal(table["claims"])},
            "delayed_handling_time": {"period": "3 months", "rate": Decimal(table["delayed"])},
        },
    }


def _buyer_reputation(buys: int) -> WireBuyerReputation:
    canceled = buys // 20
    return {
        "tags": [],
        "transactions": {
            "period": "historic",
            "total": buys,
            "completed": buys - canceled,
            "canceled": {"total": canceled, "paid": canceled // 2},
            "unrated": {"total": buys // 8, "paid": buys // 8},
            "not_yet_rated": {"total": buys // 12, "paid": buys // 12},
        },
    }


def seller_address(table: Table) -> WireSellerAddress:
    """Return the address that a seller's listings show."""
    country = site_rules(table["site"]).country
    return {
        "id": table["id"],
        "address_line": table["address"],
        "zip_code": table["zip"],
        "comment": "",
        "city": {"id": f"{table['site']}-{table['zip']}", "name": table["city"]},
        "state": {"id": state_id(table["site"], table["state"]), "name": table["state"]},
        "country": {"id": table["site"], "name": country},
    }


def state_id(site_id: str, state: str) -> str:
    """Return the id of a state, which is also that of its coverage area."""
    names = [name for name, _ in practice_site(site_id).states()]
    return f"{site_id}-{names.index(state) + 1:02d}"
