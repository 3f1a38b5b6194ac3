"""Which shop is meant: its profile, address and folder, found from options and settings.

What the first painted row does not need is imported when it is needed, not above.
"""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from app.domain.coded_error import CodedError, near_to
from app.paths import config_dir, practice_store_dir, workspace_dir
from app.settings import PRACTICE, LoadedSettings, Profile, Settings, SettingsFile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from app.engine.notices import Notice
    from app.engine.target import Target

TOKEN_VARIABLE = "VITRINA_TOKEN"


class ShopUnknown(CodedError):
    """The shop that was asked for cannot be found."""


class TokenUnusable(CodedError):
    """What was given as a token can be none."""


class ShopLocation(NamedTuple):
    """A shop that was found: its profile, the folder of its data, and its address.

    ``base_url`` is empty for the practice shop, whose marketplace keeps its data in ``store``.
    ``saved`` is the address that the settings have for the profile, or empty; ``guards`` are their
    limits for what has to be agreed to.
    """

    profile: str
    workspace: Path
    base_url: str
    store: Path
    saved: str = ""
    guards: Mapping[str, object] = MappingProxyType({})


def take_token() -> str | None:
    """Return the token of the environment, taken out of it so that no child inherits it."""
    return os.environ.pop(TOKEN_VARIABLE, None)


def locate_shop(
    profile: str | None, base_url: str | None, workspace: Path | None, settings: Settings
) -> ShopLocation:
    """Return the shop that the options name; raise ``ShopUnknown`` for a profile without an
    address.
    """
    if base_url is not None:
        _require_address(base_url)
    if profile is None and base_url is not None:
        profile = _name_of(base_url)
    name = profile or PRACTICE
    if name == PRACTICE and base_url is not None:
        raise ShopUnknown("shop.practice_address", name=PRACTICE)
    if name != PRACTICE and base_url is None:
        known = settings.profile(name)
        if known is None:
            near = near_to(name, [PRACTICE, *(one.name for one in settings.profiles)])
            raise ShopUnknown("shop.unknown", name=name, **near)
        base_url = known.base_url
        _require_address(base_url)
    folder = workspace or workspace_dir(name)
    # A workspace of one's own has a marketplace of its own, so that two never share a shop.
    store = folder / "marketplace" if workspace is not None else practice_store_dir()
    known = settings.profile(name)
    saved = known.base_url if known else ""
    return ShopLocation(name, folder, base_url or "", store, saved, settings.guards)


def _name_of(base_url: str) -> str:
    """Return the name of a shop that was given none: another one for each address.

    A plain host over https is its own name; anything else gets a sign that no host has, and a
    checksum. Shops that an older version named are found by the address in their catalogue.
    """
    import hashlib

    from app.client.address import parse_base_address

    address = str(parse_base_address(base_url))
    plain = re.sub(r"[^A-Za-z0-9.-]+", "-", base_url.split("://")[-1]).strip("-.") or "shop"
    if address == f"https://{plain}":
        return plain
    readable = re.sub(r"[^a-z0-9.-]+", "-", address.split("://")[-1]).strip("-.")
    name = f"{readable[:40]}_{hashlib.sha256(address.encode()).hexdigest()[:16]}"
    older = workspace_dir(plain)
    if not workspace_dir(name).exists() and older.exists() and _read_from(older) == address:
        return plain
    return name


def _read_from(folder: Path) -> str:
    """Return the address of the marketplace that a workspace was last read from, or an empty
    text.
    """
    from contextlib import closing

    from app.client.address import parse_base_address
    from app.workspace.catalog.catalog_reader import CATALOG_FILE, CatalogReader

    with closing(CatalogReader(folder / CATALOG_FILE)) as reader:
        owner = reader.fact("owner") or ""
    try:
        return str(parse_base_address(owner.partition(" at ")[2]))
    except ValueError:
        return ""


def _require_address(base_url: str) -> None:
    from app.client.address import InsecureAddress, UnusableAddress, parse_base_address

    try:
        parse_base_address(base_url)
    except InsecureAddress as problem:
        raise ShopUnknown("shop.insecure_address") from problem
    except UnusableAddress as problem:
        # Without its text: it may have a password in it.
        raise ShopUnknown("shop.no_address") from problem


def find_shop(
    profile: str | None,
    base_url: str | None,
    workspace: Path | None,
    *,
    on_notice: Callable[[Notice], None],
) -> ShopLocation:
    """Return the shop by the settings of this computer; ``on_notice`` hears what is wrong with
    them.

    Raise ``ShopUnknown`` as ``locate_shop`` does.
    """
    file = settings_file()
    loaded = file.load()
    for notice in settings_notices(file, loaded):
        on_notice(notice)
    return locate_shop(profile, base_url, workspace, loaded.settings)


def settings_notices(file: SettingsFile, loaded: LoadedSettings) -> Iterator[Notice]:
    """Yield what there is to say about settings as they were read."""
    refused = [*loaded.refused]
    if loaded.settings.guards:
        from app.rules.guards import read_limits

        refused += (f"guards.{name}" for name in read_limits(loaded.settings.guards)[1])
    if loaded.kept_aside is None and not refused:
        return
    from app.engine.notices import Notice

    if loaded.kept_aside is not None:
        yield Notice("settings_set_aside", {"file": loaded.kept_aside.name})
    elif "*" in loaded.refused:
        yield Notice("settings_unreadable", {"file": str(file.path)})
    else:
        yield Notice("settings_refused", {"keys": ", ".join(refused)})


def claim_shop(
    profile: str | None,
    base_url: str | None,
    workspace: Path | None,
    *,
    adopt: bool = False,
    on_notice: Callable[[Notice], None],
) -> tuple[ShopLocation, Target]:
    """Return the shop of a command and how to reach it; ``adopt`` is that of ``Target``.

    Take the token out of the environment. Raise ``ShopUnknown``, and ``TokenUnusable`` where it can
    be no token.
    """
    from app.client.token import Token

    if secret := take_token():
        try:
            Token(secret)
        except ValueError:
            from app.redaction import SHORTEST

            raise TokenUnusable("shop.no_token", name="VITRINA_TOKEN", least=SHORTEST) from None
    shop = find_shop(profile, base_url, workspace, on_notice=on_notice)
    return shop, target_of(shop, secret, adopt=adopt)


def remember_shop(shop: ShopLocation) -> None:
    """Keep the address of a shop under its name: once the marketplace there has answered, so that a
    slip of the keyboard never takes the place of the address that was right."""
    file = settings_file()
    with contextlib.suppress(OSError):
        file.save(file.load().settings.with_profile(Profile(shop.profile, shop.base_url)))


def settings_file() -> SettingsFile:
    """Return the settings of this computer."""
    return SettingsFile(config_dir() / "settings.toml")


def target_of(shop: ShopLocation, secret: str | None, *, adopt: bool = False) -> Target:
    """Return what a session needs to know of a shop; ``secret`` is the text of its token, if
    any.
    """
    from app.client.token import Token
    from app.engine.target import Target
    from app.rules.guards import read_limits

    limits, _ = read_limits(shop.guards)
    if not shop.base_url:
        return Target(shop.profile, practice=True, store=shop.store, adopt=adopt, limits=limits)
    token = None
    if secret:
        # One that cannot be a token is as good as none: the window asks for another.
        with contextlib.suppress(ValueError):
            token = Token(secret)
    return Target(
        shop.profile,
        practice=False,
        base_url=shop.base_url,
        token=token,
        saved=shop.saved,
        adopt=adopt,
        limits=limits,
    )
