"""The commands arena, merge, ladder and study as a user runs them."""
import html.parser
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent))
import tap

PROGRAM = os.path.abspath(sys.argv[1])
GAMES = {"santo-domingo": range(2, 7), "santiago": range(2, 5),
         "cuba": range(2, 6)}
SEARCHER = "mcts:iterations=8,megabytes=1"


def run(*words, code=0, lang="en"):
    """Runs the program; returns its output and what it said on stderr."""
    done = subprocess.run([PROGRAM, *map(str, words), "--lang", lang], capture_output=True,
                          text=True, stdin=subprocess.DEVNULL, timeout=200)
    assert done.returncode == code, (words, done.returncode, done.stdout, done.stderr)
    if code == 0:
        assert done.stderr == "", done.stderr
    else:
        assert done.stderr.startswith("antilles: "), done.stderr
    return done.stdout, done.stderr


def tell(*words, **named):
    """The JSON that a command prints."""
    return json.loads(run(*words, "--json", **named)[0])


def folder():
    return tempfile.TemporaryDirectory(prefix="antilles-")


class Page(html.parser.HTMLParser):
    """A page whose elements are closed in order and that loads nothing."""

    VOID = {"meta", "line", "circle", "rect", "path"}

    def __init__(self, text):
        super().__init__()
        self.open, self.counts, self.lang, self.words = [], {}, None, []
        self.feed(text)
        self.close()
        assert not self.open, self.open

    def handle_starttag(self, tag, attrs):
        names = dict(attrs)
        assert not {"src", "onclick", "xlink:href"} & set(names), (tag, attrs)
        assert names.get("href", "#").startswith("#"), attrs
        assert tag not in ("script", "link", "img", "iframe", "object"), tag
        self.counts[tag] = self.counts.get(tag, 0) + 1
        self.lang = names.get("lang", self.lang)
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag

    def handle_data(self, data):
        self.words.append(data)


def read_page(path):
    text = pathlib.Path(path).read_text(encoding="utf-8")
    assert text.startswith("<!DOCTYPE html>") and "http" not in text and "url(" not in text
    assert "prefers-color-scheme:dark" in text and "nan" not in re.sub("[a-z]+nan|nan[a-z]", "", text)
    return Page(text)


def test_help_in_both_languages():
    for command in ("arena", "merge", "ladder", "study"):
        assert f"antilles {command}" in run(command, "--help")[0]
        assert "Aufruf" in run(command, "--help", lang="de")[0]
        assert command in run("--help")[0]


def test_wrong_arguments_are_usage_errors():
    game = "santo-domingo"
    for words in (["arena"], ["arena", "chess"], ["ladder"], ["study"], ["merge"],
                  ["arena", game, "again"],
                  ["arena", game, "--seats", "human,greedy"],
                  ["arena", game, "--seats", "greedy,nobody"],
                  ["arena", game, "--seats", "mcts:iterations=none,greedy"],
                  ["arena", game, "--seats", "a" * 100 + ",greedy"],
                  ["arena", game, "--players", "2", "--seats", "greedy,random,random"],
                  ["arena", game, "--players", "2,3", "--seats", "greedy,random,random"],
                  ["arena", game, "--players", "7"], ["arena", game, "--players", "1-3"],
                  ["arena", game, "--players", "4-2"], ["arena", game, "--players", "2,,3"],
                  ["arena", game, "--players", "2,2"], ["arena", game, "--players", "two"],
                  ["arena", game, "--games", "0"], ["arena", game, "--games", "-3"],
                  ["arena", game, "--threads", "0"], ["arena", game, "--threads", "many"],
                  ["arena", game, "--shard", "0/2"], ["arena", game, "--shard", "3/2"],
                  ["arena", game, "--shard", "1"], ["arena", game, "--shard", "1/x"],
                  ["arena", game, "--sprt", "10,0"], ["arena", game, "--sprt", "0"],
                  ["arena", game, "--sprt", "0,nan"],
                  ["arena", game, "--sprt", "0,10", "--seats", "greedy,greedy"],
                  ["arena", game, "--sprt", "0,10", "--seats", "greedy,random,novice"],
                  ["arena", game, "--option", "side=summer"],
                  ["arena", game, "--players", "2-4", "--option", "goal=45"],
                  ["ladder", game, "--bots", "greedy"], ["ladder", game, "--bots", "greedy,greedy"],
                  ["study", game, "--bots", "greedy,random"], ["study", game, "--state", "x"]):
        run(*words, code=2)


