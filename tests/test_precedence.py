"""Which processes stand back for the window, and that those it waits for do not."""

from __future__ import annotations

import gc
import io
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from app import __main__, bootstrap
from app.engine import worker
from app.precedence import STEPS_BACK
from app.workspace.catalog import facet_makers


@pytest.mark.skipif(os.name != "posix", reason="where a process can be nicer than others")
@pytest.mark.parametrize(
    ("place", "words", "steps"),
    [
        ((worker, "run_worker"), ("worker", "--workspace", "{shop}"), [STEPS_BACK]),
        ((facet_makers, "run_maker"), ("facets", "{shop}/a.db", "{shop}/b.db"), [STEPS_BACK]),
        ((bootstrap, "answer_window"), ("reader", "--workspace", "{shop}"), []),
        ((bootstrap, "answer_previews"), ("previewer", "--workspace", "{shop}"), []),
    ],
)
def test_that_only_what_works_in_the_background_stands_back(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    place: tuple[Any, str],
    words: tuple[str, ...],
    steps: list[int],
) -> None:
    taken: list[int] = []
    begun: list[list[int]] = []

    def run(*_: object) -> int:
        begun.append([*taken])
        return 0

    monkeypatch.setattr(os, "nice", taken.append)
    monkeypatch.setattr(*place, run)
    monkeypatch.setattr(sys, "argv", ["vitrina", *(word.format(shop=tmp_path) for word in words)])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    for name in ("watch", "watch_and_show"):
        monkeypatch.setattr(f"app.crash.{name}", lambda *_: None)
    monkeypatch.setattr("app.logs.set_up_logs", lambda *_, **__: None)
    __main__._run()
    assert begun == [steps]
