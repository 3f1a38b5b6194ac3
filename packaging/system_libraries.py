"""Which system libraries Qt still needs on this machine, and how they get there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

# Library -> Debian packages, of which the first one that the release knows is taken. What is not
# listed here is named by its file.
PACKAGES: dict[str, tuple[str, ...]] = {
    "libEGL.so.1": ("libegl1",),
    "libGL.so.1": ("libgl1",),
    "libGLX.so.0": ("libglx0",),
    "libICE.so.6": ("libice6",),
    "libOpenGL.so.0": ("libopengl0",),
    "libSM.so.6": ("libsm6",),
    "libX11-xcb.so.1": ("libx11-xcb1",),
    "libX11.so.6": ("libx11-6",),
    "libbrotlidec.so.1": ("libbrotli1",),
    "libdbus-1.so.3": ("libdbus-1-3",),
    "libfontconfig.so.1": ("libfontconfig1",),
    "libfreetype.so.6": ("libfreetype6",),
    "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgobject-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2",),
    "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
    "libwayland-client.so.0": ("libwayland-client0",),
    "libwayland-cursor.so.0": ("libwayland-cursor0",),
    "libwayland-egl.so.1": ("libwayland-egl1",),
    "libxcb-cursor.so.0": ("libxcb-cursor0",),
    "libxcb-glx.so.0": ("libxcb-glx0",),
    "libxcb-icccm.so.4": ("libxcb-icccm4",),
    "libxcb-image.so.0": ("libxcb-image0",),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
    "libxcb-randr.so.0": ("libxcb-randr0",),
    "libxcb-render-util.so.0": ("libxcb-render-util0",),
    "libxcb-render.so.0": ("libxcb-render0",),
    "libxcb-shape.so.0": ("libxcb-shape0",),
    "libxcb-shm.so.0": ("libxcb-shm0",),
    "libxcb-sync.so.1": ("libxcb-sync1",),
    "libxcb-util.so.1": ("libxcb-util1",),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
    "libxcb-xkb.so.1": ("libxcb-xkb1",),
    "libxcb.so.1": ("libxcb1",),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
    "libxkbcommon.so.0": ("libxkbcommon0",),
    "libz.so.1": ("zlib1g",),
    "libzstd.so.1": ("libzstd1",),
}

# What the program loads on every platform, and what it loads for one kind of display.
MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtSvg")
PLUGINS = {
    "offscreen": (
        "platforms/libqoffscreen.so",
        "imageformats/libqsvg.so",
        "iconengines/libqsvgicon.so",
    ),
    "xcb": ("platforms/libqxcb.so",),
    "wayland": ("platforms/libqwayland*.so",),
}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
ANY_FONT = "fonts-dejavu-core"
OUR_FONT = "fonts-inter"
_MISSING = re.compile(r"^\s*(\S+) => not found", re.MULTILINE)


def parse_missing(ldd: str) -> list[str]:
    """The libraries that ``ldd`` did not find, each once, sorted."""
    return sorted(set(_MISSING.findall(ldd)))


def find_missing(qt: Path, platforms: Iterable[str]) -> list[str]:
    """The libraries that PySide6 in ``qt`` lacks for ``platforms`` (keys of ``PLUGINS``)."""
    if not sys.platform.startswith("linux") or shutil.which("ldd") is None:
        return []
    files = [qt / f"{name}.abi3.so" for name in MODULES]
    for platform in platforms:
        for pattern in PLUGINS[platform]:
            files.extend((qt / "Qt" / "plugins").glob(pattern))
    command = ["ldd", *(str(file) for file in files if file.exists())]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    return parse_missing(answer.stdout)


def has_font(pattern: str) -> bool:
    """Whether a font file of that name (a glob) is installed where fontconfig looks."""
    return any(
        next(Path(folder).expanduser().rglob(pattern), None) is not None for folder in FONT_FOLDERS
    )


def choose_packages(libraries: Iterable[str], known: Iterable[str] | None) -> list[str]:
    """The Debian packages that hold ``libraries``, of the ``known`` ones (``None``: no list)."""
    available = None if known is None else set(known)
    chosen = set()
    for library in libraries:
        names = PACKAGES.get(library, ())
        usable = [name for name in names if available is None or name in available]
        # Without a package list the old name is the better guess: Debian 13 provides it, too.
        chosen.update((usable if available is not None else usable[::-1])[:1] or names[-1:])
    return sorted(chosen)


def ensure_libraries(qt: Path, platforms: Iterable[str], stamps: Path) -> bool:
    """Install what Qt lacks, or print the command that does; whether all of it is there now.

    A missing font is repaired along the way and never a reason to stop. ``stamps`` is a folder for
    the note that the recommended font was asked for once.
    """
    if not sys.platform.startswith("linux"):
        return True
    platforms = tuple(platforms)
    missing = find_missing(qt, platforms)
    asked = stamps / "fonts-asked"
    fonts = [] if has_font("*.[ot]t[fc]") else [ANY_FONT]
    if not has_font("Inter*") and not asked.exists():
        fonts.append(OUR_FONT)
    if not missing and not fonts:
        return True
    if missing:
        print("Qt needs system libraries that are not there: " + ", ".join(missing))
    if shutil.which("apt-get") is None:
        if missing:
            _print_for_others(missing)
        return not missing
    rights = _rights()
    if rights is None:
        packages = choose_packages(missing, _known_packages()) + fonts
        command = ["sudo", "apt-get", "install", "--no-install-recommends", *packages]
        print(("Please run:  " if missing else "Recommended:  ") + shlex.join(command))
        asked.touch()
        return not missing
    _apt([*rights, "apt-get", "update"])
    if missing:
        packages = choose_packages(missing, _known_packages())
        if not _apt_install(rights, packages):
            print("That failed. Please run:  apt-get install " + shlex.join(packages))
    for font in fonts:
        if not _apt_install(rights, [font]):
            print(f"The font {font} could not be installed; another one is used instead.")
    asked.touch()
    missing = find_missing(qt, platforms)
    if missing:
        print("Still missing: " + ", ".join(missing))
    return not missing


def ensure_postgresql() -> bool:
    """Install the server program that tests start one of, or print the command that does.

    Return whether it is there now.
    """
    if has_postgresql():
        return True
    rights = _rights()
    if shutil.which("apt-get") is None or rights is None:
        print("Please install the PostgreSQL server:  sudo apt-get install postgresql")
        return False
    _apt([*rights, "apt-get", "update"])
    _apt_install(rights, ["postgresql"])
    return has_postgresql()


def has_postgresql() -> bool:
    """Return whether there is a program to make a PostgreSQL server with."""
    distributed = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return any(distributed) or shutil.which("initdb") is not None


def _rights() -> list[str] | None:
    """What to put before a command that needs root; ``None``: no way without a password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    test = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return ["sudo", "-n"] if test.returncode == 0 else None


