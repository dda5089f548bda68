/* Positions and play by notation for the tests of the rules. */
#include "table.h"

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

static void assert_possible(const sc_state *s)
{
    const char *broken = santiago_game.check(s);
    if (broken != NULL)
        fail_msg("impossible position: %s", broken);
}

void play(sc_state *s, atl_events *events, const char *const *notations)
{
    assert_possible(s);
    for (; *notations != NULL; notations++) {
        atl_action action = 0;
        if (atl_action_read(&santiago_game, s, *notations, &action, NULL) != ATL_OK)
            fail_msg("cannot play '%s'", *notations);
        assert_int_equal(santiago_game.apply(s, action, events), ATL_OK);
        assert_possible(s);
    }
}

void assert_legal(const sc_state *s, const char *const *notations)
{
    atl_action legal[ATL_MAX_ACTIONS];
    char text[ATL_NOTATION_BYTES];
    int count = santiago_game.legal(s, legal);
    assert_possible(s);
    for (int i = 0; i < count; i++) {
        santiago_game.notate(legal[i], text);
        if (notations[i] == NULL)
            fail_msg("'%s' should not be legal", text);
        assert_string_equal(text, notations[i]);
    }
    if (notations[count] != NULL)
        fail_msg("'%s' should be legal", notations[count]);
}

atl_action code_of(const char *notation)
{
    char text[ATL_NOTATION_BYTES];
    for (atl_action code = 0; code < santiago_game.num_actions; code++) {
        santiago_game.notate(code, text);
        if (strcmp(text, notation) == 0)
            return code;
    }
    fail_msg("no action '%s'", notation);
    return 0;
}

void assert_illegal(const sc_state *s, const char *notation)
{
    sc_state tried = *s;
    atl_action action = 0;
    assert_possible(s);
    assert_int_equal(atl_action_read(&santiago_game, s, notation, &action, NULL), ATL_ILLEGAL);
    assert_int_equal(santiago_game.apply(&tried, code_of(notation), NULL), ATL_ILLEGAL);
    assert_memory_equal(&tried, s, sizeof tried);
}

void assert_drives(const sc_state *s, int seat)
{
    assert_int_equal(s->phase, SC_DRIVE);
    assert_int_equal(santiago_game.to_act(s), seat);
}

const atl_event *find_event(const atl_events *events, int kind, int seat)
{
    for (int i = 0; i < events->count; i++) {
        if (events->list[i].kind == kind && events->list[i].seat == seat)
            return &events->list[i];
    }
    fail_msg("no event '%s' of seat %d", santiago_game.event_kinds[kind].name, seat);
    return NULL;
}

int count_events(const atl_events *events, int kind, int seat)
{
    int count = 0;
    for (int i = 0; i < events->count; i++)
        count += events->list[i].kind == kind && events->list[i].seat == seat;
    return count;
}
