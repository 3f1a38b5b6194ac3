"""The facts of each country site as data; ``sites`` makes rules of them.

It is a Python module because the first prices in the window need it, and parsing another file
format would take longer than drawing everything.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from app.domain.money import MOST_PLACES

Facts = dict[str, Any]

WRITTEN: Final = ("currency_sign", "decimal_mark", "group_mark")
"""The facts about the notation of money and numbers."""

# The first six are the sites of the service's specification, with its facts: `charges` ("Sales
# charges per site"), `free_shipping_threshold` ("Mandatory free shipping on one site"),
# `free_sales_limit` ("Limits"), `coverages` and `prediction`. The others are the rest of Latin
# America, with currency and number format only, as their charges are unknown. `currency_sign`
# directly precedes the digits; "\u00a0" is a no-break space. `language` is that of the listings, by
# default Spanish. `time_zone` is that of the country's capital or largest market, used for
# scheduled plans unless another one is given. A test compares currencies and separators with the
# Unicode locale data (CLDR).
SITE_FACTS: Final[dict[str, Facts]] = {
    "AR": {
        "country": "Argentina",
        "time_zone": "America/Argentina/Buenos_Aires",
        "currency_id": "ARS",
        "decimal_places": 2,
        "currency_sign": "$\u00a0",
        "decimal_mark": ",",
        "group_mark": ".",
        "free_sales_limit": 5,
        "charges": {
            # A later statement about the same table says 11 % for Clásica; the figure in the table
            # is used.
            "gold_special": {"rate": "0.12"},
            "gold_pro": {"rate": "0.20", "interest_free": True, "installments": 6},
        },
    },
    "MX": {
        "country": "México",
        "time_zone": "America/Mexico_City",
        "currency_id": "MXN",
        "decimal_places": 2,
        "currency_sign": "$",
        "decimal_mark": ".",
        "group_mark": ",",
        "free_shipping_threshold": "549",
        "free_sales_limit": 20,
        "coverages": ("all_country", "all_country_except_exclusion_zone"),
        "charges": {
            "gold_special": {"rate": "0.115"},
            "gold_pro": {"rate": "0.16", "interest_free": True, "installments": 12},
        },
    },
    "CL": {
        "country": "Chile",
        "time_zone": "America/Santiago",
        "currency_id": "CLP",
        "decimal_places": 0,
        "currency_sign": "$",
        "decimal_mark": ",",
        "group_mark": ".",
        "free_sales_limit": 5,
        "charges": {
            "gold_special": {"rate": "0.08"},
            "gold_pro": {"rate": "0.12", "interest_free": True, "installments": 12},
        },
    },
    # The currency is VES, in force since 2018; older documents have VEF for the same site.
    "VE": {
        "country": "Venezuela",
        "time_zone": "America/Caracas",
        "currency_id": "VES",
        "decimal_places": 2,
        "currency_sign": "Bs.S\u00a0",
        "decimal_mark": ",",
        "group_mark": ".",
        "free_sales_limit": 5,
        "prediction": False,
        "charges": {
            "gold_special": {"rate": "0.09"},
            "gold_pro": {"rate": "0.11"},
        },
    },
    "UY": {
        "country": "Uruguay",
        "time_zone": "America/Montevideo",
        "currency_id": "UYU",
        "decimal_places": 2,
        "currency_sign": "$\u00a0",
        "decimal_mark": ",",
        "group_mark": ".",
        "free_sales_limit": 5,
        "charges": {
            "gold_special": {"rate": "0.10", "interest_free": True},
            "gold_pro": {"rate": "0.12", "interest_free": True},
        },
    },
    "CO": {
        "country": "Colombia",
        "time_zone": "America/Bogota",
        "currency_id": "COP",
        "decimal_places": 2,
        "currency_sign": "$\u00a0",
        "decimal_mark": ",",
        "group_mark": ".",
        "free_sales_limit": 5,
        "coverages": ("all_country",),
        "charges": {
            "gold_special": {"rate": "0.11"},
            "gold_pro": {"rate": "0.15", "interest_free": True, "installments": 12},
        },
    },
    "BO": {
        "country": "Bolivia",
        "time_zone": "America/La_Paz",
        "currency_id": "BOB",
        "decimal_places": 2,
        "currency_sign": "Bs\u00a0",
        "decimal_mark": ",",
        "group_mark": ".",
    },
    "BR": {
        "country": "Brasil",
        "language": "pt",
        "time_zone": "America/Sao_Paulo",
        "currency_id": "BRL",
        "decimal_places": 2,
        "currency_sign": "R$\u00a0",
        "decimal_mark": ",",
        "group_mark": ".",
    },
    "CR": {
        "country": "Costa Rica",
        "time_zone": "America/Costa_Rica",
        "currency_id": "CRC",
        "decimal_places": 2,
        "currency_sign": "₡",
        "decimal_mark": ",",
        "group_mark": "\u00a0",
    },
    "CU": {
        "country": "Cuba",
        "time_zone": "America/Havana",
        "currency_id": "CUP",
        "decimal_places": 2,
        "currency_sign": "$",
        "decimal_mark": ".",
        "group_mark": ",",
    },
    "DO": {
        "country": "República Dominicana",
        "time_zone": "America/Santo_Domingo",
        "currency_id": "DOP",
        "decimal_places": 2,
        "currency_sign": "RD$",
        "decimal_mark": ".",
        "group_mark": ",",
    },
    "EC": {
        "country": "Ecuador",
        "time_zone": "America/Guayaquil",
        "currency_id": "USD",
        "decimal_places": 2,
        "currency_sign": "$",
        "decimal_mark": ",",
        "group_mark": ".",
    },
    "GT": {
        "country": "Guatemala",
        "time_zone": "America/Guatemala",
        "currency_id": "GTQ",
        "decimal_places": 2,
        "currency_sign": "Q",
        "decimal_mark": ".",
        "group_mark": ",",
    },
    "HN": {
        "country": "Honduras",
        "time_zone": "America/Tegucigalpa",
        "currency_id": "HNL",
        "decimal_places": 2,
        "currency_sign": "L",
        "decimal_mark": ".",
        "group_mark": ",",
    },
    "HT": {
        "country": "Haití",
        "time_zone": "America/Port-au-Prince",
        "currency_id": "HTG",
        "decimal_places": 2,
        "currency_sign": "G\u00a0",
        "decimal_mark": ",",
        "group_mark": "\u202f",
    },
    "NI": {
        "country": "Nicaragua",
        "time_zone": "America/Managua",
        "currency_id": "NIO",
        "decimal_places": 2,
        "currency_sign": "C$",
        "decimal_mark": ".",
        "group_mark": ",",
    },
    "PA": {
        "country": "Panamá",
        "time_zone": "America/Panama",
        "currency_id": "PAB",
        "decimal_places": 2,
        "currency_sign": "B/.",
        "decimal_mark": ".",
        "group_mark": ",",
    },
    "PE": {
        "country": "Perú",
        "time_zone": "America/Lima",
        "currency_id": "PEN",
        "decimal_places": 2,
        "currency_sign": "S/\u00a0",
        "decimal_mark": ".",
        "group_mark": ",",
    },
    "PR": {
        "country": "Puerto Rico",
        "time_zone": "America/Puerto_Rico",
        "currency_id": "USD",
        "decimal_places": 2,
        "currency_sign": "$",
        "decimal_mark": ".",
        "group_mark": ",",
    },
    "PY": {
        "country": "Paraguay",
        "time_zone": "America/Asuncion",
        "currency_id": "PYG",
        "decimal_places": 0,
        "currency_sign": "Gs.\u00a0",
        "decimal_mark": ",",
        "group_mark": ".",
    },
    "SV": {
        "country": "El Salvador",
        "time_zone": "America/El_Salvador",
        "currency_id": "USD",
        "decimal_places": 2,
        "currency_sign": "$",
        "decimal_mark": ".",
        "group_mark": ",",
    },
}


def currency_places(currency_id: str) -> int | None:
    """Return the number of decimals of a currency in the table; ``None`` for any other."""
    return _places().get(currency_id)


@cache
def _places() -> dict[str, int]:
    return {
        facts["currency_id"]: facts.get("decimal_places", MOST_PLACES)
        for facts in SITE_FACTS.values()
    }
