"""Whose shop a workspace is, and which address a name stands for."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from app.settings import SettingsFile
from tests.e2e.doors import ROOT, vitrina


@contextmanager
def world(store: Path) -> Iterator[tuple[str, list[str]]]:
    """A marketplace on loopback: its address and the tokens of its sellers."""
    command = [sys.executable, "-m", "app", "serve", "--store", str(store), "--listings", "3"]
    with subprocess.Popen(
        [*command, "--json", "--until-stdin-closes"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        lines = [json.loads(process.stdout.readline()) for _ in range(3)]
        yield lines[0]["base_url"], [line["access_token"] for line in lines[1:]]


def test_that_a_shop_takes_no_other_sellers_token(tmp_path: Path) -> None:
    shop = tmp_path / "shop"
    with world(tmp_path / "marketplace") as (address, tokens):
        where = ("--base-url", address, "--workspace", shop)
        assert vitrina("sync", *where, VITRINA_TOKEN=tokens[0]).code == 0
        count = listings(shop)
        answer = vitrina("sync", *where, VITRINA_TOKEN=tokens[1])
        assert (answer.code, answer.out) == (5, "")
        assert "The token is of seller" in answer.err
        assert listings(shop) == count
        assert vitrina("sync", *where, VITRINA_TOKEN=tokens[0]).code == 0


def listings(shop: Path) -> int:
    """How many listings the catalogue has."""
    with closing(sqlite3.connect(shop / "catalogue.db")) as catalogue:
        return int(catalogue.execute("SELECT count(*) FROM items").fetchone()[0])


def test_that_only_an_address_that_answered_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    named = ("--profile", "tienda", "--base-url")
    with world(tmp_path / "marketplace") as (address, tokens):
        assert vitrina("sync", *named, address, VITRINA_TOKEN=tokens[0]).code == 0
        slip = vitrina("sync", *named, "http://127.0.0.1:9", VITRINA_TOKEN=tokens[0])
        assert slip.code == 5
        (file,) = tmp_path.rglob("settings.toml")
        profile = SettingsFile(file).load().settings.profile("tienda")
        assert profile is not None
        assert profile.base_url == address
