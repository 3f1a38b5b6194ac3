"""``python -m app``: the window without any argument, the command line with one."""

from __future__ import annotations

import gc
import sys


def main() -> int:
    """Run the program and answer its exit code.

    The everyday start has no arguments. It goes straight to the window, because the command-line
    library costs a tenth of the time to the first painted row.
    """
    # Until the first frame nothing is thrown away that a collection could find; it comes back with
    # the frame, or with the command.
    gc.disable()
    if len(sys.argv) == 1:
        from app.bootstrap import WindowOptions, open_window

        return open_window(WindowOptions())
    from app.cli import run

    gc.enable()
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
