"""Which processes stand back for the window, and how far."""

from __future__ import annotations

import gc
import io
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from app import __main__, bootstrap, process_priority
from app.engine import worker
from app.process_priority import ANSWER_STEPS, BACKGROUND_STEPS
from app.workspace.catalog import facet_makers
from tests import ROOT

_GROUP = Path("/proc/self/autogroup")


@pytest.mark.skipif(os.name != "posix", reason="where a process can be nicer than others")
@pytest.mark.parametrize(
    ("place", "words", "steps"),
    [
        ((worker, "run_worker"), ("worker", "--workspace", "{shop}"), [BACKGROUND_STEPS]),
        ((facet_makers, "run_maker"), ("facets", "{shop}/a.db", "{shop}/b.db"), [BACKGROUND_STEPS]),
        ((bootstrap, "answer_window"), ("reader", "--workspace", "{shop}"), [ANSWER_STEPS]),
        ((bootstrap, "answer_previews"), ("previewer", "--workspace", "{shop}"), [ANSWER_STEPS]),
        ((bootstrap, "answer_sheets"), ("sheets", "--workspace", "{shop}"), [ANSWER_STEPS]),
    ],
)
def test_that_each_process_stands_back_as_far_as_it_should(
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
    monkeypatch.setattr(os, "getsid", lambda _: 0)
    monkeypatch.setattr(*place, run)
    monkeypatch.setattr(sys, "argv", ["vitrina", *(word.format(shop=tmp_path) for word in words)])
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    monkeypatch.setattr(gc, "set_threshold", lambda *_: None)
    for name in ("watch", "watch_and_show"):
        monkeypatch.setattr(f"app.crash.{name}", lambda *_: None)
    monkeypatch.setattr("app.logs.set_up_logs", lambda *_, **__: None)
    __main__._run()
    assert begun == [steps]


@pytest.mark.skipif(not _GROUP.exists(), reason="where sessions share the cores")
@pytest.mark.parametrize(("own", "steps"), [(True, BACKGROUND_STEPS), (False, 0)])
def test_that_a_session_of_its_own_stands_back_and_no_other(own: bool, steps: int) -> None:
    script = (
        "import threading; from app.process_priority import lower_priority; lower_priority();"
        # Where another process was heard just then.
        " [thread.join() for thread in threading.enumerate()[1:]];"
        f" print(open('{_GROUP}').read())"
    )
    # Without one it is in that of a shell, as a command in a terminal is.
    words = [sys.executable, "-c", script] if own else ["sh", "-c", '"$0" -c "$1"; exit']
    answer = subprocess.run(
        words if own else [*words, sys.executable, script],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        start_new_session=True,
    )
    assert answer.stdout.split()[-1] == str(steps)


@pytest.mark.skipif(os.name != "posix", reason="where a process can be nicer than others")
@pytest.mark.parametrize(
    ("answers", "tries", "waits"),
    [
        ([], 1, 0),
        ([BlockingIOError()], 2, 1),
        ([BlockingIOError()] * 9, 6, 5),
        ([FileNotFoundError()], 1, 0),
        ([PermissionError()], 1, 0),
    ],
    ids=["heard", "heard later", "never heard", "no such groups", "may not"],
)
def test_that_it_tries_again_only_where_others_were_heard_just_then(
    monkeypatch: pytest.MonkeyPatch, answers: list[OSError], tries: int, waits: int
) -> None:
    left = [*answers]
    asked: list[str] = []
    waited: list[str] = []

    class Group:
        def write_text(self, text: str, encoding: str) -> None:
            asked.append(text)
            if left:
                raise left.pop(0)

    monkeypatch.setattr(process_priority, "_GROUP", Group())
    # Whoever calls does not wait: only a thread of its own does.
    monkeypatch.setattr(time, "sleep", lambda _: waited.append(threading.current_thread().name))
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(os, "getsid", lambda _: os.getpid())
    before = set(threading.enumerate())
    process_priority.lower_priority()
    for thread in set(threading.enumerate()) - before:
        thread.join()
    assert (asked, len(waited)) == ([str(BACKGROUND_STEPS)] * tries, waits)
    assert threading.current_thread().name not in waited
