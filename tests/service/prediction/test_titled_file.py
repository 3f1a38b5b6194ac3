"""Files of titles: whatever is wrong with one is reported, with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.commands.texts.problems import problem_text
from app.service.prediction.taxonomy import build_taxonomy
from app.service.prediction.titled_file import BadFile, Case, read_rows, resolve
from tests.service.prediction.toy_site import categories

TAXONOMIES = {"XX": build_taxonomy(categories())}


def write(folder: Path, content: bytes) -> Path:
    path = folder / "titles.csv"
    path.write_bytes(content)
    return path


@pytest.mark.parametrize(
    "content",
    [
        b"title,category\nTaza roja,TAZAS\n",
        b"\xef\xbb\xbftitle,category\r\nTaza roja,TAZAS\r\n\r\n",
        b"Category;Title;more\nTAZAS;Taza roja;x\n",
        b"title\tcategory\nTaza roja\t tazas\n",
        b'title,category\n"Taza roja",casa > TAZAS\n',
        b"title,category\nTaza roja,Casa>Tazas",
    ],
)
def test_that_titles_are_read_with_their_leaves(tmp_path: Path, content: bytes) -> None:
    path = write(tmp_path, content)
    assert resolve(path, read_rows(path), TAXONOMIES, "XX") == [Case("XX", "TAZAS", "Taza roja")]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "must name the columns"),
        (b"title\nTaza\n", "must name the columns"),
        (b"Taza,TAZAS\n", "must name the columns"),
        (b"title,category\n", "it contains no titles"),
        (b"title,category\n\n , \n", "it contains no titles"),
        (b"title,category\n,TAZAS\n", ":2: there is no title"),
        (b"title,category\nTaza\n", ":2: there is no category"),
        (b"title,category\nTaza,TAZAS\nTaza,NOWHERE\n", ":3: there is no category 'NOWHERE'"),
        (b"title,category\nTaza,CASA\n", "without subcategories"),
        (b"title,category\nTaza,Casa > Tenis\n", "without subcategories"),
        (b"title,category\n\xff\xfe,TAZAS\n", "not UTF-8"),
        (b'title,category\n"Taza,TAZAS\n', ".csv:2: cannot be read as a table (unexpected end"),
        (b"title,category\n" + b"x" * 1_000_000 + b",TAZAS\n", "field larger than"),
        (b"\x00\x01\x02", "titles.csv"),
    ],
)
def test_that_a_bad_file_is_reported(tmp_path: Path, content: bytes, message: str) -> None:
    path = write(tmp_path, content)
    with pytest.raises(BadFile) as caught:
        resolve(path, read_rows(path), TAXONOMIES, "XX")
    told = problem_text(caught.value)
    assert message in told
    assert str(path) in told


def test_that_a_name_of_two_leaves_is_not_guessed(tmp_path: Path) -> None:
    twice = [*categories(), {"id": "OTRAS", "name": "Tazas"}]
    path = write(tmp_path, b"title,category\nTaza,Tazas\n")
    with pytest.raises(BadFile, match="titles.two_categories"):
        resolve(path, read_rows(path), {"XX": build_taxonomy(twice)}, "XX")


@pytest.mark.parametrize("name", ["missing.csv", "."])
def test_that_what_is_no_file_is_reported(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadFile, match="titles.unreadable"):
        read_rows(tmp_path / name)
