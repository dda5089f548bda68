/* A second, slow and plain referee, written from the clauses alone, watches whole
 * random games: before every action it must know the same legal actions, and after it
 * the table must look the same. It speaks notation and knows nothing of the engine's
 * codes. */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>

enum { GAMES = 120, NONE = -1 };

static const char *const goods[] = {"sugar", "citrus", "tobacco", "rum", "cigars", "wood"};
static const char *const cubans[] = {"port",     "pedro",  "maria", "jose",     "martinez",
                                     "conchita", "miguel", "pablo", "el-zorro", "alonso"};
static const char *const houses[] = {"bank",         "church",        "distillery", "cigar-factory",
                                     "black-market", "sawmill",       "cafe",       "customs",
                                     "casino",       "harbourmaster", "office",     "newspaper"};
static const int top[] = {3, 4, 3, 3, 3};

/* What the referee waits for. */
typedef enum wait {
    HOUSE,
    CUBAN,
    FIRST,
    DIE,
    LEAVE,
    DRIVE,
    PABLO,
    MIGUEL,
    GIFT,
    LAWYER,
    MOVE,
    USE,
    GO,
    END
} wait;

typedef struct player {
    int pesos, vp, goods[6], at, markers;
    bool passed;
} player;

typedef struct referee {
    wait wait;
    int players, mover, decider, first, turns;
    bool manual, lawyer_use;
    player seats[4];
    int street[10], settled; /* Cubans along the street */
    int flower[10], house_flower[12], laid;
    int owner[12];
    bool asleep[10];
    int car, ship, value, house;
    int dice[5], rolled; /* NONE: not on the ship */
    bool ship_gone;
    int casino; /* 0, or the direction so far */
} referee;

/* The list of legal actions it expects, as text. */
typedef struct list {
    int count;
    char text[64][40];
} list;

static void may(list *l, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    assert_true(l->count < 64);
    vsnprintf(l->text[l->count++], sizeof l->text[0], format, args);
    va_end(args);
}

