"""An independent referee of Santo Domingo, written from the clauses of its rules (SD-...)
and docs/notation/santo-domingo.md alone. It shares no code with the program.

Usage: antilles replay --json FILE | santo_domingo.py FILE
Prints every difference of the first step that has any, and then exits with 1."""
import itertools
import sys

import record
import referee

CARDS = ["captain", "admiral", "governor", "frigate", "galleon", "customs", "trader", "beggar"]
ROWS = {"captain": ("vp", 2), "admiral": ("vp", 5),        # SD-5.1, 5.2
        "frigate": ("goods", 3), "galleon": ("goods", 15)}  # SD-5.4, 5.5
PAID = {"governor": ("goods", {"captain": 4, "admiral": 2}),  # SD-5.3
        "customs": ("vp", {"frigate": 3, "galleon": 1}),      # SD-5.6
        "beggar": ("goods", {"trader": 2})}                   # SD-5.8
OPTIONS = ["side", "goal", "memory"]
SUPPLY = {2: 3, 3: 5, 4: 3, 5: 4, 6: 5}             # SD-3.1
RATES = {"standard": ["3:1", "2:1", "3:2", "1:1"],  # SD-6.1 and section 9
         "winter": ["4:1", "3:1", "2:1", "3:2"]}
LIMIT = 15        # SD-1.2, 1.4
LAST_ROUND = 100  # SD-7.1


def sort(cards):
    return sorted(cards, key=CARDS.index)


class Seat:
    def __init__(self, goods):
        self.vp, self.goods = 0, goods  # SD-2.2
        self.hand, self.chosen, self.played, self.discard = set(CARDS), set(), set(), set()
        self.trading = False

    def facts(self):
        facts = {key: sort(getattr(self, key)) for key in ("hand", "chosen", "played", "discard")}
        return facts | {"vp": self.vp, "goods": self.goods,
                        "committed": bool(self.chosen), "trading": self.trading}


