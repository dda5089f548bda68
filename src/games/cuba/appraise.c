/* What pesos and pieces are worth to a seat; greedy.c chooses by it. */
#include "games/cuba/appraise.h"

static int worth_of_peso(const cu_appraisal *a)
{
    static const uint8_t by_rounds_left[CU_ROUNDS] = {5, 25, 26, 40, 48, 48};
    int worth = by_rounds_left[a->rounds_left];
    return a->me->pesos <= cu_tax_owed(a->s, a->seat) + 1 ? worth + 25 : worth;
}

static int loadable(const cu_appraisal *a, int place)
{
    int count = 0;
    for (int m = 0; m < CU_MERCHANDISE; m++)
        count += atl_min(cu_need(a->s->needs[place], m), a->me->pieces[CU_RESOURCES + m]);
    return count;
}

/* The dock where what one has, and a little more, pays best. */
static int choose_dock(const cu_appraisal *a)
{
    int best = 0;
    int best_value = 0;
    for (int place = CU_DOCK_1; place <= CU_DOCK_3; place++) {
        int needs = 0;
        for (int m = 0; m < CU_MERCHANDISE; m++)
            needs += cu_need(a->s->needs[place], m);
        int value = place * (2 * loadable(a, place) + atl_min(needs, 3));
        if (value > best_value) {
            best = place;
            best_value = value;
        }
    }
    return best;
}

/* How many of a product one keeps for the duty. */
static int duty_reserve(const cu_appraisal *a, int piece)
{
    const cu_duty_card *duty = &cu_duties[a->s->acts[CU_DUTY_ACT]];
    if ((duty->pieces >> piece & 1) == 0)
        return 0;
    return duty->amount;
}

/* Worth of the piece number `number` (from 1) of a resource. */
static int worth_of_resource(const cu_appraisal *a, int piece, int number)
{
    static const uint8_t base[CU_RESOURCES] = {70, 55, 70};
    int worth = base[piece];
    bool building = a->rounds_left > 0 || cu_may_play(a, CU_ARCHITECT);
    if (!building)
        worth = 5;
    else if (number > 3)
        worth = worth * 3 / number;
    if (piece == CU_STONE && cu_owns(a, CU_CEMENT_FACTORY))
        worth = atl_max(worth, 80);
    if (piece == CU_WOOD && cu_owns(a, CU_SAW_MILL))
        worth = atl_max(worth, 80);
    if (piece == CU_WATER && cu_owns(a, CU_GOLF_COURSE))
        worth = atl_max(worth, 80);
    if (number <= duty_reserve(a, piece))
        worth = atl_max(worth, 120);
    return worth;
}

/* Worth of being piece number `number` on the ship one means to load. */
static int worth_aboard(const cu_appraisal *a, int m, int number)
{
    int worth = 0;
    if (cu_may_play(a, CU_MAYOR) && a->dock > 0 && cu_need(a->s->needs[a->dock], m) >= number)
        worth = a->dock * CU_VP * 45 / 100;
    if (cu_may_play(a, CU_FOREMAN) && number == 1 && cu_owns(a, CU_SMALL_BRANCH_OFFICE))
        worth = atl_max(worth, CU_VP);
    return worth;
}

static int worth_of_good(const cu_appraisal *a, int piece, int number)
{
    int m = piece - CU_RESOURCES;
    int sale = cu_selling_price(a->s, m) * a->peso;
    int worth = a->rounds_left > 0 ? 110 : 0;
    bool may_sell = cu_may_play(a, CU_TRADESWOMAN) || a->rounds_left > 0;
    cu_tile cafe = piece == CU_RUM ? CU_RUM_CAFE : CU_CIGAR_CAFE;
    if (cu_owns(a, cafe) && number <= 3 && (a->rounds_left > 0 || cu_may_play(a, CU_FOREMAN)))
        worth = atl_max(worth, 180);
    if (may_sell)
        worth = atl_max(worth, sale);
    return atl_max(worth, worth_aboard(a, m, number));
}

static bool has_factory_for(const cu_appraisal *a, int product)
{
    if (product == CU_SUGAR)
        return cu_owns(a, CU_DISTILLERY) || cu_owns(a, CU_DISTILLERY_2);
    return product == CU_TOBACCO &&
           (cu_owns(a, CU_CIGAR_FACTORY) || cu_owns(a, CU_CIGAR_FACTORY_2));
}

static int worth_of_product(const cu_appraisal *a, int piece, int number)
{
    int m = piece - CU_RESOURCES;
    int worth = 5;
    if (a->rounds_left > 0 && cu_may_play(a, CU_FOREMAN))
        worth = 25;
    if (a->rounds_left > 0 && number <= a->me->stored[m])
        worth = 70;
    if (cu_may_play(a, CU_TRADESWOMAN))
        worth = atl_max(worth, cu_selling_price(a->s, m) * a->peso * 3 / 4);
    if (cu_may_play(a, CU_FOREMAN)) {
        if (has_factory_for(a, piece))
            worth = atl_max(worth, 110);
        if (cu_owns(a, CU_MONASTERY) && number <= 2)
            worth = atl_max(worth, 60);
        if (cu_owns(a, CU_PRODUCT_HOUSE) && number == 1)
            worth = atl_max(worth, 4 * a->peso);
    }
    worth = atl_max(worth, worth_aboard(a, m, number - duty_reserve(a, piece)));
    if (number <= duty_reserve(a, piece))
        worth = atl_max(worth, 2 * CU_VP / duty_reserve(a, piece));
    return worth;
}

int cu_worth_of_piece(const cu_appraisal *a, int piece, int number)
{
    if (piece < CU_RESOURCES)
        return worth_of_resource(a, piece, number);
    return piece < CU_RUM ? worth_of_product(a, piece, number) : worth_of_good(a, piece, number);
}

void cu_appraise_pieces(cu_appraisal *a)
{
    for (int piece = 0; piece < CU_PIECES; piece++) {
        int have = a->me->pieces[piece];
        a->keep[piece] = have > 0 ? cu_worth_of_piece(a, piece, have) : 0;
        a->more[piece] = cu_worth_of_piece(a, piece, have + 1);
    }
}

void cu_appraise(cu_appraisal *a, const cu_state *s, int seat)
{
    a->s = s;
    a->me = &s->seats[seat];
    a->seat = seat;
    a->hand = a->me->hand & ~((1U << a->me->aside) >> 1U);
    if (s->stage > CU_ACTIONS)
        a->hand = 0;
    else if (s->stage < CU_ACTIONS)
        a->hand = CU_FULL_HAND;
    a->rounds_left = CU_ROUNDS - atl_max(s->round, 1);
    a->peso = worth_of_peso(a);
    a->dock = choose_dock(a);
    cu_appraise_pieces(a);
}
