"""What of changes a seller has to agree to before they are put in the outbox."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
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
    """A row that its seller has to agree to, and why: findings of ``app.rules.guards``.

    ``item_id`` is empty for a new listing, which has none yet; ``currency_id`` is that of the
    amounts.
    """

    item_id: str
    title: str
    findings: tuple[Finding, ...]
    currency_id: str = ""


Accepted = int | Collection[Risk]
"""What a seller has agreed to: so many risky rows and no other number, or these risks."""


class NotAccepted(NoticeError):
    """Changes were not put in the outbox: nobody agreed to ``risks``, or to another number."""

    def __init__(self, risks: Sequence[Risk], accepted: int) -> None:
        super().__init__(Notice("not_accepted", {"count": len(risks), "accepted": accepted}))
        self.risks = tuple(risks)


class DeletionsNotTyped(NotAccepted):
    """A plan was not put in the outbox: its seller did not type how many listings it deletes."""

    def __init__(self, count: int, typed: int) -> None:
        super().__init__((), 0)
        self.notice = Notice("deletions_not_typed", {"count": count, "typed": typed})


class Guards:
    """Finds what has to be agreed to, by what the local catalogue knows of the listings.

    ``account`` says how the seller stands where that is known; else the catalogue does. Use it from
    any thread: each call reads the catalogue with a reader of its own.
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
        """Return the changes that have to be agreed to; ``floor`` is a least price for all of them,
        ``costs`` what shipping is known to cost beside what the catalogue knows.

        What only brings an earlier value of the seller's back (a way back) is no risk by its
        price, whatever the step: that value was there before, and was agreed to if it had to be.
        It is one where it closes a listing. What a plan holds for a decision is no risk either: it
        was sent before, and is not sent before somebody decides.
        """
        known = KnownListings(self._catalog, self._account, costs)
        try:
            # Not the changes themselves: there may be a hundred thousand.
            found: list[tuple[str, str, str, list[Finding], Closing | None]] = []
            for change in changes:
                if change.held is None:
                    look = GuardedChange(change, known, self._limits, floor)
                    closing = look.closing()
                    findings = list(look.named([*look.prices(), *look.closings(closing)]))
                    if findings or closing is not None:
                        item_id = "" if change.kind is Kind.CREATE else change.item_id
                        found.append((item_id, *_names(change), findings, closing))
        finally:
            known.close()
        count = sum(closing is not None for *_, closing in found)
        risks = []
        for item_id, title, currency_id, findings, closing in found:
            if closing is not None:
                findings += guard_closings(closing, count, self._limits)
            if findings:
                risks.append(Risk(item_id, title, tuple(findings), currency_id))
        return tuple(risks)

    def require(
        self,
        changes: Collection[Change],
        accepted: Accepted,
        *,
        floor: Decimal | None = None,
        costs: Mapping[str, int | None] | None = None,
    ) -> None:
        """Raise ``NotAccepted`` unless what is risky of ``changes`` was agreed to.

        Where there is nothing to be sent there is nothing to agree to, so that a command that is
        given again goes through.
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
    """Return a draft that is to be sent, as the change it makes."""
    edits = {path: draft.value(path) for path in draft.changed_paths()}
    if command is None:
        return Change(draft.item_id, draft.base, edits)
    return Change(draft.item_id, draft.base, edits, command.kind, details=command.details)


def _names(change: Change) -> tuple[str, str]:
    """Return the title of a listing that is changed or made, and its currency."""
    form = object_of(change.details.get("form"))
    title, currency_id = (
        text_of(change.base.get(name)) or text_of(form.get(name))
        for name in ("title", "currency_id")
    )
    return title, currency_id
