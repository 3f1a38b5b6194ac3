"""Titles of the shipped world, for sites with the same tree and few listings of their own."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random

from app.service.prediction.examples import Titles
from app.service.prediction.taxonomy import Taxonomy
from app.service.seeding.leaves import Leaf, load_leaves
from app.service.seeding.listings.attribute_values import known_attribute, lines_of, values_of
from app.service.seeding.listings.title_plans import compile_title, in_a_title
from app.service.seeding.pictures.colours import load_colours, palette
from app.service.seeding.practice_sites import PracticeSite, load_sites
from app.service.seeding.resource_files import read_table
from app.service.seeding.tree import load_tree

_FROM_OTHER_SITES = 160
# The share of listings with variations, whose titles omit the varying attributes.
_VARIED = 0.42


def shipped_titles(site_id: str, taxonomy: Taxonomy, wanted: int) -> Generator[None, None, Titles]:
    """Return about ``wanted`` titles of listings in the shipped world.

    A few more come from its other sites, where the same products have other names. There are none
    if the site has another category tree. Yield every few milliseconds.
    """
    sites = {site.id: site for site in load_sites()}
    if site_id not in sites:
        return []
    yield
    tree = load_tree(site_id)
    if {node.id for node in tree.nodes.values() if node.leaf} != set(taxonomy.leaves):
        return []
    weights = sum(leaf.weight for leaf in load_leaves())
    chance = Random(site_id)
    titles: Titles = []
    for site in sites.values():
        share = (wanted if site.id == site_id else _FROM_OTHER_SITES) / weights
        for leaf in load_leaves():
            yield
            category_id = tree.leaf_id(leaf)
            # The fraction is rounded at random, so that rare leaves get their titles too.
            count = int(share * leaf.weight + chance.random())
            titles += [(category_id, title) for title in _titles_of(leaf, site, count, chance)]
    return titles


def _titles_of(leaf: Leaf, site: PracticeSite, count: int, chance: Random) -> Iterator[str]:
    if not count:
        return
    lines = lines_of(leaf)
    slots = ("noun", "line", "colour", *(line.id for line in lines))
    gone = [*leaf.variations, *(["colour"] if "COLOR" in leaf.variations else [])]
    templates = [site.say(text).replace("{COLOR}", "{colour}") for text in leaf.titles]
    longest = site.longest_title
    plans = [compile_title(text, slots, longest) for text in templates]
    varied = [compile_title(text, slots, longest, gone) for text in templates] if gone else plans
    nouns = [site.name_of(noun) for noun in leaf.nouns]
    colours = palette(leaf.palette) if leaf.palette else load_colours()
    values = [
        values_of(line, leaf, site)
        if known_attribute(line.id)["type"] == "string"
        else tuple(map(in_a_title, values_of(line, leaf, site)))
        for line in lines
    ]
    for _ in range(count):
        noun, line = chance.choice(nouns), chance.choice(read_table("words.toml")["lines"])
        own = {"noun": noun.text, "model": f"{line} {chance.randrange(100, 1000)}"}
        texts = [noun.text, line, chance.choice(colours).forms[noun.form]]
        for known, choices in zip(lines, values, strict=True):
            texts.append(chance.choice(choices) if choices else own.get(known.source or "", ""))
        yield chance.choice(varied if chance.random() < _VARIED else plans).fill(texts)
