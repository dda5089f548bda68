/* What is secret: SD-8. */
#include "table.h"

static sd_state seen_by(const sd_state *s, int seat)
{
    sd_state view;
    santo_domingo_game.observe(s, seat, &view);
    return view;
}

/* Whatever a seat has chosen, the others see the same. */
static void test_SD_8_1_a_chosen_card_is_secret(void **state)
{
    (void)state;
    sd_state one = table_of(4);
    sd_state two = one;
    PLAY(&one, "captain", "frigate");
    PLAY(&two, "beggar", "trader");
    for (int seat = ATL_WATCHER; seat < 4; seat++) {
        sd_state a = seen_by(&one, seat);
        sd_state b = seen_by(&two, seat);
        if (seat == 0 || seat == 1) {
            assert_memory_not_equal(&a, &b, sizeof a); /* the own choice is known */
        } else {
            assert_memory_equal(&a, &b, sizeof a);
        }
    }
    assert_int_equal(seen_by(&one, 0).played[0], CAPTAIN);
    assert_int_equal(seen_by(&one, 0).played[1], 0);
    assert_int_equal(seen_by(&one, 1).played[1], FRIGATE);
    assert_int_equal(seen_by(&one, 1).played[0], 0);
}

/* That a commitment was made is public (SD-3.2). */
static void test_SD_8_1_that_somebody_chose_is_public(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    PLAY(&s, "captain", "frigate");
    for (int seat = ATL_WATCHER; seat < 4; seat++) {
        sd_state view = seen_by(&s, seat);
        assert_int_equal(santo_domingo_game.to_act(&view), 2);
    }
}

static void test_SD_8_1_all_is_open_once_all_have_chosen(void **state)
{
    (void)state;
    sd_state s = table_of(4);
    PLAY(&s, "captain", "frigate", "trader", "beggar");
    for (int seat = ATL_WATCHER; seat < 4; seat++) {
        sd_state view = seen_by(&s, seat);
        assert_memory_equal(&view, &s, sizeof s);
    }
}

static void test_SD_8_1_nothing_else_is_secret(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    PLAY(&s, "captain+frigate", "admiral+customs", "galleon+trader");
    sd_state view = seen_by(&s, 1);
    view.played[0] = s.played[0]; /* the only difference */
    assert_memory_equal(&view, &s, sizeof s);
}

/* Imagined choices are cards the seat really has. */
static void test_SD_8_1_imagined_choices_come_from_the_hand(void **state)
{
    (void)state;
    sd_state s = table_of(2);
    atl_rng rng;
    int seen = 0;
    s.hand[0] = CAPTAIN | GALLEON | TRADER | BEGGAR;
    PLAY(&s, "captain+trader");
    sd_state view = seen_by(&s, 1);
    atl_rng_seed(&rng, 8, 1);
    for (int i = 0; i < 200; i++) {
        sd_state imagined;
        santo_domingo_game.imagine(&view, 1, &rng, &imagined);
        assert_null(santo_domingo_game.check(&imagined));
        assert_int_equal(imagined.played[0] & ~s.hand[0], 0);
        seen |= imagined.played[0];
    }
    assert_int_equal(seen, s.hand[0]); /* and any of them */
}

static void test_SD_8_2_played_cards_are_shown_by_default(void **state)
{
    (void)state;
    atl_setup setup;
    sd_state s;
    atl_setup_default(&setup, &santo_domingo_game, 4);
    assert_int_equal(santo_domingo_game.setup(&s, &setup, NULL, NULL), ATL_OK);
    assert_int_equal(s.memory, 0);
}

/* memory=on is a matter of the screen; no rule reads it. */
static void test_SD_8_2_memory_changes_no_rule(void **state)
{
    (void)state;
    atl_setup setup;
    sd_state off = table_of(4);
    sd_state on;
    atl_setup_default(&setup, &santo_domingo_game, 4);
    assert_int_equal(atl_setup_option(&setup, &santo_domingo_game, "memory", "on", NULL), ATL_OK);
    assert_int_equal(santo_domingo_game.setup(&on, &setup, NULL, NULL), ATL_OK);
    assert_int_equal(on.memory, 1);
    PLAY(&off, "captain", "frigate", "trader", "beggar", "buy 1", "beggar", "customs");
    PLAY(&on, "captain", "frigate", "trader", "beggar", "buy 1", "beggar", "customs");
    on.memory = 0;
    assert_memory_equal(&on, &off, sizeof on);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_SD_8_1_a_chosen_card_is_secret),
        cmocka_unit_test(test_SD_8_1_that_somebody_chose_is_public),
        cmocka_unit_test(test_SD_8_1_all_is_open_once_all_have_chosen),
        cmocka_unit_test(test_SD_8_1_nothing_else_is_secret),
        cmocka_unit_test(test_SD_8_1_imagined_choices_come_from_the_hand),
        cmocka_unit_test(test_SD_8_2_played_cards_are_shown_by_default),
        cmocka_unit_test(test_SD_8_2_memory_changes_no_rule),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
