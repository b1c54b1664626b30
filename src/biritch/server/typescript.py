"""The wire's types for TypeScript, so that the browser and the house cannot disagree.

python -m biritch.server.typescript > web/src/wire.ts
"""

from __future__ import annotations

import json
import sys
from typing import Any

import msgspec

from biritch.contest.commands import AnyCommand as AnyContestCommand
from biritch.contest.events import AnyEvent as AnyContestEvent
from biritch.server import wire
from biritch.table.commands import AnyCommand
from biritch.table.events import AnyEvent
from biritch.table.spelling import schema

HEAD = """\
// Generated from src/biritch/server/wire.py by `python -m biritch.server.typescript`. Do not edit.
"""


def typescript() -> str:
    """All message types, views, events and commands as TypeScript."""
    _, components = msgspec.json.schema_components(
        (wire.FromClient, wire.FromHouse, wire.FromGuest, wire.FromContest),
        schema_hook=schema,
        ref_template="#/$defs/{name}",
    )
    parts = [_declaration(name, shape) for name, shape in sorted(components.items())]
    unions = {
        "FromClient": wire.FromClient,
        "FromHouse": wire.FromHouse,
        "AnyCommand": AnyCommand,
        "AnyEvent": AnyEvent,
        "FromGuest": wire.FromGuest,
        "FromContest": wire.FromContest,
        "AnyContestCommand": AnyContestCommand,
        "AnyContestEvent": AnyContestEvent,
    }
    parts += [
        f"export type {name} = {' | '.join(kind.__name__ for kind in union.__args__)};"
        for name, union in unions.items()
    ]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _name(name: str) -> str:
    """A name TypeScript allows: BySeat[int] is BySeatInt there."""
    words = "".join(letter if letter.isalnum() else " " for letter in name).split()
    return "".join(word[:1].upper() + word[1:] for word in words)


def _declaration(name: str, shape: dict[str, Any]) -> str:
    about = shape.get("description", "").split("\n")[0].replace("*/", "")
    comment = f"/** {about} */\n" if about else ""
    if "enum" in shape:
        return f"{comment}export type {_name(name)} = {_type(shape)};"
    required = set(shape.get("required", ()))
    lines = [
        f"  {json.dumps(field)}{'' if field in required else '?'}: {_type(kind)};"
        for field, kind in shape.get("properties", {}).items()
    ]
    return f"{comment}export interface {_name(name)} {{\n" + "\n".join(lines) + "\n}"


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return _name(shape["$ref"].rsplit("/", 1)[-1])
    if "enum" in shape:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in shape["enum"])
    if "anyOf" in shape:
        return " | ".join(_type(each) for each in shape["anyOf"])
    if "prefixItems" in shape:
        return "[" + ", ".join(_type(each) for each in shape["prefixItems"]) + "]"
    match shape.get("type"):
        case "array":
            return f"({_type(shape['items'])})[]" if "items" in shape else "unknown[]"
        case "object":
            inner = shape.get("additionalProperties")
            return f"Record<string, {_type(inner)}>" if inner else "Record<string, unknown>"
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case _:
            return "unknown"


if __name__ == "__main__":
    sys.stdout.write(typescript())
