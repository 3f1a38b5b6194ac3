"""Writes resources/notices.txt: what is not ours in the program, and under which licence it comes.

Run by `packaging/dev.py notices` with the environment's Python. Names and versions come from
pyproject.toml and the lock, licences and their texts from what is installed.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"
NOTICES = ROOT / "resources" / "notices.txt"

# What its own data do not say: on other systems only, or without a field for it.
KNOWN = {
    "backports-tarfile": "MIT",
    "colorama": "BSD-3-Clause",
    "exceptiongroup": "MIT",
    "jaraco-classes": "MIT",
    "pywin32-ctypes": "BSD-3-Clause",
    "scipy": "BSD-3-Clause",
    "tomli-w": "MIT",
    "tzdata": "Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
}
# The LGPL takes in the GPL; the wheels of Qt for Python come without either.
COMMON = (Path("/usr/share/common-licenses/LGPL-3"), Path("/usr/share/common-licenses/GPL-3"))

HEAD = """\
Vitrina comes under the MIT licence. With it come the libraries below, each under its own.

Qt for Python (PySide6 Essentials, Shiboken6) and the Qt libraries in it come under the GNU Lesser
General Public License 3 (LGPL-3.0-only). They are used unchanged, as shared libraries in files of
their own that may be replaced by others; their source is that of the Qt project, of the version
named here. certifi, the list of certificate authorities, comes unchanged under the Mozilla Public
License 2.0. No font comes with Vitrina: it uses those of the system.
"""


def plain_name(name: str) -> str:
    """Return the name of a package as the lock writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> dict[str, list[str]]:
    """Return the versions in the lock by package: several where they differ by Python."""
    found: dict[str, list[str]] = {}
    for name, version in re.findall(
        r"^([a-z0-9._-]+)==([^\s;\\]+)", LOCK.read_text(), re.MULTILINE
    ):
        found.setdefault(plain_name(name), []).append(version)
    return found


def shipped() -> dict[str, Distribution | None]:
    """Return every package that the program needs to run, ``None`` for those not installed here.

    Those of other systems and other Pythons are there, too, as far as the lock has them.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    waiting = [Requirement(text) for text in project["dependencies"]]
    found: dict[str, Distribution | None] = {}
    versions = locked()
    while waiting:
        name = plain_name(waiting.pop().name)
        if name in found or name not in versions:
            continue
        try:
            made = found[name] = distribution(name)
        except PackageNotFoundError:
            found[name] = None
            continue
        needed = map(Requirement, made.requires or ())
        waiting += [one for one in needed if one.marker is None or "extra" not in str(one.marker)]
    return dict(sorted(found.items()))


def licence_of(name: str, made: Distribution | None) -> str:
    """Return the licence of a package in the words of its own data; exits when there is none."""
    if made is not None:
        told = made.metadata.get("License-Expression") or made.metadata.get("License") or ""
        if told and "\n" not in told and name not in KNOWN:
            return told
    if name not in KNOWN:
        sys.exit(f"{name} says no licence: look it up and name it in packaging/notices.py")
    return KNOWN[name]


def texts_of(made: Distribution) -> Iterator[str]:
    """Yield the licence texts that come with a package."""
    for file in made.files or ():
        if "dist-info" in str(file) and re.search(
            r"LICEN|COPYING|NOTICE", str(file), re.IGNORECASE
        ):
            path = Path(str(made.locate_file(file)))
            yield "\n".join(line.rstrip() for line in path.read_text("utf-8").strip().splitlines())


def write() -> None:
    """Write the file."""
    packages, versions = shipped(), locked()
    lines = [HEAD]
    for name, made in packages.items():
        lines.append(f"{name} {', '.join(versions[name])}: {licence_of(name, made)}")
    of_text: dict[str, list[str]] = {}
    for name, made in packages.items():
        for text in texts_of(made) if made is not None else ():
            of_text.setdefault(text, []).append(name)
    for path in COMMON:
        of_text[path.read_text(encoding="utf-8").strip()] = ["pyside6-essentials", "shiboken6"]
    for text, names in of_text.items():
        lines += ["", "-" * 80, ", ".join(dict.fromkeys(names)), "-" * 80, "", text]
    NOTICES.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{NOTICES.relative_to(ROOT)}: {len(packages)} packages, {len(of_text)} texts")


if __name__ == "__main__":
    write()
