/* Positions and play by notation for the tests of the rules. */
#include "table.h"

#include <stdio.h>
#include <string.h>

const atl_game *const tested_game = &cuba_game;

/* --- games and tables --- */

cu_state new_game_of(int players, const char *options, const char *edition)
{
    cu_state s;
    atl_setup setup;
    atl_reason why = {0};
    char text[128];
    snprintf(text, sizeof text, "%s", options);
    atl_setup_default(&setup, &cuba_game, players);
    for (char *word = strtok(text, " "); word != NULL; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        assert_non_null(value);
        *value++ = '\0';
        assert_int_equal(atl_setup_option(&setup, &cuba_game, word, value, &why), ATL_OK);
    }
    if (edition != NULL)
        assert_int_equal(
            atl_edition_read(&setup.edition, &cuba_game, edition, strlen(edition), &why), ATL_OK);
    memset(&s, 0x5A, sizeof s);
    assert_int_equal(cuba_game.setup(&s, &setup, NULL, &why), ATL_OK);
    return s;
}

cu_state new_game(int players, const char *options)
{
    return new_game_of(players, options, NULL);
}

static void empty_hands(cu_state *s)
{
    for (int seat = 0; seat < s->players; seat++) {
        for (cu_piece piece = 0; piece < CU_PIECES; piece++)
            have(s, seat, piece, 0);
    }
}

cu_state table_with(int players, const char *options)
{
    cu_state s = new_game(players, options);
    PLAY(&s, "ship 1", "ship 2", "ship 4", "start 0");
    for (int seat = 0; seat < players; seat++)
        PLAY(&s, "take wood", "take wood", "take citrus", "take citrus");
    PLAY(&s, "bill tax-1", "bill duty-sugar", "bill subsidy-buildings", "bill market-minus");
    empty_hands(&s);
    ship_at(&s, CU_DOCK_3, 3);
    in_round(&s, 2);
    settle(&s);
    return s;
}

cu_state table_of(int players)
{
    return table_with(players, "");
}

/* --- pieces --- */

void have(cu_state *s, int seat, cu_piece piece, int amount)
{
    int stock = s->stock[piece] + s->seats[seat].pieces[piece] - amount;
    assert_true(stock >= 0);
    s->stock[piece] = (uint8_t)stock;
    s->seats[seat].pieces[piece] = (uint8_t)amount;
    if (piece >= CU_CITRUS && piece <= CU_TOBACCO)
        s->seats[seat].stored[piece - CU_CITRUS] = 0;
    settle(s);
}

void have_stored(cu_state *s, int seat, cu_piece piece, int amount)
{
    assert_in_range(amount, 0, s->seats[seat].pieces[piece]);
    s->seats[seat].stored[piece - CU_CITRUS] = (uint8_t)amount;
    settle(s);
}

void leave_in_stock(cu_state *s, cu_piece piece, int amount)
{
    int last = s->players - 1;
    int more = s->stock[piece] - amount;
    assert_true(more >= 0);
    have(s, last, piece, s->seats[last].pieces[piece] + more);
}

void on_market(cu_state *s, cu_piece piece, int amount)
{
    int m = (int)piece - CU_RESOURCES;
    int stock = s->stock[piece] + s->market[m] - amount;
    assert_true(stock >= 0);
    s->stock[piece] = (uint8_t)stock;
    s->market[m] = (uint8_t)amount;
    settle(s);
}

void built(cu_state *s, int seat, cu_tile tile, int field)
{
    assert_true(s->tiles >> tile & 1U);
    s->tiles &= ~(1U << tile);
    s->seats[seat].tiles |= 1U << tile;
    s->places[tile] = (uint8_t)field;
    for (int piece = 0; piece < CU_GROWN; piece++)
        s->seats[seat].open[piece] &= (uint16_t) ~(1U << field);
    settle(s);
}

/* --- harbour --- */

void ship_at(cu_state *s, cu_place place, int number)
{
    uint16_t wanted = (uint16_t)(1U << (number - 1));
    assert_true(s->pile & wanted);
    s->pile &= (uint16_t)~wanted;
    if (s->ships[place] != CU_NO_SHIP) {
        assert_int_equal(s->needs[place], cu_card_needs(s->cards[s->ships[place]]));
        s->pile |= (uint16_t)(1U << s->ships[place]);
    }
    s->ships[place] = (uint8_t)(number - 1);
    s->needs[place] = cu_card_needs(s->cards[number - 1]);
    settle(s);
}

