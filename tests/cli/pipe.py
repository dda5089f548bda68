"""`antilles play` over a plain pipe: whole games, commands, saving, refusals."""
import os
import re
import subprocess
import unittest

from program import PROGRAM, WHOLE_GAME, Folder, environment

SD = "santo-domingo"
RECONSTRUCTION = "reconstruction of the printed board"


class WholeGames(Folder):
    def test_every_player_count_ends_in_english(self):
        for players in range(2, 7):
            with self.subTest(players=players):
                out = self.play(SD, "--players", str(players), "--seed", "5", typed=WHOLE_GAME)
                self.assertIn("Winner: ", out)
                self.assertIn("Which card" if players > 3 else "Which two cards", out)

    def test_a_whole_game_in_german(self):
        out = self.play(SD, "--seed", "5", "--lang", "de", typed=WHOLE_GAME)
        self.assertIn("Sieg für: ", out)
        self.assertIn("Welche Karte spielst du?", out)
        for english in ("Which", "Your choice", "Winner", "goods", "Trader", "Round"):
            self.assertNotIn(english, out)

    def test_points_are_the_sum_of_their_sources(self):
        out = self.play(SD, "--seed", "8", typed=WHOLE_GAME)
        rows = re.findall(r"^\d +\S+ +(\d+)((?: +\d+){5})$", out, re.MULTILINE)
        self.assertEqual(len(rows), 4)
        for points, sources in rows:
            self.assertEqual(int(points), sum(map(int, sources.split())))

    def test_the_bots_have_a_level(self):
        for game in (SD, "santiago", "cuba"):
            self.run_program("play", game, "--save", game, typed="q\n")
            self.assertIn("Seat 1: medium\nSeat 2: medium\nSeat 3: medium\n", self.read(game))
        for level in ("novice", "easy", "medium", "hard", "expert"):
            self.play(SD, "--players", "2", "--level", level, "--save", level, typed="q\n")
            self.assertIn(f"\nSeat 0: human\nSeat 1: {level}\n", self.read(level))

    def test_bots_alone_play_for_watchers(self):
        out = self.play(SD, "--seats", "greedy,random", "--seed", "1", "--save", "bots")
        self.assertIn("The goal was reached", out)
        self.assertIn("The record is in bots.", out)
        self.check_record("bots")

    def test_the_same_seed_gives_the_same_game(self):
        first = self.play(SD, "--seed", "9", typed=WHOLE_GAME)
        self.assertEqual(first, self.play(SD, "--seed", "9", typed=WHOLE_GAME))
        self.assertNotEqual(first, self.play(SD, "--seed", "10", typed=WHOLE_GAME))

    def test_no_colour_and_no_wiping_on_a_pipe(self):
        out = self.play(SD, "--seats", "human,human", "--seed", "1", typed=WHOLE_GAME)
        self.assertNotIn("\033", out)
        self.assertNotIn("Hand the keyboard", out)

    def test_people_have_names(self):
        out = self.play(SD, "--seats", "human,greedy,human", "--names", "Anna,Zoë", typed="",
                        code=1)
        self.assertIn("Anna", out)
        self.assertIn("Zoë", out)

    def test_a_reconstruction_is_called_one(self):
        self.assertIn(RECONSTRUCTION, self.play(SD, code=1).replace("\n", " "))
        table = "".join(f"{space} = 2:1\n" for space in range(16))
        self.write("mine", f"edition mine\ngame {SD}\ntable standard\n{table}table winter\n{table}")
        out = self.play(SD, "--edition", "mine", code=1)
        self.assertNotIn(RECONSTRUCTION, out.replace("\n", " "))
        self.assertIn("Edition: mine", out)


