"""Checks values against the schemas of docs/openapi.json: the part of JSON Schema it uses."""
import json
import pathlib

OPENAPI = json.loads((pathlib.Path(__file__).parent.parent.parent /
                      "docs/openapi.json").read_text())
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int,
         "number": (int, float), "null": type(None)}
KNOWN = {"$ref", "oneOf", "enum", "const", "type", "properties", "required", "items",
         "additionalProperties", "description", "minimum", "maximum", "minLength", "maxLength",
         "discriminator", "default"}


def is_type(value, name):
    if isinstance(value, bool):
        return name == "boolean"
    return isinstance(value, TYPES[name])


def resolve(path):
    at = OPENAPI
    for word in path.removeprefix("#/").split("/"):
        at = at[word]
    return at


def problem(value, schema, where="$"):
    """None, or what is wrong with a value."""
    assert set(schema) <= KNOWN, set(schema) - KNOWN
    if "$ref" in schema:
        return problem(value, resolve(schema["$ref"]), where)
    if "oneOf" in schema:
        problems = [problem(value, choice, where) for choice in schema["oneOf"]]
        return None if problems.count(None) == 1 else f"{where}: none or several of {problems}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{where}: {value!r} is none of {schema['enum']}"
    if "const" in schema and value != schema["const"]:
        return f"{where}: {value!r} is not {schema['const']!r}"
    if "type" in schema:
        names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        if not any(is_type(value, name) for name in names):
            return f"{where}: {value!r} is not of type {names}"
    if isinstance(value, int) and value < schema.get("minimum", value):
        return f"{where}: {value} is too small"
    if isinstance(value, dict):
        return problem_of_object(value, schema, where)
    if isinstance(value, list):
        for index, item in enumerate(value):
            if found := problem(item, schema.get("items", {}), f"{where}[{index}]"):
                return found
    return None


def problem_of_object(value, schema, where):
    for key in schema.get("required", []):
        if key not in value:
            return f"{where}: {key} is missing"
    others = schema.get("additionalProperties", "properties" not in schema)
    for key, part in value.items():
        allowed = schema.get("properties", {}).get(key, others)
        if allowed is False:
            return f"{where}: {key} is not described"
        if isinstance(allowed, dict) and (found := problem(part, allowed, f"{where}.{key}")):
            return found
    return None


def check(value, name):
    """Fails unless a value is what the schema of that name describes."""
    found = problem(value, {"$ref": f"#/components/schemas/{name}"})
    assert found is None, f"{name}: {found}"
