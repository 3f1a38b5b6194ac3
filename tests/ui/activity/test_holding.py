"""Holding what is sent, in a window that goes."""

from __future__ import annotations

import ast
import gc
import warnings
from types import SimpleNamespace
from typing import Any

from app.tasks import TaskScope
from app.ui.activity.outbox.holding import Holding
from tests import ROOT


async def test_that_what_a_closed_window_drops_is_not_begun(qapp: Any) -> None:
    scope = TaskScope("window")
    await scope.close()
    signal = SimpleNamespace(connect=lambda _act: None)
    job = SimpleNamespace(pause_requested=signal, resume_requested=signal, cancel_requested=signal)
    line: Any = SimpleNamespace(allow_pause=lambda: None)
    nobody: Any = SimpleNamespace()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        holding = Holding(nobody, scope, line, job, nobody, lambda: nobody)
        holding.hold(True)
        gc.collect()


def test_that_nothing_in_the_window_hands_on_what_was_begun() -> None:
    """A coroutine in the hands of another one is left behind where that one is never begun."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "app" / "ui").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.arg)
        and node.annotation is not None
        and ast.unparse(node.annotation).startswith(("Awaitable", "Coroutine"))
    ]
    assert found == []
