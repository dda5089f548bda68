/* The check of positions: it finds what no game can lead to. */
#include "table.h"

/* After `change` the position must be found impossible. */
#define ASSERT_BROKEN(position, change)                                                            \
    do {                                                                                           \
        cu_state s = (position);                                                                   \
        assert_null(cuba_game.check(&s));                                                          \
        change;                                                                                    \
        assert_non_null(cuba_game.check(&s));                                                      \
    } while (0)

static cu_state bidding(void)
{
    cu_state s = table_of(3);
    open_parliament(&s, 0, "WTA");
    PLAY(&s, "bid 3");
    return s;
}

static cu_state trading(void)
{
    cu_state s = table_of(2);
    have(&s, 0, CU_SUGAR, 2);
    PLAY(&s, "play tradeswoman", "buy citrus");
    return s;
}

static cu_state secret(void)
{
    cu_state s = table_of(2);
    s.secret = 1;
    s.seats[0].aside = s.seats[1].aside = 1 + CU_MAYOR;
    settle(&s);
    return s;
}

static void test_frame(void **state)
{
    (void)state;
    ASSERT_BROKEN(table_of(2), s.players = 6);
    ASSERT_BROKEN(table_of(2), s.players = 1);
    ASSERT_BROKEN(table_of(2), s.common = 2);
    ASSERT_BROKEN(table_of(2), s.chosen = 2);
    ASSERT_BROKEN(table_of(2), s.settled = 1);
    ASSERT_BROKEN(table_of(2), s.settled = 7);
    ASSERT_BROKEN(table_of(2), s.stage = 99);
    ASSERT_BROKEN(table_of(2), s.phase = CU_OVER);
    ASSERT_BROKEN(table_of(2), s.stage = CU_FINISHED);
    ASSERT_BROKEN(table_of(2), s.actor = 2);
    ASSERT_BROKEN(table_of(2), s.start = 2);
    ASSERT_BROKEN(table_of(2), s.round = 0);
    ASSERT_BROKEN(table_of(2), s.round = 7);
    ASSERT_BROKEN(table_of(2), s.turn = 5);
    ASSERT_BROKEN(table_of(2), s.padding[0] = 1);
    ASSERT_BROKEN(table_of(2), s.seats[0].padding[1] = 1);
    ASSERT_BROKEN(table_of(2), s.seats[2].pesos = 1);
    ASSERT_BROKEN(table_of(2), s.seats[0].colour = 5);
}

static void test_CU_1_2_pieces_are_conserved(void **state)
{
    (void)state;
    ASSERT_BROKEN(table_of(2), s.stock[CU_WOOD]--);
    ASSERT_BROKEN(table_of(2), s.stock[CU_CITRUS]++);
    ASSERT_BROKEN(table_of(2), s.market[0]++);
    ASSERT_BROKEN(table_of(2), s.seats[1].pieces[CU_RUM] = 1);
    ASSERT_BROKEN(table_of(2), s.needs[CU_DOCK_1]--); /* a citrus aboard from nowhere */
    ASSERT_BROKEN(table_of(2), (s.market[0] = 6, s.stock[CU_CITRUS] -= 3));
    ASSERT_BROKEN(table_of(2), (s.market[3] = 4, s.stock[CU_RUM] -= 2));
    ASSERT_BROKEN(trading(), s.seats[0].stored[1] = 3);
}

static void test_CU_8_ships_are_conserved(void **state)
{
    (void)state;
    ASSERT_BROKEN(table_of(2), s.pile &= (uint16_t)(s.pile - 1));
    ASSERT_BROKEN(table_of(2), s.pile |= 1);
    ASSERT_BROKEN(table_of(2), s.returns = 1);
    ASSERT_BROKEN(table_of(2), s.returns = 16);
    ASSERT_BROKEN(table_of(2), s.returned[3] = 2);
    ASSERT_BROKEN(table_of(2), s.ships[CU_DOCK_1] = CU_NO_SHIP);
    ASSERT_BROKEN(table_of(2), (s.ships[CU_DOCK_1] = CU_NO_SHIP, s.needs[CU_DOCK_1] = 0,
                                s.pile |= 1)); /* an empty dock */
    ASSERT_BROKEN(table_of(2),
                  (s.needs[CU_SEA] = (uint16_t)(s.needs[CU_SEA] - 64), s.stock[CU_TOBACCO]--));
}

