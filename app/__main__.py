"""``python -m app``: opens the window without arguments, runs the command line with arguments."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
from typing import TYPE_CHECKING

from app import crash

if TYPE_CHECKING:
    from typing import NoReturn

INTERRUPTED = 130
"""The exit code after Ctrl+C."""
_NEW_OBJECTS = 20_000
"""The number of new objects after which the garbage collector of a command or of the worker
runs."""


def main() -> int:
    """Run the program and return its exit code.

    A start without arguments, the usual one, opens the window directly, because importing the
    command-line library costs a tenth of the time to the first painted row. The reader process,
    which answers the queries of the window, skips that import for the same reason.
    """
    # The garbage collector is off until the first frame is painted or the command runs: before that
    # it would find nothing to free.
    gc.disable()
    # Pydantic has no plugins here, and the search for them takes longer than everything else in its
    # import.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    crash.no_core_dumps()
    crash.watch_first_frame()
    try:
        code = _run()
    except KeyboardInterrupt:
        # The interruption came before any handler that could report it.
        code = INTERRUPTED
    except Exception as error:
        # Do not leave this to the exception hooks: a window that is not open yet, or is closed
        # already, shows nothing.
        crash.end(error)
        return 1
    if code == INTERRUPTED:
        _leave(code)
    return code


def _leave(code: int) -> NoReturn:
    """Exit with ``code`` after Ctrl+C instead of ending by the signal.

    If Ctrl+C interrupts code that is compiled from a string, as happens for each dataclass, CPython
    ends by the signal at exit, although the interruption was caught and everything was closed.
    """
    import atexit

    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            stream.flush()
    os._exit(code)


def _run() -> int:
    # A shell requests completions through an environment variable, without arguments.
    if len(sys.argv) == 1 and "_VITRINA_COMPLETE" not in os.environ:
        from app.bootstrap import WindowOptions, open_window

        return open_window(WindowOptions())
    if sys.argv[1:3] == ["reader", "--workspace"] and len(sys.argv) == 4:
        # The window waits for this process, and it does not need the command line either.
        from pathlib import Path

        from app.bootstrap import answer_window
        from app.process_priority import ANSWER_STEPS, lower_priority

        lower_priority(ANSWER_STEPS)
        crash.watch_and_show()
        gc.enable()
        return answer_window(Path(sys.argv[3]))
    if sys.argv[1:3] == ["previewer", "--workspace"] and len(sys.argv) == 4:
        # A seller who types waits for the preview of up to ten thousand listings.
        from pathlib import Path

        from app.bootstrap import answer_previews
        from app.process_priority import ANSWER_STEPS, lower_priority

        lower_priority(ANSWER_STEPS)
        gc.enable()
        gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
        return answer_previews(Path(sys.argv[3]))
    if sys.argv[1:3] == ["sheets", "--workspace"] and len(sys.argv) == 4:
        # A seller waits for a sheet to be read or written.
        from pathlib import Path

        from app.bootstrap import answer_sheets
        from app.process_priority import ANSWER_STEPS, lower_priority

        lower_priority(ANSWER_STEPS)
        gc.enable()
        gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
        return answer_sheets(Path(sys.argv[3]))
    if sys.argv[1:2] == ["facets"] and len(sys.argv) == 4:
        # One of several processes that read a large shop when a query needs its attributes.
        from pathlib import Path

        from app.process_priority import lower_priority
        from app.workspace.catalog.facet_makers import run_maker

        lower_priority()
        paths = (Path(sys.argv[2]), Path(sys.argv[3]))
        return run_maker(*paths, sys.stdin.buffer, sys.stdout.buffer)
    if sys.argv[1:2] == ["decoder"] and len(sys.argv) == 3:
        # A seller waits for a picture; and the less is imported, the more memory is left to decode
        # it.
        from app.imaging.decoder import run_decoder

        gc.enable()
        return run_decoder(float(sys.argv[2]))
    if sys.argv[1:] == ["trainer"]:
        # The marketplace waits for this process, which learns from titles and then exits.
        from app.service.prediction.trainer import run_trainer

        gc.enable()
        return run_trainer()
    if sys.argv[1:] == ["marketplace-worker"]:
        # One of several processes that answer on the port; it reads its instructions from standard
        # input.
        from app.service.worker import run_worker

        gc.enable()
        crash.watch(crash.show)
        return run_worker()
    from app.cli import run

    gc.enable()
    if sys.argv[1:2] != ["serve"]:
        # The body of a listing consists of a hundred objects, none of them garbage. A collection
        # after every few bodies takes longer than reading them.
        gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
    crash.watch(crash.show)
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
