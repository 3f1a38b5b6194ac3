"""The tables by which queries are read, made of their grammar, so that no start makes them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLES = ROOT / "resources" / "query_parser.json"


def text() -> str:
    """The tables as they are written: of this grammar, and of this version of lark."""
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    from app.engine.queries.syntax import GRAMMAR, built_parser, made_of

    data, memo = built_parser().memo_serialize([TerminalDef, Rule])
    written = {"grammar": GRAMMAR, "lark": made_of(), "data": data, "memo": memo}
    return json.dumps(written, sort_keys=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    TABLES.write_text(text(), encoding="utf-8")
