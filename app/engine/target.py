"""Which shop is worked on: the practice one, or one at an address."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from app.client.token import Token
from app.rules.guards import Limits
from app.workspace.journal.orders import Job


@dataclass(frozen=True, slots=True)
class Target:
    """Which shop: the practice one (``store`` is its folder), or one at ``base_url``.

    ``token`` may be missing for the latter: then it is looked for in the keyring under ``profile``;
    ``saved`` is the address that the settings know that profile by. With ``adopt`` the seller has
    said that what is unsent was made for this marketplace, where nobody else knows it.
    ``user_id`` picks a seller of the practice marketplace; without one the first is taken.
    ``options`` are further options of the sub-command ``serve``. ``begin`` is what the worker does
    as soon as there is a connection. ``limits`` say from where on a change has to be agreed to.
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
