"""Where things lie: what ships with the program, and the seller's folders."""

from __future__ import annotations

from pathlib import Path

_NAME = "vitrina"
_PACKAGE = Path(__file__).resolve().parent


def resource(name: str) -> Path:
    """The file or folder ``name`` (with ``/`` between steps) of what ships with the program.

    In a wheel the resources lie inside the package; in the source tree beside it. Raises
    ``FileNotFoundError`` when there is none of that name, which means a broken installation.
    """
    for root in (_PACKAGE / "_resources", _PACKAGE.parent / "resources"):
        path = root / name
        if path.exists():
            return path
    raise FileNotFoundError(f"resource not found: {name}")


def config_dir() -> Path:
    """The folder of the settings; it need not exist yet."""
    # Imported late: a window that is given its folder never needs it.
    from platformdirs import user_config_path

    return user_config_path(_NAME, appauthor=False)


def data_dir() -> Path:
    """The folder of what the seller made; it need not exist yet."""
    from platformdirs import user_data_path

    return user_data_path(_NAME, appauthor=False)


def log_dir() -> Path:
    """The folder of the log files; it need not exist yet."""
    from platformdirs import user_log_path

    return user_log_path(_NAME, appauthor=False)


def workspace_dir(profile: str) -> Path:
    """The default workspace of a profile.

    Raises ``ValueError`` for what is not one plain folder name: it may come from a command line.
    """
    if not profile or profile in {".", ".."} or set(profile) & set('/\\:*?"<>|\0'):
        raise ValueError(f"not a name for a profile: {profile!r}")
    return data_dir() / "profiles" / profile


def practice_store_dir() -> Path:
    """The default store of the practice marketplace."""
    return data_dir() / "practice"
