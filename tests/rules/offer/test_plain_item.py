"""A new item and a new variation have every field there is, with nothing said."""

from __future__ import annotations

from app.domain.wire_item import WireItem, WireVariation
from app.rules.offer.plain_item import plain_item, plain_variation


def test_that_a_new_item_has_every_field_but_that_of_the_form():
    # The description of the creation form is stored by itself.
    assert plain_item().keys() == WireItem.__annotations__.keys() - {"description"}


def test_that_a_new_variation_has_every_field():
    assert plain_variation().keys() == WireVariation.__annotations__.keys()


def test_that_no_two_new_items_share_a_list():
    one, other = plain_item(), plain_item()
    assert one["tags"] is not other["tags"]
    assert one["shipping"] is not other["shipping"]