static int in_supply(const referee *r, int good)
{
    int left = 8;
    for (int seat = 0; seat < r->players; seat++)
        left -= r->seats[seat].goods[good];
    return left;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static bool occupied(const referee *r, int house)
{
    for (int seat = 0; seat < r->players; seat++) {
        if (r->seats[seat].at == house)
            return true;
    }
    return false;
}

static int wanted(const referee *r, int die)
{
    return r->dice[die] == NONE ? 0 : r->dice[die];
}

/* Uses of a house, SC-6; bank and church offer none. */
static void uses(const referee *r, int seat, int house, list *l)
{
    const player *p = &r->seats[seat];
    switch (house) {
    case 2:
        for (int n = 1; n <= smaller(p->goods[0], in_supply(r, 3)); n++)
            may(l, "distillery %d", n);
        break;
    case 3:
        for (int n = 1; n <= smaller(p->goods[2], in_supply(r, 4)); n++)
            may(l, "cigar-factory %d", n);
        break;
    case 4:
        for (int a = 0; a < 5; a++) {
            for (int b = 0; b < 5; b++) {
                if (a != b && p->goods[a] > 0 && in_supply(r, b) > 0)
                    may(l, "black-market %s %s", goods[a], goods[b]);
            }
        }
        break;
    case 5:
        if (p->goods[5] > 0)
            may(l, "sawmill");
        break;
    case 6:
        if (p->goods[3] > 0)
            may(l, "cafe rum");
        if (p->goods[4] > 0)
            may(l, "cafe cigars");
        if (p->goods[3] > 0 && p->goods[4] > 0)
            may(l, "cafe rum+cigars");
        break;
    case 7:
        for (int die = 0; die < 5; die++) {
            if (wanted(r, die) > 0)
                may(l, "customs %s", goods[die]);
        }
        break;
    case 8:
        for (int n = 1; n <= 8 && 3 * n <= p->pesos && r->casino != 2; n++)
            may(l, "casino vp %d", n);
        for (int n = 1; n <= 8 && n <= p->vp && r->casino != 1; n++)
            may(l, "casino pesos %d", n);
        break;
    case 9:
        if (r->value > 2)
            may(l, "harbourmaster left");
        may(l, "harbourmaster right");
        break;
    case 10:
        for (int die = 0; die < 5; die++) {
            if (wanted(r, die) > 0 && p->goods[die] > 0)
                may(l, "office %s", goods[die]);
        }
        break;
    case 11:
        for (int c = 1; c <= 9; c++) {
            if (!r->asleep[c])
                may(l, "newspaper %s", cubans[c]);
        }
        break;
    default:
        break;
    }
}

static bool has_use(const referee *r, int seat, int house)
{
    list l = {0};
    uses(r, seat, house, &l);
    return house <= 1 || house == 11 || l.count > 0;
}

static void gifts(const referee *r, int seat, list *l)
{
    for (int g = 0; g < 5; g++) {
        if (r->seats[seat].goods[g] > 0)
            may(l, "give %s", goods[g]);
    }
    if (r->seats[seat].pesos > 0)
        may(l, "give pesos");
    if (r->seats[seat].vp > 0)
        may(l, "give vp");
}

static void deliveries(const referee *r, int seat, list *l)
{
    for (int g = 0; g < 5; g++) {
        for (int n = 1; n <= smaller(wanted(r, g), r->seats[seat].goods[g]); n++)
            may(l, "deliver %s %d", goods[g], n);
    }
    for (int g = 0; g < 5; g++) {
        for (int n = 1; n <= smaller(wanted(r, g), r->seats[seat].goods[5]); n++)
            may(l, "deliver-wood %s %d", goods[g], n);
    }
}

static void moves(const referee *r, list *l)
{
    for (int house = 0; house < 12; house++) {
        if (r->house_flower[house] == r->flower[r->street[r->car]] && !occupied(r, house))
            may(l, "move %s", houses[house]);
    }
}

static void lawyer(const referee *r, list *l)
{
    for (int house = 0; house < 12 && r->seats[r->mover].markers > 0; house++) {
        if (r->owner[house] == NONE)
            may(l, "seize %s", houses[house]);
    }
    for (int house = 0; house < 12; house++) {
        if (r->owner[house] == r->mover && has_use(r, r->mover, house))
            may(l, "employ %s", houses[house]);
    }
}

static void drives(const referee *r, list *l)
{
    for (int c = 0; c < 10; c++) {
        for (int stops = 1; stops <= 10; stops++) {
            if (r->street[(r->car + stops) % 10] == c && r->seats[r->mover].pesos >= stops - 1)
                may(l, "drive %s", cubans[c]);
        }
    }
}

static bool settled(const referee *r, int cuban)
{
    for (int stop = 1; stop <= r->settled; stop++) {
        if (r->street[stop] == cuban)
            return true;
    }
    return false;
}

static void setup_draws(const referee *r, list *l)
{
    for (int house = 0; house < 12 && r->wait == HOUSE; house++) {
        if (r->house_flower[house] == NONE)
            may(l, "place %s", houses[house]);
    }
    for (int c = 1; c < 10 && r->wait == CUBAN; c++) {
        if (!settled(r, c))
            may(l, "settle %s", cubans[c]);
    }
    for (int seat = 0; seat < r->players && r->wait == FIRST; seat++)
        may(l, "first %d", seat);
    for (int face = 0; r->wait == DIE && face <= top[r->rolled]; face++)
        may(l, "roll %s %d", goods[r->rolled], face);
}

static list expect(const referee *r)
{
    list l = {0};
    switch (r->wait) {
    case HOUSE:
    case CUBAN:
    case FIRST:
    case DIE:
        setup_draws(r, &l);
        break;
    case LEAVE:
        for (int die = 0; die < 5; die++)
            may(&l, "leave %s", goods[die]);
        break;
    case DRIVE:
        drives(r, &l);
        break;
    case PABLO:
        for (int g = 0; g < 5; g++) {
            if (in_supply(r, g) > 0)
                may(&l, "take %s", goods[g]);
        }
        break;
    case MIGUEL:
        may(&l, "take wood");
        may(&l, "take vp");
        break;
    case GIFT:
        gifts(r, r->decider, &l);
        break;
    case LAWYER:
        lawyer(r, &l);
        may(&l, "skip");
        break;
    case MOVE:
        moves(r, &l);
        break;
    case USE:
        uses(r, r->mover, r->house, &l);
        may(&l, "skip");
        break;
    case GO:
        deliveries(r, r->decider, &l);
        may(&l, "pass");
        break;
    case END:
        break;
    }
    return l;
}

static void finish(referee *r)
{
    r->wait = END;
    for (int seat = 0; seat < r->players; seat++) {
        int total = 0;
        for (int g = 0; g < 6; g++)
            total += r->seats[seat].goods[g];
        r->seats[seat].vp += total / 3;
        r->seats[seat].goods[0] = total % 3; /* kinds no longer matter */
        for (int g = 1; g < 6; g++)
            r->seats[seat].goods[g] = 0;
    }
}

static void depart(referee *r)
{
    r->ship_gone = true;
    r->value = 2;
    for (int die = 0; die < 5; die++)
        r->dice[die] = NONE;
    if (r->ship == 7)
        finish(r);
    else
        r->ship++;
}

static void marker(referee *r, int by)
{
    r->value += by;
    if (r->value == 5)
        depart(r);
}

static void dice_changed(referee *r)
{
    for (int die = 0; die < 5; die++) {
        if (wanted(r, die) > 0)
            return;
    }
    depart(r);
}

static void next_turn(referee *r)
{
    if (r->turns == 400) {
        finish(r);
        return;
    }
    r->turns++;
    r->mover = (r->mover + 1) % r->players;
    r->wait = DRIVE;
}

static void roll(referee *r)
{
    r->wait = DIE;
    r->rolled = 0;
}

static void end_turn(referee *r)
{
    int at = r->seats[r->mover].at;
    if (at != NONE && r->owner[at] != NONE && r->owner[at] != r->mover)
        r->seats[r->owner[at]].vp++;
    if (r->ship_gone)
        roll(r);
    else
        next_turn(r);
}

static void use(referee *r, int house, bool lawyer_use);

static void to_building(referee *r)
{
    list l = {0};
    int at = r->seats[r->mover].at;
    moves(r, &l);
    if (l.count > 0)
        r->wait = MOVE;
    else if (at == NONE)
        end_turn(r);
    else
        use(r, at, false);
}

static void used(referee *r)
{
    if (r->lawyer_use)
        to_building(r);
    else
        end_turn(r);
}

static void use(referee *r, int house, bool lawyer_use)
{
    list l = {0};
    player *p = &r->seats[r->mover];
    r->house = house;
    r->lawyer_use = lawyer_use;
    r->casino = 0;
    p->pesos += house == 0 ? 2 : house == 11 ? 1 : 0;
    p->vp += house == 1;
    uses(r, r->mover, house, &l);
    if (l.count > 0)
        r->wait = USE;
    else
        used(r);
}

static void next_gift(referee *r)
{
    for (;;) {
        list l = {0};
        r->decider = (r->decider + 1) % r->players;
        if (r->decider == r->mover) {
            to_building(r);
            return;
        }
        gifts(r, r->decider, &l);
        if (l.count > 0) {
            r->wait = GIFT;
            return;
        }
    }
}

/* Goes on with the delivery round after the present decider. */
static void next_go(referee *r)
{
    for (int i = 0; i < r->players; i++) {
        list l = {0};
        r->decider = (r->decider + 1) % r->players;
        if (r->seats[r->decider].passed)
            continue;
        deliveries(r, r->decider, &l);
        if (l.count > 0) {
            r->wait = GO;
            return;
        }
        r->seats[r->decider].passed = true;
    }
    marker(r, 1);
    if (r->wait != END)
        end_turn(r);
}

static void meet(referee *r, int cuban)
{
    static const int kinds[] = {0, 2, 0, 0, 0, 1};
    player *p = &r->seats[r->mover];
    int wood = smaller(2, in_supply(r, 5));
    list l = {0};
    switch (cuban) {
    case 1:
    case 3:
    case 5:
        p->goods[kinds[cuban]] += smaller(2, in_supply(r, kinds[cuban]));
        break;
    case 2:
        p->vp += 2;
        break;
    case 4:
        p->pesos += 3;
        break;
    case 6:
        if (r->manual && wood > 0) {
            r->wait = MIGUEL;
            return;
        }
        p->vp += r->manual;
        p->goods[5] += wood;
        break;
    case 7:
        r->wait = PABLO;
        l = expect(r);
        if (l.count > 0)
            return;
        break;
    case 8:
        r->decider = r->mover;
        next_gift(r);
        return;
    default:
        r->wait = LAWYER;
        lawyer(r, &l);
        if (l.count > 0)
            return;
        break;
    }
    to_building(r);
}

static void drive(referee *r, int to)
{
    int stops = 0;
    bool past_port = false;
    do {
        r->asleep[r->street[r->car]] = false;
        past_port |= stops > 0 && r->car == 0;
        r->car = (r->car + 1) % 10;
        stops++;
    } while (r->street[r->car] != to);
    r->seats[r->mover].pesos -= stops - 1;
    if (past_port)
        marker(r, 1);
    if (r->wait == END)
        return;
    if (to == 0) {
        for (int seat = 0; seat < r->players; seat++)
            r->seats[seat].passed = false;
        r->decider = (r->mover + r->players - 1) % r->players;
        next_go(r);
    } else if (r->asleep[to]) {
        end_turn(r);
    } else {
        meet(r, to);
    }
}

static int find(const char *const *names, int count, const char *name)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(names[i], name) == 0)
            return i;
    }
    return NONE;
}

