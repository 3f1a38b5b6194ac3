"""Questions of the practice marketplace: those that buyers ask, and the answers."""

from __future__ import annotations

from collections.abc import Iterator

from app.domain.shapes import JsonObject
from app.service.seeding.buyers import pick_buyer
from app.service.seeding.listings.practice_shop import PracticeShop
from app.service.seeding.resource_files import read_table
from app.service.seeding.seeded_random import DRAW_RANGE, Draws, SeededRandom
from app.service.seeding.timestamps import DAY

MOST_QUESTIONS = 2_500
"""The maximum number of questions of a seller, for any number of listings."""

_DAYS = 90
_FIRST_ID = 4_000_000_000
_SITE_APART = 10_000_000
_ASKED_MOST = 4


def question_count(listings: int) -> int:
    """Return the number of questions to a seller with this number of listings."""
    return min(MOST_QUESTIONS, listings // 2 + 4) if listings else 0


def build_questions(shop: PracticeShop, seed: int, listings: int) -> Iterator[JsonObject]:
    """Yield the questions to a shop with this number of listings, oldest first."""
    random = SeededRandom(seed, f"questions/{shop.site.id}")
    count = question_count(listings)
    first = _FIRST_ID + sum(map(ord, shop.site.id)) * _SITE_APART
    for place in range(count):
        draws = random.draws(place)
        slot = _DAYS * DAY // count
        ago = 90 + (count - 1 - place) * slot + draws[0] * slot // DRAW_RANGE
        position = (draws[1] * DRAW_RANGE + draws[2]) % listings
        if draws[3] % 3 == 0:
            # Popular listings are asked about again and again.
            position = draws[3] // 3 % min(listings, _ASKED_MOST)
        yield _question(shop, position, first + place, ago, draws)


def _question(shop: PracticeShop, position: int, number: int, ago: int, draws: Draws) -> JsonObject:
    kind = shop.recipes.leaf(position).kind
    known = read_table("questions.toml")[kind]
    text, answer = known[draws[4] % len(known)]
    # Most questions of the last days are not answered yet.
    answered = draws[5] < DRAW_RANGE * (0.92 if ago > 2 * DAY else 0.35)
    return {
        "id": number,
        "item_id": f"{shop.site.id}{shop.item_number(position)}",
        "seller_id": shop.seller_id,
        "status": "ANSWERED" if answered else "UNANSWERED",
        "date_created": shop.timestamps.write(-ago, draws[6] % 1000),
        "text": text,
        "answer": {
            "text": answer,
            "status": "ACTIVE",
            "date_created": shop.timestamps.write(-max(30, ago - 300 - draws[7] % 7_200), 0),
        }
        if answered
        else None,
        "from": {"id": pick_buyer(draws).id},
    }
