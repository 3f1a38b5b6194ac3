"""Starting the agent at log-in: an autostart file, or a registry value on Windows."""

from __future__ import annotations

import plistlib
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

_NAME = "vitrina-agent"
_RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"
# The maximum length that Windows documents for a command line of this key.
_LONGEST_RUN = 260


class LogInStart:
    """The log-in start of the agent of one shop, for the current user.

    ``name`` distinguishes shops; ``home`` is the user's folder. Every method raises ``OSError``.
    """

    def __init__(self, name: str, home: Path, *, system: str = sys.platform) -> None:
        self._name = "".join(sign if sign.isalnum() or sign in "-_." else "-" for sign in name)
        self._home = home
        self._system = system

    @property
    def place(self) -> str:
        """The path of the autostart file, or the name of the registry value on Windows."""
        if self._system == "win32":
            return f"HKEY_CURRENT_USER\\{_RUN_KEY}\\{self._entry}"
        return str(self._file)

    @property
    def is_on(self) -> bool:
        """Whether the agent is started at log-in."""
        if self._system == "win32":
            return _registry_value(self._entry) is not None
        return self._file.exists()

    def has_room(self, command: Sequence[str]) -> bool:
        """Return whether the system starts a command of this length."""
        return self._system != "win32" or len(subprocess.list2cmdline(command)) <= _LONGEST_RUN

    def turn_on(self, command: Sequence[str]) -> None:
        """Start ``command`` at log-in; it contains no secret."""
        if self._system == "win32":
            _set_registry_value(self._entry, subprocess.list2cmdline(command))
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        if self._system == "darwin":
            label = {"Label": self._entry, "ProgramArguments": [*command], "RunAtLoad": True}
            self._file.write_bytes(plistlib.dumps(label))
            return
        words = " ".join(map(_quoted, command))
        self._file.write_text(
            "[Desktop Entry]\nType=Application\nName=Vitrina agent\n"
            f"Exec={words}\nNoDisplay=true\nX-GNOME-Autostart-enabled=true\n",
            encoding="utf-8",
        )

    def turn_off(self) -> None:
        """Stop starting the agent at log-in."""
        if self._system == "win32":
            _set_registry_value(self._entry, None)
        else:
            self._file.unlink(missing_ok=True)

    @property
    def _entry(self) -> str:
        return f"{_NAME}-{self._name}"

    @property
    def _file(self) -> Path:
        if self._system == "darwin":
            return self._home / "Library" / "LaunchAgents" / f"{self._entry}.plist"
        return self._home / ".config" / "autostart" / f"{self._entry}.desktop"


def _quoted(word: str) -> str:
    """Return a word quoted for ``Exec`` as the desktop entry specification demands."""
    escaped = word.replace("\\", "\\\\").replace("%", "%%")
    for sign in '"`$':
        escaped = escaped.replace(sign, f"\\{sign}")
    # Backslashes are escaped again, as the value is also a string of the file.
    return '"' + escaped.replace("\\", "\\\\") + '"'


def _registry_value(name: str) -> str | None:
    if sys.platform == "win32":
        import winreg

        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
                return str(winreg.QueryValueEx(key, name)[0])
        except FileNotFoundError:
            return None
    return None


def _set_registry_value(name: str, value: str | None) -> None:
    if sys.platform == "win32":
        import winreg

        access = winreg.KEY_SET_VALUE
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _RUN_KEY, access=access) as key:
            if value is not None:
                winreg.SetValueEx(key, name, 0, winreg.REG_SZ, value)
            elif _registry_value(name) is not None:
                winreg.DeleteValue(key, name)
