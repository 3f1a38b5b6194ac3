"""The headings and words in cells of a sheet, in the languages of sellers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from app.workspace.listing_rows import fold

LANGUAGES = ("en", "es", "pt_BR")

HEADINGS: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "id": ("Listing ID", "ID de publicación", "ID do anúncio"),
        "variation_id": ("Variation ID", "ID de variación", "ID da variação"),
        "variation": ("Variation", "Variación", "Variação"),
        "seller_custom_field": ("Own code", "Código propio", "Código próprio"),
        "title": ("Title", "Título", "Título"),
        "price": ("Price", "Precio", "Preço"),
        "currency_id": ("Currency", "Moneda", "Moeda"),
        "available_quantity": ("Stock", "Stock", "Estoque"),
        "status": ("Status", "Estado", "Status"),
        "condition": ("Condition", "Condición", "Condição"),
        "warranty": ("Warranty", "Garantía", "Garantia"),
        "shipping.free_shipping": ("Free shipping", "Envío gratis", "Frete grátis"),
        "pictures": ("Pictures", "Fotos", "Fotos"),
        "category_id": ("Category ID", "ID de categoría", "ID da categoria"),
        "listing_type_id": ("Listing type", "Tipo de publicación", "Tipo de anúncio"),
        "description": ("Description", "Descripción", "Descrição"),
    }
)
"""The headings of columns by form path, in the order of ``LANGUAGES``."""

MARK = "vitrina"
"""The heading of the column with the marks by which unchanged cells are recognised."""

# Other headings that sellers and programs use for these columns.
ALIASES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "id": ("item id", "mlb", "id do item", "id del item", "publicacion"),
        "seller_custom_field": ("sku", "code", "codigo", "referencia", "seller sku"),
        "title": ("name", "nombre", "nome", "titulo de la publicacion"),
        "price": ("amount", "valor", "importe"),
        "available_quantity": ("quantity", "cantidad", "quantidade", "existencias", "qty"),
        "shipping.free_shipping": ("free_shipping",),
        "pictures": ("images", "imagenes", "imagens", "fotografias", "picture urls"),
        "category_id": ("category", "categoria"),
        "description": ("text", "texto"),
        "currency_id": ("currency code",),
    }
)

WORDS: Mapping[str, Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {
        "status": {
            "active": ("active", "activa", "ativo"),
            "paused": ("paused", "pausada", "pausado"),
            "closed": ("closed", "finalizada", "encerrado"),
        },
        "condition": {
            "new": ("new", "nuevo", "novo"),
            "used": ("used", "usado", "usado"),
            "not_specified": ("not specified", "sin indicar", "não informado"),
        },
        "shipping.free_shipping": {
            "yes": ("yes", "sí", "sim"),
            "no": ("no", "no", "não"),
        },
    }
)
"""The words for values by form path and value; words of any language are accepted."""

CLEAR = "[clear]"
NOT_APPLICABLE_WORD = "[n/a]"


def place_of(language: str) -> int:
    """Return the position of a language in each row of words; unknown ones are English."""
    return LANGUAGES.index(language) if language in LANGUAGES else 0


def word_of(path: str, value: str, language: str) -> str:
    """Return the word for a value, or the value itself if there is no word."""
    words = WORDS[path].get(value)
    return value if words is None else words[place_of(language)]


def value_of_word(path: str, text: str) -> str | None:
    """Return the value for a word of any language, or ``None`` if it is unknown."""
    key = fold(text)
    for value, words in WORDS[path].items():
        if key in {fold(value), *map(fold, words)}:
            return value
    return None
