"""Cuba over a plain pipe and at a terminal: whole games, choices, secrets, help."""
import itertools
import re
import unittest

from program import ESCAPES, Folder, Terminal

GAME = "cuba"
# Answers that finish any game: numbers that do not fit are refused.
NUMBERS = "".join(f"{n}\n" for n in itertools.islice(
    itertools.cycle((1, 2, 3, 4, 5, 0, 2, 7, 1, 6, 3, 9, 0, 1, 12, 4, 8)), 6000))
BUILDINGS = ("Cement Factory", "Saw Mill", "Golf Course", "Monastery", "Rum Café", "Cigar Café",
             "Small Branch Office", "Large Branch Office", "Hotel", "Inn", "General Store",
             "Product House", "Resource House", "Small Bank", "Large Bank", "Cigar Factory",
             "Distillery", "Black Market", "Church", "Town Hall", "Dam", "Lighthouse",
             "Warehouse")


def joined(text):
    return re.sub(r"\s+", " ", text)


def table(players):
    """The game with bots that no other tuning of the levels changes."""
    return GAME, "--seats", ",".join(["human"] + ["greedy"] * (players - 1))


class WholeGames(Folder):
    def test_every_player_count_ends_in_english(self):
        for players in range(2, 6):
            with self.subTest(players=players):
                out = self.play(*table(players), "--seed", "5", "--save",
                                str(players), typed=NUMBERS)
                self.assertIn("Winner: ", out)
                self.assertIn("Round 6 of 6", out)
                self.assertRegex(out, r"First player +\w+, by lot")
                self.assertRegex(out, r"First player +\w+, for the most votes on the fourth card")
                # A character is told with what was done, or that nothing was.
                self.assertNotRegex(out, r"(?m)^ +(Tradeswoman|Foreman) +\w+$")
                self.check_record(str(players))

    def test_a_whole_game_in_german(self):
        out = self.play(*table(3), "--seed", "5", "--lang", "de", typed=NUMBERS)
        self.assertIn("Sieg für: ", out)
        self.assertIn("Welchen Charakter spielst du?", out)
        for english in ("Which", "Your choice", "Winner", "wood", "sugar", "Tax", "dock", "ship ",
                        "Worker", "turn"):
            self.assertNotIn(english, out)

    def test_options(self):
        out = self.play(*table(3), "--seed", "6", "--option", "parliament=secret",
                        "--option", "sides=chosen", "--save", "record", typed=NUMBERS)
        self.assertIn("Which plantation do you take?", out)
        self.assertIn("Which character do you set aside for parliament?", out)
        self.check_record("record")
        out = self.play(GAME, "--players", "2", "--seed", "6", "--option", "plantations=common",
                        typed="q\n")
        self.assertIn("You (common)", out)

    def test_points_are_the_sum_of_their_sources(self):
        for seed in ("3", "8"):
            out = self.play(*table(4), "--seed", seed, typed=NUMBERS).rsplit("Winner", 1)[1]
            rows = re.findall(r"^\d\. \S+ (\d+) VP:((?:.|\n  )+)$", out, re.MULTILINE)
            self.assertEqual(len(rows), 4)
            for points, sources in rows:
                parts = re.findall(r"\d+(?=,|$)", joined(sources).strip())
                self.assertEqual(int(points), sum(map(int, parts)), sources)

    def test_a_reconstruction_is_called_one(self):
        out = joined(self.play(GAME, code=1))
        self.assertIn("Ships, plantations and market prices are a reconstruction", out)


