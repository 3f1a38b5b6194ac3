"""``python -m app``: the window without any argument, the command line with one."""

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
"""After how many new objects a command, or the worker, looks for garbage."""


def main() -> int:
    """Run the program and answer its exit code.

    The everyday start has no arguments. It goes straight to the window, because the command-line
    library costs a tenth of the time to the first painted row; so does the process that answers the
    window's questions.
    """
    # The garbage collector is off until the first frame, or the command: until then it would find
    # nothing to free.
    gc.disable()
    # Of what validates there are no plugins; to look for some takes longer than all the rest of it.
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    crash.no_core_dumps()
    crash.watch_first_frame()
    try:
        code = _run()
    except KeyboardInterrupt:
        # Nobody was there yet to say so.
        code = INTERRUPTED
    except Exception as error:
        # Not left to the hooks: a window that is not there yet, or no more, shows nothing.
        crash.end(error)
        return 1
    if code == INTERRUPTED:
        _leave(code)
    return code


def _leave(code: int) -> NoReturn:
    """End with ``code`` after Ctrl+C, and not by the signal.

    Where Ctrl+C came while a text was run as code, as each dataclass is made, CPython ends by the
    signal in the end, although the interruption was caught and everything was closed.
    """
    import atexit

    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            stream.flush()
    os._exit(code)


def _run() -> int:
    # A shell that completes what is typed asks by a variable, without arguments.
    if len(sys.argv) == 1 and "_VITRINA_COMPLETE" not in os.environ:
        from app.bootstrap import WindowOptions, open_window

        return open_window(WindowOptions())
    if sys.argv[1:3] == ["reader", "--workspace"] and len(sys.argv) == 4:
        # The window waits for it, and it needs nothing of the command line either.
        from pathlib import Path

        from app.bootstrap import answer_window

        crash.watch_and_show()
        gc.enable()
        return answer_window(Path(sys.argv[3]))
    if sys.argv[1:3] == ["previewer", "--workspace"] and len(sys.argv) == 4:
        # Somebody types and waits for what would become of ten thousand listings.
        from pathlib import Path

        from app.bootstrap import answer_previews

        gc.enable()
        gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
        return answer_previews(Path(sys.argv[3]))
    if sys.argv[1:3] == ["sheets", "--workspace"] and len(sys.argv) == 4:
        # Somebody waits for a sheet to be read or written.
        from pathlib import Path

        from app.bootstrap import answer_sheets

        gc.enable()
        gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
        return answer_sheets(Path(sys.argv[3]))
    if sys.argv[1:2] == ["facets"] and len(sys.argv) == 4:
        # One of several that read a large shop for whoever asked for attributes.
        from pathlib import Path

        from app.process_priority import stand_back
        from app.workspace.catalog.facet_makers import run_maker

        stand_back()
        paths = (Path(sys.argv[2]), Path(sys.argv[3]))
        return run_maker(*paths, sys.stdin.buffer, sys.stdout.buffer)
    if sys.argv[1:2] == ["decoder"] and len(sys.argv) == 3:
        # Somebody waits for a picture; and the less it has loaded, the more memory is left for it.
        from app.imaging.decoder import run_decoder

        gc.enable()
        return run_decoder(float(sys.argv[2]))
    if sys.argv[1:] == ["trainer"]:
        # The marketplace waits for it; it learns from titles, and ends.
        from app.service.prediction.trainer import run_trainer

        gc.enable()
        return run_trainer()
    if sys.argv[1:] == ["marketplace-worker"]:
        # One of several that answer at a port; its order comes on its standard input.
        from app.service.worker import run_worker

        gc.enable()
        crash.watch(crash.show)
        return run_worker()
    from app.cli import run

    gc.enable()
    if sys.argv[1:2] != ["serve"]:
        # The body of a listing is a hundred objects and no garbage. To look through them after
        # every few bodies takes longer than to read them.
        gc.set_threshold(_NEW_OBJECTS, *gc.get_threshold()[1:])
    crash.watch(crash.show)
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
