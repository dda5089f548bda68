/* The second referee watches whole random games: before every action it must know the
 * same legal actions, and after it the table must look the same. */
#include "referee.h"

enum { GAMES = 120 };

static void compare_seat(const referee *r, const sc_state *s, int seat)
{
    const player *p = &r->seats[seat];
    int referees = 0;
    int engines = 0;
    assert_int_equal(s->pesos[seat], p->pesos);
    assert_int_equal(s->vp[seat], p->vp);
    assert_int_equal(s->piece[seat], p->at == NONE ? SC_NOWHERE : p->at);
    for (int g = 0; g < 6; g++) {
        if (r->wait != END)
            assert_int_equal(s->goods[seat][g], p->goods[g]);
        referees += p->goods[g];
        engines += s->goods[seat][g];
    }
    assert_int_equal(referees, engines);
}

static void compare(const referee *r, const sc_state *s)
{
    list expected = referee_expects(r);
    atl_action legal[ATL_MAX_ACTIONS];
    int count = santiago_game.legal(s, legal);
    assert_int_equal(santiago_game.to_act(s), referee_to_act(r));
    for (int i = 0; i < count && i < expected.count; i++) {
        char text[ATL_NOTATION_BYTES];
        santiago_game.notate(legal[i], text);
        assert_string_equal(text, expected.text[i]);
    }
    assert_int_equal(count, expected.count);
    assert_int_equal(s->ship, r->ship);
    assert_int_equal(s->value, r->value);
    assert_int_equal(s->turn, r->turns);
    assert_int_equal(s->car, r->car);
    for (int die = 0; die < 5 && !s->roll_due; die++)
        assert_int_equal(s->demand[die], wanted(r, die));
    for (int seat = 0; seat < r->players; seat++)
        compare_seat(r, s, seat);
    for (int house = 0; house < 12; house++) {
        for (int seat = 0; seat < r->players; seat++)
            assert_int_equal(s->owned[seat] >> house & 1, r->owner[house] == seat);
    }
    for (int c = 1; c < 10; c++)
        assert_int_equal(s->inactive >> c & 1, r->asleep[c]);
}

/* Any flowers that a file could set. */
static void random_flowers(atl_setup *setup, atl_rng *rng)
{
    uint8_t flowers[9];
    do {
        for (int c = 0; c < 9; c++)
            flowers[c] = (uint8_t)atl_rng_below(rng, 5);
        atl_edition_override(&setup->edition, &santiago_game, 0, flowers);
    } while (atl_edition_validate(&setup->edition, &santiago_game, NULL, NULL, NULL) != ATL_OK);
}

static void watch_game(const atl_setup *setup, atl_rng *rng, bool greedy)
{
    sc_state s;
    referee r = referee_start(setup);
    assert_int_equal(santiago_game.setup(&s, setup, NULL, NULL), ATL_OK);
    for (;;) {
        atl_action legal[ATL_MAX_ACTIONS];
        char text[ATL_NOTATION_BYTES];
        compare(&r, &s);
        int seat = santiago_game.to_act(&s);
        int count = santiago_game.legal(&s, legal);
        if (seat == ATL_OVER)
            return;
        atl_action action = legal[atl_rng_below(rng, (uint32_t)count)];
        if (seat == ATL_CHANCE)
            action = atl_chance_draw(&santiago_game, &s, rng);
        else if (greedy && seat == 0)
            action = santiago_game.greedy(&s, seat, legal, count, rng);
        santiago_game.notate(action, text);
        assert_int_equal(santiago_game.apply(&s, action, NULL), ATL_OK);
        referee_watches(&r, text);
    }
}

static void test_a_second_referee_agrees(void **state)
{
    (void)state;
    for (uint64_t game = 0; game < GAMES; game++) {
        atl_rng rng;
        atl_setup setup;
        atl_rng_seed(&rng, game, 9);
        atl_setup_default(&setup, &santiago_game, (int)(2 + game % 3));
        setup.options[SC_OPTION_PRESET] = game / 3 % 2;
        if (game % 4 == 3)
            random_flowers(&setup, &rng);
        watch_game(&setup, &rng, game % 5 == 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_a_second_referee_agrees)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
