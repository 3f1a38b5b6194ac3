"""The files that hold what the window says, read; and what the source says now, extracted."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from app.commands.language import LANGUAGES
from tests import ROOT

TRANSLATIONS = ROOT / "resources" / "translations"
TRANSLATED = LANGUAGES[1:]
"""The languages beside English, that of the source."""


class Message(NamedTuple):
    """One text of a file: where it belongs, what it says in English, and every form of it."""

    context: str
    source: str
    forms: tuple[str, ...]
    counted: bool
    finished: bool
    comment: str = ""

    @property
    def name(self) -> str:
        return f"{self.context}: {self.source}"


def read(path: Path) -> list[Message]:
    messages = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        for found in context.iter("message"):
            translation = found.find("translation")
            assert translation is not None
            counted = found.get("numerus") == "yes"
            parts = translation.findall("numerusform") if counted else [translation]
            messages.append(
                Message(
                    context.findtext("name", ""),
                    found.findtext("source", ""),
                    tuple(part.text or "" for part in parts),
                    counted,
                    translation.get("type") is None,
                    found.findtext("comment", ""),
                )
            )
    return messages


def command_texts() -> ModuleType:
    """Return the script that gathers the texts of the commands and makes their catalogs."""
    path = ROOT / "packaging" / "command_texts.py"
    spec = importlib.util.spec_from_file_location("vitrina_command_texts", path)
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def extracted(target: Path) -> list[Message]:
    """Every text that is in the source now, as the developer's door finds them."""
    door = ROOT / "packaging" / "dev.py"
    sys.path.insert(0, str(door.parent))
    try:
        spec = importlib.util.spec_from_file_location("vitrina_texts", door)
        assert spec is not None
        assert spec.loader is not None
        dev = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(dev)
    finally:
        sys.path.remove(str(door.parent))
        sys.modules.pop("system_libraries", None)
    tool, *words = dev.extraction("es", target)
    # The tool of the environment that runs the tests, wherever that lies.
    tool = str(Path(sys.executable).with_name(Path(tool).name))
    subprocess.run([tool, *words], cwd=ROOT, check=True, timeout=60)
    return read(target)
