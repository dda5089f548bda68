/* What the second referee expects to be legal. */
#include "referee.h"

#include <stdio.h>

const char *const good_names[] = {"sugar", "citrus", "tobacco", "rum", "cigars", "wood"};
const char *const place_names[] = {"port",     "pedro",  "maria", "jose",     "martinez",
                                   "conchita", "miguel", "pablo", "el-zorro", "alonso"};
const char *const house_names[] = {"bank",         "church",        "distillery", "cigar-factory",
                                   "black-market", "sawmill",       "cafe",       "customs",
                                   "casino",       "harbourmaster", "office",     "newspaper"};
static const int top[] = {3, 4, 3, 3, 3};

static void may(list *l, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    assert_true(l->count < 64);
    vsnprintf(l->text[l->count++], sizeof l->text[0], format, args);
    va_end(args);
}

int in_supply(const referee *r, int good)
{
    int left = 8;
    for (int seat = 0; seat < r->players; seat++)
        left -= r->seats[seat].goods[good];
    return left;
}

int smaller(int a, int b)
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

int wanted(const referee *r, int die)
{
    return r->dice[die] == NONE ? 0 : r->dice[die];
}

/* Uses of a house, SC-6; bank and church offer none. */
void list_uses(const referee *r, int seat, int house, list *l)
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
                    may(l, "black-market %s %s", good_names[a], good_names[b]);
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
                may(l, "customs %s", good_names[die]);
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
                may(l, "office %s", good_names[die]);
        }
        break;
    case 11:
        for (int c = 1; c <= 9; c++) {
            if (!r->asleep[c])
                may(l, "newspaper %s", place_names[c]);
        }
        break;
    default:
        break;
    }
}

static bool has_use(const referee *r, int seat, int house)
{
    list l = {0};
    list_uses(r, seat, house, &l);
    return house <= 1 || house == 11 || l.count > 0;
}

void list_gifts(const referee *r, int seat, list *l)
{
    for (int g = 0; g < 5; g++) {
        if (r->seats[seat].goods[g] > 0)
            may(l, "give %s", good_names[g]);
    }
    if (r->seats[seat].pesos > 0)
        may(l, "give pesos");
    if (r->seats[seat].vp > 0)
        may(l, "give vp");
}

void list_deliveries(const referee *r, int seat, list *l)
{
    for (int g = 0; g < 5; g++) {
        for (int n = 1; n <= smaller(wanted(r, g), r->seats[seat].goods[g]); n++)
            may(l, "deliver %s %d", good_names[g], n);
    }
    for (int g = 0; g < 5; g++) {
        for (int n = 1; n <= smaller(wanted(r, g), r->seats[seat].goods[5]); n++)
            may(l, "deliver-wood %s %d", good_names[g], n);
    }
}

void list_moves(const referee *r, list *l)
{
    for (int house = 0; house < 12; house++) {
        if (r->house_flower[house] == r->flower[r->street[r->car]] && !occupied(r, house))
            may(l, "move %s", house_names[house]);
    }
}

void list_lawyer(const referee *r, list *l)
{
    for (int house = 0; house < 12 && r->seats[r->mover].markers > 0; house++) {
        if (r->owner[house] == NONE)
            may(l, "seize %s", house_names[house]);
    }
    for (int house = 0; house < 12; house++) {
        if (r->owner[house] == r->mover && has_use(r, r->mover, house))
            may(l, "employ %s", house_names[house]);
    }
}

static void drives(const referee *r, list *l)
{
    for (int c = 0; c < 10; c++) {
        for (int stops = 1; stops <= 10; stops++) {
            if (r->street[(r->car + stops) % 10] == c && r->seats[r->mover].pesos >= stops - 1)
                may(l, "drive %s", place_names[c]);
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
            may(l, "place %s", house_names[house]);
    }
    for (int c = 1; c < 10 && r->wait == CUBAN; c++) {
        if (!settled(r, c))
            may(l, "settle %s", place_names[c]);
    }
    for (int seat = 0; seat < r->players && r->wait == FIRST; seat++)
        may(l, "first %d", seat);
    for (int face = 0; r->wait == DIE && face <= top[r->rolled]; face++)
        may(l, "roll %s %d", good_names[r->rolled], face);
}

list referee_expects(const referee *r)
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
            may(&l, "leave %s", good_names[die]);
        break;
    case DRIVE:
        drives(r, &l);
        break;
    case PABLO:
        for (int g = 0; g < 5; g++) {
            if (in_supply(r, g) > 0)
                may(&l, "take %s", good_names[g]);
        }
        break;
    case MIGUEL:
        may(&l, "take wood");
        may(&l, "take vp");
        break;
    case GIFT:
        list_gifts(r, r->decider, &l);
        break;
    case LAWYER:
        list_lawyer(r, &l);
        may(&l, "skip");
        break;
    case MOVE:
        list_moves(r, &l);
        break;
    case USE:
        list_uses(r, r->mover, r->house, &l);
        may(&l, "skip");
        break;
    case GO:
        list_deliveries(r, r->decider, &l);
        may(&l, "pass");
        break;
    case END:
        break;
    }
    return l;
}

int referee_to_act(const referee *r)
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
