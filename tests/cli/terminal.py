"""`antilles play` at a terminal: colours, widths, several people, Ctrl-C."""
import re
import signal
import termios
import unittest

from program import ESCAPES, Folder, Terminal

SD = "santo-domingo"
WIPE = "\033[H\033[2J\033[3J"


class AtTerminal(Folder):
    def start(self, *args, **how):
        terminal = Terminal(self.folder, "play", *args, **how)
        self.addCleanup(terminal.close)
        return terminal


class Looks(AtTerminal):
    def test_colours(self):
        t = self.start(SD)
        t.answer("help): ", "q")
        t.answer("saving) ", "")
        self.assertEqual(t.finish(), 0)
        self.assertIn("\033[0;33m", t.seen)

    def test_no_colours_when_not_wanted(self):
        for changes in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
            t = self.start(SD, **changes)
            t.answer("help): ", "q")
            t.answer("saving) ", "")
            self.assertEqual(t.finish(), 0)
            self.assertNotIn("\033", t.seen)

    def test_lines_fit_the_window(self):
        for columns in (40, 60, 80, 120):
            for language, prompt in (("en", "help): "), ("de", "Hilfe): ")):
                t = self.start(SD, "--seats", "human,greedy,greedy", "--lang", language, "--seed",
                               "3", columns=columns)
                position = t.answer(prompt, "h")
                for typed in ("?", "l", "7 8"):
                    position = t.answer(prompt, typed, position)
                t.answer("\n> " if columns == 40 else "(Enter:", "", t.answer(prompt, "q", position))
                self.assertEqual(t.finish(), 0)
                longest = max(t.lines(), key=len)
                self.assertLessEqual(len(longest), columns, longest)

    def test_news_is_not_scrolled_away_unread(self):
        t = self.start(SD, rows=24)
        start = t.answer("help): ", "1")
        t.answer("Press Enter to go on. ", "", start)
        start = t.answer("help): ", "q", start)
        t.answer("saving) ", "")
        self.assertEqual(t.finish(), 0)
        tall = self.start(SD, rows=60)
        tall.answer("help): ", "1")
        tall.wait("round 2")
        self.assertNotIn("Press Enter", tall.seen)


class Waiting(AtTerminal):
    """Somebody who waits for bots sees for whom, if it takes long."""

    def wait_for(self, seats, *args, **how):
        t = self.start(SD, "--seats", seats, "--seed", "1", *args, **how)
        start = t.answer("help): " if "de" not in args else "Hilfe): ", "1")
        t.wait("ound 2" if "de" not in args else "unde 2", start)
        return t.seen[start:]

    def test_a_long_wait_is_explained_and_the_line_is_wiped(self):
        slow = "mcts:milliseconds=900,iterations=0"
        for how in ({}, {"TERM": "dumb"}):
            seen = self.wait_for(f"human,{slow},greedy,{slow}", **how)
            isabel, rosa = "Isabel is thinking...", "Rosa is thinking..."
            self.assertEqual((seen.count(isabel), seen.count(rosa)), (1, 1))
            for said in (isabel, rosa):
                after = ESCAPES.sub("", seen.split(said)[1])
                self.assertTrue(after.startswith("\r" + " " * len(said) + "\r"), after[:80])
        self.assertIn("Isabel denkt nach ...",
                      self.wait_for(f"human,{slow},greedy,greedy", "--lang", "de"))

    def test_a_short_one_is_not(self):
        self.assertNotIn("thinking", self.wait_for("human,greedy,greedy,greedy"))


