"""``python -m app``: the window without any argument, the command line with one."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the program and answer its exit code.

    The everyday start has no arguments. It goes straight to the window, because the command-line
    library costs a tenth of the time to the first painted row.
    """
    if len(sys.argv) == 1:
        from app.bootstrap import WindowOptions, open_window

        return open_window(WindowOptions())
    from app.cli import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
