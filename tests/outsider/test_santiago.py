"""Games of Santiago de Cuba, checked step by step by a referee that shares no code with the
program: games that the program's bots played, and games that the referee wrote."""
import itertools
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import record
import referee
import santiago
import tap

REFEREE = referee.Referee(sys.argv[1], "santiago", santiago, games=4)
ODD_FLOWERS = ["none", "none", "yellow", "none", "red", "blue", "blue", "white", "none"]


def write(game, choose):
    """The record of a game of the referee's, with actions by `choose(legal)`."""
    actions = []
    while game.phase != "over":
        actor, action = game.actor(), choose(game.legal())
        actions.append(f"{len(actions)} {actor} {action}")
        game.act(action)
    flowers = list(game.flower.values())
    edition = (["Edition: default"] if flowers == santiago.DEFAULT else
               ["Edition: odd", "Table flowers: " + " ".join(flowers)])
    tags = ["Antilles record 1", "Game: santiago", f"Players: {len(game.seats)}",
            f"Option: preset={game.preset}", f"Option: screens={'on' if game.screens else 'off'}",
            *edition, *(f"Seat {i}: human" for i in range(len(game.seats))),
            f"Result: {record.result_text(game.result())}"]
    return record.text(tags + actions)


def test_bots_by_the_rulebook():
    for players in range(2, 5):
        REFEREE.verify_games(referee.bots(players), "preset=rulebook")


def test_bots_by_the_manual():
    for players in range(2, 5):
        REFEREE.verify_games(referee.bots(players, "random"), "preset=manual", "screens=on")


def test_an_edition_with_odd_flowers():
    lines = [f"{c} = {f}" for c, f in zip(santiago.CUBANS, ODD_FLOWERS)]
    REFEREE.verify_edition("\n".join(["edition odd", "game santiago", "table flowers", *lines]),
                           (2, 4))


def test_unfinished_games():
    REFEREE.verify_cuts(every=9)


def test_games_of_the_referee():
    """Any legal action, drawn by another hand than the program's; dice of 0 more often
    than they would fall."""
    draw = random.Random(3)

    def choose(legal):
        zero = [action for action in legal if action.startswith("roll ") and action[-1] == "0"]
        return zero[0] if zero and draw.random() < 0.7 else draw.choice(legal)

    with referee.folder() as where:
        for players, preset in itertools.product((2, 3, 4), ("rulebook", "manual")):
            for flowers in (santiago.DEFAULT, ODD_FLOWERS):
                game = santiago.Table(players, preset, False, flowers)
                REFEREE.verify(pathlib.Path(where, "drawn.atl"), write(game, choose))


def test_the_game_ends_after_turn_400():
    """SC-8.5: everybody drives one stop, and the Harbourmaster keeps the ship in port."""
    draw = random.Random(1)

    def choose(legal):
        for wish in ("move harbourmaster", "harbourmaster left", "skip", "pass", "give vp"):
            if wish in legal:
                return wish
        return draw.choice(legal)

    with referee.folder() as where:
        game = santiago.Table(2, "rulebook", False, santiago.DEFAULT)
        data = write(game, lambda legal: next_stop(game) or choose(legal))
        last = REFEREE.verify(pathlib.Path(where, "long.atl"), data)[-2]
        assert {"event": "finish", "turn": 400, "why": "turns"} in last["events"]


def next_stop(game):
    return f"drive {game.street[(game.car + 1) % 10]}" if game.phase == "drive" else None


def test_wrong_actions_are_refused():
    draw = random.Random(5)

    def wrong_lines(table, every, number, actor, action):
        illegal = [other for other in every if other not in table.legal()]
        return [f"{number} {actor} {draw.choice(illegal)}", f"{number + 1} {actor} {action}"]

    REFEREE.refuse_wrong_lines(wrong_lines, most=150)


def test_the_referee_notices_every_change():
    REFEREE.notice_changes(3, lambda phases: map(phases.index, ("place", "leave", "use")))


tap.run(sys.modules[__name__])