static void trade_in(player *p, int given, int got, int amount)
{
    p->goods[given] -= amount;
    p->goods[got] += amount;
}

/* One use of the house, its words already read. */
static void carry_out(referee *r, const char *first, const char *second)
{
    player *p = &r->seats[r->mover];
    int g = find(goods, 6, first);
    int n = atoi(first);
    switch (r->house) {
    case 2:
        trade_in(p, 0, 3, n);
        break;
    case 3:
        trade_in(p, 2, 4, n);
        break;
    case 4:
        trade_in(p, g, find(goods, 6, second), 1);
        break;
    case 5:
        p->goods[5]--;
        p->vp++;
        p->pesos++;
        break;
    case 6:
        for (int kind = 3; kind <= 4; kind++) {
            if (strstr(first, goods[kind]) != NULL) {
                p->goods[kind]--;
                p->vp += 2;
            }
        }
        break;
    case 7:
        r->dice[g] = 0;
        dice_changed(r);
        break;
    case 8:
        n = atoi(second);
        r->casino = n < 8 ? 0 : strcmp(first, "vp") == 0 ? 1 : 2;
        n = strcmp(first, "vp") == 0 ? n : -n;
        p->vp += n;
        p->pesos -= 3 * n;
        break;
    case 9:
        marker(r, strcmp(first, "left") == 0 ? -1 : 1);
        break;
    case 10:
        p->goods[g]--;
        p->vp += 2;
        r->dice[g]--;
        dice_changed(r);
        break;
    default:
        r->asleep[find(cubans, 10, first)] = true;
        break;
    }
}

