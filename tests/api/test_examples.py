"""Every example of the Python API runs, against the marketplace in the box, and none is missing."""

from __future__ import annotations

import doctest
import importlib
import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from app.api.listing import Listing
from app.api.listing_parts import Pictures, Variations
from app.api.outbox import WaitingChanges
from app.api.shop import Shop, connect, open_practice
from tests import ROOT
from tests.stands.api_shop import ApiShop, has_pictures, is_unsold, is_varied
from tests.stands.new_rows import new_rows, write_rows

FOLDER = ROOT / "app" / "api"
MODULES = [
    importlib.import_module(f"app.api.{path.stem}")
    for path in sorted(FOLDER.glob("*.py"))
    if path.stem != "__init__"
]
FINDER = doctest.DocTestFinder()
EXAMPLES = {test.name: test for module in MODULES for test in FINDER.find(module) if test.examples}
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def names_for(stand: ApiShop, folder: Path, source: str) -> dict[str, Any]:
    """Return what stands for the names that an example uses, made only where it uses them."""

    def photo() -> Path:
        Image.effect_noise((600, 600), 90).convert("RGB").save(folder / "photo.jpg")
        return folder / "photo.jpg"

    def closed() -> Listing:
        item_id = stand.plain()
        stand.put(item_id, status="closed")
        return stand.shop.listing(item_id)

    makers: dict[str, Callable[[], object]] = {
        "shop": lambda: stand.shop,
        "url": lambda: stand.served.base_url,
        "token": lambda: stand.token,
        "folder": lambda: folder,
        "listing": lambda: stand.shop.listing(stand.take(has_pictures)),
        "varied": lambda: stand.shop.listing(stand.take(is_varied)),
        "unsold": lambda: stand.shop.listing(stand.take(is_unsold)),
        "closed": closed,
        "photo": photo,
        "form": stand.form,
        "new_rows": lambda: write_rows(folder / "new.csv", new_rows(stand.form(), ["NEW-1"])),
        "held": stand.held,
        "waiting": stand.waiting,
        "connect": lambda: connect,
        "open_practice": lambda: open_practice,
    }
    return {name: make() for name, make in makers.items() if re.search(rf"\b{name}\b", source)}


@pytest.mark.parametrize("name", EXAMPLES)
def test_that_the_example_runs(name: str, stand: ApiShop, tmp_path: Path) -> None:
    example = EXAMPLES[name]
    source = "".join(one.source for one in example.examples)
    example.globs = names_for(stand, tmp_path, source)
    said: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=FLAGS)
    try:
        result = runner.run(example, out=said.append, clear_globs=True)
    finally:
        stand.shop.outbox.resume()
    assert not result.failed, "".join(said)


def test_that_the_readme_names_what_there_is() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    told = re.search(r"A `shop` has (.*?)Each has an example", text, re.DOTALL)
    assert told is not None
    names = set(re.findall(r"`(\w+)", told[1])) - {"shop"}
    there = {name for kind in (Shop, Listing, WaitingChanges) for name in dir(kind)} | {"outbox"}
    assert len(names) > 25
    assert names <= there


@pytest.mark.parametrize("kind", [Shop, Listing, Pictures, Variations, WaitingChanges])
def test_that_every_verb_has_an_example(kind: type) -> None:
    verbs = {
        f"{owner.__module__}.{owner.__name__}.{name}"
        for owner in kind.__mro__
        if owner.__module__.startswith("app.api.")
        for name, value in vars(owner).items()
        if not name.startswith("_") and (inspect.isfunction(value) or isinstance(value, property))
    }
    assert len(verbs) >= 3
    assert verbs <= set(EXAMPLES), f"without an example: {sorted(verbs - set(EXAMPLES))}"
