"""Files with the form of a new listing, and the folder of the pictures that they name."""

from __future__ import annotations

from pathlib import Path
from typing import IO

from app.commands.exits import Exit
from app.commands.language import tr
from app.commands.output import fail
from app.commands.texts.problems import json_text, problem_text

_MOST_BYTES = 10 << 20


def folder_of(file: IO[bytes]) -> Path:
    """Return the folder of the files that a form names: its own, or the current one for stdin."""
    name = file.name
    return Path(name).parent if isinstance(name, str) and name != "<stdin>" else Path()


def read_form_of(name: str, file: IO[bytes]) -> dict[str, object]:
    """Return the form in a file, or end with exit code 2."""
    from app.domain.wire import Unreadable, read_json
    from app.engine.changes.creation_forms import read_form
    from app.engine.changes.prepared import ChangeError

    # Whole, as in every command: a path that is cut off has lost the name of the file.
    shown = file.name
    data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        fail(
            name,
            tr("{shown}: larger than {most} MiB", shown=shown, most=_MOST_BYTES >> 20),
            Exit.USAGE,
        )
    try:
        return read_form(read_json(data.removeprefix(b"\xef\xbb\xbf")))
    except Unreadable as problem:
        fail(
            name,
            f"{shown}: {json_text(problem)}",
            Exit.USAGE,
        )
    except ChangeError as problem:
        fail(name, f"{shown}: {problem_text(problem)}", Exit.USAGE)