static void use_house(referee *r, const char *verb, const char *first, const char *second)
{
    list l = {0};
    bool skip = strcmp(verb, "skip") == 0;
    if (!skip)
        carry_out(r, first, second);
    if (r->wait == END)
        return;
    if (!skip && r->casino != 0)
        uses(r, r->mover, r->house, &l);
    if (l.count == 0)
        used(r);
}

static void go(referee *r, const char *verb, const char *first, const char *second)
{
    player *p = &r->seats[r->decider];
    if (strcmp(verb, "pass") == 0) {
        p->passed = true;
        next_go(r);
        return;
    }
    int die = find(goods, 6, first);
    int amount = atoi(second);
    bool wood = strcmp(verb, "deliver-wood") == 0;
    p->goods[wood ? 5 : die] -= amount;
    p->vp += amount * (wood ? 1 : r->value);
    r->dice[die] -= amount;
    p->passed |= r->manual;
    dice_changed(r);
    if (r->wait == END)
        return;
    if (r->ship_gone)
        end_turn(r);
    else
        next_go(r);
}

static void leave(referee *r, int die)
{
    r->dice[die] = NONE;
    r->ship_gone = false;
    dice_changed(r);
    if (r->wait == END)
        return;
    if (r->ship_gone)
        roll(r);
    else
        next_turn(r);
}

