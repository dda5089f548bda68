"""The server is killed at random moments while people play, and started again: every
acknowledged action is there, in order, exactly once, and every game goes on to its end.

    test_crash.py PROGRAM [--kills N] [--seed N]
"""
import pathlib
import random
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap
from client import Server
from swarm import GENEROUS, Swarm, is_over

PROGRAM = sys.argv[1]
TABLES = [("santo-domingo", 2, 2, {}), ("santo-domingo", 4, 4, {}), ("santo-domingo", 3, 2, {}),
          ("santiago", 2, 2, {}), ("santiago", 3, 2, {}),
          ("cuba", 2, 2, {"parliament": "secret"}), ("cuba", 3, 2, {})]


def number(option, default):
    return int(sys.argv[sys.argv.index(option) + 1]) if option in sys.argv else default


KILLS = number("--kills", 10)
SEED = number("--seed", 1)


def decisions(log, seat):
    """What a seat has decided, in order. A commitment is a decision when it is pledged,
    not when it goes into the game with those of the others."""
    made, pledged = [], []
    for entry in log:
        if entry.get("seat") != seat or entry.get("do") not in ("pledge", "move"):
            continue
        action = entry.get("action")
        if entry["do"] == "pledge":
            pledged.append(action)
            made.append(action)
        elif pledged:
            assert pledged.pop(0) == action, (entry, pledged)
        else:
            made.append(action)
    return made


class Witness(Swarm):
    """Players whose decisions are noted when they are sent and when they are acknowledged."""

    def __init__(self, address, seed):
        super().__init__(address, seed)
        self.notes = {}  # player -> [[action, acknowledged]]

    def decide(self, player, position):
        action = player.rng.choice(position["decision"]["legal"])
        note = [action["action"], False]
        self.notes.setdefault(player, []).append(note)

        def answered(reply):
            if reply.get("ok"):
                note[1] = True
            else:
                self.notes[player].remove(note)  # refused: it was not done

        player.act(position, action, answered)

    def check(self, player):
        """What the server knows is what was acknowledged, and at most what was under way
        when the server died."""
        log = self.log(player.table, player.token)
        numbers = [entry["n"] for entry in log if "n" in entry]
        assert numbers == list(range(1, len(numbers) + 1)), numbers
        made = decisions([entry for entry in log if "n" in entry], player.known_seat)
        kept = []
        at = 0
        for note in self.notes.get(player, []):
            there = at < len(made) and made[at] == note[0]
            assert there or not note[1], (player.table, player.known_seat, note, at, made[-3:])
            if there:
                kept.append(note)
                at += 1
        assert at == len(made), (player.table, player.known_seat, made[at:], "was never sent")
        for note in kept:
            note[1] = True
        self.notes[player] = kept


def open_tables(swarm):
    for game, players, people, options in TABLES:
        for seat, player in enumerate(swarm.seat_people(game, players, people, options)):
            player.known_seat = seat


def play_a_while(swarm, seconds):
    end = time.monotonic() + seconds
    swarm.run(lambda: time.monotonic() >= end, seconds + 30)


def start_again(swarm, server):
    for player in swarm.players:
        player.drop()
    server.start()
    for player in swarm.players:
        swarm.check(player)
        player.due = 0


def replace_finished(swarm):
    """Finished games make room for new ones, so that there is always something going on."""
    over = {player for player in swarm.players if player.phase == "over"}
    for player in over:
        swarm.check(player)
        player.drop()
        swarm.players.remove(player)
        swarm.notes.pop(player, None)
    if len(swarm.players) < 8:
        open_tables(swarm)
    return len({player.table for player in over})


def test_nothing_acknowledged_is_lost_and_no_table_is_stuck():
    rng = random.Random(SEED)
    with Server(PROGRAM, *GENEROUS) as server:
        swarm = Witness(server.address, SEED)
        open_tables(swarm)
        acknowledged = finished = 0
        for _ in range(KILLS):
            play_a_while(swarm, rng.uniform(0.02, 0.8))
            if any(player.phase == "over" for player in swarm.players):
                finished += replace_finished(swarm)
                play_a_while(swarm, rng.uniform(0.02, 0.8))
            server.kill()
            acknowledged += sum(len(player.acknowledged) for player in swarm.players)
            for player in swarm.players:
                player.acknowledged.clear()
            start_again(swarm, server)
        players = list(swarm.players)
        swarm.run(is_over(players), 120 + KILLS)
        for player in players:
            swarm.check(player)
        print(f"# {KILLS} kills, {acknowledged} actions acknowledged before them, "
              f"{finished + len({player.table for player in players})} games played to their end")
        assert acknowledged > 10 * KILLS
        swarm.close()


if __name__ == "__main__":
    tap.run(sys.modules[__name__])
