/* Positions and play by notation for the tests of the rules. */
#include "table.h"

const atl_game *const tested_game = &santiago_game;

const char *const layout[] = {"place church",        "place distillery",
                              "place casino",        "place bank",
                              "place cigar-factory", "place black-market",
                              "place sawmill",       "place cafe",
                              "place customs",       "place harbourmaster",
                              "place office",        "place newspaper",
                              "settle pedro",        "settle maria",
                              "settle jose",         "settle martinez",
                              "settle conchita",     "settle miguel",
                              "settle pablo",        "settle el-zorro",
                              "settle alonso",       NULL};

const char *const strange_flowers = "edition strange\ngame santiago\ntable flowers\n"
                                    "pedro = white\nmaria = none\njose = yellow\n"
                                    "martinez = yellow\nconchita = red\nmiguel = blue\n"
                                    "pablo = blue\nel-zorro = red\nalonso = none\n";

static sc_state begin(int players, const char *preset, const char *edition)
{
    sc_state s;
    atl_setup setup;
    atl_reason why = {0};
    atl_setup_default(&setup, &santiago_game, players);
    assert_int_equal(atl_setup_option(&setup, &santiago_game, "preset", preset, &why), ATL_OK);
    if (edition != NULL)
        assert_int_equal(
            atl_edition_read(&setup.edition, &santiago_game, edition, strlen(edition), &why),
            ATL_OK);
    assert_int_equal(santiago_game.setup(&s, &setup, NULL, &why), ATL_OK);
    return s;
}

sc_state fresh(int players)
{
    return begin(players, "rulebook", NULL);
}

sc_state table_with(int players, const char *preset, const char *edition)
{
    sc_state s = begin(players, preset, edition);
    play(&s, NULL, layout);
    PLAY(&s, "first 0", "roll sugar 2", "roll citrus 2", "roll tobacco 2", "roll rum 1",
         "roll cigars 1", "leave cigars");
    return s;
}

sc_state table_of(int players)
{
    return table_with(players, "rulebook", NULL);
}

void stand_at(sc_state *s, int place)
{
    s->car = s->stop_of[place];
}

void hold(sc_state *s, int seat, int good, int amount)
{
    s->supply[good] = (uint8_t)(s->supply[good] + s->goods[seat][good] - amount);
    s->goods[seat][good] = (uint8_t)amount;
}

void strip(sc_state *s, int seat)
{
    for (int good = 0; good < SC_GOODS; good++)
        hold(s, seat, good, 0);
    s->pesos[seat] = 0;
    s->vp[seat] = 0;
}

void want(sc_state *s, int sugar, int citrus, int tobacco, int rum, int cigars)
{
    const int dice[SC_DICE] = {sugar, citrus, tobacco, rum, cigars};
    for (int die = SC_DICE - 1; die >= 0; die--) {
        s->demand[die] = (uint8_t)dice[die];
        if (dice[die] == 0)
            s->left_out = (uint8_t)die;
    }
}

void own(sc_state *s, int seat, int building)
{
    s->owned[seat] |= (uint16_t)(1U << building);
}

void turn_of(sc_state *s, int active)
{
    s->turn = (uint16_t)(s->players + active + 1);
    s->active = s->actor = (uint8_t)active;
}

void assert_drives(const sc_state *s, int seat)
{
    assert_int_equal(s->phase, SC_DRIVE);
    assert_int_equal(santiago_game.to_act(s), seat);
}