static void hand_over(referee *r, const char *what)
{
    player *from = &r->seats[r->decider];
    player *to = &r->seats[r->mover];
    if (strcmp(what, "pesos") == 0) {
        from->pesos--;
        to->pesos++;
    } else if (strcmp(what, "vp") == 0) {
        from->vp--;
        to->vp++;
    } else {
        from->goods[find(goods, 6, what)]--;
        to->goods[find(goods, 6, what)]++;
    }
    next_gift(r);
}

static void ask_lawyer(referee *r, const char *verb, const char *house)
{
    if (strcmp(verb, "employ") == 0) {
        use(r, find(houses, 12, house), true);
        return;
    }
    if (strcmp(verb, "seize") == 0) {
        r->owner[find(houses, 12, house)] = r->mover;
        r->seats[r->mover].markers--;
    }
    to_building(r);
}

static void take(referee *r, const char *what)
{
    if (strcmp(what, "vp") == 0)
        r->seats[r->mover].vp++;
    else if (strcmp(what, "wood") == 0)
        r->seats[r->mover].goods[5] += smaller(2, in_supply(r, 5));
    else
        r->seats[r->mover].goods[find(goods, 6, what)]++;
    to_building(r);
}

static void watch(referee *r, const char *action)
{
    char verb[40] = "";
    char first[40] = "";
    char second[40] = "";
    sscanf(action, "%39s %39s %39s", verb, first, second);
    switch (r->wait) {
    case HOUSE:
        r->house_flower[find(houses, 12, first)] = r->laid / 3;
        if (++r->laid == 12)
            r->wait = CUBAN;
        break;
    case CUBAN:
        r->street[++r->settled] = find(cubans, 10, first);
        if (r->settled == 9)
            r->wait = FIRST;
        break;
    case FIRST:
        r->mover = (atoi(first) + r->players - 1) % r->players;
        roll(r);
        break;
    case DIE:
        r->dice[r->rolled] = atoi(second);
        if (++r->rolled == 5)
            r->wait = LEAVE;
        break;
    case LEAVE:
        leave(r, find(goods, 6, first));
        break;
    case DRIVE:
        drive(r, find(cubans, 10, first));
        break;
    case PABLO:
    case MIGUEL:
        take(r, first);
        break;
    case GIFT:
        hand_over(r, first);
        break;
    case LAWYER:
        ask_lawyer(r, verb, first);
        break;
    case MOVE:
        r->seats[r->mover].at = find(houses, 12, first);
        use(r, r->seats[r->mover].at, false);
        break;
    case USE:
        use_house(r, verb, first, second);
        break;
    case GO:
        go(r, verb, first, second);
        break;
    case END:
        fail();
    }
}

static referee start(const atl_setup *setup)
{
    referee r = {.players = setup->players,
                 .manual = setup->options[SC_OPTION_PRESET] == 1,
                 .ship = 1,
                 .value = 2,
                 .ship_gone = true,
                 .dice = {NONE, NONE, NONE, NONE, NONE}};
    r.flower[0] = 4;
    for (int c = 1; c < 10; c++)
        r.flower[c] = setup->edition.bytes[c - 1];
    for (int house = 0; house < 12; house++)
        r.owner[house] = r.house_flower[house] = NONE;
    for (int seat = 0; seat < r.players; seat++)
        r.seats[seat] = (player){.pesos = 3, .vp = 2, .goods = {1, 1, 1}, .at = NONE, .markers = 3};
    return r;
}

static int seat_to_act(const referee *r)
{
    switch (r->wait) {
    case HOUSE:
    case CUBAN:
    case FIRST:
    case DIE:
        return ATL_CHANCE;
    case END:
        return ATL_OVER;
    case GIFT:
    case GO:
        return r->decider;
    default:
        return r->mover;
    }
}

