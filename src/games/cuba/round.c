/* The course of a round (CU-3, CU-11): bills, the four turns of everybody, the end
 * of the round, and the end of the game. Parliament and statutes are next door. */
#include "games/cuba/rules.h"

enum { FINAL_VP_PER_BUILDING = 2 };

/* --- A: bills --- */

void cu_begin_round(cu_state *s, atl_events *events)
{
    s->round++;
    s->stage = CU_BILLS;
    s->actor = s->start;
    atl_emit(events, CU_EVENT_ROUND, ATL_WATCHER, s->round, 0, 0);
    for (int seat = 0; seat < s->players; seat++) {
        s->seats[seat].hand = CU_FULL_HAND;
        s->seats[seat].played = 0;
        s->seats[seat].votes = 0;
    }
    cu_ask(s, CU_DRAW_BILL);
}

/* The first type without a bill. */
static int type_to_draw(const cu_state *s)
{
    int type = 0;
    while (type < CU_TYPES && s->bills[type] != CU_NO_ACT)
        type++;
    return type;
}

uint32_t cu_bill_choices(const cu_state *s)
{
    int type = type_to_draw(s);
    return (uint32_t)s->decks[type] << (type * CU_CARDS);
}

void cu_bill_choose(cu_state *s, int choice, atl_events *events)
{
    int type = choice / CU_CARDS;
    s->bills[type] = (uint8_t)(choice % CU_CARDS);
    s->decks[type] &= (uint8_t) ~(1U << (choice % CU_CARDS));
    atl_emit(events, CU_EVENT_BILL, ATL_WATCHER, choice, 0, 0);
    if (type + 1 < CU_TYPES) {
        cu_ask(s, CU_DRAW_BILL);
        return;
    }
    s->stage = CU_ACTIONS;
    cu_ask(s, s->secret ? CU_SET_ASIDE : CU_CHARACTER);
}

/* --- B: actions --- */

uint32_t cu_aside_choices(const cu_state *s)
{
    (void)s;
    return CU_FULL_HAND;
}

/* CU-9.6: a commitment; the card stays in the set of those in hand until all is open. */
void cu_aside_choose(cu_state *s, int choice, atl_events *events)
{
    (void)events;
    cu_actor(s)->aside = (uint8_t)(1 + choice);
    s->actor = cu_next_seat(s, s->actor);
    cu_ask(s, s->actor == s->start ? CU_CHARACTER : CU_SET_ASIDE);
}

uint32_t cu_character_choices(const cu_state *s)
{
    const cu_seat *seat = cu_actor_view(s);
    return seat->hand & ~((1U << seat->aside) >> 1U);
}

void cu_character_choose(cu_state *s, int choice, atl_events *events)
{
    cu_seat *seat = cu_actor(s);
    seat->hand &= (uint8_t) ~(1U << choice);
    seat->played |= (uint16_t)(choice << (4 * s->turn));
    s->character = (uint8_t)choice;
    atl_emit(events, CU_EVENT_PLAY, s->actor, choice, 0, 0);
    switch ((cu_character)choice) {
    case CU_WORKER:
        cu_ask(s, CU_MOVE);
        break;
    case CU_TRADESWOMAN:
        if (!cu_ask(s, CU_TRADE))
            cu_end_turn(s, events);
        break;
    case CU_ARCHITECT:
        if (!cu_ask(s, CU_BUILD))
            cu_build_end(s, events);
        break;
    case CU_FOREMAN:
        if (!cu_ask(s, CU_MODE))
            cu_end_turn(s, events);
        break;
    case CU_MAYOR:
        if (!cu_ask(s, CU_DOCK))
            cu_dock_end(s, events);
        break;
    case CU_CHARACTERS:
        break;
    }
}

static int fourth_card(const cu_state *s, int seat)
{
    return s->seats[seat].played >> (4 * (CU_TURNS - 1));
}

/* CU-3.3: most votes on the fourth card; on a tie whoever played it last. */
static void choose_start(cu_state *s, atl_events *events)
{
    int best = s->start;
    int seat = s->start;
    do {
        if (fourth_card(s, seat) >= fourth_card(s, best))
            best = seat;
        seat = cu_next_seat(s, seat);
    } while (seat != s->start);
    s->start = (uint8_t)best;
    atl_emit(events, CU_EVENT_START, best, 0, 0, 0);
}

void cu_end_turn(cu_state *s, atl_events *events)
{
    s->character = CU_NOBODY;
    s->tile = CU_NO_TILE;
    s->mode = 0;
    s->used = 0;
    s->quota = 0;
    s->harvested = 0;
    s->bought = 0;
    s->sold = 0;
    s->actor = cu_next_seat(s, s->actor);
    if (s->actor == s->start && ++s->turn == CU_TURNS) {
        choose_start(s, events);
        cu_begin_parliament(s, events);
        return;
    }
    cu_ask(s, CU_CHARACTER);
}

/* --- E: end of the round --- */

/* Products in the lot are lost (CU-11.1). */
static void clear_lots(cu_state *s, atl_events *events)
{
    for (int seat = 0; seat < s->players; seat++) {
        for (int product = 0; product < CU_PRODUCTS; product++) {
            int piece = CU_RESOURCES + product;
            int lot = s->seats[seat].pieces[piece] - s->seats[seat].stored[product];
            if (lot > 0)
                cu_give(s, seat, piece, lot, CU_WHY_ROUND_END, events);
        }
    }
}

/* CU-11.2 */
static uint32_t ships_leaving(const cu_state *s)
{
    uint32_t leaving = 0;
    for (int place = CU_DOCK_1; place <= CU_DOCK_3; place++) {
        bool last_dock = place == CU_DOCK_3 && s->round >= 2 && s->round < CU_ROUNDS;
        if (s->ships[place] != CU_NO_SHIP && (s->needs[place] == 0 || last_dock))
            leaving |= 1U << place;
    }
    return leaving;
}

void cu_end_round(cu_state *s, atl_events *events)
{
    s->stage = CU_ROUND_END;
    s->actor = s->start;
    s->turn = 0;
    s->taxed = 0;
    s->resource_taken = 0; /* CU-11.3 */
    s->product_taken = 0;
    s->build_forgone = 0;
    s->load_forgone = 0;
    s->town_hall = 0;
    s->last_vetoed = s->vetoed;
    s->vetoed = CU_TYPES;
    clear_lots(s, events);
    cu_leave_harbour(s, ships_leaving(s), events);
}

/* CU-11.4 */
static void finish(cu_state *s, atl_events *events)
{
    s->stage = CU_FINISHED;
    atl_emit(events, CU_EVENT_FINISH, ATL_WATCHER, s->round, 0, 0);
    for (int seat = 0; seat < s->players; seat++) {
        int vp = FINAL_VP_PER_BUILDING * atl_bits(s->seats[seat].tiles);
        if (vp > 0)
            cu_points(s, seat, vp, CU_WHY_FINAL, events);
    }
    cu_ask(s, CU_OVER);
}

uint32_t cu_over_choices(const cu_state *s)
{
    (void)s;
    return 0;
}

/* No place is empty any more: the game goes on where ships were waited for. */
void cu_harbour_filled(cu_state *s, atl_events *events)
{
    if (s->stage == CU_SETTING_UP)
        cu_ask(s, CU_DRAW_START);
    else if (s->stage == CU_ACTIONS)
        cu_load_end(s, events);
    else if (s->round == CU_ROUNDS)
        finish(s, events);
    else
        cu_begin_round(s, events);
}