class Table:
    """A game in progress. `setup` holds the events of setting it up."""

    def __init__(self, players, side, goal, memory, rates):
        self.side, self.goal, self.memory, self.rates = side, goal, memory, rates
        self.phase, self.round = "choose", 0
        self.row = {"vp": 1, "goods": 1, "trader": 1}  # SD-2.1
        self.seats = [Seat(players) for _ in range(players)]
        self.few = players <= 3  # two cards each (SD-3.2), own cards do not count (SD-5.9)
        self.events = []
        self.begin_round()
        self.setup = self.events

    def tell(self, kind, seat=None, **arguments):
        whom = {} if seat is None else {"seat": self.seats.index(seat)}
        self.events.append({"event": kind} | whom | arguments)

    def facts(self):
        rates = [{"goods": goods, "vp": vp} for goods, vp in self.rates]
        return {"players": len(self.seats), "side": self.side, "goal": self.goal,
                "memory": self.memory, "cards": 2 if self.few else 1, "phase": self.phase,
                "round": self.round, "row": dict(self.row), "rates": rates,
                "seats": [s.facts() for s in self.seats]}

    # Who acts, and how

    def actor(self):
        if self.phase == "over":
            return "over"
        if self.phase == "choose":
            return next(i for i, seat in enumerate(self.seats) if not seat.chosen)
        trading = [i for i, seat in enumerate(self.seats) if seat.trading]
        return max(trading, key=lambda i: self.seats[i].vp)  # SD-6.3; max takes the first

    def legal(self):
        if self.phase == "over":
            return []
        seat = self.seats[self.actor()]
        if self.phase == "trade":
            return [f"buy {vp}" for vp in sorted(self.prices(seat.goods))]
        return ["+".join(c) for c in itertools.combinations(sort(seat.hand), 1 + self.few)]

    def prices(self, goods):
        """Points on offer for at most `goods`, each with its price (SD-6.1, 6.2)."""
        cheapest, offers = {0: 0}, set(self.rates[:self.row["trader"] + 1])
        for vp in range(1, 9 * LIMIT + 1):
            ways = [cheapest[vp - b] + a for a, b in offers if vp - b in cheapest]
            if ways:
                cheapest[vp] = min(ways)
        offered, least = {}, goods + 1  # the price of the next larger offer
        for vp in sorted(cheapest, reverse=True):
            if cheapest[vp] < least:
                offered[vp] = least = cheapest[vp]
        return offered

    # What an action does

    def act(self, notation):
        self.events = []
        seat = self.seats[self.actor()]
        if self.phase == "choose":
            seat.chosen = set(notation.split("+"))
            if all(seat.chosen for seat in self.seats):
                self.reveal()
        else:
            self.trade(seat, int(notation.removeprefix("buy ")))
        return self.events

    def reveal(self):
        for seat in self.seats:
            seat.played, seat.chosen = seat.chosen, set()
            seat.hand -= seat.played
            for card in sort(seat.played):
                self.tell("reveal", seat, card=card)
        for card in CARDS[:6]:
            self.share(card) if card in ROWS else self.pay(card)
        traders = self.who("trader")
        if not traders:
            self.end_round()
            return
        self.phase = "trade"
        for seat in traders:
            seat.trading = True
        if len(traders) > 1:  # SD-5.7
            self.move_trader("setback", max(0, self.row["trader"] - 2 * (len(traders) - 1)))

    def who(self, card):
        return [seat for seat in self.seats if card in seat.played]

    def share(self, card):
        """Section 4; a full share leaves the row even where the taker loses some (SD-4.2)."""
        what, most = ROWS[card]
        takers = self.who(card)
        amount = min(most, self.row[what] // len(takers)) if takers else 0
        self.row[what] -= amount * len(takers)
        for seat in takers:
            self.give("take", seat, card, what, amount)

    def pay(self, card):
        what, price = PAID[card]
        for seat in self.who(card):
            paying = [s for s in self.seats if s is not seat or not self.few]  # SD-5.9
            amount = sum(price[c] for s in paying for c in s.played if c in price)
            if card == "beggar":
                amount += [4, 3, 3, 2, 2, 1, 1, 1][len(seat.hand)]
            self.give("earn", seat, card, what, amount)

    def give(self, kind, seat, card, what, amount):
        self.tell(kind, seat, card=card, what=what, amount=amount)
        setattr(seat, what, getattr(seat, what) + amount)
        if seat.goods > LIMIT:  # SD-1.4
            self.tell("lose", seat, goods=seat.goods - LIMIT)
            seat.goods = LIMIT

    def move_trader(self, kind, to):
        self.tell(kind, **{"from": self.row["trader"], "to": to})
        self.row["trader"] = to

    def trade(self, seat, vp):
        goods = self.prices(seat.goods)[vp]
        self.tell("trade", seat, goods=goods, vp=vp)
        seat.vp, seat.goods, seat.trading = seat.vp + vp, seat.goods - goods, False
        if not any(seat.trading for seat in self.seats):
            self.move_trader("reset", 0)  # SD-5.7
            self.end_round()

    def end_round(self):
        beggars = self.who("beggar")
        self.pay("beggar")
        for seat in beggars:  # SD-5.8: after all have been paid
            back = seat.played | seat.discard
            self.tell("return", seat, cards=len(back))
            seat.hand, seat.played, seat.discard = seat.hand | back, set(), set()
        for seat in self.seats:  # SD-3.3
            seat.discard, seat.played = seat.discard | seat.played, set()
        goal = any(seat.vp >= self.goal for seat in self.seats)
        if goal or self.round == LAST_ROUND:  # SD-7.1
            self.finish("goal" if goal else "rounds")
        else:
            self.begin_round()

    def begin_round(self):
        self.phase = "choose"
        self.round += 1
        self.tell("round", number=self.round)
        for what, space in self.row.items():
            self.row[what] = min(LIMIT, space + SUPPLY[len(self.seats)])
        self.tell("supply", **self.row)

    def finish(self, why):
        self.phase = "over"
        self.tell("finish", round=self.round, why=why)
        for seat in self.seats:  # SD-7.2
            vp, left = divmod(seat.goods, 3)
            if vp:
                self.tell("convert", seat, goods=3 * vp, vp=vp)
            seat.vp, seat.goods = seat.vp + vp, left

    def result(self):
        standing = [(seat.vp, seat.goods, len(seat.hand)) for seat in self.seats]  # SD-7.3
        ranks = [1 + sum(other > mine for other in standing) for mine in standing]
        winners = [i for i, rank in enumerate(ranks) if rank == 1]
        return {"points": [seat.vp for seat in self.seats], "ranks": ranks, "winners": winners}


def rates_of(cells):
    return [tuple(int(number) for number in cell.split(":")) for cell in cells]


def default_rates(side):
    return rates_of(rate for rate in RATES[side] for _ in range(4))


def table_of(rec):
    """The table that a record's tags set up."""
    options = dict(rec.options)
    if rec.game != "santo-domingo" or [key for key, _ in rec.options] != OPTIONS:
        raise record.Wrong("the record's tags are not those of Santo Domingo")
    if options["goal"] not in ("30", "45") or options["goal"] == "45" and rec.players > 3:
        raise record.Wrong("no such goal (SD-2.3)")
    side = options["side"]
    rates = rates_of(rec.tables[side].split(" ")) if side in rec.tables else default_rates(side)
    return Table(rec.players, side, int(options["goal"]), options["memory"] == "on", rates)


if __name__ == "__main__":
    referee.main(sys.modules[__name__])