static void compare_seat(const referee *r, const sc_state *s, int seat)
{
    const player *p = &r->seats[seat];
    int referees = 0;
    int engines = 0;
    assert_int_equal(s->pesos[seat], p->pesos);
    assert_int_equal(s->vp[seat], p->vp);
    assert_int_equal(s->piece[seat], p->at == NONE ? SC_NOWHERE : p->at);
    for (int g = 0; g < 6; g++) {
        if (r->wait != END)
            assert_int_equal(s->goods[seat][g], p->goods[g]);
        referees += p->goods[g];
        engines += s->goods[seat][g];
    }
    assert_int_equal(referees, engines);
}

static void compare(const referee *r, const sc_state *s)
{
    list expected = expect(r);
    atl_action legal[ATL_MAX_ACTIONS];
    int count = santiago_game.legal(s, legal);
    assert_int_equal(santiago_game.to_act(s), seat_to_act(r));
    for (int i = 0; i < count && i < expected.count; i++) {
        char text[ATL_NOTATION_BYTES];
        santiago_game.notate(legal[i], text);
        assert_string_equal(text, expected.text[i]);
    }
    assert_int_equal(count, expected.count);
    assert_int_equal(s->ship, r->ship);
    assert_int_equal(s->value, r->value);
    assert_int_equal(s->turn, r->turns);
    assert_int_equal(s->car, r->car);
    for (int die = 0; die < 5 && !s->roll_due; die++)
        assert_int_equal(s->demand[die], wanted(r, die));
    for (int seat = 0; seat < r->players; seat++)
        compare_seat(r, s, seat);
    for (int house = 0; house < 12; house++) {
        for (int seat = 0; seat < r->players; seat++)
            assert_int_equal(s->owned[seat] >> house & 1, r->owner[house] == seat);
    }
    for (int c = 1; c < 10; c++)
        assert_int_equal(s->inactive >> c & 1, r->asleep[c]);
}

/* Any flowers that a file could set. */
static void random_flowers(atl_setup *setup, atl_rng *rng)
{
    uint8_t flowers[9];
    do {
        for (int c = 0; c < 9; c++)
            flowers[c] = (uint8_t)atl_rng_below(rng, 5);
        atl_edition_override(&setup->edition, &santiago_game, 0, flowers);
    } while (atl_edition_validate(&setup->edition, &santiago_game, NULL, NULL, NULL) != ATL_OK);
}

static void watch_game(const atl_setup *setup, atl_rng *rng, bool greedy)
{
    sc_state s;
    referee r = start(setup);
    assert_int_equal(santiago_game.setup(&s, setup, NULL, NULL), ATL_OK);
    for (;;) {
        atl_action legal[ATL_MAX_ACTIONS];
        char text[ATL_NOTATION_BYTES];
        compare(&r, &s);
        int seat = santiago_game.to_act(&s);
        int count = santiago_game.legal(&s, legal);
        if (seat == ATL_OVER)
            return;
        atl_action action = legal[atl_rng_below(rng, (uint32_t)count)];
        if (seat == ATL_CHANCE)
            action = atl_chance_draw(&santiago_game, &s, rng);
        else if (greedy && seat == 0)
            action = santiago_game.greedy(&s, seat, legal, count, rng);
        santiago_game.notate(action, text);
        assert_int_equal(santiago_game.apply(&s, action, NULL), ATL_OK);
        watch(&r, text);
    }
}

static void test_a_second_referee_agrees(void **state)
{
    (void)state;
    for (uint64_t game = 0; game < GAMES; game++) {
        atl_rng rng;
        atl_setup setup;
        atl_rng_seed(&rng, game, 9);
        atl_setup_default(&setup, &santiago_game, (int)(2 + game % 3));
        setup.options[SC_OPTION_PRESET] = game / 3 % 2;
        if (game % 4 == 3)
            random_flowers(&setup, &rng);
        watch_game(&setup, &rng, game % 5 == 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_second_referee_agrees)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
