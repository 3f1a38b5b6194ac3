"""Prepared changes to one listing, with their steps, their effect on a sale and their risks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple, Protocol

from app.domain.coded_error import CodedError
from app.domain.models.attribute import AttributeDefinition
from app.domain.models.category import Category
from app.domain.shapes import text_of
from app.domain.wire_item import WireItem
from app.rules.findings import Finding
from app.rules.offer.price import decimal_places
from app.rules.sites import SiteRules, site_rules

if TYPE_CHECKING:
    from app.engine.outbox.guards import Risk
    from app.engine.outbox.send_report import SentRow
    from app.workspace.outbox_command import Change


class ChangeError(CodedError):
    """The error of a request that cannot be read or is for another seller's listing."""


class Unsettled(Exception):
    """Earlier changes to the same listing have no outcome yet; nothing new was put in the outbox.

    ``count`` is their number; ``paused`` means that sending is paused, so that waiting is useless.
    """

    def __init__(self, count: int, *, paused: bool) -> None:
        super().__init__(count)
        self.count = count
        self.paused = paused


@dataclass(frozen=True, slots=True)
class LiveListing:
    """A listing in its present state, with its category.

    ``missing`` is set if the category is not known: then ``category`` has no limits, and
    ``attributes`` are those of the listing. ``currencies`` are the decimal places of currencies
    that the marketplace reported.
    """

    item: WireItem
    category: Category
    attributes: tuple[AttributeDefinition, ...]
    missing: tuple[Finding, ...] = ()
    currencies: Mapping[str, int] = field(default_factory=dict)

    @property
    def site(self) -> SiteRules:
        """The rules of the listing's site, including ``currencies``."""
        return site_rules(text_of(self.item.get("site_id")), self.currencies)

    @property
    def decimals(self) -> int:
        """The decimal places of the listing's currency."""
        return decimal_places(self.item.get("currency_id"), self.site)


class Intent(Protocol):
    """A change to make to one listing, whatever its present state.

    ``needs_texts``: the description text is needed.
    """

    @property
    def item_id(self) -> str:
        """The id of the listing."""

    @property
    def needs_texts(self) -> bool:
        """Whether the text of the description must be read as well."""

    def over(self, listing: LiveListing) -> Change:
        """Return the change that this intent makes to ``listing``.

        Raise ``ChangeError`` if the intent cannot be read, and ``Skip`` if the listing has nothing
        that it could change.
        """


class FieldStep(NamedTuple):
    """The values of one field before and after, as form values by form path.

    ``name`` is the name of a variation, an attribute or a sale term.
    """

    path: str
    before: object
    after: object
    name: str = ""


class SaleNet(NamedTuple):
    """The net amount of one sale before and after; ``None`` if it is not known."""

    currency_id: str
    before: Decimal | None
    after: Decimal | None


@dataclass(frozen=True, slots=True)
class TypeOffer:
    """A listing type that a listing has or may have; ``net`` is the net amount of a sale with it.

    ``findings`` are the reasons why the marketplace would refuse it; ``charge`` is the fee per
    sale.
    """

    listing_type_id: str
    name: str
    is_own: bool
    is_upgrade: bool
    net: Decimal | None
    findings: tuple[Finding, ...] = ()
    charge: Decimal | None = None


@dataclass(frozen=True, slots=True)
class PreparedChange:
    """A change that is ready to be shown and sent.

    ``change`` is ``None`` if there is nothing to change. An error among ``findings`` means that the
    marketplace would refuse it. ``risks`` must be confirmed; ``guarded`` are those that the outbox
    itself requires to be confirmed. ``waiting`` are outbox rows without an outcome that already
    request the same change: they are waited for, and nothing else is sent. ``earlier`` is the
    number of other changes to the listing without an outcome, ``replaced`` the number of held or
    refused ones that this change replaces. ``known_rows`` are the rows that listed the same before.
    """

    item_id: str
    title: str
    steps: tuple[FieldStep, ...] = ()
    findings: tuple[Finding, ...] = ()
    risks: tuple[Risk, ...] = ()
    guarded: tuple[Risk, ...] = ()
    net: SaleNet | None = None
    change: Change | None = None
    waiting: tuple[int, ...] = ()
    earlier: int = 0
    replaced: int = 0
    known_rows: frozenset[int] = frozenset()

    @property
    def is_refused(self) -> bool:
        """Whether the rules predict that the marketplace refuses the change."""
        return any(finding.is_error for finding in self.findings)


class Carried(NamedTuple):
    """The outcome of a change: its row and the id of its listing, for a new listing the new id.

    ``listing_id`` is empty while it is not known whether a new listing was created.
    """

    row: SentRow
    listing_id: str
