"""Users: the seller's own profile and those of others."""

from __future__ import annotations

from app.domain.base import Flag, Identity, Number, Resource, Text, Whole
from app.domain.models.reputation import BuyerReputation, SellerReputation


class UserAddress(Resource):
    """The public part of a user's address."""

    city: Text | None = None
    state: Text | None = None


class Identification(Resource):
    """A document that identifies a person; it occurs in two places with different field names."""

    identification_type: Text | None = None
    identification_number: Text | None = None
    type: Text | None = None
    number: Text | None = None


class Phone(Resource):
    """A telephone number of a user."""

    area_code: Text | None = None
    number: Text | None = None
    verified: Flag | None = None


class Credit(Resource):
    """The used part of a credit of a user."""

    consumed: Number | None = None
    credit_level_id: Text | None = None


class CompanyRepresentative(Resource):
    """The representative of a company."""

    id: Identity | None = None
    name: Text | None = None


class PersonalAddress(Resource):
    """The private address of a user."""

    state: Text | None = None
    city: Text | None = None
    address: Text | None = None
    zip_code: Text | None = None


class PersonalInformation(Resource):
    """Private facts of a person or a company."""

    first_name: Text | None = None
    last_name: Text | None = None
    person_mothers_name: Text | None = None
    person_birthdate: Text | None = None
    person_birthplace: Text | None = None
    taxpayer_number: Text | None = None
    company_name: Text | None = None
    company_main_activity: Text | None = None
    company_type: Text | None = None
    company_establishment_date: Text | None = None
    company_rep: CompanyRepresentative | None = None
    identification: Identification | None = None
    phone: Phone | None = None
    address: PersonalAddress | None = None


class Permission(Resource):
    """The permission of a user to list, buy or sell, with the codes of reasons against it."""

    allow: Flag | None = None
    codes: tuple[Text, ...] | None = None
    # Only ``buy`` has this field.
    immediate_payment: Text | None = None


class UserStatus(Resource):
    """``status`` of a user."""

    site_status: Text | None = None
    list: Permission | None = None
    buy: Permission | None = None
    sell: Permission | None = None


class User(Resource):
    """A user; the private fields are present only if the caller may see them."""

    id: Identity
    nickname: Text | None = None
    registration_date: Text | None = None
    country_id: Text | None = None
    site_id: Text | None = None
    permalink: Text | None = None
    points: Whole | None = None
    logo: Text | None = None
    user_type: Text | None = None
    tags: tuple[Text, ...] | None = None
    address: UserAddress | None = None
    seller_experience: Text | None = None
    first_name: Text | None = None
    last_name: Text | None = None
    email: Text | None = None
    identification: Identification | None = None
    phone: Phone | None = None
    credit: Credit | None = None
    personal_information: PersonalInformation | None = None
    status: UserStatus | None = None
    seller_reputation: SellerReputation | None = None
    buyer_reputation: BuyerReputation | None = None
