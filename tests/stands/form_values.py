"""Values that a seller may leave in a field of the form: right ones, and every sort of wrong."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from decimal import Decimal

from app.editing.form.fields import FieldKind, FieldSpec
from app.editing.values import DOES_NOT_APPLY, Choice, PictureRef

_WORDS = ("Lino", "Muy bueno", "Ñandú 9 × 12", "a" * 40, "b" * 41, "c" * 61, "d" * 256, " ", "\x07")
_BY_PATH: Mapping[str, Sequence[object]] = {
    "title": ("Mesa de roble", "x" * 60, "x" * 61, None, " ", "Mesa\tazul"),
    "official_store_id": (None, 77),
    "non_paymentplatform_payment_methods": (None, [], [{"description": "Efectivo"}]),
    "coverage_areas": (None, [], ["{site}-00"], ["{site}-00", "{site}-00"], ["NOPE"], ["a b"]),
    "shipping.free_methods": (
        *(None, []),
        [{"id": 501345, "rule": {"free_mode": "country", "value": None}}],
        [{"id": 7, "rule": {"free_mode": "country", "value": None}}],
        [{"id": "", "rule": {}}],
    ),
    "shipping.costs": (
        *(None, []),
        [{"description": "Local", "cost": Decimal("90.5")}],
        [{"description": "Local", "cost": -1}],
    ),
    "location.latitude": (None, Decimal("20.5"), Decimal(90), Decimal("90.1"), -91),
    "location.longitude": (None, Decimal("-103.4"), 180, Decimal("180.5")),
}


def value_for(spec: FieldSpec, chance: random.Random, site_id: str) -> object:
    """Return a value that somebody may leave in the field."""
    if spec.path in _BY_PATH:
        value = chance.choice(_BY_PATH[spec.path])
        if isinstance(value, list):
            return [e.format(site=site_id) if isinstance(e, str) else e for e in value]
        return value
    value = _KINDS.get(spec.kind, _text)(spec, chance)
    if spec.named and chance.random() < 0.05:
        return DOES_NOT_APPLY
    return value


def _text(spec: FieldSpec, chance: random.Random) -> object:
    longest = spec.longest or 60
    text = chance.choice((None, "x" * longest, "x" * (longest + 1), *_WORDS))
    if not spec.named:
        return text
    if spec.choices and chance.random() < 0.6:
        return (chance.choice(spec.choices),)
    return () if text is None else (Choice(None, text),)


def _number(spec: FieldSpec, chance: random.Random) -> object:
    text = chance.choice((None, "1", "1.5", "120", "-3", "1e3", "muchos", "9" * 19))
    if spec.named:
        return () if text is None else (Choice(None, text),)
    return None if text is None else Decimal(chance.choice(("1", "-3", "1.5")))


def _money(spec: FieldSpec, chance: random.Random) -> object:
    amounts = (None, 0, 1, 120, Decimal("549.00"), Decimal("549.01"), Decimal("5.001"), -1, 10**17)
    return chance.choice((*amounts, 10**6, Decimal("10.5"), 10**19))


def _integer(spec: FieldSpec, chance: random.Random) -> object:
    return chance.choice((None, 0, 1, 17, 40, -1, 99_999, 10**9))


def _measure(spec: FieldSpec, chance: random.Random) -> object:
    number = chance.choice(("2", "2.5", "0", "-2", "dos", "1.44"))
    unit = chance.choice((*spec.units, "", "furlong"))
    return chance.choice(((), (Choice(None, f"{number} {unit}".strip()),)))


def _choice(spec: FieldSpec, chance: random.Random) -> object:
    if not spec.named:
        return chance.choice((*(c.name for c in spec.choices), "broken", None))
    own: tuple[object, ...] = ((), (Choice(None, "Verde agua"),), (Choice("NO_SUCH", "Nada"),))
    return chance.choice((*((c,) for c in spec.choices[:8]), *own))


def _several(spec: FieldSpec, chance: random.Random) -> object:
    known = list(spec.choices[:6]) or [Choice(None, "7501031311309"), Choice(None, "12345678")]
    known.append(Choice(None, "De otra manera"))
    return tuple(chance.sample(known, chance.randint(0, min(3, len(known)))))


def _yes_no(spec: FieldSpec, chance: random.Random) -> object:
    if not spec.named:
        return chance.choice((True, False, None))
    return chance.choice((*((c,) for c in spec.choices), (), (Choice(None, "Quizás"),)))


def _list(spec: FieldSpec, chance: random.Random) -> object:
    return chance.choice((None, []))


def _place(spec: FieldSpec, chance: random.Random) -> object:
    return chance.choice((None, {"name": "Puebla"}, {"id": "MX-PUE", "name": "Puebla"}))


def _dimensions(spec: FieldSpec, chance: random.Random) -> object:
    return chance.choice((None, "9x17x22,462", "9x17", "0x1x1,1", "1x1x1,1"))


def _pictures(spec: FieldSpec, chance: random.Random) -> object:
    new = [PictureRef("source", f"https://example.com/{n}.jpg") for n in range(20)]
    return tuple(new[: chance.choice((0, 1, 2, 6, 12, 13, 20))])


_KINDS: Mapping[FieldKind, Callable[[FieldSpec, random.Random], object]] = {
    FieldKind.NUMBER: _number,
    FieldKind.MONEY: _money,
    FieldKind.INTEGER: _integer,
    FieldKind.NUMBER_UNIT: _measure,
    FieldKind.CHOICE: _choice,
    FieldKind.SEVERAL: _several,
    FieldKind.YES_NO: _yes_no,
    FieldKind.LIST: _list,
    FieldKind.PLACE: _place,
    FieldKind.DIMENSIONS: _dimensions,
    FieldKind.PICTURES: _pictures,
}
