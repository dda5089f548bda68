"""An independent referee of Santiago de Cuba, written from the clauses of its rules (SC-...)
and docs/notation/santiago.md alone. It shares no code with the program.

Usage: antilles replay --json FILE | santiago.py FILE
Prints every difference of the first step that has any, and then exits with 1."""
import sys

import record
import referee

DICE = ["sugar", "citrus", "tobacco", "rum", "cigars"]
GOODS = [*DICE, "wood"]
CUBANS = ["pedro", "maria", "jose", "martinez", "conchita", "miguel", "pablo", "el-zorro",
          "alonso"]
PLACES = ["port", *CUBANS]
BUILDINGS = ["bank", "church", "distillery", "cigar-factory", "black-market", "sawmill", "cafe",
             "customs", "casino", "harbourmaster", "office", "newspaper"]
FLOWERS = ["yellow", "blue", "red", "white"]
DEFAULT = ["white", "red", "yellow", "yellow", "red", "blue", "blue", "none", "white"]
GIFTS = {"pedro": ("tobacco", 2), "maria": ("vp", 2), "jose": ("sugar", 2),  # SC-4.1
         "martinez": ("pesos", 3), "conchita": ("citrus", 2), "miguel": ("wood", 2)}
FREE = {"bank": ("pesos", 2), "church": ("vp", 1), "newspaper": ("pesos", 1)}  # SC-6.1, 6.10
MAKES = {"distillery": ("sugar", "rum"), "cigar-factory": ("tobacco", "cigars")}  # SC-6.2
OPTIONS = ["preset", "screens"]
SHIPS, TURNS, CHEQUERED = 7, 400, 5  # SC-1.4, SC-8.5


def faces(die):
    """Weights of a die's faces from 0 on (SC-1.5)."""
    return [1, 1, 2, 1, 1] if die == "citrus" else [1, 2, 2, 1]


class Over(Exception):
    """The game has ended in the middle of what was going on (SC-8.1)."""


class Seat:
    def __init__(self):
        self.pesos, self.vp = 3, 2  # SC-2.2
        self.goods = dict.fromkeys(GOODS, 0) | {"sugar": 1, "citrus": 1, "tobacco": 1}
        self.owned, self.piece, self.out = set(), None, False

    def has(self, what):
        return self.goods[what] if what in GOODS else getattr(self, what)

    def add(self, what, amount):
        if what in GOODS:
            self.goods[what] += amount
        else:
            setattr(self, what, getattr(self, what) + amount)

    def facts(self):
        return {"vp": self.vp, "pesos": self.pesos, "goods": dict(self.goods),
                "markers": 3 - len(self.owned), "owned": sorted(self.owned, key=BUILDINGS.index),
                "piece": self.piece, "out": self.out}


