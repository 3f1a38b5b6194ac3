"""Buyers of the practice marketplace: invented people who place orders and ask questions."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from app.domain.shapes import JsonObject
from app.service.seeding.resource_files import read_table
from app.service.seeding.seeded_random import Draws

FIRST_ID = 300_000_000
"""The first user id of buyers, who have no profiles of their own."""


@dataclass(frozen=True, slots=True)
class Buyer:
    """A buyer, with the data that an order shows."""

    id: int
    nickname: str
    first_name: str
    last_name: str
    area_code: str
    number: str


def pick_buyer(draws: Draws) -> Buyer:
    """Choose a buyer; the same one is chosen again now and then."""
    words = read_table("words.toml")
    first, last = words["people_first"], words["people_last"]
    person = draws[8] % (len(first) * len(last))
    first_name, last_name = first[person % len(first)], last[person // len(first)]
    plain = unicodedata.normalize("NFKD", f"{first_name}{last_name}").encode("ascii", "ignore")
    return Buyer(
        id=FIRST_ID + person,
        nickname=f"{plain.decode().upper().replace(' ', '')}{person % 90 + 10}",
        first_name=first_name,
        last_name=last_name,
        area_code=f"{20 + person % 70}",
        # Fictitious numbers that belong to nobody, as in films.
        number=f"555{person % 10_000:04d}",
    )


def wire_buyer(buyer: Buyer) -> JsonObject:
    """Return a buyer in the wire format of an order."""
    return {
        "id": buyer.id,
        "nickname": buyer.nickname,
        "first_name": buyer.first_name,
        "last_name": buyer.last_name,
        "phone": {"area_code": buyer.area_code, "number": buyer.number},
        "alternative_phone": {"area_code": "", "number": ""},
    }
