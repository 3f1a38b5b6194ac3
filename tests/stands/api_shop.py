"""A marketplace that is served, one seller of it, and the Python API open on the seller's shop."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.api.results import WaitingRow
from app.api.shop import Shop, connect
from tests.stands.processes import Served, running
from tests.stands.served_shop import SITE, ServedShop, form_like, plain


@dataclass
class ApiShop:
    """An open shop, and what somebody else does at its marketplace."""

    served: Served
    shop: Shop
    other: ServedShop
    _left: list[dict[str, Any]] = field(default_factory=list)

    @property
    def token(self) -> str:
        return self.served.tokens[SITE]

    def put(self, item_id: str, **fields: object) -> None:
        """Change a listing as somebody else would."""
        self.other.put(item_id, **fields)

    def take(self, fits: Callable[[dict[str, Any]], bool]) -> str:
        """Return the id of a listing, each only once."""
        found = next(item for item in self._left if fits(item))
        self._left.remove(found)
        return str(found["id"])

    def listing_of_another(self) -> str:
        """Return the id of a listing of another seller."""
        path = f"/users/{self.served.users['AR']}/items/search"
        params = {"access_token": self.served.tokens["AR"]}
        return str(self.other.client.get(path, params=params).json()["results"][0])

    def plain(self) -> str:
        """Return the id of an active listing without variations."""
        return self.take(plain)

    def form(self) -> dict[str, object]:
        """Return a form that the marketplace takes."""
        like = next(item for item in self._left if plain(item) and not is_ambiguous(item))
        self._left.remove(like)
        return form_like(like)

    def waiting(self) -> WaitingRow:
        """Return a row that the seller holds."""
        outbox = self.shop.outbox
        outbox.pause()
        number = self.shop.listing(self.plain()).edit(sku="HELD-1").number
        assert number is not None
        row = outbox.hold(number).row
        outbox.resume()
        return row

    def held(self) -> WaitingRow:
        """Return a row whose price somebody else changed, too."""
        outbox, item_id = self.shop.outbox, self.plain()
        for row in outbox.rows("held"):
            outbox.drop(row)
        self.put(item_id, price=190)
        outbox.pause()
        number = self.shop.listing(item_id).edit(price=200).number
        assert number is not None
        self.put(item_id, price=333)
        outbox.resume()
        outbox.send()
        return outbox.row(number)


def has_pictures(item: dict[str, Any]) -> bool:
    """Whether it is plain, sells as the simpler type, and has pictures to put in order."""
    return (
        plain(item)
        and item["listing_type_id"] == "gold_special"
        and 2 <= len(item["pictures"]) <= 5
    )


def is_ambiguous(item: dict[str, Any]) -> bool:
    """Whether a sheet with one of its measures (19.956 kg) would have to say the decimal mark."""
    measures = (str(attribute["value_name"]) for attribute in item["attributes"])
    return any(re.search(r"\d[.,]\d{3}\b", measure) for measure in measures)


def is_varied(item: dict[str, Any]) -> bool:
    """Whether it has variations that are told apart by their colour."""
    looks = [one["attribute_combinations"] for one in item["variations"]]
    return (
        item["status"] == "active"
        and len(looks) > 1
        and all([part["id"] for part in look] == ["COLOR"] for look in looks)
    )


def is_unsold(item: dict[str, Any]) -> bool:
    """Whether nothing was sold of it, and two attributes tell its variations apart."""
    looks = [one["attribute_combinations"] for one in item["variations"]]
    return not item["sold_quantity"] and bool(looks) and all(len(look) == 2 for look in looks)


@contextmanager
def api_shop(folder: Path, *, listings: int = 120, timeout: float = 60) -> Iterator[ApiShop]:
    """Serve a marketplace in ``folder`` and open the shop of its first seller, read once."""
    with (
        running(folder / "store", listings=listings) as served,
        served.client() as client,
        connect(
            served.base_url, served.tokens[SITE], workspace=folder / "shop", timeout=timeout
        ) as shop,
    ):
        shop.sync()
        other = ServedShop(served, folder / "shop", client)
        shop.export(folder / "items.jsonl")
        lines = (folder / "items.jsonl").read_text(encoding="utf-8").splitlines()
        yield ApiShop(served, shop, other, [json.loads(line) for line in lines])
