"""What a command loads that needs no network, the window for its first row and the previewer: only
what they use, as every import is waited for."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.stands.sample import fill_catalog

HEAVY = ("pydantic", "httpx", "lark", "asyncio", "PySide6", "PIL", "numpy")
HEAVY_FOR_WINDOW = (
    *("click", "pydantic", "httpx", "lark", "asyncio", "qasync", "babel", "PIL"),
    # Half a millisecond for each dataclass, and two for a table of facts in a file.
    *("dataclasses", "tomllib"),
    # The first frame writes only counts and cents, and folds no text.
    *("decimal", "unicodedata", "app.rules.sites", "app.ui.texts.short_numbers"),
    # The selection, the figures of the tabs, and codes that no cell shows.
    *("app.ui.listings.chosen", "app.ui.listings.table.id_gathering"),
    *("app.ui.listings.tab_figures", "app.editing.sentences"),
    *("app.engine.catalog.currencies", "app.engine.catalog.listing_reads"),
    "app.workspace.sqlite.integrity",
    # What is asked of the reader and chosen later, and what other frames are painted by.
    *("app.engine.catalog.questions", "app.ui.listings.table.mouse_block"),
    *("app.ui.look.paint", "app.ui.look.style_sheet", "app.ui.look.text"),
)
FOLDERS = ("data", "config", "state")
HEAVY_FOR_PREVIEW = ("click", "pydantic", "httpx", "lark", "babel", "PIL", "PySide6")
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


_WINDOW = f"""
import linecache, os, sys
from app.__main__ import main
leave = os._exit

def tell(code):
    loaded = [name for name in {(*HEAVY_FOR_WINDOW,)!r} if name in sys.modules]
    read = [name for name in linecache.cache if "listings" in name]
    print(*loaded, *read, *compiling(), file=sys.stderr)
    leave(code)

def compiling():
    # A named tuple compiles each annotation that is postponed.
    for name, module in sys.modules.items():
        if name.startswith("app.") and hasattr(module, "annotations"):
            own = [one for one in vars(module).values() if isinstance(one, type)]
            own = [one for one in own if one.__module__ == name and hasattr(one, "_fields")]
            yield from (one.__qualname__ for one in own)

os._exit = tell
sys.argv = ["vitrina"]
main()
"""


def test_that_the_window_loads_for_its_first_row_what_that_needs(tmp_path: Path) -> None:
    """The import function of PySide, which reads the source of every module, is not used either."""
    catalog = tmp_path / "data" / "vitrina" / "profiles" / "practice" / "catalogue.db"
    catalog.parent.mkdir(parents=True)
    fill_catalog(catalog, 20)
    folders = {f"XDG_{name.upper()}_HOME": str(tmp_path / name) for name in FOLDERS}
    ended = subprocess.run(
        [sys.executable, "-c", _WINDOW],
        env=os.environ | folders | {"HOME": str(tmp_path), "VITRINA_FIRST_PAINT": "1"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.stdout.startswith("first paint "), ended.stderr
    assert ended.stderr.split() == []


_PREVIEWER = f"""
import sys
from app.__main__ import main
sys.argv = ["vitrina", "previewer", "--workspace", sys.argv[1]]
main()
print(*(name for name in {HEAVY_FOR_PREVIEW!r} if name in sys.modules), file=sys.stderr)
"""


def test_that_the_previewer_loads_no_client_before_a_rehearsal(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", _PREVIEWER, str(tmp_path)],
        input="",
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0
    assert ended.stderr.split() == []
