"""The points that the specification leaves open, and the behaviour of this marketplace there."""

from __future__ import annotations

from app.service.openapi.assumption import Assumption
from app.service.openapi.item_assumptions import OF_ITEMS
from app.service.stores.picture_sizes import LARGE, MIDDLE, SIDES, SMALL

ASSUMPTIONS: tuple[Assumption, ...] = (
    *OF_ITEMS,
    Assumption(
        "Errors",
        "the codes of causes",
        "item.<field>.<problem>; all causes of a write come at once. Requests that cannot be"
        " read are bad_request and name the field; that is looked at first.",
    ),
    Assumption(
        "Category attribute definition",
        "an attribute that does not apply",
        'value_id "-1" is taken for any attribute, has no name, and counts as a value where one'
        " is required.",
    ),
    Assumption(
        "Resources and their fields",
        "addresses of pictures",
        f"/pictures/<id>-<variant>.jpg without a token; variants {SMALL} ({SIDES[SMALL]} pixels),"
        f" {MIDDLE} ({SIDES[MIDDLE]}) and {LARGE} ({SIDES[LARGE]:,}). secure_url equals url:"
        " loopback has no TLS.",
    ),
    Assumption(
        "Scan search",
        "the answers of a scan and its end",
        "{seller_id, query, paging, scroll_id, results} with ids. The first call answers the"
        " first page, calls with the scroll_id go on from result 1,000, the end is null; the"
        " offset of paging is where a page begins, and limit is at least 1. A scroll lives five"
        " minutes after its last use; an unknown one is 400 bad_request.",
    ),
    Assumption(
        "Search and paging",
        "order, filters and limits of a seller's search",
        "Oldest first; sort last_updated_desc or date_created_desc; filters status,"
        " sub_status, q (every word in the title), category_id, listing_type_id,"
        " seller_custom_field. A page that reaches over result 1,000 ends there; one that begins"
        " beyond it, or a limit above 100, is 400 bad_request.",
    ),
    Assumption(
        "Search and paging",
        "words, filters and sorts of a site's search",
        "It finds active items. Every word of q is a word of the title, without case and"
        " accents. Filters category_id (with all below it; also as category), condition,"
        " buying_mode, listing_type_id, free_shipping (true, false), price (<lowest>-<highest>,"
        " either may be absent), seller_id (also by nickname); sorts newest, price_asc,"
        " price_desc. available_filters come from the newest 1,000 results; the numbers of their"
        " values are there when that is all.",
    ),
    Assumption(
        "Search and paging",
        "an element of results",
        "id, site_id, seller_id, title, price, currency_id, original_price (when greater than"
        " the price), available_quantity, sold_quantity, buying_mode, condition,"
        " listing_type_id, permalink, thumbnail, category_id, attributes, shipping.",
    ),
    Assumption(
        "Scan search",
        "the search of questions",
        "Oldest first; without item all questions to the caller. A question has id, item_id,"
        " seller_id, status, date_created, text, answer and from.",
    ),
    Assumption(
        "Other endpoints",
        "the search of orders",
        "Newest first, for their seller alone, who is the caller when seller is absent. Every"
        " word of q is in the order's id, the buyer's names or the id or title of an item; every"
        " tag of the comma-separated tags is there. An order has id, status, date_created,"
        " total_amount, currency_id, tags, buyer and order_items (item with id and title,"
        " quantity, unit_price).",
    ),
    Assumption(
        "Other endpoints",
        "a currency",
        "id, symbol, description, decimal_places.",
    ),
    Assumption(
        "Category prediction",
        "the body of a POST and its answer",
        "One object or a list; the answer has the same form and order, null where nothing can be"
        " predicted (404 for a single title in a query). More than 10,000 titles, a title over"
        " 1,000 characters, or a category_from that is not of level 1: 400 bad_request. Every"
        " step of path_from_root carries its prediction_probability; variations are the"
        " attributes that variations may differ by. All sites but VE.",
    ),
    Assumption(
        "Category",
        "total_items_in_this_category",
        "Counted when the category is asked for.",
    ),
    Assumption(
        "Shipping lookups",
        "units of dimensions",
        "height x width x length in centimetres, then the weight in grams.",
    ),
    Assumption(
        "Shipping lookups",
        "the flat rate",
        "A table of weight bands for each site with the shipping service; the weight that"
        " counts is the greater of the real one and height x width x length / 5,000. Leaving"
        " out the far zone costs 85 % and is for sellers outside it. Other sites answer an"
        " empty coverage. Items that do not exist are left out of a list.",
    ),
    Assumption(
        "Users",
        "several users",
        "/users?ids=1,2 and /users/:ids=1,2 answer elements of code and body, as items do.",
    ),
    Assumption(
        "User",
        "which fields are private",
        "Names, e-mail, identification, phone, credit and personal information; of the status"
        " everybody sees site_status alone.",
    ),
    Assumption(
        "Authentication",
        "tokens",
        "APP-<user id>-<32 hex digits>, made with the store and printed when it is ready."
        " Malformed: 400 bad_request; missing or unknown: 401 unauthorized; expired: 401"
        " expired_token; somebody else's resource: 403 forbidden. Taken from the query or"
        " from Authorization: Bearer.",
    ),
    Assumption(
        "States and transitions",
        "changes of status by the seller",
        "active to paused or closed, paused to active (with stock) or closed, all others to"
        ' closed; closed takes deleted: true (or "true") and seller_custom_field only. A seller'
        " who pauses a listing that is out of stock keeps it paused when stock returns.",
    ),
    Assumption(
        "States and transitions",
        "stock 0 of the other listing types",
        "They close. Where a category lets the stock be unsaid, there is one.",
    ),
    Assumption(
        "States and transitions",
        "changes that time makes",
        "A listing that waits starts at its start_time; every other that is not closed closes at"
        " the earlier of end_time and expiration_time. The change is dated when it was due. The"
        " older paid types last 60 days, as free does.",
    ),
    Assumption(
        "Limits",
        "the condition of a free listing",
        "A listing that is free because its product is used cannot be changed to another"
        " condition by a seller who may not list that free.",
    ),
    Assumption(
        "Limits",
        "how unlimited duration looks",
        "stop_time is twenty years after start_time.",
    ),
    Assumption(
        "Mandatory free shipping on one site",
        "which site, and what counts",
        "MX; condition new, a price above 549 (with variations the lowest), and reputation"
        " 5_green or an official store.",
    ),
    Assumption(
        "Errors",
        "lost updates",
        "last_updated rises with every change of an item; PUT with the header"
        " If-Unmodified-Since-Version answers 409 conflict when it is another one.",
    ),
    Assumption(
        "Endpoints",
        "tolerance of the wire",
        "HEAD is answered as GET, without the body. 127.0.0.1, localhost and [::1] are one host"
        " in an address that is sent back."
        " A trailing slash, an empty query, numbers sent as text, a body on DELETE and %2C in"
        " ids are taken; a parameter that is there twice with two values is 400. An encoded"
        " slash in a path is 404, an address over 8 KiB 414, a body over 10 MiB 413; more than"
        " 200,000 values in a body, or 1,000 entries in a list of an item, are 400. The Host is"
        " a name of loopback, or an address where --host lets others in; web pages of other"
        " origins, and bodies a web form can send, get 403.",
    ),
    Assumption(
        "Limits",
        "slow and many callers",
        "256 connections at a time, beyond which the one that rested longest ends, or the new one"
        " gets 503. The head of a request is there within 20 seconds and has 64 KiB, a header 16:"
        " 408, 431. A body has 20 seconds and one more for every 4 KiB (408). Of bodies over 64"
        " KiB, 20 MiB are read at a time for callers with a token and 10 MiB for others; who"
        " waits longer than 30 seconds for that gets 503 with Retry-After.",
    ),
    Assumption(
        "Limits",
        "rate limits",
        "None. With --rate-limit N each caller has N calls a second and as many at once after a"
        " rest; more are 429 too_many_requests with Retry-After. A caller is the user of a good"
        " token, and otherwise an address: an unknown token does not make a new caller. Pictures"
        " do not count.",
    ),
    Assumption(
        "States and transitions",
        "whose time it is",
        "The marketplace's own, which is also the Date of its answers. --clock sets it, the"
        " practice clock moves it ahead, and it runs on from there in later starts.",
    ),
    Assumption(
        "Resources and their fields",
        "worlds from files",
        "Sites, categories with their attributes, currencies, listing types, coverage areas and"
        " users that are not there come from the practice world; listings never do. A seller"
        " that is in no file is made up, every user has a token, and pictures without an id"
        " get one. A field that does not fit is left out and named, and the record is kept. What"
        " loading and the time change of listings is counted; --clock starts before it.",
    ),
)
