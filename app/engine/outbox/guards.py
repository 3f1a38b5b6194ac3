"""The guards: they find the changes that the seller must confirm before they enter the outbox."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import closing
from decimal import Decimal
from typing import TYPE_CHECKING, NamedTuple

from app.domain.shapes import object_of, text_of
from app.editing.draft import ItemDraft
from app.engine.notices import Notice, NoticeError
from app.engine.outbox.guarded_change import GuardedChange, KnownListings
from app.rules.findings import Finding
from app.rules.guards import Closing, Limits, guard_closings
from app.workspace.outbox_command import Change, Kind

if TYPE_CHECKING:
    from pathlib import Path

    from app.engine.catalog.account import Account
    from app.workspace.outbox_command import OutboxCommand


class Risk(NamedTuple):
    """A change that the seller must confirm, with the reasons: findings of ``app.rules.guards``.

    ``item_id`` is empty for a new listing, which has none yet; ``currency_id`` is that of the
    amounts.
    """

    item_id: str
    title: str
    findings: tuple[Finding, ...]
    currency_id: str = ""


Accepted = int | Collection[Risk]
"""The seller's confirmation: the exact number of risky rows, or the confirmed risks."""


class NotAccepted(NoticeError):
    """Changes were not put in the outbox, because ``risks`` or their number were not confirmed."""

    def __init__(self, risks: Sequence[Risk], accepted: int) -> None:
        super().__init__(Notice("not_accepted", {"count": len(risks), "accepted": accepted}))
        self.risks = tuple(risks)


class DeletionsNotTyped(NotAccepted):
    """A plan was refused because the seller did not type the number of listings it deletes."""

    def __init__(self, count: int, typed: int) -> None:
        super().__init__((), 0)
        self.notice = Notice("deletions_not_typed", {"count": count, "typed": typed})


class RiskSearch:
    """The search for risks in changes that are added one by one; close it.

    The changes themselves are not kept: there may be a hundred thousand. Use it from one thread.
    """

    def __init__(self, known: KnownListings, limits: Limits, floor: Decimal | None) -> None:
        self._known, self._limits, self._floor = known, limits, floor
        self._found: list[tuple[str, str, str, tuple[Finding, ...], Closing | None]] = []

    def close(self) -> None:
        """Close what the search reads."""
        self._known.close()

    def add(self, change: Change) -> None:
        """Look for risks in the next change."""
        if change.held is not None:
            return
        look = GuardedChange(change, self._known, self._limits, self._floor)
        how = look.closing()
        findings = look.named([*look.prices(), *look.closings(how)])
        if findings or how is not None:
            item_id = "" if change.kind is Kind.CREATE else change.item_id
            self._found.append((item_id, *_names(change), findings, how))

    def risks(self) -> tuple[Risk, ...]:
        """Return the risks of all changes; how many of them close a listing is one, too."""
        count = sum(how is not None for *_, how in self._found)
        risks = []
        for item_id, title, currency_id, findings, how in self._found:
            if how is not None:
                findings += tuple(guard_closings(how, count, self._limits))
            if findings:
                risks.append(Risk(item_id, title, findings, currency_id))
        return tuple(risks)


class Guards:
    """The detection of risks in changes, based on the local catalog.

    ``account`` gives the seller's standing if it is known, otherwise the catalog does. Use it
    from any thread: each call opens a reader of its own.
    """

    def __init__(
        self,
        limits: Limits | None = None,
        catalog: Path | None = None,
        account: Account | None = None,
    ) -> None:
        self._limits = limits or Limits()
        self._catalog = catalog
        self._account = account

    def risks(
        self,
        changes: Iterable[Change],
        *,
        floor: Decimal | None = None,
        costs: Mapping[str, int | None] | None = None,
    ) -> tuple[Risk, ...]:
        """Return the risks of ``changes``; ``floor`` is a minimum price for all of them.

        ``costs`` are known shipping costs that the catalog does not have. A change that only
        restores an earlier value of the seller (an undo) has no price risk, however large the step:
        the value was there before, and was confirmed then if necessary. It is a risk if it closes a
        listing. A row that a plan holds for a decision is not a risk either: it was sent before,
        and is not sent again before that decision.
        """
        with closing(self.search(floor=floor, costs=costs)) as search:
            for change in changes:
                search.add(change)
            return search.risks()

    def search(
        self, *, floor: Decimal | None = None, costs: Mapping[str, int | None] | None = None
    ) -> RiskSearch:
        """Return a search for risks as ``risks`` does it, for changes that come one by one."""
        known = KnownListings(self._catalog, self._account, costs)
        return RiskSearch(known, self._limits, floor)

    def require(
        self,
        changes: Collection[Change],
        accepted: Accepted,
        *,
        floor: Decimal | None = None,
        costs: Mapping[str, int | None] | None = None,
    ) -> None:
        """Raise ``NotAccepted`` unless the risks of ``changes`` were confirmed.

        If there is nothing to send, nothing needs confirmation, so that a repeated command
        succeeds.
        """
        risks = self.risks(changes, floor=floor, costs=costs)
        if isinstance(accepted, int):
            if changes and len(risks) != accepted:
                raise NotAccepted(risks, accepted)
            return
        agreed = frozenset(accepted)
        if not agreed.issuperset(risks):
            raise NotAccepted(risks, len(agreed))


def change_of(draft: ItemDraft, command: OutboxCommand | None) -> Change:
    """Return the change that a draft makes when it is sent."""
    edits = {path: draft.value(path) for path in draft.changed_paths()}
    if command is None:
        return Change(draft.item_id, draft.base, edits)
    return Change(draft.item_id, draft.base, edits, command.kind, details=command.details)


def _names(change: Change) -> tuple[str, str]:
    """Return the title of the listing that is changed or created, and its currency."""
    form = object_of(change.details.get("form"))
    title, currency_id = (
        text_of(change.base.get(name)) or text_of(form.get(name))
        for name in ("title", "currency_id")
    )
    return title, currency_id
