"""The points about items that the specification leaves open, and the behaviour here."""

from __future__ import annotations

from app.service.openapi.assumption import Assumption

OF_ITEMS: tuple[Assumption, ...] = (
    Assumption(
        "Item endpoints",
        "the status of a creation",
        "POST /items answers 201.",
    ),
    Assumption(
        "Item endpoints",
        "site_id of a creation form",
        "May be absent: it is the seller's site. Another one is refused.",
    ),
    Assumption(
        "Item endpoints",
        "the answer of POST /items/validate",
        "204 for a valid listing, 200 with its warnings when there are some, 400 with every"
        " cause when it is not valid.",
    ),
    Assumption(
        "Item endpoints",
        "the field quantity of an update",
        "Another name of available_quantity; both at once and different is refused.",
    ),
    Assumption(
        "Item endpoints",
        "requests and answers of picture writes",
        "POST takes {source}, {id} of a picture the seller uploaded before, or"
        " multipart/form-data with one part named file (JPEG, PNG, GIF or WebP, at least 50"
        " pixels a side, at most 40 million in all), and answers 201 with the picture. DELETE"
        " answers 204 and takes the picture out of the variations; where one would be left"
        " without any it is refused. An update with pictures replaces and reorders; the first"
        " is the thumbnail.",
    ),
    Assumption(
        "Item endpoints",
        "a picture given by its address",
        "It is never fetched; the address is kept as url and secure_url, and size and max_size"
        " are null. The thumbnails change when the first picture does.",
    ),
    Assumption(
        "Item endpoints",
        "requests and answers of the description endpoints",
        "A record has id, text, plain_text, created, last_updated and revisions (text,"
        " plain_text, created). GET lists them, newest first, to anybody; POST takes text and"
        " plain_text, one of which says something, and answers 201; PUT replaces both texts and"
        " keeps those before as the newest of at most 100 revisions. Each makes the item a"
        " version later.",
    ),
    Assumption(
        "Item endpoints",
        "wrappers of the variation endpoints",
        "GET answers a bare list, POST takes one object and answers 201 with it, PUT changes the"
        " fields that are sent and answers 200 with the variation, DELETE answers 200 with the"
        " item. They are judged as an update that carries all variations.",
    ),
    Assumption(
        "Item endpoints",
        "the answers of available_upgrades and listing_type",
        "Upgrades are the site's listing types above the current one, in the order free, bronze,"
        " silver, gold, gold_premium, gold_special, gold_pro; none for a closed item. A change"
        " answers 200 with the item; gold means gold_special there and only there. A type that"
        " ends has 60 days from the change on; one that does not never ends.",
    ),
    Assumption(
        "Item endpoints",
        "request and answer of relist",
        "The body may be absent, or hold price, available_quantity (or quantity),"
        " listing_type_id and variations with id, price and quantity; a variation that is not"
        " named in such a list stays behind. Only a closed item that is not deleted, and only"
        " once: 201 with the new item, which has parent_item_id, the tag"
        " dragged_bids_and_visits and, with a type of the new model, free_relist. Otherwise 400"
        " with the code item.status.not_relistable. automatic_relist is kept and answered, and"
        " has no effect.",
    ),
    Assumption(
        "Item endpoints",
        "the answer of the shipping search of an item",
        "item_id, shipping, modes (the mode objects for the seller, category and price) and"
        " coverage.",
    ),
    Assumption(
        "Item endpoints",
        "the meaning of a list of variations in an update",
        "A variation whose id is not sent is removed, with a warning; an entry without id is"
        " added; fields that are not sent stay. Price and stock of the listing become the lowest"
        " price and the sum when those change. A variation may call its stock quantity. One"
        " without a price is listed again at the price of the listing.",
    ),
    Assumption(
        "Item endpoints",
        "fields of an update that cannot be changed",
        "Refused when they differ from the item, passed over when they are the same, so that"
        " an item can be sent back as it was read, whole or in part, and nothing changes; the"
        " code names the field. The variations of a closed item that has some are refused as they"
        " are. So it is in the"
        " shipping (but for tags, which stay) and in a variation (not_modifiable of variations);"
        " a new variation takes a seller's fields alone. A status paused that comes with the"
        " sub_status out_of_stock it was read with marks no pause by hand.",
    ),
    Assumption(
        "Item endpoints",
        "null in an update",
        "What a new item has when nothing was sent for it: an empty list, false (true for"
        " accepts_paymentplatform), the plain shipping or field of it. Where the field is"
        " required it is refused; attributes and sale_terms stay as they are.",
    ),
    Assumption(
        "Item endpoints",
        "an update to another category",
        "Attributes that the new category does not take are dropped, with a warning each.",
    ),
    Assumption(
        "Attribute rules on items",
        "an empty value_name",
        "Takes the attribute off, without a warning. An invalid value is dropped and leaves"
        " the attribute as it was; where it is missing then, the refusal names both.",
    ),
    Assumption(
        "Item",
        "how long warnings stay",
        "An item carries the warnings of its last write.",
    ),
    Assumption(
        "Item",
        "base_price",
        "The price when an item becomes an auction; null for any other item.",
    ),
)
