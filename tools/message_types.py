"""Write the types of messages for the scripts: ``python -m tools.message_types`` writes messages.d.ts from the server's models.

TypeScript checks the scripts against them; browsers never load the file. A test checks that it is current.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from fondaco.server.web import request_models, response_models
from fondaco.server.web.server_messages import ServerMessage

FILE = Path(__file__).parents[1] / "fondaco" / "server" / "static" / "messages.d.ts"
HEADER = "// Generated from the models of fondaco/server/web by `python -m tools.message_types`.\n"


def _models(module: ModuleType) -> dict[str, TypeAdapter[Any]]:
    """Return the models that a module defines, by name."""
    models = ((name, model) for name, model in vars(module).items() if isinstance(model, type))
    return {
        name: TypeAdapter(model) for name, model in models if issubclass(model, BaseModel) and model.__module__ == module.__name__
    }


REQUESTS = {"ClientMessage": request_models.CLIENT_MESSAGE, **_models(request_models)}
"""What scripts send, by name. Members with a default are optional there, except the type of a message."""
RESPONSES = {"ServerMessage": TypeAdapter[Any](ServerMessage), **_models(response_models)}
"""What scripts receive, by name."""
PRIMITIVES = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def message_types() -> str:
    """Return the TypeScript declarations of all messages and of the models in them."""
    schemas: dict[str, Any] = {}
    for name, adapter in {**RESPONSES, **REQUESTS}.items():
        mode: JsonSchemaMode = "validation" if name in REQUESTS else "serialization"
        schema = adapter.json_schema(mode=mode, ref_template="{model}")
        schemas |= schema.pop("$defs", {})
        schemas[name] = schema
    return HEADER + "".join(_declaration(name, schemas[name]) for name in sorted(schemas))


def _declaration(name: str, schema: dict[str, Any]) -> str:
    """Return the declaration of one type."""
    text = f"\n/** {_one_line(schema['description'])} */" if "description" in schema else ""
    if schema.get("type") != "object":
        return f"{text}\nexport type {name} = {_type(schema)};\n"
    return f"{text}\nexport interface {name} {{\n" + "".join(_members(schema)) + "}\n"


def _members(schema: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of the members of an object."""
    required = schema.get("required", ())
    for name, member in schema["properties"].items():
        if "description" in member:
            yield f"  /** {_one_line(member['description'])} */\n"
        yield f"  {name}{'' if name in required or 'const' in member else '?'}: {_type(member)};\n"


def _type(schema: dict[str, Any]) -> str:
    """Return a type.

    >>> _type({"anyOf": [{"type": "array", "items": {"type": "integer"}}, {"type": "null"}]})
    'number[] | null'
    """
    match schema:
        case {"$ref": str(name)}:
            return name
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"anyOf": members} | {"oneOf": members}:
            return " | ".join(dict.fromkeys(map(_type, members)))
        case {"type": "array", "prefixItems": items}:
            return f"[{', '.join(map(_type, items))}]"
        case {"type": "array", "items": items}:
            item = _type(items)
            return f"({item})[]" if "|" in item and not item.startswith("[") else f"{item}[]"
        case {"type": "object", "additionalProperties": dict(values)}:
            return f"Record<string, {_type(values)}>"
        case {"type": str(name)}:
            return PRIMITIVES[name]
    raise ValueError(f"no type for {schema}")


def _one_line(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    FILE.write_text(message_types(), "utf-8")
