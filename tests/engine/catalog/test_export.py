"""Exports: exact amounts, harmless text, and a file that is there in whole or not at all."""

from __future__ import annotations

import csv
import io
import json
import os
import stat
import time
from pathlib import Path

import pytest

from app.engine.catalog.export import DIALECTS, record_of, whole_file, write_csv, write_records
from tests.stands.sample import sample_rows

ROW = sample_rows(1)[0]._replace(price=123456, net=None, health=0.5)


@pytest.mark.parametrize(
    ("country", "price", "separator"),
    [("plain", "1234.56", ","), ("en", "1234.56", ","), ("es", "1234,56", ";")],
)
def test_that_a_csv_is_as_the_spreadsheet_expects(country: str, price: str, separator: str) -> None:
    file = io.StringIO()
    assert write_csv([ROW], file, DIALECTS[country]) == 1
    text = file.getvalue()
    assert text.startswith("\ufeff") is (country != "plain")
    (line,) = csv.DictReader(io.StringIO(text.lstrip("\ufeff")), delimiter=separator)
    assert (line["id"], line["price"], line["net"]) == (ROW.id, price, "")


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "\t=", "\tx", "＝1+1", "\n=1", "\0=1"])
def test_that_a_formula_is_made_harmless(text: str) -> None:
    file = io.StringIO(newline="")
    write_csv([ROW._replace(title=text)], file, DIALECTS["plain"])
    (line,) = csv.DictReader(io.StringIO(file.getvalue(), newline=""))
    assert line["title"] == f"'{text}"


def test_that_records_are_json_with_exact_amounts() -> None:
    file = io.StringIO()
    assert write_records([ROW, ROW._replace(id="X", last_updated=0)], file) == 2
    first, second = json.loads(file.getvalue())
    assert (first["price"], first["net"], first["free_shipping"]) == (1234.56, None, False)
    assert second["last_updated"] is None
    assert '"price":1234.56' in file.getvalue()
    assert str(record_of(ROW)["price"]) == "1234.56"


def test_that_a_file_that_fails_leaves_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "out.csv"
    path.write_text("old")

    def write_half() -> None:
        with whole_file(path) as file:
            file.write("half")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        write_half()
    assert [entry.name for entry in tmp_path.iterdir()] == ["out.csv"]
    assert path.read_text() == "old"


def test_that_a_link_is_followed_and_the_permissions_of_the_old_file_are_kept(
    tmp_path: Path,
) -> None:
    path, link = tmp_path / "out.csv", tmp_path / "link.csv"
    path.write_text("old")
    path.chmod(0o640)
    link.symlink_to(path)
    with whole_file(link) as file:
        file.write("new")
    assert (link.is_symlink(), path.read_text()) == (True, "new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_that_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    reader = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        with whole_file(path) as file:
            file.write("through")
        assert os.read(reader, 100) == b"through"
    finally:
        os.close(reader)
    assert stat.S_ISFIFO(path.stat().st_mode)


def test_that_only_old_remains_of_the_same_file_are_removed(tmp_path: Path) -> None:
    old, new, other = (tmp_path / name for name in (".a.csv.1.tmp", ".a.csv.2.tmp", ".b.csv.1.tmp"))
    for path in (old, new, other):
        path.write_text("half")
    for path in (old, other):
        os.utime(path, (time.time() - 25 * 3600,) * 2)
    with whole_file(tmp_path / "a.csv") as file:
        file.write("whole")
    assert sorted(path.name for path in tmp_path.iterdir()) == [new.name, other.name, "a.csv"]
