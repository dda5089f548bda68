/* What the second referee does with an action. */
#include "referee.h"

#include <stdio.h>
#include <stdlib.h>

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
    list_moves(r, &l);
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
    list_uses(r, r->mover, house, &l);
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
        list_gifts(r, r->decider, &l);
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
        list_deliveries(r, r->decider, &l);
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
        l = referee_expects(r);
        if (l.count > 0)
            return;
        break;
    case 8:
        r->decider = r->mover;
        next_gift(r);
        return;
    default:
        r->wait = LAWYER;
        list_lawyer(r, &l);
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
    int g = find(good_names, 6, first);
    int n = atoi(first);
    switch (r->house) {
    case 2:
        trade_in(p, 0, 3, n);
        break;
    case 3:
        trade_in(p, 2, 4, n);
        break;
    case 4:
        trade_in(p, g, find(good_names, 6, second), 1);
        break;
    case 5:
        p->goods[5]--;
        p->vp++;
        p->pesos++;
        break;
    case 6:
        for (int kind = 3; kind <= 4; kind++) {
            if (strstr(first, good_names[kind]) != NULL) {
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
        r->asleep[find(place_names, 10, first)] = true;
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
        list_uses(r, r->mover, r->house, &l);
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
    int die = find(good_names, 6, first);
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
        from->goods[find(good_names, 6, what)]--;
        to->goods[find(good_names, 6, what)]++;
    }
    next_gift(r);
}

static void ask_lawyer(referee *r, const char *verb, const char *house)
{
    if (strcmp(verb, "employ") == 0) {
        use(r, find(house_names, 12, house), true);
        return;
    }
    if (strcmp(verb, "seize") == 0) {
        r->owner[find(house_names, 12, house)] = r->mover;
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
        r->seats[r->mover].goods[find(good_names, 6, what)]++;
    to_building(r);
}

void referee_watches(referee *r, const char *action)
{
    char verb[40] = "";
    char first[40] = "";
    char second[40] = "";
    sscanf(action, "%39s %39s %39s", verb, first, second);
    switch (r->wait) {
    case HOUSE:
        r->house_flower[find(house_names, 12, first)] = r->laid / 3;
        if (++r->laid == 12)
            r->wait = CUBAN;
        break;
    case CUBAN:
        r->street[++r->settled] = find(place_names, 10, first);
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
        leave(r, find(good_names, 6, first));
        break;
    case DRIVE:
        drive(r, find(place_names, 10, first));
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
        r->seats[r->mover].at = find(house_names, 12, first);
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

referee referee_start(const atl_setup *setup)
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
