"""The page that documents the marketplace: every route and every assumption, in one file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape

from app import __version__
from app.service.openapi.assumptions import ASSUMPTIONS
from app.service.openapi.document import REFUSALS, summary_of
from app.service.openapi.operations import OPERATIONS
from app.service.openapi.parameters import Parameter
from app.service.practice.faults import FaultKind
from app.service.routing import Route
from app.service.sales.forms import MOST_PER_HOUR
from app.service.sales.register import MOST_DUE


def build_page(routes: Iterable[Route]) -> str:
    """Return the page as HTML with embedded styles."""
    by_section: dict[str, list[Route]] = {}
    for route in routes:
        section = OPERATIONS[route.method, route.path].section
        by_section.setdefault(section, []).append(route)
    return _PAGE.format(
        style=_STYLE,
        version=escape(__version__),
        contents="".join(f'<a href="#{_anchor(name)}">{escape(name)}</a>' for name in by_section),
        routes="".join(_section(name, rows) for name, rows in by_section.items()),
        refusals="".join(
            f"<tr><td><b>{status}</b><td>{escape(meaning)}" for status, meaning in REFUSALS.items()
        ),
        assumptions="".join(
            f"<tr><td>{escape(row.section)}<td>{escape(row.question)}<td>{escape(row.answer)}"
            for row in ASSUMPTIONS
        ),
        most_per_hour=MOST_PER_HOUR,
        most_due=MOST_DUE,
        faults=", ".join(f"<code>{kind.value}</code>" for kind in FaultKind),
    )


def _section(name: str, routes: Iterable[Route]) -> str:
    return f'<h2 id="{_anchor(name)}">{escape(name)}</h2>' + "".join(map(_route, routes))


def _route(route: Route) -> str:
    operation = OPERATIONS[route.method, route.path]
    lines = [
        f'<summary><b class="{route.method.lower()}">{route.method}</b>'
        f"<code>{escape(route.path)}</code><span>{_marked(summary_of(route))}</span></summary>"
    ]
    if operation.token == "required":
        lines.append("<p>Needs an access token.</p>")
    if operation.parameters:
        lines.append("<table>" + "".join(map(_parameter, operation.parameters)) + "</table>")
    if operation.bodies:
        kinds = " or ".join(f"<code>{escape(kind)}</code>" for kind in operation.bodies)
        lines.append(f"<p>Takes a body: {kinds}.</p>")
    answers = ", ".join(str(status) for status in operation.answers)
    lines.append(f"<p>Answers {answers}.</p>")
    return f"<details>{''.join(lines)}</details>"


def _parameter(parameter: Parameter) -> str:
    return (
        f"<tr><td><code>{escape(parameter.name)}</code><td>{parameter.place}"
        f"<td>{'required' if parameter.required else ''}<td>{escape(parameter.meaning)}"
        f"<td>{escape(', '.join(_limits(parameter)))}"
    )


def _limits(parameter: Parameter) -> Iterator[str]:
    schema = parameter.schema
    if "enum" in schema:
        yield " | ".join(map(str, schema["enum"]))
    elif "type" in schema:
        yield str(schema["type"])
    for key, words in (("minimum", "from"), ("maximum", "to"), ("maxLength", "at most")):
        if key in schema:
            yield f"{words} {schema[key]}"
    if "default" in schema:
        yield f"default {schema['default']}"


def _marked(text: str) -> str:
    """Return a summary as HTML, with text in double backticks as code."""
    return _CODE.sub(r"<code>\1</code>", escape(text))


def _anchor(name: str) -> str:
    return escape(name.lower().replace(" ", "-"))


_CODE = re.compile("``(.+?)``")

_STYLE = """
:root { color-scheme: light dark; --line: #8884; --dim: #8a8f98;
  --back: #f6f7f9; --fore: #16181d }
@media (prefers-color-scheme: dark) { :root { --back: #16181d; --fore: #eceef2 } }
body { font: 15px/1.55 system-ui, sans-serif; max-width: 62rem; margin: 0 auto;
  padding: 2rem 1.5rem; background: var(--back); color: var(--fore) }
h1 { font-size: 1.7rem; margin: 0 } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 1rem 0 }
a { color: #2f6fed } code { font: .92em ui-monospace, monospace }
details { border-top: 1px solid var(--line); padding: .45rem 0 }
summary { cursor: pointer; display: flex; gap: .8rem; align-items: baseline; flex-wrap: wrap }
summary b { width: 4.2rem; font-size: .8rem; letter-spacing: .04em }
summary span { color: var(--dim) }
.get { color: #1a7f4b } .post { color: #2f6fed } .put { color: #a06400 } .delete { color: #c0392b }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 }
td { border-top: 1px solid var(--line); padding: .35rem .7rem .35rem 0; vertical-align: top }
"""

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vitrina practice marketplace</title><style>{style}</style></head><body>
<h1>Vitrina practice marketplace</h1>
<p>Version {version}. Every address the marketplace answers, what it refuses, and what it does where
the specification says nothing. For programs: <a href="/openapi.json">openapi.json</a>.</p>
<nav>{contents}<a href="#refusals">Refusals</a><a href="#assumptions">Assumptions</a>
<a href="#practice">Practice</a></nav>
{routes}
<h2 id="refusals">Refusals</h2>
<p>Every refusal is an object with <code>message</code>, <code>error</code>, <code>status</code> and
<code>cause</code>, a list of <code>code</code> and <code>message</code>.</p>
<table>{refusals}</table>
<h2 id="assumptions">Assumptions</h2>
<p>What the specification leaves open, and what this marketplace does there.</p>
<table><tr><td><b>Section</b><td><b>Open</b><td><b>Here</b>{assumptions}</table>
<h2 id="practice">Practice</h2>
<p>Not there with <code>--strict</code>, and each needs a seller's token.
<code>POST /_practice/faults</code> takes <code>{{"seed": N, "faults": [...]}}</code>; a fault has a
<code>kind</code> ({faults}) and may have <code>method</code>, <code>path</code> (a route as above,
or a pattern with <code>*</code>), <code>rate</code> (0 to 1), <code>after_calls</code>,
<code>times</code>, <code>status</code> (429, 500, 504, 510) and <code>seconds</code>.
<code>GET</code> answers the faults and the calls of every route, <code>DELETE</code> clears both.
<code>POST /_practice/sales</code> takes <code>{{"item_id": ID}}</code> and may have
<code>variation_id</code>, <code>quantity</code> (1) and <code>buyer</code>
(<code>nickname</code>, <code>first_name</code>, <code>last_name</code>, <code>phone</code>,
<code>alternative_phone</code>); it sells from an active listing of the caller and answers 201
with the <code>order</code> and what it leaves of the <code>item</code> and the
<code>variation</code>. What is against it is 400 with a cause for each reason. With
<code>{{"per_hour": N, "seed": N}}</code> so many buyers come by themselves, up to {most_per_hour}
an hour, as long as the marketplace runs; 0 ends it, and so does <code>DELETE</code>.
<code>GET</code> answers the rate, how many bought and how many found nothing, and when the next
comes. <code>POST /_practice/clock</code> takes <code>{{"advance_seconds": N}}</code> and answers
when all that time does to listings on the way is done, and every buyer who comes on it has
bought; more than {most_due} are refused.</p>
</body></html>
"""
