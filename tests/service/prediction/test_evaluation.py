"""predict-eval: what predictions are worth on a file of titles, and what it says of a bad one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app.cli import run
from app.service.prediction.guesses import Ranking
from app.service.prediction_evaluation import Scores, score
from tests.service.prediction.toy_site import categories, titles
from tests.stands.documents.commands import document_of


@pytest.mark.parametrize(
    ("cases", "expected"),
    [
        ([], Scores(0, 0.0, 0.0, 0.0)),
        ([("A", [("A", 1.0)])], Scores(1, 1.0, 1.0, 0.0)),
        ([("B", [("A", 1.0), ("B", 0.0)])], Scores(1, 0.0, 1.0, 1.0)),
        ([("D", [("A", 0.7), ("B", 0.1), ("C", 0.1), ("D", 0.1)])], Scores(1, 0.0, 0.0, 0.7)),
        ([("A", [("A", 0.5), ("B", 0.5)]), ("B", [("A", 0.5)])], Scores(2, 0.5, 0.5, 0.0)),
    ],
)
def test_that_scores_count_places_and_probabilities(
    cases: list[tuple[str, Ranking]], expected: Scores
) -> None:
    assert score(cases) == pytest.approx(expected)


@pytest.fixture
def world(tmp_path: Path) -> Path:
    """A folder with a world of its own: a site of six leaves and a listing for every title."""
    folder = tmp_path / "world"
    folder.mkdir()
    seller = {"id": 7, "site_id": "MX", "nickname": "UNA"}
    items = [
        {
            "id": f"MX{number}",
            "site_id": "MX",
            "seller_id": 7,
            "category_id": category_id,
            "title": title,
        }
        for number, (category_id, title) in enumerate(titles(), 1)
    ]
    for name, records in (
        ("sites.json", [{"id": "MX", "name": "Prueba"}]),
        ("categories.json", [renamed(category) for category in categories()]),
        ("users.json", [seller]),
    ):
        (folder / name).write_text(json.dumps(records))
    lines = [json.dumps({**item, "category_id": f"MX{item['category_id']}"}) for item in items]
    (folder / "items.jsonl").write_text("\n".join(lines))
    return folder


def renamed(category: dict[str, Any]) -> dict[str, Any]:
    """The category with an id of its site."""
    path = [{**step, "id": f"MX{step['id']}"} for step in category["path_from_root"]]
    return {**category, "id": f"MX{category['id']}", "path_from_root": path}


def test_that_a_world_of_ones_own_is_learned_and_measured(
    world: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "asked.csv"
    file.write_text("title,category\nUna taza azul,Tazas\nzapatillas verdes,MXTENIS\n")
    assert run(["predict-eval", str(file), "--world", str(world)]) == 0
    lines = dict(line.rsplit(maxsplit=1) for line in capsys.readouterr().out.splitlines())
    assert lines["titles"] == "2"
    assert lines["top-1"] == lines["top-3"] == "1.0000"
    assert 0.0 <= float(lines["calibration error"]) < 0.6
    words = ["predict-eval", str(file), "--world", str(world), "--json"]
    assert run(words) == 0
    scores = document_of(words, 0, capsys.readouterr().out)
    assert (scores["titles"], scores["top_1"], scores["top_3"]) == (2, 1, 1)


@pytest.mark.parametrize(
    ("options", "content", "message"),
    [
        ((), "title\nTaza\n", "must name the columns"),
        (
            (),
            "title,category\nTaza,Tazas > Rotas\n",
            "asked.csv:2: there is no category 'Tazas > Rotas'",
        ),
        (("--site", "ZZ"), "title,category\nTaza,Tazas\n", "there is no site 'ZZ'"),
    ],
)
def test_that_a_bad_file_ends_with_its_message(
    world: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    options: tuple[str, ...],
    content: str,
    message: str,
) -> None:
    file = tmp_path / "asked.csv"
    file.write_text(content)
    assert run(["predict-eval", str(file), "--world", str(world), *options]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("vitrina predict-eval: ")
    assert message in captured.err


@pytest.mark.parametrize(
    "arguments", [[], ["a.csv", "--world", "/nowhere"], ["missing.csv"], ["a.csv", "b.csv"]]
)
def test_that_bad_arguments_end_with_status_two(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["predict-eval", *arguments]) == 2
    assert capsys.readouterr().err
