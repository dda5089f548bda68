/* What buildings are worth to a seat: having them and using them. */
#include "games/cuba/appraise.h"

/* What a use of a building brings in an average round, when nothing more is known. */
static const uint8_t usual_use[CU_USABLE_TILES] = {
    [CU_CEMENT_FACTORY] = 120,
    [CU_SAW_MILL] = 135,
    [CU_GOLF_COURSE] = 115,
    [CU_MONASTERY] = 60,
    [CU_RUM_CAFE] = 40,
    [CU_CIGAR_CAFE] = 60,
    [CU_SMALL_BRANCH_OFFICE] = 70,
    [CU_LARGE_BRANCH_OFFICE] = 200,
    [CU_HOTEL] = 250,
    [CU_INN] = 135,
    [CU_GENERAL_STORE] = 40,
    [CU_PRODUCT_HOUSE] = 65,
    [CU_RESOURCE_HOUSE] = 60,
    [CU_SMALL_BANK] = 60,
    [CU_LARGE_BANK] = 130,
    [CU_CIGAR_FACTORY] = 95,
    [CU_CIGAR_FACTORY_2] = 95,
    [CU_DISTILLERY] = 80,
    [CU_DISTILLERY_2] = 80,
    [CU_BLACK_MARKET] = 35,
    [CU_CHURCH] = 30,
    [CU_TOWN_HALL] = 40,
    [CU_DAM] = 130,
    [CU_LIGHTHOUSE] = 10,
    [CU_WAREHOUSE] = 30,
};

/* What one use of a building brings in the rounds to come. */
static int usual_value(const cu_appraisal *a, int tile)
{
    int value = usual_use[tile];
    int rum = cu_owns(a, CU_DISTILLERY) + cu_owns(a, CU_DISTILLERY_2);
    int cigars = cu_owns(a, CU_CIGAR_FACTORY) + cu_owns(a, CU_CIGAR_FACTORY_2);
    if ((tile == CU_RUM_CAFE && rum > 0) || (tile == CU_CIGAR_CAFE && cigars > 0))
        return 280;
    if ((tile == CU_DISTILLERY || tile == CU_DISTILLERY_2) && rum == 0)
        return cu_owns(a, CU_RUM_CAFE) ? 300 : value;
    if ((tile == CU_CIGAR_FACTORY || tile == CU_CIGAR_FACTORY_2) && cigars == 0)
        return cu_owns(a, CU_CIGAR_CAFE) ? 300 : value;
    if (tile >= CU_CIGAR_FACTORY && tile <= CU_DISTILLERY_2)
        return 20; /* a second one of a kind */
    if (tile == CU_GENERAL_STORE && rum + cigars > 0)
        return 130;
    return value;
}

int cu_value_of_building(const cu_appraisal *a, int tile)
{
    const cu_building *b = &cu_buildings[tile];
    int uses = a->rounds_left + cu_may_play(a, CU_FOREMAN);
    int value = 2 * CU_VP + usual_value(a, tile) * uses * 2 / 3;
    for (int piece = 0; piece < CU_RESOURCES; piece++) {
        for (int i = 0; i < b->cost[piece]; i++)
            value -= cu_worth_of_piece(a, piece, a->me->pieces[piece] - i);
    }
    if (cu_act_in_force(a->s, CU_BUILDING))
        value -= 2 * a->peso;
    return value;
}

/* --- foreman --- */

static int value_of_stores(const cu_appraisal *a)
{
    int value = 0;
    if (a->rounds_left == 0)
        return 0;
    for (int product = 0; product < CU_PRODUCTS; product++) {
        int lot = a->me->pieces[CU_RESOURCES + product] - a->me->stored[product];
        value += lot * (cu_may_play(a, CU_MAYOR) ? 25 : 60);
    }
    return value;
}

/* Best single piece or best single kind of piece for a Branch Office. */
static int value_of_office(const cu_appraisal *a, bool many)
{
    int best = 0;
    for (int dock = CU_DOCK_1; dock <= CU_DOCK_3; dock++) {
        for (int m = 0; m < CU_MERCHANDISE; m++) {
            int piece = CU_RESOURCES + m;
            int count = atl_min(a->me->pieces[piece], cu_need(a->s->needs[dock], m));
            int each = dock * CU_VP - a->keep[piece];
            if (count > 0)
                best = atl_max(best, each * (many ? count : 1));
        }
    }
    return best;
}

