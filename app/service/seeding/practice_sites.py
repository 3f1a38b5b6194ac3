"""The data of practice sites in addition to their rules: prices, words, regions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache

from app.rules.sites import SiteRules, site_rules
from app.service.seeding.leaves import FORMS, Noun
from app.service.seeding.resource_files import Table, read_table


@dataclass(frozen=True, slots=True)
class RegionalWord:
    """One word that differs on a site.

    ``Tenis`` become ``Zapatillas``, which have another grammatical form.
    """

    says: re.Pattern[str]
    instead: str
    form: int


@dataclass(frozen=True, slots=True)
class PracticeSite:
    """A site as needed for seeding; ``factor`` converts pesos of MX into its currency."""

    rules: SiteRules
    factor: Decimal
    step: int
    endings: tuple[Decimal, ...]
    shipping: tuple[str, ...]
    heavy_shipping: tuple[str, ...]
    free_methods: tuple[int, ...]
    longest_title: int
    most_pictures: int
    regional_words: tuple[RegionalWord, ...]
    regions: tuple[tuple[str, tuple[str, ...]], ...]

    @property
    def id(self) -> str:
        """The id of the site."""
        return self.rules.id

    def say(self, text: str) -> str:
        """Return a Spanish text with the regional words of this site."""
        for word in self.regional_words:
            text = word.says.sub(word.instead, text)
        return text

    def name_of(self, noun: Noun) -> Noun:
        """Return a noun with the regional words of this site; its form follows its first word."""
        for word in self.regional_words:
            if word.says.match(noun.text):
                noun = Noun(noun.text, word.form, noun.motif)
        return Noun(self.say(noun.text), noun.form, noun.motif)

    def states(self) -> Iterator[tuple[str, str]]:
        """Yield every state with its region."""
        for region, states in self.regions:
            for state in states:
                yield state, region


@cache
def load_sites() -> tuple[PracticeSite, ...]:
    """Return the practice marketplace's six sites; the one with the threshold comes first."""
    tables = read_table("sites.toml")
    return tuple(_site(site_id, table) for site_id, table in tables.items())


@cache
def practice_site(site_id: str) -> PracticeSite:
    """Return one site; raise ``KeyError`` for any other id than those of the six."""
    return {site.id: site for site in load_sites()}[site_id]


def _site(site_id: str, table: Table) -> PracticeSite:
    return PracticeSite(
        rules=site_rules(site_id),
        factor=Decimal(str(table["factor"])),
        step=table["step"],
        endings=tuple(Decimal(ending) for ending in table["endings"]),
        shipping=tuple(table["shipping"]),
        heavy_shipping=tuple(table["heavy_shipping"]),
        free_methods=tuple(table["free_methods"]),
        longest_title=table["title"],
        most_pictures=table["pictures"],
        regional_words=tuple(
            RegionalWord(
                re.compile(rf"\b{re.escape(word['says'])}\b"),
                word["instead"],
                FORMS.index(word["form"]),
            )
            for word in table.get("words", ())
        ),
        regions=tuple((region, tuple(states)) for region, states in table["regions"].items()),
    )
