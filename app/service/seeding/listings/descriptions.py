"""Descriptions of practice listings: a few sentences and the attributes in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from app.domain.wire_description import WireDescriptionRecord
from app.domain.wire_item import WireItemAttribute
from app.service.seeding.resource_files import read_table

_FIRST, _MOST = 2, 7


@cache
def _sentences(kind: str) -> tuple[str, ...]:
    return tuple(read_table("words.toml")["sentences"][kind])


def describe(
    identifier: str,
    kind: str,
    title: str,
    attributes: Sequence[WireItemAttribute],
    created: str,
    number: int,
) -> WireDescriptionRecord:
    """Return the description record of a listing; ``number`` chooses its sentences."""
    sentences = _sentences(kind)
    count = len(sentences)
    facts = "\n".join(
        [f"- {wire['name']}: {wire['value_name']}" for wire in attributes[_FIRST:_MOST]]
    )
    text = (
        f"{title}.\n\n{facts}\n\n"
        f"{sentences[number % count]} {sentences[(number // count + 1 + number) % count]}"
    )
    return {
        "id": identifier,
        "text": "",
        "plain_text": text,
        "created": created,
        "last_updated": created,
        "revisions": [],
    }
