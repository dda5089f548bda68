"""A second referee of Cuba, slow and plain, written from the clauses alone.

It works on the JSON of `antilles replay --json`: legal(state) lists the actions that
the rules allow, play(state, action) gives the state that must follow.
"""
import copy

RESOURCES = ["wood", "stone", "water"]
PRODUCTS = ["citrus", "sugar", "tobacco"]
GOODS = ["rum", "cigars"]
MERCHANDISE = PRODUCTS + GOODS
PIECES = RESOURCES + MERCHANDISE
CHARACTERS = ["worker", "tradeswoman", "architect", "foreman", "mayor"]
TYPES = ["tax", "duty", "subsidy", "other"]
COLOURS = ["blue", "red", "yellow", "green", "purple"]
FIELDS = [column + row for row in "123" for column in "abcd"]
PLACES = ["sea", "dock-1", "dock-2", "dock-3"]
GROUND = {"forest": "wood", "mountain": "stone", "lake": "water",
          "citrus": "citrus", "sugar": "sugar", "tobacco": "tobacco"}
LETTERS = dict(zip("CSTRG", MERCHANDISE))
COSTS = {  # CU-7: wood, stone, water
    "cement-factory": (1, 2, 0), "saw-mill": (2, 1, 0), "golf-course": (0, 0, 2),
    "monastery": (2, 1, 0), "rum-cafe": (1, 1, 1), "cigar-cafe": (1, 1, 1),
    "small-branch-office": (2, 1, 0), "large-branch-office": (2, 2, 0), "hotel": (2, 2, 1),
    "inn": (1, 1, 1), "general-store": (1, 2, 0), "product-house": (2, 1, 0),
    "resource-house": (1, 1, 1), "small-bank": (1, 1, 0), "large-bank": (2, 3, 0),
    "cigar-factory": (2, 2, 0), "cigar-factory-2": (2, 2, 0), "distillery": (2, 2, 0),
    "distillery-2": (2, 2, 0), "black-market": (3, 2, 0), "church": (2, 2, 0),
    "town-hall": (1, 1, 0), "dam": (0, 2, 0), "lighthouse": (1, 1, 0), "warehouse": (2, 0, 0),
}
BUILDINGS = list(COSTS)
USABLE = BUILDINGS + ["printed-warehouse"]
FOR_VP = {"cement-factory": ("stone", 4, 1), "saw-mill": ("wood", 4, 1),
          "golf-course": ("water", 4, 1), "rum-cafe": ("rum", 3, 2),
          "cigar-cafe": ("cigars", 3, 2)}
INTO = {"cigar-factory": ("tobacco", "cigars"), "cigar-factory-2": ("tobacco", "cigars"),
        "distillery": ("sugar", "rum"), "distillery-2": ("sugar", "rum")}
HAND_IN = {"monastery": (PRODUCTS, 2, 1, 0), "general-store": (GOODS, 1, 0, 6),
           "product-house": (PRODUCTS, 1, 0, 4), "resource-house": (RESOURCES, 2, 0, 2)}
AT_ONCE = {"hotel": (2, 0, 0), "inn": (1, 0, 0), "small-bank": (0, 2, 0),
           "large-bank": (0, 4, 0), "dam": (0, 0, 2)}
DUTIES = {"initial-duty": (["citrus"], 1), "duty-citrus": (["citrus"], 1),
          "duty-sugar": (["sugar"], 1), "duty-tobacco": (["tobacco"], 1),
          "duty-water": (["water"], 1), "duty-resources": (RESOURCES, 2),
          "duty-products": (PRODUCTS, 2)}
NO_ACTION = {"character": None, "harvested": [], "bought": [], "sold": [], "mode": None,
             "used": [], "building": None, "given": None, "dock": None, "cargo": None, "left": 0}


