"""Which system packages a machine is told to install."""

from __future__ import annotations

import sys

import pytest

from tests import ROOT


@pytest.fixture
def libraries(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import system_libraries

    yield system_libraries
    sys.modules.pop("system_libraries", None)


LDD = """
/x/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffd)
\tlibEGL.so.1 => not found
\tlibX11.so.6 => /lib/x86_64-linux-gnu/libX11.so.6 (0x00007f)
\tlibxcb-cursor.so.0 => not found
/x/QtGui.abi3.so:
\tlibEGL.so.1 => not found
"""


def test_that_missing_libraries_are_read_from_ldd_once_each(libraries):
    assert libraries.parse_missing(LDD) == ["libEGL.so.1", "libxcb-cursor.so.0"]
    assert libraries.parse_missing("") == []


@pytest.mark.parametrize(
    ("missing", "known", "expected"),
    [
        (["libEGL.so.1"], {"libegl1"}, ["libegl1"]),
        (["libglib-2.0.so.0"], {"libglib2.0-0"}, ["libglib2.0-0"]),
        (["libglib-2.0.so.0"], {"libglib2.0-0t64"}, ["libglib2.0-0t64"]),
        (["libglib-2.0.so.0"], {"libglib2.0-0t64", "libglib2.0-0"}, ["libglib2.0-0t64"]),
        (["libglib-2.0.so.0", "libgthread-2.0.so.0"], None, ["libglib2.0-0"]),
        (["libEGL.so.1", "libxcb-cursor.so.0"], None, ["libegl1", "libxcb-cursor0"]),
        (["libunheard.so.9"], None, []),
        (["libEGL.so.1"], set(), ["libegl1"]),
    ],
)
def test_that_a_library_becomes_the_package_of_this_release(libraries, missing, known, expected):
    assert libraries.choose_packages(missing, known) == expected


def test_that_every_library_has_a_package(libraries):
    assert all(libraries.PACKAGES.values())


def ready(libraries, monkeypatch, tmp_path, *, missing, rights, installs=True):
    """A machine that lacks ``missing``; returns the commands it was made to run."""
    lacking = list(missing)
    ran = []
    monkeypatch.setattr(libraries.sys, "platform", "linux")
    monkeypatch.setattr(libraries, "find_missing", lambda _qt, _platforms: list(lacking))
    monkeypatch.setattr(libraries, "has_font", lambda _pattern: True)
    monkeypatch.setattr(libraries, "_known_packages", lambda: None)
    monkeypatch.setattr(libraries, "_rights", lambda: rights)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")

    def apt(command):
        ran.append(command)
        if installs and "install" in command:
            lacking.clear()
        return installs

    monkeypatch.setattr(libraries, "_apt", apt)
    return ran


def test_that_root_installs_what_is_missing(libraries, monkeypatch, tmp_path):
    ran = ready(libraries, monkeypatch, tmp_path, missing=["libEGL.so.1"], rights=[])
    assert libraries.ensure_libraries(tmp_path, ["offscreen"], tmp_path)
    assert ran[0][:2] == ["apt-get", "update"]
    assert ran[1][-1] == "libegl1"


def test_that_without_rights_the_exact_command_is_printed(libraries, monkeypatch, tmp_path, capsys):
    ran = ready(libraries, monkeypatch, tmp_path, missing=["libEGL.so.1"], rights=None)
    assert not libraries.ensure_libraries(tmp_path, ["offscreen"], tmp_path)
    assert not ran
    expected = "sudo apt-get install --no-install-recommends libegl1"
    assert expected in capsys.readouterr().out


def test_that_what_is_still_missing_is_reported(libraries, monkeypatch, tmp_path, capsys):
    ready(
        libraries, monkeypatch, tmp_path, missing=["libEGL.so.1"], rights=["sudo"], installs=False
    )
    assert not libraries.ensure_libraries(tmp_path, ["offscreen"], tmp_path)
    assert "Still missing: libEGL.so.1" in capsys.readouterr().out


def test_that_a_font_is_recommended_once_and_never_fatal(libraries, monkeypatch, tmp_path, capsys):
    ran = ready(libraries, monkeypatch, tmp_path, missing=[], rights=[], installs=False)
    monkeypatch.setattr(libraries, "has_font", lambda pattern: not pattern.startswith("Inter"))
    assert libraries.ensure_libraries(tmp_path, ["offscreen"], tmp_path)
    assert any("fonts-inter" in command for command in ran)
    count = len(ran)
    assert libraries.ensure_libraries(tmp_path, ["offscreen"], tmp_path)
    assert len(ran) == count


def test_that_other_systems_need_nothing(libraries, monkeypatch, tmp_path):
    ran = ready(libraries, monkeypatch, tmp_path, missing=["x"], rights=None)
    monkeypatch.setattr(libraries.sys, "platform", "darwin")
    assert libraries.ensure_libraries(tmp_path, ["offscreen"], tmp_path)
    assert not ran


def test_that_a_database_server_is_installed_where_there_is_none(libraries, monkeypatch):
    ran = []
    there = iter([False, True])
    monkeypatch.setattr(libraries, "has_postgresql", lambda: next(there))
    monkeypatch.setattr(libraries, "_rights", lambda: ["sudo", "-n"])
    monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(libraries, "_apt", lambda command: ran.append(command) or True)
    assert libraries.ensure_postgresql()
    assert ran[-1] == [
        *("sudo", "-n", "apt-get", "install", "-y", "--no-install-recommends", "postgresql")
    ]


def test_that_without_rights_the_command_for_a_database_server_is_printed(
    libraries, monkeypatch, capsys
):
    monkeypatch.setattr(libraries, "has_postgresql", lambda: False)
    monkeypatch.setattr(libraries, "_rights", lambda: None)
    assert not libraries.ensure_postgresql()
    assert "sudo apt-get install postgresql" in capsys.readouterr().out