def test_a_refused_run_writes_nothing():
    with folder() as where:
        for name in ("state", "html"):
            path = pathlib.Path(where, name)
            run("ladder", "santo-domingo", "--players", "9", f"--{name}", path, code=2)
            assert not path.exists()


def test_arena_tells_every_bot():
    for game, counts in GAMES.items():
        for players in counts:
            told = tell("arena", game, "--players", players, "--seats", "greedy,random", "--games",
                        60, "--seed", 3)
            assert (told["game"], told["players"], told["seed"]) == (game, players, 3)
            assert told["games"] >= 60 and told["games"] == told["blocks"] * players
            greedy, random = told["seats"]
            assert (greedy["bot"], random["bot"]) == ("greedy", "random")
            assert abs(greedy["wins"] + random["wins"] - told["games"]) < 1e-9
            for seat in told["seats"]:
                assert set(seat) == {"bot", "games", "wins", "win_share", "low", "high",
                                     "fair_share", "mean_rank", "mean_score", "ms_per_move"}
                assert seat["games"] == told["games"]
                assert abs(seat["win_share"] - seat["wins"] / told["games"]) < 1e-9
                assert 0 <= seat["low"] <= seat["win_share"] <= seat["high"] <= 1
                assert 1 <= seat["mean_rank"] <= players and seat["ms_per_move"] > 0
            assert greedy["low"] > 1 / players and abs(greedy["fair_share"] - 1 / players) < 1e-9
            assert greedy["mean_rank"] < random["mean_rank"]
            assert greedy["mean_score"] > random["mean_score"]


def test_arena_counts_the_games_of_simulate():
    """One block of one bot is one game of the same seed."""
    words = ["santo-domingo", "--players", "3", "--seats", "greedy,greedy,greedy", "--seed", "5",
             "--games", "40"]
    arena, simulate = tell("arena", *words), tell("simulate", *words)
    assert arena["games"] == simulate["games"] == 40 == arena["blocks"]
    mean = sum(seat["mean_score"] for seat in simulate["seats"]) / 3
    assert abs(arena["seats"][0]["mean_score"] - mean) < 1e-9


def test_threads_do_not_change_the_result():
    words = ["arena", "santo-domingo", "--players", "2-4", "--seats", f"{SEARCHER},greedy",
             "--games", "40", "--seed", "9", "--no-time"]
    one = run(*words, "--threads", 1)[0]
    assert one == run(*words, "--threads", 3)[0] == run(*words)[0]
    assert one != run(*words[:-2], "10", "--no-time")[0]
    assert "ms" not in one


def test_several_numbers_of_players():
    told = tell("arena", "santo-domingo", "--players", "2,4-5", "--seats", "greedy,random",
                "--games", "110", "--seed", "1")
    assert told["players"] == [2, 4, 5] == [table["players"] for table in told["tables"]]
    assert [table["blocks"] for table in told["tables"]] == [10, 10, 10]
    assert told["games"] == 110 == sum(table["games"] for table in told["tables"])
    text = run("arena", "santo-domingo", "--players", "2-3", "--games", "10")[0]
    assert "2 players:" in text and "All together:" in text


def test_rounding_up_is_said():
    text = run("arena", "santo-domingo", "--players", "4", "--games", "10")[0]
    assert "12 games in 3 blocks" in text and "10 games were asked for" in text
    assert "asked" not in run("arena", "santo-domingo", "--players", "4", "--games", "12")[0]


def test_sprt_stops_at_a_verdict():
    words = ["arena", "santo-domingo", "--players", "3", "--games", "3000", "--seed", "2"]
    strong = tell(*words, "--seats", "greedy,random", "--sprt", "0,50")
    assert strong["sprt"]["verdict"] == "H1" and strong["games"] < 3000
    assert strong["sprt"]["llr"] >= strong["sprt"]["upper"] > 2.9
    assert strong["elo"]["low"] > 50
    weak = tell(*words, "--seats", "random,greedy", "--sprt", "0,50")
    assert weak["sprt"]["verdict"] == "H0" and weak["sprt"]["llr"] <= weak["sprt"]["lower"]
    short = tell(*words[:-4], "--games", "6", "--seats", "greedy,random", "--sprt=-5,5")
    assert short["sprt"]["verdict"] == "none" and short["games"] == 6
    assert "H1 is accepted" in run(*words, "--seats", "greedy,random", "--sprt", "0,50")[0]
    for threads in (1, 3):
        again = tell(*words, "--seats", "greedy,random", "--sprt", "0,50", "--threads", threads)
        assert (again["games"], again["sprt"]) == (strong["games"], strong["sprt"])