static void test_CU_2_3_statutes_are_conserved(void **state)
{
    (void)state;
    ASSERT_BROKEN(table_of(2), s.decks[0] |= 1);
    ASSERT_BROKEN(table_of(2), s.decks[1] = 0);
    ASSERT_BROKEN(table_of(2), s.decks[2] = 0x40);
    ASSERT_BROKEN(table_of(2), s.bills[0] = CU_INITIAL_ACT);
    ASSERT_BROKEN(table_of(2), s.bills[0] = 9);
    ASSERT_BROKEN(table_of(2), s.acts[CU_OTHER_ACT] = CU_INITIAL_ACT);
    ASSERT_BROKEN(table_of(2), s.acts[0] = s.bills[0]);
    ASSERT_BROKEN(table_of(2), s.vetoed = 5);
    ASSERT_BROKEN(table_of(2), s.last_vetoed = 5);
}

static void test_CU_6_1_buildings_and_fields_are_conserved(void **state)
{
    (void)state;
    ASSERT_BROKEN(table_of(2), s.tiles &= s.tiles - 1);
    ASSERT_BROKEN(table_of(2), s.seats[0].tiles = 1);
    ASSERT_BROKEN(table_of(2), s.places[3] = 4);
    ASSERT_BROKEN(table_of(2), s.seats[0].open[CU_WOOD] = 0);
    ASSERT_BROKEN(table_of(2), s.seats[0].open[CU_WATER] |= 1U << A2);
    ASSERT_BROKEN(table_of(2), s.seats[0].piece = 12);
    ASSERT_BROKEN(table_of(2), (s.seats[0].tiles = 1, s.tiles &= ~1U, s.places[0] = A1));
}

static void test_CU_3_2_characters_are_conserved(void **state)
{
    (void)state;
    ASSERT_BROKEN(table_of(2), s.seats[0].hand = 0x0F);
    ASSERT_BROKEN(table_of(2), s.seats[0].played = 1);
    ASSERT_BROKEN(table_of(2), s.turn = 1);
    ASSERT_BROKEN(trading(), s.seats[0].hand = CU_FULL_HAND);
    ASSERT_BROKEN(table_of(2), s.seats[0].aside = 1);
    ASSERT_BROKEN(secret(), s.seats[1].aside = 0);
    ASSERT_BROKEN(secret(), s.seats[1].aside = 9);
    ASSERT_BROKEN(bidding(), s.seats[1].hand |= 1);
}

static void test_turns_and_ballots(void **state)
{
    (void)state;
    ASSERT_BROKEN(table_of(2), s.character = CU_WORKER);
    ASSERT_BROKEN(table_of(2), s.character = 9);
    ASSERT_BROKEN(table_of(2), s.tile = CU_INN);
    ASSERT_BROKEN(table_of(2), s.bought = 1);
    ASSERT_BROKEN(table_of(2), s.used = 1);
    ASSERT_BROKEN(table_of(2), s.harvested = 1);
    ASSERT_BROKEN(table_of(2), s.dock = 1);
    ASSERT_BROKEN(table_of(2), s.ballot = 1);
    ASSERT_BROKEN(trading(), s.sold = s.bought);
    ASSERT_BROKEN(trading(), s.choices ^= 1);
    ASSERT_BROKEN(trading(), s.choices = 0);
    ASSERT_BROKEN(bidding(), s.bidders = 0);
    ASSERT_BROKEN(bidding(), s.ballot = 0);
    ASSERT_BROKEN(bidding(), s.seats[0].bid = 11);
    ASSERT_BROKEN(table_of(2), s.seats[0].bid = 1);
    ASSERT_BROKEN(table_of(2), s.seats[0].pesos = CU_MAX_PESOS + 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_frame),
        cmocka_unit_test(test_CU_1_2_pieces_are_conserved),
        cmocka_unit_test(test_CU_8_ships_are_conserved),
        cmocka_unit_test(test_CU_2_3_statutes_are_conserved),
        cmocka_unit_test(test_CU_6_1_buildings_and_fields_are_conserved),
        cmocka_unit_test(test_CU_3_2_characters_are_conserved),
        cmocka_unit_test(test_turns_and_ballots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
