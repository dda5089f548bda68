"""`why` over real sockets: what stands in the way of an action, in the asker's language,
and the same words where an action is refused."""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import schema
import tap
from client import Refused, Server
from swarm import GENEROUS

PROGRAM = sys.argv[1]


class Table:
    """A started game of Ana and Ben."""

    def __init__(self, server, game, options=None):
        self.server = server
        made = server.post("/api/tables", {"game": game, "players": 2, "name": "Ana",
                                           "options": options or {}})
        self.id = made["table"]
        self.tokens = [made["token"], server.do(self.id, None, "join", name="Ben")["token"]]
        server.do(self.id, self.tokens[0], "start")

    def position(self, seat=0):
        return self.server.get(f"/api/tables/{self.id}", self.tokens[seat]).json

    def act(self, seat, action):
        return self.server.do(self.id, self.tokens[seat], "act", action=action)

    def ask(self, seat, action, lang="en"):
        token = None if seat is None else self.tokens[seat]
        headers = {"Accept-Language": lang}
        answer = self.server.request("POST", f"/api/tables/{self.id}",
                                     {"do": "why", "action": action}, token, headers)
        assert answer.status == 200, answer.body
        schema.check(answer.json, "Reply")
        return answer.json["why"]

    def refused(self, seat, do, **parts):
        try:
            self.server.do(self.id, self.tokens[seat], do, **parts)
        except Refused as refusal:
            return refusal
        raise AssertionError((do, parts))


def test_answers_in_two_languages_over_http():
    with Server(PROGRAM, *GENEROUS) as server:
        table = Table(server, "cuba")
        first = table.position()["to_act"][0]
        name = ("Ana", "Ben")[first]
        assert table.ask(first, "take wood") == "You can do this now."
        assert table.ask(first, "take wood", "de") == "Das kannst du jetzt tun."
        assert table.ask(first, "build dam") == \
            "Buildings are built with the Architect. You lack 2 stone."
        assert table.ask(first, "build dam", "de") == \
            "Gebäude baut man mit dem Architekten. Dir fehlt: 2 Stein."
        assert table.ask(1 - first, "build dam") == \
            f"{name} is to decide now. Buildings are built with the Architect. You lack 2 stone."
        assert table.ask(1 - first, "build dam", "de") == \
            f"{name} ist am Zug. Gebäude baut man mit dem Architekten. Dir fehlt: 2 Stein."


def test_answers_over_a_websocket_and_changes_nothing():
    with Server(PROGRAM, *GENEROUS) as server:
        table = Table(server, "santiago")
        seat = table.position()["to_act"][0]
        with server.watch(table.id, table.tokens[seat]):  # is here before and after
            before = table.position()
            for lang, answer in (("en", "One passes in a delivery round, when it is one's go."),
                                 ("de", "Passen kann man in einer Lieferrunde, wenn man an der "
                                        "Reihe ist.")):
                with server.watch(table.id, table.tokens[seat], lang=lang) as socket:
                    reply = socket.command("why", action="pass")
                    assert reply["why"] == answer, reply
                    assert reply["ok"] is True and reply["at"] == before["at"]
            after = table.position()
        assert {**after, "now": 0} == {**before, "now": 0}


def test_watchers_are_answered():
    with Server(PROGRAM, *GENEROUS) as server:
        table = Table(server, "cuba")
        assert table.ask(None, "build dam") == "You are watching: only those who play decide."
        with server.watch(table.id, lang="de") as socket:
            assert socket.command("why", action="build dam")["why"] == \
                "Du siehst zu: Nur wer mitspielt, entscheidet."


def test_what_is_no_action_is_refused():
    with Server(PROGRAM, *GENEROUS) as server:
        table = Table(server, "cuba")
        refusal = table.refused(0, "why", action="captain")
        assert (refusal.status, refusal.code) == (400, "invalid")
        assert refusal.reason == "'captain' is not an action of Cuba"
        assert table.refused(0, "act", action="captain").code == "illegal"
        table.server.do(table.id, table.tokens[0], "bot", level="random")
        assert table.refused(0, "why", action="take wood").code == "forbidden"


def test_before_the_game_nobody_is_answered():
    with Server(PROGRAM, *GENEROUS) as server:
        made = server.post("/api/tables", {"game": "cuba", "players": 2, "name": "Ana"})
        try:
            server.do(made["table"], made["token"], "why", action="build dam")
            raise AssertionError
        except Refused as refusal:
            assert refusal.code == "closed"


def test_refused_acts_say_why():
    with Server(PROGRAM, *GENEROUS) as server:
        table = Table(server, "cuba")
        first = table.position()["to_act"][0]
        for seat, action in ((first, "build dam"), (1 - first, "take wood"), (first, "take rum"),
                             (first, "ship 3")):
            refusal = table.refused(seat, "act", action=action)
            assert (refusal.status, refusal.code) == (400, "illegal")
            assert refusal.reason == table.ask(seat, action), refusal.reason
        with server.watch(table.id, table.tokens[first], lang="de") as socket:
            answer = socket.ask({"do": "act", "action": "take rum"})
            assert answer["error"] == {
                "code": "illegal",
                "reason": "Zu Beginn gibt es Rohstoffe und Produkte, weder Rum noch Zigarren."}


def test_pledges_are_known_to_their_owner_alone():
    """SD-8.1: while the choice waits, the other hears the same whatever it is."""
    heard = []
    for chosen in ("captain+admiral", "governor+beggar"):
        with Server(PROGRAM, *GENEROUS) as server:
            table = Table(server, "santo-domingo")
            assert table.ask(1, chosen) == "You can do this now."
            table.act(1, chosen)
            said = table.ask(1, "captain+admiral")
            assert said.startswith("You have chosen already; until all have, you can take it "
                                   "back. Ana is to decide now."), said
            assert ("Captain: you have chosen this card" in said) == ("captain" in chosen)
            assert table.refused(1, "act", action="captain+admiral").reason == said
            heard.append([table.ask(0, action) for action in
                          ("captain+admiral", "governor+beggar", "captain", "buy 3")])
            table.server.do(table.id, table.tokens[1], "takeback")
            assert table.ask(1, "captain+admiral") == "You can do this now."
    assert heard[0] == heard[1]
    assert heard[0][:2] == ["You can do this now."] * 2


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
