"""The composition root: it builds and closes the program, and alone knows every package.

Modules that the first painted row does not need are imported inside the functions that use them.
Annotations are not postponed: a named tuple would have to compile each of them from its text.
"""

import contextlib
import gc
import os
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from app.engine.catalog.catalog import ItemCatalog
from app.engine.processes.window_lock import ProcessLock, WindowTaken, claim_or_raise
from app.paths import config_dir, log_dir
from app.settings import PRACTICE, Profile, Settings, SettingsFile
from app.shops import (
    ShopLocation,
    ShopUnknown,
    locate_shop,
    settings_file,
    settings_notices,
    take_token,
    target_of,
)
from app.workspace.catalog.catalog_reader import CATALOG_FILE

if TYPE_CHECKING:
    from app.commands.texts.window_texts import WindowTexts
    from app.domain.wire_item import WireItem
    from app.engine.notices import Notice
    from app.engine.session import Target
    from app.ui.console import Console


_SWITCH_SECONDS = 0.0005


class WindowOptions(NamedTuple):
    """The shop that the window opens; without any option it is the practice shop."""

    profile: str | None = None
    base_url: str | None = None
    workspace: Path | None = None
    language: str | None = None
    """The language of this window; ``None`` for the language of the settings."""


class TourOptions(NamedTuple):
    """The folder for the pictures of a tour, and the look of its window (logical pixels)."""

    out: Path
    theme: str = "light"
    language: str = "en"
    width: int = 1440
    height: int = 900


def open_window(options: WindowOptions) -> int:
    """Open the window on a shop and run until it is closed; return the exit code."""
    file = settings_file()
    loaded = file.load()
    settings = loaded.settings
    secret = take_token()
    try:
        shop = locate_shop(options.profile, options.base_url, options.workspace, settings)
    except ShopUnknown as problem:
        from app.commands.texts.problems import problem_text

        _report(problem_text(problem), to_stderr=True)
        return 2
    try:
        lock = claim_or_raise(shop.workspace)
        taken = False
    except WindowTaken as other:
        if other.raised:
            _report(_texts(settings).open_already())
            return 0
        _report(_texts(settings).taken_by_another(), to_stderr=True)
        lock, taken = None, True
    named = bool(options.profile and options.base_url)
    return _run(
        _Start(
            workspace=shop.workspace,
            settings=settings,
            file=file,
            view_settings=config_dir() / "window.ini",
            target=lambda: target_of(shop, secret),
            new_profile=Profile(shop.profile, shop.base_url) if named else None,
            lock=lock,
            taken=taken,
            notices=tuple(settings_notices(file, loaded)),
            language=options.language,
        )
    )


def _report(line: str, *, to_stderr: bool = False) -> None:
    from app.terminal import say

    say(f"vitrina: {line}", to_stderr=to_stderr)


def _texts(settings: Settings) -> "WindowTexts":
    # Importing the command line and its language costs a tenth of the time to the first painted
    # row.
    from app.commands.texts.window_texts import WindowTexts

    return WindowTexts(settings.language)


def answer_window(workspace: Path) -> int:
    """Run the reader process for the window on the shop in ``workspace``; return the exit code."""
    from app.engine.reader.server import run_reader

    return run_reader(workspace / CATALOG_FILE, sys.stdin.buffer, sys.stdout.buffer)


def answer_previews(workspace: Path) -> int:
    """Run the previewer process for changes in the shop in ``workspace``; return the exit code."""
    from app.engine.previews.server import run_previews

    return run_previews(workspace / CATALOG_FILE, sys.stdin.buffer, sys.stdout.buffer)


def answer_sheets(workspace: Path) -> int:
    """Read or write one sheet of the shop in ``workspace``; return the exit code."""
    from app.engine.sheets.server import run_sheet_job

    return run_sheet_job(workspace / CATALOG_FILE, sys.stdin.buffer, sys.stdout.buffer)


def run_tour(options: TourOptions) -> int:
    """Drive a separate window through the main job; return 1 if an observation was wrong."""
    import tempfile

    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="vitrina-tour-") as name:
        folder = Path(name)
        shop = ShopLocation(PRACTICE, folder / "workspace", "", folder / "marketplace")

        async def driver(console: "Console") -> int:
            from app.ui.tour.tour import Tour

            return await Tour(console, options.out, _observer(console)).run()

        return drive_window(shop.workspace, target_of(shop, None), driver, options)


