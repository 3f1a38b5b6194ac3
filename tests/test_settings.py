"""The settings file: what is read, what is kept, what is never lost."""

from __future__ import annotations

import os
import pickle
from decimal import Decimal
from pathlib import Path

import pytest

from app.commands.wording import notice_text
from app.rules.guards import Limits
from app.settings import LoadedSettings, Profile, Settings, SettingsFile
from app.shops import locate_shop, settings_notices, target_of
from app.ui.texts.notice_text import text_of


@pytest.fixture
def file(tmp_path):
    return SettingsFile(tmp_path / "config" / "settings.toml")


def write(file: SettingsFile, text: str | bytes) -> None:
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_bytes(text if isinstance(text, bytes) else text.encode())


def test_that_no_file_means_the_defaults(file):
    assert file.load() == LoadedSettings(Settings())


def test_that_what_is_saved_is_read_again(file):
    settings = Settings(language="pt_BR", theme="dark", last_profile="shop").with_profile(
        Profile("shop", "https://api.example/", "123")
    )
    file.save(settings)
    assert file.load() == LoadedSettings(settings)
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize(
    "text",
    [
        "language = ",
        b"\xff\xfe",
        "a = 1\na = 2",
        b"\x00",
        "a=" + "[" * 9999,
        pickle.dumps({"language": "es"}),
    ],
)
def test_that_an_unreadable_file_is_kept_aside_and_said(file, text):
    write(file, text)
    loaded = file.load()
    assert loaded.settings == Settings()
    assert loaded.kept_aside is not None
    assert loaded.kept_aside.read_bytes() == (text if isinstance(text, bytes) else text.encode())
    assert not file.path.exists()
    write(file, text)
    assert file.load().kept_aside != loaded.kept_aside


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ('language = "xx"', ("language",)),
        ("theme = 3", ("theme",)),
        ("last_profile = 3", ("last_profile",)),
        ("profiles = 3", ("profiles.0",)),
        ('profiles = [{name = "a"}]', ("profiles.0",)),
        ('profiles = [{name = "", base_url = "x"}]', ("profiles.0",)),
        ('profiles = [{name = "a", base_url = "x", user_id = 3}]', ("profiles.0",)),
        (
            'profiles = [{name = "a", base_url = "x"}, {name = "a", base_url = "y"}]',
            ("profiles.1",),
        ),
    ],
)
def test_that_a_value_that_is_not_understood_is_named_and_not_in_force(file, text, refused):
    write(file, text + '\n[window]\nkept = "yes"')
    loaded = file.load()
    assert loaded.refused == refused
    assert loaded.settings.language == "system"
    assert loaded.kept_aside is None


def test_that_keys_of_a_newer_version_survive(file):
    write(file, 'theme = "dark"\nfuture = 1\n[window]\nwidth = 3')
    settings = file.load().settings
    file.save(Settings(theme="light", others=settings.others))
    assert file.load().settings.others == {"future": 1, "window": {"width": 3}}
    assert file.load().settings.theme == "light"


def test_that_a_failed_save_leaves_the_old_file_and_nothing_else(file, monkeypatch):
    file.save(Settings(theme="dark"))

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        file.save(Settings(theme="light"))
    assert file.load().settings.theme == "dark"
    assert [path.name for path in file.path.parent.iterdir()] == ["settings.toml"]


def test_that_a_profile_replaces_its_namesake():
    settings = Settings().with_profile(Profile("a", "x")).with_profile(Profile("a", "y"))
    assert settings.profiles == (Profile("a", "y"),)
    assert settings.profile("a") == Profile("a", "y")
    assert settings.profile("b") is None


def test_that_a_damaged_file_that_cannot_be_moved_is_never_written_over(file, monkeypatch):
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_bytes(b"= no toml")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "rename", refuse)
    loaded = file.load()
    assert (loaded.kept_aside, loaded.refused) == (None, ("*",))
    with pytest.raises(PermissionError):
        file.save(Settings(language="es"))
    assert file.path.read_bytes() == b"= no toml"


def test_that_a_file_that_cannot_be_opened_is_never_written_over(file):
    file.path.mkdir(parents=True)
    assert file.load().refused == ("*",)
    with pytest.raises(PermissionError):
        file.save(Settings())


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("language = ", "settings_set_aside", "settings.toml.bad-1"),
        ('language = "xx"\ntheme = "blue"', "settings_refused", "language, theme"),
        ('language = "es"', None, ""),
        (None, None, ""),
    ],
)
def test_that_what_is_wrong_with_the_settings_is_reported(file, text, code, said):
    if text is not None:
        file.path.parent.mkdir(parents=True, exist_ok=True)
        file.path.write_text(text)
    notices = list(settings_notices(file, file.load()))
    assert [notice.code for notice in notices] == ([] if code is None else [code])
    for notice in notices:
        assert said in text_of(notice).text
        assert said in notice_text(notice)


def test_that_limits_of_what_is_risky_are_kept_and_in_force(file, tmp_path):
    write(file, "[guards]\nprice_change_percent = 10\nclosings = 2\nleast_price = { MXN = 99.5 }")
    settings = file.load().settings
    file.save(settings._replace(theme="dark"))
    settings = file.load().settings
    shop = locate_shop(None, None, tmp_path, settings)
    limits = target_of(shop, None).limits
    assert limits == Limits(Decimal(10), 2, least_prices={"MXN": Decimal("99.5")})
    assert list(settings_notices(file, file.load())) == []


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("guards = 3", "guards"),
        ('[guards]\nprice_change_percent = "much"\nclosings = -1', "guards.price_change_percent"),
        ("[guards]\nleast_net = { MXN = 0 }", "guards.least_net.MXN"),
    ],
)
def test_that_a_limit_that_is_not_understood_is_named(file, tmp_path, text, keys):
    write(file, text)
    loaded = file.load()
    (notice,) = settings_notices(file, loaded)
    assert keys in notice_text(notice)
    assert target_of(locate_shop(None, None, tmp_path, loaded.settings), None).limits == Limits()
