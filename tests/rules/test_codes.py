"""The table of codes is what the rules can say: no more, no less, no code twice."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from app.rules import codes

RULES = Path(codes.__file__).parent
CODE = re.compile(r"(item|answer|guard)\.[a-z_]+(\.[a-z_]+)?|invalid_parameters")


def codes_in_texts() -> list[re.Pattern[str]]:
    """Every text in the rules that looks like a code; the gaps of f-strings match one segment."""
    patterns = []
    for module in RULES.rglob("*.py"):
        if module.name == "codes.py":
            continue
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(part.value)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                    else "[a-z_]+"
                    for part in node.values
                ]
                if parts[0] == re.escape("item."):
                    patterns.append(re.compile("".join(parts)))
            elif isinstance(node, ast.Constant) and CODE.fullmatch(str(node.value)):
                patterns.append(re.compile(re.escape(str(node.value))))
    return patterns


def test_that_every_code_in_the_table_can_be_given() -> None:
    patterns = codes_in_texts()
    assert len(patterns) > 50
    silent = [
        code for code in codes.CODES if not any(pattern.fullmatch(code) for pattern in patterns)
    ]
    assert silent == []


def test_that_every_code_that_is_given_is_in_the_table() -> None:
    unlisted = [
        pattern.pattern
        for pattern in codes_in_texts()
        if not any(pattern.fullmatch(code) for code in codes.CODES)
    ]
    assert unlisted == []


def test_that_no_code_is_listed_twice_and_each_names_its_field() -> None:
    assert len(set(codes.CODES)) == len(codes.CODES)
    assert all(CODE.fullmatch(code) for code in codes.CODES)
