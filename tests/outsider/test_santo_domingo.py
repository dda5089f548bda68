"""Games of Santo Domingo, checked step by step by a referee that shares no code with the
program: games that the program's bots played, and games that the referee wrote."""
import pathlib
import random
import sys

HERE = pathlib.Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
import record
import referee
import santo_domingo
import tap

REFEREE = referee.Referee(sys.argv[1], "santo-domingo", santo_domingo, games=10)
ODD_RATES = """edition odd-rates
game santo-domingo
table standard
0-1 = 9:1
2-4 = 7:2
5 = 5:2
6-8 = 4:3
9-10 = 5:4
11-13 = 2:3
14-15 = 1:9
"""


def write(game, choose):
    """The record of a game of the referee's, with actions by `choose(game, legal)`."""
    actions = []
    while game.phase != "over":
        actor, action = game.actor(), choose(game, game.legal())
        actions.append(f"{len(actions)} {actor} {action}")
        game.act(action)
    tags = ["Antilles record 1", "Game: santo-domingo", f"Players: {len(game.seats)}",
            f"Option: side={game.side}", f"Option: goal={game.goal}", "Option: memory=off",
            "Edition: default", *(f"Seat {i}: human" for i in range(len(game.seats))),
            f"Result: {record.result_text(game.result())}"]
    return record.text(tags + actions)


def table(players, side="standard", goal=30):
    return santo_domingo.Table(players, side, goal, False, santo_domingo.default_rates(side))


def test_bots_on_the_standard_side():
    for players in range(2, 7):
        REFEREE.verify_games(referee.bots(players), "side=standard")


def test_bots_on_the_winter_side():
    for players in range(2, 7):
        REFEREE.verify_games(referee.bots(players, "random"), "side=winter", "memory=on")


def test_bots_with_goal_45():
    REFEREE.verify_games(["greedy", "greedy"], "goal=45")
    REFEREE.verify_games(["random", "random", "greedy"], "goal=45", "side=winter")


def test_an_edition_with_odd_rates():
    REFEREE.verify_edition(ODD_RATES, (2, 5))


def test_unfinished_games():
    REFEREE.verify_cuts(every=1)


def test_games_of_the_referee():
    """Any legal action, drawn by another hand than the program's."""
    draw = random.Random(3)
    with referee.folder() as where:
        for players, goal in [(2, 45), (3, 30), (4, 30), (5, 30), (6, 30)]:
            data = write(table(players, "winter", goal), lambda _, legal: draw.choice(legal))
            REFEREE.verify(pathlib.Path(where, "drawn.atl"), data)


def test_the_game_ends_after_round_100_and_is_shared():
    """SD-7.1, SD-7.3: only Beggars, so nobody ever gets a point from the board."""
    with referee.folder() as where:
        data = write(table(4), lambda game, legal: "beggar")
        last = REFEREE.verify(pathlib.Path(where, "beggars.atl"), data)[-2:]
        assert {"event": "finish", "round": 100, "why": "rounds"} in last[0]["events"]
        assert last[1]["result"]["winners"] == [0, 1, 2, 3]


def test_wrong_actions_are_refused():
    draw = random.Random(5)
    every = santo_domingo.CARDS + [f"buy {vp}" for vp in range(17)]

    def wrong_lines(table, _, number, actor, action):
        illegal = [other for other in every if other not in table.legal()]
        return [*(f"{number} {actor} {other}" for other in draw.sample(illegal, 3)),
                f"{number + 1} {actor} {action}", f"{number} {int(actor) ^ 1} {action}"]

    REFEREE.refuse_wrong_lines(wrong_lines)


def test_the_referee_notices_every_change():
    def numbers(phases):
        trade = phases.index("trade")
        return 0, trade - 1, trade

    REFEREE.notice_changes(2, numbers)


tap.run(sys.modules[__name__])
