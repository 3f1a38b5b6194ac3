"""Texts of queries over the listings of ``attribute_shop``, and what each of them means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from app.engine.queries.syntax import All, Any_, Condition, Node, Not, Words

LEAVES = (
    *("mesa", "cam", '"mesa silla"', "CÁMARA", "sku", "edición", "1000000"),
    *("ÁMAR", "illa", "00014", "ca", '"mesa"', "title:illa", "title:me", "esa-silla"),
    *("status:active", "status:paused,closed", "status:out_of_stock", "free_shipping:yes"),
    *("price:>1000", "price:<=5000.50", "price:100..9000", "stock:0", "sold:>=100", "net:<2000"),
    *(
        "health:>0.5",
        "id:MX1000000003,mx1000000004",
        "category:Mesas",
        "category:mesas,MX3",
        "category:hogar",
    ),
    *('category:"Sillas, bancos"', "category:bebes", "BRAND:Nike", "marca:nike,Adidas"),
    *(
        'BRAND:"nandu hijos"',
        "marca:10",
        "BRAND:*",
        "LENGTH:*",
        "LENGTH:10*",
        "BRAND:nike,*",
        'attr."Cor principal":azul',
        "BRAND:air*",
    ),
    *('"Cor principal":"Azul marino",Rojo', "attr.main-color:azul*", "LENGTH:10", "LENGTH:>9"),
    *("margin:<20", "margin:10%..60%", "margin:>=0", "cost:>100", "cost:10..5000.25"),
    *("floor:<=9000", "below_floor:yes", "below_floor:no", "net:<0"),
    *("ends:<7", "ends:0..7", "mandatory_shipping:yes", "mandatory_shipping:no"),
    *("LENGTH:<100cm", 'LENGTH:"10 cm"', "LENGTH:grande"),
    *("missing:>0", "missing:0", "missing:1..2"),
    *("price_rose:>20%@30d", "price_rose:>=0.01", "price_fell:>0@2026-09-09", "price_fell:<90%"),
    *("price_rose:100..5000@3650d", "price_fell:10%..80%@60d", "stock_rose:>50%@30d"),
    *("stock_fell:>0@sync", "stock_fell:1..20@30d", "stock_rose:>=5", "was:paused@30d"),
    *("was:out_of_stock,closed", 'was:"active"', "changed:price,title@30d", "changed:any@sync"),
    *("changed:sku,type,free_shipping", "changed:status@2026-09-29", 'changed:"stock@60d"'),
    *("changed_elsewhere:price@30d", "changed_elsewhere:any", "changed_elsewhere:stock,title@sync"),
)


ODD = (
    *('"mesa roble"', "mesa(roble)", "12:30", "A-1:B", "ORO", "or", "-mesa", "-(-mesa)"),
    *('-"mesa silla"', "-(mesa silla)", "-(mesa OR silla)", "((mesa OR silla) OR cam)", "(a b) c"),
    *("a (b (c OR -d))", "a OR b c", "-(a OR (b -c))", 'title:"dos palabras"', "sku:A*,B_1"),
    *('attr."Cor principal":"azul, rojo",verde', "BRAND:>=3,4", 'BRAND:"a*"', "price:=5"),
    *("margin:<5%", "margin:-5%..5", "updated:2026-01-01..2026-02-01", "status:paused,Active"),
    *(
        'category:"Sillas, bancos",MX3',
        "price:1,5",
        "price:abc",
        "free_shipping:maybe",
        *("title:x,y", 'changed:"price@7d",title', "price_rose:>5%@9d", "was:paused@7d@8d"),
    ),
)


def meaning(node: Node) -> Any:
    """A query without places and needless brackets."""
    match node:
        case Words(text, whole):
            return ("words", text, whole)
        case Condition():
            return (node.name, node.attribute, node.text, tuple(v[:2] for v in _plain(node)))
        case Not(part):
            return ("not", meaning(part))
        case All((only,)) | Any_((only,)):
            return meaning(only)
        case All(parts):
            return ("all", tuple(map(meaning, parts)))
        case Any_(parts):
            return ("any", tuple(map(meaning, parts)))


def _plain(node: Condition) -> Iterator[tuple[str, bool]]:
    return ((value.text, value.quoted) for value in node.values)


def combined(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    several = st.lists(parts, min_size=2, max_size=3)
    return st.one_of(
        several.map(" ".join),
        several.map(lambda found: f"({' OR '.join(found)})"),
        parts.map(lambda one: f"-({one})"),
    )
