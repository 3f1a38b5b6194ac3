"""The parts that schemas of ``--json`` are put together of."""

from __future__ import annotations

from typing import Any

import jsonschema_rs

Schema = dict[str, object]

ANY: Schema = {}
TEXT: Schema = {"type": ["string", "null"]}
WORD: Schema = {"type": "string"}
NUMBER: Schema = {"type": ["number", "null"]}
WHOLE: Schema = {"type": ["integer", "null"]}
COUNT: Schema = {"type": "integer", "minimum": 0}
BOOL: Schema = {"type": ["boolean", "null"]}
YES_OR_NO: Schema = {"type": "boolean"}
OBJECT: Schema = {"type": "object"}
AT: Schema = {"type": "string", "pattern": "^[0-9-]{10}T[0-9:]{8}(\\.[0-9]{3})?Z$"}


def obj(**properties: object) -> Schema:
    """Return the schema of an object that has these keys and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def with_optional(schema: Schema, **properties: object) -> Schema:
    """Return ``schema`` where these keys may be there as well."""
    known: Any = schema["properties"]
    return {**schema, "properties": {**known, **properties}}


def many(of: object) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": of}


def maybe(of: object) -> Schema:
    """Return the schema of something or nothing."""
    return {"anyOf": [of, {"type": "null"}]}


def by_name(of: object) -> Schema:
    """Return the schema of an object with any keys."""
    return {"type": "object", "additionalProperties": of}


def fits(value: object, schema: Schema) -> Any:
    """Return ``value`` when it fits."""
    jsonschema_rs.validate(schema, value)
    return value


FINDING = obj(path=WORD, code=WORD, severity={"enum": ["error", "warning"]}, params=OBJECT)
NOTICE = obj(code=WORD, params=OBJECT, detail=WORD)
RISK = obj(id=WORD, title=WORD, findings=many(FINDING))
NOT_ACCEPTED = obj(risky=COUNT, accepted=COUNT, risks=many(RISK))
"""What a command prints that sends nothing, as something is risky that was not agreed to."""