def drive_window(
    workspace: Path,
    target: "Target",
    driver: Callable[["Console"], Awaitable[int]],
    options: TourOptions,
) -> int:
    """Open a window that ``driver`` controls, and return its exit code.

    Choices made in this window are not saved.
    """
    return _run(
        _Start(
            workspace=workspace,
            settings=Settings(language=options.language, theme=options.theme),
            file=None,
            view_settings=workspace.parent / "window.ini",
            target=lambda: target,
            driver=driver,
            size=(options.width, options.height),
        )
    )


class _Start(NamedTuple):
    """The data that a window needs to open: the folder of the shop, the settings and options.

    ``target`` is called only after the first frame. ``driver`` controls the window, ``size`` is in
    logical pixels. ``new_profile`` is saved in the settings once its marketplace has answered.
    ``lock`` reserves the workspace for this window; ``taken`` means that another window has it.
    ``notices`` are shown at once.
    """

    workspace: Path
    settings: Settings
    file: SettingsFile | None
    view_settings: Path
    target: Callable[[], "Target"]
    driver: Callable[["Console"], Awaitable[int]] | None = None
    size: tuple[int, int] | None = None
    new_profile: Profile | None = None
    lock: ProcessLock | None = None
    taken: bool = False
    notices: tuple["Notice", ...] = ()
    language: str | None = None


def _run(start: _Start) -> int:
    with lazy_binding():
        # This is a separate module so that nothing else is imported before the first frame.
        from app.ui.start import show_shop

    catalog = ItemCatalog(start.workspace / CATALOG_FILE)
    # Do not save this: the language is an option of this window, not a choice made in it.
    shown = start.settings._replace(language=start.language or start.settings.language)

    def no_display(named: str, reasons: tuple[str, ...]) -> tuple[str, ...]:
        return _texts(start.settings).no_display(named, reasons)

    app, window = show_shop(
        sys.argv[:1], catalog, shown, start.view_settings, no_display, start.size
    )
    gc.enable()
    # Every call into Qt that lets another thread run may delay the window by this interval: with
    # the default of 5 ms, painting a screenful of rows takes a quarter of a second while the
    # journal is read.
    sys.setswitchinterval(_SWITCH_SECONDS)
    # The frame is on the screen: now there is time to import the event loop, the engine and its
    # libraries.
    from app import crash
    from app.engine.reader.client import ReaderProcess
    from app.ui.window_thread import CallQueue

    posting = CallQueue()
    reader = ReaderProcess(start.workspace, posting.post)
    catalog.answer_with(reader)
    from app.logs import set_up_logs
    from app.ui.console import Console
    from app.ui.garbage import IdleGarbageCollection
    from app.ui.loop import run
    from app.ui.single_instance import WindowClaim

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
        crash.watch(console.crashes.show_crash, [start.workspace / "log" / "worker.log"])
        reader.on_failure = console.report_reader_lost
        reader.on_recovery = console.report_reader_back
        # The objects that exist by now live until the program ends: a garbage collection that
        # traverses them would block the window for 50 ms, again and again.
        gc.freeze()
        IdleGarbageCollection(window)
        return await console.run(start.driver)

    try:
        return run(app, main)
    finally:
        catalog.close()


@contextlib.contextmanager
def lazy_binding() -> Iterator[None]:
    """Have the libraries that the block loads look up each function at its first call.

    Otherwise all of them are looked up when a library is loaded: the first frame is 3 ms later.
    """
    if sys.platform == "win32":
        yield
        return
    usual = sys.getdlopenflags()
    sys.setdlopenflags(os.RTLD_LAZY)
    try:
        yield
    finally:
        sys.setdlopenflags(usual)


def _observer(console: "Console") -> Callable[[str], Awaitable["WireItem"]]:
    """Return a function that reads a listing over a connection of its own, not the engine's."""
    from app.client.api import MarketplaceApi
    from app.client.requester import Requester
    from app.clock import SystemClock

    async def observe(item_id: str) -> "WireItem":
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
