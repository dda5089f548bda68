/* The check of positions: it finds what no game can lead to. */
#include "table.h"

static sd_state choosing(int players)
{
    sd_state s = table_of(players);
    PLAY(&s, players <= 3 ? "captain+trader" : "captain");
    return s;
}

/* Seats 0 and 2 trade, seat 2 first; seat 3 begs. */
static sd_state trading(void)
{
    sd_state s = table_of(4);
    s.vp[2] = 5;
    PLAY(&s, "trader", "captain", "trader", "beggar");
    return s;
}

static sd_state over(void)
{
    sd_state s = table_of(4);
    s.vp[0] = 29;
    PLAY(&s, "captain", "beggar", "beggar", "beggar");
    assert_int_equal(s.phase, SD_OVER);
    return s;
}

/* After `change` the position must be found impossible. */
#define ASSERT_BROKEN(position, change)                                                            \
    do {                                                                                           \
        sd_state s = (position);                                                                   \
        assert_null(santo_domingo_game.check(&s));                                                 \
        change;                                                                                    \
        assert_non_null(santo_domingo_game.check(&s));                                             \
    } while (0)

static void test_SD_1_tables_that_cannot_be(void **state)
{
    (void)state;
    ASSERT_BROKEN(table_of(2), s.players = 1);
    ASSERT_BROKEN(table_of(6), s.players = 7);
    ASSERT_BROKEN(table_of(4), s.goal = 45); /* SD-2.3 */
    ASSERT_BROKEN(table_of(2), s.goal = 31);
    ASSERT_BROKEN(table_of(2), s.side = 2);
    ASSERT_BROKEN(table_of(2), s.memory = 2);
    ASSERT_BROKEN(table_of(2), s.phase = 3);
    ASSERT_BROKEN(table_of(4), s.actor = 4);
    ASSERT_BROKEN(table_of(4), s.round = 0);
    ASSERT_BROKEN(table_of(4), s.round = 101); /* SD-7.1 */
    ASSERT_BROKEN(table_of(4), s.row[SD_GOODS] = 16);
    ASSERT_BROKEN(table_of(4), s.row[SD_ROWS] = 1);
    ASSERT_BROKEN(table_of(4), s.rate_goods[0] = 0);
    ASSERT_BROKEN(table_of(4), s.rate_vp[15] = 10);
    ASSERT_BROKEN(table_of(4), s.rate_goods[15] = 9);
}

static void test_SD_3_choices_that_cannot_be(void **state)
{
    (void)state;
    ASSERT_BROKEN(choosing(4), s.goods[1] = 16); /* SD-1.4 */
    ASSERT_BROKEN(choosing(4), s.vp[1] = 30);    /* SD-7.1 */
    ASSERT_BROKEN(choosing(4), s.hand[1] &= (uint8_t)~BEGGAR);
    ASSERT_BROKEN(choosing(4), s.hand[0] &= (uint8_t)~CAPTAIN); /* committed, not in hand */
    ASSERT_BROKEN(choosing(4), s.played[0] = 0);
    ASSERT_BROKEN(choosing(4), s.played[0] = CAPTAIN | ADMIRAL);
    ASSERT_BROKEN(choosing(2), s.played[0] = CAPTAIN);
    ASSERT_BROKEN(choosing(4), s.played[1] = CAPTAIN);
    ASSERT_BROKEN(choosing(4), s.goods[4] = 1); /* an empty seat */
    ASSERT_BROKEN(choosing(4), s.hand[5] = 1);
    ASSERT_BROKEN(choosing(4), s.traders = 1);
    ASSERT_BROKEN(choosing(4), s.worth[3] = 1);
}

static void test_SD_6_trades_that_cannot_be(void **state)
{
    (void)state;
    ASSERT_BROKEN(trading(), s.hand[0] |= TRADER);
    ASSERT_BROKEN(trading(), s.played[1] = 0);
    ASSERT_BROKEN(trading(), s.traders |= 1U << 1);
    ASSERT_BROKEN(trading(), s.traders = 1U << 0);
    ASSERT_BROKEN(trading(), s.actor = 0);  /* SD-6.3: seat 2 has more VP */
    ASSERT_BROKEN(trading(), s.vp[2] = 0);  /* SD-6.3: then seat 0 would be first */
    ASSERT_BROKEN(trading(), s.worth[9]++); /* SD-6.2 */
    ASSERT_BROKEN(trading(), s.row[SD_TRADE] = 15);
}

static void test_SD_7_ends_that_cannot_be(void **state)
{
    (void)state;
    ASSERT_BROKEN(over(), s.goods[1] = 3); /* SD-7.2 */
    ASSERT_BROKEN(over(), s.played[1] = CAPTAIN);
    ASSERT_BROKEN(over(), s.traders = 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_1_tables_that_cannot_be),
        cmocka_unit_test(test_SD_3_choices_that_cannot_be),
        cmocka_unit_test(test_SD_6_trades_that_cannot_be),
        cmocka_unit_test(test_SD_7_ends_that_cannot_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
