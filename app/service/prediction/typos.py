"""Titles with simulated mistakes: missing words, typing errors, unknown names."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

_FEWEST_LETTERS = 4


def with_typos(
    tokens: Sequence[str], chance: Random, *, dropped: float, mistyped: float
) -> list[str]:
    """Return the words of a title with some left out and some mistyped; never an empty list.

    ``dropped`` and ``mistyped`` are shares of the words. A mistyped word has one typo, or all its
    letters in another order, which simulates an unknown brand name.
    """
    draw = chance.random
    words = [token for token in tokens if draw() >= dropped] or [*tokens]
    for place, word in enumerate(words):
        if draw() < mistyped and len(word) >= _FEWEST_LETTERS and word.isalpha():
            words[place] = misspell(word, chance) if draw() < 0.5 else _shuffled(word, chance)
    return words


def misspell(word: str, chance: Random) -> str:
    """Return a word with one letter left out, doubled, replaced, or swapped with the next."""
    place = int(chance.random() * len(word))
    before, letter, after = word[:place], word[place], word[place + 1 :]
    match int(chance.random() * 4):
        case 0:
            return before + after
        case 1:
            return before + letter + letter + after
        case 2:
            return before + word[int(chance.random() * len(word))] + after
        case _:
            return before + after[:1] + letter + after[1:]


def _shuffled(word: str, chance: Random) -> str:
    letters = list(word)
    chance.shuffle(letters)
    return "".join(letters)