def test_a_run_is_interrupted_and_gone_on_with():
    with folder() as where:
        words = ["arena", "santo-domingo", "--players", "4", "--seats", f"{SEARCHER},greedy",
                 "--games", "400", "--seed", "4", "--no-time", "--threads", "2", "--lang", "en"]
        state = pathlib.Path(where, "state")
        process = subprocess.Popen([PROGRAM, *words, "--state", state], stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE, text=True)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not (state.exists()
                                                   and state.read_text().count("\n") > 18):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
        if process.returncode == 0:
            return  # the machine was faster than the signal
        assert process.returncode == 1 and "interrupted after" in err and "goes on" in err, err
        assert "Santo Domingo" in out
        kept = state.read_text()
        with open(state, "a", encoding="ascii") as file:
            file.write("99 torn")
        whole = run(*words[:-2])[0]
        assert run(*words[:-2], "--state", state)[0] == whole
        assert state.read_text().startswith(kept)
        stamp = state.stat().st_mtime_ns
        assert run(*words[:-2], "--state", state)[0] == whole  # nothing is left to play
        assert state.stat().st_mtime_ns == stamp


def test_the_state_of_another_tournament_is_left_alone():
    with folder() as where:
        state = pathlib.Path(where, "state")
        words = ["arena", "santo-domingo", "--players", "3", "--games", "6", "--seed", "1"]
        run(*words, "--state", state)
        before = state.read_bytes()
        for change in (["--seed", "2"], ["--games", "9"], ["--players", "4"],
                       ["--seats", "greedy,novice"], ["--option", "side=winter"],
                       ["--sprt", "0,10"], ["--shard", "1/2"]):
            _, err = run(*words, *change, "--state", state, code=1)
            assert "another" in err, err
        assert state.read_bytes() == before
        lines = before.decode().split("\n")
        lines[-3] = lines[-3].replace("/1", "/2", 1)
        state.write_text("\n".join(lines))
        _, err = run(*words, "--state", state, code=1)
        assert f"{state}:{len(lines) - 2}: " in err, err
        state.write_text("nonsense\n")
        run(*words, "--state", state, code=1)
        run("merge", state, code=1)
        run("merge", pathlib.Path(where, "none"), code=1)
        run(*words, "--state", pathlib.Path(where, "no", "such", "folder"), code=1)


def merged(command, *words):
    """Plays a tournament whole and in parts; the merged output is the same."""
    with folder() as where:
        common = [command, "santo-domingo", *words]
        states = [pathlib.Path(where, str(i)) for i in range(3)]
        whole = pathlib.Path(where, "whole")
        outputs = {}
        for form in ([], ["--json"]):
            outputs[len(form)] = run(*common, "--no-time", *form)[0]
        for i, state in enumerate(states):
            told = tell(*common, "--shard", f"{i + 1}/3", "--state", state)
            assert told["shard"] == f"{i + 1}/3"
        for form in ([], ["--json"]):
            assert run("merge", "--no-time", *form, *reversed(states))[0] == outputs[len(form)]
        run("merge", *states, "--state", whole)
        assert run("merge", "--no-time", whole)[0] == outputs[0]
        run("merge", *states, "--state", whole, code=1)  # it exists
        _, err = run("merge", *states[:2], code=1)
        assert "missing" in err
        assert sum(seat["ms_per_move"] for seat in tell("merge", whole).get("seats", [])) >= 0


def test_merged_parts_are_the_whole_arena():
    merged("arena", "--players", "2-4", "--seats", f"{SEARCHER},greedy", "--games", "50", "--seed",
           "6")


def test_merged_parts_come_to_the_same_verdict():
    merged("arena", "--players", "3", "--seats", "greedy,random", "--games", "200", "--seed", "6",
           "--sprt", "0,50")


def test_merged_parts_are_the_whole_ladder():
    merged("ladder", "--bots", f"random,greedy,{SEARCHER}", "--games", "60", "--seed", "6")


