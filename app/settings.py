"""The user's settings: language, theme and profiles, in a TOML file without secrets."""

import errno
import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Self

from app.paths import drop_remains

# The window needs language and theme before its first paint. Importing pydantic would take longer
# than everything else then, and dataclasses take 7 ms: hence named tuples with checks by hand.
# Annotations are not postponed: a named tuple would have to compile each of them from its text.

LANGUAGES = ("system", "en", "es", "pt_BR")
THEMES = ("system", "light", "dark")
PRACTICE = "practice"


class Profile(NamedTuple):
    """A shop to connect to; its token is in the keyring, never here.

    ``base_url`` is the address of the service; ``user_id`` is the seller's id once it is known.
    """

    name: str
    base_url: str
    user_id: str = ""


class Settings(NamedTuple):
    """All settings of the user; ``others`` keeps unknown keys of a newer version unchanged.

    ``guards`` has the limits beyond which a change needs confirmation:
    ``app.rules.guards.read_limits``.
    """

    language: str = "system"
    theme: str = "system"
    profiles: tuple[Profile, ...] = ()
    last_profile: str = PRACTICE
    others: Mapping[str, object] = MappingProxyType({})
    guards: Mapping[str, object] = MappingProxyType({})

    def profile(self, name: str) -> Profile | None:
        """Return the profile of that name, or ``None``."""
        return next((profile for profile in self.profiles if profile.name == name), None)

    def with_profile(self, profile: Profile) -> Self:
        """Return these settings with ``profile`` added, or replacing the one of the same name."""
        others = tuple(known for known in self.profiles if known.name != profile.name)
        return self._replace(profiles=(*others, profile))


class LoadedSettings(NamedTuple):
    """Settings as loaded, with the problems that were found.

    ``kept_aside`` is the path to which an unreadable file was moved; ``refused`` has the keys whose
    values are invalid and therefore ignored (``*``: the file could not be opened).
    """

    settings: Settings
    kept_aside: Path | None = None
    refused: tuple[str, ...] = ()


class SettingsFile:
    """The settings file; reading never fails, writing is atomic."""

    def __init__(self, path: Path) -> None:
        self.path = path
        # A file that could not be read must not be overwritten either.
        self._read_only = False

    def load(self) -> LoadedSettings:
        """Load the file; without a file return the defaults.

        A file that is not TOML in UTF-8 is renamed, so that nothing of it is lost when the settings
        are saved again. A file that cannot be opened at all stays in place.
        """
        try:
            data = self.path.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return LoadedSettings(Settings())
        except OSError:
            self._read_only = True
            return LoadedSettings(Settings(), refused=("*",))
        # Imported here because there is no file to read at the first start.
        import tomllib

        try:
            document = tomllib.loads(data.decode("utf-8"))
        except (ValueError, RecursionError):
            aside = self._keep_aside()
            self._read_only = aside is None
            return LoadedSettings(Settings(), aside, ("*",) if aside is None else ())
        return _read(document)

    def language(self) -> str:
        """Return the chosen language, or ``system`` if it cannot be read.

        An invalid file is neither renamed nor reported; ``load`` does that.
        """
        try:
            data = self.path.read_bytes()
        except OSError:
            return LANGUAGES[0]
        import tomllib

        try:
            return _read(tomllib.loads(data.decode("utf-8"))).settings.language
        except (ValueError, RecursionError):
            return LANGUAGES[0]

    def save(self, settings: Settings) -> None:
        """Write the file atomically.

        Raise ``OSError`` if it cannot be written, or if it existed and could not be read.
        """
        if self._read_only:
            raise PermissionError(errno.EACCES, "it could not be read", str(self.path))
        import tomli_w

        folder = self.path.parent
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        drop_remains(folder, f"{self.path.name}.*.tmp")
        draft = folder / f"{self.path.name}.{os.getpid()}.tmp"
        try:
            with draft.open("wb") as file:
                file.write(tomli_w.dumps(_write(settings)).encode("utf-8"))
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        finally:
            draft.unlink(missing_ok=True)
        _sync_folder(folder)

    def _keep_aside(self) -> Path | None:
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.bad-{number}")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError:
            return None
        return aside


def _read(document: dict[str, object]) -> LoadedSettings:
    refused: list[str] = []

    def choice(key: str, known: tuple[str, ...]) -> str:
        value = document.pop(key, known[0])
        if isinstance(value, str) and value in known:
            return value
        refused.append(key)
        return known[0]

    language = choice("language", LANGUAGES)
    theme = choice("theme", THEMES)
    last = document.pop("last_profile", PRACTICE)
    if not isinstance(last, str):
        refused.append("last_profile")
        last = PRACTICE
    profiles: list[Profile] = []
    listed = document.pop("profiles", [])
    for number, entry in enumerate(listed if isinstance(listed, list) else [None]):
        profile = _read_profile(entry)
        if profile is None or any(profile.name == known.name for known in profiles):
            refused.append(f"profiles.{number}")
        else:
            profiles.append(profile)
    guards = document.pop("guards", {})
    if not isinstance(guards, dict):
        refused.append("guards")
        guards = {}
    settings = Settings(language, theme, tuple(profiles), last, document, guards)
    return LoadedSettings(settings, refused=tuple(refused))


def _read_profile(entry: object) -> Profile | None:
    if not isinstance(entry, dict):
        return None
    name, base_url = entry.get("name"), entry.get("base_url")
    user_id = entry.get("user_id", "")
    if isinstance(name, str) and name and isinstance(base_url, str) and isinstance(user_id, str):
        return Profile(name, base_url, user_id)
    return None


def _write(settings: Settings) -> dict[str, object]:
    return {
        **settings.others,
        "language": settings.language,
        "theme": settings.theme,
        "last_profile": settings.last_profile,
        "profiles": [
            {"name": profile.name, "base_url": profile.base_url, "user_id": profile.user_id}
            for profile in settings.profiles
        ],
        **({"guards": dict(settings.guards)} if settings.guards else {}),
    }


def _sync_folder(folder: Path) -> None:
    """Sync a folder, so that a rename is durable (not possible on Windows)."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