void aboard(cu_state *s, cu_place place, const char *letters)
{
    for (; *letters != '\0'; letters++) {
        int m = (int)(strchr("CSTRG", *letters) - "CSTRG");
        assert_true(cu_need(s->needs[place], m) > 0 && s->stock[CU_RESOURCES + m] > 0);
        s->needs[place] = (uint16_t)(s->needs[place] - (1U << (3 * m)));
        s->stock[CU_RESOURCES + m]--;
    }
    settle(s);
}

/* --- statutes --- */

/* Fills a pile with the lowest cards that lie nowhere else. */
static void fill_deck(cu_state *s, cu_type type)
{
    int cards = CU_CARDS - s->round;
    s->decks[type] = 0;
    for (int card = 0; card < CU_CARDS && cards > 0; card++) {
        if (card == s->acts[type] || card == s->bills[type])
            continue;
        s->decks[type] |= (uint8_t)(1U << card);
        cards--;
    }
    assert_int_equal(cards, 0);
}

/* A card other than `taken` for the other place. */
static uint8_t other_card(int taken)
{
    return taken == 0 ? 1 : 0;
}

void in_force(cu_state *s, cu_type type, int card)
{
    if (s->bills[type] == card)
        s->bills[type] = other_card(card);
    s->acts[type] = (uint8_t)card;
    fill_deck(s, type);
    settle(s);
}

void bill_is(cu_state *s, cu_type type, int card)
{
    if (s->acts[type] == card)
        s->acts[type] = other_card(card);
    s->bills[type] = (uint8_t)card;
    fill_deck(s, type);
    settle(s);
}

void in_round(cu_state *s, int round)
{
    s->round = (uint8_t)round;
    for (cu_type type = 0; type < CU_TYPES; type++) {
        if (round == CU_ROUNDS && s->acts[type] < CU_CARDS && s->acts[type] == s->bills[type])
            s->bills[type] = other_card(s->acts[type]);
        fill_deck(s, type);
    }
    settle(s);
}

/* --- phases --- */

static int character_of(char letter)
{
    return (int)(strchr("WTAFM", letter) - "WTAFM");
}

void open_parliament(cu_state *s, int seat, const char *kept)
{
    for (int number = 0; number < s->players; number++) {
        int card = character_of(kept[number]);
        int turn = 0;
        s->seats[number].hand = (uint8_t)(1U << card);
        s->seats[number].played = 0;
        for (int other = 0; other < CU_CHARACTERS; other++) {
            if (other != card)
                s->seats[number].played |= (uint16_t)(other << (4 * turn++));
        }
    }
    s->turn = CU_TURNS;
    s->start = (uint8_t)seat;
    s->actor = (uint8_t)seat;
    cu_begin_parliament(s, NULL);
    assert_null(cuba_game.check(s));
}

/* Bills are gone when the statute phase begins. */
void begin_statutes(cu_state *s, int seat)
{
    static const char all_kept[] = "MMMMM";
    open_parliament(s, seat, all_kept);
    for (int number = 0; number < s->players; number++)
        s->seats[number].votes = 0;
    memset(s->bills, CU_NO_ACT, sizeof s->bills);
    s->ballot = 0;
    s->bidders = 0;
    cu_begin_statutes(s, NULL);
    assert_null(cuba_game.check(s));
}

void end_round(cu_state *s)
{
    int start = s->start;
    /* Nobody can pay or give anything, nor is there a subsidy. */
    open_parliament(s, start, "MMMMM");
    memset(s->bills, CU_NO_ACT, sizeof s->bills);
    s->ballot = 0;
    s->bidders = 0;
    s->quota = 0;
    cu_end_round(s, NULL);
    assert_null(cuba_game.check(s));
}

/* --- playing --- */

void settle(cu_state *s)
{
    s->choices = cu_decisions[s->phase].choices(s);
}

void assert_turn_of(const cu_state *s, int seat)
{
    assert_int_equal(s->phase, CU_CHARACTER);
    assert_int_equal(cuba_game.to_act(s), seat);
}

int points_for(const atl_events *events, int seat, int why)
{
    int points = 0;
    for (int i = 0; i < events->count; i++) {
        const atl_event *event = &events->list[i];
        if (event->kind == CU_EVENT_POINTS && event->seat == seat && event->args[1] == why)
            points += event->args[0];
    }
    return points;
}
