"""Prediction of the category for one or many titles ("Category prediction")."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

import msgspec
from starlette.responses import Response

from app.domain.shapes import is_blank
from app.domain.vocabulary import AttributeTag, AttributeTypes
from app.rules.sites import site_rules
from app.service.call import Call
from app.service.endpoints.item_writes import require_json
from app.service.errors import NO_SITE, BadRequest, NotFound
from app.service.http.json_body import read_value
from app.service.prediction.guesses import Guess

Title = tuple[str, str | None]

MOST_TITLES = 10_000
LONGEST_TITLE = 1_000
_PLACES = 6
_CHUNK = 256


class Shown(NamedTuple):
    """The fields of a predicted category: the names in its path, and more."""

    names: list[str | None]
    rest: dict[str, msgspec.Raw]


class Predicted(NamedTuple):
    """The predictions for the titles of a request as JSON, ``null`` if there is none."""

    predictions: list[bytes]
    is_list: bool


async def guess_one(call: Call) -> Predicted:
    """Read the title in a query and predict its category."""
    site_id = _site(call)
    query = call.query
    sent = {"title": query.get("title"), "category_from": query.get("category_from")}
    return await _guess(call, site_id, [_title(sent, "")], is_list=False)


async def guess_several(call: Call) -> Predicted:
    """Read the titles in a body, one object or a list, and predict their categories."""
    site_id = _site(call)
    require_json(call)
    sent = read_value(call.body)
    if isinstance(sent, dict):
        return await _guess(call, site_id, [_title(sent, "")], is_list=False)
    if not isinstance(sent, list):
        raise BadRequest("The body is neither an object nor a list of objects")
    if len(sent) > MOST_TITLES:
        raise BadRequest(f"One call takes at most {MOST_TITLES} titles")
    titles = [_title(entry, f"{place}.") for place, entry in enumerate(sent)]
    return await _guess(call, site_id, titles, is_list=True)


def one(call: Call) -> Response:
    """Answer with the most likely category of a title."""
    predicted: Predicted = call.prepared
    (prediction,) = predicted.predictions
    if prediction == _NOTHING:
        raise NotFound("No category can be predicted")
    return call.answer_stored(prediction)


def several(call: Call) -> Response:
    """Answer with a prediction for one title, or for each title of a list, in order."""
    predicted: Predicted = call.prepared
    if not predicted.is_list:
        return call.answer_stored(predicted.predictions[0])
    return call.answer_stored(b"[" + b",".join(predicted.predictions) + b"]")


def _site(call: Call) -> str:
    call.caller()
    site_id = call.identifier("site_id", NO_SITE)
    if not call.market.sites.has(site_id):
        raise NotFound(NO_SITE)
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


async def _guess(call: Call, site_id: str, titles: list[Title], *, is_list: bool) -> Predicted:
    for below in {below for _, below in titles if below is not None}:
        known = call.market.categories.known(below)
        path = () if known is None else known.category.path_from_root or ()
        if known is None or known.site_id not in ("", site_id) or len(path) != 1:
            raise BadRequest("This is no category of level 1", fields=("category_from",))
    guesses = await call.market.predictor.answer(site_id, titles)
    shown: dict[str, bytes] = {}
    predictions: list[bytes] = []
    for first in range(0, len(guesses), _CHUNK):
        await asyncio.sleep(0)
        for guess in guesses[first : first + _CHUNK]:
            predictions.append(_NOTHING if guess is None else _prediction(call, guess, shown))
    return Predicted(predictions, is_list)


def _prediction(call: Call, guess: Guess, shown: dict[str, bytes]) -> bytes:
    """Return a prediction as JSON; the part that depends on the category only is cached."""
    template = shown.get(guess.category_id)
    if template is None:
        template = shown[guess.category_id] = _template(_of_category(call, guess), guess)
    steps = [round(probability, _PLACES) for _, probability in guess.path]
    return template % (steps[-1], *steps)


def _template(category: Shown, guess: Guess) -> bytes:
    """Return the prediction of a category with placeholders for the probabilities."""
    # JSON text cannot contain this byte.
    mark = msgspec.Raw(b"\x00")
    written = _ENCODER.encode(
        {
            "id": guess.category_id,
            "name": category.names[-1],
            "prediction_probability": mark,
            "path_from_root": [
                {"id": id_, "name": name, "prediction_probability": mark}
                for (id_, _), name in zip(guess.path, category.names, strict=True)
            ],
            **category.rest,
        }
    )
    return written.replace(b"%", b"%%").replace(b"\x00", b"%a")


def _of_category(call: Call, guess: Guess) -> Shown:
    categories = call.market.categories
    known = [categories.known(id_) for id_, _ in guess.path]
    names = [None if one is None else one.category.name for one in known]
    leaf = known[-1]
    if leaf is None:
        return Shown(names, {"shipping_modes": msgspec.Raw(b"[]")})
    rest = {"shipping_modes": _raw(leaf.category.limits.shipping_modes or ())}
    if leaf.category.attribute_types == AttributeTypes.VARIATIONS:
        # "Only when the category supports variations": the attributes they may differ by.
        rest["variations"] = _raw(
            [
                {"id": one.id, "name": one.name}
                for one in leaf.attributes
                if one.is_tagged(AttributeTag.ALLOW_VARIATIONS)
            ]
        )
    return Shown(names, rest)


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))


_ENCODER = msgspec.json.Encoder()
_NOTHING = b"null"