def test_gnu_parallel_plays_the_parts():
    """As docs/ARENA.md shows it."""
    parallel = shutil.which("parallel")
    assert parallel, "GNU parallel is missing"
    with folder() as where:
        words = "arena santo-domingo --players 4 --seats greedy,novice --games 64 --seed 8".split()
        environment = {**os.environ, "HOME": where}
        subprocess.run([parallel, "--will-cite", "-j2", PROGRAM, *words, "--threads 1",
                        "--shard {}/4", "--state part-{}.arena", ":::", "1", "2", "3", "4"],
                       check=True, cwd=where, env=environment, timeout=120,
                       stdout=subprocess.DEVNULL)
        parts = sorted(pathlib.Path(where).glob("part-*.arena"))
        assert len(parts) == 4
        assert (run("merge", "--json", "--no-time", *parts)[0]
                == run(*words, "--json", "--no-time")[0])


def test_ladder_rates_and_draws():
    with folder() as where:
        page = pathlib.Path(where, "ladder.html")
        told = tell("ladder", "santo-domingo", "--players", "3", "--bots",
                    f"random,greedy,{SEARCHER}", "--games", "300", "--seed", "1", "--html", page)
        ratings = {bot["bot"]: bot for bot in told["bots"]}
        assert ratings["greedy"]["rating"] > ratings[SEARCHER]["rating"] > ratings["random"]["rating"]
        assert abs(sum(bot["rating"] for bot in told["bots"]) / 3 - 1500) < 1e-6
        for bot in told["bots"]:
            assert bot["rating_low"] < bot["rating"] < bot["rating_high"]
        assert told["ahead"][0][0] is None
        assert abs(told["ahead"][0][1] + told["ahead"][1][0] - 1) < 1e-9
        parsed = read_page(page)
        assert parsed.counts["svg"] == 1 and parsed.counts["table"] == 2 and parsed.lang == "en"
        assert SEARCHER in parsed.words
        state = pathlib.Path(where, "state")
        again = pathlib.Path(where, "again.html")
        words = ["santo-domingo", "--players", "3", "--bots", "random,greedy", "--games", "30",
                 "--seed", "1", "--no-time"]
        run("ladder", *words, "--state", state, "--html", page, lang="de")
        run("merge", state, "--no-time", "--html", again, lang="de")
        assert page.read_text() == again.read_text()
        assert read_page(page).lang == "de" and "Wertungen" in page.read_text()
        run("arena", "santo-domingo", "--games", "4", "--state", pathlib.Path(where, "arena"))
        run("merge", pathlib.Path(where, "arena"), "--html", page, code=2)
        run("ladder", *words, "--html", pathlib.Path(where, "no", "page.html"), code=1)


def test_study_adds_up_and_draws():
    for game, counts in GAMES.items():
        with folder() as where:
            page = pathlib.Path(where, "study.html")
            words = ["study", game, "--players", f"{counts[0]},{counts[-1]}", "--games", "200",
                     "--seed", "1"]
            told = tell(*words, "--html", page)
            assert told["games"] == 200 and told["bot"] == "greedy"
            for table in told["tables"]:
                players = table["players"]
                assert table["games"] == 100 and len(table["seats"]) == players
                assert abs(sum(seat["win_share"] for seat in table["seats"]) - 1) < 1e-9
                assert sum(place["count"] for place in table["places"]) == 100 * players
                assert sum(table["margins"]["counts"]) == 100
                assert sum(table["decisions"]["counts"]) == 100
                assert abs(table["leader_wins"][0] - 1 / players) < 0.2
                for deeds in table["deeds"].values():
                    for deed in deeds:
                        assert deed["times"] >= deed["times_winners"]
                        assert deed["more"] >= deed["more_wins"] - 1e-9
            parsed = read_page(page)
            assert parsed.counts["svg"] >= 10 and parsed.counts["figure"] == parsed.counts["svg"]
            assert tell(*words, "--threads", "1") == told == tell(*words, "--threads", "3")
            german = pathlib.Path(where, "studie.html")
            out, _ = run(*words, "--html", german, lang="de")
            assert read_page(german).lang == "de" and "Woher die Punkte" in german.read_text()
            assert "Partien" in out


def test_points_of_a_study_have_sources():
    told = tell("study", "santo-domingo", "--players", "4", "--games", "50", "--seed", "3")
    table = told["tables"][0]
    points = sum(place["count"] * sum(place["points"].values()) for place in table["places"])
    assert abs(points - sum(seat["mean_score"] * 50 for seat in table["seats"])) < 1e-6
    assert sum(deed["times"] for deed in table["deeds"]["reveal"]) > 50 * 4 * 5


tap.run(sys.modules[__name__])