class Table:
    """A game in progress: a list of legal actions and a generator that waits for the next
    one. `setup` holds the events of setting it up."""

    def __init__(self, players, preset, screens, flowers):
        self.preset, self.screens = preset, screens
        self.flower = dict(zip(CUBANS, flowers))
        self.seats = [Seat() for _ in range(players)]
        self.phase, self.turn, self.starter, self.active = "place", 0, None, None
        self.decider, self.choices, self.chances = None, [], []
        self.ship, self.value, self.demand, self.left_out = 1, 2, None, None  # SC-2.1
        self.rolled, self.car, self.street = {}, 0, ["port"]
        self.district, self.inactive = {}, set()
        self.in_use, self.employed, self.exchange = None, False, None
        self.setup = [{"event": "begin", "seat": i, "pesos": 3, "vp": 2, "goods": 3}
                      for i in range(players)]
        self.events = []
        self.game = self.play()
        next(self.game)

    def tell(self, kind, seat=None, **arguments):
        self.events.append({"event": kind} | ({} if seat is None else {"seat": seat}) | arguments)

    # What an outsider sees

    def facts(self):
        rolling = self.phase in ("roll", "leave")
        owners = {b: i for i, seat in enumerate(self.seats) for b in seat.owned}
        pieces = {seat.piece: i for i, seat in enumerate(self.seats)}
        return {
            "players": len(self.seats), "preset": self.preset, "screens": self.screens,
            "phase": self.phase, "turn": self.turn, "starter": self.starter,
            "active": self.active, "ship": self.ship, "value": self.value,
            "roll_due": self.demand is None,
            "demand": {die: self.wanted(die) for die in DICE}, "left_out": self.left_out,
            "rolled": {die: self.rolled.get(die) if rolling else None for die in DICE},
            "car": self.car, "street": self.street + [None] * (10 - len(self.street)),
            "cubans": {c: {"flower": self.flower[c], "inactive": c in self.inactive,
                           "stop": self.street.index(c) if c in self.street else None}
                       for c in CUBANS},
            "buildings": {b: {"flower": self.district.get(b), "owner": owners.get(b),
                              "piece": pieces.get(b)} for b in BUILDINGS},
            "supply": {good: self.supply(good) for good in GOODS},
            "in_use": self.in_use, "employed": self.employed, "exchange": self.exchange,
            "seats": [seat.facts() for seat in self.seats]}

    def actor(self):
        return self.decider

    def legal(self):
        return self.choices

    def weights(self):
        return self.chances

    def act(self, notation):
        self.events = []
        self.game.send(notation)
        return self.events

    def result(self):
        left = [sum(seat.goods.values()) for seat in self.seats]
        standing = [(s.vp, left[i], s.pesos) for i, s in enumerate(self.seats)]  # SC-8.3
        ranks = [1 + sum(other > mine for other in standing) for mine in standing]
        return {"points": [seat.vp for seat in self.seats], "ranks": ranks,
                "winners": [i for i, rank in enumerate(ranks) if rank == 1]}

    def supply(self, good):
        return 8 - sum(seat.goods[good] for seat in self.seats)  # SC-1.1

    def wanted(self, die):
        return self.demand[die] if self.demand else 0

    # The course of the game

    def ask(self, phase, seat, choices, weights=None):
        """Yields until somebody has chosen; returns the words of the choice."""
        self.phase, self.decider, self.choices, self.chances = phase, seat, choices, weights
        return (yield).split(" ")

    def chance(self, phase, choices, weights=None):
        return self.ask(phase, "chance", choices, weights or [1] * len(choices))

    def play(self):
        try:
            yield from self.set_up()
            yield from self.roll(self.active)
            while self.turn < TURNS:
                self.turn += 1
                self.active = (self.active + 1) % len(self.seats)
                self.tell("turn", self.active, number=self.turn)
                yield from self.take_turn(self.seats[self.active])
            self.finish("turns")
        except Over:
            self.finish("ships")
        self.phase, self.decider, self.choices = "over", "over", []
        yield

    def set_up(self):
        for place in range(12):
            free = [b for b in BUILDINGS if b not in self.district]
            _, building = yield from self.chance("place", [f"place {b}" for b in free])
            self.district[building] = FLOWERS[place // 3]
            self.tell("place", building=building, flower=FLOWERS[place // 3])
        for stop in range(1, 10):
            free = [c for c in CUBANS if c not in self.street]
            _, cuban = yield from self.chance("settle", [f"settle {c}" for c in free])
            self.street.append(cuban)
            self.tell("settle", cuban=cuban, stop=stop)
        _, first = yield from self.chance("first", [f"first {i}" for i in range(len(self.seats))])
        self.starter = int(first)
        self.active = (self.starter - 1) % len(self.seats)  # SC-2.3
        self.tell("first", self.starter)

    def roll(self, roller):
        """SC-2.3, SC-7.6: again if the four dice kept are all 0 (section 9)."""
        while self.demand is None:
            for die in DICE:
                _, _, value = yield from self.chance(
                    "roll", [f"roll {die} {n}" for n in range(len(faces(die)))], faces(die))
                self.rolled[die] = int(value)
                self.tell("roll", roller, die=die, value=int(value))
            _, left = yield from self.ask("leave", roller, [f"leave {die}" for die in DICE])
            self.tell("leave", roller, die=left, value=self.rolled[left])
            self.demand, self.left_out = self.rolled | {left: 0}, left
            self.rolled = {}
            self.see_demand()

    def finish(self, why):
        for seat in self.seats:
            seat.out = False
        self.in_use, self.employed, self.exchange = None, False, None
        self.tell("finish", turn=self.turn, why=why)
        for i, seat in enumerate(self.seats):  # SC-8.2
            vp = sum(seat.goods.values()) // 3
            for good in [g for g in GOODS for _ in range(seat.goods[g])][:3 * vp]:
                seat.goods[good] -= 1
            seat.vp += vp
            if vp:
                self.tell("convert", i, goods=3 * vp, vp=vp)

    # The ship

    def see_demand(self):
        if self.demand and not any(self.demand.values()):  # SC-7.4
            self.depart("full")

    def move_value(self, by, why):
        self.tell("value", **{"from": self.value, "to": self.value + by, "why": why})
        self.value += by
        if self.value == CHEQUERED:  # SC-7.5
            self.depart("flag")

    def depart(self, why):
        self.tell("depart", ship=self.ship, why=why)
        self.value, self.demand, self.left_out = 2, None, None
        if self.ship == SHIPS:
            raise Over
        self.ship += 1

    # A turn

    def take_turn(self, me):
        reach = [self.street[(self.car + n) % 10] for n in range(1, min(me.pesos + 1, 10) + 1)]
        _, place = yield from self.ask("drive", self.active, [f"drive {p}" for p in PLACES
                                                              if p in reach])
        self.drive(me, place, 1 + reach.index(place))
        if place == "port":
            yield from self.deliver_goods()
        elif place in self.inactive:  # SC-4.5
            self.tell("inactive", self.active, cuban=place)
        else:
            yield from self.meet(me, place)
            yield from self.go_to_building(me, place)
        owner = next((i for i, s in enumerate(self.seats) if me.piece in s.owned), self.active)
        if owner != self.active:  # SC-5.6
            self.seats[owner].vp += 1
            self.tell("owner", owner, building=me.piece, vp=1, visitor=self.active)
        yield from self.roll(self.active)

    def drive(self, me, place, stops):
        me.pesos -= stops - 1  # SC-3.1
        self.tell("drive", self.active, **{"from": self.street[self.car], "to": place,
                                           "pesos": stops - 1})
        behind = [self.street[(self.car + n) % 10] for n in range(stops)]
        for cuban in behind:
            if cuban in self.inactive:  # SC-3.3
                self.inactive.remove(cuban)
                self.tell("activate", cuban=cuban)
        self.car = self.street.index(place)
        if "port" in behind[1:]:  # SC-3.2
            self.move_value(1, "port-passed")

    def gain(self, me, what, amount, source):
        if what in GOODS:
            amount = min(amount, self.supply(what))
        me.add(what, amount)
        self.tell("gain", self.seats.index(me), what=what, amount=amount, source=source)

    def meet(self, me, cuban):
        manual = self.preset == "manual"  # section 10
        if cuban == "miguel" and manual and self.supply("wood"):
            _, what = yield from self.ask("take", self.active, ["take wood", "take vp"])
            self.gain(me, what, 2 if what == "wood" else 1, cuban)
        elif cuban == "miguel" and manual:
            self.gain(me, "vp", 1, cuban)
        elif cuban in GIFTS:
            self.gain(me, *GIFTS[cuban], cuban)
        elif cuban == "pablo":  # SC-4.2
            choices = [f"take {good}" for good in DICE if self.supply(good)]
            if choices:
                _, what = yield from self.ask("take", self.active, choices)
                self.gain(me, what, 1, cuban)
        elif cuban == "el-zorro":
            yield from self.pick_pockets(me)
        else:
            yield from self.consult_lawyer(me)

    def pick_pockets(self, me):  # SC-4.3
        for n in range(1, len(self.seats)):
            victim = (self.active + n) % len(self.seats)
            seat = self.seats[victim]
            choices = [f"give {what}" for what in [*DICE, "pesos", "vp"] if seat.has(what)]
            if not choices:
                self.tell("nothing", victim)
                continue
            _, what = yield from self.ask("give", victim, choices)
            seat.add(what, -1)
            me.add(what, 1)
            self.tell("give", victim, what=what, to=self.active)
            self.tell("receive", self.active, what=what, **{"from": victim})

    def consult_lawyer(self, me):  # SC-4.4
        taken = set().union(*(seat.owned for seat in self.seats))
        choices = [f"seize {b}" for b in BUILDINGS if len(me.owned) < 3 and b not in taken]
        choices += [f"employ {b}" for b in BUILDINGS
                    if b in me.owned and (b in FREE or self.uses(me, b))]
        if not choices:
            return
        verb, *building = yield from self.ask("lawyer", self.active, [*choices, "skip"])
        if verb == "skip":
            self.tell("skip", self.active, source="alonso")
        elif verb == "seize":
            me.owned.add(building[0])
            self.tell("seize", self.active, building=building[0])
        else:
            self.tell("employ", self.active, building=building[0])
            self.employed = True
            yield from self.use(me, building[0])
            self.employed = False

    def go_to_building(self, me, cuban):
        flower = self.flower[cuban]
        taken = {seat.piece for seat in self.seats}
        free = [b for b in BUILDINGS if self.district[b] == flower and b not in taken]  # SC-5.1
        if free:
            _, me.piece = yield from self.ask("move", self.active, [f"move {b}" for b in free])
            self.tell("move", self.active, building=me.piece)
        else:  # SC-5.2, SC-5.3
            self.tell("stay", self.active, building=me.piece or "none",
                      why="no-flower" if flower == "none" else "none-free")
        if me.piece:
            yield from self.use(me, me.piece)

    # Buildings

    def uses(self, me, building):
        """The choices a building offers, but `skip` (SC-6)."""
        both = [good for good in ("rum", "cigars") if me.goods[good]]
        pairs = [(a, b) for a in DICE for b in DICE
                 if a != b and me.goods[a] and self.supply(b)]
        if building in MAKES:
            raw, fine = MAKES[building]
            return [f"{building} {n + 1}" for n in range(min(me.goods[raw], self.supply(fine)))]
        return {
            "black-market": [f"black-market {a} {b}" for a, b in pairs],
            "sawmill": ["sawmill"] if me.goods["wood"] else [],
            "cafe": [f"cafe {good}" for good in [*both, "+".join(both)][:2 * len(both) - 1]],
            "customs": [f"customs {die}" for die in DICE if self.wanted(die)],
            "casino": [f"casino {what} {n}" for what, most in
                       (("vp", me.pesos // 3), ("pesos", me.vp)) for n in range(1, 9)
                       if n <= most and self.exchange in (None, what)],
            "harbourmaster": ["harbourmaster left"] * (self.value > 2) + ["harbourmaster right"],
            "office": [f"office {die}" for die in DICE if self.wanted(die) and me.goods[die]],
            "newspaper": [f"newspaper {c}" for c in CUBANS if c not in self.inactive],
        }.get(building, [])

    def use(self, me, building):
        if building in FREE:
            self.gain(me, *FREE[building], building)
        while choices := self.uses(me, building):
            self.in_use = building
            verb, *words = yield from self.ask("use", self.active, [*choices, "skip"])
            if verb == "skip":  # SC-5.5
                self.tell("skip", self.active, source=building)
                break
            getattr(self, "use_" + building.replace("-", "_"))(me, *words)
            if self.exchange is None:
                break
        self.in_use, self.exchange = None, None

    def trade(self, me, given, got, amount):
        me.goods[given] -= amount
        me.goods[got] += amount
        self.tell("exchange", self.active, given=given, got=got, amount=amount)

    def use_distillery(self, me, amount):
        self.trade(me, "sugar", "rum", int(amount))

    def use_cigar_factory(self, me, amount):
        self.trade(me, "tobacco", "cigars", int(amount))

    def use_black_market(self, me, given, got):
        self.trade(me, given, got, 1)

    def use_sawmill(self, me):
        me.goods["wood"] -= 1
        me.vp += 1
        me.pesos += 1
        self.tell("saw", self.active, wood=1, vp=1, pesos=1)

    def use_cafe(self, me, goods):
        for good in goods.split("+"):
            me.goods[good] -= 1
            me.vp += 2
            self.tell("cafe", self.active, good=good, vp=2)

    def use_customs(self, _, die):
        self.tell("customs", self.active, die=die, **{"from": self.demand[die]})
        self.demand[die] = 0
        self.see_demand()

    def use_casino(self, me, what, amount):
        vp = int(amount) if what == "vp" else -int(amount)
        me.vp += vp
        me.pesos -= 3 * vp
        self.tell("casino", self.active, pesos=-3 * vp, vp=vp)
        self.exchange = what if amount == "8" else None

    def use_harbourmaster(self, _, side):
        self.move_value(1 if side == "right" else -1, "harbourmaster")

    def use_office(self, me, good):
        me.goods[good] -= 1
        me.vp += 2
        self.demand[good] -= 1
        self.tell("office", self.active, good=good, vp=2)
        self.see_demand()

    def use_newspaper(self, _, cuban):
        self.inactive.add(cuban)
        self.tell("news", self.active, cuban=cuban)

    # The port

    def deliveries(self, seat):
        """SC-7.1, SC-7.3"""
        return ([f"deliver {die} {n}" for die in DICE
                 for n in range(1, min(seat.goods[die], self.wanted(die)) + 1)] +
                [f"deliver-wood {die} {n}" for die in DICE
                 for n in range(1, min(seat.goods["wood"], self.wanted(die)) + 1)])

    def deliver_goods(self):
        now = self.active
        while self.demand and not all(seat.out for seat in self.seats):
            seat = self.seats[now]
            choices = [] if seat.out else self.deliveries(seat)
            if choices:
                words = yield from self.ask("deliver", now, [*choices, "pass"])
                self.deliver(now, seat, *words)
            elif not seat.out:
                self.pass_(now, seat, "nothing")
            now = (now + 1) % len(self.seats)
        if self.demand:  # SC-7.4
            self.move_value(1, "round-over")
        for seat in self.seats:
            seat.out = False

    def pass_(self, now, seat, why):
        seat.out = True
        self.tell("pass", now, why=why)

    def deliver(self, now, seat, verb, die=None, amount=None):
        if verb == "pass":
            self.pass_(now, seat, "chosen")
            return
        wood, amount = verb == "deliver-wood", int(amount)
        vp = amount * (1 if wood else self.value)  # SC-7.2, SC-7.3
        seat.goods["wood" if wood else die] -= amount
        seat.vp += vp
        seat.out = self.preset == "manual"  # section 10
        self.demand[die] -= amount
        self.tell("wood" if wood else "deliver", now, **{"die" if wood else "good": die},
                  amount=amount, vp=vp)
        self.see_demand()


def table_of(rec):
    """The table that a record's tags set up."""
    options = dict(rec.options)
    if rec.game != "santiago" or [key for key, _ in rec.options] != OPTIONS:
        raise record.Wrong("the record's tags are not those of Santiago de Cuba")
    flowers = rec.tables["flowers"].split(" ") if rec.tables else DEFAULT
    if not set(FLOWERS) <= set(flowers) <= {*FLOWERS, "none"}:
        raise record.Wrong("the flowers are no edition's")
    return Table(rec.players, options["preset"], options["screens"] == "on", flowers)


if __name__ == "__main__":
    referee.main(sys.modules[__name__])