class Choices(Folder):
    """Every choice says what it would bring."""

    def item(self, out, name):
        return re.findall(rf"^ +\d  {name} +(.*(?:\n {{10,}}.*)*)$", out, re.MULTILINE)[-1]

    def test_alone(self):
        out = self.play(SD, "--seed", "1", typed="q\n")  # all markers on 4, 4 goods
        self.assertTrue(self.item(out, "Captain").endswith("alone: 2 VP"))
        self.assertTrue(self.item(out, "Admiral").endswith("alone: 4 VP"))
        self.assertTrue(self.item(out, "Frigate").endswith("alone: 3 goods"))
        self.assertTrue(self.item(out, "Galleon").endswith("alone: 4 goods"))
        self.assertTrue(self.item(out, "Trader").endswith("alone: 2 VP for 4 goods"))
        self.assertTrue(self.item(out, "Beggar").endswith("alone: 1 good, 1 card back"))

    def test_the_beggar_beside_a_last_trader(self):
        """SD-5.8: the Beggar's partner is no longer in hand."""
        out = self.play(SD, "--players", "2", "--seed", "1", typed="1 2\n3 4\n5 6\nq\n")
        self.assertIn("alone: 4 goods", self.item(out, "Beggar"))
        self.assertIn("8 cards back", self.item(out, "Beggar"))

    def test_purchases(self):
        """SD-6.2"""
        out = self.play(SD, "--seats", "human,random", "--seed", "1", typed="7 3\nq\n")
        menu = out.rsplit("How many VP", 1)[1]
        self.assertRegex(menu, r"\n  0  keep all your goods\n  1  1 VP for 2 goods; \d left\n")


class Commands(Folder):
    def test_wrong_answers_are_asked_again(self):
        out = self.play(SD, "--seed", "5", typed="42\nfoo\n\n0\n-1\n1 2\nq\n")
        self.assertIn("42 is not in the list.", out)
        self.assertIn("'foo' is neither a number", out)
        self.assertIn("That is too much.", out)
        self.assertEqual(out.count("round 1"), 1)
        self.assertNotIn("round 2", out)

    def test_two_cards_must_be_different(self):
        out = self.play(SD, "--players", "2", typed="3 3\n1\n1\nq\n")
        self.assertEqual(out.count("They must be different."), 2)
        self.assertIn("And the next: ", out)

    def test_two_cards_one_after_the_other(self):
        args = (SD, "--players", "2", "--seed", "4")
        together = self.play(*args, typed="1 5\nq\n")
        apart = self.play(*args, typed="1\n5\nq\n")
        by_name = self.play(*args, typed="galleon, captain\nq\n")
        for out in (together, apart, by_name):
            self.assertIn("You Captain + Galleon", out)

    def test_undo_goes_back_to_the_own_decision(self):
        args = (SD, "--seed", "5")
        out = self.play(*args, typed="1\n2\n3\nu 2\nq\n")
        self.assertIn("Undone; decide again.", out)
        self.assertIn("round 2", out.split("Undone")[1])
        self.assertIn("Undone", self.play(*args, typed="1\nundo\nq\n"))

    def test_undone_moves_meet_the_same_answers(self):
        straight = self.play(SD, "--seed", "5", "--save", "a", typed="1\n2\n3\nq\n")
        undone = self.play(SD, "--seed", "5", "--save", "b", typed="1\n4\nu\n2\n3\nq\n")
        self.assertEqual(straight.splitlines()[-16:-2], undone.splitlines()[-16:-2])
        self.assertEqual(self.read("a"), self.read("b"))

    def test_undo_refuses_what_it_cannot_do(self):
        out = self.play(SD, typed="u\n1\nu 7\nu x\nq\n")
        self.assertIn("You have made 0 decisions so far.", out)
        self.assertIn("'x' is not a number of decisions", out)

    def test_help_on_everything(self):
        cards = {
            "en": "Captain Admiral Governor Frigate Galleon Customs Trader Beggar",
            "de": "Kapitän Admiral Gouverneur Fregatte Galeone Zoll Händler Bettler",
        }
        for language, names in cards.items():
            for number, name in enumerate(names.split(), 1):
                for wanted in (str(number), name, name[:3].lower()):
                    out = self.play(SD, "--lang", language, typed=f"h {wanted}\nq\n")
                    self.assertRegex(out, rf"\n{name}\n(Card|Karte) {number}\. ")
        self.assertIn("More help:", self.play(SD, typed="h\nq\n"))
        self.assertIn("There is no help on 'xyz'", self.play(SD, typed="h xyz\nq\n"))

    def test_question_mark_lists_the_commands(self):
        out = self.play(SD, typed="?\nq\n")
        for key in "uhblsq":
            self.assertRegex(out, rf"\n  {key}  ")

    def test_the_log_tells_the_whole_game(self):
        out = self.play(SD, "--seed", "5", typed="1\n2\n3\nl\nq\n")
        log = out.rsplit("help): ", 2)[1]
        for number in range(1, 5):
            self.assertIn(f"── Round {number} ──", log)

    def test_memory_hides_the_past(self):
        """SD-8.2"""
        args = (SD, "--seed", "5", "--option", "memory=on")
        out = self.play(*args, typed="1\n2\n3\nl\nq\n")
        log = out.rsplit("help): ", 2)[1]
        self.assertIn("You play from memory", log)
        self.assertNotIn("Round 2", log)
        self.assertRegex(out, r"Isabel greedy .* 7 cards\n")
        open_table = self.play(SD, "--seed", "5", typed="1\n2\n3\nq\n")
        self.assertNotRegex(open_table, r"Isabel greedy .* cards\n")


