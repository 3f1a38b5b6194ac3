"""The selection of a shop: its profile, address and folder, from options and settings.

Modules that the first painted row does not need are imported inside the functions that use them.
"""

import contextlib
import os
import re
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from app.domain.coded_error import CodedError, nearest_hint
from app.paths import config_dir, practice_store_dir, workspace_dir
from app.settings import PRACTICE, LoadedSettings, Profile, Settings, SettingsFile

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from app.engine.notices import Notice
    from app.engine.target import Target

TOKEN_VARIABLE = "VITRINA_TOKEN"


class ShopUnknown(CodedError):
    """The requested shop cannot be found."""


class TokenUnusable(CodedError):
    """The given text cannot be a token."""


class ShopLocation(NamedTuple):
    """A selected shop: its profile, the folder of its data, and its address.

    ``base_url`` is empty for the practice shop, whose marketplace keeps its data in ``store``.
    ``saved`` is the address in the settings for the profile, or empty; ``guards`` are their limits
    for changes that need confirmation.
    """

    profile: str
    workspace: Path
    base_url: str
    store: Path
    saved: str = ""
    guards: "Mapping[str, object]" = MappingProxyType({})


def take_token() -> str | None:
    """Return the token from the environment and remove it there, so that no child inherits it."""
    return os.environ.pop(TOKEN_VARIABLE, None)


def locate_shop(
    profile: str | None, base_url: str | None, workspace: Path | None, settings: Settings
) -> ShopLocation:
    """Return the shop that the options select.

    Raise ``ShopUnknown`` for a profile without an address.
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
            near = nearest_hint(name, [PRACTICE, *(one.name for one in settings.profiles)])
            raise ShopUnknown("shop.unknown", name=name, **near)
        base_url = known.base_url
        _require_address(base_url)
    folder = workspace or workspace_dir(name)
    # A workspace given explicitly has a marketplace of its own, so that two never share a shop.
    store = folder / "marketplace" if workspace is not None else practice_store_dir()
    known = settings.profile(name)
    saved = known.base_url if known else ""
    return ShopLocation(name, folder, base_url or "", store, saved, settings.guards)


def _name_of(base_url: str) -> str:
    """Return the default name of a shop, which is unique for each address.

    A plain host over https is its own name; any other address gets a character that no host has,
    and a checksum. Shops that an older version named are found by the address in their catalog.
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
    """Return the address of the marketplace from which a workspace was last synced, or ""."""
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
        # The text of the address is omitted, because it may contain a password.
        raise ShopUnknown("shop.no_address") from problem


def find_shop(
    profile: str | None,
    base_url: str | None,
    workspace: Path | None,
    *,
    on_notice: "Callable[[Notice], None]",
) -> ShopLocation:
    """Return the shop that the options and the settings of this computer select.

    ``on_notice`` is called with each problem of the settings. Raise ``ShopUnknown`` as
    ``locate_shop`` does.
    """
    file = settings_file()
    loaded = file.load()
    for notice in settings_notices(file, loaded):
        on_notice(notice)
    return locate_shop(profile, base_url, workspace, loaded.settings)


def settings_notices(file: SettingsFile, loaded: LoadedSettings) -> "Iterator[Notice]":
    """Yield a notice for each problem of the loaded settings."""
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
    on_notice: "Callable[[Notice], None]",
) -> "tuple[ShopLocation, Target]":
    """Return the shop of a command and its target; ``adopt`` is that of ``Target``.

    Remove the token from the environment. Raise ``ShopUnknown``, and ``TokenUnusable`` if the text
    cannot be a token.
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
    """Save the address of a shop under its name.

    Call it once the marketplace there has answered, so that a mistyped address never replaces the
    right one.
    """
    file = settings_file()
    with contextlib.suppress(OSError):
        file.save(file.load().settings.with_profile(Profile(shop.profile, shop.base_url)))


def settings_file() -> SettingsFile:
    """Return the settings file of this computer."""
    return SettingsFile(config_dir() / "settings.toml")


def target_of(shop: ShopLocation, secret: str | None, *, adopt: bool = False) -> "Target":
    """Return the target that a session needs for a shop; ``secret`` is its token, if any."""
    from app.client.token import Token
    from app.engine.target import Target
    from app.rules.guards import read_limits

    limits, _ = read_limits(shop.guards)
    if not shop.base_url:
        return Target(shop.profile, practice=True, store=shop.store, adopt=adopt, limits=limits)
    token = None
    if secret:
        # An invalid token is treated like none: the window asks for another one.
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
