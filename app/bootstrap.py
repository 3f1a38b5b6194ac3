"""Builds and closes the program: the only module that knows every package.

What the first painted row does not need is imported when it is needed, not above.
"""

from __future__ import annotations

import contextlib
import gc
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from app.engine.catalog import ItemCatalog
from app.engine.window_lock import WindowTaken, claim_or_raise
from app.paths import config_dir, log_dir, practice_store_dir, workspace_dir
from app.settings import PRACTICE, LoadedSettings, Profile, Settings, SettingsFile
from app.terminal import say

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from app.engine.notices import Notice
    from app.engine.session import Target
    from app.engine.window_lock import ProcessLock
    from app.ui.console import Console

TOKEN_VARIABLE = "VITRINA_TOKEN"


class ShopUnknown(Exception):
    """The shop that was asked for cannot be found; the message is for who asked."""


class WindowOptions(NamedTuple):
    """Which shop the window opens; nothing at all means the practice shop."""

    profile: str | None = None
    base_url: str | None = None
    workspace: Path | None = None


class TourOptions(NamedTuple):
    """Where the pictures of a tour go, and how its window looks (logical pixels)."""

    out: Path
    theme: str = "light"
    language: str = "en"
    width: int = 1440
    height: int = 900


class Shop(NamedTuple):
    """A shop that was found: its profile, the folder of its data, and its address.

    ``base_url`` is empty for the practice shop, whose marketplace keeps its data in ``store``.
    ``saved`` is the address that the settings have for the profile, or empty.
    """

    profile: str
    workspace: Path
    base_url: str
    store: Path
    saved: str = ""


def take_token() -> str | None:
    """The token of the environment, taken out of it so that no child inherits it."""
    return os.environ.pop(TOKEN_VARIABLE, None)


def locate_shop(
    profile: str | None, base_url: str | None, workspace: Path | None, settings: Settings
) -> Shop:
    """The shop that the options name; raises ``ShopUnknown`` for a profile without an address."""
    if base_url is not None:
        _require_address(base_url)
    if profile is None and base_url is not None:
        profile = _name_of(base_url)
    name = profile or PRACTICE
    if name == PRACTICE and base_url is not None:
        raise ShopUnknown(f"the profile {PRACTICE!r} is the practice shop and has no --base-url")
    if name != PRACTICE and base_url is None:
        known = settings.profile(name)
        if known is None:
            raise ShopUnknown(
                f"there is no shop {name!r} yet: name its address once with --base-url URL"
            )
        base_url = known.base_url
        _require_address(base_url)
    folder = workspace or workspace_dir(name)
    # A workspace of one's own has a marketplace of its own, so that two never share a shop.
    store = folder / "marketplace" if workspace is not None else practice_store_dir()
    known = settings.profile(name)
    return Shop(name, folder, base_url or "", store, known.base_url if known else "")


