"""The shop to work on: the practice shop, or one at an address."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from app.client.token import Token
from app.rules.guards import Limits
from app.workspace.journal.job_orders import Job


@dataclass(frozen=True, slots=True)
class Target:
    """A shop: the practice one (``store`` is its folder), or one at ``base_url``.

    For the latter, a missing ``token`` is read from the keyring under ``profile``; ``saved`` is the
    address stored in the settings for that profile. With ``adopt`` the seller has confirmed that
    the unsent rows were made for this marketplace. ``user_id`` selects a seller of the practice
    marketplace, by default the first. ``options`` are further options of the sub-command ``serve``.
    ``begin`` are the jobs that the worker starts once connected. ``limits`` are those above which a
    change needs confirmation.
    """

    profile: str
    practice: bool
    base_url: str = ""
    store: Path | None = None
    token: Token | None = field(default=None, repr=False)
    user_id: str = ""
    saved: str = ""
    adopt: bool = False
    options: tuple[str, ...] = ()
    begin: tuple[Job, ...] = (Job.SYNC, Job.SEND)
    limits: Limits = field(default_factory=Limits)
