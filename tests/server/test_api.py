"""docs/openapi.json and docs/API.md against the server's sources: the same routes, the
same commands with the same members, the same codes of errors, the same limits."""
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap

ROOT = pathlib.Path(__file__).parent.parent.parent
OPENAPI = json.loads((ROOT / "docs/openapi.json").read_text())
SCHEMAS = OPENAPI["components"]["schemas"]
GUIDE = (ROOT / "docs/API.md").read_text()


def source(name):
    return (ROOT / "src/server" / name).read_text()


def routes():
    """What route.c serves: method and path with a star for a word."""
    found = re.findall(r'\{HTTP_(\w+), "([^"]+)", ', source("route.c"))
    assert len(found) > 10
    return set(found)


def commands():
    """What command.c reads: the members of every command, and which are needed."""
    text = source("command.c")
    shared = dict(re.findall(r'#define (\w+)\s*(?:\\\s*)?\\?\s*\{?\s*\\?\s*("\w+", [\w| ]+), ', text))
    table = text[text.index("commands[COMMAND_COUNT] = {"):]
    table = table[:table.index("\n};")]
    found = {}
    for part in re.split(r"\[COMMAND_\w+\] = \{", table)[1:]:
        name = re.match(r'\s*"(\w+)"', part).group(1)
        for macro, meaning in shared.items():
            part = re.sub(rf"(?<=[,{{\s]){macro}(?=[,}}\s])", "{" + meaning, part)
        members = re.findall(r'\{\s*"(\w+)", ([\w| ]+)', part)
        found[name] = {member: "NEEDED" in kinds for member, kinds in members}
    return found


def references(value):
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        for part in value.values():
            yield from references(part)
    elif isinstance(value, list):
        for part in value:
            yield from references(part)


def test_references_lead_somewhere_and_nothing_is_left_over():
    used = set(references(OPENAPI))
    for path in used:
        at = OPENAPI
        for word in path.removeprefix("#/").split("/"):
            at = at[word]
    named = {f"#/components/{kind}/{name}" for kind in ("schemas", "parameters", "responses")
             for name in OPENAPI["components"][kind]}
    mapped = set(SCHEMAS["Command"]["discriminator"]["mapping"].values())
    assert named <= used | mapped, named - used


def test_the_routes_are_those_of_the_server():
    described = {(method.upper(), re.sub(r"\{\w+\}", "*", path))
                 for path, methods in OPENAPI["paths"].items()
                 for method in methods if method != "parameters"}
    assert described == routes(), described ^ routes()
    for method, path in routes():
        words = path.replace("tables/*", "tables/TABLE").replace("games/*", "games/NAME")
        assert words in GUIDE, path


def test_the_commands_are_those_of_the_server():
    described = {schema["properties"]["do"]["const"]: schema for schema in SCHEMAS.values()
                 if "const" in schema.get("properties", {}).get("do", {})}
    described["logout"] = {"properties": {"do": {}}, "required": []}
    read = commands()
    assert set(described) == set(read), set(described) ^ set(read)
    for name, members in read.items():
        schema = described[name]
        assert set(schema["properties"]) - {"do"} == set(members), (name, members)
        needed = {member for member, is_needed in members.items() if is_needed}
        assert set(schema["required"]) - {"do"} == needed, (name, needed)
        assert f"`{name}`" in GUIDE, name


def test_the_codes_of_errors_are_those_of_the_server():
    codes = set(re.findall(r'\[CODE_\w+\] = \{"(\w+)", \d+\}', source("reply.c")))
    described = SCHEMAS["Error"]["properties"]["error"]["properties"]["code"]["enum"]
    assert codes == set(described), (codes, described)
    for code, status in re.findall(r'\[CODE_\w+\] = \{"(\w+)", (\d+)\}', source("reply.c")):
        assert re.search(rf"\| `{code}` \| [^|]*{status}", GUIDE), (code, status)


def test_the_messages_are_those_of_the_server():
    told = set(re.findall(r'\{"(\w+)", (?:\w+_keys, NULL|NULL, render_\w+)\}',
                          source("render.c")))
    described = SCHEMAS["Entry"]["properties"]["do"]["enum"]
    assert told == set(described), told ^ set(described)


def test_the_limits_are_those_of_the_server():
    config = source("config.c")
    for key, words in (("rate", "20 a second"), ("address_rate", "100 a second"),
                       ("address_connections", "| connections of one address | 64 |"),
                       ("message_bytes", "65536 bytes"), ("patience", "20 seconds")):
        value = re.search(rf"\.{key} = (\d+)", config).group(1)
        assert value in words and words in GUIDE, (key, value)


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
