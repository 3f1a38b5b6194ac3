"""The values that the specification names for enumerated fields; services may send others."""

from __future__ import annotations

from enum import StrEnum

NOT_APPLICABLE = "-1"
"""The ``value_id`` of an attribute that does not apply to the listing."""


class ItemStatus(StrEnum):
    """``status`` of an item."""

    ACTIVE = "active"
    CLOSED = "closed"
    INACTIVE = "inactive"
    NOT_YET_ACTIVE = "not_yet_active"
    PAUSED = "paused"
    PAYMENT_REQUIRED = "payment_required"
    UNDER_REVIEW = "under_review"


class SubStatus(StrEnum):
    """One entry of ``sub_status`` of an item."""

    BANNED = "banned"
    DELETED = "deleted"
    FORBIDDEN = "forbidden"
    FREEZED = "freezed"
    HELD = "held"
    PENDING_DOCUMENTATION = "pending_documentation"
    SUSPENDED = "suspended"
    WAITING_FOR_PATCH = "waiting_for_patch"
    WARNING = "warning"
    OUT_OF_STOCK = "out_of_stock"


class ItemTag(StrEnum):
    """One entry of ``tags`` of an item."""

    DRAGGED_BIDS_AND_VISITS = "dragged_bids_and_visits"
    FREE_RELIST = "free_relist"


class BuyingMode(StrEnum):
    """``buying_mode`` of an item."""

    AUCTION = "auction"
    BUY_IT_NOW = "buy_it_now"
    CLASSIFIED = "classified"


class Condition(StrEnum):
    """``condition`` of an item."""

    NEW = "new"
    NOT_SPECIFIED = "not_specified"
    USED = "used"


class ListingTypeId(StrEnum):
    """Exposure of an item, lowest first; the new model uses free, gold_special and gold_pro."""

    FREE = "free"
    BRONZE = "bronze"
    SILVER = "silver"
    GOLD = "gold"
    GOLD_PREMIUM = "gold_premium"
    GOLD_SPECIAL = "gold_special"
    GOLD_PRO = "gold_pro"


class InternationalDeliveryMode(StrEnum):
    """``international_delivery_mode`` of an item."""

    DDP = "ddp"
    DDU = "ddu"
    NONE = "none"


class ShippingModeId(StrEnum):
    """``mode`` of an item's shipping and of a mode object."""

    ME1 = "me1"
    ME2 = "me2"
    CARRIER = "carrier"
    CUSTOM = "custom"
    NOT_SPECIFIED = "not_specified"


class ShippingTag(StrEnum):
    """One entry of ``tags`` of an item's shipping."""

    MANDATORY_FREE_SHIPPING = "mandatory_free_shipping"


class Presence(StrEnum):
    """The degree to which a category requires, allows or forbids something; used by settings."""

    NOT_ALLOWED = "not_allowed"
    OPTIONAL = "optional"
    REQUIRED = "required"
    MANDATORY = "mandatory"


class AttributeTypes(StrEnum):
    """``attribute_types`` of a category."""

    VARIATIONS = "variations"
    ATTRIBUTES = "attributes"
    NONE = "none"


class ValueType(StrEnum):
    """``value_type`` of an attribute definition."""

    STRING = "string"
    NUMBER = "number"
    NUMBER_UNIT = "number_unit"
    LIST = "list"
    BOOLEAN = "boolean"


class AttributeTag(StrEnum):
    """One key of ``tags`` of an attribute definition."""

    REQUIRED = "required"
    CATALOG_REQUIRED = "catalog_required"
    HIDDEN = "hidden"
    READ_ONLY = "read_only"
    FIXED = "fixed"
    MULTIVALUED = "multivalued"
    ALLOW_VARIATIONS = "allow_variations"
    VARIATION_ATTRIBUTE = "variation_attribute"
    DEFINES_PICTURE = "defines_picture"
    OTHERS = "others"


class UserType(StrEnum):
    """``user_type`` of a user."""

    CAR_DEALER = "car_dealer"
    REAL_ESTATE_AGENCY = "real_estate_agency"
    BRANCH = "branch"
    FRANCHISE = "franchise"
    BRAND = "brand"
    NORMAL = "normal"


class SellerExperience(StrEnum):
    """``seller_experience`` of a user."""

    NEWBIE = "newbie"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"


class SiteStatus(StrEnum):
    """``status.site_status`` of a user."""

    ACTIVE = "active"
    PENDING = "pending"
    DEACTIVE = "deactive"


class StatusCode(StrEnum):
    """Codes of a user's ``status.list``, ``status.buy`` and ``status.sell``, as they are spelt."""

    CREDIT_LIMIT_EXCEEDED = "credit_limit_exeeded"
    FEEDBACK_RESTRICTION = "feedback_restriction"
    HAS_DEBT = "has_debt"
    HISTORICAL_BEHAVIOUR = "historical_behaviour"
    INTERNAL_CONTROL = "internal_control"
    PAYMENTPLATFORM_RESTRICTIONS = "paymentplatform_restrictions"
    PAYMENTPLATFORM_TC_ACCEPTED = "paymentplatform_tc_accepted"


class ImmediatePayment(StrEnum):
    """``status.buy.immediate_payment`` of a user."""

    REQUIRED = "required"
    OPTIONAL = "optional"


class ReputationLevel(StrEnum):
    """``level_id`` of a seller's reputation, worst first."""

    RED = "1_red"
    ORANGE = "2_orange"
    YELLOW = "3_yellow"
    LIGHT_GREEN = "4_light_green"
    GREEN = "5_green"


class PowerSellerStatus(StrEnum):
    """``power_seller_status`` of a seller's reputation."""

    SILVER = "silver"
    GOLD = "gold"
    PLATINUM = "platinum"


class CoverageAreaType(StrEnum):
    """``type`` of a coverage area."""

    STATE = "state"
    COUNTRY = "country"


class CoverageKind(StrEnum):
    """The keys of a free-shipping coverage."""

    ALL_COUNTRY = "all_country"
    ALL_COUNTRY_EXCEPT_EXCLUSION_ZONE = "all_country_except_exclusion_zone"
