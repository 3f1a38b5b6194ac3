"""What was sent is in the history once, as sent: over HTTP, through the outbox, after a sync."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PIL import Image

from app.engine.history.listing_past import listing_past
from app.engine.history.recorded_history import changes_found
from app.ui.activity.history_lines import lines_of_past
from app.ui.texts.form_context import FormContext
from app.workspace.folder import Workspace
from app.workspace.journal.outbox import OutboxStore
from tests.stands.locales import locale
from tests.stands.served_shop import Listings, ServedShop, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")

MEXICO = FormContext(locale("es_MX"), "MXN", 2)
Item = dict[str, Any]


def varied(item: Item) -> bool:
    """Whether it has variations that are told apart by their colour."""
    looks = [one["attribute_combinations"] for one in item["variations"]]
    return (
        item["status"] == "active"
        and len(looks) > 1
        and all([part["id"] for part in look] == ["COLOR"] for look in looks)
    )


def stocked(item: Item) -> bool:
    return plain(item) and item["available_quantity"] > 10


def clasica(item: Item) -> bool:
    return plain(item) and item["listing_type_id"] == "gold_special"


def look(item: Item, place: int) -> str:
    return str(item["variations"][place]["attribute_combinations"][0]["value_name"])


class Kind(NamedTuple):
    """A change: of which listings, by which words; what the command and the window say of it.

    ``{id}``, ``{variation}`` and ``{file}`` stand for those of the listing that is taken.
    """

    fits: Callable[[Item], bool]
    words: str
    printed: Callable[[Item], str]
    shown: Callable[[Item], str]
    accepted: int = 0


def kind(
    fits: Callable[[Item], bool],
    words: str,
    printed: str | Callable[[Item], str],
    shown: str | Callable[[Item], str],
    accepted: int = 0,
) -> Kind:
    """Return a row; what is the same for every listing may be a text."""
    said = [(lambda _, text=one: text) if isinstance(one, str) else one for one in (printed, shown)]
    return Kind(fits, words, said[0], said[1], accepted)


KINDS = {
    "price": kind(
        plain,
        "edit {id} price=+10",
        lambda i: f"price: ${i['price']:,.2f} -> ",
        lambda i: f"Price ${i['price']:,.2f} → ${i['price'] + 10:,.2f}",
    ),
    "stock": kind(
        stocked,
        "edit {id} stock=+5",
        lambda i: f"stock: {i['available_quantity']:,} -> ",
        lambda i: f"Stock {i['available_quantity']:,} → {i['available_quantity'] + 5:,}",
    ),
    # That it pauses is brought about by what was sent, and nobody else did it.
    "stock of 0": kind(
        stocked,
        "edit {id} stock=0",
        "status: active -> paused",
        lambda i: f"Stock {i['available_quantity']:,} → 0 · Status Active → Paused",
    ),
    "status": kind(plain, "status {id} paused", "status: active -> paused", "Active → Paused"),
    "close": kind(plain, "status {id} closed", "status: active -> closed", "Active → Closed"),
    "description": kind(
        plain, "describe {id} {file}.txt", "-> Otro texto", lambda _: "→ Otro texto"
    ),
    "listing type": kind(
        clasica,
        "type {id} gold_pro",
        "listing type: Clásica -> Premium",
        "Listing type Clásica → Premium",
    ),
    "pictures": kind(
        lambda i: plain(i) and 2 < len(i["pictures"]) < 6,
        "picture {id} add {file}.jpg",
        lambda i: f"{len(i['pictures'])} pictures -> {len(i['pictures']) + 1} pictures",
        lambda i: f"{len(i['pictures'])} pictures → {len(i['pictures']) + 1} pictures",
    ),
    "stock of a variation": kind(
        varied,
        "variation {id} set {variation} stock=+3",
        lambda i: f"{look(i, 0)}: stock: ",
        lambda i: f"{look(i, 0)}: Stock {i['variations'][0]['available_quantity']} → ",
    ),
    "a variation": kind(
        varied,
        "variation {id} add Color=Verde-agua stock=4",
        "variations: - -> Verde-agua",
        "Variations none → Verde-agua",
    ),
    "a variation less": kind(
        varied,
        "variation {id} remove {variation}",
        lambda i: f"variations: {look(i, 0)} -> -",
        lambda i: f"Variations {look(i, 0)} → none",
        accepted=1,
    ),
    "own code": kind(
        plain, "edit {id} sku=NEW-1", "-> NEW-1", lambda i: "Own code " + i["seller_custom_field"]
    ),
    "pick-up": kind(
        lambda i: plain(i) and not i["shipping"]["local_pick_up"],
        "edit {id} local_pick_up=yes",
        "local pick-up: no -> yes",
        "Local pick-up No → Yes",
    ),
}


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("history"), listings=90) as found:
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("files") / "one"
    path.with_suffix(".txt").write_text("Otro texto", "utf-8")
    Image.effect_noise((600, 600), 90).convert("RGB").save(path.with_suffix(".jpg"))
    return path


def window(shop: ServedShop, item_id: str) -> list[tuple[str, str, str]]:
    """Return the history as the window shows it: icon, what happened, and who did it."""
    folder = Workspace(shop.workspace)
    with closing(folder.journal_to_read()) as journal:
        sent = listing_past(OutboxStore(journal), item_id, 60).sent
    seen = changes_found(folder, item_id, sent, 60)
    return [(one.icon, one.text, one.note) for one in lines_of_past(sent.entries, seen, MEXICO)]


@pytest.mark.parametrize("name", KINDS)
def test_that_what_was_sent_is_shown_as_sent_and_not_as_found(
    shop: ServedShop, listings: Listings, file: Path, name: str
) -> None:
    each = KINDS[name]
    item = listings.take(each.fits)
    item_id = item["id"]
    variation = str(item["variations"][0]["id"]) if item["variations"] else ""
    words = each.words.format(id=item_id, variation=variation, file=file).split()
    done = shop.run(*words, *(("--accept", each.accepted) if each.accepted else ()))
    assert done.code == 0, done.out + done.err

    for _ in range(2):
        document = shop.run("history", item_id, "--json").json
        assert [one["outcome"] for one in document["entries"]] == ["done"]
        assert document["changes"] == []
        assert each.printed(item) in shop.run("history", item_id).out
        ((icon, text, note),) = window(shop, item_id)
        assert each.shown(item) in text
        assert note.startswith("Sent by you")
        assert icon == "check"
        # Before a sync the catalog has the answer; a sync reads it again, and finds nothing.
        assert shop.run("sync").code == 0


def test_that_what_others_did_around_it_is_found_and_nothing_else(
    shop: ServedShop, listings: Listings
) -> None:
    item = listings.take(stocked)
    item_id, price = item["id"], item["price"]
    shop.put(item_id, price=price + 1)
    assert shop.run("edit", item_id, "stock=+5").code == 0
    shop.put(item_id, price=price + 2)
    assert shop.run("edit", item_id, f"price={price + 3}", "--accept", 0).code in (0, 1)
    assert shop.run("sync").code == 0
    assert shop.run("edit", item_id, f"price={price + 3}").code == 0
    shop.put(item_id, available_quantity=1)
    assert shop.run("sync").code == 0
    changes = shop.run("history", item_id, "--json").json["changes"]
    stock = item["available_quantity"] + 5
    assert [(one["path"], one["before"], one["after"]) for one in changes] == [
        ("available_quantity", stock, 1),
        ("price", price + 1, price + 2),
        ("price", price, price + 1),
    ]
    assert [icon for icon, *_ in window(shop, item_id)].count("sync") == 3


def test_that_a_listing_made_and_one_deleted_here_are_no_findings(
    shop: ServedShop, listings: Listings
) -> None:
    item = listings.take(plain)
    made = shop.run("duplicate", item["id"], "title=Una más", "--json")
    assert made.code == 0, made.err
    new = made.json["listing_id"]
    assert shop.run("sync").code == 0
    assert shop.run("history", new, "--json").json["changes"] == []
    assert shop.run("status", new, "closed").code == 0
    assert shop.run("status", new, "deleted", "--accept", 1).code == 0
    assert shop.run("sync").code == 0
    assert shop.run("history", new, "--json").json["changes"] == []
