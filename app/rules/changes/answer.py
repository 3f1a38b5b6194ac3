"""Comparison of the service's answer with the sent values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.domain.shapes import JsonObject, is_blank, object_of, objects_of, sequence_of, text_of
from app.domain.wire_item import WireVariation, combinations_of, variations_in
from app.rules.attributes.attributes import attribute_id
from app.rules.attributes.combinations import attribute_key
from app.rules.attributes.values import has_values, is_removal, sent_values
from app.rules.differences import is_same
from app.rules.findings import Finding
from app.rules.offer.location import FARTHEST
from app.rules.offer.pictures import is_picture_url

_NOT_ANSWERED = frozenset({"description", "deleted", "seller_contact", "warnings"})
"""Fields that answers may omit: they have other endpoints, or require permissions."""

_BY_FIELD = ("shipping", "location")


def compare_answer(sent: JsonObject, answer: JsonObject) -> list[Finding]:
    """Return a warning for each field that was dropped or came back with another value.

    ``sent`` is the body of a creation or an update, ``answer`` the item in the answer. The codes
    are ``answer.dropped`` and ``answer.normalised``; ``before`` is the sent value and ``after`` the
    answered one.
    """
    return list(_compare(sent, answer))


def _compare(sent: JsonObject, answer: JsonObject) -> Iterator[Finding]:
    for name, value in sent.items():
        if name in _NOT_ANSWERED:
            continue
        if name == "quantity":
            yield from _field("available_quantity", value, answer.get("available_quantity"))
        elif name in ("attributes", "sale_terms"):
            yield from _entries(name, value, answer.get(name))
        elif name in _BY_FIELD and isinstance(value, Mapping):
            for key, inner in value.items():
                yield from _field(f"{name}.{key}", inner, _answered(answer, name, key))
        elif name == "pictures":
            yield from _pictures(value, answer.get(name))
        elif name == "variations":
            yield from _variations(value, answer.get(name))
        else:
            yield from _field(name, value, answer.get(name))


def _answered(answer: JsonObject, name: str, key: str) -> object:
    """Return a field of an answer.

    A geographical point is sent inside the location and answered beside it ("Item", geolocation).
    """
    found = object_of(answer.get(name)).get(key)
    if found is None and name == "location" and key in FARTHEST:
        return object_of(answer.get("geolocation")).get(key)
    return found


def _field(path: str, before: object, after: object) -> Iterator[Finding]:
    if _is_nothing(before) and _is_nothing(after):
        return
    if _is_nothing(after):
        yield Finding.warning(path, "answer.dropped", before=before)
    elif not _covers(before, after):
        yield Finding.warning(path, "answer.normalised", before=before, after=after)


def _is_nothing(value: object) -> bool:
    return is_blank(value) or value == [] or value == {}


def _covers(sent: object, answered: object) -> bool:
    """Return whether an answer contains the sent values; its objects may have more fields."""
    if isinstance(sent, Mapping) and isinstance(answered, Mapping):
        return all(_covers(value, answered.get(key)) for key, value in sent.items())
    if isinstance(sent, (list, tuple)) and isinstance(answered, (list, tuple)):
        return len(sent) == len(answered) and all(map(_covers, sent, answered))
    return is_same(sent, answered)


def _entries(name: str, sent: object, answered: object) -> Iterator[Finding]:
    stored = {attribute_id(entry): entry for entry in objects_of(answered)}
    for entry in objects_of(sent):
        id_ = attribute_id(entry)
        path = f"{name}.{id_}"
        kept = stored.get(id_)
        if is_removal(entry):
            if kept is not None and not is_removal(kept):
                yield Finding.warning(path, "answer.normalised", before=None, after=_shown(kept))
        elif kept is None or is_removal(kept):
            yield Finding.warning(path, "answer.dropped", before=_shown(entry))
        elif not has_values(_values(entry), _values(kept)):
            yield Finding.warning(
                path, "answer.normalised", before=_shown(entry), after=_shown(kept)
            )


def _values(entry: JsonObject) -> list[tuple[str, object]]:
    return [(text_of(value.get("id")), value.get("name")) for value in sent_values(entry)]


def _shown(entry: JsonObject) -> str:
    return ", ".join(
        text_of(value.get("name")) or text_of(value.get("id")) for value in sent_values(entry)
    )


def _pictures(sent: object, answered: object) -> Iterator[Finding]:
    wanted = objects_of(sent)
    found = objects_of(answered)
    # A picture sent by address gets an id; one sent by id keeps its id and position.
    ids = [text_of(picture.get("id")) for picture in wanted]
    present = {text_of(picture.get("id")) for picture in found}
    for index, id_ in enumerate(ids):
        if id_ and id_ not in present:
            yield Finding.warning(f"pictures.{index}", "answer.dropped", before=id_)
            return
    moved = any(
        id_ and id_ != text_of(picture.get("id")) for id_, picture in zip(ids, found, strict=False)
    )
    if len(wanted) != len(found) or moved:
        yield Finding.warning("pictures", "answer.normalised", before=len(wanted), after=len(found))


def _variations(sent: object, answered: object) -> Iterator[Finding]:
    found = variations_in(answered)
    by_id = {text_of(one.get("id")): one for one in found}
    by_look = {variation_look(one): one for one in found}
    for index, entry in enumerate(variations_in(sent)):
        id_ = text_of(entry.get("id"))
        kept = by_id.get(id_) if id_ else by_look.get(variation_look(entry))
        if kept is None:
            path = f"variations.{id_ or index}"
            yield Finding.warning(path, "answer.dropped", before=_named(entry) or id_)
            continue
        # From here on a new variation is identified by the id it was given.
        path = f"variations.{id_ or text_of(kept.get('id')) or index}"
        for name, value in entry.items():
            if name == "attribute_combinations":
                if variation_look(entry) != variation_look(kept):
                    yield Finding.warning(
                        f"{path}.{name}",
                        "answer.normalised",
                        before=_named(entry),
                        after=_named(kept),
                    )
            elif name == "picture_ids":
                found_ids = _with_addresses(value, kept.get(name))
                yield from _field(f"{path}.{name}", value, found_ids)
            elif name != "id":
                yield from _field(f"{path}.{name}", value, kept.get(name))


def _with_addresses(sent: object, answered: object) -> object:
    """Return answered picture ids, replaced by the address if they were sent by address."""
    keys, ids = sequence_of(sent), sequence_of(answered)
    if len(keys) != len(ids):
        return answered
    return [key if is_picture_url(key) else id_ for key, id_ in zip(keys, ids, strict=True)]


def variation_look(variation: WireVariation) -> frozenset[tuple[str, str]]:
    """Return the look of a variation in a form that is comparable across listings."""
    return frozenset(
        (attribute_key(entry), _shown(entry).casefold()) for entry in combinations_of(variation)
    )


def _named(variation: WireVariation) -> str:
    entries = combinations_of(variation)
    return ", ".join(filter(None, map(_shown, entries)))