def _name_of(base_url: str) -> str:
    """The name of a shop that was given none: another one for each address.

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
    """The address of the marketplace that a workspace was last read from, or an empty text."""
    from contextlib import closing

    from app.client.address import parse_base_address
    from app.workspace.catalogue_reader import CatalogueReader

    with closing(CatalogueReader(folder / "catalogue.db")) as reader:
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
        raise ShopUnknown(f"--base-url: {problem}") from problem
    except UnusableAddress as problem:
        # Without its text: it may have a password in it.
        raise ShopUnknown(
            "--base-url: no address of a marketplace such as https://host or http://127.0.0.1:8000"
        ) from problem


def find_shop(profile: str | None, base_url: str | None, workspace: Path | None) -> Shop:
    """``locate_shop`` with the settings of this computer; what is wrong with them is said."""
    file = _settings_file()
    loaded = file.load()
    for notice in settings_notices(file, loaded):
        from app.commands.wording import notice_text

        say(f"vitrina: {notice_text(notice)}", trouble=True)
    return locate_shop(profile, base_url, workspace, loaded.settings)


def settings_notices(file: SettingsFile, loaded: LoadedSettings) -> Iterator[Notice]:
    """What there is to say about settings as they were read."""
    if loaded.kept_aside is None and not loaded.refused:
        return
    from app.engine.notices import Notice

    if loaded.kept_aside is not None:
        yield Notice("settings_set_aside", {"file": loaded.kept_aside.name})
    elif "*" in loaded.refused:
        yield Notice("settings_unreadable", {"file": str(file.path)})
    else:
        yield Notice("settings_refused", {"keys": ", ".join(loaded.refused)})


def claim_shop(
    profile: str | None, base_url: str | None, workspace: Path | None, *, adopt: bool = False
) -> tuple[Shop, Target]:
    """The shop of a command and how to reach it; ``adopt`` is that of ``Target``.

    Takes the token out of the environment. Raises ``ShopUnknown``.
    """
    secret = take_token()
    shop = find_shop(profile, base_url, workspace)
    return shop, target_of(shop, secret, adopt=adopt)


def remember_shop(shop: Shop) -> None:
    """Keep the address of a shop under its name: once the marketplace there has answered, so that a
    slip of the keyboard never takes the place of the address that was right."""
    file = _settings_file()
    with contextlib.suppress(OSError):
        file.save(file.load().settings.with_profile(Profile(shop.profile, shop.base_url)))


def _settings_file() -> SettingsFile:
    return SettingsFile(config_dir() / "settings.toml")


def open_window(options: WindowOptions) -> int:
    """Open the window on a shop and stay until it is closed; answers the exit code."""
    file = _settings_file()
    loaded = file.load()
    settings = loaded.settings
    secret = take_token()
    try:
        shop = locate_shop(options.profile, options.base_url, options.workspace, settings)
    except ShopUnknown as problem:
        say(f"vitrina: {problem}", trouble=True)
        return 2
    try:
        lock = claim_or_raise(shop.workspace)
        taken = False
    except WindowTaken as other:
        if other.raised:
            say("vitrina: this shop is open already; its window has come to the front")
            return 0
        say(
            "vitrina: this shop is open in a window that does not answer; "
            "this one is for looking only until that one is closed",
            trouble=True,
        )
        lock, taken = None, True
    named = bool(options.profile and options.base_url)
    return _run(
        _Start(
            workspace=shop.workspace,
            settings=settings,
            file=file,
            memory=config_dir() / "window.ini",
            target=lambda: target_of(shop, secret),
            new_profile=Profile(shop.profile, shop.base_url) if named else None,
            lock=lock,
            taken=taken,
            notices=tuple(settings_notices(file, loaded)),
        )
    )


def answer_window(workspace: Path) -> int:
    """Be the reader of the window on the shop in ``workspace``; answers the exit code."""
    from app.engine.reader import run_reader

    return run_reader(workspace / "catalogue.db", sys.stdin.buffer, sys.stdout.buffer)


def run_tour(options: TourOptions) -> int:
    """Drive a window of its own through the main job; 1 when an observation was wrong."""
    import tempfile

    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="vitrina-tour-") as name:
        folder = Path(name)
        shop = Shop(PRACTICE, folder / "workspace", "", folder / "marketplace")

        async def guest(console: Console) -> int:
            from app.ui.tour.tour import Tour

            return await Tour(console, options.out, _observer(console)).run()

        return _run(
            _Start(
                workspace=shop.workspace,
                settings=Settings(language=options.language, theme=options.theme),
                file=None,
                memory=folder / "window.ini",
                target=lambda: target_of(shop, None),
                guest=guest,
                size=(options.width, options.height),
            )
        )


class _Start(NamedTuple):
    """What a window needs to open: the folder of its data and what was chosen for it.

    ``target`` is made only after the first frame, ``guest`` drives the window, ``size`` is in
    logical pixels. ``new_profile`` is kept in the settings once its marketplace has answered.
    ``lock`` keeps the workspace to this window; ``taken``: another one has it. ``notices`` are
    shown at once.
    """

    workspace: Path
    settings: Settings
    file: SettingsFile | None
    memory: Path
    target: Callable[[], Target]
    guest: Callable[[Console], Awaitable[int]] | None = None
    size: tuple[int, int] | None = None
    new_profile: Profile | None = None
    lock: ProcessLock | None = None
    taken: bool = False
    notices: tuple[Notice, ...] = ()


def _run(start: _Start) -> int:
    # A module of its own: nothing else that a window needs is imported before the first frame.
    from app.ui.start import show_shop

    catalog = ItemCatalog(start.workspace / "catalogue.db")
    app, window = show_shop(sys.argv[:1], catalog, start.settings, start.memory, start.size)
    gc.enable()
    # The frame is on the screen: now there is time for the loop, the engine and its libraries.
    from app import crash
    from app.engine.reader_process import ReaderProcess
    from app.ui.posting import Posting

    posting = Posting()
    reader = ReaderProcess(start.workspace, posting.post)
    catalog.answer_with(reader)
    from app.logs import set_up_logs
    from app.ui.console import Console
    from app.ui.front import WindowClaim
    from app.ui.loop import run

    with contextlib.suppress(OSError):
        set_up_logs(
            log_dir() if start.file is not None else start.workspace / "log", name="console"
        )

    async def main() -> int:
        console = Console(
            app,
            window,
            workspace=start.workspace,
            target=start.target(),
            settings=start.settings,
            settings_file=start.file,
            new_profile=start.new_profile,
            claim=WindowClaim(start.workspace, start.lock, taken=start.taken),
            notices=start.notices,
        )
        crash.watch(console.crashes.tell, [start.workspace / "log" / "worker.log"])
        reader.on_failure = console.tell_reader_lost
        return await console.run(start.guest)

    try:
        return run(app, main)
    finally:
        catalog.close()


def target_of(shop: Shop, secret: str | None, *, adopt: bool = False) -> Target:
    """What a session needs to know of a shop; ``secret`` is the text of its token, if any."""
    from app.client.token import Token
    from app.engine.session import Target

    if not shop.base_url:
        return Target(shop.profile, practice=True, store=shop.store, adopt=adopt)
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
    )


def _observer(console: Console) -> Callable[[str], Awaitable[dict[str, Any]]]:
    """Reads a listing from the marketplace by a line of its own, beside the window's engine."""
    from app.client.api import MarketplaceApi
    from app.client.requester import Requester
    from app.clock import SystemClock

    async def observe(item_id: str) -> dict[str, Any]:
        session = console.session
        assert session is not None, "a tour has a session"
        api = MarketplaceApi(
            Requester(session.base_url, session.sellers[0].token, clock=SystemClock())
        )
        try:
            return await api.items.get(item_id)
        finally:
            await api.close()

    return observe
