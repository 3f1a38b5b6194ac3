"""Pictures of items: added, removed, reordered, served ("Item endpoints")."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from tests.contract.test_listing_items import form
from tests.contract.test_variations import PICTURES, variation
from tests.stands.contract_shop import BASE_URL, Shop
from tests.stands.small_world import NEW_SELLER, OTHER_SELLER

ITEM = "MX100200000"
PATH = f"/items/{ITEM}"


def picture(kind: str = "JPEG", size: tuple[int, int] = (800, 400), mode: str = "RGB") -> bytes:
    target = io.BytesIO()
    Image.new(mode, size, "red").save(target, kind)
    return target.getvalue()


async def upload(shop: Shop, data: bytes, *, name: str = "file", path: str = PATH) -> Any:
    files = {name: ("una foto.jpg", data, "image/jpeg")}
    return await shop.call("POST", f"{path}/pictures", files=files, by=NEW_SELLER)


async def test_that_an_uploaded_picture_is_added_and_served_in_every_size(shop: Shop):
    answer = await upload(shop, picture())
    assert answer.status == 201, answer.json
    added = answer.json
    assert (added["size"], added["max_size"]) == ("500x250", "800x400")
    assert added["secure_url"] == added["url"]
    item = (await shop.get(PATH)).json
    assert item["pictures"][-1] == added
    for variant, size in (("thumbnail", 180), ("mid-size", 500), ("max-size", 800)):
        for _ in range(2):
            served = await shop.get(f"/pictures/{added['id']}-{variant}.jpg")
            assert served.status == 200
            assert served.headers["content-type"] == "image/jpeg"
            with Image.open(io.BytesIO(served.content)) as image:
                assert (image.format, image.width) == ("JPEG", size)


@pytest.mark.parametrize(("kind", "mode"), [("PNG", "RGBA"), ("GIF", "P"), ("WEBP", "RGB")])
async def test_that_four_kinds_of_picture_are_taken(shop: Shop, kind, mode):
    data = picture(kind, mode="RGB" if mode == "P" else mode)
    assert (await upload(shop, data)).status == 201


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no picture at all",
        b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>',
        b"%PDF-1.4",
        picture("BMP"),
        picture()[:600],
        picture(size=(40, 400)),
        picture("PNG", size=(9000, 5000), mode="1"),
    ],
    ids=["empty", "text", "svg", "pdf", "bmp", "cut", "small", "huge"],
)
async def test_that_what_is_no_picture_is_refused_and_changes_nothing(shop: Shop, data):
    before = (await shop.get(PATH)).content
    answer = await upload(shop, data)
    assert (answer.status, answer.json["error"]) == (400, "bad_request")
    assert "file" in answer.json["message"]
    assert (await shop.get(PATH)).content == before


async def test_that_metadata_of_an_upload_is_not_kept(shop: Shop):
    target = io.BytesIO()
    exif = Image.Exif()
    exif[0x0112] = 6  # turned by a quarter
    exif[0x010E] = "secret place"
    Image.new("RGB", (400, 200), "red").save(target, "JPEG", exif=exif)
    added = (await upload(shop, target.getvalue())).json
    assert added["max_size"] == "200x400"
    served = await shop.get(f"/pictures/{added['id']}-max-size.jpg")
    assert b"secret" not in served.content


@pytest.mark.parametrize(
    ("name", "content_type"),
    [
        ("picture", None),
        ("file", "multipart/form-data"),
        ("file", "multipart/form-data; boundary=q"),
    ],
)
async def test_that_a_multipart_body_needs_one_part_named_file(shop: Shop, name, content_type):
    if content_type is None:
        answer = await upload(shop, picture(), name=name)
    else:
        headers = {"content-type": content_type}
        answer = await shop.call(
            "POST", f"{PATH}/pictures", content=b"--x\r\n", headers=headers, by=NEW_SELLER
        )
    assert (answer.status, answer.json["error"]) == (400, "bad_request")


async def test_that_a_picture_by_address_keeps_it_and_is_never_fetched(shop: Shop):
    source = "http://127.0.0.1:9/a.jpg"
    answer = await shop.post(f"{PATH}/pictures", {"source": source}, by=NEW_SELLER)
    assert answer.status == 201
    assert (answer.json["url"], answer.json["secure_url"]) == (source, source)
    served = await shop.get(f"/pictures/{answer.json['id']}-mid-size.jpg")
    assert served.status == 404


@pytest.mark.parametrize("source", ["ftp://example.com/a", "file:///etc/passwd", "", "//x/y"])
async def test_that_only_web_addresses_are_taken(shop: Shop, source):
    answer = await shop.post(f"{PATH}/pictures", {"source": source}, by=NEW_SELLER)
    assert answer.status == 400
    assert answer.causes[0].startswith("item.pictures.invalid")


async def test_that_an_uploaded_picture_can_be_used_again_by_its_owner_only(shop: Shop):
    added = (await upload(shop, picture())).json
    other = f"/items/MX{NEW_SELLER}00001/pictures"
    again = await shop.post(other, {"id": added["id"]}, by=NEW_SELLER)
    assert (again.status, again.json) == (201, added)
    theirs = f"/items/AR{OTHER_SELLER}00000/pictures"
    stolen = await shop.post(theirs, {"id": added["id"]}, by=OTHER_SELLER)
    assert (stolen.status, stolen.causes) == (400, ["item.pictures.invalid"])


async def test_that_there_are_no_more_pictures_than_the_category_allows(shop: Shop):
    for place in range(4):
        sent = {"source": f"https://example.com/{place}.jpg"}
        assert (await shop.post(f"{PATH}/pictures", sent, by=NEW_SELLER)).status == 201
    answer = await upload(shop, picture())
    assert (answer.status, answer.causes) == (400, ["item.pictures.too_many"])


async def test_that_pictures_are_replaced_and_reordered_by_an_update(shop: Shop):
    sent = {"pictures": [{"source": "https://example.com/z.jpg"}, {"id": f"{ITEM}-b"}]}
    item = (await shop.put(PATH, sent, by=NEW_SELLER)).json
    assert [one["url"] for one in item["pictures"]] == [
        "https://example.com/z.jpg",
        f"{BASE_URL}/pictures/{ITEM}-b-mid-size.jpg",
    ]
    assert item["thumbnail"] == "https://example.com/z.jpg"
    item = (await shop.put(PATH, {"pictures": [{"id": f"{ITEM}-b"}]}, by=NEW_SELLER)).json
    assert item["thumbnail"] == f"{BASE_URL}/pictures/{ITEM}-b-thumbnail.jpg"
    assert item["pictures"][0]["max_size"] == "1200x1200"


async def test_that_a_removed_picture_leaves_the_item(shop: Shop):
    answer = await shop.delete(f"{PATH}/pictures/{ITEM}-a", by=NEW_SELLER)
    assert (answer.status, answer.content) == (204, b"")
    item = (await shop.get(PATH)).json
    assert [one["id"] for one in item["pictures"]] == [f"{ITEM}-b"]
    again = await shop.call("DELETE", f"{PATH}/pictures/{ITEM}-a", {"any": 1}, by=NEW_SELLER)
    assert again.status == 404


async def test_that_a_variations_last_picture_cannot_be_removed(shop: Shop):
    variations = [
        variation("Rojo", "S", picture_ids=[source["source"] for source in PICTURES]),
        variation("Azul", "S"),
    ]
    sent = form(price=None, available_quantity=None, pictures=PICTURES, variations=variations)
    item = (await shop.post("/items", sent, by=NEW_SELLER)).json
    first, second = (one["id"] for one in item["pictures"])
    path = f"/items/{item['id']}/pictures"
    refused = await shop.delete(f"{path}/{second}", by=NEW_SELLER)
    assert (refused.status, refused.causes) == (400, ["item.variations.picture_required"])
    assert (await shop.delete(f"{path}/{first}", by=NEW_SELLER)).status == 204
    item = (await shop.get(f"/items/{item['id']}")).json
    assert [one["picture_ids"] for one in item["variations"]] == [[second], [second]]


async def test_that_practice_pictures_are_drawn_once_and_kept(shop: Shop):
    served = await shop.get(f"/pictures/{ITEM}-a-mid-size.jpg")
    assert served.content == f"{ITEM}-a in 500 pixels".encode()
    assert "immutable" in served.headers["cache-control"]
    assert shop.market.pictures.file(f"{ITEM}-a", "mid-size") == served.content


@pytest.mark.parametrize(
    "name",
    [f"{ITEM}-a.jpg", f"{ITEM}-a-huge.jpg", "unknown-mid-size.jpg", "..%2Fservice-mid-size.jpg"],
)
async def test_that_other_names_are_not_found(shop: Shop, name):
    assert (await shop.get(f"/pictures/{name}")).status == 404
