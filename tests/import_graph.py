"""Who imports whom in the whole program: rings, and which room of a package may see which."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from tests.source_rules import Module, imports

SMALL = 40
"""Lines below which a module has a reason to stand alone."""
LARGE = 250
"""Lines that most modules stay below."""
ONE_OF_A_KIND = ("app.client.resources", "app.domain.models", "app.service.endpoints")
"""Folders with one module for each resource of the service, however small it is."""
SMALL_FOR_A_REASON = {
    "app.service.prediction.likelihood": "naive Bayes, beside the machines",
    "app.commands.signal_handling": "signals of the system, away from what a command prints",
    "app.engine.catalog_owner": "whose a catalog is, away from the process that fills it",
    "app.engine.schedules.agent_lock": "who looks after schedules, without what that takes",
    "app.ui.editor.form.gap_text": "texts to translate, away from what maps paths to fields",
}

Arrow = tuple[str, str]
"""The importing module and the imported one, both dotted."""


@dataclass(frozen=True)
class Rooms:
    """The sub-packages of one package.

    ``allowed`` says for each room which others it may import. What is in ``shared`` are modules
    beside the rooms that all of them may import. Any other module beside the rooms puts them
    together: it may import all of them, and none of them may import it.
    """

    allowed: Mapping[str, tuple[str, ...]]
    shared: tuple[str, ...] = ()


ROOMS: dict[str, Rooms] = {
    "app.workspace": Rooms(
        {
            "sqlite": (),
            "journal": ("sqlite",),
            # Both files are copied in the same way.
            "catalog": ("journal", "sqlite"),
        },
        shared=("errors", "listing_rows", "lock", "outbox_command"),
    ),
    "app.rules": Rooms(
        {
            "offer": (),
            "attributes": ("offer",),
            "changes": ("attributes", "offer"),
        },
        shared=("differences", "findings", "numbers", "sellers", "site_facts", "sites"),
    ),
    "app.editing": Rooms(
        {"cells": ("form",), "form": (), "sentences": ("variations",), "variations": ("form",)},
        shared=("draft", "item_paths", "number_locale", "numbers", "values", "variation_list"),
    ),
    "app.engine": Rooms(
        {
            "sync": ("costs",),
            "sending": ("sync",),
            "queries": (),
            "catalog": ("queries",),
            "reader": ("catalog", "queries"),
            "costs": (),
            "shipping": ("catalog", "costs"),
            "history": ("catalog", "sync"),
            "undo": ("sending",),
            "outbox": ("catalog", "costs", "shipping", "sync", "undo"),
            "processes": ("outbox",),
            "plans": (
                *("catalog", "costs", "outbox", "processes", "sending", "shipping", "sync", "undo"),
            ),
            "listings": ("catalog", "outbox", "plans", "sending"),
            "changes": ("catalog", "listings", "outbox", "plans", "sending", "shipping"),
            "sheets": (
                *("catalog", "changes", "listings", "outbox", "plans", "processes", "queries"),
                "sending",
            ),
            "previews": (
                *("catalog", "outbox", "plans", "processes", "queries", "shipping", "sync"),
            ),
            "schedules": ("catalog", "outbox", "plans", "sending", "undo"),
            "attention": ("catalog", "outbox"),
        },
        shared=(
            *("admission", "connection", "events", "journal_thread", "notices"),
            *("sync_receipt", "task_group"),
        ),
    ),
    "app.service": Rooms(
        {
            "http": (),
            "stores": ("http",),
            "seeding": ("stores",),
            "prediction": ("seeding", "stores"),
            "market": ("prediction", "stores"),
            "items": ("http", "market", "stores"),
            "sales": ("items", "market", "seeding", "stores"),
            "practice": ("http", "market", "sales", "stores"),
            "endpoints": ("http", "items", "prediction", "stores"),
            "openapi": ("endpoints", "http", "practice", "sales", "stores"),
            "worlds": ("http", "stores"),
            "workers": (),
        },
        shared=("call", "errors", "routing"),
    ),
    "app.ui": Rooms(
        {
            "look": (),
            "texts": ("look",),
            "widgets": ("look",),
            "forms": ("look", "texts", "widgets"),
            "pictures": ("forms", "look", "texts", "widgets"),
            "shipping": ("look", "texts", "widgets"),
            "listings": ("look", "pictures", "texts", "widgets"),
            "window": ("listings", "look", "texts", "widgets"),
            "editor": ("activity", "forms", "look", "pictures", "texts", "widgets", "window"),
            "creation": ("editor", "forms", "look", "texts", "widgets"),
            "move": ("creation", "editor", "look", "texts", "widgets"),
            "activity": ("forms", "listings", "look", "texts", "widgets", "window"),
            "lifecycle": ("activity", "forms", "look", "shipping", "texts", "widgets", "window"),
            "schedules": ("look", "texts", "widgets", "window"),
            "plans": ("activity", "look", "schedules", "texts", "widgets", "window"),
            "sheets": ("look", "plans", "texts", "widgets", "window"),
            "cells": ("forms", "listings", "look", "texts", "widgets", "window"),
            "costs": ("look", "texts", "widgets", "window"),
            "as_of": ("listings", "look", "texts", "widgets", "window"),
            "grouping": ("activity", "listings", "look", "texts", "widgets", "window"),
            "attention": ("activity", "look", "schedules", "texts", "widgets", "window"),
            "tour": (
                *("as_of", "attention", "cells", "console", "creation", "editor", "grouping"),
                *("listings", "plans", "sheets", "shipping", "widgets", "window"),
            ),
        },
        shared=("actions", "loop", "view", "window_thread"),
    ),
}


def arrows(modules: Iterable[Module]) -> set[Arrow]:
    """Return every import between two modules, late ones and ones for types alone included."""
    known = {module.name: module for module in modules if not module.is_package}
    found = set()
    for module in known.values():
        for _, name in imports(module):
            # `from app.a import b` names a module or something in one.
            target = name if name in known else name.rpartition(".")[0]
            if target in known and target != module.name:
                found.add((module.name, target))
    return found


def rings(graph: Iterable[Arrow]) -> list[tuple[str, ...]]:
    """Return the rings between the children of one folder, be they modules or rooms."""
    folders: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for source, target in graph:
        steps, other = source.split("."), target.split(".")
        common = 0
        while steps[common] == other[common]:
            common += 1
        folder = ".".join(steps[:common])
        folders[folder][steps[common]].add(other[common])
    return [
        tuple(f"{folder}.{name}" for name in sorted(ring))
        for folder, children in sorted(folders.items())
        for ring in circles(children)
    ]


def circles(graph: Mapping[str, Collection[str]]) -> list[set[str]]:
    """Return the sets of nodes that all lead to one another."""
    reached = {node: reachable(graph, node) for node in graph}
    found: list[set[str]] = []
    for node in sorted(graph):
        if node in reached[node] and not any(node in ring for ring in found):
            found.append({other for other in reached[node] if node in reached.get(other, ())})
    return found


def reachable(graph: Mapping[str, Collection[str]], start: str) -> set[str]:
    """Return every node that a way leads to from ``start``."""
    seen: set[str] = set()
    waiting = list(graph.get(start, ()))
    while waiting:
        node = waiting.pop()
        if node not in seen:
            seen.add(node)
            waiting.extend(graph.get(node, ()))
    return seen


def check_rooms(module: Module, table: Mapping[str, Rooms] = ROOMS) -> Iterator[str]:
    """Yield what a room imports though it lies further out, or may not be seen from there."""
    steps = module.name.split(".")
    package = ".".join(steps[:2])
    # A module beside the rooms puts them together.
    if package not in table or len(steps) < 4:
        return
    room, rooms = steps[2], table[package]
    seen = {room, *rooms.shared, *rooms.allowed.get(room, ())}
    for line, name in imports(module):
        inner = name.removeprefix(f"{package}.")
        if inner != name and inner.split(".")[0] not in seen:
            yield f"{line}: {room} imports {inner}"


def needless(modules: Collection[Module], table: Mapping[str, Rooms] = ROOMS) -> list[str]:
    """Return what the table lets a room import though it does not."""
    used: dict[str, set[str]] = defaultdict(set)
    for source, target in arrows(modules):
        used[".".join(source.split(".")[:3])].add(".".join(target.split(".")[:3]))
    return [
        f"{package}.{room} may import {other}"
        for package, rooms in table.items()
        for room, allowed in rooms.allowed.items()
        for other in allowed
        if f"{package}.{other}" not in used[f"{package}.{room}"]
    ]


def unnamed_rooms(modules: Iterable[Module]) -> list[str]:
    """Return the sub-packages that the docstring of their package does not name."""
    docstrings = {
        module.name: ast.get_docstring(module.tree) or "" for module in modules if module.is_package
    }
    return [
        name
        for name in sorted(docstrings)
        if (package := name.rpartition(".")[0]) in docstrings
        if not re.search(rf"\b{name.rpartition('.')[2]}\b", docstrings[package])
    ]


def too_small(modules: Collection[Module]) -> list[str]:
    """Return the small modules that could as well be a part of the one module that uses them.

    That is none where several use it, where its user is in another folder, or would become large.
    """
    users: dict[str, set[str]] = defaultdict(set)
    for source, target in arrows(modules):
        users[target].add(source)
    lines = {module.name: module.source.count("\n") for module in modules}
    found = []
    for module in modules:
        folder = module.name.rpartition(".")[0]
        if module.is_package or lines[module.name] >= SMALL or folder in ONE_OF_A_KIND:
            continue
        if len(users[module.name]) == 1:
            (user,) = users[module.name]
            fits = lines[user] + lines[module.name] <= LARGE
            if fits and user.rpartition(".")[0] == folder:
                found.append(module.name)
    return found