class Table:
    """One state, with the words of the rules."""

    def __init__(self, state):
        self.s = copy.deepcopy(state)

    def __getattr__(self, name):
        return self.s[name]

    # --- players ---

    def me(self):
        return self.seats[self.active]

    def after(self, seat):
        return (seat + 1) % self.players

    def order(self):
        return [(self.start + i) % self.players for i in range(self.players)]

    @staticmethod
    def has(seat, piece):
        return seat["lot"][piece] + seat["warehouse"].get(piece, 0)

    def spend(self, seat, piece, amount):  # CU-7.2: the lot before the warehouse
        from_lot = min(amount, seat["lot"][piece])
        seat["lot"][piece] -= from_lot
        if amount > from_lot:
            seat["warehouse"][piece] -= amount - from_lot

    def give(self, seat, piece, amount=1):
        self.spend(seat, piece, amount)
        self.stock[piece] += amount

    def take(self, seat, piece, amount=1):
        taken = min(amount, self.stock[piece])
        self.stock[piece] -= taken
        seat["lot"][piece] += taken

    @staticmethod
    def buildings(seat):
        return {what: field for field, what in seat["plantation"].items() if what in COSTS}

    @staticmethod
    def cross(field):
        return [f for f in FIELDS if f[0] == field[0] or f[1] == field[1]]

    # --- worker (CU-4) ---

    def ready(self):
        me = self.me()
        return [f for f in self.cross(me["piece"])
                if me["plantation"][f] in PRODUCTS and self.stock[me["plantation"][f]] > 0
                and f not in self.action["harvested"]]

    def harvest(self, field):
        self.take(self.me(), GROUND[self.me()["plantation"][field]])

    def go_on_harvesting(self):
        ready = self.ready()
        kinds = [self.me()["plantation"][f] for f in ready]
        usable = sum(min(kinds.count(p), self.stock[p]) for p in PRODUCTS)
        if self.action["left"] > 0:
            if usable > self.action["left"]:
                self.s["phase"] = "harvest"
                return
            for field in ready:
                self.harvest(field)
            self.end_turn()
        elif usable > 0 and self.has(self.me(), "water") > 0:
            self.s["phase"] = "irrigate"
        else:
            self.end_turn()

    # --- market (CU-1.3, CU-5) ---

    def spaces(self, m):
        return self.prices["product" if m in PRODUCTS else "good"]

    def buying_price(self, m):
        if self.market[m] > 0:
            return min(self.spaces(m)[:self.market[m]])
        return self.prices["stock_asks"] if self.stock[m] > 0 else None

    def selling_price(self, m):
        free = self.spaces(m)[self.market[m]:]
        return max(free) if free else self.prices[
            "stock_pays_product" if m in PRODUCTS else "stock_pays_good"]

    def current_price(self, product):
        return self.buying_price(product) if self.market[product] else self.prices["stock_asks"]

    def trades(self):
        me, choices = self.me(), []
        for m in MERCHANDISE:
            price = self.buying_price(m)
            if price is not None and price <= me["pesos"] and m not in self.action["sold"]:
                choices.append("buy " + m)
            if self.has(me, m) and m not in self.action["bought"]:
                choices.append("sell " + m)
        if not self.action["bought"] and not self.action["sold"]:
            if not self.alternatives["resource_taken"]:
                choices += ["take " + r for r in RESOURCES if self.stock[r]]
            if not self.alternatives["product_taken"]:
                lowest = min(self.current_price(p) for p in PRODUCTS)
                choices += ["take " + p for p in PRODUCTS
                            if self.current_price(p) == lowest and self.stock[p]]
        return choices

    # --- architect (CU-6.1) ---

    def affordable(self):
        me = self.me()
        if self.acts["other"] == "building" and me["pesos"] < 2:
            return []
        return [b for b in self.tiles
                if all(self.has(me, r) >= n for r, n in zip(RESOURCES, COSTS[b]))
                and not (b.endswith("-2") and b[:-2] in self.tiles)]

    # --- harbour (CU-6.3, CU-8) ---

    def free_spaces(self, place):
        ship = self.harbour[place]
        return [x["merchandise"] for x in ship["spaces"] if not x["loaded"]] if ship else []

    def loadable(self, place):
        me = self.me()
        return [m for m in MERCHANDISE if m in self.free_spaces(place) and self.has(me, m)]

    def docks(self):
        return [p for p in PLACES[1:] if self.loadable(p)]

    def loads(self):
        able = self.loadable(self.action["dock"])
        return [m for m in able if self.action["cargo"] in (None, m)]

    def new_ship(self, number):
        return {"ship": number,
                "spaces": [{"merchandise": LETTERS[x], "loaded": False}
                           for x in self.ships[number - 1]]}

    def leave(self, places):
        for place in sorted(places, reverse=True):  # dock 3 first
            ship = self.harbour[place]
            for space in ship["spaces"]:
                if space["loaded"]:
                    self.stock[space["merchandise"]] += 1
            self.harbour["returned"].append(ship["ship"])
            self.harbour[place] = None
        ships = [self.harbour[p] for p in reversed(PLACES) if self.harbour[p]]
        for place in reversed(PLACES):
            self.harbour[place] = ships.pop(0) if ships else None
        self.fill_harbour()

    def place_to_fill(self):
        order = ["dock-1", "dock-2", "sea"] if self.stage == "setup" else PLACES[::-1]
        empty = [p for p in order if self.harbour[p] is None]
        return empty[0] if empty else None

    def fill_harbour(self):
        while self.place_to_fill():
            if self.harbour["pile"]:
                self.s["phase"] = "draw-ship"
                return
            self.harbour[self.place_to_fill()] = self.new_ship(self.harbour["returned"].pop(0))
        if self.stage == "setup":
            self.s["phase"] = "draw-start"
        elif self.stage == "actions":
            self.end_loading()
        elif self.round == 6:
            self.finish()
        else:
            self.begin_round()

    def end_loading(self):
        self.action["dock"] = self.action["cargo"] = None
        if self.action["character"] == "mayor":
            self.end_turn()
        else:
            self.end_use()

    # --- foreman (CU-6.2, CU-7) ---

    def changes_something(self, b):
        me = self.me()
        if b in FOR_VP:
            return self.has(me, FOR_VP[b][0]) > 0
        if b in INTO:
            return self.has(me, INTO[b][0]) > 0 and self.stock[INTO[b][1]] > 0
        if b in HAND_IN:
            return any(self.has(me, p) for p in HAND_IN[b][0])
        if b == "black-market":
            return bool(self.swappable())
        if b.endswith("branch-office"):
            return bool(self.docks())
        if b.endswith("warehouse"):
            return any(me["lot"][p] for p in PRODUCTS)
        if b == "church":
            return bool(self.vetoable())
        if b == "dam":
            return self.stock["water"] > 0
        return True

    def swappable(self):
        me = self.me()
        pieces = []
        if any(self.stock[g] for g in GOODS):
            pieces += [p for p in PRODUCTS if self.has(me, p)]
        if any(self.stock[p] for p in PRODUCTS):
            pieces += [g for g in GOODS if self.has(me, g)]
        return pieces

    def vetoable(self):
        return [t for t in TYPES if self.bills[t] and t != self.vetoed_last_round]

    def usable(self, mode):
        me = self.me()
        own = self.buildings(me)
        own["printed-warehouse"] = next(f for f in FIELDS
                                        if me["plantation"][f] == "printed-warehouse")
        reach = FIELDS if mode == "any-one" else self.cross(me["piece"])
        return [b for b in USABLE if b in own and own[b] in reach
                and b not in self.action["used"] and self.changes_something(b)]

    def end_use(self):
        self.action["building"] = None
        if self.action["mode"] == "any-one" or not self.usable("row-and-column"):
            self.end_turn()
        else:
            self.s["phase"] = "use"

    # --- the round (CU-3, CU-11) ---

    def begin_round(self):
        self.s["round"] += 1
        self.s["stage"], self.s["phase"] = "bills", "draw-bill"
        self.s["active"] = self.start
        for seat in self.seats:
            seat["hand"], seat["played"], seat["votes"] = CHARACTERS[:], [], 0

    def end_turn(self):
        self.s["action"] = copy.deepcopy(NO_ACTION)
        self.s["active"] = self.after(self.active)
        if self.active == self.start:
            self.s["turn"] += 1
        if self.turn < 4:
            self.s["phase"] = "character"
            return
        order = self.order()
        votes = {seat: CHARACTERS.index(self.seats[seat]["played"][3]) for seat in order}
        best = max(votes.values())
        self.s["start"] = [seat for seat in order if votes[seat] == best][-1]  # CU-3.3
        self.begin_parliament()

    def end_round(self):
        self.s["stage"], self.s["active"], self.s["turn"] = "end", self.start, 0
        self.s["alternatives"] = {"resource_taken": False, "product_taken": False,
                                  "build_forgone": 0, "load_forgone": 0}
        self.s["town_hall_used"] = False
        self.s["vetoed_last_round"], self.s["vetoed"] = self.vetoed, None
        for seat in self.seats:
            seat["taxed"] = False
            for product in PRODUCTS:
                self.give(seat, product, seat["lot"][product])
        full = [p for p in PLACES[1:] if self.harbour[p] and not self.free_spaces(p)]
        if 2 <= self.round <= 5 and "dock-3" not in full:
            full.append("dock-3")
        self.leave(full)

    def finish(self):
        self.s["stage"] = self.s["phase"] = "over"
        for seat in self.seats:
            seat["vp"] += 2 * len(self.buildings(seat))

    # --- parliament (CU-9) ---

    def begin_parliament(self):
        self.s["stage"] = "parliament"
        for seat in self.seats:
            seat["aside"] = None
            votes = CHARACTERS.index(seat["hand"][0]) + 1
            if self.town_hall_used and "town-hall" in self.buildings(seat):
                votes += 2
            seat["votes"] = votes
        if self.acts["other"] == "corruption":
            self.count(list(range(self.players)), True)
        else:
            self.begin_ballot(1, list(range(self.players)))

    def begin_ballot(self, ballot, bidders):
        self.s["ballot"], self.s["bidders"] = ballot, bidders
        self.s["active"] = next(seat for seat in self.order() if seat in bidders)
        self.ask_bid()

    def ask_bid(self):
        self.s["phase"] = "hundreds" if self.me()["pesos"] >= 100 else "bid"

    def bid_made(self):
        waiting = [seat for seat in self.order() if seat in self.bidders]
        waiting = waiting[waiting.index(self.active) + 1:]
        if waiting:
            self.s["active"] = waiting[0]
            self.ask_bid()
            return
        for number in self.bidders:
            seat = self.seats[number]
            seat["votes"] += seat["bid"]
            seat["pesos"] -= seat["bid"]
            seat["bid"] = 0
        self.count(self.bidders, self.ballot == 2)

    def count(self, bidders, last):
        most = max(self.seats[seat]["votes"] for seat in bidders)
        best = [seat for seat in bidders if self.seats[seat]["votes"] == most]
        if len(best) > 1 and not last:
            self.begin_ballot(2, best)
            return
        self.s["ballot"], self.s["bidders"] = 0, []
        self.s["active"] = next(seat for seat in self.order() if seat in best)
        self.action["left"] = 2
        self.s["phase"] = "pass"

    # --- statutes (CU-10) ---

    def owed(self, seat):
        act = self.acts["tax"]
        if act == "tax-buildings":
            return len(self.buildings(seat))
        return 2 if act == "initial-tax" else int(act[-1])

    def collect_tax(self):
        while self.action["left"] > 0:
            me, owed = self.me(), self.owed(self.me())
            if owed == 0:
                me["vp"] += 2
                me["taxed"] = True
            elif me["pesos"] >= owed:
                self.s["phase"] = "tax"
                return
            self.next_payer()
        self.action["left"] = self.players
        self.collect_duty()

    def next_payer(self):
        self.s["active"] = self.after(self.active)
        self.action["left"] -= 1

    def duty_pieces(self):
        return [p for p in DUTIES[self.acts["duty"]][0] if self.has(self.me(), p)]

    def collect_duty(self):
        while self.action["left"] > 0:
            have = sum(self.has(self.me(), p) for p in self.duty_pieces())
            if have >= DUTIES[self.acts["duty"]][1]:
                self.s["phase"] = "duty"
                return
            self.next_payer()
        for seat in self.seats:
            seat["vp"] += self.subsidy(seat)
        self.market_acts()
        self.end_round()

    def subsidy(self, seat):
        ground = list(seat["plantation"].values())
        return {
            None: lambda: 0,
            "subsidy-buildings": lambda: len(self.buildings(seat)),
            "subsidy-resource-fields": lambda: sum(g in ("lake", "mountain", "forest")
                                                   for g in ground),
            "subsidy-product-fields": lambda: sum(g in PRODUCTS for g in ground),
            "subsidy-water": lambda: min(7, self.has(seat, "water")),
            "subsidy-votes": lambda: CHARACTERS.index(seat["hand"][0]) + 1,
            "subsidy-pesos": lambda: min(7, seat["pesos"] // 3),
        }[self.acts["subsidy"]]()

    def market_acts(self):
        for p in PRODUCTS:
            change = 0
            if self.acts["other"] == "market-minus":
                change = -min(2, self.market[p])
            elif self.acts["other"] == "market-plus":
                change = min(2, len(self.spaces(p)) - self.market[p], self.stock[p])
            self.market[p] += change
            self.stock[p] -= change


# --- what is legal ---

def legal(state):
    t = Table(state)
    return sorted(LEGAL[t.phase](t))


def bids(t):
    left = t.me()["pesos"] - t.me()["bid"]
    return ["bid %d" % n for n in range(min(left, 99) + 1)]


def gifts(t):
    b = t.action["building"]
    pieces = t.swappable() if b == "black-market" else [p for p in HAND_IN[b][0]
                                                       if t.has(t.me(), p)]
    return ["give " + p for p in pieces]


def amounts(t):
    b, me = t.action["building"], t.me()
    if b in FOR_VP:
        most = min(t.has(me, FOR_VP[b][0]), FOR_VP[b][1])
    else:
        most = min(t.has(me, INTO[b][0]), t.stock[INTO[b][1]])
    return ["amount %d" % n for n in range(1, most + 1)]


def characters(t):
    return ["play " + c for c in t.me()["hand"] if c != t.me()["aside"]]


def docks(t):
    return ["dock " + p[-1] for p in t.docks()]


def modes(t):
    choices = ["done", "any-one"]
    return choices + (["row-and-column"] if t.usable("row-and-column") else [])


LEGAL = {
    "draw-ship": lambda t: ["ship %d" % n for n in t.harbour["pile"]],
    "draw-start": lambda t: ["start %d" % n for n in range(t.players)],
    "draw-bill": lambda t: ["bill " + c for c in t.piles[next(x for x in TYPES
                                                              if not t.bills[x])]],
    "side": lambda t: ["side " + c for c in t.sides_left],
    "supply": lambda t: ["take " + p for p in (RESOURCES if t.action["left"] > 2 else PRODUCTS)
                         if t.stock[p]],
    "set-aside": lambda t: ["aside " + c for c in CHARACTERS],
    "character": characters,
    "move": lambda t: ["move " + f for f in FIELDS],
    "harvest": lambda t: ["harvest " + f for f in t.ready()],
    "irrigate": lambda t: ["done"] + ["water " + f for f in t.ready()],
    "trade": lambda t: ["done"] + t.trades(),
    "build": lambda t: ["forgo"] + ["build " + b for b in t.affordable()],
    "place": lambda t: ["on " + f for f in FIELDS if t.me()["plantation"][f] in GROUND],
    "mode": modes,
    "use": lambda t: ["done"] + ["use " + b for b in t.usable(t.action["mode"])],
    "amount": amounts,
    "give": gifts,
    "give-more": lambda t: ["done"] + gifts(t),
    "swap": lambda t: ["take " + p for p in (PRODUCTS if t.action["given"] in GOODS else GOODS)
                       if t.stock[p]],
    "veto": lambda t: ["veto " + x for x in t.vetoable()],
    "fetch": lambda t: ["fetch %d" % n for n in t.harbour["pile"] + t.harbour["returned"]],
    "dock": lambda t: ["forgo"] + docks(t),
    "office": docks,
    "load": lambda t: ["load " + m for m in t.loads()],
    "load-more": lambda t: ["done"] + ["load " + m for m in t.loads()],
    "hundreds": lambda t: ["hundreds %d" % n for n in range(t.me()["pesos"] // 100 + 1)],
    "bid": bids,
    "pass": lambda t: ["pass " + x for x in TYPES if t.bills[x]],
    "tax": lambda t: ["decline", "pay"],
    "duty": lambda t: ["decline"] + ["give " + p for p in t.duty_pieces()],
    "duty-more": lambda t: ["give " + p for p in t.duty_pieces()],
    "over": lambda t: [],
}


# --- what follows ---

def play(state, action):
    t = Table(state)
    verb, _, what = action.partition(" ")
    PLAY[t.phase](t, verb, what)
    return t.s


def draw_ship(t, verb, what):
    t.harbour["pile"].remove(int(what))
    t.harbour[t.place_to_fill()] = t.new_ship(int(what))
    t.fill_harbour()


def draw_start(t, verb, what):
    t.s["start"] = t.s["active"] = int(what)
    if t.sides == "chosen":
        t.s["phase"] = "side"
    else:
        t.action["left"], t.s["phase"] = 4, "supply"


def draw_bill(t, verb, what):
    kind = next(x for x in TYPES if not t.bills[x])
    t.bills[kind] = what
    t.piles[kind].remove(what)
    if kind == "other":
        t.s["stage"] = "actions"
        t.s["phase"] = "set-aside" if t.parliament == "secret" else "character"


def side(t, verb, what):
    me = t.me()
    me["colour"], me["plantation"] = what, t.sides_left.pop(what)
    me["piece"] = next(f for f in FIELDS if me["plantation"][f] == "printed-warehouse")
    t.s["active"] = t.after(t.active)
    if t.active == t.start:
        t.s["sides_left"] = {}
        t.action["left"], t.s["phase"] = 4, "supply"


def supply(t, verb, what):
    t.take(t.me(), what)
    t.action["left"] -= 1
    if t.action["left"] == 0:
        t.s["active"] = t.after(t.active)
        if t.active == t.start:
            t.begin_round()
        else:
            t.action["left"] = 4


def set_aside(t, verb, what):
    t.me()["aside"] = what
    t.s["active"] = t.after(t.active)
    if t.active == t.start:
        t.s["phase"] = "character"


def forgo_building(t):
    before = t.alternatives["build_forgone"]
    t.alternatives["build_forgone"] += 1
    t.me()["vp"] += (2, 1, 0)[min(before, 2)]
    t.end_turn()


def forgo_loading(t):
    before = t.alternatives["load_forgone"]
    t.alternatives["load_forgone"] += 1
    t.me()["pesos"] += (4, 2, 0)[min(before, 2)]
    t.end_turn()


def character(t, verb, what):
    me = t.me()
    me["hand"].remove(what)
    me["played"].append(what)
    t.action["character"] = what
    if what == "worker":
        t.s["phase"] = "move"
    elif what == "tradeswoman":
        t.s["phase"] = "trade"
        if not t.trades():
            t.end_turn()
    elif what == "architect":
        t.s["phase"] = "build"
        if not t.affordable():
            forgo_building(t)
    elif what == "foreman":
        t.s["phase"] = "mode"
        if not t.usable("any-one"):
            t.end_turn()
    else:
        t.s["phase"] = "dock"
        if not t.docks():
            forgo_loading(t)


def move(t, verb, what):
    me = t.me()
    me["piece"] = what
    for field in t.cross(what):
        if me["plantation"][field] in ("lake", "mountain", "forest"):
            t.harvest(field)
    t.action["left"] = 1 if t.acts["other"] == "drought" else 2
    t.go_on_harvesting()


def harvest(t, verb, what):
    if verb == "done":
        t.end_turn()
        return
    if verb == "water":
        t.give(t.me(), "water")
    else:
        t.action["left"] -= 1
    t.harvest(what)
    t.action["harvested"] = [f for f in FIELDS if f in t.action["harvested"] + [what]]
    t.go_on_harvesting()


def trade(t, verb, what):
    me = t.me()
    if verb == "done":
        t.end_turn()
        return
    if verb == "take":
        t.take(me, what)
        t.alternatives["resource_taken" if what in RESOURCES else "product_taken"] = True
        t.end_turn()
        return
    if verb == "buy":
        me["pesos"] -= t.buying_price(what)
        (t.market if t.market[what] else t.stock)[what] -= 1
        me["lot"][what] += 1
        done = "bought"
    else:
        me["pesos"] += t.selling_price(what)
        room = t.market[what] < len(t.spaces(what))
        (t.market if room else t.stock)[what] += 1
        t.spend(me, what, 1)
        done = "sold"
    t.action[done] = [m for m in MERCHANDISE if m in t.action[done] + [what]]
    if not t.trades():
        t.end_turn()


def build(t, verb, what):
    if verb == "forgo":
        forgo_building(t)
        return
    t.action["building"], t.s["phase"] = what, "place"


def place(t, verb, what):
    me, b = t.me(), t.action["building"]
    for piece, amount in zip(RESOURCES, COSTS[b]):
        t.give(me, piece, amount)
    if t.acts["other"] == "building":
        me["pesos"] -= 2
    me["plantation"][what] = b
    t.tiles.remove(b)
    t.end_turn()


def mode(t, verb, what):
    if verb == "done":
        t.end_turn()
        return
    t.action["mode"], t.s["phase"] = verb, "use"


def use(t, verb, what):
    if verb == "done":
        t.end_turn()
        return
    me = t.me()
    t.action["building"] = what
    t.action["used"] = [b for b in USABLE if b in t.action["used"] + [what]]
    asks = {"black-market": "give", "church": "veto", "lighthouse": "fetch"}
    if what in FOR_VP or what in INTO:
        t.s["phase"] = "amount"
    elif what in HAND_IN:
        t.action["left"], t.s["phase"] = HAND_IN[what][1], "give"
    elif what in asks:
        t.s["phase"] = asks[what]
    elif what.endswith("branch-office"):
        t.s["phase"] = "office"
    else:
        if what in AT_ONCE:
            vp, pesos, water = AT_ONCE[what]
            me["vp"] += vp
            me["pesos"] += pesos
            t.take(me, "water", water)
        elif what == "town-hall":
            t.s["town_hall_used"] = True
        else:
            for p in PRODUCTS:
                me["warehouse"][p] += me["lot"][p]
                me["lot"][p] = 0
        t.end_use()


def amount(t, verb, what):
    me, b, n = t.me(), t.action["building"], int(what)
    if b in FOR_VP:
        t.give(me, FOR_VP[b][0], n)
        me["vp"] += FOR_VP[b][2] * n
    else:
        t.give(me, INTO[b][0], n)
        t.take(me, INTO[b][1], n)
    t.end_use()


def give(t, verb, what):
    me, b = t.me(), t.action["building"]
    if verb == "done":
        t.action["left"] = 0
        t.end_use()
        return
    t.give(me, what)
    if b == "black-market":
        t.action["given"], t.s["phase"] = what, "swap"
        return
    me["vp"] += HAND_IN[b][2]
    me["pesos"] += HAND_IN[b][3]
    t.action["left"] -= 1
    if t.action["left"] and gifts(t):
        t.s["phase"] = "give-more"
    else:
        t.action["left"] = 0
        t.end_use()


def swap(t, verb, what):
    t.take(t.me(), what)
    t.action["given"] = None
    t.end_use()


def veto(t, verb, what):
    t.bills[what] = None
    t.s["vetoed"] = what
    t.end_use()


def fetch(t, verb, what):
    h = t.harbour
    h["pile"] = sorted(set(h["pile"] + h["returned"] + [h["sea"]["ship"]]) - {int(what)})
    h["returned"] = []
    h["sea"] = t.new_ship(int(what))
    t.end_use()


def dock(t, verb, what):
    if verb == "forgo":
        forgo_loading(t)
        return
    t.action["dock"], t.s["phase"] = "dock-" + what, "load"


def load(t, verb, what):
    if verb == "done":
        t.end_loading()
        return
    at, b = t.action["dock"], t.action["building"]
    t.spend(t.me(), what, 1)
    t.me()["vp"] += int(at[-1])
    next(x for x in t.harbour[at]["spaces"]
         if x["merchandise"] == what and not x["loaded"])["loaded"] = True
    if b == "large-branch-office":
        t.action["cargo"] = what
    if not t.free_spaces(at) and t.acts["other"] == "harbor":
        t.leave([at])
    elif b == "small-branch-office" or not t.loads():
        t.end_loading()
    else:
        t.s["phase"] = "load-more"


def hundreds(t, verb, what):
    t.me()["bid"], t.s["phase"] = 100 * int(what), "bid"


def bid(t, verb, what):
    t.me()["bid"] += int(what)
    t.bid_made()


def pass_bill(t, verb, what):
    t.acts[what], t.bills[what] = t.bills[what], None
    t.action["left"] -= 1
    if t.action["left"] == 0:
        t.s["bills"] = dict.fromkeys(TYPES)
        t.s["stage"], t.s["active"] = "statutes", t.start
        t.action["left"] = t.players
        t.collect_tax()


def tax(t, verb, what):
    if verb == "pay":
        t.me()["pesos"] -= t.owed(t.me())
        t.me()["vp"] += 2
        t.me()["taxed"] = True
    t.next_payer()
    t.collect_tax()


def duty(t, verb, what):
    if verb == "give":
        t.give(t.me(), what)
        if t.phase == "duty" and DUTIES[t.acts["duty"]][1] == 2:
            t.s["phase"] = "duty-more"
            return
        t.me()["vp"] += 3 if t.me()["taxed"] else 2
    t.next_payer()
    t.collect_duty()


PLAY = {
    "draw-ship": draw_ship, "draw-start": draw_start, "draw-bill": draw_bill, "side": side,
    "supply": supply, "set-aside": set_aside, "character": character, "move": move,
    "harvest": harvest, "irrigate": harvest, "trade": trade, "build": build, "place": place,
    "mode": mode, "use": use, "amount": amount, "give": give, "give-more": give, "swap": swap,
    "veto": veto, "fetch": fetch, "dock": dock, "office": dock, "load": load, "load-more": load,
    "hundreds": hundreds, "bid": bid, "pass": pass_bill, "tax": tax, "duty": duty,
    "duty-more": duty,
}
