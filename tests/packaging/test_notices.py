"""What ships beside our own is named with its version and its licence, as the lock has it."""

from __future__ import annotations

import importlib.util
import sys

import pytest

from tests import ROOT


@pytest.fixture(scope="module")
def notices():
    script = ROOT / "packaging" / "notices.py"
    spec = importlib.util.spec_from_file_location("vitrina_notices", script)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(sys.platform != "linux", reason="the file is made where it was made before")
def test_that_everything_that_ships_is_named_with_version_and_licence(notices) -> None:
    text = notices.NOTICES.read_text(encoding="utf-8")
    head = text[: text.index("-" * 80)]
    versions = notices.locked()
    for name, made in notices.shipped().items():
        licence = notices.licence_of(name, made)
        assert f"\n{name} {', '.join(versions[name])}: {licence}\n" in head, (
            "run packaging/dev.py notices"
        )


@pytest.mark.parametrize(
    "words",
    ["GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "Mozilla Public License"],
)
def test_that_the_texts_of_the_strictest_licences_are_there(notices, words) -> None:
    assert words in notices.NOTICES.read_text(encoding="utf-8")


def test_that_a_package_without_a_licence_stops_the_making(notices) -> None:
    with pytest.raises(SystemExit, match="says no licence"):
        notices.licence_of("unheard-of", None)
