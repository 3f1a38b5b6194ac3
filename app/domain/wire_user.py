"""Typed dicts for users and their reputations."""

from __future__ import annotations

from typing import TypedDict

from app.domain.wire_item import WireNumber


class WireRatings(TypedDict, total=False):
    """The ratings of a seller by buyers, as shares."""

    positive: WireNumber | None
    negative: WireNumber | None
    neutral: WireNumber | None


class WireSellerTransactions(TypedDict, total=False):
    """Sales of a seller over a period."""

    period: str | None
    total: int | None
    completed: int | None
    canceled: int | None
    ratings: WireRatings | None


class WireSalesMetric(TypedDict, total=False):
    """Completed sales over a period."""

    period: str | None
    completed: int | None


class WireRateMetric(TypedDict, total=False):
    """A rate over a period: claims per completed transaction, or late sales per shipped one."""

    period: str | None
    rate: WireNumber | None


class WireSellerMetrics(TypedDict, total=False):
    """The metrics from which the level of a seller is computed."""

    sales: WireSalesMetric | None
    claims: WireRateMetric | None
    delayed_handling_time: WireRateMetric | None


class WireSellerReputation(TypedDict, total=False):
    """The reputation of a user as a seller; a new seller has no level."""

    level_id: str | None
    power_seller_status: str | None
    transactions: WireSellerTransactions | None
    metrics: WireSellerMetrics | None


class WireTransactionCount(TypedDict, total=False):
    """A number of purchases, and how many of them were paid."""

    total: int | None
    paid: int | None


class WireBuyerTransactions(TypedDict, total=False):
    """Purchases of a buyer over a period."""

    period: str | None
    total: int | None
    completed: int | None
    canceled: WireTransactionCount | None
    unrated: WireTransactionCount | None
    not_yet_rated: WireTransactionCount | None


class WireBuyerReputation(TypedDict, total=False):
    """The reputation of a user as a buyer."""

    tags: list[str] | None
    transactions: WireBuyerTransactions | None


class WireUserAddress(TypedDict, total=False):
    """The public part of a user's address."""

    city: str | None
    state: str | None


class WireIdentification(TypedDict, total=False):
    """A document that identifies a person; it occurs in two places with different field names."""

    identification_type: str | None
    identification_number: str | None
    type: str | None
    number: str | None


class WirePhone(TypedDict, total=False):
    """A telephone number of a user."""

    area_code: str | None
    number: str | None
    verified: bool | None


class WireCredit(TypedDict, total=False):
    """The used part of a credit of a user."""

    consumed: WireNumber | None
    credit_level_id: str | None


class WireCompanyRepresentative(TypedDict, total=False):
    """The representative of a company."""

    id: str | int | None
    name: str | None


class WirePersonalAddress(TypedDict, total=False):
    """The private address of a user."""

    state: str | None
    city: str | None
    address: str | None
    zip_code: str | None


class WirePersonalInformation(TypedDict, total=False):
    """Private facts of a person or a company."""

    first_name: str | None
    last_name: str | None
    person_mothers_name: str | None
    person_birthdate: str | None
    person_birthplace: str | None
    taxpayer_number: str | None
    company_name: str | None
    company_main_activity: str | None
    company_type: str | None
    company_establishment_date: str | None
    company_rep: WireCompanyRepresentative | None
    identification: WireIdentification | None
    phone: WirePhone | None
    address: WirePersonalAddress | None


class WirePermission(TypedDict, total=False):
    """The permission of a user to list, buy or sell, with the codes of reasons against it."""

    allow: bool | None
    codes: list[str] | None
    immediate_payment: str | None


class WireUserStatus(TypedDict, total=False):
    """``status`` of a user."""

    site_status: str | None
    list: WirePermission | None
    buy: WirePermission | None
    sell: WirePermission | None


class WireUser(TypedDict, total=False):
    """A user; the private fields are present only if the caller may see them."""

    id: str | int
    nickname: str | None
    registration_date: str | None
    country_id: str | None
    site_id: str | None
    permalink: str | None
    points: int | None
    logo: str | None
    user_type: str | None
    tags: list[str] | None
    address: WireUserAddress | None
    seller_experience: str | None
    first_name: str | None
    last_name: str | None
    email: str | None
    identification: WireIdentification | None
    phone: WirePhone | None
    credit: WireCredit | None
    personal_information: WirePersonalInformation | None
    status: WireUserStatus | None
    seller_reputation: WireSellerReputation | None
    buyer_reputation: WireBuyerReputation | None