def flat(text):
    return re.sub(r"\s+", " ", text)


class Why(Folder):
    """Why an action cannot be done, and actions typed as records write them."""

    def test_w_explains_an_action(self):
        out = flat(self.play("cuba", "--seats", "human,greedy", "--seed", "5",
                             typed="w build dam\nwhy take wood\nw take rum\nq\n"))
        for said in ("Buildings are built with the Architect. You lack 2 stone.",
                     "You can do this now.",
                     "Everybody begins with resources and products, no rum or cigars."):
            self.assertIn(said, out)

    def test_w_explains_in_german(self):
        out = flat(self.play("santiago", "--seats", "human,greedy", "--seed", "5", "--lang", "de",
                             typed="w pass\nw\n?\nq\n"))
        self.assertIn("Passen kann man in einer Lieferrunde, wenn man an der Reihe ist.", out)
        self.assertIn("Nach w steht eine Aktion, wie Aufzeichnungen sie schreiben, etwa: w ", out)
        self.assertIn("warum eine Aktion jetzt nicht geht", out)

    def test_an_action_is_done_or_explained(self):
        out = flat(self.play(SD, "--seats", "human,greedy", "--seed", "5", "--save", "record",
                             typed="captain+admiral\ncaptain+governor\nbuy 3\nfrigate\n?\nq\n"))
        self.assertIn("0 captain+admiral", self.read("record"))
        self.assertIn("Captain: this card lies in your discard.", out)
        self.assertIn("VP are bought with the Trader, once all cards are open.", out)
        self.assertIn("And the next: ", out)  # a card by its name is one of two to pick
        self.assertRegex(out, r"w why: why an action cannot .* \(w governor\+frigate\)")

    def test_what_is_no_action_is_not_explained(self):
        out = flat(self.play(SD, "--players", "4", typed="w build dam\nw\nbuild dam\nq\n"))
        said = "After w comes an action as records write it, such as: w captain"
        self.assertEqual(out.count(said), 2)
        self.assertIn("'build' is neither a number of the list nor a command", out)


