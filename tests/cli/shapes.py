"""The part of JSON Schema that our published shapes are written in; any other word in one fails."""

from __future__ import annotations

import re
from typing import Any

_TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
_SAID_ONLY = {"$schema", "$defs", "title", "description", "default", "examples"}


def disagreements(
    value: Any, shape: dict[str, Any], whole: dict[str, Any], at: str = "$"
) -> list[str]:
    """Where a value is not of a shape, each as a line of text."""
    found: list[str] = []
    for word, said in shape.items():
        if word in _SAID_ONLY:
            continue
        match word:
            case "$ref":
                target = whole
                for step in said.removeprefix("#/").split("/"):
                    target = target[step]
                found += disagreements(value, target, whole, at)
            case "type":
                kind = _TYPES[said]
                if not isinstance(value, kind) or (
                    said in {"integer", "number"} and isinstance(value, bool)
                ):
                    found.append(f"{at}: {value!r} is no {said}")
            case "enum":
                found += [] if value in said else [f"{at}: {value!r} is none of {said}"]
            case "pattern" if isinstance(value, str):
                found += [] if re.search(said, value) else [f"{at}: {value!r} is not {said}"]
            case "minimum" if isinstance(value, int | float):
                found += [] if value >= said else [f"{at}: {value} < {said}"]
            case "exclusiveMinimum" if isinstance(value, int | float):
                found += [] if value > said else [f"{at}: {value} <= {said}"]
            case "required" if isinstance(value, dict):
                found += [f"{at}: no {name}" for name in said if name not in value]
            case "properties" if isinstance(value, dict):
                for name, part in said.items():
                    if name in value:
                        found += disagreements(value[name], part, whole, f"{at}.{name}")
                found += [f"{at}: {name} is not published" for name in value.keys() - said.keys()]
            case "prefixItems" if isinstance(value, list):
                for place, (each, part) in enumerate(zip(value, said, strict=False)):
                    found += disagreements(each, part, whole, f"{at}[{place}]")
            case "minItems" if isinstance(value, list):
                found += [] if len(value) >= said else [f"{at}: fewer than {said}"]
            case "maxItems" if isinstance(value, list):
                found += [] if len(value) <= said else [f"{at}: more than {said}"]
            case "items" if said is False:
                continue
            case "additionalProperties":
                for name, each in value.items():
                    found += disagreements(each, said, whole, f"{at}.{name}")
            case "propertyNames":
                for name in value:
                    found += disagreements(name, said, whole, f"{at} names")
            case "items" if isinstance(value, list):
                for place, each in enumerate(value):
                    found += disagreements(each, said, whole, f"{at}[{place}]")
            case "anyOf":
                if all(disagreements(value, part, whole, at) for part in said):
                    found.append(f"{at}: {value!r} is of no shape among {said}")
            case "maximum" if isinstance(value, int | float):
                found += [] if value <= said else [f"{at}: {value} > {said}"]
            case (
                "required"
                | "properties"
                | "prefixItems"
                | "minItems"
                | "maxItems"
                | "items"
                | "pattern"
                | "minimum"
                | "maximum"
                | "exclusiveMinimum"
            ):
                continue  # they say nothing of a value of another type
            case _:
                raise AssertionError(f"our shapes have no {word}")
    return found
