/* Sharing a row and the four cards that take from one: SD-4, SD-5.1, SD-5.2,
 * SD-5.4, SD-5.5. */
#include "table.h"

/* `n` of 6 players play `card` on a row holding `available`; the others beg. Each
 * of the n must receive `each`, and the rest must stay. */
static void share(const char *card, sd_row row, int available, int n, int each)
{
    sd_state s = table_of(6);
    s.row[row] = (uint8_t)available;
    memset(s.goods, 0, sizeof s.goods);
    for (int seat = 0; seat < 6; seat++)
        PLAY(&s, seat < n ? card : "beggar");
    for (int seat = 0; seat < n; seat++)
        assert_int_equal(row == SD_VP ? s.vp[seat] : s.goods[seat], each);
    for (int seat = n; seat < 6; seat++)
        assert_int_equal(row == SD_VP ? s.vp[seat] : s.goods[seat], row == SD_VP ? 0 : 1);
    assert_row_before_supply(&s, row, available - n * each);
}

/* min(card's maximum, floor(R / n)), for every row and every number of players. */
static void share_all(const char *card, sd_row row, int maximum)
{
    for (int available = 0; available <= 15; available++) {
        for (int n = 1; n <= 6; n++) {
            int each = available / n;
            share(card, row, available, n, each < maximum ? each : maximum);
        }
    }
}

static void test_SD_4_1_remainder_stays(void **state)
{
    (void)state;
    share("galleon", SD_GOODS, 11, 3, 3);
    share("admiral", SD_VP, 5, 6, 0);
    share("captain", SD_VP, 3, 2, 1);
}

static void test_SD_4_2_full_share_leaves_the_row(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    atl_events events;
    s.row[SD_GOODS] = 12;
    s.goods[0] = 15;
    s.goods[1] = 10;
    PLAY_TOLD(&s, &events, "galleon", "galleon", "captain", "captain");
    assert_int_equal(s.goods[0], 15);
    assert_int_equal(s.goods[1], 15);
    assert_int_equal(find_event(&events, SD_EVENT_LOSE, 0)->args[0], 6);
    assert_int_equal(find_event(&events, SD_EVENT_LOSE, 1)->args[0], 1);
    assert_row_before_supply(&s, SD_GOODS, 0);
}

static void test_SD_5_1_captain(void **state)
{
    (void)state;
    share_all("captain", SD_VP, 2);
}

static void test_SD_5_2_admiral(void **state)
{
    (void)state;
    share_all("admiral", SD_VP, 5);
}

static void test_SD_5_2_captains_come_first(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_VP] = 4;
    PLAY(&s, "admiral", "captain", "captain", "beggar");
    assert_int_equal(s.vp[0], 0);
    assert_int_equal(s.vp[1], 2);
    assert_int_equal(s.vp[2], 2);
    assert_row_before_supply(&s, SD_VP, 0);
}

/* With two cards a player may take from a row twice. */
static void test_SD_5_2_captain_and_admiral_of_one_player(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    s.row[SD_VP] = 6;
    PLAY(&s, "captain+admiral", "customs+beggar");
    assert_int_equal(s.vp[0], 6);
    assert_row_before_supply(&s, SD_VP, 0);
}

static void test_SD_5_4_frigate(void **state)
{
    (void)state;
    share_all("frigate", SD_GOODS, 3);
}

static void test_SD_5_5_galleon(void **state)
{
    (void)state;
    share_all("galleon", SD_GOODS, 15);
}

static void test_SD_5_5_frigates_come_first(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    s.row[SD_GOODS] = 9;
    s.goods[0] = s.goods[1] = 0;
    PLAY(&s, "galleon", "galleon", "frigate", "captain");
    assert_int_equal(s.goods[2], 4 + 3);
    assert_int_equal(s.goods[0], 3);
    assert_int_equal(s.goods[1], 3);
    assert_row_before_supply(&s, SD_GOODS, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_4_1_remainder_stays),
        cmocka_unit_test(test_SD_4_2_full_share_leaves_the_row),
        cmocka_unit_test(test_SD_5_1_captain),
        cmocka_unit_test(test_SD_5_2_admiral),
        cmocka_unit_test(test_SD_5_2_captains_come_first),
        cmocka_unit_test(test_SD_5_2_captain_and_admiral_of_one_player),
        cmocka_unit_test(test_SD_5_4_frigate),
        cmocka_unit_test(test_SD_5_5_galleon),
        cmocka_unit_test(test_SD_5_5_frigates_come_first),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