class Keyboard(AtTerminal):
    """Several people at one keyboard."""

    def shown_to_second(self, choice, **how):
        """What Bert sees from the hand-over to his own choice, when Anna chose so."""
        t = self.start(SD, "--seats", "human,human", "--names", "Anna,Bert", "--seed", "1", **how)
        t.answer("Hand the keyboard to Anna, then press Enter. ", "")
        start = t.answer("help): ", choice)
        t.wait("Hand the keyboard to Bert, then press Enter. ", start)
        after = t.seen.rfind(WIPE) if WIPE in t.seen else t.seen.rfind("\n\r\n" * 20)
        self.assertGreater(after, start)
        t.answer("press Enter. ", "", start)
        end = t.wait("help): ", after)
        shown = t.seen[after:end]
        self.assertIn("Anna", shown)
        reveal = t.type("1 5")
        t.wait("Hand the keyboard to Anna", reveal)
        t.answer("press Enter. ", "", reveal)
        t.wait("Cards", reveal)
        return shown, t.seen[reveal:]

    def test_a_secret_choice_does_not_show_before_the_reveal(self):
        """SD-8.1: whatever Anna chooses, Bert sees the same."""
        first, revealed_first = self.shown_to_second("3 6")
        second, revealed_second = self.shown_to_second("1 4")
        self.assertEqual(first, second)
        self.assertNotEqual(revealed_first, revealed_second)
        self.assertEqual(first.count(WIPE), 2)

    def test_the_log_and_the_board_show_no_secret(self):
        seen = []
        for choice in ("2 7", "5 8"):
            t = self.start(SD, "--seats", "human,human,greedy", "--seed", "2")
            t.answer("Player 1, then press Enter. ", "")
            start = t.answer("help): ", choice)
            t.answer("Player 2, then press Enter. ", "", start)
            position = t.wait("help): ", start)
            begin = position
            for command in ("l", "b", "h 3", "u", "s file" + choice[0]):
                t.type(command)
                position = t.wait("help): ", position)
            seen.append(t.seen[begin:position].replace("file" + choice[0], "file"))
        self.assertEqual(seen[0], seen[1])

    def test_one_person_is_never_wiped(self):
        t = self.start(SD)
        t.answer("help): ", "1")
        t.wait("round 2")
        self.assertNotIn("\033[2J", t.seen)
        self.assertNotIn("Hand the keyboard", t.seen)


class Leaving(AtTerminal):
    def test_interrupt_keeps_terminal_and_file(self):
        t = self.start(SD, "--save", "file")
        start = t.answer("help): ", "1")
        t.wait("help): ", start)
        t.press(b"\003")
        self.assertEqual(t.finish(), -signal.SIGINT)
        self.assertEqual(termios.tcgetattr(t.slave), t.modes)
        self.assertIn("antilles play --resume file", t.seen)
        self.assertTrue(ESCAPES.findall(t.seen)[-1] == "\033[0m")
        self.assertEqual(self.files(), ["file"])
        self.check_record("file")

    def test_end_of_input(self):
        t = self.start(SD)
        t.wait("help): ")
        t.press(b"\004")
        self.assertEqual(t.finish(), 1)
        self.assertIn("the input ended", t.seen)

    def test_quitting_offers_to_save(self):
        t = self.start(SD)
        start = t.answer("help): ", "1")
        t.answer("help): ", "q", start)
        t.answer("leave without saving) ", "mine")
        self.assertEqual(t.finish(), 0)
        self.check_record("mine")

    def test_a_name_that_is_taken_does_not_lose_the_game(self):
        self.write("taken", "letters\n")
        t = self.start(SD)
        t.answer("help): ", "q")
        start = t.answer("leave without saving) ", "taken")
        t.wait("taken exists already", start)
        t.wait("help): ", start)
        self.assertEqual(self.read("taken"), "letters\n")

    def whole_game(self, columns):
        """To the end, with an offer to keep the record."""
        t = self.start(SD, "--seed", "5", "--players", "4", columns=columns)
        position = 0
        for turn in range(1, 900):
            prompt, position = t.wait_any(("help): ", "go on. ", "none)"), position)
            if prompt == "none)":
                break
            t.type("" if prompt == "go on. " else str(turn % 9))
        t.type("kept")
        self.assertEqual(t.finish(), 0)
        self.assertIn("Winner: Rosa", t.lines())
        self.assertIn("The record is in kept.", t.seen)
        self.check_record("kept")
        longest = max(t.lines(), key=len)
        self.assertLessEqual(len(longest), columns, longest)

    def test_a_whole_game(self):
        self.whole_game(80)

    def test_a_whole_game_in_a_narrow_window(self):
        self.whole_game(40)


if __name__ == "__main__":
    unittest.main()
