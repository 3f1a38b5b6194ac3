"""That the texts of the window keep to the words of the glossary in CONTRIBUTING, and are plain."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.stands.message_files import TRANSLATED, TRANSLATIONS, Message, read

LANGUAGES = ("en", *TRANSLATED)

#: What no text of a language says, and what it says instead (or why not).
IS_NO = r"(?<!there )\b(is|are|was|were) no (?!longer\b|more\b|limit\b)\w"
FORBIDDEN = {
    "en": (
        (r"'|\"", "’ and “ ”"),
        (r"\bnot let in\b", "no access"),
        (r"\broomy\b", "spacious"),
        (r"\bpapers\b", "documents"),
        (r"\b(has|have|had) a fault\b", "has a problem"),
        (r"\ball the same\b", "anyway"),
        (r"\blooked up whether\b", "checking whether"),
        (IS_NO, "is not a …"),
        (r"\bno such\b", "unknown …"),
        (r"\b(is|are) none of\b", "is not one of"),
        (r"\bnobody's|nobody’s\b", "belongs to no one"),
        (r"\bof (its|their|your|his) own\b", "separate, own"),
        (r"\bof yours\b", "your …"),
        (r"\b(lies|stands?) (at|beside|in)\b", "is"),
        (r"\bby itself\b", "automatically"),
        (r"\bnot said\b", "not set"),
        (r"\bare as at\b", "are back to"),
        (r"\b(may|might) not\b", "cannot, does not allow"),
        (r"\b(call|calls)\b", "request"),
        (r"\b(is|are) there (twice|already)\b", "appears twice, is already there"),
        (r"\bput aside\b", "set aside"),
        (r"\bmade again\b", "created again, rebuilt"),
        (r"\btaken away\b|\btakes? something away\b", "remove"),
        (r"\b(of|for) (the )?seller \{", "belongs to seller"),
    ),
    "es": (
        (r"\busted(es)?\b|\bvos\b|\btú\b|\bti\b|\bte\b|\btus?\b", "impersonal"),
        (r"\b(puedes|podés|quieres|debes|tienes|tenés|hiciste|elige|elegí)\b", "se puede …"),
        (
            r"(?<!se )\b(haga|elija|escriba|ingrese|pulse|revise|use|abra|busque) ",
            "infinitive, hay que …",
        ),
        (r"\b(tus|vuestr\w+)\b|\bsus publicaciones estar", "las …"),
        (r"\bexistencias?\b", "stock"),
        (r"\bllamadas?\b|\bpetici[oó]n(es)?\b|\bpedidos?\b", "solicitud"),
        (r"\bcerrad[ao]s?\b|\bpublicaci[oó]n\w* .*\bcierr", "finalizada, finaliza"),
        (r"\bcopias? de seguridad\b|\bbackups?\b", "respaldo"),
        (r"\bimágen(es)?\b|\bimagen\b", "foto"),
        (r"\bordenador\b|\bcoger\b|\bfichero\b|\bmóvil\b", "Latin American"),
        (r"\blistados?\b|\banuncios?\b", "publicación"),
        (r"\bfall[ao]s?\b", "problema, error"),
        (r"\"", "“ ”"),
    ),
    "pt_BR": (
        (r"\bfinalizad[ao]s?\b|\bfinalizar?\b|\bfinalize\b", "encerrado, encerrar"),
        (r"\bcódigo postal\b|\bcódigo de área\b", "CEP, DDD"),
        (r"\bchamadas?\b|\bpedidos? HTTP\b|\brequisiç\w+\b", "solicitação"),
        (r"\bajustes?\b", "configurações"),
        (r"\bcópias? de segurança\b", "backup"),
        (r"\bguardad[ao]s?\b", "salvo"),
        (r"\btu\b|\bteus?\b|\btuas?\b|\bte\b", "você"),
        (r"\becrã\b|\bficheiro\b|\butilizador\b|\brato\b|\bcontacto\b", "Brazilian"),
        (r"\bimage(m|ns)\b", "foto"),
        (r"\bpublicaç\w+\b|\blistage(m|ns)\b", "anúncio"),
        (r"\"|'", "“ ”"),
    ),
}


@cache
def texts(language: str) -> list[tuple[Message, str]]:
    """Every text of a language; for English the sources that the others translate."""
    if language == "en":
        return [(each, each.source) for each in read(TRANSLATIONS / "vitrina_es.ts")]
    found = read(TRANSLATIONS / f"vitrina_{language}.ts")
    return [(each, form) for each in found for form in each.forms if form]


def texts_with(language: str, pattern: str) -> list[str]:
    """The texts of a language that have ``pattern``."""
    return [
        f"{each.name} → {text}"
        for each, text in texts(language)
        if re.search(pattern, text, re.IGNORECASE)
    ]


@pytest.mark.parametrize(
    ("language", "pattern", "instead"),
    [(language, *rule) for language in LANGUAGES for rule in FORBIDDEN[language]],
)
def test_that_no_text_uses_a_word_that_was_given_up(
    language: str, pattern: str, instead: str
) -> None:
    assert texts_with(language, pattern) == [], f"say: {instead}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_spaces_and_quotes_are_even(language: str) -> None:
    wrong = [
        f"{each.name} → {text}"
        for each, text in texts(language)
        if "  " in text.replace("  F8", " F8")
        or text.count("“") != text.count("”")
        or re.search(r" [,.;:!?](\s|$)", text)
        or "..." in text
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_a_text_ends_as_its_english_does(language: str) -> None:
    ends = re.compile(r"[.:;?!…]*$")

    def end(text: str) -> str:
        found = ends.search(text)
        return found.group() if found else ""

    wrong = [
        f"{each.name} → {text}" for each, text in texts(language) if end(each.source) != end(text)
    ]
    assert wrong == []


def test_that_spanish_opens_its_questions() -> None:
    wrong = [
        f"{each.name} → {text}"
        for each, text in texts("es")
        # A value in quotation marks has one of its own: {name!r}.
        for words in [text.replace("!r}", "}")]
        if words.count("?") != words.count("¿") or words.count("!") != words.count("¡")
    ]
    assert wrong == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_that_the_commands_use_no_word_that_was_given_up_either(language: str) -> None:
    # What stands for a value, or is the name of one; quotes are those that a shell takes.
    typed = re.compile(r"\{[^}]*\}|\b[A-Z]{4,}\b")
    rules = [rule for rule, instead in FORBIDDEN[language] if "“ ”" not in instead]
    assert [
        f"{each.source} → {form}"
        for each in read(TRANSLATIONS / f"commands_{language}.ts")
        for form in each.forms
        if any(re.search(rule, typed.sub("", form), re.IGNORECASE) for rule in rules)
    ] == []


def test_that_the_commands_say_in_english_what_something_is_not() -> None:
    found = [each.source for each in read(TRANSLATIONS / "commands_es.ts")]
    assert len(found) > 500
    assert [text for text in found if re.search(IS_NO, text, re.IGNORECASE)] == []
