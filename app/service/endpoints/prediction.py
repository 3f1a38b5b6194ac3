"""Predictions of the category for a title, one or many at once ("Category prediction")."""

from __future__ import annotations

from typing import Any, NamedTuple

from starlette.responses import Response

from app.domain.vocabulary import AttributeTag, AttributeTypes
from app.domain.wire import Unreadable, read_json
from app.rules.shapes import is_blank
from app.rules.sites import site_rules
from app.service.call import Call
from app.service.endpoints.item_writes import require_json
from app.service.errors import BadRequest, NotFound
from app.service.prediction.guesses import Guess

Wire = dict[str, Any]
Title = tuple[str, str | None]

MOST_TITLES = 10_000
LONGEST_TITLE = 1_000
_PLACES = 6


class Asked(NamedTuple):
    """What is guessed for the titles of a request, and whether it sent a list of them."""

    guesses: list[Guess | None]
    is_list: bool


async def guess_one(call: Call) -> Asked:
    """Read the title of a query and guess its category."""
    site_id = _site(call)
    query = call.query
    sent = {"title": query.get("title"), "category_from": query.get("category_from")}
    return await _guess(call, site_id, [_title(sent, "")], is_list=False)


async def guess_several(call: Call) -> Asked:
    """Read the titles of a body, one object or a list of them, and guess their categories."""
    site_id = _site(call)
    require_json(call)
    try:
        sent = read_json(call.body)
    except Unreadable as error:
        raise BadRequest(f"The body is {error.reason}") from None
    if isinstance(sent, dict):
        return await _guess(call, site_id, [_title(sent, "")], is_list=False)
    if not isinstance(sent, list):
        raise BadRequest("The body is neither an object nor a list of objects")
    if len(sent) > MOST_TITLES:
        raise BadRequest(f"One call takes at most {MOST_TITLES} titles")
    titles = [_title(entry, f"{place}.") for place, entry in enumerate(sent)]
    return await _guess(call, site_id, titles, is_list=True)


def one(call: Call) -> Response:
    """Answer with the category that a title most likely belongs to."""
    (prediction,) = _predictions(call)
    if prediction is None:
        raise NotFound("No category can be predicted")
    return call.answer(prediction)


def several(call: Call) -> Response:
    """Answer with a prediction for one title or for each of a list, in its order."""
    asked: Asked = call.prepared
    predictions = _predictions(call)
    return call.answer(predictions if asked.is_list else predictions[0])


def _site(call: Call) -> str:
    call.caller()
    site_id = call.identifier("site_id", _NO_SITE)
    if not call.market.sites.has(site_id):
        raise NotFound(_NO_SITE)
    # "Available for five sites."
    if not site_rules(site_id).prediction:
        raise NotFound("This site predicts no categories")
    return site_id


def _title(sent: object, path: str) -> Title:
    if not isinstance(sent, dict):
        raise BadRequest("This entry is no object", fields=(path.rstrip("."),))
    title, below = sent.get("title"), sent.get("category_from")
    if not isinstance(title, str) or is_blank(title) or len(title) > LONGEST_TITLE:
        raise BadRequest(
            f"A title of at most {LONGEST_TITLE} characters is needed", fields=(f"{path}title",)
        )
    if below is not None and not isinstance(below, str):
        raise BadRequest("This field is of a wrong type", fields=(f"{path}category_from",))
    return title, below or None


async def _guess(call: Call, site_id: str, titles: list[Title], *, is_list: bool) -> Asked:
    for below in {below for _, below in titles if below is not None}:
        known = call.market.categories.known(below)
        path = () if known is None else known.category.path_from_root or ()
        if known is None or known.site_id not in ("", site_id) or len(path) != 1:
            raise BadRequest("This is no category of level 1", fields=("category_from",))
    return Asked(await call.market.predictor.answer(site_id, titles), is_list)


def _predictions(call: Call) -> list[Wire | None]:
    asked: Asked = call.prepared
    shown: dict[str, Wire] = {}
    return [None if guess is None else _wire(call, guess, shown) for guess in asked.guesses]


def _wire(call: Call, guess: Guess, shown: dict[str, Wire]) -> Wire:
    """Write a guess; what depends on the category alone is made once for all titles."""
    fixed = shown.get(guess.category_id)
    if fixed is None:
        fixed = shown[guess.category_id] = _of_category(call, guess)
    return {
        "id": guess.category_id,
        "name": fixed["name"],
        "prediction_probability": round(guess.probability, _PLACES),
        "path_from_root": [
            {"id": id_, "name": name, "prediction_probability": round(probability, _PLACES)}
            for (id_, probability), name in zip(guess.path, fixed["names"], strict=True)
        ],
        **fixed["rest"],
    }


def _of_category(call: Call, guess: Guess) -> Wire:
    categories = call.market.categories
    known = categories.known(guess.category_id)
    steps = [categories.known(id_) for id_, _ in guess.path]
    names = [None if step is None else step.category.name for step in steps]
    if known is None:
        return {"name": None, "names": names, "rest": {"shipping_modes": []}}
    rest: Wire = {"shipping_modes": list(known.category.limits.shipping_modes or ())}
    if known.category.attribute_types == AttributeTypes.VARIATIONS:
        # "Only when the category supports variations": the attributes they may differ by.
        rest["variations"] = [
            {"id": one.id, "name": one.name}
            for one in known.attributes
            if one.is_tagged(AttributeTag.ALLOW_VARIATIONS)
        ]
    return {"name": known.category.name, "names": names, "rest": rest}


_NO_SITE = "There is no such site"
