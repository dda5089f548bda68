"""Santiago de Cuba over a plain pipe and at a terminal: whole games, choices, screens, help."""
import re
import unittest

from program import Folder, Terminal

GAME = "santiago"
ALWAYS_FIRST = "1\n" * 3000  # every question has an answer 1


def menus(out, question):
    """The items of all menus that begin with this question."""
    return [[line for line in part.split("Your choice")[0].splitlines()
             if re.match(r" +\d+  ", line)] for part in out.split(question)[1:]]


def table(players):
    """The game with bots that no other tuning of the levels changes."""
    return GAME, "--seats", ",".join(["human"] + ["greedy"] * (players - 1))


class WholeGames(Folder):
    def test_every_player_count_ends_in_english(self):
        for players in range(2, 5):
            with self.subTest(players=players):
                out = self.play(*table(players), "--seed", "5", "--save",
                                str(players), typed=ALWAYS_FIRST)
                self.assertIn("Winner: ", out)
                self.assertIn("The 7th ship has left.", out)
                self.check_record(str(players))

    def test_a_whole_game_in_german(self):
        out = self.play(*table(4), "--seed", "5", "--lang", "de", typed=ALWAYS_FIRST)
        self.assertIn("Sieg für: ", out)
        self.assertIn("Wohin fährst du?", out)
        for english in ("Where", "Your choice", "Winner", "sugar", "wants", "Ship ", "turn"):
            self.assertNotIn(english, out)

    def test_the_manual(self):
        out = self.play(*table(4), "--seed", "2", "--option", "preset=manual", typed=ALWAYS_FIRST)
        self.assertIn("house rules of the manual", out)
        self.assertTrue(all(len(menu) == 2 for menu in menus(out, "Miguel: what do you take?")))

    def test_points_are_the_sum_of_their_sources(self):
        for seed in ("3", "8"):
            out = self.play(*table(4), "--seed", seed, typed=ALWAYS_FIRST).rsplit("Winner", 1)[1]
            rows = re.findall(r"^\d\. \S+ (\d+) VP:((?:.|\n  )+)$", out, re.MULTILINE)
            self.assertEqual(len(rows), 4)
            for points, sources in rows:
                parts = re.findall(r"-?\d+(?=,|$)", sources.replace("\n", " "))
                self.assertEqual(int(points), sum(map(int, parts)), sources)

    def test_a_reconstruction_is_called_one(self):
        out = self.play(GAME, code=1).replace("\n", " ")
        self.assertIn("Maria, Martinez and Conchita are a reconstruction", out)