class Table(Folder):
    def test_choices_say_what_they_cost_and_bring(self):
        out = joined(self.play(*table(3), "--seed", "5", typed=NUMBERS))
        for said in (r"\d+ buy 1 citrus for \d pesos?", r"\d+ sell 1 \w+ for \d pesos?",
                     r"take 1 wood for nothing", r"Small Bank 1 wood, 1 stone: 2 pesos",
                     r"0 build nothing and gain [12] VP",
                     r"0 load nothing and gain [24] pesos", r"Architect build.{0,30}, or build nothing "
                     r"and gain [12] VP", r"Mayor load a ship.{0,30}, or load nothing and gain [24] pesos",
                     r"dock \d \d VP each; you can load: \d", r"\d 1 \w+ for [123] VP",
                     r"b2 1 wood, 2 stone, 1 water", r"\d pesos? for 2 VP 0 no"):
            self.assertRegex(out, said)

    def test_the_piece_is_on_one_field_of_every_plantation(self):
        out = self.play(*table(2), "--seed", "5", typed=NUMBERS)
        for grid in out.split("┌")[1:]:
            pieces = len(re.findall(r"\[...\]", grid.split("└")[0]))
            self.assertIn(pieces, (0, 1, 2))
        for grids in re.findall(r"(?:^  ┌.*\n)((?:^\d .*\n){3})", out, re.MULTILINE):
            plantations = grids.splitlines()[0].count("1 ")
            self.assertEqual(len(re.findall(r"\[...\]", grids)), plantations, grids)

    def test_the_whole_table_when_asked(self):
        typed = "1\n1\n1\n1\n2\n"  # first pieces, then the Tradeswoman
        short = self.play(GAME, "--players", "2", "--seed", "5", typed=typed + "q\n")
        whole = self.play(GAME, "--players", "2", "--seed", "5", typed=typed + "b\nq\n")
        last = short.rsplit("Cuba · ", 1)[1]
        self.assertIn("what do you buy or sell?", last)
        self.assertNotIn("Buildings", last)
        self.assertIn("Buildings", whole.rsplit("Cuba · ", 1)[1])

    def test_bids_are_typed_and_not_listed(self):
        out = self.play(*table(2), "--seed", "5", typed=NUMBERS)
        self.assertIn("1 peso each, paid even if you lose", " ".join(out.split()))
        for asked in out.split("How many more do you buy?")[1:]:
            self.assertNotRegex(asked.split("Your choice")[0], r"\n +\d+  ")

    def test_what_ends_is_named(self):
        out = self.play(*table(2), "--seed", "5", typed=NUMBERS)
        self.assertIn("  0  stop trading\n", out)
        self.assertNotRegex(out, r"\n +0  done\n")

    def test_help_on_everything(self):
        for name in ("Worker", "Tradeswoman", "Architect", "Foreman", "Mayor", "Plantation",
                     "Market", "Harbour", "Parliament", "Acts", *BUILDINGS):
            out = self.play(GAME, "--seed", "5", typed=f"h {name}\nq\n")
            self.assertIn(f"\n{name}\n", out)

    def test_help_by_the_letters_on_the_board(self):
        for language, letters, name in (("en", "GLF", "Golf Course"), ("en", "cfa", "Cigar Factory"),
                                        ("en", "WAR", "Warehouse"), ("de", "ZFA", "Zigarrenfabrik"),
                                        ("de", "KKO", "Kleines Kontor")):
            out = self.play(GAME, "--seed", "5", "--lang", language, typed=f"h {letters}\nq\n")
            self.assertIn(f"\n{name}\n", out)
        out = joined(self.play(GAME, "--seed", "5", typed="h GLF\nh plantation\nq\n"))
        self.assertIn("In the drawing: GLF.", out)
        self.assertIn("In the drawing your piece is in brackets.", out)

    def test_narrow_terminals(self):
        for language in ("en", "de"):
            for columns in (40, 60, 80, 120):
                terminal = Terminal(self.folder, "play", GAME, "--seed", "5", "--players", "5",
                                    "--lang", language, columns=columns, rows=200)
                self.addCleanup(terminal.close)
                prompts = ["Your choice (?", "Deine Wahl (?"]
                at = 0
                for line in ("1", "1", "1", "1", "1", "b", "1", "2"):
                    _, at = terminal.wait_any(prompts, at)
                    terminal.type(line)
                terminal.wait_any(prompts, at)
                for line in ESCAPES.sub("", terminal.seen).splitlines():
                    self.assertLessEqual(len(line.rstrip()), columns, line)


class Secrets(Folder):
    def test_a_card_set_aside_is_wiped_before_the_next_player_looks(self):
        t = Terminal(self.folder, "play", GAME, "--seats", "human,human", "--names", "Anna,Bert",
                     "--seed", "3", "--option", "parliament=secret", rows=200)
        self.addCleanup(t.close)
        at = 0
        while "set aside" not in ESCAPES.sub("", t.seen[at:]):
            prompt, at = t.wait_any(["Your choice (?", "press Enter."], at)
            if "set aside" in t.seen:
                break
            t.type("1" if prompt == "Your choice (?" else "")
        start = t.type("5")  # the Mayor
        t.wait("press Enter.", start)
        self.assertIn("\033[2J", t.seen[start:])  # the screen is wiped at once


if __name__ == "__main__":
    unittest.main()
