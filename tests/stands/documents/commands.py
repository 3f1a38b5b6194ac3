"""Which document each command prints with ``--json``, and the judge of what a command printed."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import click

from app.cli import vitrina
from tests.stands.documents import changes, lookups, outbox, shop
from tests.stands.documents.shapes import NOT_ACCEPTED, WORD, Schema, fits, obj

DOCUMENTS: dict[str, tuple[Schema, ...]] = {
    "account": (lookups.ACCOUNT,),
    "attention": (shop.ATTENTION,),
    "category": (lookups.TREE, lookups.CATEGORY),
    "costs charge": (shop.COSTS_CHARGED,),
    "costs export": (shop.COSTS_WRITTEN,),
    "costs import": (shop.COSTS_IMPORTED,),
    "costs list": (shop.COSTS,),
    "costs remove": (shop.COSTS_REMOVED,),
    "costs set": (shop.COSTS_SET,),
    "coverage": (lookups.COVERAGE,),
    **dict.fromkeys(
        ("create", "describe", "duplicate", "edit", "move", "relist", "status", "title"),
        (changes.CHANGE,),
    ),
    "doctor": (shop.CHECKS,),
    "export": (shop.EXPORTED, shop.WRITTEN),
    "history": (shop.SYNCS, shop.HISTORY),
    "market": (lookups.MARKET,),
    "orders": (lookups.ORDERS,),
    **dict.fromkeys(
        [f"outbox {verb}" for verb in ("decide", "drop", "hold", "release", "retry")],
        (outbox.ACTED, NOT_ACCEPTED),
    ),
    "outbox list": (outbox.LIST,),
    "outbox show": (outbox.SHOW,),
    "picture": (changes.PICTURES, changes.CHANGE),
    "plan apply": (changes.APPLIED, NOT_ACCEPTED),
    "plan check": (changes.CHECKED,),
    "plan new": (changes.NEW_PLAN,),
    "plan pictures": (shop.FOLDER_PLAN,),
    "plan show": (changes.PLAN,),
    "plan undo": (changes.APPLIED, NOT_ACCEPTED),
    "practice clock": (shop.NOW,),
    "practice fault": (shop.FAULTS,),
    "practice reset": (shop.STATE,),
    "practice sell": (shop.SALE_OR_RATE,),
    "practice status": (shop.STATE,),
    "predict": (lookups.PREDICTIONS,),
    "predict-eval": (shop.SCORES,),
    "questions": (lookups.QUESTIONS,),
    "restore": (shop.BACKUPS, shop.RESTORED),
    "schedule add": (changes.DECIDED_SCHEDULE, NOT_ACCEPTED),
    **dict.fromkeys(
        [f"schedule {verb}" for verb in ("cancel", "end", "keep")], (changes.DECIDED_SCHEDULE,)
    ),
    "schedule forget": (obj(id=WORD, name=WORD),),
    "schedule list": (changes.SCHEDULES,),
    "schedule show": (changes.SCHEDULE,),
    "schedule start": (changes.DECIDED_SCHEDULE, NOT_ACCEPTED),
    "send": (outbox.SEND,),
    "sheet import": (changes.IMPORTED,),
    "sheet list": (changes.LISTED,),
    "shipping": (lookups.SHIPPING,),
    "show": (lookups.LISTING, lookups.ONE_VARIATION),
    "sync": (shop.RECEIPT,),
    "type": (changes.TYPES, changes.CHANGE),
    "types": (lookups.TYPES,),
    "undo": (changes.APPLIED, changes.WAY_BACK),
    "validate": (changes.VALIDATION,),
    "variation": (changes.VARIATIONS, changes.CHANGE),
}
"""The schemas of the documents that each command may print."""
WITHOUT = {
    "agent": "it runs until it is ended, and says what it does as it does it",
    "completion": "a script for a shell",
    "plan schema": "the schema of plan files, which is JSON itself",
    "reader": "the window's own, in frames",
    "serve": "--json has one line for each thing that is ready, and then it serves",
    "tour": "pictures, and a table of what was observed",
    "worker": "the window's own, in lines of JSON",
}
"""Why a command has no document."""
PRINTING = (0, 1, 6)
"""The exit codes with which a command was carried out, and prints how it went; no other does."""


def every_command(group: click.Group, above: str = "") -> Iterator[tuple[str, click.Command]]:
    """Yield all commands below a group, with the words that call them."""
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from every_command(command, f"{above}{name} ")
        else:
            yield f"{above}{name}", command


def command_of(words: Sequence[str]) -> str:
    """Return the command that ``words`` call, however its options stand; empty for none."""
    found: list[str] = []
    group: click.Command = vitrina
    for word in words:
        if isinstance(group, click.Group) and word in group.commands:
            group = group.commands[word]
            found.append(word)
    return "" if isinstance(group, click.Group) else " ".join(found)


def document_of(words: Sequence[str], code: int, out: str) -> Any:
    """Return the document that a command with ``--json`` printed, which has to be as it should.

    There is one where a command was carried out, and none where it was not, or where all of it was
    refused; it stands in one line, but for whole files, and is one of those of its command.
    """
    if code not in PRINTING or (code, out) == (1, ""):
        assert out == "", (words, code, out)
        return None
    name = command_of(words)
    if name != "export":
        assert out.count("\n") == 1, (words, code, out)
    return fits(json.loads(out), {"anyOf": [*DOCUMENTS[name]], **_definitions(name)})


def _definitions(name: str) -> Schema:
    return {"$defs": lookups.TREE["$defs"]} if name == "category" else {}


def is_judged(words: Sequence[str]) -> bool:
    """Return whether a command was asked for a document that has a schema."""
    return "--json" in words and command_of(words) in DOCUMENTS
