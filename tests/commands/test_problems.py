"""That everything that cannot be done as it was asked for has its sentence, in every language."""

from __future__ import annotations

import ast
import json
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.cli import run
from app.commands.language import using_language
from app.commands.texts.problems import PROBLEMS, problem_text
from app.domain.coded_error import CodedError
from app.engine.plans.operation_parsing import OperationError, parse_operation
from tests import ROOT
from tests.source_rules import Module, check_problems, problem_classes
from tests.stands.message_files import TRANSLATED, command_texts

CODE = re.compile(
    "(" + "|".join(sorted({code.partition(".")[0] for code in PROBLEMS})) + r")\.[a-z_]+"
)
#: Files, fields of the wire and findings that look like a code of a problem.
NO_CODES = frozenset({"plan.json"})


@pytest.fixture(scope="module", autouse=True)
def catalogues() -> None:
    """Have the catalogs as they are made of the translation files now."""
    command_texts().main("compile", *TRANSLATED)


@cache
def modules() -> tuple[Module, ...]:
    tables = ROOT / "app" / "commands" / "texts"
    return tuple(
        Module(
            ".".join(path.relative_to(ROOT).with_suffix("").parts),
            path.read_text(encoding="utf-8"),
        )
        for path in sorted((ROOT / "app").rglob("*.py"))
        if path.parent != tables
    )


def raised() -> Iterator[tuple[str, set[str], bool]]:
    """Yield code and names of values of each problem that is made, and whether there are more."""
    names = problem_classes(modules())
    for module in modules():
        for node in module.nodes:
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(node, ast.Call) and getattr(called, "id", "") in names and node.args:
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    values = {one.arg for one in node.keywords if one.arg}
                    yield str(first.value), values, None in {one.arg for one in node.keywords}


@pytest.mark.source
def test_that_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    written = {
        node.value
        for module in modules()
        for node in module.nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if CODE.fullmatch(node.value) and node.value not in NO_CODES
    }
    assert {code for code, _, _ in raised()} - set(PROBLEMS) == set()
    assert set(PROBLEMS) - written == set()


@pytest.mark.source
def test_that_what_a_sentence_needs_is_among_the_values() -> None:
    found = list(raised())
    assert len(found) > 100
    assert [
        (code, names - values)
        for code, values, more in found
        if (names := {name for _, name, _, _ in string.Formatter().parse(PROBLEMS[code]) if name})
        and not more
        and names - values
    ] == []


@pytest.mark.source
def test_that_no_problem_is_made_with_a_sentence() -> None:
    names = problem_classes(modules())
    assert names > {"QueryError", "OperationError", "PlanFileError", "ChangeError", "ShopUnknown"}
    assert [(module.name, *check_problems(module, names)) for module in modules()] == [
        (module.name,) for module in modules()
    ]


@pytest.mark.parametrize(
    "line",
    [
        'raise ChangeError("nothing was named")',
        'raise ChangeError(f"{name} is unknown")',
        "raise ChangeError(str(problem))",
        "raise ChangeError()",
        'super().__init__(f"{item_id} was listed")',
    ],
)
def test_that_a_sentence_in_a_problem_is_found(line: str) -> None:
    source = f'"""One."""\nclass Gone(ChangeError):\n    def f(self):\n        {line}\n'
    module = Module("app.engine.x", source)
    assert list(check_problems(module, frozenset({"ChangeError", "Gone"})))


SAMPLES: dict[str, object] = {
    "problems": (CodedError("plan.no_plan"), CodedError("plan.no_json", where="listings.0")),
    "either": ("2990", "2.99"),
    "names": ("csv", "json"),
    "codes": ("picture.too_small",),
    "most": 2000,
    "least": 8,
    "count": 3,
    "unknown": ("MX1",),
}
#: What is a name or is typed: it stands in every language as it is.
SAME = {"picture.several", "plan.several"}


@pytest.mark.parametrize("code", sorted(PROBLEMS))
def test_that_every_sentence_is_reported_in_each_language(code: str) -> None:
    fields = {name for _, name, _, _ in string.Formatter().parse(PROBLEMS[code]) if name}
    problem = CodedError(code, **{name: SAMPLES.get(name, "Xyz") for name in fields})
    english = problem_text(problem)
    for language in TRANSLATED:
        with using_language(language):
            told = problem_text(problem)
        assert code in SAME or told != english, language


