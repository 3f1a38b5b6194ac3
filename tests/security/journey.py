"""A seller's work on a shop, by commands and in the window; all it leaves is in one folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from app.paths import program_folder
from tests.security.echoing_market import EchoingMarket

_UNHIDDEN = "import app.redaction\napp.redaction.hide = lambda data: (data, False)\n"


class Journey:
    """Works with a token on the shop of a hostile marketplace; ``folder`` has all that is left.

    With ``mutant`` nothing hides tokens, in no process.
    """

    def __init__(
        self, folder: Path, market: EchoingMarket, token: str, *, mutant: bool = False
    ) -> None:
        self.folder = folder
        self._market = market
        self._environment = {
            **os.environ,
            "VITRINA_TOKEN": token,
            "QT_QPA_PLATFORM": "offscreen",
            **{f"XDG_{kind}_HOME": str(folder / kind) for kind in ("CONFIG", "DATA", "STATE")},
        }
        self._number = 0
        if mutant:
            patch = folder.parent / "patch"
            patch.mkdir()
            (patch / "sitecustomize.py").write_text(_UNHIDDEN)
            self._environment["PYTHONPATH"] = os.pathsep.join([str(patch), str(program_folder())])

    def run(self, *words: str) -> int:
        """Run a command; what it says is kept in the folder."""
        command = [sys.executable, "-m", "app", *words]
        where = ("--base-url", self._market.base_url, "--workspace", str(self.folder / "shop"))
        return self._kept([*command, *where], words[0])

    def window(self, script: Path) -> int:
        """Drive the window by a script; what it shows is kept in the folder."""
        out = self.folder / "window"
        out.mkdir(exist_ok=True)
        command = [sys.executable, str(script), self._market.base_url, str(self.folder / "shop")]
        return self._kept([*command, str(out)], "window")

    def _kept(self, command: list[str], name: str) -> int:
        self._number += 1
        ended = subprocess.run(
            command,
            env={"PYTHONPATH": str(program_folder()), **self._environment},
            capture_output=True,
            timeout=150,
            check=False,
        )
        said = ended.stdout + b"\n" + ended.stderr
        (self.folder / f"{self._number:02} {name}.txt").write_bytes(said)
        return ended.returncode
