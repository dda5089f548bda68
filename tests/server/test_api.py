"""docs/openapi.json and docs/API.md against the server: the same routes, the same commands
with the same members, the same codes of errors, the same limits, and nothing on the wire
that is not described."""
import json
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import schema
import tap
from client import Refused, Server
from swarm import GENEROUS, Player, Swarm, is_over

PROGRAM = sys.argv[1]
ROOT = pathlib.Path(__file__).parent.parent.parent
OPENAPI = schema.OPENAPI
SCHEMAS = OPENAPI["components"]["schemas"]
GUIDE = (ROOT / "docs/API.md").read_text()


def source(name):
    return (ROOT / "src/server" / name).read_text()


def routes():
    """What route.c serves: method and path with a star for a word."""
    found = re.findall(r'\{"([^"]+)", (?:"\w+"|NULL), HTTP_(\w+), ', source("route.c"))
    assert len(found) > 10
    return {(method, path) for path, method in found}


def commands():
    """What command.c reads: the members of every command, and which are needed."""
    text = source("command.c")
    shared = dict(re.findall(r'#define (\w+)[\s\\{]+("\w+", [\w| ]+),', text))
    table = text.partition("commands[COMMAND_COUNT] = {")[2].partition("\n};")[0]
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


class Strict(Swarm):
    """Checks every message that any player gets."""

    def told(self, player, message):
        if "re" in message:
            body = {key: value for key, value in message.items() if key != "re"}
            schema.check(body, "Reply" if message.get("ok") else "Error")
        else:
            schema.check(message, "Message")


def test_what_is_on_the_wire_is_described():
    with Server(PROGRAM, *GENEROUS) as server:
        swarm = Strict(server.address)
        for game, options in (("santo-domingo", {"memory": "on"}), ("santiago", {"screens": "on"}),
                              ("cuba", {"parliament": "secret", "sides": "chosen"})):
            swarm.seat_people(game, 3, 2, options, public=True, title="A game",
                              clock={"kind": "game", "seconds": 900, "increment": 5})
            Player(swarm, swarm.players[-1].table, plays=False, lang="de")
        for line in server.get("/api/tables").lines:
            schema.check(line, "Table")
        swarm.run(is_over(swarm.players), 120)
        swarm.close()
        for player in swarm.players:
            told = [entry for entry in player.entries if "headings" in entry]
            assert told or player.position["table"]["options"].get("memory") == "on"
            assert all(re.search(r"\d", entry["story"][at]) for entry in told
                       for at in entry["headings"])
        records = server.get("/api/records").lines
        assert len(records) == 3
        for line in records:
            schema.check(line, "Table")


def test_what_is_looked_up_is_described():
    with Server(PROGRAM, *GENEROUS) as server:
        games = server.get("/api/games").lines
        assert [game["name"] for game in games] == ["santo-domingo", "santiago", "cuba"]
        for game in games:
            schema.check(game, "Game")
            whole = server.get(f"/api/games/{game['name']}").json
            schema.check(whole, "Game")
            assert whole["topics"]
            assert all(topic.keys() == {"word", "title", "body"} for topic in whole["topics"])
        session = server.post("/api/accounts", {"name": "Ana", "password": "correct horse"})
        schema.check(session, "Session")
        made = server.post("/api/tables", {"game": "cuba", "players": 2, "name": "Ana",
                                           "seats": ["open", "invited"]}, session["session"])
        schema.check(made, "Reply")
        schema.check(server.get(f"/api/tables/{made['table']}", session["session"]).json,
                     "Position")
        mine = server.get("/api/mine", session["session"]).lines
        assert [table["id"] for table in mine] == [made["table"]]
        schema.check(mine[0], "Table")
        login = server.post("/api/sessions", {"name": "ana", "password": "correct horse"})
        schema.check(login, "Session")
        answer = server.request("DELETE", "/api/sessions", token=login["session"])
        schema.check(answer.json, "Reply")
        for wrong in ({"name": "Ana", "password": "wrong horse"}, {"name": "Ana"}):
            try:
                server.post("/api/sessions", wrong)
                raise AssertionError(wrong)
            except Refused as refusal:
                schema.check({"error": {"code": refusal.code, "reason": refusal.reason}}, "Error")


def test_a_hint_is_described():
    with Server(PROGRAM, *GENEROUS) as server:
        made = server.post("/api/tables", {"game": "santo-domingo", "players": 2, "name": "Ana",
                                           "seats": ["open", {"bot": "novice"}]})
        server.do(made["table"], made["token"], "start")
        reply = server.do(made["table"], made["token"], "hint")
        schema.check(reply, "Reply")
        legal = server.get(f"/api/tables/{made['table']}", made["token"]).json["decision"]["legal"]
        assert reply["hint"]["action"] in [action["action"] for action in legal]


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