def test_that_what_may_have_been_meant_is_reported_in_each_language() -> None:
    problem = CodedError("operation.no_field", name="prise", near="price", known=("price", "stock"))
    told = {problem_text(problem)}
    for language in TRANSLATED:
        with using_language(language):
            told.add(problem_text(problem))
    assert len(told) == 3
    assert all("'price'" in one and "price, stock" in one for one in told)
    assert "there is no 'prise' to set; did you mean 'price'?; known are price, stock" in told


def test_that_an_unknown_code_is_reported_all_the_same() -> None:
    assert problem_text(CodedError("nobody.knows")) == "this cannot be done (nobody.knows)"


def test_that_a_problem_has_no_words_of_its_own() -> None:
    with pytest.raises(OperationError) as caught:
        parse_operation("price=cheap")
    assert caught.value.code == "operation.no_amount"
    assert str(caught.value) == "operation.no_amount (name='price', text='cheap')"


#: Words of English that are in none of the others, and in no sentence of theirs.
ENGLISH = re.compile(
    r"\b(the|is|not|there|no such|does|missing|of|known are|did you|larger|neither)\b"
)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "--where", "price:cheap"],
        ["export", "--where", "(mesa"],
        ["export", "--where", "pric:>100"],
        ["export", "--where", "price:2.990"],
        ["export", "--ids", "{empty}", "--where", "", "--as-of", "x"],
        ["export", "--as-of", "1999-01-01"],
        ["export", "--out", "x.pdf"],
        ["plan", "new", "--where", "", "--set", "prise=1", "--out", "x"],
        ["plan", "new", "--where", "", "--set", "stock=2.990", "--out", "x"],
        ["plan", "show", "{empty}"],
        ["plan", "show", "{no_plan}"],
        ["plan", "show", "{wrong}"],
        ["plan", "check", "{wrong}"],
        ["plan", "apply", "{no_plan}"],
        ["create", "{no_form}"],
        ["create", "{empty}"],
        ["edit", "MX1", "prise=1"],
        ["sync", "--profile", "nobody"],
        ["sync", "--base-url", "http://host.example"],
        ["sync", "--base-url", "nonsense"],
    ],
    ids=" ".join,
)
def test_that_what_is_wrong_is_reported_in_the_language_of_the_run(
    arguments: list[str],
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    files = {
        "empty": "",
        "no_plan": "{}",
        "no_form": '{"titel": "Mesa"}',
        "wrong": '{"vitrina_plan": 2, "plan_id": "a b", "more": 1, "listings": [{"id": 7}]}',
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    named = {name: str(tmp_path / name) for name in files}
    typed = [one.format(**named) if one.startswith("{") else one for one in arguments]
    code = run(["--language", language, *typed])
    said = capsys.readouterr()
    assert code in (2, 4), said
    words = re.sub(r"--[a-z-]+", "", said.err.replace(str(tmp_path), ""))
    assert words
    assert ENGLISH.findall(words) == [], words


def test_that_a_file_in_a_deep_folder_is_named_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path.joinpath(*["a folder of twenty-six"] * 8) / "mesa.json"
    file.parent.mkdir(parents=True)
    file.write_text("")
    assert run(["create", str(file)]) == 2
    assert f"{file}: " in capsys.readouterr().err


def test_that_the_doctor_names_what_it_looked_at_in_the_language_of_the_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told = {}
    for language in ("en", *TRANSLATED):
        run(["--language", language, "doctor", "--workspace", str(tmp_path / "none")])
        told[language] = capsys.readouterr().out
    assert "never synced" in told["en"]
    for language in TRANSLATED:
        assert not re.search("never|workspace|shop|address|nothing|kept", told[language]), told
    run(["--language", "es", "doctor", "--json", "--workspace", str(tmp_path / "none")])
    said = json.loads(capsys.readouterr().out)
    problems = {check["name"]: check["figures"].get("problem") for check in said["checks"]}
    assert problems["catalogue"] == "never synced"
    assert problems["journal"] == "nothing written yet"