/* The cheapest pieces of a set for what a building pays. */
static int value_of_handing_in(const cu_appraisal *a, const cu_building *b)
{
    int each = b->vp * CU_VP + b->pesos * a->peso;
    int value = 0;
    int left = b->most;
    for (int piece = 0; piece < CU_PIECES; piece++) {
        int have = (b->pieces >> piece & 1) != 0 ? a->me->pieces[piece] : 0;
        if (have > 0 && each > a->keep[piece] && left > 0) {
            int count = atl_min(left, have);
            value += count * (each - a->keep[piece]);
            left -= count;
        }
    }
    return value;
}

static int value_of_turning(const cu_appraisal *a, const cu_building *b)
{
    int from = atl_lowest(b->pieces);
    int count = atl_min(a->me->pieces[from], a->s->stock[b->into]);
    return count * atl_max(0, a->more[b->into] - a->keep[from]);
}

static int value_of_swap(const cu_appraisal *a)
{
    int best = 0;
    for (int from = CU_RESOURCES; from < CU_PIECES; from++) {
        for (int to = CU_RESOURCES; to < CU_PIECES; to++) {
            if ((from >= CU_RUM) != (to >= CU_RUM) && a->me->pieces[from] > 0 &&
                a->s->stock[to] > 0)
                best = atl_max(best, a->more[to] - a->keep[from]);
        }
    }
    return best;
}

int cu_value_of_use(const cu_appraisal *a, int tile)
{
    const cu_building *b = &cu_buildings[tile];
    switch ((cu_tile)tile) {
    case CU_CEMENT_FACTORY:
    case CU_SAW_MILL:
    case CU_GOLF_COURSE:
    case CU_MONASTERY:
    case CU_RUM_CAFE:
    case CU_CIGAR_CAFE:
    case CU_GENERAL_STORE:
    case CU_PRODUCT_HOUSE:
    case CU_RESOURCE_HOUSE:
        return value_of_handing_in(a, b);
    case CU_SMALL_BRANCH_OFFICE:
    case CU_LARGE_BRANCH_OFFICE:
        return value_of_office(a, tile == CU_LARGE_BRANCH_OFFICE);
    case CU_HOTEL:
    case CU_INN:
    case CU_SMALL_BANK:
    case CU_LARGE_BANK:
    case CU_DAM:
        return b->vp * CU_VP + b->pesos * a->peso + b->gives * a->more[CU_WATER];
    case CU_CIGAR_FACTORY:
    case CU_CIGAR_FACTORY_2:
    case CU_DISTILLERY:
    case CU_DISTILLERY_2:
        return value_of_turning(a, b);
    case CU_BLACK_MARKET:
        return value_of_swap(a);
    case CU_WAREHOUSE:
    case CU_PRINTED_WAREHOUSE:
        return value_of_stores(a);
    case CU_CHURCH:
    case CU_TOWN_HALL:
    case CU_LIGHTHOUSE:
        return usual_use[tile];
    case CU_USABLE_TILES:
        break;
    }
    return 0;
}

/* What the Foreman brings with the piece on a field. */
int cu_value_of_foreman(const cu_appraisal *a, int mode, int piece)
{
    uint32_t cross = cu_cross(piece);
    uint32_t tiles = a->me->tiles | 1U << CU_PRINTED_WAREHOUSE;
    int sum = 0;
    int best = 0;
    for (uint32_t rest = tiles; rest != 0; rest &= rest - 1) {
        int tile = atl_lowest(rest);
        int field = tile == CU_PRINTED_WAREHOUSE ? a->me->warehouse : a->s->places[tile];
        int value = cu_value_of_use(a, tile);
        best = atl_max(best, value);
        if (cross >> field & 1U)
            sum += value;
    }
    return mode == CU_MODE_CROSS ? sum : best;
}