def _known_packages() -> set[str] | None:
    names = sorted({name for names in PACKAGES.values() for name in names})
    answer = subprocess.run(
        ["apt-cache", "policy", *names], capture_output=True, text=True, check=False
    )
    found = re.findall(r"^(\S+):\n(?:.*\n)?\s+Candidate: (?!\(none\))", answer.stdout, re.MULTILINE)
    return set(found) or None


def _apt_install(rights: list[str], packages: list[str]) -> bool:
    return _apt([*rights, "apt-get", "install", "-y", "--no-install-recommends", *packages])


def _apt(command: list[str]) -> bool:
    # Without a network it has to fail soon, and another installation may be at work.
    patience = ("Acquire::Retries=1", "Acquire::http::Timeout=20", "DPkg::Lock::Timeout=120")
    command = [*command, "-q", *(word for option in patience for word in ("-o", option))]
    print("+ " + shlex.join(command), flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    answer = subprocess.run(
        command,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if answer.returncode:
        print(answer.stdout[-1000:] + answer.stderr[-1000:])
    return answer.returncode == 0


def _print_for_others(libraries: list[str]) -> None:
    if shutil.which("dnf"):
        print(
            "Please run:  "
            + shlex.join(["sudo", "dnf", "install", *(f"{name}()(64bit)" for name in libraries)])
        )
    else:
        print("Please install the packages of your system that hold these files, then try again.")
