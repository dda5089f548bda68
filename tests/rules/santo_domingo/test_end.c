/* The end, the last exchange and who has won: SD-7. */
#include "table.h"

/* Four players before their last round; each of them has 29 VP or fewer. */
static sd_state last_round(int vp0, int vp1, int vp2, int vp3)
{
    sd_state s = table_of(4);
    s.vp[0] = (uint16_t)vp0;
    s.vp[1] = (uint16_t)vp1;
    s.vp[2] = (uint16_t)vp2;
    s.vp[3] = (uint16_t)vp3;
    memset(s.goods, 0, sizeof s.goods);
    return s;
}

static void assert_ranks(const sd_state *s, int rank0, int rank1, int rank2, int rank3)
{
    atl_result result;
    santo_domingo_game.score(s, &result);
    assert_int_equal(s->phase, SD_OVER);
    assert_int_equal(santo_domingo_game.to_act(s), ATL_OVER);
    assert_int_equal(result.rank[0], rank0);
    assert_int_equal(result.rank[1], rank1);
    assert_int_equal(result.rank[2], rank2);
    assert_int_equal(result.rank[3], rank3);
}

static void test_SD_7_1_ends_after_the_round_that_reaches_the_goal(void **state)
{
    (void)state;
    for (int vp = 27; vp <= 29; vp++) {
        sd_state s = last_round(vp, 0, 0, 0);
        PLAY(&s, "captain", "beggar", "beggar", "beggar");
        assert_int_equal(s.vp[0], vp + 2);
        assert_int_equal(s.phase, vp + 2 >= 30 ? SD_OVER : SD_CHOOSE);
    }
}

static void test_SD_7_1_goal_45(void **state)
{
    (void)state;
    for (int vp = 42; vp <= 43; vp++) {
        sd_state s = table_with(3, "standard", "45", NULL);
        s.vp[1] = (uint16_t)vp;
        PLAY(&s, "frigate+beggar", "captain+beggar", "galleon+beggar");
        assert_int_equal(s.phase, vp + 2 >= 45 ? SD_OVER : SD_CHOOSE);
    }
}

/* The round is played to its end, so that others may still overtake. */
static void test_SD_7_1_the_round_is_finished_first(void **state)
{
    (void)state;
    sd_state s = last_round(29, 25, 0, 0);
    s.row[SD_TRADE] = 12;
    s.goods[1] = 15;
    PLAY(&s, "captain", "trader", "beggar", "beggar");
    assert_int_equal(s.vp[0], 31);
    assert_int_equal(s.phase, SD_TRADING);
    PLAY(&s, "buy 15");
    assert_ranks(&s, 2, 1, 3, 3);
    assert_int_equal(s.vp[2], (1 + 2) / 3); /* the Beggars were paid before the end */
}

/* Goods that would reach the goal at 3:1 do not end the game. */
static void test_SD_7_1_judged_before_the_last_exchange(void **state)
{
    (void)state;
    sd_state s = last_round(29, 0, 0, 0);
    s.goods[0] = 14;
    PLAY(&s, "beggar", "captain", "captain", "captain");
    assert_int_equal(s.goods[0], 15);
    assert_int_equal(s.vp[0], 29);
    assert_int_equal(s.phase, SD_CHOOSE);
}

static void test_SD_7_1_ends_after_100_rounds(void **state)
{
    (void)state;
    for (int players = 2; players <= 6; players++) {
        sd_state s = table_of(players);
        atl_events events;
        int steps = 0;
        while (santo_domingo_game.to_act(&s) != ATL_OVER) {
            assert_in_range(s.round, 1, 100);
            PLAY_TOLD(&s, &events, players <= 3 ? "governor+beggar" : "beggar");
            steps++;
        }
        const atl_event *finish = find_event(&events, SD_EVENT_FINISH, ATL_WATCHER);
        assert_int_equal(steps, 100 * players);
        assert_int_equal(finish->args[0], 100);
        assert_int_equal(finish->args[1], SD_FINISH_ROUNDS);
        assert_int_equal(s.vp[0], 5); /* 15 goods at 3:1 */
    }
}

static void test_SD_7_1_nothing_can_be_done_after_the_end(void **state)
{
    (void)state;
    sd_state s = last_round(29, 0, 0, 0);
    PLAY(&s, "captain", "beggar", "beggar", "beggar");
    atl_action legal[ATL_MAX_ACTIONS];
    assert_int_equal(santo_domingo_game.legal(&s, legal), 0);
    assert_illegal(&s, "captain");
    assert_illegal(&s, "buy 0");
}

static void test_SD_7_2_goods_become_vp_at_3_to_1(void **state)
{
    static const char *const sides[] = {"standard", "winter"};
    (void)state;
    for (int side = 0; side < 2; side++) {
        for (int goods = 0; goods <= 15; goods++) {
            sd_state s = table_with(4, sides[side], "30", NULL);
            atl_events events;
            s.vp[0] = 28;
            s.goods[0] = (uint8_t)goods;
            PLAY_TOLD(&s, &events, "captain", "beggar", "beggar", "beggar");
            assert_int_equal(s.vp[0], 30 + goods / 3);
            assert_int_equal(s.goods[0], goods % 3);
            assert_int_equal(count_events(&events, SD_EVENT_CONVERT, 0), goods >= 3);
        }
    }
}