class Saving(Folder):
    def test_a_resumed_game_goes_on_identically(self):
        self.play(SD, "--seed", "5", "--save", "whole", typed=WHOLE_GAME)
        start = "8\n1\n2\n3\n"
        out = self.play(SD, "--seed", "5", "--save", "part", typed=start, code=1)
        self.assertIn("go on with: antilles play --resume part", out)
        self.check_record("part")
        self.assertIn("Result: unfinished", self.read("part"))
        out = self.play("--resume", "part", typed=WHOLE_GAME[len(start):])
        self.assertIn("Winner: ", out)
        self.assertEqual(self.read("whole"), self.read("part"))
        self.check_record("part")

    def test_end_of_input_is_said_and_saved(self):
        self.play(SD, "--save", "file", typed="1\n", code=1)
        self.assertEqual(self.errors, "antilles: the input ended before the game was over\n")
        self.check_record("file")

    def test_names_are_kept(self):
        self.play(SD, "--names", "Anna", "--save", "file", typed="1\nq\n")
        self.assertIn('Seat 0: human "Anna"', self.read("file"))
        self.assertIn("Anna", self.play("--resume", "file", typed="q\n"))

    def test_undo_after_resuming(self):
        self.play(SD, "--seed", "5", "--save", "file", typed="1\n2\nq\n")
        out = self.play(SD, "--resume", "file", typed="u 2\nq\n")
        self.assertIn("round 1", out.split("Undone")[1])
        self.assertNotIn("\n0 0 ", self.read("file"))

    def test_the_command_saves(self):
        self.play(SD, "--seed", "5", typed="1\ns one\n2\ns\ns two\n3\nq\n")
        self.assertEqual(self.files(), ["one", "two"])
        self.check_record("one")
        self.check_record("two")
        self.assertLess(len(self.read("one")), len(self.read("two")))

    def test_no_file_is_ever_overwritten(self):
        self.write("precious", "my letters\n")
        self.play(SD, "--save", "precious", typed="1\n", code=1)
        self.assertIn("precious exists already", self.errors)
        self.play(SD, typed="s precious\n1\nq\n")
        self.assertIn("precious exists already", self.errors)
        self.assertEqual(self.read("precious"), "my letters\n")
        self.assertEqual(self.files(), ["precious"])

    def test_a_file_changed_by_somebody_else_is_left_alone(self):
        process = subprocess.Popen(
            [PROGRAM, "play", SD, "--save", "file"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=self.folder, env=environment())
        while b"Your choice" not in process.stdout.read1():
            pass
        self.write("file", "somebody else's\n")
        _, errors = process.communicate(b"1\n2\nq\n", timeout=60)
        self.assertEqual(errors.count(b"was changed by somebody else"), 1)
        self.assertEqual(self.read("file"), "somebody else's\n")

    def test_a_finished_game_shows_its_result(self):
        self.play(SD, "--save", "file", typed=WHOLE_GAME)
        self.assertIn("Winner: ", self.play("--resume", "file"))

    def test_a_damaged_record_is_refused(self):
        self.play(SD, "--save", "file", typed="1\n", code=1)
        self.write("bad", self.read("file").replace("captain", "admiral", 1))
        before = self.read("bad")
        self.assertEqual(self.play("--resume", "bad", typed="1\n", code=1), "")
        self.assertRegex(self.errors, r"^antilles: bad:\d+: ")
        self.assertEqual(self.read("bad"), before)


class Refusals(Folder):
    def refused(self, code, *args, said=""):
        done = self.run_program("play", *args, typed="1\n")
        errors = done.stderr.decode()
        self.assertEqual(done.returncode, code, (args, errors))
        self.assertEqual(done.stdout, b"", args)
        self.assertTrue(errors.startswith("antilles: "), (args, errors))
        self.assertIn(said, errors)

    def test_wrong_arguments_write_nothing(self):
        save = ("--save", "file")
        for args, said in [
            ((), "which game?"),
            (("chess",), "there is no game 'chess'"),
            ((SD, "more"), "'more' is one argument too many"),
            ((SD, "--players", "1"), "2 to 6 players"),
            ((SD, "--players", "7"), "2 to 6 players"),
            ((SD, "--players", "4x"), "not a number of players"),
            ((SD, "--players", "3", "--seats", "human,greedy"), "--seats names 2"),
            ((SD, "--seats", "human,nobody"), "there is no player 'nobody'"),
            ((SD, "--level", "greedy"), "there is no level 'greedy'; there are: novice,"),
            ((SD, "--level", ""), "there is no level ''"),
            ((SD, "--level", "easy", "--seats", "human,hard"), "give no --level with it"),
            ((SD, "--seats", "human,hard", "--level", "wrong"), "give no --level with it"),
            ((SD, "--seats", "human,"), "there is no player ''"),
            ((SD, "--seed", "-1"), "is not a seed"),
            ((SD, "--seed", "99999999999999999999"), "is not a seed"),
            ((SD, "--option", "goal=50"), "it is one of: 30, 45"),
            ((SD, "--option", "goal"), "of the form name=value"),
            ((SD, "--option", "colour=red"), "no option 'colour'"),
            ((SD, "--option", "goal=45"), "only for 2 or 3 players"),
            ((SD, "--names", "Anna,Bert"), "more names than people"),
            ((SD, "--names", 'A"B'), "cannot be a name"),
            ((SD, "--names", "A\033[2J"), "cannot be a name"),
            ((SD, "--bogus"), "unknown option '--bogus'"),
            ((SD, "--seed"), "needs an argument"),
            ((SD, "--lang", "xx"), "there is no language 'xx'"),
            ((SD, "--resume", "file", "--seed", "1"), "from the record"),
            ((SD, "--resume", "file", "--level", "easy"), "from the record"),
        ]:
            with self.subTest(args=args):
                self.refused(2, *save, *args, said=said)
                self.assertEqual(self.files(), [])

    def test_wrong_files_write_nothing(self):
        self.refused(1, "--save", "file", SD, "--edition", "missing", said="missing cannot be read")
        self.refused(1, "--resume", "missing", said="missing: cannot be read")
        self.refused(1, SD, "--save", "no/folder/file", said="cannot be written")
        self.write("bad", f"edition mine\ngame {SD}\ntable standard\n0-3 = 0:1\n")
        self.refused(1, "--save", "file", SD, "--edition", "bad", said="bad:4: '0:1' is not a rate")
        self.assertEqual(self.files(), ["bad"])

    def test_resume_for_another_game(self):
        self.play(SD, "--save", "file", typed="q\n")
        self.refused(2, "chess", "--resume", "file", said="is a game of santo-domingo")

    def test_help_is_no_failure(self):
        out = self.play("--help")
        self.assertIn("--resume FILE", out)
        self.assertIn("--lang en|de", out)


class Languages(Folder):
    def greeting(self, *args, **changes):
        return self.play(SD, *args, typed="q\n", **changes)

    def test_the_environment_chooses(self):
        german = "Welche Karte"
        self.assertIn(german, self.greeting(LANG="de_DE.UTF-8"))
        self.assertIn(german, self.greeting(LC_ALL="de_AT.UTF-8"))
        self.assertIn(german, self.greeting(LC_MESSAGES="de_CH.UTF-8"))
        self.assertIn(german, self.greeting(LANGUAGE="fr:de:en"))
        self.assertIn(german, self.greeting("--lang", "de", LANG=None))
        self.assertIn(german, self.greeting("--lang=de", LC_ALL="C"))
        for changes in ({}, {"LC_ALL": "C", "LANGUAGE": "de"}, {"LANG": "fr_FR.UTF-8"}):
            self.assertIn("Which card", self.greeting(**changes))
        self.assertIn("Which card", self.greeting("--lang", "en", LANG="de_DE.UTF-8"))

    def test_plain_terminals_get_plain_letters(self):
        for language in ("en", "de"):
            out = self.play(SD, "--lang", language, "--names", "Zoë", typed=WHOLE_GAME, LC_ALL="C")
            out.encode("ascii")
            self.assertIn("Zoe", out)
            self.assertIn("+---+---+", out)

    def test_refusals_are_translated(self):
        self.play("chess", "--lang", "de", code=2)
        self.assertIn("ein Spiel »chess« gibt es nicht", self.errors)
        self.play("chess", "--lang", "de", code=2, LC_ALL="C")
        self.assertIn('ein Spiel "chess" gibt es nicht', self.errors)
        self.play(SD, "--option", "goal=45", "--lang", "de", code=2)
        self.assertIn("nur zu zweit oder zu dritt", self.errors)

    def test_the_catalogue_may_be_elsewhere(self):
        out = self.greeting("--lang", "de", ANTILLES_LOCALEDIR=os.path.join(self.folder, "none"))
        self.assertIn("Which card", out)


if __name__ == "__main__":
    unittest.main()
