"""What a command loads that needs no network: only what it uses, as every import is waited for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = ("pydantic", "httpx", "lark", "asyncio", "PySide6", "PIL", "numpy")
_TELL = f"""
import sys
from app.cli import run
code = run(sys.argv[1:])
loaded = [name for name in {HEAVY!r} if name in sys.modules]
print(code, *loaded, file=sys.stderr)
"""


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        (["--help"], []),
        (["completion", "bash"], []),
        (["outbox", "list"], []),
        (["history"], []),
        (["export", "--where", "status:active", "--out", "FOLDER/shop.csv"], ["lark"]),
    ],
    ids=lambda value: " ".join(value),
)
def test_that_a_local_command_loads_what_it_needs(
    words: list[str], needed: list[str], tmp_path: Path
) -> None:
    said = [word.replace("FOLDER", str(tmp_path)) for word in words]
    shop = [] if said[0] in ("--help", "completion") else ["--workspace", str(tmp_path / "shop")]
    ended = subprocess.run(
        [sys.executable, "-c", _TELL, *said, *shop],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    _, *loaded = ended.stderr.splitlines()[-1].split()
    assert loaded == needed
