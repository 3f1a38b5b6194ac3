"""What a command says of a finding: the sentence of the window, in the language of the run."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from decimal import Decimal

import pytest

from app.commands.language import LANGUAGES, tr, using_language
from app.commands.texts.codes import named_code
from app.commands.wording import NOTICES, finding_text
from app.editing.sentences import finding_sentences as tables
from app.editing.sentences.code_names import CODE_NAMES, LEVEL, SHIPPING_MODE
from app.editing.values import Choice, encode_value
from app.rules.findings import STORED, Finding
from tests import ROOT

SENTENCES = (
    *tables.SENTENCES.values(),
    *tables.OMITTED.values(),
    *tables.STORED_SENTENCES.values(),
    tables.NO_LONGER_FREE,
    tables.NET_UNKNOWN,
)
NO_CODES = ("–",)
"""The mark of a field that is not there, of which nothing is said."""


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_that_every_sentence_and_name_of_the_window_is_there_in_every_language(language) -> None:
    names = [name for kind in CODE_NAMES.values() for name in kind.values()]
    with using_language(language):
        same = {text for text in (*SENTENCES, *names) if tr(text) == text}
    assert not same, "packaging/dev.py texts, and translate them"


def codes() -> Iterator[tuple[str, str]]:
    """Every code that the program itself makes a finding with, where it is written out."""
    for path in sorted((ROOT / "app").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        named = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            made = isinstance(node, ast.Call) and ast.unparse(node.func).startswith("Finding.")
            if isinstance(node, ast.Call) and made and len(node.args) > 1:
                code = node.args[1]
                found = code.value if isinstance(code, ast.Constant) else None
                if isinstance(code, ast.Name):
                    found = named.get(code.id)
                if isinstance(found, str):
                    yield path.relative_to(ROOT).as_posix(), found


@pytest.mark.source
def test_that_every_code_of_the_program_has_a_sentence() -> None:
    found = set(codes())
    assert len(found) > 60
    assert [one for one in found if one[1] not in {*tables.SENTENCES, *NO_CODES}] == []


CASES: tuple[tuple[Finding, str, str], ...] = (
    (
        Finding.warning(
            "price",
            "guard.price_change",
            before=Decimal("199.90"),
            after=Decimal(1300),
            percent=550,
        ),
        "price: The price changes by 550 %: from 199.90 to 1,300",
        r"precio: El precio cambia .*199,90.*1\s300",
    ),
    (
        Finding.error("title", "item.title.too_long", length=61, longest=60, message="too long"),
        "title: 61 characters; this category allows 60",
        "título: 61 caracteres.*60",
    ),
    (
        # What a sentence needs is missing: the marketplace's own words say more.
        Finding.error("title", "item.title.too_long", message="Title is too long"),
        "title: Title is too long",
        "título: Title is too long",
    ),
    (
        Finding.error("status", "item.status.invalid_transition", before="closed", after="active"),
        "status: The listing cannot go from closed to active",
        "estado: .*finalizada.*activa",
    ),
    (
        Finding.warning(
            "shipping.free_shipping", "follows.free_shipping", before=False, after=True
        ),
        "free shipping: With this change, shipping is free",
        "envío gratis: .*el envío es gratis",
    ),
    (
        Finding.warning(
            "shipping.free_shipping", "follows.free_shipping", before=True, after=False
        ),
        "free shipping: With this change, shipping is no longer free",
        "envío gratis: .*deja de ser gratis",
    ),
    (
        Finding.error("price", "conflict", base=1, mine=2, live=Decimal("3.5")),
        "price: Changed elsewhere in the meantime; the marketplace has “3.5”",
        "precio: .*“3,5”",
    ),
    (
        Finding.error("attributes.BRAND", "conflict", live=encode_value((Choice("1", "Nike"),))),
        "BRAND: Changed elsewhere in the meantime; the marketplace has “Nike”",
        "BRAND: .*“Nike”",
    ),
    (
        Finding.warning(
            "", "item.attributes.omitted", message="Brand was omitted", **{STORED: True}
        ),
        "Its value was dropped. The marketplace says: “Brand was omitted”",
        ".*“Brand was omitted”",
    ),
    (
        Finding.error("", "refused", message=""),
        NOTICES["refused"],
        "El marketplace rechazó la solicitud",
    ),
    (Finding.error("x", "item.new.code", message=""), "x: item.new.code", "x: item.new.code"),
    (Finding.error("x\x1b[2J", "a\x1b[2J"), "x?", "x"),
)


@pytest.mark.parametrize(("finding", "english", "spanish"), CASES, ids=lambda case: str(case)[:40])
def test_that_a_finding_has_the_words_of_the_window(
    finding: Finding, english: str, spanish: str
) -> None:
    said = finding_text(finding)
    assert "\x1b" not in said
    assert said.startswith(english[:1]) if "?" in english else said == english
    with using_language("es"):
        assert re.match(spanish, finding_text(finding)), finding_text(finding)


def test_that_a_code_has_the_name_of_the_window() -> None:
    assert named_code(LEVEL, "5_green") == "Green, 5 of 5"
    assert named_code(SHIPPING_MODE, "me9") == "me9"
    with using_language("pt_BR"):
        assert named_code(SHIPPING_MODE, "custom") != "Own shipping prices"
