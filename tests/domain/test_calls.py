"""Bodies of calls: a creation has names of its own for how to reach the seller."""

from __future__ import annotations

import pytest

from app.domain.calls import (
    create_item,
    created_contact,
    read_contact,
    update_item,
    validate_item,
)

READ = {
    "contact": "Ana",
    "other_info": "Mornings",
    "area_code1": "55",
    "phone1": "5550101",
    "area_code2": "33",
    "phone2": "5550102",
    "email": "ana@example.com",
    "webpage": "https://example.com",
}
# "Item": the creation form uses these.
CREATED = {
    "contact": "Ana",
    "other_info": "Mornings",
    "area_code": "55",
    "phone": "5550101",
    "area_code2": "33",
    "phone2": "5550102",
    "email": "ana@example.com",
    "webmail": "https://example.com",
}


@pytest.mark.parametrize("call", [create_item, validate_item])
@pytest.mark.parametrize("contact", [READ, CREATED])
def test_that_a_new_listing_names_its_contact_as_the_creation_form_does(call, contact):
    body = call({"title": "Plomero", "seller_contact": contact}).body
    assert body == {"title": "Plomero", "seller_contact": CREATED}


def test_that_an_update_names_a_contact_as_it_is_read():
    changes = {"seller_contact": {"phone1": "5550103"}}
    assert update_item("MX1", changes).body == changes


def test_that_a_contact_is_read_back_as_it_was_created():
    assert read_contact(created_contact(READ)) == READ


def test_that_a_name_of_the_creation_form_counts_beside_the_one_that_is_read():
    assert created_contact({"phone": "1", "phone1": "2"}) == {"phone": "1"}


@pytest.mark.parametrize("contact", [None, "Ana", ["Ana"], 5])
def test_that_what_is_no_contact_is_sent_as_it_is(contact):
    assert create_item({"seller_contact": contact}).body == {"seller_contact": contact}
