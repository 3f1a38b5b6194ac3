"""The parameters of operations in path, query and headers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from app.rules.paging import DEFAULT_LIMIT, LARGEST_LIMIT, OFFSET_LIMIT
from app.service.endpoints.pages import LONGEST_TEXT
from app.service.endpoints.prediction import LONGEST_TITLE
from app.service.openapi.schemas import Schema
from app.service.stores.items import SORTS
from app.service.stores.picture_sizes import SIDES
from app.service.stores.site_search import SORTS as SITE_SORTS


class Parameter(NamedTuple):
    """One query parameter or header: its meaning and its schema."""

    name: str
    meaning: str
    schema: Schema
    required: bool = False
    place: str = "query"

    def wire(self) -> Schema:
        """Return the parameter as it appears in the document."""
        parameter: Schema = {
            "name": self.name,
            "in": self.place,
            "description": self.meaning,
            "required": self.required,
            "schema": dict(self.schema),
        }
        if self.schema.get("type") == "array":
            # "Comma-separated".
            parameter |= {"style": "form", "explode": False}
        return parameter


ID: Schema = {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"}
TEXT: Schema = {"type": "string"}
WORDS: Schema = {"type": "string", "maxLength": LONGEST_TEXT}
ID_LIST: Schema = {"type": "array", "items": {"type": "string"}}
NUMBER: Schema = {"type": "number", "minimum": 0, "maximum": 10**12}
FLAG: Schema = {"enum": ["true", "false"]}
TITLE: Schema = {"type": "string", "minLength": 1, "maxLength": LONGEST_TITLE}
DIMENSIONS: Schema = {
    "type": "string",
    "pattern": (
        r"^[0-9]{1,4}(\.[0-9]{1,2})?x[0-9]{1,4}(\.[0-9]{1,2})?x[0-9]{1,4}(\.[0-9]{1,2})?,[0-9]{1,7}$"
    ),
}
PRICE_RANGE: Schema = {"type": "string", "pattern": r"^([0-9]{1,12})?-([0-9]{1,12})?$"}

LIMIT = Parameter(
    "limit",
    "How many results a page has.",
    {"type": "integer", "minimum": 0, "maximum": LARGEST_LIMIT, "default": DEFAULT_LIMIT},
)
OFFSET = Parameter(
    "offset",
    f"Where the page begins; it ends at result {OFFSET_LIMIT} at the latest.",
    {"type": "integer", "minimum": 0, "maximum": OFFSET_LIMIT - 1, "default": 0},
)
PAGED = (LIMIT, OFFSET)
SCANNED = (
    *PAGED,
    Parameter("search_type", "A scan goes beyond what offset reaches.", {"enum": ["scan"]}),
    Parameter("scroll_id", "Where a scan goes on.", TEXT),
)
WORDS_OF_SEARCH = Parameter("q", "Words that have to be there.", WORDS)
IDS = Parameter("ids", "Ids, comma-separated.", ID_LIST, required=True)
FIELDS = Parameter("attributes", "The fields to answer with, comma-separated.", ID_LIST)
VERSION = Parameter(
    "If-Unmodified-Since-Version",
    "The last_updated that was read; another one is refused.",
    TEXT,
    place="header",
)
ITEM_FILTERS = tuple(
    Parameter(name, f"Only items of this {name}.", TEXT)
    for name in ("status", "sub_status", "category_id", "listing_type_id", "seller_custom_field")
)
ITEM_SORT = Parameter("sort", "The order of the results.", {"enum": list(SORTS)})
SITE_FILTERS = (
    Parameter("category_id", "Only this category and those below it.", TEXT),
    Parameter("category", "Another name of category_id.", TEXT),
    Parameter("condition", "Only items in this condition.", TEXT),
    Parameter("buying_mode", "Only items sold this way.", TEXT),
    Parameter("listing_type_id", "Only items of this listing type.", TEXT),
    Parameter("free_shipping", "Only items with, or without, free shipping.", FLAG),
    Parameter("price", "A range of prices: lowest-highest.", PRICE_RANGE),
    Parameter("seller_id", "Only items of this seller.", TEXT),
    Parameter("nickname", "Only items of the seller of this name.", TEXT),
    Parameter("sort", "The order of the results.", {"enum": list(SITE_SORTS)}),
)

# The schema and meaning of path variables that are not ids.
_PATH: Mapping[str, tuple[str, Schema]] = {
    "user_ids": ("Ids, comma-separated.", {"type": "string", "pattern": "^[A-Za-z0-9_,-]{1,200}$"}),
    "name": (
        "The id of a picture, a dash and a size.",
        {"type": "string", "pattern": f"^[A-Za-z0-9_-]{{1,64}}-({'|'.join(SIDES)})$"},
    ),
}


def path_parameters(path: str) -> Iterator[Schema]:
    """Yield the parameters of a route's path, in their order."""
    for piece in path.split("{")[1:]:
        name = piece.partition("}")[0]
        meaning, schema = _PATH.get(name, (f"The {name.replace('_', ' ')}.", ID))
        yield {
            "name": name,
            "in": "path",
            "description": meaning,
            "required": True,
            "schema": schema,
        }
