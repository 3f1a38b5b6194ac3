"""Where things lie."""

from __future__ import annotations

import os
import subprocess
import sys
import time

import platformdirs
import pytest

from app import paths


def test_that_a_resource_is_found_beside_the_package_or_in_it(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "app")
    outside = tmp_path / "resources" / "icons" / "a.svg"
    outside.parent.mkdir(parents=True)
    outside.touch()
    assert paths.resource("icons/a.svg") == outside
    inside = tmp_path / "app" / "_resources" / "icons" / "a.svg"
    inside.parent.mkdir(parents=True)
    inside.touch()
    assert paths.resource("icons/a.svg") == inside


def test_that_a_missing_resource_says_its_name():
    with pytest.raises(FileNotFoundError, match="icons/none.svg"):
        paths.resource("icons/none.svg")


def test_that_every_folder_is_below_the_program_s_name():
    for folder in (paths.config_dir(), paths.data_dir(), paths.log_dir()):
        assert "vitrina" in folder.parts
    assert paths.workspace_dir("practice").parent.parent == paths.data_dir()
    assert paths.practice_store_dir().parent == paths.data_dir()


@pytest.mark.parametrize("home", [None, "", "  ", "/elsewhere"])
@pytest.mark.parametrize("variable", ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"])
def test_that_the_short_way_says_what_the_library_says(monkeypatch, variable, home):
    if home is None:
        monkeypatch.delenv(variable)
    else:
        monkeypatch.setenv(variable, home)
    assert paths.config_dir() == platformdirs.user_config_path("vitrina", appauthor=False)
    assert paths.data_dir() == platformdirs.user_data_path("vitrina", appauthor=False)
    assert paths.log_dir() == platformdirs.user_log_path("vitrina", appauthor=False)


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "a/b",
        "a\\b",
        "C:x",
        "a\0b",
        'a"b',
        "a*",
        "../x",
        "CON",
        "con",
        "nul.txt",
        "x" * 300,
        "\u202egnp",
    ],
)
def test_that_a_profile_is_one_plain_folder_name(name):
    with pytest.raises(ValueError, match="profile"):
        paths.workspace_dir(name)


def test_that_importing_paths_does_not_import_platformdirs():
    program = "import sys, app.paths; sys.exit('platformdirs' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_that_only_remains_a_day_old_are_dropped(tmp_path):
    for age, name in ((0, "x.1.tmp"), (100_000, "x.2.tmp"), (100_000, "y.tmp"), (100_000, "x.3")):
        path = tmp_path / name
        path.write_bytes(b"")
        os.utime(path, (time.time() - age,) * 2)
    folder = tmp_path / "x.4.tmp"
    (folder / "store").mkdir(parents=True)
    os.utime(folder, (time.time() - 100_000,) * 2)
    paths.drop_remains(tmp_path, "x.*.tmp")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.1.tmp", "x.3", "y.tmp"]
