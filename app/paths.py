"""Paths of the resources that ship with the program, and of the seller's folders."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

_NAME = "vitrina"
_ON_LINUX = bool(sys.platform.startswith("linux"))
_PACKAGE = Path(__file__).resolve().parent
_DAY_SECONDS = 24 * 3600
_LONGEST = 120
_DEVICES = {
    "CON",
    "PRN",
    "AUX",
    "NUL",
    *(f"{port}{n}" for port in ("COM", "LPT") for n in range(1, 10)),
}


def resource(name: str) -> Path:
    """Return the resource file or folder ``name`` (parts separated by ``/``).

    In a wheel the resources are inside the package; in the source tree beside it. Raise
    ``FileNotFoundError`` if there is none of that name, which means a broken installation.
    """
    for root in (_PACKAGE / "_resources", _PACKAGE.parent / "resources"):
        path = root / name
        if path.exists():
            return path
    raise FileNotFoundError(f"resource not found: {name}")


def program(*arguments: str) -> list[str]:
    """Return the command that runs a sub-command of this program, in ``program_folder()``."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-m", "app", *arguments]


def program_folder() -> Path:
    """Return the working directory for processes of this program."""
    return _PACKAGE.parent


def config_dir() -> Path:
    """Return the folder of the settings; it may not exist yet."""
    return _user_dir("config", "XDG_CONFIG_HOME", ".config")


def data_dir() -> Path:
    """Return the folder of the seller's data; it may not exist yet."""
    return _user_dir("data", "XDG_DATA_HOME", ".local/share")


def log_dir() -> Path:
    """Return the folder of the log files; it may not exist yet."""
    return _user_dir("log", "XDG_STATE_HOME", ".local/state")


def _user_dir(kind: str, variable: str, default: str) -> Path:
    if _ON_LINUX:
        # The rule is short on Linux, and importing the library would delay the first paint by 5 ms;
        # a test checks that both agree.
        base = os.environ.get(variable, "").strip()
        path = (Path(base) if base else Path.home() / default) / _NAME
        return path / "log" if kind == "log" else path
    import platformdirs

    if kind == "config":
        return platformdirs.user_config_path(_NAME, appauthor=False)
    if kind == "data":
        return platformdirs.user_data_path(_NAME, appauthor=False)
    return platformdirs.user_log_path(_NAME, appauthor=False)


def workspace_dir(profile: str) -> Path:
    """Return the default workspace of a profile.

    Raise ``ValueError`` unless the name is a single plain folder name, as it may come from a
    command line.
    """
    # Windows reserves device names with any extension, and drops trailing dots and blanks.
    odd = not profile.isprintable() or profile[-1:] in {".", " ", ""} or len(profile) > _LONGEST
    device = profile.partition(".")[0].upper() in _DEVICES
    if odd or device or set(profile) & set('/\\:*?"<>|'):
        raise ValueError(f"not a name for a profile: {profile[:_LONGEST]!r}")
    return data_dir() / "profiles" / profile


def practice_store_dir() -> Path:
    """Return the default store of the practice marketplace."""
    return data_dir() / "practice"


def drop_remains(folder: Path, pattern: str) -> None:
    """Delete files and folders in ``folder`` left by killed processes, by their names.

    Only those older than a day: a younger one may be in use. Never raises ``OSError``.
    """
    import shutil  # Imported late: the first painted row needs none of it.

    for path in folder.glob(pattern):
        try:
            if time.time() - path.stat().st_mtime > _DAY_SECONDS:
                if path.is_dir() and not path.is_symlink():
                    shutil.rmtree(path, ignore_errors=True)
                else:
                    path.unlink(missing_ok=True)
        except OSError:
            # Already deleted, or not ours: nothing depends on it.
            continue