/* An edition's rates do not touch the last exchange. */
static void test_SD_7_2_not_at_the_rates_of_the_board(void **state)
{
    (void)state;
    sd_state s = table_with(4, "standard", "30",
                            "edition e\n game santo-domingo\n table standard\n 0-15 = 1:9\n");
    s.vp[0] = 29;
    s.goods[0] = 6;
    PLAY(&s, "captain", "beggar", "beggar", "beggar");
    assert_int_equal(s.vp[0], 31 + 2);
}

static void test_SD_7_3_most_vp_wins(void **state)
{
    (void)state;
    sd_state s = last_round(28, 29, 3, 10);
    PLAY(&s, "captain", "beggar", "beggar", "beggar");
    assert_ranks(&s, 1, 2, 4, 3);
    atl_result result;
    santo_domingo_game.score(&s, &result);
    assert_int_equal(result.points[0], 30);
    assert_int_equal(result.points[3], 10);
    assert_int_equal(atl_result_winners(&result, 4), 1);
}

/* Who ends the game has not won it yet: the last exchange counts. */
static void test_SD_7_3_the_last_exchange_decides(void **state)
{
    (void)state;
    sd_state s = last_round(28, 27, 0, 0);
    s.goods[1] = 15;
    PLAY(&s, "captain", "governor", "beggar", "beggar");
    assert_ranks(&s, 2, 1, 3, 3);
}

static void test_SD_7_3_tie_more_goods_left(void **state)
{
    (void)state;
    sd_state s = last_round(28, 28, 0, 0);
    s.goods[0] = 3 + 1; /* one VP and 1 good */
    s.goods[1] = 3 + 2;
    s.hand[1] = CAPTAIN | BEGGAR; /* goods come before cards */
    PLAY(&s, "captain", "captain", "beggar", "beggar");
    assert_int_equal(s.vp[0], s.vp[1]);
    assert_ranks(&s, 2, 1, 3, 3);
}

/* Goods are compared after the exchange: 3 goods are worth a VP, and gone. */
static void test_SD_7_3_tie_goods_are_counted_after_the_exchange(void **state)
{
    (void)state;
    sd_state s = last_round(28, 27, 0, 0);
    s.goods[0] = 1;
    s.goods[1] = 3;
    PLAY(&s, "captain", "captain", "beggar", "beggar");
    assert_int_equal(s.vp[0], s.vp[1]);
    assert_ranks(&s, 1, 2, 3, 3);
}

static void test_SD_7_3_tie_more_cards_in_hand(void **state)
{
    (void)state;
    sd_state s = last_round(28, 28, 0, 0);
    s.hand[0] = CAPTAIN | ADMIRAL | BEGGAR;
    s.hand[1] = CAPTAIN | ADMIRAL | FRIGATE | BEGGAR;
    PLAY(&s, "captain", "captain", "beggar", "beggar");
    assert_ranks(&s, 2, 1, 3, 3);
}

/* The Beggar's cards are back before hands are counted. */
static void test_SD_7_3_tie_cards_are_counted_after_the_last_clean_up(void **state)
{
    (void)state;
    sd_state s = last_round(28, 0, 2, 2);
    s.hand[2] = BEGGAR; /* begs 4: 1 VP and 1 good */
    s.goods[3] = 3;     /* with the begged good: 1 VP and 1 good */
    s.hand[3] = SD_FULL_HAND;
    PLAY(&s, "captain", "governor", "beggar", "beggar");
    assert_int_equal(s.hand[2], SD_FULL_HAND);
    assert_int_equal(s.goods[2], 1);
    assert_ranks(&s, 1, 4, 2, 2);
}

static void test_SD_7_3_tie_shared_victory(void **state)
{
    (void)state;
    sd_state s = last_round(28, 0, 28, 28);
    s.row[SD_VP] = 6;
    PLAY(&s, "captain", "beggar", "captain", "captain");
    assert_ranks(&s, 1, 4, 1, 1);
    atl_result result;
    santo_domingo_game.score(&s, &result);
    assert_int_equal(atl_result_winners(&result, 4), 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_7_1_ends_after_the_round_that_reaches_the_goal),
        cmocka_unit_test(test_SD_7_1_goal_45),
        cmocka_unit_test(test_SD_7_1_the_round_is_finished_first),
        cmocka_unit_test(test_SD_7_1_judged_before_the_last_exchange),
        cmocka_unit_test(test_SD_7_1_ends_after_100_rounds),
        cmocka_unit_test(test_SD_7_1_nothing_can_be_done_after_the_end),
        cmocka_unit_test(test_SD_7_2_goods_become_vp_at_3_to_1),
        cmocka_unit_test(test_SD_7_2_not_at_the_rates_of_the_board),
        cmocka_unit_test(test_SD_7_3_most_vp_wins),
        cmocka_unit_test(test_SD_7_3_the_last_exchange_decides),
        cmocka_unit_test(test_SD_7_3_tie_more_goods_left),
        cmocka_unit_test(test_SD_7_3_tie_goods_are_counted_after_the_exchange),
        cmocka_unit_test(test_SD_7_3_tie_more_cards_in_hand),
        cmocka_unit_test(test_SD_7_3_tie_cards_are_counted_after_the_last_clean_up),
        cmocka_unit_test(test_SD_7_3_tie_shared_victory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
