"""A keyring in a file that an environment variable names, for processes under test."""

from __future__ import annotations

import json
import os
from pathlib import Path

from keyring.backend import KeyringBackend


class FileKeyring(KeyringBackend):
    """Keeps what it is given, readable by anybody."""

    priority = 1

    @property
    def _path(self) -> Path:
        return Path(os.environ["TEST_KEYRING"])

    def _kept(self) -> dict[str, str]:
        return json.loads(self._path.read_text()) if self._path.exists() else {}

    def get_password(self, service: str, username: str) -> str | None:
        """What was kept."""
        return self._kept().get(f"{service} {username}")

    def set_password(self, service: str, username: str, password: str) -> None:
        """Keep it."""
        self._path.write_text(json.dumps({**self._kept(), f"{service} {username}": password}))

    def delete_password(self, service: str, username: str) -> None:
        """Forget it."""
        kept = self._kept()
        del kept[f"{service} {username}"]
        self._path.write_text(json.dumps(kept))
