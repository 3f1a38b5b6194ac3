"""New listings on the command line: checked first, listed once, made like another one."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.stands.command_line import Answer
from tests.stands.served_shop import Listings, ServedShop, form_like, lost, plain, serve_shop

pytestmark = pytest.mark.usefixtures("forked")


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedShop]:
    with serve_shop(tmp_path_factory.mktemp("creating")) as found:
        yield found


@pytest.fixture(scope="module")
def listings(shop: ServedShop) -> Listings:
    return Listings(shop)


@pytest.fixture
def form(listings: Listings) -> dict[str, Any]:
    """A form that the marketplace takes."""
    shipping = {"mode": "me2", "free_shipping": True}
    return {**form_like(listings.take(plain)), "shipping": shipping}


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, ...]:
    """Three photos of different sizes, told apart by their heights."""
    folder = tmp_path_factory.mktemp("photos")
    paths = tuple(folder / f"{height}.jpg" for height in (510, 520, 530))
    for path in paths:
        Image.effect_noise((600, int(path.stem)), 90).convert("RGB").save(path)
    return paths


def heights(item: dict[str, Any]) -> list[str]:
    """Return the heights of the pictures of a listing in their order."""
    return [str(one["max_size"]).partition("x")[2] for one in item["pictures"]]


def file_of(folder: Path, form: object) -> Path:
    path = folder / "form.json"
    path.write_text(json.dumps(form), encoding="utf-8-sig")
    return path


def test_that_a_file_is_checked_by_the_rules_and_the_marketplace(
    shop: ServedShop, form: dict[str, Any], tmp_path: Path
) -> None:
    before = shop.ids()
    good = shop.run("validate", file_of(tmp_path, form), "--json")
    assert good.code == 0, good.err
    assert good.json["valid"]
    bad = shop.run("validate", file_of(tmp_path, {**form, "price": 0, "title": ""}), "--json")
    paths = {finding["path"] for finding in bad.json["findings"]}
    assert (bad.code, bad.json["valid"], paths >= {"price", "title"}) == (1, False, True)
    assert shop.run("create", file_of(tmp_path, {**form, "price": 0})).code == 1
    assert shop.ids() == before


def test_that_a_listing_is_made_of_a_file_once(
    shop: ServedShop, form: dict[str, Any], tmp_path: Path
) -> None:
    path, before = file_of(tmp_path, form), set(shop.ids())
    tried = shop.run("create", path, "--dry-run")
    assert (tried.code, set(shop.ids())) == (0, before), tried.err
    assert "price" in tried.out
    made = shop.run("create", path, "--json")
    assert (made.code, made.json["row"]["state"]) == (0, "done"), made.err
    (new,) = set(shop.ids()) - before
    assert made.json["listing_id"] == new
    assert shop.get(f"/items/{new}/descriptions")[0]["plain_text"] == "Hola"
    again = shop.run("create", path)
    assert again.code == 1
    assert f"listed from here as {new}" in again.err
    assert set(shop.ids()) == {*before, new}
    assert shop.run("create", path, "--again").code == 0
    assert len(shop.ids()) == len(before) + 2


def test_that_the_category_is_predicted_where_it_is_missing(
    shop: ServedShop, form: dict[str, Any], tmp_path: Path
) -> None:
    with_title = {name: value for name, value in form.items() if name != "category_id"}
    path = file_of(tmp_path, {**with_title, "title": "Funda para celular"})
    answer = shop.run("validate", path, "--predict", "--json")
    assert answer.json["predicted_category_id"], answer.err


def test_that_a_duplicate_takes_every_field_that_one_listing_has(
    shop: ServedShop, listings: Listings
) -> None:
    words = ("duplicate", listings.take(plain)["id"], "condition=used", "sku=OTHER", "--dry-run")
    tried = shop.run(*words)
    assert tried.code in (0, 1), tried.err
    assert "  condition  – -> Used\n" in tried.out


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("stock", "available_quantity"),
        ("sku", "seller_custom_field"),
        ("listing_type", "listing_type_id"),
        ("free_shipping", "shipping"),
        ("tilte", "title"),
    ],
)
def test_that_a_field_of_a_file_is_named_as_the_marketplace_names_it(
    name: str, meant: str, shop: ServedShop, tmp_path: Path
) -> None:
    (tmp_path / "form.json").write_text(f'{{"{name}": 1}}', encoding="utf-8")
    answer = shop.run("validate", tmp_path / "form.json")
    assert answer.code == 2
    assert f"did you mean '{meant}'?" in answer.err


def test_that_another_listing_is_made_like_one_that_is_there(
    shop: ServedShop, listings: Listings
) -> None:
    like = listings.take(lambda one: one["status"] == "active" and len(one["variations"]) > 1)
    words = ("duplicate", like["id"], "sku=COPY-1", "--json")
    made = shop.run(*words)
    assert (made.code, made.json["row"]["state"]) == (0, "done"), made.out + made.err
    new = shop.item(made.json["listing_id"])
    for name in ("title", "category_id", "price", "condition", "available_quantity"):
        assert new[name] == like[name], name
    assert new["seller_custom_field"] == "COPY-1"
    assert len(new["variations"]) == len(like["variations"])
    assert len(new["pictures"]) == len(like["pictures"])
    assert shop.run(*words).code == 1


def test_that_a_new_variation_is_named_by_its_values_and_not_by_its_place(
    shop: ServedShop, listings: Listings, tmp_path: Path
) -> None:
    like = listings.take(lambda one: one["status"] == "active" and len(one["variations"]) > 1)
    kept = ("attribute_combinations", "available_quantity", "picture_ids", "price")
    varied = [{name: one[name] for name in kept} for one in like["variations"]]
    varied[1]["price"] = 0
    look = ", ".join(one["value_name"] for one in varied[1]["attribute_combinations"])
    path = file_of(tmp_path, {**form_like(like), "variations": varied})
    checked = shop.run("validate", path)
    assert f"{look}: price: " in checked.out, checked.out
    assert "variations.1" not in checked.out
    for_machines = shop.run("validate", path, "--json").json["findings"]
    (found,) = [one for one in for_machines if one["path"] == "variations.1.price"]
    assert found["params"]["variation_name"] == look


def test_that_a_lost_answer_lists_nothing_twice(
    shop: ServedShop, form: dict[str, Any], tmp_path: Path
) -> None:
    path, before = file_of(tmp_path, form), set(shop.ids())
    words = ("create", path, "--timeout", "2", "--json")
    with shop.faults(lost("POST /items")):
        first, second = shop.run_until_asked("POST /items", *words), shop.run(*words)
        assert shop.calls("POST /items") == 1
    assert (first.code, second.code) == (6, 6), first.err
    assert first.json["row"]["number"] == second.json["row"]["number"]
    assert len(set(shop.ids()) - before) == 1


def test_that_local_pictures_are_listed_in_their_order_the_cover_first(
    shop: ServedShop, form: dict[str, Any], photos: tuple[Path, ...], tmp_path: Path
) -> None:
    first, second, third = photos
    shutil.copy(third, tmp_path / "beside.jpg")
    entries = [{"source": "https://example.com/1.jpg"}, {"file": "beside.jpg"}]
    path, before = file_of(tmp_path, {**form, "pictures": entries}), set(shop.ids())
    words = ("create", path, "--picture", second, "--picture", first)
    tried = shop.run(*words, "--dry-run")
    assert (tried.code, set(shop.ids())) == (0, before), tried.err
    assert shop.run("validate", path).code == 0
    made = shop.run(*words, "--json")
    assert (made.code, made.json["row"]["state"]) == (0, "done"), made.out + made.err
    found = heights(shop.item(made.json["listing_id"]))
    assert (found[:2], found[3:], len(found)) == (["520", "510"], ["530"], 4)
    again = shop.run(*words)
    assert again.code == 1
    assert f"listed from here as {made.json['listing_id']}" in again.err
    # With other pictures it is another listing.
    other = shop.run("create", path, "--picture", first, "--json")
    assert (other.code, len(set(shop.ids()) - before)) == (0, 2), other.err


def test_that_a_listing_is_made_like_another_one_with_local_pictures_before_its_own(
    shop: ServedShop, listings: Listings, photos: tuple[Path, ...]
) -> None:
    like = listings.take(lambda one: plain(one) and len(one["pictures"]) > 1)
    made = shop.run("duplicate", like["id"], "sku=COPY-2", "--picture", photos[0], "--json")
    assert (made.code, made.json["row"]["state"]) == (0, "done"), made.out + made.err
    found = shop.item(made.json["listing_id"])["pictures"]
    assert str(found[0]["max_size"]).endswith("x510")
    assert len(found) == len(like["pictures"]) + 1


def test_that_a_lost_answer_uploads_no_picture_twice(
    shop: ServedShop, form: dict[str, Any], photos: tuple[Path, ...], tmp_path: Path
) -> None:
    path, before = file_of(tmp_path, form), set(shop.ids())
    route = "POST /items/{item_id}/pictures"
    words = ("create", path, "--picture", photos[0], "--picture", photos[1], "--json")
    with shop.faults(lost(route)):
        short = (*words, "--timeout", "2")
        first, second = shop.run_until_asked(route, *short), shop.run(*short)
        assert shop.calls(route) == 1
    assert (first.code, second.code) == (6, 6), first.err
    assert first.json["row"]["number"] == second.json["row"]["number"]
    assert len(set(shop.ids()) - before) == 1


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("missing.jpg", None, "no such file"),
        ("text.jpg", b"no picture", "cannot be used as a picture"),
        ("", None, "no such file"),
        ("ftp://example.com/1.jpg", None, "not the address of a picture"),
    ],
)
def test_that_a_bad_picture_is_named_and_nothing_is_listed(
    shop: ServedShop,
    form: dict[str, Any],
    tmp_path: Path,
    photos: tuple[Path, ...],
    name: str,
    content: bytes | None,
    said: str,
) -> None:
    path, before = file_of(tmp_path, form), shop.ids()
    if content is not None:
        (tmp_path / name).write_bytes(content)
    typed = name if "://" in name or not name else str(tmp_path / name)
    answer = shop.run(
        *("create", path, "--picture", photos[0], "--picture", typed, "--picture", "none.png")
    )
    assert (answer.code, shop.ids()) == (2, before), answer.out
    assert said in answer.err
    assert "none.png: no such file" in answer.err
    of_file = file_of(tmp_path, {**form, "pictures": [{"file": name or "none.png"}]})
    assert shop.run("validate", of_file).code == 2
    assert shop.ids() == before


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "cannot be read as JSON"),
        ("nonsense", "cannot be read as JSON"),
        ("[1, 2]", "one JSON object"),
        ("{}", "one JSON object"),
        ('{"titel": "x"}', "did you mean 'title'?"),
        ('{"permalink": "x"}', "set by the marketplace"),
        ('{"title": "x", "category_id": "MX999"}', "no category 'MX999'"),
    ],
)
@pytest.mark.parametrize("name", ["create", "validate"])
def test_that_a_file_that_is_no_listing_ends_with_2(
    shop: ServedShop, tmp_path: Path, name: str, text: str, said: str
) -> None:
    path = tmp_path / "form.json"
    path.write_text(text, encoding="utf-8")
    answer = shop.run(name, path)
    assert (answer.code, answer.out) == (2, "")
    assert said in answer.err


def test_that_what_a_sale_of_a_new_listing_leaves_is_shown_before_it_is_listed(
    shop: ServedShop, form: dict[str, Any], tmp_path: Path
) -> None:
    parcel, before = "10x20x30,500", shop.ids()

    def net(**shipping: object) -> Any:
        file = file_of(tmp_path, {**form, "shipping": {"mode": "me2", **shipping}})
        answer = shop.run("create", file, "--dry-run", "--json")
        assert answer.code == 0, answer.err
        assert answer.json["net"]["before"] is None
        return answer.json["net"]["after"]

    words = ("--dimensions", parcel, "--category", form["category_id"], "--price", form["price"])
    kind = form["listing_type_id"]
    told = shop.run("shipping", *words, "--type", kind, "--json").json
    offer = next(one for one in told["offers"] if one["listing_type_id"] == kind)
    paid = net(free_shipping=True, dimensions=parcel)
    # The buyer pays for shipping, so only the charge is taken off.
    assert net(free_shipping=False) == pytest.approx(form["price"] - offer["charge"])
    assert paid == pytest.approx(form["price"] - offer["charge"] - told["shipping_cost"])
    # Without measures nobody knows what free shipping costs.
    assert net(free_shipping=True) is None
    file = file_of(tmp_path, {**form, "shipping": {"mode": "me2", "free_shipping": True}})
    assert "left of a sale  –" in shop.run("create", file, "--dry-run").out
    assert shop.ids() == before


def codes_of(answer: Answer) -> list[tuple[str, str]]:
    """The findings about own codes, with the listing that each names."""
    return codes_of_findings(answer.json["findings"])


def codes_of_findings(findings: list[Any]) -> list[tuple[str, str]]:
    return [
        (one["code"], one["params"].get("listing", ""))
        for one in findings
        if one["code"].startswith("own_code.")
    ]


def test_that_an_own_code_that_another_listing_has_is_warned_of_by_its_name(
    shop: ServedShop, listings: Listings, form: dict[str, Any], tmp_path: Path
) -> None:
    path = file_of(tmp_path, {**form, "seller_custom_field": "ONE-OF-IT", "title": "Con código"})
    other = file_of(tmp_path / "..", {**form, "seller_custom_field": "ONE-OF-IT", "title": "Otro"})
    assert codes_of(shop.run("validate", path, "--json")) == []
    made = shop.run("create", path, "--json")
    assert (made.code, codes_of(made)) == (0, []), made.err
    new = made.json["listing_id"]
    assert codes_of(shop.run("validate", other, "--json")) == [("own_code.taken", new)]
    copied = shop.run("duplicate", new, "--dry-run")
    assert copied.code == 0
    assert f"“Con código” ({new}) has the same own code" in copied.out
    assert codes_of(shop.run("duplicate", new, "sku=ELSE", "--dry-run", "--json")) == []
    item = listings.take(plain)
    edited = shop.run("edit", item["id"], "sku=ONE-OF-IT", "--dry-run", "--json")
    assert codes_of(edited) == [("own_code.taken", new)]
    varied = listings.take(lambda one: one["status"] == "active" and one["variations"])
    words = ("variation", varied["id"], "set", "1", "sku=ONE-OF-IT", "--dry-run", "--json")
    assert codes_of(shop.run(*words)) == [("own_code.taken", new)]
    assert shop.run("sync").code == 0
    plan = tmp_path / "plan.json"
    wanted = ("--where", f"id:{item['id']}", "--set", "sku=ONE-OF-IT", "--out", plan)
    assert shop.run("plan", "new", *wanted).code == 0
    for how in ((), ("--rehearse",)):
        (checked,) = shop.run("plan", "check", plan, "--json", *how).json["listings"]
        assert (checked["outlook"], codes_of_findings(checked["findings"])) == (
            "warned",
            [("own_code.taken", new)],
        )
    # A code inside a variation is taken as well.
    inside = ("variation", varied["id"], "set", "1", "sku=INSIDE-1")
    assert shop.run(*inside).code == 0
    edited = shop.run("edit", item["id"], "sku=INSIDE-1", "--dry-run", "--json")
    assert codes_of(edited) == [("own_code.taken", varied["id"])]
    # Its own code is no other's, and what is closed may be listed again with it.
    assert codes_of(shop.run("edit", new, "title=Sin código", "--dry-run", "--json")) == []
    assert shop.run("status", new, "closed").code == 0
    assert codes_of(shop.run("validate", other, "--json")) == []


def test_that_an_own_code_that_is_still_to_be_listed_is_warned_of(
    shop: ServedShop, form: dict[str, Any], tmp_path: Path
) -> None:
    words = {**form, "seller_custom_field": "WAITING-1"}
    with shop.faults(lost("POST /items")):
        first = file_of(tmp_path, {**words, "title": "La primera"})
        route = "POST /items"
        assert shop.run_until_asked(route, "create", first, "--timeout", "2").code == 6
        second = file_of(tmp_path, {**words, "title": "La segunda"})
        answer = shop.run("create", second, "--dry-run", "--json")
    assert codes_of(answer) == [("own_code.waiting", "")]
