"""A change to one listing as it would be made: field by field, what it leaves, what is risky."""

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
    """What was asked for cannot be read, or is for no listing of this seller; the code says."""


class Unsettled(Exception):
    """Earlier changes to the same listing have no outcome yet; nothing new was put in the outbox.

    ``count`` is how many; ``paused`` says that sending is paused, so that waiting does not help.
    """

    def __init__(self, count: int, *, paused: bool) -> None:
        super().__init__(count)
        self.count = count
        self.paused = paused


@dataclass(frozen=True, slots=True)
class LiveListing:
    """A listing as it is now, with its category; ``missing`` says that the category is not known.

    Then ``category`` sets no limits, and ``attributes`` are those of the listing. ``currencies``
    are the decimals of currencies that the marketplace was asked for.
    """

    item: WireItem
    category: Category
    attributes: tuple[AttributeDefinition, ...]
    missing: tuple[Finding, ...] = ()
    currencies: Mapping[str, int] = field(default_factory=dict)

    @property
    def site(self) -> SiteRules:
        """The facts of the site it is listed on, with those of ``currencies``."""
        return site_rules(text_of(self.item.get("site_id")), self.currencies)

    @property
    def decimals(self) -> int:
        """How many decimals its currency has."""
        return decimal_places(self.item.get("currency_id"), self.site)


class Intent(Protocol):
    """What is to be done to one listing, whatever it says at that moment.

    ``needs_texts``: the text of its description matters.
    """

    @property
    def item_id(self) -> str:
        """The listing it is for."""

    @property
    def needs_texts(self) -> bool:
        """Whether the text of the description has to be read as well."""

    def over(self, listing: LiveListing) -> Change:
        """Return the change that does it to ``listing``.

        Raise ``ChangeError`` when it cannot be read, ``Skip`` when there is nothing to do it to.
        """


class FieldStep(NamedTuple):
    """One field before and after, as form values by form path; ``name`` is that of a variation, an
    attribute or a sale term."""

    path: str
    before: object
    after: object
    name: str = ""


class SaleNet(NamedTuple):
    """What is left of one sale before and after; ``None`` where nobody knows."""

    currency_id: str
    before: Decimal | None
    after: Decimal | None


@dataclass(frozen=True, slots=True)
class TypeOffer:
    """A listing type that a listing has, or may have; ``net`` is what a sale leaves with it.

    ``findings`` say why the marketplace would not take it; ``charge`` is what a sale costs.
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

    ``change`` is ``None`` where there is nothing to change. ``findings`` with an error say that the
    marketplace would refuse it. ``risks`` have to be agreed to, ``guarded`` are those among them
    that the outbox asks for itself. ``waiting`` are rows of the outbox that ask for the same
    already and have no outcome yet: they are waited for, and nothing is sent beside them.
    ``earlier`` counts other changes of the listing without an outcome, ``replaced`` those that are
    held or were refused: they give way to this one.
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

    @property
    def is_refused(self) -> bool:
        """Whether the rules say that the marketplace would refuse it."""
        return any(finding.is_error for finding in self.findings)


class Carried(NamedTuple):
    """The outcome of a change: its row, and the listing it is about, a new one by its new id.

    ``listing_id`` is empty while nobody knows whether a new listing was made.
    """

    row: SentRow
    listing_id: str