class Table(Folder):
    def test_choices_say_what_they_cost_and_bring(self):
        out = self.play(*table(2), "--seed", "5", typed=ALWAYS_FIRST)
        for menu in menus(out, "Where do you drive?"):
            for stops, line in enumerate(menu, 1):
                price = "free" if stops == 1 else "1 peso" if stops == 2 else f"{stops - 1} pesos"
                self.assertRegex(line, rf"^ +{stops}  .+ {price}: ")
        deliveries = [item for menu in menus(out, "Delivery: one kind") for item in menu]
        self.assertTrue(deliveries)
        for item in deliveries:
            self.assertRegex(item, r"→ \d+ VP|deliver nothing more")

    def test_the_car_is_at_one_stop(self):
        out = self.play(*table(4), "--seed", "5", typed=ALWAYS_FIRST)
        for board in out.split("┌")[1:]:
            self.assertEqual(len(re.findall(r"\[[A-Z]", board.split("└")[0])), 1)

    def test_screens_hide_the_others(self):
        closed = self.play(GAME, "--seed", "5", "--option", "screens=on", typed="q\n")
        self.assertRegex(closed, r"1 You +2 +3 ")
        self.assertRegex(closed, r"2 Isabel greedy +\? +\? +\? ")
        self.assertIn("since your last decision",
                      self.play(GAME, "--option", "screens=on", typed="l\nq\n"))
        self.assertRegex(self.play(GAME, "--seed", "5", typed="q\n"), r"2 Isabel greedy +\d")

    def test_what_the_port_would_bring(self):
        """SC-7.1 to SC-7.3: all goods at the flag's value and wood for the rest; with one
        delivery each (section 10) the best of them."""
        goods = ("sugar", "citrus", "tobacco", "rum", "cigars")
        seen_wood = 0
        for preset in ("rulebook", "manual"):
            out = self.play(GAME, "--seed", "12", "--option", f"preset={preset}",
                            typed="3\n2\n1\n" * 900)
            for board in out.split("\nSantiago de Cuba · ")[1:]:
                said = re.search(r"bring up to (\d+) VP", re.sub(r"\s+", " ", board))
                if said is None:
                    continue
                value = int(re.search(r"VP per good:.*\[(\d)\]", board).group(1))
                wants = {good: int(n) for n, good in re.findall(r"\[(\d)\] ([a-z]+)", board)}
                have = [int(n) for n in re.search(r"▸ 1 You ([ \d]+)", board).group(1).split()]
                pairs = [(have[2 + i], wants.get(good, 0)) for i, good in enumerate(goods)]
                wood = have[7]
                seen_wood += wood > 0
                best = max(max(value * min(h, w), min(wood, w)) for h, w in pairs)
                total = sum(value * min(h, w) for h, w in pairs)
                rest = sum(w - min(h, w) for h, w in pairs)
                expected = best if preset == "manual" else total + min(wood, rest)
                self.assertEqual(int(said.group(1)), expected, board)
        self.assertGreater(seen_wood, 0)

    def test_driving_past_the_port_on_4_says_that_the_ship_departs(self):
        out = ""
        for seed in ("5", "6", "7"):
            out += self.play(*table(2), "--seed", seed, typed="2\n1\n3\n" * 900)
        self.assertIn("chequered flag", out)
        for item in re.findall(r"past the port, value 4(?:.|\n {9})*", out):
            self.assertRegex(" ".join(item.split()), r"→ chequered flag, ship \d departs; ")

    def test_all_five_dice_are_told(self):
        out = self.play(GAME, "--players", "2", "--seed", "4", typed="q\n")
        self.assertIn("rolled for ship 1: sugar 0, citrus 2, tobacco 3, rum 1, cigars 1. ",
                      " ".join(out.split()))

    def test_help_on_everything(self):
        for name in ("Drive", "Delivery", "Wood", "Ships", "Pedro", "José", "El Zorro", "Alonso",
                     "Bank", "Cigar factory", "Customs office", "Harbourmaster", "Newspaper"):
            out = self.play(GAME, "--seed", "5", typed=f"h {name}\nq\n")
            self.assertIn(f"\n{name}\n", out)

    def test_help_by_a_part_of_the_name(self):
        for part, name in (("zorro", "El Zorro"), ("market", "Black market")):
            out = self.play(GAME, "--seed", "5", typed=f"h {part}\nq\n")
            self.assertIn(f"\n{name}\n", out)

    def test_narrow_terminals(self):
        for columns in (40, 60, 80, 120):
            terminal = Terminal(self.folder, "play", GAME, "--seed", "5", columns=columns)
            self.addCleanup(terminal.close)
            terminal.wait_any(["Your choice"])
            for line in re.sub(r"\033\[[0-9;?]*[A-Za-z]", "", terminal.seen).splitlines():
                self.assertLessEqual(len(line.rstrip()), columns, line)


class Keyboard(Folder):
    def start(self, *args, **how):
        terminal = Terminal(self.folder, "play", GAME, *args, **how)
        self.addCleanup(terminal.close)
        return terminal

    def hand_over(self, screens):
        """What the terminal shows from Anna's last question until Bert is asked."""
        t = self.start("--seats", "human,human", "--names", "Anna,Bert", "--seed", "3",
                       "--option", f"screens={screens}")
        prompt, at = t.wait_any(("press Enter. ",))
        first = t.seen[:at].rsplit("Hand the keyboard to ", 1)[1][:4]
        while f"Hand the keyboard to {'Bert' if first == 'Anna' else 'Anna'}" not in t.seen:
            begin = at
            t.type("" if prompt == "press Enter. " or prompt == "go on. " else "1")
            prompt, at = t.wait_any(("help): ", "press Enter. ", "go on. "), at)
        t.type("")
        t.wait_any(("help): ", "go on. "), at)
        return t.seen[begin:]

    def test_screens_are_not_left_to_the_next_person(self):
        """SC-8.4: at one keyboard too."""
        self.assertEqual(self.hand_over("on").count("\033[2J"), 2)
        self.assertNotIn("\033[2J", self.hand_over("off"))

    def test_ones_own_decision_alone_needs_no_pause(self):
        t = self.start("--players", "2", "--seed", "4", rows=24)
        at = t.answer("help): ", "1")
        at = t.answer("go on. ", "", at)  # Isabel's turn is news
        at = t.answer("help): ", "1", at)
        t.wait("help): ", at)
        self.assertIn("Pablo: what do you take?", t.seen[at:])
        self.assertNotIn("go on. ", t.seen[at:])


if __name__ == "__main__":
    unittest.main()
