"""Ways of writing numbers by their usual names: ``locale("es_AR")`` is Spanish on the site AR."""

from __future__ import annotations

from app.editing.number_locale import NumberLocale, number_locale


def locale(name: str) -> NumberLocale:
    """How a window in the language of ``name`` writes numbers on the site of its country."""
    language, _, site_id = name.partition("_")
    return number_locale("pt_BR" if language == "pt" else language, site_id)
